"""``main.py simulate``: one run."""

from __future__ import annotations

from collections.abc import Sequence

from engine.commands.answers import add_dialect, format_of, output, table_answer
from engine.commands.arguments import parse, scenario_parser, settings_of, with_files
from engine.errors import InputError
from engine.export import json_bytes, summary_of
from engine.report.result import check_records, data_of, result_of, trace_records
from engine.report.table import cell, table_of
from engine.run import plan, run_plan
from engine.scenario import from_settings
from engine.scenario.fields import whole
from engine.text import QT_TRANSLATE_NOOP, Text

TRACE_FORMAT = QT_TRANSLATE_NOOP(
    "command line", "--trace and --data are written as json or text; {format} is neither"
)


def simulate(arguments: Sequence[str], language: str) -> None:
    """Run one scenario and print what it comes to."""
    parser = scenario_parser("simulate", "One run: steps, cycles, simulated and analytic time.")
    parser.add_argument("--trace", action="store_true", help="every crossing of a link")
    parser.add_argument("--data", action="store_true", help="what each node holds at both ends")
    parser.add_argument("--from", dest="first", metavar="CYCLE")
    parser.add_argument("--to", dest="last", metavar="CYCLE")
    add_dialect(parser)
    options = parse(parser, arguments)
    chosen = format_of(options)
    answer = table_answer(options, chosen)
    if (options.trace or options.data) and chosen.key not in ("json", "text"):
        raise InputError(Text(TRACE_FORMAT, format=chosen.key))
    base, given = settings_of(options)
    planned = plan(from_settings({**base, **with_files(given)}))
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
        lines = [
            line if isinstance(line, str) else line.render(language) for line in summary_of(one)
        ]
        lines += [_record(record) for record in result.get("trace", ())]  # type: ignore[attr-defined]
        if options.data:
            lines += _holdings(result["data"])  # type: ignore[arg-type]
        output(options, ("\n".join(lines) + "\n").encode())
    else:
        answer(table_of([result]), language)


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
