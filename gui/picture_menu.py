"""Menus of how the network is drawn: layout, labels, colours.  They offer what the network has."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from engine.catalogue import Choice
from engine.picture.nodes import usual_labels
from engine.report.scene import named_by
from engine.run import Run
from engine.scenario.view import (
    COLOURINGS,
    LAYOUTS,
    MOST_LABELS,
    View,
    labels_of,
    layout_of,
    layouts_of,
)
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import LABELS as ALL_LABELS
from gui.words import Words

LAYOUT = Text(QT_TRANSLATE_NOOP("menu", "&Layout"))
LABELS = Text(QT_TRANSLATE_NOOP("menu", "La&bels"))
COLOURS = Text(QT_TRANSLATE_NOOP("menu", "C&olours"))
LAYOUT_IS = QT_TRANSLATE_NOOP("window", "Layout: {layout}")
LABELS_ARE = QT_TRANSLATE_NOOP("window", "Labels: {labels}")
COLOURS_ARE = QT_TRANSLATE_NOOP("window", "Colours: {colours}")
BOTH = QT_TRANSLATE_NOOP("window", "{first} and {second}", "two labels of a node")
UPPER_FIRST = ("binary", "gray", "coordinates", "decimal")
"""Of two labels, which stands above."""


class PictureMenu(QObject):
    """Three menus and their buttons for the toolbar.

    Signals: ``changed(dict)`` with what somebody chose: fields of the View.
    """

    changed = Signal(object)

    def __init__(self, make_menu: Callable[[Text], QMenu], parent: QObject) -> None:
        super().__init__(parent)
        self._words = Words()
        self._run: Run | None = None
        self._view = View()
        self._layouts = _Choices(make_menu(LAYOUT), LAYOUTS, self._choose_layout)
        self._labels = _Choices(make_menu(LABELS), ALL_LABELS, self._tick_label, many=True)
        self._colours = _Choices(make_menu(COLOURS), COLOURINGS, self._choose_colour)
        menus = (self._layouts, self._labels, self._colours)
        self.buttons = [_button(choices.menu) for choices in menus]

    def show_run(self, run: Run) -> None:
        """Offer what the network of a run has; how it is looked at is told by ``show_view``."""
        self._run, self._view = run, View()  # another network may lack what was chosen
        self._fill()

    def show_view(self, view: View) -> None:
        """Tick what is chosen."""
        if view != self._view:
            self._view = view
            self._fill()

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self._fill()

    def chosen_labels(self) -> tuple[str, ...]:
        """Return the labels that nodes have, the upper one first."""
        assert self._run is not None
        return self._view.labels or usual_labels(self._run.topology)

    def _fill(self) -> None:
        if self._run is None:
            return
        network = self._run.topology
        layouts = layouts_of(network.kind, network.dims)
        layout = layout_of(network.kind, network.dims, self._view.layout)
        labels = labels_of(network.kind, network.dims)
        colour = self._view.colour or named_by(self._run.operation.key)
        self._layouts.show(layouts, {layout.key}, self._words)
        self._labels.show(labels, set(self.chosen_labels()), self._words)
        self._colours.show(COLOURINGS, {colour}, self._words)
        self._name_buttons(layout, labels, colour)

    def _name_buttons(self, layout: Choice, labels: tuple[Choice, ...], colour: str) -> None:
        words = self._words
        names = [words(_title(labels, key)) for key in self.chosen_labels()]
        both = names[0] if len(names) < 2 else words(Text(BOTH, first=names[0], second=names[1]))
        texts = (
            Text(LAYOUT_IS, layout=words(layout.title)),
            Text(LABELS_ARE, labels=both),
            Text(COLOURS_ARE, colours=words(_title(COLOURINGS, colour))),
        )
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(words(text))

    def _choose_layout(self, key: str) -> None:
        assert self._run is not None
        network = self._run.topology
        usual = layouts_of(network.kind, network.dims)[0].key
        self.changed.emit({"layout": None if key == usual else key})

    def _choose_colour(self, key: str) -> None:
        self.changed.emit({"colour": key})

    def _tick_label(self, key: str) -> None:
        """Add a label, in the place of the older one if there are two; or take one away."""
        labels = list(self.chosen_labels())
        if key in labels:
            labels = [label for label in labels if label != key] or labels
        else:
            labels = (
                [*labels[1 - MOST_LABELS :], key] if len(labels) >= MOST_LABELS else [*labels, key]
            )
        self.changed.emit({"labels": tuple(sorted(labels, key=UPPER_FIRST.index))})


class _Choices:
    """A menu with an entry for every choice there is; those that do not apply are not shown."""

    def __init__(
        self,
        menu: QMenu,
        choices: tuple[Choice, ...],
        choose: Callable[[str], None],
        many: bool = False,
    ) -> None:
        self.menu = menu
        self._actions: list[tuple[Choice, QAction]] = []
        group = QActionGroup(menu)
        group.setExclusive(not many)
        for choice in choices:
            action = QAction(menu)
            action.setCheckable(True)
            action.triggered.connect(lambda checked=False, key=choice.key: choose(key))
            group.addAction(action)
            menu.addAction(action)
            self._actions.append((choice, action))

    def show(self, there: tuple[Choice, ...], ticked: set[str], words: Words) -> None:
        """Show the choices that are there, in a language, and tick some."""
        for choice, action in self._actions:
            action.setText(words(choice.title))
            action.setVisible(choice in there)
            action.setChecked(choice.key in ticked)


def _title(choices: tuple[Choice, ...], key: str) -> Text:
    return next(choice.title for choice in choices if choice.key == key)


def _button(menu: QMenu) -> QToolButton:
    button = QToolButton()
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return button
