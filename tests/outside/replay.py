"""An outside replay of ``simulate --trace --data --format json``.

Nothing of the program under test is imported. From the JSON object alone, and the definitions
of the reference, ``replay`` checks who holds what, the port rule, the queues, that no link
carries two things at once, every time, the numbering of cycles and the sums over the run.
``predict`` computes every time again from the transfers alone.

Limit: rings, tori and hypercubes, unlimited buffers.
"""

from __future__ import annotations

from typing import Any

from tests.outside import replay_clock, replay_data, replay_operations, replay_predict
from tests.outside.replay_run import Given, Run, load, load_rows, read_run

__all__ = ["Given", "Run", "check_run", "load", "load_rows", "predict", "replay"]


def replay(answer: dict[str, Any], given: Given | None = None) -> Run:
    """Check everything that the trace shows.

    Args:
        answer: the JSON object, read by ``load``.
        given: options of the run that the object does not repeat.

    Returns:
        The run as read, for further checks.

    Raises:
        AssertionError: the first rule that is broken, with the record that breaks it.
    """
    run = read_run(answer, given or Given())
    check_run(run)
    return run


def check_run(run: Run) -> None:
    """All checks on a run that has been read."""
    replay_clock.check_routes(run)
    replay_clock.check_words(run)
    replay_clock.check_ports(run)
    sums = replay_operations.check_holdings(run)
    replay_clock.check_times(run)
    replay_clock.check_queues(run)
    replay_clock.check_cycles(run)
    if "data" in run.answer:
        replay_data.check_data(run, sums)
    replay_clock.check_numbers(run)


def predict(answer: dict[str, Any], given: Given | None = None) -> Run:
    """Compute all times from the transfers and compare; raises AssertionError."""
    run = read_run(answer, given or Given())
    replay_predict.predict(run)
    uncontended = replay_predict.uncontended(run)
    assert answer["uncontended"] * run.ticks == uncontended, (
        f"uncontended is {answer['uncontended']}, computed {run.time(uncontended)}"
    )
    return run
