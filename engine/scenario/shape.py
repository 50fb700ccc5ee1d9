"""The size of a scenario's network: p, or ring lengths, or both."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from engine.errors import InputError, shown
from engine.scenario.fields import MAX_P, sides, whole
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of

USUAL_P = 16
"""The number of processors when nothing is said."""

P_AND_DIMS = QT_TRANSLATE_NOOP(
    "scenario", "p and dims must agree; p is {p} and {dims} makes {product}"
)


def shape(topology: str, given: Mapping[str, object]) -> tuple[int, ...]:
    """Return the ring lengths (of a hub or switch: p) from p or dims or both.

    Raises
    ------
    InputError
        If they do not fit the topology or one another.
    """
    kind = kind_of(topology)
    if given.get("dims") is None:
        p = given.get("p")
        return kind.dims_of_p(whole(USUAL_P if p is None else p, "p", 1, MAX_P))
    dims = kind.check_dims(sides(given["dims"]))
    if given.get("p") is not None and whole(given["p"], "p", 1, MAX_P) != prod(dims):
        written = "x".join(map(str, dims))
        text = Text(P_AND_DIMS, p=shown(given["p"]), dims=written, product=prod(dims))
        raise InputError(text)
    return dims
