"""Tables made by hand or by somebody's own program: columns parted by tab, ``;`` or ``,``."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.cluster.measurement import MeasurementError
from engine.cluster.reading.found import NEGATIVE, NO_TIME, Found, refused
from engine.cluster.reading.numbers import (
    INFINITE,
    SIZES,
    TIMES,
    cell_number,
    is_missing,
    plain_number,
    with_unit,
)
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

TOOL = Text(QT_TRANSLATE_NOOP("reading", "a table with columns"))
HEADLESS = Text(QT_TRANSLATE_NOOP("reading", "two columns of numbers"))

NO_COLUMNS = QT_TRANSLATE_NOOP(
    "reading",
    "no table of sizes and times was found: a line must name a column of sizes (size, bytes, m) "
    "and one of times (time, latency, t), or there must be two columns of numbers; it begins with "
    "{value}",
)
NO_ROWS = QT_TRANSLATE_NOOP(
    "reading", "below the names of the columns ({names}) there is no row with a time"
)
CELLS = QT_TRANSLATE_NOOP(
    "reading", "there are {count} cells and {names} names of columns; {value} is not clear"
)
NO_NUMBER = QT_TRANSLATE_NOOP("reading", "a time must be a number; {value} is not")
NO_SIZE = QT_TRANSLATE_NOOP(
    "reading", "a size must be a whole number of bytes from 0; {value} is not"
)
UNIT = QT_TRANSLATE_NOOP("reading", "{value} has a unit that is not known; there is {known}")
NO_HEAD = Text(QT_TRANSLATE_NOOP("reading", "no names of columns: taken as bytes and microseconds"))
NO_SIZE_UNIT = QT_TRANSLATE_NOOP("reading", "{name} has no unit: taken as bytes")
NO_TIME_UNIT = QT_TRANSLATE_NOOP("reading", "{name} has no unit: taken as microseconds")
IN_BYTES = Text(QT_TRANSLATE_NOOP("reading", "K is 1024 bytes and M 1024 times that"))

SIZE_WORDS = (
    *("size", "byte", "bytes", "message", "msg", "length", "len"),
    *("размер", "длина", "длины", "сообщ", "байт", "розмір", "довжин", "повідомл"),
)
TIME_WORDS = (
    *("time", "latency", "elapsed", "rtt", "duration"),
    *("время", "времени", "задержк", "латентн", "затримк", "тривал"),
)
EXACT_TIME_WORDS = ("t", "час", "часу", "times")
RATES_AND_COUNTS = (
    *("bandwidth", "throughput", "rate", "speed", "mbps", "gbps", "bps"),
    *("iteration", "iterations", "iter", "iters", "repetition", "repetitions", "repeats", "reps"),
    *("скорост", "швидк", "пропускн", "повтор", "итерац", "ітерац"),
)
AVERAGE_WORDS = ("avg", "mean", "average", "средн", "середн")
NAME_WORDS = ("operation", "benchmark", "операция", "операція")
PROCESS_WORDS = ("processes", "procs", "nprocs", "ranks", "процессов", "процесів")

_WORD = re.compile(r"[^\W\d_]+[23]?")
_RATE = re.compile(r"/\s*(?:s|sec|с|сек)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Head:
    """What the columns are; ``size_unit`` and ``time_units`` as named, empty where nothing is."""

    line: int
    names: tuple[str, ...]
    size: int
    times: tuple[int, ...]
    size_unit: str
    time_units: tuple[str, ...]
    benchmark: int | None = None
    processes: int | None = None


def read_table(lines: Sequence[Line], found: Found) -> None:
    """Read the rows of a table.

    Raises
    ------
    MeasurementError
        If there is no such table, or a line of it is not clear.
    """
    filled = [line for line in lines if line.text.strip() and not _is_comment(line)]
    filled = [line for line in filled if not re.fullmatch(r"sep=.", line.text.strip())]
    sign = _separator(filled)
    cells = [(line, _cells(line.text, sign)) for line in filled]
    head = next((head for line, row in cells if (head := _head(line, row)) is not None), None)
    if head is None:
        head = _headless(cells, sign)
        found.by(HEADLESS)
        found.say(NO_HEAD)
    else:
        found.by(TOOL)
        _tell_units(head, found)
    reader = Rows(found, head, "thousands" if sign == "," else "decimal")
    for line, row in cells:
        if line.number > head.line:
            reader.read(line, row)
    if not any(table.rows for table in found.tables):
        text = Text(NO_ROWS, names=", ".join(name for name in head.names if name))
        raise MeasurementError(text)


def _is_comment(line: Line) -> bool:
    return line.text.lstrip().startswith("#")


def _separator(lines: Sequence[Line]) -> str:
    """Return the sign between cells; empty for blanks, where no other sign is anywhere."""
    for sign in "\t;,":
        if any(sign in line.text for line in lines):
            return sign
    return ""


def _cells(text: str, sign: str) -> list[str]:
    """Return the cells of a line without blanks round them."""
    if not sign:
        return re.split(r"\s{2,}", text.strip()) if "  " in text.strip() else text.split()
    (row,) = csv.reader([text.replace("\0", "")], delimiter=sign)
    return [cell.strip(" \u00a0\u202f\u2009") for cell in row]


def _words(name: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(name.replace("\u00b5", "µ"))]


def _has(words: Sequence[str], starts: Sequence[str]) -> bool:
    """Return whether a word is one of some, or begins with one that is Cyrillic."""
    return any(
        word == start or (start > "z" and word.startswith(start))
        for word in words
        for start in starts
    )


def _unit(words: Sequence[str], units: dict[str, Fraction] | dict[str, int]) -> str:
    return next((word for word in reversed(words) if word in units), "")


def _is_rate_or_count(name: str, words: Sequence[str]) -> bool:
    return bool(_RATE.search(name)) or _has(words, RATES_AND_COUNTS)


def _is_time(name: str) -> bool:
    words = _words(name)
    if not words or _is_rate_or_count(name, words):
        return False
    if _has(words, TIME_WORDS) or any(word in EXACT_TIME_WORDS for word in words):
        return True
    return _unit(words, TIMES) != "" and not _has(words, SIZE_WORDS)


def _is_size(name: str) -> bool:
    words = _words(name)
    if not words or _is_rate_or_count(name, words) or _is_time(name):
        return False
    return _has(words, SIZE_WORDS) or words[0] == "m"


def _head(line: Line, row: Sequence[str]) -> Head | None:
    """Return what the names of columns say, None if these are none."""
    if any(plain_number(cell) is not None for cell in row):
        return None
    size = next((place for place, name in enumerate(row) if _is_size(name)), None)
    times = [place for place, name in enumerate(row) if _is_time(name)]
    if size is None or not times:
        return None
    means = [place for place in times if _has(_words(row[place]), AVERAGE_WORDS)]
    times = means[:1] or times
    units = tuple(_unit(_words(row[place]), TIMES) for place in times)
    named = next((i for i, name in enumerate(row) if _has(_words(name), NAME_WORDS)), None)
    many = next((i for i, name in enumerate(row) if _has(_words(name), PROCESS_WORDS)), None)
    unit = _unit([word for word in _words(row[size]) if word != "m"], SIZES)
    return Head(line.number, tuple(row), size, tuple(times), unit, units, named, many)


def _headless(cells: Sequence[tuple[Line, list[str]]], sign: str) -> Head:
    comma = "thousands" if sign == "," else "decimal"
    for line, row in cells:
        if len(row) == 2 and all(cell_number(cell, comma) is not None for cell in row):
            return Head(line.number - 1, ("m", "t"), 0, (1,), "b", ("us",))
        if any(cell_number(cell, comma) is not None for cell in row):
            break
    raise MeasurementError(Text(NO_COLUMNS, value=shown(cells[0][0].text if cells else "#")))


def _tell_units(head: Head, found: Found) -> None:
    if not head.size_unit:
        found.say(Text(NO_SIZE_UNIT, name=shown(head.names[head.size])))
    elif SIZES[head.size_unit] > 1:
        found.say(IN_BYTES)
    for place, unit in zip(head.times, head.time_units, strict=True):
        if not unit:
            found.say(Text(NO_TIME_UNIT, name=shown(head.names[place])))


class Rows:
    """Takes the lines below the names of the columns."""

    def __init__(self, found: Found, head: Head, comma: str) -> None:
        self._found, self._head, self._comma = found, head, comma

    def read(self, line: Line, row: list[str]) -> None:
        """Take a line.

        Raises
        ------
        MeasurementError
            If it is not clear.
        """
        head = self._head
        if len(row) == len(head.names) and self._is_note(row):
            return
        if len(row) != len(head.names):
            text = Text(
                CELLS, count=len(row), names=len(head.names), value=shown(line.text.strip())
            )
            raise refused(line.number, text)
        m = self._size(line, row[head.size])
        table = self._found.same(
            "" if head.benchmark is None else row[head.benchmark],
            self._processes(row),
            "",
        )
        for place, unit in zip(head.times, head.time_units, strict=True):
            t = self._time(line, row[place], unit)
            if t is None:
                self._found.drop(line.number, NO_TIME, m=m)
            else:
                self._found.take(table, m, t, line.number)

    def _is_note(self, row: Sequence[str]) -> bool:
        """Return whether a line has no time and no size: a note, or nothing."""
        head = self._head
        value, _ = with_unit(row[head.size])
        return all(not row[place] for place in head.times) and (
            cell_number(value, self._comma) is None
        )

    def _processes(self, row: Sequence[str]) -> int | None:
        place = self._head.processes
        return int(row[place]) if place is not None and row[place].isdigit() else None

    def _size(self, line: Line, cell: str) -> int:
        value, unit = with_unit(cell)
        if unit and unit not in SIZES:
            text = Text(UNIT, value=shown(cell), known=enumeration(["B", "KB", "MB", "GB"]))
            raise refused(line.number, text)
        number = cell_number(value, self._comma)
        factor = SIZES[unit or self._head.size_unit or "b"]
        if number is None or (number * factor).denominator != 1 or number < 0:
            raise refused(line.number, Text(NO_SIZE, value=shown(cell)))
        return int(number * factor)

    def _time(self, line: Line, cell: str, unit: str) -> Fraction | None:
        if is_missing(cell):
            return None
        if cell.lower() in INFINITE:
            raise refused(line.number, Text(NEGATIVE, value=shown(cell)))
        number = cell_number(cell, self._comma)
        own = ""
        if number is None:
            value, own = with_unit(cell)
            number = cell_number(value, self._comma) if own in TIMES else None
        if number is None:
            raise refused(line.number, Text(NO_NUMBER, value=shown(cell)))
        if number < 0:
            raise refused(line.number, Text(NEGATIVE, value=shown(cell)))
        return number * TIMES[own or unit or "us"]
