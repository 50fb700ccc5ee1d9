"""Ranks as threads with letter boxes between them: a World without MPI."""

from __future__ import annotations

import queue
import threading
from collections import defaultdict

import numpy as np

WAIT = 20
"""Seconds after which ranks that wait for one another are said to hang."""


class Threads:
    """All ranks; ``run`` lets each do the same work and returns what each returned or raised."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.boxes = defaultdict(queue.SimpleQueue)
        self.meeting = threading.Barrier(size, timeout=WAIT)
        self.slots = [None] * size
        self.posted = []  # (source, target, tag, words) of every message of a schedule
        self.spoil_own = None  # a rank to which the own collective gives something wrong

    def run(self, work):
        outcomes = [None] * self.size

        def one(rank):
            try:
                outcomes[rank] = work(ThreadWorld(self, rank))
            except BaseException as error:  # noqa: BLE001  (the test looks at it)
                outcomes[rank] = error
                if isinstance(error, (threading.BrokenBarrierError, queue.Empty, AssertionError)):
                    self.meeting.abort()

        threads = [threading.Thread(target=one, args=(rank,)) for rank in range(self.size)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(2 * WAIT)
        return outcomes


class ThreadWorld:
    """All ranks as one of them sees them."""

    def __init__(self, ranks: Threads, rank: int) -> None:
        self.ranks = ranks
        self.rank = rank
        self.size = ranks.size

    def host(self):
        return f"node{self.rank // 2}"

    def library(self):
        return "threads 1.0"

    def begin_send(self, data, peer, tag):
        self.ranks.posted.append((self.rank, peer, tag, len(data)))
        self.ranks.boxes[self.rank, peer, tag].put(data.copy())

    def begin_receive(self, data, peer, tag):
        return data, self.ranks.boxes[peer, self.rank, tag]

    def finish(self, begun):
        for receive in begun:
            if receive is not None:
                data, box = receive
                data[:] = box.get(timeout=WAIT)

    def send(self, data, peer):
        self.ranks.boxes[self.rank, peer, None].put(data.copy())

    def receive(self, data, peer):
        data[:] = self.ranks.boxes[peer, self.rank, None].get(timeout=WAIT)

    def barrier(self):
        self.ranks.meeting.wait()

    quiet_barrier = barrier

    def everybody(self, value):
        self.ranks.slots[self.rank] = value
        self.barrier()
        found = list(self.ranks.slots)
        self.barrier()
        return found

    def from_first(self, value):
        return self.everybody(value)[0]

    def collective(self, name, send, receive, root, to, source):
        given = self.everybody(send)
        m = len(receive)
        own = slice(self.rank * m, (self.rank + 1) * m)
        if name in ("MPI_Send", "MPI_Sendrecv"):
            found = given[source] if source >= 0 else receive
        elif name in ("MPI_Gather", "MPI_Allgather"):
            found = np.concatenate(given)
        else:
            found = {
                "MPI_Bcast": lambda: given[root],
                "MPI_Reduce": lambda: sum(given),
                "MPI_Allreduce": lambda: sum(given),
                "MPI_Scan": lambda: sum(given[: self.rank + 1]),
                "MPI_Reduce_scatter": lambda: sum(given)[own],
                "MPI_Scatter": lambda: given[root][own],
                "MPI_Alltoall": lambda: np.concatenate(
                    [
                        one[self.rank * (m // self.size) : (self.rank + 1) * (m // self.size)]
                        for one in given
                    ]
                ),
            }[name]()
        if m:
            receive[:] = found
        if self.rank == self.ranks.spoil_own and m:
            receive[-1] += np.uint64(1)
