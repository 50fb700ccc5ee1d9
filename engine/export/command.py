"""A scenario as the command line that draws it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from fractions import Fraction

from engine.exact_time import format_exact
from engine.scenario.embedded import laid_from
from engine.scenario.value import DEFAULTS, Scenario
from engine.scenario.view import View

ALWAYS = ("topology", "p", "dims", "operation")
"""Options that are written even where they have their default."""
OUTPUT = "hopscope.svg"


def command_words(
    scenario: Scenario, cycle: int = 0, theme: str = "print", language: str = "en"
) -> list[str]:
    """Return the words after ``main.py`` that draw a cycle of a scenario as it is on show.

    >>> from engine.scenario import from_settings
    >>> command_words(from_settings({"p": 8, "m": 7}), cycle=2)[7:]
    ['--m', '7', '--cycle', '2', '--theme', 'print', '-o', 'hopscope.svg']
    """
    words = ["figure", *setting_words(scenario.settings()), "--cycle", str(cycle)]
    words += [*view_words(scenario.view), "--theme", theme]
    if language != "en":
        words += ["--language", language]
    return [*words, "-o", OUTPUT]


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


def view_words(view: View) -> list[str]:
    """Return what is looked at as options; zoom and bookmarks have none.

    >>> view_words(View(labels=("gray", "binary"), link=(0, 1)))
    ['--labels', 'gray,binary', '--link', '0-1']
    """
    usual = View()
    values = {
        "layout": view.layout,
        "labels": ",".join(view.labels) or None,
        "colour": view.colour,
        "notation": None if view.notation == usual.notation else view.notation,
        "node": None if view.node is None else str(view.node),
        "link": None if view.link is None else "{}-{}".format(*view.link),
    }
    return [word for key, value in values.items() if value for word in (f"--{key}", value)]


def command_line(
    scenario: Scenario, cycle: int = 0, theme: str = "print", language: str = "en"
) -> str:
    """Return the command line of ``command_words``, as a shell takes it."""
    return shlex.join(["python", "main.py", *command_words(scenario, cycle, theme, language)])
