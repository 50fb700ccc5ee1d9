"""Figures of curves: a mark for each point, where it belongs; no two texts over one another."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, pairwise

import numpy as np
import pytest

from engine.errors import Cancelled, InputError
from engine.exact_time import number
from engine.export.svg import svg
from engine.picture import PALETTES, Paper
from engine.picture.curve import curve_figure
from engine.picture.curve_areas import FILLS, so_far_figure
from engine.picture.curve_asked import CurveOptions, curve_of, curve_request
from engine.picture.curve_looks import LOOKS, looks_of
from engine.picture.curve_scales import LINEAR, LOG2, LOG10, SIGNED, Scale, ticks, value_at
from engine.picture.figure import Box, Lines, Path, Rect, Words
from engine.picture.ink import Ink, contrast, luminance
from engine.run import run
from engine.scenario import from_settings
from engine.sweep import Request, SeriesKey, curve, offered, request_of, time_so_far
from tests.engine.cases import LECTURE_COSTS
from tests.tiers import tier

PAPER = Paper(720, 460)
SF, CT = "store-and-forward", "cut-through"


def scenario_of(**given):
    return from_settings({**LECTURE_COSTS, **given})


def whole(request):
    """A curve with all its points."""
    return list(curve(request, run(request.scenario).simulated))[-1]


@pytest.fixture(scope="module")
def curves():
    """Curves of all kinds by name."""
    gossip = scenario_of(topology="hypercube", operation="all-to-all-broadcast")
    exchange = scenario_of(topology="hypercube", operation="total-exchange")
    broadcast = scenario_of()
    packets = scenario_of(operation="point-to-point", switching="finite-packets", m=1000)
    shift = scenario_of(topology="hypercube", operation="shift", q=5, p=64)
    algorithms = [SeriesKey("ring", SF, key) for key in (None, "doubling", "near-first")]
    switchings = [SeriesKey("hypercube", key) for key in (SF, CT)]
    every = [one.key for one in offered(broadcast, "m") if one.key.algorithm is None]
    requests = {
        "p": replace(request_of(gossip, "p"), high=64),
        "m": request_of(gossip, "m"),
        "cross": Request(exchange, "m", tuple(switchings), 10, 1000),
        "algorithms": Request(broadcast, "m", tuple(algorithms)),
        "every": Request(broadcast, "m", tuple(every[:8])),
        "ts": replace(request_of(broadcast, "ts"), axes="linear"),
        "tw": request_of(broadcast, "tw"),
        "packet": request_of(packets, "packet"),
        "q": request_of(shift, "q"),
        "one": replace(request_of(gossip, "m"), keys=(SeriesKey("hypercube", SF),)),
        "fast": request_of(scenario_of(ts="150.3", th="6.7", tw="0.6896"), "m"),
    }
    return {name: whole(request) for name, request in requests.items()}


NAMES = ("p", "m", "cross", "algorithms", "every", "ts", "tw", "packet", "q", "one", "fast")
DRAWN = [
    *(("time", axes, strip) for axes in ("log", "linear") for strip in (False, True)),
    *((show, axes, False) for show in ("difference", "shares") for axes in ("log", "linear")),
]


def of_kind(figure, kind, what=None):
    """The shapes of a kind in a figure."""
    shapes = (shape for shape in figure.shapes() if isinstance(shape, kind))
    return [shape for shape in shapes if what is None or shape.what == what]


def middle(shape):
    """The middle of a marker."""
    if isinstance(shape, Box):
        return shape.centre
    return tuple(((shape.points.min(axis=0) + shape.points.max(axis=0)) / 2).tolist())


def texts_apart(figure):
    """No two texts of a figure meet, and none leaves it."""
    texts = of_kind(figure, Words)
    for text in texts:
        assert Rect(0, 0, figure.width, figure.height).holds(text.box), text.text
    for one, other in combinations(texts, 2):
        assert not one.box.meets(other.box), (one.text, other.text)
    return texts


@pytest.mark.parametrize("name", NAMES)
def test_no_two_texts_meet_and_each_point_has_a_mark(name, curves):
    shown = curves[name]
    for show, axes, strip in DRAWN:
        for paper in tier([PAPER], [Paper(430, 300), Paper(1100, 700, scale=1.34)]):
            figure = curve_figure(shown, paper, show, axes, strip)
            texts = texts_apart(figure)
            said = [text.text for text in texts]
            assert str(shown.title) in " ".join(said)
            if show == "shares":
                assert {"startup", "per hop", "per word"} <= set(said)
            if show == "time" and not strip:
                marks = of_kind(figure, (Path, Box), "point")
                wanted = {
                    (i, j)
                    for i, line in enumerate(shown.series)
                    for j, time in enumerate(line.simulated)
                    if time is not None and (axes == "linear" or line.x[j] > 0)
                }
                assert sorted(mark.key for mark in marks) == sorted(wanted)
                assert len(of_kind(figure, Box, "ring")) == 1


@pytest.mark.parametrize("axes", ["log", "linear"])
@pytest.mark.parametrize("name", ["p", "m", "ts", "packet"])
def test_marks_lie_where_their_values_belong(name, axes, curves):
    """Read back from the ticks' words: places of points follow from those of the ticks."""
    shown = curves[name]
    figure = curve_figure(shown, PAPER, "time", axes)
    across = read_axis(figure, "tick-x", 0, axes)
    up = read_axis(figure, "tick-y", 1, axes)
    for mark in of_kind(figure, (Path, Box), "point"):
        line, place = mark.key
        x, y = middle(mark)
        size = 5 if isinstance(mark, Path) else 0.1  # a triangle's middle is not its centre
        series = shown.series[line]
        assert abs(across(series.x[place]) - x) < size
        assert abs(up(series.simulated[place]) - y) < size


def read_axis(figure, what, side, axes):
    """Return the function from values to pixels that the ticks of an axis tell of."""
    found = []
    for text in of_kind(figure, Words, what):
        place = text.box.centre[side]
        found.append((float(re.sub(r"[^\d.]", "", text.text)), place))
    found.sort()
    places = [place for _, place in found]
    assert places == sorted(places, reverse=side == 1) and len(found) >= 2
    logarithmic = axes == "log"
    scale = np.log if logarithmic else float
    (low, first), (high, last) = found[0], found[-1]
    slope = (last - first) / (scale(high) - scale(low))
    for value, place in found:
        assert abs(first + slope * (scale(value) - scale(low)) - place) < 0.1
    return lambda value: first + slope * (scale(float(value)) - scale(low))


def test_crossings_and_the_scenario_are_labelled(curves):
    said = [text.text for text in of_kind(curve_figure(curves["cross"], PAPER), Words)]
    assert "m = 5920/17 ≈ 348.2" in said
    assert "simulated: between 348 and 349" in said
    assert "m = 100: 526 = 526" in said
    assert "store-and-forward" in said and "cut-through" in said
    figure = curve_figure(curves["algorithms"], PAPER)
    said = [text.text for text in of_kind(figure, Words)]
    assert "m = 1895/7 ≈ 270.7" in said
    assert said.count("simulated: between 270 and 271") == 1  # of two pairs, at one place
    assert any("no formula is known" in text for text in said)
    said = [text.text for text in of_kind(curve_figure(curves["packet"], PAPER), Words)]
    assert "best P = 50: 225.5" in said
    said = [text.text for text in of_kind(curve_figure(curves["q"], PAPER), Words)]
    assert any("lecture’s bound" in text for text in said)


def test_units_stand_on_the_axes(curves):
    said = [text.text for text in of_kind(curve_figure(curves["fast"], PAPER), Words)]
    assert "time, µs" in said and "message m, words of 8 bytes" in said
    said = [text.text for text in of_kind(curve_figure(curves["m"], PAPER), Words)]
    assert "time" in said and "message m, words" in said
    shown = replace(curves["tw"], request=replace(curves["tw"].request, preset="modern"))
    said = [text.text for text in of_kind(curve_figure(shown, PAPER), Words)]
    assert "time a word tw, µs a word" in said


def test_lines_by_formula_are_straight_only_where_they_are(curves):
    """On logarithmic axes a + b m is drawn through its own values, not along chords."""
    shown = curves["cross"]
    figure = curve_figure(shown, PAPER)
    across, up = (read_axis(figure, what, i, "log") for i, what in enumerate(("tick-x", "tick-y")))
    drawn = of_kind(figure, Path, "line")[0]
    line = shown.series[drawn.key[0]]
    slope = (line.analytic[-1] - line.analytic[0]) / (line.x[-1] - line.x[0])
    for m in range(15, 900, 40):
        exact = float(line.analytic[0] + slope * (m - line.x[0]))
        found = np.interp(across(m), *drawn.points.T)
        assert abs(found - up(exact)) < 0.3


def test_differences_are_0_for_the_one_and_cross_0_for_the_other(curves):
    figure = curve_figure(curves["cross"], PAPER, "difference", "linear")
    (zero,) = of_kind(figure, Path, "zero")
    (crossing,) = of_kind(figure, Box, "crossing")
    (line,) = of_kind(figure, Path, "line")
    assert abs(crossing.centre[1] - zero.points[0, 1]) < 1e-6
    height = np.interp(crossing.centre[0], *line.points.T)
    assert abs(height - zero.points[0, 1]) < 0.1
    single = curve_figure(curves["one"], PAPER, "difference")
    texts = [text.text for text in of_kind(single, Words)]
    assert "simulated − formula" in texts and "−1" in texts
    marks = of_kind(single, (Path, Box), "point")
    (zero,) = of_kind(single, Path, "zero")
    assert len(marks) == len(curves["one"].series[0].x)
    assert {round(middle(mark)[1] - zero.points[0, 1], 6) for mark in marks} == {0}


def test_areas_lie_one_on_another_and_end_at_the_whole(curves):
    for axes in ("log", "linear"):
        areas = of_kind(curve_figure(curves["m"], PAPER, "shares", axes), Path, "area")
        assert [area.key for area in areas] == [(0,), (1,), (2,)]
        for below, above in pairwise(areas):
            half = len(below.points) // 2
            np.testing.assert_allclose(below.points[half:][::-1], above.points[:half])
        top = areas[-1].points[len(areas[-1].points) // 2 :]
        assert (np.ptp(top[:, 1]) < 1e-6) == (axes == "log")  # per cent, or times
        assert all(np.diff(area.points[: len(area.points) // 2, 0]).min() > 0 for area in areas)


# Looks --------------------------------------------------------------------------------------------


def test_dash_and_marker_tell_lines_apart_without_their_hue(curves):
    assert len({look.dash for look in LOOKS}) == len({look.marker for look in LOOKS}) == len(LOOKS)
    keys = [SeriesKey("torus", SF, str(i)) for i in range(len(LOOKS))]
    assert len(set(looks_of(keys).values())) == len(LOOKS)
    assert looks_of(keys[:1]) == {keys[0]: LOOKS[1]}  # a network's own, wherever it is shown
    figure = curve_figure(curves["every"], PAPER)
    assert len({shape.stroke.dash for shape in of_kind(figure, Path, "line")}) == 8
    for palette in PALETTES.values():
        fills = [palette.colour(ink) for ink in FILLS]
        assert min(contrast(a, b) for a, b in combinations(fills, 2)) > 1.5
        if palette.canvas == "#FFFFFF":
            grey = [luminance(fill) for fill in fills]
            assert min(abs(a - b) for a, b in combinations(grey, 2)) > 0.1
        colours = {palette.colour(Ink(f"series-{i}")) for i in range(8)}
        assert len(colours) == 8


@pytest.mark.parametrize("length", [40, 150, 600])
@pytest.mark.parametrize(
    ("kind", "ends"),
    [
        *((LINEAR, ends) for ends in ((0, 1.1), (3, 5e6), (1e-6, 0.2), (-1, 2), (317, 402))),
        *((LOG10, ends) for ends in ((0.9, 1.1), (3, 5e6), (1e-6, 0.2), (1, 2), (317, 402))),
        *((LOG2, ends) for ends in ((2, 1024), (4, 8), (16, 65536), (100, 130))),
        *((SIGNED, ends) for ends in ((0, 1.1), (-3, 5e6), (-1e-6, 0.2), (-402, 0))),
    ],
)
def test_ticks_say_where_they_are_and_have_room(kind, ends, length):
    scale = Scale(kind, grain=0.01).spanning(ends)
    found = ticks(scale, length, lambda words: 8 * len(words) + 6)
    named = [tick for tick in found if not tick.small]
    assert named or length == 40
    for tick in named:
        said = float(re.sub("[^0-9.-]", "", tick.words.replace("−", "-")))
        assert said == pytest.approx(value_at(scale, tick.place), rel=1e-9, abs=1e-12)
        assert scale.low - 1e-9 <= tick.place <= scale.high + 1e-9
    for one, other in pairwise(named):
        apart = (other.place - one.place) / (scale.high - scale.low) * length
        assert apart >= 4 * (len(one.words) + len(other.words)) + 6 - 1e-6


def test_a_signed_scale_is_the_same_on_both_sides():
    scale = Scale(SIGNED, grain=10)
    values = [-5000.0, -10.0, -3.0, 0.0, 3.0, 10.0, 5000.0]
    places = [scale.place(value) for value in values]
    assert places == sorted(places) and places == [-place for place in reversed(places)]
    assert [round(value_at(scale, place), 9) for place in places] == values


# So far -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cycle", [None, 0, 2, 4])
def test_the_time_so_far_has_a_point_for_each_cycle(cycle):
    one = run(scenario_of(topology="hypercube", operation="all-to-all-broadcast"))
    figure = so_far_figure(one, PAPER, cycle)
    texts = [text.text for text in texts_apart(figure)]
    now = one.trace.cycles if cycle is None else cycle
    assert f"after cycle {now}: {number(time_so_far(one).time(now))}" in texts
    assert {f"step {step}" for step in (1, 2, 3, 4)} <= set(texts)
    (cycles,) = [shape for shape in figure.shapes() if getattr(shape, "what", "") == "cycle"]
    up = read_axis(figure, "tick-y", 1, "linear")
    for place, (_, y) in enumerate(cycles.centres):
        assert abs(up(time_so_far(one).time(place)) - y) < 0.1
    assert len(cycles.centres) == now + 1
    assert len(of_kind(figure, Path, "area")) == (3 if now in (0, 4) else 6)
    (steps,) = of_kind(figure, Lines, "step-line")
    assert len(steps.segments) == 3


def test_a_long_run_is_drawn_from_some_of_its_cycles():
    one = run(scenario_of(operation="all-to-all-broadcast", p=1024, topology="ring", m=1))
    figure = so_far_figure(one, PAPER, 500)
    assert all(len(area.points) < 2000 for area in of_kind(figure, Path, "area"))
    texts_apart(figure)


# As commands ask ----------------------------------------------------------------------------------


def test_a_command_gets_its_figure_and_what_was_left_out():
    one = run(scenario_of(p=12, operation="broadcast"))
    told = []
    options = CurveOptions(
        low="10", high="500", topology=("ring", "hypercube"), switching=(SF, CT), count=5
    )
    figure, left_out = curve_of(one, PAPER, options, progress=lambda *done: told.append(done))
    assert len(left_out) == 2
    assert str(left_out[0]).startswith("left out: Hypercube, store-and-forward, both ways (p must")
    assert told[-1][0] == told[-1][1] == 2 * 6 and told == sorted(told)
    names = {text.text for text in of_kind(figure, Words, "line-name")}
    assert names == {"store-and-forward", "cut-through"}
    figure, _ = curve_of(one, PAPER, CurveOptions(show="so-far", cycle=1))
    assert of_kind(figure, Path, "area")


def test_options_become_lines():
    one = scenario_of(p=16)
    request, _ = curve_request(one, CurveOptions(over="ts", algorithm=("both-ways", "doubling")))
    assert request.keys == (SeriesKey("ring", SF), SeriesKey("ring", SF, "doubling"))
    request, _ = curve_request(one, CurveOptions())
    assert request.keys == request_of(one, "m").keys
    request, _ = curve_request(one, CurveOptions(topology=("torus",), algorithm=("default",)))
    assert request.keys == (SeriesKey("torus", SF),)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (CurveOptions(over="x"), "a curve over x is not known"),
        (CurveOptions(over="q"), "only the circular shift has a q"),
        (
            CurveOptions(axes="cubic"),
            "the kind of axes cubic is not known; there is log and linear",
        ),
        (CurveOptions(show="all"), "what a curve shows all is not known; there is time"),
        (CurveOptions(topology=("tree",)), "the topology tree is not known"),
        (CurveOptions(switching=("fast",)), "the switching method fast is not known"),
        (CurveOptions(algorithm=("fast",)), "for broadcast the algorithm fast is not known"),
        (CurveOptions(topology=("hypercube",)), "no line is left for this curve; left out: Hyper"),
        (CurveOptions(low="0"), "m must be a whole number from 1"),
    ],
)
def test_what_cannot_be_is_one_sentence(options, said):
    one = run(scenario_of(p=12))
    with pytest.raises(InputError, match=re.escape(said)):
        curve_of(one, PAPER, options)


def test_a_curve_of_a_command_can_be_cancelled():
    with pytest.raises(Cancelled):
        curve_of(run(scenario_of(m=7907)), PAPER, CurveOptions(), cancelled=lambda: True)


def test_a_curve_of_nothing_says_so_and_the_file_is_the_same_twice(curves):
    line = curves["one"].series[0]
    empty = replace(line, analytic=(None,) * len(line.x), simulated=(None,) * len(line.x))
    texts = texts_apart(curve_figure(replace(curves["one"], series=(empty,)), PAPER))
    assert any("Neither a formula nor" in text.text for text in texts)
    texts_apart(curve_figure(replace(curves["one"], series=()), PAPER))
    files = {svg(curve_figure(curves["cross"], PAPER), PALETTES["light"]) for _ in range(2)}
    assert len(files) == 1
