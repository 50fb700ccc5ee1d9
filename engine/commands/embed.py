"""``main.py embed``: one network laid into another, and what that costs.

``-o`` with an ending of ``PICTURES`` writes the figure instead of the table.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from engine.catalogue import Choice, find
from engine.commands.answers import format_of, output
from engine.commands.arguments import Parser, add_common, parse
from engine.embedding import (
    BEST,
    MAPS,
    Embedding,
    Guest,
    Host,
    by_hand,
    embedding_of,
    guest_of,
    host_for,
    host_of,
    in_file,
    read_lines,
)
from engine.errors import InputError, shown
from engine.export import json_bytes, write_text
from engine.export.svg import svg
from engine.export.tikz import tikz
from engine.picture import PALETTES, Figure, Palette, Paper
from engine.picture.embedding_figure import embedding_figure
from engine.report.embedding_table import mapping_table
from engine.report.embedding_words import (
    jump,
    jump_words,
    numbers_lines,
    title_line,
    worst_lines,
)
from engine.report.result import numbers_of
from engine.scenario.fields import MAX_P, sides, whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

TWO_SIZES = QT_TRANSLATE_NOOP(
    "command line", "give --{one} or --{other}, not both; they are {first} and {second}"
)
NO_MAP = QT_TRANSLATE_NOOP(
    "command line", "there is no file {value} and no such map; the maps are {known}"
)
MAP_LINE = QT_TRANSLATE_NOOP("command line", "map: {nodes}")
THEME_WHAT = QT_TRANSLATE_NOOP("command line", "the theme")
THEMES = tuple(Choice(name, Text(THEME_WHAT)) for name in PALETTES)
MAX_SEED = 2**31 - 1

PICTURES: Mapping[str, Callable[[Figure, Palette], bytes]] = {".svg": svg, ".tikz": tikz}
"""How the figure is written, by the ending of the file."""

SIZE = 960, 640
"""Width and height of the figure in pixels."""

USUAL = {"guest": "ring", "host": "hypercube", "map": BEST, "seed": "0"}
"""What is taken where nothing is said."""

INLINE = re.compile(r"\d+(-\d+)+")


def embed(arguments: Sequence[str], language: str) -> None:
    """Lay a guest into a host and print the mapping table and the three numbers."""
    options = parse(_parser(), arguments)
    palette = PALETTES[find(THEMES, options.theme, Text(THEME_WHAT)).key]
    draw = PICTURES.get(Path(options.output or "").suffix.lower())
    if draw is not None:
        output(options, draw(figure_of(embedding_asked(options), language), palette))
        return
    chosen = format_of(options, PICTURES)
    embedding = embedding_asked(options)
    if chosen.key == "json":
        output(options, json_bytes(numbers_of(embedding)))
    elif chosen.key == "text":
        output(options, _told(embedding, language))
    else:
        table = mapping_table(embedding, numbers=chosen.key in ("csv", "xlsx"))
        output(options, chosen.write(table, language))


def figure_of(embedding: Embedding, language: str) -> Figure:
    """Return the figure that files hold.

    Raises
    ------
    InputError
        If the host is too large for one.
    """
    return embedding_figure(embedding, Paper(*SIZE, lambda text: text.render(language)))


def embedding_asked(options: argparse.Namespace) -> Embedding:
    """Return the embedding that the options of ``add_layout`` and ``--p``, ``--dims`` describe.

    Raises
    ------
    InputError
        With the first value that cannot be used and what is allowed.
    """
    for name, usual in USUAL.items():
        if getattr(options, name) is None:
            setattr(options, name, usual)
    guest = _guest(options)
    return _laid(options, guest, _host(options, guest))


def add_layout(parser: Parser) -> None:
    """Add what is laid into what, and how; all of it may be missing."""
    parser.add_argument("--guest", metavar="GUEST", help="ring (usual), torus, mesh, tree")
    parser.add_argument("--host", metavar="HOST", help="hypercube (usual), torus, mesh")
    parser.add_argument("--host-p", metavar="P", help="nodes of the host, if more than needed")
    parser.add_argument("--host-dims", metavar="SIDES", help="sides of the host")
    parser.add_argument(
        "--map",
        metavar="MAP",
        help="a map's name (usual: the best), host nodes 0-1-3-2, or a file: a line each",
    )
    parser.add_argument("--seed", metavar="SEED", help="of the random map")


def _parser() -> Parser:
    parser = Parser(
        prog="main.py embed", description="One network laid into another.", allow_abbrev=False
    )
    parser.add_argument("--p", metavar="P", help="nodes of the guest")
    parser.add_argument("--dims", metavar="SIDES", help="sides of the guest, such as 4x8")
    add_layout(parser)
    parser.add_argument(
        "--theme",
        default="print",
        metavar="THEME",
        help="of a figure: print, light, dark, projector",
    )
    add_common(parser)
    return parser


def _size(
    options: argparse.Namespace, p: str, dims: str
) -> tuple[int | None, tuple[int, ...] | None]:
    """Return the number of nodes and the sides that are given; one of them at most."""
    count, lengths = getattr(options, p.replace("-", "_")), getattr(options, dims.replace("-", "_"))
    if count is not None and lengths is not None:
        raise InputError(Text(TWO_SIZES, one=p, other=dims, first=count, second=lengths))
    number = None if count is None else whole(count, p, 1, MAX_P)
    return number, None if lengths is None else sides(lengths)


def _guest(options: argparse.Namespace) -> Guest:
    return guest_of(options.guest, *_size(options, "p", "dims"))


def _host(options: argparse.Namespace, guest: Guest) -> Host:
    """Return the host that is asked for, else the smallest that holds the guest."""
    p, dims = _size(options, "host-p", "host-dims")
    if p is None and dims is None:
        return host_for(options.host, guest.p, guest.dims)
    return host_of(options.host, p, dims)


def _laid(options: argparse.Namespace, guest: Guest, host: Host) -> Embedding:
    """Return the embedding by a map's name, or by a file of host nodes."""
    keys = [BEST, *(entry.key for entry in MAPS)]
    seed = whole(options.seed, "seed", 0, MAX_SEED)
    if options.map in keys:
        return embedding_of(guest, host, options.map, seed)
    if INLINE.fullmatch(options.map):
        return by_hand(guest, host, options.map.split("-"))
    path = Path(options.map)
    if not path.exists():
        raise InputError(Text(NO_MAP, value=shown(options.map), known=enumeration(keys)))
    return by_hand(guest, host, read_lines(path), in_file(path))


def _told(embedding: Embedding, language: str) -> bytes:
    """Return the table, the map in one line, the numbers and what is worst, as text."""
    table = write_text(mapping_table(embedding), language).decode()
    lines: list[Text] = [*numbers_lines(embedding), *worst_lines(embedding)]
    if (embedding.guest.kind, embedding.host.kind) == ("ring", "hypercube"):
        powers = (1 << i for i in range((embedding.guest.p - 1).bit_length()))
        lines += [jump_words(embedding, jump(embedding, by)) for by in powers]
    words = " ".join(map(str, embedding.placed))
    nodes = Text(MAP_LINE, nodes=words)
    told = [title_line(embedding), nodes, *lines]
    return (table + "\n".join(line.render(language) for line in told) + "\n").encode()
