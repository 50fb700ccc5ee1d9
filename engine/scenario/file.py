"""Scenario files (.hopscope): a JSON object with a version, read and written whole or not at all.

Keys are the command line's long option names, ``version``, and ``position``, ``view``, ``notes``.
A newer version is refused, never overwritten; what is broken is named with its line.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from pathlib import Path

import msgspec

from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.scenario.fields import moment
from engine.scenario.value import KEYS, Scenario, from_settings
from engine.scenario.view import View, view_from
from engine.text import QT_TRANSLATE_NOOP, Text

VERSION = 1
MAX_BYTES = 1_000_000
ENDING = ".hopscope"

CANNOT_READ = QT_TRANSLATE_NOOP("scenario", "{file} cannot be read: {reason}")
CANNOT_WRITE = QT_TRANSLATE_NOOP("scenario", "{file} cannot be written: {reason}")
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


def read_settings(path: Path) -> dict[str, object]:
    """Return the keys of a scenario file, version checked and left out.

    Raises
    ------
    InputError
        If the file cannot be read, is no JSON object, or of another version.
    """
    name = str(path)
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise InputError(Text(TOO_LARGE, file=name, size=size, most=MAX_BYTES))
        data = path.read_bytes()
    except OSError as error:
        raise InputError(Text(CANNOT_READ, file=name, reason=reason_of(error))) from None
    return _decode(name, data)


def _decode(name: str, data: bytes) -> dict[str, object]:
    try:
        text = data.removeprefix(b"\xef\xbb\xbf")  # as some editors of Windows begin a file
        content = msgspec.json.Decoder(float_hook=_number).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place = re.search(r"\(byte (\d+)\)", str(error))
        end = int(place[1]) if place else len(data)
        line = data[:end].rstrip().count(b"\n") + 1
        reason = re.sub(r" \(byte \d+\)|JSON is malformed: ", "", str(error))
        raise InputError(Text(NOT_JSON, file=name, line=line, reason=shown(reason))) from None
    if not isinstance(content, dict):
        raise InputError(Text(NOT_OBJECT, file=name))
    if "version" not in content:
        raise InputError(Text(NO_VERSION, file=name))
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


def _is_text(value: str) -> bool:
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
    settings = dict(content)
    try:
        position = moment(settings.pop("position", 0), "position")
        given_view = settings.pop("view", {})
        notes = settings.pop("notes", "")
        if not isinstance(notes, str) or not _is_text(notes):
            raise InputError(Text(BAD_NOTES, value=shown(notes)))
        scenario = from_settings(settings)
    except InputError as error:
        line = _line_of(path, error, content)
        raise InputError(Text(IN_LINE, file=str(path), line=line, reason=error.text)) from None
    try:
        return replace(scenario, position=position, view=view_from(given_view), notes=notes)
    except InputError as error:
        line = _line_in_view(path, scenario, given_view)
        raise InputError(Text(IN_LINE, file=str(path), line=line, reason=error.text)) from None


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
    content: dict[str, object] = {"version": VERSION}
    for key, value in scenario.settings().items():
        content[key] = Decimal(format_exact(value)) if key in ("ts", "th", "tw") else value  # type: ignore[arg-type]
    if scenario.position:
        content["position"] = Decimal(format_exact(scenario.position, 30))
    if scenario.view != View():
        content["view"] = scenario.view.settings()
    if scenario.notes:
        content["notes"] = scenario.notes
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
        _decode(str(path), path.read_bytes())
    except OSError:
        return  # writing will say what is wrong
    except InputError as error:
        if error.text.template == NEWER:
            raise


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under a temporary name and rename it, so that it is whole or not there.

    Raises
    ------
    InputError
        If that cannot be done; nothing is left behind.
    """
    temporary: Path | None = None
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a device or a pipe is written to, never replaced
            return
        path = path.resolve()  # a link stays a link
        handle, name = tempfile.mkstemp(prefix=".hopscope-", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        temporary.replace(path)
    except OSError as error:
        text = Text(CANNOT_WRITE, file=str(path), reason=reason_of(error))
        raise InputError(text) from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)  # there only if something failed


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


NO_FILE = QT_TRANSLATE_NOOP("scenario", "there is no such file")
NO_FOLDER = QT_TRANSLATE_NOOP("scenario", "there is no such folder")
FOLDER = QT_TRANSLATE_NOOP("scenario", "it is a folder, not a file")
NOT_ALLOWED = QT_TRANSLATE_NOOP("scenario", "access is not allowed")
DISK_FULL = QT_TRANSLATE_NOOP("scenario", "the disk is full")


def reason_of(error: OSError) -> Text | str:
    """Return the plain words for an error of the operating system."""
    if isinstance(error, FileNotFoundError):
        return Text(
            NO_FOLDER if error.filename and ".hopscope-" in str(error.filename) else NO_FILE
        )
    if isinstance(error, IsADirectoryError):
        return Text(FOLDER)
    if isinstance(error, PermissionError):
        return Text(NOT_ALLOWED)
    if error.errno == 28:
        return Text(DISK_FULL)
    return error.strerror or str(error)
