"""Which content a view makes of a curve, and on which scales."""

from __future__ import annotations

from dataclasses import dataclass

from engine.sweep import Curve, units_of
from gui.panels.curves.choice import LINEAR_SCALE, Choice
from gui.panels.curves.content import Content
from gui.panels.curves.differences import difference_content
from gui.panels.curves.scales import Scale
from gui.panels.curves.shares import shares_content
from gui.panels.curves.times import time_content
from gui.panels.curves.tools import DIFFERENCE, SHARES


@dataclass(frozen=True)
class Seen:
    """A content and the scales that it is on."""

    content: Content
    x_scale: Scale = LINEAR_SCALE
    y_scale: Scale = LINEAR_SCALE


def seen(curve: Curve, view: str, kind: str, choice: Choice) -> Seen:
    """Return what a view shows of a curve; ``kind`` is that of differences."""
    unit = units_of(curve.request).time
    across, up = choice.scales(curve.over, time=view not in (SHARES, DIFFERENCE))
    if view == SHARES:
        return Seen(shares_content(curve), across, up)
    if view == DIFFERENCE:
        return Seen(difference_content(curve, kind, unit), across, up)
    return Seen(time_content(curve, unit), across, up)
