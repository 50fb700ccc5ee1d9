"""What moves with time: the pictures and the player, told together where a run is."""

from __future__ import annotations

from gui.beside import Beside
from gui.panels.player import PlayerPanel
from gui.presenter import Presentation
from gui.shown import Shown


class Stage:
    """Shows a moment in every picture and in the player; of two runs the longer is the clock."""

    def __init__(self, pictures: Presentation, beside: Beside, player: PlayerPanel) -> None:
        self._pictures = pictures
        self._beside = beside
        self._player = player

    def show_runs(self, shown: Shown) -> None:
        """Show other runs."""
        self._pictures.show_run(shown.run)
        self._player.show_run(shown.clock)
        self._beside.show_runs(shown)

    def show_position(self, shown: Shown) -> None:
        """Show where the runs are."""
        self._pictures.show_cycle(*shown.moment(0))
        self._beside.show_moment(shown)
        cycle = shown.clock.trace.cycle_at(shown.position)
        self._player.show_moment(cycle, float(shown.position))
        self._player.show_bookmarks(shown.bookmarks)
        self._player.show_lit(shown.lit)

    def show_glide(self, shown: Shown, cycle: int, ticks: float) -> None:
        """Show a time between, while it is played."""
        self._pictures.show_cycle(*shown.moment(0, ticks))
        self._beside.show_moment(shown, ticks)
        self._player.show_moment(cycle, ticks)
