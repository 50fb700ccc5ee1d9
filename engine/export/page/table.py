"""The table of the links in use, as HTML.

``resources/page/page.js`` writes the same rows for the other cycles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from engine.export.page.settings import Settings
from engine.picture.ink import level
from engine.report.links import TIPS
from engine.report.method import size_title
from engine.report.vertices import vertex_name
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

HEADS = (
    ("from", Text(QT_TRANSLATE_NOOP("page", "link"))),
    ("dimension", Text(QT_TRANSLATE_NOOP("links", "dim", "short for dimension"))),
    ("chunks", Text(QT_TRANSLATE_NOOP("links", "chunks"))),
    ("words", Text(QT_TRANSLATE_NOOP("links", "words"))),
    ("waiting", Text(QT_TRANSLATE_NOOP("links", "wait", "how many transfers wait, short"))),
    ("start", Text(QT_TRANSLATE_NOOP("links", "start"))),
    ("end", Text(QT_TRANSLATE_NOOP("links", "end"))),
)
"""The heads of the columns; sender and receiver are one column."""

NO_DIMENSION = "–"
"""Stands for the dimension of links that run along none (-1)."""

ENDS = Text(QT_TRANSLATE_NOOP("page", "The node that sends and the one that receives"))

ROW = (
    '<tr data-link="{link}" data-from="{sender}" data-to="{to}" data-dimension="{dimension}"'
    ' data-chunks="{chunks}" data-words="{words}" data-waiting="{waiting}" data-start="{start}"'
    ' data-end="{end}"><th scope="row">{a} → {b}</th><td>{along}</td>'
    '<td><span class="chip chip-{level}">{chunks}</span></td><td>{words}</td><td>{waiting}</td>'
    "<td>{starts}</td><td>{ends}</td></tr>\n"
)


def table_head(run: Run, settings: Settings) -> str:
    """Return the heads of the columns, with what they mean."""
    words = settings.words
    tips = {**TIPS, "from": ENDS}
    heads = {**dict(HEADS), "words": size_title(run.scenario, dict(HEADS)["words"])}
    cells = (
        f'<th scope="col" title="{escape(words(tips[name]))}">{escape(words(head))}</th>'
        for name, head in heads.items()
    )
    return "".join(cells)


def names_of(run: Run, settings: Settings) -> dict[int, str]:
    """Return what vertices are called that are no nodes."""
    others = range(run.topology.p, run.topology.vertices)
    return {one: settings.words(vertex_name(run.topology, one)) for one in others}


def table_rows(
    rows: Sequence[Sequence[int]], times: Mapping[int, str], names: Mapping[int, str]
) -> str:
    """Return the rows of a cycle; ``times`` and ``names`` say how instants and ends are written."""
    found = []
    for link, sender, to, dimension, chunks, words, waiting, start, end in rows:
        found.append(
            ROW.format(
                link=link,
                sender=sender,
                to=to,
                dimension=dimension,
                a=escape(names.get(sender, str(sender))),
                b=escape(names.get(to, str(to))),
                along=dimension if dimension >= 0 else NO_DIMENSION,
                chunks=chunks,
                words=words,
                waiting=waiting,
                start=start,
                end=end,
                level=level(chunks),
                starts=escape(times[start]),
                ends=escape(times[end]),
            )
        )
    return "".join(found)
