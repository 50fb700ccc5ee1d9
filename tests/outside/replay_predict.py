"""A second simulator: from transfers, routes and words alone to every ready, start and end.

It has no clock and no list of events. All queues of a step are kept as they would be served
with the arrival times guessed so far; whoever's time changes has the queue after it served
again, until nothing changes. The first guess is the uncontended run. Since an arrival depends
only on what happened before it, the one state in which nothing changes is the simulation.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from tests.outside.replay_network import Link
from tests.outside.replay_run import Run, Transfer

LIMIT = 5_000_000
"""Hops served in one step before the search for a fixed state is given up."""


@dataclass(eq=False)
class Hop:
    """One packet on one link; ``rounds`` count within an instant (th = 0)."""

    tie: tuple[int, ...]
    link: Link
    occupation: int
    lag: int
    ready: int = 0
    ready_round: int = 1
    start: int = 0
    start_round: int = 1
    onward: Hop | None = field(default=None, repr=False)

    @property
    def end(self) -> int:
        """When the link is free again."""
        return self.start + self.occupation

    def begin(self, start: int) -> bool:
        """Start at ``start`` and hand over to the next hop; whether that changed the next."""
        self.start = start
        self.start_round = self.ready_round if start == self.ready else 1
        if self.onward is None:
            return False
        ready = start + self.lag
        ready_round = self.start_round + 1 if self.lag == 0 else 1
        changed = (ready, ready_round) != (self.onward.ready, self.onward.ready_round)
        self.onward.ready, self.onward.ready_round = ready, ready_round
        return changed


def predict(run: Run) -> None:
    """Compute all times again and compare record by record; raises AssertionError."""
    begin = 0
    for transfers in run.steps().values():
        forecast = forecast_step(run, transfers, begin)
        for transfer in transfers:
            for number, path in transfer.paths.items():
                hops = forecast[transfer.number, number]
                for crossing, hop in zip(path, hops, strict=True):
                    traced = (crossing.ready, crossing.start, crossing.end)
                    due = (hop.ready, hop.start, hop.end)
                    assert traced == due, (
                        f"{crossing.name}: ready, start, end are "
                        f"{', '.join(map(run.time, traced))}, "
                        f"predicted {', '.join(map(run.time, due))}"
                    )
        begin = max(hop.end for hops in forecast.values() for hop in hops)


def forecast_step(
    run: Run, transfers: list[Transfer], begin: int
) -> dict[tuple[int, int], list[Hop]]:
    """The hops of each (transfer, packet) of a step that begins at ``begin``, with times."""
    entries = run.entries(transfers, begin)
    forecast = {}
    queues: dict[Link, list[Hop]] = {}
    for transfer in transfers:
        for number, path in transfer.paths.items():
            hops = _hops(run, transfer, number, path[0].words)
            hops[0].ready = entries[transfer.number]
            for hop in hops:
                hop.begin(hop.ready)
                queues.setdefault(hop.link, []).append(hop)
            forecast[transfer.number, number] = hops
    _settle(queues, begin)
    return forecast


def _hops(run: Run, transfer: Transfer, packet: int, words: int) -> list[Hop]:
    hops: list[Hop] = []
    for link in transfer.route:
        if hops:
            tie = (1, run.network.link_numbers[hops[-1].link], 0)
        else:
            tie = (0, transfer.number, packet)
        hop = Hop(tie, link, run.occupation(words, link), run.lag(words, link))
        if hops:
            hops[-1].onward = hop
        hops.append(hop)
    return hops


def _settle(queues: dict[Link, list[Hop]], begin: int) -> None:
    """Serve queues until no arrival changes any more."""
    due = deque(queues)
    waiting = set(queues)
    served = 0
    while due:
        link = due.popleft()
        waiting.remove(link)
        queue = queues[link]
        queue.sort(key=lambda hop: (hop.ready, hop.ready_round, hop.tie))
        free = begin
        for hop in queue:
            changed = hop.begin(max(free, hop.ready))
            free = hop.end
            if changed and hop.onward is not None and hop.onward.link not in waiting:
                due.append(hop.onward.link)
                waiting.add(hop.onward.link)
        served += len(queue)
        assert served < LIMIT, "the second simulator does not settle"


def uncontended(run: Run) -> int:
    """The run's time if each transfer were alone on its route: per step the longest of them."""
    total = 0
    for transfers in run.steps().values():
        longest = 0
        for transfer in transfers:
            entry = run.entries(transfers, 0)[transfer.number]
            longest = max(longest, entry + _alone(run, transfer))
        total += longest
    return total


def _alone(run: Run, transfer: Transfer) -> int:
    """Ticks from entry to the last end where nobody else is in the network."""
    free = dict.fromkeys(transfer.route, 0)
    for path in transfer.paths.values():
        words = path[0].words
        ready = 0
        for link in transfer.route:
            start = max(ready, free[link])
            free[link] = start + run.occupation(words, link)
            ready = start + run.lag(words, link)
    return max(free.values())
