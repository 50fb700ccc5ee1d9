"""What is drawn over and under lines and points, in pixels: grid, areas, names, marks, labels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from gui.painted_text import write, write_in
from gui.panels.curves import annotations as notes
from gui.panels.curves.annotations import End
from gui.panels.curves.content import CROSS, RING, STAR, Spot
from gui.panels.curves.looks import colour_of
from gui.panels.curves.surface import Surface


def draw_below(painter: QPainter, plot: Surface) -> None:
    """Draw areas and the lines at the ticks of y below everything."""
    if plot.content.empty:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame, theme = plot.frame_rect(), plot.theme
    heights = [plot.pixel(0, place).y() for place, _ in plot.y_marks]
    notes.draw_grid(painter, heights, frame, theme)
    for area in plot.content.areas:
        low, high = plot.pixels(area.low), plot.pixels(area.high)
        notes.draw_area(painter, colour_of(area.colour, theme), low, high)
    if plot.content.level:
        notes.draw_level(painter, plot.pixel(0, 0.0).y(), frame, theme)


def draw_above(painter: QPainter, plot: Surface, lit: Spot | None, held: bool) -> None:
    """Draw names, marks and labels; ``lit`` is a spot that speaks, ``held`` whether the ring is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = plot.theme
    painter.setPen(QColor(theme.second_text))
    if plot.content.empty:
        painter.setFont(theme.font(13))
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        edge = theme.px(8)
        box = QRectF(plot.rect()).adjusted(edge, 0, -edge, 0)
        write_in(painter, plot.words(plot.content.nothing), box, flags)
        return
    _write_y_name(painter, plot)
    ends = plot.ends()
    named = [*(end for end in ends if end.name), *_areas(plot)]
    notes.draw_names(painter, named, plot.frame_rect(), plot.width(), theme)
    _draw_marks(painter, plot, ends, lit, held)
    if plot.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 1.4 * theme.line_scale))
        painter.drawRect(plot.frame_rect())


def _write_y_name(painter: QPainter, plot: Surface) -> None:
    painter.setFont(plot.theme.font(11.5))
    metrics = QFontMetricsF(painter.font())
    base = QPointF(plot.theme.px(2), metrics.ascent() + 1)
    name = plot.words(plot.content.y_name)
    room = plot.width() - base.x()
    write(painter, metrics.elidedText(name, Qt.TextElideMode.ElideRight, room), base)


def _draw_marks(
    painter: QPainter, plot: Surface, ends: list[End], lit: Spot | None, held: bool
) -> None:
    theme, frame, marks = plot.theme, plot.frame_rect(), plot.content.marks
    labels = notes.Labels(painter, notes.places_along(ends), frame, theme)
    for mark in marks:
        labels.keep_clear(plot.pixel_of(mark.at), 6 * theme.scale)
    for mark in marks:
        if mark.kind == RING:
            notes.draw_ring(painter, plot.pixel_of(mark.at), frame, theme, held)
        elif mark.kind == STAR:
            notes.draw_star(painter, plot.pixel_of(mark.at), theme)
        else:
            notes.draw_cross(painter, plot.pixel_of(mark.at), theme)
    for mark in marks:
        text = plot.words(mark.label)
        if text:
            needed = mark.kind != CROSS
            labels.draw(plot.pixel_of(mark.at), text, theme.text, needed)
    if lit is not None:
        centre = plot.pixel_of(lit.at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 2.4 * theme.line_scale))
        painter.drawEllipse(centre, 9 * theme.scale, 9 * theme.scale)
        labels.draw(centre, plot.said(lit).split("\n")[0], theme.accent)


def _areas(plot: Surface) -> list[End]:
    """Return the areas as lines that end in their middle."""
    found = []
    names = plot.names()[0][len(plot.content.lines) :]
    for name, area in zip(names, plot.content.areas, strict=True):
        if area.high:
            middle = plot.pixels([area.low[-1], area.high[-1]]).mean(axis=0, keepdims=True)
            found.append(End(name, colour_of(area.colour, plot.theme), middle))
    return found
