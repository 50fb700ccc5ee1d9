"""Every algorithm of the catalogue moves the right data, over existing links, within its ports.

The replay here is plain Python over Counters and knows nothing of ``engine.verify``.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import algorithms
from engine.algorithms import (
    ALGORITHMS,
    Algorithm,
    algorithm_of,
    algorithms_of,
    build,
    default_algorithm,
)
from engine.errors import InputError
from engine.operation import OPERATIONS, Task, operation_of
from engine.routing import routes
from engine.schedule import Rule, Step, from_steps
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology import build as network_of
from engine.topology.base import frozen
from engine.verify import verify
from tests.engine.cases import SHAPES, networks, networks_and_tasks, stars, tasks

EACH = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda a: f"{a.operation}-{a.key}")
CONGESTING = {
    ("total-exchange", "direct"),
    ("all-to-all-broadcast", "simultaneous-broadcasts"),
    ("multinode-accumulation", "simultaneous-broadcasts"),
}


def drawn(data, algorithm, largest=24):
    """A network and a task to which the algorithm applies."""
    any_network = networks(largest)
    if algorithm.star:
        any_network = stars(largest) if algorithm.why_not(RING, Task()) else any_network | stars()
    network = data.draw(any_network)
    task = data.draw(
        tasks(network.p)
        .map(lambda task: replace(task, order=_order(algorithm, task)))
        .filter(lambda task: algorithm.why_not(network, task) is None)
    )
    return network, task


RING = network_of("ring", (4,))


def _order(algorithm, task):
    return "low" if algorithm.operation == "prefix-sum" else task.order


# A replay of its own ------------------------------------------------------------------------------


class Held:
    """What each process holds: chunks, partial sums as bags of origins, prefixes."""

    def __init__(self, operation, task, p):
        start = operation.starts(p, task)
        columns = (start.process.tolist(), start.origin.tolist(), start.destination.tolist())
        self.by_pair = operation.key == "multinode-accumulation"
        self.chunks = [Counter() for _ in range(p)]
        self.sums = defaultdict(Counter)
        for process, origin, destination in zip(*columns, strict=True):
            self.chunks[process][origin, destination] += 1
            if operation.combines:
                self.sums[process, self.column(destination)][origin] += 1
        self.prefixes = [Counter({i: 1}) for i in range(p)]
        self.base = {}

    def column(self, destination):
        return destination if self.by_pair else None

    def begin_phase(self):
        """All totals become values to pass on, named by who has them."""
        self.base = {process: Counter(bag) for (process, _), bag in self.sums.items() if bag}
        self.chunks = [Counter({(i, -1): 1} if i in self.base else {}) for i in range(len(self))]

    def __len__(self):
        return len(self.chunks)

    def send(self, rule, moves):
        """One step: moves are (source, target, origin, destination)."""
        leaving, arriving = [], []
        for source, target, origin, destination in moves:
            if rule is Rule.ADD:
                bag = self.sums.pop((source, self.column(destination)))
                arriving.append((target, self.column(destination), bag))
                continue
            assert self.chunks[source][origin, destination] == 1
            if rule is Rule.MOVE:
                leaving.append((source, (origin, destination)))
            arriving.append((target, (origin, destination), None))
            if rule in (Rule.PASS, Rule.PREFIX):
                self.sums[target, None].update(self.base[origin])
            if rule is Rule.PREFIX and origin < target:
                self.prefixes[target].update(self.base[origin])
        for process, chunk in leaving:
            self.chunks[process][chunk] -= 1
            assert self.chunks[process][chunk] == 0
        for target, name, bag in arriving:
            if bag is not None:
                self.sums[target, name].update(bag)
            else:
                assert self.chunks[target][name] == 0
                self.chunks[target][name] = 1


def moves_of(schedule, number):
    rows = schedule.rows(number)
    transfer, origin, destination = (column.tolist() for column in schedule.chunks(number))
    source, target = schedule.source[rows].tolist(), schedule.target[rows].tolist()
    pairs = zip(transfer, origin, destination, strict=True)
    return [(source[t], target[t], o, d) for t, o, d in pairs]


def replayed(operation, task, schedule):
    held = Held(operation, task, schedule.p)
    phase = None
    for number in range(schedule.steps):
        rule = schedule.rules[number]
        if operation.combines and rule is not Rule.ADD and schedule.phases[number] != phase:
            held.begin_phase()
        phase = schedule.phases[number]
        held.send(rule, moves_of(schedule, number))
    if operation.combines and schedule.rules[-1] is Rule.COPY:
        for process in range(schedule.p):
            bags = [held.base[origin] for origin, _ in held.chunks[process]]
            held.sums[process, None] = sum(bags, Counter())
    return held


def check_data(operation, task, held):
    p = len(held)
    if operation.demands is not None:
        after = operation.demands(p, task)
        columns = (after.process.tolist(), after.origin.tolist(), after.destination.tolist())
        expected = [Counter() for _ in range(p)]
        for process, origin, destination in zip(*columns, strict=True):
            expected[process][origin, destination] = 1
        assert [+bag for bag in held.chunks] == expected
        return
    everybody = Counter(range(p))
    for process in operation.result_at(p, task).tolist():
        if operation.prefix:
            assert held.prefixes[process] == Counter(range(process + 1))
        else:
            assert held.sums[process, process if held.by_pair else None] == everybody


# Laws ---------------------------------------------------------------------------------------------


@EACH
@given(data=st.data())
def test_the_right_data_are_everywhere_at_the_end(algorithm, data):
    network, task = drawn(data, algorithm)
    operation = operation_of(algorithm.operation)
    schedule = build(algorithm, network, task)
    check_data(operation, task, replayed(operation, task, schedule))
    assert verify(operation, task, schedule) is schedule


@EACH
@given(data=st.data())
def test_links_ports_and_columns(algorithm, data):
    network, task = drawn(data, algorithm)
    schedule = build(algorithm, network, task)
    node = schedule.node_of
    assert sorted(node.tolist()) == list(range(network.p))
    assert (schedule.operation, schedule.algorithm) == (algorithm.operation, algorithm.key)
    assert (schedule.p, schedule.m) == (network.p, task.m)
    assert (np.diff(schedule.step) >= 0).all()
    assert np.unique(schedule.step).tolist() == list(range(schedule.steps))
    assert len(schedule.phases) == len(schedule.backwards) == schedule.steps
    assert (schedule.source != schedule.target).all()
    ways = routes(
        network,
        node[schedule.source],
        node[schedule.target],
        np.array(schedule.backwards)[schedule.step],
    )
    assert ((ways.links >= 0) & (ways.links < len(network.links))).all()
    if algorithm.neighbours_only:
        assert (ways.hops == 1).all()
    assert schedule.transfers <= algorithm.transfers(network, task)
    assert schedule.one_port is ((algorithm.operation, algorithm.key) not in CONGESTING)
    if schedule.one_port:
        for column in (schedule.source, schedule.target):
            begun = Counter(zip(schedule.step.tolist(), column.tolist(), strict=True))
            assert set(begun.values()) == {1}


@EACH
@pytest.mark.parametrize("order", ["low", "high"])
def test_transfers_of_a_step_rise_by_sender(algorithm, order):
    """First come by number: a simulation's ties are decided by it (dual: by receiver)."""
    on_a_star = algorithm.key in ("binomial", "rounds")
    network = network_of("switch", (12,)) if on_a_star else network_of("torus", (3, 4))
    task = Task(root=5, q=5, source=2, target=7, order=order)
    if algorithm.why_not(network, task):
        assert algorithm.operation == "prefix-sum" or algorithm.key == "near-first"
        return
    schedule = build(algorithm, network, task)
    for number in range(schedule.steps):
        rows = schedule.rows(number)
        ends = schedule.target if schedule.backwards[number] else schedule.source
        if algorithm.key != "simultaneous-broadcasts":
            assert (np.diff(ends[rows]) >= 0).all()


@EACH
@given(data=st.data())
def test_chunk_lists_are_as_long_as_the_columns_say(algorithm, data):
    network, task = drawn(data, algorithm)
    schedule = build(algorithm, network, task)
    total = 0
    for number in range(schedule.steps):
        chunks, rows = schedule.chunks(number), schedule.rows(number)
        assert len(chunks.transfer) == len(chunks.origin) == len(chunks.destination)
        assert (np.diff(chunks.transfer) >= 0).all()
        said = schedule.chunk_count[rows]
        assert np.bincount(chunks.transfer, minlength=len(said)).tolist() == said.tolist()
        total += len(chunks.transfer)
    assert schedule.chunk_moves() == total
    assert (schedule.words == schedule.chunk_count * task.m).all()


DUALS = [
    one for one in ALGORITHMS if one.operation in ("reduce", "gather", "multinode-accumulation")
]


@pytest.mark.parametrize("algorithm", DUALS, ids=lambda a: f"{a.operation}-{a.key}")
@given(data=st.data())
def test_a_dual_is_its_original_backwards_link_by_link(algorithm, data):
    network, task = drawn(data, algorithm)
    original = algorithm_of(operation_of(algorithm.operation).dual, algorithm.key)
    one, two = build(original, network, task), build(algorithm, network, task)
    assert one.steps == two.steps
    ways = []
    for schedule in (one, two):
        backwards = np.array(schedule.backwards)[schedule.step]
        ways.append(routes(network, schedule.source, schedule.target, backwards))
    for number in range(one.steps):
        forth, back = one.rows(number), two.rows(one.steps - 1 - number)
        assert one.source[forth].tolist() == two.target[back].tolist()
        assert one.target[forth].tolist() == two.source[back].tolist()
        assert one.chunk_count[forth].tolist() == two.chunk_count[back].tolist()
        for i, j in zip(range(forth.start, forth.stop), range(back.start, back.stop), strict=True):
            mirrored = [int(network.opposite[link]) for link in reversed(ways[0].of(i))]
            assert ways[1].of(j) == mirrored


@EACH
def test_schedules_cannot_be_changed(algorithm):
    cube, hub = network_of("hypercube", (2, 2)), network_of("hub", (4,))
    network = hub if algorithm.why_not(cube, Task()) else cube
    schedule = build(algorithm, network, Task())
    for column in (schedule.step, schedule.source, schedule.target, schedule.chunk_count):
        assert column.dtype == np.int64
        with pytest.raises(ValueError, match="read-only"):
            column[0] = 0
    with pytest.raises(AttributeError):
        schedule.p = 3


# Numbers ------------------------------------------------------------------------------------------

BROADCAST_OF_8 = {
    "high": ["0-4", "0-2 4-6", "0-1 2-3 4-5 6-7"],
    "low": ["0-1", "0-2 1-3", "0-4 1-5 2-6 3-7"],
}


def lines(schedule):
    """The transfers of each step as ``0-4``."""
    node = schedule.node_of
    pairs = zip(node[schedule.source].tolist(), node[schedule.target].tolist(), strict=True)
    named = [f"{a}-{b}" for a, b in pairs]
    return [" ".join(named[schedule.rows(number)]) for number in range(schedule.steps)]


@pytest.mark.parametrize("key", ["both-ways", "doubling"])
@pytest.mark.parametrize("order", ["high", "low"])
def test_broadcast_on_a_hypercube_of_8_by_step(key, order):
    cube = network_of("hypercube", (2, 2, 2))
    schedule = build(algorithm_of("broadcast", key), cube, Task(order=order))
    assert lines(schedule) == BROADCAST_OF_8[order]


@pytest.mark.parametrize("order", ["high", "low"])
@pytest.mark.parametrize("switching", ["store-and-forward", "cut-through"])
def test_simultaneous_broadcasts_are_the_broadcast_of_every_root(order, switching):
    """Step s is step s of each: those of node 5 are those of node 0 with every number xor 5."""
    cube, task = network_of("hypercube", (2, 2, 2)), Task(order=order, switching=switching)
    key = default_algorithm("broadcast", cube, switching).key
    schedule = build(algorithm_of("all-to-all-broadcast", "simultaneous-broadcasts"), cube, task)
    for root in range(8):
        alone = build(algorithm_of("broadcast", key), cube, replace(task, root=root))
        for number in range(3):
            together = {move[:2] for move in moves_of(schedule, number) if move[2] == root}
            assert together == {move[:2] for move in moves_of(alone, number)}


def test_the_default_order_is_the_low_bit_first():
    cube = network_of("hypercube", (2, 2, 2))
    default = default_algorithm("broadcast", cube, "store-and-forward")
    assert lines(build(default, cube, Task())) == BROADCAST_OF_8["low"]


def test_broadcast_on_a_ring_by_step():
    ring = network_of("ring", (7,))
    both_ways = build(algorithm_of("broadcast", "both-ways"), ring, Task(root=2))
    assert lines(both_ways) == ["2-3", "2-1 3-4", "1-0 4-5", "5-6"]
    halves = build(algorithm_of("broadcast", "doubling"), ring, Task())
    assert lines(halves) == ["0-4", "0-2 4-6", "0-1 2-3 4-5"]
    near = build(algorithm_of("broadcast", "near-first"), network_of("ring", (8,)), Task())
    assert lines(near) == ["0-1", "0-2 1-3", "0-4 1-5 2-6 3-7"]


def test_broadcast_on_a_torus_goes_along_the_row_first():
    torus = network_of("torus", (3, 3))
    schedule = build(algorithm_of("broadcast", "both-ways"), torus, Task(root=4))
    assert lines(schedule) == ["4-5", "5-3", "3-6 4-7 5-8", "6-0 7-1 8-2"]


def test_scatter_and_gather_on_a_ring_of_4():
    ring = network_of("ring", (4,))
    scatter = build(algorithm_of("scatter", "farthest-first"), ring, Task())
    assert lines(scatter) == ["0-1", "0-1 1-2", "0-1 1-2 2-3"]
    halving = build(algorithm_of("scatter", "halving"), ring, Task())
    assert lines(halving) == ["0-2", "0-1 2-3"]
    assert halving.chunk_count.tolist() == [2, 1, 1]
    gather = build(algorithm_of("gather", "halving"), ring, Task())
    assert lines(gather) == ["1-0 3-2", "2-0"]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_sizes_of_the_all_to_all_broadcast_double_on_a_hypercube(n):
    cube = network_of("hypercube", (2,) * n)
    schedule = build(algorithm_of("all-to-all-broadcast", "ring"), cube, Task())
    for number in range(n):
        assert set(schedule.chunk_count[schedule.rows(number)].tolist()) == {2**number}
    assert schedule.steps == n


def test_sizes_of_the_total_exchange_fall_on_a_ring():
    schedule = build(algorithm_of("total-exchange", "ring"), network_of("ring", (5,)), Task())
    sizes = [set(schedule.chunk_count[schedule.rows(s)].tolist()) for s in range(4)]
    assert sizes == [{4}, {3}, {2}, {1}]


def test_gray_shift_on_a_hypercube_of_8():
    """q = 5 = 4 + 1: two steps of one link, the lower bit first, and one step (lecture 3.2.6)."""
    cube = network_of("hypercube", (2, 2, 2))
    schedule = build(algorithm_of("shift", "step-by-step"), cube, Task(q=5))
    assert schedule.numbering == "gray"
    assert schedule.steps == 3
    node = schedule.node_of.tolist()
    assert node == [0, 1, 3, 2, 6, 7, 5, 4]
    for number, bits in enumerate([{1 << 1}, {1 << 2}]):
        moved = schedule.rows(number)
        assert {
            node[a] ^ node[b]
            for a, b in zip(
                schedule.source[moved].tolist(), schedule.target[moved].tolist(), strict=True
            )
        } == bits
    last = schedule.rows(2)
    assert ((schedule.source[last] + 1) % 8).tolist() == schedule.target[last].tolist()


@pytest.mark.parametrize(
    ("dims", "q", "steps"),
    [
        *(((4, 4), q, steps) for q, steps in ((1, 2), (4, 1), (5, 3), (6, 4), (10, 5), (15, 2))),
        *(((3, 5), q, steps) for q, steps in ((4, 3), (5, 1), (7, 4), (14, 2))),
    ],
)
def test_steps_of_the_torus_shift(dims, q, steps):
    """a = q mod c the shorter way, one compensating step, then the column the shorter way.

    4x4, q = 15: a = 3 is one step back; b = 3 + 1 = 0 modulo 4; so one and the compensation.
    """
    schedule = build(algorithm_of("shift", "step-by-step"), network_of("torus", dims), Task(q=q))
    assert schedule.steps == steps


def test_pairwise_partners():
    cube = build(
        algorithm_of("total-exchange", "pairwise"), network_of("hypercube", (2, 2)), Task()
    )
    assert lines(cube) == ["0-1 1-0 2-3 3-2", "0-2 1-3 2-0 3-1", "0-3 1-2 2-1 3-0"]
    ring = build(algorithm_of("total-exchange", "pairwise"), network_of("ring", (3,)), Task())
    assert lines(ring) == ["0-1 1-2 2-0", "0-2 1-0 2-1"]


def test_direct_exchange_by_rising_destination():
    ring = build(algorithm_of("total-exchange", "direct"), network_of("ring", (3,)), Task())
    assert lines(ring) == ["0-1 0-2 1-0 1-2 2-0 2-1"]


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_no_link_is_shared_on_the_hypercube(n):
    """Pairwise exchange, direct shift: e-cube routes of one step have no link in common."""
    cube = network_of("hypercube", (2,) * n)
    cases = [("total-exchange", "pairwise", Task())]
    cases += [("shift", "direct", Task(q=q)) for q in range(1, cube.p)]
    for operation, key, task in cases:
        schedule = build(algorithm_of(operation, key), cube, task)
        ways = routes(cube, schedule.source, schedule.target)
        step = np.repeat(schedule.step, ways.hops)
        used = Counter(zip(step.tolist(), ways.links.tolist(), strict=True))
        assert set(used.values()) == {1}


# The catalogue ------------------------------------------------------------------------------------

DEFAULTS = {
    "point-to-point": ("direct", "direct"),
    "broadcast": ("both-ways", "doubling"),
    "reduce": ("both-ways", "doubling"),
    "all-to-all-broadcast": ("ring", "ring"),
    "multinode-accumulation": ("ring", "ring"),
    "all-reduce": ("accumulate-on-the-way", "accumulate-on-the-way"),
    "prefix-sum": ("accumulate-on-the-way", "accumulate-on-the-way"),
    "scatter": ("farthest-first", "halving"),
    "gather": ("farthest-first", "halving"),
    "total-exchange": ("ring", "ring"),
    "shift": ("step-by-step", "direct"),
}
KEYS = {
    "point-to-point": ["direct"],
    "broadcast": ["both-ways", "doubling", "near-first", "binomial"],
    "reduce": ["both-ways", "doubling", "near-first", "binomial"],
    "all-to-all-broadcast": ["ring", "simultaneous-broadcasts", "rounds"],
    "multinode-accumulation": ["ring", "simultaneous-broadcasts", "rounds"],
    "all-reduce": [
        "accumulate-on-the-way",
        "all-to-all-broadcast-then-combine",
        "reduce-then-broadcast",
        "rounds",
    ],
    "prefix-sum": ["accumulate-on-the-way", "rounds"],
    "scatter": ["farthest-first", "halving", "binomial"],
    "gather": ["farthest-first", "halving", "binomial"],
    "total-exchange": ["ring", "pairwise", "direct"],
    "shift": ["step-by-step", "direct"],
}


@pytest.mark.parametrize("operation", KEYS)
def test_keys_and_defaults(operation):
    on_star = {"total-exchange": "pairwise", "shift": "direct", "point-to-point": "direct"}
    for kind in ("switch", "hub"):
        tree = operation in ("broadcast", "reduce", "scatter", "gather")
        expected = on_star.get(operation, "binomial" if tree else "rounds")
        found = default_algorithm(operation, network_of(kind, (6,)), "cut-through")
        assert found.key == expected
    assert [one.key for one in algorithms_of(operation)] == KEYS[operation]
    stored, cut = DEFAULTS[operation]
    for kind, dims in SHAPES:
        network = network_of(kind, dims)
        for switching in ("store-and-forward", "finite-packets"):
            assert default_algorithm(operation, network, switching).key == stored
        by_pairs = operation == "total-exchange" and kind == "hypercube"
        expected = "pairwise" if by_pairs else cut
        assert default_algorithm(operation, network, "cut-through").key == expected


def test_every_operation_has_algorithms_and_every_algorithm_an_operation():
    assert set(KEYS) == {one.key for one in OPERATIONS} == {one.operation for one in ALGORITHMS}


def test_an_unknown_algorithm_is_named_with_those_that_are():
    with pytest.raises(InputError, match="for scatter the algorithm ring is not known"):
        algorithm_of("scatter", "ring")


@pytest.mark.parametrize(
    ("operation", "key", "kind", "dims", "task", "said"),
    [
        ("broadcast", "near-first", "torus", (4, 6), Task(), "6 is not"),
        ("reduce", "near-first", "ring", (7,), Task(), "7 is not"),
        ("shift", "step-by-step", "torus", (2, 3, 4), Task(), "2x3x4 has 3"),
        ("shift", "direct", "torus", (2, 3, 4), Task(), "2x3x4 has 3"),
        ("prefix-sum", "accumulate-on-the-way", "ring", (4,), Task(order="high"), "high"),
    ],
)
def test_why_not(operation, key, kind, dims, task, said):
    algorithm, network = algorithm_of(operation, key), network_of(kind, dims)
    assert said in str(algorithm.why_not(network, task))
    with pytest.raises(InputError) as caught:
        build(algorithm, network, task)
    assert caught.value.text == algorithm.why_not(network, task)


def test_off_products_of_rings_a_sentence_says_so():
    lines_of_tree = [(0, 1), (1, 0), (0, 2), (2, 0)]
    tree = Topology("tree", (), 3, 3, frozen(lines_of_tree), frozen([0, 0, 1, 0]))
    for algorithm in ALGORITHMS:
        reason = algorithm.why_not(tree, Task())
        if reason is None:
            verify(operation_of(algorithm.operation), Task(), build(algorithm, tree, Task()))
        else:
            assert "tree" in str(reason)
    assert algorithm_of("point-to-point", "direct").why_not(tree, Task()) is None


# Growth -------------------------------------------------------------------------------------------


def in_turn(network, task):
    """Send to one after the other, always from the root."""
    others = [(task.root + i) % network.p for i in range(1, network.p)]
    message = (np.array([task.root]), np.array([-1]))
    steps = [
        Step(np.array([task.root]), np.array([to]), np.array([1]), lambda: message, Rule.COPY)
        for to in others
    ]
    return from_steps("broadcast", "in-turn", network.p, task.m, steps)


TOY = Algorithm("broadcast", "in-turn", Text(QT_TRANSLATE_NOOP("algorithm", "Toy")), in_turn)


@given(networks_and_tasks(20))
def test_a_new_algorithm_is_one_line_in_the_catalogue(case):
    network, task = case
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(algorithms, "ALGORITHMS", (*ALGORITHMS, TOY))
        assert [one.key for one in algorithms_of("broadcast")] == [*KEYS["broadcast"], "in-turn"]
        schedule = build(algorithm_of("broadcast", "in-turn"), network, task)
    operation = operation_of("broadcast")
    check_data(operation, task, replayed(operation, task, schedule))
    verify(operation, task, schedule)
    with pytest.raises(InputError, match="both-ways, doubling, near-first and binomial"):
        algorithm_of("broadcast", "in-turn")
