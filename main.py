"""The command line of Hopscope; without a command the window opens."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from engine.algorithms import ALGORITHMS
from engine.catalogue import Choice, Entry, find
from engine.cost import SWITCHINGS
from engine.errors import InputError
from engine.export import TABLE_FORMATS, TableFormat, json_bytes, summary_of
from engine.operation import OPERATIONS
from engine.report.result import check_records, data_of, result_of, trace_records
from engine.report.table import Table, cell, table_of
from engine.routing import ROUTINGS
from engine.run import plan, run, run_plan
from engine.scenario import KEYS, from_settings, read_settings, scenario_of, write_whole
from engine.scenario.fields import whole
from engine.sweep import combinations
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration, languages
from engine.topology import TOPOLOGIES

LATER = ("figure", "animate", "verify", "embed", "fit", "ranks")
PROJECTOR = "projector"
EXTRAS = ("position", "view", "notes")

LATER_COMMAND = QT_TRANSLATE_NOOP(
    "command line", "the command {name} comes with a later version; now there is {commands}"
)
NO_COMMAND = QT_TRANSLATE_NOOP(
    "command line", "there is no command and no file {name}; the commands are {commands}"
)
NO_OPTION = QT_TRANSLATE_NOOP(
    "command line", "the option {option} is not known; --help lists those that are"
)
TOO_MANY_FILES = QT_TRANSLATE_NOOP("command line", "one file can be named; {value} is one more")
NO_VALUE = QT_TRANSLATE_NOOP("command line", "the option {option} needs a value")
BAD_LINE = QT_TRANSLATE_NOOP("command line", "the command line cannot be read: {reason}")
NO_ENDING = QT_TRANSLATE_NOOP(
    "command line", "a file must end in one of {endings}; {file} does not"
)
LEFT_OUT = QT_TRANSLATE_NOOP("command line", "left out: {what}: {reason}")
NOTHING_LEFT = QT_TRANSLATE_NOOP("command line", "no combination is left; the first: {reason}")
TRACE_FORMAT = QT_TRANSLATE_NOOP(
    "command line", "--trace and --data are written as json or text; {format} is neither"
)
FORMAT_WHAT = QT_TRANSLATE_NOOP("command line", "the format")
LANGUAGE_WHAT = QT_TRANSLATE_NOOP("command line", "the language")
TWO_THEMES = QT_TRANSLATE_NOOP(
    "command line",
    "--projector stands for --theme projector; --theme {theme} cannot go with it",
)
NO_LIST = QT_TRANSLATE_NOOP("command line", "{option} has an empty place in its list: {value}")


class Parser(argparse.ArgumentParser):
    """argparse that raises one plain sentence instead of printing usage."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """Raise the sentence."""
        needs = re.match(r"argument (\S+?)(?:/\S+)?: expected", message)
        if needs:
            raise InputError(Text(NO_VALUE, option=needs[1]))
        raise InputError(Text(BAD_LINE, reason=message))


def scenario_parser(name: str, about: str) -> Parser:
    """Return the parser of a command that takes a scenario."""
    parser = Parser(prog=f"main.py {name}", description=about, allow_abbrev=False)
    parser.add_argument("file", nargs="*", help="a scenario file; options go over it")
    for key in KEYS:
        action = "append" if key == "slow-link" else "store"
        parser.add_argument(f"--{key}", action=action, metavar="VALUE")
    add_common(parser)
    return parser


def add_common(parser: Parser) -> None:
    """Add what every command takes."""
    parser.add_argument("--format", metavar="FORMAT")
    parser.add_argument("-o", "--output", metavar="FILE")
    parser.add_argument("--language", metavar="LANGUAGE")


def parse(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    """Parse, with a sentence for what is not known."""
    options, rest = parser.parse_known_args(arguments)
    named = getattr(options, "file", None) or []
    if rest and parser.prog == "main.py" and named and not Path(named[0]).exists():
        raise InputError(Text(NO_COMMAND, name=named[0], commands=enumeration(COMMANDS)))
    if rest:
        raise InputError(Text(NO_OPTION, option=rest[0].split("=")[0]))
    if len(getattr(options, "file", None) or []) > 1:
        raise InputError(Text(TOO_MANY_FILES, value=options.file[1]))
    return options


def settings_of(options: argparse.Namespace) -> tuple[dict[str, object], dict[str, object]]:
    """Return the settings of the file, if any, and those given as options."""
    given = {key: getattr(options, key.replace("-", "_")) for key in KEYS}
    chosen: dict[str, object] = {key: value for key, value in given.items() if value is not None}
    if not options.file:
        return {}, chosen
    path = Path(options.file[0])
    content = read_settings(path)
    scenario = scenario_of(path, content)  # the file itself must be right
    base = {key: value for key, value in content.items() if key not in EXTRAS}
    if "p" in chosen or "dims" in chosen:
        base.pop("p", None)
        base.pop("dims", None)
    elif "topology" in chosen and "dims" in base:
        base.pop("dims")
        base["p"] = scenario.p
    return base, chosen


def output(options: argparse.Namespace, data: bytes) -> None:
    """Write to the file that was named, or to standard output."""
    if options.output:
        write_whole(Path(options.output), data)
        return
    sys.stdout.write(data.decode())


def format_of(options: argparse.Namespace) -> TableFormat:
    """Return the format: a known ending of the output file decides, then --format, then text."""
    if options.format is not None:
        chosen = find(TABLE_FORMATS, options.format, Text(FORMAT_WHAT))
    else:
        chosen = TABLE_FORMATS[0]
    if options.output:
        ending = Path(options.output).suffix.lower()
        for entry in TABLE_FORMATS:
            if ending in entry.endings:
                return entry
        if options.format is None:
            endings = enumeration(e for entry in TABLE_FORMATS for e in entry.endings)
            raise InputError(Text(NO_ENDING, endings=endings, file=options.output))
    return chosen


def simulate(arguments: Sequence[str], language: str) -> None:
    """Run one scenario and print what it comes to."""
    parser = scenario_parser("simulate", "One run: steps, cycles, simulated and analytic time.")
    parser.add_argument("--trace", action="store_true", help="every crossing of a link")
    parser.add_argument("--data", action="store_true", help="what each node holds at both ends")
    parser.add_argument("--from", dest="first", metavar="CYCLE")
    parser.add_argument("--to", dest="last", metavar="CYCLE")
    options = parse(parser, arguments)
    chosen = format_of(options)
    if (options.trace or options.data) and chosen.key not in ("json", "text"):
        raise InputError(Text(TRACE_FORMAT, format=chosen.key))
    base, given = settings_of(options)
    planned = plan(from_settings({**base, **given}))
    if options.trace and not (options.first or options.last):
        check_records(planned.crossings)
    one = run_plan(planned)
    result = result_of(one)
    if options.trace:
        cycles = one.trace.cycles
        first = whole(options.first or 1, "from", 1, cycles)
        last = whole(options.last or cycles, "to", first, cycles)
        result["trace"] = list(trace_records(one, first, last))
    if options.data:
        result["data"] = data_of(one)
    if chosen.key == "json":
        output(options, json_bytes(result))
    elif chosen.key == "text":
        lines = [line.render(language) for line in summary_of(one)]
        lines += [_record(record) for record in result.get("trace", ())]  # type: ignore[attr-defined]
        if options.data:
            lines += _holdings(result["data"])  # type: ignore[arg-type]
        output(options, ("\n".join(lines) + "\n").encode())
    else:
        output(options, chosen.write(table_of([result]), language))


def _record(record: dict[str, object]) -> str:
    """Return a trace record as one line."""
    return "  ".join(
        f"{name}={'-'.join(map(str, value)) if name == 'link' else cell(value)}"  # type: ignore[call-overload]
        for name, value in record.items()
        if name != "chunks"
    )


def _holdings(data: dict[str, list[list[dict[str, object]]]]) -> list[str]:
    """Return what the nodes hold, a line a node and end."""
    return [
        f"{when} {node}: " + ", ".join(f"{entry['chunk']}={entry['value']}" for entry in held)
        for when, nodes in data.items()
        for node, held in enumerate(nodes)
    ]


def table(arguments: Sequence[str], language: str) -> None:
    """Run the product of comma lists and print a table."""
    parser = scenario_parser("table", "A timing table: every option takes a comma list.")
    options = parse(parser, arguments)
    chosen = format_of(options)
    base, given = settings_of(options)
    lists = {key: [value] for key, value in base.items()}
    for key, value in given.items():
        lists[key] = [value] if key == "slow-link" else _listed(key, str(value))
    results, reasons = [], []
    for found in combinations(lists):
        try:
            if isinstance(found, tuple):
                raise found[1]
            results.append(result_of(run(found, prove=False)))
        except InputError as error:
            settings = found[0] if isinstance(found, tuple) else found.settings()
            names = [str(settings[key]) for key in lists if key in settings and len(lists[key]) > 1]
            what = " ".join(names) or str(settings.get("operation", ""))
            reasons.append((what, error.text))
    if not results:
        text = Text(NOTHING_LEFT, reason=reasons[0][1]) if len(reasons) > 1 else reasons[0][1]
        raise InputError(text)
    for what, reason in reasons:
        print(Text(LEFT_OUT, what=what, reason=reason).render(language), file=sys.stderr)
    output(options, chosen.write(table_of(results), language))


def _listed(key: str, value: str) -> list[object]:
    items = [item.strip() for item in value.split(",")]
    if "" in items:
        raise InputError(Text(NO_LIST, option=f"--{key}", value=value))
    return list(items)


def list_all(arguments: Sequence[str], language: str) -> None:
    """Print everything that there is to choose from."""
    parser = Parser(prog="main.py list", description="All that can be chosen.", allow_abbrev=False)
    add_common(parser)
    options = parse(parser, arguments)
    chosen = format_of(options)
    groups: dict[str, Sequence[Entry]] = {
        "topologies": TOPOLOGIES,
        "operations": OPERATIONS,
        "algorithms": ALGORITHMS,
        "switching": SWITCHINGS,
        "routings": ROUTINGS,
        "exports": TABLE_FORMATS,
    }
    content = {
        group: [
            {
                **({"operation": entry.operation} if group == "algorithms" else {}),
                "key": entry.key,
                "title": entry.title.render(language),
            }
            for entry in entries
        ]
        for group, entries in groups.items()
    }
    if chosen.key == "json":
        output(options, json_bytes(content))
    elif chosen.key == "text":
        lines = []
        for group, entries in content.items():
            lines.append(f"{group}:")
            lines += ["  " + "  ".join(entry.values()) for entry in entries]
        output(options, ("\n".join(lines) + "\n").encode())
    else:
        rows = [
            {"group": group, **entry} for group, entries in content.items() for entry in entries
        ]
        names = ("group", "operation", "key", "title")
        lines = tuple(tuple(row.get(name) for name in names) for row in rows)
        output(options, chosen.write(Table(names, lines), language))


COMMANDS: dict[str, Callable[[Sequence[str], str], None]] = {
    "list": list_all,
    "simulate": simulate,
    "table": table,
}


def language_of(arguments: Sequence[str]) -> str:
    """Return the language that is asked for, English if none is."""
    for place, word in enumerate(arguments):
        if word.startswith("--language="):
            asked = word.partition("=")[2]
        elif word == "--language" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        else:
            continue
        known = tuple(Choice(name, Text(LANGUAGE_WHAT)) for name in languages())
        return find(known, asked, Text(LANGUAGE_WHAT)).key
    return "en"


def command_first(words: list[str]) -> list[str]:
    """Return the words with a leading ``--language`` behind the command."""
    if words and words[0].startswith("--language="):
        return [*words[1:], words[0]]
    return [*words[2:], *words[:2]] if words[:1] == ["--language"] else words


def window(arguments: Sequence[str]) -> int:
    """Open the window, on a file if one is named."""
    parser = Parser(prog="main.py", description=__doc__, allow_abbrev=False)
    parser.add_argument("file", nargs="*", help="a scenario file or a scene list")
    parser.add_argument("--language", metavar="LANGUAGE")
    parser.add_argument("--theme", metavar="THEME", help="light, dark or projector")
    parser.add_argument(
        "--projector",
        action="store_true",
        help="for a lecture: the projector theme, over the whole screen",
    )
    options = parse(parser, arguments)
    if options.projector and options.theme not in (None, PROJECTOR):
        raise InputError(Text(TWO_THEMES, theme=options.theme))
    path = Path(options.file[0]) if options.file else None
    if path is not None and not path.exists():
        text = Text(NO_COMMAND, name=path, commands=enumeration(COMMANDS))
        raise InputError(text)
    from gui.application import open_window

    theme = PROJECTOR if options.projector else options.theme
    return open_window(path, options.language, theme, maximised=options.projector)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 0, or 2 after one sentence on standard error."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    language = "en"
    try:
        language = language_of(words)
        words = command_first(words)
        if words and words[0] in LATER:
            text = Text(LATER_COMMAND, name=words[0], commands=enumeration(COMMANDS))
            raise InputError(text)
        if words and words[0] in COMMANDS:
            COMMANDS[words[0]](words[1:], language)
            sys.stdout.flush()
            return 0
        return window(words)
    except InputError as error:
        print(error.text.render(language), file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  (so that exit does not flush)
        return 0


if __name__ == "__main__":
    sys.exit(main())
