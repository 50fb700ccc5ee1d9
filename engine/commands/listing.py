"""``main.py list``: all that there is to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.algorithms import ALGORITHMS, Algorithm
from engine.catalogue import Entry
from engine.commands.answers import add_dialect, format_of, output, table_answer
from engine.commands.arguments import Parser, add_common, parse
from engine.cost import SWITCHINGS
from engine.embedding import GUESTS, HOSTS, MAPS
from engine.export import TABLE_FORMATS, json_bytes
from engine.export.figures import ANIMATION_FORMATS, FIGURE_KINDS, PICTURE_FORMATS
from engine.models import MODELS
from engine.operation import OPERATIONS
from engine.report.table import NAMES, Table
from engine.routing import ROUTINGS
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES

GROUPS: dict[str, Sequence[Entry]] = {
    "topologies": TOPOLOGIES,
    "operations": OPERATIONS,
    "algorithms": ALGORITHMS,
    "switching": SWITCHINGS,
    "models": MODELS,
    "routings": ROUTINGS,
    "guests": GUESTS,
    "hosts": HOSTS,
    "maps": MAPS,
    "exports": (*TABLE_FORMATS, *PICTURE_FORMATS),
    "figures": FIGURE_KINDS,
    "animations": ANIMATION_FORMATS,
}
"""What is listed, by the name of its group."""

HEADS = {
    "group": Text(QT_TRANSLATE_NOOP("table", "group", "of things that can be chosen")),
    "operation": NAMES["operation"],
    "key": Text(QT_TRANSLATE_NOOP("table", "key", "the word for the command line and files")),
    "title": Text(QT_TRANSLATE_NOOP("table", "title")),
}
"""The columns of the list, in words."""


def list_all(arguments: Sequence[str], language: str) -> None:
    """Print everything that there is to choose from."""
    parser = Parser(prog="main.py list", description="All that can be chosen.", allow_abbrev=False)
    add_common(parser)
    add_dialect(parser)
    options = parse(parser, arguments)
    chosen = format_of(options)
    answer = table_answer(options, chosen)
    content = {
        group: [_entry(entry, language) for entry in entries] for group, entries in GROUPS.items()
    }
    if chosen.key == "json":
        output(options, json_bytes(content))
    elif chosen.key == "text":
        lines = []
        for group, found in content.items():
            lines.append(f"{group}:")
            lines += ["  " + "  ".join(one.values()) for one in found]
        output(options, ("\n".join(lines) + "\n").encode())
    else:
        named = [{"group": group, **one} for group, found in content.items() for one in found]
        rows = tuple(tuple(one.get(name) for name in HEADS) for one in named)
        answer(Table(tuple(HEADS), rows, tuple(HEADS.values())), language)


def _entry(entry: Entry, language: str) -> dict[str, str]:
    """Return what names an entry; an algorithm's key is one of its operation's."""
    operation = {"operation": entry.operation} if isinstance(entry, Algorithm) else {}
    return {**operation, "key": entry.key, "title": entry.title.render(language)}
