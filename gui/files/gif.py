"""Images as an animated GIF, one after another, so that a long one needs no more memory."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image
from PIL.GifImagePlugin import getdata
from PySide6.QtGui import QImage

COLOURS = 256
MOST_CANDIDATES = 6000
"""So many of the most frequent colours may get into the palette."""
APART = (40, 24, 14, 8, 4, 0)
"""How far the chosen colours are apart at least, in the sum over red, green and blue, by round."""
REPEATS = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The block that makes it start again."""
Pixels = npt.NDArray[np.uint8]


def write_gif(path: Path, frames: Iterable[QImage], samples: Iterable[QImage], fps: float) -> None:
    """Write images of one size into a file; ``samples`` are those that decide on the colours.

    All have the same 256 colours, none of them mixed from dots, so what stands still is the same
    in each; of every image but the first only the part that has changed is written.
    """
    colours = colours_of(rgb_of(image) for image in samples)
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours.tobytes())
    milliseconds = max(10 * round(100 / fps), 20)
    before: Pixels | None = None
    with path.open("wb") as file:
        for image in frames:
            own = Image.fromarray(rgb_of(image))
            placed = own.quantize(palette=palette, dither=Image.Dither.NONE)
            now = np.asarray(placed)
            if before is None:
                size = struct.pack("<HH", *placed.size)
                file.write(b"GIF89a" + size + b"\xf7\x00\x00" + colours.tobytes() + REPEATS)
            box = _changed(before, now)
            part = placed.crop(box)
            for block in getdata(part, box[:2], duration=milliseconds, disposal=1, interlace=0):
                file.write(block)
            before = now
        file.write(b";")


def rgb_of(image: QImage) -> Pixels:
    """Return an image as uint8 of shape (height, width, 3)."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    pixels = lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3)
    return np.array(pixels)


def colours_of(samples: Iterable[Pixels]) -> Pixels:
    """Return 256 colours, uint8 of shape (256, 3): frequent ones, and some of every kind."""
    packed, counts = _counted(samples)
    order = np.argsort(-counts, kind="stable")[:MOST_CANDIDATES]
    found = np.stack([packed[order] >> shift & 255 for shift in (16, 8, 0)], axis=1)
    chosen: list[int] = []
    distance = np.full(len(found), 1 << 30)
    for apart in APART:
        while len(chosen) < COLOURS and distance.max() > apart:
            chosen.append(int(np.argmax(distance > apart)))  # the most frequent of those
            distance = np.minimum(distance, np.abs(found - found[chosen[-1]]).sum(axis=1))
    return np.resize(found[chosen], (COLOURS, 3)).astype(np.uint8)


def _counted(samples: Iterable[Pixels]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return all colours as whole numbers, rising, and how many pixels have each."""
    packing = np.array([65536, 256, 1], np.uint32)
    found = [
        np.unique(pixels.reshape(-1, 3).astype(np.uint32) @ packing, return_counts=True)
        for pixels in samples
    ]
    packed, places = np.unique(np.concatenate([one for one, _ in found]), return_inverse=True)
    counts = np.zeros(len(packed), np.int64)
    np.add.at(counts, places, np.concatenate([count for _, count in found]))
    return packed.astype(np.int64), counts


def _changed(before: Pixels | None, now: Pixels) -> tuple[int, int, int, int]:
    """Return the rectangle left, top, right, bottom in which two images differ."""
    if before is None:
        return 0, 0, now.shape[1], now.shape[0]
    rows, columns = (np.flatnonzero((before != now).any(axis=axis)) for axis in (1, 0))
    if not len(rows):
        return 0, 0, 1, 1
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
