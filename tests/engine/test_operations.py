"""The eleven operations: what each starts from and what it must achieve."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.operation import EVERYBODY, OPERATIONS, Task, operation_of

MPI = {
    "point-to-point": "MPI_Send",
    "broadcast": "MPI_Bcast",
    "reduce": "MPI_Reduce",
    "all-to-all-broadcast": "MPI_Allgather",
    "multinode-accumulation": "MPI_Reduce_scatter",
    "all-reduce": "MPI_Allreduce",
    "prefix-sum": "MPI_Scan",
    "scatter": "MPI_Scatter",
    "gather": "MPI_Gather",
    "total-exchange": "MPI_Alltoall",
    "shift": "MPI_Sendrecv",
}
DUALS = {
    "broadcast": "reduce",
    "all-to-all-broadcast": "multinode-accumulation",
    "scatter": "gather",
}
SUMS = {"reduce", "multinode-accumulation", "all-reduce", "prefix-sum"}


def listed(chunks):
    """The chunks as (process, origin, destination)."""
    columns = (chunks.process.tolist(), chunks.origin.tolist(), chunks.destination.tolist())
    return list(zip(*columns, strict=True))


def test_the_catalogue_is_the_eleven():
    assert {one.key: one.mpi for one in OPERATIONS} == MPI
    assert {one.key for one in OPERATIONS if one.combines} == SUMS
    assert [one.key for one in OPERATIONS if one.prefix] == ["prefix-sum"]


def test_duals_go_both_ways():
    found = {one.key: one.dual for one in OPERATIONS if one.dual}
    assert found == DUALS | {dual: key for key, dual in DUALS.items()}


def test_an_unknown_operation_is_named_with_those_that_are():
    with pytest.raises(
        InputError, match=r"allgather is not known; there is point-to-point, .*shift"
    ):
        operation_of("allgather")


TASK = Task(root=2, q=3, source=1, target=3)
EXAMPLES = {
    "point-to-point": ([(1, 1, 3)], [(3, 1, 3)]),
    "broadcast": ([(2, 2, -1)], [(i, 2, -1) for i in range(4)]),
    "all-to-all-broadcast": (
        [(i, i, -1) for i in range(4)],
        [(i, j, -1) for i in range(4) for j in range(4)],
    ),
    "scatter": ([(2, 2, j) for j in range(4)], [(j, 2, j) for j in range(4)]),
    "gather": ([(i, i, 2) for i in range(4)], [(2, i, 2) for i in range(4)]),
    "total-exchange": (
        [(i, i, j) for i in range(4) for j in range(4)],
        [(j, i, j) for j in range(4) for i in range(4)],
    ),
    "shift": (
        [(0, 0, 3), (1, 1, 0), (2, 2, 1), (3, 3, 2)],
        [(3, 0, 3), (0, 1, 0), (1, 2, 1), (2, 3, 2)],
    ),
}


@pytest.mark.parametrize("key", EXAMPLES)
def test_before_and_after_on_four_processes(key):
    before, after = EXAMPLES[key]
    operation = operation_of(key)
    assert Counter(listed(operation.starts(4, TASK))) == Counter(before)
    assert Counter(listed(operation.demands(4, TASK))) == Counter(after)


@pytest.mark.parametrize(
    ("key", "before", "results"),
    [
        ("reduce", [(i, i, 2) for i in range(4)], [2]),
        ("all-reduce", [(i, i, -1) for i in range(4)], [0, 1, 2, 3]),
        ("prefix-sum", [(i, i, -1) for i in range(4)], [0, 1, 2, 3]),
        (
            "multinode-accumulation",
            [(i, i, j) for i in range(4) for j in range(4)],
            [0, 1, 2, 3],
        ),
    ],
)
def test_sums_on_four_processes(key, before, results):
    operation = operation_of(key)
    assert listed(operation.starts(4, TASK)) == before
    assert operation.result_at(4, TASK).tolist() == results


@given(st.sampled_from(OPERATIONS), st.integers(2, 20), st.data())
def test_nothing_comes_from_nowhere(operation, p, data):
    """Every chunk begins at its origin; moved chunks are all demanded, once, where they belong."""
    node = st.integers(0, p - 1)
    source = data.draw(node)
    task = Task(
        root=data.draw(node),
        q=data.draw(st.integers(1, p - 1)),
        source=source,
        target=(source + data.draw(st.integers(1, p - 1))) % p,
    )
    before = listed(operation.starts(p, task))
    assert all(process == origin for process, origin, _ in before)
    assert len(set(before)) == len(before)
    assert [chunk[0] for chunk in before] == sorted(chunk[0] for chunk in before)
    if operation.demands is None:
        return
    after = listed(operation.demands(p, task))
    assert len(set(after)) == len(after)
    names = {chunk[1:] for chunk in before}
    assert {chunk[1:] for chunk in after} == names
    if all(destination == EVERYBODY for _, destination in names):
        assert len(after) == p * len(names)
    else:
        assert all(process == destination for process, _, destination in after)
        assert len(after) == len(before)
