"""The sample files, and short ways to say what was read."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from engine.cluster.measurement import MeasurementError, Measurements
from engine.cluster.reading import read_measurements, read_text

FOLDER = Path(__file__).resolve().parents[2] / "data" / "measurements"


def sample(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


def of_sample(name: str) -> Measurements:
    return read_measurements(sample(name), name)


def pairs(text: str | bytes) -> list[tuple[int, float]]:
    """What was read of a text, in the order of the file."""
    read = read_measurements(text) if isinstance(text, bytes) else read_text(text)
    return [(row.m, float(row.t)) for row in read.rows]


def exact(text: str) -> list[tuple[int, Fraction]]:
    return [(row.m, row.t) for row in read_text(text).rows]


def groups(text: str) -> dict[tuple[str, int | None, str], list[tuple[int, float]]]:
    """The rows of every group; no two groups here have one name."""
    read = read_text(text).groups
    found = {
        (one.benchmark, one.processes, one.label): [(row.m, float(row.t)) for row in one.rows]
        for one in read
    }
    assert len(found) == len(read)
    return found


def dropped(text: str) -> list[int]:
    """The lines that were dropped with a warning."""
    return [one.line for one in read_text(text).dropped]


def notes(text: str) -> str:
    return "\n".join(str(note) for note in read_text(text).notes)


def error(text: str | bytes) -> MeasurementError:
    """The refusal of a text."""
    try:
        read = read_measurements(text) if isinstance(text, bytes) else read_text(text)
    except MeasurementError as refusal:
        return refusal
    raise AssertionError(f"not refused: {read}")


def osu(*rows: str, title: str = "OSU MPI Latency Test v5.6.2", names: str = "") -> str:
    """A table as osu_latency prints it; each row as it stands."""
    names = names or "# Size          Latency (us)"
    return "\n".join((f"# {title}", names, *rows, ""))


def row(m: int, *cells: object) -> str:
    """A row of OSU: the size left in 10 columns, the rest right in 18."""
    return f"{m:<10}" + "".join(f"{cell:>18}" for cell in cells)


def imb(name: str, names: str, *rows: tuple[object, ...], processes: str = "2") -> str:
    """A table of Intel MPI Benchmarks, all cells right in 13."""
    rule = "#" + 47 * "-"
    head = (rule, f"# Benchmarking {name} ", f"# #processes = {processes} ", rule)
    lines = ["".join(f"{cell:>13}" for cell in cells) for cells in (names.split(), *rows)]
    return "\n".join((*head, *lines, "", ""))
