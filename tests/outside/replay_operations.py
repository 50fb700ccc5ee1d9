"""What each operation starts with and must end with, as sections 5 and 6 of the reference say."""

from __future__ import annotations

from collections import Counter

from tests.outside.replay_holdings import (
    Copies,
    Moves,
    OnTheWay,
    Part,
    PartialSums,
    ReduceThenBroadcast,
    State,
)
from tests.outside.replay_network import Network
from tests.outside.replay_run import Chunk, Given, Run


def state_of(run: Run) -> State:
    """The starting state of the run's operation."""
    operation = run.answer["operation"]
    algorithm = run.answer["algorithm"]
    p = run.network.p
    root = run.given.root
    if operation == "broadcast":
        return Copies(p, [root])
    if operation == "all-to-all-broadcast":
        return Copies(p, list(range(p)))
    if operation == "reduce":
        return PartialSums(p, [root])
    if operation == "multinode-accumulation":
        return PartialSums(p, list(range(p)))
    if operation == "prefix-sum":
        return OnTheWay(run.network, prefix=True)
    if operation == "all-reduce":
        return _all_reduce(run, algorithm)
    return Moves(p, moved_chunks(run))


def _all_reduce(run: Run, algorithm: str) -> State:
    p = run.network.p
    if algorithm == "accumulate-on-the-way":
        return OnTheWay(run.network, prefix=False)
    if algorithm == "all-to-all-broadcast-then-combine":
        return Copies(p, list(range(p)), combine=True)
    assert algorithm == "reduce-then-broadcast", f"all-reduce by {algorithm} is not replayed"
    half, odd = divmod(run.transfers[-1].step, 2)
    assert not odd, "reduce-then-broadcast takes an odd number of steps"
    middle = next(transfer for transfer in run.transfers if transfer.step == half + 1)
    return ReduceThenBroadcast(p, middle.source, half)


def moved_chunks(run: Run) -> list[Chunk]:
    """The chunks [origin, destination] that a moving operation must bring home."""
    operation = run.answer["operation"]
    p = run.network.p
    others = [node for node in range(p) if node != run.given.root]
    if operation == "point-to-point":
        return [end_points(run.network, run.given)]
    if operation == "scatter":
        return [(run.given.root, node) for node in others]
    if operation == "gather":
        return [(node, run.given.root) for node in others]
    if operation == "total-exchange":
        return [(a, b) for a in range(p) for b in range(p) if a != b]
    assert operation == "shift", f"operation {operation} is not replayed"
    numbering = run.answer["numbering"]
    return [(node, shifted(node, run.answer["q"], p, numbering)) for node in range(p)]


def end_points(network: Network, given: Given) -> Chunk:
    """Source and target of a point-to-point message; default target: the farthest node."""
    target = network.farthest(given.source) if given.target is None else given.target
    return given.source, target


def shifted(node: int, q: int, p: int, numbering: str | None) -> int:
    """Where a shift by q brings the message of physical ``node``."""
    if numbering != "gray":
        return (node + q) % p
    ring = [position ^ (position >> 1) for position in range(p)]
    return ring[(ring.index(node) + q) % p]


def check_holdings(run: Run) -> dict[int, Counter[Part]]:
    """Replay all chunk lists; return the sum due at each node, empty where nothing is added."""
    state = state_of(run)
    for transfers in run.steps().values():
        state.step(transfers)
    return state.finish()
