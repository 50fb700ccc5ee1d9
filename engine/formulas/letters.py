r"""The parts of a formula that look different on each network, in LaTeX."""

from __future__ import annotations

from engine.formulas.base import Case


def around(case: Case) -> str:
    r"""Return S = sum of (k - 1): ``(p - 1)``, ``2(\sqrt{p} - 1)``, ``\log_2 p`` or a sum."""
    if case.kind == "ring":
        return "(p - 1)"
    if case.kind == "hypercube":
        return r"\log_2 p"
    if case.square:
        return r"2(\sqrt{p} - 1)"
    return r"\sum_i (k_i - 1)"


def half_around(case: Case) -> str:
    r"""Return H = sum of ceil(k / 2)."""
    if case.kind == "ring":
        return r"\lceil p/2 \rceil"
    if case.kind == "hypercube":
        return r"\log_2 p"
    if case.square:
        return r"2\lceil \sqrt{p}/2 \rceil"
    return r"\sum_i \lceil k_i/2 \rceil"
