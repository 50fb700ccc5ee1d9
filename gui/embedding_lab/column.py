"""The lab's column: guest, host and map, what may be done with them, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.embedding import BEST, GUESTS, HOSTS
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.button_rows import ButtonRows
from gui.embedding_lab.fields import MapFields, NetworkFields
from gui.embedding_lab.state import Laying, Past
from gui.icons import icon
from gui.panels.form.panel import ErrorLine
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import WrappedLabel, scroll_upright, show_ground, show_ink
from gui.words import Words

WIDTH = 284
GUEST = Text(QT_TRANSLATE_NOOP("embedding lab", "Guest"))
HOST = Text(QT_TRANSLATE_NOOP("embedding lab", "Host"))
RUN = Text(QT_TRANSLATE_NOOP("embedding lab", "Run"))
PICTURE = Text(QT_TRANSLATE_NOOP("embedding lab", "Picture"))
UNDO = Text(QT_TRANSLATE_NOOP("embedding lab", "Undo"))
REDO = Text(QT_TRANSLATE_NOOP("embedding lab", "Redo"))
HINT = Text(
    QT_TRANSLATE_NOOP(
        "embedding lab",
        "Point at an edge or a line, or go through them with the arrow keys: what belongs to it is "
        "lit. Drag a node onto a host node.",
    )
)
BEST_MAP = Text(QT_TRANSLATE_NOOP("embedding lab", "Best map"))
MAP_DEEDS = (
    ("open", Text(QT_TRANSLATE_NOOP("embedding lab", "Open map…"))),
    ("save", Text(QT_TRANSLATE_NOOP("embedding lab", "Save map…"))),
)
RUN_DEEDS = (
    ("use", Text(QT_TRANSLATE_NOOP("embedding lab", "Use in the run"))),
    ("take", Text(QT_TRANSLATE_NOOP("embedding lab", "Take from the run"))),
)
PICTURE_DEEDS = (
    ("copy-picture", Text(QT_TRANSLATE_NOOP("embedding lab", "Copy picture"))),
    ("copy-command", Text(QT_TRANSLATE_NOOP("embedding lab", "Copy command"))),
)
Wish = Callable[[Laying], Laying]


class LabColumn(QWidget):
    """What a person chooses.

    ``wished(str, object)``: the name of a field, and what makes another laying of that on show;
    ``pressed(str)``: the key of a button.
    """

    wished = Signal(str, object)
    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._words = LIGHT, Words()
        self._error: Text | None = None
        self.guest, self.host = NetworkFields(GUEST, GUESTS), NetworkFields(HOST, HOSTS)
        self.map = MapFields()
        self.undo, self.redo, self.best = QToolButton(), QToolButton(), QPushButton()
        self.rows = [ButtonRows(deeds) for deeds in (MAP_DEEDS, RUN_DEEDS, PICTURE_DEEDS)]
        self.headings = [QLabel(), QLabel()]
        self.reason, self.hint = WrappedLabel(12.0), WrappedLabel(12.0)
        self.error = ErrorLine()
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        inside, self._area = QWidget(), QScrollArea()
        self._steps = QHBoxLayout()
        self._steps.addWidget(self.undo)
        self._steps.addWidget(self.redo)
        self._steps.addStretch(1)
        self._steps.addWidget(self.best)
        self._layout = QVBoxLayout(inside)
        self._layout.addLayout(self._steps)
        for widget in (
            *(self.guest, self.host, self.map, self.rows[0]),
            *(self.headings[0], self.rows[1], self.reason),
            *(self.headings[1], self.rows[2], self.hint),
        ):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        scroll_upright(self._area, inside)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self._area, 1)
        self._outer.addWidget(self.error)

    def _connect(self) -> None:
        ask = self.wished.emit
        self.guest.kind_chosen.connect(lambda key: ask("", lambda one: one.with_guest(key)))
        self.host.kind_chosen.connect(lambda key: ask("", lambda one: one.with_host(key)))
        self.guest.size_typed.connect(
            lambda size: ask("guest", lambda one: one.with_guest(one.guest.kind, size))
        )
        self.host.size_typed.connect(
            lambda size: ask("host", lambda one: one.with_host(one.host.kind, size))
        )
        self.map.map_chosen.connect(lambda key: ask("", lambda one: one.with_map(key)))
        self.map.seed_typed.connect(
            lambda seed: ask("seed", lambda one: one.with_map("random", seed))
        )
        self.map.nodes_typed.connect(lambda nodes: ask("nodes", lambda one: one.with_nodes(nodes)))
        self.undo.clicked.connect(lambda: self.pressed.emit("undo"))
        self.redo.clicked.connect(lambda: self.pressed.emit("redo"))
        self.best.clicked.connect(lambda: ask("", lambda one: one.with_map(BEST)))
        for row in self.rows:
            row.pressed.connect(self.pressed)

    def fields(self) -> dict[str, ValueField]:
        """Return the fields that are typed into, by the names of ``wished``."""
        return {
            "guest": self.guest.size,
            "host": self.host.size,
            "seed": self.map.seed,
            "nodes": self.map.nodes,
        }

    # What is shown --------------------------------------------------------------------------------

    def show_past(self, past: Past) -> None:
        """Show what there is now, silently; what was wrong is over."""
        now = past.now
        self.guest.show_network(now.guest.kind, now.guest.written)
        self.host.show_network(now.host.kind, now.host.written)
        self.map.show_laying(now)
        self.undo.setEnabled(past.can_undo)
        self.redo.setEnabled(past.can_redo)
        reason = now.why_not_run
        self.rows[1].buttons["use"].setEnabled(reason is None)
        self.reason.setText("" if reason is None else self._words(reason))
        self.reason.setVisible(reason is not None)
        self.show_error(None)

    def show_error(self, error: Text | None, field: str = "") -> None:
        """Show a sentence, or none, and mark a field; what was typed stays."""
        self._error = error
        self.error.show_sentence("" if error is None else self._words(error))
        for name, one in self.fields().items():
            one.show_alarm(error is not None and name == field)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for part in (self.guest, self.host, self.map, *self.rows):
            part.show_language(words)
        for heading, title in zip(self.headings, (RUN, PICTURE), strict=True):
            heading.setText(words(title).upper())
        for button, title, keys in ((self.undo, UNDO, "Ctrl+Z"), (self.redo, REDO, "Ctrl+Y")):
            button.setAccessibleName(words(title))
            button.setToolTip(f"{words(title)} ({keys})")
        self.best.setText(words(BEST_MAP))
        self.hint.setText(words(HINT))
        self.error.show_sentence("" if self._error is None else words(self._error))
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (self, self._area.viewport(), self._area.widget()):
            show_ground(widget, theme.panel)
        for part in self._themed():
            part.show_theme(theme)
        for heading in self.headings:
            heading.setFont(theme.font(11.5, 600))
            show_ink(heading, theme.second_text)
        self.best.setFont(theme.font(12.5))
        side = theme.px(18)
        for button, name in ((self.undo, "undo"), (self.redo, "redo")):
            button.setIcon(icon(name, theme.text, side))
            button.setIconSize(QSize(side, side))
        edge = theme.px(14)
        self._layout.setContentsMargins(edge, theme.px(10), edge, theme.px(10))
        self._layout.setSpacing(theme.px(8))
        self._fit()

    def _themed(
        self,
    ) -> Iterator[NetworkFields | MapFields | ButtonRows | WrappedLabel | ErrorLine]:
        yield from (self.guest, self.host, self.map, *self.rows)
        yield from (self.reason, self.hint, self.error)

    def _fit(self) -> None:
        """Give the column its width, and the buttons their rows in it."""
        theme = self._theme
        bar = self._area.verticalScrollBar().sizeHint().width()
        room = theme.px(WIDTH) - bar - 2 * theme.px(14)
        widest = max(
            button.sizeHint().width() for row in self.rows for button in row.buttons.values()
        )
        room = max(room, widest, self.map.nodes_label.sizeHint().width())
        self.setFixedWidth(room + bar + 2 * theme.px(14))
        for row in self.rows:
            row.arrange(room)
