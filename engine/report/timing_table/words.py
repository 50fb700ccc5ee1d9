"""The words of a timing table: names and heads of its columns, and what holds for all of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.catalogue import Choice
from engine.report.timing_table.parameters import parameter_of, shown_value
from engine.report.timing_table.request import CELLS, TableRequest
from engine.scenario import DEFAULTS
from engine.scenario.clusters import DEFAULTS as CLUSTER_DEFAULTS
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of

LIST = QT_TRANSLATE_NOOP("timing table", "{list}, {next}", "settings, one after the other")
SET = QT_TRANSLATE_NOOP("timing table", "{name} = {value}")
NAMED = QT_TRANSLATE_NOOP("timing table", "{name}: {value}", "order: last dimension first")
ONLY_CELL = QT_TRANSLATE_NOOP("timing table", "{cell} ({settings})", "what all cells show")
SLOW = QT_TRANSLATE_NOOP("timing table", "slow link {link}")

WITH_NAME = ("order", "startups")
"""Settings whose values do not say what they are of."""

ALWAYS = ("operation", "topology", "p", "switching", "m", "ts", "th", "tw")
"""What the caption tells even where it is the default."""

ON_CLUSTERS = ("operation", "topology", "p", "model", "m")
"""The same, where all networks are hubs and switches."""

IF_USED = ("packet", "q")
"""What the caption tells wherever anything uses it."""


def names_of(request: TableRequest) -> tuple[str, ...]:
    """Return the short names of all columns; of cells such as ``simulated topology=ring``."""
    return (
        *(axis.key for axis in request.rows),
        *(
            " ".join([cell, *(f"{key}={value}" for key, value in group.items())])
            for group in request.groups()
            for cell in request.cells
        ),
    )


def heads_of(request: TableRequest) -> list[tuple[Text | None, Text]]:
    """Return what people read above the columns: what a group has set, below it the cell.

    Where cells are of one kind, the last of what is set stands in the cell's place.
    """
    titles = {cell.key: cell.title for cell in CELLS}
    in_rows = {axis.key for axis in request.rows}
    heads: list[tuple[Text | None, Text]] = [(None, axis.title) for axis in request.rows]
    for group in request.groups():
        operation = None if "operation" in in_rows else _operation(request, group)
        said = [in_words(key, value, operation) for key, value in group.items()]
        for cell in request.cells:
            lines = said if said and len(request.cells) == 1 else [*said, titles[cell]]
            heads.append((listed(lines[:-1]) if len(lines) > 1 else None, lines[-1]))
    return heads


def _operation(request: TableRequest, group: dict[str, str]) -> str:
    fixed = dict(request.settings)
    return str(group.get("operation", fixed.get("operation", DEFAULTS["operation"])))


def in_words(key: str, value: object, operation: str | None = None) -> Text:
    """Return a setting in a few words: the title of an entry, or name = value."""
    shown = shown_value(key, str(value), operation)
    if isinstance(shown, Choice) and key in WITH_NAME:
        return Text(NAMED, name=parameter_of(key).title, value=shown.title)
    if isinstance(shown, Choice):
        return shown.title
    return Text(SET, name=parameter_of(key).title, value=str(value))


def listed(texts: Sequence[Text]) -> Text:
    """Return texts with commas between."""
    whole = texts[0]
    for text in texts[1:]:
        whole = Text(LIST, list=whole, next=text)
    return whole


def caption_of(request: TableRequest, used: Collection[str]) -> Text:
    """Return what holds for all of a table; ``used`` are options that any of its runs uses."""
    varied = {axis.key for axis in (*request.rows, *request.columns)}
    given = {key: value for key, value in request.settings if key not in varied}
    if varied & {"p", "dims"}:
        given = {key: value for key, value in given.items() if key not in ("p", "dims")}
    always = ON_CLUSTERS if _clusters_only(request) else ALWAYS
    told = [key for key in always if key not in varied]
    if "dims" in given or "dims" in varied or "p" in varied:
        told = ["dims" if key == "p" else key for key in told if key != "p" or "dims" in given]
    told += [key for key in IF_USED if key in used and key not in varied]
    told += [key for key in given if key not in (*told, *IF_USED) and _told(key, given[key], used)]
    operation = None if "operation" in varied else _operation(request, {})
    usual = {**DEFAULTS, **CLUSTER_DEFAULTS}
    said = [in_words(key, given.get(key, usual.get(key)), operation) for key in told]
    said += [Text(SLOW, link=str(link)) for link in _links(given.get("slow-link", ()))]
    settings = listed(said)
    if len(request.cells) > 1 or not request.columns:
        return settings
    title = next(cell.title for cell in CELLS if cell.key == request.cells[0])
    return Text(ONLY_CELL, cell=title, settings=settings)


def _clusters_only(request: TableRequest) -> bool:
    axes = {axis.key: axis.values for axis in (*request.rows, *request.columns)}
    usual = dict(request.settings).get("topology", DEFAULTS["topology"])
    return all(kind_of(str(key)).star for key in axes.get("topology", (usual,)))


def _told(key: str, value: object, used: Collection[str]) -> bool:
    """Return whether the caption tells a setting that was given."""
    if key in ("p", "dims", "slow-link"):
        return False
    by_choice = key in ("algorithm", "startups")
    return by_choice or (key in used and str(value) != str(DEFAULTS.get(key)))


def _links(value: object) -> Sequence[object]:
    return value if isinstance(value, (list, tuple)) else (value,)
