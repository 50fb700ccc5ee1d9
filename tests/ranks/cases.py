"""Which schedules are tried on ranks, and what each rank must do by the schedule itself."""

from __future__ import annotations

from dataclasses import dataclass

from engine.algorithms import algorithms_of
from engine.cluster.rank_file import Passed
from engine.operation import OPERATIONS
from engine.ranks import Wanted
from engine.run import plan
from engine.scenario import Scenario, from_settings
from engine.schedule import Schedule

SHAPES = {
    4: ("ring:4", "torus:2x2", "hypercube:4", "switch:4"),
    8: ("ring:8", "torus:2x4", "hypercube:8", "hub:8"),
}


@dataclass(frozen=True)
class Case:
    """One schedule."""

    operation: str
    algorithm: str
    shape: str

    @property
    def settings(self) -> dict[str, object]:
        """The settings of its scenario."""
        topology, size = self.shape.split(":")
        return {
            "topology": topology,
            "dims" if "x" in size else "p": size,
            "operation": self.operation,
            "algorithm": self.algorithm,
            "m": 3,
            "root": 1,
            "q": 3,
            "source": 2,
            "target": 1,
        }

    def __str__(self) -> str:
        return f"{self.operation}-{self.algorithm}-{self.shape}".replace(":", "-")


def cases(p: int) -> list[Case]:
    """Every algorithm of every operation on every shape of p nodes that it takes."""
    found = []
    for operation in OPERATIONS:
        for algorithm in algorithms_of(operation.key):
            for shape in SHAPES[p]:
                case = Case(operation.key, algorithm.key, shape)
                plain = Case(operation.key, "", shape)
                scenario = from_settings(plain.settings)
                if algorithm.why_not(scenario.logical, scenario.task) is None:
                    found.append(case)
    return found


def default_cases(p: int) -> list[Case]:
    """The default algorithm of every operation on a hypercube and on a hub or a switch.

    On the hypercube also those whose ports queue.
    """
    found = []
    for shape in SHAPES[p][-2:]:
        for operation in OPERATIONS:
            scenario = from_settings(Case(operation.key, "", shape).settings)
            for algorithm in algorithms_of(operation.key):
                queues = algorithm.note is not None and "queue" in str(algorithm.note)
                fits = algorithm.why_not(scenario.logical, scenario.task) is None
                if (queues and fits) or algorithm.key == scenario.algorithm_key:
                    found.append(Case(operation.key, algorithm.key, shape))
    return found


def planned(case: Case) -> tuple[Scenario, Schedule]:
    """The scenario of a case and its schedule, as the window makes it."""
    scenario = from_settings(case.settings)
    return scenario, plan(scenario).schedule


def wanted(*case_list: Case, repetitions: int = 1, **given: object) -> Wanted:
    """Measure cases quickly."""
    pairs = [planned(case) for case in case_list]
    scenarios, schedules = zip(*pairs, strict=True)
    usual = {"partners": (), "sizes": (), "repetitions": repetitions, "warm_up": 0}
    return Wanted(scenarios=scenarios, schedules=schedules, **(usual | given))


def logs_by_schedule(schedule: Schedule) -> list[list[Passed]]:
    """What each rank must send and receive, read off the schedule one transfer at a time."""
    logs = [[] for _ in range(schedule.p)]
    for step in range(schedule.steps):
        rows = schedule.rows(step)
        chunks = schedule.chunks(step)
        listed = [[] for _ in schedule.source[rows]]
        for transfer, origin, destination in zip(*(one.tolist() for one in chunks), strict=True):
            listed[transfer].append((origin, None if destination == -1 else destination))
        ends = zip(schedule.source[rows].tolist(), schedule.target[rows].tolist(), strict=True)
        sent = [(*both, tuple(names)) for both, names in zip(ends, listed, strict=True)]
        for source, target, names in sent:
            logs[source].append(Passed(step + 1, "send", target, names))
        for source, target, names in sent:
            logs[target].append(Passed(step + 1, "receive", source, names))
    return logs
