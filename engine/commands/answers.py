"""Answers out: to the file that was named, or to standard output."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from engine.catalogue import find
from engine.commands.arguments import Parser
from engine.errors import InputError
from engine.export import TABLE_FORMATS, TableFormat, dialect
from engine.report.table import Table
from engine.scenario import write_whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

NO_ENDING = QT_TRANSLATE_NOOP(
    "command line", "a file must end in one of {endings}; {file} does not"
)
FORMAT_WHAT = QT_TRANSLATE_NOOP("command line", "the format")
NO_TERMINAL = QT_TRANSLATE_NOOP(
    "command line", "{format} is no text for a terminal; name a file with -o FILE"
)
ONLY_CSV = QT_TRANSLATE_NOOP(
    "command line", "--separator and --decimal are for csv; the format is {format}"
)


def output(options: argparse.Namespace, data: bytes, binary: bool = False) -> None:
    """Write to the file that was named, or to standard output.

    Raises
    ------
    InputError
        If the file cannot be written.
    """
    if options.output:
        write_whole(Path(options.output), data)
        return
    if not binary:
        sys.stdout.write(data.decode())
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def add_dialect(parser: Parser) -> None:
    """Add the signs of a CSV file."""
    parser.add_argument(
        "--separator", metavar="SIGN", help="of csv: comma, semicolon or tab, or the sign itself"
    )
    parser.add_argument(
        "--decimal", metavar="SIGN", help="of csv: dot or comma, or the sign itself"
    )


Answer = Callable[[Table, str], None]
"""Writes a table in a language to where the answer goes."""


def table_answer(options: argparse.Namespace, chosen: TableFormat) -> Answer:
    """Return how a table is answered; what cannot be is refused before anything is computed.

    Raises
    ------
    InputError
        If the signs of a CSV file are wrong or not for this format, or the format is none for a
        terminal.
    """
    write = chosen.write
    if options.separator is not None or options.decimal is not None:
        if chosen.key != "csv":
            raise InputError(Text(ONLY_CSV, format=chosen.key))
        write = dialect(options.separator, options.decimal).write
    if chosen.binary and not options.output and sys.stdout.isatty():
        raise InputError(Text(NO_TERMINAL, format=chosen.key))
    return lambda table, language: output(options, write(table, language), chosen.binary)


def format_of(options: argparse.Namespace, others: Iterable[str] = ()) -> TableFormat:
    """Return the format: a known ending of the output file decides, then --format, then text.

    ``others`` are endings that the command writes in other ways, so that a sentence names them.
    """
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
            known = [e for entry in TABLE_FORMATS for e in entry.endings]
            endings = enumeration([*known, *others])
            raise InputError(Text(NO_ENDING, endings=endings, file=options.output))
    return chosen
