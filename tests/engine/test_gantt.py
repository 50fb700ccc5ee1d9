"""Gantt figures against the program's own output, and what tells the switching methods apart."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from engine.picture import Paper
from engine.picture.chart import View
from engine.picture.figure import Rect, Words
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import (
    chosen_message,
    longest_message,
    message_gantt,
    node_gantt,
)
from engine.picture.link_rows import link_name
from engine.picture.time_axis import Span
from engine.run import run
from engine.scenario import from_settings
from tests.command_line.program import call

PAPER = Paper(4000, 900)
P2P = {"topology": "ring", "p": 8, "operation": "point-to-point", "source": 0, "target": 3, "th": 2}
DIRECT = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct", "th": 2}
CUBE = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
SETTINGS = (
    P2P,
    {**P2P, "switching": "cut-through"},
    {**P2P, "switching": "finite-packets", "packet": 30},
    {**DIRECT, "startups": "one"},
    {**DIRECT, "startups": "each", "switching": "cut-through"},
    {**DIRECT, "startups": "one", "switching": "finite-packets", "packet": 40},
    CUBE,
    {**DIRECT, "startups": "one", "slow-link": "0-1:3"},
)


@pytest.fixture(scope="module", params=range(len(SETTINGS)))
def made(request):
    return run(from_settings(SETTINGS[request.param]))


def records(settings: dict[str, object]) -> list[dict]:
    """The trace that the program prints, its numbers exact."""
    options = [part for key, value in settings.items() for part in (f"--{key}", value)]
    return call("simulate", "--trace", "--format", "json", *options).json["trace"]


def times_of(figure, what: str) -> list[tuple[float, float]]:
    """Begin and end in ticks of every shape of a kind, read back from the figure."""
    found = []
    for shape in figure.shapes():
        if shape.what == what and hasattr(shape, "segments"):
            found += figure.axis.instants(shape.segments[:, [0, 2]]).tolist()
    return found


@pytest.mark.parametrize("settings", SETTINGS)
def test_rows_are_the_crossings_that_the_program_prints(settings):
    made = run(from_settings(settings))
    printed = records(settings)
    unit = made.trace.unit
    for transfer in {0, made.schedule.transfers // 2, made.schedule.transfers - 1}:
        own = [one for one in printed if one["transfer"] == transfer]
        contents = message_gantt(made, transfer)
        figure = gantt(made, contents, PAPER)
        headers, bodies = sorted(times_of(figure, "header")), sorted(times_of(figure, "body"))
        assert len(bodies) == len(own)
        starts = sorted(float(one["start"]) for one in own)
        ends = sorted(float(one["end"]) for one in own)
        tick = float(unit.time(1))
        assert [begin * tick for begin, _ in headers] == pytest.approx(starts, abs=0.02)
        assert sorted(end * tick for _, end in bodies) == pytest.approx(ends, abs=0.02)
        links = [contents.rows[row].name for row in contents.crossed.row.tolist()]
        assert links == [f"{int(one['link'][0])} → {int(one['link'][1])}" for one in own]


def rows_of(contents) -> list[tuple[int, int]]:
    """From when to when each row is busy."""
    crossed = contents.crossed
    return [
        (int(crossed.start[crossed.row == row].min()), int(crossed.end[crossed.row == row].max()))
        for row in range(len(contents.rows))
    ]


def test_store_and_forward_is_a_staircase_and_cut_through_overlaps():
    staircase = rows_of(message_gantt(run(from_settings(P2P)), 0))
    assert all(before[1] <= after[0] for before, after in pairwise(staircase))
    through = rows_of(message_gantt(run(from_settings(SETTINGS[1])), 0))
    assert all(before[1] > after[0] for before, after in pairwise(through))
    packets = rows_of(message_gantt(run(from_settings(SETTINGS[2])), 0))
    assert all(before[1] > after[0] for before, after in pairwise(packets))
    header = message_gantt(run(from_settings(SETTINGS[1])), 0).crossed
    assert header.head[:-1].tolist() == header.start[1:].tolist()


def test_parts_of_a_message_fill_its_time(made):
    """From the step's begin: turns, startup, and on every link waiting, header, body."""
    for transfer in range(min(made.schedule.transfers, 40)):
        contents = message_gantt(made, transfer)
        begin = contents.whole.begin
        step = int(made.schedule.step[transfer])
        assert begin == made.trace.step_starts[step]
        for stretch in (*contents.turns, *contents.startups):
            assert stretch.begin == begin
            begin = stretch.end
        crossed = contents.crossed
        assert begin == crossed.ready.min()
        assert np.all(crossed.ready <= crossed.start)
        assert np.all(crossed.start <= crossed.head)
        assert np.all(crossed.head <= crossed.end)
        assert contents.whole.end == made.trace.arrivals(made.schedule.transfers)[transfer]


def test_a_node_has_all_crossings_of_its_links_and_its_startups(made):
    trace, topology = made.trace, made.topology
    for node in (0, 3):
        contents = node_gantt(made, node)
        touches = (topology.links == node).any(axis=1)
        expected = np.flatnonzero(touches[trace.link[:]])
        assert contents.crossed.crossing.tolist() == expected.tolist()
        named = [contents.rows[row].link for row in contents.crossed.row.tolist()]
        assert named == trace.link[expected].tolist()
        sent = made.source == node
        entries = trace.step_starts[made.schedule.step[sent]] + made.cost.startup_ticks
        ends = {one.end for one in contents.startups}
        if made.cost.startups_each:
            assert len(ends) == int(sent.sum())
        else:
            assert ends == set(entries.tolist())


def test_the_longest_message_of_a_step_arrives_at_its_end(made):
    arrivals = made.trace.arrivals(made.schedule.transfers)
    for step in range(made.schedule.steps):
        transfer = longest_message(made, step)
        rows = made.schedule.rows(step)
        assert rows.start <= transfer < rows.stop
        assert arrivals[transfer] == made.trace.step_starts[step + 1]
        assert arrivals[transfer] == arrivals[rows].max()


def test_what_is_selected_is_what_is_looked_at():
    made = run(from_settings(CUBE))
    trace = made.trace
    assert chosen_message(made, 0) == longest_message(made, 0)
    for cycle in range(1, trace.cycles + 1):
        moving = trace.moving(cycle)
        link = int(trace.link[moving][3])
        found = chosen_message(made, cycle, link=link)
        assert link in made.routes.of(found)
        assert made.schedule.step[found] == trace.step_of_cycle(cycle) - 1
        unused = (set(range(64)) - set(trace.link[moving].tolist())).pop()
        assert chosen_message(made, cycle, link=unused) == longest_message(made, cycle - 1)
    lit = frozenset({5, 40})
    assert chosen_message(made, 1, lit=lit) == 5
    assert chosen_message(made, 3, lit=lit) == 40
    assert chosen_message(made, 4, lit=lit, chunk=(2, None)) == 40
    steps = [int(made.schedule.step[chosen_message(made, c, chunk=(6, None))]) for c in (1, 2, 3)]
    assert steps == [0, 1, 2]


def test_a_chosen_chunk_is_carried_by_the_message():
    made = run(from_settings({**DIRECT, "startups": "one"}))
    for origin, destination in ((0, 4), (6, 2), (3, 7)):
        found = chosen_message(made, 2, chunk=(origin, destination))
        assert (made.source[found], made.target[found]) == (origin, destination)


def test_waiting_is_where_crossings_wait():
    made = run(from_settings({**DIRECT, "startups": "one"}))
    contents = message_gantt(made, longest_message(made, 0))
    figure = gantt(made, contents, PAPER)
    drawn = sorted(shape.key for shape in figure.shapes() if shape.what == "waiting")
    crossed = contents.crossed
    columns = (crossed.row.tolist(), crossed.ready.tolist(), crossed.start.tolist())
    expected = [one for one in zip(*columns, strict=True) if one[1] < one[2]]
    assert expected
    assert drawn == expected


def test_joined_bars_cover_the_same_time(monkeypatch):
    made = run(from_settings({**DIRECT, "startups": "one"}))
    contents = node_gantt(made, 2)
    whole = gantt(made, contents, PAPER)
    monkeypatch.setattr("engine.picture.gantt.MOST_BARS", 5)
    joined = gantt(made, contents, PAPER)
    length = {
        name: sum(end - begin for begin, end in times_of(figure, "body"))
        + sum(end - begin for begin, end in times_of(figure, "header"))
        for name, figure in (("whole", whole), ("joined", joined))
    }
    assert len(times_of(joined, "body")) < len(times_of(whole, "body"))
    assert length["joined"] == pytest.approx(length["whole"], rel=1e-6)


@pytest.mark.parametrize("width", [300, 438, 950])
@pytest.mark.parametrize("height", [250, 426])
def test_words_stay_on_the_paper_and_apart(made, width, height):
    node, message = node_gantt(made, 0), message_gantt(made, longest_message(made, 0))
    for contents in (node, message):
        whole = contents.whole
        for span in (None, Span(whole.begin, (whole.begin + whole.end) // 2)):
            figure = gantt(made, contents, Paper(width, height), View(span))
            boxes = [(one.text, one.box) for one in figure.shapes() if isinstance(one, Words)]
            paper = Rect(0, 0, width, height)
            for place, (text, box) in enumerate(boxes):
                assert paper.holds(box), text
                for other, beside in boxes[:place]:
                    assert not box.meets(beside), (text, other)


def test_a_row_is_its_link():
    made = run(from_settings(P2P))
    contents = message_gantt(made, 0)
    figure = gantt(made, contents, PAPER)
    box = figure.axis.box
    for row, link in enumerate(made.routes.of(0)):
        y = box.top + box.height * (row + 0.5) / 3
        assert figure.link_at(500, y) == link
        assert contents.rows[row].name == link_name(made.topology, link)
