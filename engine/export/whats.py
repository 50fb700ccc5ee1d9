"""What can be exported: each kind with its formats, its options and its command.

A kind of export is one line in ``WHATS``; the dialog, the command and their tests follow from it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.catalogue import Choice
from engine.sweep import AXES as AXES_OF_CURVES
from engine.text import QT_TRANSLATE_NOOP, Text

FORMATS = {
    "gif": "GIF",
    "mp4": "MP4",
    "svg": "SVG",
    "pdf": "PDF",
    "png": "PNG",
    "tikz": "TikZ",
    "html": "HTML",
    "csv": "CSV",
    "xlsx": "XLSX",
    "md": "Markdown",
    "tex": "LaTeX",
    "json": "JSON",
    "txt": "TXT",
}
"""The names of the formats, by the ending of their files."""

FIGURES = ("svg", "pdf", "png", "tikz")
FILMS = ("gif", "mp4", "pdf")
TABLES = ("csv", "xlsx", "md", "tex", "json", "txt")

PICTURE = ("theme", "captions", "text", "transparent", "width", "height", "scale")
"""The options of figures."""

ONLY_IN: dict[str, tuple[str, ...]] = {
    "text": ("svg",),
    "transparent": ("svg", "png", "pdf", "tikz"),
    "fps": ("gif", "mp4"),
    "separator": ("csv",),
    "decimal": ("csv",),
}
"""The formats of options that others have not."""


@dataclass(frozen=True)
class What:
    """A kind of export.

    Attributes
    ----------
    key : str
    title, about : Text
        Its name, and a sentence about it.
    formats : tuple of str
        Keys of ``FORMATS``, the usual one first.
    options : tuple of str
        What can be chosen in any of them, as ``ExportChoice`` calls it.
    command : str
        The command that makes it.
    words : tuple of str
        What the command is told to make this kind.
    size : tuple of int or None
        Width and height in pixels, where there is a choice; None leaves them to what is drawn.
    theme : str
        The usual theme.
    """

    key: str
    title: Text
    about: Text
    formats: tuple[str, ...]
    options: tuple[str, ...]
    command: str
    words: tuple[str, ...] = ()
    size: tuple[int, int] | None = (620, 540)
    theme: str = "print"

    @property
    def tells(self) -> bool:
        """Whether the command tells how far it is."""
        return self.command in ("figure", "animate", "table")

    @property
    def draws(self) -> bool:
        """Whether the file is a picture, or several."""
        return "theme" in self.options


WHATS: tuple[What, ...] = (
    What(
        "network",
        Text(QT_TRANSLATE_NOOP("export", "Network at a cycle")),
        Text(QT_TRANSLATE_NOOP("export", "The picture of one cycle, for a sheet or a slide.")),
        FIGURES,
        ("cycle", *PICTURE),
        "figure",
        ("--kind", "network"),
    ),
    What(
        "textbook",
        Text(QT_TRANSLATE_NOOP("export", "Textbook figure")),
        Text(QT_TRANSLATE_NOOP("export", "All steps of the algorithm in one picture.")),
        FIGURES,
        PICTURE,
        "figure",
        ("--all-steps",),
        size=None,
    ),
    What(
        "handout",
        Text(QT_TRANSLATE_NOOP("export", "Handout")),
        Text(QT_TRANSLATE_NOOP("export", "The network in all cycles on one A4 page, to hand out.")),
        ("pdf", "svg", "png", "tikz"),
        ("theme", "text", "transparent", "scale"),
        "figure",
        ("--handout",),
    ),
    What(
        "links",
        Text(QT_TRANSLATE_NOOP("export", "Links over time")),
        Text(QT_TRANSLATE_NOOP("export", "When each link is busy, and with how much.")),
        FIGURES,
        PICTURE,
        "figure",
        ("--kind", "links"),
        size=(620, 420),
    ),
    What(
        "gantt",
        Text(QT_TRANSLATE_NOOP("export", "Gantt chart")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "What one message goes through, or all that a node sends and receives."
            )
        ),
        FIGURES,
        ("subject", "number", *PICTURE),
        "figure",
        ("--kind", "gantt"),
        size=(620, 280),
    ),
    What(
        "curve",
        Text(QT_TRANSLATE_NOOP("export", "Curves")),
        Text(QT_TRANSLATE_NOOP("export", "The time over a parameter, for several networks.")),
        FIGURES,
        ("over", "low", "high", "show", "axes", "lists", *PICTURE),
        "figure",
        ("--kind", "curve"),
        size=(620, 440),
    ),
    What(
        "embedding",
        Text(QT_TRANSLATE_NOOP("export", "Embedding")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "The logical network and the one that carries it, side by side."
            )
        ),
        FIGURES,
        PICTURE,
        "figure",
        ("--kind", "embedding"),
        size=(960, 640),
    ),
    What(
        "animation",
        Text(QT_TRANSLATE_NOOP("export", "Animation")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "The network cycle by cycle: a film, or a PDF with a page for each."
            )
        ),
        FILMS,
        ("first", "last", "every", "fps", "theme", "captions", "width", "height", "scale"),
        "animate",
        size=(1000, 760),
        theme="light",
    ),
    What(
        "page",
        Text(QT_TRANSLATE_NOOP("export", "Page for a browser")),
        Text(
            QT_TRANSLATE_NOOP(
                "export",
                "One file that shows the whole run in any browser, without a network; the arrow "
                "keys go through its cycles.",
            )
        ),
        ("html",),
        ("theme",),
        "animate",
        theme="light",
    ),
    What(
        "table",
        Text(QT_TRANSLATE_NOOP("export", "Table")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "Steps, cycles, simulated and analytic time of one run or of many."
            )
        ),
        TABLES,
        ("lists", "separator", "decimal"),
        "table",
    ),
    What(
        "data",
        Text(QT_TRANSLATE_NOOP("export", "Data of the run")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "Every crossing of a link, and what the nodes hold at both ends."
            )
        ),
        ("json", "txt"),
        ("trace", "first", "last", "data"),
        "simulate",
    ),
)
"""All kinds of export of a run, in the order of the dialog."""

MEASURED_WHATS: tuple[What, ...] = (
    What(
        "fit",
        Text(QT_TRANSLATE_NOOP("export", "Measured times and models")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "Measured points, the lines of models A, B and C, and their errors."
            )
        ),
        FIGURES,
        ("axes", *PICTURE),
        "figure",
        ("--kind", "fit"),
        size=(620, 480),
    ),
    What(
        "collective",
        Text(QT_TRANSLATE_NOOP("export", "Measured collective operation")),
        Text(
            QT_TRANSLATE_NOOP(
                "export", "Measured times over the simulated points and the line of the formula."
            )
        ),
        FIGURES,
        ("axes", *PICTURE),
        "figure",
        ("--kind", "collective"),
        size=(620, 440),
    ),
)
"""All kinds of export of measured times."""

THEMES = (
    Choice("print", Text(QT_TRANSLATE_NOOP("export", "Print"))),
    Choice("light", Text(QT_TRANSLATE_NOOP("theme", "Light"))),
    Choice("dark", Text(QT_TRANSLATE_NOOP("theme", "Dark"))),
    Choice("projector", Text(QT_TRANSLATE_NOOP("theme", "Projector"))),
)
TEXTS = (
    Choice("text", Text(QT_TRANSLATE_NOOP("export", "as text"))),
    Choice("paths", Text(QT_TRANSLATE_NOOP("export", "as paths"))),
)
SUBJECTS = (
    Choice("transfer", Text(QT_TRANSLATE_NOOP("export", "a message"))),
    Choice("node", Text(QT_TRANSLATE_NOOP("export", "a node"))),
)
OVER = tuple(Choice(axis.key, axis.title) for axis in AXES_OF_CURVES)
SHOWS = (
    Choice("time", Text(QT_TRANSLATE_NOOP("export", "the time"))),
    Choice("difference", Text(QT_TRANSLATE_NOOP("export", "simulated less analytic"))),
    Choice("shares", Text(QT_TRANSLATE_NOOP("export", "shares of the time"))),
    Choice("so-far", Text(QT_TRANSLATE_NOOP("export", "the time so far"))),
)
AXES = (
    Choice("log", Text(QT_TRANSLATE_NOOP("export", "logarithmic"))),
    Choice("linear", Text(QT_TRANSLATE_NOOP("export", "linear"))),
)
SEPARATORS = (
    Choice("comma", Text(QT_TRANSLATE_NOOP("export", "comma"))),
    Choice("semicolon", Text(QT_TRANSLATE_NOOP("export", "semicolon"))),
    Choice("tab", Text(QT_TRANSLATE_NOOP("export", "tab"))),
)
DECIMALS = (
    Choice("dot", Text(QT_TRANSLATE_NOOP("export", "dot"))),
    Choice("comma", Text(QT_TRANSLATE_NOOP("export", "comma"))),
)

_SIZES = ("p", "4,16,64,256,1024")
_NETWORKS = ("topology", "ring,torus,hypercube")
_OPERATIONS = ("operation", "all")


@dataclass(frozen=True)
class Rows:
    """Rows of a table: comma lists that take the place of the scenario's values."""

    key: str
    title: Text
    lists: tuple[tuple[str, str], ...]


ROWS: tuple[Rows, ...] = (
    Rows("one", Text(QT_TRANSLATE_NOOP("export", "this scenario")), ()),
    Rows("p", Text(QT_TRANSLATE_NOOP("export", "p from 4 to 1024")), (_SIZES,)),
    Rows("networks", Text(QT_TRANSLATE_NOOP("export", "all networks")), (_NETWORKS,)),
    Rows("operations", Text(QT_TRANSLATE_NOOP("export", "all operations")), (_OPERATIONS,)),
    Rows(
        "networks-p",
        Text(QT_TRANSLATE_NOOP("export", "all networks, p from 4 to 1024")),
        (_NETWORKS, _SIZES),
    ),
    Rows(
        "everything",
        Text(QT_TRANSLATE_NOOP("export", "all networks and operations, p from 4 to 1024")),
        (_NETWORKS, _SIZES, _OPERATIONS),
    ),
)
"""Rows that are offered for tables."""


def options_of(what: What, ending: str) -> tuple[str, ...]:
    """Return the options that apply to a kind of export in a format.

    >>> options_of(WHATS[0], "pdf")
    ('cycle', 'theme', 'captions', 'transparent', 'width', 'height', 'scale')
    """
    return tuple(one for one in what.options if ending in ONLY_IN.get(one, (ending,)))
