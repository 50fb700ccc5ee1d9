"""How the panels lie in the window: wide as in the design, for the lecture, or compact.

Wide: form | network | details, below them the player, below that the curves.  Lecture (the
projector theme): the form is away and the curves are in the details, so that the network is large.
Compact (a small laptop): form and details are drawers beside the network, one at a time.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from gui.details import Details
from gui.tabs import Tabs

COMPACT_WIDTH, COMPACT_HEIGHT = 1200, 760
STACKED_HEIGHT = 900
FORM_WIDTH, DETAILS_WIDTH = 292, 438
CURVES_HEIGHT = 278
PARTS = ("form", "details", "curves")
"""What can be shown and hidden."""


@dataclass(frozen=True)
class Parts:
    """The widgets that a frame arranges; ``centre`` is the network with its message bar."""

    form: QWidget
    centre: QWidget
    details: Details
    player: QWidget


def fit_screen(window: QWidget) -> None:
    """Make a window no larger than its screen and put it wholly there, whatever it was before."""
    screen = window.screen().availableGeometry()
    window.resize(window.size().boundedTo(screen.size()))
    place = window.geometry()
    if not screen.contains(place):
        place.moveLeft(max(screen.left(), min(place.left(), screen.right() + 1 - place.width())))
        place.moveTop(max(screen.top(), min(place.top(), screen.bottom() + 1 - place.height())))
        window.setGeometry(place)


class Frame(QWidget):
    """Arranges the parts; ``parts_changed`` tells when one is shown or hidden."""

    parts_changed = Signal()

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._curves: QWidget | None = None
        self._panels: list[QWidget] = []
        self.below = Below()
        self._scale = 1.0
        self._border_held = False
        self.compact = False
        self.lecture = False
        self._wanted = dict.fromkeys(PARTS, True)
        self._across = QSplitter(Qt.Orientation.Horizontal)
        self._across.setObjectName("across")
        for place, part in enumerate((parts.form, parts.centre, parts.details)):
            self._across.addWidget(part)
            self._across.setCollapsible(place, False)
        self._across.setStretchFactor(1, 1)
        top = QWidget()
        column = QVBoxLayout(top)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._across, 1)
        column.addWidget(parts.player)
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._down.splitterMoved.connect(self._hold)
        self._down.setObjectName("down")
        self._down.addWidget(top)
        self._down.setStretchFactor(0, 1)
        self._down.setCollapsible(0, False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._down)

    def add_curves(self, curves: QWidget) -> None:
        """Take in the curves, which arrive after the first paint."""
        self._curves = curves
        self._arrange()

    def add_panel(self, panel: QWidget, where: str) -> None:
        """Take in a panel of the catalogue: ``upper``, ``lower`` or ``below``."""
        if where == "below":
            self._panels.append(panel)
            self._arrange()
        else:
            self._parts.details.add(panel, where)

    def set_title(self, panel: QWidget, title: str) -> None:
        """Name a panel's tab, wherever it is."""
        self._parts.details.set_title(panel, title)
        self.below.set_title(panel, title)

    def fit(self, size: QSize, scale: float, lecture: bool) -> None:
        """Choose the arrangement by the window's size and whether it is for the lecture."""
        compact = size.width() < COMPACT_WIDTH or size.height() < COMPACT_HEIGHT
        self._parts.details.stack(size.height() >= STACKED_HEIGHT and not compact)
        state = (compact, lecture and not compact, scale)
        if state != (self.compact, self.lecture, self._scale):
            changed = state[:2] != (self.compact, self.lecture)
            self.compact, self.lecture, self._scale = state
            if changed:
                self._want_usual()
            self._arrange()
        self._share()

    def _hold(self) -> None:
        self._border_held = True

    def _share(self) -> None:
        """Give the lower half its usual height, unless a person has moved the border."""
        if not self._border_held and not self._curves_are_tab and self.below.isVisible():
            height = round(CURVES_HEIGHT * self._scale)
            self._down.setSizes([self.height() - height, height])

    def _want_usual(self) -> None:
        self._wanted = dict.fromkeys(PARTS, not self.compact)
        self._wanted["form"] = not self.compact and not self.lecture

    def reset(self) -> None:
        """Show the usual parts with the usual borders."""
        self._want_usual()
        self._arrange()
        self._parts.details.hold_border(False)
        self._border_held = False
        if not self._curves_are_tab:
            self.below.share()
            self._share()

    def hold_borders(self) -> None:
        """Keep the borders where they are, as if a person had moved them."""
        self._parts.details.hold_border(True)
        self._border_held = True

    @property
    def _curves_are_tab(self) -> bool:
        return self.compact or self.lecture

    def shows(self, part: str) -> bool:
        """Return whether ``form``, ``details`` or ``curves`` is to be seen."""
        if part == "form" or not self._curves_are_tab:
            return self._wanted[part]
        curves = self._curves is not None and self._parts.details.on_top(self._curves)
        if self.lecture:
            return self._wanted["details"] and (part == "details" or curves)
        return self._wanted["details"] and curves == (part == "curves")

    def show_part(self, part: str, wanted: bool) -> None:
        """Show or hide a part; in a compact frame one drawer is open at a time."""
        if self.compact:
            self._wanted = dict.fromkeys(self._wanted, False)
        if part != "form" and self._curves_are_tab:
            self._wanted["details"] = wanted
            self._parts.details.show_panel(self._curves if part == "curves" else None)
        else:
            self._wanted[part] = wanted
        self._arrange()

    def bring_up(self, panel: QWidget) -> None:
        """Show the details with one of their panels on top."""
        self.show_part("details", True)
        self._parts.details.show_panel(panel)

    def _arrange(self) -> None:
        """Put every part where it belongs now."""
        parts = self._parts
        if self._curves is not None:
            self._place_curves(self._curves)
        parts.form.setVisible(self._wanted["form"])
        parts.details.setVisible(self._wanted["details"])
        form, details = (round(width * self._scale) for width in (FORM_WIDTH, DETAILS_WIDTH))
        self._across.setSizes([form, max(1, self.width() - form - details), details])
        self.parts_changed.emit()

    def _place_curves(self, curves: QWidget) -> None:
        """Put curves and what stands beside them into the lower half, or among the details."""
        details = self._parts.details
        if self._curves_are_tab:
            for panel in (curves, *self._panels):
                if not details.holds(panel):
                    details.add(panel)
                    if self.lecture and panel is curves:
                        details.show_panel(curves)
            self.below.release()
            self.below.hide()
            return
        for panel in (curves, *self._panels):
            details.remove(panel)
        self.below.take(curves, self._panels)
        if self._down.indexOf(self.below) < 0:
            self._down.addWidget(self.below)
            self._down.setCollapsible(1, False)
            height = round(CURVES_HEIGHT * self._scale)
            self._down.setSizes([self.height() - height, height])
        self.below.setVisible(self._wanted["curves"])


class Below(QSplitter):
    """The lower half: the curves, and beside them tabs of what happens over time."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("below")
        self._curves: QWidget | None = None
        self._titles: dict[QWidget, str] = {}
        self.tabs = Tabs()
        self.setChildrenCollapsible(False)
        self.addWidget(self.tabs)
        self.tabs.hide()

    def holds(self, panel: QWidget) -> bool:
        """Return whether a panel is in here."""
        return panel is self._curves or self.tabs.indexOf(panel) >= 0

    def take(self, curves: QWidget, panels: list[QWidget]) -> None:
        """Take in curves and panels that are not here yet."""
        if self._curves is None:
            self._curves = curves
            self.insertWidget(0, curves)
            curves.show()
        for panel in panels:
            if self.tabs.indexOf(panel) < 0:
                self.tabs.addTab(panel, self._titles.get(panel, ""))
        if panels and self.tabs.isHidden():
            self.tabs.show()
            self.share()

    def share(self) -> None:
        """Give both halves the same width."""
        self.setSizes([self.width() // 2, self.width() // 2])

    def release(self) -> None:
        """Let go of all panels; whoever took them in has them already."""
        self._curves = None
        self.tabs.setVisible(self.tabs.count() > 0)

    def set_title(self, panel: QWidget, title: str) -> None:
        """Name a panel's tab."""
        self._titles[panel] = title
        place = self.tabs.indexOf(panel)
        if place >= 0:
            self.tabs.setTabText(place, title)
            self.tabs.name_tabs()
