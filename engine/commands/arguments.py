"""Arguments in: what the commands share of reading a command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from engine.catalogue import Choice, find
from engine.errors import InputError
from engine.scenario import (
    KEYS,
    laid_in_file,
    names_a_map,
    parts,
    read_settings,
    scenario_of,
)
from engine.scenario.clusters import over
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration, languages

EXTRAS = ("position", "view", "notes")

NO_COMMAND = QT_TRANSLATE_NOOP(
    "command line", "there is no command and no file {name}; the commands are {commands}"
)
NO_OPTION = QT_TRANSLATE_NOOP(
    "command line", "the option {option} is not known; --help lists those that are"
)
TOO_MANY_FILES = QT_TRANSLATE_NOOP("command line", "one file can be named; {value} is one more")
NO_VALUE = QT_TRANSLATE_NOOP("command line", "the option {option} needs a value")
BAD_LINE = QT_TRANSLATE_NOOP("command line", "the command line cannot be read: {reason}")
LANGUAGE_WHAT = QT_TRANSLATE_NOOP("command line", "the language")
NO_LIST = QT_TRANSLATE_NOOP("command line", "{option} has an empty place in its list: {value}")


class Parser(argparse.ArgumentParser):
    """argparse that raises one plain sentence instead of printing usage."""

    def error(self, message: str) -> NoReturn:
        """Raise the sentence."""
        needs = re.match(r"argument (\S+?)(?:/\S+)?: expected", message)
        if needs:
            raise InputError(Text(NO_VALUE, option=needs[1]))
        raise InputError(Text(BAD_LINE, reason=message))


def scenario_parser(name: str, about: str) -> Parser:
    """Return the parser of a command that takes a scenario."""
    parser = Parser(prog=f"main.py {name}", description=about, allow_abbrev=False)
    parser.add_argument("file", nargs="*", help="a scenario file; options go over it")
    for key in KEYS:
        action = "append" if key == "slow-link" else "store"
        parser.add_argument(f"--{key}", action=action, metavar="VALUE")
    add_common(parser)
    return parser


def add_common(parser: Parser) -> None:
    """Add what every command takes."""
    parser.add_argument("--format", metavar="FORMAT")
    parser.add_argument("-o", "--output", metavar="FILE")
    parser.add_argument("--language", metavar="LANGUAGE")


def parse(
    parser: Parser, arguments: Sequence[str], commands: Iterable[str] = ()
) -> argparse.Namespace:
    """Parse, with a sentence for what is not known.

    ``commands`` are those that there are, where a first word might have meant one.
    """
    options, rest = parser.parse_known_args(arguments)
    named = getattr(options, "file", None) or []
    if rest and commands and named and not Path(named[0]).exists():
        raise InputError(Text(NO_COMMAND, name=named[0], commands=enumeration(commands)))
    if rest:
        raise InputError(Text(NO_OPTION, option=rest[0].split("=")[0]))
    if len(getattr(options, "file", None) or []) > 1:
        raise InputError(Text(TOO_MANY_FILES, value=options.file[1]))
    return options


def settings_of(options: argparse.Namespace) -> tuple[dict[str, object], dict[str, object]]:
    """Return the settings of the file, if any, and those given as options."""
    given = {key: getattr(options, key.replace("-", "_")) for key in KEYS}
    chosen: dict[str, object] = {key: value for key, value in given.items() if value is not None}
    if not options.file:
        return {}, chosen
    path = Path(options.file[0])
    content = read_settings(path)
    scenario = scenario_of(path, content)  # the file itself must be right
    base = over({key: value for key, value in content.items() if key not in EXTRAS}, chosen)
    base = {key: value for key, value in base.items() if key in content}
    if "p" in chosen or "dims" in chosen:
        base.pop("p", None)
        base.pop("dims", None)
    elif "topology" in chosen and "dims" in base:
        base.pop("dims")
        base["p"] = scenario.p
    return base, chosen


def listed(key: str, value: str) -> list[object]:
    """Return the parts of a comma list."""
    items = [item.strip() for item in value.split(",")]
    if "" in items:
        raise InputError(Text(NO_LIST, option=f"--{key}", value=value))
    return list(items)


def with_files(settings: dict[str, object]) -> dict[str, object]:
    """Return settings whose embedding is read from the file that it names, if it names one."""
    value = settings.get("embedding")
    if not isinstance(value, str) or names_a_map(parts(value)[2]):
        return settings
    return {**settings, "embedding": laid_in_file(value)}


def language_of(arguments: Sequence[str]) -> str:
    """Return the language that is asked for, English if none is."""
    for place, word in enumerate(arguments):
        if word.startswith("--language="):
            asked = word.partition("=")[2]
        elif word == "--language" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        else:
            continue
        known = tuple(Choice(name, Text(LANGUAGE_WHAT)) for name in languages())
        return find(known, asked, Text(LANGUAGE_WHAT)).key
    return "en"


def command_first(words: list[str]) -> list[str]:
    """Return the words with a leading ``--language`` behind the command."""
    if words and words[0].startswith("--language="):
        return [*words[1:], words[0]]
    return [*words[2:], *words[:2]] if words[:1] == ["--language"] else words
