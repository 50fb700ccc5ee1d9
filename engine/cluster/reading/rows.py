"""Tools whose every row says what it is: NetPIPE, SKaMPI 5, mpiBench."""

from __future__ import annotations

import re
from fractions import Fraction

from engine.cluster.reading.found import (
    CUT_OFF,
    NO_TIME,
    NOT_WHOLE,
    ROUND_TRIP,
    Found,
    Table,
)
from engine.cluster.reading.numbers import is_missing, plain_number
from engine.cluster.reading.texts import Line
from engine.errors import shown
from engine.text import QT_TRANSLATE_NOOP, Text

NETPIPE = Text(QT_TRANSLATE_NOOP("reading", "NetPIPE"))
SKAMPI = Text(QT_TRANSLATE_NOOP("reading", "SKaMPI"))
MPIBENCH = Text(QT_TRANSLATE_NOOP("reading", "mpiBench"))

NAME = "NetPIPE"
MICRO = 1_000_000


class NetpipeScreen:
    """``  0:       1 bytes  40000 times -->      5.12 Mbps in       1.49 usec``."""

    _BEGIN = re.compile(r"\s*\d+:\s+(\d{1,18}) bytes\b")
    _ROW = re.compile(
        r"\s*\d+:\s+(\d{1,18}) bytes\s+\d+ times\s+-->\s+\S+ M[Bb]ps in\s+(\S+) usec(.*)"
    )

    def __init__(self, found: Found) -> None:
        self._found = found
        self._table: Table | None = None

    def take(self, line: Line) -> bool:
        """Take a row; return whether it began like one."""
        begun = self._BEGIN.match(line.text)
        if begun is None:
            return False
        row = self._ROW.fullmatch(line.text)
        t = None if row is None else plain_number(row[2])
        if row is not None and is_missing(row[2]):
            self._found.drop(line.number, NO_TIME, m=int(row[1]))
        elif row is None or t is None:
            cut = NOT_WHOLE if line.ended else CUT_OFF
            self._found.drop(line.number, cut, value=shown(line.text))
        else:
            if self._table is None:
                self._found.by(NETPIPE)
                self._table = self._found.table(NAME)
            self._found.take(self._table, int(row[1]), t, line.number)
        return True

    def leave(self) -> None:
        """End the table under way."""
        self._table = None


class NetpipeFile:
    """``np.out``: bytes, Mbit/s (later three rates), seconds last, no head at all."""

    _ROW = re.compile(r"\s*(\d{1,18})((?:\s+\d+\.\d+){1,3})\s+(\d+\.\d{6,})\s*")
    BITS = 8 / 2**20

    def __init__(self, found: Found) -> None:
        self._found = found
        self._table: Table | None = None
        self._decimals = 0

    def take(self, line: Line) -> bool:
        """Take a row; return whether it was one."""
        row = self._ROW.fullmatch(line.text)
        rates = [float(rate) for rate in row[2].split()] if row is not None else []
        if row is None or len(rates) == 2 or not self._agrees(int(row[1]), rates, float(row[3])):
            return self._broken(line)
        decimals = len(row[3].partition(".")[2])
        if not line.ended and self._decimals and decimals != self._decimals:
            self._found.drop(line.number, CUT_OFF, value=shown(line.text))
            return True
        self._decimals = decimals
        if self._table is None:
            self._found.by(NETPIPE)
            self._table = self._found.table(NAME)
        self._found.take(self._table, int(row[1]), Fraction(row[3]) * MICRO, line.number)
        return True

    def _broken(self, line: Line) -> bool:
        if self._table is None or not re.match(r"\s{0,7}\d+\s+\d|\s{0,7}\d+\s*$", line.text):
            return False
        if len(line.text) < 8 and line.ended:
            return False
        cut = NOT_WHOLE if line.ended else CUT_OFF
        self._found.drop(line.number, cut, value=shown(line.text))
        return True

    def _agrees(self, m: int, rates: list[float], seconds: float) -> bool:
        """Return whether size, rate and time belong together, as far as they are printed."""
        if seconds == 0:
            return True
        rate = rates[len(rates) // 2]
        return any(0.5 <= m * bits / seconds / rate <= 2 for bits in (self.BITS, 8e-6) if rate)

    def leave(self) -> None:
        """End the table under way."""
        self._table = None


class Skampi:
    """``nodes= 2 count= 16   64   3.9   0.0   8   ...`` between ``begin result`` and ``end``."""

    _BEGIN = re.compile(r'\s*#?\s*begin result\s+"([^"]*)"?.*')
    _END = re.compile(r"\s*#?\s*end result\b.*")
    _PAIR = re.compile(r"\s*(\w+)=\s*(\S+)")

    def __init__(self, found: Found) -> None:
        self._found = found
        self._name: str | None = None
        self._tables: dict[int | None, Table] = {}

    def take(self, line: Line) -> bool:
        """Take a line inside a result; return whether it was one."""
        begun = self._BEGIN.fullmatch(line.text)
        if begun is not None:
            self._found.by(SKAMPI)
            self._name, self._tables = begun[1], {}
            if begun[1].lower().startswith("pingpong"):
                self._found.say(Text(ROUND_TRIP, benchmark=begun[1]))
            return True
        if self._name is None:
            return False
        if self._END.fullmatch(line.text):
            self.leave()
            return True
        self._row(line, self._name)
        return True

    def _row(self, line: Line, name: str) -> None:
        pairs, at = {}, 0
        while (pair := self._PAIR.match(line.text, at)) is not None:
            pairs[pair[1]] = pair[2]
            at = pair.end()
        cells = line.text[at:].split()
        barrier = "barrier" in name.lower()
        if not pairs and not (barrier and cells):
            return
        numbers = [plain_number(cell) for cell in cells]
        first = 0 if barrier else 1
        whole = len(cells) >= first + 3 and None not in numbers[first : first + 3]
        if not barrier:
            whole = whole and cells[0].isdigit()
        if not whole or not line.ended:
            cut = NOT_WHOLE if line.ended else CUT_OFF
            if pairs:
                self._found.drop(line.number, cut, value=shown(line.text))
            return
        t = numbers[first]
        assert t is not None
        nodes = pairs.get("nodes", "")
        processes = int(nodes) if nodes.isdigit() else None
        if processes not in self._tables:
            self._tables[processes] = self._found.table(name, processes)
        m = 0 if barrier else int(cells[0])
        self._found.take(self._tables[processes], m, t, line.number)

    def leave(self) -> None:
        """End the result under way."""
        self._name, self._tables = None, {}


class MpiBench:
    """``Bcast  Bytes:  8  Iters:  100  Avg:  2.1  Min: ...  Comm: MPI_COMM_WORLD  Ranks: 8``."""

    _BEGIN = re.compile(r"\s*(\w+)\s+Bytes:\s+")
    _ROW = re.compile(
        r"\s*(\w+)\s+Bytes:\s+(\d{1,18})\s+Iters:\s+\d+\s+Avg:\s+(\S+)\s+Min:\s+\S+\s+Max:\s+\S+"
        r"\s+Comm:\s+(\S+)\s+Ranks:\s+(\d{1,9})\s*"
    )

    def __init__(self, found: Found) -> None:
        self._found = found

    def take(self, line: Line) -> bool:
        """Take a row; return whether it began like one."""
        if self._BEGIN.match(line.text) is None:
            return False
        row = self._ROW.fullmatch(line.text)
        t = None if row is None else plain_number(row[3])
        if row is not None and is_missing(row[3]):
            self._found.drop(line.number, NO_TIME, m=int(row[2]))
        elif row is None or t is None or not line.ended:
            cut = NOT_WHOLE if line.ended else CUT_OFF
            self._found.drop(line.number, cut, value=shown(line.text))
        else:
            self._found.by(MPIBENCH)
            table = self._found.same(row[1], int(row[5]), row[4])
            self._found.take(table, int(row[2]), t, line.number)
        return True
