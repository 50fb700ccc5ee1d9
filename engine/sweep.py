"""Many runs: the product of lists of settings for tables, and a parameter's range for curves.

A combination that cannot be (a hypercube of 12) is handed out as the error that says why; an option
that an operation does not use makes no rows of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from time import monotonic

from engine.cost import FINITE_PACKETS, SWITCHINGS
from engine.errors import Cancelled, InputError
from engine.exact_time import format_exact
from engine.operation import OPERATIONS
from engine.run import analytic_time, best_packet, packet_sizes, run
from engine.scenario import KEYS, Scenario, from_settings
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES, kind_of

SECONDS_BETWEEN = 0.1
"""How long a curve waits before it shows more points."""

CURVE_CROSSINGS = 300_000
"""Points of a curve that would need more link crossings than this are not simulated."""

CURVE_M = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)
"""The message sizes of a curve over m, in words."""

CURVE_LARGEST_P = 1024


def combinations(
    lists: Mapping[str, Sequence[object]],
) -> Iterator[Scenario | tuple[dict[str, object], InputError]]:
    """Yield the scenarios of a product of settings, rising in the order of the lists.

    ``all`` as an operation stands for all of them.  What cannot be is yielded as its settings with
    the error; what only differs in unused options is yielded once.
    """
    columns = []
    for key in KEYS:
        values = list(lists.get(key, ()))
        if key == "operation" and "all" in values:
            values = [operation.key for operation in OPERATIONS]
        if values:
            columns.append([(key, value) for value in values])
    seen: set[Scenario] = set()
    for combination in product(*columns):
        settings = dict(combination)
        try:
            scenario = from_settings(settings).without_unused()
        except InputError as error:
            yield settings, error
            continue
        if scenario not in seen:
            seen.add(scenario)
            yield scenario


@dataclass(frozen=True)
class Series:
    """One line of a curve: times over whole numbers; None where there is none (yet)."""

    key: str
    title: Text
    x: tuple[int, ...]
    analytic: tuple[Fraction | None, ...]
    simulated: tuple[Fraction | None, ...]
    current: bool


@dataclass(frozen=True)
class Curve:
    """Times over p, m or the packet size, and where the scenario lies on them.

    Over p and m there is a line for each kind of network; over the packet size only the scenario's
    own, with ``best`` the size of the shortest time by the closed form (None where none is known).
    """

    over: str
    series: tuple[Series, ...]
    x: int
    simulated: Fraction
    analytic: Fraction | None
    title: Text
    subtitle: Text
    best: tuple[int, Fraction] | None = None


TITLE = QT_TRANSLATE_NOOP("curves", "Time: {operation}")
OVER_P = QT_TRANSLATE_NOOP("curves", "{switching}, m = {m}, ts = {ts}, th = {th}, tw = {tw}")
OVER_M = QT_TRANSLATE_NOOP("curves", "{switching}, p = {p}, ts = {ts}, th = {th}, tw = {tw}")


OVER_PACKET = QT_TRANSLATE_NOOP(
    "curves", "{switching}, p = {p}, m = {m}, ts = {ts}, th = {th}, tw = {tw}"
)

OVERS = ("p", "m", "packet")
"""What a curve may go over."""

PACKET_POINTS = 32
"""Packet sizes of a curve over them, about evenly apart by ratio."""


def shapes(topology: str, largest: int = CURVE_LARGEST_P) -> list[tuple[int, ...]]:
    """Return the dims of the networks of a kind that a curve over p shows, rising in p."""
    found: list[tuple[int, ...]] = []
    for p in range(2, 7) if topology == "ring" else ():
        found.append((p,))
    for exponent in range(1, largest.bit_length()):
        try:
            found.append(kind_of(topology).dims_of_p(1 << exponent))
        except InputError:
            continue  # no square torus of that size
    return sorted(set(found), key=lambda dims: (len(dims), dims))


def at(scenario: Scenario, **changes: object) -> Scenario | None:
    """Return the scenario with some settings changed, None where there is no such scenario."""
    settings = {**scenario.settings(), **changes}
    if "dims" in changes:
        settings.pop("p", None)
    if "slow-link" in settings and "dims" in changes:
        settings.pop("slow-link")
    if changes.get("topology", scenario.topology) != scenario.topology:
        settings.pop("embedding", None)
    for node in ("root", "source", "target"):
        if "dims" in changes:
            settings.pop(node, None)
    try:
        return from_settings(settings)
    except InputError:
        return None


def points(scenario: Scenario, over: str, topology: str) -> list[tuple[int, Scenario]]:
    """Return (x, scenario) of one line of a curve over ``p`` or ``m``."""
    if over == "packet":
        return _packet_points(scenario) if topology == scenario.topology else []
    if over == "p":
        candidates = [
            at(scenario, topology=topology, dims="x".join(map(str, dims)))
            for dims in shapes(topology)
        ]
        found = [(one.p, one) for one in candidates if one is not None]
        if topology == scenario.topology and scenario.p not in dict(found):
            found = sorted([*found, (scenario.p, scenario)], key=lambda pair: pair[0])
        return found
    dims = scenario.dims
    if topology != scenario.topology:
        try:
            dims = kind_of(topology).dims_of_p(scenario.p)
        except InputError:
            return []
    sizes = sorted({*CURVE_M, scenario.m})
    candidates = [
        at(scenario, topology=topology, dims="x".join(map(str, dims)), m=m) for m in sizes
    ]
    return [(one.m, one) for one in candidates if one is not None]


def _packet_points(scenario: Scenario) -> list[tuple[int, Scenario]]:
    """Return (packet size, scenario) of a curve over packet sizes, none unless they are finite."""
    if scenario.switching != FINITE_PACKETS:
        return []
    largest = packet_sizes(scenario)[-1]
    ratio = largest ** (1 / PACKET_POINTS)
    best = best_packet(scenario)
    sizes = {round(ratio**i) for i in range(PACKET_POINTS)} | {largest, scenario.packet}
    sizes |= {best[0]} if best else set()
    return [(size, replace(scenario, packet=size)) for size in sorted(sizes)]


def simulated_time(scenario: Scenario, cancelled: Callable[[], bool]) -> Fraction | None:
    """Return the simulated time, None where it would need too much for a curve."""
    try:
        return run(scenario, prove=False, cancelled=cancelled, most=CURVE_CROSSINGS).simulated
    except InputError:
        return None


def curve(
    scenario: Scenario,
    over: str,
    simulated: Fraction,
    cancelled: Callable[[], bool] = lambda: False,
) -> Iterator[Curve]:
    """Yield the curve of a scenario over one of ``OVERS``, again whenever more of it is known.

    First come the analytic lines alone, then more and more simulated points, small sizes first.
    ``simulated`` is the scenario's own simulated time.

    Raises
    ------
    Cancelled
        If ``cancelled`` said so.
    """
    lines = {kind.key: points(scenario, over, kind.key) for kind in TOPOLOGIES}
    series = [
        Series(
            kind.key,
            kind.title,
            tuple(x for x, _ in lines[kind.key]),
            tuple(analytic_time(one) for _, one in lines[kind.key]),
            (None,) * len(lines[kind.key]),
            kind.key == scenario.topology,
        )
        for kind in TOPOLOGIES
        if lines[kind.key]
    ]
    if not series:
        return  # packets are not finite
    whole = _curve(scenario, over, simulated, series)
    yield whole
    last = monotonic()
    for place, column in _columns_first(series):
        if cancelled():
            raise Cancelled
        time = simulated_time(lines[series[place].key][column][1], cancelled)
        times = list(series[place].simulated)
        times[column] = time
        series[place] = replace(series[place], simulated=tuple(times))
        if monotonic() - last > SECONDS_BETWEEN:
            yield replace(whole, series=tuple(series))
            last = monotonic()
    yield replace(whole, series=tuple(series))


def _columns_first(series: Sequence[Series]) -> Iterator[tuple[int, int]]:
    """Yield (line, point) of all points: the first of each line, the second of each, and so on."""
    for column in range(max(len(line.x) for line in series)):
        for place, line in enumerate(series):
            if column < len(line.x):
                yield place, column


def _curve(scenario: Scenario, over: str, simulated: Fraction, series: Sequence[Series]) -> Curve:
    costs = {key: format_exact(getattr(scenario, key)) for key in ("ts", "th", "tw")}
    switching = next(one.title for one in SWITCHINGS if one.key == scenario.switching)
    template = {"p": OVER_P, "m": OVER_M, "packet": OVER_PACKET}[over]
    subtitle = Text(template, switching=switching, p=scenario.p, m=scenario.m, **costs)
    return Curve(
        over,
        tuple(series),
        {"p": scenario.p, "m": scenario.m, "packet": scenario.packet}[over],
        simulated,
        analytic_time(scenario),
        Text(TITLE, operation=scenario.operation_entry.title),
        subtitle,
        best_packet(scenario) if over == "packet" else None,
    )
