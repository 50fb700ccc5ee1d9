"""The presenter: the network alone, full screen, in type for the back row, and a line of time.

``Presentation`` is what the main window speaks to instead of its canvas: each slot in ``MIRRORED``
reaches the canvas of the window and, while it is open, that of the presenter.
"""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.canvas import NetworkCanvas
from gui.theme import LIGHT, SMALLEST_TYPE, Theme
from gui.time_line import TimeLine

MIRRORED = (
    "show_theme",
    "show_language",
    "show_animation",
    "show_run",
    "show_view",
    "show_curtain",
    "show_ahead",
    "show_lit",
    "show_cycle",
)
"""Slots of the canvas by which every picture follows, in the order in which a new one is told."""

RELAYED = ("node_clicked", "link_clicked", "ground_clicked", "nodes_joined", "view_asked")
"""Signals of the canvas that a click in the presenter gives too."""

LINE_SLOTS = frozenset({"show_theme", "show_language", "show_run", "show_cycle"})
"""Those that the line of time has as well."""

SMALLEST_SHARE = 40
"""No type is smaller than this part of the picture's height."""

POINTER_REST_MS = 3000
"""The pointer disappears after so long without motion."""

ESCAPE = QKeySequence("Esc")


def scaled_for_hall(theme: Theme, height: int) -> Theme:
    """Return a theme whose smallest type is 1/40 of a height in pixels, or its own if larger."""
    scale = ceil(height / SMALLEST_SHARE) / SMALLEST_TYPE
    return theme.scaled(max(scale / theme.scale, 1.0))


def other_screen(window: QWidget) -> QScreen | None:
    """Return a screen that shows nothing of the one that a window is on, None if there is none."""
    here = window.screen().geometry()
    free = (s for s in QGuiApplication.screens() if not s.geometry().intersects(here))
    return next(free, None)


class Presenter(QWidget):
    """The window for the audience; ``closed`` tells that it has gone, however that was."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = LIGHT
        self._pointer_at: QPointF | None = None
        self.canvas = NetworkCanvas()
        self.line = TimeLine()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.line)
        self._leave = QAction(self)
        self._leave.setShortcut(ESCAPE)
        self._leave.triggered.connect(self.close)
        self.addAction(self._leave)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(POINTER_REST_MS)
        self._rest.timeout.connect(lambda: self._show_pointer(False))
        for widget in (self, self.canvas, self.line):
            widget.setMouseTracking(True)
            widget.installEventFilter(self)
        QGuiApplication.instance().screenRemoved.connect(self._screen_removed)

    def mirror(self, slot: str, *given: object) -> None:
        """Show what the canvas of the main window is given by one of its slots."""
        if slot == "show_theme":
            (self._theme,) = given
            self._fit()
            return
        getattr(self.canvas, slot)(*given)
        if slot in LINE_SLOTS:
            getattr(self.line, slot)(*given)

    def take_keys(self, actions: list[QAction]) -> None:
        """Let actions work here by their keys; Esc stays with the presenter."""
        self.addActions([action for action in actions if ESCAPE not in action.shortcuts()])

    def open(self, screen: QScreen, active: bool) -> None:
        """Cover a screen; ``active`` says whether the keyboard comes along."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not active)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def _fit(self) -> None:
        theme = scaled_for_hall(self._theme, self.height())
        self.canvas.show_smallest_type(ceil(self.height() / SMALLEST_SHARE))
        for part in (self.canvas, self.line):
            part.show_theme(theme)

    def _screen_removed(self, screen: QScreen) -> None:
        if self.screen() == screen:
            self.close()

    # -- the pointer ------------------------------------------------------------------------

    def _show_pointer(self, shown: bool) -> None:
        for widget in (self, self.canvas, self.line):
            if shown:
                widget.unsetCursor()
            else:
                widget.setCursor(Qt.CursorShape.BlankCursor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            at = event.globalPosition()
            if at != self._pointer_at:  # some systems tell of motion when only the shape changes
                self._pointer_at = at
                if not self._rest.isActive():
                    self._show_pointer(True)
                self._rest.start()
        return False

    # -- events -----------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        self._rest.start()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._rest.stop()
        super().closeEvent(event)
        self.closed.emit()


class Presentation(QObject):
    """The pictures of one main window: its own and, while it is open, the presenter's.

    It has a slot of the same name for each in ``MIRRORED``.
    """

    open_changed = Signal(bool)

    def __init__(self, window: QWidget, canvas: NetworkCanvas) -> None:
        super().__init__(window)
        self._window = window
        self.canvas = canvas
        self._given: dict[str, tuple[object, ...]] = {}
        self.presenter: Presenter | None = None
        for slot in MIRRORED:
            setattr(self, slot, partial(self._show, slot))

    def _show(self, slot: str, *given: object) -> None:
        self._given[slot] = given
        getattr(self.canvas, slot)(*given)
        if self.presenter is not None:
            self.presenter.mirror(slot, *given)

    @property
    def front(self) -> QWidget:
        """The window over which a dialog belongs: the presenter if it has the keyboard."""
        presenter = self.presenter
        if presenter is not None and presenter.isActiveWindow():
            return presenter
        return self._window

    def follow(self, action: QAction) -> None:
        """Open and close the presenter by a checkable action, which shows how it is."""
        action.triggered.connect(self.show_presenter)
        self.open_changed.connect(action.setChecked)

    def show_presenter(self, wanted: bool) -> None:
        """Open the presenter on a screen of its own, else over this one; or close it."""
        if not wanted:
            self.close()
        elif self.presenter is None:
            self._open()

    def close(self) -> None:
        """Close the presenter, if it is open."""
        if self.presenter is not None:
            self.presenter.close()

    def _open(self) -> None:
        self.presenter = presenter = Presenter()
        presenter.setWindowTitle(self._window.windowTitle().replace("[*]", ""))
        presenter.take_keys(_with_keys(self._window))
        for signal in RELAYED:
            getattr(presenter.canvas, signal).connect(getattr(self.canvas, signal))
        for slot in MIRRORED:
            if slot in self._given:
                presenter.mirror(slot, *self._given[slot])
        presenter.closed.connect(self._closed)
        apart = other_screen(self._window)
        presenter.open(apart or self._window.screen(), active=apart is None)
        (self._window if apart else presenter).activateWindow()
        self.open_changed.emit(True)

    def _closed(self) -> None:
        if self.presenter is not None:
            self.presenter = None
            self.open_changed.emit(False)


def _with_keys(window: QWidget) -> list[QAction]:
    """Return all actions of a window that have keys in the whole of it."""
    return [
        action
        for action in window.findChildren(QAction)
        if action.shortcuts() and action.shortcutContext() == Qt.ShortcutContext.WindowShortcut
    ]
