"""Who holds what: hand-written beginnings, the replay's law, what operations promise at the end."""

from __future__ import annotations

import numpy as np
import pytest

from engine.algorithms import ALGORITHMS
from engine.operation import EVERYBODY, Task
from engine.report.holdings import ARRIVING, HELD, NONE, Holdings, Segment
from engine.run import Run, run
from engine.scenario.value import from_settings

SHAPES = (("ring", "6"), ("torus", "3x4"), ("hypercube", "8"), ("switch", "6"), ("hub", "8"))


def made(**given: object) -> Run:
    """Return the run of some settings."""
    return run(from_settings({name.replace("_", "-"): value for name, value in given.items()}))


def every_case() -> list[dict[str, object]]:
    """Return settings of every algorithm on every kind of network that it applies to."""
    cases = []
    for entry in ALGORITHMS:
        for topology, size in SHAPES:
            shape = {"dims": size} if "x" in size else {"p": int(size)}
            case = {"topology": topology, "operation": entry.operation, "algorithm": entry.key}
            if entry.operation == "shift":
                case["q"] = 3
            if entry.operation == "point-to-point":
                case["target"] = 5
            task = Task(q=3, target=5)
            if entry.why_not(from_settings({"topology": topology, **shape}).network, task) is None:
                cases.append(case | shape)
    return cases


def name_of(case: dict[str, object]) -> str:
    """Return a short name of a case."""
    return "-".join(map(str, case.values()))


def states(found: tuple[Segment, ...]) -> str:
    """Return the states of a node's slots as first letters."""
    return "".join(segment.state[0] for segment in found)


def test_all_to_all_broadcast_doubles():
    one = made(topology="hypercube", p=16, operation="all-to-all-broadcast")
    holdings = Holdings(one)
    assert states(holdings.at(0)[5]) == "nnnnnhnnnnnnnnnn"
    assert states(holdings.at(3)[0]) == "hhhhaaaannnnnnnn"  # 4 of 16 held, 8 at the end
    assert states(holdings.at(3)[5]) == "aaaahhhhnnnnnnnn"
    assert states(holdings.at(4)[15]) == "aaaaaaaahhhhhhhh"
    assert holdings.at(4)[15][8] == Segment(8, None, HELD)


def test_broadcast_has_one_slot():
    one = made(topology="ring", p=8, operation="broadcast", root=2)
    holdings = Holdings(one)
    assert [states(found) for found in holdings.at(1)] == list("nnhannnn")
    assert holdings.at(1)[3] == (Segment(2, None, ARRIVING),)


def test_reduce_empties_the_senders():
    one = made(topology="hypercube", p=8, operation="reduce")
    holdings = Holdings(one)
    last = holdings.at(3)
    assert states(last[0]) == "hahahaha"
    assert all(states(found) == "n" * 8 for found in last[1:])


def test_shift_shows_what_came():
    one = made(topology="ring", p=6, operation="shift", q=2)
    holdings = Holdings(one)
    assert [found[0] for found in holdings.at(2)] == [
        Segment((node - 2) % 6, node, ARRIVING) for node in range(6)
    ]


def test_shift_on_a_hypercube_names_physical_nodes():
    one = made(topology="hypercube", p=8, operation="shift", q=1)
    final = Holdings(one).at(one.trace.cycles)
    assert all(found[0].destination == node for node, found in enumerate(final))
    assert final[1][0].origin == 0 and final[3][0].origin == 1  # Gray ring 0 1 3 2 6 7 5 4


def test_a_packet_is_no_arrival():
    one = made(
        topology="ring", p=8, operation="point-to-point", target=3, packet=10,
        switching="finite-packets",
    )  # fmt: skip
    holdings = Holdings(one)
    for cycle in range(1, one.trace.cycles):
        assert holdings.at(cycle)[3][0].state == NONE
    assert holdings.at(one.trace.cycles)[3] == (Segment(0, 3, ARRIVING),)


def test_above_64_nodes_there_is_nothing():
    assert Holdings(made(topology="ring", p=65)).at(1) is None
    assert Holdings(made(topology="ring", p=64)).at(1) is not None


def test_prefix_sums_contain_the_smaller_numbers():
    one = made(topology="torus", dims="3x4", operation="prefix-sum")
    final = Holdings(one).at(one.trace.cycles)
    for node, found in enumerate(final):
        assert states(found).replace("a", "h") == "h" * (node + 1) + "n" * (11 - node)


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_transfers_lead_from_one_replayed_state_to_the_next(case):
    one = made(**case)
    holdings = Holdings(one)
    holdings._reach(one.schedule.steps - 1)
    for step in range(one.schedule.steps):
        after = holdings._at_time(step, int(one.trace.step_starts[step + 1]))
        np.testing.assert_array_equal(after, holdings._befores[step + 1])


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_a_cycle_begins_as_the_one_before_it_ended(case):
    one = made(**case)
    holdings = Holdings(one)
    for cycle in range(1, one.trace.cycles):
        np.testing.assert_array_equal(holdings.states(cycle)[1], holdings.states(cycle + 1)[0])


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_the_end_is_what_the_operation_demands(case):
    one = made(**case)
    final = Holdings(one).at(one.trace.cycles)
    full = [{s[:2] for s in found if s.state != NONE} for found in final]
    node, p = one.schedule.node_of, one.schedule.p
    if one.operation.combines:
        for process in one.operation.result_at(p, one.task):
            wanted = set(range(process + 1) if one.operation.prefix else range(p))
            assert {origin for origin, _ in full[process]} == wanted
        return
    wanted = [set() for _ in range(p)]
    demanded = one.operation.demands(p, one.task)
    columns = (demanded.process, demanded.origin, demanded.destination)
    for process, origin, destination in zip(*(c.tolist() for c in columns), strict=True):
        there = None if destination == EVERYBODY else int(node[destination])
        wanted[node[process]].add((int(node[origin]), there))
    assert full == wanted
