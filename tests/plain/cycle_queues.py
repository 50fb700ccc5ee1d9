"""The plain cycle loop: one dict of queues, every packet takes one cycle on a link.

The reference for speed: what one writes down first, with nothing wasted and nothing clever.
"""

from __future__ import annotations

from collections import deque


def simulate(entries: list[list[int]]) -> tuple[int, int, list[tuple[int, int, int]]]:
    """Run packets over their routes (lists of links), all put in at once in the order given.

    Returns the number of cycles, the sum of delivery times, and the crossings as (cycle, packet,
    link).  Arrivals at one queue in one cycle join it by rising number of the incoming link.
    """
    queues: dict[int, deque[int]] = {}
    place = [0] * len(entries)
    for packet, route in enumerate(entries):
        if route[0] not in queues:
            queues[route[0]] = deque()
        queues[route[0]].append(packet)
    crossings: list[tuple[int, int, int]] = []
    under_way = len(entries)
    cycle = delivered_at = 0
    while under_way:
        cycle += 1
        moved = [(link, queues[link].popleft()) for link in sorted(queues) if queues[link]]
        for link, packet in moved:
            crossings.append((cycle, packet, link))
            place[packet] += 1
            route = entries[packet]
            if place[packet] == len(route):
                under_way -= 1
                delivered_at += cycle
                continue
            onward = route[place[packet]]
            if onward not in queues:
                queues[onward] = deque()
            queues[onward].append(packet)
    return cycle, delivered_at, crossings
