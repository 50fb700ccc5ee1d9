"""What happens: pseudocode against schedules, sentences against replays, times against traces."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

import numpy as np
import pytest

from engine.algorithms import ALGORITHMS
from engine.operation import Task
from engine.report import step_words
from engine.report.counts import Counts
from engine.report.happens import LARGEST, MESSAGE, MESSAGE_M, Story, happening
from engine.report.holdings import Holdings
from engine.report.pseudocode import LISTINGS
from engine.report.step_time import WAITING, WAITING_FOR_HUB, alone, step_duration
from engine.report.turns import turns_of
from engine.run import Run, run
from engine.scenario import from_settings
from engine.schedule import Rule
from engine.text import Text
from engine.topology import build as network
from tests.engine.cases import of
from tests.tiers import tier

SHAPES = (
    ("ring", "2"),
    ("ring", "7"),
    ("ring", "8"),
    ("torus", "2x2"),
    ("torus", "3x4"),
    ("torus", "5x2"),
    ("torus", "2x3x4"),
    ("hypercube", "2"),
    ("hypercube", "2x2x2"),
    ("hypercube", "2x2x2x2"),
    ("switch", "7"),
    ("hub", "2"),
    ("hub", "8"),
)


def every_case() -> list[dict[str, object]]:
    """Return settings of every algorithm on all shapes that it applies to, both orders."""
    cases = []
    for number, (entry, (kind, dims)) in enumerate(product(ALGORITHMS, SHAPES)):
        sides = tuple(map(int, dims.split("x")))
        p = int(np.prod(sides))
        for order, switching in zip(
            ("low", "high"), ("store-and-forward", "cut-through"), strict=True
        ):
            q = (1, p - 1, p // 2, max(1, p // 3))[number % 4]
            task = Task(q=q, root=p // 2, target=p - 1, order=order, switching=switching)
            if entry.why_not(network(kind, sides), task) is None:
                cases.append(
                    {
                        "topology": kind,
                        "dims": dims,
                        "operation": entry.operation,
                        "algorithm": entry.key,
                        "order": order,
                        "switching": switching,
                        "q": q,
                        "root": task.root,
                        "target": task.target,
                    }
                )
    return cases


def name_of(case: dict[str, object]) -> str:
    """Return a short name of a case."""
    return "-".join(str(value) for value in case.values())


EVERY = every_case()
# Both orders follow one another: of each shape one order, of the next shape the other.
CASES = tier(
    [case for place, case in enumerate(EVERY) if place % 4 in (0, 3)],
    [case for place, case in enumerate(EVERY) if place % 4 in (1, 2)],
)
cases = pytest.mark.parametrize("case", CASES, ids=map(name_of, CASES))


def last_cycles(one: Run) -> list[int]:
    """Return the last cycle of every step."""
    ends = one.trace.step_starts[1:].tolist()
    return [one.trace.cycle_at(end) for end in ends]


def told(text: Text) -> dict[str, object]:
    """Return the values of a sentence."""
    return dict(text.values)


# Pseudocode and schedule --------------------------------------------------------------------------


def test_every_algorithm_is_written_down():
    assert set(LISTINGS) == {(entry.operation, entry.key) for entry in ALGORITHMS}


@cases
def test_the_loops_are_those_of_the_schedule(case):
    one = of(**case)
    story, topology = Story(one), one.topology
    assert len(story.listing.moments) == one.schedule.steps
    assert 4 <= len(story.listing.lines) <= 10
    for step, moment in enumerate(story.listing.moments):
        rows = one.schedule.rows(step)
        source, target = one.source[rows], one.target[rows]
        variables = dict(moment.variables)
        if moment.partner is not None:
            assert [moment.partner.of(node) for node in source.tolist()] == target.tolist()
        moved = [
            d
            for d in range(len(topology.dims))
            if (topology.coordinate(source, d) != topology.coordinate(target, d)).any()
        ]
        if "d" in variables:
            assert moved == [len(topology.dims) - 1 - variables["d"]]
        if "k" in variables:
            assert topology.dims[moved[0]] == variables["k"]
        if moment.distance is not None and topology.centre is not None:
            sign = -1 if one.schedule.backwards[step] else 1
            offset = sign * (target - source) % one.schedule.p
            assert moment.distance == offset.max()
        elif moment.distance is not None:
            offset = topology.coordinate(target, moved[0]) - topology.coordinate(source, moved[0])
            back = one.schedule.backwards[step]
            offset = (-offset if back else offset) % topology.dims[moved[0]]
            if one.scenario.algorithm_key in ("both-ways", "reduce-then-broadcast"):
                assert moment.distance in (offset.max(), offset.min())
            else:
                assert moment.distance == offset.max()


@cases
def test_each_line_is_current_as_often_as_its_phase_has_steps(case):
    one = of(**case)
    story = Story(one)
    counts: dict[str, int] = {}
    for cycle in last_cycles(one):
        line = story.listing.lines[story.at(cycle).current]
        assert line.key
        counts[line.key] = counts.get(line.key, 0) + 1
    rules = one.schedule.rules
    if one.scenario.algorithm_key == "reduce-then-broadcast":
        assert counts == {"add": rules.count(Rule.ADD), "send": rules.count(Rule.COPY)}
    elif case["operation"] == "shift" and len(counts) > 1:
        assert counts == shift_phases(one)
    else:
        assert list(counts.values()) == [one.schedule.steps]


def shift_phases(one: Run) -> dict[str, int]:
    """Return how many steps a shift has of each kind, from the arithmetic of the lecture."""
    q = one.task.q
    if one.topology.kind == "hypercube":
        ones = [e for e in range(len(one.topology.dims)) if q >> e & 1]
        found = {"lower": sum(e > 0 for e in ones), "upper": len(ones)}
    else:
        rows, columns = one.topology.dims
        a, b = q % columns, (q // columns + (2 * (q % columns) > columns)) % rows
        found = {"row": min(a, columns - a), "compensate": int(a > 0), "column": min(b, rows - b)}
    return {key: count for key, count in found.items() if count}


@cases
def test_inner_loops_count_what_moves(case):
    one = of(**case)
    p = one.schedule.p
    before: dict[str, int] = {}
    last_key = ""
    for step, moment in enumerate(Story(one).listing.moments):
        variables = dict(moment.variables)
        rows = one.schedule.rows(step)
        k = variables.get("k", p)
        if case["operation"] in ("scatter", "gather") and "j" in variables and "k" not in variables:
            assert rows.stop - rows.start == variables["j"]
        if case["operation"] == "total-exchange" and case["algorithm"] == "ring":
            j = variables.get("j", 1)
            k = 2 if case["topology"] == "hypercube" else k
            assert (one.schedule.chunk_count[rows] == (k - j) * p // k).all()
        same_ring = before.get("d") == variables.get("d")
        for name in ("s", "j"):
            if name in before and same_ring and moment.key == last_key:
                assert abs(variables[name] - before[name]) == 1
        before, last_key = variables, moment.key


@cases
def test_a_line_leads_to_its_first_step(case):
    one = of(**case)
    story = Story(one)
    seen = {}
    for cycle in last_cycles(one):
        seen.setdefault(story.at(cycle).current, cycle)
    for place in range(len(story.listing.lines)):
        position = story.position_of(place)
        cycle = one.trace.cycle_at(position)
        if place in seen:
            assert cycle == seen[place]
        else:
            assert (cycle == 0) == (place == 0)
            assert cycle == 0 or cycle in seen.values()


# Times --------------------------------------------------------------------------------------------


def value_of(terms: str) -> Fraction:
    """Return what ``50 + 400 × 0.1`` comes to."""
    total = Fraction(0)
    for part in terms.split(" + "):
        factors = [Fraction(factor) for factor in part.split(" × ")]
        total += factors[0] * factors[1] if len(factors) == 2 else factors[0]
    return total


@pytest.mark.parametrize(
    ("switching", "startups"),
    [("store-and-forward", "each"), ("cut-through", "one"), ("finite-packets", "each")],
)
@cases
def test_the_time_of_a_step_is_that_of_the_trace(case, switching, startups):
    one = of(**{**case, "switching": switching}, startups=startups, packet=30)
    story, borders = Story(one), one.trace.step_starts
    total = Fraction(0)
    for step, cycle in enumerate(last_cycles(one), start=1):
        values = story.at(cycle).values
        time = next(value for value in values if isinstance(value, str))
        terms, result = time.rsplit(" = ", 1)
        duration = one.trace.unit.time(int(borders[step] - borders[step - 1]))
        assert value_of(terms) == Fraction(result) == duration == step_duration(one, step)
        template = WAITING_FOR_HUB if one.topology.kind == "hub" else WAITING
        waits = [v for v in values if isinstance(v, Text) and v.template == template]
        short = alone(one, step)
        assert bool(waits) == (short < duration)
        if waits:
            assert Fraction(told(waits[0])["alone"]) == short
            inside = slice(*(one.trace.all.before(int(t)) for t in borders[step - 1 : step + 1]))
            assert one.trace.waited[inside].any()
        total += short
    assert total == one.uncontended


def test_a_slow_link_is_no_waiting():
    settings = {"topology": "ring", "p": 8, "operation": "all-to-all-broadcast", "th": 1}
    one = run(from_settings({**settings, "slow-link": ["2-3:4"]}))
    values = happening(one, 1).values
    assert not any(isinstance(v, Text) and v.template == WAITING for v in values)
    assert alone(one, 1) == step_duration(one, 1)


@cases
def test_the_message_is_the_largest_of_the_step(case):
    one = of(**case)
    story = Story(one)
    for step, cycle in enumerate(last_cycles(one)):
        words = one.schedule.words[one.schedule.rows(step)]
        messages = [
            value
            for value in story.at(cycle).values
            if isinstance(value, Text) and value.template in (MESSAGE, LARGEST, MESSAGE_M)
        ]
        [message] = messages
        assert told(told(message)["words"]).get("n", 1) == words.max()
        assert (message.template == LARGEST) == (len(set(words.tolist())) > 1)


# Sentences ----------------------------------------------------------------------------------------


def replayed(one: Run) -> list[list[int]]:
    """Return what each process holds after every step, by replay; the first entry: before all."""
    if one.operation.key == "multinode-accumulation":
        return sums_left(one)
    holdings = Holdings(one)
    found = [holdings.states(0)[1].sum(axis=1).tolist()]
    for cycle in last_cycles(one):
        found.append(holdings.states(cycle)[1].sum(axis=1).tolist())
    return found


def sums_left(one: Run) -> list[list[int]]:
    """Return how many partial sums each process has, replayed with sets of names."""
    p = one.schedule.p
    held = [set(range(p)) for _ in range(p)]
    found = [[p] * p]
    for step in range(one.schedule.steps):
        rows, chunks = one.schedule.rows(step), one.schedule.chunks(step)
        moves = [
            (int(one.schedule.source[rows][t]), int(one.schedule.target[rows][t]), int(result))
            for t, result in zip(chunks.transfer, chunks.destination, strict=True)
        ]
        for source, _, result in moves:
            held[source].remove(result)
        for _, target, result in moves:
            held[target].add(result)
        found.append([len(some) for some in held])
    return found


@cases
def test_counts_are_those_of_a_replay(case):
    one = of(**case)
    counts = Counts(one)
    for step, wanted in enumerate(replayed(one)):
        assert counts.after(step).tolist() == wanted


@cases
def test_all_chunks_come_home(case):
    one = of(**case)
    at_home = Counts(one).at_home
    if at_home is None:
        assert one.operation.combines or "broadcast" in one.operation.key
        return
    assert len(at_home) == one.schedule.steps + 1
    assert at_home[-1] == Counts(one).all_chunks
    if case["operation"] == "total-exchange":
        p = one.schedule.p
        home = {(node, node) for node in range(p)}
        for step in range(one.schedule.steps):
            rows, chunks = one.schedule.rows(step), one.schedule.chunks(step)
            for t, origin, end in zip(*(column.tolist() for column in chunks), strict=True):
                if one.schedule.target[rows][t] == end:
                    home.add((origin, end))
            assert at_home[step + 1] == len(home)


def number_of(one: Run, name: str) -> int:
    """Return the node of a name."""
    return int(name, 2 if one.topology.kind == "hypercube" else 10)


@cases
def test_sentences_say_what_is_so(case):
    one = of(**case)
    story, holds = Story(one), replayed(one)
    node = one.schedule.node_of.tolist()
    for step, cycle in enumerate(last_cycles(one), start=1):
        rows = one.schedule.rows(step - 1)
        pairs = set(zip(one.source[rows].tolist(), one.target[rows].tolist(), strict=True))
        turns = turns_of(one, cycle)
        under_way = None if turns is None else turns.now.transfer
        chosen = step_words.StepWords(one, story.counts, step, None, under_way)
        assert chosen.ends in pairs
        assert under_way is not None or chosen.ends[0] == one.source[rows].min()
        a, b = (node.index(end) for end in chosen.ends)
        for sentence in story.at(cycle).sentences:
            check_place(one, chosen.ends, sentence)
            check_holdings(sentence, holds[step - 1], holds[step], a, b)
            values = told(sentence)
            if sentence.template in SWAPS:
                assert chosen.ends[::-1] in pairs
                assert values.get("held", holds[step][a]) == holds[step][a]
            if "chunks" in values:
                count = one.schedule.chunk_count[chosen.transfer]
                assert told(values["chunks"]).get("n", 1) == count


SWAPS = (
    step_words.SWAP_CHUNKS,
    step_words.SWAP_SOME,
    step_words.SWAP_BUNDLES,
    step_words.SWAP_SUMS,
    step_words.SWAP_TOTALS,
)


def check_place(one: Run, ends: tuple[int, int], sentence: Text) -> None:
    """Check what a sentence says of where two nodes lie."""
    values, template = told(sentence), sentence.template
    if "a" in values:
        assert (number_of(one, values["a"]), number_of(one, values["b"])) == ends
    if template == step_words.BITS:
        assert (ends[0] ^ ends[1]).bit_count() == values["n"]
    if template == step_words.ONE_BIT:
        assert ends[0] ^ ends[1] == 1 << values["d"]
    if template == step_words.APART:
        assert values["n"] == one.topology.distance(*ends)
    if "row" in values:
        assert {end // one.topology.dims[1] for end in ends} == {values["row"]}
    if "column" in values:
        assert {end % one.topology.dims[1] for end in ends} == {values["column"]}


def check_holdings(sentence: Text, before: list[int], after: list[int], a: int, b: int) -> None:
    """Check what a sentence says of what processes a and b hold."""
    values, template = told(sentence), sentence.template
    if template == step_words.SENDS_MESSAGE:
        assert values["held"] == after.count(after[b])
    else:
        assert values.get("held", after[b]) == after[b]
    assert values.get("left", after[a]) == after[a]
    assert values.get("before", before[a]) == before[a]
    if template == step_words.SENDS_SUM:
        assert values["n"] == before[a]
    if template == step_words.PREFIX_TAKES:
        assert values["held"] > before[b]
        assert values["all"] == b + 1
    if template == step_words.PREFIX_LEAVES:
        assert values["held"] == before[b]


def test_what_is_passed_on_came_in_the_step_before():
    one = of(topology="torus", dims="3x4", operation="all-to-all-broadcast")
    story = Story(one)
    passes = [
        step_words.PASSES_CHUNKS in [text.template for text in story.at(cycle).sentences]
        for cycle in last_cycles(one)
    ]
    assert passes == [False, True, True, False, True]  # what a dimension begins with is collected


@pytest.mark.parametrize("operation", ["broadcast", "scatter", "total-exchange", "shift"])
def test_it_is_told_of_the_chosen_node(operation):
    one = of(topology="torus", dims="3x4", operation=operation, root=5, q=5)
    counts = Counts(one)
    for step, node in product(range(1, one.schedule.steps + 1), range(12)):
        words = step_words.StepWords(one, counts, step, node)
        rows = one.schedule.rows(step - 1)
        sends, gets = node in one.source[rows], node in one.target[rows]
        assert words.takes_part == (sends or gets)
        rests = [text for text in words.sentences() if text.template == step_words.RESTS]
        assert [number_of(one, told(text)["a"]) for text in rests] == (
            [] if words.takes_part else [node]
        )
        if words.takes_part:
            assert words.ends[0 if sends else 1] == node


@cases
def test_the_beginning_says_why_and_the_end_what_came_of_it(case):
    one = of(**case)
    story = Story(one)
    first, last = story.at(0), story.at(one.trace.cycles)
    assert first.current == 0 and first.values == ()
    assert first.sentences[1] == story.listing.why
    assert told(first.sentences[0]).get("n", 1) == one.schedule.steps
    end = told(last.sentences[-1])
    assert Fraction(end["time"]) == one.simulated
    for before, after in pairwise(range(one.trace.cycles)):
        assert story.at(before).lines is story.at(after).lines


def test_large_networks_are_told_of_at_once():
    """No replay of a million chunks: the counts come from columns."""
    one = of(topology="hypercube", p=256, operation="total-exchange", algorithm="ring")
    words = Story(one).at(one.trace.cycles).sentences
    assert step_words.SWAP_BUNDLES in [text.template for text in words]


def test_a_shift_of_the_hypercube_is_explained_by_the_ring_that_lies_in_it():
    shift = {"topology": "hypercube", "p": 8, "operation": "shift", "q": 3}
    said = [str(text) for text in Story(run(from_settings(shift))).at(0).sentences]
    assert any("a jump by 2 along the ring is 2 links" in line for line in said)
    assert any("a jump by 1 along the ring is 1 link" in line for line in said)


def test_a_run_through_an_embedding_says_so_at_the_start():
    gossip = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"}
    plain, laid = (
        [str(text) for text in Story(run(from_settings({**gossip, **more}))).at(0).sentences]
        for more in ({}, {"embedding": "ring:identity"})
    )
    assert not any("dilation" in line for line in plain)
    assert any("congestion 2, dilation 3" in line for line in laid)
