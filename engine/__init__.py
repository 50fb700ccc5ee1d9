"""The engine of Hopscope: networks, schedules, simulation, closed forms.  No Qt in here.

Glossary (the same words in code, text and window):

node
    A place of the network that can hold data, numbered 0 .. p - 1, row-major.  A topology may
    have vertices that are no processors (a hub); they are numbered after the processors.
line, link
    A *line* joins two nodes; it is two *links*, one for each direction.  A link is directed and
    numbered port-major: ``link = port * vertices + sender``.
hop, route
    A *hop* is the passage over one link; a *route* is the list of links from source to target.
process
    What a schedule speaks of.  ``node_of[process]`` says on which node a process lives; it is the
    identity except where an algorithm numbers the nodes of a hypercube along the Gray ring.
chunk
    The smallest piece of data that an operation moves: ``m`` words, named by its origin and
    its destination, or by its origin alone where everybody gets it.
transfer
    A bundle of chunks sent from one process to another in one step, along one route.
packet
    A part of a transfer of at most ``P`` words with a header of its own (finite packets only).
step
    Transfers that start together; the step ends when all its links are free again.
cycle
    A part of a step: it begins with the step, or where something starts that had to be stored or
    had to wait (see ``simulation.cycles``).  Cycles count from 1; 0 is the state before.
schedule
    All steps of an algorithm for one operation on one network, without any time.
trace
    What the simulator found: every crossing of a link with its ready, start and end.
run
    A scenario with its network, schedule, trace and closed form.
scene list
    The scenarios of a lecture in order, each at a position and with notes; one is a *scene* of it.
hub, switch, centre
    A star: every node has one line to the *centre*, a vertex that is no processor.  A *hub* carries
    one transfer at a time in the whole network, a *switch* any number between different pairs.
model
    What a message costs through a hub or a switch: A, B or C, each a sum of three *parameters* at
    most (tn, tc, tk; t0, t1, tk; tn, tk).  ``m`` counts bytes there.
measurement, row, group
    What was measured on a machine: a *row* is one time of one message length; rows of one
    benchmark, number of processes and label are a *group*.
rank
    A process of MPI that carries out its part of a schedule.
startup, per-hop, per-word
    The costs ts (of a message), th (of a header over one link) and tw (of a word over one link).

Numbers that name things (nodes, links, transfers) start at 0; numbers that count what happens
(steps, cycles, packets of a message) start at 1 wherever people see them.
"""
