"""Names of columns in tables made by hand, in three languages: sizes, times, rates, units."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from engine.cluster.reading.numbers import SIZES, TIMES, is_value

SIZE_WORDS = (
    *("size", "sizes", "byte", "bytes", "nbytes", "message", "msg", "msgsize", "length", "len"),
    *("размер", "длина", "длины", "сообщ", "байт", "розмір", "довжин", "повідомл"),
)
TIME_WORDS = (
    *("time", "times", "latency", "elapsed", "rtt", "duration", "t"),
    *("время", "времени", "задержк", "латентн", "затримк", "тривал"),
)
EXACT_TIME_WORDS = ("час", "часу")
RATES = (
    *("bandwidth", "throughput", "rate", "speed", "mbps", "gbps", "bps", "mbs"),
    *("скорост", "швидк", "пропускн"),
)
COUNTS = (
    *("iteration", "iterations", "iter", "iters", "repetition", "repetitions", "repeats", "reps"),
    *("count", "number", "num", "no", "nr", "id", "index"),
    *("повтор", "итерац", "ітерац", "число", "количеств", "кол", "кільк", "номер"),
)
MESSAGE_WORDS = ("message", "msg", "сообщ", "повідомл")
"""Names of sizes that yield to a column that says size or bytes."""

BIT_WORDS = ("bit", "bits", "kbit", "mbit", "kbits", "mbits", "бит", "кбит", "мбит", "біт", "кбіт")
SPREADS = (
    *("std", "stdev", "stddev", "stderr", "deviation", "error", "variance", "sigma"),
    *("отклонен", "погрешн", "ошибк", "відхилен", "похибк"),
)
AVERAGE_WORDS = ("avg", "mean", "average", "средн", "середн")
NAME_WORDS = ("operation", "benchmark", "операция", "операція")
PROCESS_WORDS = ("processes", "procs", "nprocs", "ranks", "процес")

_WORD = re.compile(r"[^\W\d_]+")
_CAMEL = re.compile(r"(?<=[a-zа-яёіїєґ])(?<![KMG]i)(?=[A-ZА-ЯЁІЇЄҐ])(?!(?<=k)B)")
_PER_UNIT = re.compile(
    r"/ ?(?:[nuµμm]?s|[um]?sec|second|сек|[нм]?с|мкс|секунду|bytes?|[kmg]?i?b|[км]?байт|[кмг]?б)"
    r"(?![^\W\d_])",
    re.IGNORECASE,
)
_PER = (("per", "s"), ("per", "sec"), ("per", "second"), ("в", "секунду"), ("за", "секунду"))


@dataclass(frozen=True)
class Head:
    """What the columns are.

    Attributes
    ----------
    line : int
        Where the names stand.
    names : tuple of str
        One a column.
    size : int
        The column of sizes.
    times : tuple of int
        The columns that are read as times.
    size_unit, time_units : str, tuple of str
        As named, empty where nothing is.
    benchmark, processes : int or None
        Columns that part the rows into groups.
    """

    line: int
    names: tuple[str, ...]
    size: int
    times: tuple[int, ...]
    size_unit: str
    time_units: tuple[str, ...]
    benchmark: int | None = None
    processes: int | None = None


def head_of(line: int, row: Sequence[str]) -> Head | None:
    """Return what the names of columns say, None if a line is not of them."""
    if any(map(is_value, row)):
        return None
    times = [place for place, name in enumerate(row) if is_time(name)]
    if not times:
        return None
    sizes = [place for place, name in enumerate(row) if is_size(name)]
    if not sizes:
        return None
    size = min(sizes, key=lambda place: _says_only_message(words_of(row[place])))
    means = [place for place in times if _has(words_of(row[place]), AVERAGE_WORDS)]
    times = means[:1] or times
    return Head(
        line,
        tuple(row),
        size,
        tuple(times),
        _size_unit(words_of(row[size])),
        tuple(_unit(words_of(row[place]), TIMES) for place in times),
        _first(row, lambda name: _has(words_of(name), NAME_WORDS)),
        _first(row, lambda name: _has(words_of(name), PROCESS_WORDS)),
    )


def names_rates(row: Sequence[str]) -> bool:
    """Return whether a line names a size and rates or counts, and no time."""
    return (
        not any(map(is_value, row))
        and any(_is_no_value(name, words_of(name)) for name in row)
        and any(is_size(name) for name in row)
        and not any(is_time(name) for name in row)
    )


def words_of(name: str) -> list[str]:
    """Return the words of a name in small letters.

    >>> words_of("messageSize_KiB"), words_of("Время, мкс")
    (['message', 'size', 'kib'], ['время', 'мкс'])

    >>> words_of("sizeKiB"), words_of("timeMs")
    (['size', 'kib'], ['time', 'ms'])
    """
    words = []
    for word in _WORD.findall(name):
        is_unit = word.lower() in SIZES or word.lower() in TIMES
        words += [word] if is_unit else _CAMEL.split(word)
    return [word.lower() for word in words]


def is_in_bits(name: str) -> bool:
    """Return whether a name is that of a size in bits."""
    return is_size(name) and _has(words_of(name), BIT_WORDS)


def is_time(name: str) -> bool:
    """Return whether a name is that of a time: by its words, or by a unit of time."""
    words = words_of(name)
    if not words or _is_no_value(name, words):
        return False
    if _has(words, TIME_WORDS) or any(word in EXACT_TIME_WORDS for word in words):
        return True
    unit = _unit(words, TIMES)
    return len(unit) > 1 or (unit != "" and not _has(words, SIZE_WORDS))  # "message(s)" is a size


def is_size(name: str) -> bool:
    """Return whether a name is that of a size."""
    words = words_of(name)
    if not words or _is_no_value(name, words) or is_time(name):
        return False
    return _has(words, SIZE_WORDS) or words[0] == "m" or (len(words) == 1 and words[0] in SIZES)


def _is_rate(name: str, words: Sequence[str]) -> bool:
    if _PER_UNIT.search(name) is not None or _has(words, RATES):
        return True
    return any(pair in _PER for pair in pairwise(words))


def _is_no_value(name: str, words: Sequence[str]) -> bool:
    """Return whether a name is that of a rate, a count or a spread; a time *of* so many is none."""
    if _is_rate(name, words) or _has(words, SPREADS):
        return True
    first = next((word for word in words if _has([word], (*TIME_WORDS, *COUNTS))), "")
    is_count = _has(words, COUNTS) and _has([first], COUNTS)
    return is_count and _unit(words, SIZES) == ""  # a number of bytes is a size


def _says_only_message(words: Sequence[str]) -> bool:
    others = [word for word in words if not _has([word], MESSAGE_WORDS)]
    return not (_has(others, SIZE_WORDS) or words[0] == "m" or _unit(others, SIZES))


def _first(row: Sequence[str], holds: Callable[[str], bool]) -> int | None:
    return next((place for place, name in enumerate(row) if holds(name)), None)


def _has(words: Sequence[str], starts: tuple[str, ...]) -> bool:
    """Return whether a word is one of some, or begins with one that is Cyrillic."""
    whole, beginnings = _sorted_out(starts)
    return any(word in whole or word.startswith(beginnings) for word in words)


@cache
def _sorted_out(starts: tuple[str, ...]) -> tuple[frozenset[str], tuple[str, ...]]:
    return frozenset(starts), tuple(start for start in starts if start > "z")


def _unit(words: Sequence[str], units: Collection[str]) -> str:
    return next((word for word in reversed(words) if word in units), "")


def _size_unit(words: Sequence[str]) -> str:
    """Return the unit of a size; ``m`` in front is its name."""
    return _unit(words[1:] if words[0] == "m" else words, SIZES)
