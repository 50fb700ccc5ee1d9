"""What the lab shows, as a value: an embedding and the seed of its random map; and its past."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.embedding import (
    BEST,
    BY_HAND,
    Embedding,
    Guest,
    Host,
    by_hand,
    embedding_of,
    guest_kind,
    guest_of,
    host_for,
    host_kind,
    host_of,
    host_on,
    why_not,
)
from engine.embedding.guests import RUNNING
from engine.embedding.reading import Place, in_list
from engine.errors import InputError
from engine.picture.embedding_figure import check_drawn
from engine.scenario import Scenario
from engine.scenario.embedded import MAX_SEED, Laid, laid_by_hand
from engine.scenario.fields import MAX_P, sides, whole
from engine.text import QT_TRANSLATE_NOOP, Text

GUEST_RUNS = QT_TRANSLATE_NOOP(
    "embedding lab", "operations run on rings and tori; the guest is a {guest}"
)
HOST_RUNS = QT_TRANSLATE_NOOP(
    "embedding lab",
    "the program runs operations on rings, tori and hypercubes; the host is a {host}",
)
MOST_KEPT = 500
RANDOM = "random"


@dataclass(frozen=True)
class Laying:
    """An embedding in the lab.  What cannot be raises ``InputError`` and changes nothing."""

    embedding: Embedding
    seed: int = 0

    @property
    def guest(self) -> Guest:
        """The network that is laid."""
        return self.embedding.guest

    @property
    def host(self) -> Host:
        """The network into which it is laid."""
        return self.embedding.host

    def with_guest(self, kind: str, size: str | None = None) -> Laying:
        """Return another guest, of a size as typed or near the one before, in a host to fit."""
        guest = _guest_near(kind, self.guest.p) if size is None else _guest_sized(kind, size)
        return self._laid(guest, host_for(self.host.kind, guest.p, guest.dims))

    def with_host(self, kind: str, size: str | None = None) -> Laying:
        """Return another host, of a size as typed or the smallest that fits."""
        if size is None:
            return self._laid(self.guest, host_for(kind, self.guest.p, self.guest.dims))
        p, dims = _size(size, "p")
        return self._laid(self.guest, host_of(kind, p, dims))

    def with_map(self, key: str, seed: str | None = None) -> Laying:
        """Return the same networks by another map of the catalogue, or the best."""
        number = self.seed if seed is None else whole(seed, "seed", 0, MAX_SEED)
        return Laying(embedding_of(self.guest, self.host, key, number), number)

    def with_nodes(self, values: object, place: Place = in_list) -> Laying:
        """Return the map that names these host nodes for guest node 0, 1, ..."""
        embedding = by_hand(self.guest, self.host, values, place)
        same = embedding.placed == self.embedding.placed
        return self if same else replace(self, embedding=embedding)

    def with_embedding(self, embedding: Embedding) -> Laying:
        """Return another embedding with the same seed."""
        return replace(self, embedding=embedding)

    def _laid(self, guest: Guest, host: Host) -> Laying:
        """Return other networks by the same map, or by the best where that does not apply."""
        check_drawn(guest, host)
        key = self.embedding.map
        if key == BY_HAND or why_not(key, guest, host) is not None:
            key = BEST
        return Laying(embedding_of(guest, host, key, self.seed), self.seed)

    @property
    def why_not_run(self) -> Text | None:
        """Why no operation can run through it, None if one can."""
        if self.guest.kind not in RUNNING:
            return Text(GUEST_RUNS, guest=self.guest.name)
        if self.host.network is None:
            return Text(HOST_RUNS, host=self.host.name)
        return None

    @property
    def laid(self) -> Laid:
        """What a scenario says of it."""
        if self.embedding.map == BY_HAND:
            return laid_by_hand(self.embedding)
        seed = self.seed if self.embedding.map == RANDOM else 0
        return Laid(self.guest.kind, self.guest.dims, self.embedding.map, seed)


def first_laying() -> Laying:
    """Return the lecture's example: the Gray ring of the cube."""
    return Laying(embedding_of(guest_of("ring", 8), host_of("hypercube", 8)))


def laying_of(scenario: Scenario) -> Laying:
    """Return the embedding of a scenario; without one the ring of as many nodes, laid best.

    Raises
    ------
    InputError
        If its network is no host of the lab, or too large.
    """
    host_kind(scenario.network.kind)
    if scenario.embedding is not None and scenario.laid is not None:
        check_drawn(scenario.embedding.guest, scenario.embedding.host)
        return Laying(scenario.embedding, scenario.laid.seed)
    guest, host = guest_of("ring", scenario.network.p), host_on(scenario.network)
    check_drawn(guest, host)
    return Laying(embedding_of(guest, host))


def _size(text: str, name: str) -> tuple[int | None, tuple[int, ...] | None]:
    """Return the number of nodes or the sides that a text means."""
    joined = "".join(text.split()).lower()
    for sign in "\u00d7\u0445*\u00b7":  # all that stand for times; the second is Cyrillic
        joined = joined.replace(sign, "x")
    return (None, sides(joined)) if "x" in joined else (whole(joined, name, 1, MAX_P), None)


def _guest_sized(kind: str, size: str) -> Guest:
    return guest_of(kind, *_size(size, "p"))


def _guest_near(kind: str, p: int) -> Guest:
    """Return the guest of a kind with p nodes, or with the nearest number that can be."""
    for distance in range(p + 4):
        for other in (p - distance, p + distance):
            try:
                guest = guest_of(kind, other)
            except InputError:
                continue
            return guest
    return guest_of(kind, guest_kind(kind).usual)


class Past:
    """The layings that were shown, and a place among them."""

    def __init__(self, first: Laying) -> None:
        self._all = [first]
        self._place = 0

    @property
    def now(self) -> Laying:
        """What is shown."""
        return self._all[self._place]

    @property
    def can_undo(self) -> bool:
        """Whether there is something before."""
        return self._place > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is something after."""
        return self._place < len(self._all) - 1

    def add(self, laying: Laying) -> bool:
        """Show something new; return whether it differs from what was shown."""
        if laying == self.now:
            return False
        self._all = [*self._all[: self._place + 1], laying][-MOST_KEPT:]
        self._place = len(self._all) - 1
        return True

    def step(self, by: int) -> None:
        """Go back (-1) or on again (1), as far as there is something."""
        self._place = min(max(self._place + by, 0), len(self._all) - 1)
