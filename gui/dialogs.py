"""The few dialogs of the window: keys, about, and what to do with unsaved changes."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

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


class KeysSheet(QDialog):
    """All keys by menu, in two columns; scrolls where the window is small.  Esc closes it."""

    def __init__(self, parent: QWidget, words: Words, actions: Actions) -> None:
        super().__init__(parent)
        self.setWindowTitle(words(KEYS_TITLE))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page = QWidget()
        grid = QGridLayout(page)
        grid.setHorizontalSpacing(32)
        self.columns = [QLabel(column) for column in keys_columns(words, actions)]
        for place, column in enumerate(self.columns):
            column.setAlignment(Qt.AlignmentFlag.AlignTop)
            grid.addWidget(column, 0, place)
            grid.setColumnStretch(place, column.sizeHint().width())
        note = QLabel(words(KEYS_NOTE))
        note.setWordWrap(True)
        grid.addWidget(note, 1, 0, 1, 2)
        self.area = QScrollArea()
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setWidget(page)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.area, 1)
        layout.addWidget(buttons)
        wanted = page.sizeHint() + QSize(50, buttons.sizeHint().height() + 50)
        for column in self.columns:  # where the window is narrow, long names take two lines
            column.setWordWrap(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.resize(wanted.boundedTo(parent.size() - QSize(20, 20)))


def keys_columns(words: Words, actions: Actions) -> tuple[str, str]:
    """Return the keys of all menus as two pages; each menu goes into the shorter one."""
    columns, lengths = ["", ""], [0, 0]
    for title, rows in actions.sheet():
        lines = "".join(
            f"<tr><td style='padding-right: 16px'>{escape(_plain(words(label)))}</td>"
            f"<td><b>{escape(keys)}</b></td></tr>"
            for label, keys in rows
        )
        side = int(lengths[1] < lengths[0])
        lengths[side] += len(rows) + 2
        head = f"<h4>{escape(_plain(words(title)))}</h4>"
        columns[side] += f"{head}<table cellspacing='3'>{lines}</table>"
    return columns[0], columns[1]


def _plain(words: str) -> str:
    """Return the words of an action without the marks of a menu."""
    return words.replace("&", "").rstrip("…")


def show_keys(parent: QWidget, words: Words, actions: Actions) -> KeysSheet:
    """Open the sheet of keys."""
    sheet = KeysSheet(parent, words, actions)
    sheet.open()
    return sheet


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


def ask_whether(parent: QWidget, words: Words, question: Text) -> bool:
    """Return the answer to a question of yes or no; no is what Enter and Esc say."""
    buttons = QMessageBox.StandardButton
    answer = QMessageBox.question(
        parent, "Hopscope", words(question), buttons.Yes | buttons.No, buttons.No
    )
    return answer == buttons.Yes
