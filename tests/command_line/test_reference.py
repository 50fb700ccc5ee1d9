"""Every row of the reference, by formula and by simulation, to the last digit."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from tests.command_line.program import simulate

REFERENCE = Path(__file__).resolve().parents[1] / "data" / "reference.csv"
ROWS = list(csv.DictReader(REFERENCE.read_text(encoding="utf-8").splitlines()))
GROUPS = sorted({(row["topology"], row["dims"], row["operation"]) for row in ROWS})


def scenario(row: dict[str, str]) -> list[str]:
    """The options of one row; a hypercube is given by p, its dims say its dimension only."""
    options = ["--topology", row["topology"], "--operation", row["operation"]]
    options += ["--switching", row["switching"], "--m", row["m"]]
    options += ["--ts", row["ts"], "--th", row["th"], "--tw", row["tw"]]
    options += ["--dims", row["dims"]] if row["topology"] == "torus" else ["--p", row["p"]]
    return options + (["--q", row["q"]] if row["q"] else [])


def test_the_reference_is_whole() -> None:
    assert len(ROWS) == 624


@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_formula_and_simulation_give_the_row(group: tuple[str, str, str]) -> None:
    for row in ROWS:
        if (row["topology"], row["dims"], row["operation"]) != group:
            continue
        answer = simulate(*scenario(row))
        time = Fraction(row["time"])
        lecture = Fraction(row["lecture"]) if row["lecture"] else None
        assert answer["p"] == int(row["p"]), row
        assert answer["simulated"] == time, row
        assert answer["analytic"] == time, row
        assert answer["exact"] is True, row
        assert answer["lecture"] == lecture, row
