"""The command line as tests call it: in this process, or as a child process of its own.

Calls in this process are quick, so that hundreds of runs are no matter; a few calls start a
real child, since only that shows what a script would see.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.outside.replay import load, load_rows

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Result:
    """What one call left: exit code, standard output and standard error."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The object on standard output, every number exact."""
        assert self.code == 0, self.err
        return load(self.out)

    @property
    def json_rows(self) -> list[Any]:
        """The rows of a table in JSON, every number exact."""
        assert self.code == 0, self.err
        return load_rows(self.out)


def call(*arguments: object) -> Result:
    """Run ``main.py ARGUMENTS`` in this process."""
    out, err = _stream(), _stream()
    main = importlib.import_module("main")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main.main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
    return Result(code or 0, _text(out), _text(err))


def start(*arguments: object, timeout: float = 60, **options: Any) -> Result:
    """Run ``main.py ARGUMENTS`` as a child process."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *(str(argument) for argument in arguments)],
        capture_output=True,
        timeout=timeout,
        check=False,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        **options,
    )
    return Result(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def simulate(*arguments: object) -> Any:
    """Run one scenario; return the object of ``simulate --format json``."""
    return call("simulate", *arguments, "--format", "json").json


def refused(result: Result, *parts: str) -> None:
    """Exit 2, nothing on standard output, one plain sentence that names the value."""
    assert result.code == 2, result
    assert result.out == ""
    assert result.err.endswith("\n")
    assert len(result.err.splitlines()) == 1, result.err
    assert not re.search(r"usage|Traceback|Error\b|Exception|<class|object at", result.err)
    for part in parts:
        assert part in result.err, f"{part!r} is not named in {result.err!r}"


def _stream() -> io.TextIOWrapper:
    """Make a stream like a real one: with a buffer below, never translated."""
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    raw = stream.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode("utf-8")
