"""Texts as LaTeX: every special character escaped, every sign as something that compiles.

Letters of Latin and Cyrillic stay as they are (``inputenc`` and the encodings T1 and T2A know
them), signs of mathematics are set as such, and what is not known becomes a question mark.
"""

from __future__ import annotations

import re

UNKNOWN = "?"

_SPECIAL = {
    "\\": "\\textbackslash{}",
    "{": "\\{",
    "}": "\\}",
    "$": "\\$",
    "&": "\\&",
    "#": "\\#",
    "%": "\\%",
    "_": "\\_",
    "^": "\\^{}",
    "~": "\\textasciitilde{}",
    "<": "\\textless{}",
    ">": "\\textgreater{}",
    "|": "\\textbar{}",
    '"': "\\textquotedbl{}",
    "'": "\\textquoteright{}",
    "`": "\\textquoteleft{}",
    "-": "-{}",
    ",": ",{}",
    "?": "?{}",
    "!": "!{}",
}
"""The last four would join their neighbours: two hyphens would be a dash."""

_WORDS = {
    "\u00a0": "~",
    "\u00a7": "\\S{}",
    "\u00ab": "\\guillemotleft{}",
    "\u00ad": "",
    "\u00bb": "\\guillemotright{}",
    "\u2009": "\\,",
    "\u200a": "\\,",
    "\u200b": "",
    "\u202f": "\\,",
    "\u2010": "-{}",
    "\u2011": "-{}",
    "\u2012": "\\textendash{}",
    "\u2013": "\\textendash{}",
    "\u2014": "\\textemdash{}",
    "\u2015": "\\textemdash{}",
    "\u2018": "\\textquoteleft{}",
    "\u2019": "\\textquoteright{}",
    "\u201a": "\\hslatin{\\quotesinglbase}",
    "\u201c": "\\textquotedblleft{}",
    "\u201d": "\\textquotedblright{}",
    "\u201e": "\\quotedblbase{}",
    "\u2026": "\\dots{}",
    "\u2116": "No.",
    "\u20ac": "EUR",
}

_MATHS = {
    "\u00ac": "\\neg",
    "\u00b0": "^\\circ",
    "\u00b1": "\\pm",
    "\u00b2": "^2",
    "\u00b3": "^3",
    "\u00b5": "\\mu",
    "\u00b7": "\\cdot",
    "\u00b9": "^1",
    "\u00d7": "\\times",
    "\u00f7": "\\div",
    "\u0274": "\\mathrm{N}",
    "\u0394": "\\Delta",
    "\u03a3": "\\Sigma",
    "\u03bb": "\\lambda",
    "\u03c0": "\\pi",
    "\u2022": "\\bullet",
    "\u2032": "'",
    "\u2033": "''",
    "\u2190": "\\leftarrow",
    "\u2191": "\\uparrow",
    "\u2192": "\\rightarrow",
    "\u2193": "\\downarrow",
    "\u2194": "\\leftrightarrow",
    "\u21d0": "\\Leftarrow",
    "\u21d2": "\\Rightarrow",
    "\u21d4": "\\Leftrightarrow",
    "\u2200": "\\forall",
    "\u2203": "\\exists",
    "\u2205": "\\emptyset",
    "\u2208": "\\in",
    "\u220f": "\\textstyle\\prod",
    "\u2211": "\\Sigma",
    "\u2212": "-",
    "\u2215": "/",
    "\u2217": "\\ast",
    "\u2218": "\\circ",
    "\u2219": "\\cdot",
    "\u221a": "\\surd",
    "\u221e": "\\infty",
    "\u2227": "\\wedge",
    "\u2228": "\\vee",
    "\u2229": "\\cap",
    "\u222a": "\\cup",
    "\u2248": "\\approx",
    "\u2260": "\\neq",
    "\u2261": "\\equiv",
    "\u2264": "\\leq",
    "\u2265": "\\geq",
    "\u226a": "\\ll",
    "\u226b": "\\gg",
    "\u2282": "\\subset",
    "\u2286": "\\subseteq",
    "\u2295": "\\oplus",
    "\u22c5": "\\cdot",
    "\u2308": "\\lceil",
    "\u2309": "\\rceil",
    "\u230a": "\\lfloor",
    "\u230b": "\\rfloor",
    "\u25cb": "\\circ",
    "\u25cf": "\\bullet",
    "\uff3b": "[",
    "\uff3d": "]",
}
_BELOW = {chr(0x2080 + digit): f"_{digit}" for digit in range(10)}
_ABOVE = {chr(0x2070 + digit): f"^{digit}" for digit in (0, 4, 5, 6, 7, 8, 9)}

_SIGNS = (
    _SPECIAL | _WORDS | {sign: f"${maths}$" for sign, maths in (_MATHS | _BELOW | _ABOVE).items()}
)

_CYRILLIC = re.compile(
    "[\u0401\u0404\u0406\u0407\u040e\u0410-\u044f\u0451\u0454\u0456\u0457\u045e\u0490\u0491]"
)
_LATIN = re.compile(
    "[\u00c0-\u00ff\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u011f\u0130\u0131"
    "\u0139-\u013a\u013d-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0155\u0158-\u015b"
    "\u015e-\u0165\u016a-\u016b\u016e-\u0171\u0178-\u017e]"
)


def is_cyrillic(text: str) -> bool:
    """Return whether a text has Cyrillic letters."""
    return _CYRILLIC.search(text) is not None


def tex(text: str) -> str:
    r"""Return a text as LaTeX.

    >>> print(tex("3 × 4 ≤ 12 & so on"), tex("a--b_1"))
    3 $\times$ 4 $\leq$ 12 \& so on a-{}-{}b\_1
    """
    return "".join(map(_sign, text))


def _sign(sign: str) -> str:
    known = _SIGNS.get(sign)
    if known is not None:
        return known
    if " " <= sign < "\x7f" or _CYRILLIC.match(sign):
        return sign
    if sign.isspace():
        return " "
    return f"\\hslatin{{{sign}}}" if _LATIN.match(sign) else UNKNOWN
