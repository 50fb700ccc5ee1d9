"""Curves as values: what is asked for, the lines, where they cross, and the whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from engine.scenario import Scenario
from engine.sweep.axes import Axis, Value, axis_of
from engine.text import Text

FORMULA, SIMULATED = "formula", "simulated"
"""Where a crossing was found."""


@dataclass(frozen=True, order=True)
class SeriesKey:
    """Which line: a kind of network, a switching method, an algorithm (None: the case's default).

    >>> SeriesKey("hypercube", "cut-through", None).key
    'hypercube/cut-through/default'
    """

    topology: str
    switching: str
    algorithm: str | None = None

    @property
    def key(self) -> str:
        """The key as one word."""
        return f"{self.topology}/{self.switching}/{self.algorithm or 'default'}"


@dataclass(frozen=True)
class Offer:
    """A line that can be ticked: its key and title, and the sentence why it cannot."""

    key: SeriesKey
    title: Text
    why_not: Text | None = None


@dataclass(frozen=True)
class Request:
    """What curve is asked for.

    Attributes
    ----------
    scenario : Scenario
        Where everything comes from that is not on the axis.
    over : str
        Key of ``AXES``.
    keys : tuple of SeriesKey
        The lines, in order.
    low, high : int or Fraction or None
        The range of the axis; None for the usual ends.
    count : int
        About how many points a line has; 0 for the usual number.
    preset : str
        Key of the ``PRESETS`` whose units the costs have; empty: that of the preset that has
        these costs, if there is one.
    axes : str
        ``log`` or ``linear``: how points lie apart; empty: so that they serve both.
    """

    scenario: Scenario
    over: str
    keys: tuple[SeriesKey, ...]
    low: Value | None = None
    high: Value | None = None
    count: int = 0
    preset: str = ""
    axes: str = ""

    @property
    def axis(self) -> Axis:
        """The entry of ``AXES``."""
        return axis_of(self.over)


class Shares(NamedTuple):
    """A time in its three parts: startups, headers, words."""

    startup: Fraction
    per_hop: Fraction
    per_word: Fraction

    @property
    def total(self) -> Fraction:
        """The whole time."""
        return self.startup + self.per_hop + self.per_word


@dataclass(frozen=True)
class Series:
    """One line of a curve; every tuple has one entry for each ``x``, None where there is no time.

    Attributes
    ----------
    key : SeriesKey
    title : Text
        What tells it from the other lines of its curve.
    x : tuple of int or Fraction
        Rising values of the axis.
    analytic, simulated : tuple of Fraction or None
        Times by closed form, and simulated (None also while they are not known yet).
    bound : tuple of Fraction or None
        What the lecture prints, only where that is another time: a bound, or a form without th.
    terms : tuple of Shares or None
        The parts of the simulated time; of the closed form's where nothing is simulated.
    current : bool
        Whether the scenario lies on it.
    """

    key: SeriesKey
    title: Text
    x: tuple[Value, ...]
    analytic: tuple[Fraction | None, ...]
    simulated: tuple[Fraction | None, ...]
    bound: tuple[Fraction | None, ...] = ()
    terms: tuple[Shares | None, ...] = ()
    current: bool = False
    bound_is_upper: bool = False

    @cached_property
    def times(self) -> tuple[Fraction | None, ...]:
        """What is known at each x: the simulated time, else that of the closed form."""
        pairs = zip(self.simulated, self.analytic, strict=True)
        return tuple(form if known is None else known for known, form in pairs)

    @cached_property
    def gap(self) -> tuple[Fraction | None, ...]:
        """Simulated minus analytic at each x, None where either is unknown."""
        pairs = zip(self.simulated, self.analytic, strict=True)
        return tuple(None if a is None or b is None else a - b for a, b in pairs)


@dataclass(frozen=True)
class Crossing:
    """Where the order of two lines turns round.

    Attributes
    ----------
    first, second : SeriesKey
        ``first`` is the faster one below, ``second`` above the crossing.
    x : Fraction
        Exactly where lines by formula cross; the middle of ``between`` where only that is known.
    time : Fraction or None
        The time of both there, None where they do not meet in a point.
    kind : str
        ``formula`` or ``simulated``.
    between : tuple of int or Fraction, or None
        Two values of the axis: at the lower one ``first`` is still faster, at the upper one
        ``second`` is; between them (if there are any) both are equally fast or no value was tried.
    """

    first: SeriesKey
    second: SeriesKey
    x: Fraction
    time: Fraction | None
    kind: str
    between: tuple[Value, Value] | None = None


@dataclass(frozen=True)
class Curve:
    """Times over an axis, and where the scenario lies on them.

    Attributes
    ----------
    request : Request
    series : tuple of Series
        One for each key of the request that has any point.
    low, high : int or Fraction
        From where to where the axis goes.
    x : int or Fraction
        The scenario's own value on the axis.
    simulated, analytic : Fraction or None
        The scenario's own times; None where there is none, or none yet.
    title, subtitle : Text
    best : tuple of int and Fraction, or None
        The packet size of the shortest time by the closed form, and that time.
    crossings : tuple of Crossing
    done, total : int
        Simulated points that have been tried, and all of them.
    """

    request: Request
    series: tuple[Series, ...]
    low: Value
    high: Value
    x: Value
    simulated: Fraction | None
    analytic: Fraction | None
    title: Text
    subtitle: Text
    best: tuple[int, Fraction] | None = None
    crossings: tuple[Crossing, ...] = field(default=())
    done: int = 0
    total: int = 0

    @property
    def over(self) -> str:
        """The key of the axis."""
        return self.request.over

    @property
    def axis(self) -> Axis:
        """The entry of ``AXES``."""
        return self.request.axis

    @property
    def current(self) -> Series | None:
        """The line on which the scenario lies, None if it is not shown."""
        return next((line for line in self.series if line.current), None)

    def of(self, key: SeriesKey) -> Series | None:
        """Return the line of a key, None if there is none."""
        return next((line for line in self.series if line.key == key), None)


def minus(line: Series, other: Series, which: str = "times") -> dict[Value, Fraction]:
    """Return by how much a line lies above another at each x that both have.

    ``which``: times (what is known), analytic or simulated.
    """
    below = dict(zip(other.x, getattr(other, which), strict=True))
    pairs = zip(line.x, getattr(line, which), strict=True)
    return {
        x: time - below[x] for x, time in pairs if time is not None and below.get(x) is not None
    }
