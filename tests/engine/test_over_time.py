"""Figures over time: what is drawn is what the trace says, read back from the shapes."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from engine.picture import Paper
from engine.picture.chart import View
from engine.picture.figure import Lines, Path, Rect, Words
from engine.picture.link_bars import bars_of
from engine.picture.link_rows import link_groups
from engine.picture.load import load_over_time
from engine.picture.over_time import links_over_time
from engine.picture.time_axis import Span, TimeAxis
from engine.picture.waits import queues_over_time
from engine.report.scene import scene
from engine.run import run
from engine.scenario import from_settings
from engine.scenario.view import View as Looks
from engine.simulation.waiting import waits

PAPER = Paper(4000, 900)
CUBE = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
DIRECT = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
TORUS = {"topology": "torus", "dims": "3x4", "operation": "total-exchange", "algorithm": "direct"}
SETTINGS = (
    CUBE,
    {**DIRECT, "startups": "one"},
    {**DIRECT, "startups": "each", "switching": "cut-through", "th": 3},
    {**TORUS, "startups": "one", "switching": "finite-packets", "packet": 30},
    {"topology": "torus", "p": 16, "operation": "broadcast", "root": 5},
)
MANY = {"topology": "ring", "p": 128, "operation": "all-to-all-broadcast"}


@pytest.fixture(scope="module", params=range(len(SETTINGS)))
def made(request):
    return run(from_settings(SETTINGS[request.param]))


def bars(figure) -> tuple[np.ndarray, np.ndarray]:
    """The links of all bars, and their begins and ends in ticks, read back from the shapes."""
    shapes = [shape for shape in figure.shapes() if shape.what == "link-bar"]
    keys = np.concatenate([np.array(shape.keys) for shape in shapes])
    ends = np.concatenate([shape.segments[:, [0, 2]] for shape in shapes])
    return keys, figure.axis.instants(ends)


def area(path: Path) -> float:
    x, y = path.points.T
    return abs(float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))) / 2


def areas(figure, what: str) -> list[Path]:
    return [s for s in figure.shapes() if isinstance(s, Path) and s.what == what]


@pytest.mark.parametrize("by_cycle", [False, True])
def test_bars_are_as_long_as_links_are_busy(made, by_cycle):
    figure = links_over_time(made, PAPER, View(by_cycle=by_cycle))
    keys, ends = bars(figure)
    drawn = np.bincount(keys, np.diff(ends)[:, 0], len(made.topology.links))
    trace = made.trace
    busy = np.bincount(trace.link[:], trace.end[:] - trace.start[:], len(made.topology.links))
    assert np.allclose(drawn, busy, rtol=1e-6)


def test_bars_at_a_cycle_are_its_links_in_use(made):
    keys, ends = bars(links_over_time(made, PAPER))
    for cycle in range(1, made.trace.cycles + 1):
        begin, end = made.trace.bounds(cycle)
        half = (end - begin) / 1000
        seen = (ends[:, 0] < end - half) & (ends[:, 1] > begin + half)
        assert set(keys[seen].tolist()) == set(scene(made, cycle).links.tolist())


def test_a_bar_stands_in_the_row_of_its_link(made):
    figure = links_over_time(made, PAPER)
    for shape in figure.shapes():
        if shape.what == "link-bar":
            for key, (left, y, right, _) in zip(shape.keys, shape.segments.tolist(), strict=True):
                assert figure.link_at((left + right) / 2, y) == key
    body = figure.axis.box
    assert figure.link_at(body.left + 1, body.top + 2) is None  # the startup is empty


def test_every_link_is_in_one_group(made):
    groups = link_groups(made.topology)
    links = np.concatenate([group.links for group in groups])
    assert sorted(links.tolist()) == list(range(len(made.topology.links)))
    titles = [str(group.title) for group in groups]
    assert len(set(titles)) == len(titles)
    for group in groups:
        assert len(set(made.topology.dimension_of_link[group.links].tolist())) == 1


def test_a_zoomed_figure_has_the_bars_of_its_span_only(made):
    end = made.trace.duration
    span = Span(end // 3, end // 2)
    figure = links_over_time(made, PAPER, View(span))
    keys, _ = bars(figure)
    trace = made.trace
    inside = (trace.start[:] < span.end) & (trace.end[:] > span.begin)
    assert sorted(keys.tolist()) == sorted(trace.link[inside].tolist())


@pytest.mark.parametrize("by_cycle", [False, True])
def test_density_is_the_share_of_busy_links(by_cycle):
    made = run(from_settings(MANY))
    figure = links_over_time(made, PAPER, View(by_cycle=by_cycle))
    assert not [shape for shape in figure.shapes() if shape.what == "link-bar"]
    groups = link_groups(made.topology)
    trace, column = made.trace, figure.axis.columns()
    ticks = np.diff(figure.axis.instants(column))
    for number, group in enumerate(groups):
        own = np.isin(trace.link[:], group.links)
        busy = int((trace.end[own] - trace.start[own]).sum())
        paths = [path for path in areas(figure, "density") if path.key[0] == number]
        if not paths:
            assert busy == 0
            continue
        lowest = min(paths, key=lambda path: path.key[1])  # as high as all loads together
        heights = lowest.points[0, 1] - lowest.points[1:-1:2, 1]
        full = figure.axis.box.height
        shares = heights / full
        assert np.all(shares >= 0)
        # one scale for all groups: areas go with busy time
        drawn = float((heights * ticks).sum())
        first = areas(figure, "density")[0]
        scale = float(((first.points[0, 1] - first.points[1:-1:2, 1]) * ticks).sum())
        of_first = np.isin(trace.link[:], groups[first.key[0]].links)
        known = int((trace.end[of_first] - trace.start[of_first]).sum())
        assert drawn / scale == pytest.approx(busy / known, rel=1e-6)


def test_a_long_run_read_in_parts_is_as_dense_as_one_read_at_once(monkeypatch):
    made = run(from_settings(MANY))
    exact = areas(links_over_time(made, PAPER), "density")
    monkeypatch.setattr("engine.picture.density.MOST_READ", 10)
    coarse = areas(links_over_time(made, PAPER), "density")
    assert len(exact) == len(coarse)
    for one, other in zip(exact, coarse, strict=True):
        assert area(one) == pytest.approx(area(other), rel=0.01)


def test_many_bars_of_one_link_are_joined_without_losing_time(monkeypatch):
    made = run(from_settings({**DIRECT, "startups": "one"}))
    monkeypatch.setattr("engine.picture.link_bars.MOST_BARS", 20)
    figure = links_over_time(made, PAPER)
    keys, ends = bars(figure)
    assert len(keys) <= 20
    drawn = np.bincount(keys, np.diff(ends)[:, 0], len(made.topology.links))
    trace = made.trace
    busy = np.bincount(trace.link[:], trace.end[:] - trace.start[:], len(made.topology.links))
    assert np.allclose(drawn, busy, rtol=1e-6)
    monkeypatch.setattr("engine.picture.link_bars.MOST_BARS", 2)
    assert bars_of(made, figure.axis) is None


def test_load_steps_are_the_links_and_words_of_each_instant(made):
    figure = load_over_time(made, PAPER)
    trace = made.trace
    (links,), (words,) = areas(figure, "links-in-use"), areas(figure, "words-on-links")
    most = 0
    for cycle in range(1, trace.cycles + 1):
        begin, end = trace.bounds(cycle)
        at = (begin + end) / 2 + 0.001
        moving = (trace.start[:] <= at) & (trace.end[:] > at)
        most = max(most, int(moving.sum()))
        x = float(figure.axis.places(np.array([at]))[0])
        place = np.searchsorted(links.points[:, 0], x, side="right") - 1
        height = links.points[0, 1] - links.points[place, 1]
        assert (height > 0) == bool(moving.any())
    top = links.points[:, 1].min()
    full = links.points[0, 1] - top
    assert full > 0
    # area under the steps: link-ticks, and word-ticks
    scale = figure.axis.box.width / trace.duration
    carried = made.schedule.words[trace.transfer[:]]
    if made.scenario.switching != "finite-packets":
        peak = peak_of(trace, carried)
        word_ticks = int((carried * (trace.end[:] - trace.start[:])).sum())
        height = words.points[0, 1] - words.points[:, 1].min()
        assert area(words) / scale * peak / height == pytest.approx(word_ticks, rel=1e-6)
    peak = peak_of(trace, np.ones(trace.crossings, np.int64))
    link_ticks = int((trace.end[:] - trace.start[:]).sum())
    assert area(links) / scale * peak / full == pytest.approx(link_ticks, rel=1e-6)


def peak_of(trace, weight) -> int:
    """The largest sum of weights under way at one instant."""
    return max(
        int(weight[(trace.start[:] <= at) & (trace.end[:] > at)].sum())
        for at in np.unique(trace.start[:]).tolist()
    )


@pytest.mark.parametrize("cells", [1 << 20, 50])
def test_waits_are_the_queues_of_every_cycle(made, cells, monkeypatch):
    monkeypatch.setattr("engine.simulation.waiting.CELLS", cells)
    found = waits(made.trace)
    queued = np.array([made.trace.queued(c) for c in range(1, made.trace.cycles + 1)])
    assert found.total.tolist() == queued.sum(axis=1).tolist()
    assert found.longest.tolist() == queued.max(axis=1).tolist()
    worst = np.where(queued.max(axis=1) > 0, queued.argmax(axis=1), -1)
    assert found.link.tolist() == worst.tolist()


def test_queues_say_so_where_nothing_waits():
    made = run(from_settings(CUBE))
    figure = queues_over_time(made, PAPER)
    texts = [shape.text for shape in figure.shapes() if isinstance(shape, Words)]
    assert texts == ["Queues over time", "Nothing waits in this run."]


def test_a_point_of_the_queues_is_the_link_with_the_longest():
    made = run(from_settings({**DIRECT, "startups": "one"}))
    figure = queues_over_time(made, PAPER)
    found = waits(made.trace)
    for cycle in range(1, made.trace.cycles + 1):
        begin, end = made.trace.bounds(cycle)
        link = figure.link_at(figure.axis.place((begin + end) // 2), 100)
        assert (-1 if link is None else link) == found.link[cycle - 1]


def axis_of(made, by_cycle: bool, span: Span | None = None) -> TimeAxis:
    whole = Span(0, made.trace.duration)
    return TimeAxis(made.trace, Rect(100, 0, 1100, 200), span or whole, whole, by_cycle)


@pytest.mark.parametrize("by_cycle", [False, True])
def test_the_axis_goes_there_and_back(made, by_cycle):
    axis = axis_of(made, by_cycle)
    ticks = np.linspace(0, made.trace.duration, 50).astype(np.int64)
    places = axis.places(ticks)
    assert np.all(np.diff(places) >= 0)
    assert places[0] == pytest.approx(100)
    assert places[-1] == pytest.approx(1100)
    assert np.allclose(axis.instants(places), ticks)


def test_by_cycle_all_cycles_are_equally_wide(made):
    axis = axis_of(made, True)
    borders = np.append(made.trace.cycle_starts, made.trace.duration)
    assert np.allclose(np.diff(axis.places(borders)), 1000 / made.trace.cycles)


@pytest.mark.parametrize("by_cycle", [False, True])
def test_zooming_keeps_the_instant_under_the_pointer_and_stays_inside(made, by_cycle):
    axis = axis_of(made, by_cycle)
    for x in (100.0, 371.0, 1100.0):
        near = axis_of(made, by_cycle, axis.zoomed(x, 0.5))
        step = 1000 * 3 / (near.span.end - near.span.begin)  # ends are whole ticks
        here = float(near.places(axis.instants(np.array([x])))[0])
        assert here == pytest.approx(x, abs=max(2.0, step))
        assert near.zoomed(x, 1e9) == axis.whole
        assert near.moved(-1e6).begin == 0
        assert near.moved(1e6).end == made.trace.duration
        for tick in (0, made.trace.duration // 2, made.trace.duration):
            shown = near.showing(tick)
            assert shown.begin <= tick <= shown.end
    tiny = axis_of(made, by_cycle, axis.zoomed(500, 1e-12))
    assert tiny.span.end > tiny.span.begin


@pytest.mark.parametrize("width", [300, 438, 950, 2000])
@pytest.mark.parametrize("by_cycle", [False, True])
def test_words_stay_on_the_paper_and_apart(made, width, by_cycle):
    for draw in (links_over_time, load_over_time, queues_over_time):
        for scale in (1.0, 1.34):
            paper = Paper(width, 250, scale=scale, view=Looks(link=ends_of(made, 0)))
            figure = draw(made, paper, View(by_cycle=by_cycle, aside=120))
            boxes = [
                (shape.text, shape.box) for shape in figure.shapes() if isinstance(shape, Words)
            ]
            whole = Rect(0, 0, width, 250)
            for place, (text, box) in enumerate(boxes):
                assert whole.holds(box), text
                for other, beside in boxes[:place]:
                    assert not box.meets(beside), (text, other)


def ends_of(made, link: int) -> tuple[int, int]:
    sender, receiver = made.topology.links[link].tolist()
    return sender, receiver


def test_times_of_steps_are_written_exactly(made):
    figure = links_over_time(made, PAPER)
    times = {s.text for s in figure.shapes() if isinstance(s, Words) and s.what == "time"}
    assert {"0", exact(made.simulated)} <= times
    if made.schedule.steps < 8:
        unit = made.trace.unit
        assert {exact(unit.time(t)) for t in made.trace.step_starts.tolist()} <= times


def exact(value: Fraction) -> str:
    return str(float(value)).removesuffix(".0")


def test_the_selected_link_is_marked():
    made = run(from_settings(CUBE))
    looks = Looks(link=ends_of(made, 9))
    figure = links_over_time(made, Paper(950, 250, view=looks))
    marked = [s.keys for s in figure.shapes() if isinstance(s, Lines) and s.what == "selected"]
    assert marked == [(9,)]
