"""The figure of an embedding: guest and host side by side in the same colours, and the numbers.

A guest node and the host node that carries it have one colour and one number; free host nodes are
pale.  Host lines have the colour, the width and the number of the logical edges over them.  What
``edge`` and ``line`` choose is lit on both sides and told below.

Shapes: ``guest-edge`` (edge), ``host-line`` (line), ``guest-node`` (node), ``host-node`` (host
node, guest node or -1), ``path`` (edge, from, to: one for each link, in order), ``path-end``
(guest node), ``lit-edge`` (edge), ``lit-line`` (line), ``length`` (edge) and ``load`` (line) for
the numbers on lines, ``host-label`` (host node) and ``guest-label`` (guest node) beside nodes.
"""

from __future__ import annotations

from functools import cached_property
from math import hypot

from engine.embedding import Embedding, Guest, Host
from engine.errors import InputError
from engine.picture.embedding_marks import (
    Lights,
    draw_mark,
    draw_ways,
    edge_stroke,
    load_stroke,
)
from engine.picture.embedding_told import foot_height, head_height, write_titles, write_told
from engine.picture.figure import Figure, Layer, Rect
from engine.picture.graph_spread import Places, Spread, spread
from engine.picture.ink import Ink, number_ink
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.report.embedding_words import check_chosen
from engine.report.placement.graphs import guest_placement, host_placement
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

TOO_LARGE = QT_TRANSLATE_NOOP(
    "embedding words", "an embedding is drawn up to {most} host nodes; this host has {p}"
)

MOST_DRAWN = 256
MOST_BITS = 16
"""Up to so many nodes of a hypercube have their bits beside them, above their numbers."""

LABEL = 12.0
"""The size of labels and numbers on lines at scale 1."""

CLOSE, APART = 0.4, 0.27
"""Of the distance of nodes, what their radius may be: between those of a host stand numbers."""

GROUND = Ink("canvas", alpha=0.88)


def embedding_figure(
    embedding: Embedding, paper: Paper, edge: int | None = None, line: int | None = None
) -> Figure:
    """Return the figure of an embedding, with an edge of the guest or a line of the host lit.

    Raises
    ------
    InputError
        If the host has more than 256 nodes, or there is no such edge or line.
    """
    picture = EmbeddingPicture(embedding.guest, embedding.host, paper)
    return picture.at(embedding, edge, line)


def check_drawn(guest: Guest, host: Host) -> None:
    """Check that an embedding is not too large for a figure.

    Raises
    ------
    InputError
        If the host, or a guest that fits into none, has more than 256 nodes.
    """
    if max(host.p, guest.p) > MOST_DRAWN:
        raise InputError(Text(TOO_LARGE, most=MOST_DRAWN, p=max(host.p, guest.p)))


class EmbeddingPicture:
    """The figures of all maps of one guest into one host on a paper.

    Raises
    ------
    InputError
        If the host has more than 256 nodes.
    """

    def __init__(self, guest: Guest, host: Host, paper: Paper) -> None:
        check_drawn(guest, host)
        self.paper = paper
        self._guest, self._host = guest, host
        self._still: tuple[Embedding, Layer, Layer] | None = None
        pad, gap = 16 * paper.scale, 22 * paper.scale
        self._whole = Rect(pad, 0.7 * pad, paper.width - pad, paper.height - 0.7 * pad)
        half = (self._whole.width - gap) / 2
        left = self._whole.left
        self._panes = (left, left + half), (left + half + gap, self._whole.right)

    def at(self, embedding: Embedding, edge: int | None = None, line: int | None = None) -> Figure:
        """Return the figure of a map, with an edge or a line lit.

        Raises
        ------
        InputError
            If there is no such edge or line.
        """
        check_chosen(embedding, edge, line)
        lines, nodes = self._network(embedding)
        layers = (lines, self._lit(embedding, edge, line), nodes, self._told(embedding, edge, line))
        return Figure(self.paper.width, self.paper.height, Ink("canvas"), layers, 1)

    # Where things lie -----------------------------------------------------------------------------

    def _area(self, pane: tuple[float, float]) -> Rect:
        whole = self._whole
        gap = 6 * self.paper.scale
        return Rect(
            pane[0],
            whole.top + head_height(self.paper) + gap,
            pane[1],
            whole.bottom - foot_height(self.paper) - gap,
        )

    @cached_property
    def guest(self) -> Spread:
        """The guest in pixels."""
        area = self._area(self._panes[0])
        beside = 2.2 * self._label if self._guest.p > 32 and self._guest.kind == "ring" else 0.0
        placement = guest_placement(self._guest, _aspect(self._guest.p, area))
        return spread(placement, self._guest.edges, area, self.paper.scale, beside, CLOSE)

    @cached_property
    def host(self) -> Spread:
        """The host in pixels."""
        area = self._area(self._panes[1])
        beside = 1.6 * self._label if self._host.p <= MOST_BITS else 1.2 * self._label
        placement = host_placement(self._host, _aspect(self._host.p, area))
        return spread(placement, self._host.lines, area, self.paper.scale, beside, APART)

    @cached_property
    def _label(self) -> float:
        return max(LABEL * self.paper.scale, self.paper.least)

    @cached_property
    def _guest_places(self) -> tuple[list[Rect | None], list[Rect | None]]:
        """Where the labels of guest nodes stand whose marks are too small, and lengths of edges."""
        places = Places(self.guest)
        labels: list[Rect | None] = [None] * self._guest.p
        if self._number_size(self.guest, self._guest.p) == 0 and self.guest.numbered:
            texts = [str(node) for node in range(self._guest.p)]
            labels = places.labels(texts, self._label, self._guest.kind == "ring")
        numbers: list[Rect | None] = [None] * len(self._guest.edges)
        return labels, places.numbers(self._label) if self.guest.numbered else numbers

    @cached_property
    def _host_texts(self) -> list[str]:
        """What host nodes are called beside them."""
        host = self._host
        if host.kind == "hypercube" and 2 < host.p <= MOST_BITS:
            return [f"{node} = {host.label(node)}" for node in range(host.p)]
        return [str(node) for node in range(host.p)]

    @cached_property
    def _host_places(self) -> tuple[list[Rect | None], list[Rect | None]]:
        """Where the labels of host nodes stand, and the loads of lines."""
        places = Places(self.host)
        if not self.host.numbered:
            return [None] * self._host.p, [None] * len(self._host.lines)
        ring = self._host.kind == "ring"
        labels = places.labels(self._host_texts, self._label, ring)
        return labels, places.numbers(self._label)

    def _number_size(self, graph: Spread, p: int) -> float:
        """Return the size of the numbers in marks, 0 where they do not fit."""
        text = "0" * len(str(p - 1))
        size = max(0.95 * graph.radius, self.paper.least)
        while size >= self.paper.least:
            if hypot(text_width(text, size, 700) / 2, cap_height(size) / 2) <= graph.radius - 1:
                return size
            size -= 1
        return 0.0

    # What is drawn --------------------------------------------------------------------------------

    def _network(self, embedding: Embedding) -> tuple[Layer, Layer]:
        """Return lines and nodes of both sides, kept as long as the map is the same."""
        if self._still is None or self._still[0] is not embedding:
            lines, nodes = Sketch(), Sketch()
            self._draw_guest(lines, nodes, embedding)
            self._draw_host(lines, nodes, embedding)
            self._still = embedding, lines.layer(), nodes.layer()
        return self._still[1:]

    def _draw_guest(self, lines: Sketch, nodes: Sketch, embedding: Embedding) -> None:
        graph, scale = self.guest, self.paper.line_scale
        labels, places = self._guest_places
        lengths = embedding.lengths.tolist()
        draw_ways(lines, graph, [edge_stroke(n, graph, scale) for n in lengths], "guest-edge")
        for edge, (length, box) in enumerate(zip(lengths, places, strict=True)):
            if length > 1 and box is not None:
                self._number(nodes, length, box, Ink("text"), "length", edge)
        size = self._number_size(graph, embedding.guest.p)
        for node, box in enumerate(labels):
            at = graph.at(node)
            draw_mark(nodes, at, graph.radius, node, size, "guest-node", (node,))
            if box is not None:
                self._label_node(nodes, str(node), box, Ink("text"), "guest-label", node)

    def _draw_host(self, lines: Sketch, nodes: Sketch, embedding: Embedding) -> None:
        graph, scale = self.host, self.paper.line_scale
        labels, places = self._host_places
        loads = embedding.line_loads.tolist()
        draw_ways(lines, graph, [load_stroke(n, graph, scale) for n in loads], "host-line")
        for line, (load, box) in enumerate(zip(loads, places, strict=True)):
            if load and box is not None:
                self._number(nodes, load, box, number_ink(load), "load", line)
        size = self._number_size(graph, embedding.guest.p)
        carried = embedding.guest_on.tolist()
        for node, (guest, box) in enumerate(zip(carried, labels, strict=True)):
            at = graph.at(node)
            draw_mark(nodes, at, graph.radius, guest, size, "host-node", (node, guest))
            if box is not None:
                text = self._host_texts[node]
                self._label_node(nodes, text, box, Ink("second-text"), "host-label", node)

    def _number(
        self, sketch: Sketch, number: int, box: Rect, ink: Ink, what: str, key: int
    ) -> None:
        text, at = str(number), box.centre
        sketch.write(text, at, self._label, ink, 600, halo=GROUND, what=what, key=(key,))

    def _label_node(
        self, sketch: Sketch, text: str, box: Rect, ink: Ink, what: str, node: int
    ) -> None:
        at = box.centre
        sketch.write(text, at, self._label, ink, halo=GROUND, what=what, key=(node,))

    def _lit(self, embedding: Embedding, edge: int | None, line: int | None) -> Layer:
        sketch = Sketch()
        lights = Lights(sketch, embedding, self.guest, self.host, self.paper.line_scale)
        if line is not None:
            lights.line(line)
        if edge is not None:
            lights.edge(edge)
        return sketch.layer()

    def _told(self, embedding: Embedding, edge: int | None, line: int | None) -> Layer:
        sketch, whole = Sketch(), self._whole
        write_titles(sketch, self.paper, embedding, self._panes, whole.top)
        below = whole._replace(top=whole.bottom - foot_height(self.paper))
        write_told(sketch, self.paper, embedding, below, edge, line)
        return sketch.layer()


def _aspect(p: int, area: Rect) -> float:
    """Return how many times as wide as high a ring of p nodes is in an area."""
    if p <= 16:
        return 1.0
    return min(max(area.width / max(area.height, 1.0), 0.8), 1.6)


NO_EMBEDDING = Text(
    QT_TRANSLATE_NOOP(
        "embedding",
        "this scenario has no embedding; choose one with --embedding, such as ring:gray, or lay a "
        "guest into a host with --guest and --host",
    )
)


def embedding_picture(run: Run, paper: Paper) -> Figure:
    """Return the figure of the embedding that a run goes through.

    Raises
    ------
    InputError
        If it goes through none, or the host is too large.
    """
    embedding = run.scenario.embedding
    if embedding is None:
        raise InputError(NO_EMBEDDING)
    return embedding_figure(embedding, paper)
