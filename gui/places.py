"""The catalogue of panels: where each has its place, its title, and how it is made.

A new panel is a file in ``gui/panels/`` and a line here.  They are made after the first paint.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import SignalInstance

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.data import DataPanel
from gui.panels.formula import FormulaPanel, OwnFormulaPanel
from gui.panels.happens import TITLE as HAPPENS
from gui.panels.happens import HappensPanel
from gui.panels.over_time import GanttPanel, LinksPanel, LoadPanel, QueuesPanel
from gui.panels.place import PlacePanel
from gui.panels.steps import StepsPanel
from gui.panels.table import TablePanel
from gui.shown import Shown
from gui.theme import Theme
from gui.words import Words

UPPER, LOWER, BELOW = "upper", "lower", "below"
"""In the right column above or below; in the lower half on the right."""


class Panel(Protocol):
    """A widget that shows a part of what is shown, and asks for things (``gui.requests``)."""

    asked: SignalInstance

    def show_shown(self, shown: Shown) -> None:
        """Show what is shown now."""

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""


@dataclass(frozen=True)
class Place:
    """A panel of the catalogue: key, title of its tab, where it stands, and how it is made."""

    key: str
    title: Text
    where: str
    make: Callable[[], Panel]


FORMULA = Text(QT_TRANSLATE_NOOP("window", "Formula"))
OWN_FORMULA = Text(QT_TRANSLATE_NOOP("window", "My formula"))
OVER_TIME = Text(QT_TRANSLATE_NOOP("panels", "Links over time"))

PLACES: tuple[Place, ...] = (
    Place("happens", HAPPENS, UPPER, HappensPanel),
    Place("formula", FORMULA, UPPER, FormulaPanel),
    Place("own-formula", OWN_FORMULA, UPPER, OwnFormulaPanel),
    Place("place", Text(QT_TRANSLATE_NOOP("window", "Node / link")), UPPER, PlacePanel),
    Place("data", Text(QT_TRANSLATE_NOOP("window", "Data")), LOWER, DataPanel),
    Place("steps", Text(QT_TRANSLATE_NOOP("window", "Steps")), LOWER, StepsPanel),
    Place("links-over-time", OVER_TIME, BELOW, LinksPanel),
    Place("gantt", Text(QT_TRANSLATE_NOOP("panels", "Gantt")), BELOW, GanttPanel),
    Place("load", Text(QT_TRANSLATE_NOOP("panels", "Load")), BELOW, LoadPanel),
    Place("queues", Text(QT_TRANSLATE_NOOP("panels", "Queues")), BELOW, QueuesPanel),
    Place("table", Text(QT_TRANSLATE_NOOP("panels", "Table")), BELOW, TablePanel),
)
"""All panels of the catalogue, in the order of their tabs."""
