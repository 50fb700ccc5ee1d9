"""Parameters that are given beside a fit: where they begin, and as settings of a run."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.cluster.fitting import Fit
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.models import Frame, Model
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of

PLACES = 15
"""Places of a number in a scenario."""

BELOW_ZERO = QT_TRANSLATE_NOOP(
    "fit", "model {model}: {name} is {value}; a run needs 0 or more, so move it first"
)


def rounded(value: float | Fraction) -> Fraction:
    """Return a number in six digits that count, with at most 15 places.

    >>> rounded(0.0895930123), rounded(150.3000001)
    (Fraction(89593, 1000000), Fraction(1503, 10))
    """
    return Fraction(round(Fraction(f"{float(value):.6g}") * 10**PLACES), 10**PLACES)


def start_values(fit: Fit) -> dict[str, Fraction]:
    """Return parameters that make the times of a fit, in six digits.

    Of a combination the first parameter has all of its value, the others 0.
    """
    return {name: rounded(value) for name, value in fit.one_choice().items()}


def run_settings(
    model: Model, values: Mapping[str, Fraction], frame: Frame, topology: str, p: int
) -> dict[str, object]:
    """Return the changes that make a run have a model with parameters.

    A run on another network goes over to a switch of as many nodes; what only its network has is
    left out.

    Raises
    ------
    InputError
        If a parameter is below 0.
    """
    given = {name: rounded(values[name]) for name in model.names}
    for name, value in given.items():
        if value < 0:
            told = {"name": name, "value": format_exact(value)}
            raise InputError(Text(BELOW_ZERO, model=model.key, **told))
    changes: dict[str, object] = {"model": model.key, **given}
    if model.key == "B":
        changes |= {"vmax": frame.vmax, "vc": frame.vc}
    if not kind_of(topology).star:
        gone = dict.fromkeys(("dims", "algorithm", "embedding"))
        changes |= {"topology": "switch", "p": p, **gone, "slow-link": []}
    return changes
