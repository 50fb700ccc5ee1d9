"""Tables whose columns have names above them: those of OSU and Intel MPI Benchmarks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.cluster.reading.found import (
    CUT_OFF,
    FAIL_MARK,
    FAILED,
    NEGATIVE,
    NO_TIME,
    NOT_WHOLE,
    Found,
    Table,
    refused,
)
from engine.cluster.reading.numbers import INFINITE, is_missing, plain_number
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import Text

FAILURES = ("time-out", "out-of-mem", "int-overflow")
"""What Intel MPI Benchmarks write in place of the numbers of a row."""

WHOLE = re.compile(r"\d{1,18}")


@dataclass(frozen=True)
class Columns:
    """Which cell of a row is what.

    ``size`` and ``group`` are None where there is no such column; ``padded`` tells a line that
    begins like a row.
    """

    names: tuple[str, ...]
    time: int
    size: int | None
    padded: re.Pattern[str]
    group: int | None = None
    valid: int | None = None


class ColumnTable:
    """A table under way."""

    def __init__(self, found: Found, columns: Columns, table: Table) -> None:
        self.found, self.columns, self.table = found, columns, table
        self._base = table
        self._decimals: int | None = None
        self._full = False

    def read(self, line: Line) -> None:
        """Take a line: a row, something broken, or something foreign."""
        cells = line.text.split()
        if self._full or not cells or line.text.lstrip().startswith("#"):
            return
        if any(cell.startswith(FAILURES) for cell in cells[1:3]):
            if WHOLE.fullmatch(cells[0]):
                self.found.drop(line.number, FAILED, value=shown(" ".join(cells[1:])))
        elif self._is_row(cells):
            self._row(line, cells)
        elif self._begins_a_row(line):
            cut = NOT_WHOLE if line.ended else CUT_OFF
            self.found.drop(line.number, cut, value=shown(line.text))

    def _is_row(self, cells: list[str]) -> bool:
        columns = self.columns
        if len(cells) != len(columns.names):
            return False
        for place, cell in enumerate(cells):
            if place in (columns.size, columns.group):
                fits = WHOLE.fullmatch(cell) is not None
            elif place == columns.valid:
                fits = True
            else:
                known = plain_number(cell) is not None
                fits = known or is_missing(cell) or cell.lower() in INFINITE
            if not fits:
                return False
        return True

    def _begins_a_row(self, line: Line) -> bool:
        if self.columns.size is None:
            return False
        return self.columns.padded.match(line.text) is not None

    def _row(self, line: Line, cells: list[str]) -> None:
        columns = self.columns
        text = cells[columns.time]
        decimals = len(cells[-1].partition(".")[2])
        if not line.ended and self._decimals is not None and decimals != self._decimals:
            self.found.drop(line.number, CUT_OFF, value=shown(line.text))
            return
        self._decimals = decimals
        m = 0 if columns.size is None else int(cells[columns.size])
        self._full = columns.size is None
        if text.lower() in INFINITE:
            raise refused(line.number, Text(NEGATIVE, value=shown(text)))
        t = plain_number(text)
        if t is None:
            self.found.drop(line.number, NO_TIME, m=m)
            return
        if columns.valid is not None and cells[columns.valid].lower() == "fail":
            self.found.say(Text(FAIL_MARK, line=line.number))
        if columns.group is not None:
            base = self._base
            self.table = self._of_group(f"group {cells[columns.group]}", base)
        self.found.take(self.table, m, t, line.number)

    def _of_group(self, label: str, base: Table) -> Table:
        start = self.found.tables.index(base)
        for table in self.found.tables[start:]:
            if table.label == label:
                return table
        return self.found.table(base.benchmark, base.processes, label)
