"""The picture of the network: one widget, painted from arrays, with no state of time.

``NetworkCanvas`` shows what ``engine.report.scene`` says about a cycle of a run.
"""

from gui.canvas.canvas import NetworkCanvas

__all__ = ["NetworkCanvas"]
