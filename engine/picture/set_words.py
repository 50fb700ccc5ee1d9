"""Sets of chunks as short words: {0–3}, Σ{4,5}, {0,1}→{4–7}, 12 of 32."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from engine.report.carried import Carried
from engine.report.holdings import NONE, Segment
from engine.report.scene import DESTINATION, Name, name_number, named_by
from engine.report.sentences import CHUNKS, ONE_CHUNK, counted
from engine.run import Run
from engine.schedule import Rule
from engine.text import QT_TRANSLATE_NOOP, Text

SHARE = QT_TRANSLATE_NOOP("textbook", "{n} of {p}", "so many of p chunks")

MOST_LISTED = 16
"""Up to so many nodes the sets at nodes are written out."""

LONGEST_ON_ARROW = 9
LONGEST_PAIRS = 17
"""Letters of a set that is written out."""

EXCHANGE = "total-exchange"
MANY_SUMS = "multinode-accumulation"


def ranges(numbers: Iterable[int]) -> str:
    """Return numbers with three and more in a row as a range.

    >>> ranges([7, 0, 1, 2, 4, 5])
    '0–2,4,5,7'
    """
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    words: list[str] = []
    for run in runs:
        long = len(run) > 2
        words += [f"{run[0]}\u2013{run[-1]}"] if long else [str(number) for number in run]
    return ",".join(words)


def braces(numbers: Iterable[int]) -> str:
    """Return numbers as a set in braces."""
    return f"{{{ranges(numbers)}}}"


def product(names: Collection[Name]) -> str:
    """Return chunks of all pairs of some origins and destinations, "" if they are not just that.

    Nobody has a chunk for himself, so such pairs do not count.

    >>> product([Name(0, 2), Name(0, 3), Name(1, 2), Name(1, 3)])
    '{0,1}→{2,3}'
    """
    origins = {name.origin for name in names}
    destinations = {name.destination for name in names if name.destination is not None}
    pairs = {Name(a, b) for a in origins for b in destinations if a != b}
    if pairs != {name for name in names if name.origin != name.destination}:
        return ""
    return f"{braces(origins)}\u2192{braces(destinations)}"


class SetWords:
    """The sets of a run's figure in the words of a language."""

    def __init__(self, run: Run, words: Callable[[Text], str]) -> None:
        self._operation = run.operation
        self._by = named_by(run.operation.key)
        self._p = run.schedule.p
        # Values that are collected first are added at the very end.
        self._adds = run.operation.combines and set(run.schedule.rules) != {Rule.COPY}
        self._words = words

    def carried(self, carried: Carried) -> str:
        """Return what an arrow carries: the set if it is short, else how many chunks."""
        key, names = self._operation.key, carried.names
        if key == EXCHANGE:
            found = product(names)
        elif key == MANY_SUMS:
            found = "\u2192" + braces(name_number(name, DESTINATION) for name in names)
        else:
            found = self._set(names)
        longest = LONGEST_PAIRS if key == EXCHANGE else LONGEST_ON_ARROW
        if not found or (len(found) > longest and not self._is_sum(names)):
            return self._count(carried.chunks)
        return found if len(found) <= longest else self._share(len(names))

    def held(self, segments: Iterable[Segment]) -> str:
        """Return what a node holds, "" for nothing."""
        names = {
            Name(segment.origin, segment.destination)
            for segment in segments
            if segment.state != NONE and segment.origin is not None
        }
        if not names:
            return ""
        if self._operation.key == EXCHANGE:
            found = product(names)
            return found if 0 < len(found) <= LONGEST_PAIRS else self._count(len(names))
        return self._share(len(names)) if self._p > MOST_LISTED else self._set(names)

    def _set(self, names: Collection[Name]) -> str:
        sign = "\u03a3" if self._is_sum(names) else ""
        return sign + braces(name_number(name, self._by) for name in names)

    def _is_sum(self, names: Collection[Name]) -> bool:
        return self._adds and len(names) > 1

    def _share(self, n: int) -> str:
        return self._words(Text(SHARE, n=n, p=self._p))

    def _count(self, n: int) -> str:
        return self._words(counted(n, ONE_CHUNK, CHUNKS))
