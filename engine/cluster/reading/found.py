"""What readers find while they go through the lines: tables of rows, drops, notes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from engine.cluster.measurement import Dropped, Group, MeasurementError, Row
from engine.cluster.reading.numbers import is_infinite, is_missing, printed_number
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Template, Text

AT_LINE = QT_TRANSLATE_NOOP("reading", "line {line}: {reason}")
NOT_WHOLE = QT_TRANSLATE_NOOP("reading", "the row is not whole: {value}")
CUT_OFF = QT_TRANSLATE_NOOP("reading", "the file ends within this row: {value}")
NO_TIME = QT_TRANSLATE_NOOP("reading", "there is no time for {m} bytes")
ZERO = QT_TRANSLATE_NOOP("reading", "a time of 0 is below the resolution of the clock")
FAILED = QT_TRANSLATE_NOOP("reading", "the benchmark failed here: {value}")
NEGATIVE = QT_TRANSLATE_NOOP("reading", "a time must be positive and finite; {value} is not")
RATES_ONLY = QT_TRANSLATE_NOOP(
    "reading",
    "line {line}: this table has rates and no times ({names}), and a size over a rate is not the "
    "time of a message",
)
FAIL_MARK = QT_TRANSLATE_NOOP("reading", "line {line}: the validation of this row failed")
ROUND_TRIP = QT_TRANSLATE_NOOP(
    "reading",
    "{benchmark} is the time of a whole round trip, about twice that of one message one way",
)


def refused(line: int, reason: Text) -> MeasurementError:
    """Return the error of a line."""
    return MeasurementError(Text(AT_LINE, line=line, reason=reason), line)


@dataclass
class Table:
    """Rows under one head, while they are collected."""

    benchmark: str = ""
    processes: int | None = None
    label: str = ""
    rows: list[Row] = field(default_factory=list)

    def group(self) -> Group:
        """Return the table as a value."""
        return Group(self.benchmark, self.processes, self.label, tuple(self.rows))


class Found:
    """Everything that was found in a file.

    ``rates`` are lines with column names of tables without a time; ``tools`` wrote parts of the
    file.
    """

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.dropped: list[Dropped] = []
        self.rates: list[tuple[int, str]] = []
        self._notes: dict[Text, None] = {}  # in order, each once
        self._tools: dict[Text, None] = {}
        self._combinations: dict[tuple[str, int | None, str], Table] = {}

    @property
    def notes(self) -> tuple[Text, ...]:
        """What people should know."""
        return tuple(self._notes)

    @property
    def tools(self) -> tuple[Text, ...]:
        """What wrote the file, in order."""
        return tuple(self._tools)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing at all of a table: no row, no dropped one, no rates."""
        return not self.dropped and not self.rates and not any(one.rows for one in self.tables)

    def table(self, benchmark: str, processes: int | None = None, label: str = "") -> Table:
        """Begin a table."""
        made = Table(benchmark, processes, label)
        self.tables.append(made)
        return made

    def same(self, benchmark: str, processes: int | None, label: str) -> Table:
        """Return the table of a combination; begin it if there is none."""
        key = (benchmark, processes, label)
        if key not in self._combinations:
            self._combinations[key] = self.table(*key)
        return self._combinations[key]

    def begin_combinations(self) -> None:
        """Forget the combinations: the next table begins its own."""
        self._combinations = {}

    def drop(self, line: int, reason: Template, **values: object) -> None:
        """Note a line that held no usable row."""
        self.dropped.append(Dropped(line, Text(reason, **values)))

    def drop_broken(self, line: Line) -> None:
        """Note a line that begins like a row and is not whole."""
        self.drop(line.number, NOT_WHOLE if line.ended else CUT_OFF, value=shown(line.text))

    def say(self, note: Text) -> None:
        """Note something that people should know, once."""
        self._notes[note] = None

    def by(self, tool: Text) -> None:
        """Note what wrote a part of the file, once."""
        self._tools[tool] = None

    def without_times(self, line: int, names: Iterable[str]) -> None:
        """Note the names of columns of which none is a time."""
        every = ", ".join(name for name in names if name)
        self.rates.append((line, every))
        self.say(Text(RATES_ONLY, line=line, names=every))

    def take(self, table: Table, m: int, cell: str, line: int, unit: int = 1) -> None:
        """Add a row whose time a tool has printed, in ``unit`` microseconds.

        Raises
        ------
        MeasurementError
            If the time is negative or infinite.
        """
        t = printed_number(cell)
        if is_infinite(cell) or (t is not None and t < 0):
            raise refused(line, Text(NEGATIVE, value=shown(cell)))
        if t is None:
            self.drop(line, NO_TIME, m=m)
        else:
            self.put(table, m, t * unit, line)

    def put(self, table: Table, m: int, t: Fraction, line: int) -> None:
        """Add a row; a time of 0 is dropped."""
        if t == 0:
            self.drop(line, ZERO)
        else:
            table.rows.append(Row(m, t, line))

    def groups(self) -> tuple[Group, ...]:
        """Return the tables that have rows, in order of their first row."""
        filled = [table for table in self.tables if table.rows]
        return tuple(table.group() for table in sorted(filled, key=lambda one: one.rows[0].line))


def is_time(cell: str) -> bool:
    """Return whether a tool may have printed this in place of a time."""
    return printed_number(cell) is not None or is_missing(cell) or is_infinite(cell)
