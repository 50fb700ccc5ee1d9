"""Timing tables that lectures and lab sheets want, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from engine.catalogue import find
from engine.report.timing_table.request import Axis, TableRequest
from engine.text import QT_TRANSLATE_NOOP, Text

WHAT = QT_TRANSLATE_NOOP("timing table", "the preset")


@dataclass(frozen=True)
class Preset:
    """A table with a name; ``settings`` name all that matters, whatever is on show."""

    key: str
    title: Text
    request: TableRequest


def _axis(key: str, *words: str) -> Axis:
    return Axis(key, words)


NETWORKS = _axis("topology", "ring", "torus", "hypercube")
CLUSTERS = _axis("topology", "switch", "hub")
BOTH = _axis("switching", "store-and-forward", "cut-through")
COSTS = (("ts", "50"), ("th", "1.5"), ("tw", "0.1"))
M = ("m", 100)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "point-to-point",
        Text(QT_TRANSLATE_NOOP("timing table", "The lecture's point-to-point table")),
        TableRequest(
            rows=(NETWORKS,),
            columns=(BOTH,),
            cells=("terms", "analytic", "simulated"),
            settings=(("operation", "point-to-point"), ("p", 64), M, *COSTS),
        ),
    ),
    Preset(
        "all-operations",
        Text(QT_TRANSLATE_NOOP("timing table", "All operations at p = 64")),
        TableRequest(
            rows=(_axis("operation", "all"),),
            columns=(NETWORKS,),
            cells=("analytic", "simulated"),
            settings=(("p", 64), ("switching", "store-and-forward"), M, *COSTS),
        ),
    ),
    Preset(
        "broadcast-over-p",
        Text(QT_TRANSLATE_NOOP("timing table", "Broadcast on three networks over p")),
        TableRequest(
            rows=(_axis("p", "4..1024*4"),),
            columns=(NETWORKS, BOTH),
            cells=("simulated",),
            settings=(("operation", "broadcast"), M, *COSTS),
        ),
    ),
    Preset(
        "switching-over-m",
        Text(QT_TRANSLATE_NOOP("timing table", "Store-and-forward against cut-through over m")),
        TableRequest(
            rows=(_axis("m", "1", "10", "100", "348", "349", "1000", "10000"),),
            columns=(BOTH,),
            cells=("analytic", "simulated"),
            settings=(
                ("topology", "hypercube"),
                ("p", 16),
                ("operation", "total-exchange"),
                *COSTS,
            ),
        ),
    ),
    Preset(
        "reduction-three-ways",
        Text(QT_TRANSLATE_NOOP("timing table", "Reduction three ways")),
        TableRequest(
            rows=(
                _axis(
                    "algorithm",
                    "accumulate-on-the-way",
                    "all-to-all-broadcast-then-combine",
                    "reduce-then-broadcast",
                ),
            ),
            columns=(NETWORKS,),
            cells=("simulated",),
            settings=(
                ("operation", "all-reduce"),
                ("p", 64),
                ("switching", "store-and-forward"),
                M,
                *COSTS,
            ),
        ),
    ),
    Preset(
        "contention",
        Text(QT_TRANSLATE_NOOP("timing table", "Total exchange: the price of contention")),
        TableRequest(
            rows=(NETWORKS, _axis("p", "4", "16", "64")),
            columns=(_axis("algorithm", "ring", "pairwise", "direct"),),
            cells=("simulated",),
            settings=(
                ("operation", "total-exchange"),
                ("switching", "cut-through"),
                M,
                *COSTS,
                ("startups", "each"),
            ),
        ),
    ),
    Preset(
        "packet-size",
        Text(QT_TRANSLATE_NOOP("timing table", "One message over packet sizes")),
        TableRequest(
            rows=(_axis("packet", "1", "2", "5", "10", "20", "50", "100"),),
            columns=(NETWORKS,),
            cells=("simulated",),
            settings=(
                ("p", 64),
                ("operation", "point-to-point"),
                ("switching", "finite-packets"),
                M,
                *COSTS,
            ),
        ),
    ),
    Preset(
        "shift",
        Text(QT_TRANSLATE_NOOP("timing table", "Circular shift over q")),
        TableRequest(
            rows=(_axis("q", "1..15"),),
            columns=(NETWORKS, BOTH),
            cells=("simulated",),
            settings=(("p", 16), ("operation", "shift"), M, *COSTS),
        ),
    ),
    Preset(
        "clusters",
        Text(QT_TRANSLATE_NOOP("timing table", "All operations on a switch and a hub")),
        TableRequest(
            rows=(_axis("operation", "all"),),
            columns=(CLUSTERS, _axis("model", "all")),
            cells=("simulated",),
            settings=(
                ("p", 8),
                ("m", 10000),
                ("tn", "150.3"),
                ("tc", "6.7"),
                ("tk", "0.0862"),
                ("t0", "150.3"),
                ("t1", "0.088"),
            ),
        ),
    ),
)
"""All presets, in the order of the menu."""


def preset_of(key: str) -> Preset:
    """Return a preset by its key.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(PRESETS, key, Text(WHAT))
