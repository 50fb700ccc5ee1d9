"""The commands that draw nothing: each takes the words behind its name and a language.

``main.py`` calls them; those that draw are in ``gui/commands``.
"""

from __future__ import annotations

from engine.commands.embed import embed
from engine.commands.fit import fit
from engine.commands.listing import list_all
from engine.commands.ranks import ranks
from engine.commands.simulate import simulate
from engine.commands.table import table

__all__ = ["embed", "fit", "list_all", "ranks", "simulate", "table"]
