"""The pictures of many cycles in little room: each piece of SVG stands once.

A picture is a list of pieces, mostly an element a piece; the same element in many cycles is one
piece with one number.  A cycle is then the numbers of its pieces, written as runs: ``0-212 240``.
Pieces begin alike, so their beginnings (tag, classes, what is shown) stand once too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import numpy as np

from engine.export.svg import Document
from engine.picture.pictures import Pictures

HEAD = re.compile('<[a-z]+ class="[^"]*"(?: data-what="[^"]*")?')
"""The beginning that pieces share."""

BESIDE = 45.0
"""How far numbers, marks and plates may stand from nodes and links, at scale 1."""


class Drawing:
    """The pictures of cycles under way.

    Attributes
    ----------
    name : str
        What stands before its ids in the page.
    heads : list of str
        The beginnings of pieces; the first is empty.
    size : int
        About how many bytes it takes.
    """

    def __init__(self, document: Document, name: str, pictures: Pictures) -> None:
        self.name = name
        self.pictures = pictures
        self.heads: list[str] = [""]
        self.size = 0
        self._document = document
        self._head_numbers = {"": 0}
        self._numbers: dict[str, int] = {}
        self._rows: list[str] = []

    @property
    def rows(self) -> str:
        """The pieces, one a line: the number of its beginning, a space, and the rest."""
        return "\n".join(self._rows)

    @property
    def view_box(self) -> str:
        """Left, top, width and height of the pictures, without empty stripes round them."""
        paper, geometry = self.pictures.paper, self.pictures.geometry
        links = np.arange(len(geometry.topology.links))
        ends = geometry.segments(links, geometry.offset, len(links)).reshape(-1, 2)
        beside = geometry.outer + BESIDE * paper.scale
        left, top = np.maximum(ends.min(axis=0) - beside, 0).round().tolist()
        right, bottom = np.minimum(ends.max(axis=0) + beside, (paper.width, paper.height)).tolist()
        return f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"

    def add(self, cycle: int) -> str:
        """Add the picture of a cycle; return the numbers of its pieces, as runs."""
        found = runs(self._number(piece) for piece in pieces(self.svg(cycle)))
        self.size += len(found)
        return found

    def svg(self, cycle: int) -> str:
        """Return the picture of a cycle as the inside of an ``<svg>``."""
        return self._document.layers(self.pictures.at(cycle, None), f"{self.name}-")

    def definitions(self) -> str:
        """Return the clips of the pictures, and the hatchings of all that was added."""
        figure = self.pictures.at(0, None)
        return self._document.definitions(figure, f"{self.name}-")

    def _number(self, piece: str) -> int:
        known = self._numbers.get(piece)
        if known is not None:
            return known
        found = HEAD.match(piece)
        head = found[0] if found else ""
        if head not in self._head_numbers:
            self._head_numbers[head] = len(self.heads)
            self.heads.append(head)
        self._rows.append(f"{self._head_numbers[head]} {piece[len(head) :]}")
        self.size += len(self._rows[-1].encode()) + 1
        return self._numbers.setdefault(piece, len(self._numbers))


def pieces(svg: str) -> Iterator[str]:
    """Yield the pieces of a picture: its lines, and in paths of many lines these one by one."""
    for line in svg.splitlines():
        begin, _, rest = line.partition(' d="M')
        if "M" not in rest:
            yield line
            continue
        body, _, end = rest.partition('"')
        yield begin + ' d="'
        yield from _joined(f"M{part}" for part in body.split("M"))
        yield '"' + end


def _joined(parts: Iterable[str]) -> Iterator[str]:
    """Yield parts of a path, those that go on where the one before ends in one."""
    whole = ""
    for part in parts:
        if whole and part[1:].partition("L")[0] != whole.rpartition("L")[2]:
            yield whole
            whole = ""
        whole += part
    yield whole


def runs(numbers: Iterable[int]) -> str:
    """Return numbers as runs that rise by one.

    >>> runs([0, 1, 2, 9, 4, 5])
    '0-2 9 4-5'
    """
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return " ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in found)
