"""The ``View`` value: what is looked at, and the catalogues that it chooses from.

Which layouts and labels a network has is decided here, from its kind and ring lengths, so that a
scenario can be checked without drawing it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

from engine.catalogue import Choice, find
from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.scenario.fields import MAX_P, moment, number, whole, word
from engine.text import QT_TRANSLATE_NOOP, Template, Text, enumeration
from engine.topology import LABELS, TOPOLOGIES, Topology
from engine.topology.base import NO_LINK

LAYOUTS = (
    Choice("circle", Text(QT_TRANSLATE_NOOP("view", "Circle"))),
    Choice("grid", Text(QT_TRANSLATE_NOOP("view", "Grid"))),
    Choice("layers", Text(QT_TRANSLATE_NOOP("view", "Layers side by side"))),
    Choice("cubes", Text(QT_TRANSLATE_NOOP("view", "Tilted cubes"))),
    Choice("gray-grid", Text(QT_TRANSLATE_NOOP("view", "Grid in Gray code order"))),
    Choice("gray-ring", Text(QT_TRANSLATE_NOOP("view", "Ring in Gray code order"))),
)
"""All ways to place a network."""

COLOURINGS = (
    Choice("origin", Text(QT_TRANSLATE_NOOP("view", "by origin"))),
    Choice("destination", Text(QT_TRANSLATE_NOOP("view", "by destination"))),
    Choice("load", Text(QT_TRANSLATE_NOOP("view", "by load"))),
)
"""What the colours say."""

NOTATIONS = (
    Choice("lecture", Text(QT_TRANSLATE_NOOP("view", "as in the lecture"))),
    Choice("book", Text(QT_TRANSLATE_NOOP("view", "as in the book"))),
)
"""The letters of formulas."""

MAX_ZOOM = 40
MOST_LABELS = 2
LARGEST_CUBES = 5

LAYOUT_WHAT = QT_TRANSLATE_NOOP("view", "the layout")
LABEL_WHAT = QT_TRANSLATE_NOOP("view", "the label")
COLOUR_WHAT = QT_TRANSLATE_NOOP("view", "the colouring")
NOTATION_WHAT = QT_TRANSLATE_NOOP("view", "the notation")
ELSEWHERE = QT_TRANSLATE_NOOP(
    "view", "{what} {value} does not apply to this {kind}; there is {known}"
)
NO_OBJECT = QT_TRANSLATE_NOOP("scenario", "view must be an object; {value} is not")
UNKNOWN = QT_TRANSLATE_NOOP("view", "the key {key} is not known in view; there is {known}")
NO_LABELS = QT_TRANSLATE_NOOP(
    "view", "labels must be a list of at most two different ones; {value} is not"
)
NO_PAIR = QT_TRANSLATE_NOOP("view", "link must be two neighbours, such as [0, 1]; {value} is not")
NO_CENTRE = QT_TRANSLATE_NOOP(
    "view", "centre must be two numbers from 0 to 1, such as [0.5, 0.5]; {value} is not"
)
NO_BOOKMARKS = QT_TRANSLATE_NOOP(
    "view", "bookmarks must be a list of times that rise, such as [0, 61.5]; {value} is not"
)


@dataclass(frozen=True)
class View:
    """What is looked at, independent of theme and language; checked when it is made.

    Attributes
    ----------
    layout : str or None
        A key of ``LAYOUTS``; None is the network's usual one.
    labels : tuple of str
        At most two keys of ``LABELS``, the upper one first; empty for the usual ones.
    colour : str or None
        A key of ``COLOURINGS``; None is what the operation calls for.
    notation : str
        A key of ``NOTATIONS``.
    link : tuple of int or None
        The selected link as (sender, receiver).
    node : int or None
        The selected node.
    zoom : float
        From 1, where the whole network fits, to ``MAX_ZOOM``.
    centre : tuple of float
        The point of the fitted picture that stands in the middle, as shares from 0 to 1 of its
        width and height.
    bookmarks : tuple of Fraction
        Times, rising, none twice.

    Raises
    ------
    InputError
        With the first value that cannot be used and what is allowed.
    """

    layout: str | None = None
    labels: tuple[str, ...] = ()
    colour: str | None = None
    notation: str = "lecture"
    link: tuple[int, int] | None = None
    node: int | None = None
    zoom: float = 1.0
    centre: tuple[float, float] = (0.5, 0.5)
    bookmarks: tuple[Fraction, ...] = ()

    def __post_init__(self) -> None:
        """Check and normalise what files and people give."""
        checked: dict[str, object] = {
            "layout": _chosen(LAYOUTS, self.layout, "layout", LAYOUT_WHAT),
            "labels": _labels(self.labels),
            "colour": _chosen(COLOURINGS, self.colour, "colour", COLOUR_WHAT),
            "notation": find(NOTATIONS, word(self.notation, "notation"), Text(NOTATION_WHAT)).key,
            "link": None if self.link is None else _link(self.link),
            "node": None if self.node is None else whole(self.node, "node", 0, MAX_P - 1),
            "zoom": number(self.zoom, "zoom", 1, MAX_ZOOM),
            "centre": _centre(self.centre),
            "bookmarks": _bookmarks(self.bookmarks),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    def settings(self) -> dict[str, object]:
        """Return what differs from the default, as a file holds it (``view_from`` reads it)."""
        changed = {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }
        if "bookmarks" in changed:
            changed["bookmarks"] = [Decimal(format_exact(time)) for time in self.bookmarks]
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in changed.items()
        }

    def check(self, network: Topology) -> None:
        """Check what depends on the network.

        Raises
        ------
        InputError
            If it has not the layout, a label, the link or the node.
        """
        layout_of(network.kind, network.dims, self.layout)
        for label in self.labels:
            known = find(LABELS, label, Text(LABEL_WHAT))
            there = labels_of(network.kind, network.dims)
            _check_applies(known, there, network.kind, LABEL_WHAT)
        if self.node is not None:
            whole(self.node, "node", 0, network.p - 1)
        if self.link is not None and not _joined(network, *self.link):
            raise InputError(Text(NO_LINK, a=self.link[0], b=self.link[1]))

    def on(self, network: Topology) -> View:
        """Return the view without what another network has not."""
        view, usual = self, View()
        for name in ("layout", "labels", "node", "link"):
            try:
                replace(usual, **{name: getattr(self, name)}).check(network)
            except InputError:
                view = replace(view, **{name: getattr(usual, name)})
        return view


def view_from(given: object) -> View:
    """Return the view of a mapping, as files hold it; what is missing has its default.

    Raises
    ------
    InputError
        With the first key or value that cannot be used and what is allowed.

    >>> view_from({"labels": ["gray", "binary"], "zoom": 2}).labels
    ('gray', 'binary')
    """
    if not isinstance(given, Mapping):
        raise InputError(Text(NO_OBJECT, value=_listed(given)))
    names = [field.name for field in fields(View)]
    for key in given:
        if key not in names:
            raise InputError(Text(UNKNOWN, key=shown(key), known=enumeration(names)))
    return View(**given)


def layouts_of(kind: str, dims: Sequence[int]) -> tuple[Choice, ...]:
    """Return the layouts that a network has, the usual one first.

    >>> [layout.key for layout in layouts_of("torus", (4, 4))]
    ['grid', 'circle']
    """
    if _is_star(kind):
        keys = ["circle"]
    elif kind == "hypercube":
        keys = ["cubes"] if len(dims) <= LARGEST_CUBES else []
        keys += ["gray-grid", "gray-ring"] if len(dims) > 1 else []
        keys += ["circle"]
    elif len(dims) > 1:
        keys = ["grid" if len(dims) == 2 else "layers", "circle"]
    else:
        keys = ["circle", "grid"] if dims and dims[0] > 2 else ["circle"]
    by_key = {layout.key: layout for layout in LAYOUTS}
    return tuple(by_key[key] for key in keys)


def layout_of(kind: str, dims: Sequence[int], key: str | None) -> Choice:
    """Return a network's layout called ``key``, the usual one for None.

    Raises
    ------
    InputError
        If there is none of that name, or the network has it not.
    """
    if key is None:
        return layouts_of(kind, dims)[0]
    layout = find(LAYOUTS, key, Text(LAYOUT_WHAT))
    _check_applies(layout, layouts_of(kind, dims), kind, LAYOUT_WHAT)
    return layout


def labels_of(kind: str, dims: Sequence[int]) -> tuple[Choice, ...]:
    """Return the labels that tell the nodes of a network apart, each in its own way.

    Coordinates of a ring are its decimal numbers and those of a hypercube its binary ones, and the
    position on the Gray ring exists on hypercubes alone: nodes of a ring stand in its order.

    >>> [label.key for label in labels_of("hypercube", (2, 2, 2))]
    ['decimal', 'binary', 'gray']
    """
    rows = ["coordinates"] if dims and not _is_star(kind) else []
    own = {"hypercube": ["gray"], "ring": []}.get(kind, rows)
    return tuple(label for label in LABELS if label.key in ("decimal", "binary", *own))


def _is_star(kind: str) -> bool:
    return any(one.key == kind and one.star for one in TOPOLOGIES)


def _check_applies(choice: Choice, there: Sequence[Choice], kind: str, what: Template) -> None:
    if choice not in there:
        known = enumeration(one.key for one in there)
        text = Text(ELSEWHERE, what=Text(what), value=choice.key, kind=kind, known=known)
        raise InputError(text)


def _joined(network: Topology, a: int, b: int) -> bool:
    """Return whether a link runs from a to b, without a table of all links."""
    return max(a, b) < network.vertices and network.distance(a, b) == 1


def _listed(value: object) -> str:
    """Return a value as it may stand in a sentence, lists in brackets."""
    if isinstance(value, (list, tuple)):
        return shown(f"[{', '.join(_listed(one) for one in value)}]")
    return shown(value)


def _chosen(choices: Sequence[Choice], key: object, name: str, what: Template) -> str | None:
    return None if key is None else find(choices, word(key, name), Text(what)).key


def _labels(value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST_LABELS:
        raise InputError(Text(NO_LABELS, value=_listed(value)))
    labels = tuple(find(LABELS, word(one, "labels"), Text(LABEL_WHAT)).key for one in value)
    if len(set(labels)) < len(labels):
        raise InputError(Text(NO_LABELS, value=_listed(value)))
    return labels


def _pair(value: object, problem: Template) -> tuple[object, object]:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise InputError(Text(problem, value=_listed(value)))
    return value[0], value[1]


def _link(value: object) -> tuple[int, int]:
    a, b = _pair(value, NO_PAIR)
    return whole(a, "link", 0, MAX_P), whole(b, "link", 0, MAX_P)  # MAX_P: a hub's middle


def _centre(value: object) -> tuple[float, float]:
    x, y = _pair(value, NO_CENTRE)
    return number(x, "centre", 0, 1), number(y, "centre", 0, 1)


def _bookmarks(value: object) -> tuple[Fraction, ...]:
    if not isinstance(value, (list, tuple)):
        raise InputError(Text(NO_BOOKMARKS, value=_listed(value)))
    times = tuple(_time(one) for one in value)
    if any(later <= earlier for earlier, later in pairwise(times)):
        raise InputError(Text(NO_BOOKMARKS, value=_listed(value)))
    return times


def _time(value: object) -> Fraction:
    """Return a bookmark's time; a fraction must be a decimal that ends, as files hold it."""
    if not isinstance(value, Fraction):
        return moment(value, "bookmarks")
    time = moment(format_exact(value), "bookmarks")
    if time != value:
        raise InputError(Text(NO_BOOKMARKS, value=shown(value)))
    return time
