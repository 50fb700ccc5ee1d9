"""``main.py figure``: a drawing as a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.catalogue import find
from engine.commands.arguments import KEYS, parse, scenario_parser
from engine.commands.embed import add_layout, embedding_asked
from engine.errors import InputError
from engine.export.figures import FIGURE_FORMATS, FIGURE_KINDS
from engine.export.svg import svg
from engine.picture import Figure, Palette, picture
from engine.picture.caption import caption_of
from engine.picture.embedding_figure import embedding_figure, embedding_picture
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import Gantt, chosen_message, message_gantt, node_gantt
from engine.picture.handout import A4, A4_SCALE, handout
from engine.picture.over_time import links_over_time
from engine.picture.textbook import textbook, usual_size
from engine.report.embedding_words import title_line
from engine.run import Run
from engine.scenario import View, write_whole
from engine.scenario.fields import whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.commands.curves import SO_FAR, add_curve, curve_drawing, refuse_curve_options
from gui.commands.drawing import (
    Drawing,
    add_drawing,
    drawing_of,
    one_of,
    output_of,
    position_of,
    refuse,
    run_of,
    shown_scenario,
    start_qt,
)
from gui.commands.measured import (
    KINDS,
    add_measured,
    measured_drawing,
    refuse_measured_options,
    refuse_others,
)

SIZES = {
    "network": (620, 540),
    "links": (620, 420),
    "gantt": (620, 280),
    "embedding": (960, 640),
}
"""Width and height in pixels, if none are asked for: 12 cm wide, type has 6 points at least."""

LAYOUT = ("guest", "host", "host_p", "host_dims", "map", "seed")
"""The options of an embedding that is no scenario's."""

KIND = QT_TRANSLATE_NOOP("command line", "the kind of figure")
TEXT_WHAT = QT_TRANSLATE_NOOP("command line", "the value of --text")
TWO_KINDS = QT_TRANSLATE_NOOP(
    "command line", "{option} stands for --kind {kind}; --kind {other} cannot go with it"
)
ONLY_IN = QT_TRANSLATE_NOOP("command line", "{option} is for {known} only, not for {format}")
TEXT, PATHS = "text", "paths"
SUBJECTS = ("node", "transfer", "link")
"""The options that say what a Gantt chart is of, of which there may be one."""


def figure(arguments: Sequence[str], language: str) -> None:
    """Draw a figure and write it."""
    parser = scenario_parser("figure", "One cycle, or the whole run, as a drawing in a file.")
    parser.add_argument("--kind", metavar="KIND", help=", ".join(one.key for one in FIGURE_KINDS))
    parser.add_argument("--all-steps", action="store_true", help="the same as --kind textbook")
    parser.add_argument("--handout", action="store_true", help="the same as --kind handout")
    parser.add_argument("--cycle", metavar="N", help="network: 0, the start, to the last one")
    parser.add_argument("--transfer", metavar="N", help="gantt: the message that it is of")
    parser.add_argument("--text", metavar="text|paths", help="svg: how it holds texts")
    parser.add_argument("--transparent", action="store_true", help="no ground")
    add_drawing(parser)
    add_curve(parser)
    add_layout(parser)
    add_measured(parser)
    options = parse(parser, arguments)
    kind = kind_of(options)
    path, form = output_of(options, "figure", FIGURE_FORMATS)
    _check_options(options, kind, form.key)
    drawing = drawing_of(options, language, "print")
    application = start_qt()
    drawing.tell(0, 1)
    draw = curve_drawing if kind == "curve" else _drawn
    draw = measured_drawing if kind in KINDS else draw
    if any(getattr(options, name) is not None for name in LAYOUT):
        draw = _laid_out
    drawn, caption = draw(options, drawing, kind, form.key)
    if kind == "handout":
        drawing = replace(drawing, scale=drawing.scale * A4_SCALE, captions=False)  # it has one
    complete = drawing.finished(drawn, caption)
    data = written(complete, form.key, drawing, options.text == PATHS, drawing.words(caption))
    write_whole(path, data)
    drawing.tell(1, 1)
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
    if options.text is not None:
        one_of((TEXT, PATHS), options.text, Text(TEXT_WHAT))
        if form != "svg":
            raise InputError(Text(ONLY_IN, option="--text", known="svg", format=form))
    whose = f"--kind {kind}"
    has_cycles = kind == "network" or (kind == "curve" and options.show == SO_FAR)
    refuse("--cycle", options.cycle is not None and not has_cycles, whose)
    refuse("--transfer", options.transfer is not None and kind != "gantt", whose)
    refuse("--node", options.node is not None and kind not in ("network", "gantt"), whose)
    refuse("--link", options.link is not None and kind not in ("network", "links", "gantt"), whose)
    for name in ("width", "height"):
        refuse(f"--{name}", getattr(options, name) is not None and kind == "handout", whose)
    if kind == "gantt":
        given = [f"--{name}" for name in SUBJECTS if getattr(options, name) is not None]
        if len(given) > 1:
            refuse(given[0], True, given[1])
    if kind in KINDS:
        refuse_others(options, kind, tuple(KEYS))
    else:
        refuse_measured_options(options, whose)
    if kind not in ("curve", *KINDS):
        refuse_curve_options(options, whose)
    if kind != "embedding":
        for name in LAYOUT:
            option = "--" + name.replace("_", "-")
            refuse(option, getattr(options, name) is not None, whose)


def _drawn(
    options: argparse.Namespace, drawing: Drawing, kind: str, form: str
) -> tuple[Figure, Text]:
    """Return a figure of a run, and its caption."""
    scenario = shown_scenario(options)
    if kind in SIZES:
        drawing.check_size(*drawing.sides(SIZES[kind]), form)
    one = run_of(scenario)
    view = scenario.view
    paper = drawing.paper(_usual_size(kind, one), view)
    drawing.check_size(paper.width, paper.height, form)
    if kind == "network":
        cycle = cycle_of(options, one)
        return picture(one, cycle, None, paper), caption_of(one, cycle)
    whole_network = replace(paper, view=View(view.layout, view.labels, view.colour))
    draw: dict[str, Callable[[], Figure]] = {
        "textbook": lambda: textbook(one, whole_network),
        "handout": lambda: handout(one, whole_network),
        "links": lambda: links_over_time(one, paper),
        "embedding": lambda: embedding_picture(one, paper),
        "gantt": lambda: gantt(one, _gantt_rows(options, one), paper),
    }
    return draw[kind](), caption_of(one)


def _laid_out(
    options: argparse.Namespace, drawing: Drawing, kind: str, form: str
) -> tuple[Figure, Text]:
    """Return the figure of a guest laid into a host, which need be no scenario."""
    embedding = embedding_asked(options)
    paper = drawing.paper(SIZES[kind], View())
    drawing.check_size(paper.width, paper.height, form)
    return embedding_figure(embedding, paper), title_line(embedding)


def _usual_size(kind: str, run: Run) -> tuple[int, int]:
    """Return width and height in pixels, if none are asked for."""
    if kind == "textbook":
        return usual_size(run)
    return SIZES.get(kind, (round(A4[0]), round(A4[1])))


def cycle_of(options: argparse.Namespace, run: Run) -> int:
    """Return the cycle that is asked for, else that of the file's position."""
    if options.cycle is not None:
        return whole(options.cycle, "cycle", 0, run.trace.cycles)
    return run.trace.cycle_at(position_of(run))


def _gantt_rows(options: argparse.Namespace, run: Run) -> Gantt:
    """Return what a Gantt chart is of: a node, or a message."""
    if options.transfer is not None:
        last = run.schedule.transfers - 1
        return message_gantt(run, whole(options.transfer, "transfer", 0, last))
    node, link = run.scenario.view.node, run.scenario.view.link
    if node is not None and options.link is None:
        return node_gantt(run, node)
    cycle = max(cycle_of(options, run), 1)
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

    drawing.check_size(figure.width, figure.height, form)
    return png(figure, palette, drawing.scale)
