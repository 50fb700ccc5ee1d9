"""The session: the only holder of what is shown.

``Shown`` is the whole state: the run, a position in its time and the view.  Everything on screen
is computed from it, so going back is exactly going forward.  Time is an index: ``position`` is in
ticks of the run; cycle and step are found by search.  At rest after cycle c the position is the
end of c; 0 is the state before the first step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.errors import Cancelled, InputError
from engine.run import Run, run
from engine.scenario import Scenario, from_settings, read_scenario, write_scenario
from gui.work import Newest

SIMULATION = 0.7
"""The part of a long run's time that its simulation takes; the rest is what panels want to know."""


@dataclass(frozen=True)
class View:
    """What is looked at, independent of theme and language."""

    link: int | None = None
    """The selected link."""
    bookmarks: tuple[Fraction, ...] = ()
    """Times to come back to, rising."""


@dataclass(frozen=True, eq=False)
class Shown:
    """The runs on screen, the position in their time (ticks) and the view."""

    runs: tuple[Run, ...] = ()
    position: int = 0
    view: View = field(default_factory=View)

    @property
    def run(self) -> Run:
        """The run that the panels speak of."""
        return self.runs[0]

    @property
    def cycle(self) -> int:
        """The cycle on show; 0 before the first step."""
        return self.run.trace.cycle_at(self.position)

    @property
    def time(self) -> Fraction:
        """The position as a time."""
        return self.run.trace.unit.time(self.position)


class Session(QObject):
    """Holds ``Shown``; changes it on request and tells.

    Signals: ``runs_changed(Shown)``; ``position_changed(Shown)`` (position or view);
    ``refused(Text)`` and ``file_refused(Text)`` when a wish cannot be fulfilled (what is shown
    stays as it is); ``scenario_accepted(Scenario)`` when an edit is valid; ``busy_changed(bool)``
    while a run is computed and ``progressed(float)`` how far it is, 0 to 1; ``document_changed()``
    when file or unsaved mark change.
    """

    runs_changed = Signal(object)
    position_changed = Signal(object)
    refused = Signal(object)
    file_refused = Signal(object)
    scenario_accepted = Signal(object)
    busy_changed = Signal(bool)
    progressed = Signal(float)
    document_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = Shown()
        self.path: Path | None = None
        self.saved: Scenario | None = None
        self._work = Newest(self)
        self._work.arrived.connect(self._show)
        self._work.failed.connect(self.refused)
        self._work.busy_changed.connect(self.busy_changed)
        self._work.progressed.connect(self.progressed)

    @property
    def scenario(self) -> Scenario:
        """The scenario on show, with the position in it."""
        return replace(self.shown.run.scenario, position=self.shown.time)

    @property
    def unsaved(self) -> bool:
        """Whether the scenario differs from its file (the position alone does not count)."""
        if not self.shown.runs or self.saved is None:
            return False
        return replace(self.scenario, position=self.saved.position) != self.saved

    def edit(self, settings: Mapping[str, object]) -> None:
        """Run the scenario that settings describe; what is wrong is told and changes nothing."""
        try:
            scenario = from_settings(settings)
        except InputError as error:
            self._work.forget()
            self.refused.emit(error.text)
            return
        if self.shown.runs:
            old = self.shown.run.scenario
            scenario = replace(
                scenario,
                slow_links=self._still_there(scenario, old),
                notes=old.notes,
                view=old.view,
            )
        self.show_scenario(scenario)

    @staticmethod
    def _still_there(scenario: Scenario, old: Scenario) -> tuple[tuple[int, int, Fraction], ...]:
        """Return the old slow links if the network is the same (the form does not show them)."""
        same = (scenario.topology, scenario.dims) == (old.topology, old.dims)
        return old.slow_links if same and not scenario.slow_links else scenario.slow_links

    def show_scenario(self, scenario: Scenario, position: Fraction | None = None) -> None:
        """Run a scenario in the background and show it; the newest request wins."""
        self._submit(scenario, position, None)

    def _submit(self, scenario: Scenario, position: Fraction | None, path: Path | None) -> None:
        self.scenario_accepted.emit(scenario)

        def compute(
            cancelled: Callable[[], bool], progress: Callable[[float], None]
        ) -> tuple[Run, Fraction | None, Path | None]:
            new = run(
                scenario, cancelled=cancelled, progress=lambda done: progress(SIMULATION * done)
            )
            _look_up(new, cancelled, progress)
            return new, position, path

        self._work.submit(compute)

    def _show(self, result: tuple[Run, Fraction | None, Path | None]) -> None:
        new, asked, path = result
        if path is not None:
            self.path, self.saved = path, new.scenario
        if asked is not None:
            position = _tick(new, asked)
        elif self.shown.runs and _same_steps(self.shown.run.scenario, new.scenario):
            position = new.trace.bounds(min(self.shown.cycle, new.trace.cycles))[1]
        else:
            position = 0
        if self.saved is None:
            self.saved = new.scenario
        self.shown = Shown((new,), position, View())
        self.runs_changed.emit(self.shown)
        self.document_changed.emit()

    def cancel(self) -> None:
        """Give up the run that is being computed."""
        self._work.forget()

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._work.wait()

    # -- moving in time ---------------------------------------------------------------------

    def move_to(self, position: int) -> None:
        """Go to a time in ticks, clamped to the run."""
        if not self.shown.runs:
            return
        position = max(0, min(int(position), self.shown.run.trace.duration))
        if position != self.shown.position:
            self.shown = replace(self.shown, position=position)
            self.position_changed.emit(self.shown)

    def show_cycle(self, cycle: int) -> None:
        """Go to rest after a cycle, clamped to 0 .. C."""
        if self.shown.runs:
            trace = self.shown.run.trace
            self.move_to(trace.bounds(max(0, min(cycle, trace.cycles)))[1])

    def forward(self) -> None:
        """Go on to the end of the cycle, or of the next if it is there already."""
        if self.shown.runs:
            cycle = self.shown.cycle
            at_end = self.shown.position == self.shown.run.trace.bounds(cycle)[1]
            self.show_cycle(cycle + at_end)

    def back(self) -> None:
        """Go back to the begin of the cycle, which is the end of the one before."""
        if self.shown.runs:
            self.show_cycle(self.shown.cycle - 1)

    def first(self) -> None:
        """Go to the state before the first step."""
        self.show_cycle(0)

    def last(self) -> None:
        """Go to the end of the run."""
        if self.shown.runs:
            self.show_cycle(self.shown.run.trace.cycles)

    def select_link(self, link: int | None) -> None:
        """Select a link (or none) in every panel."""
        if link != self.shown.view.link:
            self.shown = replace(self.shown, view=replace(self.shown.view, link=link))
            self.position_changed.emit(self.shown)

    # -- bookmarks --------------------------------------------------------------------------

    def bookmarks(self) -> list[tuple[int, Fraction]]:
        """Return the bookmarks within the run, rising: the tick nearest to each, and its time."""
        if not self.shown.runs:
            return []
        run = self.shown.run
        return [(_tick(run, t), t) for t in self.shown.view.bookmarks if t <= run.simulated]

    def toggle_bookmark(self) -> None:
        """Set a bookmark at the position, or take away the one that is there."""
        if not self.shown.runs:
            return
        view, time = self.shown.view, self.shown.time
        here = [t for tick, t in self.bookmarks() if tick == self.shown.position] or [time]
        kept = set(view.bookmarks) ^ set(here)
        self.shown = replace(self.shown, view=replace(view, bookmarks=tuple(sorted(kept))))
        self.position_changed.emit(self.shown)

    def next_bookmark(self) -> bool:
        """Go to the next bookmark; return whether there is one."""
        later = [tick for tick, _ in self.bookmarks() if tick > self.shown.position]
        if later:
            self.move_to(later[0])
        return bool(later)

    def previous_bookmark(self) -> bool:
        """Go to the bookmark before; return whether there is one."""
        earlier = [tick for tick, _ in self.bookmarks() if tick < self.shown.position]
        if earlier:
            self.move_to(earlier[-1])
        return bool(earlier)

    # -- files ------------------------------------------------------------------------------

    def start(self, scenario: Scenario) -> None:
        """Begin a new document with a scenario, at its beginning."""
        self.path = None
        self.saved = None
        self.show_scenario(scenario, Fraction(0))

    def open(self, path: Path) -> bool:
        """Open a scenario file; if it cannot be, or cannot run, tell why and keep the document."""
        try:
            scenario = read_scenario(path)
        except InputError as error:
            self.file_refused.emit(error.text)
            return False
        self._submit(scenario, scenario.position, path)
        return True

    def save(self, path: Path) -> bool:
        """Write the scenario with the position to a file; if it cannot be, tell why."""
        try:
            write_scenario(path, self.scenario)
        except InputError as error:
            self.file_refused.emit(error.text)
            return False
        self.path = path
        self.saved = self.scenario
        self.document_changed.emit()
        return True


def _look_up(new: Run, cancelled: Callable[[], bool], progress: Callable[[float], None]) -> None:
    """Have a run find out, on this thread, what all panels will ask it for at once."""
    asked: tuple[Callable[[], object], ...] = (
        lambda: new.trace.max_waiting,
        lambda: new.loads,
        lambda: new.bounds,
        lambda: new.terms,
        lambda: new.uncontended,
        lambda: new.trace.queued(1),
    )
    for place, ask in enumerate(asked):
        if cancelled():
            raise Cancelled
        progress(SIMULATION + (1 - SIMULATION) * place / len(asked))
        ask()


def _tick(new: Run, time: Fraction) -> int:
    """Return the tick nearest to a time of a file, within the run."""
    unit = new.trace.unit
    return max(0, min(round(time * unit.denominator / unit.numerator), new.trace.duration))


def _same_steps(old: Scenario, new: Scenario) -> bool:
    """Return whether two scenarios differ in numbers only, so that the cycle may stay."""
    names = ("topology", "dims", "operation", "algorithm_key", "switching")
    return all(getattr(old, name) == getattr(new, name) for name in names)
