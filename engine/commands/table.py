"""``main.py table``: the product of comma lists."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.commands.answers import format_of, output
from engine.commands.arguments import listed, parse, scenario_parser, settings_of, with_files
from engine.errors import InputError
from engine.report.result import result_of
from engine.report.table import table_of
from engine.run import run
from engine.sweep import combinations
from engine.text import QT_TRANSLATE_NOOP, Text

LEFT_OUT = QT_TRANSLATE_NOOP("command line", "left out: {what}: {reason}")
NOTHING_LEFT = QT_TRANSLATE_NOOP("command line", "no combination is left; the first: {reason}")


def table(arguments: Sequence[str], language: str) -> None:
    """Run the product of comma lists and print a table."""
    parser = scenario_parser("table", "A timing table: every option takes a comma list.")
    options = parse(parser, arguments)
    chosen = format_of(options)
    base, given = settings_of(options)
    lists = {key: [value] for key, value in base.items()}
    for key, value in given.items():
        lists[key] = [value] if key == "slow-link" else listed(key, str(value))
        if key == "embedding":
            lists[key] = [with_files({key: one})[key] for one in lists[key]]
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
        left_out = Text(LEFT_OUT, what=what, reason=reason)
        sys.stderr.write(left_out.render(language) + "\n")
    output(options, chosen.write(table_of(results), language))
