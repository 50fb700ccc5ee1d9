"""The columns of the tables of links: their names, what they mean, and their numbers."""

from __future__ import annotations

import numpy as np

from engine.report.place import LinkTotals, crossing_words, dimension_of_links
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers

ENDS = (
    ("from", Text(QT_TRANSLATE_NOOP("links", "from"))),
    ("to", Text(QT_TRANSLATE_NOOP("links", "to"))),
    ("dimension", Text(QT_TRANSLATE_NOOP("links", "dim", "short for dimension"))),
)
WORDS = ("words", Text(QT_TRANSLATE_NOOP("links", "words")))
COLUMNS = (
    *ENDS,
    ("chunks", Text(QT_TRANSLATE_NOOP("links", "chunks"))),
    WORDS,
    ("waiting", Text(QT_TRANSLATE_NOOP("links", "wait", "how many transfers wait, short"))),
    ("congestion", Text(QT_TRANSLATE_NOOP("links", "cong.", "short for congestion"))),
    ("start", Text(QT_TRANSLATE_NOOP("links", "start"))),
    ("end", Text(QT_TRANSLATE_NOOP("links", "end"))),
)
"""Of one cycle; a row is a crossing."""

TOTAL_COLUMNS = (
    *ENDS,
    ("crossings", Text(QT_TRANSLATE_NOOP("links", "crossings"))),
    WORDS,
    ("busy", Text(QT_TRANSLATE_NOOP("links", "busy", "how long a link is occupied"))),
    ("share", Text(QT_TRANSLATE_NOOP("links", "share", "of the whole time"))),
    ("queue", Text(QT_TRANSLATE_NOOP("links", "queue", "the longest queue at a link"))),
)
"""Of the whole run; a row is a link."""

TIMES = ("start", "end", "busy")
"""Columns in ticks."""

TIPS = {
    "from": Text(QT_TRANSLATE_NOOP("links", "The node that sends")),
    "to": Text(QT_TRANSLATE_NOOP("links", "The node that receives")),
    "dimension": Text(QT_TRANSLATE_NOOP("links", "The dimension that the link runs along")),
    "chunks": Text(QT_TRANSLATE_NOOP("links", "Chunks (or packets) on the link")),
    "words": Text(QT_TRANSLATE_NOOP("links", "Words on the link")),
    "waiting": Text(QT_TRANSLATE_NOOP("links", "Transfers that wait for the link in this cycle")),
    "congestion": Text(
        QT_TRANSLATE_NOOP("links", "Congestion: how many transfers cross the link in this step")
    ),
    "start": Text(QT_TRANSLATE_NOOP("links", "When the link begins to be busy")),
    "end": Text(QT_TRANSLATE_NOOP("links", "When the link is free again")),
    "crossings": Text(QT_TRANSLATE_NOOP("links", "How often the link is crossed in the whole run")),
    "busy": Text(QT_TRANSLATE_NOOP("links", "How long the link is occupied in the whole run")),
    "share": Text(QT_TRANSLATE_NOOP("links", "Its part of the whole time, in per cent")),
    "queue": Text(QT_TRANSLATE_NOOP("links", "The most that wait for the link at once")),
}


def link_columns(run: Run, cycle: int) -> dict[str, Integers]:
    """Return the crossings of a cycle as columns: those of ``COLUMNS``, and ``link``."""
    trace = run.trace
    moving = trace.moving(cycle)
    link = trace.link[moving]
    step = trace.step_of_cycle(cycle)
    crossed = trace.crossed_in_step(step) if step else np.zeros(len(run.topology.links), np.int64)
    return {
        **_ends(run, link),
        "chunks": run.chunks_on_link[moving],
        "words": crossing_words(run, moving),
        "waiting": trace.queued(cycle)[link],
        "congestion": crossed[link],
        "start": trace.start[moving],
        "end": trace.end[moving],
    }


def total_columns(run: Run, totals: LinkTotals) -> dict[str, Integers]:
    """Return the links of a run as columns: those of ``TOTAL_COLUMNS``, and ``link``.

    The share is in tenths of a per cent.
    """
    return {
        **_ends(run, np.arange(len(totals.busy))),
        "crossings": totals.crossings,
        "words": totals.words,
        "busy": totals.busy,
        "share": np.round(totals.busy * (1000 / max(1, run.trace.duration))).astype(np.int64),
        "queue": totals.queue,
    }


def _ends(run: Run, link: Integers) -> dict[str, Integers]:
    ends = run.topology.links[link]
    dimension = dimension_of_links(run.topology)[link]
    return {"link": link, "from": ends[:, 0], "to": ends[:, 1], "dimension": dimension}
