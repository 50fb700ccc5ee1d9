"""Textbook figures of every algorithm: against the replay from outside, and free of collisions."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations
from math import hypot

import pytest

from engine.algorithms import ALGORITHMS
from engine.errors import InputError
from engine.operation import Task
from engine.picture import Figure, Paper
from engine.picture.book import Book
from engine.picture.book_network import DASHES, INKS
from engine.picture.book_panels import MOST_PANELS, panels_of
from engine.picture.figure import Discs, Path, Rect, Words
from engine.picture.set_words import product, ranges
from engine.picture.sketch import SMALLEST
from engine.picture.textbook import in_one_network, textbook
from engine.report.result import result_of, trace_records
from engine.report.scene import Name
from engine.run import Run, run
from engine.scenario import from_settings
from engine.topology import build
from tests.outside.replay_holdings import Copies, Moves, OnTheWay, PartialSums
from tests.outside.replay_operations import state_of
from tests.outside.replay_run import Given, read_run

PAPER = Paper(1600, 1000)
NETWORKS = (("ring", "8"), ("torus", "4x4"), ("hypercube", "2x2x2"), ("hypercube", "2x2x2x2"))
CASES = [
    (kind, dims, entry.operation, entry.key)
    for kind, dims in NETWORKS
    for entry in ALGORITHMS
    if not entry.why_not(build(kind, tuple(map(int, dims.split("x")))), Task(q=3))
]
every_case = pytest.mark.parametrize("case", CASES, ids="-".join)


@cache
def made(kind: str, dims: str, operation: str, algorithm: str) -> Run:
    """Return the run of a case."""
    given = {"topology": kind, "dims": dims, "operation": operation, "algorithm": algorithm}
    return run(from_settings({**given, "q": 3} if operation == "shift" else given))


@cache
def drawn(case: tuple[str, str, str, str]) -> Figure:
    """Return the figure of a case."""
    return textbook(made(*case), PAPER)


def words_of(figure: Figure, what: str) -> list[Words]:
    """Return the texts that show something."""
    return [one for one in figure.shapes() if isinstance(one, Words) and one.what == what]


def steps_shown(one: Run) -> set[int]:
    """Return the steps that a figure shows."""
    book = Book(one, PAPER)
    if in_one_network(book):
        return set(range(1, one.schedule.steps + 1))
    return {panel.step for panel in panels_of(book)} & set(range(1, one.schedule.steps + 1))


@every_case
def test_every_transfer_is_one_arrow(case):
    one, figure = made(*case), drawn(case)
    shown = steps_shown(one)
    rows = zip(one.schedule.step + 1, one.source, one.target, strict=True)
    expected = {(int(s), int(a), int(b)) for s, a, b in rows if s in shown}
    arrows = Counter(
        shape.key
        for shape in figure.shapes()
        if isinstance(shape, Path) and shape.what == "step-arrow"
    )
    assert set(arrows) == expected and set(arrows.values()) == {1}
    numbers = words_of(figure, "step-number")
    if in_one_network(Book(one, PAPER)):
        assert Counter(word.key for word in numbers) == arrows
        assert all(word.text == str(word.key[0]) for word in numbers)
    else:
        assert not numbers and len(shown) < MOST_PANELS


@every_case
def test_nothing_collides(case):
    figure = drawn(case)
    texts = [one for one in figure.shapes() if isinstance(one, Words)]
    assert all(Rect(0, 0, PAPER.width, PAPER.height).holds(one.box) for one in texts)
    assert all(one.size >= SMALLEST for one in texts)
    for one, other in combinations(texts, 2):
        assert not one.box.meets(other.box), (one.text, one.what, other.text, other.what)
    nodes = [one for one in figure.shapes() if isinstance(one, Discs) and one.what == "node"]
    heads = [one for one in figure.shapes() if getattr(one, "what", "") == "step-head"]
    for text in texts:
        if text.what == "label":
            continue
        for group in nodes:
            for x, y in group.centres.tolist():
                dx = x - min(max(x, text.box.left), text.box.right)
                dy = y - min(max(y, text.box.top), text.box.bottom)
                assert hypot(dx, dy) > group.radius, (text.text, text.what)
        for head in heads:
            low, high = head.points.min(axis=0), head.points.max(axis=0)
            assert not text.box.meets(Rect(*low, *high)), (text.text, head.key)


def members(text: str) -> set[int]:
    """Return the numbers between braces."""
    found: set[int] = set()
    for part in text.strip("Σ→{}").split(","):
        low, _, high = part.partition("–")
        found |= set(range(int(low), int(high or low) + 1))
    return found


def agrees(text: str, names: set) -> bool:
    """Return whether a text says a set of numbers or pairs, or at least how many there are."""
    counted = re.match(r"(\d+) (chunks?|of)", text)
    if counted:
        return int(counted[1]) == len(names)
    if "}→{" in text:
        origins, destinations = map(members, text.split("→"))
        return names == {(a, b) for a in origins for b in destinations if a != b}
    return members(text) == names


def held_outside(state, node: int, operation: str) -> set:
    """Return what the replay from outside says of a node."""
    if operation == "total-exchange":
        return state.held[node]
    if isinstance(state, Moves):
        return {chunk[operation == "scatter"] for chunk in state.held[node]}
    if isinstance(state, Copies):
        return {origin for origin, _ in state.held[node]}
    if isinstance(state, OnTheWay):
        return {origin for origin, _ in state.sums[node]}
    if isinstance(state, PartialSums):
        sums = state.held[node]
        result = node if operation == "multinode-accumulation" else min(sums, default=0)
        return {origin for origin, _ in sums.get(result, ())}
    done = all(len(sums) == (at == 0) for at, sums in enumerate(state.sums.held))
    got = set(range(state.p)) if done and state.copies.held[node] else set()
    return held_outside(state.sums, node, "reduce") | got


def carried_outside(before, after, transfer, operation: str) -> set:
    """Return what a transfer carries: ``before`` is what its sender held."""
    if operation in ("reduce", "all-reduce") and not isinstance(after, (Copies, OnTheWay)):
        return before
    if isinstance(after, OnTheWay):
        (chunk,) = transfer.chunks
        return {origin for origin, _ in after.passing[transfer.target][chunk[0]]}
    if operation == "total-exchange":
        return set(transfer.chunks)
    by_destination = operation in ("scatter", "multinode-accumulation")
    return {chunk[by_destination] for chunk in transfer.chunks}


@every_case
def test_sets_are_those_of_the_replay_from_outside(case):
    one, figure = made(*case), drawn(case)
    operation = case[2]
    outside = read_run({**result_of(one), "trace": list(trace_records(one))}, Given())
    state = state_of(outside)
    held = {word.key: word.text for word in words_of(figure, "held")}
    sets = {word.key: word.text for word in words_of(figure, "set")}
    places = range(outside.network.p)
    checked = 0
    for step in range(1, one.schedule.steps + 2):
        before = [set(held_outside(state, node, operation)) for node in places]
        for node in places:
            if (step, node) in held:
                names = before[node]
                if operation in ("scatter", "gather") and node == 0:
                    names = names | {0}  # the root's own, which nobody sends
                elif operation == "total-exchange" and "{" not in held[step, node]:
                    names = names | {(node, node)}
                assert agrees(held[step, node], names)
        transfers = outside.steps().get(step, [])
        if transfers:
            state.step(transfers)
        expected: dict[tuple[int, int, int], set] = {}
        for transfer in transfers:
            key = step, transfer.source, transfer.target
            names = carried_outside(before[transfer.source], state, transfer, operation)
            expected[key] = expected.get(key, set()) | names
        for key, names in expected.items():
            if key in sets:
                assert agrees(sets[key], names), (key, sets[key], names)
                checked += 1
    assert checked == len(sets)
    book = Book(one, PAPER)
    assert bool(sets) == (book.rule is None)


@every_case
def test_what_finds_no_room_is_counted(case):
    one, figure = made(*case), drawn(case)
    book = Book(one, PAPER)
    wanted = sum(
        bool(book.on_arrow(move)) for step in steps_shown(one) for move in book.steps[step - 1]
    )
    missing = wanted - len(words_of(figure, "set"))
    said = " ".join(word.text for word in words_of(figure, "note"))
    found = re.search(r"(\d+) sets? of chunks", said)
    assert missing <= (int(found[1]) if found else 0)


def test_steps_have_lines_of_their_own():
    figure = drawn(("hypercube", "2x2x2x2", "broadcast", "doubling"))
    looks = {}
    for shape in figure.shapes():
        if isinstance(shape, Path) and shape.what == "step-arrow":
            looks.setdefault(shape.key[0], set()).add((shape.stroke.ink, shape.stroke.dash))
    assert all(len(look) == 1 for look in looks.values())
    assert len(set.union(*looks.values())) == 4
    assert len(set(DASHES)) == 6 and len(INKS) == 2


def test_words_of_sets():
    assert ranges([]) == "" and ranges([3]) == "3" and ranges([1, 0]) == "0,1"
    assert ranges({5, 6, 7, 9}) == "5–7,9"
    assert product([Name(0, 1), Name(2, 3)]) == ""
    assert product([Name(0, 1), Name(1, 0)]) == "{0,1}→{0,1}"


def test_long_algorithms_say_which_steps_are_left_out():
    figure = drawn(("torus", "4x4", "total-exchange", "pairwise"))
    captions = " ".join(word.text for word in words_of(figure, "caption"))
    assert "steps 4 to 14 are not shown" in captions and "(e) The end" in captions


@pytest.mark.parametrize("size", [(760, 430), (1024, 600), (500, 900)])
def test_small_and_upright_papers_hold_everything(size):
    for case in CASES[::7]:
        paper = Paper(*size)
        texts = [x for x in textbook(made(*case), paper).shapes() if isinstance(x, Words)]
        assert all(Rect(0, 0, *size).holds(text.box) for text in texts)
        assert min(text.size for text in texts) >= paper.least


def test_large_networks_are_refused_with_a_sentence():
    one = made("hypercube", "x".join("2" * 7), "broadcast", "doubling")
    with pytest.raises(InputError, match="up to 64 nodes; this network has 128"):
        textbook(one, PAPER)
    assert textbook(made("torus", "8x8", "broadcast", "doubling"), PAPER).width == PAPER.width
