"""Each model's fitted parameters, and sliders and fields for others beside them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.cluster.fitting import Comparison, Fit
from engine.cluster.given import rounded
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.models import MODELS, Model
from engine.report.fit_words import best_line, quality, told_number
from engine.scenario.fields import decimal
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.button_rows import ButtonRows
from gui.measurement_lab.bench import Bench
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import CalmSlider, WrappedLabel, scroll_upright, show_ground, show_ink
from gui.words import Words

PLACES = 401
"""Places of a slider."""

BYTE_TIMES = ("tk", "t1")
"""Parameters that are paid for each byte; the others are paid once."""

DEEDS = (
    ("back", Text(QT_TRANSLATE_NOOP("measurement lab", "Back to the fit"))),
    ("use", Text(QT_TRANSLATE_NOOP("measurement lab", "Use in the run"))),
)
USE_TIP = Text(
    QT_TRANSLATE_NOOP(
        "measurement lab",
        "Give the run this model with these parameters; on another network it goes to a switch",
    )
)
SLIDER = QT_TRANSLATE_NOOP("measurement lab", "Model {model}: {name}, slider")
FIELD = QT_TRANSLATE_NOOP("measurement lab", "Model {model}: {name}")
WAITING = Text(QT_TRANSLATE_NOOP("measurement lab", "Models A, B and C: nothing is fitted yet."))
GIVEN = QT_TRANSLATE_NOOP("measurement lab", "Given: {quality}")


class ModelBlock(QWidget):
    """One model.

    ``given(str, Fraction)``: a parameter that a person chose; ``pressed(str)``: a button;
    ``refused(Text)``: what was typed is no number.
    """

    given = Signal(str, object)
    pressed = Signal(str)
    refused = Signal(object)

    def __init__(self, model: Model) -> None:
        super().__init__()
        self.model = model
        self._words = Words()
        self._reach: dict[str, tuple[Fraction, Fraction]] = {}
        self._silent = False
        self.heading = QLabel()
        self.told, self.judged = WrappedLabel(12.5, role="text"), WrappedLabel(12.0)
        self.labels = {name: QLabel(name) for name in model.names}
        self.sliders = {name: CalmSlider(PLACES) for name in model.names}
        self.fields = {name: ValueField() for name in model.names}
        self.buttons = ButtonRows(DEEDS)
        self._grid, self._layout = QGridLayout(), QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.heading)
        self._layout.addWidget(self.told)
        for row, name in enumerate(model.names):
            for column, widget in enumerate((self.labels, self.sliders, self.fields)):
                self._grid.addWidget(widget[name], row, column)
            self.labels[name].setBuddy(self.fields[name])
            self.sliders[name].valueChanged.connect(lambda place, name=name: self._slide(name))
            self.fields[name].committed.connect(lambda name=name: self._type(name))
        self._grid.setColumnStretch(1, 1)
        self._layout.addLayout(self._grid)
        self._layout.addWidget(self.judged)
        self._layout.addWidget(self.buttons)
        self.buttons.pressed.connect(self.pressed)

    def _slide(self, name: str) -> None:
        if not self._silent and name in self._reach:
            low, high = self._reach[name]
            place = Fraction(self.sliders[name].value(), PLACES - 1)
            self.given.emit(name, rounded(low + (high - low) * place))

    def _type(self, name: str) -> None:
        try:
            value = decimal(self.fields[name].value(), name)
        except InputError as error:
            self.fields[name].show_alarm(True)
            self.refused.emit(error.text)
            return
        self.fields[name].show_alarm(False)
        self.given.emit(name, value)

    def show_fit(self, fit: Fit | None, start: Mapping[str, Fraction]) -> None:
        """Show a fit, and let the sliders reach twice as far as where they start."""
        numbers = [self._words(told_number(one)) for one in fit.parameters] if fit else []
        near = [self._words(quality(fit))] if fit else []
        self.told.setText("\n".join([*numbers, *near]))
        self._reach = reaches(start)
        self.setVisible(fit is not None)

    def show_values(self, values: Mapping[str, Fraction], given: Fit | None) -> None:
        """Show where sliders and fields stand, silently, and how well given parameters do."""
        self._silent = True
        for name, value in values.items():
            low, high = self._reach.get(name, (Fraction(0), Fraction(1)))
            place = round((value - low) / (high - low) * (PLACES - 1))
            slider = self.sliders[name]
            if not slider.isSliderDown():
                slider.setValue(place)
            self.fields[name].show_value(format_exact(value))
            self.fields[name].show_alarm(False)
        self._silent = False
        self.buttons.buttons["back"].setEnabled(given is not None)
        told = "" if given is None else self._words(Text(GIVEN, quality=quality(given)))
        self.judged.setText(told)
        self.judged.setVisible(given is not None)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.heading.setText(words(self.model.title).upper())
        self.buttons.show_language(words)
        self.buttons.buttons["use"].setToolTip(words(USE_TIP))
        for name in self.model.names:
            names = {"model": self.model.key, "name": name}
            self.sliders[name].setAccessibleName(words(Text(SLIDER, **names)))
            self.fields[name].setAccessibleName(words(Text(FIELD, **names)))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.heading.setFont(theme.font(11.5, 600))
        show_ink(self.heading, theme.second_text)
        for part in (self.told, self.judged, self.buttons, *self.fields.values()):
            part.show_theme(theme)
        for name, label in self.labels.items():
            label.setFont(theme.font(12.5))
            self.fields[name].setFixedWidth(theme.px(112))
        self._layout.setSpacing(theme.px(5))
        self._grid.setSpacing(theme.px(5))


def reaches(start: Mapping[str, Fraction]) -> dict[str, tuple[Fraction, Fraction]]:
    """Return from where to where each parameter's slider goes: 0 to twice its start.

    One that starts at 0 goes as far as the largest of its kind; a negative one may go below 0.
    """
    found = {}
    for name, value in start.items():
        kind = [abs(start[one]) for one in start if (one in BYTE_TIMES) == (name in BYTE_TIMES)]
        most = 2 * abs(value) or max(kind) or Fraction(1)
        found[name] = (min(2 * value, Fraction(0)), most)
    return found


class ModelColumn(QWidget):
    """The blocks of the models; ``use_asked(str)`` asks for a model's parameters in the run."""

    use_asked = Signal(str)
    refused = Signal(object)

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench
        self._words = Words()
        self._shown: Comparison | None = None
        self.best, self.warnings = WrappedLabel(13.0, 600, "text"), WrappedLabel(12.0)
        self.blocks = {model.key: ModelBlock(model) for model in MODELS}
        inside, self._area = QWidget(), QScrollArea()
        self._layout = QVBoxLayout(inside)
        for widget in (self.best, *self.blocks.values(), self.warnings):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        scroll_upright(self._area, inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        for key, block in self.blocks.items():
            block.given.connect(lambda name, value, key=key: bench.give(key, name, value))
            block.pressed.connect(lambda deed, key=key: self._do(deed, key))
            block.refused.connect(self.refused)
        bench.changed.connect(self.show_found)

    def _do(self, deed: str, model: str) -> None:
        if deed == "back":
            self._bench.back(model)
        else:
            self.use_asked.emit(model)

    def show_found(self) -> None:
        """Show the fit and what is given beside it."""
        found, bench = self._bench.found, self._bench
        comparison = None if found is None else found.comparison
        anew = comparison is None or comparison is not self._shown
        self._shown = comparison
        self.best.setText(self._words(WAITING if comparison is None else best_line(comparison)))
        warnings = comparison.warnings if comparison else ()
        self.warnings.setText("\n".join(self._words(text) for text in warnings))
        self.warnings.setVisible(bool(warnings))
        for key, block in self.blocks.items():
            if anew:
                fit = bench.fit_of(key)
                block.show_fit(fit, bench.start(key))
            given = found.given.fit(key) if found is not None and found.given else None
            block.show_values(bench.values(key), given)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self._shown = None
        for block in self.blocks.values():
            block.show_language(words)
        self.show_found()

    def show_theme(self, theme: Theme = LIGHT) -> None:
        """Take over colours and sizes."""
        for widget in (self, self._area.viewport(), self._area.widget()):
            show_ground(widget, theme.window)
        for part in (self.best, self.warnings, *self.blocks.values()):
            part.show_theme(theme)
        self._edge = theme.px(14)
        self._layout.setContentsMargins(self._edge, theme.px(10), self._edge, theme.px(10))
        self._layout.setSpacing(theme.px(14))

    def arrange(self, width: int) -> None:
        """Put the buttons into rows of a width."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        for block in self.blocks.values():
            block.buttons.arrange(width - bar - 2 * self._edge)
