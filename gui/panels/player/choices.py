"""What is chosen in the player: speed, pace, step unit, loop; a menu where room is short."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QActionGroup, QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import icon
from gui.moves import CYCLE, STEP, UNITS, WITHIN
from gui.pace import BY_STEP, EVEN, PACES, SPEEDS, TRUE
from gui.panels.player.buttons import RoundButton
from gui.theme import LIGHT, Theme
from gui.widgets import CalmCombo, show_ink
from gui.words import Words

SPEED = Text(QT_TRANSLATE_NOOP("player", "speed"))
SPEED_TIP = Text(QT_TRANSLATE_NOOP("player", "How fast the run is played"))
PACE = Text(QT_TRANSLATE_NOOP("player", "pace"))
UNIT = Text(QT_TRANSLATE_NOOP("player", "step unit"))
UNIT_TIP = Text(QT_TRANSLATE_NOOP("player", "How far back and forward go"))
LOOP = Text(QT_TRANSLATE_NOOP("player", "Loop: begin again at the end"))
MORE = Text(QT_TRANSLATE_NOOP("player", "Pace, step unit and loop"))
PACE_NAMES = {
    EVEN: Text(QT_TRANSLATE_NOOP("player", "even")),
    TRUE: Text(QT_TRANSLATE_NOOP("player", "true speed")),
    BY_STEP: Text(QT_TRANSLATE_NOOP("player", "by step")),
}
PACE_TIPS = {
    EVEN: Text(QT_TRANSLATE_NOOP("player", "Even: each cycle takes the same time")),
    TRUE: Text(QT_TRANSLATE_NOOP("player", "True speed: as on the bar, startups too")),
    BY_STEP: Text(QT_TRANSLATE_NOOP("player", "By step: each step is shown as a whole")),
}
UNIT_NAMES = {
    STEP: Text(QT_TRANSLATE_NOOP("player", "by step")),
    CYCLE: Text(QT_TRANSLATE_NOOP("player", "by cycle")),
    WITHIN: Text(QT_TRANSLATE_NOOP("player", "within a cycle")),
}


class Choices(QWidget):
    """Signals only what a person chose; what it shows is set silently."""

    speed_changed = Signal(float)
    pace_changed = Signal(str)
    unit_changed = Signal(str)
    loop_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._words = LIGHT, Words()
        self.speed, self.pace, self.unit = CalmCombo(), CalmCombo(), CalmCombo()
        self.labels = [QLabel() for _ in range(3)]
        self.loop = RoundButton("loop", 36, filled_icon=False)
        self.loop.setCheckable(True)
        self.more = QToolButton()
        self.more.setAutoRaise(True)
        self.more.hide()
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g}×", speed)
        for combo, keys in ((self.pace, PACES), (self.unit, UNITS)):
            for key in keys:
                combo.addItem("", key)
        self._arrange()
        self.show_speed(1.0)
        self.show_unit(CYCLE)
        self.speed.activated.connect(lambda at: self.speed_changed.emit(SPEEDS[at]))
        self.pace.activated.connect(lambda at: self.pace_changed.emit(PACES[at]))
        self.unit.activated.connect(lambda at: self.unit_changed.emit(UNITS[at]))
        self.loop.clicked.connect(self.loop_changed)
        self.more.clicked.connect(self._open_menu)

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._columns = []
        for label, combo in zip(self.labels, self._combos(), strict=True):
            holder = QWidget()
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.addStretch(1)
            column.addWidget(label)
            column.addWidget(combo)
            column.addStretch(1)
            label.setBuddy(combo)
            self._columns.append(column)
            self._row.addWidget(holder)
        self._row.addWidget(self.loop)
        self._row.addWidget(self.more)

    def _combos(self) -> tuple[CalmCombo, CalmCombo, CalmCombo]:
        return self.speed, self.pace, self.unit

    # Folding

    def _foldable(self) -> list[QWidget]:
        return [self.pace.parentWidget(), self.unit.parentWidget(), self.loop]

    def fold(self, folded: bool) -> None:
        """Show pace, unit and loop, or a button with their menu instead."""
        for widget in self._foldable():
            widget.setVisible(not folded)
        self.more.setVisible(folded)

    def folded_width(self) -> int:
        """Return the width that is needed when folded."""
        margins, space = self._row.contentsMargins(), self._row.spacing()
        inside = self.speed.width() + space + self.more.sizeHint().width()
        return margins.left() + inside + margins.right()

    def menu(self) -> QMenu:
        """Return a new menu of what is folded away."""
        menu = QMenu(self)
        tips = [self._words(PACE_TIPS[key]) for key in PACES]
        self._add_group(menu, PACES, tips, self.pace, self.pace_changed)
        menu.addSeparator()
        names = [self._words(UNIT_NAMES[key]) for key in UNITS]
        moves = [f"{self._words(UNIT)}: {name}" for name in names]
        self._add_group(menu, UNITS, moves, self.unit, self.unit_changed)
        menu.addSeparator()
        loop = menu.addAction(self._words(LOOP))
        loop.setCheckable(True)
        loop.setChecked(self.loop.isChecked())
        loop.triggered.connect(self.loop_changed)
        return menu

    @staticmethod
    def _add_group(
        menu: QMenu, keys: Sequence[str], titles: Sequence[str], combo: CalmCombo, signal: Signal
    ) -> None:
        group = QActionGroup(menu)
        for key, title in zip(keys, titles, strict=True):
            action = group.addAction(menu.addAction(title))
            action.setCheckable(True)
            action.setChecked(key == combo.currentData())
            action.triggered.connect(lambda _, key=key: signal.emit(key))

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        above = QPoint(0, -menu.sizeHint().height())
        menu.popup(self.more.mapToGlobal(above))

    # What is shown

    def show_speed(self, speed: float) -> None:
        """Show the nearest speed of the list."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - speed))
        with QSignalBlocker(self.speed):
            self.speed.setCurrentIndex(nearest)

    def show_pace(self, pace: str) -> None:
        """Show the pace of play."""
        self.pace.setCurrentIndex(PACES.index(pace))
        self.pace.setToolTip(self._words(PACE_TIPS[pace]))

    def show_unit(self, unit: str) -> None:
        """Show what back and forward go by."""
        self.unit.setCurrentIndex(UNITS.index(unit))

    def show_loop(self, loop: bool) -> None:
        """Show whether play begins again at the end."""
        self.loop.setChecked(loop)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for at, pace in enumerate(PACES):
            self.pace.setItemText(at, words(PACE_NAMES[pace]))
        for at, unit in enumerate(UNITS):
            self.unit.setItemText(at, words(UNIT_NAMES[unit]))
        tips = (SPEED_TIP, PACE_TIPS[self.pace.currentData()], UNIT_TIP)
        for label, combo, name, tip in zip(
            self.labels, self._combos(), (SPEED, PACE, UNIT), tips, strict=True
        ):
            label.setText(words(name))
            combo.setAccessibleName(words(name))
            combo.setToolTip(words(tip))
        for button, name in ((self.loop, LOOP), (self.more, MORE)):
            button.setAccessibleName(words(name))
            button.setToolTip(words(name))
        self._fit_combos()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (*self._combos(), self.loop):
            widget.show_theme(theme)
        self.more.setIcon(icon("more", theme.text, theme.px(20)))
        self.more.setIconSize(QSize(theme.px(20), theme.px(20)))
        self.speed.setFont(theme.font(13, 600, tabular=True))
        for label in self.labels:
            label.setFont(theme.font(11.5))
            show_ink(label, theme.second_text)
        for column in self._columns:
            column.setSpacing(theme.px(2))
        self._row.setContentsMargins(theme.px(8), 0, 0, 0)
        self._row.setSpacing(theme.px(8))
        self._fit_combos()

    def _fit_combos(self) -> None:
        """Make each combo as wide as its longest words."""
        for combo in self._combos():
            metrics = QFontMetrics(combo.font())
            texts = [combo.itemText(at) for at in range(combo.count())]
            longest = max(metrics.horizontalAdvance(text) for text in texts)
            combo.setFixedWidth(max(self._theme.px(66), longest + self._theme.px(32)))
