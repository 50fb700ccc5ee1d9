"""The parts of the lab's column: a network by kind and size, the map, and buttons in rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.embedding import BY_HAND, MAPS, TITLES, GuestKind, HostKind, why_not
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.embedding_lab.state import RANDOM, Laying
from gui.reason_combo import ReasonCombo
from gui.theme import Theme
from gui.value_field import ValueField
from gui.widgets import CalmCombo, show_ink
from gui.words import Words

KIND_OF = QT_TRANSLATE_NOOP("embedding lab", "{network}: kind")
SIZE_OF = QT_TRANSLATE_NOOP("embedding lab", "{network}: nodes or sides, such as 16 or 4x4")
MAP = Text(QT_TRANSLATE_NOOP("embedding lab", "Map"))
SEED = Text(QT_TRANSLATE_NOOP("embedding lab", "Seed"))
NODES = Text(QT_TRANSLATE_NOOP("embedding lab", "Host nodes of guest nodes 0, 1, …"))
BY_DRAG = Text(QT_TRANSLATE_NOOP("embedding lab", "drag a node, or type the host nodes below"))


class NetworkFields(QWidget):
    """A heading, the kind and the size; ``kind_chosen(str)`` and ``size_typed(str)``."""

    kind_chosen = Signal(str)
    size_typed = Signal(str)

    def __init__(self, title: Text, kinds: Sequence[GuestKind] | Sequence[HostKind]) -> None:
        super().__init__()
        self._title, self._kinds = title, kinds
        self.heading, self.kind, self.size = QLabel(), CalmCombo(), ValueField()
        for kind in kinds:
            self.kind.addItem("", kind.key)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.heading, 0, 0, 1, 2)
        self._layout.addWidget(self.kind, 1, 0)
        self._layout.addWidget(self.size, 1, 1)
        self._layout.setColumnStretch(0, 1)
        self.kind.activated.connect(lambda _: self.kind_chosen.emit(self.kind.currentData()))
        self.size.committed.connect(lambda: self.size_typed.emit(self.size.text()))

    def show_network(self, kind: str, written: str) -> None:
        """Show a network, silently."""
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.size.show_value(written)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        title = words(self._title)
        self.heading.setText(title.upper())
        for place, kind in enumerate(self._kinds):
            self.kind.setItemText(place, words(kind.title))
        kind_name, size_name = (words(Text(one, network=title)) for one in (KIND_OF, SIZE_OF))
        self.kind.setAccessibleName(kind_name)
        self.kind.setToolTip(kind_name)
        self.size.setAccessibleName(size_name)
        self.size.setToolTip(size_name)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.heading.setFont(theme.font(11.5, 600))
        show_ink(self.heading, theme.second_text)
        self.kind.show_theme(theme)
        self.size.show_theme(theme)
        self.size.setFixedWidth(theme.px(84))
        self._layout.setHorizontalSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(4))


class MapFields(QWidget):
    """The map of the catalogue, the seed of the random one, and the host nodes as a list.

    ``map_chosen(str)``, ``seed_typed(str)``, ``nodes_typed(object)``: a list of words.
    """

    map_chosen = Signal(str)
    seed_typed = Signal(str)
    nodes_typed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._laying: Laying | None = None
        self._words = Words()
        self.heading, self.map = QLabel(), ReasonCombo()
        self.seed_label, self.seed = QLabel(), ValueField()
        self.nodes_label, self.nodes = QLabel(), ValueField()
        self.seed_label.setBuddy(self.seed)
        self.nodes_label.setBuddy(self.nodes)
        self._seed_row = QHBoxLayout()
        self._seed_row.addWidget(self.seed_label, 1)
        self._seed_row.addWidget(self.seed)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.heading)
        self._layout.addWidget(self.map)
        self._layout.addLayout(self._seed_row)
        self._layout.addWidget(self.nodes_label)
        self._layout.addWidget(self.nodes)
        self.map.activated.connect(lambda _: self._choose())
        self.seed.committed.connect(lambda: self.seed_typed.emit(self.seed.text()))
        self.nodes.committed.connect(lambda: self.nodes_typed.emit(node_words(self.nodes.text())))

    def _choose(self) -> None:
        key = self.map.key()
        if key != BY_HAND:
            self.map_chosen.emit(key)

    def show_laying(self, laying: Laying) -> None:
        """Show the map of a laying, silently."""
        self._laying = laying
        key = laying.embedding.map
        self._list()
        self.map.show_key(key)
        for widget in (self.seed_label, self.seed):
            widget.setVisible(key == RANDOM)
        self.seed.show_value(str(laying.seed))
        written = " ".join(map(str, laying.embedding.placed))
        self.nodes.show_value(written)
        self.nodes.setCursorPosition(0)
        self.nodes.setToolTip(written)

    def _list(self) -> None:
        """List all maps, with the reasons of those that do not apply."""
        laying, words = self._laying, self._words
        if laying is None:
            return
        entries = []
        for one in MAPS:
            reason = why_not(one.key, laying.guest, laying.host)
            entries.append((one.key, words(one.title), "" if reason is None else words(reason)))
        by_hand = "" if laying.embedding.map == BY_HAND else words(BY_DRAG)
        self.map.show_entries([*entries, (BY_HAND, words(TITLES[BY_HAND]), by_hand)])

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.heading.setText(words(MAP).upper())
        self.map.setAccessibleName(words(MAP))
        self.seed_label.setText(words(SEED))
        self.seed.setAccessibleName(words(SEED))
        self.nodes_label.setText(words(NODES))
        self.nodes.setAccessibleName(words(NODES))
        if self._laying is not None:
            self.show_laying(self._laying)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.heading.setFont(theme.font(11.5, 600))
        show_ink(self.heading, theme.second_text)
        for label in (self.seed_label, self.nodes_label):
            label.setFont(theme.font(12.5))
        for field in (self.map, self.seed, self.nodes):
            field.show_theme(theme)
        self.seed.setFixedWidth(theme.px(104))
        self._layout.setSpacing(theme.px(4))


def node_words(text: str) -> list[str]:
    """Return the words of a list of nodes, whatever stands between them.

    >>> node_words("0, 1-3  2")
    ['0', '1', '3', '2']
    """
    for sign in ",;-":
        text = text.replace(sign, " ")
    return text.split()
