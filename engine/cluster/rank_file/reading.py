"""Reading a file of measured ranks; what is broken is named with its place."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from fractions import Fraction

import msgspec

from engine.cluster.measurement import MeasurementError
from engine.cluster.rank_file.value import VERSION, WHAT, WORD_BYTES, RankFile, named
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Text

MOST_DIGITS = 400
"""No number has more digits before or after the dot."""

NOT_JSON = QT_TRANSLATE_NOOP(
    "rank file", "{file}, line {line}: this is not a file of measured ranks (JSON): {reason}"
)
NOT_RANKS = QT_TRANSLATE_NOOP(
    "rank file", "{file} is not a file of measured ranks; such a file is made by main.py ranks"
)
OTHER_VERSION = QT_TRANSLATE_NOOP(
    "rank file",
    "{file} holds measured ranks of version {version}; this program reads version {known}",
)
AT_PLACE = QT_TRANSLATE_NOOP("rank file", "{file}, {place}: {reason}")
EXPECTED = QT_TRANSLATE_NOOP("rank file", "expected {expected}, found {found}")
LACKING = QT_TRANSLATE_NOOP("rank file", "the key {key} is missing")
NO_SPREAD = QT_TRANSLATE_NOOP(
    "rank file",
    "minimum, lower quartile, median, upper quartile and maximum must be above 0 and never fall",
)
FEW_HOSTS = QT_TRANSLATE_NOOP("rank file", "there must be one for each of at least 2 ranks")
NO_RANK = QT_TRANSLATE_NOOP("rank file", "there are the ranks 0 to {last}; {rank} is none")
NO_LOGS = QT_TRANSLATE_NOOP("rank file", "there must be a log for each of {p} ranks; there are {n}")
NO_BYTES = QT_TRANSLATE_NOOP("rank file", "bytes must be {words} times m, which is {m}")


def is_rank_file(data: bytes) -> bool:
    """Return whether this is a file of measured ranks, right or broken; it never raises."""
    try:
        content = msgspec.json.decode(_text(data), type=dict[str, msgspec.Raw])
        return bytes(content.get("what", b"")).strip() == f'"{WHAT}"'.encode()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def read_rank_file(data: bytes, name: str = "") -> RankFile:
    """Return what a file of measured ranks holds; ``name`` is named where it cannot be read.

    Raises
    ------
    MeasurementError
        If it is no such file, of another version, or broken; the place is named.
    """
    file = named(name)
    text = _text(data)
    _check_kind(text, file)
    try:
        decoder = msgspec.json.Decoder(RankFile, dec_hook=_fraction, float_hook=_number)
        found = decoder.decode(text)
    except msgspec.ValidationError as error:
        raise MeasurementError(_sentence(str(error), file)) from None
    lines = _row_lines(text.decode(errors="replace"))
    read = replace(found, name=name, row_lines=lines)
    _check(read, file)
    return read


def _text(data: bytes) -> bytes:
    return data.removeprefix(b"\xef\xbb\xbf")


def _check_kind(text: bytes, file: Text | str) -> None:
    try:
        content = msgspec.json.Decoder(float_hook=_number).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place = re.search(r"\(byte (\d+)\)", str(error))
        end = int(place[1]) if place else len(text)
        line = text[:end].rstrip().count(b"\n") + 1
        reason = re.sub(r" \(byte \d+\)|JSON is malformed: ", "", str(error))
        said = Text(NOT_JSON, file=file, line=line, reason=shown(reason))
        raise MeasurementError(said, line) from None
    if not isinstance(content, dict) or content.get("what") != WHAT:
        raise MeasurementError(Text(NOT_RANKS, file=file))
    version = content.get("version")
    if version is True or version != VERSION:
        said = Text(OTHER_VERSION, file=file, version=shown(version), known=VERSION)
        raise MeasurementError(said)


def _number(text: str) -> Decimal | str:
    """Return a number exactly; one that is out of all bounds stays a text, for a sentence."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        return text
    return number if abs(number.adjusted()) <= MOST_DIGITS else text


def _fraction(wanted: type, value: object) -> object:
    """Return a number exactly, for msgspec."""
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        found = type(value).__name__
        raise ValueError(f"Expected `number`, got `{found}`")
    return Fraction(value)


def _sentence(message: str, file: Text | str) -> Text:
    """Return msgspec's message as a sentence that names the place."""
    reason, _, place = message.partition(" - at ")
    place = place.strip("`").removeprefix("$").lstrip(".") or WHAT
    types = re.fullmatch(r"Expected `(.*?)`, got `(.*)`", reason)
    key = re.fullmatch(r"Object missing required field `(.*)`", reason)
    why: Text | str = shown(reason.replace("`", ""))
    if types:
        why = Text(EXPECTED, expected=types[1], found=types[2])
    elif key:
        why = Text(LACKING, key=key[1])
    return Text(AT_PLACE, file=file, place=place, reason=why)


def _row_lines(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the lines of the keys ``bytes`` under ``ping_pong`` and under ``runs``."""
    depth, outer = 0, ""
    found: dict[str, list[int]] = {"ping_pong": [], "runs": []}
    line, seen = 1, 0
    for token in re.finditer(r'"((?:\\.|[^"\\])*)"(\s*:)?|[{}\[\]]', text):
        if token[0] in "{[":
            depth += 1
        elif token[0] in "}]":
            depth -= 1
        elif depth == 1 and token[2]:
            outer = token[1]
        elif token[1] == "bytes" and token[2] and outer in found:
            line += text.count("\n", seen, token.start())
            seen = token.start()
            found[outer].append(line)
    return tuple(found["ping_pong"]), tuple(found["runs"])


def _check(file: RankFile, name: Text | str) -> None:
    """Refuse what cannot have been measured."""

    def refuse(wrong: bool, place: str, reason: Text) -> None:
        if wrong:
            raise MeasurementError(Text(AT_PLACE, file=name, place=place, reason=reason))

    refuse(file.p < 2, "hosts", Text(FEW_HOSTS))
    refuse(len(file.processors) != file.p, "processors", Text(FEW_HOSTS))
    for at, pair in enumerate(file.ping_pong):
        for rank in pair.ranks:
            wrong = Text(NO_RANK, last=file.p - 1, rank=rank)
            refuse(rank >= file.p, f"ping_pong[{at}].ranks", wrong)
        for place, one in enumerate(pair.times):
            refuse(not one.time.rises, f"ping_pong[{at}].times[{place}].time", Text(NO_SPREAD))
    for at, run in enumerate(file.runs):
        wrong = Text(NO_BYTES, words=WORD_BYTES, m=run.m)
        refuse(run.bytes != WORD_BYTES * run.m, f"runs[{at}].bytes", wrong)
        refuse(not run.schedule.rises, f"runs[{at}].schedule", Text(NO_SPREAD))
        refuse(not run.own.rises, f"runs[{at}].own", Text(NO_SPREAD))
        logs = run.logs
        if logs is not None:
            said = Text(NO_LOGS, p=file.p, n=len(logs))
            refuse(len(logs) != file.p, f"runs[{at}].logs", said)
            last = max((passed.peer for log in logs for passed in log), default=0)
            refuse(last >= file.p, f"runs[{at}].logs", Text(NO_RANK, last=file.p - 1, rank=last))
