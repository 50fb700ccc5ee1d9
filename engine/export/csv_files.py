"""Tables to CSV in the dialect of a country's spreadsheets: separator and decimal sign."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from fractions import Fraction

from engine.catalogue import Choice, find
from engine.errors import InputError
from engine.report.table import Table, cell
from engine.text import QT_TRANSLATE_NOOP, Text

SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}
DECIMALS = {"dot": ".", "comma": ","}
SEPARATOR_WHAT = QT_TRANSLATE_NOOP("export", "the separator")
DECIMAL_WHAT = QT_TRANSLATE_NOOP("export", "the decimal sign")
BOTH_COMMA = QT_TRANSLATE_NOOP(
    "export",
    "the separator and the decimal sign cannot both be a comma; take the separator semicolon or "
    "tab",
)


@dataclass(frozen=True)
class Dialect:
    """The signs of a CSV file.

    Raises
    ------
    InputError
        If both are a comma.
    """

    separator: str = ","
    decimal: str = "."

    def __post_init__(self) -> None:
        if self.separator == self.decimal:
            raise InputError(Text(BOTH_COMMA))

    def write(self, table: Table, language: str) -> bytes:
        """Return the values of a table under a header of the contract's names."""
        text = io.StringIO()
        writer = csv.writer(text, delimiter=self.separator, lineterminator="\n")
        cells = table.flat()
        writer.writerow(cells.columns)
        writer.writerows([self._cell(value) for value in row] for row in cells.rows)
        return text.getvalue().encode()

    def _cell(self, value: object) -> str:
        text = cell(value)
        return text.replace(".", self.decimal) if isinstance(value, Fraction) else text


def dialect(separator: str | None = None, decimal: str | None = None) -> Dialect:
    """Return the dialect of signs that are named (``semicolon``) or given (``;``).

    Raises
    ------
    InputError
        If one is not known, or both are a comma.

    >>> dialect("semicolon", ",")
    Dialect(separator=';', decimal=',')
    """
    return Dialect(
        _sign(SEPARATORS, separator or "comma", Text(SEPARATOR_WHAT)),
        _sign(DECIMALS, decimal or "dot", Text(DECIMAL_WHAT)),
    )


def _sign(signs: dict[str, str], given: str, what: Text) -> str:
    if given in signs.values():
        return given
    return signs[find([Choice(name, what) for name in signs], given, what).key]


def write_csv(table: Table, language: str) -> bytes:
    """Return comma-separated values, a dot as decimal sign."""
    return Dialect().write(table, language)
