"""The window of the textbook figure: all steps of the run in one picture, beside the main window.

It is drawn on a thread, for it may take long, and only while the window is to be seen; until the
new picture is there, the old one stays.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QColor,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from engine.picture import PALETTES, Figure, Paper
from engine.picture.textbook import textbook
from engine.run import Run
from engine.scenario.view import View
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.frame import fit_screen
from gui.paint_figure import Drawn, FigurePainter, painting
from gui.painted_text import write_in
from gui.theme import THEMES, Theme
from gui.words import Words
from gui.work import Newest

TITLE = Text(QT_TRANSLATE_NOOP("textbook", "Textbook figure"))


class TextbookWindow(QWidget):
    """Shows the textbook figure of a run; ``action`` opens and closes it, Esc closes it too."""

    def __init__(self, parent: QWidget, action: QAction) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._run: Run | None = None
        self._layout = View()
        self._theme = THEMES["light"]
        self._words = Words()
        self._figure: Figure | None = None
        self._refusal: Text | None = None
        self._drawn = Drawn()
        self._action = action
        self._work = Newest(self)
        self._work.arrived.connect(self._show_figure)
        self._work.failed.connect(self._show_refusal)
        self.addAction(action)  # its key closes this window as well
        action.toggled.connect(self.setVisible)
        self.setMinimumSize(480, 320)
        self.resize(1200, 760)

    @property
    def busy(self) -> bool:
        """Whether a figure is being drawn."""
        return self._work.busy

    def figure(self) -> Figure | None:
        """Return the figure that is shown, None while there is none."""
        return self._figure

    def refusal(self) -> Text | None:
        """Return why there is no figure, None where there is one."""
        return self._refusal

    def drawn(self) -> Drawn:
        """Return what the last paint really drew."""
        return self._drawn

    def wait(self) -> None:
        """Cancel all work and wait for its end."""
        self._work.wait()

    # What is shown --------------------------------------------------------------------------------

    def show_run(self, run: Run, view: View) -> None:
        """Show a run, in the layout and with the labels of a view."""
        layout = View(layout=view.layout, labels=view.labels)
        if run is not self._run or layout != self._layout:
            self._run, self._layout = run, layout
            self._ask()

    def show_theme(self, theme: Theme) -> None:
        """Show everything in a theme."""
        self._theme = theme
        self._ask()

    def show_language(self, words: Words) -> None:
        """Show everything in a language."""
        self._words = words
        self.setWindowTitle(words(TITLE))
        self.setAccessibleName(words(TITLE))
        self._ask()

    def _ask(self) -> None:
        """Have the figure drawn anew, if anybody sees it."""
        run = self._run
        if run is None or not self.isVisible():
            return
        theme, size = self._theme, self.size()
        paper = Paper(
            size.width(),
            size.height(),
            self._words,
            theme.scale,
            theme.line_scale,
            view=self._layout,
        )

        def draw(cancelled: Callable[[], bool], progress: Callable[[float], None]) -> Figure:
            return textbook(run, paper)

        self._work.submit(draw)

    @Slot(object)
    def _show_figure(self, figure: Figure) -> None:
        self._figure, self._refusal = figure, None
        self.update()

    @Slot(object)
    def _show_refusal(self, text: Text) -> None:
        self._figure, self._refusal = None, text
        self.update()

    # Events ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(1200, 760)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = PALETTES[self._theme.name]
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(palette.canvas))
            brush = FigurePainter(painter, QRectF(self.rect()), palette)
            if self._figure is not None:
                for layer in self._figure.layers:
                    brush.paint(layer)
            elif self._refusal is not None:
                painter.setPen(QColor(palette.text))
                painter.setFont(self._theme.font(15))
                flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
                write_in(painter, self._words(self._refusal), QRectF(self.rect()), flags)
        self._drawn = brush.drawn

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fit_screen(self)
        self._ask()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._work.forget()
        self._action.setChecked(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
