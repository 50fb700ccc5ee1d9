"""The table of steps: its sums are the totals, its links those of the trace."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from engine.exact_time import Terms
from engine.report.place import dimension_of_links
from engine.report.steps import step_table
from engine.run import Run, run
from engine.topology import build
from tests.engine.cases import of, scenarios
from tests.engine.test_holdings import every_case, made, name_of

SWITCHINGS = ("store-and-forward", "cut-through", "finite-packets")


def column(one: Run, name: str) -> list:
    """Return one column of a run's step table."""
    table = step_table(one)
    return [row[table.columns.index(name)] for row in table.rows]


def check(one: Run) -> None:
    """Check that a run's step table sums up to the run."""
    table = step_table(one)
    assert [row[0] for row in table.rows] == list(range(1, one.schedule.steps + 1))
    parts = [column(one, name) for name in ("ts_part", "th_part", "tw_part")]
    assert sum(map(sum, parts)) == one.simulated
    costs = one.scenario.ts, one.scenario.th, one.scenario.tw
    coefficients = one.terms.ts, one.terms.th, one.terms.tw
    for part, cost, terms in zip(parts, costs, coefficients, strict=True):
        assert sum(part) == cost * terms
    unit, ends = one.trace.unit, one.trace.step_starts[1:].tolist()
    assert column(one, "sum") == [unit.time(end) for end in ends]
    for step, links in enumerate(column(one, "links"), 1):
        assert links == int((one.trace.crossed_in_step(step) > 0).sum())


@pytest.mark.parametrize("switching", SWITCHINGS)
@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_the_steps_sum_up_to_the_run(case, switching):
    check(made(**case, switching=switching, th="1.5"))


@given(scenarios(12))
def test_the_steps_of_any_scenario_sum_up_to_the_run(scenario):
    check(run(scenario, prove=False))


def test_the_lecture_s_all_to_all_broadcast():
    table = step_table(of(topology="hypercube", p=16, operation="all-to-all-broadcast"))
    startup, header = Fraction(50), Fraction(3, 2)
    assert table.rows == tuple(
        (step, step - 1, 1, 2 ** (step - 1), 100 * 2 ** (step - 1), 16, startup, header,
         Fraction(10 * 2 ** (step - 1)), total)
        for step, total in zip((1, 2, 3, 4), (Fraction(123, 2), 133, Fraction(449, 2), 356),
                               strict=True)
    )  # fmt: skip


def test_what_differs_is_said_as_a_span():
    direct = of(topology="ring", p=8, operation="total-exchange", algorithm="direct")
    assert column(direct, "distance") == ["1–4"]
    one = of(topology="torus", dims="4x4", operation="scatter")
    chunks = [one.schedule.chunk_count[one.schedule.rows(s)].tolist() for s in range(6)]
    wanted = [min(c) if min(c) == max(c) else f"{min(c)}–{max(c)}" for c in chunks[:2]]
    assert column(one, "chunks")[:2] == wanted


def test_terms_of_the_table_are_those_of_the_steps():
    one = of(topology="torus", dims="3x5", operation="all-reduce", switching="cut-through")
    total = Terms()
    for terms in one.step_terms:
        total += terms
    assert total == one.terms


def test_dimensions_are_counted_from_the_last():
    cube = build("hypercube", (2, 2, 2))
    for (a, b), dimension in zip(cube.links.tolist(), dimension_of_links(cube), strict=True):
        assert a ^ b == 1 << dimension
    torus = build("torus", (3, 4))
    names = dict(zip(map(tuple, torus.links.tolist()), dimension_of_links(torus), strict=True))
    assert names[0, 1] == 0 and names[0, 4] == 1
