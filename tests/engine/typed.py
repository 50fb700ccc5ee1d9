"""Turns LaTeX of the catalogue of closed forms into what a person would type."""

from __future__ import annotations

import re

COMMANDS_UNTYPED = (r"\sum", r"\gamma")
LETTERS_UNTYPED = re.compile(r"[dr|[]")
"""What has no letter of its own in a typed formula (commands taken away)."""

REPLACED = (
    (r"\\left|\\right", ""),
    (r"\\frac\{1\}\{2\}", "(1/2)"),
    (r"\\sqrt\{([^{}]*)\}", r"sqrt(\1)"),
    (r"\\log_2 (\w+)", r"log2(\1)"),
    (r"\\lceil", "⌈"),
    (r"\\rceil", "⌉"),
    (r"\\lfloor", "⌊"),
    (r"\\rfloor", "⌋"),
    (r"\\cdot", "*"),
    (r"\\min", "min"),
    (r"\\t([shw])", r" t\1 "),
    (r"\\,", " "),
    (r"(?<![a-zA-Z])n(?![a-z])", "⌈m/P⌉"),
)


def typed(latex: str) -> str | None:
    """Return a formula as text, None where a letter is not known to typed formulas."""
    if any(command in latex for command in COMMANDS_UNTYPED):
        return None
    if LETTERS_UNTYPED.search(re.sub(r"\\[a-z]+", "", latex)):
        return None
    for pattern, by in REPLACED:
        latex = re.sub(pattern, by, latex)
    return latex
