r"""Formulas of the catalogue, LaTeX in the code, as HTML that every browser shows.

The LaTeX is the little that closed forms are written in: letters with indices, sums, roots and
brackets; see ``engine.formulas``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

_TOKEN = re.compile(r"\\(?:[A-Za-z]+|,)|[A-Za-z]|.", re.DOTALL)

SIGNS = {
    r"\,": "\u2009",
    r"\cdot": "\u00b7",
    r"\gamma": "<i>γ</i>",
    r"\lceil": "⌈",
    r"\left": "",
    r"\lfloor": "⌊",
    r"\le": "≤",
    r"\log": "log",
    r"\min": "min",
    r"\rceil": "⌉",
    r"\rfloor": "⌋",
    r"\right": "",
    r"\sum": "∑",
    "-": "\u2212",
}


def html_of(latex: str) -> str:
    r"""Return a formula as HTML.

    >>> html_of(r"t_s\,(p - 1)")
    '<i>t</i><sub><i>s</i></sub>\u2009(<i>p</i>\xa0−\xa01)'
    """
    found = _until_end(iter(_TOKEN.findall(latex)))
    return found.replace(" \u2212 ", "\u00a0\u2212\u00a0")  # lines break at sums and products


def _until_end(tokens: Iterator[str]) -> str:
    """Return what stands before the closing brace, or the end."""
    found = []
    for token in tokens:
        if token == "}":
            break
        found.append(_one(token, tokens))
    return "".join(found)


def _one(token: str, tokens: Iterator[str]) -> str:
    match token:
        case "{":
            return _until_end(tokens)
        case "_":
            return f"<sub>{_next(tokens)}</sub>"
        case "^":
            return f"<sup>{_next(tokens)}</sup>"
        case r"\text":
            return _next(tokens).replace("<i>", "").replace("</i>", "")
        case r"\sqrt":
            return f'√<span class="root">{_next(tokens)}</span>'
        case r"\frac":
            return f'<span class="fraction">{_next(tokens)}/{_next(tokens)}</span>'
        case r"\binom":
            above, below = _next(tokens), _next(tokens)
            return f'<span class="binomial"><span>{above}</span><span>{below}</span></span>'
    if token in SIGNS:
        return SIGNS[token]
    return f"<i>{token}</i>" if token.isalpha() else escape(token)


def _next(tokens: Iterator[str]) -> str:
    return _one(next(tokens), tokens)
