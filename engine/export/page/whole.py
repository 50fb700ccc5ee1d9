"""The page as a whole: its parts put into the templates of ``resources/page``."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from engine.errors import Cancelled
from engine.export.page.drawing import Drawing
from engine.export.page.look import colours_of, legends, opening_tag
from engine.export.page.moments import COLUMNS, Moment, Moments
from engine.export.page.settings import Settings, check_count, check_size
from engine.export.page.table import names_of, table_head, table_rows
from engine.export.page.time_bar import HEIGHT, WIDTH, bar_labels, drawn_bar
from engine.export.page.totals import facts_of, numbers_of, title_of, totals_of
from engine.export.page.words import WORDS
from engine.export.svg import Document
from engine.picture.pictures import Pictures
from engine.report.scene import Scenes
from engine.run import Run

TEMPLATES = Path(__file__).resolve().parents[3] / "resources" / "page"
"""The page, its style sheet and its program, as people read and change them."""

ICONS = Path(__file__).resolve().parents[3] / "resources" / "icons"
BUTTONS = ("first", "back", "play", "forward", "last")


def page(
    run: Run,
    settings: Settings,
    cycles: Sequence[int] | None = None,
    cancelled: Callable[[], bool] = bool,
    progress: Callable[[float], None] = lambda done: None,
) -> bytes:
    """Return one HTML page in which a reader steps through the cycles of a run.

    The page asks for nothing: no network, no file, no storage.  Without a script it shows the cycle
    it opens with.  The same run, settings and cycles give the same bytes.

    Parameters
    ----------
    run : Run
    settings : Settings
        Pictures, colours, language and pace.
    cycles : sequence of int, optional
        The cycles on show, rising, each 0 .. C; all of them by default.
    cancelled : function
        Asked before each cycle.
    progress : function
        Told the part that is done, 0 to 1.

    Raises
    ------
    InputError
        If the page would become too long.
    Cancelled
        If ``cancelled`` said so.
    """
    chosen = range(run.trace.cycles + 1) if cycles is None else cycles
    check_count(chosen)
    document, scenes = Document(), Scenes(run)
    wide, narrow = (
        Drawing(document, name, Pictures(scenes, paper))
        for name, paper in (("wide", settings.wide), ("narrow", settings.narrow))
    )
    moments = Moments(run, wide.pictures, settings)
    told: list[Moment] = []
    for done, cycle in enumerate(chosen):
        if cancelled():
            raise Cancelled
        told.append(moments.at(cycle) | {"wide": wide.add(cycle), "narrow": narrow.add(cycle)})
        check_size(moments.size + wide.size + narrow.size, done, chosen)
        progress((done + 1) / len(chosen))
    shown = chosen.index(settings.first) if settings.first in chosen else 0
    parts = {
        **_frame(run, settings, document),
        **_moment(told[shown], moments, wide, names_of(run, settings)),
        **_drawings((wide, narrow)),
        "rules": document.rules(settings.palette),
        "rules_on_paper": document.rules(settings.on_paper),
        "data": _json(
            {
                "shown": shown,
                "seconds": settings.seconds,
                "columns": COLUMNS,
                "texts": moments.texts,
                "times": moments.times,
                "names": names_of(run, settings),
                "heads": {"wide": wide.heads, "narrow": narrow.heads},
                "words": {name: settings.words(WORDS[name]) for name in ("play", "pause")},
                "moments": told,
            }
        ),
    }
    return Template(_read("page.html")).substitute(parts).encode()


def _read(name: str) -> str:
    return (TEMPLATES / name).read_text("utf-8")


def _json(value: Any) -> str:
    """Return JSON that may stand in an HTML script: nothing in it ends one."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def _frame(run: Run, settings: Settings, document: Document) -> dict[str, str]:
    """Return what is the same in all cycles."""
    words = {f"word_{name}": escape(settings.words(text)) for name, text in WORDS.items()}
    facts = "".join(f"<li>{escape(fact)}</li>" for fact in facts_of(run, settings))
    numbers = numbers_of(run).items()
    return {
        **words,
        "language": settings.language,
        "document_title": escape(title_of(run, settings)),
        "operation": escape(settings.words(run.operation.title)),
        "facts": facts,
        "style": _read("page.css"),
        "program": _read("page.js"),
        "colours": colours_of(settings.palette),
        "colours_on_paper": colours_of(settings.on_paper),
        "theme": settings.palette.name,
        "legends": legends(run, settings, document),
        "bar": drawn_bar(run, document),
        "bar_box": f"0 0 {WIDTH} {HEIGHT}",
        "bar_labels": bar_labels(run),
        "table_head": table_head(run, settings),
        "totals": totals_of(run, settings),
        "numbers": "".join(f' data-{key}="{value}"' for key, value in numbers),
        **{f"icon_{name}": _icon(name) for name in (*BUTTONS, "pause")},
    }


def _moment(
    moment: Moment, moments: Moments, drawing: Drawing, names: Mapping[int, str]
) -> dict[str, str]:
    """Return what is on show when the page is opened, and without a script."""
    happens = (f"<p>{escape(moments.texts[place])}</p>" for place in moment["happens"])
    said = {
        name: escape(moment[name]) for name in ("title", "sentence", "next", "clock", "progress")
    }
    return {
        **said,
        "cycle": str(moment["cycle"]),
        "share": str(moment["share"]),
        "happens": "".join(happens),
        "nothing": " hidden" if moment["links"] else "",
        "rows": table_rows(moment["links"], moments.times, names),
        "picture": drawing.svg(moment["cycle"]),
    }


def _drawings(drawings: Sequence[Drawing]) -> dict[str, str]:
    """Return the pieces of the pictures, and what they need in the page."""
    found = {}
    for drawing in drawings:
        found[f"{drawing.name}_tag"] = opening_tag(drawing.name, drawing.view_box)
        found[f"{drawing.name}_rows"] = drawing.rows
        found[f"{drawing.name}_definitions"] = drawing.definitions()
    return found


def _icon(name: str) -> str:
    """Return an icon as an element that takes the colour of the text beside it."""
    svg = " ".join((ICONS / f"{name}.svg").read_text("utf-8").split())
    return svg.replace(' xmlns="http://www.w3.org/2000/svg"', ' aria-hidden="true"')
