"""Scenarios drawn at random, each replayed and predicted from what it prints.

The grid of ``test_outside_replay`` has round numbers; here sides, costs, packets, roots, slow
links and startups come in combinations that nobody would write down.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import hypothesis
from hypothesis import strategies

from tests.command_line.program import simulate
from tests.command_line.test_outside_replay import ALGORITHMS, ROOTED
from tests.outside.replay import Given, predict, replay
from tests.outside.replay_network import Link, Network

DIMS = [
    *[("ring", [p]) for p in range(2, 13)],
    *[("hypercube", [2] * n) for n in range(1, 5)],
    *[("torus", dims) for dims in ([2, 2], [2, 5], [3, 4], [5, 2], [4, 4], [3, 2, 4], [2, 2, 2])],
]


@dataclass(frozen=True)
class Case:
    """A scenario as options, and what its JSON object does not repeat."""

    options: list[str]
    given: Given


@strategies.composite
def cases(draw: strategies.DrawFn) -> Case:
    """Draw any scenario that the reference allows."""
    topology, dims = draw(strategies.sampled_from(DIMS))
    operations = [op for op in ALGORITHMS if op != "shift" or topology != "torus" or len(dims) == 2]
    operation = draw(strategies.sampled_from(operations))
    powers = all(side & (side - 1) == 0 for side in dims)
    algorithms = [key for key in ALGORITHMS[operation] if key != "near-first" or powers]
    options = ["--topology", topology, "--operation", operation]
    options += ["--algorithm", draw(strategies.sampled_from(algorithms))]
    network = Network(tuple(dims))
    named = ["--dims", "x".join(map(str, dims))]
    options += named if topology == "torus" else ["--p", str(network.p)]
    options += _costs(draw)
    slow = _slow_links(draw, network)
    options += [
        word for (a, b), factor in slow.items() for word in ("--slow-link", f"{a}-{b}:{factor}")
    ]
    startups = draw(strategies.sampled_from(["one", "each"]))
    packet = draw(strategies.integers(1, 40))
    options += ["--startups", startups, "--switching"]
    options += [draw(strategies.sampled_from(["store-and-forward", "cut-through"]))]
    if draw(strategies.booleans()):
        options[-1] = "finite-packets"
        options += ["--packet", str(packet)]
    if operation == "shift":
        options += ["--q", str(draw(strategies.integers(1, network.p - 1)))]
    if operation != "prefix-sum":
        options += ["--order", draw(strategies.sampled_from(["low", "high"]))]
    root, source, target = 0, 0, None
    if operation in ROOTED:
        root = draw(strategies.integers(0, network.p - 1))
        options += ["--root", str(root)]
    if operation == "point-to-point":
        nodes = strategies.integers(0, network.p - 1)
        source, target = draw(
            strategies.tuples(nodes, nodes).filter(lambda ends: len({*ends}) == 2)
        )
        options += ["--source", str(source), "--target", str(target)]
    factors = {link: Fraction(factor) for link, factor in slow.items()}
    packets = packet if "--packet" in options else Given.packet
    return Case(options, Given(packets, startups, root, source, target, factors))


def _costs(draw: strategies.DrawFn) -> list[str]:
    """Draw ts, th, tw and m; a link must be busy for some time."""
    ts = draw(strategies.sampled_from(["0", "3", "50", "7.77"]))
    th = draw(strategies.sampled_from(["0", "1", "1.5", "0.125"]))
    tw = draw(strategies.sampled_from(["0.1", "1", "0.333"] if th == "0" else ["0", "0.1", "1"]))
    m = draw(strategies.integers(1, 60))
    return ["--ts", ts, "--th", th, "--tw", tw, "--m", str(m)]


def _slow_links(draw: strategies.DrawFn, network: Network) -> dict[Link, str]:
    links = strategies.sampled_from(sorted(network.link_numbers))
    factors = strategies.sampled_from(["2", "3", "1.5", "1.1"])
    return draw(strategies.dictionaries(links, factors, max_size=3))


@hypothesis.given(cases())
def test_any_scenario_is_replayed_and_predicted(case: Case) -> None:
    answer = simulate(*case.options, "--trace", "--data")
    replay(answer, case.given)
    predict(answer, case.given)
