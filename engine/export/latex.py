r"""Tables to LaTeX: a tabular with the rules of booktabs, over several pages where it is long.

The first line says which packages the document must load; ``\\input`` takes the rest as it is.
"""

from __future__ import annotations

from engine.export.tables import Reading, reading
from engine.report.table import Table

LATEX_SIGNS = str.maketrans(
    {
        **{sign: f"\\{sign}" for sign in "&%$#_{}"},
        "\\": r"\textbackslash{}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        "\u2013": "--",
        "\u2212": "$-$",
        "\u00d7": r"$\times$",
        "\u2264": r"$\le$",
        "\u2009": r"\,",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
    }
)
"""How signs that mean something to LaTeX, and those beyond its letters, are written."""

ONE_PAGE = 40
"""Tables of more rows than this run over pages (the package longtable)."""

CYRILLIC = r"\usepackage[T2A]{fontenc} "


def escaped(text: str) -> str:
    """Return text as LaTeX shows it."""
    return text.translate(LATEX_SIGNS)


def write_latex(table: Table, language: str) -> bytes:
    """Return a table with the rules of the package booktabs, numbers to the right."""
    read = reading(table, language)
    heads = _heads(table.readable(), language)
    lines = [" & ".join(line) + r" \\" for line in read.marked(_mark, escaped)]
    columns = "".join("r" if is_right else "l" for is_right in read.right)
    long = len(read.rows) > ONE_PAGE
    kind = "longtable" if long else "tabular"
    head = [r"\toprule", *heads, r"\midrule", *([r"\endhead"] if long else [])]
    below = _below(read)
    begin = r"\noindent" if below and not long else ""
    parts = [rf"{begin}\begin{{{kind}}}{{{columns}}}", *head, *lines, r"\bottomrule"]
    parts += [rf"\end{{{kind}}}", *below, ""]
    whole = "\n".join(parts)
    return (_needs(whole, long) + whole).encode()


def _heads(table: Table, language: str) -> list[str]:
    """Return the line of the heads, before it those that several columns share."""
    heads = " & ".join(escaped(head.render(language)) for head in table.heads) + r" \\"
    spans: list[tuple[str, int, int]] = []
    for column, over in enumerate(table.above, start=1):
        text = "" if over is None else escaped(over.render(language))
        if text and spans and spans[-1][0] == text:
            spans[-1] = (text, spans[-1][1], column)
        else:
            spans.append((text, column, column))
    shared = [span for span in spans if span[0]]
    if not shared:
        return [heads]
    above = [
        rf"\multicolumn{{{last - first + 1}}}{{c}}{{{text}}}" if text else ""
        for text, first, last in spans
    ]
    rules = [rf"\cmidrule(lr){{{first}-{last}}}" for _, first, last in shared]
    return [" & ".join(above) + r" \\", " ".join(rules), heads]


def _mark(number: int) -> str:
    return f"$^{{{number}}}$"


def _below(read: Reading) -> list[str]:
    """Return the lines below a table: what holds for all rows, and the notes."""
    lines = [escaped(read.caption)] if read.caption else []
    lines += [_mark(place) + escaped(note) for place, note in enumerate(read.notes, start=1)]
    if not lines:
        return []
    return [r"\par\smallskip{\footnotesize\noindent", *(rf"{line}\par" for line in lines), "}"]


def _needs(text: str, long: bool) -> str:
    """Return the comment that says what the document must load."""
    letters = CYRILLIC if any("\u0400" <= sign <= "\u04ff" for sign in text) else ""
    packages = "booktabs,longtable" if long else "booktabs"
    return rf"% needs {letters}\usepackage{{{packages}}}" + "\n"
