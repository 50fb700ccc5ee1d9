"""Costs of real and of made-up machines, with their units and where the numbers come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from engine.catalogue import find
from engine.scenario import Scenario
from engine.sweep.value import Request
from engine.text import QT_TRANSLATE_NOOP, Text

WHAT = Text(QT_TRANSLATE_NOOP("presets", "the preset of costs"))
MICROSECOND = Text(QT_TRANSLATE_NOOP("presets", "µs"))
WORDS = Text(QT_TRANSLATE_NOOP("presets", "words"))
BYTES = Text(QT_TRANSLATE_NOOP("presets", "bytes"))
WORDS_OF = QT_TRANSLATE_NOOP("presets", "words of {n} bytes", None, 1)
NAMED = QT_TRANSLATE_NOOP("presets", "{name}, {unit}")
PER_WORD = QT_TRANSLATE_NOOP("presets", "{unit} a word")


@dataclass(frozen=True)
class Preset:
    """Costs that belong together.

    Attributes
    ----------
    key : str
    title, note : Text
        ``note`` says where the numbers come from.
    settings : mapping
        ts, th and tw as a person would give them.
    unit_of_time : Text or None
        None where times have no unit.
    word : Text
        What m counts.
    star : bool
        Whether these are costs of hubs and switches.
    """

    key: str
    title: Text
    note: Text
    settings: Mapping[str, str]
    unit_of_time: Text | None
    word: Text
    star: bool = False

    def different(self, scenario: Scenario) -> int:
        """Return how many of a scenario's costs are others; all on another sort of network."""
        if self.star != (scenario.message is not None):
            return len(self.settings)
        own: dict[str, object] = {"model": scenario.cluster.model, **scenario.costs}
        pairs = ((own[key], cost) for key, cost in self.settings.items() if key in own)
        return sum(has != (cost if key_is_word(cost) else Fraction(cost)) for has, cost in pairs)


PRESETS = (
    Preset(
        "lecture",
        Text(QT_TRANSLATE_NOOP("presets", "The lecture’s numbers")),
        Text(
            QT_TRANSLATE_NOOP(
                "presets",
                "Round numbers without a unit, for examples that can be worked out by hand: a "
                "startup takes as long as 500 words. The lecture itself calculates with letters.",
            )
        ),
        {"ts": "50", "th": "1.5", "tw": "0.1"},
        None,
        WORDS,
    ),
    Preset(
        "fast-ethernet",
        Text(QT_TRANSLATE_NOOP("presets", "A Fast Ethernet cluster")),
        Text(
            QT_TRANSLATE_NOOP(
                "presets",
                "100 Mbit/s with TCP/IP, measured about 2002: the published parameters of the "
                "lecture’s comparison with experiments, ts = 150.3 µs, th = 6.7 µs and 0.0862 µs a "
                "byte (0.08 would be the bare 100 Mbit/s), times 8 for a word of 8 bytes.",
            )
        ),
        {"ts": "150.3", "th": "6.7", "tw": "0.6896"},
        MICROSECOND,
        Text(WORDS_OF, n=8),
    ),
    Preset(
        "modern",
        Text(QT_TRANSLATE_NOOP("presets", "A modern network (100 Gbit/s)")),
        Text(
            QT_TRANSLATE_NOOP(
                "presets",
                "Typical, not of one machine: ts = 1.2 µs is what MPI latency tests show for short "
                "messages over InfiniBand of 100 Gbit/s, th = 0.1 µs is the delay of one switch in "
                "data sheets (90 to 130 ns), tw = 0.00064 µs is 8 bytes at 100 Gbit/s.",
            )
        ),
        {"ts": "1.2", "th": "0.1", "tw": "0.00064"},
        MICROSECOND,
        Text(WORDS_OF, n=8),
    ),
    Preset(
        "lecture-cluster",
        Text(QT_TRANSLATE_NOOP("presets", "The lecture’s cluster, models A and C")),
        Text(
            QT_TRANSLATE_NOOP(
                "presets",
                "100 Mbit/s with TCP/IP, measured about 2002: the parameters that were published "
                "with the lecture’s comparison of models and measurements (table 3.2).",
            )
        ),
        {"model": "A", "tn": "150.3", "tc": "6.7", "tk": "0.0862"},
        MICROSECOND,
        BYTES,
        star=True,
    ),
    Preset(
        "lecture-cluster-b",
        Text(QT_TRANSLATE_NOOP("presets", "The lecture’s cluster, model B")),
        Text(
            QT_TRANSLATE_NOOP(
                "presets",
                "The same cluster: tk = 0.08363 was published, and t0 + 1422 t1 = 275.45, which is "
                "all that long messages tell; here t0 is the startup of models A and C.",
            )
        ),
        {"model": "B", "t0": "150.3", "t1": "0.08801", "tk": "0.08363"},
        MICROSECOND,
        BYTES,
        star=True,
    ),
)
"""The presets of costs, in the order of the menu."""


class Units(NamedTuple):
    """What times and messages are measured in; ``time`` is None where it has no unit."""

    time: Text | None
    word: Text


def key_is_word(value: str) -> bool:
    """Return whether a setting is a word, no number."""
    return not value[:1].isdigit()


def preset_named(key: str) -> Preset:
    """Return a preset by its key.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(PRESETS, key, WHAT)


def preset_of(scenario: Scenario) -> Preset | None:
    """Return the preset from which at most one cost of a scenario differs, None if none is."""
    star = scenario.message is not None
    fitting = [preset for preset in PRESETS if preset.star == star]
    nearest = min(fitting, key=lambda preset: preset.different(scenario))
    return nearest if nearest.different(scenario) <= 1 else None


def units_of(request: Request) -> Units:
    """Return the units of a request: its preset's, or those of the preset of its costs."""
    preset = preset_named(request.preset) if request.preset else preset_of(request.scenario)
    if preset is None:
        return Units(None, BYTES if request.scenario.message is not None else WORDS)
    return Units(preset.unit_of_time, preset.word)


def with_unit(name: Text, unit: Text | None) -> Text:
    """Return a name with its unit, if it has one: "time, µs"."""
    return name if unit is None else Text(NAMED, name=name, unit=unit)


def per_word(units: Units) -> Text | None:
    """Return the unit of a time a word."""
    return None if units.time is None else Text(PER_WORD, unit=units.time)
