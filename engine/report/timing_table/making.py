"""Timing tables are built: a run or a closed form for each cell, a reason where there is none.

Nothing of a run is kept but its time, and schedules are not proved, so that no chunk is touched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from engine.algorithms import algorithms_of
from engine.errors import Cancelled, InputError
from engine.exact_time import format_exact, sum_of_terms
from engine.formulas import why_no_form
from engine.report.table import Table
from engine.report.timing_table.parameters import shown_value
from engine.report.timing_table.request import TableRequest
from engine.report.timing_table.words import caption_of, heads_of, names_of
from engine.run import analytic_time, case_of, form_of, run
from engine.run.analytic import time_of
from engine.scenario import DEFAULTS, Scenario, from_settings
from engine.scenario.clusters import KEYS as CLUSTER_KEYS
from engine.scenario.embedded import NONE
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of

NOT_PRINTED = QT_TRANSLATE_NOOP("timing table", "the lecture prints no formula for this case")

NODES = ("root", "source", "target", "q", "packet", "order")
"""Settings that only some operations use."""


@dataclass(frozen=True)
class TimingTable:
    """A table that was built.

    Attributes
    ----------
    request : TableRequest
    table : Table
        The columns of the rows' parameters, then ``len(request.cells)`` for each group.
    settings, groups : tuples of mappings
        What each row, and each group of cells, has set.
    """

    request: TableRequest
    table: Table
    settings: tuple[Mapping[str, str], ...]
    groups: tuple[Mapping[str, str], ...]

    def group_of(self, column: int) -> int:
        """Return the group of cells that a column belongs to; the first for a parameter."""
        return max(0, column - len(self.request.rows)) // len(self.request.cells)

    def scenario_at(self, row: int, column: int) -> Scenario:
        """Return the scenario of a cell.

        Raises
        ------
        InputError
            If there can be none.
        """
        group = self.groups[self.group_of(column)]
        return from_settings(self.request.settings_at(self.settings[row], group))

    def place_of(self, scenario: Scenario) -> tuple[int, int] | None:
        """Return (row, group) where a scenario stands, None where it does not."""
        wanted = essence(scenario)
        own = {axis.key: _value(scenario, axis.key) for axis in self.request.rows}
        for row, settings in enumerate(self.settings):
            if any(own[key] not in (None, value) for key, value in settings.items()):
                continue
            for group, also in enumerate(self.groups):
                try:
                    here = from_settings(self.request.settings_at(settings, also))
                except InputError:
                    continue
                if essence(here) == wanted:
                    return row, group
        return None


def essence(scenario: Scenario) -> tuple[object, ...]:
    """Return what of a scenario decides its time."""
    used = scenario.uses
    return (
        *(scenario.topology, scenario.dims, scenario.operation, scenario.algorithm_key),
        *(scenario.switching, scenario.m, scenario.ts, scenario.th, scenario.tw),
        *(scenario.startups, scenario.slow_links, scenario.laid),
        *(getattr(scenario, key) if key in used else None for key in NODES),
    )


def _value(scenario: Scenario, key: str) -> str | None:
    """Return a scenario's value of a parameter as lists have it; None where it is not used."""
    if key in NODES and key not in scenario.uses:
        return None
    if key == "dims":
        return "x".join(map(str, scenario.dims))
    if key == "embedding":
        return NONE if scenario.laid is None else scenario.laid.written
    name = "algorithm_key" if key == "algorithm" else key
    value: object = getattr(scenario, name)
    return format_exact(value) if isinstance(value, (int, Fraction)) else str(value)


Progress = Callable[[float], None]


def build(
    request: TableRequest,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Progress = lambda done: None,
) -> TimingTable:
    """Build a table.

    Rows that differ only in what none of their operations uses are one row; an algorithm makes rows
    with its own operations only.

    Raises
    ------
    Cancelled
        If ``cancelled`` said so.
    """
    groups = request.groups()
    settings = request.row_settings()
    rows: list[tuple[object, ...]] = []
    kept: list[Mapping[str, str]] = []
    reasons: dict[tuple[int, int], Text] = {}
    seen: set[tuple[object, ...]] = set()
    used: set[str] = set()
    for number, own in enumerate(settings):
        scenarios = [_scenario(request, own, group) for group in groups]
        values = tuple(_shown(request, own, key, scenarios) for key in own)
        if values in seen or not _makes_sense(request, own):
            continue
        seen.add(values)
        used.update(*(one.uses for one in scenarios if isinstance(one, Scenario)))
        cells: list[object] = list(values)
        for place, scenario in enumerate(scenarios):
            part = _part(progress, number * len(groups) + place, len(settings) * len(groups))
            found, why = _cells(scenario, request.cells, cancelled, part)
            for key in request.cells:
                if key in why:
                    reasons[len(rows), len(cells)] = why[key]
                cells.append(found.get(key))
        rows.append(tuple(cells))
        kept.append(own)
    progress(1)
    above, heads = zip(*heads_of(request), strict=True)
    caption = caption_of(request, used)
    table = Table(names_of(request), tuple(rows), heads, above, caption, reasons)
    return TimingTable(request, table, tuple(kept), tuple(groups))


def _part(progress: Progress, done: int, total: int) -> Progress:
    """Return the progress of one cell, after ``done`` of ``total`` cells."""
    return lambda share: progress((done + share) / total)


def _makes_sense(request: TableRequest, own: Mapping[str, str]) -> bool:
    """Return whether a row's algorithm is its operation's, if ``all`` stands for algorithms."""
    words = {axis.key: axis.words for axis in request.rows}
    varied = {axis.key for axis in request.columns}
    if "algorithm" not in own or "operation" in varied or own["algorithm"] in words["algorithm"]:
        return True
    operation = own.get("operation") or dict(request.settings).get("operation")
    topology = own.get("topology") or dict(request.settings).get("topology")
    star = kind_of(str(topology or DEFAULTS["topology"])).star
    known = algorithms_of(str(operation or DEFAULTS["operation"]))
    fitting = [entry for entry in known if "topology" in varied or entry.made_for(star)]
    return own["algorithm"] in {entry.key for entry in fitting}


def _scenario(
    request: TableRequest, row: Mapping[str, str], group: Mapping[str, str]
) -> Scenario | InputError:
    try:
        return from_settings(request.settings_at(row, group))
    except InputError as error:
        return error


def _shown(
    request: TableRequest,
    own: Mapping[str, str],
    key: str,
    scenarios: list[Scenario | InputError],
) -> object:
    """Return what stands in a row's cell of a parameter; None where nothing in the row uses it."""
    real = [one for one in scenarios if isinstance(one, Scenario)]
    if real and key in (*NODES, *CLUSTER_KEYS) and not any(key in one.uses for one in real):
        return None
    if real and key == "switching" and all(one.message for one in real):
        return None
    operations = {one.operation for one in real}
    return shown_value(key, own[key], operations.pop() if len(operations) == 1 else None)


# -- cells -----------------------------------------------------------------------------------------


def _cells(
    scenario: Scenario | InputError,
    keys: tuple[str, ...],
    cancelled: Callable[[], bool],
    progress: Progress,
) -> tuple[dict[str, object], dict[str, Text]]:
    """Return the values of a group of cells, and why some have none."""
    if cancelled():
        raise Cancelled
    if isinstance(scenario, InputError):
        return {}, dict.fromkeys(keys, scenario.text)
    found: dict[str, object] = {}
    why: dict[str, Text] = {}
    form = form_of(scenario)
    if form is None:
        none = why_no_form(scenario.operation, scenario.algorithm_key, scenario.switching)
        why |= dict.fromkeys(("analytic", "difference", "ratio", "lecture", "terms"), none)
    else:
        case = case_of(scenario)
        found["analytic"] = analytic_time(scenario)
        found["terms"] = sum_of_terms(form.full.terms(case))
        if form.printed is not None and form.prints(case):
            found["lecture"] = time_of(form.printed.terms(case), scenario)
        else:
            why["lecture"] = Text(NOT_PRINTED)
    if {"simulated", "difference", "ratio"} & set(keys):
        _simulate(scenario, found, why, cancelled, progress)
    progress(1)
    return found, {key: reason for key, reason in why.items() if key in keys}


def _simulate(
    scenario: Scenario,
    found: dict[str, object],
    why: dict[str, Text],
    cancelled: Callable[[], bool],
    progress: Progress,
) -> None:
    """Add what the simulation says, and its difference from the closed form."""
    try:
        simulated = run(scenario, prove=False, cancelled=cancelled, progress=progress).simulated
    except InputError as error:
        why |= dict.fromkeys(("simulated", "difference", "ratio"), error.text)
        return
    found["simulated"] = simulated
    analytic = found.get("analytic")
    if isinstance(analytic, Fraction):
        found["difference"] = simulated - analytic
        found["ratio"] = simulated / analytic
