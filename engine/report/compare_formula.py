"""A formula of somebody's own beside the simulated time and the closed form, over p and m.

All sizes of the scenario's kind of network up to ``LARGEST_P`` are tried with several messages,
small ones first, until the first that differs.  Times are fractions and compared with ``==``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from math import prod

from engine.errors import Cancelled, InputError
from engine.exact_time import format_exact
from engine.formulas.own import OwnFormula
from engine.run import analytic_time, case_of, run
from engine.scenario import Scenario
from engine.sweep import CURVE_CROSSINGS, at
from engine.text import QT_TRANSLATE_NOOP, Text

LARGEST_P = 256
MESSAGES = (1, 2, 7, 100)
"""The message sizes tried, beside the scenario's own."""

TIMES = "×"

EQUAL = QT_TRANSLATE_NOOP("own formula", "equal in all {n} cases tried", None, 1)
DIFFERS = QT_TRANSLATE_NOOP(
    "own formula", "p = {p}, m = {m}: your formula {own}, simulated {other}"
)
DIFFERS_ON = QT_TRANSLATE_NOOP(
    "own formula", "p = {p} ({dims}), m = {m}: your formula {own}, simulated {other}"
)
NONE_TRIED = QT_TRANSLATE_NOOP("own formula", "no case could be tried")
EQUAL_TO_FORM = QT_TRANSLATE_NOOP(
    "own formula", "equal to the closed form in all {n} cases", None, 1
)
DIFFERS_FROM_FORM = QT_TRANSLATE_NOOP(
    "own formula", "the closed form is {other} at p = {p}, m = {m}, your formula {own}"
)
NO_FORM = QT_TRANSLATE_NOOP("own formula", "there is no closed form to compare it with")
WITHOUT_VALUE = QT_TRANSLATE_NOOP(
    "own formula", "in {n} cases your formula has no exact value ({reason})", None, 1
)
TOO_LARGE = QT_TRANSLATE_NOOP("own formula", "{n} large cases were not simulated", None, 1)
FREE = QT_TRANSLATE_NOOP(
    "own formula", "{cost} is 0 here: what your formula says of {cost} was not tried"
)
NO_SLOW = QT_TRANSLATE_NOOP("own formula", "slow links were left away")


@dataclass(frozen=True)
class Difference:
    """A case in which a formula and another time differ."""

    scenario: Scenario
    own: Fraction
    other: Fraction


@dataclass(frozen=True)
class Comparison:
    """What came out.

    Attributes
    ----------
    scenario : Scenario
        Whose network, operation, algorithm, switching and costs were tried.
    tried, too_large, without_value : int
        Cases compared with the simulation; those too large for it; those without a value.
    reason : Text or None
        Why the first case without a value has none.
    counterexample : Difference or None
        The first case in which the simulated time is another.
    with_form : int
        Cases compared with the closed form.
    from_form : Difference or None
        The first of them that differs.
    """

    scenario: Scenario
    tried: int
    too_large: int
    without_value: int
    reason: Text | None
    counterexample: Difference | None
    with_form: int
    from_form: Difference | None

    @property
    def equal(self) -> bool:
        """Whether some cases were tried and none differs."""
        return self.tried > 0 and self.counterexample is None


def values_of(scenario: Scenario) -> dict[str, Fraction]:
    """Return what the letters of a formula are in a scenario; N follows from p."""
    case = case_of(scenario)
    values = {cost: getattr(scenario, cost) for cost in ("ts", "th", "tw")}
    whole = {"p": case.p, "m": case.m}
    if "q" in scenario.uses:
        whole["q"] = case.q
    if "source" in scenario.uses:
        whole["l"] = case.hops
    if case.packet:
        whole["P"] = case.packet
    return values | {key: Fraction(value) for key, value in whole.items()}


def cases(scenario: Scenario, largest: int = LARGEST_P) -> Iterator[Scenario]:
    """Yield the scenarios to try, rising in p and then in m.

    A torus of equal sides stands for all such of as many sides, another for all of as many.
    """
    plain = replace(scenario, slow_links=())
    messages = sorted({*MESSAGES, scenario.m})
    for dims in _networks(scenario, largest):
        other = plain if dims == scenario.dims else at(plain, dims="x".join(map(str, dims)))
        if other is not None:
            for m in messages:
                yield replace(other, m=m)


def _networks(scenario: Scenario, largest: int) -> list[tuple[int, ...]]:
    dims = scenario.dims
    if scenario.topology == "hypercube":
        return [(2,) * n for n in range(1, largest.bit_length()) if 2**n <= largest]
    if len(set(dims)) == 1:
        sides = range(2, largest + 1)
        return [(k,) * len(dims) for k in sides if k ** len(dims) <= largest]
    most = largest // 2 ** (len(dims) - 1)
    found = (
        shape for shape in product(range(2, most + 1), repeat=len(dims)) if prod(shape) <= largest
    )
    return sorted(found, key=lambda shape: (prod(shape), shape))


def compare(
    formula: OwnFormula,
    scenario: Scenario,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda done: None,
    largest: int = LARGEST_P,
) -> Comparison:
    """Compare a formula with simulated times and closed forms, up to the first that differs.

    Raises
    ------
    Cancelled
        If ``cancelled`` said so.
    """
    valued: list[tuple[Scenario, Fraction]] = []
    without, reason = 0, None
    for case in cases(scenario, largest):
        try:
            valued.append((case, formula.value(values_of(case))))
        except InputError as error:
            without, reason = without + 1, reason or error.text
    with_form, from_form = _beside_forms(valued)
    tried, too_large, counterexample = 0, 0, None
    work, done = sum(case.p**2 for case, _ in valued), 0
    for case, own in valued:
        if cancelled():
            raise Cancelled
        try:
            simulated = run(case, prove=False, cancelled=cancelled, most=CURVE_CROSSINGS).simulated
        except InputError:
            too_large += 1
            continue
        tried, done = tried + 1, done + case.p**2
        progress(done / work)
        if own != simulated:
            counterexample = Difference(case, own, simulated)
            break
    return Comparison(
        scenario, tried, too_large, without, reason, counterexample, with_form, from_form
    )


def _beside_forms(valued: list[tuple[Scenario, Fraction]]) -> tuple[int, Difference | None]:
    """Return how many cases have a closed form, and the first in which it differs."""
    compared, first = 0, None
    for case, own in valued:
        time = analytic_time(case)
        if time is not None:
            compared += 1
            if time != own and first is None:
                first = Difference(case, own, time)
    return compared, first


def verdict(found: Comparison) -> list[Text]:
    """Return what came out in sentences, the verdict first."""
    said = [_simulated(found), _form(found)]
    if found.reason is not None:
        said.append(Text(WITHOUT_VALUE, n=found.without_value, reason=found.reason))
    if found.too_large:
        said.append(Text(TOO_LARGE, n=found.too_large))
    said += [
        Text(FREE, cost=cost) for cost in ("ts", "th", "tw") if not getattr(found.scenario, cost)
    ]
    if found.scenario.slow_links:
        said.append(Text(NO_SLOW))
    return said


def _simulated(found: Comparison) -> Text:
    if found.counterexample is None:
        return Text(EQUAL, n=found.tried) if found.tried else Text(NONE_TRIED)
    values = _named(found.counterexample)
    dims = found.counterexample.scenario.dims
    if found.scenario.topology != "torus":
        return Text(DIFFERS, **values)
    return Text(DIFFERS_ON, **values, dims=TIMES.join(map(str, dims)))


def _form(found: Comparison) -> Text:
    if found.from_form is not None:
        return Text(DIFFERS_FROM_FORM, **_named(found.from_form))
    return Text(EQUAL_TO_FORM, n=found.with_form) if found.with_form else Text(NO_FORM)


def _named(difference: Difference) -> dict[str, object]:
    scenario = difference.scenario
    own, other = format_exact(difference.own), format_exact(difference.other)
    return {"p": scenario.p, "m": scenario.m, "own": own, "other": other}
