"""The rows of a table made by hand, below the names of its columns."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.cluster.measurement import MeasurementError
from engine.cluster.reading.found import NEGATIVE, NO_TIME, Found, refused
from engine.cluster.reading.heads import Head, head_of, is_in_bits, names_rates
from engine.cluster.reading.numbers import (
    SIZES,
    TIMES,
    WHOLE,
    cell_number,
    is_infinite,
    is_missing,
    with_unit,
)
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

MOST_BYTES = 10**18

NO_ROWS = QT_TRANSLATE_NOOP(
    "reading", "below the names of the columns ({names}) there is no row with a time"
)
CELLS = QT_TRANSLATE_NOOP(
    "reading", "cells: {count}, names of columns: {names}; {value} is not clear"
)
NO_NUMBER = QT_TRANSLATE_NOOP("reading", "a time must be a number; {value} is not")
NO_SIZE = QT_TRANSLATE_NOOP(
    "reading", "a size must be a whole number of bytes from 0; {value} is not"
)
NO_SIZE_HERE = QT_TRANSLATE_NOOP("reading", "there is a time and no size: {value}")
BITS = QT_TRANSLATE_NOOP("reading", "{name}: sizes must be in bytes, KB, MB or GB, not in bits")
UNIT = QT_TRANSLATE_NOOP("reading", "{value} has a unit that is not known; there is {known}")
NO_SIZE_UNIT = QT_TRANSLATE_NOOP("reading", "{name} has no unit: taken as bytes")
NO_TIME_UNIT = QT_TRANSLATE_NOOP("reading", "{name} has no unit: taken as microseconds")
IN_BYTES = Text(QT_TRANSLATE_NOOP("reading", "K is 1024 bytes and M 1024 times that"))
ASSUMED = Text(
    QT_TRANSLATE_NOOP(
        "reading",
        "a table cannot say it: each size is taken as that of one message, each time as that of "
        "one message one way, no sum over repeats and no round trip",
    )
)


def comma_of(sign: str) -> str:
    """Return what a comma inside a cell is, by what parts the cells."""
    return "thousands" if sign == "," else "decimal"


def _tell_units(head: Head, found: Found) -> None:
    if is_in_bits(head.names[head.size]):
        raise refused(head.line, Text(BITS, name=shown(head.names[head.size])))
    if not head.size_unit:
        found.say(Text(NO_SIZE_UNIT, name=shown(head.names[head.size])))
    elif SIZES[head.size_unit] > 1:
        found.say(IN_BYTES)
    for place, unit in zip(head.times, head.time_units, strict=True):
        if not unit:
            found.say(Text(NO_TIME_UNIT, name=shown(head.names[place])))


class Rows:
    """Takes the lines of a table; names of columns begin it, and begin the next one."""

    def __init__(self, found: Found, sign: str, head: Head | None) -> None:
        self._found, self._head, self._comma = found, head, comma_of(sign)
        self._held: MeasurementError | None = None  # of words that may be a title
        if head is not None:
            _tell_units(head, found)

    def read(self, line: Line, row: list[str]) -> None:
        """Take a line.

        Raises
        ------
        MeasurementError
            If it is not clear.
        """
        head = self._head
        if head and len(row) == len(head.names) and row[head.size][:1].isdigit():
            self._take_or_hold(line, row, head)  # the most by far
            return
        begun = head_of(line.number, row)
        if begun is not None:
            self._head = begun
            self._held = None
            self._found.begin_combinations()
            _tell_units(begun, self._found)
        elif names_rates(row):
            self._head = self._held = None
            self._found.without_times(line.number, row)
        elif head is not None and any(row):
            self._take_or_hold(line, row, head)

    def _take_or_hold(self, line: Line, row: list[str], head: Head) -> None:
        """Take a row; words are a title if names of columns come next, else an error."""
        if len(row) == 1 and row[0][:1].isalpha():
            return  # text between or behind tables
        if self._held is not None:
            raise self._held
        try:
            self._take(line, row, head)
        except MeasurementError as error:
            if not all(cell == "" or cell[:1].isalpha() for cell in row):
                raise
            self._held = error

    def _take(self, line: Line, row: list[str], head: Head) -> None:
        if len(row) != len(head.names):
            text = Text(
                CELLS, count=len(row), names=len(head.names), value=shown(line.text.strip())
            )
            raise refused(line.number, text)
        if self._is_note(row, head):
            return
        m = self._size(line, row[head.size], head)
        table = self._found.same(
            "" if head.benchmark is None else row[head.benchmark],
            None if head.processes is None else self._processes(row[head.processes]),
            "",
        )
        for place, unit in zip(head.times, head.time_units, strict=True):
            t = self._time(line, row[place], unit)
            if t is None:
                self._found.drop(line.number, NO_TIME, m=m)
            else:
                self._found.put(table, m, t, line.number)

    def end(self) -> None:
        """End the table.

        Raises
        ------
        MeasurementError
            If names of columns are all that there is.
        """
        if self._held is not None:
            raise self._held
        if self._found.is_empty and self._head is not None:
            names = ", ".join(name for name in self._head.names if name)
            raise refused(self._head.line, Text(NO_ROWS, names=shown(names)))
        self._found.say(ASSUMED)

    def _is_note(self, row: Sequence[str], head: Head) -> bool:
        """Return whether a line has no time and no size: a note, or nothing."""
        value, _ = with_unit(row[head.size])
        return all(not row[place] for place in head.times) and (
            cell_number(value, self._comma) is None
        )

    def _processes(self, cell: str) -> int | None:
        return int(cell) if WHOLE.fullmatch(cell) else None

    def _size(self, line: Line, cell: str, head: Head) -> int:
        value, unit = with_unit(cell)
        number = cell_number(value, self._comma)
        if number is not None and unit and unit not in SIZES:
            text = Text(UNIT, value=shown(cell), known=enumeration(["B", "KB", "MB", "GB"]))
            raise refused(line.number, text)
        if not cell:
            raise refused(line.number, Text(NO_SIZE_HERE, value=shown(line.text)))
        size = None if number is None else number * SIZES[unit or head.size_unit or "b"]
        if number is not None and unit and SIZES[unit] > 1:
            self._found.say(IN_BYTES)
        if size is None or size.denominator != 1 or not 0 <= size < MOST_BYTES:
            raise refused(line.number, Text(NO_SIZE, value=shown(cell)))
        return int(size)

    def _time(self, line: Line, cell: str, unit: str) -> Fraction | None:
        if is_missing(cell):
            return None
        number = cell_number(cell, self._comma)
        own = ""
        if number is None:
            value, own = with_unit(cell)
            number = cell_number(value, self._comma) if own in TIMES else None
        if is_infinite(cell) or (number is not None and number < 0):
            raise refused(line.number, Text(NEGATIVE, value=shown(cell)))
        if number is None:
            raise refused(line.number, Text(NO_NUMBER, value=shown(cell)))
        return number * TIMES[own or unit or "us"]
