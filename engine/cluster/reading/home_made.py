"""Tables made by hand or by somebody's own program: columns parted by tab, ``;`` or ``,``."""

from __future__ import annotations

import csv
import re
from bisect import bisect
from collections.abc import Sequence

from engine.cluster.measurement import MeasurementError
from engine.cluster.reading.found import Found, refused
from engine.cluster.reading.hand_rows import Rows, comma_of
from engine.cluster.reading.heads import Head, head_of, names_rates
from engine.cluster.reading.numbers import BLANKS, WHOLE, cell_number, is_missing
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Text

Cells = tuple[int, list[str]]
"""The number of a line, and its cells."""

TOOL = Text(QT_TRANSLATE_NOOP("reading", "a table with columns"))
HEADLESS = Text(QT_TRANSLATE_NOOP("reading", "two columns of numbers"))

NO_COLUMNS = QT_TRANSLATE_NOOP(
    "reading",
    "no table of sizes and times was found: a line must name a column of sizes (size, bytes, m) "
    "and one of times (time, latency, t), or there must be two columns of numbers; it begins with "
    "{value}",
)
UNKNOWN_NAMES = QT_TRANSLATE_NOOP(
    "reading",
    "{value} does not say which column is the size (size, bytes, m) and which the time "
    "(time, latency, t)",
)
NO_NAMES = QT_TRANSLATE_NOOP(
    "reading",
    "columns of numbers: {count}, and no line above says which is the size and which the time",
)
NO_HEAD = Text(QT_TRANSLATE_NOOP("reading", "no names of columns: taken as bytes and microseconds"))

RUN_OF_NETPIPE = QT_TRANSLATE_NOOP(
    "reading", "there are sizes and numbers of repeats here (as in NetPIPE's check), and no times"
)

_SIZE_OF_NETPIPE = re.compile(r"(?=[ 0-9]{8} ) *[0-9]+ +[0-9]")

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
    if not _read_below_comment(lines, filled, tables, found):
        _read_headless(filled, tables, found)


def _read_rows(lines: Sequence[Line], rows: Sequence[Cells], reader: Rows) -> None:
    for line, (_, row) in zip(lines, rows, strict=True):
        reader.read(line, row)
    reader.end()


def _read_below_comment(
    lines: Sequence[Line],
    filled: Sequence[Line],
    tables: Sequence[tuple[str, Sequence[Cells]]],
    found: Found,
) -> bool:
    """Read a table whose names of columns are a comment; return whether there is one."""
    comments = [line for line in lines if line.text.lstrip().startswith("#")]
    for sign, rows in tables:
        for line in comments:
            names = cells_of(line.text.lstrip().lstrip("#"), sign)
            start = bisect(filled, line.number, key=lambda one: one.number)
            if start == len(rows) or len(names) != len(rows[start][1]):
                continue
            head = head_of(line.number, names)
            if head is not None:
                found.by(TOOL)
                _read_rows(filled[start:], rows[start:], Rows(found, sign, head))
                return True
            if names_rates(names):
                found.by(TOOL)
                found.without_times(line.number, names)
                return True
    return False


def _read_headless(
    lines: Sequence[Line], tables: Sequence[tuple[str, Sequence[Cells]]], found: Found
) -> None:
    for sign, rows in tables[:1]:
        start = _first_pair(rows, comma_of(sign))
        if start is None:
            break
        _refuse_names(lines, rows, start)
        if not sign:
            _refuse_repeats(lines[start:], rows[start:])
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
        if len(row) > 2 and all(numbers):
            raise refused(rows[place][0], Text(NO_NAMES, count=len(row)))
        if len(row) > 1 and any(numbers):
            return None
    return None


def _refuse_names(lines: Sequence[Line], rows: Sequence[Cells], start: int) -> None:
    """Refuse two names right above two columns of numbers that say nothing of size and time."""
    if start == 0 or rows[start - 1][0] != rows[start][0] - 1:
        return
    above = rows[start - 1][1]
    if len(above) == 2 and all(cell[:1].isalpha() for cell in above):
        raise refused(rows[start - 1][0], Text(UNKNOWN_NAMES, value=shown(lines[start - 1].text)))


def _refuse_repeats(lines: Sequence[Line], rows: Sequence[Cells]) -> None:
    """Refuse np.out of NetPIPE's integrity check.

    Its sizes fill eight columns, or go in threes; its repeats are whole.
    """
    pairs = [row for _, row in rows if len(row) == 2 and all(map(WHOLE.fullmatch, row))]
    sizes = {int(size) for size, _ in pairs}
    goes_in_threes = any({m - 3, m, m + 3} <= sizes for m in sizes if m >= 16)
    is_filled_up = all(_SIZE_OF_NETPIPE.match(line.text) for line in lines)
    if len(pairs) == len(rows) and (goes_in_threes or is_filled_up):
        raise refused(rows[0][0], Text(RUN_OF_NETPIPE))


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
