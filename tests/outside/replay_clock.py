"""When things happen: the rules of the cost model, checked record by record.

Sources: sections 2 to 4 of the reference (network, cost model, cycle). Every function takes a
run and raises AssertionError that names the first record that breaks its rule.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from itertools import pairwise

from tests.outside.replay_network import Link
from tests.outside.replay_run import DUALS, Crossing, Run, Transfer


def check_routes(run: Run) -> None:
    """Shortest, in dimension order (last first); a dual goes an original's route backwards."""
    network = run.network
    dual = run.answer["operation"] in DUALS
    for transfer in run.transfers:
        source, target = transfer.source, transfer.target
        name = next(iter(transfer.paths.values()))[0].name
        assert len(transfer.route) == network.distance(source, target), (
            f"{name}: {len(transfer.route)} links, the shortest way has "
            f"{network.distance(source, target)}"
        )
        if dual or _is_reduce_phase(run, transfer):
            forward = network.route(target, source)
            allowed = [(b, a) for a, b in reversed(forward)]
        else:
            allowed = network.route(source, target)
        assert transfer.route == allowed, (
            f"{name}: route {transfer.route} is not the dimension-order route {allowed}"
        )


def _is_reduce_phase(run: Run, transfer: Transfer) -> bool:
    """Whether a step belongs to the reduction of reduce-then-broadcast: its first half."""
    return (
        run.answer["algorithm"] == "reduce-then-broadcast"
        and transfer.step * 2 <= run.transfers[-1].step
    )


def check_words(run: Run) -> None:
    """A chunk is m words; packets are full, the last one short."""
    m = run.answer["m"]
    for transfer in run.transfers:
        name = next(iter(transfer.paths.values()))[0].name
        assert transfer.chunks, f"{name}: carries no chunk"
        assert transfer.words == m * len(transfer.chunks), (
            f"{name}: {transfer.words} words for {len(transfer.chunks)} chunks of {m}"
        )
        if run.switching != "finite-packets":
            assert list(transfer.paths) == [0], f"{name}: has packet numbers"
            continue
        size = run.given.packet
        count = -(-transfer.words // size)
        assert list(transfer.paths) == list(range(1, count + 1)), (
            f"{name}: packets {list(transfer.paths)}, due are 1 to {count}"
        )
        for number, path in transfer.paths.items():
            due = size if number < count else transfer.words - size * (count - 1)
            assert path[0].words == due, f"{path[0].name}: {path[0].words} words, due {due}"


def check_ports(run: Run) -> None:
    """One port: per node and step at most one transfer begun and one ended."""
    direct = (run.answer["operation"], run.answer["algorithm"]) == (
        "total-exchange",
        "direct",
    )
    if direct or run.answer["algorithm"] == "simultaneous-broadcasts":
        return
    for step, transfers in run.steps().items():
        for end in ("source", "target"):
            nodes = [getattr(transfer, end) for transfer in transfers]
            for node in set(nodes):
                assert nodes.count(node) == 1, (
                    f"step {step}: node {node} is the {end} of {nodes.count(node)} transfers"
                )


def check_times(run: Run) -> None:
    """Entry, handover, occupation, the waiting mark, and steps as barriers."""
    begin = 0
    for transfers in run.steps().values():
        entries = run.entries(transfers, begin)
        for transfer in transfers:
            for path in transfer.paths.values():
                _check_path(run, path, entries[transfer.number])
        begin = max(c.end for t in transfers for path in t.paths.values() for c in path)
    starts = [crossing.start for crossing in run.crossings]
    assert starts == sorted(starts), "the trace is not in order of start"


def _check_path(run: Run, path: list[Crossing], entry: int) -> None:
    due = entry
    for crossing in path:
        assert crossing.start >= crossing.ready, (
            f"{crossing.name}: starts at {run.time(crossing.start)}, "
            f"ready only at {run.time(crossing.ready)}"
        )
        assert crossing.ready == due, (
            f"{crossing.name}: ready at {run.time(crossing.ready)}, due {run.time(due)}"
        )
        assert crossing.waiting == (crossing.start > crossing.ready), (
            f"{crossing.name}: waiting is {crossing.waiting}, ready at "
            f"{run.time(crossing.ready)}, start at {run.time(crossing.start)}"
        )
        busy = run.occupation(crossing.words, crossing.link)
        assert crossing.end - crossing.start == busy, (
            f"{crossing.name}: keeps the link for "
            f"{run.time(crossing.end - crossing.start)}, due {run.time(busy)}"
        )
        due = crossing.start + run.lag(crossing.words, crossing.link)


def check_queues(run: Run) -> None:
    """One transfer at a time on a link; first come, first served; never idle while one waits."""
    keys = queue_keys(run)
    for queue in _by_step_and_link(run).values():
        served = sorted(queue, key=lambda crossing: crossing.start)
        for before, after in pairwise(served):
            assert after.start >= before.end, (
                f"{after.name}: starts at {run.time(after.start)} while transfer "
                f"{before.transfer} holds the link until {run.time(before.end)}"
            )
        for before, after in pairwise(served):
            assert after.ready >= before.ready, (
                f"{before.name}: overtakes transfer {after.transfer}, which was ready at "
                f"{run.time(after.ready)}, before {run.time(before.ready)}"
            )
            assert keys[after] > keys[before], (
                f"{before.name}: goes before transfer {after.transfer}, which the tie rule at "
                f"{run.time(after.ready)} puts first"
            )
        free = 0
        for crossing in served:
            due = max(free, crossing.ready)
            assert crossing.start == due, (
                f"{crossing.name}: starts at {run.time(crossing.start)}, though the link is "
                f"free for it at {run.time(due)}"
            )
            free = crossing.end


def queue_keys(run: Run) -> dict[Crossing, tuple[int, ...]]:
    """The place of each record in its link's queue, as a key that rises.

    The instant of arrival, the round within that instant (a head that passes several nodes at
    one instant, th = 0, comes later each time), then what the node itself puts in by transfer
    and packet number, then what came over links by rising link number.
    """
    keys = {}
    for transfer in run.transfers:
        for path in transfer.paths.values():
            before = None
            start_round = 0
            for crossing in path:
                if before is None:
                    arrival_round = 1
                    tie = (0, crossing.transfer, crossing.packet)
                else:
                    arrival_round = start_round + 1 if crossing.ready == before.start else 1
                    tie = (1, run.network.link_numbers[before.link], 0)
                keys[crossing] = (crossing.ready, arrival_round, *tie)
                start_round = arrival_round if crossing.start == crossing.ready else 1
                before = crossing
    return keys


def _by_step_and_link(run: Run) -> dict[tuple[int, Link], list[Crossing]]:
    grouped: dict[tuple[int, Link], list[Crossing]] = defaultdict(list)
    for crossing in run.crossings:
        grouped[crossing.step, crossing.link].append(crossing)
    return grouped


def check_cycles(run: Run) -> None:
    """Number the cycles by their definition and compare each record and the total."""
    openings = check_cycles_of_records(run)
    assert run.answer["cycles"] == len(openings), (
        f"cycles is {run.answer['cycles']}, the trace has {len(openings)}"
    )


def check_cycles_of_records(run: Run) -> list[int]:
    """Compare the cycle of each record; return the instants at which cycles begin."""
    openings = cycle_openings(run)
    for crossing in run.crossings:
        due = bisect_right(openings, crossing.start)
        assert crossing.cycle == due, (
            f"{crossing.name}: cycle {crossing.cycle}, its start at "
            f"{run.time(crossing.start)} lies in cycle {due}"
        )
    return openings


def cycle_openings(run: Run) -> list[int]:
    """The instants at which a cycle begins.

    The start of each step; then each instant after the step's first entry at which some link
    starts a store-and-forward or packet hop, or a cut-through transfer that had been waiting.
    """
    openings = set()
    begin = 0
    for transfers in run.steps().values():
        openings.add(begin)
        first_entry = begin + run.ts
        crossings = [c for t in transfers for path in t.paths.values() for c in path]
        for crossing in crossings:
            opens = run.switching != "cut-through" or crossing.start > crossing.ready
            if opens and crossing.start > first_entry:
                openings.add(crossing.start)
        begin = max(crossing.end for crossing in crossings)
    return sorted(openings)


def check_numbers(run: Run) -> None:
    """The sums over the run that the answer states, counted again from the records."""
    answer = run.answer
    end = max(crossing.end for crossing in run.crossings)
    assert answer["simulated"] * run.ticks == end, (
        f"simulated is {answer['simulated']}, the last record ends at {run.time(end)}"
    )
    counted = {
        "steps": run.transfers[-1].step,
        "congestion": congestion(run),
        "max_chunks_per_link": _chunks_per_link(run),
        "max_waiting": max_waiting(run),
        "fingerprint": fingerprint(run),
    }
    for name, number in counted.items():
        assert answer[name] == number, f"{name} is {answer[name]}, counted {number}"
    terms = answer["terms"]
    total = sum(answer[name] * terms[name] for name in ("ts", "th", "tw"))
    assert total == answer["simulated"], (
        f"terms {terms} make {total}, simulated is {answer['simulated']}"
    )
    if answer["exact"]:
        assert answer["simulated"] == answer["analytic"], (
            f"exact, but simulated {answer['simulated']} is not analytic {answer['analytic']}"
        )


def congestion(run: Run) -> int:
    """The most transfers that cross one directed link in one step."""
    queues = _by_step_and_link(run).values()
    return max(len({crossing.transfer for crossing in queue}) for queue in queues)


def _chunks_per_link(run: Run) -> int:
    """The most chunks on a link in a cycle; in finite packets the number is of packets: 1."""
    if run.switching == "finite-packets":
        return 1
    return max(len(transfer.chunks) for transfer in run.transfers)


def max_waiting(run: Run) -> int:
    """The longest queue at one instant, after the instant's last round."""
    longest = 0
    for queue in _by_step_and_link(run).values():
        for instant in {crossing.ready for crossing in queue if crossing.waiting}:
            waiting = sum(1 for crossing in queue if crossing.ready <= instant < crossing.start)
            longest = max(longest, waiting)
    return longest


def fingerprint(run: Run) -> str:
    """Sum of cycle x (link + 1) x (source p + target + 1) over all crossings, mod 2^64."""
    p = run.network.p
    total = 0
    for crossing in run.crossings:
        link = run.network.link_numbers[crossing.link]
        total += crossing.cycle * (link + 1) * (crossing.source * p + crossing.target + 1)
    return str(total % 2**64)
