"""Tables to bytes: csv, json, markdown, LaTeX and plain text.  UTF-8, a dot as decimal sign."""

from __future__ import annotations

import csv
import io
from decimal import Decimal
from fractions import Fraction

import msgspec

from engine.exact_time import format_exact
from engine.report.table import NAMES, Table, cell

LARGEST_INT = 2**63
READABLE = tuple(NAMES)


def json_bytes(value: object) -> bytes:
    r"""Return JSON with exact numbers: 351.5, never 351.49999999999994.

    >>> json_bytes({"simulated": Fraction(703, 2)})
    b'{\n  "simulated": 351.5\n}\n'
    """
    encoder = msgspec.json.Encoder(decimal_format="number")
    return msgspec.json.format(encoder.encode(_plain(value)), indent=2) + b"\n"


def _plain(value: object) -> object:
    """Return a value of types that the encoder knows."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    if isinstance(value, Fraction):
        if value.denominator == 1 and abs(value.numerator) < LARGEST_INT:
            return value.numerator
        return Decimal(format_exact(value))
    if isinstance(value, int) and abs(value) >= LARGEST_INT:
        return Decimal(value)
    return value


def write_json(table: Table, language: str) -> bytes:
    """Return a list of objects, one a row, with all columns."""
    return json_bytes([dict(zip(table.columns, row, strict=True)) for row in table.rows])


def write_csv(table: Table, language: str) -> bytes:
    """Return comma-separated values with a header of the contract's names."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    cells = table.flat()
    writer.writerow(cells.columns)
    writer.writerows([cell(value) for value in row] for row in cells.rows)
    return text.getvalue().encode()


def _readable(table: Table, language: str) -> tuple[list[str], list[list[str]]]:
    """Return heads in words and cells as text, of the columns that people read."""
    shown = table.flat().only(READABLE)
    heads = [NAMES[name].render(language) for name in shown.columns]
    return heads, [[cell(value) for value in row] for row in shown.rows]


def _is_number(text: str) -> bool:
    """Return whether a cell is a number, or two with a dash between."""
    return all(
        part.replace(".", "", 1).replace("-", "", 1).isdigit() for part in text.split("\u2013")
    )


def _right(heads: list[str], rows: list[list[str]]) -> list[bool]:
    """Return which columns hold numbers only."""
    return [all(_is_number(row[i]) or not row[i] for row in rows) for i in range(len(heads))]


def write_markdown(table: Table, language: str) -> bytes:
    """Return a Markdown table of the columns that people read, numbers to the right."""
    heads, rows = _readable(table, language)
    lines = [heads, ["---:" if right else "---" for right in _right(heads, rows)], *rows]
    text = "".join(
        "| " + " | ".join(c.replace("|", "\\|") for c in line) + " |\n" for line in lines
    )
    return text.encode()


LATEX_SIGNS = str.maketrans(
    {
        **{sign: f"\\{sign}" for sign in "&%$#_{}"},
        "\\": r"\textbackslash{}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        "\u2013": "--",
    }
)
"""How signs that mean something to LaTeX, and the dash, are written."""


def write_latex(table: Table, language: str) -> bytes:
    """Return a tabular with the rules of the package booktabs, numbers to the right."""
    heads, rows = _readable(table, language)
    lines = [" & ".join(c.translate(LATEX_SIGNS) for c in line) + r" \\" for line in (heads, *rows)]
    columns = "".join("r" if is_right else "l" for is_right in _right(heads, rows))
    parts = [rf"\begin{{tabular}}{{{columns}}}", r"\toprule", lines[0], r"\midrule", *lines[1:]]
    return "\n".join([*parts, r"\bottomrule", r"\end{tabular}", ""]).encode()


def write_text(table: Table, language: str) -> bytes:
    """Return aligned columns of what people read."""
    heads, rows = _readable(table, language)
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    right = _right(heads, rows)
    lines = []
    for line in [heads, *rows]:
        cells = [
            text.rjust(width) if is_right else text.ljust(width)
            for text, width, is_right in zip(line, widths, right, strict=True)
        ]
        lines.append("  ".join(cells).rstrip() + "\n")
    return "".join(lines).encode()
