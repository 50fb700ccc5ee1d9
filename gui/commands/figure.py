"""``main.py figure``: a drawing as a file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace

from engine.catalogue import find
from engine.commands.arguments import parse, scenario_parser
from engine.errors import InputError
from engine.export.figures import FIGURE_FORMATS, FIGURE_KINDS
from engine.export.svg import svg
from engine.picture import Figure, Palette, picture
from engine.picture.caption import caption_of
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import chosen_message, message_gantt, node_gantt
from engine.picture.handout import A4, A4_SCALE, handout
from engine.picture.over_time import links_over_time
from engine.picture.textbook import textbook
from engine.run import Run
from engine.scenario import View, whole_file
from engine.scenario.fields import whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.commands.curves import add_curve, curve_drawing, refuse_curve_options
from gui.commands.drawing import (
    Drawing,
    add_drawing,
    drawing_of,
    output_of,
    position_of,
    refuse,
    run_of,
    shown_scenario,
    start_qt,
)

SIZES = {
    "network": (760, 620),
    "textbook": (1200, 760),
    "links": (1000, 560),
    "gantt": (1000, 420),
}
"""Width and height in pixels, if none are asked for."""

KIND = QT_TRANSLATE_NOOP("command line", "the kind of figure")
TEXT_WHAT = QT_TRANSLATE_NOOP("command line", "the value of --text")
TWO_KINDS = QT_TRANSLATE_NOOP(
    "command line", "{option} stands for --kind {kind}; --kind {other} cannot go with it"
)
NOT_IN = QT_TRANSLATE_NOOP("command line", "{option} is for {known}; {format} has it not")
TEXTS = ("text", "paths")


def figure(arguments: Sequence[str], language: str) -> None:
    """Draw a figure and write it."""
    parser = scenario_parser("figure", "The drawing of a cycle, or of the whole run, as a file.")
    parser.add_argument("--kind", metavar="KIND", help="network, textbook, links, gantt or curve")
    parser.add_argument("--all-steps", action="store_true", help="the textbook figure")
    parser.add_argument("--handout", action="store_true", help="all cycles on one A4 page")
    parser.add_argument("--cycle", metavar="N", help="from 0, the start, to the last one")
    parser.add_argument("--transfer", metavar="N", help="the message of a Gantt chart")
    parser.add_argument("--text", metavar="text|paths", help="how an svg holds texts")
    parser.add_argument("--transparent", action="store_true", help="no ground (svg, png, pdf)")
    add_drawing(parser)
    add_curve(parser)
    options = parse(parser, arguments)
    kind = kind_of(options)
    path, form = output_of(options, "figure", FIGURE_FORMATS)
    _check_options(options, kind, form.key)
    drawing = drawing_of(options, language, "print")
    application = start_qt()
    drawing.tell(0, 2)
    drawn, caption = (
        curve_drawing(options, drawing) if kind == "curve" else _drawn(options, kind, drawing)
    )
    drawing.tell(1, 2)
    if kind == "handout":
        drawing = replace(drawing, scale=drawing.scale * A4_SCALE, captions=False)
    whole_figure = drawing.finished(drawn, caption)
    data = written(whole_figure, form.key, drawing, options.text == "paths", drawing.words(caption))
    with whole_file(path) as temporary:
        temporary.write_bytes(data)
    drawing.tell(2, 2)
    del application


def kind_of(options: argparse.Namespace) -> str:
    """Return the kind of figure that is asked for."""
    kind = None if options.kind is None else find(FIGURE_KINDS, options.kind, Text(KIND)).key
    for option, stands_for in (("all_steps", "textbook"), ("handout", "handout")):
        if getattr(options, option):
            if kind not in (None, stands_for):
                name = "--" + option.replace("_", "-")
                raise InputError(Text(TWO_KINDS, option=name, kind=stands_for, other=kind))
            kind = stands_for
    return kind or "network"


def _check_options(options: argparse.Namespace, kind: str, form: str) -> None:
    """Refuse what the kind of figure or the format has not."""
    if options.text not in (None, *TEXTS):
        from engine.catalogue import Choice

        find(tuple(Choice(key, Text(key)) for key in TEXTS), options.text, Text(TEXT_WHAT))
    for option, given, known in (
        ("--text", options.text is not None, ("svg",)),
        ("--transparent", options.transparent, ("svg", "png", "pdf", "tikz")),
    ):
        if given and form not in known:
            names = ", ".join(known)
            raise InputError(Text(NOT_IN, option=option, known=names, format=form))
    whose = f"--kind {kind}"
    refuse("--cycle", options.cycle is not None and kind != "network", whose)
    refuse("--transfer", options.transfer is not None and kind != "gantt", whose)
    refuse("--node", options.node is not None and kind not in ("network", "gantt"), whose)
    refuse("--link", options.link is not None and kind not in ("network", "links", "gantt"), whose)
    for name in ("width", "height"):
        refuse(f"--{name}", getattr(options, name) is not None and kind == "handout", whose)
    if kind != "curve":
        refuse_curve_options(options, whose)


def _drawn(options: argparse.Namespace, kind: str, drawing: Drawing) -> tuple[Figure, Text]:
    """Return a figure of a run, and its caption."""
    scenario = shown_scenario(options)
    one = run_of(scenario)
    view = scenario.view
    usual = SIZES.get(kind, (round(A4[0]), round(A4[1])))
    paper = drawing.paper(usual, view)
    drawing.check_pixels(paper.width, paper.height)
    if kind == "network":
        cycle = cycle_of(options, one)
        return picture(one, cycle, None, paper), caption_of(one, cycle)
    plain = replace(paper, view=View(layout=view.layout, labels=view.labels))
    draw = {
        "textbook": lambda: textbook(one, plain),
        "handout": lambda: handout(one, replace(plain, view=replace(view, zoom=1.0))),
        "links": lambda: links_over_time(one, paper),
        "gantt": lambda: gantt(one, _gantt_rows(options, one), paper),
    }
    return draw[kind](), caption_of(one)


def cycle_of(options: argparse.Namespace, run: Run) -> int:
    """Return the cycle that is asked for, else that of the file's position."""
    if options.cycle is not None:
        return whole(options.cycle, "cycle", 0, run.trace.cycles)
    return run.trace.cycle_at(position_of(run))


def _gantt_rows(options: argparse.Namespace, run: Run) -> object:
    """Return what a Gantt chart is of: a node, or a message."""
    if options.node is not None:
        return node_gantt(run, run.scenario.view.node)
    if options.transfer is not None:
        last = run.schedule.transfers - 1
        return message_gantt(run, whole(options.transfer, "transfer", 0, last))
    if run.scenario.view.node is not None:
        return node_gantt(run, run.scenario.view.node)
    cycle = max(cycle_of(options, run), 1)
    link = run.scenario.view.link
    number = None if link is None else run.topology.link_between(*link)
    return message_gantt(run, chosen_message(run, cycle, frozenset(), None, number))


def written(figure: Figure, form: str, drawing: Drawing, paths: bool, title: str) -> bytes:
    """Return a figure in one of ``FIGURE_FORMATS``."""
    palette: Palette = drawing.palette
    if form == "svg":
        if paths:
            from gui.outlines import outlined

            figure = outlined(figure)
        return svg(figure, palette, drawing.scale)
    if form == "tikz":
        from engine.export.tikz import tikz

        return tikz(figure, palette, drawing.scale)
    if form == "pdf":
        from gui.files.pdf import pdf

        return pdf([figure], palette, drawing.scale, title)
    from gui.files.image import png

    drawing.check_pixels(figure.width, figure.height)
    return png(figure, palette, drawing.scale)
