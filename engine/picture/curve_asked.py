"""A curve as a command asks for it: from words to a request, from a run to the finished figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from engine.algorithms import algorithm_of
from engine.catalogue import find
from engine.cost import SWITCHINGS
from engine.errors import InputError
from engine.models import model_of
from engine.picture.curve import AXES_KINDS, AXES_WHAT, LOG, SHOW_WHAT, SHOWS, SO_FAR, curve_figure
from engine.picture.curve_areas import so_far_figure
from engine.picture.figure import Figure
from engine.picture.pictures import Paper
from engine.run import Run
from engine.scenario import Scenario
from engine.sweep import Request, SeriesKey, axis_of, curve, offer_of, usual, why_not_over
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of

DEFAULT = "default"
"""Stands for the default algorithm of a case."""

LEFT_OUT = QT_TRANSLATE_NOOP("curves", "left out: {line} ({reason})")
NONE_LEFT = QT_TRANSLATE_NOOP("curves", "no line is left for this curve; {lines}")
SWITCHING_WHAT = Text(QT_TRANSLATE_NOOP("scenario", "the switching method"))


@dataclass(frozen=True)
class CurveOptions:
    """What somebody asks of a curve, in words; empty lists stand for what is usual.

    Attributes
    ----------
    over : str
        Key of an axis: m, p, q, ts, th, tw, packet.
    low, high : str or int or Fraction, or None
        The range of the axis.
    axes, show : str
        ``log`` or ``linear``; ``time``, ``difference``, ``shares`` or ``so-far``.
    topology, switching, model, algorithm : tuple of str
        The lines are their product (models on hubs and switches, switching methods elsewhere);
        ``default`` is the default algorithm of a case.  If some are given and others not, the
        others are the scenario's.
    count : int
        About how many points a line has; 0 for the usual number.
    strip : bool
        Whether differences stand below the times.
    cycle : int or None
        Up to where the time so far is drawn in full.
    """

    over: str = "m"
    low: object = None
    high: object = None
    axes: str = LOG
    show: str = "time"
    topology: tuple[str, ...] = ()
    switching: tuple[str, ...] = ()
    model: tuple[str, ...] = ()
    algorithm: tuple[str, ...] = ()
    count: int = 0
    strip: bool = False
    cycle: int | None = None


def curve_request(scenario: Scenario, options: CurveOptions) -> tuple[Request, tuple[Text, ...]]:
    """Return the request that options describe, and a sentence for each line that cannot be.

    Raises
    ------
    InputError
        If a word is not known, the axis is none of the scenario, or no line is left.
    """
    find(SHOWS, options.show, SHOW_WHAT)
    find(AXES_KINDS, options.axes, AXES_WHAT)
    axis = axis_of(options.over)
    reason = why_not_over(scenario, axis.key)
    if reason is not None:
        raise InputError(reason)
    keys, left_out = _keys(scenario, options)
    low, high = (None if end is None else axis.value(end) for end in (options.low, options.high))
    request = Request(scenario, axis.key, keys, low, high, options.count, axes=options.axes)
    return request, left_out


def _keys(
    scenario: Scenario, options: CurveOptions
) -> tuple[tuple[SeriesKey, ...], tuple[Text, ...]]:
    if not (options.topology or options.switching or options.model or options.algorithm):
        return usual(scenario, options.over), ()
    topologies = options.topology or (scenario.topology,)
    algorithms = options.algorithm or (scenario.algorithm or DEFAULT,)
    methods = {
        False: [
            find(SWITCHINGS, one, SWITCHING_WHAT).key
            for one in options.switching or (scenario.switching,)
        ],
        True: [model_of(one.upper()).key for one in options.model or (scenario.cluster.model,)],
    }
    keys: list[SeriesKey] = []
    left_out: list[Text] = []
    for topology in topologies:
        for method, algorithm in product(methods[kind_of(topology).star], algorithms):
            if algorithm != DEFAULT:
                algorithm_of(scenario.operation, algorithm)
            given = None if algorithm == DEFAULT else algorithm
            offer = offer_of(scenario, options.over, SeriesKey(topology, method, given))
            if offer.why_not is not None:
                left_out.append(Text(LEFT_OUT, line=offer.title, reason=offer.why_not))
            elif offer.key not in keys:
                keys.append(offer.key)
    if not keys:
        raise InputError(Text(NONE_LEFT, lines=left_out[0]))
    return tuple(keys), tuple(left_out)


def curve_of(
    run: Run,
    paper: Paper,
    options: CurveOptions,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Figure, tuple[Text, ...]]:
    """Return the figure of a curve of a run, all points simulated, and what was left out.

    Parameters
    ----------
    run : Run
        Its scenario is where everything comes from that is not on the axis.
    paper : Paper
    options : CurveOptions
    cancelled : function
        Asked often; true ends the work.
    progress : function
        Told how many points are done, and of how many.

    Raises
    ------
    InputError
        As ``curve_request``; also if the range is none.
    Cancelled
        If ``cancelled`` said so.
    """
    request, left_out = curve_request(run.scenario, options)
    if options.show == SO_FAR:
        return so_far_figure(run, paper, options.cycle), ()
    for known in curve(request, run.simulated, cancelled):
        progress(known.done, known.total)
    return curve_figure(known, paper, options.show, options.axes, options.strip), left_out
