"""``main.py fit``: models A, B and C fitted to measured times, or given parameters judged."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.cluster.combinations import combination
from engine.cluster.fitting import Comparison, Fit, Given, fit_models, judge
from engine.cluster.measurement import Dropped, Group, Measurements, Row
from engine.cluster.reading import read_measurements
from engine.cluster.samples import SAMPLES
from engine.commands.answers import add_dialect, format_of, output, table_answer
from engine.commands.arguments import Parser, add_common, parse
from engine.errors import InputError, shown
from engine.export import json_bytes, write_text
from engine.models import MODELS, VC, VMAX, Frame, model_of
from engine.report.fit_words import fit_lines, fit_table, number, rows_table
from engine.scenario.fields import MAX_WORDS, decimal, whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

NO_FILE = QT_TRANSLATE_NOOP(
    "command line",
    "name a file of measurements, - for standard input, or a sample: {samples}",
)
NOT_THERE = QT_TRANSLATE_NOOP(
    "command line", "there is no file {file}; samples that come with the program: {samples}"
)
UNREADABLE = QT_TRANSLATE_NOOP("command line", "{file} cannot be read: {reason}")
IN_FILE = QT_TRANSLATE_NOOP("command line", "{file}: {reason}")
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
CHOOSE = QT_TRANSLATE_NOOP(
    "command line",
    "there are rows of several measurements; choose one with --benchmark and --processes: {groups}",
)
NO_GROUP = QT_TRANSLATE_NOOP(
    "command line", "no rows are of benchmark {benchmark}, processes {processes}; there is {groups}"
)
GROUP = QT_TRANSLATE_NOOP("command line", "{benchmark} of {processes} processes")
NO_NAME = Text(QT_TRANSLATE_NOOP("command line", "no name"))
ANY = Text(QT_TRANSLATE_NOOP("command line", "any"))
USED = QT_TRANSLATE_NOOP("command line", "rows of {group}")
DROPPED = QT_TRANSLATE_NOOP("command line", "line {line} was dropped: {reason}")

POINT_TO_POINT = ("pingpong", "ping-pong", "latency", "netpipe", "pingpong_send_recv")
"""Benchmarks of one message between two processes, in small letters."""


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
        whole_table = rows_table(joined(read))
        if chosen.key == "json":
            output(options, json_bytes(_rows_json(read, language)))
        else:
            _tell_dropped(read, language)
            answer(whole_table, language)
        return
    frame = Frame(*(whole(getattr(options, key), key, 0, MAX_WORDS) for key in ("vmax", "vc")))
    given = given_parameters(options.parameters or [])
    group, rows = chosen_rows(read, options.benchmark, options.processes)
    found = judge(rows, given, frame) if given else fit_models(rows, frame, options.relative)
    _tell_dropped(read, language)
    if chosen.key == "json":
        output(options, json_bytes(_json(found, language)))
    elif chosen.key == "text":
        told = [*([Text(USED, group=named(group))] if group.benchmark else []), *fit_lines(found)]
        text = write_text(fit_table(found), language).decode()
        lines = "\n".join(line.render(language) for line in told)
        output(options, f"{text}{lines}\n".encode())
    else:
        answer(fit_table(found), language)


def parse_fit(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options; files and parameters may stand in any order."""
    parser = Parser(
        prog="main.py fit",
        description="Models A, B and C beside measured times.",
        epilog=f"samples: {', '.join(SAMPLES)}",
        allow_abbrev=False,
    )
    parser.add_argument("file", nargs="*", help="measurements, - for standard input, or a sample")
    parser.add_argument(
        "--parameters",
        nargs="+",
        metavar="A:tn=..,tk=..,tc=..",
        help="judge these instead of fitting; also B:t0+1422*t1=..,tk=..",
    )
    parser.add_argument("--rows", action="store_true", help="only read, and print the rows")
    parser.add_argument("--relative", action="store_true", help="errors count in percent")
    parser.add_argument("--benchmark", metavar="NAME", help="rows of this measurement only")
    parser.add_argument("--processes", metavar="N", help="rows of so many processes only")
    parser.add_argument("--vmax", default=str(VMAX), metavar="BYTES", help="longest packet (B)")
    parser.add_argument("--vc", default=str(VC), metavar="BYTES", help="head of a packet (B)")
    add_common(parser)
    add_dialect(parser)
    # several files: parse() allows one, as other commands have it
    options, rest = parser.parse_known_args(arguments)
    if rest:
        parse(parser, rest)
    named_models = [word for word in options.parameters or [] if ":" in word[:2]]
    options.file += [word for word in options.parameters or [] if ":" not in word[:2]]
    options.parameters = named_models if options.parameters is not None else None
    if not options.file:
        raise InputError(Text(NO_FILE, samples=enumeration(SAMPLES)))
    if options.parameters == []:
        raise InputError(Text(GIVEN_MODEL, value=shown(options.file[-1])))
    return options


def read_file(name: str) -> Measurements:
    """Read one file, standard input (``-``) or a sample.

    Raises
    ------
    InputError
        If it cannot be read; the sentence names the file.
    """
    path = Path(name)
    if not path.exists() and name in SAMPLES:
        path = SAMPLES[name]
    if name != "-" and not path.exists():
        raise InputError(Text(NOT_THERE, file=shown(name), samples=enumeration(SAMPLES)))
    try:
        data = sys.stdin.buffer.read() if name == "-" else path.read_bytes()
    except OSError as error:
        text = Text(UNREADABLE, file=shown(name), reason=str(error.strerror))
        raise InputError(text) from None
    try:
        return read_measurements(data, path.name)
    except InputError as error:
        raise InputError(Text(IN_FILE, file=shown(name), reason=error.text)) from None


def joined(read: Sequence[Measurements]) -> Measurements:
    """Return the rows of several files as one."""
    if len(read) == 1:
        return read[0]
    groups = tuple(group for one in read for group in one.groups)
    dropped = tuple(one for file in read for one in file.dropped)
    return Measurements("", read[0].tool, groups, dropped)


def chosen_rows(
    read: Sequence[Measurements], benchmark: str | None, processes: str | None
) -> tuple[Group, list[Row]]:
    """Return the rows to fit: all, if they are of one measurement, else those that are chosen.

    Without a choice the point-to-point measurement is taken where there is one.

    Raises
    ------
    InputError
        If several are left, or none.
    """
    groups = [group for one in read for group in one.groups]
    count = None if processes is None else whole(processes, "processes", 1, MAX_WORDS)
    fitting = [
        group
        for group in groups
        if (benchmark is None or group.benchmark.lower() == benchmark.lower())
        and (count is None or group.processes == count)
    ]
    kinds = _kinds(fitting)
    if benchmark is None and len(kinds) > 1:
        kinds = _kinds([group for group in fitting if _is_point_to_point(group)]) or kinds
    there = enumeration(named(group) for group in _kinds(groups))
    if not kinds:
        told = {"benchmark": benchmark or ANY, "processes": processes or ANY}
        raise InputError(Text(NO_GROUP, **told, groups=there))
    if len(kinds) > 1:
        raise InputError(Text(CHOOSE, groups=enumeration(named(group) for group in kinds)))
    kind = kinds[0]
    same = [one for one in fitting if _kind(one) == _kind(kind)]
    return kind, [row for one in same for row in one.rows]


def _kind(group: Group) -> tuple[str, int | None]:
    return group.benchmark, group.processes


def _kinds(groups: Sequence[Group]) -> list[Group]:
    """Return one group of each benchmark and number of processes."""
    return list({_kind(group): group for group in reversed(groups)}.values())[::-1]


def _is_point_to_point(group: Group) -> bool:
    name = group.benchmark.lower()
    plain = name.removeprefix("osu ").removesuffix(" test")
    return name in POINT_TO_POINT or (plain.split(" ")[-1] == "latency" and len(plain.split()) == 2)


def named(group: Group) -> Text:
    """Return what a group is called."""
    return Text(
        GROUP,
        benchmark=group.benchmark or NO_NAME,
        processes="?" if group.processes is None else group.processes,
    )


def given_parameters(words: Sequence[str]) -> list[Given]:
    """Return what ``A:tn=150.3,tk=0.0862,tc=6.7`` and the like give.

    Raises
    ------
    InputError
        If a word is none of that form, or a model stands twice.
    """
    found: dict[str, Given] = {}
    for word in words:
        key, colon, values = word.partition(":")
        if not colon:
            raise InputError(Text(GIVEN_MODEL, value=shown(word)))
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


def _rows_json(read: Sequence[Measurements], language: str) -> dict[str, object]:
    table = rows_table(joined(read))
    return {
        "rows": [dict(zip(table.columns, row, strict=True)) for row in table.rows],
        "dropped": [
            {"line": one.line, "reason": one.reason.render(language)} for one in _dropped(read)
        ],
        "notes": [text.render(language) for one in read for text in one.notes],
    }


def _dropped(read: Sequence[Measurements]) -> list[Dropped]:
    return [one for file in read for one in file.dropped]


def _tell_dropped(read: Sequence[Measurements], language: str) -> None:
    for file in read:
        for text in file.notes:
            sys.stderr.write(text.render(language) + "\n")
    for one in _dropped(read):
        sys.stderr.write(Text(DROPPED, line=one.line, reason=one.reason).render(language) + "\n")
