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
from math import atan2, degrees
from xml.sax.saxutils import escape, quoteattr

from engine.export.svg_paths import arc_of, circles_of, number, points_of, segments_of
from engine.picture.figure import (
    Arc,
    Box,
    Discs,
    Figure,
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
HATCH = (
    '<pattern id="hatch-{name}" patternUnits="userSpaceOnUse" width="6" height="6">'
    '<path class="{name}-line" stroke-width="2" d="M-1 1L1 -1M0 6L6 0M5 7L7 5"/></pattern>\n'
)
LOOK = f'xml:space="preserve" font-family="{FAMILIES}" fill="none" stroke-linejoin="round"'
"""What holds for all shapes of a figure."""

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{width}" height="{height}"'
    ' viewBox="0 0 {width} {height}" {look}>\n'
    '<style type="text/css">\n{rules}</style>\n<defs>\n{defs}</defs>\n'
)
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
Attributes = dict[str, str]


def svg(figure: Figure, palette: Palette) -> bytes:
    """Return a figure as an SVG document in the colours of a palette.

    The same figure gives the same bytes.  Lengths are pixels with at most two decimals.  A figure
    has numbers that are finite.
    """
    document = Document()
    body = document.ground(figure) + document.layers(figure)
    head = HEAD.format(
        width=number(figure.width),
        height=number(figure.height),
        look=LOOK,
        rules=document.rules(palette),
        defs=document.definitions(figure),
    )
    return f"{head}{body}</svg>\n".encode()


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


class Document:
    """Figures under way: the classes and hatchings that their shapes have asked for.

    Several figures may share a document, as pictures of one page do; colours are chosen when the
    rules are written.
    """

    def __init__(self) -> None:
        self.colours: dict[str, tuple[str, Ink, bool]] = {}
        self.widths: dict[str, str] = {}
        self.hatches: dict[str, str] = {}
        self.stamps: dict[tuple[Shape, ...], str] = {}

    def ground(self, figure: Figure) -> str:
        """Return the ground of a figure."""
        whole = Rect(0, 0, figure.width, figure.height)
        return _element("rect", {"class": self._fill(figure.ground)} | _rect(whole))

    def layers(self, figure: Figure, name: str = "") -> str:
        """Return the layers of a figure, an element a line; ``name`` is put before its ids."""
        return "".join(
            self._layer(f"{name}clip-{place}", layer) for place, layer in enumerate(figure.layers)
        )

    def rules(self, palette: Palette) -> str:
        """Return the style sheet of all that has been drawn, in the colours of a palette."""
        widths = [f".{name}{{{rule}}}\n" for name, rule in sorted(self.widths.items())]
        colours = [
            f".{name}{{{_paint_rule(palette, *paint)}}}\n"
            for name, paint in sorted(self.colours.items())
        ]
        return "".join((*widths, *colours))

    def definitions(self, figure: Figure, name: str = "") -> str:
        """Return the hatchings of all that has been drawn, and the clips of a figure."""
        hatches = [hatch for _, hatch in sorted(self.hatches.items())]
        clips = [
            _element("clipPath", {"id": f"{name}clip-{place}"}, _element("rect", _rect(layer.clip)))
            for place, layer in enumerate(figure.layers)
            if layer.clip is not None
        ]
        return "".join((*hatches, *clips))

    def _layer(self, name: str, layer: Layer) -> str:
        clip = {} if layer.clip is None else {"clip-path": f"url(#{name})"}
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
                return _element("path", look | {"d": segments_of(shape.segments)})
            case Path():
                return self._path(shape)
            case Discs():
                return self._discs(shape)
            case Box():
                return self._box(shape)
            case Arc():
                look = self._look(shape.stroke, None) | _shown(shape.what, shape.key)
                return _element("path", look | {"d": arc_of(shape)})
            case Words():
                return self._words(shape)
            case Stamp():
                return self._stamp(shape)
            case Note():
                return _element("g", _shown(shape.what, shape.key))

    def _path(self, path: Path) -> str:
        look = self._look(path.stroke, path.fill, path.hatched) | _shown(path.what, path.key)
        line = f"M{points_of(path.points)}" if len(path.points) else ""
        return _element("path", look | {"d": line + "Z" * (path.closed and bool(line))})

    def _discs(self, discs: Discs) -> str:
        look = self._look(discs.stroke, discs.fill) | _shown(discs.what, ())
        if len(discs.centres) > MOST_CIRCLES:
            return _element("path", look | {"d": circles_of(discs.centres, discs.radius)})
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
        name = ink_name(ink)
        if hatched:
            self._paint(ink, "line", "stroke", False)
            self.hatches[name] = HATCH.format(name=name)
        key = f"{name}-hatched-{kind}" if hatched else f"{name}-{kind}"
        self.colours.setdefault(key, (attribute, ink, hatched))
        return key

    def _width(self, stroke: Stroke) -> str:
        """Return the class of a line's width and dash."""
        width = number(stroke.width)
        name, rule = f"{ink_name(stroke.ink)}-line-{width}", f"stroke-width:{width}"
        if stroke.dash:
            dash = [number(length) for length in stroke.dash]
            name += "-dash-" + "-".join(dash)
            rule += f";stroke-dasharray:{','.join(dash)}"
        name = name.replace(".", "_")
        self.widths.setdefault(name, rule)
        return name


def _paint_rule(palette: Palette, attribute: str, ink: Ink, hatched: bool) -> str:
    """Return what fills or draws with an ink."""
    if hatched:
        return f"{attribute}:url(#hatch-{ink_name(ink)})"
    rule = f"{attribute}:{palette.colour(ink)}"
    return f"{rule};{attribute}-opacity:{number(ink.alpha)}" if ink.alpha < 1 else rule


def ink_name(ink: Ink) -> str:
    """Return an ink as a part of the name of a class, shares in per cent.

    >>> ink_name(Ink("load-2")), ink_name(Ink("text", alpha=0.85, share=0.125))
    ('load-2', 'text-alpha-85-share-12_5')
    """
    name = ink.role
    if ink.alpha < 1:
        name += f"-alpha-{number(100 * round(ink.alpha, 2))}"
    if ink.share < 1:
        name += f"-share-{number(100 * ink.share).replace('.', '_')}"
    return name
