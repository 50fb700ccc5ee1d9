"""The window of the lab: what was read at the left, figure and table, the models at the right.

Where there is no room for the models beside the figure, they share the left column with the data.
It asks the main window by ``use_asked`` and ``export_asked``.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.models import Frame, model_of
from engine.picture import PALETTES
from engine.picture.curve import AXES_KINDS, PLAIN
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.file_drop import FileDrop
from gui.frame import fit_screen
from gui.measurement_lab.bench import Bench, Source
from gui.measurement_lab.collective_page import CollectivePage
from gui.measurement_lab.data_column import DataColumn
from gui.measurement_lab.fit_page import FitPage
from gui.measurement_lab.intake import Intake
from gui.measurement_lab.model_column import ModelColumn
from gui.panels.form.panel import ErrorLine
from gui.segments import Segmented
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground
from gui.words import Words

TITLE = Text(QT_TRANSLATE_NOOP("measurement lab", "Measurements"))
EXPORT = Text(QT_TRANSLATE_NOOP("measurement lab", "Export…"))
EXPORT_TIP = Text(QT_TRANSLATE_NOOP("measurement lab", "Write this figure to a file (Ctrl+E)"))
AXES = Text(QT_TRANSLATE_NOOP("measurement lab", "Axes"))
PAGES = (
    ("fit", Text(QT_TRANSLATE_NOOP("measurement lab", "Fit"))),
    ("collective", Text(QT_TRANSLATE_NOOP("measurement lab", "Collectives"))),
)
COLUMNS = (
    ("data", Text(QT_TRANSLATE_NOOP("measurement lab", "Data"))),
    ("models", Text(QT_TRANSLATE_NOOP("measurement lab", "Models"))),
)
WIDTH, WIDE = 292, 1180
"""The width of a column, and from which width on both are seen, at scale 1."""


class MeasurementLab(QWidget):
    """Lays models over measured times; ``action`` opens and closes it, Esc closes it too.

    ``use_asked(str, dict, Frame)``: a model with parameters for the run.  ``export_asked(str)``:
    export what is in front, a key of ``engine.export.whats``.
    """

    use_asked = Signal(object, object, object)
    export_asked = Signal(str)

    def __init__(self, parent: QWidget, action: QAction) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._action = action
        self._words, self._theme = Words(), LIGHT
        self._error: Text | None = None
        self.bench = Bench(self)
        self.intake = Intake(self, self.bench)
        self.data, self.models = DataColumn(), ModelColumn(self.bench)
        self.fit_page, self.collective = FitPage(self.bench), CollectivePage(self.bench)
        self.columns = Segmented([key for key, _ in COLUMNS])
        self.tabs = Segmented([key for key, _ in PAGES])
        self.axes = Segmented([one.key for one in AXES_KINDS])
        self.export, self.error = QToolButton(), ErrorLine()
        self.stack, self.pages = QStackedWidget(), QStackedWidget()
        self._arrange()
        self._connect()
        self.addAction(action)  # its key closes this window as well
        action.toggled.connect(self.setVisible)
        FileDrop(self, self.intake.open_dropped, self.show_error)
        self.resize(self.sizeHint())

    def _arrange(self) -> None:
        self._left, self._head = QVBoxLayout(), QHBoxLayout()
        self._left.addWidget(self.columns)
        self._left.addWidget(self.stack, 1)
        self.stack.addWidget(self.data)
        self.stack.addWidget(self.models)
        for page in (self.fit_page, self.collective):
            self.pages.addWidget(page)
        for widget in (self.tabs, self.axes):
            self._head.addWidget(widget)
            widget.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._head.addStretch(1)
        self._head.addWidget(self.fit_page.table.copy_button)
        self._head.addWidget(self.export)
        centre = QVBoxLayout()
        centre.setSpacing(0)
        centre.addLayout(self._head)
        centre.addWidget(self.pages, 1)
        centre.addWidget(self.error)
        self._outer = QHBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(1)
        self._outer.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(640, 400)
        self._outer.addLayout(self._left)
        self._outer.addLayout(centre, 1)
        self.tabs.show_key("fit")
        self.columns.show_key("data")

    def _connect(self) -> None:
        self.data.pressed.connect(self._do)
        self.data.asked.connect(self._ask)
        self.models.use_asked.connect(self._use)
        self.tabs.chosen.connect(self.show_page)
        self.columns.chosen.connect(self._show_column)
        self.axes.chosen.connect(self._choose_axes)
        self.export.clicked.connect(self._export)
        self.bench.opened.connect(self._show_source)
        self.bench.changed.connect(self._show_axes)
        for part in (self.intake, self.bench, self.data, self.models, self.collective):
            part.refused.connect(self.show_error)
        for page in (self.fit_page, self.collective):
            page.changed.connect(self._offer_export)
        for keys, deed in (
            ("Ctrl+O", self.intake.open_file),
            ("Ctrl+V", self.intake.paste),
            ("Ctrl+E", self._export),
            ("Ctrl+C", self.copy_picture),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(deed)

    # Files and the clipboard ----------------------------------------------------------------------

    def _do(self, key: str) -> None:
        intake = self.intake
        {"open": intake.open_file, "paste": intake.paste, "sample": intake.open_sample}[key]()

    def copy_picture(self) -> None:
        """Put the figure in front on the clipboard."""
        from gui.sharing import picture_data  # printing is slow to import

        page = self.pages.currentWidget()
        assert isinstance(page, (FitPage, CollectivePage))
        figure = page.view.figure()
        if figure is not None:
            data = picture_data(figure, PALETTES[self._theme.name])
            QApplication.clipboard().setMimeData(data)

    # What is chosen -------------------------------------------------------------------------------

    def _ask(self, changes: Mapping[str, object]) -> None:
        self.show_error(None)
        self.bench.ask(**changes)

    def _use(self, model: str) -> None:
        values: dict[str, Fraction] = self.bench.values(model)
        asked = self.bench.asked
        if values and asked is not None:
            frame: Frame = asked.frame
            self.show_error(None)
            self.use_asked.emit(model_of(model), values, frame)

    @property
    def page(self) -> str:
        """The key of the page in front."""
        return PAGES[self.pages.currentIndex()][0]

    def show_page(self, key: str) -> None:
        """Bring a page to the front."""
        self.tabs.show_key(key)
        self.pages.setCurrentIndex([one for one, _ in PAGES].index(key))
        self._show_axes()
        self._offer_export()

    def _show_column(self, key: str) -> None:
        self.columns.show_key(key)
        self.stack.setCurrentWidget(self.models if key == "models" else self.data)

    def _choose_axes(self, axes: str) -> None:
        if self.page == "fit":
            self.fit_page.show_axes(axes)
        else:
            self.collective.show_axes(axes)

    def _show_axes(self) -> None:
        shown = self.fit_page.shown()
        fit = PLAIN if shown is None else shown.axes
        self.axes.show_key(fit if self.page == "fit" else self.collective.axes)

    def _offer_export(self) -> None:
        ready = {"fit": self.bench.found, "collective": self.collective.collective}
        self.export.setEnabled(ready[self.page] is not None)
        self.fit_page.table.copy_button.setVisible(self.page == "fit")

    def _export(self) -> None:
        if self.export.isEnabled():
            self.export_asked.emit(self.page)

    # What is shown --------------------------------------------------------------------------------

    def _show_source(self, source: Source) -> None:
        self.show_error(None)
        self.data.show_source(source, self.bench.asked)

    def show_error(self, text: Text | None) -> None:
        """Tell why something cannot be, or nothing; what was shown stays."""
        self._error = text
        self.error.show_sentence("" if text is None else self._words(text))

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = self.intake.words = words
        for widget in (self, self.tabs):
            widget.setAccessibleName(words(TITLE))
        self.setWindowTitle(words(TITLE))
        self.tabs.show_titles([words(title) for _, title in PAGES])
        self.columns.show_titles([words(title) for _, title in COLUMNS])
        self.axes.setAccessibleName(words(AXES))
        self.axes.show_titles([words(one.title) for one in AXES_KINDS])
        self.export.setText(words(EXPORT))
        self.export.setToolTip(words(EXPORT_TIP))
        self.export.setAccessibleName(words(EXPORT_TIP))
        for part in (self.data, self.models, self.fit_page, self.collective):
            part.show_language(words)
        self.show_error(self._error)
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self._theme = theme
        show_ground(self, theme.window)
        for part in (self.data, self.models, self.fit_page, self.collective, self.error):
            part.show_theme(theme)
        for row in (self.tabs, self.columns, self.axes):
            row.show_theme(theme)
        self.export.setFont(theme.font(12.5))
        edge = theme.px(12)
        self._head.setContentsMargins(edge, theme.px(8), edge, theme.px(6))
        self._head.setSpacing(theme.px(12))
        self._left.setContentsMargins(0, theme.px(8), 0, 0)
        self._fit()

    def _fit(self) -> None:
        """Give the columns their width, and the models a place of their own where there is room."""
        theme = self._theme
        wide = self.width() >= theme.px(WIDE)
        beside = self._outer.indexOf(self.models) >= 0
        if wide and not beside:
            self.stack.removeWidget(self.models)
            self._outer.addWidget(self.models)
            self.models.show()
        elif beside and not wide:
            self._outer.removeWidget(self.models)
            self.stack.addWidget(self.models)
            self._show_column(self.columns.key())
        self.columns.setVisible(not wide)
        width = theme.px(WIDTH)
        for column in (self.stack, self.models):
            column.setFixedWidth(width)
        for column in (self.data, self.models):
            column.arrange(width)
        for row, parts in ((self.tabs, 2), (self.axes, 2), (self.columns, 2)):
            widest = max(segment.sizeHint().width() for segment in row.segments)
            row.setFixedWidth(width if row is self.columns else parts * widest + theme.px(6))

    # Events ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(1360, 800)

    def showEvent(self, event: object) -> None:
        fit_screen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._action.setChecked(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def wait(self) -> None:
        """Cancel all work and wait for its end."""
        self.bench.wait()
        self.collective.wait()
