"""A timing table as the words of the command line that makes it."""

from __future__ import annotations

import shlex

from engine.report.timing_table import Axis, TableRequest


def table_command(request: TableRequest) -> list[str]:
    """Return the words after ``main.py`` that make a table.

    >>> table_command(TableRequest((Axis("p", ("4", "16")),), settings=(("m", 7),)))
    ['table', '--m', '7', '--p', '4,16', '--rows', 'p', '--cells', 'analytic,simulated']
    """
    words = ["table"]
    for key, value in request.settings:
        if key == "slow-link":
            for link in value if isinstance(value, (list, tuple)) else (value,):
                words += ["--slow-link", str(link)]
        else:
            words += [f"--{key}", _written(value)]
    for axis in (*request.rows, *request.columns):
        words += [f"--{axis.key}", ",".join(axis.words)]
    words += ["--rows", _keys(request.rows)]
    if request.columns:
        words += ["--columns", _keys(request.columns)]
    return [*words, "--cells", ",".join(request.cells)]


def table_command_line(request: TableRequest) -> str:
    """Return the command line of ``table_command``, as a shell takes it."""
    return shlex.join(["python", "main.py", *table_command(request)])


def _keys(axes: tuple[Axis, ...]) -> str:
    return ",".join(axis.key for axis in axes)


def _written(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return "x".join(map(str, value))
    return str(value)
