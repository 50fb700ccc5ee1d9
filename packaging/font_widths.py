"""Write resources/fonts/widths.json: how wide each character of the bundled fonts is.

Run it after a font has changed:  uv run packaging/font_widths.py
"""

from __future__ import annotations

import json
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QRawFont

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FACES = {"regular": "Inter-Regular.ttf", "semibold": "Inter-SemiBold.ttf"}
INSTEAD = "NotoSansMono-Regular.ttf"
CHARACTERS = "".join(
    chr(code)
    for first, last in (
        (0x20, 0x7E),
        (0xA0, 0x17F),
        (0x370, 0x52F),
        (0x2010, 0x2044),
        (0x2070, 0x209C),
        (0x2190, 0x2193),
        (0x2200, 0x22FF),
    )
    for code in range(first, last + 1)
)
SIZE = 2048


def widths(name: str) -> dict[str, float]:
    """Return the advance of each character at size 1; what a face lacks is taken from another."""
    faces = [QRawFont(str(FONTS / file), SIZE) for file in (name, INSTEAD)]
    found = {}
    for letter in CHARACTERS:
        for face in faces:
            if face.supportsCharacter(ord(letter)):
                glyphs = face.glyphIndexesForString(letter)
                found[letter] = round(face.advancesForGlyphIndexes(glyphs)[0].x() / SIZE, 4)
                break
    return found


def main() -> None:
    """Write the file."""
    application = QGuiApplication([])
    tables = {face: widths(name) for face, name in FACES.items()}
    text = json.dumps(tables, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    (FONTS / "widths.json").write_text(text + "\n", "utf-8")
    del application


if __name__ == "__main__":
    main()
