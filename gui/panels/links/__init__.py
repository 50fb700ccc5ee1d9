"""The links: those used in the shown cycle, or what comes to each over the whole run."""

from engine.report.links import COLUMNS, TOTAL_COLUMNS, link_columns, total_columns
from gui.panels.links.panel import CYCLE, RUN, LinksPanel

__all__ = [
    "COLUMNS",
    "CYCLE",
    "RUN",
    "TOTAL_COLUMNS",
    "LinksPanel",
    "link_columns",
    "total_columns",
]
