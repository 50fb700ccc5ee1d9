"""What independent programs say about files that the commands have made."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest
from PIL import Image

PROGRAMS = ("rsvg-convert", "pdfinfo", "pdffonts", "pdfimages", "pdftotext", "pdftoppm", "ffprobe")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]
needs_programs = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
HTML = "{http://www.w3.org/1999/xhtml}"


@dataclass(frozen=True)
class Word:
    """A word of a page, and how high it stands."""

    text: str
    top: float
    bottom: float


def told(*words: object) -> str:
    """Return what a program prints; it must not fail nor complain."""
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return done.stdout.decode("utf-8")


def svg_pixels(path: Path, scale: float = 1) -> np.ndarray:
    """Return an SVG as rsvg-convert draws it, float64 of shape (height, width, 3)."""
    drawn = path.with_suffix(".rsvg.png")
    told("rsvg-convert", "--zoom", scale, "-b", "white", path, "-o", drawn)
    return pixels(drawn)


def pdf_pixels(path: Path) -> np.ndarray:
    """Return the first page of a PDF as pdftoppm draws it, at 96 dots an inch."""
    drawn = path.with_suffix(".ppm")
    told("pdftoppm", "-r", 96, "-png", "-singlefile", path, drawn)
    return pixels(drawn.with_name(drawn.name + ".png"))


def pixels(path: Path) -> np.ndarray:
    """Return an image, float64 of shape (height, width, 3)."""
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"), np.float64)


def pdf_facts(path: Path) -> dict[str, str]:
    """Return what pdfinfo says."""
    lines = told("pdfinfo", path).splitlines()
    return {key: value.strip() for key, _, value in (line.partition(":") for line in lines)}


def pdf_fonts(path: Path) -> list[tuple[str, str]]:
    """Return kind and embedding of each font of a PDF."""
    lines = told("pdffonts", path).splitlines()[2:]
    found = [re.search(r"(Type 3|\S*TrueType|Type 1\S*).*?\s(yes|no)\s", line) for line in lines]
    return [(one[1], one[2]) for one in found if one]


def pdf_words(path: Path) -> list[Word]:
    """Return the words of the first page of a PDF."""
    root = fromstring(told("pdftotext", "-bbox", "-l", 1, path, "-"))
    return [
        Word(one.text or "", float(one.get("yMin", 0)), float(one.get("yMax", 0)))
        for one in root.iter(HTML + "word")
    ]


def numbers_in_the_network(path: Path) -> tuple[int, Counter[str]]:
    """Return the links said to be in use, and the numerals between heading and legend of a page."""
    words = pdf_words(path)
    texts = [word.text for word in words]
    use, legend = texts.index("use."), _place(texts, ["chunks", "on", "a", "link"])
    used = int(texts[_place(texts, ["links", "in", "use."]) - 3])
    inside = (w for w in words if w.top > words[use].bottom and w.bottom < words[legend].top)
    return used, Counter(word.text for word in inside if word.text.isdigit())


def _place(texts: list[str], wanted: list[str]) -> int:
    return next(n for n in range(len(texts)) if texts[n : n + len(wanted)] == wanted)


def video_facts(path: Path) -> dict[str, str]:
    """Return what ffprobe finds in a video when it reads every frame."""
    shown = "stream=codec_name,width,height,pix_fmt,nb_read_frames,r_frame_rate"
    lines = told("ffprobe", "-v", "error", "-count_frames", "-show_entries", shown, path)
    return dict(line.split("=", 1) for line in lines.splitlines() if "=" in line)


def frames_of(path: Path) -> list[tuple[np.ndarray, Fraction]]:
    """Return the frames of a GIF and the seconds that each stays."""
    found = []
    with Image.open(path) as image:
        for place in range(image.n_frames):
            image.seek(place)
            frame = np.asarray(image.convert("RGB"), np.float64)
            found.append((frame, Fraction(image.info["duration"], 1000)))
    return found
