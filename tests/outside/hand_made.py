"""Tiny traced runs worked out by hand, as ``simulate --trace --data`` would print them.

All use ts 5, th 1, tw 1 and m 10 unless said, so that one message keeps a link for 11. Link
numbers on a ring of k: a to a + 1 is a, a to a - 1 is k + a.
"""

from __future__ import annotations

from typing import Any

Answer = dict[str, Any]


def record(
    place: tuple[int, int, int],
    ends: tuple[int, int],
    link: tuple[int, int],
    times: tuple[int, int, int],
    chunks: list[list[int | None]],
    **more: Any,
) -> dict[str, Any]:
    """One record of a trace; ``place`` is (step, cycle, transfer), times (ready, start, end)."""
    step, cycle, transfer = place
    ready, start, end = times
    return {
        "step": step,
        "cycle": cycle,
        "transfer": transfer,
        "source": ends[0],
        "target": ends[1],
        "link": list(link),
        "words": 10 * len(chunks),
        "chunks": chunks,
        "waiting": start > ready,
        "ready": ready,
        "start": start,
        "end": end,
        **more,
    }


def answer(topology: str, dims: list[int], operation: str, **more: Any) -> Answer:
    """The head of an answer; the sums are those of a run without contention."""
    p = 1
    for side in dims:
        p *= side
    return {
        "topology": topology,
        "dims": dims,
        "p": p,
        "operation": operation,
        "algorithm": "direct",
        "switching": "store-and-forward",
        "numbering": "binary" if topology == "hypercube" else None,
        "q": 1,
        "m": 10,
        "ts": 5,
        "th": 1,
        "tw": 1,
        "steps": 1,
        "cycles": 1,
        "analytic": None,
        "exact": False,
        "max_chunks_per_link": 1,
        "max_waiting": 0,
        "congestion": 1,
        **more,
    }


def two_hops() -> Answer:
    """A message from 0 to 2 on a ring of 4: 0-1 from 5 to 16, 1-2 from 16 to 27.

    Fingerprint: cycle 1 x link 1 x 3, cycle 2 x link 2 x 3 = 3 + 12.
    """
    chunk = [[0, 2]]
    return answer(
        "ring",
        [4],
        "point-to-point",
        cycles=2,
        simulated=27,
        analytic=27,
        exact=True,
        uncontended=27,
        terms={"ts": 1, "th": 2, "tw": 20},
        fingerprint="15",
        trace=[
            record((1, 1, 0), (0, 2), (0, 1), (5, 5, 16), chunk),
            record((1, 2, 0), (0, 2), (1, 2), (16, 16, 27), chunk),
        ],
        data={
            "start": [[{"chunk": [0, 2], "value": 7}], [], [], []],
            "end": [[], [], [{"chunk": [0, 2], "value": 7}], []],
        },
    )


def near_first() -> Answer:
    """Broadcast on a ring of 4 in cut-through, distances 1 and 2: one head waits at 1-2.

    Step 1 is 0 to 1, from 5 to 16. In step 2 both start at 21; 0's head is at node 1 at 22,
    where 1's own message holds 1-2 until 32. Cycles begin at 0, 16 and 32.
    """
    chunk = [[0, None]]
    return answer(
        "ring",
        [4],
        "broadcast",
        algorithm="near-first",
        switching="cut-through",
        steps=2,
        cycles=3,
        simulated=43,
        uncontended=33,
        terms={"ts": 2, "th": 3, "tw": 30},
        max_waiting=1,
        congestion=2,
        fingerprint=str(2 + 6 + 32 + 48 + 18),
        trace=[
            record((1, 1, 0), (0, 1), (0, 1), (5, 5, 16), chunk),
            record((2, 2, 1), (0, 2), (0, 1), (21, 21, 32), chunk),
            record((2, 2, 2), (1, 3), (1, 2), (21, 21, 32), chunk),
            record((2, 2, 2), (1, 3), (2, 3), (22, 22, 33), chunk),
            record((2, 3, 1), (0, 2), (1, 2), (22, 32, 43), chunk),
        ],
        data={
            "start": [[{"chunk": [0, None], "value": 1}], [], [], []],
            "end": [[{"chunk": [0, None], "value": 1}] for _ in range(4)],
        },
    )


def packets() -> Answer:
    """25 words in packets of 10, 10 and 5 over two links of a ring of 4: ends at 44."""
    chunk = [[0, 2]]
    times = [
        (1, 1, (0, 1), (5, 5, 16), 10),
        (2, 1, (1, 2), (16, 16, 27), 10),
        (2, 2, (0, 1), (5, 16, 27), 10),
        (3, 2, (1, 2), (27, 27, 38), 10),
        (3, 3, (0, 1), (5, 27, 33), 5),
        (4, 3, (1, 2), (33, 38, 44), 5),
    ]
    return answer(
        "ring",
        [4],
        "point-to-point",
        switching="finite-packets",
        m=25,
        cycles=4,
        simulated=44,
        analytic=44,
        exact=True,
        uncontended=44,
        terms={"ts": 1, "th": 4, "tw": 35},
        max_waiting=2,
        fingerprint="72",
        trace=[
            record((1, cycle, 0), (0, 2), link, when, chunk, packet=packet) | {"words": words}
            for cycle, packet, link, when, words in times
        ],
    )


def reduce_three() -> Answer:
    """Reduce to 0 on a ring of 3: 2 sends to 1, then 1 to 0. Values 3, 5, 9 make 17."""
    return answer(
        "ring",
        [3],
        "reduce",
        algorithm="both-ways",
        steps=2,
        cycles=2,
        simulated=32,
        uncontended=32,
        terms={"ts": 2, "th": 2, "tw": 20},
        fingerprint=str(6 * 8 + 2 * 5 * 4),
        trace=[
            record((1, 1, 0), (2, 1), (2, 1), (5, 5, 16), [[2, 0]]),
            record((2, 2, 1), (1, 0), (1, 0), (21, 21, 32), [[1, 0]]),
        ],
        data={
            "start": [[{"chunk": [n, 0], "value": v}] for n, v in enumerate((3, 5, 9))],
            "end": [[{"chunk": "result", "value": 17}], [], []],
        },
    )


def around(operation: str, ends: list[int]) -> Answer:
    """Every node of a ring of 3 passes on what came last, two steps, values 3, 5, 9.

    ``ends`` are the results: 17 everywhere for an all-reduce, 3, 8, 17 for prefix sums.
    """
    trace = []
    total = 0
    for step in (1, 2):
        for node in range(3):
            origin = (node - step + 1) % 3
            entry = 5 if step == 1 else 21
            there = (node + 1) % 3
            number = (step - 1) * 3 + node
            total += step * (node + 1) * (node * 3 + there + 1)
            trace.append(
                record(
                    (step, step, number),
                    (node, there),
                    (node, there),
                    (entry, entry, entry + 11),
                    [[origin, None]],
                )
            )
    return answer(
        "ring",
        [3],
        operation,
        algorithm="accumulate-on-the-way",
        steps=2,
        cycles=2,
        simulated=32,
        uncontended=32,
        terms={"ts": 2, "th": 2, "tw": 20},
        fingerprint=str(total),
        trace=trace,
        data={
            "start": [[{"chunk": [n, None], "value": v}] for n, v in enumerate((3, 5, 9))],
            "end": [[{"chunk": "result", "value": value}] for value in ends],
        },
    )


def scatter_three() -> Answer:
    """Scatter from 0 on a ring of 3, the farthest block first; 0-1 twice, then 1-2."""
    return answer(
        "ring",
        [3],
        "scatter",
        algorithm="farthest-first",
        steps=2,
        cycles=2,
        simulated=32,
        uncontended=32,
        terms={"ts": 2, "th": 2, "tw": 20},
        fingerprint=str(2 + 2 * 2 + 2 * 2 * 6),
        trace=[
            record((1, 1, 0), (0, 1), (0, 1), (5, 5, 16), [[0, 2]]),
            record((2, 2, 1), (0, 1), (0, 1), (21, 21, 32), [[0, 1]]),
            record((2, 2, 2), (1, 2), (1, 2), (21, 21, 32), [[0, 2]]),
        ],
    )


def accumulate_two() -> Answer:
    """Multinode accumulation on a ring of 2: each node sends its part for the other."""
    return answer(
        "ring",
        [2],
        "multinode-accumulation",
        algorithm="ring",
        simulated=16,
        uncontended=16,
        terms={"ts": 1, "th": 1, "tw": 10},
        fingerprint=str(2 + 2 * 3),
        trace=[
            record((1, 1, 0), (0, 1), (0, 1), (5, 5, 16), [[0, 1]]),
            record((1, 1, 1), (1, 0), (1, 0), (5, 5, 16), [[1, 0]]),
        ],
        data={
            "start": [
                [{"chunk": [0, 0], "value": 1}, {"chunk": [0, 1], "value": 2}],
                [{"chunk": [1, 0], "value": 4}, {"chunk": [1, 1], "value": 8}],
            ],
            "end": [[{"chunk": "result", "value": 5}], [{"chunk": "result", "value": 10}]],
        },
    )


def gray_shift() -> Answer:
    """Shift by 1 on a hypercube of 4 numbered by Gray ring position 0 1 3 2: all one link.

    Links: port 0 flips bit 0 (0 to 3), port 1 flips bit 1 (4 to 7).
    """
    ring = [0, 1, 3, 2]
    links = {(0, 1): 0, (1, 3): 5, (3, 2): 3, (2, 0): 6}
    pairs = sorted(zip(ring, ring[1:] + ring[:1], strict=True))
    return answer(
        "hypercube",
        [2, 2],
        "shift",
        algorithm="step-by-step",
        numbering="gray",
        simulated=16,
        uncontended=16,
        terms={"ts": 1, "th": 1, "tw": 10},
        fingerprint=str(sum((links[a, b] + 1) * (a * 4 + b + 1) for a, b in pairs)),
        trace=[
            record((1, 1, number), (a, b), (a, b), (5, 5, 16), [[a, b]])
            for number, (a, b) in enumerate(pairs)
        ],
    )


def tie_at_three() -> Answer:
    """A piece of a total exchange on a hypercube of 8: three messages meet at link 3-7.

    3's own message goes at 5. At 16 arrive those of 1 (over link 8 + 1) and 2 (over link 2): 2
    goes first. Only the queues can be checked: it is not a whole exchange.
    """
    return answer(
        "hypercube",
        [2, 2, 2],
        "total-exchange",
        trace=[
            record((1, 1, 0), (1, 7), (1, 3), (5, 5, 16), [[1, 7]]),
            record((1, 1, 1), (2, 7), (2, 3), (5, 5, 16), [[2, 7]]),
            record((1, 1, 2), (3, 7), (3, 7), (5, 5, 16), [[3, 7]]),
            record((1, 2, 1), (2, 7), (3, 7), (16, 16, 27), [[2, 7]]),
            record((1, 3, 0), (1, 7), (3, 7), (16, 27, 38), [[1, 7]]),
        ],
    )


def rounds_of_an_instant() -> Answer:
    """Two heads meet in cut-through at th = 0 on a torus 4x4, at link 6-10, instant 5.

    4's head passes 4-5 and 5-6 and is there in round 3, over link 5; 2's head passes 2-6 and is
    there in round 2, over link 32 + 2. The earlier round goes first, whatever the link.
    """
    return answer(
        "torus",
        [4, 4],
        "total-exchange",
        switching="cut-through",
        th=0,
        trace=[
            record((1, 1, 0), (2, 10), (2, 6), (5, 5, 15), [[2, 10]]),
            record((1, 1, 1), (4, 10), (4, 5), (5, 5, 15), [[4, 10]]),
            record((1, 1, 1), (4, 10), (5, 6), (5, 5, 15), [[4, 10]]),
            record((1, 1, 0), (2, 10), (6, 10), (5, 5, 15), [[2, 10]]),
            record((1, 2, 1), (4, 10), (6, 10), (5, 15, 25), [[4, 10]]),
        ],
    )
