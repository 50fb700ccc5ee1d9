"""What happens: a step in one or two sentences, the pseudocode with its line, and the numbers.

Everything is counted from the schedule and the trace; the pseudocode's lines and loops come from
``engine.report.pseudocode``, which knows of no schedule.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.exact_time import format_exact
from engine.report.counts import Counts
from engine.report.embedding_words import embedding_lines, shift_lines
from engine.report.example import node_name
from engine.report.pseudocode import CodeLine, Listing, Partner, listing_of
from engine.report.sentences import ONE_TRANSFER, TRANSFERS, counted, sized
from engine.report.step_time import time_in_terms, waiting_of
from engine.report.step_words import StepWords
from engine.report.turns import turn_sentences, turns_of
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

ONE_STEP = QT_TRANSLATE_NOOP("happens", "In 1 step with {transfers}: {aim}.")
STEPS = QT_TRANSLATE_NOOP("happens", "In {n} steps with {transfers}: {aim}.", None, 1)
DONE = QT_TRANSLATE_NOOP("happens", "This is the end: {result}. All in all it takes {time}.")
RESULTS = {
    "point-to-point": QT_TRANSLATE_NOOP("happens", "node {node} has the message"),
    "broadcast": QT_TRANSLATE_NOOP("happens", "all {all} nodes have the message"),
    "reduce": QT_TRANSLATE_NOOP("happens", "node {node} has the sum of all {all} values"),
    "all-to-all-broadcast": QT_TRANSLATE_NOOP("happens", "every node holds all {all} chunks"),
    "multinode-accumulation": QT_TRANSLATE_NOOP(
        "happens", "every node has its own sum of {all} values"
    ),
    "all-reduce": QT_TRANSLATE_NOOP("happens", "every node has the sum of all {all} values"),
    "prefix-sum": QT_TRANSLATE_NOOP(
        "happens", "every node has the sum of the values up to its own"
    ),
    "scatter": QT_TRANSLATE_NOOP("happens", "each of {all} nodes has its chunk"),
    "gather": QT_TRANSLATE_NOOP("happens", "node {node} holds all {all} chunks"),
    "total-exchange": QT_TRANSLATE_NOOP(
        "happens", "each of {all} nodes holds one chunk from every node"
    ),
    "shift": QT_TRANSLATE_NOOP("happens", "all {all} messages are where they belong"),
}
MESSAGE = QT_TRANSLATE_NOOP("happens", "message {chunks} m = {words}", "4 m = 400 words")
LARGEST = QT_TRANSLATE_NOOP("happens", "largest message {chunks} m = {words}", "4 m = 400 words")
VALUE = QT_TRANSLATE_NOOP("happens", "{name} = {value}", "a variable of pseudocode")
MESSAGE_M = QT_TRANSLATE_NOOP("happens", "message m = {words}", "m = 100 words")


@dataclass(frozen=True)
class Happening:
    """What happens in a cycle.

    Attributes
    ----------
    sentences : tuple of Text
    lines : tuple of CodeLine
        The whole pseudocode.
    current : int or None
        The line (from 0) of the step under way; the first one before all steps.
    values : tuple of Text or str
        The loops' variables, the message, the time in terms and what makes it longer.
    """

    sentences: tuple[Text, ...]
    lines: tuple[CodeLine, ...]
    current: int | None
    values: tuple[Text | str, ...]


class Story:
    """All happenings of one run; what has been counted is kept."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.counts = Counts(run)
        scenario = run.scenario
        self.listing: Listing = listing_of(
            scenario.operation, scenario.algorithm_key, scenario.logical, run.task
        )
        self._times: dict[int, tuple[Text | str, ...]] = {}

    def at(self, cycle: int, node: int | None = None) -> Happening:
        """Return what happens in a cycle (0 .. C), told of ``node`` where it takes part."""
        step = self.run.trace.step_of_cycle(cycle)
        if not step:
            return Happening(self._before(), self.listing.lines, 0, ())
        turns = turns_of(self.run, cycle)
        under_way = None if turns is None or turns.now is None else turns.now.transfer
        words = StepWords(self.run, self.counts, step, node, under_way)
        sentences = (*turn_sentences(turns), *words.sentences())
        if cycle == self.run.trace.cycles:
            sentences = (*sentences, self._end())
        return Happening(
            sentences,
            self.listing.lines,
            self.listing.line_at(step - 1),
            (*self._variables(step, words.ends[0]), *self._time(step)),
        )

    def position_of(self, line: int) -> int:
        """Return the time in ticks to go to for a line (from 0): the end of its first step."""
        step = self.listing.first_step(line)
        return 0 if step is None else int(self.run.trace.step_starts[step + 1])

    def _before(self) -> tuple[Text, ...]:
        run = self.run
        transfers = counted(run.schedule.transfers, ONE_TRANSFER, TRANSFERS)
        aim = run.operation.summary
        steps = counted(run.schedule.steps, ONE_STEP, STEPS, transfers=transfers, aim=aim)
        return steps, self.listing.why, *shift_lines(run), *embedding_lines(run.scenario)

    def _end(self) -> Text:
        run, task = self.run, self.run.task
        operation = run.operation.key
        process = task.target if operation == "point-to-point" else task.root
        node = node_name(run, int(run.schedule.node_of[process]))
        result = Text(RESULTS[operation], node=node, all=run.schedule.p)
        return Text(DONE, result=result, time=format_exact(run.simulated))

    def _variables(self, step: int, sender: int) -> tuple[Text | str, ...]:
        moment = self.listing.moments[step - 1]
        pairs: list[tuple[Text | str, object]] = list(moment.variables)
        if moment.partner is not None:
            partner = self._partner(moment.partner, sender)
            pairs.append((moment.partner.name, node_name(self.run, partner)))
        return tuple(Text(VALUE, name=name, value=value) for name, value in pairs)

    def _partner(self, partner: Partner, sender: int) -> int:
        """Return the node to which a node sends; the pseudocode of a guest speaks of its nodes."""
        embedding = self.run.scenario.embedding
        if embedding is None:
            return partner.of(sender)
        return embedding.placed[partner.of(int(embedding.guest_on[sender]))]

    def _time(self, step: int) -> tuple[Text | str, ...]:
        """Return the message and the time of a step."""
        if step not in self._times:
            run = self.run
            chunks = run.schedule.chunk_count[run.schedule.rows(step - 1)]
            most = int(chunks.max())
            template = MESSAGE if int(chunks.min()) == most else LARGEST
            words = sized(run, most * run.schedule.m)
            one = Text(MESSAGE_M, words=words)
            message = one if most == 1 else Text(template, chunks=most, words=words)
            found = (message, time_in_terms(run, step))
            waiting = waiting_of(run, step)
            self._times[step] = found if waiting is None else (*found, waiting)
        return self._times[step]


def happening(run: Run, cycle: int, node: int | None = None) -> Happening:
    """Return what happens in a cycle (0 .. C); a ``Story`` keeps what it has counted."""
    return Story(run).at(cycle, node)
