"""Twelve small faults, planted one at a time, are each caught by the engine's tests.

A fault is (file, old text, new text, what it breaks, the tests that must notice).  The old text
must stand exactly once in its file, so the list cannot rot.  Each is planted into a copy of the
tree; there the tests run in a process of their own and must fail, while the copy without a fault
passes them all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("engine", "resources/translations", "tests/engine", "tests/conftest.py", "pyproject.toml")


class Fault(NamedTuple):
    """A small change that must not go unnoticed."""

    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]


def within(file: str, *names: str) -> tuple[str, ...]:
    """Some tests of a file of ``tests/engine``."""
    return tuple(f"tests/engine/{file}.py::{name}" for name in names)


FAULTS = (
    # schedules
    Fault(
        "engine/algorithms/rooted.py",
        "if 1 < s <= k - total:",
        "if 1 < s < k - total:",
        "the broadcast both ways forgets the last node of the arm in - direction",
        within("test_algorithms", "test_broadcast_on_a_ring_by_step"),
    ),
    Fault(
        "engine/algorithms/rooted.py",
        "first = (n + 1) // 2",
        "first = n // 2",
        "doubling cuts odd segments in the other place: right data, another time",
        within("test_algorithms", "test_broadcast_on_a_ring_by_step")
        + within("test_run", "test_simulated"),
    ),
    Fault(
        "engine/algorithms/base.py",
        "return everybody ^ round_number if by_bits",
        "return (everybody + round_number) % topology.p if by_bits",
        "pairs of the exchange on a hypercube are shifted: right data, links shared",
        within(
            "test_algorithms", "test_pairwise_partners", "test_no_link_is_shared_on_the_hypercube"
        ),
    ),
    Fault(
        "engine/algorithms/shift.py",
        "lower = differing & -differing",
        "lower = differing ^ (differing & -differing)",
        "the Gray shift goes over the higher bit first",
        within("test_algorithms", "test_gray_shift_on_a_hypercube_of_8"),
    ),
    Fault(
        "engine/schedule.py",
        "tuple(not turned for turned in reversed(schedule.backwards))",
        "tuple(reversed(schedule.backwards))",
        "a dual takes the routes by dimension order, not those of its original reversed",
        within("test_algorithms", "test_a_dual_is_its_original_backwards_link_by_link"),
    ),
    # cost
    Fault(
        "engine/cost.py",
        "[self.packet] * full + ([rest] if rest else [])",
        "[self.packet] * full + [rest]",
        "a message of full packets is followed by an empty one, which pays a header",
        within("test_cost", "test_packets", "test_one_transfer_alone_in_finite_packets"),
    ),
    Fault(
        "engine/cost.py",
        "packets = [room] * full + ([rest] if rest else [])",
        "packets = [room] * full + [rest]",
        "a message of full packets pays a head too much in model B",
        within("test_clusters", "test_eight_nodes"),
    ),
    Fault(
        "engine/simulation/simulate.py",
        "start[one] = max(free, entry)",
        "start[one] = entry",
        "a hub carries all messages of a step at once",
        within("test_clusters", "test_through_a_hub_one_message_at_a_time", "test_eight_nodes"),
    ),
    Fault(
        "engine/cost.py",
        "return Terms(Fraction(0), self.slow.get(link, Fraction(1)), Fraction(0))",
        "return Terms(Fraction(0), Fraction(1), Fraction(0))",
        "a slow link does not hold up the head in cut-through",
        within("test_cost", "test_a_slow_link_takes_its_factor_longer", "test_alone_on_slow_links"),
    ),
    # trace
    Fault(
        "engine/simulation/loop.py",
        'order = np.argsort(time, kind="stable")',
        'order = np.argsort(-time, kind="stable")',
        "within a window the last to come is served first",
        within("test_simulation", "test_first_come_first_served_whatever_the_link_number"),
    ),
    Fault(
        "engine/simulation/loop.py",
        "self.append(unit[stays], onward[stays])",
        "self.append(unit[stays][::-1], onward[stays][::-1])",
        "ties at one instant go to the highest incoming link",
        within("test_simulation", "test_own_messages_by_number_then_arrivals_by_incoming_link"),
    ),
    Fault(
        "engine/simulation/trace.py",
        "opens = opens[self.waited[later]]",
        "opens = opens[:]",
        "every hop of an unblocked head opens a cycle",
        within("test_simulation", "test_ring_16_broadcast_in_cut_through_has_four_cycles"),
    ),
)


@pytest.fixture
def copy(tmp_path):
    """A copy of the engine and its tests."""
    for name in COPIED:
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, place)
    return tmp_path


def outcome(tree: Path, tests: tuple[str, ...]) -> tuple[int, str]:
    """Run tests in a tree; return the exit code (0 passed, 1 failed) and what was printed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "no:pytest-qt", *tests]
    done = subprocess.run(
        command,
        cwd=tree,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=100,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


def test_there_are_twelve_in_schedules_cost_and_trace():
    assert len(FAULTS) == len({(fault.file, fault.old) for fault in FAULTS}) == 12
    places = {Path(fault.file).relative_to("engine").parts[0] for fault in FAULTS}
    assert places == {"algorithms", "schedule.py", "cost.py", "simulation"}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.breaks)
def test_the_old_text_stands_exactly_once(fault):
    source = (ROOT / fault.file).read_text(encoding="utf-8")
    assert source.count(fault.old) == 1
    assert fault.new != fault.old


def test_the_copy_without_a_fault_passes(copy):
    code, printed = outcome(copy, tuple({name: None for fault in FAULTS for name in fault.tests}))
    assert code == 0, printed


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.breaks)
def test_the_fault_is_caught(copy, fault):
    path = copy / fault.file
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace(fault.old, fault.new), encoding="utf-8")
    code, printed = outcome(copy, fault.tests)
    assert code == 1, printed  # failed; not: could not be collected
    assert "1 failed" in printed
