"""The form: everything that decides a run, made from the catalogues.

It emits what a person chose or typed as raw strings and judges nothing: the engine does, and its
sentence comes back through ``show_error`` while what was typed stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import pixmap
from gui.panels.form.cost import COST, CostGroup
from gui.panels.form.embedding import EmbeddingRow
from gui.panels.form.network import NETWORK, NetworkGroup
from gui.panels.form.nodes import NodesGroup
from gui.panels.form.operation import OPERATION, OperationGroup
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import WrappedLabel, show_ground, show_ink
from gui.words import Words

if TYPE_CHECKING:
    from engine.scenario import Laid, Scenario

WIDTH = 292
FORM = Text(QT_TRANSLATE_NOOP("form", "Scenario"))
ERROR = Text(QT_TRANSLATE_NOOP("form", "What is wrong"))


class ErrorLine(QWidget):
    """A sentence with a sign before it; takes no room while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = QLabel()
        self.sentence = WrappedLabel(12, 400, "alarm")
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addWidget(self.sentence, 1)
        self.hide()

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence, or nothing."""
        self.sentence.setText(sentence)
        self.setVisible(bool(sentence))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.sentence.show_theme(theme)
        side = theme.px(16)
        self.sign.setPixmap(pixmap("alert-triangle", theme.alarm, side, self.devicePixelRatioF()))
        self._layout.setSpacing(theme.px(6))
        edge = theme.px(16)
        self._layout.setContentsMargins(edge, theme.px(6), edge, theme.px(10))


class FormPanel(QWidget):
    """The scenario as a form.

    ``edited`` carries a dict from option names (topology, p or dims, operation, algorithm,
    switching, m, packet, ts, th, tw, the parameters of a cluster's model, startups, order, root,
    q, source, target, and the embedding if there is one) to raw strings; an empty one stands for
    the default.  ``lab_asked()``: show the embedding in the lab.
    """

    edited = Signal(object)
    lab_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._error: Text | None = None
        self._known: dict[str, str] = {}
        self._laid: Laid | None = None
        self._star = False
        self.network = NetworkGroup()
        self.embedding = EmbeddingRow()
        self.operation = OperationGroup()
        self.nodes = NodesGroup()
        self.cost = CostGroup()
        self.error = ErrorLine()
        self.headings = [QLabel() for _ in range(3)]
        self._arrange()
        self.network.changed.connect(self._network_changed)
        self.embedding.dropped.connect(self._drop_embedding)
        self.embedding.lab_asked.connect(self.lab_asked)
        self.operation.operation_changed.connect(self.nodes.forget_startups)
        for group in (self.operation, self.nodes, self.cost):
            group.changed.connect(self._commit)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def _arrange(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        heading = iter(self.headings)
        for titled, group in (
            (True, self.network),
            (False, self.embedding),
            (True, self.operation),
            (False, self.nodes),
            (True, self.cost),
        ):
            if titled:
                self._layout.addWidget(next(heading))
            self._layout.addWidget(group)
        self._layout.addStretch(1)
        self._scroll.setWidget(inside)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self._scroll, 1)
        self._outer.addWidget(self.error)  # below what scrolls: always in sight

    def sizeHint(self) -> QSize:
        width = self._theme.px(WIDTH)
        inside = self._scroll.widget()
        return QSize(width, inside.layout().totalHeightForWidth(width))

    def values(self) -> dict[str, str]:
        """Return what stands in the form now."""
        return {
            **self.network.values(),
            **self._embedding(),
            **self.operation.values(),
            **self.nodes.values(),
            **self.cost.values(),
        }

    def _embedding(self) -> dict[str, str]:
        """Return the embedding, which is not in the form, as long as its network is."""
        if self._laid is None or self.network.shown() != self.network.values():
            return {}
        return {"embedding": self._laid.written}

    def _drop_embedding(self) -> None:
        """Run on the network itself, by the algorithm that is usual there."""
        self._laid = None
        self.edited.emit({**self.values(), "algorithm": ""})

    def typed_fields(self) -> dict[str, ValueField]:
        """Return the fields that a person types into, by option name."""
        size = self.network.size.field
        return {
            "p": size,
            "dims": size,
            "packet": self.operation.packet,
            **self.nodes.fields,
            **self.cost.fields,
        }

    def _network_changed(self) -> None:
        if self.network.star() != self._star:
            self._star = self.network.star()
            self.operation.forget_algorithm()
        p = self.network.p()
        if p is not None:
            self.nodes.fit(p)
        self._commit()

    def _commit(self) -> None:
        values = self.values()
        if values != self._known:
            self._known = values
            self.edited.emit(values)

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a valid scenario, silently; an error that was shown is over."""
        self._laid = scenario.laid
        self._star = scenario.message is not None
        for group in (self.network, self.embedding, self.operation, self.nodes, self.cost):
            group.show_scenario(scenario)
        waiting = any(field.waits() for field in self.typed_fields().values())
        self._known = {} if waiting else self.values()
        self.show_error(None)

    def show_error(self, error: Text | None) -> None:
        """Show the engine's sentence, or none; what was typed stays."""
        self._error = error
        self.error.show_sentence("" if error is None else self._words(error))
        named = "" if error is None else str(dict(error.values).get("name", ""))
        fields = self.typed_fields()
        for field in fields.values():
            field.show_alarm(field is fields.get(named))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for heading, title in zip(self.headings, (NETWORK, OPERATION, COST), strict=True):
            heading.setText(words(title).upper())
        for group in (self.network, self.embedding, self.operation, self.nodes, self.cost):
            group.show_language(words)
        self.setAccessibleName(words(FORM))
        self.error.sentence.setAccessibleName(words(ERROR))
        self.show_error(self._error)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (self, self._scroll.viewport(), self._scroll.widget()):
            show_ground(widget, theme.panel)
        for heading in self.headings:
            heading.setFont(theme.font(11.5, 600))
            show_ink(heading, theme.second_text)
        groups = (self.network, self.embedding, self.operation, self.nodes, self.cost)
        for group in (*groups, self.error):
            group.show_theme(theme)
        edge = theme.px(16)
        self._layout.setContentsMargins(edge, theme.px(14), edge, theme.px(12))
        self._layout.setSpacing(theme.px(6))
        self.setMinimumWidth(theme.px(260))
        self.updateGeometry()
