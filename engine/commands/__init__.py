"""The commands that draw nothing: each takes the words behind its name and a language.

``main.py`` calls them; those that draw are in ``gui/commands``.  ``fit`` and ``ranks`` are read in
when they are called: no other command needs what they import.
"""

from __future__ import annotations

from engine.commands.embed import embed
from engine.commands.listing import list_all
from engine.commands.simulate import simulate
from engine.commands.table import table

__all__ = ["embed", "list_all", "simulate", "table"]
