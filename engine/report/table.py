"""The ``Table`` value: named columns and rows of plain values, for writers and views alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.exact_time import format_exact
from engine.report.result import Result, flat
from engine.text import QT_TRANSLATE_NOOP, Text

CODES = range(1, 17)
"""The lengths of Gray codes that a table may show side by side."""

NAMES = {
    "topology": Text(QT_TRANSLATE_NOOP("table", "network")),
    "dims": Text(QT_TRANSLATE_NOOP("table", "dims")),
    "p": Text(QT_TRANSLATE_NOOP("table", "p")),
    "embedding": Text(QT_TRANSLATE_NOOP("table", "embedding")),
    "operation": Text(QT_TRANSLATE_NOOP("table", "operation")),
    "algorithm": Text(QT_TRANSLATE_NOOP("table", "algorithm")),
    "switching": Text(QT_TRANSLATE_NOOP("table", "switching")),
    "steps": Text(QT_TRANSLATE_NOOP("table", "steps")),
    "cycles": Text(QT_TRANSLATE_NOOP("table", "cycles")),
    "simulated": Text(QT_TRANSLATE_NOOP("table", "simulated")),
    "analytic": Text(QT_TRANSLATE_NOOP("table", "formula")),
    "lecture": Text(QT_TRANSLATE_NOOP("table", "as printed in the lecture")),
    "exact": Text(QT_TRANSLATE_NOOP("table", "exact")),
    "m": Text(QT_TRANSLATE_NOOP("table", "m")),
    "q": Text(QT_TRANSLATE_NOOP("table", "q")),
    "step": Text(QT_TRANSLATE_NOOP("table", "step")),
    "dimension": Text(QT_TRANSLATE_NOOP("table", "dimension")),
    "distance": Text(QT_TRANSLATE_NOOP("table", "distance")),
    "chunks": Text(QT_TRANSLATE_NOOP("table", "chunks")),
    "words": Text(QT_TRANSLATE_NOOP("table", "words")),
    "links": Text(QT_TRANSLATE_NOOP("table", "links in use")),
    "ts_part": Text(QT_TRANSLATE_NOOP("table", "ts part")),
    "th_part": Text(QT_TRANSLATE_NOOP("table", "th part")),
    "tw_part": Text(QT_TRANSLATE_NOOP("table", "tw part")),
    "sum": Text(QT_TRANSLATE_NOOP("table", "running sum")),
    "guest_node": Text(QT_TRANSLATE_NOOP("table", "guest node")),
    "guest_place": Text(QT_TRANSLATE_NOOP("table", "its coordinates")),
    "host_label": Text(QT_TRANSLATE_NOOP("table", "place in the host")),
    "host_node": Text(QT_TRANSLATE_NOOP("table", "host node")),
    "longest_path": Text(QT_TRANSLATE_NOOP("table", "longest path")),
    **{f"N{bits}": Text(QT_TRANSLATE_NOOP("table", "N = {bits}"), bits=bits) for bits in CODES},
    "hypercube_node": Text(QT_TRANSLATE_NOOP("table", "hypercube node")),
    "ring_node": Text(QT_TRANSLATE_NOOP("table", "ring node")),
    "changed_bit": Text(QT_TRANSLATE_NOOP("table", "bit that changes next")),
}
"""The columns that people read, in words; data files keep the short names of all columns."""


@dataclass(frozen=True)
class Table:
    """Rows of equal length under named columns.

    Attributes
    ----------
    columns : tuple of str
        The names of the contract.
    rows : tuple of tuples
        Values: str, int, bool, Fraction, None, and lists or mappings of them.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]

    def flat(self) -> Table:
        """Return the table with one value a cell: dims joined by x, terms in three columns."""
        rows = [flat(dict(zip(self.columns, row, strict=True))) for row in self.rows]
        columns = tuple(rows[0]) if rows else self.columns
        return Table(columns, tuple(tuple(row.values()) for row in rows))

    def only(self, names: Sequence[str]) -> Table:
        """Return the table with these columns only, those of them that have any value."""
        places = [self.columns.index(name) for name in names if name in self.columns]
        places = [i for i in places if any(row[i] is not None for row in self.rows)]
        rows = tuple(tuple(row[i] for i in places) for row in self.rows)
        return Table(tuple(self.columns[i] for i in places), rows)


def table_of(results: Sequence[Result]) -> Table:
    """Return the table of many results, all columns, one row each."""
    columns = tuple(results[0]) if results else ()
    return Table(columns, tuple(tuple(result[name] for name in columns) for result in results))


def cell(value: object) -> str:
    """Return a value as the text of a cell: numbers exact, true and false, empty for None.

    >>> cell(Fraction(703, 2)), cell(None), cell(True)
    ('351.5', '', 'true')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return format_exact(value) if isinstance(value, (int, Fraction)) else str(value)
