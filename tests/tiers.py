"""What the first tier leaves to the weekly one: more of the same, which takes minutes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

WEEKLY = os.environ.get("HYPOTHESIS_PROFILE") == "weekly"

Case = TypeVar("Case")


def tier(first: Sequence[Case], weekly: Sequence[Case]) -> list[Case]:
    """Return the cases of the first tier, and once a week the others too."""
    return [*first, *(weekly if WEEKLY else ())]
