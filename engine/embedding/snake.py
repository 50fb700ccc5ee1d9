"""Rings in tori and meshes: closed ways from neighbour to neighbour.

In a mesh of R rows and c columns, R even, an even ring goes up along column 0 and back in teeth,
two rows each; how far each tooth reaches decides the length, from 2 R to R c.  More dimensions are
two: the first ones are walked as one long column, to and fro.  In a torus a ring through all nodes
exists for every size: each row is gone round once, and its end is one place before or behind its
beginning; the signs of the rows are chosen so that the last one ends below the first beginning.
"""

from __future__ import annotations

from math import prod

import numpy as np

from engine.topology.base import Integers


def walk(dims: tuple[int, ...]) -> Integers:
    """Return all nodes of a mesh to and fro, neighbour after neighbour (numbered row-major).

    >>> walk((2, 3)).tolist()
    [0, 1, 2, 5, 4, 3]
    """
    found = np.zeros(1, np.int64)
    for side in dims:
        row = np.arange(side)
        rows = [row if i % 2 == 0 else row[::-1] for i in range(len(found))]
        found = np.concatenate([node * side + one for node, one in zip(found, rows, strict=True)])
    return found


def ring_in_mesh(dims: tuple[int, ...], length: int) -> Integers | None:
    """Return the nodes of a closed way of some length in a mesh, None where none is known."""
    if length == 2:
        return walk(dims)[:2]
    for last in (len(dims) - 1, 0):
        turned = dims if last else dims[::-1]
        columns, rows = turned[-1], prod(turned[:-1])
        pairs = comb(rows, columns, length)
        if pairs is None:
            continue
        column_of_rows = walk(turned[:-1])
        nodes = [int(column_of_rows[row]) * columns + column for row, column in pairs]
        return np.array(nodes) if last else _turned_back(np.array(nodes), turned)
    return None


def _turned_back(nodes: Integers, dims: tuple[int, ...]) -> Integers:
    """Return nodes of a mesh with its dimensions in the other order."""
    grid = np.arange(prod(dims)).reshape(dims[::-1]).transpose()
    return np.asarray(grid.reshape(-1)[nodes])


def comb(rows: int, columns: int, length: int) -> list[tuple[int, int]] | None:
    """Return (row, column) along a closed way of an even length, None where it does not fit.

    >>> comb(2, 3, 6)
    [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)]
    """
    if length % 2 or columns < 2 or rows < 2 or length < 4:
        return None
    most = rows - rows % 2
    used = next((r for r in range(2, most + 1, 2) if 2 * r <= length <= r * columns), None)
    if used is None:
        return None
    more = (length - 2 * used) // 2
    found = [(0, 0)]
    for tooth in range(0, used, 2):
        reach = min(more, columns - 2)
        more -= reach
        found += [(tooth, column) for column in range(1, reach + 2)]
        found += [(tooth + 1, column) for column in range(reach + 1, 0, -1)]
    return [*found, *((row, 0) for row in range(used - 1, 0, -1))]


def ring_in_torus(dims: tuple[int, ...]) -> Integers:
    """Return all nodes of a torus of two sides along a closed way."""
    rows, columns = dims
    if rows % 2 and (columns % 2 == 0 or rows < columns):
        grid = np.arange(rows * columns).reshape(rows, columns)
        return np.asarray(grid.T.reshape(-1)[ring_in_torus((columns, rows))])
    # + ends one place before the beginning of its row, - one place behind it
    forth = (rows + columns) // 2 if rows % 2 else rows // 2
    found, begin = [], 0
    for row in range(rows):
        sign = 1 if row < forth else -1
        found += [row * columns + (begin + sign * i) % columns for i in range(columns)]
        begin -= sign
    return np.array(found)


def folded(side: int) -> Integers:
    """Return the places on a line of the nodes of a ring: there on even places, back on odd ones.

    >>> folded(5).tolist()
    [0, 2, 4, 3, 1]
    """
    there = np.arange(0, side, 2)
    back = np.arange(1, side, 2)[::-1]
    return np.concatenate([there, back])
