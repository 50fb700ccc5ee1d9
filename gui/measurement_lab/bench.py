"""What the lab works on: what was read, which rows are asked for, the fit, and what is given.

Short work is done at once, long work on a thread: the newest request wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.cluster.fitting import Comparison, Fit, fit_models, given_of, judge
from engine.cluster.given import start_values
from engine.cluster.measurement import Group, Row
from engine.cluster.opened import Opened, open_measured, usual_groups
from engine.cluster.reading.told import group_name, told
from engine.errors import InputError
from engine.models import USUAL_FRAME, Frame
from engine.picture.fit_figure import Numbers, numbers_of
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.work import Newest

QUICK_BYTES = 100_000
"""Files up to this size are read at once."""

QUICK_ROWS = 400
"""Up to so many rows are fitted at once."""

NO_GROUP = Text(
    QT_TRANSLATE_NOOP("measurement lab", "no group is chosen; tick one in the list of groups")
)
NONE_INSIDE = Text(
    QT_TRANSLATE_NOOP("measurement lab", "no row of the chosen groups lies in the range of m")
)


@dataclass(frozen=True)
class Source:
    """What was opened: its bytes, its name, what was read, the sentences about it."""

    data: bytes
    name: str
    opened: Opened
    told: tuple[Text, ...]
    path: Path | None = None


@dataclass(frozen=True)
class Asked:
    """What is to be fitted: groups by number, the range of m (None: open), how, the packet."""

    source: Source
    groups: tuple[int, ...]
    low: int | None = None
    high: int | None = None
    relative: bool = False
    frame: Frame = USUAL_FRAME

    def rows_of(self, group: Group) -> list[Row]:
        """Return the rows of a group within the range."""
        low = 0 if self.low is None else self.low
        return [
            row for row in group.rows if low <= row.m and (self.high is None or row.m <= self.high)
        ]

    def chosen(self) -> list[tuple[Group, list[Row]]]:
        """Return the chosen groups with their rows, those without any left out.

        Raises
        ------
        InputError
            If nothing is left.
        """
        groups = [self.source.opened.measurements.groups[i] for i in self.groups]
        if not groups:
            raise InputError(NO_GROUP)
        found = [(group, rows) for group in groups if (rows := self.rows_of(group))]
        if not found:
            raise InputError(NONE_INSIDE)
        return found

    @property
    def count(self) -> int:
        """How many rows the chosen groups have."""
        groups = self.source.opened.measurements.groups
        return sum(len(groups[i].rows) for i in self.groups)


@dataclass(frozen=True)
class Found:
    """The fit of what was asked for, with names and numbers of rows of the groups.

    ``numbers`` are what a figure draws of it.
    """

    asked: Asked
    groups: tuple[tuple[Text, int], ...]
    comparison: Comparison
    given: Comparison | None
    numbers: Numbers = field(compare=False)


Given = Mapping[str, Mapping[str, Fraction]]
"""Parameters by model and name."""


def read_source(data: bytes, name: str, path: Path | None) -> Source:
    """Read what was opened; an error names its line.

    Raises
    ------
    InputError
        With one sentence.
    """
    opened = open_measured(data, name)
    return Source(data, name, opened, told(opened.measurements), path)


def found_of(asked: Asked, given: Given, before: Comparison | None = None) -> Found:
    """Return the fit of what is asked for, and what judges the given parameters.

    ``before`` is the fit, where it is known already.

    Raises
    ------
    InputError
        If there is nothing to fit.
    """
    chosen = asked.chosen()
    rows = [row for _, some in chosen for row in some]
    fitted = before or fit_models(rows, asked.frame, asked.relative)
    wanted = [given_of(key, values) for key, values in given.items()]
    judged = judge(rows, wanted, asked.frame) if wanted else None
    groups = tuple((group_name(group), len(some)) for group, some in chosen)
    return Found(asked, groups, fitted, judged, numbers_of(fitted, judged))


class Bench(QObject):
    """Holds source, request, fit and given parameters.

    ``opened(Source)``, ``changed()``: another fit, other given parameters, or none;
    ``refused(Text)``; ``busy_changed(bool)``.
    """

    opened = Signal(object)
    changed = Signal()
    refused = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source: Source | None = None
        self.asked: Asked | None = None
        self.found: Found | None = None
        self.given: dict[str, dict[str, Fraction]] = {}
        self._reading, self._fitting = Newest(self), Newest(self)
        self._reading.arrived.connect(self._take_source)
        self._fitting.arrived.connect(self._take_found)
        self._fitting.failed.connect(self._refuse_fit)
        self._reading.failed.connect(self.refused)
        for work in (self._reading, self._fitting):
            work.busy_changed.connect(lambda _: self.busy_changed.emit(self.busy))

    @property
    def busy(self) -> bool:
        """Whether something is being read or fitted."""
        return self._reading.busy or self._fitting.busy

    def open(self, data: bytes, name: str, path: Path | None = None) -> None:
        """Read a file or a pasted text, and fit what it holds."""
        read = lambda: read_source(data, name, path)  # noqa: E731
        _do(self._reading, read, len(data) <= QUICK_BYTES)

    def _take_source(self, source: Source) -> None:
        self.source, self.given, self.found = source, {}, None
        groups = usual_groups(source.opened.measurements)
        asked = self.asked
        relative = asked is not None and asked.relative
        frame = USUAL_FRAME if asked is None else asked.frame
        self.asked = Asked(source, groups, relative=relative, frame=frame)
        self.opened.emit(source)
        self._fit()

    def ask(self, **changes: object) -> None:
        """Ask for other rows, another way to count errors, another packet."""
        if self.asked is not None:
            self.asked = replace(self.asked, **changes)  # type: ignore[arg-type]
            self._fit()

    def _fit(self, before: Comparison | None = None) -> None:
        asked, given = self.asked, {key: dict(values) for key, values in self.given.items()}
        if asked is not None:
            quick = asked.count <= QUICK_ROWS
            _do(self._fitting, lambda: found_of(asked, given, before), quick)

    def _take_found(self, found: Found) -> None:
        self.found = found
        self.changed.emit()

    def _refuse_fit(self, text: Text) -> None:
        self.found = None
        self.changed.emit()
        self.refused.emit(text)

    # Given parameters -----------------------------------------------------------------------------

    def fit_of(self, model: str) -> Fit | None:
        """Return the fit of a model."""
        return None if self.found is None else self.found.comparison.fit(model)

    def values(self, model: str) -> dict[str, Fraction]:
        """Return the parameters of a model: those given, else those of the fit."""
        return dict(self.given.get(model) or self.start(model))

    def start(self, model: str) -> dict[str, Fraction]:
        """Return the parameters of a model's fit, in six digits."""
        fit = self.fit_of(model)
        return {} if fit is None else start_values(fit)

    def give(self, model: str, name: str, value: Fraction) -> None:
        """Give one parameter of a model; the others stay as they are."""
        values = self.values(model)
        if values and values.get(name) != value:
            self.given[model] = {**values, name: value}
            self._judge()

    def give_all(self, given: Given) -> None:
        """Give parameters of several models, and only of these."""
        self.given = {key: dict(values) for key, values in given.items()}
        self._judge()

    def back(self, model: str) -> None:
        """Go back to the fit of a model."""
        if self.given.pop(model, None) is not None:
            self._judge()

    def _judge(self) -> None:
        known = self.found
        same = known is not None and known.asked is self.asked
        self._fit(known.comparison if known is not None and same else None)

    def wait(self) -> None:
        """Cancel all work and wait for its end."""
        self._reading.wait()
        self._fitting.wait()


def _do(work: Newest, deed: Callable[[], object], quick: bool) -> None:
    """Do something at once, or on a thread; what comes of it is told by the work's signals."""
    if not quick:

        def piece(cancelled: Callable[[], bool], progress: Callable[[float], None]) -> object:
            return None if cancelled() else deed()  # a newer one may have come while it waited

        work.submit(piece)
        return
    work.forget()
    try:
        result = deed()
    except InputError as error:
        work.failed.emit(error.text)
    else:
        work.arrived.emit(result)
