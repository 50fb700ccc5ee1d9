"""What the engine's tests share: small networks, and scenarios drawn by hypothesis."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, permutations
from math import prod

from hypothesis import strategies as st

from engine.algorithms import ALGORITHMS
from engine.catalogue import Choice
from engine.exact_time import format_exact
from engine.operation import Task
from engine.run import Run, run
from engine.scenario import (
    COLOURINGS,
    NOTATIONS,
    Scenario,
    View,
    from_settings,
    labels_of,
    layouts_of,
)
from engine.topology import Topology, build

SHAPES = (
    ("ring", (2,)),
    ("ring", (3,)),
    ("ring", (7,)),
    ("ring", (8,)),
    ("torus", (2, 2)),
    ("torus", (2, 3)),
    ("torus", (5, 2)),
    ("torus", (3, 5)),
    ("torus", (4, 4)),
    ("torus", (2, 3, 4)),
    ("torus", (3, 3, 2)),
    ("hypercube", (2,)),
    ("hypercube", (2, 2, 2)),
    ("hypercube", (2, 2, 2, 2)),
)
"""Odd, even and power-of-two sides, rectangles, sides of 2, three dimensions."""

LECTURE_COSTS = {"ts": "50", "th": "1.5", "tw": "0.1", "m": 100}
"""The costs of the published numbers."""

TORI = tuple(
    sorted(
        {
            order
            for count in (2, 3, 4)
            for sides in combinations_with_replacement(range(2, 8), count)
            if prod(sides) <= 36
            for order in permutations(sides)
        },
        key=lambda dims: (prod(dims), dims),
    )
)


def of(**given: object) -> Run:
    """Run the scenario of the lecture's costs with settings over them; _ stands for -."""
    settings = {**LECTURE_COSTS, **{key.replace("_", "-"): value for key, value in given.items()}}
    return run(from_settings(settings))


def shapes(largest: int = 24) -> st.SearchStrategy[tuple[str, tuple[int, ...]]]:
    """Draw a kind and its ring lengths."""
    rings = st.integers(2, largest).map(lambda p: ("ring", (p,)))
    tori = st.sampled_from([("torus", dims) for dims in TORI if prod(dims) <= largest])
    cubes = st.integers(1, largest.bit_length() - 1).map(lambda n: ("hypercube", (2,) * n))
    return st.one_of(rings, tori, cubes)


def networks(largest: int = 24) -> st.SearchStrategy:
    """Draw a network."""
    return shapes(largest).map(lambda shape: build(*shape))


def stars(largest: int = 24) -> st.SearchStrategy:
    """Draw a hub or a switch."""
    kinds = st.sampled_from(["switch", "hub"])
    return st.builds(lambda kind, p: build(kind, (p,)), kinds, st.integers(2, largest))


@st.composite
def tasks(draw, p: int) -> Task:
    """Draw what is asked for on p processes: root, shift, ends, order, switching."""
    source = draw(st.integers(0, p - 1))
    return Task(
        m=draw(st.integers(1, 30)),
        root=draw(st.integers(0, p - 1)),
        q=draw(st.integers(1, p - 1)),
        source=source,
        target=(source + draw(st.integers(1, p - 1))) % p,
        order=draw(st.sampled_from(["low", "high"])),
        switching=draw(st.sampled_from(["store-and-forward", "cut-through", "finite-packets"])),
    )


@st.composite
def networks_and_tasks(draw, largest: int = 24):
    """Draw a network and a task for it."""
    network = draw(networks(largest))
    return network, draw(tasks(network.p))


def decimals(low: int = 0, high: int = 9999) -> st.SearchStrategy[str]:
    """Draw a cost as a decimal with up to two places."""
    return st.integers(low, high).map(lambda hundredths: format_exact(Fraction(hundredths, 100)))


@st.composite
def settings_of_scenarios(draw, largest: int = 20, **fixed: object) -> dict[str, object]:
    """Draw settings of a scenario that can be, with some of them fixed."""
    network, task = draw(networks_and_tasks(largest))
    algorithm = draw(
        st.sampled_from([one for one in ALGORITHMS if one.why_not(network, task) is None])
    )
    return {
        "topology": network.kind,
        "dims": "x".join(map(str, network.dims)),
        "operation": algorithm.operation,
        "algorithm": algorithm.key,
        "switching": task.switching,
        "m": task.m,
        "packet": draw(st.integers(1, 20)),
        "ts": draw(decimals()),
        "th": draw(decimals()),
        "tw": draw(decimals(low=1)),
        "startups": draw(st.sampled_from(["one", "each"])),
        "order": task.order,
        "root": task.root,
        "q": task.q,
        "source": task.source,
        "target": task.target,
        **fixed,
    }


def scenarios(largest: int = 20, **fixed: object) -> st.SearchStrategy[Scenario]:
    """Draw a scenario."""
    return settings_of_scenarios(largest, **fixed).map(from_settings)


def keys(choices: tuple[Choice, ...]) -> st.SearchStrategy[str]:
    """Draw a key of a catalogue."""
    return st.sampled_from([one.key for one in choices])


def views(network: Topology) -> st.SearchStrategy[View]:
    """Draw a view of a network."""
    times = st.builds(lambda n, k: Fraction(n, 10**k), st.integers(0, 10**20), st.integers(0, 18))
    shares = st.floats(0, 1)
    labels = keys(labels_of(network.kind, network.dims))
    return st.builds(
        View,
        layout=st.none() | keys(layouts_of(network.kind, network.dims)),
        labels=st.lists(labels, max_size=2, unique=True).map(tuple),
        colour=st.none() | keys(COLOURINGS),
        notation=keys(NOTATIONS),
        link=st.none() | st.sampled_from([tuple(link) for link in network.links.tolist()]),
        node=st.none() | st.integers(0, network.vertices - 1),
        zoom=st.floats(1, 40),
        centre=st.tuples(shares, shares),
        bookmarks=st.sets(times, max_size=4).map(lambda some: tuple(sorted(some))),
    )
