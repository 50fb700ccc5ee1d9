"""Themes, words and icons: contrast, palette, fonts, sizes, switching while widgets are there."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QLabel

from engine import text as engine_text
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import ICONS, icon, pixmap
from gui.theme import THEMES, apply_theme, font, load_fonts, palette
from gui.words import THIN_SPACE, EngineTranslator, Words, number, short_number

ALL_THEMES = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
GROUNDS = ("window", "panel", "canvas", "accent_tint")


def luminance(colour: str) -> float:
    """Relative luminance as in WCAG 2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@ALL_THEMES
@pytest.mark.parametrize("ink", ["text", "second_text", "accent", "agreement", "alarm"])
def test_text_can_be_read_on_every_ground(theme, ink):
    for ground in GROUNDS:
        assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5, ground


@ALL_THEMES
def test_text_on_the_accent_can_be_read(theme):
    assert contrast(theme.on_accent, theme.accent) >= 4.5


@ALL_THEMES
def test_lines_can_be_seen(theme):
    for line in (theme.idle_link, theme.field_line, *theme.load):
        assert round(contrast(line, theme.canvas), 1) >= 3
    for line in theme.series:
        assert contrast(line, theme.panel) >= 4.5  # names at the lines are text


@ALL_THEMES
def test_load_changes_in_lightness_one_way_only(theme):
    steps = [luminance(colour) for colour in theme.load]
    assert steps == sorted(steps, reverse=theme.name != "dark")
    assert len(theme.load) == 6
    assert len(theme.origins) == 8


def test_load_colours_go_by_doublings():
    theme = THEMES["light"]
    places = [theme.load.index(theme.load_colour(n)) for n in (1, 2, 3, 4, 7, 8, 15, 16, 32, 999)]
    assert places == [0, 1, 1, 2, 2, 3, 3, 4, 5, 5]


@ALL_THEMES
def test_disabled_text_differs_and_can_still_be_made_out(theme):
    colours = palette(theme)
    role = QPalette.ColorRole
    for which in (role.WindowText, role.Text, role.ButtonText):
        pale = colours.color(QPalette.ColorGroup.Disabled, which)
        assert pale != colours.color(QPalette.ColorGroup.Active, which)
        assert contrast(pale.name(), theme.panel) >= 2.9


def test_fonts_are_the_bundled_ones(qapp):
    assert -1 not in load_fonts()
    assert QFontInfo(font(13)).family() == "Inter"
    assert QFontInfo(font(13, mono=True)).family() == "Noto Sans Mono"
    assert font(24, 600).weight() == QFont.Weight.DemiBold
    assert font(3).pixelSize() == 11


def test_tabular_figures_are_of_one_width(qapp):
    load_fonts()
    metrics = QFontMetricsF(font(13, tabular=True))
    assert len({metrics.horizontalAdvance(figure * 8) for figure in "0123456789"}) == 1


def test_the_projector_is_a_third_larger_and_scales_further():
    theme = THEMES["projector"]
    assert theme.px(100) == 134
    assert theme.scaled(2).px(100) == 268
    assert theme.scaled(2).line_scale == 2.7


def test_a_theme_reaches_widgets_that_are_there_already(qtbot, qapp):
    label = QLabel("x")
    qtbot.addWidget(label)
    label.show()
    for name in ("dark", "light", "dark", "projector"):
        shown = apply_theme(qapp, THEMES[name])
        qapp.processEvents()
        colours = label.palette()
        assert qapp.style().name() == "fusion"
        assert colours.color(QPalette.ColorRole.WindowText) == QColor(shown.text)
        assert colours.color(QPalette.ColorRole.Window) == QColor(shown.window)
        assert label.font().pixelSize() == round(13 * shown.scale)
    assert apply_theme(qapp, THEMES["light"], 1.5).px(10) == 15


@pytest.mark.parametrize("path", sorted(ICONS.glob("*.svg")), ids=lambda path: path.stem)
def test_icons_have_the_colour_and_the_sharpness_asked_for(path, qapp):
    drawn = pixmap(path.stem, "#1F5FBF", 20, ratio=2.0).toImage()
    assert drawn.width() == 40
    seen = {
        drawn.pixelColor(x, y).name()
        for x in range(40)
        for y in range(40)
        if drawn.pixelColor(x, y).alpha() == 255
    }
    assert "#1f5fbf" in seen
    assert icon(path.stem, "#1F5FBF", 20).availableSizes()[0].width() == 20


def test_numbers_for_people():
    assert number(Fraction(703, 2)) == "351.5"
    assert number(9999) == "9999"
    assert number(1234567) == f"1{THIN_SPACE}234{THIN_SPACE}567"
    assert number(-12345) == f"-12{THIN_SPACE}345"
    assert short_number(Fraction(1, 3)) == "≈0.3333333"
    assert short_number(Fraction(2061, 10)) == "206.1"
    assert short_number(Fraction("123456.789012")) == f"≈123{THIN_SPACE}456.8"


@pytest.fixture
def planted(monkeypatch):
    """A language with two messages."""
    found = {
        ("QFileDialog", "Cancel"): ("Storno",),
        ("QFileDialog", "%n files"): ("%n Ding", "%n Dinge"),
        ("player", "Play"): ("Los",),
    }
    monkeypatch.setattr(
        engine_text, "_messages", lambda language: found if language == "xx" else {}
    )


def test_words_render_texts_and_pass_strings(planted):
    assert Words("xx")(Text(QT_TRANSLATE_NOOP("player", "Play"))) == "Los"
    assert Words()(Text(QT_TRANSLATE_NOOP("player", "Play"))) == "Play"
    assert Words("xx")("as it is") == "as it is"


def test_qt_gets_its_words_from_the_engine(planted, qapp):
    translator = EngineTranslator(Words("xx"))
    assert qapp.installTranslator(translator)
    assert qapp.translate("QFileDialog", "Cancel") == "Storno"
    assert qapp.translate("QFileDialog", "%n files", None, 1) == "1 Ding"
    assert qapp.translate("QFileDialog", "%n files", None, 3) == "3 Dinge"
    assert qapp.translate("QFileDialog", "Open") == "Open"
    assert qapp.removeTranslator(translator)
    assert qapp.translate("QFileDialog", "Cancel") == "Cancel"
