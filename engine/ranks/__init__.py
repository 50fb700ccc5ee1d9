"""The schedules of the window carried out by real messages between MPI ranks, and measured.

A *rank* is a process of the schedule.  Everything here is driven by the ``Schedule`` alone, and by
a ``World``, so that it runs without MPI too; ``engine/ranks/mpi.py`` is the World of mpi4py and the
only place that imports it.
"""

from engine.ranks.measure import Wanted, measure
from engine.ranks.world import World, in_agreement

__all__ = ["Wanted", "World", "in_agreement", "measure"]
