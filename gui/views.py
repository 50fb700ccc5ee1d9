"""How each network was looked at last: it is looked at so again when it comes back."""

from __future__ import annotations

from dataclasses import replace

from engine.run import Run
from engine.scenario.view import View
from gui.shown import Shown, network_of, same_steps


class Views:
    """Remembers one view a network."""

    def __init__(self) -> None:
        self._views: dict[tuple[str, tuple[int, ...]], View] = {}

    def view_of(self, new: Run, shown: Shown) -> View:
        """Return how to look at a new run that takes the place of what is shown."""
        self._views[network_of(shown.run)] = shown.view
        view = replace(self._views.get(network_of(new), View()), notation=shown.view.notation)
        if network_of(new) != network_of(shown.run):
            view = replace(view, link=None, node=None)
        same = same_steps(shown.run.scenario, new.scenario)
        kept = [time for time in shown.view.bookmarks if same and time <= new.simulated]
        return replace(view, bookmarks=tuple(kept))
