"""The button "Parameters": costs of real and made-up machines to choose from."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from engine.scenario import Scenario
from engine.sweep import PRESETS, Preset
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.theme import LIGHT, Theme
from gui.words import Words


class ParametersButton(QPushButton):
    """Opens the menu; ``chosen(Preset)`` is what somebody chose."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self._scenario: Scenario | None = None
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.entries: dict[str, QAction] = {}
        for preset in PRESETS:
            action = menu.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda checked, preset=preset: self._choose(preset))
            self.entries[preset.key] = action
        self.setMenu(menu)

    def _choose(self, preset: Preset) -> None:
        self._show_checked()
        self.chosen.emit(preset)

    def show_scenario(self, scenario: Scenario) -> None:
        """Tick the preset whose costs a scenario has, if any."""
        self._scenario = scenario
        self._show_checked()

    def _show_checked(self) -> None:
        for preset in PRESETS:
            star = self._scenario is not None and self._scenario.message is not None
            self.entries[preset.key].setVisible(preset.star == star)
            fits = self._scenario is not None and not preset.different(self._scenario)
            self.entries[preset.key].setChecked(fits)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setText(words(say.PARAMETERS))
        self.setToolTip(words(say.PARAMETERS_TIP))
        for preset in PRESETS:
            costs = ", ".join(f"{key} = {value}" for key, value in preset.settings.items())
            unit = f" {words(preset.unit_of_time)}" if preset.unit_of_time else ""
            entry = self.entries[preset.key]
            entry.setText(words(Text(say.PRESET, title=preset.title, costs=costs + unit)))
            entry.setToolTip(words(preset.note))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(12.5))
        self.menu().setFont(theme.font(13))
