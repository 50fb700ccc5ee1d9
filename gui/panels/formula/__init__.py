"""The closed form of a run, and a formula of somebody's own."""

from gui.panels.formula.own import OwnFormulaPanel
from gui.panels.formula.panel import FormulaPanel

__all__ = ["FormulaPanel", "OwnFormulaPanel"]
