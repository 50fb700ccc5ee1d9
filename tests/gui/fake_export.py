"""A program that speaks as our export commands do: ``fake_export.py WAY [words] -o FILE``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LONG = 60


def say(*words: object) -> None:
    sys.stderr.write(" ".join(map(str, words)) + "\n")
    sys.stderr.flush()


def hang(output: Path, done: int = 1) -> None:
    """Leave behind whatever a killed program leaves: parts beside the file, and temporary files."""
    (output.parent / ".hopscope-part").write_text("half")
    output.write_text("half")
    Path(tempfile.mkdtemp(), "frame").write_text("half")
    say("progress", done, 10**9)
    time.sleep(LONG)


def main() -> int:
    way, words = sys.argv[1], sys.argv[2:]
    output = Path(words[words.index("-o") + 1])
    if way == "quick":
        for done in range(1, 4):
            say("progress", done, 3)
        output.write_text(json.dumps(words))
    elif way == "notes":
        output.write_text("table")
        say("left out: 12: p must be a power of two\nleft out: 13: the same")
    elif way == "slow":
        hang(output)
    elif way == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        hang(output)
    elif way == "family":
        child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({LONG})"])
        hang(output, child.pid)
    elif way == "refuses":
        say(f"progress 1 2\nsome remark\n{output} cannot be written: the disk is full")
        return 2
    elif way == "breaks":
        output.write_text("half")
        raise ValueError("a fault of the program")
    elif way == "dies":
        output.write_text("half")
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    elif way == "silent":
        return 3
    return 0  # "idle": says that all is well, and writes nothing


if __name__ == "__main__":
    sys.exit(main())
