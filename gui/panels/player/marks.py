"""The marks of the time bar: gaps between steps, their numbers, the word startup, times below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.picture.load_columns import spaced, stride_of
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.painted_text import write
from gui.theme import Theme
from gui.words import Words, short_number

if TYPE_CHECKING:
    from engine.run import Run

STARTUP = Text(QT_TRANSLATE_NOOP("player", "startup"))
DENSE = 7
"""Steps narrower than this have no line between them."""


def draw_marks(painter: QPainter, band: QRectF, run: Run, theme: Theme, words: Words) -> None:
    """Draw all marks of a run on the band in which its steps lie."""
    starts = run.trace.step_starts
    places = starts.astype(np.float64) * (band.width() / max(1, run.trace.duration))
    if float(np.diff(places).min(initial=band.width())) >= DENSE:
        gap = 2 * theme.line_scale
        for place in places[1:-1].tolist():
            line = QRectF(band.left() + place - gap / 2, band.top(), gap, band.height())
            painter.fillRect(line, QColor(theme.panel))
    shown = _draw_numbers(painter, band, places, theme)
    _draw_startup(painter, band, run, theme, words(STARTUP))
    _draw_times(painter, band, places, [*shown, len(starts) - 1], run, theme)


def _draw_numbers(painter: QPainter, band: QRectF, places: np.ndarray, theme: Theme) -> list[int]:
    """Draw the numbers of as many steps as have room; return which."""
    painter.setFont(theme.font(12, 600, tabular=True))
    painter.setPen(QColor(theme.text))
    metrics = QFontMetricsF(painter.font())
    steps = len(places) - 1
    room = metrics.horizontalAdvance(str(steps)) + theme.px(10)
    stride = stride_of(places[:-1], room)
    # step 1, then 10, 20, 30: round numbers, the first of them further on if it is too near
    shown = [0, *range(max(stride - 1, 1), steps, stride)]
    if len(shown) > 1 and places[shown[1]] - places[0] < room:
        del shown[1]
    left, base = band.left() + theme.px(6), band.top() + metrics.ascent() + theme.px(3)
    for step in shown:
        label = str(step + 1)
        end = places[step + 1] if stride == 1 else band.width()
        if end - places[step] >= metrics.horizontalAdvance(label) + theme.px(8):
            write(painter, label, QPointF(left + places[step], base))
    return shown


def _draw_startup(painter: QPainter, band: QRectF, run: Run, theme: Theme, word: str) -> None:
    """Write "startup" into the first step's empty part, after its number, if it fits."""
    metrics = QFontMetricsF(theme.font(12, 600, tabular=True))
    x = band.left() + theme.px(9) + metrics.horizontalAdvance("1 ")
    base = band.top() + metrics.ascent() + theme.px(3)
    painter.setFont(theme.font(11.5))
    width = QFontMetricsF(painter.font()).horizontalAdvance(word)
    share = run.cost.startup_ticks / max(1, run.trace.duration)
    if x + width < band.left() + share * band.width() - theme.px(4):
        painter.setPen(QColor(theme.second_text))
        write(painter, word, QPointF(x, base))


def _draw_times(
    painter: QPainter,
    band: QRectF,
    places: np.ndarray,
    borders: list[int],
    run: Run,
    theme: Theme,
) -> None:
    """Write the times of step borders below the band, none over another."""
    painter.setFont(theme.font(11.5, tabular=True))
    painter.setPen(QColor(theme.second_text))
    metrics, trace = QFontMetricsF(painter.font()), run.trace
    labels = [short_number(trace.unit.time(int(trace.step_starts[i]))) for i in borders]
    halves = [metrics.horizontalAdvance(label) / 2 for label in labels]
    centres = [band.left() + float(places[i]) for i in borders]
    centres[0] = max(centres[0], halves[0])
    centres[-1] = min(centres[-1], band.right() + band.left() - halves[-1])
    base = band.bottom() + metrics.ascent() + theme.px(4)
    for i in spaced(centres, lambda i: 2 * halves[i], theme.px(8)):
        write(painter, labels[i], QPointF(centres[i] - halves[i], base))


def draw_flags(painter: QPainter, flags: Sequence[QRectF], foot: float, theme: Theme) -> None:
    """Draw the flags of bookmarks on staffs that reach down to ``foot``."""
    painter.setPen(QPen(QColor(theme.accent), theme.line_scale))
    painter.setBrush(QColor(theme.accent))
    for flag in flags:
        painter.drawLine(flag.topLeft(), QPointF(flag.left(), foot))
        tip = QPointF(flag.right(), flag.center().y())
        painter.drawPolygon(QPolygonF([flag.topLeft(), tip, flag.bottomLeft()]))


def draw_lit(
    painter: QPainter, spans: Sequence[tuple[float, float]], top: float, theme: Theme
) -> None:
    """Draw a line above the band over each span of it in which something is lit up."""
    gap, thick = 1.5 * theme.line_scale, 2 * theme.line_scale
    for begin, end in spans:
        width = max(thick, end - begin - 2 * gap)
        line = QRectF((begin + end - width) / 2, top - thick - 1, width, thick)
        painter.fillRect(line, QColor(theme.accent))
