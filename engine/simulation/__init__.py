"""Simulation: transfers, routes and integer costs in, a trace out."""

from engine.simulation.critical_path import critical_path, symbolic_time
from engine.simulation.event_loop import simulate
from engine.simulation.trace import Trace

__all__ = ["Trace", "critical_path", "simulate", "symbolic_time"]
