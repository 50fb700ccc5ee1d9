"""Make the pictures of README and docs with the program itself, offscreen: docs/images/*.png.

``uv run packaging/screenshots.py`` makes all of them; names on the command line make only those.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
SCREEN = {"name": "s", "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}


@dataclass(frozen=True)
class Picture:
    """A scenario at a cycle, and how the window looks.

    ``view`` are fields of the View, ``actions`` are triggered before the picture is taken, of
    which ``part`` is the window, the presenter or the textbook figure.
    """

    name: str
    settings: Mapping[str, object]
    cycle: int
    theme: str = "light"
    language: str = "en"
    size: tuple[int, int] = (1920, 1080)
    open_parts: tuple[str, ...] = field(default=())
    view: Mapping[str, object] = field(default_factory=dict)
    actions: tuple[str, ...] = field(default=())
    part: str = "window"


GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
TORUS = {"topology": "torus", "p": 16, "operation": "broadcast", "switching": "cut-through"}

BROADCAST = {"topology": "hypercube", "p": 8, "operation": "broadcast"}
SMALL_GOSSIP = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"}
LAYERS = {"topology": "torus", "dims": "3x3x3", "operation": "all-to-all-broadcast"}
HUB = {"topology": "hub", "p": 8, "operation": "total-exchange", "model": "B", "m": 2000}
HUB |= {"t0": "150.3", "t1": "0.088", "tk": "0.08363"}
LARGE = {"topology": "hypercube", "p": 1024, "operation": "all-to-all-broadcast"}

PICTURES = (
    Picture("window", GOSSIP, 3),
    Picture("window-dark", GOSSIP, 3, theme="dark"),
    Picture("window-projector", GOSSIP, 3, theme="projector"),
    Picture("window-russian", {**TORUS, "th": "1.5"}, 2, language="ru"),
    Picture("window-queues", {**QUEUES, "startups": "one"}, 2),
    Picture("window-small", GOSSIP, 3, size=(1024, 600)),
    Picture("window-small-form", GOSSIP, 3, size=(1024, 600), open_parts=("form",)),
    Picture("window-curtain", GOSSIP, 2, actions=("curtain", "ghosts")),
    Picture("window-gray-ring", GOSSIP, 2, view={"layout": "gray-ring"}),
    Picture("window-layers", LAYERS, 3),
    Picture("window-zoom", LARGE, 8, view={"zoom": 5.0, "centre": (0.3, 0.4)}),
    Picture("window-large", LARGE, 8),
    Picture("window-hub", HUB, 9),
    Picture("window-scenes", GOSSIP, 3, actions=("scenes-example",)),
    Picture("presenter", GOSSIP, 3, actions=("presenter",), part="presenter"),
    Picture("textbook", BROADCAST, 0, actions=("textbook",), part="textbook"),
    Picture("textbook-steps", SMALL_GOSSIP, 0, actions=("textbook",), part="textbook"),
)


def take(picture: Picture) -> None:
    """Show the window, wait until its curves are complete, and save what it shows."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from engine.scenario import from_settings
    from gui.application import make_desktop

    def wait(milliseconds: int) -> None:  # QTest.qWait would hold up the workers
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    application = QApplication.instance() or QApplication([])
    desktop = make_desktop(application, picture.language, picture.theme)
    window = desktop.window
    window.session.show_scenario(from_settings(picture.settings))
    window.resize(*picture.size)
    window.show()
    while not (window.session.shown.runs and window.curves is not None):
        wait(20)
    window.session.show_cycle(picture.cycle)
    for part in picture.open_parts:
        window.frame.show_part(part, True)
    window.session.change_view(**picture.view)
    wait(400)
    for action in picture.actions:
        window.commands[action].trigger()
    wait(1500 if picture.actions else 200)
    while window.curve_feed.busy:
        wait(50)
    wait(200)
    parts = {"window": window, "presenter": window.pictures.presenter, "textbook": window.textbook}
    parts[picture.part].grab().save(str(IMAGES / f"{picture.name}.png"))
    window.session.saved = window.session.scenario
    desktop.close()


def main() -> int:
    """Take all pictures, or those named."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "screen.json"
        config.write_text(json.dumps({"screens": [SCREEN]}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
        os.environ["XDG_CONFIG_HOME"] = folder
        sys.path.insert(0, str(ROOT))
        IMAGES.mkdir(parents=True, exist_ok=True)
        for picture in PICTURES:
            if len(sys.argv) < 2 or picture.name in sys.argv[1:]:
                take(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
