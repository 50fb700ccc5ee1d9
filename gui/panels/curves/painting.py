"""What a plot paints in pixels, below and above what pyqtgraph draws."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from gui.painted_text import write, write_in
from gui.panels.curves import annotations as notes
from gui.panels.curves.annotations import End, Labels
from gui.panels.curves.content import CROSS, RING, STAR
from gui.panels.curves.ground import Ground
from gui.panels.curves.looks import colour_of


def paint_below(painter: QPainter, plot: Ground) -> None:
    """Paint areas and the lines at the ticks of y."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame, theme = plot.frame_rect(), plot.theme
    heights = plot.pixels(np.array([(0.0, place) for place, _ in plot.y_marks]))
    notes.draw_grid(painter, heights[:, 1].tolist(), frame, theme)
    for area, low, high in plot.placed.areas:
        colour = colour_of(area.colour, theme)
        notes.draw_area(painter, colour, plot.pixels(low), plot.pixels(high))
    if plot.content.level:
        notes.draw_level(painter, plot.pixels(np.zeros((1, 2)))[0, 1], frame, theme)


def paint_nothing(painter: QPainter, plot: Ground) -> None:
    """Say why there is nothing."""
    theme = plot.theme
    painter.setPen(QColor(theme.second_text))
    painter.setFont(theme.font(13))
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    edge = theme.px(8)
    box = QRectF(plot.rect()).adjusted(edge, 0, -edge, 0)
    write_in(painter, plot.words(plot.content.nothing), box, flags)


def paint_above(painter: QPainter, plot: Ground, held: bool) -> Labels:
    """Paint names, marks and labels, and the frame of the focus; ``held`` is the ring moved.

    What is returned takes more labels, clear of those that are there.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme, frame = plot.theme, plot.frame_rect()
    painter.setPen(QColor(theme.second_text))
    _write_axis_names(painter, plot)
    lines = ends(plot)
    named = [end for end in lines if end.name] + area_ends(plot)
    notes.draw_names(painter, named, frame, plot.width(), theme)
    labels = _paint_marks(painter, plot, lines, held)
    if plot.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 1.4 * theme.line_scale))
        painter.drawRect(frame)
    return labels


def _write_axis_names(painter: QPainter, plot: Ground) -> None:
    theme, content = plot.theme, plot.content
    painter.setFont(theme.font(11.5))
    metrics = QFontMetricsF(painter.font())
    base = QPointF(theme.px(2), metrics.ascent() + 1)
    name = plot.words(content.y_name)
    room = plot.width() - base.x()
    write(painter, metrics.elidedText(name, Qt.TextElideMode.ElideRight, room), base)
    below = plot.height() - metrics.descent() - 1
    end = QPointF(plot.frame_rect().right() + theme.px(12), below)
    write(painter, plot.words(content.x_name), end)


def _paint_marks(painter: QPainter, plot: Ground, lines: list[End], held: bool) -> Labels:
    theme, frame = plot.theme, plot.frame_rect()
    labels = Labels(painter, notes.places_along(lines), frame, theme)
    marks = [
        (mark, QPointF(*plot.pixels(place[None, :])[0].tolist()))
        for mark, place in plot.placed.marks
    ]
    for mark, centre in marks:
        labels.keep_clear(centre, 6 * theme.scale)
        if mark.kind == RING:
            notes.draw_ring(painter, centre, frame, theme, held)
        elif mark.kind == STAR:
            notes.draw_star(painter, centre, theme)
        else:
            notes.draw_cross(painter, centre, theme)
    for mark, centre in marks:
        labels.draw(centre, plot.words(mark.label), theme.text, needed=mark.kind != CROSS)
    return labels


def ends(plot: Ground) -> list[End]:
    """Return name, colour and corners in pixels of every line that has corners."""
    return [
        End(plot.words(line.name), colour_of(line.look.colour, plot.theme), plot.pixels(corners))
        for line, corners, _ in plot.placed.lines
        if len(corners)
    ]


def area_ends(plot: Ground) -> list[End]:
    """Return name, colour and the middle of the right end of every area."""
    return [
        End(
            plot.words(area.name),
            colour_of(area.colour, plot.theme),
            plot.pixels((low[-1:] + high[-1:]) / 2),
        )
        for area, low, high in plot.placed.areas
        if len(high)
    ]
