"""Reading files of measured times: what benchmarks print, and tables made by hand.

A tool is known by its own lines, not by the name of a file; a file may hold tables of several tools
and any text between.  Only where no tool's line is found, the file is read as a table made by hand.
Sources of the formats: the printing code of OSU Micro-Benchmarks 7.4, Intel MPI Benchmarks,
NetPIPE 3, SKaMPI 5 and mpiBench 1.5.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cluster.measurement import MeasurementError, Measurements
from engine.cluster.rank_file import read_rank_file
from engine.cluster.reading.found import Found, refused
from engine.cluster.reading.home_made import read_table
from engine.cluster.reading.imb import Imb
from engine.cluster.reading.osu import Osu
from engine.cluster.reading.rows import MpiBench, NetpipeFile, NetpipeScreen, Skampi
from engine.cluster.reading.texts import Line, decoded, lines_of
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

__all__ = ["read_measurements", "read_text"]

ONLY_RATES = QT_TRANSLATE_NOOP(
    "reading",
    "there are only rates or counts here ({names}); the time of a message cannot be told from them",
)
NOTHING = QT_TRANSLATE_NOOP(
    "reading", "this was written by {tool}, but no row with a time is in it"
)
NO_ROW_LEFT = QT_TRANSLATE_NOOP("reading", "{reason}; no row with a time is left")


def read_measurements(data: bytes, name: str = "") -> Measurements:
    """Read a file of measured times; one that begins with ``{`` is one of ``main.py ranks``.

    Parameters
    ----------
    data : bytes
        The whole file.
    name : str
        What it is called, for people.

    Raises
    ------
    MeasurementError
        With one sentence, and the line where there is one.
    """
    return read_text(decoded(data), name)


def read_text(text: str, name: str = "") -> Measurements:
    """Read pasted text; parameters and errors as of ``read_measurements``."""
    text = decoded(text.encode("utf-8", errors="replace"))
    if text.lstrip().startswith("{"):
        return read_rank_file(text.encode(), name).measurements()
    lines = lines_of(text)
    found = Found()
    _scan(lines, found)
    if found.is_empty or not found.tools:
        found = _by_hand(lines, found)
    groups = found.groups()
    if not groups:
        raise _nothing(found)
    dropped = tuple(sorted(found.dropped, key=lambda one: one.line))
    return Measurements(name, _tool(found), groups, dropped, found.notes)


def _by_hand(lines: Sequence[Line], scanned: Found) -> Found:
    """Return what a table made by hand has; ``scanned`` says which tools' names of columns are."""
    found = Found()
    try:
        read_table(lines, found)
    except MeasurementError:
        if scanned.dropped:
            raise _nothing(scanned) from None
        if scanned.tools:
            raise MeasurementError(Text(NOTHING, tool=_tool(scanned))) from None
        raise
    return found


def _tool(found: Found) -> Text:
    """Return what wrote the file, in words."""
    listed = enumeration(found.tools)
    assert isinstance(listed, Text)  # of Texts
    return listed


def _nothing(found: Found) -> MeasurementError:
    if found.rates:
        line, names = found.rates[0]
        return refused(line, Text(ONLY_RATES, names=names))
    first = min(found.dropped, key=lambda one: one.line)
    return refused(first.line, Text(NO_ROW_LEFT, reason=first.reason))


def _scan(lines: Sequence[Line], found: Found) -> None:
    """Give every line to the tool that knows it."""
    osu, imb = Osu(found), Imb(found)
    skampi, screen = Skampi(found), NetpipeScreen(found)
    bench, pipe = MpiBench(found), NetpipeFile(found)
    titled: Osu | Imb | None = None
    for line in lines:
        if not line.text.strip():
            continue
        begun = next((one for one in (osu, imb) if one.begins(line)), None)
        if begun is not None:
            if titled is not None and titled is not begun:
                titled.leave()
            titled = begun
            for other in (skampi, screen, pipe):
                other.leave()
        elif pipe.take(line):
            continue
        elif skampi.take(line) or screen.take(line) or bench.take(line):
            if titled is not None:
                titled.leave()
            titled = None
            pipe.leave()
        elif titled is None or not titled.read(line):
            pipe.take_broken(line)
    for one in (osu, imb):
        one.leave()
