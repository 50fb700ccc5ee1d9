"""Scenario files (.hopscope): a JSON object with a version, read and written whole or not at all.

Keys are the command line's long option names, ``version``, and ``position``, ``view``, ``notes``.
A newer version is refused, never overwritten; what is broken is named with its line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path

import msgspec

from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.scenario.fields import moment
from engine.scenario.value import KEYS, Scenario, from_settings
from engine.scenario.view import View, view_from
from engine.scenario.writing import reason_of, write_whole
from engine.text import QT_TRANSLATE_NOOP, Template, Text

VERSION = 1
MAX_BYTES = 1_000_000
ENDING = ".hopscope"

CANNOT_READ = QT_TRANSLATE_NOOP("scenario", "{file} cannot be read: {reason}")
TOO_LARGE = QT_TRANSLATE_NOOP(
    "scenario", "{file} has {size} bytes; a scenario file has at most {most}"
)
NOT_JSON = QT_TRANSLATE_NOOP(
    "scenario", "{file}, line {line}: this is not a scenario file (JSON): {reason}"
)
NOT_OBJECT = QT_TRANSLATE_NOOP(
    "scenario", "{file}: a scenario file holds one JSON object; this holds something else"
)
NO_VERSION = QT_TRANSLATE_NOOP(
    "scenario", '{file}: the key version is missing; a scenario file has "version": 1'
)
OTHER_VERSION = QT_TRANSLATE_NOOP(
    "scenario", "{file} is of version {version}; this program reads version 1"
)
NEWER = QT_TRANSLATE_NOOP(
    "scenario",
    "{file} is of version {version}, made by a newer program; this program reads version 1",
)
IN_LINE = QT_TRANSLATE_NOOP("scenario", "{file}, line {line}: {reason}")
BAD_NOTES = QT_TRANSLATE_NOOP("scenario", "notes must be a text; {value} is not")


@dataclass(frozen=True)
class Format:
    """A kind of file that is one JSON object: its most bytes, and what to say where it is none."""

    most: int
    too_large: Template
    not_json: Template
    not_object: Template
    no_version: Template


SCENARIO_FILE = Format(MAX_BYTES, TOO_LARGE, NOT_JSON, NOT_OBJECT, NO_VERSION)


def read_settings(path: Path) -> dict[str, object]:
    """Return the keys of a scenario file, version checked and left out.

    Raises
    ------
    InputError
        If the file cannot be read, is no JSON object, or of another version.
    """
    return read_object(path, SCENARIO_FILE)


def read_object(path: Path, kind: Format) -> dict[str, object]:
    """Return the keys of a file of a kind, version checked and left out.

    Raises
    ------
    InputError
        As ``read_settings``.
    """
    name = str(path)
    try:
        size = path.stat().st_size
        if size > kind.most:
            raise InputError(Text(kind.too_large, file=name, size=size, most=kind.most))
        data = path.read_bytes()
    except OSError as error:
        raise InputError(Text(CANNOT_READ, file=name, reason=reason_of(error))) from None
    return _decode(name, data, kind)


def _decode(name: str, data: bytes, kind: Format) -> dict[str, object]:
    try:
        text = data.removeprefix(b"\xef\xbb\xbf")  # as some editors of Windows begin a file
        content = msgspec.json.Decoder(float_hook=_number).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place = re.search(r"\(byte (\d+)\)", str(error))
        end = int(place[1]) if place else len(data)
        line = data[:end].rstrip().count(b"\n") + 1
        reason = re.sub(r" \(byte \d+\)|JSON is malformed: ", "", str(error))
        raise InputError(Text(kind.not_json, file=name, line=line, reason=shown(reason))) from None
    if not isinstance(content, dict):
        raise InputError(Text(kind.not_object, file=name))
    if "version" not in content:
        raise InputError(Text(kind.no_version, file=name))
    version = content.pop("version")
    if version is True or version != VERSION:
        newer = isinstance(version, (int, Decimal)) and version > VERSION
        raise InputError(Text(NEWER if newer else OTHER_VERSION, file=name, version=shown(version)))
    return content


def _number(text: str) -> Decimal | str:
    """Return a number exactly; one that no Decimal holds stays a text, for a sentence to name."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return text


def is_text(value: str) -> bool:
    """Return whether a string can be written as UTF-8 (half of a surrogate pair cannot)."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def read_scenario(path: Path) -> Scenario:
    """Return the scenario of a file.

    Raises
    ------
    InputError
        As ``read_settings``; a value that cannot be used is named with its line.
    """
    return scenario_of(path, read_settings(path))


def scenario_of(path: Path, content: Mapping[str, object]) -> Scenario:
    """Return the scenario of a file's keys; ``path`` is named where one cannot be used.

    Raises
    ------
    InputError
        As ``read_scenario``.
    """
    try:
        settings = {key: value for key, value in content.items() if key != "view"}
        scenario = scenario_from(settings)
    except InputError as error:
        line = _line_of(path, error, content)
        raise InputError(Text(IN_LINE, file=str(path), line=line, reason=error.text)) from None
    given_view = content.get("view", {})
    try:
        return replace(scenario, view=view_from(given_view))
    except InputError as error:
        line = _line_in_view(path, scenario, given_view)
        raise InputError(Text(IN_LINE, file=str(path), line=line, reason=error.text)) from None


def scenario_from(content: Mapping[str, object]) -> Scenario:
    """Return the scenario of settings with position, view and notes among them.

    Raises
    ------
    InputError
        With the first value that cannot be used and what is allowed.
    """
    settings = dict(content)
    position = moment(settings.pop("position", 0), "position")
    view = view_from(settings.pop("view", {}))
    notes = settings.pop("notes", "")
    if not isinstance(notes, str) or not is_text(notes):
        raise InputError(Text(BAD_NOTES, value=shown(notes)))
    scenario = from_settings(settings)
    return replace(scenario, position=position, view=view, notes=notes)


def _line_of(path: Path, error: InputError, content: Mapping[str, object]) -> int:
    """Return the line of the key that is to blame, the first one where none is found.

    That is the key which the sentence names; else, of those without which the file would be right,
    one whose value stands in the sentence.
    """
    text = _text_of(path)
    values = dict(error.text.values)
    names = [str(values[key]) for key in ("name", "key") if key in values]
    words = {word for value in values.values() for word in re.split(r"[^\w.-]+", str(value))}
    healing = [key for key in content if _heals(content, key)]
    names += [key for key in healing if str(content[key]) in words]
    names += healing
    lines = _lines_of_keys(text)
    return next((lines[name] for name in names if name in lines), 1)


def _line_in_view(path: Path, scenario: Scenario, view: object) -> int:
    """Return the line of the key of the view without which the file would be right."""
    text = _text_of(path)
    of_view = _lines_of_keys(text).get("view", 1)
    content = view if isinstance(view, dict) else {}
    for key in content:
        rest = {name: value for name, value in content.items() if name != key}
        try:
            view_from(rest).check(scenario.network)
        except InputError:
            continue
        return _lines_of_keys(text, "view").get(key, of_view)
    return of_view


def _text_of(path: Path) -> str:
    """Return the text of a file, an empty one if it is gone."""
    try:
        return path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return ""


def _lines_of_keys(text: str, within: str | None = None) -> dict[str, int]:
    """Return the line of each key of the outermost object (the last one of equal keys).

    ``within`` is a key of the outermost object: then of the keys of the object under it.
    """
    depth, lines = 0, {}
    outer = None
    for token in re.finditer(r'"((?:\\.|[^"\\])*)"(\s*:)?|[{}\[\]]', text):
        if token[0] in "{[":
            depth += 1
        elif token[0] in "}]":
            depth -= 1
        elif depth == 1 and token[2]:
            outer = token[1]
            if within is None:
                lines[outer] = text.count("\n", 0, token.start()) + 1
        elif depth == 2 and token[2] and outer == within:
            lines[token[1]] = text.count("\n", 0, token.start()) + 1
    return lines


def _heals(content: Mapping[str, object], key: str) -> bool:
    """Return whether a file's keys would be right without one of them."""
    rest = {name: value for name, value in content.items() if name in KEYS and name != key}
    try:
        from_settings(rest)
    except InputError:
        return False
    return True


def encode(scenario: Scenario) -> bytes:
    """Return the file of a scenario: JSON, a key a line, numbers exact."""
    return encode_object({"version": VERSION, **content_of(scenario)})


def content_of(scenario: Scenario) -> dict[str, object]:
    """Return settings, position, view and notes, of which ``scenario_from`` makes it again."""
    content: dict[str, object] = {}
    for key, value in scenario.settings().items():
        content[key] = Decimal(format_exact(value)) if isinstance(value, Fraction) else value
    if scenario.position:
        content["position"] = Decimal(format_exact(scenario.position, 30))
    if scenario.view != View():
        content["view"] = scenario.view.settings()
    if scenario.notes:
        content["notes"] = scenario.notes
    return content


def encode_object(content: Mapping[str, object]) -> bytes:
    """Return the file of keys and values: JSON, a key a line, numbers exact."""
    encoder = msgspec.json.Encoder(decimal_format="number")
    return msgspec.json.format(encoder.encode(content), indent=2) + b"\n"


def write_scenario(path: Path, scenario: Scenario) -> None:
    """Write a scenario file, whole or not at all.

    Raises
    ------
    InputError
        If it cannot be written, or a file of a newer version is in its place.
    """
    if path.is_file():
        refuse_newer(path)
    write_whole(path, encode(scenario))


def refuse_newer(path: Path) -> None:
    """Raise if the file at ``path`` was made by a newer program.

    Raises
    ------
    InputError
        With its version.
    """
    try:
        _decode(str(path), path.read_bytes(), SCENARIO_FILE)
    except OSError:
        return  # writing will say what is wrong
    except InputError as error:
        if error.text.template == NEWER:
            raise
