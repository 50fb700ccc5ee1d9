"""Themes: the colours, the type and the lines of the window, as values.

A ``Theme`` is frozen and carries its scale, so ``theme.font(13)`` and ``theme.px(16)`` are all that
a widget needs to fit the projector or a large screen.  Widgets are Qt's Fusion with our palette;
there is no style sheet.  pyqtgraph ignores the palette, hence ``apply_plot_theme``.

Assumption: ``load_fonts`` is called once, after the application is made.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip

from engine.picture.ink import PALETTES, Palette
from engine.text import QT_TRANSLATE_NOOP, Text

if TYPE_CHECKING:
    import pyqtgraph

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FAMILIES = ("Inter", "Noto Sans Mono")  # Inter lacks some signs of mathematics
MONO_FAMILIES = ("Noto Sans Mono", "Inter")
SMALLEST_TYPE = 11
"""No type is smaller, in pixels."""


@dataclass(frozen=True)
class Theme:
    """Colours as ``#RRGGBB`` by what they mean, and the scale of type and lines.

    ``load`` are the six colours of 1, 2-3, 4-7, 8-15, 16-31 and 32 or more chunks on a link;
    ``origins`` the eight of the nodes that data come from; ``series`` those of curves.
    """

    name: str
    title: Text
    window: str
    panel: str
    canvas: str
    text: str
    second_text: str
    accent: str
    accent_tint: str
    on_accent: str
    idle_link: str
    not_held: str
    rule: str
    field_line: str
    agreement: str
    alarm: str
    load: tuple[str, ...]
    origins: tuple[str, ...]
    series: tuple[str, ...]
    scale: float = 1.0
    line_scale: float = 1.0

    def px(self, length: float) -> int:
        """Return a length of the design in pixels of this scale."""
        return round(length * self.scale)

    def font(
        self, size: float, weight: int = 400, mono: bool = False, tabular: bool = False
    ) -> QFont:
        """Return the font of a size of the design, in this scale."""
        return font(size * self.scale, weight, mono, tabular)

    def scaled(self, scale: float) -> Theme:
        """Return this theme with everything ``scale`` times as large."""
        return replace(self, scale=self.scale * scale, line_scale=self.line_scale * scale)

    def load_colour(self, chunks: int) -> str:
        """Return the colour of a link with so many chunks (at least 1)."""
        return self.load[min(max(int(chunks), 1).bit_length(), len(self.load)) - 1]


def _picture_colours(name: str) -> dict[str, Any]:
    """Return the colours that a theme shares with the pictures of its name."""
    return {field.name: getattr(PALETTES[name], field.name) for field in fields(Palette)}


LIGHT = Theme(
    **_picture_colours("light"),
    title=Text(QT_TRANSLATE_NOOP("theme", "Light")),
    window="#F3F5F7",
    panel="#FFFFFF",
    accent_tint="#E4EDFA",
    on_accent="#FFFFFF",
    field_line="#8A95A2",
    agreement="#0A706B",
    alarm="#B01528",
)

DARK = Theme(
    **_picture_colours("dark"),
    title=Text(QT_TRANSLATE_NOOP("theme", "Dark")),
    window="#161B22",
    panel="#1C222B",
    accent_tint="#22344F",
    on_accent="#0F1318",
    field_line="#66727F",
    agreement="#4FC9BE",
    alarm="#F2938C",
)

PROJECTOR = Theme(
    **_picture_colours("projector"),
    title=Text(QT_TRANSLATE_NOOP("theme", "Projector")),
    window="#FFFFFF",
    panel="#FFFFFF",
    accent_tint="#DCE8FB",
    on_accent="#FFFFFF",
    field_line="#7A8490",
    agreement="#09655F",
    alarm="#A01020",
    scale=1.34,
    line_scale=1.35,
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, PROJECTOR)}
"""All themes by name, in the order of the menu."""


@cache
def load_fonts() -> tuple[int, ...]:
    """Register the bundled fonts with Qt, once; return their numbers."""
    return tuple(
        QFontDatabase.addApplicationFont(str(path)) for path in sorted(FONTS.glob("*.ttf"))
    )


def font(size_px: float, weight: int = 400, mono: bool = False, tabular: bool = False) -> QFont:
    """Return a font, never below ``SMALLEST_TYPE``.

    ``tabular`` gives figures of equal width, for numbers that change in place or stand in columns;
    in sentences it would tear hyphens apart.
    """
    made = QFont()
    made.setFamilies(MONO_FAMILIES if mono else FAMILIES)
    made.setPixelSize(max(SMALLEST_TYPE, round(size_px)))
    made.setWeight(QFont.Weight(weight))
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    made.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return made


def mixed(one: str, other: str, share: float) -> QColor:
    """Return ``share`` of one colour and the rest of the other."""
    a, b = QColor(one), QColor(other)
    parts = (
        round(share * x + (1 - share) * y)
        for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True)
    )
    return QColor(*parts)


def palette(theme: Theme) -> QPalette:
    """Return the palette of all widgets, the disabled ones included."""
    role = QPalette.ColorRole
    made = QPalette()
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.alarm,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.second_text,
        role.Light: mixed(theme.panel, theme.text, 0.98),
        role.Midlight: theme.not_held,
        role.Mid: theme.rule,
        role.Dark: theme.idle_link,
        role.Shadow: mixed(theme.text, theme.window, 0.5),
    }
    for which, colour in colours.items():
        made.setColor(which, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    pale = mixed(theme.second_text, theme.panel, 0.72)
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(disabled, which, pale)
    made.setColor(disabled, role.Base, QColor(theme.window))
    made.setColor(disabled, role.Highlight, QColor(theme.rule))
    made.setColor(disabled, role.Accent, QColor(theme.rule))
    made.setColor(disabled, role.PlaceholderText, pale)
    return made


def apply_theme(app: QApplication, theme: Theme, scale: float = 1.0) -> Theme:
    """Give the whole application a theme; return it scaled, as the panels want it."""
    shown = theme.scaled(scale) if scale != 1 else theme
    load_fonts()
    if app.style().name() != "fusion":
        app.setStyle(QStyleFactory.create("Fusion"))
    colours = palette(shown)
    app.setPalette(colours)
    QToolTip.setPalette(colours)
    app.setFont(shown.font(13))
    QToolTip.setFont(shown.font(12))
    return shown


def apply_plot_theme(plot: pyqtgraph.PlotWidget, theme: Theme) -> None:
    """Give a pyqtgraph plot the theme, and take away its menu and buttons.

    Its menu offers exporters that fail with this Qt.
    """
    plot.setMenuEnabled(False)
    plot.hideButtons()
    plot.setBackground(QColor(theme.panel))
    for side in ("left", "bottom"):
        axis = plot.getAxis(side)
        axis.setPen(QColor(theme.idle_link), width=theme.line_scale)
        axis.setTextPen(QColor(theme.second_text))
        axis.setTickFont(theme.font(11.5))
