"""A timing table as the words of the command line that makes it."""

from __future__ import annotations

import shlex

from engine.report.timing_table import Axis, TableRequest
from engine.scenario.embedded import laid_from


def table_command(request: TableRequest) -> list[str]:
    """Return the words after ``main.py`` that make a table.

    >>> table_command(TableRequest((Axis("p", ("4", "16")),), settings=(("m", 7),)))
    ['table', '--m', '7', '--p', '4,16', '--rows', 'p', '--cells', 'analytic,simulated']
    """
    return ["table", *(word for key, value in table_lists(request) for word in (f"--{key}", value))]


def table_lists(request: TableRequest) -> tuple[tuple[str, str], ...]:
    """Return the options that make a table, each with its value."""
    found: list[tuple[str, str]] = []
    for key, value in request.settings:
        if key == "slow-link":
            for link in value if isinstance(value, (list, tuple)) else (value,):
                found.append(("slow-link", str(link)))
        else:
            found.append((key, _written(key, value)))
    found += [(axis.key, ",".join(axis.words)) for axis in (*request.rows, *request.columns)]
    found.append(("rows", _keys(request.rows)))
    if request.columns:
        found.append(("columns", _keys(request.columns)))
    return (*found, ("cells", ",".join(request.cells)))


def table_command_line(request: TableRequest) -> str:
    """Return the command line of ``table_command``, as a shell takes it."""
    return shlex.join(["python", "main.py", *table_command(request)])


def _keys(axes: tuple[Axis, ...]) -> str:
    return ",".join(axis.key for axis in axes)


def _written(key: str, value: object) -> str:
    if key == "embedding":
        return str(laid_from(value))
    if isinstance(value, (list, tuple)):
        return "x".join(map(str, value))
    return str(value)
