"""A choice of what to export as the words of the command that exports it."""

from __future__ import annotations

import shlex
from dataclasses import replace
from fractions import Fraction

from engine.exact_time import format_exact
from engine.export.command import setting_words, view_words
from engine.export.export_choice import ExportChoice
from engine.scenario.value import Scenario
from engine.scenario.view import View

PLAIN = {
    "cycle": "--cycle",
    "first": "--from",
    "last": "--to",
    "every": "--every",
    "fps": "--fps",
    "over": "--over",
    "low": "--from",
    "high": "--to",
    "show": "--show",
    "axes": "--axes",
    "theme": "--theme",
    "width": "--width",
    "height": "--height",
    "scale": "--scale",
    "separator": "--separator",
    "decimal": "--decimal",
}
"""Options of which the word and the value are written."""

FLAGS = {"transparent": "--transparent", "trace": "--trace", "data": "--data"}
"""Options that are a word alone, or not there."""

OF_NETWORK = ("network", "animation")
"""What shows the network in the whole of a view; other pictures take layout and labels of it."""


def export_words(choice: ExportChoice, progress: bool = False) -> list[str]:
    """Return the words after ``main.py`` that export what is chosen.

    ``progress`` asks those that can to tell how far they are.

    >>> choice = ExportChoice("network", "svg", ("a.hopscope",), "a.svg", cycle=3)
    >>> export_words(choice)[:6]
    ['figure', 'a.hopscope', '--kind', 'network', '--cycle', '3']
    """
    what = choice.kind
    words = [what.command, *choice.source, *what.words]
    for name in choice.options:
        words += _written(name, choice)
    words += ["--language", choice.language]
    if progress and what.tells:
        words.append("--progress")
    return [*words, "-o", choice.output]


def _written(name: str, choice: ExportChoice) -> list[str]:
    value = getattr(choice, name)
    if name == "lists":
        return [word for key, listed in value for word in (f"--{key}", listed)]
    if name in FLAGS:
        return [FLAGS[name]] if value else []
    if name == "captions":
        return ["--captions", "on"] if value else []
    if name == "text":
        return ["--text", value] if value != "text" else []
    if name == "number" and value is not None:
        return [f"--{choice.subject}", str(value)]
    if name not in PLAIN or value is None:
        return []
    return [PLAIN[name], format_exact(value) if isinstance(value, Fraction) else str(value)]


def source_words(scenario: Scenario, choice: ExportChoice) -> tuple[str, ...]:
    """Return the options that stand for a scenario, with its view where that is drawn.

    What ``choice.lists`` gives is left out, with what cannot be kept beside it.
    """
    settings = scenario.settings()
    listed = {key for key, _ in choice.lists}
    if listed & {"p", "topology"}:
        settings.pop("dims", None)
        settings["p"] = scenario.p
        listed |= {"slow-link", "source", "target"}
    if listed & {"operation", "topology"}:
        listed |= {"algorithm", "startups"}
    kept = {key: value for key, value in settings.items() if key not in listed}
    return (*setting_words(kept), *_view_words(scenario.view, choice))


def _view_words(view: View, choice: ExportChoice) -> list[str]:
    """Return what is looked at, as far as it is drawn: node and link in the network alone."""
    if not choice.kind.draws or choice.what == "curve":
        return []
    return view_words(view if choice.what == "network" else replace(view, node=None, link=None))


def export_line(choice: ExportChoice) -> str:
    """Return the command line of ``export_words``, as a shell takes it."""
    return shlex.join(["python", "main.py", *export_words(choice)])
