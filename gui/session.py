"""The session: the only holder of what is shown.

``Shown`` is the whole state: the run, a position in its time and the view.  Everything on screen
is computed from it, so going back is exactly going forward.  Time is an index: ``position`` is in
ticks of the run; cycle and step are found by search.  At rest after cycle c the position is the
end of c; 0 is the state before the first step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.run import Run
from engine.scenario import Scenario, from_settings, read_scenario, write_scenario
from engine.scenario.view import View
from gui.shown import (
    Shown,
    bare,
    compared_runs,
    kept_slow_links,
    prepared_run,
    same_steps,
    tick_of,
    without_look,
)
from gui.views import Views
from gui.work import Newest

Other = tuple[Scenario, bool]
"""What a run is compared with, and whether that is played backwards."""


@dataclass(frozen=True)
class Wish:
    """A scenario to show, and how.

    Attributes
    ----------
    position : Fraction or None
        Where in its time; None is the cycle on show if the steps are the same, else the beginning.
    as_written : bool
        Look at it as its view says, not as at its network before.
    begins : bool
        It is another document: with the file ``path`` and what is saved (None: all of it).
    """

    scenario: Scenario
    position: Fraction | None = None
    as_written: bool = False
    begins: bool = False
    path: Path | None = None
    saved: Scenario | None = None


class Session(QObject):
    """Holds ``Shown``; changes it on request and tells.

    Signals: ``runs_changed(Shown)``; ``position_changed(Shown)`` (position or view);
    ``refused(Text)`` and ``file_refused(Text)`` when a wish cannot be fulfilled (what is shown
    stays as it is); ``scenario_accepted(Scenario)`` when an edit is valid; ``busy_changed(bool)``
    while a run is computed and ``progressed(float)`` how far it is, 0 to 1; ``document_changed()``
    when file or unsaved mark change; ``begun()`` before another document is shown.
    """

    runs_changed = Signal(object)
    position_changed = Signal(object)
    refused = Signal(object)
    file_refused = Signal(object)
    scenario_accepted = Signal(object)
    busy_changed = Signal(bool)
    progressed = Signal(float)
    document_changed = Signal()
    begun = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = Shown()
        self.path: Path | None = None
        self.saved: Scenario | None = None
        self._beside: Other | None = None
        self._views = Views()
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
        return without_look(self.scenario) != without_look(self.saved)

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
                slow_links=kept_slow_links(scenario, old),
                notes=old.notes,
            )
        self.show_scenario(scenario)

    def show_scenario(self, scenario: Scenario, position: Fraction | None = None) -> None:
        """Run a scenario in the background and show it; the newest request wins."""
        self._submit(Wish(scenario, position, as_written=position is not None))

    def restore(self, scenario: Scenario, position: Fraction | None) -> None:
        """Show a scenario again that was shown before, looked at as its view says.

        Where only the view differs, the position stays.
        """
        if self.shown.runs and bare(self.shown.run.scenario) == bare(scenario):
            self.set_view(scenario.view)
            self._work.forget()
        else:
            self._submit(Wish(scenario, position, as_written=True))

    def _submit(self, wish: Wish) -> None:
        self._compute(wish, None if wish.begins else self._beside)

    def _compute(self, wish: Wish, beside: Other | None) -> None:
        self.scenario_accepted.emit(wish.scenario)

        def compute(
            cancelled: Callable[[], bool], progress: Callable[[float], None]
        ) -> tuple[tuple[Run, ...], Other | None, Wish]:
            if beside is not None:
                runs = compared_runs(wish.scenario, beside[0], cancelled, progress)
                return runs, beside, wish
            return (prepared_run(wish.scenario, cancelled, progress),), None, wish

        self._work.submit(compute)

    def compare(self, other: Scenario | None, mirrored: bool = False) -> None:
        """Show another scenario beside this one on one clock, or no longer.

        ``mirrored`` plays it backwards: a broadcast beside its dual.
        """
        if self.shown.runs:
            beside = None if other is None else (other, mirrored)
            self._compute(Wish(self.shown.run.scenario), beside)

    def _show(self, result: tuple[tuple[Run, ...], Other | None, Wish]) -> None:
        runs, self._beside, wish = result
        new = runs[0]
        if wish.begins:
            self.path, self.saved = wish.path, wish.saved
            self.begun.emit()
        if wish.position is not None:
            position = tick_of(new, wish.position)
        elif self.shown.runs and same_steps(self.shown.run.scenario, new.scenario):
            position = new.trace.bounds(min(self.shown.cycle, new.trace.cycles))[1]
        else:
            position = 0
        if self.saved is None:
            self.saved = new.scenario
        as_written = wish.as_written or not self.shown.runs
        view = new.scenario.view if as_written else self._views.view_of(new, self.shown)
        mirrored = self._beside is not None and self._beside[1]
        self.shown = Shown(runs, position, view, mirrored=mirrored)
        self.runs_changed.emit(self.shown)
        self.document_changed.emit()

    def show_run(self, new: Run, position: Fraction) -> None:
        """Show a run that is there already, as a document without a file."""
        self._work.forget()
        self.scenario_accepted.emit(new.scenario)
        wish = Wish(new.scenario, position, as_written=True, begins=True)
        self._show(((new,), None, wish))

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
        position = max(0, min(int(position), self.shown.clock.trace.duration))
        if position != self.shown.position:
            self.shown = replace(self.shown, position=position)
            self.position_changed.emit(self.shown)

    def show_cycle(self, cycle: int) -> None:
        """Go to rest after a cycle, clamped to 0 .. C."""
        if self.shown.runs:
            trace = self.shown.clock.trace
            self.move_to(trace.bounds(max(0, min(cycle, trace.cycles)))[1])

    def first(self) -> None:
        """Go to the state before the first step."""
        self.show_cycle(0)

    def last(self) -> None:
        """Go to the end of the run."""
        if self.shown.runs:
            self.move_to(self.shown.clock.trace.duration)

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

    def select_chunk(self, chunk: tuple[int, int | None] | None) -> None:
        """Select a chunk (or none) in every panel."""
        if chunk != self.shown.chunk:
            self.shown = replace(self.shown, chunk=chunk)
            self.position_changed.emit(self.shown)

    def light(self, transfers: frozenset[int]) -> None:
        """Light up transfers in the picture, by number."""
        if transfers != self.shown.lit:
            self.shown = replace(self.shown, lit=transfers)
            self.position_changed.emit(self.shown)

    # -- bookmarks --------------------------------------------------------------------------

    def toggle_bookmark(self) -> None:
        """Set a bookmark at the position, or take away the one that is there."""
        if not self.shown.runs:
            return
        view, time = self.shown.view, self.shown.time
        here = [t for tick, t in self.shown.bookmarks if tick == self.shown.position] or [time]
        kept = set(view.bookmarks) ^ set(here)
        self.change_view(bookmarks=tuple(sorted(kept)))

    def to_bookmark(self, direction: int) -> bool:
        """Go to the next (1) or last (-1) bookmark; return whether there is one."""
        ticks = [tick for tick, _ in self.shown.bookmarks]
        there = [
            tick for tick in ticks[::direction] if (tick - self.shown.position) * direction > 0
        ]
        if there:
            self.move_to(there[0])
        return bool(there)

    # -- files ------------------------------------------------------------------------------

    def start(self, scenario: Scenario, position: Fraction = Fraction(0)) -> None:
        """Begin a new document with a scenario, at its beginning or another position."""
        self.path = None
        self.saved = None
        self._submit(Wish(scenario, position, as_written=True, begins=True))

    def recover(self, scenario: Scenario, path: Path | None, saved: Scenario | None) -> None:
        """Show a scenario that was not saved, of a file or none, of which ``saved`` is."""
        self._submit(Wish(scenario, scenario.position, True, True, path, saved))

    def open(self, path: Path) -> bool:
        """Open a scenario file; if it cannot be, or cannot run, tell why and keep the document."""
        try:
            scenario = read_scenario(path)
        except InputError as error:
            self.file_refused.emit(error.text)
            return False
        self._submit(Wish(scenario, scenario.position, True, True, path))
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
