"""A scenario as the command line that runs it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from fractions import Fraction

from engine.exact_time import format_exact
from engine.scenario.embedded import laid_from
from engine.scenario.value import DEFAULTS, Scenario

ALWAYS = ("topology", "p", "dims", "operation")
"""Options that are written even where they have their default."""


def command_words(scenario: Scenario, cycle: int = 0) -> list[str]:
    """Return the words after ``main.py`` that run a scenario and tell what happens in a cycle.

    Cycle 0, before the first step, is nothing to tell of.

    >>> from engine.scenario import from_settings
    >>> command_words(from_settings({"p": 8, "m": 7}), cycle=2)[1:]
    ['--topology', 'ring', '--p', '8', '--operation', 'broadcast', '--m', '7', '--trace', \
'--from', '2', '--to', '2']
    """
    words = ["simulate", *setting_words(scenario.settings())]
    if cycle:
        words += ["--trace", "--from", str(cycle), "--to", str(cycle)]
    return words


def setting_words(settings: Mapping[str, object]) -> list[str]:
    """Return settings as options; those that have their default and go without saying are left out.

    >>> setting_words({"p": 16, "m": 100, "ts": Fraction(1, 2)})
    ['--p', '16', '--ts', '0.5']
    """
    words = []
    for key, value in settings.items():
        values = value if isinstance(value, list) else [value]
        for one in values:
            written = format_exact(one) if isinstance(one, Fraction) else str(one)
            if key == "embedding":
                written = str(laid_from(one))
            if key in ALWAYS or written != str(DEFAULTS.get(key)):
                words += [f"--{key}", written]
    return words


def command_line(scenario: Scenario, cycle: int = 0) -> str:
    """Return the command line of ``command_words``, as a shell takes it."""
    return shlex.join(["python", "main.py", *command_words(scenario, cycle)])
