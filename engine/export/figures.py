"""What figures and animations there are, and as what files they are written."""

from __future__ import annotations

from dataclasses import dataclass

from engine.catalogue import Choice
from engine.text import QT_TRANSLATE_NOOP, Text

FIGURE_KINDS = (
    Choice("network", Text(QT_TRANSLATE_NOOP("export", "Network at a cycle"))),
    Choice("textbook", Text(QT_TRANSLATE_NOOP("export", "Textbook figure"))),
    Choice("handout", Text(QT_TRANSLATE_NOOP("export", "Handout"))),
    Choice("links", Text(QT_TRANSLATE_NOOP("export", "Links over time"))),
    Choice("gantt", Text(QT_TRANSLATE_NOOP("export", "Gantt chart"))),
    Choice("embedding", Text(QT_TRANSLATE_NOOP("export", "Embedding"))),
    Choice("curve", Text(QT_TRANSLATE_NOOP("export", "Curves"))),
    Choice("fit", Text(QT_TRANSLATE_NOOP("export", "Measured times and models"))),
    Choice("collective", Text(QT_TRANSLATE_NOOP("export", "Measured collective operation"))),
)
"""All kinds of figures."""


@dataclass(frozen=True)
class PictureFormat:
    """A kind of file for pictures: key, endings and title."""

    key: str
    endings: tuple[str, ...]
    title: Text


FIGURE_FORMATS = (
    PictureFormat("svg", (".svg",), Text(QT_TRANSLATE_NOOP("export", "SVG"))),
    PictureFormat("pdf", (".pdf",), Text(QT_TRANSLATE_NOOP("export", "PDF"))),
    PictureFormat("png", (".png",), Text(QT_TRANSLATE_NOOP("export", "PNG"))),
    PictureFormat("tikz", (".tikz", ".tex"), Text(QT_TRANSLATE_NOOP("export", "TikZ"))),
)
"""What figures are written as."""

ANIMATION_FORMATS = (
    PictureFormat("gif", (".gif",), Text(QT_TRANSLATE_NOOP("export", "GIF"))),
    PictureFormat("mp4", (".mp4",), Text(QT_TRANSLATE_NOOP("export", "MP4"))),
    PictureFormat(
        "pdf", (".pdf",), Text(QT_TRANSLATE_NOOP("export", "PDF with a page for each cycle"))
    ),
    PictureFormat(
        "html", (".html",), Text(QT_TRANSLATE_NOOP("export", "Page for a browser (HTML)"))
    ),
)
"""What animations are written as."""

PICTURE_FORMATS = (
    *FIGURE_FORMATS,
    *(one for one in ANIMATION_FORMATS if one.key not in {other.key for other in FIGURE_FORMATS}),
)
"""All formats of pictures, each key once."""
