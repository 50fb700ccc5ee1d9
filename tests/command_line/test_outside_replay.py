"""Every operation by every algorithm, replayed from the printed trace alone.

The grid: all keys of the reference x rings, tori and hypercubes x every switching method, with
th 0 and above; then roots, distances, ends, orders, startups and slow links. Refusals are
allowed only where the reference says that an algorithm does not apply.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.command_line.program import call, simulate, start
from tests.outside.replay import Given, load, predict, replay
from tests.outside.replay_network import Network

ALGORITHMS = {
    "point-to-point": ["direct"],
    "broadcast": ["both-ways", "doubling", "near-first"],
    "reduce": ["both-ways", "doubling", "near-first"],
    "all-to-all-broadcast": ["ring", "simultaneous-broadcasts"],
    "multinode-accumulation": ["ring", "simultaneous-broadcasts"],
    "all-reduce": [
        "accumulate-on-the-way",
        "all-to-all-broadcast-then-combine",
        "reduce-then-broadcast",
    ],
    "prefix-sum": ["accumulate-on-the-way"],
    "scatter": ["farthest-first", "halving"],
    "gather": ["farthest-first", "halving"],
    "total-exchange": ["ring", "pairwise", "direct"],
    "shift": ["step-by-step", "direct"],
}
ON_STARS = {
    **{key: {"binomial"} for key in ("broadcast", "reduce", "scatter", "gather")},
    **{key: {"rounds"} for key in ("all-to-all-broadcast", "multinode-accumulation")},
    **{key: {"rounds"} for key in ("all-reduce", "prefix-sum")},
}
"""Those of hubs and switches: test_outside_clusters.py replays them."""
PAIRS = [(operation, key) for operation, keys in ALGORITHMS.items() for key in keys]
NETWORKS: dict[str, tuple[str, list[int]]] = {
    "ring 2": ("ring", [2]),
    "ring 3": ("ring", [3]),
    "ring 7": ("ring", [7]),
    "ring 8": ("ring", [8]),
    "torus 2x3": ("torus", [2, 3]),
    "torus 3x5": ("torus", [3, 5]),
    "torus 4x4": ("torus", [4, 4]),
    "torus 2x2x3": ("torus", [2, 2, 3]),
    "hypercube 2": ("hypercube", [2]),
    "hypercube 4": ("hypercube", [2, 2]),
    "hypercube 8": ("hypercube", [2, 2, 2]),
    "hypercube 16": ("hypercube", [2, 2, 2, 2]),
}
SMALL = ["ring 7", "torus 3x5", "torus 4x4", "hypercube 8"]
COSTS = ["--ts", "3", "--th", "1.5", "--tw", "0.5", "--m", "25"]
WAYS = {
    "store-and-forward": ["--switching", "store-and-forward"],
    "cut-through": ["--switching", "cut-through"],
    "cut-through, th 0": ["--switching", "cut-through", "--th", "0"],
    "finite-packets": ["--switching", "finite-packets", "--packet", "10"],
}
ROOTED = ["broadcast", "reduce", "scatter", "gather"]


def options(operation: str, algorithm: str, network: str) -> list[str]:
    """The options that name one case of the grid."""
    topology, dims = NETWORKS[network]
    named = ["--topology", topology, "--operation", operation, "--algorithm", algorithm]
    if topology == "torus":
        return [*named, "--dims", "x".join(map(str, dims)), *COSTS]
    return [*named, "--p", str(Network(tuple(dims)).p), *COSTS]


def applies(operation: str, algorithm: str, network: str) -> bool:
    """Whether the reference lets this algorithm run there."""
    topology, dims = NETWORKS[network]
    if algorithm == "near-first":
        return all(side & (side - 1) == 0 for side in dims)
    if operation == "shift":
        return topology != "torus" or len(dims) == 2
    return True


def replayed(given: Given, *arguments: object) -> Any:
    """Run a scenario, replay its trace and data, predict its times; return the object."""
    answer = simulate(*arguments, "--trace", "--data")
    try:
        replay(answer, given)
        predict(answer, given)
    except AssertionError as fault:
        fault.add_note("simulate " + " ".join(map(str, arguments)))
        raise
    return answer


@pytest.mark.parametrize("network", NETWORKS)
@pytest.mark.parametrize(("operation", "algorithm"), PAIRS, ids=map("-".join, PAIRS))
def test_every_algorithm_everywhere(operation: str, algorithm: str, network: str) -> None:
    case = options(operation, algorithm, network)
    for way in WAYS.values():
        if applies(operation, algorithm, network):
            answer = replayed(Given(), *case, *way)
            assert answer["operation"] == operation
            assert answer["algorithm"] == algorithm
        else:
            result = call("simulate", *case, *way)
            assert result.code == 2
            assert algorithm in result.err or operation in result.err


def test_the_list_names_these_algorithms_and_no_others() -> None:
    listed = call("list", "--format", "json").json
    names: dict[str, set[str]] = {entry["key"]: set() for entry in listed["operations"]}
    for entry in listed["algorithms"]:
        names[entry["operation"]].add(entry["key"])
    expected = {
        operation: set(keys) | ON_STARS.get(operation, set())
        for operation, keys in ALGORITHMS.items()
    }
    assert names == expected


@pytest.mark.parametrize("network", SMALL)
@pytest.mark.parametrize("operation", ROOTED)
def test_every_root(operation: str, network: str) -> None:
    p = Network(tuple(NETWORKS[network][1])).p
    for algorithm in ALGORITHMS[operation]:
        if not applies(operation, algorithm, network):
            continue
        for root in (1, p // 2, p - 1):
            case = options(operation, algorithm, network)
            replayed(Given(root=root), *case, *WAYS["cut-through"], "--root", root)
            replayed(Given(root=root), *case, "--root", root)


@pytest.mark.parametrize("network", [*SMALL, "torus 2x3", "ring 8", "hypercube 16"])
@pytest.mark.parametrize("algorithm", ALGORITHMS["shift"])
def test_every_distance_of_a_shift(algorithm: str, network: str) -> None:
    case = options("shift", algorithm, network)
    for q in range(1, Network(tuple(NETWORKS[network][1])).p):
        for way in ("store-and-forward", "cut-through, th 0"):
            answer = replayed(Given(), *case, *WAYS[way], "--q", q)
            assert answer["q"] == q


@pytest.mark.parametrize("network", [*SMALL, "torus 2x2x3"])
def test_every_pair_of_ends(network: str) -> None:
    case = options("point-to-point", "direct", network)
    for source, target in [(0, 1), (1, 0), (5, 2), (6, 1), (3, 6)]:
        given = Given(source=source, target=target)
        for way in WAYS.values():
            ends = ["--source", source, "--target", target]
            answer = replayed(given, *case, *way, *ends)
            assert answer["exact"] is True


@pytest.mark.parametrize("network", ["torus 3x5", "torus 4x4", "torus 2x2x3", "hypercube 8"])
@pytest.mark.parametrize(("operation", "algorithm"), PAIRS, ids=map("-".join, PAIRS))
def test_dimensions_in_the_other_order(operation: str, algorithm: str, network: str) -> None:
    """The steps take the dimensions first to last; routes stay last dimension first."""
    if operation in ("prefix-sum", "point-to-point") or not applies(operation, algorithm, network):
        pytest.skip("one order only")
    case = options(operation, algorithm, network)
    for way in ("store-and-forward", "cut-through"):
        replayed(Given(), *case, *WAYS[way], "--order", "high")


@pytest.mark.parametrize("network", SMALL)
@pytest.mark.parametrize(("operation", "algorithm"), PAIRS, ids=map("-".join, PAIRS))
def test_startups_once_a_step_or_for_each_message(
    operation: str, algorithm: str, network: str
) -> None:
    if not applies(operation, algorithm, network):
        pytest.skip("does not apply")
    case = options(operation, algorithm, network)
    for startups in ("one", "each"):
        for way in WAYS.values():
            replayed(Given(startups=startups), *case, *way, "--startups", startups)


@pytest.mark.parametrize("network", SMALL)
@pytest.mark.parametrize(("operation", "algorithm"), PAIRS, ids=map("-".join, PAIRS))
def test_a_slow_link_moves_the_simulated_time_only(
    operation: str, algorithm: str, network: str
) -> None:
    if not applies(operation, algorithm, network):
        pytest.skip("does not apply")
    case = options(operation, algorithm, network)
    given = Given(slow={(0, 1): Fraction(3), (1, 0): Fraction("1.5")})
    for way in WAYS.values():
        plain = simulate(*case, *way)
        slow = replayed(given, *case, *way, "--slow-link", "0-1:3", "--slow-link", "1-0:1.5")
        assert slow["analytic"] == plain["analytic"]
        assert slow["lecture"] == plain["lecture"]
        assert slow["exact"] is False
        assert slow["simulated"] >= plain["simulated"]


def test_a_slow_link_in_plain_numbers() -> None:
    """Ring of 4, broadcast: link 0-1 is used in step 1 only and takes 33 instead of 11."""
    case = ["--p", 4, "--m", 10, "--ts", 5, "--th", 1, "--tw", 1]
    assert simulate(*case)["simulated"] == 32
    slow = replayed(Given(slow={(0, 1): 3}), *case, "--slow-link", "0-1:3")
    assert (slow["simulated"], slow["analytic"], slow["exact"]) == (54, 32, False)


@pytest.mark.parametrize(
    ("original", "dual"),
    [
        ("broadcast", "reduce"),
        ("all-to-all-broadcast", "multinode-accumulation"),
        ("scatter", "gather"),
    ],
)
@pytest.mark.parametrize("network", SMALL)
def test_a_dual_is_the_original_backwards(original: str, dual: str, network: str) -> None:
    """The same steps in the opposite order, every route reversed link by link."""
    for algorithm in ALGORITHMS[original]:
        if not applies(original, algorithm, network):
            continue
        forward = simulate(*options(original, algorithm, network), "--trace")
        backward = simulate(*options(dual, algorithm, network), "--trace")
        last = forward["steps"] + 1
        turned = sorted(
            (last - r["step"], r["target"], r["source"], r["link"][::-1], r["words"])
            for r in forward["trace"]
        )
        assert turned == sorted(
            (r["step"], r["source"], r["target"], r["link"], r["words"]) for r in backward["trace"]
        )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--p", "7", "--switching", "cut-through", "--th", "1.5"],
        ["--topology", "torus", "--dims", "3x5", "--operation", "total-exchange"],
        ["--topology", "hypercube", "--p", "8", "--operation", "shift", "--q", "3"],
        ["--operation", "prefix-sum", "--p", "5", "--switching", "finite-packets"],
    ],
)
def test_a_child_process_says_the_same(arguments: list[str]) -> None:
    arguments = ["simulate", *arguments, "--trace", "--data", "--format", "json"]
    result = start(*arguments)
    assert result.err == ""
    assert result == call(*arguments)
    answer = load(result.out)
    replay(answer)
    predict(answer)


@pytest.mark.parametrize("switching", ["cut-through", "store-and-forward"])
def test_near_first_doubling_congests(switching: str) -> None:
    """Ring of 16, last step: one chunk, eight transfers over one link, one waits in CT only."""
    answer = replayed(
        Given(), "--operation", "broadcast", "--algorithm", "near-first", "--switching", switching
    )
    waits = 1 if switching == "cut-through" else 0
    assert (answer["max_chunks_per_link"], answer["congestion"]) == (1, 8)
    assert answer["max_waiting"] == waits


@pytest.mark.parametrize(("startups", "alone", "together"), [("one", 72, 464), ("each", 772, 919)])
def test_the_price_of_contention(startups: str, alone: int, together: int) -> None:
    """Ring of 16, direct total exchange in cut-through, as section 8 prints it."""
    case = ["--operation", "total-exchange", "--algorithm", "direct", "--th", "1.5"]
    case += ["--switching", "cut-through", "--startups", startups]
    answer = replayed(Given(startups=startups), *case)
    assert (answer["uncontended"], answer["simulated"]) == (alone, together)


EXCHANGES = [
    ("--topology hypercube --p 32", 24, "1017393107"),
    ("--topology torus --dims 5x7", 35, "2599664154"),
    ("--topology hypercube --p 1024", 768, "3879800723006080026"),
    ("--topology torus --dims 32x32", 5251, "11044546954993383679"),
    ("--topology ring --p 256", 8256, "143484967244568032"),
]


@pytest.mark.parametrize(
    ("network", "cycles", "fingerprint"), EXCHANGES, ids=[c[0] for c in EXCHANGES]
)
def test_direct_exchanges(network: str, cycles: int, fingerprint: str) -> None:
    check_direct_exchange(network, cycles, fingerprint)


def check_direct_exchange(network: str, cycles: int, fingerprint: str) -> None:
    """All messages at once, one word a cycle: the published makespans and fingerprints."""
    case = ["--operation", "total-exchange", "--algorithm", "direct", "--startups", "one"]
    answer = simulate(*network.split(), *case, "--m", 1, "--ts", 0, "--th", 0, "--tw", 1)
    assert answer["simulated"] == answer["cycles"] == cycles
    assert answer["fingerprint"] == fingerprint


NUMBERS = [
    ("--topology torus --dims 4x4x4 --operation total-exchange --th 1.5", "3343.5"),
    ("--p 7 --th 1.5", "246"),
    ("--p 7 --th 1.5 --switching cut-through", "189"),
    (
        "--operation point-to-point --target 8 --switching finite-packets --packet 10 --th 1.5",
        "92.5",
    ),
    ("--operation total-exchange --th 1.5", "1972.5"),
    ("--algorithm doubling --th 1.5", "372.5"),
    ("--algorithm both-ways --th 1.5", "492"),
]


@pytest.mark.parametrize(("case", "time"), NUMBERS, ids=[case for case, _ in NUMBERS])
def test_published_times(case: str, time: str) -> None:
    assert replayed(Given(), *case.split())["simulated"] == Fraction(time)


@pytest.mark.parametrize("th", ["0", "1.5"])
def test_the_cut_through_broadcast_has_four_cycles(th: str) -> None:
    assert replayed(Given(), "--switching", "cut-through", "--th", th)["cycles"] == 4


def test_the_bundles_of_an_all_to_all_broadcast_double() -> None:
    """Hypercube of 8: chunks 1, 2, 4 by step, congestion 1, nobody waits."""
    case = ["--topology", "hypercube", "--p", 8, "--operation", "all-to-all-broadcast"]
    answer = replayed(Given(), *case)
    by_step = [
        {len(record["chunks"]) for record in answer["trace"] if record["step"] == step}
        for step in (1, 2, 3)
    ]
    assert by_step == [{1}, {2}, {4}]
    assert (answer["max_chunks_per_link"], answer["congestion"], answer["max_waiting"]) == (4, 1, 0)


@pytest.mark.parametrize(
    ("order", "steps"),
    [
        ("low", ["0-1", "0-2 1-3", "0-4 1-5 2-6 3-7"]),
        ("high", ["0-4", "0-2 4-6", "0-1 2-3 4-5 6-7"]),
    ],
)
def test_links_of_a_hypercube_broadcast(order: str, steps: list[str]) -> None:
    case = ["--topology", "hypercube", "--p", 8, "--order", order, "--trace"]
    trace = simulate(*case)["trace"]
    links = [
        " ".join(sorted("{}-{}".format(*r["link"]) for r in trace if r["step"] == step))
        for step in (1, 2, 3)
    ]
    assert links == steps
