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
from engine.run import MAX_CROSSINGS, Run, run
from engine.scenario import Scenario, from_settings, read_scenario, write_scenario
from engine.scenario.view import View
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.work import Newest

NO_PAIR = QT_TRANSLATE_NOOP(
    "window", "{operation} has no source and target; only point-to-point takes a pair of nodes"
)

SIMULATION = 0.7
"""The part of a long run's time that its simulation takes; the rest is what panels want to know."""
THE_END = Fraction(10**40)
"""A position after the end of every run; what is shown is the end."""


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
    def link(self) -> int | None:
        """The selected link's number."""
        pair = self.view.link
        return None if pair is None else self.run.topology.link_between(*pair)

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
        self._views: dict[tuple[str, tuple[int, ...]], View] = {}
        self._work = Newest(self)
        self._work.arrived.connect(self._show)
        self._work.failed.connect(self.refused)
        self._work.busy_changed.connect(self.busy_changed)
        self._work.progressed.connect(self.progressed)

    @property
    def scenario(self) -> Scenario:
        """The scenario on show, with the position and the view in it."""
        shown = self.shown
        return replace(shown.run.scenario, position=shown.time, view=shown.view)

    @property
    def unsaved(self) -> bool:
        """Whether the scenario differs from its file in more than where one looks."""
        if not self.shown.runs or self.saved is None:
            return False
        return _without_look(self.scenario) != _without_look(self.saved)

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
            return prepared_run(scenario, cancelled, progress), position, path

        self._work.submit(compute)

    def _show(self, result: tuple[Run, Fraction | None, Path | None]) -> None:
        new, asked, path = result
        if path is not None:
            self.path, self.saved = path, new.scenario
        if asked is not None:
            position = tick_of(new, asked)
        elif self.shown.runs and _same_steps(self.shown.run.scenario, new.scenario):
            position = new.trace.bounds(min(self.shown.cycle, new.trace.cycles))[1]
        else:
            position = 0
        if self.saved is None:
            self.saved = new.scenario
        self.shown = Shown((new,), position, self._view_of(new, asked is not None))
        self.runs_changed.emit(self.shown)
        self.document_changed.emit()

    def _view_of(self, new: Run, as_written: bool) -> View:
        """Return how to look at a run: as its file says, else as at this network before."""
        if as_written or not self.shown.runs:
            return new.scenario.view
        shown = self.shown
        self._views[_network(shown.run)] = shown.view
        view = replace(self._views.get(_network(new), View()), notation=shown.view.notation)
        if _network(new) != _network(shown.run):
            view = replace(view, link=None, node=None)
        same = _same_steps(shown.run.scenario, new.scenario)
        kept = [time for time in shown.view.bookmarks if same and time <= new.simulated]
        return replace(view, bookmarks=tuple(kept))

    def show_run(self, new: Run, position: Fraction) -> None:
        """Show a run that is there already, as a document without a file."""
        self._work.forget()
        self.scenario_accepted.emit(new.scenario)
        self.path, self.saved = None, new.scenario
        self._show((new, position, None))

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

    # -- the view ---------------------------------------------------------------------------

    def set_view(self, view: View) -> None:
        """Look at the run in another way."""
        if self.shown.runs and view != self.shown.view:
            self.shown = replace(self.shown, view=view)
            self.position_changed.emit(self.shown)
            self.document_changed.emit()

    def change_view(self, **changes: object) -> None:
        """Change parts of the view, such as ``layout`` or ``labels``."""
        self.set_view(replace(self.shown.view, **changes))

    def select_link(self, link: int | None) -> None:
        """Select a link by its number (or none) in every panel."""
        if self.shown.runs:
            pair = None if link is None else self.shown.run.topology.links[link].tolist()
            self.change_view(link=None if pair is None else tuple(pair), node=None)

    def select_node(self, node: int | None) -> None:
        """Select a node (or none) in every panel."""
        if self.shown.runs:
            self.change_view(node=node, link=None)

    def choose_node(self, node: int) -> None:
        """Make a node the root where the operation has one; else select it, or no longer."""
        if not self.shown.runs:
            return
        run = self.shown.run
        if "root" in run.scenario.uses:
            self.edit({**run.scenario.settings(), "root": node})
        else:
            self.select_node(None if self.shown.view.node == node else node)

    def join_nodes(self, source: int, target: int) -> None:
        """Send from one node to another; refused with a sentence where that means nothing."""
        if not self.shown.runs:
            return
        run = self.shown.run
        if "source" in run.scenario.uses:
            self.edit({**run.scenario.settings(), "source": source, "target": target})
        else:
            self.file_refused.emit(Text(NO_PAIR, operation=run.operation.title))

    # -- files ------------------------------------------------------------------------------

    def start(self, scenario: Scenario, position: Fraction = Fraction(0)) -> None:
        """Begin a new document with a scenario, at its beginning or another position."""
        self.path = None
        self.saved = None
        self.show_scenario(scenario, position)

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


def prepared_run(
    scenario: Scenario,
    cancelled: Callable[[], bool],
    progress: Callable[[float], None] = lambda done: None,
    most: int = MAX_CROSSINGS,
) -> Run:
    """Return the run of a scenario with all that panels will ask it for; errors as ``run``."""
    new = run(
        scenario,
        cancelled=cancelled,
        most=most,
        progress=lambda done: progress(SIMULATION * done),
    )
    _look_up(new, cancelled, progress)
    return new


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


def _network(run: Run) -> tuple[str, tuple[int, ...]]:
    """Return what views are kept by."""
    return run.topology.kind, run.topology.dims


def _without_look(scenario: Scenario) -> Scenario:
    """Return a scenario without position, zoom and selection."""
    view = replace(scenario.view, zoom=1.0, centre=(0.5, 0.5), link=None, node=None)
    return replace(scenario, position=Fraction(0), view=view)


def tick_of(new: Run, time: Fraction) -> int:
    """Return the tick nearest to a time of a file, within the run."""
    unit = new.trace.unit
    return max(0, min(round(time * unit.denominator / unit.numerator), new.trace.duration))


def _same_steps(old: Scenario, new: Scenario) -> bool:
    """Return whether two scenarios differ in numbers only, so that the cycle may stay."""
    names = ("topology", "dims", "operation", "algorithm_key", "switching")
    return all(getattr(old, name) == getattr(new, name) for name in names)
