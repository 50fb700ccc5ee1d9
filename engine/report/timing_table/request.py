"""What a timing table is to show: parameters of rows and columns, kinds of cells, and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod

from engine.catalogue import Choice, find
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.report.timing_table.parameters import checked, parameter_of, values_of
from engine.scenario import KEYS, Scenario
from engine.text import QT_TRANSLATE_NOOP, Text

CELLS: tuple[Choice, ...] = (
    Choice("terms", Text(QT_TRANSLATE_NOOP("timing table", "formula in ts, th, tw"))),
    Choice("lecture", Text(QT_TRANSLATE_NOOP("timing table", "as printed in the lecture"))),
    Choice("analytic", Text(QT_TRANSLATE_NOOP("timing table", "formula"))),
    Choice("simulated", Text(QT_TRANSLATE_NOOP("timing table", "simulated"))),
    Choice("difference", Text(QT_TRANSLATE_NOOP("timing table", "difference"))),
    Choice("ratio", Text(QT_TRANSLATE_NOOP("timing table", "ratio"))),
)
"""What cells show: the closed form's terms, the time by the form that the lecture prints, that by
the closed form, the simulated one, simulated - formula, and simulated / formula."""

DEFAULT_CELLS = ("analytic", "simulated")

MOST_ROWS = 10_000
MOST_COLUMNS = 200
TOO_MANY_ROWS = QT_TRANSLATE_NOOP(
    "timing table", "a table may have at most {most} rows; this one would have {rows}"
)
TOO_MANY_COLUMNS = QT_TRANSLATE_NOOP(
    "timing table",
    "a table may have at most {most} columns of times; this one would have {columns}",
)
TWICE = QT_TRANSLATE_NOOP(
    "timing table", "{name} is named twice; rows and columns go over a parameter once"
)
P_OR_DIMS = QT_TRANSLATE_NOOP("timing table", "rows and columns go over p or dims, not over both")
NO_ROWS = QT_TRANSLATE_NOOP("timing table", "a table needs at least one parameter for its rows")
NO_CELLS = QT_TRANSLATE_NOOP(
    "timing table", "a table needs at least one kind of cell, such as simulated"
)
CELL_WHAT = QT_TRANSLATE_NOOP("timing table", "the kind of cell")


@dataclass(frozen=True)
class Axis:
    """A parameter that rows or columns go over, and the words of its values; made checked.

    Raises
    ------
    InputError
        If the parameter is not known or a word is none of its values.

    >>> Axis("p", ("4..64*4",)).values
    ('4', '16', '64')
    """

    key: str
    words: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", checked(self.key, self.words))

    @property
    def values(self) -> tuple[str, ...]:
        """The values, each once."""
        return values_of(self.key, self.words)

    @property
    def title(self) -> Text:
        """The head of its column."""
        return parameter_of(self.key).title


@dataclass(frozen=True)
class TableRequest:
    """A timing table as it is asked for.

    Attributes
    ----------
    rows, columns : tuples of Axis
        A row for each combination of the rows' values, a group of cells for each of the columns';
        without columns the table is long: one combination a row.
    cells : tuple of str
        Keys of ``CELLS``.
    settings : tuple of (key, value)
        What holds everywhere, as settings of a scenario; rows and columns go over it.

    Raises
    ------
    InputError
        If there is nothing to show, something twice, or too much.
    """

    rows: tuple[Axis, ...]
    columns: tuple[Axis, ...] = ()
    cells: tuple[str, ...] = DEFAULT_CELLS
    settings: tuple[tuple[str, object], ...] = ()

    def __post_init__(self) -> None:
        settings = tuple((key, _plain(value)) for key, value in self.settings)
        object.__setattr__(self, "settings", settings)
        for key in self.cells:
            find(CELLS, key, Text(CELL_WHAT))
        if not self.rows:
            raise InputError(Text(NO_ROWS))
        if not self.cells:
            raise InputError(Text(NO_CELLS))
        keys = [axis.key for axis in (*self.rows, *self.columns)]
        for key in keys:
            if keys.count(key) > 1:
                raise InputError(Text(TWICE, name=key))
        if {"p", "dims"} <= set(keys):
            raise InputError(Text(P_OR_DIMS))
        rows = prod(len(axis.values) for axis in self.rows)
        if rows > MOST_ROWS:
            raise InputError(Text(TOO_MANY_ROWS, most=MOST_ROWS, rows=rows))
        columns = len(self.groups()) * len(self.cells)
        if columns > MOST_COLUMNS:
            raise InputError(Text(TOO_MANY_COLUMNS, most=MOST_COLUMNS, columns=columns))

    def groups(self) -> list[dict[str, str]]:
        """Return what each group of cells of a row has set; one of nothing in a long table."""
        return _combined(self.columns)

    def row_settings(self) -> list[dict[str, str]]:
        """Return what each row has set, the last parameter changing fastest."""
        return _combined(self.rows)

    def settings_at(self, row: Mapping[str, str], group: Mapping[str, str]) -> dict[str, object]:
        """Return all settings of a cell."""
        own = {**row, **group}
        fixed = dict(self.settings)
        if "p" in own or "dims" in own:
            fixed = {key: value for key, value in fixed.items() if key not in ("p", "dims")}
        return {**fixed, **own}


def _combined(axes: Sequence[Axis]) -> list[dict[str, str]]:
    choices = [[(axis.key, value) for value in axis.values] for axis in axes]
    return [dict(combination) for combination in product(*choices)]


def _plain(value: object) -> object:
    """Return a setting as a value that can be compared and written: lists as tuples."""
    if isinstance(value, Fraction):
        return format_exact(value)
    return tuple(value) if isinstance(value, list) else value


OF_THE_NETWORK = ("root", "source", "target", "slow-link")
"""What names nodes, and may not be there in another network."""

OF_THE_OPERATION = ("algorithm", "startups")
"""What an operation decides unless it is said."""


def request_from(
    scenario: Scenario,
    rows: Sequence[Axis],
    columns: Sequence[Axis],
    cells: Sequence[str] = DEFAULT_CELLS,
) -> TableRequest:
    """Return the table over some parameters in which all else is as in a scenario.

    Nodes are named anew where the network changes, the algorithm where the operation does.

    Raises
    ------
    InputError
        As ``TableRequest``.
    """
    settings = scenario.settings()
    varied = {axis.key for axis in (*rows, *columns)}
    gone: set[str] = set(varied)
    if varied & {"p", "dims", "topology"}:
        gone |= set(OF_THE_NETWORK)
    if varied & {"topology"} and "dims" in settings:
        settings = {**settings, "p": scenario.p}
        gone |= {"dims"}
    if varied & {"operation"}:
        gone |= set(OF_THE_OPERATION)
    return TableRequest(
        tuple(rows),
        tuple(columns),
        tuple(cells),
        tuple((key, settings[key]) for key in KEYS if key in settings and key not in gone),
    )
