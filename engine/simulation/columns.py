"""Columns that are worked out for the rows that are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

BLOCK = 1 << 20
"""Crossings that are worked on at a time where all are needed, so that memory stays small."""

Numbers = npt.NDArray[Any]
"""Whole numbers or truth values of any width: big runs keep theirs in 32 bits."""

Chosen = Any
"""What a column is asked for: an index, a slice, or an array of indices."""


class Column:
    """A property of every crossing, worked out when it is asked for.

    ``column[chosen]`` gives those of some crossings, ``np.asarray(column)`` all of them.
    """

    def __init__(self, find: Callable[[Chosen], Numbers], length: int) -> None:
        self._find = find
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, chosen: Chosen) -> Numbers:
        return self._find(chosen)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return np.asarray(self._find(slice(None)), dtype=dtype)

    def tolist(self) -> list[int]:
        """Return all values as a list."""
        values: list[int] = np.asarray(self).tolist()
        return values
