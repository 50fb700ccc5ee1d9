"""What a panel may ask of the window: small values, so that panels know neither session nor window.

A panel emits ``asked`` with one of these; ``gui.panel_board`` passes it on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.scenario import Scenario
from engine.text import Text


@dataclass(frozen=True)
class SelectLink:
    """Select a link by its number, or none."""

    link: int | None


@dataclass(frozen=True)
class SelectNode:
    """Select a node, or none."""

    node: int | None


@dataclass(frozen=True)
class SelectChunk:
    """Select a chunk by (origin, destination) as nodes, or none; the destination may be None."""

    chunk: tuple[int, int | None] | None


@dataclass(frozen=True)
class Light:
    """Light up transfers in the picture, by their numbers."""

    transfers: frozenset[int]


@dataclass(frozen=True)
class GoTo:
    """Go to a time in ticks."""

    position: int


@dataclass(frozen=True)
class Change:
    """Change settings of the scenario, such as ``{"p": 32}``."""

    settings: Mapping[str, object]


@dataclass(frozen=True)
class ChangeView:
    """Change fields of the view, such as ``{"notation": "book"}``."""

    fields: Mapping[str, object]


@dataclass(frozen=True)
class Open:
    """Show another scenario."""

    scenario: Scenario


@dataclass(frozen=True)
class Export:
    """Open the dialog "Export" with a kind of export, a key of ``engine.export.whats.WHATS``.

    ``options`` are values of its options, as ``ExportChoice`` calls them, and ``ending``.
    """

    what: str
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Say:
    """Tell something in the message bar."""

    text: Text
