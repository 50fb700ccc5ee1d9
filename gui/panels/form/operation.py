"""The form's second group: operation, algorithm, switching method, size of a packet.

Algorithms that do not apply stay in the list, out of reach, with the engine's sentence why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from engine.algorithms import algorithm_of, algorithms_of, default_algorithm
from engine.cost import FINITE_PACKETS, SWITCHINGS
from engine.models import MODELS
from engine.operation import OPERATIONS, Task, operation_of
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from gui.reason_combo import ReasonCombo
from gui.segments import Segmented
from gui.theme import Theme
from gui.value_field import ValueField
from gui.widgets import CalmCombo, WrappedLabel
from gui.words import Words

if TYPE_CHECKING:
    from engine.scenario import Scenario

OPERATION = Text(QT_TRANSLATE_NOOP("form", "Operation"))
ALGORITHM = Text(QT_TRANSLATE_NOOP("form", "Algorithm"))
SWITCHING = QT_TRANSLATE_NOOP("form", "Switching method: {title}")
DUAL = QT_TRANSLATE_NOOP("form", "{mpi} · dual: {dual}")
DEFAULT = QT_TRANSLATE_NOOP("form", "{title} (default)")
PACKET = Text(QT_TRANSLATE_NOOP("form", "Packet P"))
PACKET_WORDS = Text(QT_TRANSLATE_NOOP("form", "words"))
PACKET_UNUSED = Text(QT_TRANSLATE_NOOP("form", "finite packets only"))
PACKET_TIP = Text(
    QT_TRANSLATE_NOOP("form", "Words of a packet; a longer message goes as several packets")
)

MODEL = QT_TRANSLATE_NOOP("form", "What a message costs: {title}")
NOTES = {
    "A": Text(QT_TRANSLATE_NOOP("form", "t = tn + m tk + tc: startup, bytes, service data")),
    "B": Text(
        QT_TRANSLATE_NOOP(
            "form",
            "Packets of at most Vmax bytes, Vc of them a head; the first one is prepared at t1 a "
            "byte",
        )
    ),
    "C": Text(QT_TRANSLATE_NOOP("form", "t = tn + m tk (Hockney): startup and bytes")),
}
"""What each model of a cluster counts."""


class OperationGroup(QWidget):
    """What is done, by which algorithm, by which switching method."""

    changed = Signal()
    operation_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._topology: Topology | None = None
        self._task = Task()
        self._algorithm = ""  # as given: empty is "the default of the case"
        self.operation = CalmCombo()
        self.about = WrappedLabel(11.5)
        self.algorithm = ReasonCombo()
        self.reason = WrappedLabel(11.5)
        self.switching = Segmented([choice.key for choice in SWITCHINGS])
        self.model = Segmented([model.key for model in MODELS])
        self.model_note = WrappedLabel(11.5)
        self.packet_label = QLabel()
        self.packet = ValueField()
        self.packet_note = WrappedLabel(11.5)
        for operation in OPERATIONS:
            self.operation.addItem(str(operation.title), operation.key)
        self.operation.setMaxVisibleItems(len(OPERATIONS))
        self._arrange()
        self.operation.activated.connect(self._operation_chosen)
        self.algorithm.activated.connect(self._algorithm_chosen)
        self.algorithm.hovered_reason.connect(self._show_reason)
        self.switching.chosen.connect(self._switching_chosen)
        self.model.chosen.connect(lambda _: self.changed.emit())
        self.packet.committed.connect(self.changed)
        self.switching.show_key(SWITCHINGS[0].key)
        self.model.show_key(MODELS[0].key)
        self._show_star(star=False)

    def _arrange(self) -> None:
        self.packet_label.setBuddy(self.packet)
        self.packet.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        above = (self.operation, self.about, self.algorithm, self.reason)
        rows = (*above, self.switching, self.model, self.model_note)
        for row, widget in enumerate(rows):
            self._layout.addWidget(widget, row, 0)
        self._packets = QWidget()
        self._packet_row = QHBoxLayout(self._packets)
        self._packet_row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.packet_label, self.packet, self.packet_note):
            self._packet_row.addWidget(widget)
        self._packet_row.setStretch(2, 1)
        self._layout.addWidget(self._packets, len(rows), 0)

    def values(self) -> dict[str, str]:
        """Return operation, algorithm (empty: the default), switching, packet, model."""
        return {
            "operation": self.operation.currentData(),
            "algorithm": self._algorithm,
            "switching": self.switching.key(),
            "packet": self.packet.value(),
            "model": self.model.key(),
        }

    def forget_algorithm(self) -> None:
        """Take the default algorithm of whatever network comes."""
        self._algorithm = ""

    def _show_star(self, star: bool) -> None:
        """Show the models of clusters in place of switching and packets, or these."""
        for widget in (self.switching, self._packets):
            widget.setVisible(not star)
        for widget in (self.model, self.model_note):
            widget.setVisible(star)

    def _operation_chosen(self) -> None:
        self._algorithm = ""
        self._list_algorithms()
        self._say_about()
        self.operation_changed.emit()
        self.changed.emit()

    def _algorithm_chosen(self) -> None:
        key = self.algorithm.key()
        self._algorithm = "" if key == self._default() else key
        self._show_reason("")
        self.operation_changed.emit()
        self.changed.emit()

    def _switching_chosen(self) -> None:
        self._list_algorithms()
        self._enable_packet()
        self.changed.emit()

    def _default(self) -> str:
        """Return the key of the algorithm that is taken when nothing is said."""
        operation = self.operation.currentData()
        if self._topology is None:
            return algorithms_of(operation)[0].key
        return default_algorithm(operation, self._topology, self.switching.key()).key

    def _list_algorithms(self) -> None:
        """Fill the list for the operation; what does not apply gets its sentence."""
        words, default = self._words, self._default()
        entries = []
        star = self._topology is not None and self._topology.centre is not None
        for entry in algorithms_of(self.operation.currentData()):
            if not entry.made_for(star):
                continue
            title: Text = entry.title
            if entry.key == default:
                title = Text(DEFAULT, title=entry.title)
            why = None if self._topology is None else entry.why_not(self._topology, self._task)
            entries.append((entry.key, words(title), "" if why is None else words(why)))
        self.algorithm.show_entries(entries)
        self.algorithm.show_key(self._algorithm or default)
        self.algorithm.setToolTip(self.algorithm.currentText())
        self._show_reason("")

    def _show_reason(self, reason: str) -> None:
        """Show why the entry under the pointer, or the chosen one, is out of reach, or its note."""
        chosen = algorithm_of(self.operation.currentData(), self.algorithm.key())
        note = "" if chosen.note is None else self._words(chosen.note)
        shown = reason or self.algorithm.reason() or note
        self.reason.setText(shown)
        self.reason.setVisible(bool(shown))

    def _enable_packet(self) -> None:
        used = self.switching.key() == FINITE_PACKETS
        self.packet.setEnabled(used)
        self.packet_label.setEnabled(used)
        self.packet_note.setText(self._words(PACKET_WORDS if used else PACKET_UNUSED))
        self.packet.setToolTip(self._words(PACKET_TIP if used else PACKET_UNUSED))

    def _say_about(self) -> None:
        operation = operation_of(self.operation.currentData())
        if operation.dual is None:
            self.about.setText(operation.mpi)
        else:
            dual = self._words(operation_of(operation.dual).title)
            lower = dual[:1].lower() + dual[1:]
            self.about.setText(self._words(Text(DUAL, mpi=operation.mpi, dual=lower)))
        summary = self._words(operation.summary)
        self.about.setToolTip(summary)
        self.operation.setToolTip(f"{self.operation.currentText()}\n{summary}")

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a scenario's operation, algorithm and switching method."""
        self._topology, self._task = scenario.logical, scenario.task
        self._algorithm = scenario.algorithm or ""
        self.operation.setCurrentIndex(self.operation.findData(scenario.operation))
        self.switching.show_key(scenario.switching)
        self.packet.show_value(str(scenario.packet))
        self.model.show_key(scenario.cluster.model)
        self._show_star(star=scenario.message is not None)
        self.model_note.setText(self._words(NOTES[scenario.cluster.model]))
        self._list_algorithms()
        self._enable_packet()
        self._say_about()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for place, operation in enumerate(OPERATIONS):
            self.operation.setItemText(place, words(operation.title))
            summary = words(operation.summary)
            self.operation.setItemData(place, summary, Qt.ItemDataRole.ToolTipRole)
        self.operation.setAccessibleName(words(OPERATION))
        self.algorithm.setAccessibleName(words(ALGORITHM))
        titles = [words(choice.title) for choice in SWITCHINGS]
        names = [words(Text(SWITCHING, title=title)) for title in titles]
        self.switching.show_titles(titles, names)
        models = [words(model.title) for model in MODELS]
        self.model.show_titles(models, [words(Text(MODEL, title=title)) for title in models])
        self.model_note.setText(words(NOTES[self.model.key()]))
        self.packet_label.setText(words(PACKET))
        self.packet.setAccessibleName(words(PACKET))
        self._list_algorithms()
        self._enable_packet()
        self._say_about()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.operation.show_theme(theme)
        self.packet_label.setFont(theme.font(13))
        for widget in (self.about, self.algorithm, self.reason, self.packet_note, self.model_note):
            widget.show_theme(theme)
        self.model.show_theme(theme)
        self.switching.show_theme(theme)
        self.packet.show_theme(theme)
        self.packet.setFixedWidth(theme.px(64))
        self._packet_row.setSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(5))
