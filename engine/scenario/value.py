"""The ``Scenario`` value: everything that decides a run, validated when it is made.

A scenario is made from *settings*: a mapping of the command line's long option names to what a
person gave, strings or JSON values.  What is not given has the default of ``DEFAULTS``; algorithm,
startups, source and target follow from the rest unless they are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from math import prod

import numpy as np

from engine.algorithms import Algorithm, algorithm_of, default_algorithm
from engine.algorithms.base import ORDERS
from engine.catalogue import Choice, find
from engine.cost import FINITE_PACKETS, NO_TIME, STARTUPS, SWITCHINGS, Message
from engine.embedding import Embedding
from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.operation import Operation, Task, operation_of
from engine.routing import hops_between
from engine.scenario.clusters import KEYS as CLUSTER_KEYS
from engine.scenario.clusters import Cluster, cluster_from, named_costs, rates_from
from engine.scenario.embedded import Laid, laid_from
from engine.scenario.fields import MAX_P, MAX_WORDS, slow_link, whole, word
from engine.scenario.shape import USUAL_P, shape
from engine.scenario.view import View
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology, build, kind_of

DEFAULTS: Mapping[str, object] = {
    "topology": "ring",
    "p": USUAL_P,
    "operation": "broadcast",
    "switching": "store-and-forward",
    "m": 100,
    "packet": 10,
    "ts": "50",
    "th": "0",
    "tw": "0.1",
    "order": "low",
    "root": 0,
    "q": 1,
}
"""What holds when nothing is said."""

KEYS = (
    "topology",
    "p",
    "dims",
    "operation",
    "algorithm",
    "switching",
    "m",
    "packet",
    "ts",
    "th",
    "tw",
    *CLUSTER_KEYS,
    "startups",
    "order",
    "slow-link",
    "embedding",
    "root",
    "q",
    "source",
    "target",
)
"""The settings of a scenario, in the order of files and lists."""

SAME_NODE = QT_TRANSLATE_NOOP(
    "scenario", "source and target must be two different nodes; both are {node}"
)
UNKNOWN_SETTING = QT_TRANSLATE_NOOP("scenario", "the key {key} is not known")
SWITCHING_WHAT = QT_TRANSLATE_NOOP("scenario", "the switching method")
STARTUPS_WHAT = QT_TRANSLATE_NOOP("scenario", "the way to pay startups")
ORDER_WHAT = QT_TRANSLATE_NOOP("scenario", "the order")
ORDER_CHOICES = (
    Choice(ORDERS[0], Text(QT_TRANSLATE_NOOP("scenario", "last dimension first"))),
    Choice(ORDERS[1], Text(QT_TRANSLATE_NOOP("scenario", "first dimension first"))),
)
"""The orders of dimensions, for people."""


@dataclass(frozen=True)
class Scenario:
    """A validated scenario; make it with ``from_settings``.

    Attributes with ``given_`` are None where nothing was said; the properties without it give
    what then holds.  Times are exact, in units of time (per word for tw).  With an embedding the
    operation is the guest's, on topology and dims: root, source, target and q are its processes.
    """

    topology: str
    dims: tuple[int, ...]
    operation: str
    switching: str
    m: int
    packet: int
    ts: Fraction
    th: Fraction
    tw: Fraction
    order: str
    root: int
    q: int
    algorithm: str | None = None
    given_startups: str | None = None
    given_source: int | None = None
    given_target: int | None = None
    slow_links: tuple[tuple[int, int, Fraction], ...] = ()
    laid: Laid | None = None
    cluster: Cluster = field(default_factory=Cluster)
    position: Fraction = Fraction(0)
    view: View = field(default_factory=View)
    notes: str = ""

    def __post_init__(self) -> None:
        """Check what depends on several values.

        Raises
        ------
        InputError
            As ``from_settings``.
        """
        star = self.network.centre is not None
        if not self.th and not self.tw and not (star and self.ts):
            raise InputError(Text(NO_TIME))
        if star:  # the models of clusters take the place of the methods of switching
            object.__setattr__(self, "switching", DEFAULTS["switching"])
            object.__setattr__(self, "cluster", self.cluster.at(self.rates))
        for name in ("root", "source", "target"):
            if name in self.uses:
                whole(getattr(self, name), name, 0, self.logical.p - 1)
        if "q" in self.uses:
            whole(self.q, "q", 1, self.logical.p - 1)
        if "source" in self.uses and self.source == self.target:
            raise InputError(Text(SAME_NODE, node=self.source))
        for a, b, _ in self.slow_links:
            self.network.link_between(a, b)
        slower = tuple(link for link in self.slow_links if link[2] != 1)
        object.__setattr__(self, "slow_links", slower)
        reason = self.algorithm_entry.why_not(self.logical, self.task)
        if reason is not None:
            raise InputError(reason)
        self.view.check(self.network)

    @property
    def p(self) -> int:
        """The number of processors."""
        return prod(self.dims)

    @cached_property
    def network(self) -> Topology:
        """The network."""
        return build(self.topology, self.dims)

    @property
    def rates(self) -> tuple[Fraction, Fraction, Fraction]:
        """Return ts, th and tw."""
        return self.ts, self.th, self.tw

    @property
    def costs(self) -> dict[str, Fraction]:
        """The costs by the names that people know them by: those of a cluster's model, or rates."""
        return named_costs(self.cluster, self.rates, self.network.centre is not None)

    @property
    def message(self) -> Message | None:
        """How messages go through a hub or a switch, None on other networks."""
        return self.cluster.message(self.network)

    @cached_property
    def embedding(self) -> Embedding | None:
        """The guest laid into the network, None where processes are nodes."""
        return None if self.laid is None else self.laid.embedding(self.network)

    @cached_property
    def logical(self) -> Topology:
        """The network that algorithms see: the guest of the embedding, else the network."""
        guest = None if self.embedding is None else self.embedding.guest.network
        return self.network if guest is None else guest

    @property
    def operation_entry(self) -> Operation:
        """The operation's catalogue entry."""
        return operation_of(self.operation)

    @cached_property
    def algorithm_entry(self) -> Algorithm:
        """The algorithm's catalogue entry: the one given, or the default of the case."""
        if self.algorithm is not None:
            return algorithm_of(self.operation, self.algorithm)
        return default_algorithm(self.operation, self.logical, self.switching)

    @property
    def algorithm_key(self) -> str:
        """The key of the algorithm that runs."""
        return self.algorithm_entry.key

    @property
    def startups(self) -> str:
        """``one`` startup a step, or one ``each`` message."""
        if self.given_startups is not None:
            return self.given_startups
        each = self.operation == "total-exchange" and self.algorithm_key == "direct"
        return "each" if each else "one"

    @property
    def source(self) -> int:
        """The node that sends (point-to-point)."""
        return 0 if self.given_source is None else self.given_source

    @property
    def target(self) -> int:
        """The node that receives: unless given, the lowest-numbered of those farthest away."""
        if self.given_target is not None:
            return self.given_target
        everybody = np.arange(self.logical.p)
        hops = hops_between(self.logical, np.full(self.logical.p, self.source), everybody)
        return int(np.argmax(hops))

    @property
    def uses(self) -> frozenset[str]:
        """The options that this operation and algorithm use, beside the ones that all do."""
        used = self.operation_entry.uses | self.algorithm_entry.uses
        if self.network.centre is not None:
            return used | self.cluster.uses
        return used | ({"packet"} if self.switching == FINITE_PACKETS else set())

    @property
    def task(self) -> Task:
        """What is asked for, as algorithms take it."""
        ends = (self.source, self.target) if "source" in self.operation_entry.uses else (0, 1)
        return Task(self.m, self.root, self.q, *ends, self.order, self.switching)

    def without_unused(self) -> Scenario:
        """Return the scenario with everything that it does not use at its default."""
        star = self.network.centre is not None
        unused: dict[str, object] = {}
        unused["cluster"] = self.cluster.without_unused() if star else Cluster()
        for name, key in (("root", "root"), ("q", "q"), ("order", "order"), ("packet", "packet")):
            if key not in self.uses:
                unused[name] = DEFAULTS[key]
        if "source" not in self.uses:
            unused |= {"given_source": None, "given_target": None}
        return replace(self, **unused)  # type: ignore[arg-type]

    def settings(self) -> dict[str, object]:
        """Return settings that make this scenario again, plain values in the order of ``KEYS``."""
        size: dict[str, object] = (
            {"dims": "x".join(map(str, self.dims))} if self.topology == "torus" else {"p": self.p}
        )
        slow = [f"{a}-{b}:{format_exact(factor)}" for a, b, factor in self.slow_links]
        values: dict[str, object] = {
            "topology": self.topology,
            **size,
            "operation": self.operation,
            "algorithm": self.algorithm,
            "switching": self.switching,
            "m": self.m,
            "packet": self.packet,
            "ts": self.ts,
            "th": self.th,
            "tw": self.tw,
            **self.cluster.settings(),
            "startups": self.given_startups,
            "order": self.order,
            "slow-link": slow or None,
            "embedding": None if self.laid is None else self.laid.setting,
            "root": self.root,
            "q": self.q,
            "source": self.given_source,
            "target": self.given_target,
        }
        return {key: value for key, value in values.items() if value is not None}


def from_settings(given: Mapping[str, object]) -> Scenario:
    """Return the scenario that settings describe; what is missing has its default.

    Raises
    ------
    InputError
        With the first value that cannot be used and what is allowed.

    >>> from_settings({"topology": "torus", "dims": "3x5"}).p
    15
    """
    for key in given:
        if key not in KEYS:
            raise InputError(Text(UNKNOWN_SETTING, key=shown(key)))
    settings = {**DEFAULTS, **given}
    topology = _word(settings, "topology")
    cluster = cluster_from(given)
    ts, th, tw = rates_from(settings, cluster, kind_of(topology).star)
    dims = shape(topology, given)
    operation = operation_of(_word(settings, "operation"))
    switching = find(SWITCHINGS, _word(settings, "switching"), Text(SWITCHING_WHAT)).key
    startups = _optional_word(settings, "startups")
    if startups is not None:
        find(STARTUPS, startups, Text(STARTUPS_WHAT))
    order = find(ORDER_CHOICES, _word(settings, "order"), Text(ORDER_WHAT)).key
    laid = laid_from(settings.get("embedding"))
    slow = settings.get("slow-link", ())
    links = [slow_link(one) for one in (slow if isinstance(slow, (list, tuple)) else [slow])]
    by_link = {(a, b): factor for a, b, factor in links}
    return Scenario(
        topology=topology,
        dims=dims,
        operation=operation.key,
        switching=switching,
        m=whole(settings["m"], "m", 1, MAX_WORDS),
        packet=whole(settings["packet"], "packet", 1, MAX_WORDS),
        ts=ts,
        th=th,
        tw=tw,
        order=order,
        root=whole(settings["root"], "root", 0, MAX_P - 1),
        q=_shift(settings["q"], operation, prod(dims) if laid is None else MAX_P),
        algorithm=_optional_word(settings, "algorithm"),
        given_startups=startups,
        given_source=_optional_node(settings, "source"),
        given_target=_optional_node(settings, "target"),
        slow_links=tuple((a, b, factor) for (a, b), factor in by_link.items()),
        laid=laid,
        cluster=cluster,
    )


def _shift(value: object, operation: Operation, p: int) -> int:
    """Return q: checked against p where it is used, by itself otherwise."""
    return whole(value, "q", 1, p - 1 if "q" in operation.uses else MAX_P - 1)


def _word(settings: Mapping[str, object], name: str) -> str:
    return word(settings[name], name)


def _optional_word(settings: Mapping[str, object], name: str) -> str | None:
    return None if settings.get(name) in (None, "") else _word(settings, name)


def _optional_node(settings: Mapping[str, object], name: str) -> int | None:
    value = settings.get(name)
    return None if value in (None, "") else whole(value, name, 0, MAX_P - 1)
