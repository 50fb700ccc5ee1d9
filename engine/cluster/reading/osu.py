"""OSU Micro-Benchmarks 2 to 7, and what is printed in their manner (mpi4py's demos)."""

from __future__ import annotations

import re

from engine.cluster.reading.columns import Columns, ColumnTable
from engine.cluster.reading.found import RATES_ONLY, Found, Table, joined
from engine.cluster.reading.texts import Line
from engine.text import QT_TRANSLATE_NOOP, Text

TOOL = Text(QT_TRANSLATE_NOOP("reading", "OSU Micro-Benchmarks"))

_TITLE = re.compile(
    r"\s*#?\s*((?:OSU )?MPI(?:[-_]\w+)*\s.*?Test)(?:\s+\(Version\s*[\w.]+\)|\s+v?\d[\w.]*)?\s*"
)
_DATATYPE = re.compile(r"\s*#?\s*Datatype:\s*(\w+)\.?\s*")
_NAME = re.compile(
    r"(Transmit Size|Size(?: \[B\])?|(?:Avg |Min |Max )?Latency ?\(us\)|Latency \[us\]"
    r"|Overall ?\(us\)|Compute ?\(us\)|Coll\. Init ?\(us\)|MPI_Test ?\(us\)|MPI_Wait ?\(us\)"
    r"|(?:Pure|Min|Max) Comm\. ?\(us\)|Overlap ?\(%\)|(?:Bi-)?Bandwidth ?[(\[]MB/s[)\]]"
    r"|MB/s|Messages/s|Iterations|Validation|P\d+ Tail Lat ?\(us\))(?:\s+|$)"
)
_TIMES = ("Pure Comm.", "Avg Latency", "Latency")
"""The time of a table, the first of these that it has."""

PADDED = re.compile(r"(?=.{10})\d+ +(?:\S|$)|\d+ *$")
"""A size at the left of ten columns or more, or with nothing behind it."""


def names_in(text: str, titled: bool) -> tuple[str, ...] | None:
    """Return the names of columns that a line consists of, None if it is no such line.

    ``titled``: below a title, where the leading # may be lost.
    """
    bare = text.strip()
    if not bare.startswith("#") and not titled:
        return None
    bare, names, at = bare.lstrip("#").strip(), [], 0
    while at < len(bare):
        found = _NAME.match(bare, at)
        if found is None:
            return None
        names.append(found[1])
        at = found.end()
    known = any(name.endswith(("(us)", "[us]", "/s", "/s)", "/s]")) for name in names)
    return tuple(names) if known else None


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
        title = _TITLE.fullmatch(line.text)
        if title is not None:
            self.leave()
            self._title = title[1]
            self._found.by(TOOL)
            return True
        datatype = _DATATYPE.fullmatch(line.text)
        if datatype is not None and self._title is not None:
            self._name_datatype(datatype[1])
            return True
        names = names_in(line.text, self._title is not None)
        if names is None:
            return False
        self._found.by(TOOL)
        self._begin(line, names)
        return True

    def _name_datatype(self, datatype: str) -> None:
        self._datatype = datatype
        if self._open is not None and not self._open.table.rows and self._tables:
            self._tables[-1] = (self._open.table, datatype)  # 7.2: behind the names

    def _begin(self, line: Line, names: tuple[str, ...]) -> None:
        time = next(
            (
                place
                for wanted in _TIMES
                for place, name in enumerate(names)
                if name.startswith(wanted)
            ),
            None,
        )
        if time is None:
            self._open = None
            self._found.rates.append((line.number, joined(names)))
            self._found.say(Text(RATES_ONLY, line=line.number, names=joined(names)))
            return
        size = next((i for i, name in enumerate(names) if name.startswith("Size")), None)
        valid = names.index("Validation") if "Validation" in names else None
        table = self._found.table(self._title or "")
        self._tables.append((table, self._datatype))
        columns = Columns(names, time, size, PADDED, valid=valid)
        self._open = ColumnTable(self._found, columns, table)

    def read(self, line: Line) -> bool:
        """Take a line of the table under way; return whether there is one."""
        if self._open is None:
            return self._title is not None
        self._open.read(line)
        return True

    def leave(self) -> None:
        """End what is under way: of several datatypes under one title each is a label."""
        if len({datatype for _, datatype in self._tables}) > 1:
            for table, datatype in self._tables:
                table.label = datatype
        self._tables, self._open, self._title, self._datatype = [], None, None, ""
