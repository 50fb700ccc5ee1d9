"""Exports of a window: their jobs, and the parts of the dialog that asks for them."""
