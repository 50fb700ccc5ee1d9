"""The panel below the network: the player and its bar to time scale."""

from gui.panels.player.panel import PlayerPanel
from gui.panels.player.time_bar import TimeBar

__all__ = ["PlayerPanel", "TimeBar"]
