"""The data that ``--data`` prints, compared with what the replayed chunk lists make of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.outside.replay_holdings import Copies, Moves, Part
from tests.outside.replay_operations import state_of
from tests.outside.replay_run import Run

Data = dict[str, list[list[dict[str, Any]]]]
"""``start`` and ``end``: per node a list of ``{chunk, value}``."""


def check_data(run: Run, sums: dict[int, Counter[Part]]) -> None:
    """Compare ``data`` (``--data``) with the replay: starting chunks, end chunks, results."""
    data: Data = run.answer["data"]
    for name in ("start", "end"):
        assert len(data[name]) == run.network.p, f"data {name} has {len(data[name])} nodes"
    if sums or run.answer["operation"] in ("reduce", "multinode-accumulation"):
        _check_results(run, sums, data)
    else:
        _check_chunks(run, data)


def _check_results(
    run: Run,
    sums: dict[int, Counter[Part]],
    data: Data,
) -> None:
    p = run.network.p
    pairs = run.answer["operation"] == "multinode-accumulation"
    values: dict[Part, int] = {}
    for node, entries in enumerate(data["start"]):
        count = p if pairs else 1
        assert len(entries) == count, f"node {node} starts with {len(entries)} values"
        for entry in entries:
            origin, due = entry["chunk"]
            assert origin == node, f"node {node} starts with a value of node {origin}"
            value = entry["value"]
            assert type(value) is int, f"node {node} starts with {value}, not a whole number"
            values[node, due if pairs else 0] = value
    assert len(values) == (p * p if pairs else p), "two starting values have one name"
    assert len(set(values.values())) == len(values), "two starting values are equal"
    for node, entries in enumerate(data["end"]):
        results = [entry["value"] for entry in entries if entry["chunk"] == "result"]
        if node not in sums:
            assert not results, f"node {node} has a result where none is due"
            continue
        due_sum = sum(
            count * values[origin, result if pairs else 0]
            for (origin, result), count in sums[node].items()
        )
        assert results == [due_sum], f"result at node {node} is {results}, due {due_sum}"


def _check_chunks(run: Run, data: Data) -> None:
    """Chunks at the start and the end; a node's own block, which does not travel, may be shown."""
    state = state_of(run)
    assert isinstance(state, Copies | Moves)
    for name in ("start", "end"):
        if name == "end":
            for transfers in run.steps().values():
                state.step(transfers)
        for node, entries in enumerate(data[name]):
            chunks = [tuple(entry["chunk"]) for entry in entries]
            assert len(set(chunks)) == len(chunks), f"data {name}: node {node} has a chunk twice"
            travelling = {chunk for chunk in chunks if chunk != (node, node)}
            assert travelling == state.held[node], (
                f"data {name}: node {node} has {sorted(travelling, key=str)}, "
                f"by the trace {sorted(state.held[node], key=str)}"
            )
    begin = {tuple(e["chunk"]): e["value"] for entries in data["start"] for e in entries}
    for node, entries in enumerate(data["end"]):
        for entry in entries:
            chunk = tuple(entry["chunk"])
            assert entry["value"] == begin[chunk], (
                f"data end: node {node} has value {entry['value']} for {list(chunk)}, "
                f"it started as {begin[chunk]}"
            )
