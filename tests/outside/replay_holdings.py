"""Who holds what: the chunk lists of the trace replayed from the operation's starting state.

What can be held, each kind a small class with ``step(transfers)`` and ``finish()``:

- ``Copies``: broadcast, all-to-all broadcast: what is sent stays.
- ``Moves``: point-to-point, scatter, gather, total exchange, shift: what is sent is gone.
- ``PartialSums``: reduce, multinode accumulation: what is sent is gone and is added there.
- ``OnTheWay``: all-reduce and prefix sums that pass values on unchanged and add them up.

A sum is kept as the count of each starting value in it (a Counter), so that a part that is lost
or taken twice shows as such; with ``--data`` the same counts give the values.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from tests.outside.replay_network import Network
from tests.outside.replay_run import Chunk, Transfer

Part = tuple[int, int]
"""A starting value in a sum: (node that held it, node where the result belongs)."""


class State(Protocol):
    """What the nodes hold, moved on step by step."""

    def step(self, transfers: list[Transfer]) -> None:
        """Carry out one step; raises AssertionError where a sender has not what it sends."""

    def finish(self) -> dict[int, Counter[Part]]:
        """Check the final state; return the sum due at each node (none: no entry)."""


def _name(transfer: Transfer) -> str:
    return (
        f"step {transfer.step} transfer {transfer.number} ({transfer.source} to {transfer.target})"
    )


def _check_once(transfer: Transfer) -> None:
    assert len(set(transfer.chunks)) == len(transfer.chunks), (
        f"{_name(transfer)}: names a chunk twice"
    )


class Copies:
    """Every node holds a set of chunks [origin, null]; ``origins`` start, all end everywhere."""

    def __init__(self, p: int, origins: list[int], *, combine: bool = False) -> None:
        self.due: set[Chunk] = {(origin, None) for origin in origins}
        self.held: list[set[Chunk]] = [self.due & {(node, None)} for node in range(p)]
        self.combine = combine

    def step(self, transfers: list[Transfer]) -> None:
        """Carry out one step."""
        before = [set(chunks) for chunks in self.held]
        for transfer in transfers:
            _check_once(transfer)
            for chunk in transfer.chunks:
                assert chunk in before[transfer.source], (
                    f"{_name(transfer)}: the sender does not hold {list(chunk)}"
                )
                assert chunk not in self.held[transfer.target], (
                    f"{_name(transfer)}: {list(chunk)} is doubled, the receiver holds it already"
                )
                self.held[transfer.target].add(chunk)

    def finish(self) -> dict[int, Counter[Part]]:
        """Check the final state."""
        for node, chunks in enumerate(self.held):
            missing = sorted(self.due - chunks, key=str)
            assert not missing, f"at the end node {node} lacks {list(missing[0])}"
        if not self.combine:
            return {}
        everything = Counter((origin, origin) for origin, _ in self.due)
        return dict.fromkeys(range(len(self.held)), everything)


class Moves:
    """Every chunk [origin, destination] is at one node; it begins at origin."""

    def __init__(self, p: int, chunks: list[Chunk]) -> None:
        self.chunks = chunks
        self.held: list[set[Chunk]] = [set() for _ in range(p)]
        for chunk in chunks:
            self.held[chunk[0]].add(chunk)

    def step(self, transfers: list[Transfer]) -> None:
        """Carry out one step."""
        arrived = []
        for transfer in transfers:
            _check_once(transfer)
            for chunk in transfer.chunks:
                assert chunk in self.held[transfer.source], (
                    f"{_name(transfer)}: the sender does not hold {list(chunk)}"
                )
                self.held[transfer.source].remove(chunk)
                arrived.append((transfer.target, chunk))
        for node, chunk in arrived:
            self.held[node].add(chunk)

    def finish(self) -> dict[int, Counter[Part]]:
        """Check the final state."""
        for chunk in self.chunks:
            assert chunk[1] is not None and chunk in self.held[chunk[1]], (
                f"at the end {list(chunk)} is not at node {chunk[1]}"
            )
        return {}


class PartialSums:
    """Per node and result one partial sum; a chunk is named [sender, node of the result]."""

    def __init__(self, p: int, results: list[int], *, open_names: bool = False) -> None:
        self.p = p
        self.results = results
        self.open_names = open_names
        self.held: list[dict[int, Counter[Part]]] = [
            {result: Counter({(node, result): 1}) for result in results} for node in range(p)
        ]

    def step(self, transfers: list[Transfer]) -> None:
        """Carry out one step."""
        arrived = []
        for transfer in transfers:
            _check_once(transfer)
            for chunk in transfer.chunks:
                result = self._result(transfer, chunk)
                assert result in self.held[transfer.source], (
                    f"{_name(transfer)}: the sender does not hold a partial sum for {result}"
                )
                arrived.append((transfer.target, result, self.held[transfer.source].pop(result)))
        for node, result, parts in arrived:
            self.held[node].setdefault(result, Counter()).update(parts)

    def _result(self, transfer: Transfer, chunk: Chunk) -> int:
        sender, result = chunk
        assert sender == transfer.source, (
            f"{_name(transfer)}: partial sum {list(chunk)} is not named after its sender"
        )
        if result is None and self.open_names:
            return self.results[0]
        assert result in self.results, f"{_name(transfer)}: no result belongs to {result}"
        return result

    def finish(self) -> dict[int, Counter[Part]]:
        """Check the final state."""
        sums = {}
        for node, partial in enumerate(self.held):
            for result in partial:
                assert result == node, f"at the end node {node} keeps a part for {result}"
        for result in self.results:
            due = Counter((node, result) for node in range(self.p))
            parts = self.held[result].get(result, Counter())
            assert parts == due, (
                f"at the end the sum at node {result} is wrong: {_difference(parts, due)}"
            )
            sums[result] = parts
        return sums


def _difference(parts: Counter[Part], due: Counter[Part]) -> str:
    """Name the first part that is lost or taken too often."""
    for part in sorted(set(parts) | set(due)):
        if parts[part] != due[part]:
            return f"the value of node {part[0]} is in it {parts[part]} times"
    return "the same"


class OnTheWay:
    """Accumulate on the way: per dimension each node passes on unchanged what came last.

    A value is named [origin, null], the node whose total (over the dimensions done) it is.
    ``prefix``: a node adds to its own sum only values whose origin has a smaller number.
    """

    def __init__(self, network: Network, *, prefix: bool) -> None:
        self.network = network
        self.prefix = prefix
        self.dimension: int | None = None
        self.totals = [Counter({(node, node): 1}) for node in range(network.p)]
        self.sums = [total.copy() for total in self.totals]
        self.passing: list[dict[int, Counter[Part]]] = []

    def step(self, transfers: list[Transfer]) -> None:
        """Carry out one step."""
        self._turn(transfers)
        before = [dict(values) for values in self.passing]
        for transfer in transfers:
            assert len(transfer.chunks) == 1, f"{_name(transfer)}: carries more than one value"
            origin, due = transfer.chunks[0]
            assert due is None, f"{_name(transfer)}: [{origin}, {due}] has a destination"
            assert origin in before[transfer.source], (
                f"{_name(transfer)}: the sender does not hold [{origin}, null]"
            )
            node = transfer.target
            assert origin not in self.passing[node], (
                f"{_name(transfer)}: [{origin}, null] is doubled, the receiver took it already"
            )
            value = before[transfer.source][origin]
            self.passing[node][origin] = value
            self.totals[node].update(value)
            if not self.prefix or origin < node:
                self.sums[node].update(value)

    def _turn(self, transfers: list[Transfer]) -> None:
        """At the first step of a dimension the totals so far become the values passed on."""
        dimensions = set()
        for transfer in transfers:
            differing = self.network.differing(transfer.source, transfer.target)
            assert len(differing) == 1, f"{_name(transfer)}: turns a corner"
            dimensions.add(differing[0])
        assert len(dimensions) == 1, f"step {transfers[0].step}: runs along several dimensions"
        dimension = dimensions.pop()
        if dimension != self.dimension:
            self.dimension = dimension
            self.passing = [{n: total.copy()} for n, total in enumerate(self.totals)]

    def finish(self) -> dict[int, Counter[Part]]:
        """Check the final state."""
        for node, parts in enumerate(self.sums):
            last = node if self.prefix else self.network.p - 1
            due = Counter((origin, origin) for origin in range(last + 1))
            assert parts == due, (
                f"at the end the sum at node {node} is wrong: {_difference(parts, due)}"
            )
        return dict(enumerate(self.sums))


class ReduceThenBroadcast:
    """All-reduce by a reduction to one node (first half of the steps) and a broadcast."""

    def __init__(self, p: int, root: int, half: int) -> None:
        self.p = p
        self.half = half
        self.sums = PartialSums(p, [root], open_names=True)
        self.copies = Copies(p, [root])

    def step(self, transfers: list[Transfer]) -> None:
        """Carry out one step."""
        if transfers[0].step <= self.half:
            self.sums.step(transfers)
        else:
            self.copies.step(transfers)

    def finish(self) -> dict[int, Counter[Part]]:
        """Check the final state."""
        self.copies.finish()
        total = next(iter(self.sums.finish().values()))
        everything = Counter((origin, origin) for origin, _ in total)
        return dict.fromkeys(range(self.p), everything)
