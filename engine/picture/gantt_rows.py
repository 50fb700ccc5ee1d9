"""What a Gantt figure shows, as columns: one message link by link, or all that one node does.

A crossing's header takes th on its link; in store-and-forward the next link waits for the body
too, in cut-through for the header only: that is the whole difference.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.operation import EVERYBODY
from engine.picture.time_axis import Span
from engine.report.holdings import MOST_NODES
from engine.report.sentences import counted, sized
from engine.report.vertices import link_name
from engine.run import Run
from engine.simulation.columns import Numbers
from engine.text import QT_TRANSLATE_NOOP, Text

MESSAGE = QT_TRANSLATE_NOOP("over-time", "Gantt of the message {source} → {target}")
NODE = QT_TRANSLATE_NOOP("over-time", "Gantt of node {node}")
STEP = QT_TRANSLATE_NOOP("over-time", "step {step}, {words}, {links}", "step 1, 100 words, 3 links")
ONE_LINK = QT_TRANSLATE_NOOP("over-time", "1 link")
LINKS = QT_TRANSLATE_NOOP("over-time", "{n} links", None, 1)
SENDS_AND_RECEIVES = QT_TRANSLATE_NOOP("over-time", "what it sends and receives")
STARTUPS = Text(QT_TRANSLATE_NOOP("over-time", "startups"))
MOST_ENDS = 200
"""So many starts and ends are offered to the axis as exact times."""


class Row(NamedTuple):
    """A row: its name, and the link it stands for (None: the node itself)."""

    name: Text | str
    link: int | None


class Stretch(NamedTuple):
    """A time in ticks that is spent in a row."""

    row: int
    begin: int
    end: int


class Crossed(NamedTuple):
    """Crossings in rows, as columns: number, row, and times in ticks.

    ``ready``, ``start``, ``head`` and ``end`` are when each joined the queue (of a message's later
    packets: when the one before had left the link), started, had sent its header, and left the link
    free.
    """

    crossing: Numbers
    row: Numbers
    ready: Numbers
    start: Numbers
    head: Numbers
    end: Numbers


@dataclass(frozen=True, eq=False)
class Gantt:
    """A Gantt figure's contents.

    Attributes
    ----------
    title, note : Text
    rows : tuple of Row
    crossed : Crossed
    startups : tuple of Stretch
    turns : tuple of Stretch
        Time until earlier startups of the same node are paid.
    whole : Span
    of_node : bool
        Whether this is a node's; then many messages share a row.
    """

    title: Text
    note: Text
    rows: tuple[Row, ...]
    crossed: Crossed
    startups: tuple[Stretch, ...]
    turns: tuple[Stretch, ...]
    whole: Span
    of_node: bool = False

    def instants(self, span: Span) -> list[int]:
        """Return the exact times within a span that matter, the weightiest first."""
        startups = np.array([one[1:] for one in self.startups], np.int64).reshape(-1)
        borders = np.concatenate([self.crossed.start, self.crossed.end])
        wanted = list(self.whole)
        for instants in (startups, borders, self.crossed.head):
            inside = instants[(span.begin <= instants) & (instants <= span.end)]
            wanted += np.unique(inside)[:MOST_ENDS].tolist()
        return list(dict.fromkeys(wanted))


def message_gantt(run: Run, transfer: int) -> Gantt:
    """Return the Gantt of one transfer: a row for each link of its route."""
    trace = run.trace
    crossing = np.sort(trace.all.of_transfer(transfer))
    route = run.routes.of(transfer)
    units = trace.all.units
    place = trace.place[crossing]
    row = place - units.first_place[units.unit_of_place[place]]
    step = int(run.schedule.step[transfer]) + 1
    begin = int(trace.step_starts[step - 1])
    unit = int(np.searchsorted(units.transfer, transfer))
    entry = begin + int(units.entry[unit])
    startup = Stretch(0, entry - run.cost.startup_ticks, entry)
    turn = Stretch(0, begin, startup.begin)
    ends = {"source": int(run.source[transfer]), "target": int(run.target[transfer])}
    words = int(run.schedule.words_of(np.array([transfer]))[0])
    return Gantt(
        Text(MESSAGE, **ends),
        Text(
            STEP,
            step=step,
            words=sized(run, words),
            links=counted(len(route), ONE_LINK, LINKS),
        ),
        tuple(Row(link_name(run.topology, link), link) for link in route),
        _not_for_own(_crossed(run, crossing, row)),
        (startup,) if startup.begin < startup.end else (),
        (turn,) if turn.begin < turn.end else (),
        Span(begin, int(trace.end[crossing].max())),
    )


def node_gantt(run: Run, node: int) -> Gantt:
    """Return the Gantt of one node: its startups, then its links out, then those in."""
    trace, topology = run.trace, run.topology
    out = np.flatnonzero(topology.links[:, 0] == node)
    into = np.flatnonzero(topology.links[:, 1] == node)
    links = [*out.tolist(), *into.tolist()]
    own = [trace.all.of_link(link) for link in links]
    crossing = np.concatenate(own)
    row = np.repeat(np.arange(len(links)) + 1, [len(some) for some in own])
    order = np.argsort(crossing)
    return Gantt(
        Text(NODE, node=node),
        Text(SENDS_AND_RECEIVES),
        (Row(STARTUPS, None), *(Row(link_name(topology, link), link) for link in links)),
        _crossed(run, crossing[order], row[order]),
        _startups_of(run, node),
        (),
        Span(0, max(trace.duration, 1)),
        of_node=True,
    )


def _crossed(run: Run, crossing: Numbers, row: Numbers) -> Crossed:
    """Return the columns of some crossings."""
    trace = run.trace
    header = np.full(len(crossing), run.cost.unit.ticks(run.cost.per_hop))
    start, link = trace.start[crossing], trace.link[crossing]
    head = start + trace.all.units.times_factor(header, link)
    return Crossed(crossing, row, trace.ready[crossing], start, head, trace.end[crossing])


def _not_for_own(crossed: Crossed) -> Crossed:
    """Return the crossings of a message, its packets not waiting for one another."""
    order = np.lexsort((crossed.start, crossed.row))
    row, end = crossed.row[order], crossed.end[order]
    before = np.append(0, np.where(row[1:] == row[:-1], end[:-1], 0))
    ready = crossed.ready.astype(np.int64)
    ready[order] = np.maximum(ready[order], before)
    return crossed._replace(ready=ready)


def _startups_of(run: Run, node: int) -> tuple[Stretch, ...]:
    """Return the startups that a node pays, one a message or one a step."""
    ticks = run.cost.startup_ticks
    sent = np.flatnonzero(run.source == node)
    if not ticks or not len(sent):
        return ()
    begin = run.trace.step_starts[run.schedule.step[sent]]
    units = run.trace.all.units
    entry = begin + units.entry[np.searchsorted(units.transfer, sent)]
    return tuple(Stretch(0, end - ticks, end) for end in np.unique(entry).tolist())


def chosen_message(
    run: Run,
    cycle: int,
    lit: Set[int] = frozenset(),
    chunk: tuple[int, int | None] | None = None,
    link: int | None = None,
) -> int:
    """Return the transfer that is looked at in a cycle.

    That is one of the transfers that are lit up, else one that carries the selected chunk (both:
    in this step if there is one, else the next, else the last before), else what crosses the
    selected link in this cycle, else the one of this step that arrives last.
    """
    step = max(run.trace.step_of_cycle(cycle), 1) - 1
    wanted = np.array(sorted(lit), np.int64)
    if not len(wanted) and chunk is not None and run.schedule.p <= MOST_NODES:
        wanted = _carriers(run, chunk)
    if len(wanted):
        later = wanted[run.schedule.step[wanted] >= step]
        return int(later[0] if len(later) else wanted[-1])
    if link is not None and cycle:
        moving = run.trace.moving(cycle)
        own = moving[run.trace.link[moving] == link]
        if len(own):
            return int(run.trace.transfer[own][0])
    return longest_message(run, step)


def longest_message(run: Run, step: int) -> int:
    """Return the transfer of a step (from 0) that arrives last, the smallest number of them."""
    crossings = run.trace.all
    first, end = crossings.unit_borders[step : step + 2].tolist()
    last = crossings.at_place[crossings.units.first_place[first + 1 : end + 1] - 1]
    return int(crossings.units.transfer[first + int(np.argmax(run.trace.end[last]))])


def _carriers(run: Run, chunk: tuple[int, int | None]) -> Numbers:
    """Return the transfers that carry a chunk, named by nodes."""
    schedule = run.schedule
    process = run.process_on.tolist()
    origin = process[chunk[0]]
    found = []
    for step in range(schedule.steps):
        listed = schedule.chunks(step)
        own = listed.origin == origin
        if chunk[1] is not None:
            goal = listed.destination
            own &= (goal == process[chunk[1]]) | (goal == EVERYBODY)
        found.append(np.unique(listed.transfer[own]) + schedule.rows(step).start)
    return np.concatenate(found) if found else np.zeros(0, np.int64)
