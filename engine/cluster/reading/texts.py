"""From bytes to lines: encodings, line ends, the labels that launchers put before every line."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.cluster.measurement import MeasurementError
from engine.text import QT_TRANSLATE_NOOP, Text

MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
WORKBOOK = b"PK\x03\x04"

EMPTY = QT_TRANSLATE_NOOP("reading", "this is empty: there is nothing to read")
NO_TEXT = QT_TRANSLATE_NOOP(
    "reading", "this is no text (it holds zero bytes); save the table as CSV or text"
)
IS_WORKBOOK = QT_TRANSLATE_NOOP(
    "reading", "this is a workbook or an archive, no text; save the sheet as CSV"
)
BROKEN_MARK = QT_TRANSLATE_NOOP(
    "reading", "this begins with the mark of {encoding}, but is no text of that encoding"
)

_LABEL = re.compile(r"\[(?:[^\[\]\s]*@)?\d+,\d+\](?:\[[^\]]*\])?<(stdout|stderr|stddiag)>:?")
_SRUN = re.compile(r" *\d+: ?")
_NETPIPE = re.compile(r" *\d+: +\d+ bytes\b")
_OF_SRUN_ITSELF = ("srun:", "slurmstepd:")


class Line(NamedTuple):
    """A line of a file: its number from 1, its text without its end, whether it had one."""

    number: int
    text: str
    ended: bool = True


def decoded(data: bytes) -> str:
    """Return bytes as text: a mark decides, else UTF-8 if it is that, else cp1251.

    Raises
    ------
    MeasurementError
        If this is no text, or there is none.
    """
    if data.startswith(WORKBOOK):
        raise MeasurementError(Text(IS_WORKBOOK))
    text = _text(data)
    if not text.strip():
        raise MeasurementError(Text(EMPTY))
    return text


def _text(data: bytes) -> str:
    for mark, encoding in MARKS:
        if data.startswith(mark):
            try:
                return data[len(mark) :].decode(encoding)
            except UnicodeDecodeError:
                text = Text(BROKEN_MARK, encoding=encoding.upper())
                raise MeasurementError(text) from None
    if b"\0" in data:
        raise MeasurementError(Text(NO_TEXT))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1251", errors="replace")


def lines_of(text: str) -> list[Line]:
    r"""Return the lines of a text, counted from 1, without the labels of launchers.

    >>> lines_of("[1,0]<stdout>:8  1.5\n[1,1]<stderr>:oh\n9")[0].text
    '8  1.5'
    """
    parts = re.split(r"\r\n|\n|\r", text)
    lines = [Line(number, part) for number, part in enumerate(parts, start=1)]
    lines[-1] = lines[-1]._replace(ended=False)
    if not lines[-1].text:
        lines.pop()
    return _without_ranks(_without_labels(lines))


def _without_labels(lines: list[Line]) -> list[Line]:
    found = []
    for line in lines:
        label = _LABEL.match(line.text)
        if label is None:
            found.append(line)
        elif label[1] == "stdout":
            found.append(line._replace(text=line.text[label.end() :]))
    return found


def _without_ranks(lines: list[Line]) -> list[Line]:
    """Take off the ``0: `` of srun, which stands on every line that is not empty or its own."""
    filled = [line.text for line in lines if line.text.strip()]
    filled = [text for text in filled if not text.startswith(_OF_SRUN_ITSELF)]
    labelled = all(_SRUN.match(text) and not _NETPIPE.match(text) for text in filled)
    if not filled or not labelled:
        return lines
    return [line._replace(text=_SRUN.sub("", line.text, count=1)) for line in lines]
