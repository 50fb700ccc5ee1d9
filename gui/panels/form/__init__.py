"""The panel on the left: the scenario as a form."""

from gui.panels.form.panel import FormPanel

__all__ = ["FormPanel"]
