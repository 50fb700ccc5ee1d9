"""What a run comes to: times, verdict, terms, lower bounds."""

from gui.panels.totals.panel import TotalsPanel

__all__ = ["TotalsPanel"]
