"""What a scenario says of a cluster: the model of one message, and its parameters.

The parameters of a model stand in for the rates of a scenario (``Model.rates``): tn, tc and tk of
model A are ts, th and tw, and so on.  On the command line and in files either name is understood;
the model's own wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from engine.cost import Message
from engine.models import USUAL_FRAME, VC, VMAX, A, Frame, Model, model_of
from engine.scenario.fields import MAX_WORDS, decimal, whole, word
from engine.topology import Topology

RATES = ("ts", "th", "tw")
PARAMETERS = ("tn", "tc", "tk", "t0", "t1")
KEYS = ("model", *PARAMETERS, "vmax", "vc")
"""The settings of clusters."""

DEFAULTS: Mapping[str, object] = {"model": A.key, "vmax": VMAX, "vc": VC}


@dataclass(frozen=True)
class Cluster:
    """The model of one message through a hub or a switch; without effect on other networks."""

    model: str = A.key
    frame: Frame = USUAL_FRAME

    @property
    def entry(self) -> Model:
        """The model's catalogue entry."""
        return model_of(self.model)

    @property
    def uses(self) -> frozenset[str]:
        """The settings that the model uses, beside its rates."""
        return frozenset({"model", "vmax", "vc"} if self.model == "B" else {"model"})

    def message(self, network: Topology) -> Message | None:
        """Return how messages go through the network, None where it is no hub or switch."""
        if network.centre is None:
            return None
        return Message(self.model, self.frame.vmax, self.frame.vc, network.kind == "hub")

    def settings(self) -> dict[str, object]:
        """Return settings that make this again."""
        return {"model": self.model, "vmax": self.frame.vmax, "vc": self.frame.vc}


def cluster_from(settings: Mapping[str, object]) -> Cluster:
    """Return what settings say of a cluster; what is missing has its default.

    Raises
    ------
    InputError
        If a value cannot be used.
    """
    given = {**DEFAULTS, **{key: value for key, value in settings.items() if value is not None}}
    model = model_of(word(given["model"], "model").upper())
    vmax, vc = (whole(given[name], name, 0, MAX_WORDS) for name in ("vmax", "vc"))
    return Cluster(model.key, Frame(vmax, vc))


def rates_from(settings: Mapping[str, object], cluster: Cluster, star: bool) -> list[Fraction]:
    """Return ts, th, tw; on a hub or a switch (``star``) the model's parameters stand for them.

    Raises
    ------
    InputError
        If a value cannot be used.
    """
    parameters = {
        name: decimal(settings[name], name) for name in PARAMETERS if settings.get(name) is not None
    }
    rates = [decimal(settings[name], name) for name in RATES]
    if not star:
        return rates
    return [
        parameters.get(name, rate) for name, rate in zip(cluster.entry.rates, rates, strict=True)
    ]


def parameters_of(cluster: Cluster, rates: tuple[Fraction, ...]) -> dict[str, Fraction]:
    """Return the model's parameters by their names, from ts, th and tw."""
    by_name = dict(zip(cluster.entry.rates, rates, strict=True))
    return {name: by_name[name] for name in cluster.entry.names}
