"""The steps of a run as a table: what each one sends how far, and the parts of its time."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from engine.report.place import dimension_of_links, span
from engine.report.table import Table
from engine.run import Run

COLUMNS = (
    "step",
    "dimension",
    "distance",
    "chunks",
    "words",
    "links",
    "ts_part",
    "th_part",
    "tw_part",
    "sum",
)
"""Of a step: the dimension that its links run along, links from source to target, chunks and words
of a transfer, links in use, the parts of its time, and the time up to its end."""


def step_table(run: Run) -> Table:
    """Return the table of a run's steps.

    Values that differ among the transfers of a step are given as a string, smallest and largest;
    the dimension is None off products of rings.  The parts of all steps sum up to the simulated
    time exactly, for no step begins before the one before has ended.
    """
    names = dimension_of_links(run.topology) if run.topology.dims else None
    costs = run.scenario
    total = Fraction(0)
    rows: list[tuple[object, ...]] = []
    for step, terms in enumerate(run.step_terms):
        transfers = run.schedule.rows(step)
        offsets = run.routes.offsets[transfers.start : transfers.stop + 1]
        on_the_way = run.routes.links[offsets[0] : offsets[-1]]
        used = np.flatnonzero(np.bincount(on_the_way, minlength=len(run.topology.links)))
        chunks = run.schedule.chunk_count[transfers]
        parts = terms.ts * costs.ts, terms.th * costs.th, terms.tw * costs.tw
        total += sum(parts, Fraction(0))
        rows.append(
            (
                step + 1,
                None if names is None else span(names[used]),
                span(np.diff(offsets)),
                span(chunks),
                span(chunks * run.schedule.m),
                len(used),
                *parts,
                total,
            )
        )
    return Table(COLUMNS, tuple(rows))
