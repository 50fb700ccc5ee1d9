"""The few dialogs of the window: keys, about, and what to do with unsaved changes."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.text import QT_TRANSLATE_NOOP, Template, Text
from gui.actions import Actions
from gui.words import Words

KEYS_TITLE = Text(QT_TRANSLATE_NOOP("dialog", "Keys"))
KEYS_NOTE = Text(
    QT_TRANSLATE_NOOP(
        "dialog",
        "The keys work everywhere except while a text field is being edited. A clicker's forward "
        "and back keys are PgDown and PgUp.",
    )
)
ABOUT_TITLE = Text(QT_TRANSLATE_NOOP("dialog", "About Hopscope"))
ABOUT = Text(
    QT_TRANSLATE_NOOP(
        "dialog",
        "Hopscope shows collective communication on rings, tori and hypercubes, packet by packet "
        "and cycle by cycle, with simulated and analytic time side by side.",
    )
)
LICENCES = Text(
    QT_TRANSLATE_NOOP(
        "dialog",
        "Free software under the MIT licence. Fonts Inter and Noto Sans Mono (OFL), icons Lucide "
        "(ISC).",
    )
)
UNSAVED_NAMED = QT_TRANSLATE_NOOP("dialog", "The scenario “{name}” has unsaved changes. Save them?")
UNSAVED_LIST = QT_TRANSLATE_NOOP(
    "dialog", "The scene list “{name}” has unsaved changes. Save them?"
)


def show_keys(parent: QWidget, words: Words, actions: Actions) -> QMessageBox:
    """Open the sheet of keys."""
    rows = "".join(
        f"<tr><td style='padding-right: 24px'>{escape(words(label).replace('&', '').rstrip('…'))}"
        f"</td><td><b>{escape(keys)}</b></td></tr>"
        for label, keys in actions.sheet()
    )
    text = f"<table cellspacing='4'>{rows}</table><p>{escape(words(KEYS_NOTE))}</p>"
    return _sheet(parent, words(KEYS_TITLE), text)


def show_about(parent: QWidget, words: Words) -> QMessageBox:
    """Open what the program is."""
    text = f"<h3>Hopscope</h3><p>{escape(words(ABOUT))}</p><p>{escape(words(LICENCES))}</p>"
    return _sheet(parent, words(ABOUT_TITLE), text)


def _sheet(parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(text)
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def ask_to_save(
    parent: QWidget, words: Words, name: str, question: Template = UNSAVED_NAMED
) -> QMessageBox.StandardButton:
    """Ask what to do with unsaved changes: Save, Discard or Cancel."""
    buttons = QMessageBox.StandardButton
    answer = QMessageBox.question(
        parent,
        "Hopscope",
        words(Text(question, name=name)),
        buttons.Save | buttons.Discard | buttons.Cancel,
        buttons.Save,
    )
    return QMessageBox.StandardButton(answer)
