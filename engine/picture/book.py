"""What both forms of a textbook figure share: its title, the steps in words, sizes of type."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

import numpy as np

from engine.exact_time import format_exact
from engine.picture.figure import Rect
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.pictures import Paper, scales
from engine.picture.set_words import EXCHANGE, SetWords
from engine.picture.sketch import Sketch
from engine.report.carried import Carried, carried
from engine.report.differences import NODES
from engine.report.method import method_of, terms_text
from engine.report.sentences import Movement, sentence
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES

TITLE = QT_TRANSLATE_NOOP("textbook", "{operation}: {algorithm}", "Broadcast: Recursive doubling")
OF_SIDES = QT_TRANSLATE_NOOP("textbook", "{kind} {dims}", "Torus 4 × 4")
SUBTITLE = QT_TRANSLATE_NOOP("textbook", "{network}. {switching}. t = {terms} = {time}")
STEP = QT_TRANSLATE_NOOP("textbook", "Step {step}: {sentence}")
ALL_CARRY = QT_TRANSLATE_NOOP("textbook", "Every arrow carries the chunk of node {node}.")
ALL_DIRECT = QT_TRANSLATE_NOOP(
    "textbook", "Every arrow carries what the node at its tail has for the node at its head."
)
NO_ROOM = QT_TRANSLATE_NOOP("textbook", "{n} sets of chunks find no room here.", None, 1)

TITLE_SIZE, SUBTITLE_SIZE, TEXT_SIZE = 21.0, 14.0, 13.0
"""Sizes at scale 1."""


class Book:
    """A run as a textbook tells it, on a paper.

    Attributes
    ----------
    steps : tuple of tuple of Carried
        What moves in each step.
    size : float
        Of ordinary text, in pixels.
    """

    def __init__(self, run: Run, paper: Paper) -> None:
        scale, lines = scales(paper.width, paper.height, paper.scale, paper.line_scale)
        self.run = run
        self.paper = replace(paper, scale=scale, line_scale=lines)
        self.steps = carried(run)
        self.words = SetWords(run, paper.words)
        self.size = max(TEXT_SIZE * scale, paper.least)

    def draw_title(self, sketch: Sketch) -> Rect:
        """Write the title; return the room that is left below it."""
        paper = self.paper
        pad = max(round(16 * paper.scale), 6)
        body = Rect(pad, 0.6 * pad, paper.width - pad, paper.height - 0.6 * pad)
        title = Text(TITLE, operation=self.run.operation.title, algorithm=self.run.algorithm.title)
        large = max(TITLE_SIZE * paper.scale, 1.2 * paper.least)
        middle = max(SUBTITLE_SIZE * paper.scale, paper.least)
        y = self.write(sketch, title, body, large, 600, "title")
        y = self.write(sketch, self._subtitle, body._replace(top=y), middle, 400, "subtitle")
        return body._replace(top=y + 0.4 * middle)

    def write(
        self,
        sketch: Sketch,
        text: Text,
        box: Rect,
        size: float,
        weight: int = 400,
        what: str = "caption",
        key: tuple[int, ...] = (),
    ) -> float:
        """Write lines of text into the top of a box; return where they end."""
        y = box.top
        ink = Ink("text" if weight > 400 or what == "caption" else "second-text")
        for line in wrapped(self.paper.words(text), box.width, size, weight):
            at = box.left, y + pitch(size) / 2
            sketch.write(line, at, size, ink, weight, anchor=0.0, what=what, key=key)
            y += pitch(size)
        return y

    def height_of(self, text: Text, width: float, size: float) -> float:
        """Return the height of a text in lines of a width."""
        return len(wrapped(self.paper.words(text), width, size)) * pitch(size)

    @property
    def _subtitle(self) -> Text:
        run = self.run
        kind, dims = run.topology.kind, run.topology.dims
        title = next(one.title for one in TOPOLOGIES if one.key == kind)
        network = Text(NODES, kind=title, n=run.topology.p)
        if kind == "torus":
            network = Text(OF_SIDES, kind=title, dims=" \u00d7 ".join(map(str, dims)))
        switching = method_of(run.scenario)
        terms, time = terms_text(run.scenario, run.terms), format_exact(run.simulated)
        return Text(SUBTITLE, network=network, switching=switching, terms=terms, time=time)

    def said(self, step: int) -> Text:
        """Return what a step (from 1) does, in words."""
        trace = self.run.trace
        cycles = self.cycles_of(step)
        moving = np.unique(np.concatenate([trace.moving(cycle) for cycle in cycles]))
        movement = Movement(self.run, cycles.start, moving)
        return Text(STEP, step=step, sentence=sentence(movement, 0))

    def cycles_of(self, step: int) -> range:
        """Return the cycles of a step (from 1)."""
        trace = self.run.trace
        first, end = np.searchsorted(trace.cycle_starts, trace.step_starts[step - 1 : step + 1])
        return range(int(first) + 1, int(end) + 1)

    @cached_property
    def rule(self) -> Text | None:
        """What all arrows carry, where one sentence says it."""
        moves = [move for step in self.steps for move in step]
        if self.run.operation.key == EXCHANGE:
            direct = all(_direct(move) for move in moves)
            return Text(ALL_DIRECT) if direct else None
        if len({move.names for move in moves}) == 1 and len(moves[0].names) == 1:
            (name,) = moves[0].names
            return Text(ALL_CARRY, node=name.origin)
        return None

    def on_arrow(self, move: Carried) -> str:
        """Return what is written on an arrow: its set, "" where a rule says it."""
        return "" if self.rule else self.words.carried(move)

    def no_room(self, n: int) -> Text:
        """Return the sentence that some sets are left out."""
        return Text(NO_ROOM, n=n)


def _direct(move: Carried) -> bool:
    return {(name.origin, name.destination) for name in move.names} == {(move.source, move.target)}


def pitch(size: float) -> float:
    """Return the height of a line of text."""
    return round(1.34 * size)
