"""Figures as SVG 1.1: shapes in the figure's order, looks as CSS classes, what they show as data.

* Every colour stands once, in the class of its ink: ``load-2-fill`` what is filled with the role
  ``load-2``, ``load-2-line`` what is drawn with it.  Widths and dashes are classes of their own
  (``load-2-line-3_5``) further up in the style sheet, so what an author adds to ``load-2-line``
  holds for the whole role.  Names depend on looks alone: they are the same in every figure.
* Neighbours that show the same lie in one ``<g class="WHAT">``; each shape says ``data-what`` and
  ``data-key``, the numbers of its key with a space between them.
* Texts stay texts, each in one element.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from math import atan2, ceil, copysign, cos, degrees, radians, sin
from xml.sax.saxutils import escape, quoteattr

from engine.picture.figure import (
    Arc,
    Box,
    Discs,
    Figure,
    Floats,
    Key,
    Layer,
    Lines,
    Note,
    Path,
    Rect,
    Shape,
    Stamp,
    Stroke,
    Words,
)
from engine.picture.ink import Ink, Palette
from engine.picture.sketch import BOLD_FROM, CAPITAL

MOST_CIRCLES = 1000
"""More discs at once than this are one path."""

FAMILIES = "Inter, 'Noto Sans', sans-serif"
REGULAR, SEMI_BOLD = "400", "600"
ANCHORS = {0.0: "start", 0.5: "middle", 1.0: "end"}
HALO_GROWTH, HALO_CORNER = 2.0, 3.0
LONGEST_ARC = 120.0
"""Degrees: rounded ends would shift the middle of longer arcs, and full circles would vanish."""

HATCH = (
    '<pattern id="hatch-{name}" patternUnits="userSpaceOnUse" width="6" height="6">'
    '<path class="{name}-line" stroke-width="2" d="M-1 1L1 -1M0 6L6 0M5 7L7 5"/></pattern>\n'
)
HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{width}" height="{height}"'
    ' viewBox="0 0 {width} {height}" xml:space="preserve" font-family="{families}" fill="none"'
    ' stroke-linejoin="round">\n<style type="text/css">\n{rules}</style>\n<defs>\n{defs}</defs>\n'
)
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
Attributes = dict[str, str]


def svg(figure: Figure, palette: Palette) -> bytes:
    """Return a figure as an SVG document in the colours of a palette.

    The same figure gives the same bytes.  Lengths are pixels with at most two decimals.  A figure
    has numbers that are finite.
    """
    return _Document(palette).of(figure)


def number(value: float) -> str:
    """Return a number with at most two decimals.

    >>> number(2.50), number(-0.001), number(1e6)
    ('2.5', '0', '1000000')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _points(points: Floats) -> str:
    return "L".join(f"{number(x)} {number(y)}" for x, y in points.tolist())


def _segments(segments: Floats) -> str:
    return "".join(
        f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for a, b, c, d in segments.tolist()
    )


def _circles(centres: Floats, radius: float) -> str:
    """Return circles as one path, each of two arcs."""
    r, across = number(radius), number(2 * radius)
    half = f"a{r} {r} 0 0 1"
    return "".join(
        f"M{number(x - radius)} {number(y)}{half} {across} 0{half} -{across} 0Z"
        for x, y in centres.tolist()
    )


def _arc(arc: Arc) -> str:
    """Return a part of a circle, cut so that no piece is longer than ``LONGEST_ARC``."""
    whole = abs(arc.sweep) >= 360
    sweep = copysign(360.0, arc.sweep) if whole else arc.sweep
    pieces = max(ceil(abs(sweep) / LONGEST_ARC), 1)
    (x, y), r = arc.centre, number(arc.radius)
    ends = []
    for piece in range(pieces + 1):
        angle = radians(arc.begin + sweep * piece / pieces)
        ends.append(f"{number(x + arc.radius * sin(angle))} {number(y - arc.radius * cos(angle))}")
    curve = f"A{r} {r} 0 0 {int(sweep > 0)} "
    return f"M{ends[0]}" + "".join(curve + end for end in ends[1:]) + ("Z" if whole else "")


def _text(text: str) -> str:
    """Return a text as XML; what XML cannot hold becomes the sign for that."""
    return escape(NOT_IN_XML.sub("\ufffd", text), {"\r": "&#13;"})


def _element(name: str, attributes: Attributes, inside: str | None = None) -> str:
    words = "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items())
    return f"<{name}{words}/>\n" if inside is None else f"<{name}{words}>{inside}</{name}>\n"


def _rect(box: Rect, corner: float = 0.0) -> Attributes:
    sides = {"x": box.left, "y": box.top, "width": box.width, "height": box.height}
    if corner:
        sides["rx"] = corner
    return {key: number(value) for key, value in sides.items()}


def _shown(what: str, key: Key) -> Attributes:
    """Return what a shape shows."""
    shown = {"data-what": NOT_IN_XML.sub("\ufffd", what)} if what else {}
    return shown | ({"data-key": " ".join(str(int(one)) for one in key)} if key else {})


def _written_at(x: float, baseline: float, words: Words) -> Attributes:
    """Return where a text stands and how narrow: scaled, as many programs ignore ``textLength``."""
    if words.narrow == 100:
        return {"x": number(x), "y": number(baseline)}
    share = words.narrow / 100
    return {
        "transform": f"translate({number(x)} {number(baseline)}) scale({number(share)} 1)",
        "textLength": number(words.box.width / share),
        "lengthAdjust": "spacingAndGlyphs",
    }


class _Document:
    """One document under way: the classes and hatchings that its shapes have asked for."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.colours: dict[str, str] = {}
        self.widths: dict[str, str] = {}
        self.hatches: dict[str, str] = {}
        self.stamps: dict[tuple[Shape, ...], str] = {}

    def of(self, figure: Figure) -> bytes:
        """Return the document of a figure."""
        whole = Rect(0, 0, figure.width, figure.height)
        ground = _element("rect", {"class": self._fill(figure.ground)} | _rect(whole))
        layers = [self._layer(place, layer) for place, layer in enumerate(figure.layers)]
        clips = [
            _element("clipPath", {"id": f"clip-{place}"}, _element("rect", _rect(layer.clip)))
            for place, layer in enumerate(figure.layers)
            if layer.clip is not None
        ]
        rules = [
            f".{name}{{{rule}}}\n"
            for classes in (self.widths, self.colours)
            for name, rule in sorted(classes.items())
        ]
        hatches = [hatch for _, hatch in sorted(self.hatches.items())]
        head = HEAD.format(
            width=number(figure.width),
            height=number(figure.height),
            families=FAMILIES,
            rules="".join(rules),
            defs="".join((*hatches, *clips)),
        )
        return "".join((head, ground, *layers, "</svg>\n")).encode()

    def _layer(self, place: int, layer: Layer) -> str:
        clip = {} if layer.clip is None else {"clip-path": f"url(#clip-{place})"}
        return _element("g", {"class": "layer"} | clip, "\n" + self._shapes(layer.shapes))

    def _shapes(self, shapes: Iterable[Shape]) -> str:
        """Return shapes in their order, neighbours that show the same in a group."""
        parts = []
        for what, group in groupby(shapes, key=lambda shape: shape.what):
            inside = "".join(self._shape(shape) for shape in group)
            name = NOT_IN_XML.sub("\ufffd", what)
            parts.append(_element("g", {"class": name}, "\n" + inside) if what else inside)
        return "".join(parts)

    def _shape(self, shape: Shape) -> str:
        match shape:
            case Lines():
                look = self._look(shape.stroke, None) | _shown(shape.what, ())
                return _element("path", look | {"d": _segments(shape.segments)})
            case Path():
                return self._path(shape)
            case Discs():
                return self._discs(shape)
            case Box():
                return self._box(shape)
            case Arc():
                look = self._look(shape.stroke, None) | _shown(shape.what, shape.key)
                return _element("path", look | {"d": _arc(shape)})
            case Words():
                return self._words(shape)
            case Stamp():
                return self._stamp(shape)
            case Note():
                return _element("g", _shown(shape.what, shape.key))

    def _path(self, path: Path) -> str:
        look = self._look(path.stroke, path.fill, path.hatched) | _shown(path.what, path.key)
        end = "Z" if path.closed else ""
        lines = [f"M{_points(points)}{end}" for points in path.lines if len(points)]
        return _element("path", look | {"d": "".join(lines)})

    def _discs(self, discs: Discs) -> str:
        look = self._look(discs.stroke, discs.fill) | _shown(discs.what, ())
        if len(discs.centres) > MOST_CIRCLES:
            return _element("path", look | {"d": _circles(discs.centres, discs.radius)})
        places = (
            {"cx": number(x), "cy": number(y), "r": number(discs.radius)}
            for x, y in discs.centres.tolist()
        )
        circles = "".join(_element("circle", place) for place in places)
        return _element("g", look, "\n" + circles)

    def _box(self, box: Box) -> str:
        (x, y), (dx, dy) = box.centre, box.along
        across, high = box.width / 2, box.height / 2
        sides = _rect(Rect(x - across, y - high, x + across, y + high), box.corner)
        turned = number(degrees(atan2(dy, dx)))
        if turned != "0":
            sides["transform"] = f"rotate({turned} {number(x)} {number(y)})"
        look = self._look(box.stroke, box.fill) | _shown(box.what, box.key)
        return _element("rect", look | sides)

    def _words(self, words: Words) -> str:
        anchor = ANCHORS.get(words.anchor)
        x = words.at[0] if anchor else words.at[0] - words.anchor * words.box.width
        put = _written_at(x, words.at[1] + CAPITAL * words.size / 2, words)
        put["text-anchor"] = anchor or "start"
        put["font-size"] = number(words.size)
        put["font-weight"] = SEMI_BOLD if words.weight >= BOLD_FROM else REGULAR
        look = {"class": self._fill(words.ink)} | _shown(words.what, words.key)
        text = _element("text", look | put, _text(words.text))
        if words.halo is None:
            return text
        halo = _rect(words.box.grown(HALO_GROWTH), HALO_CORNER)
        return _element("rect", {"class": self._fill(words.halo)} | halo) + text

    def _stamp(self, stamp: Stamp) -> str:
        """Return a stamp with its shapes in it: behind a ``<use>`` its texts would be hidden."""
        if stamp.shapes not in self.stamps:
            self.stamps[stamp.shapes] = "\n" + self._shapes(stamp.shapes)
        at = f"translate({number(stamp.at[0])} {number(stamp.at[1])})"
        shown = _shown(stamp.what, stamp.key)
        return _element("g", shown | {"transform": at}, self.stamps[stamp.shapes])

    # Looks ----------------------------------------------------------------------------------------

    def _look(self, stroke: Stroke | None, fill: Ink | None, hatched: bool = False) -> Attributes:
        """Return the classes of a look; the area is hatched, or the line where there is none."""
        classes = []
        if fill is not None:
            classes.append(self._fill(fill, hatched))
        if stroke is not None:
            classes += [
                self._line(stroke.ink, hatched and fill is None),
                self._width(stroke),
            ]
        return {"class": " ".join(classes)} if classes else {}

    def _fill(self, ink: Ink, hatched: bool = False) -> str:
        return self._paint(ink, "fill", "fill", hatched)

    def _line(self, ink: Ink, hatched: bool = False) -> str:
        return self._paint(ink, "line", "stroke", hatched)

    def _paint(self, ink: Ink, kind: str, attribute: str, hatched: bool) -> str:
        """Return the class that fills or draws with an ink."""
        name = _ink_name(ink)
        if hatched:
            self._paint(ink, "line", "stroke", False)
            self.hatches[name] = HATCH.format(name=name)
            rule = f"{attribute}:url(#hatch-{name})"
            name += "-hatched"
        else:
            rule = f"{attribute}:{self.palette.colour(ink)}"
            if ink.alpha < 1:
                rule += f";{attribute}-opacity:{number(ink.alpha)}"
        return self._class(self.colours, f"{name}-{kind}", rule)

    def _width(self, stroke: Stroke) -> str:
        """Return the class of a line's width and dash."""
        width = number(stroke.width)
        name, rule = f"{_ink_name(stroke.ink)}-line-{width}", f"stroke-width:{width}"
        if stroke.dash:
            dash = [number(length) for length in stroke.dash]
            name += "-dash-" + "-".join(dash)
            rule += f";stroke-dasharray:{','.join(dash)}"
        return self._class(self.widths, name.replace(".", "_"), rule)

    def _class(self, classes: dict[str, str], name: str, rule: str) -> str:
        classes.setdefault(name, rule)
        return name


def _ink_name(ink: Ink) -> str:
    """Return an ink as a part of the name of a class, shares in per cent.

    >>> _ink_name(Ink("load-2")), _ink_name(Ink("text", alpha=0.85, share=0.125))
    ('load-2', 'text-alpha-85-share-12_5')
    """
    name = ink.role
    if ink.alpha < 1:
        name += f"-alpha-{number(100 * round(ink.alpha, 2))}"
    if ink.share < 1:
        name += f"-share-{number(100 * ink.share).replace('.', '_')}"
    return name
