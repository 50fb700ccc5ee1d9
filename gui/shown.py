"""What is shown: the frozen value on which everything on screen depends, and how runs are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import ceil, floor

from engine.errors import Cancelled
from engine.run import MAX_CROSSINGS, Run, run, tick_time
from engine.scenario import Scenario
from engine.scenario.view import View
from gui.glide import glide_of

SIMULATION = 0.7
"""The part of a long run's time that its simulation takes; the rest is what panels want to know."""
THE_END = Fraction(10**40)
"""A position after the end of every run; what is shown is the end."""


@dataclass(frozen=True, eq=False)
class Shown:
    """The runs on screen, the position in their time (ticks), the view, and what is pointed at.

    ``chunk`` is a selected chunk by (origin, destination) as nodes; ``lit`` are transfers that the
    picture lights up, by number.  A second run is on the same clock (of the same tick); if
    ``mirrored`` it runs backwards, from its end.
    """

    runs: tuple[Run, ...] = ()
    position: int = 0
    view: View = field(default_factory=View)
    chunk: tuple[int, int | None] | None = None
    lit: frozenset[int] = frozenset()
    mirrored: bool = False

    @property
    def run(self) -> Run:
        """The run that the panels speak of."""
        return self.runs[0]

    @property
    def other(self) -> Run | None:
        """The run beside it, if two are compared."""
        return self.runs[1] if len(self.runs) > 1 else None

    @property
    def clock(self) -> Run:
        """The run that lasts longest: the player's."""
        return max(self.runs, key=lambda run: run.trace.duration)

    @property
    def cycle(self) -> int:
        """The cycle on show; 0 before the first step."""
        trace = self.run.trace
        return trace.cycle_at(min(self.position, trace.duration))

    def moment(self, place: int, ticks: float | None = None) -> tuple[int, float | None]:
        """Return cycle and glide of a run (0 or 1) at a time of the clock, by default now."""
        run = self.runs[place]
        end = run.trace.duration
        at = min(self.position if ticks is None else ticks, end)
        if place and self.mirrored:
            return self._mirrored_moment(run, end - at)
        cycle = run.trace.cycle_at(ceil(at))
        return cycle, glide_of(run.trace, at, run.cost.startup_ticks)

    def _mirrored_moment(self, run: Run, at: float) -> tuple[int, float | None]:
        """Return the moment of a run that is played backwards: at rest a cycle's begin is shown."""
        trace = run.trace
        cycle = trace.cycle_at(min(floor(at) + 1, trace.duration))
        if at == trace.duration:
            return cycle, 1.0
        if at == trace.bounds(cycle)[0]:
            return cycle, None
        return cycle, glide_of(trace, at, run.cost.startup_ticks)

    @property
    def link(self) -> int | None:
        """The selected link's number."""
        pair = self.view.link
        return None if pair is None else self.run.topology.link_between(*pair)

    @property
    def bookmarks(self) -> list[tuple[int, Fraction]]:
        """The bookmarks within the run, rising: the tick nearest to each, and its time."""
        if not self.runs:
            return []
        run = self.run
        return [(tick_of(run, t), t) for t in self.view.bookmarks if t <= run.simulated]

    @property
    def time(self) -> Fraction:
        """The position as a time."""
        return self.run.trace.unit.time(self.position)


def prepared_run(
    scenario: Scenario,
    cancelled: Callable[[], bool],
    progress: Callable[[float], None] = lambda done: None,
    most: int = MAX_CROSSINGS,
    beside: Scenario | None = None,
) -> Run:
    """Return the run of a scenario with all that panels will ask it for; errors as ``run``.

    Its tick divides that of a scenario ``beside`` it.
    """
    new = run(
        scenario,
        cancelled=cancelled,
        most=most,
        progress=lambda done: progress(SIMULATION * done),
        beside=() if beside is None else (tick_time(beside),),
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


def compared_runs(
    scenario: Scenario,
    other: Scenario,
    cancelled: Callable[[], bool],
    progress: Callable[[float], None],
) -> tuple[Run, Run]:
    """Return two runs of one tick, ready to be shown side by side; errors as ``run``."""
    first = prepared_run(scenario, cancelled, lambda done: progress(0.5 * done), beside=other)
    second = prepared_run(
        other, cancelled, lambda done: progress(0.5 + 0.5 * done), beside=scenario
    )
    return first, second


def network_of(run: Run) -> tuple[str, tuple[int, ...]]:
    """Return what views are kept by."""
    return run.topology.kind, run.topology.dims


def without_look(scenario: Scenario) -> Scenario:
    """Return a scenario without position, zoom and selection."""
    view = replace(scenario.view, zoom=1.0, centre=(0.5, 0.5), link=None, node=None)
    return replace(scenario, position=Fraction(0), view=view)


def bare(scenario: Scenario) -> Scenario:
    """Return what decides the run of a scenario, without position, view and notes."""
    return replace(scenario, position=Fraction(0), view=View(), notes="")


def tick_of(new: Run, time: Fraction) -> int:
    """Return the tick nearest to a time of a file, within the run."""
    unit = new.trace.unit
    return max(0, min(round(time * unit.denominator / unit.numerator), new.trace.duration))


def same_steps(old: Scenario, new: Scenario) -> bool:
    """Return whether two scenarios differ in numbers only, so that the cycle may stay."""
    names = ("topology", "dims", "laid", "operation", "algorithm_key", "switching")
    return all(getattr(old, name) == getattr(new, name) for name in names)


def kept_slow_links(scenario: Scenario, old: Scenario) -> tuple[tuple[int, int, Fraction], ...]:
    """Return the old slow links if the network is the same (the form does not show them)."""
    same = (scenario.topology, scenario.dims) == (old.topology, old.dims)
    return old.slow_links if same and not scenario.slow_links else scenario.slow_links
