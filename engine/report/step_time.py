"""The time of one step, term by term, and whether waiting has made it longer."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from engine.exact_time import format_exact
from engine.run import Run
from engine.run.value import NO_LINK
from engine.simulation.units import place_among_own
from engine.text import QT_TRANSLATE_NOOP, Text

WAITING = QT_TRANSLATE_NOOP("happens", "{alone} without waiting for links", "the time of a step")

WAITING_FOR_HUB = QT_TRANSLATE_NOOP(
    "happens", "{alone} without waiting for the hub", "the time of a step"
)


def step_duration(run: Run, step: int) -> Fraction:
    """Return the simulated time of a step (from 1)."""
    begin, end = run.trace.step_starts[step - 1 : step + 1].tolist()
    return run.trace.unit.time(end - begin)


def time_in_terms(run: Run, step: int) -> str:
    """Return ``50 + 1.5 + 400 × 0.1 = 91.5``, exactly."""
    terms, cost = run.step_terms[step - 1], run.cost
    parts = [
        _product(terms.ts, cost.startup),
        _product(terms.th, cost.per_hop),
        _product(terms.tw, cost.per_word),
    ]
    total = format_exact(step_duration(run, step))
    return f"{' + '.join(part for part in parts if part) or '0'} = {total}"


def _product(count: Fraction, cost: Fraction) -> str:
    if not count or not cost:
        return ""
    return format_exact(cost) if count == 1 else f"{format_exact(count)} × {format_exact(cost)}"


def alone(run: Run, step: int) -> Fraction:
    """Return the time that a step (from 1) would take if no transfer waited for a link."""
    if run.schedule.steps == 1:
        return run.uncontended
    rows, cost = run.schedule.rows(step - 1), run.cost
    transfers = np.arange(rows.start, rows.stop)
    words, hops = run.schedule.words_of(transfers), run.routes.hops_of(transfers)
    startups = np.ones(len(transfers), np.int64)
    if cost.startups_each and not run.schedule.one_port:
        startups = place_among_own(run.schedule.step[rows], run.source[rows])
    routes = run.routes.links[run.routes.offsets[rows.start] : run.routes.offsets[rows.stop]]
    if cost.slow and np.isin(routes, list(cost.slow)).any():
        pairs = zip(words.tolist(), transfers.tolist(), strict=True)
        ticks = np.array([cost.alone_ticks(size, run.routes.of(one)) for size, one in pairs])
        return cost.unit.time(int((startups * cost.startup_ticks + ticks).max()))
    most_words, most_hops = int(words.max()) + 1, int(hops.max()) + 1
    kinds = np.unique((startups * most_hops + hops) * most_words + words)
    longest = 0
    for kind in kinds.tolist():
        rest, size = divmod(kind, most_words)
        entry, length = divmod(rest, most_hops)
        ticks = entry * cost.startup_ticks + cost.alone_ticks(size, [NO_LINK] * length)
        longest = max(longest, ticks)
    return cost.unit.time(longest)


def waiting_of(run: Run, step: int) -> Text | None:
    """Return what a step would take without waiting; None where nothing makes it longer."""
    short = alone(run, step)
    if short == step_duration(run, step):
        return None
    template = WAITING_FOR_HUB if run.topology.kind == "hub" else WAITING
    return Text(template, alone=format_exact(short))
