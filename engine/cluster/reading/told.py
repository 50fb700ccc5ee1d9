"""What was understood of a file and what was not, in sentences."""

from __future__ import annotations

from engine.cluster.measurement import Group, Measurements
from engine.text import QT_TRANSLATE_NOOP, Template, Text

READ_AS = QT_TRANSLATE_NOOP("reading", "{name} was read as {tool}")
PASTED_AS = QT_TRANSLATE_NOOP("reading", "what was pasted was read as {tool}")
GROUP = QT_TRANSLATE_NOOP("reading", "{name}: {n} rows, {low} to {high} bytes", None, 1)
ONE_SIZE = QT_TRANSLATE_NOOP("reading", "{name}: {n} rows of {low} bytes", None, 1)
NAMED = Template("reading", "{name}")
NO_NAME = Text(QT_TRANSLATE_NOOP("reading", "times"))
OF_PROCESSES = QT_TRANSLATE_NOOP("reading", "{name}, {n} processes", None, 1)
LABELLED = QT_TRANSLATE_NOOP("reading", "{name}, {label}")
DROPPED = QT_TRANSLATE_NOOP("reading", "line {line} dropped: {reason}")


def told(measurements: Measurements) -> tuple[Text, ...]:
    """Return the sentences: what it is, the groups, what was assumed, what was dropped."""
    if measurements.name:
        first = Text(READ_AS, name=measurements.name, tool=measurements.tool)
    else:
        first = Text(PASTED_AS, tool=measurements.tool)
    groups = [group_line(group) for group in measurements.groups]
    dropped = [Text(DROPPED, line=one.line, reason=one.reason) for one in measurements.dropped]
    return (first, *groups, *measurements.notes, *dropped)


def group_name(group: Group) -> Text:
    """Return what a group is called: benchmark, processes, label."""
    name = Text(NAMED, name=group.benchmark) if group.benchmark else NO_NAME
    if group.processes is not None:
        name = Text(OF_PROCESSES, name=name, n=group.processes)
    return Text(LABELLED, name=name, label=group.label) if group.label else name


def group_line(group: Group) -> Text:
    """Return a group's name, how many rows it has and over which sizes."""
    sizes = [row.m for row in group.rows]
    low, high = min(sizes), max(sizes)
    text = GROUP if low < high else ONE_SIZE
    values = {"high": high} if low < high else {}
    return Text(text, name=group_name(group), n=len(sizes), low=low, **values)
