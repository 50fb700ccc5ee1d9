"""How fast the simulator is beside plain loops: ``uv run benchmarks/engine.py --json``.

The reference work (fingerprints and makespans are checked by the tests too):

W1  total exchange, all packets put in at once, hypercube of 1024, e-cube
W2  the same, torus 32x32        W3  the same, ring of 256
W1-two-sizes  W1 with packets of 10 and 7 ticks        W1-cut-through  th 15, body 100
W4  all-to-all broadcast by steps, hypercube of 64
exchange-by-steps  total exchange by steps, hypercube of 1024: schedule, proof, simulation

``seconds`` is our simulation with the whole trace kept, ``reference_seconds`` the plain loop's of
tests/plain over the same routes, both in processor seconds and each in a process of its own (so
that ``peak_mb`` is ours); the two take turns, ``--rounds N`` times (default 1), and the best pair
counts.  Machines are noisy: only ratios within one run count.  ``--only W1,W3`` measures a part.
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np

from engine.cost import CUT_THROUGH, STORE_AND_FORWARD, Cost
from engine.routing import Routes, routes
from engine.run import Run, plan, run_plan
from engine.scenario import Scenario, from_settings
from engine.simulation import Trace, simulate
from engine.topology import Topology, build
from engine.verify import verify
from tests.plain import cycle_queues, event_loop


@dataclass(frozen=True)
class Work:
    """A network and what each packet costs; the reference loop that it is measured against."""

    kind: str
    dims: tuple[int, ...]
    sizes: tuple[int, ...] = (1,)
    switching: str = STORE_AND_FORWARD
    per_hop: int = 0
    heap: bool = False


WORKS = {
    "W1": Work("hypercube", (2,) * 10),
    "W2": Work("torus", (32, 32)),
    "W3": Work("ring", (256,)),
    "W1-two-sizes": Work("hypercube", (2,) * 10, sizes=(10, 7), heap=True),
    "W1-cut-through": Work(
        "hypercube", (2,) * 10, sizes=(100,), switching=CUT_THROUGH, per_hop=15, heap=True
    ),
}


STEPS = {
    "W4": {"topology": "hypercube", "p": 64, "operation": "all-to-all-broadcast"},
    "exchange-by-steps": {
        "topology": "hypercube",
        "p": 1024,
        "operation": "total-exchange",
        "algorithm": "ring",
    },
}
"""Collectives that go by steps; all but W4 are proved too."""


def all_pairs(topology: Topology) -> tuple[np.ndarray, np.ndarray]:
    """Return source and target of every packet, by rising source and destination."""
    source = np.repeat(np.arange(topology.p), topology.p)
    target = np.tile(np.arange(topology.p), topology.p)
    others = source != target
    return source[others], target[others]


def timed(work: Callable[[], object]) -> tuple[float, object]:
    """Return the processor seconds that a piece of work takes, and its result."""
    gc.collect()
    begin = time.process_time()
    result = work()
    return time.process_time() - begin, result


def peak_mb() -> float:
    """Return the most memory that this process has used."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def ours(work: Work) -> tuple[Callable[[], Trace], Topology, np.ndarray, np.ndarray, Routes]:
    """Return our simulation of a work, ready to run."""
    topology = build(work.kind, work.dims)
    source, target = all_pairs(topology)
    ways = routes(topology, source, target)
    words = np.array(work.sizes)[np.arange(len(source)) % len(work.sizes)]
    cost = Cost(work.switching, Fraction(0), Fraction(work.per_hop), Fraction(1))
    step = np.zeros(len(source), np.int64)
    return (lambda: simulate(step, source, words, ways, cost)), topology, source, target, ways


def reference(work: Work) -> Callable[[], object]:
    """Return the plain loop of a work, ready to run."""
    _, _, source, _, ways = ours(work)
    if not work.heap:
        entries = [ways.of(packet) for packet in range(len(source))]
        return lambda: cycle_queues.simulate(entries)
    words = np.array(work.sizes)[np.arange(len(source)) % len(work.sizes)]
    cost = Cost(work.switching, Fraction(0), Fraction(work.per_hop), Fraction(1))
    step = np.zeros(len(source), np.int64)
    return lambda: event_loop.simulate(step, source, words, ways, cost)


def measure_ours(name: str) -> dict[str, object]:
    """Measure our simulation alone in this process, memory too."""
    work, topology, source, target, _ = ours(WORKS[name])
    seconds, trace = timed(work)
    assert isinstance(trace, Trace)
    peak = peak_mb()
    found: dict[str, object] = {
        "seconds": round(seconds, 4),
        "peak_mb": round(peak, 1),
        "crossings": trace.crossings,
        "makespan": trace.duration,
        "delivery_sum": int(trace.arrivals(len(source)).sum()),
        "fingerprint": str(trace.fingerprint(source, target, topology.p)),
        "bytes_a_crossing": round((trace.place.nbytes + trace.start.nbytes) / trace.crossings, 1),
    }
    random = np.random.default_rng(1)
    trace.queued(1)
    frames = [timed(lambda c=c: frame(trace, c))[0] for c in random.integers(1, trace.cycles, 50)]
    found["frame_ms"] = round(1000 * float(np.median(frames)), 3)
    return found


def frame(trace: Trace, cycle: int) -> object:
    """Read all that a picture of a cycle needs."""
    moving = trace.moving(int(cycle))
    columns = trace.link[moving], trace.transfer[moving], trace.start[moving], trace.end[moving]
    return columns, trace.queued(int(cycle))


def measure_steps() -> dict[str, dict[str, object]]:
    """Measure collectives that go by steps."""
    results = {}
    for name, settings in STEPS.items():
        scenario = from_settings(settings)

        def steps(scenario: Scenario = scenario, prove: bool = name != "W4") -> Run:
            planned = plan(scenario)
            if prove:  # at any size
                verify(scenario.operation_entry, scenario.task, planned.schedule)
            return run_plan(planned, prove=False)

        seconds, one = timed(steps)
        results[name] = {"seconds": round(seconds, 4), "makespan": float(one.simulated)}
    return results


def child(arguments: list[str]) -> dict[str, object]:
    """Run a part of the measurement in a process of its own, so that memory is its own."""
    command = [sys.executable, __file__, *arguments]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    return dict(json.loads(found.stdout))


def main() -> None:
    """Measure and print one JSON object, or a line a work."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--only", default=",".join([*WORKS, "steps"]))
    parser.add_argument("--part", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.part:
        kind, _, name = options.part.partition(":")
        if kind == "ours":
            print(json.dumps(measure_ours(name)))
        else:
            seconds, _ = timed(reference(WORKS[name]))
            print(json.dumps({"seconds": seconds}))
        return
    results: dict[str, dict[str, object]] = {}
    for name in options.only.split(","):
        if name == "steps":
            results |= measure_steps()
            continue
        pairs = [
            (child(["--part", f"ours:{name}"]), child(["--part", f"plain:{name}"]))
            for _ in range(options.rounds)
        ]
        best = max(pairs, key=lambda pair: pair[1]["seconds"] / pair[0]["seconds"])
        plain_seconds = best[1]["seconds"]
        results[name] = {
            **best[0],
            "reference_seconds": round(plain_seconds, 3),
            "ratio": round(plain_seconds / best[0]["seconds"], 1),
        }
    if options.json:
        print(json.dumps(results, indent=2))
    else:
        for name, values in results.items():
            print(name, values)


if __name__ == "__main__":
    main()
