"""OSU Micro-Benchmarks 2 to 7, and what is printed in their manner (mpi4py's demos)."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.cluster.reading.columns import Columns, ColumnTable, width_of
from engine.cluster.reading.found import Found, Table
from engine.cluster.reading.texts import Line
from engine.text import QT_TRANSLATE_NOOP, Text

TOOL = Text(QT_TRANSLATE_NOOP("reading", "OSU Micro-Benchmarks"))

_TITLE = re.compile(
    r"(?:#+\s*)?(OSU\s.{0,60}?MPI.{0,99}?Test)(?:\s+\(Version\s*[\w.+-]+\)|\s+v?[0-9][\w.+-]*)?"
    r"|#+\s*(MPI[-\w]*\s.{0,99}?Test)(?:\s+v?[0-9][\w.+-]*)?"
)
_DATATYPE = re.compile(r"(?:#+\s*)?Datatype:\s*(\w+)\.?")
_WARNING = "Warning! Limiting max message size to:"
_LIMITED = re.compile(_WARNING + r"\s*[0-9]*\.?")
"""Printed without a line end, so that the next thing follows on the same line."""

_NAME = re.compile(
    r"(Transmit Size|Size(?: \[B\])?|(?:Avg |Min |Max )?Latency ?\(us\)|Latency \[us\]"
    r"|Overall ?\(us\)|Compute ?\(us\)|Coll\. Init ?\(us\)|MPI_Test ?\(us\)|MPI_Wait ?\(us\)"
    r"|(?:Pure|Min|Max|Avg) Comm\. ?\(us\)|Overlap ?\(%\)|(?:Bi-)?Bandwidth ?[(\[]MB/s[)\]]"
    r"|MB/s|Messages/s|Iterations|Validation|P[0-9.]+ Tail \w+ ?\((?:us|MB/s)\))(?:\s+|$)"
)
_TIMES = ("Pure Comm.", "Avg Latency", "Latency")
"""The time of a table, the first of these that it has."""

_SIZE = re.compile(r"(?=[0-9 ]{10})[0-9]+ |[0-9]+\t")
"""A size at the left of ten columns or more."""


def names_in(text: str, is_titled: bool) -> tuple[str, ...] | None:
    """Return the names of columns that a line consists of, None if it is no such line.

    ``is_titled``: below a title.  The leading # may be lost.
    """
    bare = text.strip()
    is_comment = bare.startswith("#")
    bare, names, at = bare.lstrip("#").strip(), [], 0
    while at < len(bare):
        found = _NAME.match(bare, at)
        if found is None:
            return None
        names.append(found[1])
        at = found.end()
    if not any(name.endswith(("(us)", "[us]", "/s", "/s)", "/s]")) for name in names):
        return None
    if not is_comment and not is_titled and ("\t" in bare or not names[0].startswith("Size")):
        return None
    return tuple(names)


def _padded(indent: int) -> Callable[[str], bool]:
    """Return what tells a line with a size in its column, of a table so far from the left."""

    def is_padded(text: str) -> bool:
        own = len(text) - len(text.lstrip(" "))
        return _SIZE.match(text, min(indent, own)) is not None

    return is_padded


class Osu:
    """Knows OSU's lines."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._title: str | None = None
        self._datatype = ""
        self._tables: list[tuple[Table, str]] = []
        self._open: ColumnTable | None = None

    def begins(self, line: Line) -> bool:
        """Take a title, a datatype or names of columns; return whether it was one."""
        text = _LIMITED.sub("", line.text) if _WARNING in line.text else line.text
        bare = text.strip()
        title = _TITLE.fullmatch(bare)
        if title is not None:
            self.leave()
            self._title = title[1] or title[2]
            return True
        datatype = _DATATYPE.fullmatch(bare)
        if datatype is not None and self._title is not None:
            self._name_datatype(datatype[1])
            return True
        names = names_in(text, self._title is not None)
        if names is None:
            return False
        self._found.by(TOOL)
        self._begin(line.number, text.rstrip(), names)
        return True

    def _name_datatype(self, datatype: str) -> None:
        self._datatype = datatype
        if self._open is not None and not self._open.table.rows and self._tables:
            self._tables[-1] = (self._open.table, datatype)  # 7.2: behind the names

    def _begin(self, number: int, text: str, names: tuple[str, ...]) -> None:
        places = {name: place for place, name in reversed(list(enumerate(names)))}
        time = next(
            (places[name] for wanted in _TIMES for name in names if name.startswith(wanted)), None
        )
        if time is None:
            self._open = None
            self._found.without_times(number, names)
            return
        sizes = [i for i, name in enumerate(names) if "Size" in name]
        size = min(sizes, key=lambda i: names[i].startswith("Transmit"), default=None)
        table = self._found.table(self._title or "")
        self._tables.append((table, self._datatype))
        columns = Columns(
            names,
            time,
            size,
            _padded(len(text) - len(text.lstrip(" "))),
            width_of(text),
            valid=places.get("Validation"),
        )
        self._open = ColumnTable(self._found, columns, table)

    def read(self, line: Line) -> bool:
        """Take a line of the table under way; return whether there is one."""
        if self._open is None:
            return False
        self._open.read(line)
        return True

    def leave(self) -> None:
        """End what is under way: of several datatypes under one title each is a label."""
        if len({datatype for _, datatype in self._tables}) > 1:
            for table, datatype in self._tables:
                table.label = datatype
        self._tables, self._open, self._title, self._datatype = [], None, None, ""
