"""Tables to bytes: json, markdown, LaTeX and plain text.  UTF-8, a dot as decimal sign.

What people read has the heads of the table, below it what holds for all rows, and why cells are
empty as numbered notes; files of data have names and values alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

import msgspec

from engine.catalogue import Choice
from engine.exact_time import format_exact
from engine.report.table import Table, cell

LARGEST_INT = 2**63
NO_VALUE = "\u2013"
"""Stands in an empty cell that has a note."""

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


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
    if isinstance(value, Choice):
        return value.key
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


@dataclass(frozen=True)
class Reading:
    """A table as people read it: heads, texts of cells, what stands to the right, lines below.

    ``marks`` are the numbers of the notes of cells, by (row, column).
    """

    heads: list[str]
    rows: list[list[str]]
    right: list[bool]
    marks: dict[tuple[int, int], int]
    caption: str
    notes: list[str]

    def marked(
        self, mark: Callable[[int], str], written: Callable[[str], str] = str
    ) -> list[list[str]]:
        """Return the cells as ``written``; a dash and ``mark`` where one has a note."""
        rows = [[written(text) for text in row] for row in self.rows]
        for (row, column), number in self.marks.items():
            rows[row][column] = written(NO_VALUE) + mark(number)
        return rows


def reading(table: Table, language: str) -> Reading:
    """Return a table as it is read in a language; cells with the same reason share a note."""
    shown = table.readable()
    heads = shown.whole_heads(language)
    rows = [[cell(value, language) for value in row] for row in shown.rows]
    right = [all(_is_number(row[i]) or not row[i] for row in rows) for i in range(len(heads))]
    notes: dict[str, int] = {}
    marks = {
        place: notes.setdefault(why.render(language), len(notes) + 1)
        for place, why in sorted(shown.reasons.items(), key=lambda item: item[0])
    }
    caption = "" if shown.caption is None else shown.caption.render(language)
    return Reading(heads, rows, right, marks, caption, list(notes))


def _is_number(text: str) -> bool:
    """Return whether a cell is a number, or two with a dash between."""
    return all(
        part.replace(".", "", 1).replace("-", "", 1).isdigit() for part in text.split("\u2013")
    )


def raised(number: int) -> str:
    """Return a number in small raised figures."""
    return str(number).translate(RAISED)


def _below(read: Reading, between: str) -> str:
    """Return caption and notes as lines below a table, nothing if there are none."""
    lines = [read.caption] if read.caption else []
    lines += [f"{raised(place)} {note}" for place, note in enumerate(read.notes, start=1)]
    return "\n" + between.join(lines) + "\n" if lines else ""


def write_markdown(table: Table, language: str) -> bytes:
    """Return a Markdown table of what people read, numbers to the right."""
    read = reading(table, language)
    rule = ["---:" if right else "---" for right in read.right]
    text = "".join(
        "| " + " | ".join(c.replace("|", "\\|") for c in line) + " |\n"
        for line in (read.heads, rule, *read.marked(raised))
    )
    return (text + _below(read, "\n\n")).encode()


def write_tabs(table: Table, language: str) -> bytes:
    """Return heads and cells with tabs between, as sheets take them from the clipboard."""
    read = reading(table, language)
    lines = ["\t".join(" ".join(c.split()) for c in line) for line in (read.heads, *read.rows)]
    return "".join(f"{line}\n" for line in lines).encode()


def write_text(table: Table, language: str) -> bytes:
    """Return aligned columns of what people read."""
    read = reading(table, language)
    rows = [read.heads, *read.marked(raised)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for line in rows:
        cells = [
            text.rjust(width) if is_right else text.ljust(width)
            for text, width, is_right in zip(line, widths, read.right, strict=True)
        ]
        lines.append("  ".join(cells).rstrip() + "\n")
    return ("".join(lines) + _below(read, "\n")).encode()
