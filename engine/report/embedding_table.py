"""The mapping table of an embedding, and the lecture's table of the Gray code."""

from __future__ import annotations

from engine.embedding import Embedding
from engine.gray_code import changing_bit, gray
from engine.report.table import Table


def mapping_table(embedding: Embedding, numbers: bool = False) -> Table:
    """Return a row a guest node: where it lies, and the longest of the paths to its neighbours.

    With ``numbers`` the three numbers stand in every row too, so that a data file holds them.
    """
    guest, host = embedding.guest, embedding.host
    lengths = embedding.lengths.tolist()
    placed = ("guest_place",) if len(guest.dims) != 1 else ()
    columns = ("guest_node", *placed, "host_label", "host_node", "longest_path")
    rows = [
        (
            node,
            *(",".join(map(str, guest.coordinates(node))) for _ in placed),
            host.label(place),
            place,
            max(lengths[edge] for edge in guest.edges_of[node]),
        )
        for node, place in enumerate(embedding.placed)
    ]
    if not numbers:
        return Table(columns, tuple(rows))
    three = (embedding.congestion, embedding.dilation, embedding.expansion)
    more = ("congestion", "dilation", "expansion")
    return Table((*columns, *more), tuple((*row, *three) for row in rows))


def gray_table(bits: int) -> Table:
    """Return the lecture's table 3.1 for a hypercube of dimension ``bits``.

    A row a ring node: its Gray code of every length up to ``bits`` that is so long, the node of the
    hypercube, the node of the ring, and the bit in which the next code differs.

    >>> [row[-3] for row in gray_table(3).rows]
    [0, 1, 3, 2, 6, 7, 5, 4]
    """
    lengths = range(1, bits + 1)
    rows = [
        (
            *(format(gray(i), f"0{n}b") if i < 1 << n else None for n in lengths),
            gray(i),
            i,
            changing_bit(i, bits),
        )
        for i in range(1 << bits)
    ]
    columns = (*(f"N{n}" for n in lengths), "hypercube_node", "ring_node", "changed_bit")
    return Table(columns, tuple(rows))
