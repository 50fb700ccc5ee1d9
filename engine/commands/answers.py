"""Answers out: to the file that was named, or to standard output."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.catalogue import find
from engine.errors import InputError
from engine.export import TABLE_FORMATS, TableFormat
from engine.scenario import write_whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

NO_ENDING = QT_TRANSLATE_NOOP(
    "command line", "a file must end in one of {endings}; {file} does not"
)
FORMAT_WHAT = QT_TRANSLATE_NOOP("command line", "the format")


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
