"""The ``Table`` value: named columns and rows of plain values, for writers and views alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from engine.catalogue import Choice
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
    "model": Text(QT_TRANSLATE_NOOP("table", "model")),
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
"""The columns of runs and steps that people read, in words; data files have all, by short names."""

UNDER = QT_TRANSLATE_NOOP("table", "{above}, {head}", "Ring, simulated")


@dataclass(frozen=True)
class Table:
    """Rows of equal length under named columns.

    Attributes
    ----------
    columns : tuple of str
        The names of the contract.
    rows : tuple of tuples
        Values: str, int, bool, Fraction, None, a ``Choice`` (files of data have its key, people
        read its title), and lists or mappings of them.
    heads : tuple of Text
        What people read above the columns, one a column.  A table without heads is one of runs or
        steps: people read those of its columns that ``NAMES`` knows and that have any value.
    above : tuple of Text or None
        What stands above the head, the same for neighbours that belong together; empty: nothing.
    caption : Text or None
        What holds for all rows.
    reasons : mapping of (row, column) to Text
        Why a cell is empty; people read it below the table.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]
    heads: tuple[Text, ...] = ()
    above: tuple[Text | None, ...] = ()
    caption: Text | None = None
    reasons: Mapping[tuple[int, int], Text] = field(default_factory=dict)

    def flat(self) -> Table:
        """Return the table with one value a cell: dims joined by x, terms in three columns.

        A table with heads of its own has one value a cell already.
        """
        if self.heads:
            return self
        rows = [flat(dict(zip(self.columns, row, strict=True))) for row in self.rows]
        columns = tuple(rows[0]) if rows else self.columns
        return Table(columns, tuple(tuple(row.values()) for row in rows))

    def readable(self) -> Table:
        """Return what people read of the table: it has a head for every column."""
        if self.heads:
            return self
        shown = self.flat().only(tuple(NAMES))
        return replace(shown, heads=tuple(NAMES[name] for name in shown.columns))

    def whole_heads(self, language: str) -> list[str]:
        """Return the heads of a readable table, each with what stands above it."""
        above = self.above or (None,) * len(self.heads)
        return [
            (head if over is None else Text(UNDER, above=over, head=head)).render(language)
            for over, head in zip(above, self.heads, strict=True)
        ]

    def only(self, names: Sequence[str]) -> Table:
        """Return the table with these columns only, those of them that have any value."""
        places = [self.columns.index(name) for name in names if name in self.columns]
        places = [i for i in places if any(row[i] is not None for row in self.rows)]
        rows = tuple(tuple(row[i] for i in places) for row in self.rows)
        return Table(tuple(self.columns[i] for i in places), rows)

    def chosen(self, rows: Sequence[int]) -> Table:
        """Return the table with some of its rows only, by number."""
        place = {row: new for new, row in enumerate(rows)}
        reasons = {(place[r], c): why for (r, c), why in self.reasons.items() if r in place}
        return replace(self, rows=tuple(self.rows[row] for row in rows), reasons=reasons)


def table_of(results: Sequence[Result]) -> Table:
    """Return the table of many results, all columns, one row each."""
    columns = tuple(results[0]) if results else ()
    return Table(columns, tuple(tuple(result[name] for name in columns) for result in results))


def cell(value: object, language: str | None = None) -> str:
    """Return a value as the text of a cell: numbers exact, true and false, empty for None.

    A ``Choice`` is its key, or its title in a language.

    >>> cell(Fraction(703, 2)), cell(None), cell(True)
    ('351.5', '', 'true')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Choice):
        return value.key if language is None else value.title.render(language)
    return format_exact(value) if isinstance(value, (int, Fraction)) else str(value)
