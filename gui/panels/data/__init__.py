"""Who holds what: nodes by chunks, and the way of one chunk."""

from gui.panels.data.panel import DataPanel

__all__ = ["DataPanel"]
