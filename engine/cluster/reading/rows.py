"""Tools whose every row says what it is: NetPIPE, SKaMPI 5, mpiBench."""

from __future__ import annotations

import re

from engine.cluster.reading.columns import ALONE
from engine.cluster.reading.found import FAIL_MARK, ROUND_TRIP, Found, Table, is_time
from engine.cluster.reading.numbers import WHOLE, decimals_of
from engine.cluster.reading.texts import Line
from engine.text import QT_TRANSLATE_NOOP, Text

NETPIPE = Text(QT_TRANSLATE_NOOP("reading", "NetPIPE"))
SKAMPI = Text(QT_TRANSLATE_NOOP("reading", "SKaMPI"))
MPIBENCH = Text(QT_TRANSLATE_NOOP("reading", "mpiBench"))

NAME = "NetPIPE"
MICRO = 1_000_000


class NetpipeScreen:
    """``  0:       1 bytes  40000 times -->      5.12 Mbps in       1.49 usec``."""

    _BEGIN = re.compile(r" *([0-9]+): +([0-9]{1,18}) bytes\b")
    _ROW = re.compile(r" +[0-9]+ times +--> +\S+ M[Bb]ps in +(\S+) usec\b(.*)")
    _START = "Now starting the main loop"

    def __init__(self, found: Found) -> None:
        self._found = found
        self._table: Table | None = None
        self._index = -1
        self._decimals: int | None = None

    def take(self, line: Line) -> bool:
        """Take a row or the line that a run starts with; return whether it began like one."""
        if line.text.strip() == self._START:
            self.leave()
            return True
        begun = self._BEGIN.match(line.text)
        if begun is None:
            return False
        row = self._ROW.fullmatch(line.text, begun.end())
        if row is None or not is_time(row[1]) or self._may_be_cut(line, row[1]):
            self._found.drop_broken(line)
            return True
        if self._table is None or int(begun[1]) <= self._index:
            self._found.by(NETPIPE)
            self._table = self._found.table(NAME)
        self._index, self._decimals = int(begun[1]), decimals_of(row[1])
        if "integrity problem" in row[2]:
            self._found.say(Text(FAIL_MARK, line=line.number))
        self._found.take(self._table, int(begun[2]), row[1], line.number)
        return True

    def _may_be_cut(self, line: Line, time: str) -> bool:
        return not line.ended and decimals_of(time) != self._decimals

    def leave(self) -> None:
        """End the table under way."""
        self._table = None
        self._index = -1
        self._decimals = None


class NetpipeFile:
    """``np.out``: bytes, Mbit/s (later three rates), seconds last, no head at all."""

    _ROW = re.compile(r" *([0-9]{1,18})((?:\s+[0-9]+\.[0-9]+){1,3})\s+([0-9]+\.[0-9]{6,})\s*")
    _CUT = re.compile(r"(?=[ 0-9]{8} ) *[0-9]+ +[0-9].*")
    BITS = (8 / 2**20, 8e-6, 1 / 2**20, 1e-6, 8 / 2**30, 8e-9)
    """What a byte a second is in the rates that are printed."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._table: Table | None = None
        self._decimals: int | None = None

    def take(self, line: Line) -> bool:
        """Take a whole row; return whether it was one."""
        row = self._ROW.fullmatch(line.text)
        if row is None:
            return False
        m, rates, seconds = int(row[1]), [float(rate) for rate in row[2].split()], row[3]
        if len(rates) == 2 or not self._agree(m, rates[len(rates) // 2], float(seconds)):
            return False
        decimals = decimals_of(seconds)
        if not line.ended and decimals != self._decimals:
            self._found.drop_broken(line)
            return True
        self._decimals = decimals
        if self._table is None:
            self._found.by(NETPIPE)
            self._table = self._found.table(NAME)
        self._found.take(self._table, m, seconds, line.number, MICRO)
        return True

    def take_broken(self, line: Line) -> None:
        """Note a line that begins like a row below others, and is none."""
        if self._table is not None and (self._CUT.match(line.text) or ALONE.fullmatch(line.text)):
            self._found.drop_broken(line)

    def _agree(self, m: int, rate: float, seconds: float) -> bool:
        """Return whether size, rate and time belong together, as far as they are printed."""
        if seconds == 0:
            return True
        return rate > 0 and any(0.5 <= m * unit / seconds / rate <= 2 for unit in self.BITS)

    def leave(self) -> None:
        """End the table under way."""
        self._table = None
        self._decimals = None


class Skampi:
    """``nodes= 2 count= 16   64   3.9   0.0   8   ...`` between ``begin result`` and ``end``."""

    _BEGIN = re.compile(r'#?\s*begin result\s+"([^"]*)"?.*')
    _END = re.compile(r"#?\s*end result\b.*")
    _PAIR = re.compile(r"\s*([\w-]+)= *(\S+)")

    def __init__(self, found: Found) -> None:
        self._found = found
        self._name: str | None = None
        self._tables: dict[int | None, Table] = {}
        self._shape: tuple[int, int] | None = None
        self._names: tuple[str, ...] = ()

    def take(self, line: Line) -> bool:
        """Take a line inside a result; return whether it was one."""
        bare = line.text.strip()
        begun = self._BEGIN.fullmatch(bare)
        if begun is not None:
            self.leave()
            self._found.by(SKAMPI)
            self._name = begun[1]
            if begun[1].lower().startswith("pingpong"):
                self._found.say(Text(ROUND_TRIP, benchmark=begun[1]))
            return True
        if self._name is None:
            return False
        if self._END.fullmatch(bare):
            self.leave()
        elif not bare.startswith("#"):
            self._row(line, self._name)
        return True

    def _row(self, line: Line, name: str) -> None:
        pairs, at = {}, 0
        while (pair := self._PAIR.match(line.text, at)) is not None:
            pairs[pair[1]] = pair[2]
            at = pair.end()
        cells = line.text[at:].split()
        is_sized = "barrier" not in name.lower()
        if not cells or not (pairs if is_sized else is_time(cells[0])):
            return
        time, error, repeats = (cells[is_sized:] + 3 * [""])[:3]
        is_whole = is_time(time) and is_time(error) and WHOLE.fullmatch(repeats) is not None
        if is_sized:
            is_whole = is_whole and WHOLE.fullmatch(cells[0]) is not None
        shape = (len(cells), decimals_of(cells[-1]))
        is_whole = is_whole and self._names in ((), tuple(pairs))  # all rows of a result have them
        if not is_whole or (not line.ended and shape != self._shape):
            self._found.drop_broken(line)
            return
        self._shape, self._names = shape, tuple(pairs)
        nodes = pairs.get("nodes", "")
        processes = int(nodes) if WHOLE.fullmatch(nodes) else None
        if processes not in self._tables:
            self._tables[processes] = self._found.table(name, processes)
        m = int(cells[0]) if is_sized else 0
        self._found.take(self._tables[processes], m, time, line.number)

    def leave(self) -> None:
        """End the result under way."""
        self._name = None
        self._tables = {}
        self._shape = None
        self._names = ()


class MpiBench:
    """``Bcast  Bytes:  8  Iters:  100  Avg:  2.1  Min: ...  Comm: MPI_COMM_WORLD  Ranks: 8``."""

    _BEGIN = re.compile(r"\s*([A-Za-z]\w*)\s+Bytes:\s")
    _ROW = re.compile(
        r"\s*([0-9]{1,18})\s+Iters:\s+[0-9]+\s+Avg:\s+(\S+)\s+Min:\s+\S+\s+Max:\s+\S+"
        r"\s+Comm:\s+(\S+)\s+Ranks:\s+([0-9]{1,9})\s*"
    )

    def __init__(self, found: Found) -> None:
        self._found = found
        self._ranks: str | None = None

    def take(self, line: Line) -> bool:
        """Take a row; return whether it began like one."""
        begun = self._BEGIN.match(line.text)
        if begun is None:
            return False
        row = self._ROW.fullmatch(line.text, begun.end())
        if row is None or not is_time(row[2]) or not (line.ended or row[4] == self._ranks):
            self._found.drop_broken(line)
            return True
        self._ranks = row[4]
        self._found.by(MPIBENCH)
        table = self._found.same(begun[1], int(row[4]), row[3])
        self._found.take(table, int(row[1]), row[2], line.number)
        return True
