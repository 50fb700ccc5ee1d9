"""The rows that ``main.py fit`` works on: files read, one measurement chosen of several."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from engine.cluster.measurement import Group, Measurements, Row
from engine.cluster.opened import is_one_message
from engine.cluster.reading import read_measurements
from engine.cluster.samples import SAMPLES
from engine.errors import InputError
from engine.scenario.fields import MAX_WORDS, whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

NOT_THERE = QT_TRANSLATE_NOOP(
    "command line", "there is no file {file}; samples that come with the program: {samples}"
)
UNREADABLE = QT_TRANSLATE_NOOP("command line", "{file} cannot be read: {reason}")
IN_FILE = QT_TRANSLATE_NOOP("command line", "{file}: {reason}")
CHOOSE = QT_TRANSLATE_NOOP(
    "command line",
    "there are rows of several measurements; choose one with --benchmark, --processes and --group: "
    "{groups}",
)
NO_GROUP = QT_TRANSLATE_NOOP(
    "command line",
    "no rows are of benchmark {benchmark}, processes {processes}, group {group}; there is {groups}",
)
GROUP = QT_TRANSLATE_NOOP("command line", "{benchmark} of {processes} processes")
LABELLED = QT_TRANSLATE_NOOP("command line", "{name} ({label})")
AND_MORE = QT_TRANSLATE_NOOP("command line", "{n} more", None, 1)
NO_NAME = Text(QT_TRANSLATE_NOOP("command line", "no name"))
ANY = Text(QT_TRANSLATE_NOOP("command line", "any"))
DROPPED = QT_TRANSLATE_NOOP("command line", "line {line} was dropped: {reason}")

MOST_NAMED = 10
"""So many measurements are named in a sentence."""

Kind = tuple[str, int | None, str]


Opened = TypeVar("Opened")


def read_file(name: str) -> Measurements:
    """Read one file, standard input (``-``) or a sample.

    Raises
    ------
    InputError
        If it cannot be read; the sentence names the file.
    """
    return opened(name, read_measurements)


def opened(name: str, read: Callable[[bytes, str], Opened]) -> Opened:
    """Return what ``read`` makes of a file, of standard input (``-``) or of a sample.

    Raises
    ------
    InputError
        As ``read_file``.
    """
    path = Path(name)
    if not path.exists() and name in SAMPLES:
        path = SAMPLES[name]
    told = " ".join(name.split())
    if name != "-" and not path.exists():
        raise InputError(Text(NOT_THERE, file=told, samples=enumeration(SAMPLES)))
    try:
        data = sys.stdin.buffer.read() if name == "-" else path.read_bytes()
    except OSError as error:
        raise InputError(Text(UNREADABLE, file=told, reason=str(error.strerror))) from None
    try:
        return read(data, path.name)
    except InputError as error:
        raise InputError(Text(IN_FILE, file=told, reason=error.text)) from None


def chosen_rows(
    read: Sequence[Measurements],
    benchmark: str | None = None,
    processes: str | None = None,
    label: str | None = None,
) -> tuple[list[Group], list[Row]]:
    """Return the measurements to fit to, one of each kind, and their rows.

    A kind is a benchmark, a number of processes and a group; rows of one kind belong together, also
    out of several files.  Without a benchmark the point-to-point one is taken where there is one.
    Its groups (pairs of processes that play ping-pong) are fitted together.

    Raises
    ------
    InputError
        If several are left, or none.
    """
    groups = [group for one in read for group in one.groups]
    count = None if processes is None else whole(processes, "processes", 1, MAX_WORDS)
    found = [
        group
        for group in groups
        if (benchmark is None or group.benchmark.lower() == benchmark.lower())
        and (count is None or group.processes == count)
        and (label is None or group.label.lower() == label.lower())
    ]
    if not found:
        raise InputError(
            Text(
                NO_GROUP,
                benchmark=benchmark or ANY,
                processes=processes or ANY,
                group=label or ANY,
                groups=_listed(groups),
            )
        )
    if benchmark is None and len(_kinds(found)) > 1:
        found = [group for group in found if is_one_message(group)] or found
    together = len({kind[:2] for kind in _kinds(found)}) == 1 and is_one_message(found[0])
    if len(_kinds(found)) > 1 and not together:
        raise InputError(Text(CHOOSE, groups=_listed(found)))
    return list(_kinds(found).values()), [row for group in found for row in group.rows]


def _kinds(groups: Sequence[Group]) -> dict[Kind, Group]:
    """Return the first group of each kind."""
    found: dict[Kind, Group] = {}
    for group in groups:
        found.setdefault((group.benchmark, group.processes, group.label), group)
    return found


def named(group: Group) -> Text | str:
    """Return what a group is called."""
    name: Text | str = group.benchmark or NO_NAME
    if group.processes is not None:
        name = Text(GROUP, benchmark=name, processes=group.processes)
    if group.label:
        name = Text(LABELLED, name=name, label=group.label)
    return name


def _listed(groups: Sequence[Group]) -> Text | str:
    """Return what groups are called, the first of very many."""
    names: list[Text | str] = [named(group) for group in _kinds(groups).values()]
    if len(names) > MOST_NAMED + 1:
        names[MOST_NAMED:] = [Text(AND_MORE, n=len(names) - MOST_NAMED)]
    return enumeration(names)


def tell_dropped(read: Sequence[Measurements], language: str) -> None:
    """Say on standard error what was assumed and which lines were dropped."""
    for file in read:
        said = [Text(DROPPED, line=one.line, reason=one.reason) for one in file.dropped]
        for text in (*file.notes, *said):
            whole_text = Text(IN_FILE, file=file.name, reason=text) if len(read) > 1 else text
            sys.stderr.write(whole_text.render(language) + "\n")
