"""Intel MPI Benchmarks: IMB-MPI1 and IMB-NBC, 2.3 to 2021."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.cluster.reading.columns import Columns, ColumnTable, width_of
from engine.cluster.reading.found import Found
from engine.cluster.reading.texts import Line
from engine.text import QT_TRANSLATE_NOOP, Text

TOOL = Text(QT_TRANSLATE_NOOP("reading", "Intel MPI Benchmarks"))

_TITLE = re.compile(r"(#*)\s*Benchmarking\s+(\S+)")
_PROCESSES = re.compile(r"#*\s*#?processes\s*=\s*([0-9]{1,9})\b.*")
_GROUPS = re.compile(r"#*\s*\(\s*[0-9]+ groups of ([0-9]{1,9}) processes each.*")
_NAME = re.compile(
    r"group|bytes|repetitions|t\[usec\]|t_(?:min|max|avg|ovrl|pure|cpu)\[usec\]|mbytes/sec"
    r"|msg/sec|overlap\[%\]|defects"
)
_TIMES = ("t_pure[usec]", "t_avg[usec]", "t[usec]")


def names_in(text: str) -> tuple[str, ...] | None:
    """Return the names of columns that a line consists of, in small letters, None if it does not.

    >>> names_in("       #bytes #repetitions      t[usec]   Mbytes/sec")
    ('bytes', 'repetitions', 't[usec]', 'mbytes/sec')
    """
    if "epetitions" not in text:
        return None
    names = tuple(word.lstrip("#").lower() for word in text.split() if word.strip("#"))
    if len(names) < 2 or not all(_NAME.fullmatch(name) for name in names):
        return None
    return names if "repetitions" in names else None


def _padded(end: int) -> Callable[[str], bool]:
    """Return what tells a line whose first number ends where the name above it ends."""

    def is_padded(text: str) -> bool:
        cell, behind = text[:end].lstrip(" "), text[end : end + 1]
        return len(text) >= end and cell.isdigit() and behind in ("", " ")

    return is_padded


class Imb:
    """Knows the lines of Intel MPI Benchmarks."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._title: str | None = None
        self._processes: int | None = None
        self._open: ColumnTable | None = None

    def begins(self, line: Line) -> bool:
        """Take a title, the processes or names of columns.

        Returns whether it was one; a title without its # may be any text, and ends no table of
        others.
        """
        bare = line.text.strip()
        title = _TITLE.fullmatch(bare)
        if title is not None:
            self.leave()
            self._title = title[2]
            return bool(title[1])
        counted = _PROCESSES.fullmatch(bare) or _GROUPS.fullmatch(bare)
        if counted is not None and self._title is not None and self._open is None:
            self._processes = int(counted[1])
            return True
        names = names_in(bare)
        if names is None:
            return False
        self._found.by(TOOL)
        self._begin(line, names)
        return True

    def _begin(self, line: Line, names: tuple[str, ...]) -> None:
        places = {name: place for place, name in enumerate(names)}
        time = next((places[name] for name in _TIMES if name in places), None)
        if time is None:
            self._open = None
            self._found.without_times(line.number, names)
            return
        table = self._found.table(self._title or "", self._processes)
        columns = Columns(
            names,
            time,
            places.get("bytes"),
            _padded(line.text.lower().index(names[0]) + len(names[0])),
            width_of(line.text),
            group=places.get("group"),
        )
        self._open = ColumnTable(self._found, columns, table)

    def read(self, line: Line) -> bool:
        """Take a line of the table under way; return whether there is one."""
        if self._open is None:
            return False
        self._open.read(line)
        return True

    def leave(self) -> None:
        """End what is under way."""
        self._title, self._processes, self._open = None, None, None
