"""What readers find while they go through the lines: tables of rows, drops, notes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from engine.cluster.measurement import Dropped, Group, MeasurementError, Row
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Template, Text

AT_LINE = QT_TRANSLATE_NOOP("reading", "line {line}: {reason}")
NOT_WHOLE = QT_TRANSLATE_NOOP("reading", "the row is not whole: {value}")
CUT_OFF = QT_TRANSLATE_NOOP("reading", "the file ends within this row: {value}")
NO_TIME = QT_TRANSLATE_NOOP("reading", "there is no time for {m} bytes")
ZERO = QT_TRANSLATE_NOOP("reading", "a time of 0 is below the resolution of the clock")
FAILED = QT_TRANSLATE_NOOP("reading", "the benchmark failed here: {value}")
NEGATIVE = QT_TRANSLATE_NOOP("reading", "a time must be positive; {value} is not")
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


@dataclass
class Found:
    """Everything that was found in a file.

    ``rates`` are lines with column names of tables without a time.
    """

    tables: list[Table] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    notes: list[Text] = field(default_factory=list)
    rates: list[tuple[int, str]] = field(default_factory=list)
    tools: list[Text] = field(default_factory=list)

    def table(self, benchmark: str, processes: int | None = None, label: str = "") -> Table:
        """Begin a table."""
        made = Table(benchmark, processes, label)
        self.tables.append(made)
        return made

    def same(self, benchmark: str, processes: int | None, label: str) -> Table:
        """Return the table of a combination; begin it if there is none."""
        for table in self.tables:
            if (table.benchmark, table.processes, table.label) == (benchmark, processes, label):
                return table
        return self.table(benchmark, processes, label)

    def drop(self, line: int, reason: Template, **values: object) -> None:
        """Note a line that held no usable row."""
        self.dropped.append(Dropped(line, Text(reason, **values)))

    def say(self, note: Text) -> None:
        """Note something that people should know, once."""
        if note not in self.notes:
            self.notes.append(note)

    def by(self, tool: Text) -> None:
        """Note what wrote a part of the file, once."""
        if tool not in self.tools:
            self.tools.append(tool)

    def take(self, table: Table, m: int, t: Fraction, line: int) -> None:
        """Add a row; a time of 0 is dropped.

        Raises
        ------
        MeasurementError
            If the time is negative.
        """
        if t < 0:
            raise refused(line, Text(NEGATIVE, value=shown(float(t))))
        if t == 0:
            self.drop(line, ZERO)
        else:
            table.rows.append(Row(m, t, line))

    def groups(self) -> tuple[Group, ...]:
        """Return the tables that have rows, in order of their first row."""
        filled = [table for table in self.tables if table.rows]
        return tuple(table.group() for table in sorted(filled, key=lambda one: one.rows[0].line))


def joined(names: Iterable[str]) -> str:
    """Return names of columns as a sentence has them."""
    return ", ".join(names)
