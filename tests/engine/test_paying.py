"""Who pays the terms of a time: a critical path, as an outside replay of the trace finds it."""

from __future__ import annotations

import pytest

from engine.algorithms import ALGORITHMS
from engine.operation import OPERATIONS
from engine.report.paying import paying
from engine.run import run
from engine.scenario import from_settings
from tests.command_line.program import call
from tests.outside.replay_path import bills
from tests.outside.replay_run import Given, read_run

COSTS = {"ts": "50", "th": "1.5", "tw": "0.1", "m": 20}
SWITCHINGS = ("store-and-forward", "cut-through", "finite-packets")


def compared(settings: dict[str, object]) -> int:
    """Compare who pays with the outside's paths; return how many steps have only one path."""
    one = run(from_settings({**COSTS, **settings}))
    options = [
        word for key, value in {**COSTS, **settings}.items() for word in (f"--{key}", str(value))
    ]
    answer = call("simulate", *options, "--trace", "--format", "json").json
    startups = settings.get("startups")
    outside = read_run(answer, Given(startups=None if startups is None else str(startups)))
    found = paying(one)
    step_of = {transfer.number: transfer.step for transfer in outside.transfers}
    total = (0, 0, 0)
    unique = 0
    for step, possible in bills(outside).items():
        here = tuple(
            frozenset(number for number in payers if step_of[number] == step)
            for payers in (found.startup, found.hop, found.word)
        )
        terms = one.step_terms[step - 1]
        paths = {bill for bill in possible if (bill.startup, bill.hop, bill.word) == here}
        exact = [bill for bill in paths if bill.terms == (terms.ts, terms.th, terms.tw)]
        assert exact, f"step {step}: {here} is no critical path with {terms}"
        if len(possible) == 1:
            assert possible == set(exact)
            unique += 1
        total = tuple(a + b for a, b in zip(total, exact[0].terms, strict=True))
    ts, th, tw = total
    assert ts * answer["ts"] + th * answer["th"] + tw * answer["tw"] == answer["simulated"]
    return unique


@pytest.mark.parametrize("switching", SWITCHINGS)
@pytest.mark.parametrize("topology", ["ring", "torus", "hypercube"])
@pytest.mark.parametrize("operation", [one.key for one in OPERATIONS])
def test_default_algorithms_light_a_critical_path(operation, topology, switching):
    compared({"topology": topology, "p": 16, "operation": operation, "switching": switching})


@pytest.mark.parametrize(
    ("operation", "algorithm"),
    sorted({(one.operation, one.key) for one in ALGORITHMS if one.key in ("direct", "near-first")}),
)
@pytest.mark.parametrize("startups", ["one", "each"])
def test_where_transfers_wait_a_critical_path_is_lit(operation, algorithm, startups):
    settings = {"topology": "ring", "p": 8, "operation": operation, "algorithm": algorithm}
    compared({**settings, "switching": "cut-through", "startups": startups})


def test_where_there_is_one_path_just_that_is_lit():
    settings = {"topology": "ring", "p": 16, "operation": "point-to-point", "source": 0}
    assert compared({**settings, "target": 5}) == 1
    assert compared({"topology": "hypercube", "p": 16, "operation": "broadcast"}) >= 1


def test_in_cut_through_only_who_keeps_others_waiting_pays_words():
    one = run(
        from_settings(
            {
                **COSTS,
                "topology": "ring",
                "p": 8,
                "operation": "total-exchange",
                "algorithm": "direct",
                "switching": "cut-through",
                "startups": "one",
            }
        )
    )
    found = paying(one)
    assert set(found.word) <= set(found.hop)
    assert len(found.startup) == one.schedule.steps == 1
    assert found.of("ts") == found.startup
    assert found.of("th") == found.hop
    assert found.of("tw") == found.word
