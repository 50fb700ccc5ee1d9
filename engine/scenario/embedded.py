"""The embedding of a scenario: which guest, and how it lies in the scenario's network.

On the command line and in files it is a word, ``GUEST[:SIZE][:MAP]``: ``ring``, ``ring:gray``,
``ring:6:gray``, ``torus:4x4:identity``, ``ring:random:7`` (a seed), ``ring:0-1-3-2-6-7-5-4`` (a
host node for each guest node).  A list of nodes is written to files as an object with ``guest``,
``size`` and ``map``.  Without a size the guest has as many nodes as the network; without a map the
best known is taken.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from engine.embedding import (
    BEST,
    BY_HAND,
    MAPS,
    Embedding,
    Guest,
    by_hand,
    embedding_of,
    guest_kind,
    guest_of,
    host_on,
    in_file,
    inline,
    read_lines,
)
from engine.embedding.guests import RUNNING
from engine.embedding.reading import in_list, whole_nodes
from engine.errors import InputError, shown
from engine.scenario.fields import MAX_P, sides, whole, word
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from engine.topology import Topology

NONE = "none"
"""The word for no embedding."""

KEYS = (BEST, *(entry.key for entry in MAPS))
"""The words for maps."""

GRAPH_ONLY = QT_TRANSLATE_NOOP(
    "scenario",
    "operations run on rings and tori; a {guest} can be laid into a network by the command embed "
    "only",
)
NO_MAP = QT_TRANSLATE_NOOP(
    "scenario",
    "the map {value} is not known; there is {known}, or host nodes joined by dashes, or a file "
    "that is named on the command line",
)
NO_EMBEDDING = QT_TRANSLATE_NOOP(
    "scenario",
    "an embedding must be a guest, a size and a map, such as ring:8:gray, or an object of these; "
    "{value} is not",
)
MAX_SEED = 2**31 - 1

_INLINE = re.compile(r"\d+(-\d+)+")
_SIZE = re.compile(r"\d+(x\d+)*")


@dataclass(frozen=True)
class Laid:
    """What is said of an embedding; two scenarios that say the same are equal.

    Attributes
    ----------
    guest : str
        Key of a guest on which operations run.
    size : tuple of int
        Its sides; empty: as many nodes as the network has.
    map : str
        Key of a map, ``best`` or ``by-hand``.
    seed : int
        Of the random map.
    nodes : tuple of int
        The host node of each guest node, for ``by-hand``.
    file : str
        Where they were read, so that a sentence can name the line.
    """

    guest: str
    size: tuple[int, ...] = ()
    map: str = BEST
    seed: int = 0
    nodes: tuple[int, ...] = ()
    file: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        """Return the word for it."""
        return self.written

    @property
    def written(self) -> str:
        """The word for it, which ``laid_from`` reads."""
        size = [self._size] if self.size else []
        how = {BEST: [], BY_HAND: [inline(self.nodes)], "random": ["random", str(self.seed)]}
        return ":".join([self.guest, *size, *how.get(self.map, [self.map])])

    @property
    def _size(self) -> str:
        return "x".join(map(str, self.size))

    @property
    def setting(self) -> str | dict[str, object]:
        """The word for it; for a list of nodes an object that holds the list."""
        if self.map != BY_HAND:
            return self.written
        size = {"size": self._size} if self.size else {}
        return {"guest": self.guest, **size, "map": list(self.nodes)}

    def guest_in(self, network: Topology) -> Guest:
        """Return the guest, whose size may be the network's.

        Raises
        ------
        InputError
            If no guest has such a size.
        """
        if self.size:
            return guest_of(self.guest, dims=self.size)
        return guest_of(self.guest, network.p)

    def embedding(self, network: Topology) -> Embedding:
        """Return the guest laid into a network.

        Raises
        ------
        InputError
            If it does not fit.
        """
        return _embedding(self, network)


@lru_cache(maxsize=32)
def _embedding(laid: Laid, network: Topology) -> Embedding:
    host = host_on(network)
    guest = laid.guest_in(network)
    if laid.map == BY_HAND:
        place = in_file(Path(laid.file)) if laid.file else in_list
        return by_hand(guest, host, laid.nodes, place)
    return embedding_of(guest, host, laid.map, laid.seed)


def laid_by_hand(embedding: Embedding) -> Laid:
    """Return what is said of an embedding that was made node by node."""
    guest = embedding.guest
    size = () if guest.p == embedding.host.p and len(guest.dims) == 1 else guest.dims
    return Laid(guest.kind, size, BY_HAND, nodes=embedding.placed)


def laid_from(value: object) -> Laid | None:
    """Return an embedding from a word or an object; None for ``none`` and nothing.

    Raises
    ------
    InputError
        If it is none.

    >>> laid_from("ring:6:gray")
    Laid(guest='ring', size=(6,), map='gray', seed=0, nodes=())
    """
    if value is None or value in ("", NONE):
        return None
    if isinstance(value, Laid):
        return value
    if isinstance(value, Mapping):
        return _from_object(value)
    if not isinstance(value, str):
        raise InputError(Text(NO_EMBEDDING, value=shown(value)))
    guest, size, how = parts(value)
    return _laid(guest, size, how, value)


def parts(value: str) -> tuple[str, str, str]:
    """Return guest, size and map of a word; what is not there is empty.

    >>> parts("torus:4x4:my.map"), parts("ring:gray")
    (('torus', '4x4', 'my.map'), ('ring', '', 'gray'))
    """
    guest, _, rest = word(value, "embedding").partition(":")
    first, _, after = rest.partition(":")
    if _SIZE.fullmatch(first.strip()):
        return guest, first.strip(), after.strip()
    return guest, "", rest.strip()


def names_a_map(how: str) -> bool:
    """Return whether words name a map (or none at all), so that they are no file's."""
    return how == "" or bool(_INLINE.fullmatch(how)) or how.partition(":")[0] in KEYS


def _no_map(value: str) -> Text:
    return Text(NO_MAP, value=shown(value), known=enumeration(KEYS))


def _from_object(value: Mapping[str, object]) -> Laid:
    known = {"guest", "size", "map"}
    if "guest" not in value or not set(value) <= known:
        raise InputError(Text(NO_EMBEDDING, value=shown(dict(value))))
    return _laid(value["guest"], value.get("size", ""), value.get("map", ""), value)


def _laid(guest: object, size: object, how: object, given: object) -> Laid:
    key = guest_kind(word(guest, "guest")).key
    if key not in RUNNING:
        raise InputError(Text(GRAPH_ONLY, guest=guest_kind(key).name))
    length = () if size in ("", None, ()) else sides(size)
    if isinstance(how, (list, tuple)):
        return Laid(key, length, BY_HAND, nodes=whole_nodes(how, MAX_P - 1))
    text = word(how, "map")
    if _INLINE.fullmatch(text):
        return Laid(key, length, BY_HAND, nodes=whole_nodes(text.split("-"), MAX_P - 1))
    name, _, seed = text.partition(":")
    if name not in ("", *KEYS):
        raise InputError(_no_map(text))
    if seed and name != "random":
        raise InputError(Text(NO_EMBEDDING, value=shown(given)))
    return Laid(key, length, name or BEST, whole(seed or 0, "seed", 0, MAX_SEED))


def laid_in_file(value: str) -> Laid:
    """Return an embedding from a word whose map is the name of a file, a host node a line.

    Raises
    ------
    InputError
        If the file cannot be read, or a line is no number; what else is wrong is said, with the
        line, when the guest is laid.
    """
    guest, size, name = parts(value)
    path = Path(name)
    if not path.is_file():
        raise InputError(_no_map(name))
    laid = _laid(guest, size, "", value)
    nodes = whole_nodes(read_lines(path), MAX_P - 1, in_file(path))
    return replace(laid, map=BY_HAND, nodes=nodes, file=name)
