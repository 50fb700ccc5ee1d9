"""The preview: a small picture of what will be exported, drawn on a thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.export.export_choice import ExportChoice
from engine.picture import PALETTES, Figure, Palette, Paper, Pictures
from engine.picture.caption import caption_of, captioned
from engine.picture.curve_asked import CurveOptions, curve_of
from engine.picture.embedding_figure import embedding_picture
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import message_gantt, node_gantt
from engine.picture.handout import handout
from engine.picture.over_time import links_over_time
from engine.picture.textbook import textbook, usual_size
from engine.report.scene import scenes_of
from engine.run import Run
from engine.scenario.view import View
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.files.page import PagePainter
from gui.paint_figure import painting
from gui.painted_text import noted, write_in
from gui.theme import LIGHT, THEMES, Theme
from gui.words import Words
from gui.work import Newest

CHECKER = 8
NO_PREVIEW = Text(QT_TRANSLATE_NOOP("export", "This has no preview."))
NAME = Text(QT_TRANSLATE_NOOP("export", "Preview"))


class Placed(NamedTuple):
    """A figure at a place of the page."""

    figure: Figure
    x: float
    y: float


@dataclass(frozen=True)
class Page:
    """What is previewed: a page in pixels, and figures on it."""

    width: float
    height: float
    figures: tuple[Placed, ...]


def palette_of(choice: ExportChoice) -> Palette:
    """Return the colours of what is exported."""
    return PALETTES.get(str(choice.theme), PALETTES["light"])


def page_of(run: Run, view: View, choice: ExportChoice, cancelled: Callable[[], bool]) -> Page:
    """Return the page that a choice makes of a run, or of an animation its first picture.

    Raises
    ------
    InputError
        If there can be no such picture.
    Cancelled
        If nobody wants it any more.
    """
    paper = _paper(run, view, choice)
    figure, cycle = _figure(run, paper, choice, cancelled)
    caption = None if choice.what == "handout" else caption_of(run, cycle)
    return page_with(figure, caption, choice)


def page_with(figure: Figure, caption: Text | None, choice: ExportChoice) -> Page:
    """Return the page of a figure, with a line below it where that is chosen."""
    if choice.captions and caption is not None:
        told = Words(choice.language)(caption)
        figure = captioned(figure, told, theme_of(choice).scale)
    return Page(figure.width, figure.height, (Placed(figure, 0, 0),))


def theme_of(choice: ExportChoice) -> Theme:
    """Return the theme whose sizes hold for what is exported."""
    return THEMES.get(str(choice.theme), LIGHT)


def _paper(run: Run, view: View, choice: ExportChoice) -> Paper:
    usual = usual_size(run) if choice.what == "textbook" else (960, 640)
    return replace(paper_for(choice, usual), view=view)


def paper_for(choice: ExportChoice, usual: tuple[int, int]) -> Paper:
    """Return the paper that a choice asks for, of a usual size where it asks for none."""
    theme = theme_of(choice)
    width, height = choice.width or usual[0], choice.height or usual[1]
    return Paper(width, height, Words(choice.language), theme.scale, theme.line_scale)


def _figure(
    run: Run, paper: Paper, choice: ExportChoice, cancelled: Callable[[], bool]
) -> tuple[Figure, int | None]:
    """Return what a choice makes of a run, and the cycle that it shows, if it is one."""
    plain = replace(paper, view=View(paper.view.layout, paper.view.labels, paper.view.colour))
    if choice.what == "textbook":
        return textbook(run, plain), None
    if choice.what == "handout":
        return handout(run, plain), None
    if choice.what == "links":
        return links_over_time(run, paper), None
    if choice.what == "embedding":
        return embedding_picture(run, paper), None
    if choice.what == "curve":
        return curve_of(run, paper, curve_options(choice), cancelled)[0], None
    if choice.what == "gantt":
        rows = node_gantt if choice.subject == "node" else message_gantt
        return gantt(run, rows(run, choice.number or 0), paper), None
    cycle = choice.cycle if choice.what == "network" else choice.first or 0
    return Pictures(scenes_of(run), paper).at(cycle, None), cycle


def curve_options(choice: ExportChoice) -> CurveOptions:
    """Return what is asked of a curve."""
    lists = {
        key: tuple(listed.split(","))
        for key, listed in choice.lists
        if key in ("topology", "switching", "algorithm")
    }
    return CurveOptions(choice.over, choice.low, choice.high, choice.axes, choice.show, **lists)


class Preview(QWidget):
    """Shows a page as large as it goes; until the next one is drawn the last one stays."""

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self._page: Page | None = None
        self._choice: ExportChoice | None = None
        self._sentence: Text | None = NO_PREVIEW
        self._pixmap: QPixmap | None = None
        self._work = Newest(self)
        self._work.arrived.connect(self._show_page)
        self._work.failed.connect(self.show_sentence)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 90)

    @property
    def busy(self) -> bool:
        """Whether a page is being drawn."""
        return self._work.busy

    def page(self) -> Page | None:
        """Return the page on show, None where there is a sentence."""
        return self._page

    def sentence(self) -> Text | None:
        """Return why there is no page."""
        return self._sentence

    def show_drawn(self, choice: ExportChoice, page: Callable[[Callable[[], bool]], Page]) -> None:
        """Show what a choice makes: ``page`` draws it, and asks whether anybody wants it still."""

        def draw(
            cancelled: Callable[[], bool], progress: Callable[[float], None]
        ) -> tuple[ExportChoice, Page]:
            return choice, page(cancelled)

        self._work.submit(draw)

    @Slot(object)
    def show_sentence(self, text: Text) -> None:
        """Show a sentence instead of a page."""
        self._work.forget()
        self._page, self._pixmap, self._sentence = None, None, text
        self.update()

    def wait(self) -> None:
        """Cancel all work and wait for its end."""
        self._work.wait()

    @Slot(object)
    def _show_page(self, made: tuple[ExportChoice, Page]) -> None:
        self._choice, self._page = made
        self._pixmap, self._sentence = None, None
        self.update()

    # Painting

    def place_of_page(self) -> QRectF:
        """Return where the page lies in the widget."""
        page = self._page
        assert page is not None
        room = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        scale = min(room.width() / page.width, room.height() / page.height)
        size = QRectF(0, 0, scale * page.width, scale * page.height)
        size.moveTop(room.top())
        size.moveLeft(room.center().x() - size.width() / 2)
        return size

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if self._page is None:
                self._paint_sentence(painter)
                return
            place = self.place_of_page()
            if self._pixmap is None:
                self._pixmap = self._picture(place)
            painter.drawPixmap(place.topLeft(), self._pixmap)
            painter.setPen(QColor(self._theme.field_line))
            painter.drawRect(place)

    def _paint_sentence(self, painter: QPainter) -> None:
        if self._sentence is not None:
            painter.setPen(QColor(self._theme.second_text))
            painter.setFont(self._theme.font(13))
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            write_in(painter, self._words(self._sentence), QRectF(self.rect()), flags)

    def _picture(self, place: QRectF) -> QPixmap:
        """Return the page as pixels of the screen."""
        page, choice = self._page, self._choice
        assert page is not None and choice is not None
        ratio = self.devicePixelRatioF()
        made = QPixmap((place.size() * ratio).toSize().expandedTo(QSize(1, 1)))
        made.setDevicePixelRatio(ratio)
        colours = palette_of(choice)
        made.fill(QColor(colours.canvas))
        with painting(made) as painter, noted():  # texts of a figure are its own tests' matter
            if choice.transparent:
                _draw_checkers(painter, place)
            scale = place.width() / page.width
            painter.scale(scale, scale)
            for figure, x, y in page.figures:
                painter.save()
                painter.translate(QPointF(x, y))
                whole = QRectF(0, 0, figure.width, figure.height)
                brush = PagePainter(painter, whole, colours)
                for layer in figure.layers:
                    brush.paint(layer)
                painter.restore()
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pixmap = None

    # Looks

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.setAccessibleName(words(NAME))
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.update()


def _draw_checkers(painter: QPainter, place: QRectF) -> None:
    """Draw the ground that stands for none."""
    dark = QColor(128, 128, 128, 40)
    for row in range(ceil(place.height() / CHECKER)):
        for column in range(row % 2, ceil(place.width() / CHECKER), 2):
            painter.fillRect(QRectF(column * CHECKER, row * CHECKER, CHECKER, CHECKER), dark)
