"""The lecture's models of one message in a cluster: A, B and C (lecture 3.4).

Each is a sum of parameters times whole numbers that depend on the message's length alone, so a
model is a list of parameter names and the function that gives those numbers.  In a scenario the
parameters are its three rates ts, th and tw (``rates``): the lecture writes the startup tn, the
service data tc and the byte tk with the letters of startup, hop and word.

- **A**  t = tn + m tk + tc: the packets' method over one link.
- **B**  a message longer than Vmax - Vc bytes goes as n = ceil(m / (Vmax - Vc)) packets, each with
  Vc bytes of its own; the latency t0 + v t1 grows with the bytes v of the first packet.
- **C**  t = tn + m tk (Hockney): 1 / tk is the bandwidth.

Lengths are in bytes, times in whatever unit the parameters have (microseconds in measurements).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from engine.catalogue import find
from engine.errors import InputError
from engine.exact_time import Terms
from engine.text import QT_TRANSLATE_NOOP, Text

VMAX = 1500
"""The longest packet of Fast Ethernet, in bytes (lecture 3.4)."""

VC = 78
"""The bytes that TCP/IP adds to each packet (lecture 3.4)."""

FRAME = QT_TRANSLATE_NOOP(
    "models",
    "vmax must be larger than vc (bytes of a packet, and those of its head); they are "
    "{vmax} and {vc}",
)
WHAT = QT_TRANSLATE_NOOP("models", "the model")


@dataclass(frozen=True)
class Frame:
    """The packet of model B: ``vmax`` bytes at most, ``vc`` of them its head."""

    vmax: int = VMAX
    vc: int = VC

    def __post_init__(self) -> None:
        """Refuse a packet that holds nothing.

        Raises
        ------
        InputError
            If vmax is not above vc.
        """
        if self.vmax <= self.vc:
            raise InputError(Text(FRAME, vmax=self.vmax, vc=self.vc))

    @property
    def room(self) -> int:
        """The bytes of a message that one packet carries."""
        return self.vmax - self.vc

    def packets(self, m: int) -> int:
        """Return how many packets m bytes need: at least one.

        >>> [Frame().packets(m) for m in (0, 1422, 1423)]
        [1, 1, 2]
        """
        return max(1, -(-m // self.room))


USUAL_FRAME = Frame()
"""The packet of TCP/IP over Fast Ethernet."""


@dataclass(frozen=True)
class Model:
    """An entry of the catalogue of models.

    ``names`` are its parameters; ``weights(m, frame)`` how often each is paid for m bytes.
    ``rates`` are the parameters that stand in a scenario for ts, th and tw; empty where none does.
    """

    key: str
    title: Text
    names: tuple[str, ...]
    weights: Callable[[int, Frame], tuple[int, ...]]
    rates: tuple[str, str, str]

    def time(
        self, m: int, parameters: Mapping[str, Fraction], frame: Frame | None = None
    ) -> Fraction:
        """Return the time of one message of m bytes, exactly.

        >>> B.time(2000, dict(t0=Fraction(100), t1=Fraction(1, 10), tk=Fraction(1)))
        Fraction(11991, 5)
        """
        weights = self.weights(m, frame or USUAL_FRAME)
        pairs = zip(weights, self.names, strict=True)
        return sum((weight * parameters[name] for weight, name in pairs), Fraction(0))

    def terms(self, m: int, frame: Frame) -> Terms:
        """Return how often a message of m bytes pays each of the rates ts, th and tw.

        >>> A.terms(100, Frame())
        Terms(ts=Fraction(1, 1), th=Fraction(1, 1), tw=Fraction(100, 1))
        """
        paid = dict(zip(self.names, self.weights(m, frame), strict=True))
        return Terms(*(Fraction(paid.get(name, 0)) for name in self.rates))


def _linear(m: int, frame: Frame) -> tuple[int, ...]:
    return 1, m


def _with_service(m: int, frame: Frame) -> tuple[int, ...]:
    return 1, m, 1


def _packets(m: int, frame: Frame) -> tuple[int, ...]:
    return 1, min(m, frame.room), m + frame.vc * frame.packets(m)


A = Model(
    "A",
    Text(QT_TRANSLATE_NOOP("models", "Model A")),
    ("tn", "tk", "tc"),
    _with_service,
    ("tn", "tc", "tk"),
)
B = Model(
    "B",
    Text(QT_TRANSLATE_NOOP("models", "Model B")),
    ("t0", "t1", "tk"),
    _packets,
    ("t0", "t1", "tk"),
)
C = Model(
    "C",
    Text(QT_TRANSLATE_NOOP("models", "Model C (Hockney)")),
    ("tn", "tk"),
    _linear,
    ("tn", "", "tk"),
)

MODELS = (A, B, C)
"""The models, in the lecture's order."""


def model_of(key: str) -> Model:
    """Return a model by its key.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(MODELS, key, Text(WHAT))
