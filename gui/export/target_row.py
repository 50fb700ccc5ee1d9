"""Where a file goes to: its name, which follows what is exported until a person changes it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel, QPushButton, QWidget

from engine.errors import InputError, shown
from engine.export.whats import FORMATS
from engine.scenario import Scenario
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.export.fields import FramedEdit
from gui.settings import Settings
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel
from gui.words import Words

KEY = "export/folder"
FILE = Text(QT_TRANSLATE_NOOP("export", "File &name"))
FOLDER = Text(QT_TRANSLATE_NOOP("export", "Folder"))
BROWSE = Text(QT_TRANSLATE_NOOP("export", "&Browse…"))
WHERE = Text(QT_TRANSLATE_NOOP("export", "Where to export to"))
KIND = QT_TRANSLATE_NOOP("export", "{format} (*.{ending})")
NO_NAME = Text(QT_TRANSLATE_NOOP("export", "the file needs a name"))
OTHER_ENDING = QT_TRANSLATE_NOOP("export", "a file of {format} ends in .{ending}; {name} does not")
NO_FOLDER = QT_TRANSLATE_NOOP("export", "there is no folder {folder}")

SUFFIXES = {
    "textbook": "-steps",
    "handout": "-handout",
    "links": "-links",
    "gantt": "-gantt",
    "curve": "-curves",
    "table": "-table",
    "fit": "-fit",
    "collective": "-collective",
    "data": "-data",
}
"""What follows the scenario's name in a file's."""


def usual_name(scenario: Scenario, document: Path | None, what: str, cycle: int) -> str:
    """Return the name of a file without its ending, of the document's name or the scenario's."""
    dims = "x".join(map(str, scenario.dims)) if scenario.topology == "torus" else scenario.p
    own = f"{scenario.topology}-{dims}-{scenario.operation}"
    base = own if document is None else document.stem
    return base + (f"-cycle-{cycle}" if what == "network" else SUFFIXES.get(what, ""))


class TargetRow(QWidget):
    """The name of the file, the folder it goes to, and a button that asks for both."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings, self._words, self._theme = settings, Words(), LIGHT
        self._own = False  # whether a person chose the name
        self._stem, self._ending, self._fallback = "", "svg", Path.home()
        self._folder: Path | None = None
        self.label, self.folder_label, self.folder = QLabel(), QLabel(), QLabel()
        self.name, self.browse = FramedEdit(), QPushButton()
        self.problem = WrappedLabel(12.0, role="alarm")
        self.problem.hide()
        self.label.setBuddy(self.name)
        self.folder.setTextFormat(Qt.TextFormat.PlainText)
        self.folder.setMinimumWidth(1)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        for column, widget in enumerate((self.label, self.name, self.browse)):
            self.grid.addWidget(widget, 0, column)
        self.grid.addWidget(self.problem, 1, 1, 1, 2)
        self.grid.addWidget(self.folder_label, 2, 0)
        self.grid.addWidget(self.folder, 2, 1, 1, 2)
        self.grid.setColumnStretch(1, 1)
        self.name.textEdited.connect(self._edited)
        self.browse.clicked.connect(self._ask)

    # What is chosen

    def show_document(self, document: Path | None) -> None:
        """Take the folder of a document where none is remembered."""
        if document is not None:
            self._fallback = document.parent
        else:
            place = QStandardPaths.StandardLocation.DocumentsLocation
            usual = Path(QStandardPaths.writableLocation(place))
            self._fallback = usual if usual.is_dir() else Path.home()
        self._show_folder()

    def show_name(self, stem: str, ending: str) -> None:
        """Show the usual name; of one that a person chose only the ending changes."""
        before, self._ending = self._ending, ending
        if stem != self._stem and not self.name.text().strip():
            self._own = False
        self._stem = stem
        if not self._own:
            self.name.setText(f"{stem}.{ending}")
        elif ending != before:
            self._follow_ending()

    def _follow_ending(self) -> None:
        typed = Path(self.name.text().strip())
        if typed.suffix.lower().lstrip(".") in FORMATS:
            self.name.setText(str(typed.with_suffix(f".{self._ending}")))

    @property
    def folder_path(self) -> Path:
        """The folder: chosen now, or remembered, or the document's."""
        if self._folder is not None:
            return self._folder
        remembered = self._settings.text(KEY, "")
        return Path(remembered) if remembered and Path(remembered).is_dir() else self._fallback

    def path(self) -> Path:
        """Return the file, its ending put behind a name without one.

        Raises
        ------
        InputError
            If there is no name, the ending is another format's, or there is no such folder.
        """
        typed = self.name.text().strip()
        if not typed or not Path(typed).name:
            raise InputError(NO_NAME)
        path = self.folder_path / Path(typed).expanduser()
        ending = path.suffix.lower().lstrip(".")
        if ending != self._ending:
            if ending in FORMATS:
                values = {"format": FORMATS[self._ending], "ending": self._ending}
                raise InputError(Text(OTHER_ENDING, **values, name=shown(path.name)))
            path = path.with_name(f"{path.name}.{self._ending}")
        if not path.parent.is_dir():
            raise InputError(Text(NO_FOLDER, folder=str(path.parent)))
        return path

    def keep(self, path: Path) -> None:
        """Remember the folder of a file that is exported."""
        self._folder = path.parent
        self._settings.set_text(KEY, str(path.parent))
        self._show_folder()

    def show_problem(self, text: Text | None) -> None:
        """Show what is wrong, or nothing."""
        self.problem.setText("" if text is None else self._words(text))
        self.problem.setVisible(text is not None)
        self.name.show_alarm(text is not None)

    def _edited(self) -> None:
        self._own = True
        self.changed.emit()

    def _ask(self) -> None:
        values = {"format": FORMATS[self._ending], "ending": self._ending}
        kind = self._words(Text(KIND, **values))
        start = str(self.folder_path / self.name.text().strip())
        name, _ = QFileDialog.getSaveFileName(
            self,
            self._words(WHERE),
            start,
            kind,
            options=QFileDialog.Option.DontConfirmOverwrite,  # it is asked when it is exported
        )
        if name:
            path = Path(name)
            self._own, self._folder = True, path.parent
            self.name.setText(path.name)
            self._show_folder()
            self.changed.emit()

    # Looks

    def _show_folder(self) -> None:
        text = str(self.folder_path)
        room = max(self.folder.width(), 40)
        metrics = QFontMetrics(self.folder.font())
        self.folder.setText(metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room))
        self.folder.setToolTip(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_folder()

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.label.setText(words(FILE))
        self.name.setAccessibleName(words(FILE).replace("&", ""))
        self.folder_label.setText(words(FOLDER))
        self.browse.setText(words(BROWSE))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (self.label, self.folder_label, self.folder, self.browse):
            widget.setFont(theme.font(13))
        self.name.show_theme(theme)
        self.problem.show_theme(theme)
        self.grid.setHorizontalSpacing(theme.px(10))
        self.grid.setVerticalSpacing(theme.px(4))
