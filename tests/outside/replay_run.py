"""A traced run as the replay reads it: records grouped into transfers, times as whole ticks.

Assumption: the object is what ``simulate --trace --format json`` printed, read by ``load``, so
that every number with a dot is an exact Fraction. All times are multiplied by one common
denominator, after which the replay works in whole numbers only.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tests.outside.replay_network import Link, Network, network_of

TRACE_TIMES = ("ready", "start", "end")
DUALS = ("reduce", "multinode-accumulation", "gather")
Chunk = tuple[int, int | None]


def load(text: str) -> dict[str, Any]:
    """Read JSON with every number exact: whole numbers as int, the others as Fraction."""
    value = json.loads(text, parse_float=Fraction, parse_constant=_refuse)
    assert isinstance(value, dict), "the output is not one JSON object"
    return value


def load_rows(text: str) -> list[dict[str, Any]]:
    """Read a JSON table, a list of objects, every number exact."""
    value = json.loads(text, parse_float=Fraction, parse_constant=_refuse)
    assert isinstance(value, list), "the output is not a list of rows"
    return value


def _refuse(name: str) -> None:
    raise AssertionError(f"{name} is not a JSON number")


@dataclass(frozen=True)
class Given:
    """The options of a run that its JSON object need not repeat, with their defaults."""

    packet: int = 10
    startups: str | None = None
    root: int = 0
    source: int = 0
    target: int | None = None
    slow: Mapping[Link, Fraction] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Crossing:
    """One record of the trace: a transfer (or one packet of it) on one link. Times in ticks."""

    step: int
    cycle: int
    transfer: int
    packet: int
    source: int
    target: int
    link: Link
    words: int
    chunks: tuple[Chunk, ...]
    waiting: bool
    ready: int
    start: int
    end: int

    @property
    def name(self) -> str:
        """How messages name this record."""
        packet = f" packet {self.packet}" if self.packet else ""
        return (
            f"step {self.step} transfer {self.transfer}{packet} "
            f"({self.source} to {self.target}) on link {self.link[0]}-{self.link[1]}"
        )


@dataclass(frozen=True)
class Transfer:
    """All crossings of one transfer: per packet (one pseudo packet 0 otherwise) its path."""

    step: int
    number: int
    source: int
    target: int
    chunks: tuple[Chunk, ...]
    words: int
    paths: dict[int, list[Crossing]]

    @property
    def route(self) -> list[Link]:
        """The links crossed, in order."""
        return [crossing.link for crossing in next(iter(self.paths.values()))]


@dataclass(frozen=True)
class Run:
    """One run: what was asked, its records and transfers, and the length of a tick."""

    answer: dict[str, Any]
    given: Given
    network: Network
    ticks: int
    ts: int
    th: int
    tw: int
    crossings: list[Crossing]
    transfers: list[Transfer]

    @property
    def switching(self) -> str:
        """Name of the switching method."""
        return str(self.answer["switching"])

    @property
    def startups(self) -> str:
        """``one`` or ``each``: as given, else the documented default."""
        if self.given.startups is not None:
            return self.given.startups
        direct = (self.answer["operation"], self.answer["algorithm"])
        return "each" if direct == ("total-exchange", "direct") else "one"

    def steps(self) -> dict[int, list[Transfer]]:
        """The transfers of each step, by rising step and number."""
        grouped: dict[int, list[Transfer]] = {}
        for transfer in self.transfers:
            grouped.setdefault(transfer.step, []).append(transfer)
        return grouped

    def time(self, ticks: int) -> str:
        """A time in the units of the scenario, for messages."""
        return str(Fraction(ticks, self.ticks))

    def occupation(self, words: int, link: Link) -> int:
        """Ticks for which ``words`` keep ``link`` busy, a slow link's factor included."""
        return self._slowed(self.th + words * self.tw, link)

    def head_delay(self, link: Link) -> int:
        """Ticks after which a cut-through head has crossed ``link``."""
        return self._slowed(self.th, link)

    def lag(self, words: int, link: Link) -> int:
        """Ticks from a start on ``link`` to the arrival at the next link's queue."""
        if self.switching == "cut-through":
            return self.head_delay(link)
        return self.occupation(words, link)

    def entries(self, transfers: list[Transfer], begin: int) -> dict[int, int]:
        """When each transfer of a step that begins at ``begin`` joins its first queue."""
        counts: dict[int, int] = {}
        entries = {}
        for transfer in transfers:
            counts[transfer.source] = counts.get(transfer.source, 0) + 1
            startups = counts[transfer.source] if self.startups == "each" else 1
            entries[transfer.number] = begin + startups * self.ts
        return entries

    def _slowed(self, ticks: int, link: Link) -> int:
        slowed = ticks * Fraction(self.given.slow.get(link, 1))
        assert slowed.denominator == 1, "the common tick does not hold a slow link's time"
        return int(slowed)


def read_run(answer: dict[str, Any], given: Given) -> Run:
    """Group the trace of ``answer`` into transfers.

    Raises AssertionError where the records do not make transfers at all: numbers with holes,
    records of one transfer that disagree, crossings that do not join up.
    """
    for name in ("startups", "packet", "root"):
        if answer.get(name) is not None:
            given = _agreed(given, name, answer[name])
    network = network_of(answer["topology"], answer["dims"], answer["p"])
    ticks = _common_denominator(answer, given)
    crossings = [_crossing(record, ticks) for record in answer["trace"]]
    assert crossings, "the trace is empty"
    return Run(
        answer=answer,
        given=given,
        network=network,
        ticks=ticks,
        ts=_in_ticks(answer["ts"], ticks),
        th=_in_ticks(answer["th"], ticks),
        tw=_in_ticks(answer["tw"], ticks),
        crossings=crossings,
        transfers=_transfers(crossings, network),
    )


def _agreed(given: Given, name: str, value: Any) -> Given:
    """``given`` if the answer repeats the option ``name`` as it was asked."""
    asked = getattr(given, name)
    assert asked in (None, value), f"the run says {name} {value}, asked was {asked}"
    return given


def _common_denominator(answer: dict[str, Any], given: Given) -> int:
    """The number of ticks in one unit of time: all times and products of factors are whole."""
    numbers = [answer["ts"], answer["th"], answer["tw"]]
    for record in answer["trace"]:
        numbers.extend(record[name] for name in TRACE_TIMES)
    ticks = math.lcm(*{Fraction(number).denominator for number in numbers})
    for factor in given.slow.values():
        ticks *= Fraction(factor).denominator
    return ticks


def _in_ticks(number: int | Fraction, ticks: int) -> int:
    scaled = Fraction(number) * ticks
    assert scaled.denominator == 1
    return int(scaled)


def _crossing(record: dict[str, Any], ticks: int) -> Crossing:
    assert len(record["link"]) == 2, f"link {record['link']} has not two ends"
    assert isinstance(record["waiting"], bool), f"waiting is {record['waiting']}"
    return Crossing(
        step=record["step"],
        cycle=record["cycle"],
        transfer=record["transfer"],
        packet=record.get("packet", 0),
        source=record["source"],
        target=record["target"],
        link=(record["link"][0], record["link"][1]),
        words=record["words"],
        chunks=tuple((origin, due) for origin, due in record["chunks"]),
        waiting=record["waiting"],
        ready=_in_ticks(record["ready"], ticks),
        start=_in_ticks(record["start"], ticks),
        end=_in_ticks(record["end"], ticks),
    )


def _transfers(crossings: list[Crossing], network: Network) -> list[Transfer]:
    grouped: dict[int, list[Crossing]] = {}
    for crossing in crossings:
        grouped.setdefault(crossing.transfer, []).append(crossing)
    assert sorted(grouped) == list(range(len(grouped))), "the transfer numbers have holes"
    transfers = [_transfer(grouped[number], network) for number in sorted(grouped)]
    steps = [transfer.step for transfer in transfers]
    assert steps == sorted(steps), "transfer numbers do not rise with the steps"
    assert sorted(set(steps)) == list(range(1, steps[-1] + 1)), "step numbers have holes"
    return transfers


def _transfer(records: list[Crossing], network: Network) -> Transfer:
    first = records[0]
    same = ("step", "source", "target", "chunks")
    for record in records:
        for name in same:
            assert getattr(record, name) == getattr(first, name), (
                f"{record.name}: {name} differs from the other records of the transfer"
            )
    packets: dict[int, list[Crossing]] = {}
    for record in records:
        packets.setdefault(record.packet, []).append(record)
    paths = {number: _path(packets[number], network) for number in sorted(packets)}
    routes = [[record.link for record in path] for path in paths.values()]
    assert all(route == routes[0] for route in routes), (
        f"{first.name}: the packets of one transfer take different routes"
    )
    words = 0
    for path in paths.values():
        assert len({record.words for record in path}) == 1, (
            f"{first.name}: the number of words changes on the way"
        )
        words += path[0].words
    return Transfer(
        step=first.step,
        number=first.transfer,
        source=first.source,
        target=first.target,
        chunks=first.chunks,
        words=words,
        paths=paths,
    )


def _path(records: list[Crossing], network: Network) -> list[Crossing]:
    """Put the crossings of one packet in the order of its way from source to target."""
    first = records[0]
    by_sender: dict[int, Crossing] = {}
    for record in records:
        assert record.link in network.link_numbers, f"{record.name}: there is no such link"
        assert record.link[0] not in by_sender, f"{record.name}: leaves one node twice"
        by_sender[record.link[0]] = record
    path = []
    here = first.source
    while here in by_sender:
        record = by_sender.pop(here)
        path.append(record)
        here = record.link[1]
    assert here == first.target and not by_sender, (
        f"{first.name}: the crossings do not join up from source to target"
    )
    return path
