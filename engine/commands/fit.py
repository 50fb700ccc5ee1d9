"""``main.py fit``: models A, B and C fitted to measured times, or given parameters judged."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import replace

from engine.cluster.combinations import combination
from engine.cluster.fitting import Comparison, Fit, Given, fit_models, judge
from engine.cluster.measurement import Group, Measurements
from engine.cluster.samples import SAMPLES
from engine.commands.answers import add_dialect, format_of, output, table_answer
from engine.commands.arguments import Parser, add_common, parse
from engine.commands.fit_rows import chosen_rows, named, read_file, tell_dropped
from engine.errors import InputError, shown
from engine.export import json_bytes, write_text
from engine.models import MODELS, VC, VMAX, Frame, model_of
from engine.report.fit_words import (
    fit_lines,
    fit_summary,
    fit_table,
    number,
    people_table,
    rows_table,
)
from engine.scenario.fields import MAX_WORDS, decimal, whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

NO_FILE = QT_TRANSLATE_NOOP(
    "command line",
    "name a file of measurements, - for standard input, or a sample: {samples}",
)
GIVEN_AS = QT_TRANSLATE_NOOP(
    "command line",
    "parameters are given as A:tn=150.3,tk=0.0862,tc=6.7; {value} is not (model {model} has "
    "{names}, or sums such as t0+1422*t1)",
)
GIVEN_MODEL = QT_TRANSLATE_NOOP(
    "command line",
    "parameters begin with the model they are of, as in A:tn=150.3,tk=0.0862,tc=6.7; {value} does "
    "not",
)
GIVEN_TWICE = QT_TRANSLATE_NOOP("command line", "the parameters of model {model} are given twice")
USED = QT_TRANSLATE_NOOP("command line", "rows of {group}")

OF_MODEL = re.compile(r"[A-Za-z]:(?![\\/])")
"""How parameters begin, and no file does: not even C:\\times.csv."""

FOR_PEOPLE = ("markdown", "latex")
"""Formats that have words below the table."""


def fit(arguments: Sequence[str], language: str) -> None:
    """Read measurements and print what the models make of them.

    Raises
    ------
    InputError
        With the first thing that cannot be used and what is allowed.
    """
    options = parse_fit(arguments)
    chosen = format_of(options)
    answer = table_answer(options, chosen)
    read = [read_file(name) for name in options.file]
    if options.rows:
        if chosen.key == "json":
            output(options, json_bytes(_rows_json(read, language)))
        else:
            tell_dropped(read, language)
            answer(rows_table(read), language)
        return
    frame = Frame(*(whole(getattr(options, key), key, 0, MAX_WORDS) for key in ("vmax", "vc")))
    given = given_parameters(options.parameters or [])
    groups, rows = chosen_rows(read, options.benchmark, options.processes, options.group)
    found = judge(rows, given, frame) if given else fit_models(rows, frame, options.relative)
    tell_dropped(read, language)
    if chosen.key == "json":
        output(options, json_bytes(_json(found, language)))
    elif chosen.key == "text":
        output(options, _told(groups, found, language))
    elif chosen.key in FOR_PEOPLE:
        answer(replace(people_table(fit_table(found)), caption=fit_summary(found)), language)
    else:
        answer(fit_table(found, exact=True), language)


def parse_fit(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options; files and parameters may stand in any order."""
    parser = Parser(
        prog="main.py fit",
        description="Models A, B and C fitted to measured times, or given parameters judged.",
        epilog="samples that stand for files: lecture (the seven rows of the lecture's table 3.2)",
        allow_abbrev=False,
    )
    parser.add_argument("file", nargs="*", help="measurements, - for standard input, or a sample")
    parser.add_argument(
        "--parameters",
        nargs="+",
        metavar="A:tn=..,tk=..,tc=..",
        help="judge these instead of fitting, one word a model; also B:t0+1422*t1=..,tk=..",
    )
    parser.add_argument("--rows", action="store_true", help="only read, and print the rows")
    parser.add_argument(
        "--relative",
        action="store_true",
        help="fit so that errors in percent are least, not those in microseconds",
    )
    parser.add_argument("--benchmark", metavar="NAME", help="rows of this measurement only")
    parser.add_argument("--processes", metavar="N", help="rows of so many processes only")
    parser.add_argument("--group", metavar="NAME", help="rows of this group only")
    parser.add_argument("--vmax", default=str(VMAX), metavar="BYTES", help="longest packet (B)")
    parser.add_argument("--vc", default=str(VC), metavar="BYTES", help="head of a packet (B)")
    add_common(parser)
    add_dialect(parser)
    # several files: parse() allows one, as other commands have it
    options, rest = parser.parse_known_args(arguments)
    if rest:
        parse(parser, rest)
    words = options.parameters or []
    options.file += [word for word in words if not OF_MODEL.match(word)]
    if words:
        options.parameters = [word for word in words if OF_MODEL.match(word)]
    if not options.file:
        raise InputError(Text(NO_FILE, samples=enumeration(SAMPLES)))
    if options.parameters == []:
        raise InputError(Text(GIVEN_MODEL, value=shown(options.file[-1])))
    return options


def given_parameters(words: Sequence[str]) -> list[Given]:
    """Return what ``A:tn=150.3,tk=0.0862,tc=6.7`` and the like give.

    Raises
    ------
    InputError
        If a word is none of that form, or a model stands twice.
    """
    found: dict[str, Given] = {}
    for word in words:
        key, _, values = word.partition(":")
        model = model_of(key.strip().upper())
        if model.key in found:
            raise InputError(Text(GIVEN_TWICE, model=model.key))
        pairs = []
        for part in values.split(","):
            name, equals, value = part.partition("=")
            row = combination(name.strip(), model.names) if equals else None
            if row is None:
                names = enumeration(model.names)
                text = Text(GIVEN_AS, value=shown(part), model=model.key, names=names)
                raise InputError(text)
            pairs.append((row, decimal(value.strip(), name.strip())))
        found[model.key] = Given(model, tuple(pairs))
    return [found[model.key] for model in MODELS if model.key in found]


# -- answers ---------------------------------------------------------------------------------------


def _json(found: Comparison, language: str) -> dict[str, object]:
    return {
        "rows": [{"m": row.m, "t": row.t} for row in found.rows],
        "models": {one.model.key: _model_json(one) for one in found.fits},
        "best": found.best,
        "reason": found.reason.render(language),
        "warnings": [text.render(language) for text in found.warnings],
    }


def _model_json(one: Fit) -> dict[str, object]:
    return {
        "parameters": {
            estimate.name: {
                "value": number(estimate.value),
                "standard_error": number(estimate.standard_error),
                "low": number(estimate.low),
                "high": number(estimate.high),
            }
            for estimate in one.parameters
        },
        "errors": [number(error) for error in one.errors],
        "mean_abs_error": number(one.mean_abs_error),
        "rms": number(one.rms),
        "degrees": one.degrees,
    }


def _told(groups: Sequence[Group], found: Comparison, language: str) -> bytes:
    """Return the table and the sentences below it, as text."""
    known = [named(group) for group in groups if group.benchmark]
    used = [Text(USED, group=enumeration(known))] if known else []
    table = write_text(people_table(fit_table(found)), language).decode()
    lines = "\n".join(line.render(language) for line in (*used, *fit_lines(found)))
    return f"{table}{lines}\n".encode()


def _rows_json(read: Sequence[Measurements], language: str) -> dict[str, object]:
    table = rows_table(read)
    return {
        "rows": [dict(zip(table.columns, row, strict=True)) for row in table.rows],
        "dropped": [
            {
                "line": one.line,
                "reason": one.reason.render(language),
                **({"file": file.name} if len(read) > 1 else {}),
            }
            for file in read
            for one in file.dropped
        ],
        "notes": [text.render(language) for one in read for text in one.notes],
    }
