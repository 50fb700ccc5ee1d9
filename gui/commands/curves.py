"""The options of ``figure --kind curve``: axis, range, lines and what is shown."""

from __future__ import annotations

import argparse
import sys

from engine.commands.arguments import Parser, listed
from engine.picture import Figure
from engine.picture.caption import caption_of
from engine.scenario.fields import whole
from engine.text import Text
from gui.commands.drawing import Drawing, refuse, run_of, shown_scenario

SIZE = (620, 440)
LISTS = ("topology", "switching", "model", "algorithm")
CURVE_OPTIONS = {
    "over": "--over",
    "low": "--from",
    "high": "--to",
    "axes": "--axes",
    "show": "--show",
    "points": "--points",
    "strip": "--strip",
}
MOST_POINTS = 2000
SO_FAR = "so-far"


def add_curve(parser: Parser) -> None:
    """Add the options of curves."""
    parser.add_argument("--over", metavar="KEY", help="curve: m, p, q, ts, th, tw or packet")
    parser.add_argument("--from", dest="low", metavar="X", help="curve: the axis begins here")
    parser.add_argument("--to", dest="high", metavar="X", help="curve: the axis ends here")
    parser.add_argument("--axes", metavar="log|linear", help="curve, fit, collective")
    parser.add_argument("--show", metavar="KEY", help="curve: time, difference, shares or so-far")
    parser.add_argument("--points", metavar="N", help="curve: about how many points a line has")
    parser.add_argument("--strip", action="store_true", help="curve: differences below the times")


def refuse_curve_options(options: argparse.Namespace, whose: str) -> None:
    """Refuse the options of curves for other kinds of figures."""
    for name, option in CURVE_OPTIONS.items():
        refuse(option, getattr(options, name) not in (None, False), whose)


def curve_drawing(
    options: argparse.Namespace, drawing: Drawing, _kind: str, form: str
) -> tuple[Figure, Text]:
    """Return the figure of a curve, and its caption; what cannot be a line is named."""
    from engine.picture.curve_asked import CurveOptions, curve_of

    lists = {}
    for name in LISTS:
        given = getattr(options, name)
        if given is not None and "," in given:
            lists[name] = tuple(str(one) for one in listed(name, given))
            setattr(options, name, _own(name, lists[name]))
    scenario = shown_scenario(options)
    paper = drawing.paper(SIZE, scenario.view)
    drawing.check_size(paper.width, paper.height, form)
    one = run_of(scenario)
    last = one.trace.cycles
    cycle = None if options.cycle is None else whole(options.cycle, "cycle", 0, last)
    asked = CurveOptions(
        over=options.over or "m",
        low=options.low,
        high=options.high,
        axes=options.axes or "log",
        show=options.show or "time",
        count=whole(options.points or 0, "points", 0, MOST_POINTS),
        strip=options.strip,
        cycle=cycle,
        **lists,
    )
    figure, left_out = curve_of(one, paper, asked, progress=drawing.tell)
    for text in left_out:
        sys.stderr.write(drawing.words(text) + "\n")
    return figure, caption_of(one)


def _own(name: str, values: tuple[str, ...]) -> str | None:
    """Return which of a list is the scenario's: the first one, of algorithms the usual one."""
    return None if name == "algorithm" else values[0]
