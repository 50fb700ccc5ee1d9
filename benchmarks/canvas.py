"""How fast the picture is beside pyqtgraph's: ``uv run benchmarks/canvas.py --json``.

One frame is a change of cycle and the painting of it into an image of 1920x1080, offscreen; every
frame is grabbed, and each must differ from the one before.

hypercube10, torus64
    All links of a hypercube of 1024 and of a torus 64x64, both directions, every colour another in
    every frame.  No algorithm does that: in the one run that uses all links at once (a direct total
    exchange) every link carries one packet, and collectives by steps use a dimension at a time.  So
    the scene is read from a real run of many cycles, and only the numbers on its links are made up
    (``Changing``).  ``changed_links_share`` is counted from the scenes that were shown.
    ``graphitem_ms`` is pyqtgraph's GraphItem over the same points and links with a colour for each
    link, given and grabbed the same way in the same process; the two take turns.
hypercube6, torus8x8
    The next cycle of networks in which every train of chunks is drawn: all-to-all broadcast, total
    exchange.
jumps
    Random cycles of a direct total exchange on a hypercube of 1024 in the real window: from
    ``session.show_cycle`` until everything is painted.

``ms`` are medians over the frames of the best of ``--rounds``; ``process_ms`` is the same in
processor time.  Machines are noisy: only ratios within one run count.  ``--only jumps`` measures a
part.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
WIDTH, HEIGHT = 1920, 1080
SCREEN = {"name": "s", "width": WIDTH, "height": HEIGHT, "logicalDpi": 96, "dpr": 1}

import numpy as np
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

import gui.canvas.canvas as canvas_module
from engine.picture import PALETTES
from engine.picture.ink import LEVELS, level
from engine.report.scene import Scene, Scenes
from engine.run import Run, run
from engine.scenario import from_settings
from gui.application import make_desktop
from gui.canvas import NetworkCanvas
from gui.theme import load_fonts

DIRECT = {"operation": "total-exchange", "algorithm": "direct", "startups": "one"}
HYPERCUBE10 = {"topology": "hypercube", "p": 1024, **DIRECT}
FRAMES = {
    "hypercube10": HYPERCUBE10,
    "torus64": {"topology": "torus", "dims": "64x64", "operation": "all-to-all-broadcast"},
}
TRAINS = {
    "hypercube6": {"topology": "hypercube", "p": 64, "operation": "all-to-all-broadcast"},
    "torus8x8": {"topology": "torus", "dims": "8x8", "operation": "total-exchange"},
}
FIRST = 3
"""The first cycles are not measured: what is kept of a network is made in them."""

JUMPS = 200


class Changing(Scenes):
    """The scenes of a run with numbers made up: all links in use, another colour every cycle."""

    def __init__(self, one: Run) -> None:
        super().__init__(one)
        self.links = np.arange(len(one.topology.links))
        self.first_level = np.random.default_rng(1).integers(len(LEVELS), size=len(self.links))

    def at(self, cycle: int) -> Scene:
        chunks = 1 << (self.first_level + cycle) % len(LEVELS)
        return replace(super().at(cycle), links=self.links, chunks=chunks)


def changed_share(before: Scene, after: Scene, links: int) -> float:
    """Return the share of all links whose number, or presence, is another in two scenes."""
    numbers = np.zeros((2, links), dtype=np.int64)
    for row, scene in enumerate((before, after)):
        numbers[row, scene.links] = scene.chunks
    return float((numbers[0] != numbers[1]).mean())


def frames(show: Callable[[int], object], widget: QWidget, cycles: list[int]) -> list[list[float]]:
    """Return milliseconds of each frame on the wall's and on the processor's clock."""
    measured, last = [], None
    for cycle in cycles:
        image = QImage(widget.size(), QImage.Format.Format_RGB32)
        begin, worked = time.perf_counter(), time.process_time()
        show(cycle)
        QWidget.render(widget, image)
        ended = time.perf_counter(), time.process_time()
        measured.append([1000 * (ended[0] - begin), 1000 * (ended[1] - worked)])
        assert image != last, "two frames look the same"
        last = image
    return measured[FIRST:]


def make_canvas(one: Run, scenes: type[Scenes] = Scenes) -> NetworkCanvas:
    """Return a canvas that shows a run."""
    canvas_module.scenes_of = scenes
    widget = NetworkCanvas()
    widget.resize(WIDTH, HEIGHT)
    widget.show_run(one)
    return widget


def make_graph(widget: NetworkCanvas, scenes: Scenes) -> tuple[QWidget, Callable[[int], object]]:
    """Return pyqtgraph's view of the canvas' network, and what shows a cycle in it."""
    import pyqtgraph

    view = pyqtgraph.GraphicsView()
    view.resize(WIDTH, HEIGHT)
    box = pyqtgraph.ViewBox(lockAspect=True, invertY=True, enableMenu=False)
    view.setCentralItem(box)
    graph = pyqtgraph.GraphItem()
    box.addItem(graph)
    topology, points = widget.geometry_shown().topology, widget.geometry_shown().points
    kind = [("red", int), ("green", int), ("blue", int), ("alpha", int), ("width", float)]
    colours = [QColor(colour).getRgb() for colour in PALETTES["light"].load]
    pens = np.array([(*colour, 1.0) for colour in colours], dtype=kind)

    levels = np.array([level(number) for number in range(64)])

    def show(cycle: int) -> None:
        pen = pens[levels[scenes.at(cycle).chunks]]
        graph.setData(pos=points, adj=topology.links, pen=pen, size=4)

    return view, show


def measure_frames(settings: dict[str, object], count: int, rounds: int) -> dict[str, object]:
    """Measure frames of the canvas and of GraphItem in turn."""
    one = run(from_settings(settings))
    widget, scenes = make_canvas(one, Changing), Changing(one)
    view, show_graph = make_graph(widget, scenes)
    links = len(one.topology.links)
    begin = one.trace.cycles // 3
    cycles = [begin + number % 50 for number in range(FIRST + count)]
    shares = [
        changed_share(scenes.at(before), scenes.at(after), links)
        for before, after in pairwise(cycles)
    ]
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(np.median(frames(lambda c: widget.show_cycle(c, None), widget, cycles), axis=0))
        theirs.append(np.median(frames(show_graph, view, cycles[: FIRST + 3]), axis=0))
    best, other = min(ours, key=min), min(theirs, key=min)
    return {
        "ms": round(float(best[0]), 2),
        "process_ms": round(float(best[1]), 2),
        "graphitem_ms": round(float(other[0]), 2),
        "graphitem_process_ms": round(float(other[1]), 2),
        "ratio": round(float(other[0] / best[0]), 1),
        "viewport": [widget.width(), widget.height()],
        "graphitem_viewport": [view.viewport().width(), view.viewport().height()],
        "links": links,
        "changed_links_share": round(min(shares), 3),
    }


def measure_trains(settings: dict[str, object], rounds: int) -> dict[str, object]:
    """Measure changes of cycle in a network of which all is drawn."""
    one = run(from_settings(settings))
    last = one.trace.cycles
    found = []
    for _ in range(rounds):
        widget = make_canvas(one)
        cycles = [0, *range(1, last + 1), *range(last - 1, 0, -1)]
        found.append(frames(lambda c, w=widget: w.show_cycle(c, None), widget, cycles))
    best = min(found, key=lambda measured: np.median(measured, axis=0)[0])
    median, most = np.median(best, axis=0), np.max(best, axis=0)
    return {
        "ms": round(float(median[0]), 2),
        "process_ms": round(float(median[1]), 2),
        "ms_most": round(float(most[0]), 2),
        "cycles": last,
        "viewport": [widget.width(), widget.height()],
    }


def measure_jumps(application: QApplication) -> dict[str, object]:
    """Measure random jumps in the real window."""
    desktop = make_desktop(application, "en", "light")
    window = desktop.window
    window.session.show_scenario(from_settings(HYPERCUBE10))
    window.resize(WIDTH, HEIGHT)
    window.show()
    while not window.session.shown.runs or window.curves is None or window.curve_feed.busy:
        application.processEvents()
        time.sleep(0.005)
    random = np.random.default_rng(1)
    last = window.session.shown.run.trace.cycles
    jumps = []
    for asked in random.integers(1, last + 1, FIRST + JUMPS).tolist():
        there = asked == window.session.shown.cycle
        cycle = asked % last + 1 if there else asked
        title = f"Cycle {cycle} of {last}"
        begin, worked = time.perf_counter(), time.process_time()
        window.session.show_cycle(cycle)
        while window.canvas.drawn().title != title:
            application.processEvents()
        jumps.append([time.perf_counter() - begin, time.process_time() - worked])
    viewport = [window.canvas.width(), window.canvas.height()]
    window.session.saved = window.session.scenario
    desktop.close()
    wall, worked = 1000 * np.array(jumps[FIRST:]).T
    return {
        "ms_median": round(float(np.median(wall)), 2),
        "ms_p95": round(float(np.percentile(wall, 95)), 2),
        "process_ms_median": round(float(np.median(worked)), 2),
        "process_ms_p95": round(float(np.percentile(worked, 95)), 2),
        "count": len(wall),
        "viewport": viewport,
    }


def measure(names: list[str], count: int, rounds: int) -> dict[str, dict[str, object]]:
    """Measure what is asked for."""
    application = QApplication([])
    load_fonts()
    results = {}
    for name in names:
        if name == "jumps":
            results[name] = measure_jumps(application)
        elif name in TRAINS:
            results[name] = measure_trains(TRAINS[name], rounds)
        else:
            results[name] = measure_frames(FRAMES[name], count, rounds)
    return results


def main() -> None:
    """Measure and print one JSON object, or a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--frames", type=int, default=20)
    parser.add_argument("--only", default=",".join([*FRAMES, *TRAINS, "jumps"]))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "screen.json"
        config.write_text(json.dumps({"screens": [SCREEN]}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
        os.environ["XDG_CONFIG_HOME"] = folder
        results = measure(options.only.split(","), options.frames, options.rounds)
    if options.json:
        print(json.dumps(results))
        return
    for name, values in results.items():
        print(name)
        for key, value in values.items():
            print(f"  {key:22}{value}")


if __name__ == "__main__":
    main()
