"""The tools above the plots: what is shown, which lines, whose costs, which scale."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)

from engine.scenario import Scenario
from engine.sweep import PRESETS
from gui.panels.curves import tool_words as say
from gui.panels.curves.choice import LINEAR, LOG
from gui.theme import LIGHT, Theme
from gui.widgets import CalmCombo, Segmented
from gui.words import Words

TIME, SHARES, DIFFERENCE, SO_FAR = say.VIEWS


class PopupButton(QToolButton):
    """A button with an arrow: something opens below it."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.features |= QStyleOptionToolButton.ToolButtonFeature.HasMenu

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + self._theme.px(30)
        return QSize(width, metrics.height() + self._theme.px(9))

    def show_theme(self, theme: Theme) -> None:
        """Take over sizes."""
        self._theme = theme
        self.setFont(theme.font(12.5))
        self.updateGeometry()


class Tools(QWidget):
    """One row, or two where there is less room.

    Signals: ``view_chosen(str)``, ``kind_chosen(str)`` (of difference), ``axes_chosen(str)``,
    ``preset_chosen(Preset)``, ``series_asked()``.
    """

    view_chosen = Signal(str)
    kind_chosen = Signal(str)
    axes_chosen = Signal(str)
    preset_chosen = Signal(object)
    series_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self._scenario: Scenario | None = None
        self.view, self.axes = Segmented(list(say.VIEWS)), Segmented([LOG, LINEAR])
        self.kind, self.series, self.costs = CalmCombo(), PopupButton(), PopupButton()
        self.menu = QMenu(self.costs)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill)
        self.costs.setMenu(self.menu)
        self.series.clicked.connect(self.series_asked)
        self.view.chosen.connect(self.view_chosen)
        self.axes.chosen.connect(self.axes_chosen)
        self.kind.addItems([""] * len(say.DIFFERENCE_KINDS))
        kinds = list(say.DIFFERENCE_KINDS)
        self.kind.activated.connect(lambda place: self.kind_chosen.emit(kinds[place]))
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.view.show_key(TIME)
        self.axes.show_key(LOG)
        self._second = QHBoxLayout()
        for widget in (self.series, self.costs, self.axes):
            self._second.addWidget(widget)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._first = QHBoxLayout()
        self._first.addWidget(self.view)
        self._first.addWidget(self.kind)
        self._rows.addLayout(self._first)
        self._rows.addLayout(self._second)
        self.show_view(TIME)

    def show_scenario(self, scenario: Scenario) -> None:
        """Know whose costs they are."""
        self._scenario = scenario

    def show_view(self, view: str) -> None:
        """Show which view is on, and the tools that it has."""
        self.view.show_key(view)
        self.kind.setVisible(view == DIFFERENCE)
        self.axes.setVisible(view != SO_FAR)
        self.series.setVisible(view in (TIME, DIFFERENCE))

    def wide(self) -> int:
        """Return the width of all tools in one row, whichever are shown."""
        widgets = (self.view, self.series, self.costs, self.axes)
        spaces = self._theme.px(8) * (len(widgets) - 1)
        return sum(one.maximumWidth() for one in widgets) + spaces

    def fold(self, folded: bool) -> None:
        """Stand in two rows, or in one."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(down if folded else across)
        start, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        for row in (self._first, self._second):
            self._rows.setAlignment(row, start if folded else end)

    def _fill(self) -> None:
        """Offer the costs of all machines, those of the scenario ticked."""
        self.menu.clear()
        for preset in PRESETS:
            action = self.menu.addAction(self._words(preset.title))
            action.setToolTip(self._words(preset.note))
            action.setCheckable(True)
            own = self._scenario is not None and preset.different(self._scenario) == 0
            action.setChecked(own)
            action.triggered.connect(lambda _, preset=preset: self.preset_chosen.emit(preset))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        titles = [words(title) for title in say.VIEWS.values()]
        self.view.show_titles(titles, [words(tip) for tip in say.VIEW_TIPS.values()])
        kinds = [words(say.LOGARITHMIC), words(say.LINEAR)]
        self.axes.show_titles(kinds, [words(say.scale_tip(kind)) for kind in kinds])
        for place, kind in enumerate(say.DIFFERENCE_KINDS.values()):
            self.kind.setItemText(place, words(kind))
        self.kind.setAccessibleName(words(say.DIFFERENCE_KIND))
        self.kind.setToolTip(words(say.DIFFERENCE_KIND))
        for button, title, tip in (
            (self.series, say.SERIES, say.SERIES_TIP),
            (self.costs, say.COSTS, say.COSTS_TIP),
        ):
            button.setText(words(title))
            button.setToolTip(words(tip))
            button.setAccessibleName(f"{words(title)}: {words(tip)}")
        self._size()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (self.view, self.axes, self.kind, self.series, self.costs):
            widget.show_theme(theme)
        self.menu.setFont(theme.font(13))
        self.kind.setFont(theme.font(12.5))
        for row in (self._rows, self._first, self._second):
            row.setSpacing(theme.px(8))
        self._rows.setSpacing(theme.px(8))
        self._size()

    def _size(self) -> None:
        for segmented in (self.view, self.axes):
            segmented.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            segmented.setFixedWidth(segmented.sizeHint().width() + self._theme.px(4))
        metrics = self.kind.fontMetrics()
        texts = (self.kind.itemText(place) for place in range(self.kind.count()))
        widest = max(metrics.horizontalAdvance(text) for text in texts)
        self.kind.setFixedWidth(widest + self._theme.px(34))
        height = self.view.segments[0].sizeHint().height()
        self.kind.setFixedHeight(height)
        for button in (self.series, self.costs):
            button.setFixedSize(button.sizeHint().width(), height)
