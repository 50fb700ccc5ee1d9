"""The form's first group: the kind of network and its size.

Kinds come from the catalogue.  A torus is given by its sides, every other kind by p.  When a
person changes the kind, p stays if it can, else it becomes the nearest that can be.
"""

from __future__ import annotations

from functools import cache
from math import isqrt, prod
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from engine.errors import InputError
from engine.scenario.fields import MAX_P
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES, kind_of
from gui.panels.form.fields import TypedCombo
from gui.segments import Segmented
from gui.theme import Theme
from gui.widgets import CalmSlider
from gui.words import Words, number

if TYPE_CHECKING:
    from engine.scenario import Scenario

WITH_SIDES = frozenset({"torus"})
"""Kinds that are given by their sides."""

SIDES = (
    *("2x2", "2x4", "3x3", "3x4", "4x4", "3x5", "4x8", "5x5", "6x6", "8x8"),
    *("3x3x3", "4x4x4", "8x16", "16x16", "8x8x8", "16x32", "32x32"),
)
COUNTS = (2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32, 48, 64, 100, 128, 256, 512, 1024)

NETWORK = Text(QT_TRANSLATE_NOOP("form", "Network"))
KIND_TIP = QT_TRANSLATE_NOOP("form", "The kind of network: {kind}")
PROCESSORS = Text(QT_TRANSLATE_NOOP("form", "Processors p"))
SIDES_OF_P = QT_TRANSLATE_NOOP("form", "Sides (p = {p})")
SIDES_ONLY = Text(QT_TRANSLATE_NOOP("form", "Sides"))
PROCESSORS_TIP = Text(
    QT_TRANSLATE_NOOP("form", "How many processors (nodes) the network has: choose or type")
)
SIDES_TIP = Text(
    QT_TRANSLATE_NOOP("form", "The sides of the torus, such as 4x8 or 4x4x4: choose or type")
)
SLIDER_NAME = Text(QT_TRANSLATE_NOOP("form", "Size of the network"))


def size_in_words(size: str) -> str:
    """Return a size as people read it: ``4 × 8``, ``1024``."""
    return size.replace("x", " × ")


def typed_size(text: str) -> str:
    """Return what was typed as the engine takes it: all signs for "times" are an x."""
    joined = "".join(text.split()).lower()
    for sign in "×х*·":  # the second is Cyrillic
        joined = joined.replace(sign, "x")
    return joined


@cache
def presets(kind: str) -> tuple[str, ...]:
    """Return the sizes that the list and the slider offer for a kind, rising in p."""
    if kind in WITH_SIDES:
        return tuple(sorted(SIDES, key=lambda size: processors(size) or 0))
    return tuple(str(p) for p in COUNTS if _fits(kind, p))


def _fits(kind: str, p: int) -> bool:
    try:
        kind_of(kind).dims_of_p(p)
    except InputError:
        return False
    return True


def squarest_sides(p: int) -> str | None:
    """Return two sides with the product p, as equal as can be; None where there are none."""
    for side in range(isqrt(p), 1, -1):
        if p % side == 0:
            return f"{side}x{p // side}"
    return None


def size_near(kind: str, p: int) -> str:
    """Return the size of a kind with p processors, or else with the nearest number, low first.

    Whatever was typed, no more processors are looked for than there may be.
    """
    p = min(max(p, 2), MAX_P)
    for distance in range(p + 4):
        for other in (p - distance, p + distance):
            if kind in WITH_SIDES:
                sides = squarest_sides(other) if other >= 4 else None
                if sides is not None:
                    return sides
            elif other >= 2 and _fits(kind, other):
                return str(other)
    return presets(kind)[0]


def processors(size: str) -> int | None:
    """Return p of a size, None if it is not one."""
    try:
        return prod(int(side) for side in size.split("x"))
    except ValueError:
        return None


class NetworkGroup(QWidget):
    """Segments for the kind; a combo and a slider for the size."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._p = 16
        self._listed = ""
        self._shown: dict[str, str] = {}
        clusters = next(kind.key for kind in TOPOLOGIES if kind.star)
        self.kind = Segmented([kind.key for kind in TOPOLOGIES], second=clusters)
        self.size_label = QLabel()
        self.size = TypedCombo()
        self.slider = CalmSlider(len(COUNTS))
        self.size_label.setBuddy(self.size)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.kind, 0, 0, 1, 2)
        self._layout.addWidget(self.size_label, 1, 0)
        self._layout.addWidget(self.size, 1, 1)
        self._layout.addWidget(self.slider, 2, 0, 1, 2)
        self._layout.setColumnStretch(0, 1)
        self.kind.chosen.connect(self._kind_chosen)
        self.size.committed.connect(self._size_committed)
        self.slider.valueChanged.connect(self._slider_moved)
        self.kind.show_key(TOPOLOGIES[0].key)
        self._list_sizes(TOPOLOGIES[0].key)

    def values(self) -> dict[str, str]:
        """Return topology, and p or dims."""
        kind = self.kind.key()
        return {"topology": kind, ("dims" if kind in WITH_SIDES else "p"): self._size()}

    def star(self) -> bool:
        """Return whether a hub or a switch is chosen."""
        return kind_of(self.kind.key()).star

    def shown(self) -> dict[str, str]:
        """Return the values of the scenario that was shown last."""
        return self._shown

    def _size(self) -> str:
        return typed_size(self.size.currentText())

    def p(self) -> int | None:
        """Return the number of processors that stands there, None if it is none."""
        return processors(self._size())

    def _list_sizes(self, kind: str) -> None:
        if kind == self._listed:
            return
        self._listed = kind
        text = self.size.currentText()
        self.size.clear()
        self.size.addItems([size_in_words(size) for size in presets(kind)])
        self.size.setCurrentIndex(-1)
        self.size.setEditText(text)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(presets(kind)) - 1)

    def _show_size(self, size: str) -> None:
        with QSignalBlocker(self.size):
            self.size.setCurrentIndex(self.size.findText(size_in_words(size)))
        self.size.field.show_value(size_in_words(size))
        self._place_slider(size)
        self._label_size()

    def _place_slider(self, size: str) -> None:
        """Put the slider at a size, or at the nearest that it has."""
        offered = presets(self._listed)
        p = processors(size) or 2
        nearest = min(range(len(offered)), key=lambda i: abs((processors(offered[i]) or 0) - p))
        with QSignalBlocker(self.slider):
            self.slider.setValue(offered.index(size) if size in offered else nearest)

    def _kind_chosen(self, kind: str) -> None:
        p = self.p() or self._p
        self._list_sizes(kind)
        self._show_size(size_near(kind, p))
        self._label_kind()
        self.changed.emit()

    def _size_committed(self) -> None:
        if self.p() is not None:
            self._place_slider(self._size())
        self._label_size()
        self.changed.emit()

    def _slider_moved(self, place: int) -> None:
        self.size.field.setText(size_in_words(presets(self._listed)[place]))
        self._label_size()
        self.changed.emit()

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a scenario's network."""
        self._p = scenario.p
        self.kind.show_key(scenario.topology)
        self._list_sizes(scenario.topology)
        sided = scenario.topology in WITH_SIDES
        self._show_size("x".join(map(str, scenario.dims)) if sided else str(scenario.p))
        self._label_kind()
        self._shown = self.values()

    def _label_size(self) -> None:
        p = self.p()
        if self._listed not in WITH_SIDES:
            text: Text = PROCESSORS
        else:
            text = Text(SIDES_OF_P, p=number(p)) if p is not None else SIDES_ONLY
        self.size_label.setText(self._words(text))

    def _label_kind(self) -> None:
        sided = self._listed in WITH_SIDES
        self.size.setToolTip(self._words(SIDES_TIP if sided else PROCESSORS_TIP))
        self.size.setAccessibleName(self._words(SIDES_ONLY if sided else PROCESSORS))
        self._label_size()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        titles = [words(kind.title) for kind in TOPOLOGIES]
        tips = [words(Text(KIND_TIP, kind=title)) for title in titles]
        self.kind.show_titles(titles, tips)
        self.slider.setAccessibleName(words(SLIDER_NAME))
        self.slider.setToolTip(words(SLIDER_NAME))
        self._label_kind()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.kind.show_theme(theme)
        self.size_label.setFont(theme.font(13))
        self.size.show_theme(theme)
        self.size.field.show_theme(theme)
        self.size.setFixedWidth(theme.px(92))
        self._layout.setHorizontalSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(6))
