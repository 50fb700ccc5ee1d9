"""The panel of curves: time over p and over m.

It imports pyqtgraph (half a second), so the window imports this package after its first paint.
"""

from gui.panels.curves.panel import CurvesPanel
from gui.panels.curves.plot import CurvePlot

__all__ = ["CurvePlot", "CurvesPanel"]
