"""The same run is the same everywhere: processes, hash seeds, time zones, locales."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
CASES = (
    "--topology torus --dims 5x7 --operation total-exchange --algorithm direct",
    "--topology hypercube --p 32 --operation total-exchange --switching cut-through --th 1.5",
    "--topology ring --p 16 --operation broadcast --switching finite-packets --algorithm doubling",
)


@pytest.mark.parametrize("case", CASES)
def test_fingerprints_do_not_depend_on_the_process(case):
    answers = set()
    for seed, zone in (("0", "UTC"), ("1", "Asia/Tokyo"), ("12345", "America/Lima")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LC_ALL": "C"}
        command = [sys.executable, "main.py", "simulate", *case.split(), "--format", "json"]
        found = subprocess.run(
            command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
        )
        json.loads(found.stdout)
        answers.add(found.stdout)
    assert len(answers) == 1
