"""Pictures differ wherever what moves, waits or is held differs, and equal scenes look the same.

The heading would tell most cycles apart; only the part of the picture that holds the network is
compared.  What moves and waits is what an outside replay finds in the printed trace.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QRect

from engine.algorithms import algorithms_of
from engine.errors import InputError
from engine.operation import OPERATIONS
from engine.report.holdings import NONE
from engine.report.scene import Name, Scene, name_number
from engine.run import run
from engine.scenario import from_settings
from gui.canvas import NetworkCanvas
from gui.theme import load_fonts
from tests.command_line.program import simulate
from tests.outside.replay_run import Given, read_run
from tests.outside.replay_scene import Cycles
from tests.tiers import tier

NETWORKS = {
    "ring": {"topology": "ring", "p": 5},
    "torus": {"topology": "torus", "dims": "3x3"},
    "hypercube": {"topology": "hypercube", "p": 8},
}
WAYS = (
    {"th": "1.5"},
    {"switching": "cut-through", "th": "1.5"},
    {"switching": "finite-packets", "m": 4},
)
MOST_CYCLES = 6
Settings = dict[str, object]


@pytest.fixture
def canvas(qtbot, qapp):
    """Return a canvas of the usual size."""
    load_fonts()
    widget = NetworkCanvas()
    qtbot.addWidget(widget)
    widget.resize(1190, 664)
    return widget


def scenarios(network: str) -> Iterator[Settings]:
    """Yield every algorithm of every operation in every way of switching, some from two roots."""
    for operation in OPERATIONS:
        for algorithm in algorithms_of(operation.key):
            for way in WAYS:
                made = {**NETWORKS[network], **way}
                made |= {"operation": operation.key, "algorithm": algorithm.key}
                try:
                    scenario = from_settings(made)
                except InputError:  # it does not apply here
                    continue
                yield made
                if "root" in scenario.uses:
                    yield {**made, "root": 3}
                if "q" in scenario.uses:
                    yield {**made, "q": 2}


def cycles_of(settings: Settings) -> Cycles:
    """The cycles of a run as the outside replay finds them in what the command line prints."""
    options = [str(part) for key, value in settings.items() for part in (f"--{key}", value)]
    given = Given(root=int(str(settings.get("root", 0))))
    return Cycles(read_run(simulate(*options, "--trace"), given))


def rings(scene: Scene) -> Hashable:
    """What the rings round the nodes show: the names of chunks that are there, and their states."""
    by = scene.named_by
    return tuple(
        tuple(
            None if one.state == NONE else (name_number(Name(*one[:2]), by), one.state)
            for one in segments
        )
        for segments in scene.holdings or ()
    )


def told(cycles: Cycles, cycle: int, scene: Scene) -> Hashable:
    """What moves and waits by the trace, and what is held."""
    due = cycles.expected(cycle)
    return (
        tuple(sorted(due["numbers"].items())),
        tuple(sorted(due["plates"].items())),
        repr(sorted(due["trains"].items())),
        rings(scene),
    )


def drawn(scene: Scene) -> Hashable:
    """All that is drawn of a scene at rest, in the order in which it is."""
    lanes = tuple(
        (lane._replace(start=0, head=0, end=0, words=0, packet=0), lane.head < lane.end)
        for lane in scene.lanes
    )
    return lanes, scene.waiting, rings(scene), scene.named_by


@pytest.mark.parametrize("network", tier(["ring", "hypercube"], ["torus"]))
def test_pictures_differ_where_traces_do_and_only_there(canvas, network):
    said, shown = defaultdict(set), defaultdict(set)
    for settings in scenarios(network):
        made = run(from_settings(settings))
        cycles = cycles_of(settings)
        canvas.show_run(made)
        last = made.trace.cycles
        for cycle in range(min(last, MOST_CYCLES) + 1):
            canvas.show_cycle(cycle, None)
            geometry = canvas.geometry_shown()
            area, points = geometry.area, geometry.points.tobytes()
            place = QRect(*(round(side) for side in (*area[:2], area.width, area.height)))
            image = canvas.grab(place).toImage()
            picture = hash(bytes(image.constBits()))
            scene, where = canvas.scene(), (place.getRect(), points)
            said[where, picture].add((told(cycles, cycle, scene), f"{cycle} of {settings}"))
            shown[where, drawn(scene)].add((picture, f"{cycle} of {settings}"))
    for found in said.values():
        assert len({key for key, _ in found}) == 1, f"look the same: {[name for _, name in found]}"
    for found in shown.values():
        assert len({key for key, _ in found}) == 1, f"look unlike: {[name for _, name in found]}"
    assert len(said) > 100 and max(map(len, shown.values())) > 3
