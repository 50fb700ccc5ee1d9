"""Measured times as the files and words of the commands that draw them."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.cluster.measurement import Group, Row
from engine.exact_time import format_exact
from engine.models import USUAL_FRAME, Frame

HEAD = ("size (bytes)", "time (us)", "benchmark", "processes")


def rows_file(groups: Sequence[tuple[str, int | None, Sequence[Row]]]) -> bytes:
    """Return rows as a table that can be read again: name, processes and rows of each group.

    >>> rows_file([("Bcast", 4, [Row(8, Fraction(3, 2), 1)])]).decode().splitlines()[1]
    '8,1.5,Bcast,4'
    """
    written = io.StringIO(newline="")
    writer = csv.writer(written, lineterminator="\n")
    several = any(processes is not None for _, processes, _ in groups)
    writer.writerow(HEAD if several else HEAD[:3])
    for name, processes, rows in groups:
        for row in rows:
            cells = [row.m, format_exact(row.t, 400), name]
            writer.writerow([*cells, processes] if several else cells)
    return written.getvalue().encode()


def fit_words(
    relative: bool, frame: Frame, given: Mapping[str, Mapping[str, Fraction]]
) -> tuple[str, ...]:
    """Return the options of a fit: kind of errors, packet, given parameters."""
    words = ["--relative"] if relative else []
    if frame != USUAL_FRAME:
        words += ["--vmax", str(frame.vmax), "--vc", str(frame.vc)]
    for key, values in given.items():
        listed = ",".join(f"{name}={format_exact(value)}" for name, value in values.items())
        words += ["--parameters", f"{key}:{listed}"]
    return tuple(words)


def choice_words(
    groups: Sequence[Group], chosen: Sequence[int], low: int | None, high: int | None
) -> tuple[str, ...] | None:
    """Return the options that choose groups by number and a range of m, None if none do."""
    kinds = [(group.benchmark, group.processes) for group in groups]
    wanted = {kinds[i] for i in chosen}
    same = [i for i, kind in enumerate(kinds) if kind in wanted]
    if sorted(chosen) != same:
        return None
    words: list[str] = []
    if len(wanted) > 1:
        if len(chosen) < len(groups):
            return None
        words += ["--benchmark", "all"]
    elif len(chosen) < len(groups):
        benchmark, processes = next(iter(wanted))
        if not benchmark and processes is None:
            return None
        words += ["--benchmark", benchmark] if benchmark else []
        words += ["--processes", str(processes)] if processes is not None else []
    words += ["--from", str(low)] if low is not None else []
    words += ["--to", str(high)] if high is not None else []
    return tuple(words)
