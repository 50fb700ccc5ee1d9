r"""Closed forms of clusters: hub and switch under models A, B and C (lecture 3.4).

A message of k bytes takes T(k).  Through a switch a round takes as long as its longest message; a
hub carries one message at a time, so there every message counts.  A binomial tree halves a segment
of n nodes into ceil(n / 2) and the rest: ceil(log2 p) rounds, p - 1 messages.  Everything else
takes p - 1 rounds of p messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.exact_time import Terms
from engine.formulas.base import Case, ClosedForm, Expression, total
from engine.formulas.domains import STARS, STORED, is_star
from engine.models import model_of

SOURCE = "3.4"

Sizes = Callable[[Case], list[tuple[int, int]]]
"""(how many, blocks of each) of the messages that are paid for."""


def time_of_message(case: Case, blocks: int = 1) -> Terms:
    """Return T of a message of so many blocks of m bytes."""
    return model_of(case.model).terms(blocks * case.m, case.frame)


def segments(p: int) -> Iterator[tuple[int, int]]:
    """Yield, round by round, how long the longest segment is before it is halved, and its rest.

    >>> list(segments(5))
    [(5, 2), (3, 1), (2, 1)]
    """
    while p > 1:
        yield p, p // 2
        p -= p // 2


def bundles(n: int) -> list[int]:
    """Return the blocks of every message of a scatter along a binomial tree of n nodes.

    >>> sorted(bundles(8))
    [1, 1, 1, 1, 2, 2, 4]
    """
    if n < 2:
        return []
    return [n // 2, *bundles(n - n // 2), *bundles(n // 2)]


def _tree(case: Case) -> list[tuple[int, int]]:
    return [(case.p - 1 if case.hub else len(list(segments(case.p))), 1)]


def _both_trees(case: Case) -> list[tuple[int, int]]:
    return [(2 * count, blocks) for count, blocks in _tree(case)]


def _scatter(case: Case) -> list[tuple[int, int]]:
    sizes = bundles(case.p) if case.hub else [rest for _, rest in segments(case.p)]
    return [(sizes.count(size), size) for size in sorted(set(sizes))]


def _rounds(case: Case) -> list[tuple[int, int]]:
    return [((case.p - 1) * (case.p if case.hub else 1), 1)]


def _once(case: Case) -> list[tuple[int, int]]:
    return [(case.p if case.hub else 1, 1)]


def _alone(case: Case) -> list[tuple[int, int]]:
    return [(1, 1)]


def one_message(case: Case) -> str:
    """Return T(m) in LaTeX, in brackets."""
    if case.model == "A":
        return r"(\ts + m\,\tw + \th)"
    if case.model == "C":
        return r"(\ts + m\,\tw)"
    if case.frame.packets(case.m) == 1:
        return r"(\ts + m\,\th + (m + V_c)\,\tw)"
    return r"(\ts + (V_m - V_c)\,\th + (m + n\,V_c)\,\tw)"


def _paid(sizes: Sizes) -> Callable[[Case], Terms]:
    def terms(case: Case) -> Terms:
        return total(time_of_message(case, blocks).scaled(n) for n, blocks in sizes(case))

    return terms


def _times(on_switch: str, on_hub: str) -> Callable[[Case], str]:
    """Return the LaTeX of so many equal messages; no count where it is 1."""

    def latex(case: Case) -> str:
        count = on_hub if case.hub else on_switch
        return one_message(case) + (rf"\,{count}" if count else "")

    return latex


def _scatter_latex(case: Case) -> str:
    linear = case.model != "B"
    if linear and not case.hub:
        heads = r"(\ts + \th)" if case.model == "A" else r"\ts"
        return rf"{heads}\,\lceil \log_2 p \rceil + m\,\tw\,(p - 1)"
    if case.model == "A":
        return r"\sum_{l} \left(\ts + l\,m\,\tw + \th\right)"
    if case.model == "C":
        return r"\sum_{l} \left(\ts + l\,m\,\tw\right)"
    return r"\sum_{l} \left(\ts + v\,\th + (l\,m + n\,V_c)\,\tw\right)"


SIZES = {(operation, "binomial"): _scatter for operation in ("scatter", "gather")}
"""Of the algorithms whose messages are not all one block."""

DEPTH = r"\lceil \log_2 p \rceil"
TREE = Expression(_times(DEPTH, "(p - 1)"), _paid(_tree))
BOTH_TREES = Expression(_times(rf"2\,{DEPTH}", r"2\,(p - 1)"), _paid(_both_trees))
SCATTER = Expression(_scatter_latex, _paid(_scatter))
ROUNDS = Expression(_times("(p - 1)", r"p\,(p - 1)"), _paid(_rounds))
ONCE = Expression(_times("", "p"), _paid(_once))
ALONE = Expression(_times("", ""), _paid(_alone))

BY_ALGORITHM = {
    ("point-to-point", "direct"): ALONE,
    ("broadcast", "binomial"): TREE,
    ("reduce", "binomial"): TREE,
    ("all-to-all-broadcast", "rounds"): ROUNDS,
    ("multinode-accumulation", "rounds"): ROUNDS,
    ("all-reduce", "rounds"): ROUNDS,
    ("all-reduce", "all-to-all-broadcast-then-combine"): ROUNDS,
    ("all-reduce", "reduce-then-broadcast"): BOTH_TREES,
    ("prefix-sum", "rounds"): ROUNDS,
    ("scatter", "binomial"): SCATTER,
    ("gather", "binomial"): SCATTER,
    ("total-exchange", "pairwise"): ROUNDS,
    ("shift", "direct"): ONCE,
}

FORMS = tuple(
    ClosedForm(operation, algorithm, STORED, full, SOURCE, is_star, STARS, star=True)
    for (operation, algorithm), full in BY_ALGORITHM.items()
)


def blocks_of(operation: str, algorithm: str, case: Case) -> list[int]:
    """Return the blocks of m bytes of the messages that are paid for, each number once, rising."""
    sizes = SIZES.get((operation, algorithm), _alone)(case)
    return sorted({blocks for _, blocks in sizes})
