"""Started by mpiexec: many schedules on real ranks, one after another; rank 0 prints the logs.

``mpiexec -n P python tests/ranks/all_on_mpi.py``; the logs are lists of JSON, a schedule a line.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.commands.ranks import all_together
from engine.ranks import measure
from engine.ranks.mpi import connect
from tests.ranks.cases import default_cases, wanted


def main():
    world = connect()
    with all_together(world, "en"):
        for case in default_cases(world.size):
            (run,) = measure(world, wanted(case), "").runs
            if world.rank == 0:
                sys.stdout.write(msgspec.json.encode([str(case), run.logs]).decode() + "\n")


if __name__ == "__main__":
    main()
