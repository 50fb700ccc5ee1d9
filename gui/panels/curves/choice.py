"""What a person chose to see: axes, lines, scales.  Values only; the panel holds one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.cost import FINITE_PACKETS
from engine.scenario import Scenario
from engine.sweep import Request, SeriesKey, offer_of, own_key, usual, why_not_over
from gui.panels.curves.scales import Scale

LOG, LINEAR = "log", "linear"
MANY = 200
"""So many points has a line where many are asked for."""
DOUBLINGS = ("p", "q")
"""Axes that are read by doublings where they are logarithmic."""
LINEAR_SCALE = Scale(LINEAR)


@dataclass(frozen=True)
class Choice:
    """What is chosen beyond what is usual.

    Attributes
    ----------
    overs : tuple of str or None
        The axis of each plot; None where nobody has chosen one.
    ticks : mapping
        (operation, line) that was ticked (True) or taken away (False).
    axes : str
        ``log`` or ``linear``.
    many : bool
        Whether lines have ``MANY`` points.
    """

    overs: tuple[str | None, ...] = (None, None)
    ticks: dict[tuple[str, SeriesKey], bool] = field(default_factory=dict)
    axes: str = LOG
    many: bool = False

    def over(self, scenario: Scenario, plot: int) -> str:
        """Return the axis of a plot: what is chosen, if the scenario has it, else the usual."""
        chosen = self.overs[plot]
        if chosen is not None and why_not_over(scenario, chosen) is None:
            return chosen
        return usual_overs(scenario)[plot]

    def with_over(self, plot: int, over: str) -> Choice:
        """Return the choice with another axis of a plot."""
        return replace(self, overs=(*self.overs[:plot], over, *self.overs[plot + 1 :]))

    def with_axes(self, axes: str) -> Choice:
        """Return the choice with other scales."""
        return replace(self, axes=axes)

    def with_many(self, many: bool) -> Choice:
        """Return the choice with many points, or the usual number."""
        return replace(self, many=many)

    def ticked(self, scenario: Scenario, key: SeriesKey, on: bool) -> Choice:
        """Return the choice with a line ticked or taken away."""
        return replace(self, ticks={**self.ticks, (scenario.operation, key): on})

    def keys(self, scenario: Scenario, over: str) -> tuple[SeriesKey, ...]:
        """Return the lines over an axis; the scenario's own is always among them."""
        own, first = own_key(scenario), usual(scenario, over)
        mine = {key: on for (name, key), on in self.ticks.items() if name == scenario.operation}
        kept = [key for key in first if mine.get(key, True) or key == own]
        added = [key for key, on in mine.items() if on and key not in first]
        return (*kept, *(key for key in added if _possible(scenario, over, key)))

    def request(self, scenario: Scenario, plot: int) -> Request:
        """Return the curve that a plot asks for."""
        over = self.over(scenario, plot)
        count = MANY if self.many and over != "p" else 0
        return Request(scenario, over, self.keys(scenario, over), count=count, axes=self.axes)

    def scales(self, over: str, time: bool) -> tuple[Scale, Scale]:
        """Return the scales of x and y; only times may be on a logarithmic y."""
        if self.axes == LINEAR:
            return LINEAR_SCALE, LINEAR_SCALE
        across = Scale("log2" if over in DOUBLINGS else "log10")
        return across, Scale("log10") if time else LINEAR_SCALE


def usual_overs(scenario: Scenario) -> Sequence[str]:
    """Return the axes of the plots that are shown at first."""
    return ("packet", "m") if scenario.switching == FINITE_PACKETS else ("p", "m")


def _possible(scenario: Scenario, over: str, key: SeriesKey) -> bool:
    return offer_of(scenario, over, key).why_not is None
