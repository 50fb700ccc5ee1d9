"""Runs: planned, done, and what they come to."""

from engine.run.analytic import analytic_time, best_packet, case_of, form_of, packet_sizes
from engine.run.plan import (
    MAX_CROSSINGS,
    Plan,
    link_crossings,
    plan,
    replanned,
    run,
    run_plan,
    tick_time,
)
from engine.run.value import Run

__all__ = [
    "MAX_CROSSINGS",
    "Plan",
    "Run",
    "analytic_time",
    "best_packet",
    "case_of",
    "form_of",
    "link_crossings",
    "packet_sizes",
    "plan",
    "replanned",
    "run",
    "run_plan",
    "tick_time",
]
