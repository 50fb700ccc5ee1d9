"""Values to bytes: the catalogue of formats.  Never a path, never a dialog.

A table format is a writer and one line in ``TABLE_FORMATS``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.export.csv_files import Dialect, dialect, write_csv
from engine.export.latex import write_latex
from engine.export.summary import summary_of
from engine.export.tables import json_bytes, write_json, write_markdown, write_tabs, write_text
from engine.export.xlsx import write_xlsx
from engine.report.table import Table
from engine.text import QT_TRANSLATE_NOOP, Text

__all__ = [
    "TABLE_FORMATS",
    "Dialect",
    "TableFormat",
    "dialect",
    "json_bytes",
    "summary_of",
    "write_tabs",
    "write_text",
]


@dataclass(frozen=True)
class TableFormat:
    """A way to write a table: key, file endings, title and writer(table, language).

    What is ``binary`` cannot be shown on a terminal.
    """

    key: str
    endings: tuple[str, ...]
    title: Text
    write: Callable[[Table, str], bytes]
    binary: bool = False


TABLE_FORMATS: tuple[TableFormat, ...] = (
    TableFormat("text", (".txt",), Text(QT_TRANSLATE_NOOP("export", "Text")), write_text),
    TableFormat("json", (".json",), Text(QT_TRANSLATE_NOOP("export", "JSON")), write_json),
    TableFormat(
        "csv",
        (".csv",),
        Text(QT_TRANSLATE_NOOP("export", "CSV (comma-separated values)")),
        write_csv,
    ),
    TableFormat(
        "markdown", (".md",), Text(QT_TRANSLATE_NOOP("export", "Markdown")), write_markdown
    ),
    TableFormat("latex", (".tex",), Text(QT_TRANSLATE_NOOP("export", "LaTeX")), write_latex),
    TableFormat(
        "xlsx",
        (".xlsx",),
        Text(QT_TRANSLATE_NOOP("export", "XLSX (spreadsheet)")),
        write_xlsx,
        binary=True,
    ),
)
"""All table formats."""
