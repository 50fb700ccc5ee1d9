"""What a stand-alone page says, read without a browser and without the program under test.

The pictures are put together from the page's pieces as ``page.js`` does it, so that they can be
read as SVG; the tables come from the page's data.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from html.parser import HTMLParser
from typing import Any

from tests.outside.replay_scene import Cycles

EMPTY_ELEMENTS = frozenset(("meta", "link", "input", "br"))
ROOT = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
Row = tuple[int, int, int, int, int, int, Fraction, Fraction]


@dataclass
class Page(HTMLParser):
    """A page as its tags say it.

    Attributes
    ----------
    texts : dict of str to str
        The text inside of each element that has an id.
    tags : list of (name, attributes)
    faults : list of str
        Tags that are not closed in order.
    """

    texts: dict[str, str] = field(default_factory=dict)
    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin outside of all elements."""
        super().__init__(convert_charrefs=True)
        self._open: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember a tag, and that it is open."""
        known = {name: value or "" for name, value in attrs}
        self.tags.append((tag, known))
        if tag not in EMPTY_ELEMENTS:
            self._open.append((tag, known.get("id", "")))
            self.texts.setdefault(known.get("id", ""), "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember a tag that closes itself."""
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        """Close a tag: the one that was opened last."""
        if not self._open or self._open[-1][0] != tag:
            self.faults.append(f"</{tag}> at {self.getpos()} inside {self._open[-3:]}")
            return
        self._open.pop()

    def handle_data(self, data: str) -> None:
        """Give a text to all open elements that have an id."""
        for _, name in self._open:
            if name:
                self.texts[name] += data

    @property
    def unclosed(self) -> list[tuple[str, str]]:
        """The elements that are still open."""
        return self._open

    @property
    def data(self) -> dict[str, Any]:
        """The page's numbers and sentences."""
        found: dict[str, Any] = json.loads(self.texts["run"])
        return found

    def attributes(self, name: str) -> dict[str, str]:
        """Return the attributes of the element with an id."""
        return next(known for _, known in self.tags if known.get("id") == name)


def read_page(content: bytes) -> Page:
    """Read a page to its end."""
    page = Page()
    page.feed(content.decode("utf-8"))
    page.close()
    return page


class Pictures:
    """The pictures of a page: ``wide`` or ``narrow`` ones."""

    def __init__(self, page: Page, name: str) -> None:
        self._moments = page.data["moments"]
        self._name = name
        heads = page.data["heads"][name]
        lines = page.texts[f"{name}-pieces"].strip().split("\n")
        cut = (line.split(" ", 1) for line in lines)
        self._pieces = [heads[int(head)] + rest for head, rest in cut]

    def svg(self, place: int) -> bytes:
        """Return the picture of a moment, by its place in the page, as a document."""
        inside = []
        for run in self._moments[place][self._name].split(" "):
            ends = [int(end) for end in run.split("-")]
            inside += self._pieces[ends[0] : ends[-1] + 1]
        return ROOT.format("".join(inside)).encode()


def rows_of(page: Page, place: int) -> list[Row]:
    """Return the table of a moment: link, from, to, chunks, words, waiting, start, end."""
    data, tick = page.data, Fraction(page.attributes("totals")["data-tick"])
    found = []
    for numbers in data["moments"][place]["links"]:
        one = dict(zip(data["columns"], numbers, strict=True))
        whole = (int(one[key]) for key in ("link", "from", "to", "chunks", "words", "waiting"))
        found.append((*whole, int(one["start"]) * tick, int(one["end"]) * tick))
    return sorted(found)


def expected_rows(cycles: Cycles, cycle: int) -> list[Row]:
    """Return the table of a cycle by the trace alone."""
    run = cycles.run
    numbers = run.network.link_numbers
    waiting = Counter(one.link for one in cycles.waiting(cycle))
    return sorted(
        (
            numbers[one.link],
            *one.link,
            cycles.number(one),
            one.words,
            waiting[one.link],
            Fraction(one.start, run.ticks),
            Fraction(one.end, run.ticks),
        )
        for one in cycles.moving(cycle)
    )
