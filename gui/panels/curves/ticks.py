"""What somebody ticked, what axes and lines are called, and how the scenario is changed."""

from __future__ import annotations

from dataclasses import replace

from engine.picture.curve_asked import DEFAULT
from engine.picture.curve_looks import LOOKS
from engine.picture.curve_words import BOUND, LINES, POINTS, PRINTED, axis_name, listed
from engine.scenario import KEYS, Scenario
from engine.sweep import AXES, Curve, Offer, SeriesKey, offered, own_key, preset_of, usual
from engine.sweep.keys import SWITCHED, algorithm_title, joined, why_not
from engine.sweep.presets import BYTES, WORDS, Units
from engine.text import Text
from gui.requests import Change, Export


class Ticks:
    """Which lines somebody added to the usual ones, or took away."""

    def __init__(self) -> None:
        self._added: list[SeriesKey] = []
        self._taken: set[SeriesKey] = set()

    def turn(self, key: SeriesKey, ticked: bool) -> None:
        """Take the tick off a line that is ``ticked``, or set it."""
        if ticked:
            self._taken.add(key)
            self._added = [one for one in self._added if one != key]
        else:
            self._taken.discard(key)
            self._added.append(key)

    def keys(self, scenario: Scenario, over: str) -> tuple[SeriesKey, ...]:
        """Return the lines of a curve: at most so many as can be told apart, its own always."""
        own = own_key(scenario)
        kept = [key for key in usual(scenario, over) if key == own or key not in self._taken]
        added = [
            key
            for key in dict.fromkeys(self._added)
            if key not in kept and why_not(scenario, over, key) is None
        ]
        return tuple([*kept, *added][: len(LOOKS)])


def offers_of(scenario: Scenario, over: str) -> tuple[Offer, ...]:
    """Return all lines there can be, named by method and algorithm only: networks are headings."""
    return tuple(
        replace(offer, title=joined([SWITCHED[offer.key.switching], algorithm]))
        for offer in offered(scenario, over)
        for algorithm in (algorithm_title(scenario, offer.key),)
    )


def axis_names(scenario: Scenario) -> dict[str, Text]:
    """Return the names of the axes with the units of a scenario's costs."""
    preset = preset_of(scenario)
    plain = Units(None, WORDS if scenario.message is None else BYTES)
    units = Units(preset.unit_of_time, preset.word) if preset else plain
    return {axis.key: axis_name(axis, units) for axis in AXES}


def unit_of(scenario: Scenario | None) -> Text | None:
    """Return the unit of times where the costs are those of a known machine."""
    preset = None if scenario is None else preset_of(scenario)
    return None if preset is None else preset.unit_of_time


def legend_of(curve: Curve) -> Text:
    """Return what lines and points are, and what all have in common."""
    parts = [LINES, POINTS]
    for upper, words in ((False, PRINTED), (True, BOUND)):
        known = (one.bound for one in curve.series if one.bound_is_upper == upper)
        parts += [words] if any(time is not None for bound in known for time in bound) else []
    return listed([*parts, curve.subtitle])


def change_to(scenario: Scenario) -> Change:
    """Return the request to change every setting to that of a scenario."""
    settings = scenario.settings()
    return Change({key: settings.get(key, () if key == "slow-link" else None) for key in KEYS})


def export_of(over: str, show: str, axes: str, keys: tuple[SeriesKey, ...]) -> Export:
    """Return the request to write a curve to a file.

    Its lines are told as lists, whose product holds them all.
    """
    lists = {
        "topology": [key.topology for key in keys],
        "switching": [key.switching for key in keys],
        "algorithm": [key.algorithm or DEFAULT for key in keys],
    }
    listed_once = tuple((key, ",".join(dict.fromkeys(values))) for key, values in lists.items())
    return Export("curve", {"over": over, "show": show, "axes": axes, "lists": listed_once})
