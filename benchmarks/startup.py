"""How fast the program starts: ``uv run benchmarks/startup.py --json``.

``first_paint_s`` is the time from the start of the process to the window's first paint (offscreen),
``simulate_s`` that of ``main.py simulate`` on a small scenario, whole process; medians of the
rounds, in wall-clock seconds, after one warm-up.  ``bare_python_s`` is a Python that imports numpy
and ends, as a measure of the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Warm means with compiled modules, as on a user's machine; the first round writes them.
ENVIRONMENT = {key: v for key, v in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}

FIRST_PAINT = """
import sys, time
begin = float(sys.argv[1])
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from gui.application import make_desktop

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(time.time() - begin, flush=True)
            import os
            os._exit(0)
        return False

application = QApplication([])
desktop = make_desktop(application, None, None)
watch = Watch()
desktop.window.canvas.installEventFilter(watch)
desktop.window.start(None)
desktop.window.show()
application.exec()
"""

SIMULATE = ["main.py", "simulate", "--topology", "hypercube", "--p", "16", "--format", "json"]


def seconds(command: list[str]) -> float:
    """Return the seconds that a child process takes."""
    begin = time.perf_counter()
    subprocess.run(command, check=True, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def first_paint() -> float:
    """Return the seconds from the start of a process to the window's first paint."""
    environment = {**ENVIRONMENT, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", FIRST_PAINT, str(time.time())]
    found = subprocess.run(
        command, check=True, cwd=ROOT, env=environment, capture_output=True, text=True
    )
    return float(found.stdout.split()[0])


def main() -> None:
    """Measure and print one JSON object, or a line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    measures = {
        "first_paint_s": first_paint,
        "simulate_s": lambda: seconds([sys.executable, *SIMULATE]),
        "bare_python_s": lambda: seconds([sys.executable, "-c", "import numpy"]),
    }
    for measure in measures.values():
        measure()
    rounds = [
        {name: measure() for name, measure in measures.items()} for _ in range(options.rounds)
    ]
    found = {name: round(statistics.median(r[name] for r in rounds), 3) for name in measures}
    print(json.dumps(found) if options.json else found)


if __name__ == "__main__":
    main()
