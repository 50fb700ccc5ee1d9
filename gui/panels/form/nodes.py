"""The form's third group: which nodes take part, the order of dimensions, the startups.

What the operation does not use is disabled and says why.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from engine.algorithms import algorithm_of
from engine.cost import STARTUPS
from engine.operation import operation_of
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from gui.segments import Segmented
from gui.theme import Theme
from gui.value_field import ValueField
from gui.widgets import WrappedLabel
from gui.words import Words

if TYPE_CHECKING:
    from engine.scenario import Scenario

ROOT = Text(QT_TRANSLATE_NOOP("form", "Root"))
SHIFT = Text(QT_TRANSLATE_NOOP("form", "Shift q"))
SOURCE = Text(QT_TRANSLATE_NOOP("form", "Source"))
TARGET = Text(QT_TRANSLATE_NOOP("form", "Target"))
TITLES = {"root": ROOT, "q": SHIFT, "source": SOURCE, "target": TARGET}
FALLBACK = {"root": "0", "q": "1", "source": "", "target": ""}
"""What a field goes back to when the network has become too small for it."""

ROOT_TIP = Text(QT_TRANSLATE_NOOP("form", "The node that sends to all or collects from all"))
SHIFT_TIP = Text(QT_TRANSLATE_NOOP("form", "How many places every message moves on"))
SOURCE_TIP = Text(QT_TRANSLATE_NOOP("form", "The node that sends"))
TARGET_TIP = Text(QT_TRANSLATE_NOOP("form", "The node that receives; empty: the farthest one"))
TIPS = {"root": ROOT_TIP, "q": SHIFT_TIP, "source": SOURCE_TIP, "target": TARGET_TIP}

ALL_SEND = Text(QT_TRANSLATE_NOOP("form", "not needed: all nodes send"))
NOT_NEEDED = QT_TRANSLATE_NOOP("form", "not needed: {names}")
ROOT_UNUSED = Text(QT_TRANSLATE_NOOP("form", "not needed: there is no root, all nodes send"))
ROOT_NAMED = Text(QT_TRANSLATE_NOOP("form", "not needed: source and target are named"))
SHIFT_UNUSED = Text(QT_TRANSLATE_NOOP("form", "not needed: only a circular shift has q"))
ENDS_UNUSED = Text(QT_TRANSLATE_NOOP("form", "not needed: only point-to-point has them"))

ORDER = Text(QT_TRANSLATE_NOOP("form", "Order"))
LOW = Text(QT_TRANSLATE_NOOP("form", "low first"))
HIGH = Text(QT_TRANSLATE_NOOP("form", "high first"))
LOW_TIP = Text(QT_TRANSLATE_NOOP("form", "The last dimension first: bit 0 on a hypercube"))
HIGH_TIP = Text(QT_TRANSLATE_NOOP("form", "The first dimension first: the high bit on a hypercube"))
ONE_DIMENSION = Text(QT_TRANSLATE_NOOP("form", "not needed: there is one dimension only"))
OWN_ORDER = Text(QT_TRANSLATE_NOOP("form", "not needed: this algorithm has an order of its own"))
STARTUP = Text(QT_TRANSLATE_NOOP("form", "Startups"))
ONE = Text(QT_TRANSLATE_NOOP("form", "one a step"))
EACH = Text(QT_TRANSLATE_NOOP("form", "one a message"))
ONE_TIP = Text(QT_TRANSLATE_NOOP("form", "The startup is paid once in a step"))
EACH_TIP = Text(
    QT_TRANSLATE_NOOP("form", "A node's second message of a step starts after 2 ts, and so on")
)


class NodesGroup(QWidget):
    """Root, q, source, target; order and startups."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._scenario: Scenario | None = None
        self._startups = ""  # as given: empty is "the default of the case"
        self.fields = {key: ValueField() for key in TITLES}
        self.labels = {key: QLabel() for key in TITLES}
        self.note = WrappedLabel(11.5)
        self.order_label, self.startups_label = QLabel(), QLabel()
        self.order = Segmented(["low", "high"])
        self.startups = Segmented([choice.key for choice in STARTUPS])
        self.order_note = WrappedLabel(11.5)
        self._arrange()
        for field in self.fields.values():
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.committed.connect(self.changed)
        self.order.chosen.connect(lambda _: self.changed.emit())
        self.startups.chosen.connect(self._startups_chosen)
        self.order.show_key("low")
        self.startups.show_key(STARTUPS[0].key)

    def _arrange(self) -> None:
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for place, key in enumerate(TITLES):
            row, column = divmod(place, 2)
            self._layout.addWidget(self.labels[key], row, 2 * column)
            self._layout.addWidget(self.fields[key], row, 2 * column + 1)
            self.labels[key].setBuddy(self.fields[key])
        self._layout.addWidget(self.note, 2, 0, 1, 4)
        self._layout.addWidget(self.order_label, 3, 0)
        self._layout.addWidget(self.order, 3, 1, 1, 3)
        self._layout.addWidget(self.order_note, 4, 0, 1, 4)
        self._layout.addWidget(self.startups_label, 5, 0)
        self._layout.addWidget(self.startups, 5, 1, 1, 3)
        self._layout.setColumnStretch(1, 1)
        self._layout.setColumnStretch(3, 1)

    def values(self) -> dict[str, str]:
        """Return root, q, source, target, order, startups (empty: the default of the case)."""
        typed = {key: field.value() for key, field in self.fields.items()}
        return {**typed, "order": self.order.key(), "startups": self._startups}

    def _startups_chosen(self, key: str) -> None:
        self._startups = key
        self.changed.emit()

    def forget_startups(self) -> None:
        """Go back to the startups that another algorithm has by itself."""
        self._startups = ""

    def fit(self, p: int) -> None:
        """Let go of nodes that a network of p does not have, and of a target that was farthest."""
        for key, field in self.fields.items():
            value = field.value()
            if value.isdigit() and int(value) >= p:
                field.setText(FALLBACK[key])
        if self._scenario is not None and self._scenario.given_target is None:
            self.fields["target"].setText("")

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a scenario's nodes, order and startups."""
        self._scenario = scenario
        self._startups = scenario.given_startups or ""
        for key, field in self.fields.items():
            field.show_value(str(getattr(scenario, key)))
        self.order.show_key(scenario.order)
        self.startups.show_key(scenario.startups)
        self._enable()
        for widget in (self.order_label, self.order, self.startups_label, self.startups):
            widget.setVisible(scenario.message is None)

    def _enable(self) -> None:
        """Disable what is not used, with the reason."""
        if self._scenario is None:
            return
        words, uses = self._words, self._scenario.uses
        reasons = {
            "root": ROOT_NAMED if "source" in uses else ROOT_UNUSED,
            "q": SHIFT_UNUSED,
            "source": ENDS_UNUSED,
            "target": ENDS_UNUSED,
        }
        for key, field in self.fields.items():
            used = key in uses
            field.setEnabled(used)
            self.labels[key].setEnabled(used)
            field.setToolTip(words(TIPS[key] if used else reasons[key]))
        unused = [words(TITLES[key]) for key in TITLES if key not in uses]
        nobody = len(unused) == len(TITLES)
        names = Text(NOT_NEEDED, names=enumeration(unused))
        self.note.setText(words(ALL_SEND if nobody else names))
        self._enable_order(self._scenario)

    def _enable_order(self, scenario: Scenario) -> None:
        why = _why_no_order(scenario)
        for widget in (self.order, self.order_label):
            widget.setEnabled(why is None)
        self.order_note.setText("" if why is None else self._words(why))
        self.order_note.setVisible(why is not None and scenario.message is None)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for key, label in self.labels.items():
            label.setText(words(TITLES[key]))
            self.fields[key].setAccessibleName(words(TITLES[key]))
        self.order_label.setText(words(ORDER))
        self.startups_label.setText(words(STARTUP))
        self.order.show_titles([words(LOW), words(HIGH)], [words(LOW_TIP), words(HIGH_TIP)])
        self.startups.show_titles([words(ONE), words(EACH)], [words(ONE_TIP), words(EACH_TIP)])
        self._enable()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for label in (*self.labels.values(), self.order_label, self.startups_label):
            label.setFont(theme.font(13))
        for widget in (*self.fields.values(), self.note, self.order_note):
            widget.show_theme(theme)
        for field in self.fields.values():
            field.setMinimumWidth(theme.px(40))
        self.order.show_theme(theme)
        self.startups.show_theme(theme)
        self._layout.setHorizontalSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(5))


def _why_no_order(scenario: Scenario) -> Text | None:
    """Return why the order of dimensions cannot be chosen, None if it can."""
    if len(scenario.logical.dims) < 2:
        return ONE_DIMENSION
    algorithm = algorithm_of(scenario.operation, scenario.algorithm_key)
    if "order" not in operation_of(scenario.operation).uses | algorithm.uses:
        return OWN_ORDER
    if scenario.order == "high":
        return None
    return algorithm.why_not(scenario.logical, replace(scenario.task, order="high"))
