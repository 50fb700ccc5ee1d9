"""The options of ``figure --kind fit`` and ``--kind collective``: measured times as figures."""

from __future__ import annotations

import argparse
from dataclasses import replace
from fractions import Fraction

from engine.cluster.fitting import fit_models, judge
from engine.cluster.opened import is_one_message, operation_of
from engine.cluster.reading.told import group_name
from engine.cluster.samples import SAMPLES
from engine.commands.arguments import Parser
from engine.commands.fit import NO_FILE, given_parameters
from engine.commands.fit_rows import chosen_rows
from engine.commands.measured import chosen_groups, opened_file
from engine.errors import InputError
from engine.models import VC, VMAX, Frame
from engine.picture import Figure
from engine.picture.collective_figure import collective_caption, collective_figure
from engine.picture.curve import AXES_WHAT, LOG, PLAIN
from engine.picture.fit_figure import FitShown, fit_caption, fit_figure, usual_axes
from engine.report.collective import (
    NO_COLLECTIVE,
    OF_FIT,
    Collective,
    of_group,
    of_ranks,
    rates_of,
    with_curves,
)
from engine.scenario import View
from engine.scenario.fields import MAX_WORDS, decimal, whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from gui.commands.drawing import Drawing, one_of, refuse

SIZES = {"fit": (620, 480), "collective": (620, 440)}
KINDS = tuple(SIZES)
OPTIONS = ("parameters", "relative", "benchmark", "processes")
"""The options that only these kinds have."""

OWN_KEYS = {"fit": ("vmax", "vc"), "collective": ("topology", "p", "tn", "tk")}
"""The keys of scenarios that these kinds take."""

NO_RATES = QT_TRANSLATE_NOOP(
    "command line", "the file has no ping-pong; give tn and tk of model C: --tn 150.3 --tk 0.0862"
)
NONE_INSIDE = QT_TRANSLATE_NOOP("command line", "no row lies in the range of m")


def add_measured(parser: Parser) -> None:
    """Add the options of measured times."""
    parser.add_argument("--benchmark", metavar="NAME", help="fit, collective: of this one, or all")
    parser.add_argument("--processes", metavar="N", help="fit, collective: of so many processes")
    parser.add_argument("--relative", action="store_true", help="fit: errors count in percent")
    parser.add_argument(
        "--parameters",
        action="append",
        metavar="B:t0=..,t1=..,tk=..",
        help="fit: draw these beside the fit; once for each model",
    )


def refuse_measured_options(options: argparse.Namespace, whose: str) -> None:
    """Refuse the options of measured times for other kinds of figures."""
    for name in OPTIONS:
        refuse(f"--{name}", getattr(options, name) not in (None, False), whose)


def refuse_others(options: argparse.Namespace, kind: str, keys: tuple[str, ...]) -> None:
    """Refuse what kinds of measured times have not: most ``keys`` of scenarios, parts of curves."""
    whose = f"--kind {kind}"
    for key in keys:
        if key not in OWN_KEYS[kind]:
            refuse(f"--{key}", getattr(options, key.replace("-", "_")) is not None, whose)
    others = ("over", "show", "points", "strip")
    if kind == "collective":
        others += ("parameters", "relative", "low", "high")
    for name in others:
        option = {"low": "from", "high": "to"}.get(name, name)
        refuse(f"--{option}", getattr(options, name) not in (None, False), whose)


def measured_drawing(
    options: argparse.Namespace, drawing: Drawing, kind: str, form: str
) -> tuple[Figure, Text]:
    """Return the figure of measured times, and its caption."""
    if not options.file:
        raise InputError(Text(NO_FILE, samples=enumeration(SAMPLES)))
    paper = drawing.paper(SIZES[kind], View())
    drawing.check_size(paper.width, paper.height, form)
    axes = None if options.axes is None else one_of((LOG, PLAIN), options.axes, AXES_WHAT)
    if kind == "fit":
        shown = fit_asked(options, axes)
        return fit_figure(shown, paper), fit_caption(shown)
    made = with_curves(collective_asked(options))
    return collective_figure(made, paper, axes or LOG), collective_caption(made)


def fit_asked(options: argparse.Namespace, axes: str | None) -> FitShown:
    """Return what is asked for of a fit.

    Raises
    ------
    InputError
        With the first thing that cannot be used and what is allowed.
    """
    opened = opened_file(options.file[0])
    numbers = ((options.vmax, "vmax", VMAX), (options.vc, "vc", VC))
    vmax, vc = (
        usual if given is None else whole(given, name, 0, MAX_WORDS)
        for given, name, usual in numbers
    )
    frame = Frame(vmax, vc)
    low, high = (
        None if given is None else whole(given, name, 0, MAX_WORDS)
        for given, name in ((options.low, "from"), (options.high, "to"))
    )
    found = []
    for group in chosen_groups(opened, options.benchmark, options.processes):
        rows = [
            row
            for row in group.rows
            if (low is None or low <= row.m) and (high is None or row.m <= high)
        ]
        if rows:
            found.append((group_name(group), rows))
    if not found:
        raise InputError(Text(NONE_INSIDE))
    rows = [row for _, some in found for row in some]
    given = given_parameters(options.parameters or [])
    return FitShown(
        opened.measurements.name,
        tuple((name, len(some)) for name, some in found),
        fit_models(rows, frame, options.relative),
        judge(rows, given, frame) if given else None,
        axes or usual_axes(rows),
    )


def collective_asked(options: argparse.Namespace) -> Collective:
    """Return the collective operation that is asked for.

    Raises
    ------
    InputError
        With the first thing that cannot be used and what is allowed.
    """
    opened = opened_file(options.file[0])
    if opened.ranks is not None:
        for name in OWN_KEYS["collective"]:
            refuse(f"--{name}", getattr(options, name) is not None, options.file[0])
        return of_ranks(opened.ranks)
    groups = opened.measurements.groups
    chosen = [group for group in groups if operation_of(group) is not None] or list(groups)
    if options.benchmark is not None or options.processes is not None or len(chosen) > 1:
        collectives = replace(opened.measurements, groups=tuple(chosen))
        chosen, _ = chosen_rows([collectives], options.benchmark, options.processes)
    if operation_of(chosen[0]) is None:
        raise InputError(Text(NO_COLLECTIVE, name=group_name(chosen[0])))
    pairs = [row for group in groups if is_one_message(group) for row in group.rows]
    rates: dict[str, Fraction] = rates_of(fit_models(pairs)) if pairs else {}
    source = None
    if pairs and options.tn is None and options.tk is None:
        source = Text(OF_FIT, name=opened.measurements.name)
    for name in ("tn", "tk"):
        written = getattr(options, name)
        if written is not None:
            rates[name] = decimal(written, name)
    if set(rates) != {"tn", "tk"}:
        raise InputError(Text(NO_RATES))
    p = None if options.p is None else whole(options.p, "p", 1, MAX_WORDS)
    return of_group(chosen[0], options.topology or "switch", rates, p, source)
