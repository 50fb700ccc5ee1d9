"""A timing table as options say it: a preset, rows, columns and cells, and lists of values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from engine.errors import InputError
from engine.report.timing_table.parameters import ALL, parameter_of, values_of
from engine.report.timing_table.presets import preset_of
from engine.report.timing_table.request import DEFAULT_CELLS, Axis, TableRequest
from engine.scenario.fields import sides
from engine.text import QT_TRANSLATE_NOOP, Text

NO_LIST = QT_TRANSLATE_NOOP(
    "timing table", "no values are given for {name}; give them with --{name}, such as {example}"
)
SHAPE = ("p", "dims")

Names = Sequence[str] | None
"""Names that were given; None where nothing was said."""


def request_given(
    lists: Mapping[str, Sequence[str]],
    base: Mapping[str, object],
    rows: Names = None,
    columns: Names = None,
    cells: Names = None,
    preset: str | None = None,
) -> TableRequest:
    """Return the table that options ask for.

    Parameters
    ----------
    lists : mapping of key to words
        Values that were given; several that neither rows nor columns name are rows of their own.
    base : mapping of key to value
        What holds unless something else is said (a scenario file).
    rows, columns, cells : sequences of str, optional
        Those of the preset, if any, where None.
    preset : str, optional
        The key of a table that everything given goes over.

    Raises
    ------
    InputError
        If a name or a value cannot be used, or nothing says which values to go over.
    """
    axes: dict[str, tuple[str, ...]] = {}
    fixed = dict(base)
    if preset is not None:
        ready = preset_of(preset).request
        axes = {axis.key: axis.words for axis in (*ready.rows, *ready.columns)}
        fixed |= dict(ready.settings)
        rows = [axis.key for axis in ready.rows] if rows is None else rows
        columns = [axis.key for axis in ready.columns] if columns is None else columns
        cells = ready.cells if cells is None else cells
    across = list(columns or ())
    down = list(rows or ())
    named = (*down, *across)
    down += [key for key in lists if key not in named and len(values_of(key, lists[key])) > 1]
    if set(SHAPE) & set(lists):
        gone = set(SHAPE) - set(lists)
        down, across = ([key for key in keys if key not in gone] for keys in (down, across))
        fixed = {key: value for key, value in fixed.items() if key not in SHAPE}
    varied = {*down, *across}
    if "topology" in varied and "dims" in fixed:  # another network of as many processors
        fixed["p"] = prod(sides(fixed.pop("dims")))
    fixed |= {key: words[0] for key, words in lists.items() if key not in varied}
    return TableRequest(
        tuple(_axis(key, lists, axes, fixed) for key in down),
        tuple(_axis(key, lists, axes, fixed) for key in across),
        DEFAULT_CELLS if cells is None else tuple(cells),
        tuple((key, value) for key, value in fixed.items() if key not in varied),
    )


def _axis(
    key: str,
    lists: Mapping[str, Sequence[str]],
    axes: Mapping[str, tuple[str, ...]],
    fixed: Mapping[str, object],
) -> Axis:
    """Return what rows or columns go over: given values, the preset's, all, or the one there is."""
    parameter = parameter_of(key)
    if key in lists:
        return Axis(key, tuple(lists[key]))
    if key in axes:
        return Axis(key, axes[key])
    if parameter.entries:
        return Axis(key, (ALL,))
    if key in fixed:
        value = fixed[key]
        sides = isinstance(value, (list, tuple))
        return Axis(key, ("x".join(map(str, value)) if sides else str(value),))  # type: ignore[call-overload]
    raise InputError(Text(NO_LIST, name=key, example=parameter.example))
