"""Measured times and models A, B and C over the length of a message, the errors below them.

Every shape says what it shows: ``point`` with (row,); ``line`` and ``given`` with (number of the
model,); ``jump`` with the numbers of full packets; ``error`` with (number of the model, row).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from engine.cluster.fitting import Comparison, Fit
from engine.cluster.measurement import Row
from engine.models import MODELS
from engine.picture.curve import LOG, PLAIN
from engine.picture.curve_frame import (
    Axes,
    Frame,
    Style,
    draw_heading,
    framed,
    room_of,
    style_of,
    words_of,
)
from engine.picture.curve_scales import LINEAR, LOG10, Scale
from engine.picture.figure import Box, Figure, Floats, Rect, Stroke
from engine.picture.fit_lines import ALPHA, GIVEN, LOOKS, WIDTHS, draw_fit
from engine.picture.ink import Ink
from engine.picture.measured_marks import (
    MARKS,
    MOST_NAMED,
    SINGLE,
    Item,
    draw_legend,
    draw_places,
    draw_point,
    line_item,
    mark_item,
    places_of,
    thinned,
    values_of,
)
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch
from engine.report.fit_words import best_line
from engine.text import QT_TRANSLATE_NOOP, Text

SIZE = Text(QT_TRANSLATE_NOOP("fit", "m, bytes"))
TIME = Text(QT_TRANSLATE_NOOP("fit", "time, µs"))
ERROR = Text(QT_TRANSLATE_NOOP("fit", "error, %"))
MODEL = QT_TRANSLATE_NOOP("fit", "model {model}")
GIVEN_MODEL = QT_TRANSLATE_NOOP("fit", "model {model}, given")
MORE = QT_TRANSLATE_NOOP("fit", "and {n} more groups", None, 1)
NO_PLACE = QT_TRANSLATE_NOOP(
    "fit", "{n} times of 0 bytes have no place on a logarithmic axis", None, 1
)

CAPTION = QT_TRANSLATE_NOOP("fit", "{title}: measured times and models A, B, C · {best}")

STRIP = 0.34
"""The part of the height that the errors take."""

FAR = 3
"""Errors of given parameters are shown up to so many times the largest one of the fit."""

ASIDE = 6.0
"""The errors of the three models stand side by side, so many pixels apart at scale 1."""

WIDE_RANGE = 100
"""Lengths that differ by more than this are shown on logarithmic axes."""


@dataclass(frozen=True, eq=False)
class Numbers:
    """What is drawn of many rows, made once: float64 of shape (n,) each.

    ``errors`` and ``given`` are by model, in the order of the fits.
    """

    m: Floats
    t: Floats
    errors: tuple[Floats, ...]
    given: tuple[Floats, ...] = ()


def numbers_of(comparison: Comparison, given: Comparison | None) -> Numbers:
    """Return what is drawn of the rows of a comparison."""
    errors, judged = (
        tuple(np.array(fit.errors) for fit in one.fits) if one else ()
        for one in (comparison, given)
    )
    return Numbers(*values_of(comparison.rows), errors, judged)


@dataclass(frozen=True)
class FitShown:
    """What a figure of a fit shows.

    Attributes
    ----------
    title : Text or str
    groups : tuple of (Text or str, int)
        Names of groups, and how many of the comparison's rows are theirs, in order.
    comparison : Comparison
        The fit, or what judges given parameters where nothing was fitted.
    given : Comparison or None
        Parameters that are given beside the fit.
    axes : str
        ``log`` or ``linear``.
    lit : int or None
        The row that is marked.
    numbers : Numbers or None
        What ``numbers_of`` makes of both comparisons, where that is known already.
    """

    title: Text | str
    groups: tuple[tuple[Text | str, int], ...]
    comparison: Comparison
    given: Comparison | None = None
    axes: str = PLAIN
    lit: int | None = None
    numbers: Numbers | None = None


@dataclass(frozen=True, eq=False)
class FitFigure(Figure):
    """A figure with the places of its rows.

    ``places``: pixels, float64 of shape (rows, 2), nan where a row is not shown.  ``body`` is where
    the times are, ``frame`` how values lie in it.
    """

    places: Floats = field(default_factory=lambda: np.zeros((0, 2)))
    frame: Frame | None = None

    def row_at(self, x: float, y: float, reach: float = 12.0) -> int | None:
        """Return the row whose point is nearest to a place, None if none is near."""
        if not len(self.places):
            return None
        apart = np.hypot(self.places[:, 0] - x, self.places[:, 1] - y)
        apart = np.where(np.isnan(apart), np.inf, apart)
        nearest = int(np.argmin(apart))
        return nearest if apart[nearest] <= reach else None


def fit_caption(shown: FitShown) -> Text:
    """Return what a figure of a fit says below itself."""
    return Text(CAPTION, title=shown.title, best=best_line(shown.comparison))


def usual_axes(rows: Sequence[Row]) -> str:
    """Return the kind of axes on which rows are best seen."""
    lengths = [row.m for row in rows if row.m > 0]
    return LOG if lengths and max(lengths) > WIDE_RANGE * min(lengths) else PLAIN


def fit_figure(shown: FitShown, paper: Paper) -> FitFigure:
    """Return the figure of measured times and the models beside them."""
    style = style_of(paper)
    sketch = Sketch(Rect(0, 0, paper.width, paper.height))
    room = room_of(paper, style)
    numbers = shown.numbers or numbers_of(shown.comparison, shown.given)
    m, t = numbers.m, numbers.t
    lines = [paper.words(best_line(shown.comparison))]
    hidden = int((m <= 0).sum()) if shown.axes == LOG else 0
    if hidden:
        lines.append(paper.words(Text(NO_PLACE, n=hidden)))
    top = draw_heading(sketch, style, room, words_of(paper, shown.title), lines)
    room = room._replace(top=top + 0.4 * style.type(12))
    top = draw_legend(sketch, style, room, _legend(shown, paper, style))
    room = room._replace(top=top + 0.5 * style.type(12))
    x, y = _scales(shown, m, t)
    middle = room.bottom - STRIP * room.height
    upper, lower = room._replace(bottom=middle), room._replace(top=middle + style.type(8))
    errors = _error_scale(numbers)
    names = [
        Axes("", paper.words(TIME), x_words=False),
        Axes(paper.words(SIZE), paper.words(ERROR)),
    ]
    left = max(
        framed(Sketch(), style, box, x, scale, axes).body.left
        for box, scale, axes in zip((upper, lower), (y, errors), names, strict=True)
    )
    frame = framed(sketch, style, upper, x, y, names[0], left)
    below = framed(sketch, style, lower, x, errors, names[1], left)
    _draw_lines(sketch, style, frame, shown)
    places = places_of(frame, m, t)
    _draw_points(sketch, style, places, shown)
    _draw_errors(sketch, style, below, shown, numbers)
    if shown.lit is not None and np.isfinite(places[shown.lit]).all():
        _draw_lit(sketch, style, frame, places[shown.lit], below)
    layers = (sketch.layer(),)
    return FitFigure(paper.width, paper.height, Ink("canvas"), layers, 1, places, frame)


def _legend(shown: FitShown, paper: Paper, style: Style) -> list[Item]:
    words = paper.words
    items = []
    for i, (name, _) in enumerate(shown.groups[:MOST_NAMED]):
        size = 8 * style.scale
        items.append(mark_item(words_of(paper, name), MARKS[i % len(MARKS)], Ink("text"), size))
    if len(shown.groups) > MOST_NAMED:
        more = words(Text(MORE, n=len(shown.groups) - MOST_NAMED))
        items.append(Item(more, lambda sketch, at, long: None))
    for one in shown.comparison.fits:
        key, look = one.model.key, LOOKS[one.model.key]
        width = WIDTHS[key] * style.line
        dash = tuple(length * style.line * 1.8 for length in look.dash)
        ink = look.ink._replace(alpha=ALPHA.get(key, 1.0))
        items.append(line_item(words(Text(MODEL, model=key)), Stroke(ink, width, dash)))
    for one in shown.given.fits if shown.given else ():
        dash = tuple(length * style.line * 1.8 for length in GIVEN)
        stroke = Stroke(LOOKS[one.model.key].ink, 1.3 * style.line, dash)
        items.append(line_item(words(Text(GIVEN_MODEL, model=one.model.key)), stroke))
    return items


def _scales(shown: FitShown, m: Floats, t: Floats) -> tuple[Scale, Scale]:
    """Return the scales of lengths and times: the points with room, and the fitted lines."""
    logs = shown.axes == LOG and bool((m > 0).any())
    kept = m[m > 0] if logs else m
    ends = int(kept.min()), int(kept.max())
    times = [time for one in shown.comparison.fits for end in ends if (time := one.time(end))]
    found = [*(time for time in times if time > 0), float(t.min()), float(t.max())]
    if logs:
        x = Scale(LOG10, whole=True).spanning(ends, 0.03, 0.03)
        return x, Scale(LOG10).spanning(found, 0.08, 0.08)
    x = Scale(LINEAR, whole=True).spanning([0, ends[1]], 0.0, 0.03)
    return x, Scale(LINEAR).spanning([0, *found], 0.0, 0.07)


def _error_scale(numbers: Numbers) -> Scale:
    """Return the scale of errors: all of the fits, of given parameters those not too far."""
    ends = [end for one in numbers.errors for end in (float(one.min()), float(one.max()))]
    most = max((abs(end) for end in ends), default=0.0) or 1.0
    for one in numbers.given:
        ends += [max(-FAR * most, min(float(end), FAR * most)) for end in (one.min(), one.max())]
    return Scale(LINEAR).spanning([*ends, -0.15 * most, 0.15 * most], 0.1, 0.1)


def _number(fit: Fit) -> int:
    return MODELS.index(fit.model)


def _draw_lines(sketch: Sketch, style: Style, frame: Frame, shown: FitShown) -> None:
    for one in shown.comparison.fits:
        draw_fit(sketch, style, frame, one, False, _number(one))
    for one in shown.given.fits if shown.given else ():
        draw_fit(sketch, style, frame, one, True, _number(one))


def _draw_points(sketch: Sketch, style: Style, places: Floats, shown: FitShown) -> None:
    first = 0
    for i, (_, count) in enumerate(shown.groups):
        some = places[first : first + count]
        draw_places(sketch, style, some, MARKS[i % len(MARKS)], Ink("text"), first, "point")
        first += count


def _draw_errors(
    sketch: Sketch, style: Style, frame: Frame, shown: FitShown, numbers: Numbers
) -> None:
    """Draw the errors of all rows: given ones are hollow."""
    fits = [*shown.comparison.fits, *(shown.given.fits if shown.given else ())]
    first = len(shown.comparison.fits)
    for i, errors in enumerate((*numbers.errors, *numbers.given)):
        given, number = i >= first, _number(fits[i])
        look = LOOKS[fits[i].model.key]
        places = places_of(frame, numbers.m, errors)
        if len(places) > SINGLE:
            seen = thinned(places[np.isfinite(places[:, 0])])
            sketch.discs(seen, 1.4 * style.scale, None, look.ink, "errors")
            continue
        hollow = 1.2 * style.line if given else 0.0
        aside = (number - 1) * ASIDE * style.scale
        what = "given-error" if given else "error"
        for row in np.flatnonzero(np.isfinite(places[:, 0])).tolist():
            x, y = places[row].tolist()
            at, size = (x + aside, y), 7.0 * style.scale
            draw_point(sketch, look.marker, at, size, look.ink, what, (number, row), hollow)


def _draw_lit(sketch: Sketch, style: Style, frame: Frame, at: Floats, below: Frame) -> None:
    """Draw a ring round a point, and a thin line down to its errors."""
    x, y = at.tolist()
    ring = Stroke(Ink("accent"), 2.2 * style.line)
    side = 16 * style.scale
    down = [(x, y + side / 2, x, frame.body.bottom), (x, below.body.top, x, below.body.bottom)]
    sketch.lines(np.array(down), Stroke(Ink("accent"), 1.0 * style.line), "lit-line")
    sketch.box(Box((x, y), side, side, side / 2, ring, None, what="lit"))
