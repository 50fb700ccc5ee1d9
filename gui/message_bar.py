"""One sentence over the picture: what could not be done and why, until it is closed or outdated."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import icon, pixmap
from gui.theme import Theme
from gui.words import Words

CLOSE = Text(QT_TRANSLATE_NOOP("message", "Close"))


class MessageBar(QFrame):
    """A strip with an icon, the sentence and a button to close it; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text: Text | str | None = None
        self._words = Words()
        self._sign = QLabel()
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(lambda: self.show_text(None))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 6, 6)
        for widget in (self._sign, self.sentence, self.close_button):
            layout.addWidget(widget)
        self.hide()

    def show_text(self, text: Text | str | None) -> None:
        """Show a sentence, or nothing."""
        self._text = text
        self.sentence.setText("" if text is None else self._words(text))
        self.setVisible(text is not None)

    def show_language(self, words: Words) -> None:
        """Put the sentence into another language."""
        self._words = words
        self.close_button.setToolTip(words(CLOSE))
        self.close_button.setAccessibleName(words(CLOSE))
        if self._text is not None:
            self.sentence.setText(words(self._text))

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._sign.setPixmap(pixmap("alert-triangle", theme.alarm, theme.px(18)))
        self.close_button.setIcon(icon("x", theme.text, theme.px(16)))
        self.sentence.setFont(theme.font(13))
