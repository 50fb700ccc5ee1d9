"""Measured times that a command names: a file or a sample, and the groups that are asked for."""

from __future__ import annotations

from engine.cluster.measurement import Group
from engine.cluster.opened import Opened, open_measured, usual_groups
from engine.commands.fit_rows import chosen_rows
from engine.commands.fit_rows import opened as read_as

ALL = "all"
"""The benchmark that stands for all groups."""


def opened_file(name: str) -> Opened:
    """Read a file of measured times, or a sample.

    Raises
    ------
    InputError
        If it cannot be read; the sentence names the file.
    """
    return read_as(name, open_measured)


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
    found, _ = chosen_rows([opened.measurements], benchmark, processes)
    kinds = {(one.benchmark, one.processes, one.label) for one in found}
    return [one for one in groups if (one.benchmark, one.processes, one.label) in kinds]
