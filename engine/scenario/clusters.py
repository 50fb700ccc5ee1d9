"""What a scenario says of a cluster: the model of one message, and its parameters.

On a hub or a switch a model's parameters stand for the rates of a scenario (``Model.rates``): tn,
tc and tk of model A are ts, th and tw, and so on.  A parameter that is not given is the rate in
whose place it stands, but t0 is tn if that is given, and t1 (per byte, where th is per hop) is 0.
What is given for other models is kept for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.cost import Message
from engine.models import USUAL_FRAME, VC, VMAX, A, Frame, Model, model_of
from engine.scenario.fields import MAX_WORDS, decimal, whole, word
from engine.topology import Topology

RATES = ("ts", "th", "tw")
PARAMETERS = ("tn", "tc", "tk", "t0", "t1")
KEYS = ("model", *PARAMETERS, "vmax", "vc")
"""The settings of clusters."""

STANDS_FOR = {"tn": "ts", "tc": "th", "tk": "tw", "t0": "ts", "t1": ""}
"""The rate that is taken for a parameter which is not given; none for t1."""

ALIASES = {"ts": ("tn", "t0"), "th": ("tc", "t1"), "tw": ("tk",)}
"""The parameters that stand in the place of a rate."""

DEFAULTS: Mapping[str, object] = {"model": A.key, "vmax": VMAX, "vc": VC}


@dataclass(frozen=True)
class Cluster:
    """The model of one message through a hub or a switch; without effect on other networks.

    ``given`` are parameters by name, in the order of ``PARAMETERS``.
    """

    model: str = A.key
    frame: Frame = USUAL_FRAME
    given: tuple[tuple[str, Fraction], ...] = ()

    @property
    def entry(self) -> Model:
        """The model's catalogue entry."""
        return model_of(self.model)

    @property
    def names(self) -> dict[str, str]:
        """The parameter that stands for each of ts, th and tw; what has none is left out."""
        pairs = zip(RATES, self.entry.rates, strict=True)
        return {rate: name for rate, name in pairs if name}

    @property
    def uses(self) -> frozenset[str]:
        """The settings that the model uses."""
        packets = {"vmax", "vc"} if self.model == "B" else set()
        return frozenset({"model", *self.entry.names} | packets)

    def message(self, network: Topology) -> Message | None:
        """Return how messages go through the network, None where it is no hub or switch."""
        if network.centre is None:
            return None
        return Message(self.model, self.frame.vmax, self.frame.vc, network.kind == "hub")

    def parameters(self, rates: tuple[Fraction, ...]) -> dict[str, Fraction]:
        """Return the model's parameters by their names, from ts, th and tw."""
        by_name = dict(zip(self.entry.rates, rates, strict=True))
        return {name: by_name[name] for name in self.entry.names}

    def at(self, rates: tuple[Fraction, ...]) -> Cluster:
        """Return the cluster with its model's parameters given as ts, th and tw are."""
        known = {**dict(self.given), **self.parameters(rates)}
        return replace(self, given=_in_order(known))

    def without_unused(self) -> Cluster:
        """Return the cluster without what its model does not use."""
        given = tuple(pair for pair in self.given if pair[0] in self.entry.names)
        frame = self.frame if "vmax" in self.uses else USUAL_FRAME
        return Cluster(self.model, frame, given)

    def settings(self) -> dict[str, object]:
        """Return settings that make this again; what is usual is left out."""
        said = {"model": self.model, "vmax": self.frame.vmax, "vc": self.frame.vc}
        changed = {key: value for key, value in said.items() if value != DEFAULTS[key]}
        return {**changed, **dict(self.given)}


def cluster_from(settings: Mapping[str, object]) -> Cluster:
    """Return what settings say of a cluster; what is missing has its default.

    Raises
    ------
    InputError
        If a value cannot be used.
    """
    said = {**DEFAULTS, **{key: value for key, value in settings.items() if value is not None}}
    model = model_of(word(said["model"], "model").upper())
    vmax, vc = (whole(said[name], name, 0, MAX_WORDS) for name in ("vmax", "vc"))
    given = {name: decimal(said[name], name) for name in PARAMETERS if name in said}
    return Cluster(model.key, Frame(vmax, vc), _in_order(given))


def _in_order(given: Mapping[str, Fraction]) -> tuple[tuple[str, Fraction], ...]:
    return tuple((name, given[name]) for name in PARAMETERS if name in given)


def rates_from(
    settings: Mapping[str, object], cluster: Cluster, star: bool
) -> tuple[Fraction, Fraction, Fraction]:
    """Return ts, th, tw; on a hub or a switch (``star``) the model's parameters in their place.

    Raises
    ------
    InputError
        If a value cannot be used.
    """
    rates = {name: decimal(settings[name], name) for name in RATES}
    if star:
        given = dict(cluster.given)
        if "tn" in given:
            given.setdefault("t0", given["tn"])
        for rate, name in cluster.names.items():
            rates[rate] = given.get(name, rates.get(STANDS_FOR[name], Fraction(0)))
    return rates["ts"], rates["th"], rates["tw"]


def over(settings: Mapping[str, object], changes: Mapping[str, object]) -> dict[str, object]:
    """Return settings with changes; a rate that changes wins over a parameter in its place.

    >>> over({"tn": 5, "tk": 1}, {"ts": 7})
    {'tk': 1, 'ts': 7}
    """
    gone = {name for rate in RATES if rate in changes for name in ALIASES[rate]} - set(changes)
    return {**{key: value for key, value in settings.items() if key not in gone}, **changes}


def named_costs(cluster: Cluster, rates: tuple[Fraction, ...], star: bool) -> dict[str, Fraction]:
    """Return the costs by the names that people know: a model's own on a hub or a switch."""
    return cluster.parameters(rates) if star else dict(zip(RATES, rates, strict=True))
