"""The scene list for the lecturer: its title, the scenes, and the notes of the current one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of
from gui.painted_text import write_in
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ground
from gui.words import Words

if TYPE_CHECKING:
    from engine.scenario import Scenario, SceneList

PANEL = Text(QT_TRANSLATE_NOOP("scenes", "Scenes"))
SCENE = QT_TRANSLATE_NOOP("scenes", "{topology}, {n} nodes: {operation}", None, 1)
TITLE = Text(QT_TRANSLATE_NOOP("scenes", "Title of the list"))
NOTES = Text(QT_TRANSLATE_NOOP("scenes", "Notes for the current scene"))
NONE_OPEN = Text(
    QT_TRANSLATE_NOOP(
        "scenes",
        "No scene list is open. “Add” begins one with what is shown now; a list that there is "
        "already is opened like any file.",
    )
)
BUTTONS = {
    "add": Text(QT_TRANSLATE_NOOP("scenes", "Add")),
    "replace": Text(QT_TRANSLATE_NOOP("scenes", "Replace")),
    "remove": Text(QT_TRANSLATE_NOOP("scenes", "Remove")),
    "up": Text(QT_TRANSLATE_NOOP("scenes", "Up")),
    "down": Text(QT_TRANSLATE_NOOP("scenes", "Down")),
}
TIPS = {
    "add": Text(QT_TRANSLATE_NOOP("scenes", "Add what is shown, at this position, as a scene")),
    "replace": Text(
        QT_TRANSLATE_NOOP("scenes", "Replace the current scene by what is shown; its notes stay")
    ),
    "remove": Text(QT_TRANSLATE_NOOP("scenes", "Remove the current scene from the list")),
    "up": Text(QT_TRANSLATE_NOOP("scenes", "Move the current scene up")),
    "down": Text(QT_TRANSLATE_NOOP("scenes", "Move the current scene down")),
}
NOTE = Qt.ItemDataRole.UserRole


class SceneRows(QListWidget):
    """The rows; ``asked(row)`` by click or key.  A click leaves the keys to the player."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        if row >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a row is not dragged

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentRow()
        super().keyPressEvent(event)
        if self.currentRow() != before:
            self.asked.emit(self.currentRow())


class SceneRow(QStyledItemDelegate):
    """Paints a row: number and name, below them the first line of the notes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self.theme.px(100), self.theme.px(44))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, rect = self.theme, option.rect
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        if current:
            painter.fillRect(rect, QColor(theme.accent_tint))
            painter.fillRect(
                QRect(rect.left(), rect.top(), theme.px(3), rect.height()), QColor(theme.accent)
            )
        gutter = theme.px(38)
        upper = QRect(rect.left(), rect.top() + theme.px(4), rect.width(), theme.px(19))
        lower = upper.translated(0, theme.px(18))
        middle = Qt.AlignmentFlag.AlignVCenter
        left = int(middle | Qt.AlignmentFlag.AlignLeft)
        right = int(middle | Qt.AlignmentFlag.AlignRight)
        painter.setPen(QColor(theme.accent if current else theme.second_text))
        painter.setFont(theme.font(13, 600, tabular=True))
        number = QRect(upper.left(), upper.top(), gutter - theme.px(10), upper.height())
        write_in(painter, str(index.row() + 1), QRectF(number), right)
        for box, text, font, colour in (
            (upper, index.data(), theme.font(13, 600), theme.text),
            (lower, index.data(NOTE), theme.font(12), theme.second_text),
        ):
            box.adjust(gutter, 0, -theme.px(8), 0)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            short = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            write_in(painter, short, QRectF(box), left)


class ScenesPanel(QWidget):
    """The list and the notes; asks for everything by signals and shows what it is told.

    ``scene_asked(number)`` counts from 0; ``edit_asked(key)`` is one of ``BUTTONS``.
    """

    scene_asked = Signal(int)
    edit_asked = Signal(str)
    notes_edited = Signal(str)
    title_edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._list: SceneList | None = None
        self.title = QLineEdit()
        self.rows = SceneRows()
        self._row = SceneRow(self.rows)
        self.rows.setItemDelegate(self._row)
        self.buttons = {key: QToolButton() for key in BUTTONS}
        self.notes = QPlainTextEdit()
        self.notes.setTabChangesFocus(True)
        self.none_open = WrappedLabel(13)
        self._arrange()
        self.rows.asked.connect(self._ask)
        self.notes.textChanged.connect(lambda: self.notes_edited.emit(self.notes.toPlainText()))
        self.title.textEdited.connect(self.title_edited)
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _, key=key: self.edit_asked.emit(key))
        self.show_theme(LIGHT)
        self.show_language(self._words)
        self.show_list(None, 0)

    def _arrange(self) -> None:
        self._layout = QVBoxLayout(self)
        row = QHBoxLayout()
        row.setSpacing(4)
        for button in self.buttons.values():
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(button)
        self._layout.addWidget(self.none_open)
        self._layout.addWidget(self.title)
        self._layout.addWidget(self.rows, 3)
        self._layout.addLayout(row)
        self._layout.addWidget(self.notes, 2)
        self._layout.addStretch(0)

    def _ask(self, number: int) -> None:
        self.notes.clearFocus()  # the arrow keys are the player's again
        self.title.clearFocus()
        self.scene_asked.emit(number)

    # What is shown

    def show_list(self, scenes: SceneList | None, current: int) -> None:
        """Show a list (None: there is none) and which scene is the current one."""
        self._list = scenes
        there = scenes is not None
        self.none_open.setVisible(not there)
        for widget in (self.title, self.rows, self.notes):
            widget.setVisible(there)
        self._fill_rows(scenes.scenes if scenes is not None else (), current)
        count = self.rows.count()
        usable = {"replace": there, "remove": count > 1, "up": current > 0}
        usable["down"] = current + 1 < count
        for key, button in self.buttons.items():
            button.setEnabled(usable.get(key, True))
        title = scenes.title if scenes is not None else ""
        notes = scenes.scenes[current].notes if scenes is not None else ""
        if self.title.text() != title:
            self.title.setText(title)
        if self.notes.toPlainText() != notes:
            with QSignalBlocker(self.notes):
                self.notes.setPlainText(notes)

    def _fill_rows(self, scenes: tuple[Scenario, ...], current: int) -> None:
        rows = self.rows
        with QSignalBlocker(rows):
            while rows.count() > len(scenes):
                rows.takeItem(rows.count() - 1)
            for place, scene in enumerate(scenes):
                if place == rows.count():
                    rows.addItem(QListWidgetItem())
                name = self._words(name_of(scene))
                note = next((line for line in scene.notes.splitlines() if line.strip()), "").strip()
                rows.item(place).setText(name)
                rows.item(place).setData(NOTE, note)
                rows.item(place).setToolTip(f"{name}\n{note}".strip())
            rows.setCurrentRow(current if scenes else -1)
        if scenes:
            middle = QAbstractItemView.ScrollHint.PositionAtCenter
            rows.scrollToItem(rows.item(current), middle)
        rows.viewport().update()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(PANEL))
        self.rows.setAccessibleName(words(PANEL))
        self.title.setPlaceholderText(words(TITLE))
        self.title.setAccessibleName(words(TITLE))
        self.notes.setPlaceholderText(words(NOTES))
        self.notes.setAccessibleName(words(NOTES))
        self.none_open.setText(words(NONE_OPEN))
        for key, button in self.buttons.items():
            button.setText(words(BUTTONS[key]))
            button.setToolTip(words(TIPS[key]))
            button.setAccessibleName(words(TIPS[key]))
        if self._list is not None:
            self._fill_rows(self._list.scenes, self.rows.currentRow())

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        show_ground(self, theme.panel)
        self._row.theme = theme
        self.title.setFont(theme.font(14, 600))
        self.notes.setFont(theme.font(17))
        self.none_open.show_theme(theme)
        for button in self.buttons.values():
            button.setFont(theme.font(12.5))
        colours = self.rows.palette()
        colours.setColor(QPalette.ColorRole.Base, QColor(theme.panel))
        self.rows.setPalette(colours)
        self.rows.doItemsLayout()
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(6))


def name_of(scene: Scenario) -> Text:
    """Return what a scene shows in a few words: network, size, operation."""
    topology = kind_of(scene.topology).title
    return Text(SCENE, topology=topology, n=scene.p, operation=scene.operation_entry.title)
