"""Tables whose columns have names above them: those of OSU and Intel MPI Benchmarks."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.cluster.reading.found import (
    FAIL_MARK,
    FAILED,
    Found,
    Table,
    is_time,
)
from engine.cluster.reading.numbers import WHOLE, decimals_of
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import Text

FAILURES = ("time-out", "out-of-mem", "int-overflow")
"""What Intel MPI Benchmarks write in place of the numbers of a row."""

VERDICTS = ("pass", "fail")
ALONE = re.compile(r" *[0-9]+\s*")
"""A number with nothing behind it."""

NUMBERS = re.compile(r"[0-9.,\s]*")
TORN = re.compile(r"\s*[0-9][0-9.,\s]*\[[\w.-]+:[0-9]+\]")
"""Numbers with a launcher's message right behind them: a row that goes on in another line."""


@dataclass(frozen=True)
class Columns:
    """Which cell of a row is what.

    Attributes
    ----------
    names : tuple of str
        One a column.
    time : int
        The column that is read.
    size, group, valid : int or None
        Other columns, None where there is none.
    is_padded : callable
        Tells a line that begins with a size filled up to its column.
    width : int
        Characters of a row, 0 where the columns have no width.
    """

    names: tuple[str, ...]
    time: int
    size: int | None
    is_padded: Callable[[str], bool]
    width: int
    group: int | None = None
    valid: int | None = None


def width_of(names: str) -> int:
    """Return how long the rows below a line of names are, 0 where tabs or single blanks part them.

    >>> width_of("# Size          Latency (us)"), width_of("Size Latency(us)")
    (28, 0)
    """
    bare = names.strip().lstrip("#").strip()
    return len(names.rstrip()) if "  " in bare and "\t" not in bare else 0


class ColumnTable:
    """A table under way."""

    def __init__(self, found: Found, columns: Columns, table: Table) -> None:
        self.found, self.columns, self.table = found, columns, table
        self._of_groups: dict[str, Table] = {}
        self._decimals: int | None = None
        self._width = columns.width
        self._is_torn = self._is_told = False
        self._before: str | None = None  # what stood before a message inside a row
        self._is_full = False

    def read(self, line: Line) -> None:
        """Take a line: a row, something broken, or something foreign.

        Raises
        ------
        MeasurementError
            If a time is negative or infinite.
        """
        cells = line.text.split()
        if self._is_full or not cells or cells[0].startswith("#"):
            return
        if self._is_rest(line, cells):
            self._is_torn = False
        elif self._is_failure(cells):
            self.found.drop(line.number, FAILED, value=shown(" ".join(cells)))
        elif self._is_row(cells):
            self._whole(line, cells)
        else:
            self._foreign(line, cells)

    def _is_rest(self, line: Line, cells: list[str]) -> bool:
        """Return whether this is the rest of a row behind a message that stood inside it."""
        before = self._before
        if before is None or not all(map(is_time, cells)):
            return False
        self._before = None
        is_one_cell_torn = not (before[-1].isspace() or line.text[0].isspace())
        count = len(before.split()) + len(cells) - is_one_cell_torn
        is_complete = self._width > 0 and len(line.text.rstrip()) == self._width
        return count == len(self.columns.names) and not is_complete

    def _foreign(self, line: Line, cells: list[str]) -> None:
        """Take a line that is no row: what begins like one is dropped with a warning."""
        is_sized = self.columns.size is not None
        is_torn = TORN.match(line.text) is not None
        is_padded = is_sized and self.columns.is_padded(line.text)
        is_alone = is_sized and ALONE.fullmatch(line.text) is not None
        if is_torn or is_padded:
            self._before = NUMBERS.findall(line.text)[0]
        if is_sized and cells[0][0].isdigit():
            self._is_torn, self._is_told = True, is_torn or is_padded or is_alone
        if is_torn or is_padded or is_alone:
            self.found.drop_broken(line)

    def _is_failure(self, cells: list[str]) -> bool:
        """Return whether a failure stands in place of the numbers, behind size and group."""
        place = next((i for i, cell in enumerate(cells[:3]) if cell.startswith(FAILURES)), None)
        return place is not None and all(WHOLE.fullmatch(cell) for cell in cells[:place])

    def _is_row(self, cells: list[str]) -> bool:
        columns = self.columns
        whole = (columns.size, columns.group)
        return len(cells) == len(columns.names) and all(
            WHOLE.fullmatch(cell) is not None if place in whole else is_time(cell)
            for place, cell in enumerate(cells)
            if place != columns.valid
        )

    def _whole(self, line: Line, cells: list[str]) -> None:
        columns = self.columns
        width = len(line.text.rstrip())
        is_rest = self._is_torn and width < self._width
        self._is_torn = False
        if is_rest:
            if not self._is_told:
                self.found.drop_broken(line)
            return
        if not line.ended and self._may_be_cut(cells):
            self.found.drop_broken(line)
            return
        if self._decimals is None or width == self._width:
            self._width = width if columns.width else 0
        else:
            self._width = 0  # not a table of a fixed width, perhaps pasted
        self._decimals = self._last_decimals(cells)
        self._is_full = columns.size is None
        if columns.valid is not None and cells[columns.valid].lower() == "fail":
            self.found.say(Text(FAIL_MARK, line=line.number))
        m = 0 if columns.size is None else int(cells[columns.size])
        self.found.take(self._table_of(cells), m, cells[columns.time], line.number)

    def _last_decimals(self, cells: list[str]) -> int:
        return decimals_of([cell for i, cell in enumerate(cells) if i != self.columns.valid][-1])

    def _may_be_cut(self, cells: list[str]) -> bool:
        valid = self.columns.valid
        if valid is not None and cells[valid].lower() not in VERDICTS:
            return True
        return self._decimals != self._last_decimals(cells)

    def _table_of(self, cells: list[str]) -> Table:
        if self.columns.group is None:
            return self.table
        label = f"group {cells[self.columns.group]}"
        if label not in self._of_groups:
            base = self.table
            self._of_groups[label] = self.found.table(base.benchmark, base.processes, label)
        return self._of_groups[label]
