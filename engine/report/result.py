"""A run in names and values: what ``simulate`` prints and what the rows of a table hold.

Names and meanings are the command line's contract; values are plain numbers, strings, Fractions
(exact), None and lists or mappings of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.cost import FINITE_PACKETS
from engine.embedding import Embedding
from engine.errors import InputError
from engine.exact_time import Terms
from engine.operation import EVERYBODY
from engine.run import Run
from engine.scenario import Scenario
from engine.scenario.clusters import KEYS as CLUSTER_KEYS
from engine.scenario.clusters import PARAMETERS
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers
from engine.verify import Replay

MAX_RECORDS = 1_000_000
TOO_MANY_RECORDS = QT_TRANSLATE_NOOP(
    "report",
    "the trace has {records} records and at most {most} are written; choose cycles with --from and "
    "--to",
)
MAX_DATA = 2048
TOO_MUCH_DATA = QT_TRANSLATE_NOOP(
    "report", "data can be listed for at most {most} processors; this run has {p}"
)

Value = object
Result = dict[str, Value]


def result_of(run: Run) -> Result:
    """Return the result of a run by name."""
    scenario, uses = run.scenario, run.scenario.uses
    return {
        "topology": scenario.topology,
        "dims": list(scenario.dims),
        "p": scenario.p,
        "operation": scenario.operation,
        "algorithm": scenario.algorithm_key,
        "switching": None if run.cost.message else scenario.switching,
        "numbering": run.numbering,
        "embedding": embedded(scenario),
        "order": scenario.order if "order" in uses else None,
        "startups": None if run.cost.message else scenario.startups,
        "ports": "one" if run.schedule.one_port else "queued",
        "root": scenario.root if "root" in uses else None,
        "q": scenario.q if "q" in uses else None,
        "source": scenario.source if "source" in uses else None,
        "target": scenario.target if "source" in uses else None,
        "packet": scenario.packet if "packet" in uses else None,
        "m": scenario.m,
        "ts": scenario.ts,
        "th": scenario.th,
        "tw": scenario.tw,
        **_model(run),
        "steps": run.schedule.steps,
        "cycles": run.trace.cycles,
        "simulated": run.simulated,
        "analytic": run.analytic,
        "lecture": run.lecture,
        "lecture_is_bound": run.lecture_is_bound,
        "exact": run.exact,
        "terms": _terms(run.terms),
        "analytic_terms": _terms(run.analytic_terms),
        "uncontended": run.uncontended,
        "bounds": {key.replace("-", "_"): time for key, time in run.bounds.items()},
        "max_chunks_per_link": run.most_chunks,
        "max_waiting": run.trace.max_waiting,
        "congestion": run.congestion,
        "fingerprint": str(run.fingerprint),
    }


def _model(run: Run) -> Result:
    """Return the model of a cluster and its parameters by name; all None on other networks."""
    scenario = run.scenario
    if not run.cost.message:
        return dict.fromkeys(CLUSTER_KEYS)
    frame = scenario.cluster.frame if "vmax" in scenario.uses else None
    return {
        "model": scenario.cluster.model,
        **{name: scenario.costs.get(name) for name in PARAMETERS},
        "vmax": frame.vmax if frame else None,
        "vc": frame.vc if frame else None,
    }


def embedded(scenario: Scenario) -> Result | None:
    """Return the embedding of a scenario by name, None without one."""
    laid, embedding = scenario.laid, scenario.embedding
    if laid is None or embedding is None:
        return None
    return {"embedding": laid.written, **numbers_of(embedding)}


def numbers_of(embedding: Embedding) -> Result:
    """Return an embedding by name: guest, host, map and the three numbers."""
    guest, host = embedding.guest, embedding.host
    return {
        "guest": guest.kind,
        "guest_dims": list(guest.dims),
        "guest_p": guest.p,
        "host": host.kind,
        "host_dims": list(host.dims),
        "host_p": host.p,
        "map_name": embedding.map,
        "map": list(embedding.placed),
        "congestion": embedding.congestion,
        "dilation": embedding.dilation,
        "expansion": embedding.expansion,
    }


def _terms(terms: Terms | None) -> dict[str, Value] | None:
    return None if terms is None else {"ts": terms.ts, "th": terms.th, "tw": terms.tw}


PARTS = {
    "terms": ("ts", "th", "tw"),
    "analytic_terms": ("ts", "th", "tw"),
    "bounds": ("latency", "bandwidth", "bisection", "busiest_link"),
}
"""Values with parts, which become a column each."""


def flat(result: Result) -> Result:
    """Return a result whose values fit one cell each: terms as three columns, dims joined by x."""
    row: Result = {}
    for name, value in result.items():
        if name == "dims" and isinstance(value, list):
            row[name] = "x".join(map(str, value))
        elif name == "embedding" and isinstance(value, dict):
            row[name] = value["embedding"]
        elif name in PARTS:
            parts = value if isinstance(value, dict) else {}
            row |= {f"{name}_{key}": parts.get(key) for key in PARTS[name]}
        else:
            row[name] = value
    return row


def named(origin: int, destination: int, node: Integers) -> list[int | None]:
    """Return a chunk's name in nodes: [origin, destination or None]."""
    there = None if destination == EVERYBODY else int(node[destination])
    return [int(node[origin]), there]


def check_records(records: int) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If so many records are too many to write.
    """
    if records > MAX_RECORDS:
        raise InputError(Text(TOO_MANY_RECORDS, records=records, most=MAX_RECORDS))


def trace_records(run: Run, first: int = 1, last: int | None = None) -> Iterator[Result]:
    """Yield the crossings that belong to cycles ``first`` to ``last``, in order of their start.

    Raises
    ------
    InputError
        If there are more than a million.
    """
    trace, node = run.trace, run.schedule.node_of
    last = trace.cycles if last is None else last
    begin, end = trace.bounds(first)[0], trace.bounds(last)[1]
    chosen = np.arange(trace.all.before(begin), trace.all.before(end))
    check_records(len(chosen))
    packets = run.scenario.switching == FINITE_PACKETS
    names: dict[int, list[list[int | None]]] = {}
    step_listed = -1
    for crossing in chosen.tolist():
        transfer = int(trace.transfer[crossing])
        step = int(run.schedule.step[transfer])
        if step != step_listed:
            names, step_listed = _names_of_step(run, step, node), step
        words = int(run.schedule.words[transfer])
        packet = int(trace.packet[crossing])
        record: Result = {
            "step": step + 1,
            "cycle": int(trace.cycle[crossing]),
            "transfer": transfer,
            "source": int(run.source[transfer]),
            "target": int(run.target[transfer]),
            "link": [int(end) for end in run.topology.links[trace.link[crossing]]],
            "words": run.cost.packets(words)[packet],
            "chunks": names[transfer],
            "waiting": bool(trace.waited[crossing]),
            "ready": trace.unit.time(int(trace.ready[crossing])),
            "start": trace.unit.time(int(trace.start[crossing])),
            "end": trace.unit.time(int(trace.end[crossing])),
        }
        yield record | ({"packet": packet + 1} if packets else {})


def _names_of_step(run: Run, step: int, node: Integers) -> dict[int, list[list[int | None]]]:
    """Return the chunk names of each transfer of a step."""
    first = run.schedule.rows(step).start
    names: dict[int, list[list[int | None]]] = {}
    chunks = run.schedule.chunks(step)
    for transfer, origin, destination in zip(*(column.tolist() for column in chunks), strict=True):
        names.setdefault(first + transfer, []).append(named(origin, destination, node))
    return names


def data_of(run: Run) -> dict[str, Value]:
    """Return what each node holds before and after, with values; results where they are due.

    Raises
    ------
    InputError
        If there are too many processors to list.
    """
    nodes, p, operation = run.topology.p, run.schedule.p, run.operation
    if nodes > MAX_DATA:
        raise InputError(Text(TOO_MUCH_DATA, most=MAX_DATA, p=nodes))
    node = run.schedule.node_of
    start = operation.starts(p, run.task)
    value = {
        (o, d): start_value(run, o, d)
        for o, d in zip(start.origin.tolist(), start.destination.tolist(), strict=True)
    }
    weights = np.array(list(value.values()), dtype=np.uint64)
    replay = Replay(operation, run.task, run.schedule, weights).run()
    held = start if operation.combines else replay.held()
    before: list[list[Result]] = [[] for _ in range(nodes)]
    after: list[list[Result]] = [[] for _ in range(nodes)]
    for lists, chunks in ((before, start), (after, held)):
        columns = (chunks.process.tolist(), chunks.origin.tolist(), chunks.destination.tolist())
        for process, origin, destination in zip(*columns, strict=True):
            name = named(origin, destination, node)
            lists[node[process]].append({"chunk": name, "value": value[origin, destination]})
    if operation.combines:
        after = [[] for _ in range(nodes)]
        results = replay.results()
        for process in operation.result_at(p, run.task).tolist():
            after[node[process]].append({"chunk": "result", "value": int(results[process])})
    return {"start": before, "end": after}


def start_value(run: Run, origin: int, destination: int) -> int:
    """Return the whole number that a chunk starts with, different for every chunk."""
    by_pair = run.operation.key == "multinode-accumulation" or not run.operation.combines
    if destination == EVERYBODY or not by_pair:
        return origin + 1
    return origin * run.schedule.p + destination + 1
