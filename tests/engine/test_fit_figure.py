"""Figures of measured times: points, lines and jumps lie where the numbers say."""

from __future__ import annotations

from fractions import Fraction
from math import log10

import numpy as np
import pytest

from engine.cluster.fitting import fit_models, given_of, judge
from engine.cluster.given import run_settings, start_values
from engine.cluster.measurement import Group, Row
from engine.cluster.opened import open_measured, operation_of, usual_groups
from engine.cluster.samples import SAMPLES
from engine.errors import InputError
from engine.export.measured_command import rows_file
from engine.models import MODELS, Frame
from engine.picture import Paper
from engine.picture.collective_figure import collective_figure
from engine.picture.figure import Lines, Words
from engine.picture.fit_figure import FitShown, fit_figure, usual_axes
from engine.picture.fit_lines import timer
from engine.report.collective import LECTURE_RATES, at_bytes, of_group, with_curves
from engine.run import analytic_time, run

FRAME = Frame()
B_VALUES = {"t0": Fraction(120), "t1": Fraction(1, 10), "tk": Fraction("0.0836")}
WIDE = Paper(900, 600)


def rows_of(times) -> list[Row]:
    return [Row(m, Fraction(t), line) for line, (m, t) in enumerate(times, 1)]


def by_model_b(sizes, values=B_VALUES) -> list[Row]:
    b = MODELS[1]
    return [Row(m, b.time(m, values, FRAME), line) for line, m in enumerate(sizes, 1)]


def drawn(rows, axes="linear", given=None, lit=None, paper=WIDE):
    names = (("one", len(rows)),)
    shown = FitShown("a file", names, fit_models(rows, FRAME), given, axes, lit)
    return fit_figure(shown, paper)


def shapes(figure, what):
    return [one for one in figure.shapes() if one.what == what]


@pytest.mark.parametrize("last", [2_000, 14_220, 60_000])
def test_as_many_jumps_are_drawn_as_borders_lie_between_the_ends(last):
    figure = drawn(by_model_b([100, 1000, last // 2, last]))
    packets = [k for one in shapes(figure, "jump") for k in one.keys]
    end = figure.frame.x.high
    assert packets == [k for k in range(1, 200) if k * FRAME.room < end]
    (jumps,) = shapes(figure, "jump")
    assert isinstance(jumps, Lines)
    for k, (x1, y1, x2, y2) in zip(packets, jumps.segments.tolist(), strict=True):
        before, after = (MODELS[1].time(k * FRAME.room + i, B_VALUES, FRAME) for i in (0, 1))
        assert x1 == x2 == pytest.approx(figure.frame.at(k * FRAME.room, 1)[0])
        assert (y1, y2) == pytest.approx([figure.frame.at(1, t)[1] for t in (before, after)])
        assert y2 < y1  # upwards: one byte more costs more


def test_where_borders_lie_too_close_the_line_is_drawn_plainly():
    figure = drawn(by_model_b([100, 10_000, 4_000_000]), "log")
    packets = [k for one in shapes(figure, "jump") for k in one.keys]
    x = [figure.frame.at(k * FRAME.room, 1)[0] for k in range(1, packets[-1] + 3)]
    apart = np.diff(x)
    assert packets == list(range(1, len(packets) + 1)) and len(packets) < 400
    assert (apart[: len(packets)] >= 2).all() and apart[len(packets)] < 2
    line = max((one.points for one in shapes(figure, "line") if one.key == (1,)), key=len)
    assert line[:, 0].max() > figure.frame.body.right - 4 and (np.diff(line[:, 1]) <= 1e-6).all()


@pytest.mark.parametrize("axes", ["linear", "log"])
def test_points_lie_where_the_numbers_say(axes):
    rows = rows_of([(10, 5), (100, 8), (5000, 300), (90_000, 4000)])
    figure = drawn(rows, axes, lit=2)
    frame = figure.frame
    place = log10 if axes == "log" else float
    for i, row in enumerate(rows):
        x, y = figure.places[i].tolist()
        assert frame.body.left <= x <= frame.body.right
        assert x == pytest.approx(
            frame.body.left
            + (place(row.m) - frame.x.low) / (frame.x.high - frame.x.low) * frame.body.width
        )
        assert y == pytest.approx(frame.at(row.m, row.t)[1])
        assert figure.row_at(x + 0.1, y - 0.1) == i
    assert figure.row_at(frame.body.left + 1, frame.body.top + 1) is None
    assert len(shapes(figure, "point")) == len(rows)
    (lit,) = shapes(figure, "lit")
    assert lit.centre == pytest.approx(figure.places[2].tolist())


def test_ticks_say_where_they_stand():
    figure = drawn(rows_of([(2000, 495), (60_000, 5730), (30_000, 2874)]))
    ticks = shapes(figure, "tick-x")
    assert len(ticks) > 3
    for one in ticks:
        assert isinstance(one, Words)
        value = int(one.text.replace("\N{THIN SPACE}", "").replace("\u202f", ""))
        assert one.at[0] == pytest.approx(figure.frame.at(value, 1)[0])


def test_nothing_is_drawn_where_a_fit_does_not_tell_the_time():
    rows = by_model_b([100, 400, 800, 1200])
    shown = FitShown("x", (("one", 4),), fit_models(rows, FRAME))
    fit = shown.comparison.fit("B")
    assert fit.time(1000) is not None and fit.time(5000) is None
    figure = fit_figure(shown, WIDE)
    end = figure.frame.at(FRAME.room, 1)[0]
    assert all(one.points[:, 0].max() <= end + 1e-6 for one in shapes(figure, "line"))


@pytest.mark.parametrize("sizes", [(100, 400), (100, 1422, 9000), (2000, 9000), (700,)])
def test_the_fast_way_tells_what_the_fit_tells(sizes):
    for fit in fit_models(by_model_b(sizes)).fits:
        time = timer(fit)
        for m in (0, 1, 99, 700, 1421, 1422, 1423, 2844, 2845, 50_000):
            wanted = fit.time(m)
            assert time(m) == (None if wanted is None else pytest.approx(wanted))


def test_errors_and_given_parameters_stand_below():
    rows = rows_of([(2000, 495), (10_000, 1184), (60_000, 5730)])
    given = judge(rows, [given_of("B", B_VALUES)], FRAME)
    figure = drawn(rows, given=given)
    assert {one.key for one in shapes(figure, "error")} == {
        (i, j) for i in range(3) for j in range(3)
    }
    assert {one.key for one in shapes(figure, "given-error")} == {(1, j) for j in range(3)}
    dashed = shapes(figure, "given")
    solid = [one for one in shapes(figure, "line") if one.key == (1,)]
    assert dashed and all(one.stroke.dash for one in dashed)
    assert max(one.stroke.width for one in dashed) < min(one.stroke.width for one in solid)


def test_very_many_rows_are_few_shapes():
    rows = [Row(1 + i % 50_000, Fraction(100 + i % 50_000, 10), i + 1) for i in range(20_000)]
    figure = drawn(rows, "log")
    assert len(list(figure.shapes())) < 2000 and len(figure.places) == 20_000
    assert figure.row_at(*figure.places[777].tolist()) is not None


def test_axes_follow_the_range():
    assert usual_axes(rows_of([(0, 1), (2000, 1), (60_000, 2)])) == "linear"
    assert usual_axes(rows_of([(0, 1), (1, 1), (4096, 2)])) == "log"


# Values beside the fit ----------------------------------------------------------------------------


def test_start_values_make_the_times_of_the_fit():
    rows = open_measured(SAMPLES["lecture"].read_bytes()).measurements.rows
    fitted = fit_models(rows)
    for fit in fitted.fits:
        values = start_values(fit)
        for row, time in zip(rows, fit.times, strict=True):
            assert float(fit.model.time(row.m, values)) == pytest.approx(time, rel=1e-4)
    two = fit_models(rows_of([(100, 50), (5000, 500)]))  # of model B two mixed sums are known
    for fit in two.fits:
        values = start_values(fit)
        assert float(fit.model.time(100, values)) == pytest.approx(50, rel=1e-4)
        assert float(fit.model.time(5000, values)) == pytest.approx(500, rel=1e-4)
    assert start_values(fitted.fit("A"))["tc"] == 0
    assert start_values(fitted.fit("B"))["t1"] == 0


def test_a_run_on_a_torus_goes_to_a_switch_and_a_negative_parameter_is_refused():
    settings = run_settings(MODELS[1], B_VALUES, Frame(9000, 60), "torus", 8)
    assert (settings["topology"], settings["p"], settings["dims"]) == ("switch", 8, None)
    assert (settings["vmax"], settings["vc"], settings["t0"]) == (9000, 60, 120)
    assert "topology" not in run_settings(
        MODELS[0], dict.fromkeys(("tn", "tk", "tc"), Fraction(1)), FRAME, "hub", 8
    )
    with pytest.raises(InputError, match=r"model B: t1 is -0\.1"):
        run_settings(MODELS[1], {**B_VALUES, "t1": Fraction(-1, 10)}, FRAME, "hub", 8)


def test_rows_that_are_written_are_read_again():
    rows = by_model_b([1, 2000, 60_000])
    data = rows_file([("one, two", 4, rows), ("other", None, rows[:2])])
    groups = open_measured(data, "again.csv").measurements.groups
    assert [(group.benchmark, len(group.rows)) for group in groups] == [
        ("one, two", 3),
        ("other", 2),
    ]
    assert [(row.m, row.t) for row in groups[0].rows] == [(row.m, row.t) for row in rows]


# Collective operations ----------------------------------------------------------------------------


def test_a_collective_is_laid_over_simulation_and_formula_of_the_same():
    times = tuple(Row(m, Fraction(m, 3) + 5, i) for i, m in enumerate((8, 800, 8000), 1))
    group = Group("Bcast", 8, "", times)
    for topology in ("switch", "hub", "hypercube", "ring"):
        made = with_curves(of_group(group, topology, LECTURE_RATES))
        assert [m for m, _ in made.simulated] == [8, 800, 8000]
        analytic = dict(made.analytic)
        for m, time in made.simulated:
            assert time == run(at_bytes(made.scenario, m)).simulated
            assert analytic[m] == analytic_time(at_bytes(made.scenario, m))
        figure = collective_figure(made, WIDE)
        assert len(shapes(figure, "measured")) == len(shapes(figure, "simulated")) == 3
        assert len(shapes(figure, "analytic")) == 1
    # p = 8 on a switch: 3 messages one after the other
    made = with_curves(of_group(group, "switch", LECTURE_RATES))
    assert dict(made.simulated)[800] == 3 * (LECTURE_RATES["tn"] + 800 * LECTURE_RATES["tk"])


def test_what_is_no_collective_or_names_no_processes_is_one_sentence():
    row = (Row(8, Fraction(1), 1),)
    with pytest.raises(InputError, match="PingPong, 2 processes is no collective operation"):
        of_group(Group("PingPong", 2, "", row), "switch", LECTURE_RATES)
    with pytest.raises(InputError, match="does not say how many processes"):
        of_group(Group("Bcast", None, "", row), "switch", LECTURE_RATES)
    with pytest.raises(InputError, match="power of two"):
        of_group(Group("Bcast", 6, "", row), "hypercube", LECTURE_RATES)


BENCHMARKS = {
    "Multi-Bcast": "broadcast",
    "OSU MPI Broadcast Latency Test": "broadcast",
    "OSU MPI All-to-All Personalized Exchange Latency Test": "total-exchange",
    "Allgatherv": "all-to-all-broadcast",
    "OSU MPI Allreduce Latency Test": "all-reduce",
    "Reduce_scatter": None,
    "Reduce": "reduce",
    "Gather": "gather",
    "PingPong": None,
    "OSU MPI Latency Test": None,
    "Barrier": None,
}


def test_benchmarks_are_known_by_their_names():
    found = {name: operation_of(Group(name, 4, "", ())) for name in BENCHMARKS}
    assert found == BENCHMARKS


def test_one_message_between_two_is_fitted_first():
    rows = "size (bytes),time (us),benchmark\n8,1,Bcast\n8,1,PingPong\n16,2,PingPong\n8,3,Barrier\n"
    assert usual_groups(open_measured(rows.encode()).measurements) == (1,)
