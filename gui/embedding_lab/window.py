"""The window of the lab: the column and the picture, undo, files and the clipboard.

It asks the main window by ``use_asked`` and ``take_asked``, and is answered by ``show_laying`` or
``show_error``.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QHBoxLayout, QWidget

from engine.embedding import in_file, moved, read_lines
from engine.errors import InputError
from engine.export.embed_command import embed_line
from engine.picture import PALETTES
from engine.scenario import write_whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.embedding_lab.column import LabColumn, Wish
from gui.embedding_lab.state import Laying, Past, first_laying
from gui.embedding_lab.view import EmbeddingView
from gui.frame import fit_screen
from gui.theme import LIGHT, Theme
from gui.words import Words

TITLE = Text(QT_TRANSLATE_NOOP("embedding lab", "Embedding lab"))
OPEN_MAP = Text(QT_TRANSLATE_NOOP("embedding lab", "Open a map: a host node a line"))
SAVE_MAP = Text(QT_TRANSLATE_NOOP("embedding lab", "Save the map"))
MAPS_KIND = Text(QT_TRANSLATE_NOOP("embedding lab", "Maps (*.txt *.map);;All files (*)"))
UNDO_KEYS, REDO_KEYS = ("Ctrl+Z",), ("Ctrl+Y", "Ctrl+Shift+Z")


class EmbeddingLab(QWidget):
    """Lays a guest into a host; ``action`` opens and closes it, Esc closes it too.

    ``use_asked(Laying)``: run operations through it.  ``take_asked()``: show that of the run.
    """

    use_asked = Signal(object)
    take_asked = Signal()

    def __init__(self, parent: QWidget, action: QAction) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._action = action
        self._words, self._theme = Words(), LIGHT
        self._past = Past(first_laying())
        self.column = LabColumn()
        self.view = EmbeddingView(self.laying.embedding)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.column)
        layout.addWidget(self.view, 1)
        self.column.wished.connect(self._wish)
        self.column.pressed.connect(self._do)
        self.view.move_asked.connect(self.move_node)
        self._connect_keys()
        self.addAction(action)  # its key closes this window as well
        action.toggled.connect(self.setVisible)
        self.resize(self.sizeHint())

    def _connect_keys(self) -> None:
        for keys, by in ((UNDO_KEYS, -1), (REDO_KEYS, 1)):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.activated.connect(lambda by=by: self._step(by))

    @property
    def laying(self) -> Laying:
        """What is shown."""
        return self._past.now

    # What is shown --------------------------------------------------------------------------------

    def show_laying(self, laying: Laying) -> None:
        """Show something else; what was shown can be had back by undo."""
        self._past.add(laying)
        self._show()

    def show_error(self, text: Text) -> None:
        """Tell why something cannot be."""
        self.column.show_error(text)

    def _show(self) -> None:
        self.column.show_past(self._past)
        self.view.show_embedding(self.laying.embedding)

    def _wish(self, field: str, wish: Wish) -> None:
        """Show what a wish makes, or why it cannot be."""
        try:
            laying = wish(self.laying)
        except InputError as error:
            self.column.show_error(error.text, field)
            return
        self.show_laying(laying)

    def move_node(self, guest_node: int, host_node: int) -> None:
        """Lay a guest node onto another host node; where one lies, the two change places."""
        self._wish("", lambda one: one.with_embedding(moved(one.embedding, guest_node, host_node)))

    def _step(self, by: int) -> None:
        self._past.step(by)
        self._show()

    def _do(self, key: str) -> None:
        {
            "undo": lambda: self._step(-1),
            "redo": lambda: self._step(1),
            "open": self.open_map,
            "save": self.save_map,
            "use": lambda: self.use_asked.emit(self.laying),
            "take": self.take_asked.emit,
            "copy-picture": self.copy_picture,
            "copy-command": self.copy_command,
        }[key]()

    # Files and the clipboard ----------------------------------------------------------------------

    def open_map(self) -> None:
        """Ask for a file with a map, and show it."""
        words = self._words
        name, _ = QFileDialog.getOpenFileName(self, words(OPEN_MAP), "", words(MAPS_KIND))
        if name:
            path = Path(name)
            self._wish("", lambda one: one.with_nodes(read_lines(path), in_file(path)))

    def save_map(self) -> None:
        """Ask for a file, and write the map: a host node a line."""
        words = self._words
        name, _ = QFileDialog.getSaveFileName(self, words(SAVE_MAP), "map.txt", words(MAPS_KIND))
        if not name:
            return
        lines = "".join(f"{node}\n" for node in self.laying.embedding.placed)
        try:
            write_whole(Path(name), lines.encode())
        except InputError as error:
            self.column.show_error(error.text)

    def copy_picture(self) -> None:
        """Put the picture on the clipboard, as pixels, PNG and SVG."""
        from gui.sharing import picture_data  # printing is slow to import

        data = picture_data(self.view.figure(), PALETTES[self._theme.name])
        QApplication.clipboard().setMimeData(data)

    def copy_command(self) -> None:
        """Put the command line that prints the embedding on the clipboard."""
        laying = self.laying
        QApplication.clipboard().setText(embed_line(laying.embedding, laying.seed))

    # Looks ----------------------------------------------------------------------------------------

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.setWindowTitle(words(TITLE))
        self.setAccessibleName(words(TITLE))
        self.column.show_language(words)
        self.view.show_language(words)
        self._show()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self._theme = theme
        self.column.show_theme(theme)
        self.view.show_theme(theme)

    # Events ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(1240, 760)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fit_screen(self)
        self.view.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._action.setChecked(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
