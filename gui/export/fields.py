"""The fields of the export dialog: one or several values each, with a sentence if one is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.catalogue import Choice
from engine.text import Text
from gui.theme import LIGHT, Theme
from gui.tick_box import TickBox
from gui.widgets import CalmCombo, WrappedLabel, draw_frame
from gui.words import Words, with_dot


class FramedEdit(QLineEdit):
    """A text field with a frame that can be seen on every ground."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._alarm = LIGHT, False

    def show_alarm(self, alarm: bool) -> None:
        """Mark the field as the one that a sentence speaks of."""
        self._alarm = alarm
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(13, tabular=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._theme
        if self._alarm:
            draw_frame(self, theme.alarm, 2 * theme.line_scale)
        else:
            draw_frame(self, theme.accent if self.hasFocus() else theme.field_line)


class OptionField(QWidget):
    """A row of editors for the options ``names``, and below them what is wrong with one.

    ``changed()`` comes only from what a person did.
    """

    changed = Signal()

    def __init__(self, names: Sequence[str], title: Text | None) -> None:
        super().__init__()
        self.names = tuple(names)
        self.title = title
        self.problem = WrappedLabel(12.0, role="alarm")
        self.problem.hide()
        self.row = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(self.row)
        column.addWidget(self.problem)

    def values(self) -> dict[str, object]:
        """Return what stands in the editors, by option."""
        raise NotImplementedError

    def show_values(self, values: dict[str, object]) -> None:
        """Show values of options, silently; those that are missing stay."""
        raise NotImplementedError

    def show_problems(self, problems: dict[str, str]) -> None:
        """Show what is wrong, by option."""
        mine = [problems[name] for name in self.names if name in problems]
        self.problem.setText(mine[0] if mine else "")
        self.problem.setVisible(bool(mine))

    def show_language(self, words: Words, label: str) -> None:
        """Put everything into another language; ``label`` is what the field is called."""
        raise NotImplementedError

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.problem.show_theme(theme)
        self.row.setSpacing(theme.px(6))


class ChoiceField(OptionField):
    """A value out of a list."""

    def __init__(self, name: str, title: Text, choices: Sequence[Choice]) -> None:
        super().__init__((name,), title)
        self.combo = CalmCombo()
        self.show_choices(choices)
        self.combo.activated.connect(lambda _: self.changed.emit())
        self.row.addWidget(self.combo, 1)
        self.setFocusProxy(self.combo)

    def show_choices(self, choices: Sequence[Choice], words: Words = Words()) -> None:  # noqa: B008
        """Offer other choices."""
        self.choices = tuple(choices)
        self.combo.clear()
        for choice in self.choices:
            self.combo.addItem(words(choice.title), choice.key)

    def values(self) -> dict[str, object]:
        return {self.names[0]: self.combo.currentData()}

    def show_values(self, values: dict[str, object]) -> None:
        place = self.combo.findData(values.get(self.names[0]))
        if place >= 0:
            self.combo.setCurrentIndex(place)

    def show_language(self, words: Words, label: str) -> None:
        self.combo.setAccessibleName(label)
        for place, choice in enumerate(self.choices):
            self.combo.setItemText(place, words(choice.title))
            self.combo.setItemData(place, words(choice.title), Qt.ItemDataRole.ToolTipRole)
        self.combo.setToolTip(self.combo.currentText())

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self.combo.show_theme(theme)


class CheckField(OptionField):
    """Yes or no."""

    def __init__(self, name: str, title: Text) -> None:
        super().__init__((name,), title)
        self.box = TickBox(13)
        self.box.clicked.connect(lambda _: self.changed.emit())
        self.row.addWidget(self.box)
        self.row.addStretch(1)
        self.setFocusProxy(self.box)

    def values(self) -> dict[str, object]:
        return {self.names[0]: self.box.isChecked()}

    def show_values(self, values: dict[str, object]) -> None:
        if self.names[0] in values:
            self.box.setChecked(values[self.names[0]] is True)

    def show_language(self, words: Words, label: str) -> None:
        self.box.setText(label)

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self.box.show_theme(theme)


class NumbersField(OptionField):
    """Numbers with words between them: ``from [0] to [12] every [1]``.

    ``before`` holds the words before each; an empty editor gives an empty text.
    """

    def __init__(
        self, names: Sequence[str], title: Text, before: Sequence[Text | str], wide: float = 62
    ) -> None:
        super().__init__(names, title)
        self._before, self._wide = tuple(before), wide
        self.edits = {name: FramedEdit() for name in self.names}
        self.between = [QLabel() for _ in self._before]
        self.note = QLabel()
        for label, edit in zip(self.between, self.edits.values(), strict=True):
            self.row.addWidget(label)
            self.row.addWidget(edit)
            edit.textEdited.connect(lambda _: self.changed.emit())
        self.row.addWidget(self.note)
        self.row.addStretch(1)
        self.setFocusProxy(next(iter(self.edits.values())))

    def values(self) -> dict[str, object]:
        return {name: with_dot(edit.text()) for name, edit in self.edits.items()}

    def show_values(self, values: dict[str, object]) -> None:
        for name, edit in self.edits.items():
            if name in values:
                value = values[name]
                edit.setText("" if value is None else str(value))

    def offer(self, names: Sequence[str]) -> None:
        """Show the editors of some options only."""
        for label, (name, edit) in zip(self.between, self.edits.items(), strict=True):
            label.setVisible(name in names and bool(label.text()))
            edit.setVisible(name in names)

    def show_usual(self, usual: dict[str, str]) -> None:
        """Show what an empty editor stands for, by option."""
        for name, text in usual.items():
            self.edits[name].setPlaceholderText(text)

    def show_note(self, note: str) -> None:
        """Show words behind the last editor."""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def show_problems(self, problems: dict[str, str]) -> None:
        super().show_problems(problems)
        for name, edit in self.edits.items():
            edit.show_alarm(name in problems)

    def show_language(self, words: Words, label: str) -> None:
        for text, between, edit in zip(
            self._before, self.between, self.edits.values(), strict=True
        ):
            between.setText(words(text))
            between.setVisible(bool(words(text)))
            edit.setAccessibleName(f"{label} {words(text)}".strip())

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        for label in (*self.between, self.note):
            label.setFont(theme.font(13))
        for edit in self.edits.values():
            edit.show_theme(theme)
            edit.setFixedWidth(theme.px(self._wide))
