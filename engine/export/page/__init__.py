"""A run as one HTML page that needs nothing else: no network, no other file, no storage."""

from __future__ import annotations

from engine.export.page.settings import MOST_BYTES, MOST_CYCLES, Settings
from engine.export.page.whole import page

__all__ = ["MOST_BYTES", "MOST_CYCLES", "Settings", "page"]
