r"""What a closed form is: data and a function to coefficients, never anything simulated.

A form is written for a ``Case`` (network, operation's parameters) and gives ``Terms``: how many
startups, headers and words the operation costs.  Its LaTeX stands in the code with the marks
``\ts``, ``\th``, ``\tw`` and ``\time``, which ``latex`` turns into the book's or the lecture's
letters.

Two truths: nothing here knows schedules, routes or the simulator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from engine.catalogue import Choice
from engine.exact_time import Terms
from engine.models import USUAL_FRAME, Frame
from engine.text import QT_TRANSLATE_NOOP, Text

NOTATIONS = (
    Choice("lecture", Text(QT_TRANSLATE_NOOP("formulas", "lecture"))),
    Choice("book", Text(QT_TRANSLATE_NOOP("formulas", "book (Kumar, Grama et al.)"))),
)
"""Whose letters a formula is written with."""

LETTERS = {
    "book": (r"t_s", r"t_h", r"t_w", r"T"),
    "ru": (r"t_{\text{н}}", r"t_{\text{с}}", r"t_{\text{к}}", r"t_{\text{пд}}"),
    "uk": (r"t_{\text{п}}", r"t_{\text{с}}", r"t_{\text{к}}", r"t_{\text{пд}}"),
    "book B": (r"t_0", r"t_1", r"t_k", r"T"),
    "ru B": (r"t_{\text{нач}_0}", r"t_{\text{нач}_1}", r"t_{\text{к}}", r"t_{\text{пд}}"),
    "uk B": (r"t_{\text{п}_0}", r"t_{\text{п}_1}", r"t_{\text{к}}", r"t_{\text{пд}}"),
}
"""The letters for startup, per-hop, per-word and the time; those of model B apart."""


@dataclass(frozen=True)
class Case:
    """What a closed form may depend on: the network and the operation's parameters.

    ``hops`` is the distance from source to target (point-to-point); ``packet`` the words of a
    packet; ``order`` low or high.  ``dims`` of a hub or a switch are (p,); ``model`` and ``frame``
    say what a message costs there.
    """

    kind: str
    dims: tuple[int, ...]
    m: int
    q: int = 1
    hops: int = 0
    packet: int = 0
    order: str = "low"
    model: str = ""
    frame: Frame = USUAL_FRAME

    @property
    def star(self) -> bool:
        """Whether this is a hub or a switch."""
        return bool(self.model)

    @property
    def hub(self) -> bool:
        """Whether one message at a time is under way."""
        return self.kind == "hub"

    @property
    def p(self) -> int:
        """The number of processors."""
        return prod(self.dims)

    @property
    def around(self) -> int:
        """S, the sum of k - 1 over the rings."""
        return sum(k - 1 for k in self.dims)

    @property
    def half_around(self) -> int:
        """H, the sum of ceil(k / 2) over the rings."""
        return sum((k + 1) // 2 for k in self.dims)

    @property
    def logarithm(self) -> int:
        """The binary logarithm of p, for sides that are powers of two."""
        return sum(k.bit_length() - 1 for k in self.dims)

    @property
    def sides_in_order(self) -> tuple[int, ...]:
        """The sides in the order in which algorithms take them."""
        return self.dims if self.order == "high" else self.dims[::-1]

    @property
    def powers_of_two(self) -> bool:
        """Whether every side is a power of two."""
        return all(k & (k - 1) == 0 for k in self.dims)

    @property
    def square(self) -> bool:
        """Whether this is a ring, a hypercube or a square torus of two sides."""
        return self.kind != "torus" or (len(self.dims) == 2 and len(set(self.dims)) == 1)

    def headers(self, words: int) -> int:
        """Return how many packets a transfer of so many words makes."""
        return -(-words // self.packet)


@dataclass(frozen=True)
class Expression:
    """One way to write a time: LaTeX by case, and the coefficients."""

    latex: Callable[[Case], str]
    terms: Callable[[Case], Terms]


@dataclass(frozen=True)
class ClosedForm:
    """An entry of the catalogue of closed forms.

    Attributes
    ----------
    operation, algorithm, switching : str
        Keys; one entry may serve several switching methods.
    holds : function
        Whether the form holds for a case (its domain), in words in ``domain``.
    full : Expression
        The full form, with th.
    printed : Expression or None
        As the lecture prints it, where ``prints`` holds.
    printed_is_bound : bool
        The printed form is an upper bound, not the time.
    source : str
        Section of the lecture (and of the book).
    exact : bool
        Whether the full form is the time itself; otherwise it is an upper bound.
    star : bool
        Whether it is for hubs and switches, and for nothing else.
    """

    operation: str
    algorithm: str
    switching: tuple[str, ...]
    full: Expression
    source: str
    holds: Callable[[Case], bool] = lambda case: True
    domain: Text | None = None
    printed: Expression | None = None
    prints: Callable[[Case], bool] = lambda case: case.square
    printed_is_bound: bool = False
    exact: bool = True
    star: bool = False


def terms(ts: int | Fraction, th: int | Fraction, tw: int | Fraction) -> Terms:
    """Return coefficients from whole numbers or fractions."""
    return Terms(Fraction(ts), Fraction(th), Fraction(tw))


def packets_alone(case: Case, words: int, hops: int) -> Terms:
    """Return the time of one transfer in finite packets with nothing in its way.

    ts + (l + n - 2)(P tw + th) + (r tw + th) for n > 1 packets, the last of r words;
    ts + l (k tw + th) for one.
    """
    n = case.headers(words)
    if n == 1:
        return terms(1, hops, hops * words)
    rest = words - (n - 1) * case.packet
    return terms(1, hops + n - 1, (hops + n - 2) * case.packet + rest)


def total(parts: Iterable[Terms]) -> Terms:
    """Return the sum of many terms."""
    result = Terms()
    for part in parts:
        result += part
    return result


def latex(source: str, notation: str, language: str = "ru", model: str = "") -> str:
    r"""Return a formula in the letters of the book or of the lecture in a language.

    Model B of clusters has letters of its own.

    >>> latex(r"\ts + m\,\tw", "book")
    't_s + m\\,t_w'
    """
    whose = "book" if notation == "book" else language if language in ("ru", "uk") else "ru"
    letters = LETTERS[f"{whose} B" if model == "B" else whose]
    source = source.replace("V_m", r"V_{\max}")
    marks = (r"\ts", r"\th", r"\tw", r"\time")
    # the longest mark first: \time begins like no other, but \th would catch \theta
    for mark, letter in sorted(zip(marks, letters, strict=True), key=lambda pair: -len(pair[0])):
        source = source.replace(mark, letter)
    return source
