"""Tables to XLSX: numbers as numbers, words as words, a header that stays, the same bytes always.

A table of runs has the contract's names as header, like its csv; a table with heads of its own has
those.  A number that a sheet (15 digits) cannot hold exactly is written as text.
"""

from __future__ import annotations

import io
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from typing import Any

from engine.catalogue import Choice
from engine.exact_time import format_exact
from engine.report.table import Table, cell

MADE = datetime(2000, 1, 1)
"""The date in the file: always the same, so that equal tables are equal files."""

DIGITS = 15
"""A sheet keeps so many digits of a number."""

MOST_PLACES = 6
"""A column shows at most so many decimal places; its values have all of theirs."""

WIDEST = 44
"""Columns are at most so many characters wide."""

SETTINGS = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_numbers": False,
    "strings_to_urls": False,
}


def write_xlsx(table: Table, language: str) -> bytes:
    """Return a workbook of one sheet; words in a language where the table has heads of its own."""
    import xlsxwriter  # type: ignore[import-untyped]  # noqa: PLC0415  (0.1 s at start)

    cells = table.flat()
    own = language if cells.heads else None
    heads = cells.whole_heads(language) or list(cells.columns)
    data = io.BytesIO()
    book = xlsxwriter.Workbook(data, SETTINGS)
    caption = "" if cells.caption is None else cells.caption.render(language)
    book.set_properties({"created": MADE, "title": caption})
    sheet = book.add_worksheet("Hopscope")
    bold = {"bold": True, "bottom": 1, "valign": "vcenter", "text_wrap": True}
    columns = list(zip(*cells.rows, strict=True)) or [()] * len(heads)
    for place, (head, column) in enumerate(zip(heads, columns, strict=True)):
        numbers = {True} == {is_number(value) for value in column if value is not None}
        side = book.add_format({**bold, "align": "right" if numbers else "left"})
        form = book.add_format({"num_format": number_format(column)})
        sheet.write_string(0, place, head, side)
        for row, value in enumerate(column, start=1):
            write_cell(sheet, row, place, value, form, own)
        texts = [head, *(cell(value, own) for value in column)]
        sheet.set_column(place, place, min(WIDEST, max(map(len, texts)) + 2))
    for (row, place), why in sorted(cells.reasons.items(), key=lambda item: item[0]):
        sheet.write_comment(row + 1, place, why.render(language), {"author": "Hopscope"})
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    book.close()
    return data.getvalue()


def is_number(value: object) -> bool:
    """Return whether a value is a number that a sheet holds exactly, up to the 12 digits of files.

    >>> is_number(Fraction(1, 3)), is_number(10**15 + 1), is_number(True), is_number("1")
    (True, False, False, False)
    """
    if isinstance(value, bool) or not isinstance(value, (int, Fraction)):
        return False
    return len(Decimal(format_exact(value)).normalize().as_tuple().digits) <= DIGITS


def number_format(values: tuple[object, ...]) -> str:
    """Return the format of a column: as many places as its values need.

    >>> number_format((16, Fraction(703, 2), None)), number_format((1, 2))
    ('0.0', '0')
    """
    exact = [format_exact(v) for v in values if isinstance(v, (int, Fraction)) and is_number(v)]
    places = min(MOST_PLACES, max((len(text.partition(".")[2]) for text in exact), default=0))
    return "0." + "0" * places if places else "0"


def write_cell(
    sheet: Any, row: int, place: int, value: object, form: object, language: str | None
) -> None:
    """Write one value as what it is; nothing for None."""
    if value is None:
        return
    if isinstance(value, bool):
        sheet.write_boolean(row, place, value)
    elif isinstance(value, (int, Fraction)) and is_number(value):
        sheet.write_number(row, place, float(format_exact(value)), form)
    else:
        text = cell(value, language if isinstance(value, Choice) else None)
        sheet.write_string(row, place, text)
