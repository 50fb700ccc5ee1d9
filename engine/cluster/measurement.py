"""Measured times: rows of (bytes, microseconds) in groups, and what was not understood on the way.

A *row* is one measured time of one message length.  Rows stand in the order of their file and are
never averaged.  A *group* is what belongs together: one benchmark, one number of processes, one
label (one table of a benchmark's output).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.errors import InputError
from engine.text import Text


@dataclass(frozen=True)
class Row:
    """One measured time.

    Attributes
    ----------
    m : int
        Bytes of the message.
    t : Fraction
        Microseconds, exactly as written.
    line : int
        Line of the file, from 1.
    """

    m: int
    t: Fraction
    line: int


@dataclass(frozen=True)
class Group:
    """Rows that belong together; what a file does not say is empty or None."""

    benchmark: str
    processes: int | None
    label: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Dropped:
    """A line that held no usable row, and why (a warning, no error)."""

    line: int
    reason: Text


@dataclass(frozen=True)
class Measurements:
    """What was read of one file or one pasted text.

    Attributes
    ----------
    name : str
        File name, or empty for what was pasted.
    tool : Text
        What wrote it ("OSU Micro-Benchmarks", "a table with columns"), for people.
    groups : tuple of Group
        In order of their first row; none is empty.
    dropped : tuple of Dropped
        By line.
    notes : tuple of Text
        What was assumed or should be known (units taken, a round trip, a rate without a time).
    """

    name: str
    tool: Text
    groups: tuple[Group, ...]
    dropped: tuple[Dropped, ...] = ()
    notes: tuple[Text, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows, in the order of the file."""
        every = [row for group in self.groups for row in group.rows]
        return tuple(sorted(every, key=lambda row: row.line))


class MeasurementError(InputError):
    """A file of measurements that cannot be read; ``line`` is where, None for the whole file."""

    def __init__(self, text: Text, line: int | None = None) -> None:
        super().__init__(text)
        self.line = line
