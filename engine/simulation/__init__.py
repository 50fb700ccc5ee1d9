"""Simulation: transfers, routes and integer costs in, a trace out."""

from engine.simulation.columns import BLOCK, Chosen, Column
from engine.simulation.critical_path import critical_path, shares, symbolic_time
from engine.simulation.simulate import simulate
from engine.simulation.trace import Trace

__all__ = [
    "BLOCK",
    "Chosen",
    "Column",
    "Trace",
    "critical_path",
    "shares",
    "simulate",
    "symbolic_time",
]
