"""Measured times that a command names: a file or a sample, and the groups that are asked for."""

from __future__ import annotations

from pathlib import Path

from engine.cluster.measurement import Group
from engine.cluster.opened import Opened, open_measured, usual_groups
from engine.cluster.samples import SAMPLES
from engine.commands.fit import IN_FILE, NOT_THERE, UNREADABLE, chosen_rows
from engine.errors import InputError, shown
from engine.text import Text, enumeration

ALL = "all"
"""The benchmark that stands for all groups."""


def opened_file(name: str) -> Opened:
    """Read a file of measured times, or a sample.

    Raises
    ------
    InputError
        If it cannot be read; the sentence names the file.
    """
    path = Path(name)
    if not path.exists() and name in SAMPLES:
        path = SAMPLES[name]
    if not path.exists():
        raise InputError(Text(NOT_THERE, file=shown(name), samples=enumeration(SAMPLES)))
    try:
        data = path.read_bytes()
    except OSError as error:
        text = Text(UNREADABLE, file=shown(name), reason=str(error.strerror))
        raise InputError(text) from None
    try:
        return open_measured(data, path.name)
    except InputError as error:
        raise InputError(Text(IN_FILE, file=shown(name), reason=error.text)) from None


def chosen_groups(opened: Opened, benchmark: str | None, processes: str | None) -> list[Group]:
    """Return the groups of one measurement, or of all; without a choice the usual ones.

    Raises
    ------
    InputError
        If none are left.
    """
    groups = opened.measurements.groups
    if benchmark is None and processes is None:
        return [groups[i] for i in usual_groups(opened.measurements)]
    if benchmark is not None and benchmark.lower() == ALL and processes is None:
        return list(groups)
    kind, _ = chosen_rows([opened.measurements], benchmark, processes)
    same = kind.benchmark, kind.processes
    return [group for group in groups if (group.benchmark, group.processes) == same]
