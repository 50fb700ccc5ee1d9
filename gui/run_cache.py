"""A few small runs kept ready, so that the scene before and the next one are shown at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from engine.errors import InputError
from engine.run import Run
from engine.scenario import Scenario
from gui.shown import prepared_run
from gui.work import Newest

MOST_RUNS = 4
"""The scene on show, those beside it, and where the last jump came from."""
MOST_CROSSINGS = 100_000
"""A run with more link crossings is not kept: it would take tens of megabytes."""


class RunCache(QObject):
    """Keeps the newest ``MOST_RUNS`` small runs; works out ahead what is asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs: list[Run] = []
        self._work = Newest(self)
        self._work.arrived.connect(self.keep)

    def find(self, scenario: Scenario) -> Run | None:
        """Return the run of a scenario if it is kept (the position makes no difference)."""
        return next((kept for kept in self._runs if same_run(kept.scenario, scenario)), None)

    def keep(self, new: Run) -> None:
        """Keep a run unless it is large; the oldest one goes."""
        if new.trace.crossings <= MOST_CROSSINGS:
            others = [kept for kept in self._runs if not same_run(kept.scenario, new.scenario)]
            self._runs = [*others, new][-MOST_RUNS:]

    def prepare(self, scenarios: Sequence[Scenario]) -> None:
        """Run those scenarios in the background that are not kept; the newest request wins."""
        missing = [scenario for scenario in scenarios if self.find(scenario) is None]

        def compute(
            cancelled: Callable[[], bool], progress: Callable[[float], None]
        ) -> Iterator[Run]:
            for scenario in missing:
                try:
                    yield prepared_run(scenario, cancelled, most=MOST_CROSSINGS)
                except InputError:
                    continue  # too large, or impossible: said when it is to be shown

        if missing:
            self._work.submit(compute)
        else:
            self._work.forget()

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._work.wait()


def same_run(one: Scenario, other: Scenario) -> bool:
    """Return whether two scenarios are one but for the position."""
    return replace(one, position=other.position) == other
