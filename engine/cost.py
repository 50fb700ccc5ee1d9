"""The cost model, left of the simulator: words to ticks of startup, lag and occupation.

A transfer of k words occupies each link of its route for ``th + k tw``.  Store-and-forward: it may
start on the next link when its tail has arrived; cut-through: when its head has, ``th`` later.
Finite packets: k words go as n = ceil(k / P) packets, the last one short, each with its own header,
each stored and forwarded (Ukrainian lecture, "methods of transfer"; Kumar/Grama 2.5).

A slow link multiplies occupation and lag of that directed link by its factor.

Through a hub or a switch a message of k bytes takes the time of model A, B or C (lecture 3.4), in
which it occupies the line up and the line down together; startups are part of that time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.catalogue import Choice
from engine.errors import InputError
from engine.exact_time import Terms, TickUnit
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers

NO_SUCH_LINK = -1
"""A link that cannot be slow."""

STORE_AND_FORWARD = "store-and-forward"
CUT_THROUGH = "cut-through"
FINITE_PACKETS = "finite-packets"

SWITCHINGS = (
    Choice(STORE_AND_FORWARD, Text(QT_TRANSLATE_NOOP("cost", "Store-and-forward"))),
    Choice(CUT_THROUGH, Text(QT_TRANSLATE_NOOP("cost", "Cut-through"))),
    Choice(FINITE_PACKETS, Text(QT_TRANSLATE_NOOP("cost", "Finite packets"))),
)
"""The switching methods: the lecture's transfer of messages, its transfer of packets, and ours."""

STARTUPS = (
    Choice("one", Text(QT_TRANSLATE_NOOP("cost", "one a step"))),
    Choice("each", Text(QT_TRANSLATE_NOOP("cost", "one each message"))),
)
"""How often the startup is paid in a step."""


@dataclass(frozen=True)
class Message:
    """How a message goes through a hub or a switch.

    Attributes
    ----------
    model : str
        A, B or C.
    vmax, vc : int
        Bytes of a packet, and of its head (model B).
    shared : bool
        Whether one message at a time is under way in the whole network: a hub.
    """

    model: str
    vmax: int
    vc: int
    shared: bool

    def terms(self, size: int) -> Terms:
        """Return how often a message of ``size`` bytes pays ts, th and tw.

        Model B sends packet after packet; while one is under way the next is made ready, so only
        the first one's bytes are paid for that.
        """
        if self.model != "B":
            return Terms(Fraction(1), Fraction(self.model == "A"), Fraction(size))
        room = self.vmax - self.vc
        full, rest = divmod(size, room)
        packets = [room] * full + ([rest] if rest else [])
        sent = sum(body + self.vc for body in packets)
        return Terms(Fraction(1), Fraction(packets[0]), Fraction(sent))


NO_TIME = QT_TRANSLATE_NOOP(
    "cost", "th and tw must not both be 0: a transfer has to take some time on a link"
)


@dataclass(frozen=True)
class Cost:
    """What a message costs, exactly.

    Attributes
    ----------
    switching : str
        Key of ``SWITCHINGS``.
    startup, per_hop, per_word : Fraction
        ts, th, tw in units of time.
    packet : int
        Words of a packet (finite packets only).
    startups_each : bool
        A node's k-th message of a step enters at k ts instead of ts.
    slow : mapping of link to factor
    beside : tuple of Fraction
        Times that must be whole ticks too, so that two runs may share a clock.
    message : Message or None
        How messages go through a hub or a switch; ts, th, tw are then its model's parameters.
    """

    switching: str
    startup: Fraction
    per_hop: Fraction
    per_word: Fraction
    packet: int = 0
    startups_each: bool = False
    slow: Mapping[int, Fraction] = field(default_factory=dict)
    beside: tuple[Fraction, ...] = ()
    message: Message | None = None

    def __post_init__(self) -> None:
        """Refuse links that take no time.

        Raises
        ------
        InputError
            If th and tw are both 0 (through a hub or a switch: ts too).
        """
        whole = self.startup if self.message is not None else Fraction(0)
        if not self.per_hop and not self.per_word and not whole:
            raise InputError(Text(NO_TIME))

    @cached_property
    def unit(self) -> TickUnit:
        """The tick of all these costs."""
        factors = [Fraction(1), *self.slow.values()]
        costs = [self.per_hop, self.per_word]
        if self.message is not None:
            costs.append(self.startup)
        per_link = [f * cost for f in factors for cost in costs]
        return TickUnit.common([self.startup, *per_link, *self.beside])

    @cached_property
    def startup_ticks(self) -> int:
        """The startup before a transfer enters, in ticks; in clusters it is part of a transfer."""
        return 0 if self.message is not None else self.unit.ticks(self.startup)

    def packets(self, words: int) -> list[int]:
        """Return the words of each packet of a transfer; a whole message is one."""
        if self.switching != FINITE_PACKETS:
            return [words]
        full, rest = divmod(words, self.packet)
        return [self.packet] * full + ([rest] if rest else [])

    def packet_words(self, words: int, packet: int) -> int:
        """Return the words of one packet (from 0) of a transfer."""
        if self.switching != FINITE_PACKETS:
            return words
        return min(self.packet, words - packet * self.packet)

    @cached_property
    def _known_ticks(self) -> dict[tuple[int, Fraction], tuple[int, int]]:
        """(words, factor) to (occupation, lag), filled as they are asked for."""
        return {}

    def _ticks(self, words: int, link: int) -> tuple[int, int]:
        factor = self.slow.get(link, Fraction(1))
        known = self._known_ticks.get((words, factor))
        if known is None:
            known = (
                self.unit.ticks(self._time(self.occupation_terms(words, link))),
                self.unit.ticks(self._time(self.lag_terms(words, link))),
            )
            self._known_ticks[words, factor] = known
        return known

    def occupation(self, words: int, link: int) -> int:
        """Return for how many ticks words occupy a link."""
        return self._ticks(words, link)[0]

    def lag(self, words: int, link: int) -> int:
        """Return how many ticks after its start on a link a transfer may start on the next."""
        return self._ticks(words, link)[1]

    def occupation_terms(self, words: int, link: int) -> Terms:
        """Return the occupation as coefficients of ts, th, tw."""
        factor = self.slow.get(link, Fraction(1))
        if self.message is not None:
            return self.message.terms(words).scaled(factor)
        return Terms(Fraction(0), factor, factor * words)

    def lag_terms(self, words: int, link: int) -> Terms:
        """Return the lag as coefficients of ts, th, tw."""
        if self.message is not None:
            return Terms()
        if self.switching == CUT_THROUGH:
            return Terms(Fraction(0), self.slow.get(link, Fraction(1)), Fraction(0))
        return self.occupation_terms(words, link)

    @property
    def startups_before(self) -> int:
        """How many startups a step pays before its transfers enter."""
        return 0 if self.message is not None else 1

    def occupations(self, words: Integers) -> Integers:
        """Return for how many ticks transfers of many sizes occupy a link of factor 1."""
        if self.message is None:
            return self.unit.ticks(self.per_hop) + self.unit.ticks(self.per_word) * words
        sizes, place = np.unique(words, return_inverse=True)
        ticks = [self.occupation(int(size), NO_SUCH_LINK) for size in sizes]
        return np.array(ticks, np.int64)[place]

    def _time(self, terms: Terms) -> Fraction:
        return terms.time(self.startup, self.per_hop, self.per_word)

    def alone(self, words: int, route: list[int]) -> Fraction:
        """Return the time that ``alone_ticks`` counts."""
        return self.unit.time(self.alone_ticks(words, route))

    def alone_ticks(self, words: int, route: list[int]) -> int:
        """Return the ticks that a transfer takes from its entry when nothing is in its way.

        Packet after packet goes through the links of the route; each waits only for the one
        before it.
        """
        free = [0] * len(route)
        for size in self.packets(words):
            ready = 0
            for place, link in enumerate(route):
                start = max(ready, free[place])
                free[place] = start + self.occupation(size, link)
                ready = start + self.lag(size, link)
        return max(free)
