"""``main.py table``: the product of comma lists, a row each, or as a table that is built."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from math import prod

from engine.commands.answers import add_dialect, format_of, table_answer
from engine.commands.arguments import (
    Parser,
    listed,
    parse,
    scenario_parser,
    settings_of,
    with_files,
)
from engine.errors import InputError
from engine.report.result import Result, result_of
from engine.report.table import Table, cell, table_of
from engine.report.timing_table import (
    CELLS,
    PARAMETERS,
    PRESETS,
    TableRequest,
    build,
    request_given,
    values_of,
)
from engine.run import run
from engine.sweep import combinations
from engine.text import QT_TRANSLATE_NOOP, Text

LEFT_OUT = QT_TRANSLATE_NOOP("command line", "left out: {what}: {reason}")
NOTHING_LEFT = QT_TRANSLATE_NOOP("command line", "no combination is left; the first: {reason}")
EMPTY = QT_TRANSLATE_NOOP("command line", "no combination is left")

BUILDER = ("rows", "columns", "cells", "preset")
"""Options that make a table by rows and columns instead of one row a combination."""

SLOW = "slow-link"
STEPS = 100
"""Into how many parts the progress of a table is divided."""

Lists = dict[str, list[object]]
Report = Callable[[int, int], None]


def table(arguments: Sequence[str], language: str) -> None:
    """Run the product of comma lists and print a table."""
    parser = table_parser()
    options = parse(parser, arguments)
    answer = table_answer(options, format_of(options))
    base, given = settings_of(options)
    report = _tell if options.progress else lambda done, total: None
    if any(getattr(options, name) is not None for name in BUILDER):
        answer(_built(request_of(options, base, given), language, report), language)
        return
    lists: Lists = {key: [value] for key, value in base.items()}
    for key, value in given.items():
        lists[key] = [value] if key == SLOW else _unrolled(key, _words(key, value))
        if key == "embedding":
            lists[key] = [with_files({key: one})[key] for one in lists[key]]
    answer(_product(lists, language, report), language)


def _unrolled(key: str, words: list[str]) -> list[object]:
    """Return the values of a list, spans as what they stand for."""
    return list(values_of(key, words) if any(".." in word for word in words) else words)


def table_parser() -> Parser:
    """Return the parser of the command."""
    parser = scenario_parser("table", "A timing table: every option takes a comma list.")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(
        (
            "without --rows, --columns, --cells and --preset: one row a combination, all columns",
            f"parameters: {', '.join(one.key for one in PARAMETERS)}",
            f"cells: {', '.join(one.key for one in CELLS)}",
            "presets:",
            *(f"  {one.key:<22}{one.title}" for one in PRESETS),
            "lists of whole numbers may hold 1..8, 0..100:25 (every 25th) and 4..1024*4",
        )
    )
    parser.add_argument("--rows", metavar="A,B", help="parameters that the rows go over")
    parser.add_argument("--columns", metavar="A,B", help="parameters that the columns go over")
    parser.add_argument("--cells", metavar="A,B", help="what each cell shows")
    parser.add_argument("--preset", metavar="KEY", help="a table that is ready; options go over it")
    parser.add_argument(
        "--progress", action="store_true", help="say how far it is on standard error"
    )
    add_dialect(parser)
    return parser


def _tell(done: int, total: int) -> None:
    sys.stderr.write(f"progress {done} {total}\n")
    sys.stderr.flush()


# -- one row a combination -------------------------------------------------------------------------


def _product(lists: Lists, language: str, report: Report) -> Table:
    """Return the contract's table; what cannot be is left out and named on standard error.

    Raises
    ------
    InputError
        If nothing is left.
    """
    results: list[Result] = []
    reasons: list[tuple[str, Text]] = []
    total = prod(map(len, lists.values()))
    for done, found in enumerate(combinations(lists), start=1):
        try:
            if isinstance(found, tuple):
                raise found[1]
            results.append(result_of(run(found, prove=False)))
        except InputError as error:
            settings = found[0] if isinstance(found, tuple) else found.settings()
            names = [str(settings[key]) for key in lists if key in settings and len(lists[key]) > 1]
            what = " ".join(names) or str(settings.get("operation", ""))
            reasons.append((what, error.text))
        report(min(done, total), total)
    if not results:
        text = Text(NOTHING_LEFT, reason=reasons[0][1]) if len(reasons) > 1 else reasons[0][1]
        raise InputError(text)
    for what, reason in reasons:
        _name_left_out(what, reason, language)
    return table_of(results)


def _name_left_out(what: str, reason: Text, language: str) -> None:
    sys.stderr.write(Text(LEFT_OUT, what=what, reason=reason).render(language) + "\n")


# -- rows and columns ------------------------------------------------------------------------------


def request_of(
    options: argparse.Namespace, base: Mapping[str, object], given: Mapping[str, object]
) -> TableRequest:
    """Return the table that the options ask for.

    Raises
    ------
    InputError
        As ``request_given``.
    """
    lists = {key: _words(key, value) for key, value in given.items() if key != SLOW}
    fixed = {**base, SLOW: given[SLOW]} if SLOW in given else dict(base)
    named = {
        name: None if getattr(options, name) is None else _words(name, getattr(options, name))
        for name in ("rows", "columns", "cells")
    }
    return request_given(lists, fixed, preset=options.preset, **named)


def _words(key: str, value: object) -> list[str]:
    return [str(word) for word in listed(key, str(value))]


def _built(request: TableRequest, language: str, report: Report) -> Table:
    """Return a table that is built; why cells are empty is named on standard error, each once.

    Raises
    ------
    InputError
        If all cells are empty.
    """
    told = -1

    def progress(done: float) -> None:
        nonlocal told
        if int(STEPS * done) > told:
            told = int(STEPS * done)
            report(told, STEPS)

    found = build(request, progress=progress).table
    parameters = len(request.rows)
    if all(value is None for row in found.rows for value in row[parameters:]):
        first = next(iter(found.reasons.values()), None)
        raise InputError(Text(EMPTY) if first is None else Text(NOTHING_LEFT, reason=first))
    places: dict[Text, tuple[int, int]] = {}
    for place, why in found.reasons.items():
        places.setdefault(why, place)
    for why, (row, column) in places.items():
        words = [cell(value) for value in found.rows[row][:parameters]]
        _name_left_out(" ".join([*words, found.columns[column]]), why, language)
    return found
