"""What was made last is kept: several panels ask for the same cycle one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")

MOST_KEPT = 4


class Recent(Generic[Value]):
    """The last few values that were made, each by its number.

    Who makes them is not kept: a value may hold on to a large run, and goes when its owner goes.
    """

    def __init__(self) -> None:
        self._kept: dict[int, Value] = {}

    def get(self, number: int) -> Value | None:
        """Return the value of a number if it is still there."""
        return self._kept.get(number)

    def of(self, number: int, make: Callable[[int], Value]) -> Value:
        """Return the value of a number, made now if it is not there."""
        if number not in self._kept:
            value = make(number)
            if len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[number] = value
        return self._kept[number]
