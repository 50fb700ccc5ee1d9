"""Measurements that come with the program."""

from __future__ import annotations

from pathlib import Path

SAMPLES = {
    "lecture": Path(__file__).resolve().parents[2] / "resources/samples/lecture_table_3_2.csv",
}
"""Files by the name that stands for them on the command line."""
