"""Measured collective operations over the simulated and analytic time of the same one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from engine.cluster.measurement import Group
from engine.cluster.opened import is_one_message, operation_of
from engine.cluster.reading.told import group_name
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.picture import Paper
from engine.picture.collective_figure import collective_figure
from engine.picture.curve import LOG
from engine.report.collective import (
    LECTURE_RATES,
    NETWORKS,
    OF_FIT,
    OF_LECTURE,
    Collective,
    of_group,
    of_ranks,
    rates_of,
    with_curves,
)
from engine.scenario.fields import decimal, whole
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES
from gui.measurement_lab.bench import Bench, Source
from gui.measurement_lab.view import FigureView
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import CalmCombo, show_ground
from gui.words import Words
from gui.work import Newest

NAME = Text(QT_TRANSLATE_NOOP("measurement lab", "Measured collective operation and its curve"))
RUNS = Text(QT_TRANSLATE_NOOP("measurement lab", "the runs of this file"))
NONE_HERE = Text(
    QT_TRANSLATE_NOOP(
        "measurement lab",
        "There is no collective operation in what was read. Open a file of main.py ranks with "
        "--operation, or Bcast, Allgather, Alltoall, Allreduce, Reduce, Scan, Scatter or Gather of "
        "IMB or OSU.",
    )
)
WORKING = Text(QT_TRANSLATE_NOOP("measurement lab", "The operation is being simulated."))
OF_PASTED = Text(QT_TRANSLATE_NOOP("measurement lab", "model C fitted to what was pasted"))
TITLES = {
    "what": Text(QT_TRANSLATE_NOOP("measurement lab", "Measured")),
    "topology": Text(QT_TRANSLATE_NOOP("measurement lab", "Network")),
    "p": Text(QT_TRANSLATE_NOOP("measurement lab", "Processes p")),
    "tn": Text(QT_TRANSLATE_NOOP("measurement lab", "Startup tn, µs")),
    "tk": Text(QT_TRANSLATE_NOOP("measurement lab", "A byte tk, µs")),
}
NARROW = 660
"""Below this width at scale 1 the fields stand in two rows."""

RANKS = -1
"""Stands for the runs of a file of ranks; groups stand for themselves by number."""


class CollectivePage(QWidget):
    """Follows a bench; ``refused(Text)`` tells what cannot be, ``changed()`` another figure."""

    refused = Signal(object)
    changed = Signal()

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench
        self._words, self._theme, self.axes = Words(), LIGHT, LOG
        self._rates: Mapping[str, Fraction] = LECTURE_RATES
        self._rates_of: Text = OF_LECTURE
        self._source: Source | None = None
        self.collective: Collective | None = None
        self._work = Newest(self)
        self._work.arrived.connect(self._take)
        self._work.failed.connect(self._refuse)
        self.view = FigureView()
        self.what, self.topology = CalmCombo(), CalmCombo()
        self.fields = {name: ValueField() for name in ("p", "tn", "tk")}
        self.labels = {name: QLabel() for name in TITLES}
        for key in NETWORKS:
            self.topology.addItem("", key)
        self._layout, self._grid = QVBoxLayout(self), QGridLayout()
        for name, widget in self._widgets().items():
            self.labels[name].setBuddy(widget)
        self._place(False)
        self._layout.addLayout(self._grid)
        self._layout.addWidget(self.view, 1)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for combo in (self.what, self.topology):
            combo.activated.connect(lambda _: self.ask())
        for field in self.fields.values():
            field.committed.connect(self.ask)
        bench.opened.connect(self._open)
        bench.changed.connect(self._learn)

    def _widgets(self) -> dict[str, CalmCombo | ValueField]:
        return {"what": self.what, "topology": self.topology, **self.fields}

    def _place(self, narrow: bool) -> None:
        """Put the fields into a row, or what is measured above the others."""
        for column, (name, widget) in enumerate(self._widgets().items()):
            down, across = (2, column - 1) if narrow and column else (0, 0 if narrow else column)
            wide = 4 if narrow and not column else 1
            self._grid.addWidget(self.labels[name], down, across, 1, wide)
            self._grid.addWidget(widget, down + 1, across, 1, wide)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 0 if narrow else 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width() < self._theme.px(NARROW))

    @property
    def busy(self) -> bool:
        """Whether something is being simulated."""
        return self._work.busy

    # What is asked --------------------------------------------------------------------------------

    def _learn(self) -> None:
        """Remember the rates of the newest fit of messages between two processes."""
        found = self._bench.found
        if found is None:
            return
        groups = found.asked.source.opened.measurements.groups
        chosen = [groups[i] for i in found.asked.groups]
        if all(is_one_message(group) or not group.benchmark for group in chosen):
            rates = rates_of(found.comparison)
            if rates != self._rates:
                name = found.asked.source.opened.measurements.name
                self._rates = rates
                self._rates_of = Text(OF_FIT, name=name) if name else OF_PASTED
                self._show_rates()
                self.ask()

    def _show_rates(self) -> None:
        for name, value in self._rates.items():
            self.fields[name].show_value(format_exact(value))

    def _open(self, source: Source) -> None:
        self._source = source
        self._list()
        self._show_rates()
        self.ask()

    def _list(self) -> None:
        """List the collective operations that were read."""
        source, before = self._source, self.what.currentData()
        self.what.clear()
        if source is not None and source.opened.ranks is not None:
            if source.opened.ranks.runs:
                self.what.addItem(self._words(RUNS), RANKS)
        elif source is not None:
            for number, group in enumerate(source.opened.measurements.groups):
                if operation_of(group) is not None:
                    self.what.addItem(self._words(group_name(group)), number)
        self.what.setCurrentIndex(max(0, self.what.findData(before)) if self.what.count() else -1)

    def ask(self) -> None:
        """Lay what is chosen over its curve."""
        source, what = self._source, self.what.currentData()
        self.collective = None
        of_group_here = what is not None and what != RANKS
        for name in ("topology", "p", "tn", "tk"):  # a file of ranks says all of this itself
            for widget in (self.labels[name], self._widgets()[name]):
                widget.setVisible(of_group_here)
        if source is None or what is None:
            self._show_sentence(NONE_HERE)
            return
        try:
            made = self._made(source, what)
        except InputError as error:
            self._refuse(error.text)
            return

        def piece(cancelled: Callable[[], bool], progress: Callable[[float], None]) -> object:
            return with_curves(made, cancelled)

        self._show_sentence(WORKING)
        self._work.submit(piece)

    def group(self) -> Group | None:
        """Return the group that is chosen, None where it is the runs of a file of ranks."""
        what = self.what.currentData()
        if self._source is None or what is None or what == RANKS:
            return None
        return self._source.opened.measurements.groups[what]

    def rates(self) -> dict[str, Fraction]:
        """Return tn and tk as they stand in their fields.

        Raises
        ------
        InputError
            If one is no number.
        """
        return {name: decimal(self.fields[name].value(), name) for name in ("tn", "tk")}

    def _made(self, source: Source, what: int) -> Collective:
        ranks = source.opened.ranks
        if what == RANKS and ranks is not None:
            return of_ranks(ranks)
        group = source.opened.measurements.groups[what]
        self.fields["p"].setEnabled(group.processes is None)
        if group.processes is not None:
            self.fields["p"].show_value(str(group.processes))
        rates = self.rates()
        written = self.fields["p"].value()
        p = whole(written, "p", 1, 1024) if written else None
        source = self._rates_of if rates == self._rates else None
        return of_group(group, self.topology.currentData(), rates, p, source)

    def _take(self, made: Collective) -> None:
        self.collective = made
        self._draw()
        self.changed.emit()

    def _refuse(self, text: Text) -> None:
        self._show_sentence(text)
        if self.isVisible():
            self.refused.emit(text)

    # What is shown --------------------------------------------------------------------------------

    def _show_sentence(self, text: Text) -> None:
        self._work.forget()
        self.view.show_drawn(None, text)
        self.changed.emit()

    def _draw(self) -> None:
        made, axes = self.collective, self.axes
        if made is not None:

            def draw(paper: Paper) -> object:
                return collective_figure(made, paper, axes)

            self.view.show_drawn(draw)  # type: ignore[arg-type]

    def show_axes(self, axes: str) -> None:
        """Show logarithmic or linear axes."""
        self.axes = axes
        self._draw()

    def wait(self) -> None:
        """Cancel all work and wait for its end."""
        self._work.wait()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.view.setAccessibleName(words(NAME))
        self.view.show_language(words)
        for name, widget in self._widgets().items():
            self.labels[name].setText(words(TITLES[name]))
            widget.setAccessibleName(words(TITLES[name]))
        kinds = {kind.key: kind.title for kind in TOPOLOGIES}
        for place, key in enumerate(NETWORKS):
            self.topology.setItemText(place, words(kinds[key]))
        self._list()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        self.view.show_theme(theme)
        for name, widget in self._widgets().items():
            self.labels[name].setFont(theme.font(12))
            widget.show_theme(theme)
        for field in self.fields.values():
            field.setFixedWidth(theme.px(104))
        edge = theme.px(12)
        self._grid.setContentsMargins(edge, theme.px(8), edge, 0)
        self._grid.setHorizontalSpacing(theme.px(8))
        self._grid.setVerticalSpacing(theme.px(3))
        self._layout.setSpacing(theme.px(4))
        self._place(self.width() < theme.px(NARROW))
