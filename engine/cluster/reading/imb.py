"""Intel MPI Benchmarks: IMB-MPI1 and IMB-NBC, 2.3 to 2021."""

from __future__ import annotations

import re

from engine.cluster.reading.columns import Columns, ColumnTable
from engine.cluster.reading.found import RATES_ONLY, Found, joined
from engine.cluster.reading.texts import Line
from engine.text import QT_TRANSLATE_NOOP, Text

TOOL = Text(QT_TRANSLATE_NOOP("reading", "Intel MPI Benchmarks"))

_TITLE = re.compile(r"\s*#?\s*Benchmarking\s+(\S+)\s*")
_PROCESSES = re.compile(r"\s*#?\s*#processes\s*=\s*(\d{1,9})\b.*")
_GROUPS = re.compile(r"\s*#?\s*\(\s*\d+ groups of (\d{1,9}) processes each.*")
_NAME = re.compile(
    r"group|bytes|repetitions|t\[usec\]|t_(?:min|max|avg|ovrl|pure|cpu)\[usec\]|mbytes/sec"
    r"|msg/sec|overlap\[%\]|defects",
    re.IGNORECASE,
)
_TIMES = ("t_pure[usec]", "t_avg[usec]", "t[usec]")

PADDED = re.compile(r"(?= {0,12}\d{1,13}(?!\d))(?=.{13}(?!\d)|.{0,12}$) *\d+(?:\s|$)")
"""A number that ends 13 columns from the left, or a line that ends before."""


def names_in(text: str) -> tuple[str, ...] | None:
    """Return the names of columns that a line consists of, None if it is no such line."""
    names = tuple(word.lstrip("#") for word in text.split() if word != "#")
    if len(names) < 2 or not all(_NAME.fullmatch(name) for name in names):
        return None
    return names if "repetitions" in names else None


class Imb:
    """Knows the lines of Intel MPI Benchmarks."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._title: str | None = None
        self._processes: int | None = None
        self._open: ColumnTable | None = None

    def begins(self, line: Line) -> bool:
        """Take a title, the processes or names of columns; return whether it was one."""
        title = _TITLE.fullmatch(line.text)
        if title is not None:
            self.leave()
            self._title = title[1]
            self._found.by(TOOL)
            return True
        counted = _PROCESSES.fullmatch(line.text) or _GROUPS.fullmatch(line.text)
        if counted is not None and self._title is not None and self._open is None:
            self._processes = int(counted[1])
            return True
        names = names_in(line.text)
        if names is None:
            return False
        self._found.by(TOOL)
        self._begin(line, names)
        return True

    def _begin(self, line: Line, names: tuple[str, ...]) -> None:
        time = next((names.index(name) for name in _TIMES if name in names), None)
        if time is None:
            self._open = None
            self._found.rates.append((line.number, joined(names)))
            self._found.say(Text(RATES_ONLY, line=line.number, names=joined(names)))
            return
        size = names.index("bytes") if "bytes" in names else None
        group = names.index("Group") if "Group" in names else None
        table = self._found.table(self._title or "", self._processes)
        self._open = ColumnTable(
            self._found, Columns(names, time, size, PADDED, group=group), table
        )

    def read(self, line: Line) -> bool:
        """Take a line of the table under way; return whether there is one."""
        if self._open is None:
            return self._title is not None
        self._open.read(line)
        return True

    def leave(self) -> None:
        """End what is under way."""
        self._title, self._processes, self._open = None, None, None
