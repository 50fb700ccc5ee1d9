"""The preferences: language, theme, size, notation, animation, start page; each holds at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.scenario import NOTATIONS
from engine.text import QT_TRANSLATE_NOOP, Text, languages, translate
from gui.menus import LANGUAGE_NAME
from gui.settings import SCALES
from gui.shell import Shell
from gui.theme import THEMES
from gui.words import Words

TITLE = Text(QT_TRANSLATE_NOOP("preferences", "Preferences"))
LANGUAGE = Text(QT_TRANSLATE_NOOP("preferences", "&Language"))
THEME = Text(QT_TRANSLATE_NOOP("preferences", "&Theme"))
SCALE = Text(QT_TRANSLATE_NOOP("preferences", "&Size of type and pictures"))
NOTATION = Text(QT_TRANSLATE_NOOP("preferences", "&Notation of formulas"))
ANIMATION = Text(QT_TRANSLATE_NOOP("preferences", "Things &move on their way"))
START_PAGE = Text(QT_TRANSLATE_NOOP("preferences", "Show the start &page when the program starts"))
DECIMALS = Text(
    QT_TRANSLATE_NOOP(
        "preferences", "Numbers are shown with a dot; fields take 0.8 and 0,8 for the same."
    )
)
PER_CENT = QT_TRANSLATE_NOOP("preferences", "{value} %", "a size")


class Preferences(QDialog):
    """What a person prefers; ``notation`` is that of the window it was opened from."""

    def __init__(self, parent: QWidget, shell: Shell, notation: str) -> None:
        super().__init__(parent)
        self._shell = shell
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        settings = shell.settings
        self.language = _combo(languages(), shell.words.language)
        self.theme = _combo(THEMES, shell.theme.name)
        self.scale = _combo([str(scale) for scale in SCALES], str(shell.scale))
        self.notation = _combo([choice.key for choice in NOTATIONS], notation)
        self.animation, self.start_page = QCheckBox(), QCheckBox()
        self.animation.setChecked(settings.animation())
        self.start_page.setChecked(settings.start_page())
        self.note = QLabel()
        self.note.setWordWrap(True)
        self._labels = [QLabel() for _ in range(4)]
        self._arrange()
        self._connect()
        self.show_language(shell.words)

    def _arrange(self) -> None:
        form = QFormLayout()
        combos = (self.language, self.theme, self.scale, self.notation)
        for label, combo in zip(self._labels, combos, strict=True):
            label.setBuddy(combo)
            form.addRow(label, combo)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        for widget in (self.animation, self.start_page, self.note):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        shell = self._shell
        self.language.activated.connect(self._choose_language)
        self.theme.activated.connect(lambda: shell.choose_theme(_key(self.theme)))
        self.scale.activated.connect(self._choose_scale)
        self.notation.activated.connect(lambda: shell.choose_notation(_key(self.notation)))
        self.animation.toggled.connect(shell.choose_animation)
        self.start_page.toggled.connect(shell.settings.set_start_page)

    def _choose_language(self) -> None:
        self._shell.choose_language(_key(self.language))
        self.show_language(self._shell.words)

    def _choose_scale(self) -> None:
        self._shell.choose_scale(int(_key(self.scale)))
        self.adjustSize()

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self.setWindowTitle(words(TITLE))
        texts = (LANGUAGE, THEME, SCALE, NOTATION)
        combos = (self.language, self.theme, self.scale, self.notation)
        for label, combo, text in zip(self._labels, combos, texts, strict=True):
            label.setText(words(text))
            combo.setAccessibleName(words(text).replace("&", ""))
        self.animation.setText(words(ANIMATION))
        self.start_page.setText(words(START_PAGE))
        self.note.setText(words(DECIMALS))
        _name(self.language, [translate(LANGUAGE_NAME, key) for key in languages()])
        _name(self.theme, [words(theme.title) for theme in THEMES.values()])
        _name(self.scale, [words(Text(PER_CENT, value=scale)) for scale in SCALES])
        _name(self.notation, [words(choice.title) for choice in NOTATIONS])


def _combo(keys: Iterable[str], chosen: str) -> QComboBox:
    combo = QComboBox()
    for key in keys:
        combo.addItem(key, key)
    combo.setCurrentIndex(combo.findData(chosen))
    return combo


def _key(combo: QComboBox) -> str:
    return str(combo.currentData())


def _name(combo: QComboBox, titles: Sequence[str]) -> None:
    for place, title in enumerate(titles):
        combo.setItemText(place, title)
