"""The bundled fonts and icons: complete, and usable by Qt."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtSvg import QSvgRenderer

from engine.picture.sketch import cap_height, text_width
from gui.theme import font, load_fonts

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FONTS = sorted((RESOURCES / "fonts").glob("*.ttf"))
ICONS = sorted((RESOURCES / "icons").glob("*.svg"))
LETTERS = "".join(
    (
        "".join(map(chr, range(0x20, 0x7F))),
        "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "ҐЄІЇґєії",
        "αβγδελμπστφω",
        "−×÷·±≤≥≠≈√∞→←↑↓↔⇒…–—«»„“”‘’№′",
        "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉",
    )
)


@pytest.fixture
def fonts(qapp):
    """Register the bundled fonts and take them away again."""
    numbers = [QFontDatabase.addApplicationFont(str(path)) for path in FONTS]
    assert -1 not in numbers
    yield
    for number in numbers:
        assert QFontDatabase.removeApplicationFont(number)


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_every_font_has_all_letters(path, qapp):
    font = QRawFont(str(path), 13)
    assert font.isValid()
    assert [letter for letter in LETTERS if not font.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold])
def test_inter_has_the_weight_and_figures_of_equal_width(fonts, weight):
    font = QFont("Inter", 13, weight)
    assert QFontInfo(font).family() == "Inter"
    assert QFontInfo(font).weight() == weight
    font.setFeature(QFont.Tag("tnum"), 1)
    widths = {QFontMetricsF(font).horizontalAdvance(figure * 8) for figure in "0123456789"}
    assert len(widths) == 1


def test_the_code_font_is_of_one_width(fonts):
    font = QFont("Noto Sans Mono", 13)
    assert QFontInfo(font).family() == "Noto Sans Mono"
    assert len({QFontMetricsF(font).horizontalAdvance(letter * 8) for letter in "iWж1⌈"}) == 1


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_every_icon_is_drawn_in_the_colour_of_the_theme(path, qapp):
    data = path.read_bytes()
    root = ElementTree.fromstring(data)
    assert root.get("viewBox") == "0 0 24 24"
    assert root.get("stroke") == "currentColor"
    assert root.get("fill") == "none"
    assert QSvgRenderer(QByteArray(data.replace(b"currentColor", b"#1F5FBF"))).isValid()


def test_licences_stand_beside_the_files():
    for name in ("fonts/Inter-OFL.txt", "fonts/NotoSansMono-OFL.txt", "icons/LICENSE"):
        assert (RESOURCES / name).is_file()
    assert len(FONTS) == 3
    assert sum(path.stat().st_size for path in FONTS) < 3_000_000


@pytest.mark.parametrize("text", ["0110", "Цикл 3 из 4", "Наступний: ніщо", "every node", "×12"])
@pytest.mark.parametrize(("size", "weight"), [(27, 600), (17, 400), (11, 700)])
def test_the_widths_in_the_file_are_those_of_the_fonts(qapp, text, size, weight):
    load_fonts()
    metrics = QFontMetricsF(font(size, weight))
    assert text_width(text, size, weight) == pytest.approx(
        metrics.horizontalAdvance(text), rel=0.01
    )
    assert cap_height(size) == pytest.approx(metrics.capHeight(), abs=0.2)
