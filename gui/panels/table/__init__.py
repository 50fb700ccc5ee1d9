"""Timing tables: a builder of rows, columns and cells, and the table that it makes."""

from gui.panels.table.panel import TablePanel

__all__ = ["TablePanel"]
