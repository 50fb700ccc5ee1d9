"""Measured collective operations beside the simulated and the analytic time of the same one.

The rates come from messages of one kind of measurement: by model C a message of m bytes takes
tn + m tk, so on rings, tori and hypercubes ts = tn, th = 0 and tw = 8 tk for a word of 8 bytes; on
a hub or a switch the scenario has model C with tn and tk themselves, and m counts bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.cluster.fitting import Comparison, fit_models
from engine.cluster.given import rounded
from engine.cluster.measurement import Group
from engine.cluster.opened import operation_of
from engine.cluster.rank_file import MeasuredRun, RankFile
from engine.cluster.reading.told import group_name
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.operation import OPERATIONS
from engine.run import analytic_time
from engine.scenario import Scenario, from_settings
from engine.sweep import simulated_time
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES, kind_of

WORD = 8
"""Bytes of a word on rings, tori and hypercubes."""

NETWORKS = ("switch", "hub", "hypercube", "torus", "ring")
"""The networks that measured collectives are laid over."""

LINE_PLACES = 33
"""So many lengths of the analytic line."""

LECTURE_RATES = {"tn": Fraction("150.3"), "tk": Fraction("0.0862")}
"""What the lecture measured, where nothing else is known."""

TITLE = QT_TRANSLATE_NOOP("collective", "{operation}: {network}, p = {p}")
SCHEDULE = QT_TRANSLATE_NOOP("collective", "measured: the steps shown here ({algorithm})")
OWN = QT_TRANSLATE_NOOP("collective", "measured: {name}")
RATES = QT_TRANSLATE_NOOP("collective", "tn = {tn} µs, tk = {tk} µs a byte ({source})")
OF_PING_PONG = Text(QT_TRANSLATE_NOOP("collective", "model C fitted to the ping-pong"))
OF_SCENARIO = QT_TRANSLATE_NOOP("collective", "the file has no ping-pong: {costs} of its scenario")
COSTS = QT_TRANSLATE_NOOP("collective", "ts = {ts}, th = {th}, tw = {tw}")
GIVEN = Text(QT_TRANSLATE_NOOP("collective", "given"))
OF_LECTURE = Text(QT_TRANSLATE_NOOP("collective", "the lecture’s cluster"))
OF_FIT = QT_TRANSLATE_NOOP("collective", "model C fitted to {name}")
OTHER_P = QT_TRANSLATE_NOOP(
    "collective", "these times are of {processes} processes; p = {p} cannot go with them"
)
NO_RUNS = QT_TRANSLATE_NOOP("collective", "there is no measured collective operation in this file")
NO_COLLECTIVE = QT_TRANSLATE_NOOP(
    "collective", "{name} is no collective operation that can be laid over a curve"
)
NO_PROCESSES = QT_TRANSLATE_NOOP(
    "collective", "the file does not say how many processes took part; give p"
)


@dataclass(frozen=True)
class Timed:
    """A measured time in microseconds of ``m`` bytes; quartiles where they are known."""

    m: int
    time: Fraction
    low: Fraction | None = None
    high: Fraction | None = None


@dataclass(frozen=True)
class MeasuredLine:
    """Measured times of one thing; ``own`` says that it is MPI's, not the schedule shown."""

    name: Text | str
    times: tuple[Timed, ...]
    own: bool = False


@dataclass(frozen=True)
class Collective:
    """What a figure of a collective operation shows; times in microseconds, lengths in bytes.

    ``simulated`` and ``analytic`` are (bytes, time), where there is one.
    """

    title: Text
    rates: Text
    scenario: Scenario
    measured: tuple[MeasuredLine, ...]
    simulated: tuple[tuple[int, Fraction], ...] = ()
    analytic: tuple[tuple[int, Fraction], ...] = ()


def of_ranks(ranks: RankFile) -> Collective:
    """Return the runs of a file of ranks beside their scenario, with its ping-pong's rates.

    Raises
    ------
    InputError
        If the file has no runs, or its scenario cannot be.
    """
    if not ranks.runs:
        raise InputError(Text(NO_RUNS))
    runs = sorted(ranks.runs, key=lambda run: run.m)
    base = from_settings(runs[0].scenario)
    if ranks.ping_pong:
        rates = rates_of(fit_models(ranks.ping_pong_measurements().rows))
        scenario = with_rates(base.settings(), rates)
        told = told_rates(rates, OF_PING_PONG)
    else:
        scenario = base
        costs = {name: format_exact(getattr(base, name)) for name in ("ts", "th", "tw")}
        told = Text(OF_SCENARIO, costs=Text(COSTS, **costs))
    algorithm = scenario.algorithm_entry.title
    lines = (
        MeasuredLine(Text(SCHEDULE, algorithm=algorithm), tuple(_schedule(run) for run in runs)),
        MeasuredLine(Text(OWN, name=runs[0].own_name), tuple(_own(run) for run in runs), True),
    )
    return Collective(_title(scenario), told, scenario, lines)


def _schedule(run: MeasuredRun) -> Timed:
    spread = run.schedule
    return Timed(run.bytes, spread.median, spread.lower_quartile, spread.upper_quartile)


def _own(run: MeasuredRun) -> Timed:
    return Timed(run.bytes, run.own.median, run.own.lower_quartile, run.own.upper_quartile)


def of_group(
    group: Group,
    topology: str,
    rates: Mapping[str, Fraction],
    p: int | None = None,
    source: Text | None = None,
) -> Collective:
    """Return a group of a benchmark's times beside the same operation on a network.

    Parameters
    ----------
    group : Group
    topology : str
        One of ``NETWORKS``.
    rates : mapping
        ``tn`` and ``tk`` of model C, in microseconds.
    p : int or None
        The processes, where the group does not say them.
    source : Text or None
        Where the rates are from; None: they were given.

    Raises
    ------
    InputError
        If the group is no collective operation, says another number of processes than p, or the
        network cannot be.
    """
    operation = operation_of(group)
    if operation is None:
        raise InputError(Text(NO_COLLECTIVE, name=group_name(group)))
    processes = group.processes or p
    if p is not None and processes != p:
        raise InputError(Text(OTHER_P, processes=processes, p=p))
    if processes is None:
        raise InputError(Text(NO_PROCESSES))
    settings = {"topology": topology, "p": processes, "operation": operation}
    scenario = with_rates(settings, rates)
    by_length: dict[int, list[Fraction]] = {}
    for row in group.rows:
        if row.m > 0:
            by_length.setdefault(row.m, []).append(row.t)
    times = tuple(Timed(m, t) for m in sorted(by_length) for t in by_length[m])
    line = MeasuredLine(Text(OWN, name=group.benchmark), times, True)
    return Collective(_title(scenario), told_rates(rates, source or GIVEN), scenario, (line,))


def rates_of(comparison: Comparison) -> dict[str, Fraction]:
    """Return tn and tk of model C of a fit, none below 0, in six digits."""
    fit = comparison.fit("C")
    values = {one.name: one.value for one in fit.parameters} if fit else {}
    found = {name: values.get(name) for name in ("tn", "tk")}
    if found["tk"] is None and fit is not None:  # one length only: all is startup
        found["tn"] = fit.parameters[0].value
    return {name: rounded(max(value or 0.0, 0.0)) for name, value in found.items()}


def with_rates(settings: Mapping[str, object], rates: Mapping[str, Fraction]) -> Scenario:
    """Return the scenario of settings with a startup and a time a byte.

    Raises
    ------
    InputError
        If the scenario cannot be.
    """
    known = {name: Fraction(value) for name, value in rates.items()}
    if kind_of(str(settings["topology"])).star:
        changes: dict[str, object] = {"model": "C", "tn": known["tn"], "tk": known["tk"]}
    else:
        changes = {"ts": known["tn"], "th": Fraction(0), "tw": WORD * known["tk"]}
    return from_settings({**settings, **changes})


def told_rates(rates: Mapping[str, Fraction], source: Text) -> Text:
    """Return the rates in words."""
    return Text(RATES, tn=format_exact(rates["tn"]), tk=format_exact(rates["tk"]), source=source)


def _title(scenario: Scenario) -> Text:
    operation = next(one.title for one in OPERATIONS if one.key == scenario.operation)
    network = next(one.title for one in TOPOLOGIES if one.key == scenario.topology)
    return Text(TITLE, operation=operation, network=network, p=scenario.p)


def at_bytes(scenario: Scenario, size: int) -> Scenario:
    """Return the scenario with messages of so many bytes."""
    star = scenario.message is not None
    return replace(scenario, m=size if star else max(1, -(-size // WORD)))


def with_curves(
    collective: Collective, cancelled: Callable[[], bool] = lambda: False
) -> Collective:
    """Return what a figure shows, with the analytic line and simulated points worked out."""
    lengths = sorted({one.m for line in collective.measured for one in line.times if one.m > 0})
    scenario = collective.scenario

    def simulated(m: int) -> Fraction | None:
        return simulated_time(at_bytes(scenario, m), cancelled)

    return replace(
        collective,
        simulated=tuple(_known(lengths, simulated, cancelled)),
        analytic=tuple(
            _known(_spread(lengths), lambda m: analytic_time(at_bytes(scenario, m)), cancelled)
        ),
    )


def _known(
    lengths: Sequence[int],
    time_of: Callable[[int], Fraction | None],
    cancelled: Callable[[], bool],
) -> list[tuple[int, Fraction]]:
    found = []
    for m in lengths:
        if cancelled():
            break
        try:
            time = time_of(m)
        except InputError:  # too long for the clock: there is no point
            continue
        if time is not None:
            found.append((m, time))
    return found


def _spread(lengths: Sequence[int]) -> list[int]:
    """Return lengths evenly by ratio, and those that are measured."""
    if not lengths:
        return []
    low, high = lengths[0], lengths[-1]
    steps = range(LINE_PLACES)
    between = {round(low * (high / low) ** (i / (LINE_PLACES - 1))) for i in steps}
    return sorted(between | set(lengths))
