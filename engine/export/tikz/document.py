r"""Figures as stand-alone LaTeX documents: shapes in the figure's order, looks as TikZ styles.

* Every colour stands once, under the name of its role (``hs-load-2``), and so does every look: what
  is drawn with it is ``hs load-2 line``, what is filled ``hs load-2 fill``, what is written
  ``hs load-2 type``.  Lighter shares are mixed of those, so a changed role changes all of it.
* Each shape also has the style of what it shows (``hs arrow``), empty and last: what an author puts
  there wins.  Its key, such as a link, stands in a comment behind it.
* All lengths are pixels of the figure, times ``\hspx``: one number makes the figure larger, its
  type and lines with it.
* A text that is wider in TeX's fonts than in the figure's is squeezed into its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from engine.errors import InputError
from engine.export.svg import HALO_CORNER, HALO_GROWTH, ink_name
from engine.export.svg_paths import number
from engine.export.tikz import places
from engine.export.tikz.heads import BODY, FONTS, HEAD, PLAIN_FONTS, Fonts
from engine.export.tikz.texts import is_cyrillic, tex
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
from engine.picture.sketch import BOLD_FROM, CAPITAL, text_width
from engine.text import QT_TRANSLATE_NOOP, Text

LARGEST = 12000
"""Pixels: TeX cannot count much further."""

MOST_SEGMENTS = 400
"""More lines at once than this are several commands."""

ANCHORS = {0.0: "base west", 0.5: "base", 1.0: "base east"}
TOO_LARGE = QT_TRANSLATE_NOOP(
    "export",
    "a TikZ figure is at most {most} pixels wide and high; this one is {width} by {height}",
)
NAME = re.compile("[^a-z0-9-]+")


def tikz(figure: Figure, palette: Palette, transparent: bool = False) -> bytes:
    """Return a figure as a LaTeX document of the class ``standalone``, in the colours of a palette.

    The same figure gives the same bytes.  ``transparent`` leaves out the ground.

    Raises
    ------
    InputError
        If the figure is larger than ``LARGEST``.
    """
    if max(figure.width, figure.height) > LARGEST:
        width, height = round(figure.width), round(figure.height)
        raise InputError(Text(TOO_LARGE, most=LARGEST, width=width, height=height))
    return _Document(palette).of(figure, transparent)


def _name(what: str) -> str:
    """Return a word that may stand in the name of a style."""
    return NAME.sub("-", what.lower())


def _comment(key: Key) -> str:
    return f" % {' '.join(str(int(one)) for one in key)}\n" if key else "\n"


class _Document:
    """One document under way: the colours and styles that its shapes have asked for."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.colours: dict[str, str] = {}
        self.mixed: dict[str, str] = {}
        self.looks: dict[str, str] = {}
        self.types: dict[str, str] = {}
        self.shown: set[str] = set()
        self.cyrillic = False

    def of(self, figure: Figure, transparent: bool) -> bytes:
        """Return the document of a figure."""
        whole = Rect(0, 0, figure.width, figure.height)
        self.cyrillic = any(map(is_cyrillic, _texts(figure.shapes())))
        ground = ""
        if not transparent:
            look = self._fill(figure.ground)
            ground = f"\\fill[{look}] {places.rectangle(*whole)};\n"
        layers = [self._layer(place + 1, layer) for place, layer in enumerate(figure.layers)]
        fonts: Fonts = FONTS if self.cyrillic else PLAIN_FONTS
        head = HEAD.format(encodings=fonts.encodings)
        body = BODY.format(
            fonts=fonts.declared,
            encoding=fonts.encoding,
            family=fonts.family,
            colours=self._colours(),
            looks=_styles(self.looks),
            types=_styles(self.types),
            shown=_styles(dict.fromkeys(self.shown, "")),
            whole=places.rectangle(*whole),
        )
        return "".join(
            (head, body, ground, *layers, "\\end{tikzpicture}\n\\end{document}\n")
        ).encode()

    def _layer(self, place: int, layer: Layer) -> str:
        clip = "" if layer.clip is None else f"\\clip {places.rectangle(*layer.clip)};\n"
        inside = self._shapes(layer.shapes)
        return f"% ---- layer {place}\n\\begin{{scope}}\n{clip}{inside}\\end{{scope}}\n"

    def _shapes(self, shapes: Iterable[Shape]) -> str:
        """Return shapes in their order; a comment says what comes next."""
        parts = []
        for what, group in groupby(shapes, key=lambda shape: shape.what):
            parts.append(f"% {_name(what) or 'others'}\n")
            parts += [self._shape(shape) for shape in group]
        return "".join(parts)

    def _shape(self, shape: Shape) -> str:
        match shape:
            case Lines():
                look = self._stroke(shape.stroke)
                portions = places.batches(shape.segments, MOST_SEGMENTS)
                drawn = (self._path(look, places.segments(one), shape.what) for one in portions)
                return "".join(drawn)
            case Path():
                return self._line(shape)
            case Discs():
                look = self._look(shape.stroke, shape.fill)
                return self._path(
                    look, "\n  " + places.circles(shape.centres, shape.radius), shape.what
                )
            case Box():
                return self._box(shape)
            case Arc():
                return self._path(
                    self._stroke(shape.stroke), places.arc(shape), shape.what, shape.key
                )
            case Words():
                return self._words(shape)
            case Stamp():
                return self._stamp(shape)
            case Note():
                return f"% note {_name(shape.what)}{_comment(shape.key)}"

    def _path(self, look: list[str], path: str, what: str, key: Key = ()) -> str:
        options = ", ".join([*look, *self._hook(what)])
        return f"\\path[{options}] {path};{_comment(key)}"

    def _line(self, path: Path) -> str:
        """Return a line or an area; hatched is the area, or the line where there is none."""
        points, closed, fill, stroke = path.points, path.closed, path.fill, path.stroke
        if path.hatched and fill is not None:
            look = [self._hatch(fill), *self._look(stroke, None)]
        elif path.hatched and stroke is not None:
            points, closed = places.ribbon(points, stroke.width), True
            look = [self._hatch(stroke.ink)]
        else:
            look = self._look(stroke, fill)
        return self._path(look, places.through(points, closed), path.what, path.key)

    def _box(self, box: Box) -> str:
        look = self._look(box.stroke, box.fill)
        corner = min(box.corner, box.width / 2 - 0.01, box.height / 2 - 0.01)
        if corner >= 0.01:
            look.append(f"rounded corners={number(corner)}\\hspx")
        return self._path(look, places.box(box), box.what, box.key)

    def _words(self, words: Words) -> str:
        anchor = ANCHORS.get(words.anchor)
        x = words.at[0] if anchor else words.at[0] - words.anchor * words.box.width
        at = places.point(x, words.at[1] + CAPITAL * words.size / 2)
        options = [self._written(words.ink), self._type(words.size, words.weight >= BOLD_FROM)]
        options += [f"anchor={anchor or ANCHORS[0.0]}", *self._hook(words.what)]
        text = f"\\hsfit{{{number(_room(words))}}}{{{tex(words.text)}}}"
        node = f"\\node[{', '.join(options)}] at {at} {{{text}}};{_comment(words.key)}"
        if words.halo is None:
            return node
        look = [self._fill(words.halo), f"rounded corners={number(HALO_CORNER)}\\hspx"]
        return (
            self._path(look, places.rectangle(*words.box.grown(HALO_GROWTH)), "text-ground") + node
        )

    def _stamp(self, stamp: Stamp) -> str:
        options = ", ".join([f"shift={{{places.point(*stamp.at)}}}", *self._hook(stamp.what)])
        inside = "".join(map(self._shape, stamp.shapes))
        return f"\\begin{{scope}}[{options}]{_comment(stamp.key)}{inside}\\end{{scope}}\n"

    # Looks ----------------------------------------------------------------------------------------

    def _look(self, stroke: Stroke | None, fill: Ink | None) -> list[str]:
        look = [] if fill is None else [self._fill(fill)]
        return look if stroke is None else look + self._stroke(stroke)

    def _stroke(self, stroke: Stroke) -> list[str]:
        style = self._style(stroke.ink, "line", "draw={colour}", "draw opacity")
        look = [style, f"line width={number(stroke.width)}\\hspx"]
        if stroke.dash:
            lengths = stroke.dash if len(stroke.dash) % 2 == 0 else stroke.dash * 2
            pairs = zip(lengths[::2], lengths[1::2], strict=True)
            dash = " ".join(f"on {number(on)}\\hspx off {number(off)}\\hspx" for on, off in pairs)
            look.append(f"dash pattern={dash}")
        return look

    def _fill(self, ink: Ink) -> str:
        return self._style(ink, "fill", "fill={colour}", "fill opacity")

    def _written(self, ink: Ink) -> str:
        return self._style(ink, "type", "text={colour}", "text opacity")

    def _hatch(self, ink: Ink) -> str:
        return self._style(ink, "hatch", "hs hatch={colour}", "fill opacity")

    def _style(self, ink: Ink, kind: str, rule: str, opacity: str) -> str:
        """Return the name of the style of an ink, which is defined from now on."""
        name = f"hs {ink_name(ink).replace('_', '-')} {kind}"
        rule = rule.format(colour=self._colour(ink))
        if ink.alpha < 1:
            rule += f", {opacity}={number(ink.alpha)}"
        self.looks[name] = rule
        return name

    def _colour(self, ink: Ink) -> str:
        """Return the name of a colour, which is defined from now on."""
        name = f"hs-{ink.role}"
        self.colours[name] = self.palette.colour(Ink(ink.role))[1:]
        if ink.share >= 1:
            return name
        self._colour(Ink("canvas"))
        share = number(100 * ink.share)
        mixed = f"{name}-share-{share.replace('.', '-')}"
        self.mixed[mixed] = f"{name}!{share}!hs-canvas"
        return mixed

    def _type(self, size: float, bold: bool) -> str:
        name = f"hs size {number(size).replace('.', '-')}{' bold' * bold}"
        self.types[name] = f"font=\\hstype{{{number(size)}}}{{{'b' if bold else 'm'}}}"
        return name

    def _hook(self, what: str) -> list[str]:
        """Return the style of what is shown, if anything is."""
        if not what:
            return []
        self.shown.add(f"hs {_name(what)}")
        return [f"hs {_name(what)}"]

    def _colours(self) -> str:
        plain = (
            f"\\definecolor{{{name}}}{{HTML}}{{{rgb}}}\n"
            for name, rgb in sorted(self.colours.items())
        )
        mixed = (f"\\colorlet{{{name}}}{{{mix}}}\n" for name, mix in sorted(self.mixed.items()))
        return "".join((*plain, *mixed))


def _room(words: Words) -> float:
    """Return the width that a text may have: TeX's ones are as wide as its other figures."""
    least = text_width(words.text, words.size, words.weight)
    wide = text_width(words.text.replace("1", "0"), words.size, words.weight)
    return words.box.width * max(wide / least, 1.0) if least > 0 else words.box.width


def _styles(styles: dict[str, str]) -> str:
    return "".join(f"  {name}/.style={{{rule}}},\n" for name, rule in sorted(styles.items()))


def _texts(shapes: Iterable[Shape]) -> Iterable[str]:
    """Yield all texts, those on stamps too."""
    for shape in shapes:
        if isinstance(shape, Words):
            yield shape.text
        elif isinstance(shape, Stamp):
            yield from _texts(shape.shapes)
