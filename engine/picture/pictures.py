"""The picture of a moment as a figure: a pure function of run, position and paper.

``Pictures(run, paper).at(cycle, glide)`` keeps what does not change from cycle to cycle;
``picture(run, cycle, glide, paper)`` is the same as a function.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from engine.picture.centre import draw_box, draw_through, write_centre
from engine.picture.clearance import MOST_DETAILED
from engine.picture.figure import Figure, Floats, Layer, Rect, Shape
from engine.picture.geometry import Fit, Geometry, fit
from engine.picture.heading import draw_heading, lay_out, usual_height
from engine.picture.ink import Ink
from engine.picture.lanes import (
    busiest,
    draw_ghosts,
    draw_halo,
    draw_idle,
    draw_lanes,
    draw_loads,
    draw_numbers,
)
from engine.picture.legend import Legend, Style, legend
from engine.picture.lit import draw_lit
from engine.picture.marks import clock, draw_ahead, draw_marks, texts_of
from engine.picture.nodes import draw_labels, draw_nodes, draw_rings, label_radius
from engine.picture.occupied import Occupied
from engine.picture.sketch import SMALLEST, Sketch
from engine.picture.turn_marks import MARGIN, draw_turns
from engine.picture.waiting import draw_waiting
from engine.report.placement import Placement, place
from engine.report.scene import Scene, Scenes, scenes_of
from engine.report.turns import Turns, turns_of
from engine.run import Run
from engine.scenario.view import View
from engine.text import QT_TRANSLATE_NOOP, Text

HIDDEN = Text(QT_TRANSLATE_NOOP("canvas", "Which links are used next? How much goes over each?"))

IN_USE = QT_TRANSLATE_NOOP("canvas", "{n} of {every} links in use. {next}", None, 1)

CIRCLES, STAR_CIRCLES = 16, 6
"""Up to so many nodes a ring, or a hub or a switch, is round whatever the paper is."""

PLATES = 14.0
"""Pixels round a network in which something waits, at scale 1."""

STAR_OVAL = 1.9
"""How much wider than high a hub or a switch of few nodes may be."""

SAMPLED_CYCLES = 12
"""The heading is made high enough for so many cycles of a small run."""


@dataclass(frozen=True)
class Paper:
    """What a picture is drawn on, and how.

    Attributes
    ----------
    width, height : float
        In pixels.
    scale, line_scale : float
        Of type and marks, and of lines; 1 is the design's.
    least : float
        The smallest type in pixels.
    words : callable
        Turns a Text into words of a language.
    view : View
        Layout, labels, colours, zoom and selection.
    curtain, ghosts : bool
        Whether numbers and words are hidden, and whether the next step's links are shown pale.
    ahead : bool
        Whether it is shown where transfers would be if nothing had to wait.
    lit : frozenset of int
        Transfers whose routes are lit up while their step is on show, by number.
    bare : bool
        Whether heading and legend are left out, as they stand beside the picture.
    """

    width: float
    height: float
    words: Callable[[Text], str] = str
    scale: float = 1.0
    line_scale: float = 1.0
    least: float = SMALLEST
    view: View = field(default_factory=View)
    curtain: bool = False
    ghosts: bool = False
    ahead: bool = False
    lit: frozenset[int] = frozenset()
    bare: bool = False


class Pictures:
    """The pictures of a run on a paper, and what has been found out for them.

    ``placement`` may be given while a layout is changing; else it follows from the view.
    """

    def __init__(self, scenes: Scenes, paper: Paper, placement: Placement | None = None) -> None:
        self.run = scenes.run
        self.scenes = scenes
        self.paper = paper
        self._given = placement
        self._still: tuple[Scene, Layer, Layer, Floats] | None = None

    def at(self, cycle: int, glide: float | None) -> Figure:
        """Return the figure of a cycle, at rest or at a glide of 0 .. 1 within it."""
        scene = self.scene(cycle)
        network, words, texts = self._still_layers(scene)
        moving = Sketch(self._clip)
        if self.paper.ahead and scene.holdings is not None and self.geometry.detailed:
            ticks = float(scene.end) if glide is None else clock(scene, glide)
            named_by = self.named_by(scene)
            draw_ahead(moving, self.geometry, self.run, self.scenes.ahead, named_by, ticks)
        if not self.paper.curtain and not self._hints(scene):
            draw_marks(moving, self.geometry, scene, self.named_by(scene), glide, texts)
        layers = (self.ground, network, words, moving.layer(self._clip))
        paper = self.paper
        return Figure(paper.width, paper.height, Ink("canvas"), layers, 3)

    def scene(self, cycle: int) -> Scene:
        """Return the scene of a cycle."""
        if self._still is not None and self._still[0].cycle == cycle:
            return self._still[0]
        return self.scenes.at(cycle)

    def named_by(self, scene: Scene) -> str:
        """Return what marks are coloured by."""
        return self.paper.view.colour or scene.named_by

    # Where things lie -----------------------------------------------------------------------------

    @property
    def _clip(self) -> Rect | None:
        return self.geometry.area if self.geometry.zoomed else None

    @cached_property
    def _whole(self) -> Rect:
        """The paper without its margins."""
        pad = max(round(16 * self.paper.scale), 6)
        paper = self.paper
        return Rect(pad, 0.6 * pad, paper.width - pad, paper.height - 0.4 * pad)

    @cached_property
    def legend(self) -> Legend:
        """What stands below the network."""
        paper = self.paper
        if paper.bare:
            return Legend((), 0.0, 0.0)
        rows = 2 if paper.height >= 380 * paper.scale else 1
        style = Style(max(12.0 * paper.scale, paper.least), paper.least, paper.words)
        named_by = paper.view.colour or self.scenes.at(0).named_by
        return legend(self.run, style, named_by, self._whole.width, rows)

    @cached_property
    def heading_height(self) -> float:
        """The height kept free for the heading: enough for every kind of step of the run."""
        paper, width = self.paper, self._whole.width
        if paper.bare:
            return 0.0
        usual = usual_height(paper.scale, paper.least)
        most = usual
        for cycle in self._sampled_cycles:
            made = lay_out(*self.said(cycle), width, usual, paper.scale, paper.least)
            most = max(most, made.height)
        return most

    @cached_property
    def _sampled_cycles(self) -> list[int]:
        trace = self.run.trace
        if not self.scenes.holdings.known:
            return [1]
        first = np.searchsorted(trace.cycle_starts, trace.step_starts[:-1]) + 1
        spread = np.linspace(0, len(first) - 1, min(len(first), SAMPLED_CYCLES // 2)).astype(int)
        cycles = {*first[spread].tolist(), *(first[spread] + 1).tolist(), trace.cycles}
        return sorted(cycle for cycle in cycles if cycle <= trace.cycles)

    def said(self, cycle: int) -> tuple[str, str, str]:
        """Return title, sentence and what comes next."""
        scene = self.scenes.said(cycle)
        words = self.paper.words
        if self.paper.curtain:
            return words(scene.title), words(HIDDEN), ""
        after = words(scene.next_sentence)
        if scene.used:
            every = len(self.run.topology.links)
            after = words(Text(IN_USE, n=scene.used, every=every, next=scene.next_sentence))
        return words(scene.title), words(scene.sentence), after

    @cached_property
    def geometry(self) -> Geometry:
        """Where nodes and lanes lie."""
        paper, whole = self.paper, self._whole
        top = whole.top + self.heading_height
        area = Rect(whole.left, top, whole.right, whole.bottom - self.legend.height)
        lines = paper.line_scale
        into = Fit(
            area,
            paper.scale,
            lines,
            self.scenes.holdings.known,
            self._beside * paper.scale,
            paper.view.zoom,
            paper.view.centre,
            paper.least,
            label_radius(self.run.topology, paper.view.labels, paper.least),
        )
        placement = self._given or placed(self.run, paper.view.layout, area)
        return fit(self.run.topology, placement, into)

    @property
    def _beside(self) -> float:
        """What is kept free round the network for what waits, at scale 1."""
        if self.run.topology.kind == "hub":
            return MARGIN
        return PLATES if self.run.trace.max_waiting else 0.0

    # Layers ---------------------------------------------------------------------------------------

    @cached_property
    def ground(self) -> Layer:
        """The network on which nothing moves, and the legend: the same in every cycle."""
        geometry = self.geometry
        sketch = Sketch(self._clip)
        if not geometry.detailed:
            draw_idle(sketch, geometry, np.arange(len(geometry.topology.links)))
            draw_nodes(sketch, geometry)
            draw_box(sketch, geometry)
        return sketch.layer(self._clip)

    @cached_property
    def labels(self) -> tuple[Shape, ...]:
        """The nodes' labels, the same in every cycle."""
        sketch = Sketch(self._clip)
        draw_labels(sketch, self.geometry, self.paper.view.labels)
        return tuple(sketch.shapes)

    def _still_layers(self, scene: Scene) -> tuple[Layer, Layer, Floats]:
        """Return what stands still within the cycle: the network, and the words round it."""
        if self._still is None or self._still[0] is not scene:
            network = Sketch(self._clip)
            self._draw_network(network, scene)
            words = Sketch()
            if not self.paper.bare:
                self._draw_words(words, scene)
            texts = texts_of(network)
            self._still = scene, network.layer(self._clip), words.layer(), texts
        return self._still[1:]

    def _draw_network(self, sketch: Sketch, scene: Scene) -> None:
        geometry, view = self.geometry, self.paper.view
        links = geometry.topology.links
        selected = None if view.link is None else geometry.topology.link_between(*view.link)
        draw_halo(sketch, geometry, selected, view.node)
        if self.paper.lit and not self.paper.curtain:
            draw_lit(sketch, geometry, self.run, scene, self.paper.lit)
        if not geometry.detailed:
            if not self._hints(scene):
                draw_loads(sketch, geometry, scene.links, scene.chunks)
            self._draw_guess(sketch, scene)
            sketch.shapes += self.labels
            self._write_centre(sketch, scene)
            return
        # While the next step is hinted at, what moved in this one is out of the way.
        lanes = {} if self._hints(scene) else busiest(scene.lanes)
        idle = np.setdiff1d(np.arange(len(links)), list(lanes)).astype(np.int64)
        draw_idle(sketch, geometry, idle)
        if geometry.topology.p > MOST_DETAILED:  # arcs may pass behind foreign nodes there
            draw_box(sketch, geometry)
            draw_lanes(sketch, geometry, lanes)
            draw_nodes(sketch, geometry)
        else:
            draw_nodes(sketch, geometry)
            draw_rings(sketch, geometry, scene, self.named_by(scene))
            draw_box(sketch, geometry)
            draw_through(sketch, geometry, lanes.values())
            draw_lanes(sketch, geometry, lanes)
        self._draw_guess(sketch, scene)
        sketch.shapes += self.labels
        self._write_centre(sketch, scene)
        if not self.paper.curtain and not self._hints(scene):
            taken = Occupied(geometry, lanes)
            for label in texts_of(sketch).tolist():
                taken.take(Rect(*label).grown(1))
            draw_numbers(sketch, geometry, lanes, taken)
            draw_waiting(sketch, geometry, scene, self.named_by(scene), taken)
            draw_turns(sketch, geometry, self.turns(scene), self.labels)

    def turns(self, scene: Scene) -> Turns | None:
        """Return the order at the hub in a scene, None where there is none."""
        return turns_of(self.run, scene.cycle)

    def _write_centre(self, sketch: Sketch, scene: Scene) -> None:
        """Write what is in the middle of a hub or a switch, and what goes through it."""
        told = None if self.paper.curtain or self._hints(scene) else scene
        write_centre(sketch, self.geometry, told, self.turns(scene), self.paper.words)

    def _hints(self, scene: Scene) -> bool:
        """Return whether the next step is hinted at: there has to be one."""
        return self.paper.ghosts and scene.step < scene.steps

    def _draw_guess(self, sketch: Sketch, scene: Scene) -> None:
        if self._hints(scene):
            draw_ghosts(sketch, self.geometry, self.scenes.next_step_links(scene.cycle))

    def _draw_words(self, sketch: Sketch, scene: Scene) -> None:
        """Write heading and legend."""
        whole, paper = self._whole, self.paper
        height = self.heading_height
        said = self.said(scene.cycle)
        heading = lay_out(*said, whole.width, height, paper.scale, paper.least)
        draw_heading(sketch, heading, whole)
        bottom = self.legend.height
        below = Rect(whole.left, whole.bottom - bottom, whole.right, whole.bottom)
        self.legend.draw(sketch, below)


def scales(width: float, height: float, scale: float, line_scale: float) -> tuple[float, float]:
    """Return the scales of type and lines for a picture's size: a theme's, less in a small one."""
    room = min(width / (760 * scale), height / (430 * scale))
    share = min(1.0, max(room, 0.4))
    return scale * share, line_scale * share


def placed(run: Run, layout: str | None, area: Rect) -> Placement:
    """Return the placement of a run's network for an area; a long ring may be an oval."""
    topology = run.topology
    few = STAR_CIRCLES if topology.centre is not None else CIRCLES
    if (len(topology.dims) != 1 and topology.centre is None) or topology.p <= few:
        return place(topology, layout)
    widest = 1.45 if topology.p <= 32 else 2.4
    if topology.centre is not None:
        widest = STAR_OVAL if topology.p <= 32 else 2.4
    aspect = min(max(area.width / max(area.height, 1.0), 1.0), widest)
    return place(topology, layout, aspect)


def picture(run: Run, cycle: int, glide: float | None, paper: Paper) -> Figure:
    """Return the figure of a cycle (0 .. C), at rest or at a glide of 0 .. 1 within it."""
    return Pictures(scenes_of(run), paper).at(cycle, glide)
