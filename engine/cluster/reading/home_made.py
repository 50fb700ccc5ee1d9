"""Tables made by hand or by somebody's own program: columns parted by tab, ``;`` or ``,``."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from fractions import Fraction

from engine.cluster.measurement import MeasurementError
from engine.cluster.reading.found import NEGATIVE, NO_TIME, Found, refused
from engine.cluster.reading.heads import Head, head_of, names_rates
from engine.cluster.reading.numbers import (
    BLANKS,
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

Cells = tuple[int, list[str]]
"""The number of a line, and its cells."""

MOST_BYTES = 10**18
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

ASSUMED = Text(
    QT_TRANSLATE_NOOP(
        "reading",
        "a table cannot say it: each size is taken as that of one message, each time as that of "
        "one message one way, no sum over repeats and no round trip",
    )
)
RUN_OF_NETPIPE = QT_TRANSLATE_NOOP(
    "reading", "there are sizes and numbers of repeats here (as in NetPIPE's check), and no times"
)

SEPARATORS = ("\t", ";", ",", "")
"""What parts the cells, in the order of preference; the last is blanks."""


def read_table(lines: Sequence[Line], found: Found) -> None:
    """Read the rows of a table.

    Raises
    ------
    MeasurementError
        If there is no such table, or a line of it is not clear.
    """
    filled = [
        line for line in lines if line.text.strip() and not line.text.lstrip().startswith("#")
    ]
    asked = re.fullmatch(r"\"?sep=(.)\"?", filled[0].text.strip(" \r")) if filled else None
    if asked is not None:
        filled = filled[1:]
    signs = [sign for sign in SEPARATORS if any(sign in line.text for line in filled)]
    if asked is not None and asked[1] in signs:
        signs = [asked[1]]
    tables = [
        (sign, [(line.number, cells_of(line.text, sign)) for line in filled]) for sign in signs
    ]
    for names_columns in (lambda row: head_of(0, row) is not None, names_rates):
        for sign, rows in tables:
            if any(names_columns(row) for _, row in rows):
                found.by(TOOL)
                _read_rows(filled, rows, Rows(found, sign, None))
                return
    _read_headless(filled, tables, found)


def _read_rows(lines: Sequence[Line], rows: Sequence[Cells], reader: Rows) -> None:
    for line, (_, row) in zip(lines, rows, strict=True):
        reader.read(line, row)
    reader.end()


def _read_headless(
    lines: Sequence[Line], tables: Sequence[tuple[str, Sequence[Cells]]], found: Found
) -> None:
    for sign, rows in tables[:1]:
        start = _first_pair(rows, _comma(sign))
        if start is None:
            break
        if not sign:
            _refuse_repeats(rows[start:])
        found.by(HEADLESS)
        found.say(NO_HEAD)
        head = Head(rows[start][0] - 1, ("m", "t"), 0, (1,), "b", ("us",))
        _read_rows(lines[start:], rows[start:], Rows(found, sign, head))
        return
    raise MeasurementError(Text(NO_COLUMNS, value=shown(lines[0].text if lines else "#")))


def _first_pair(rows: Sequence[Cells], comma: str) -> int | None:
    """Return where two columns of numbers begin; a line of more numbers is no such table."""
    for place, (_, row) in enumerate(rows):
        numbers = [cell_number(cell, comma) is not None for cell in row]
        is_blank = comma == "thousands" and any(" " in cell for cell in row)
        if len(row) == 2 and numbers[0] and (numbers[1] or is_missing(row[1])) and not is_blank:
            return place
        if len(row) > 1 and any(numbers):
            return None
    return None


def _refuse_repeats(rows: Sequence[Cells]) -> None:
    """Refuse np.out of NetPIPE's integrity check: its sizes go in threes, repeats are whole."""
    pairs = [row for _, row in rows if len(row) == 2 and all(map(WHOLE.fullmatch, row))]
    sizes = {int(size) for size, _ in pairs}
    if len(pairs) == len(rows) and any({m - 3, m, m + 3} <= sizes for m in sizes if m >= 16):
        raise refused(rows[0][0], Text(RUN_OF_NETPIPE))


def _comma(sign: str) -> str:
    return "thousands" if sign == "," else "decimal"


def cells_of(text: str, sign: str) -> list[str]:
    """Return the cells of a line without blanks round them; no sign: blanks part them."""
    bare = text.strip()
    if not sign:
        return re.split(r"[ \t]{2,}", bare) if "  " in bare else bare.split()
    try:
        (row,) = csv.reader([text], delimiter=sign)
    except csv.Error:  # a cell longer than any number or name
        row = text.split(sign)
    return [cell.strip(BLANKS) for cell in row]


def _tell_units(head: Head, found: Found) -> None:
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
        self._found, self._head, self._comma = found, head, _comma(sign)

    def read(self, line: Line, row: list[str]) -> None:
        """Take a line.

        Raises
        ------
        MeasurementError
            If it is not clear.
        """
        head = self._head
        if head and len(row) == len(head.names) and row[head.size][:1].isdigit():
            self._take(line, row, head)  # the most by far
            return
        begun = head_of(line.number, row)
        if begun is not None:
            self._head = begun
            self._found.begin_combinations()
            _tell_units(begun, self._found)
        elif names_rates(row):
            self._head = None
            self._found.without_times(line.number, row)
        elif head is not None and any(row):
            self._take(line, row, head)

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
        if self._found.is_empty and self._head is not None:
            names = ", ".join(name for name in self._head.names if name)
            raise MeasurementError(Text(NO_ROWS, names=names))
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
        size = None if number is None else number * SIZES[unit or head.size_unit or "b"]
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
