"""Somebody who walks through a window at random, and going to a moment and a look directly."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QImage, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QTabWidget

from engine.run import run
from engine.scenario import from_settings
from engine.scenario.view import COLOURINGS, View, labels_of, layouts_of
from gui.canvas.pointing import node_at
from gui.moves import CYCLE, UNITS
from gui.pace import EVEN, PACES, SPEEDS

SIZES = ((1920, 1080), (1024, 600), (1300, 800))
DEEDS_A_WALK = 50
NEVER_MS = 3_600_000
LEFT = Qt.MouseButton.LeftButton
Key, Modifier = Qt.Key, Qt.KeyboardModifier
KEYS = (
    *((key, Modifier.NoModifier) for key in (Key.Key_Left, Key.Key_Right, Key.Key_PageUp)),
    *((key, Modifier.NoModifier) for key in (Key.Key_PageDown, Key.Key_Home, Key.Key_End)),
    *((key, Modifier.ControlModifier) for key in (Key.Key_Left, Key.Key_Right)),
    *((key, Modifier.ShiftModifier) for key in (Key.Key_Left, Key.Key_Right, Key.Key_N)),
    (Key.Key_N, Modifier.NoModifier),
)


@dataclass(frozen=True)
class Look:
    """Where a walk ends, and what can be chosen of how it looks there."""

    position: int
    theme: str
    language: str
    size: tuple[int, int]
    view: View
    curtain: bool
    ghosts: bool
    presenter: bool


def wait_until(true: Callable[[], bool]) -> None:
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: true() and loop.quit())
    timer.start(5)
    if not true():
        loop.exec()
    QApplication.processEvents()


def idle(window) -> bool:
    """Whether no worker computes and no layout is changing."""
    canvases = [window.canvas]
    if window.pictures.presenter is not None:
        canvases.append(window.pictures.presenter.canvas)
    changing = any(canvas._change.placement is not None for canvas in canvases)
    return not (changing or window.session._work.busy or window.curve_feed.busy)


def stop_clock(window) -> None:
    """Let play go on by ``advance`` only."""
    window.transport.playback._timer.setInterval(NEVER_MS)


class Walker:
    """Somebody who does one random thing after another to a window."""

    def __init__(self, window, settings: dict[str, object], seed: int) -> None:
        self.window, self.settings = window, settings
        self.random = random.Random(seed)
        self.positions: set[int] = set()
        self.deeds: tuple[Callable[[], None], ...] = (
            *(self.press,) * 6,
            *(self.drag_bar,) * 2,
            *(self.play,) * 3,
            *(self.choose_how_it_moves, self.choose_theme, self.choose_language),
            *(self.choose_tab, self.choose_part, self.choose_picture, self.choose_size),
            *(self.turn_wheel, self.drag_ground, self.click_link) * 2,
            *(self.toggle,) * 3,
            self.run_something_else,
        )

    def walk(self) -> None:
        for _ in range(DEEDS_A_WALK):
            self.random.choice(self.deeds)()
            QApplication.processEvents()
            self.positions.add(self.window.session.shown.position)

    # Moving

    def press(self) -> None:
        QTest.keyClick(QApplication.activeWindow() or self.window, *self.random.choice(KEYS))

    def drag_bar(self) -> None:
        bar = self.window.player.bar
        places = [QPoint(self.random.randrange(-20, bar.width() + 20), 30) for _ in range(4)]
        QTest.mousePress(bar, LEFT, pos=places[0])
        for place in places:
            QTest.mouseMove(bar, place)
        QTest.mouseRelease(bar, LEFT, pos=places[-1])

    def play(self) -> None:
        playback = self.window.transport.playback
        if not playback.playing or self.random.random() < 0.3:
            QTest.keyClick(QApplication.activeWindow() or self.window, Key.Key_Space)
        for _ in range(self.random.randrange(6)):
            if playback.playing:
                playback.advance(self.random.choice((0.016, 0.2, 0.7, 3.0)))

    def choose_how_it_moves(self) -> None:
        player = self.window.player
        player.unit_changed.emit(self.random.choice(UNITS))
        player.pace_changed.emit(self.random.choice(PACES))
        player.speed_changed.emit(self.random.choice(SPEEDS))

    # Looking

    def choose_theme(self) -> None:
        self.random.choice(list(self.window.menus.themes.values())).trigger()

    def choose_language(self) -> None:
        self.random.choice(list(self.window.menus.languages.values())).trigger()

    def choose_tab(self) -> None:
        tabs = self.random.choice(self.window.details.findChildren(QTabWidget))
        tabs.setCurrentIndex(self.random.randrange(max(1, tabs.count())))

    def choose_part(self) -> None:
        part = self.random.choice(("form", "details", "curves"))
        self.window.commands[f"show-{part}"].trigger()

    def choose_picture(self) -> None:
        menu = self.random.choice(
            [button.menu() for button in self.window.picture_controls.buttons]
        )
        self.random.choice([one for one in menu.actions() if one.isVisible()]).trigger()

    def choose_size(self) -> None:
        self.window.resize(*self.random.choice(SIZES))

    def toggle(self) -> None:
        keys = ("curtain", "ghosts", "presenter", "loop", "bookmark", "no-animation")
        keys += ("zoom-in", "zoom-out", "zoom-fit")
        self.window.commands[self.random.choice(keys)].trigger()

    def somewhere(self) -> QPoint:
        """A place in the picture where no node is."""
        canvas = self.window.canvas
        while True:
            x, y = (self.random.randrange(side) for side in canvas.size().toTuple())
            if node_at(canvas.geometry_shown(), QPointF(x, y)) is None:
                return QPoint(x, y)

    def turn_wheel(self) -> None:
        canvas, at = self.window.canvas, QPointF(self.somewhere())
        turned = QPoint(0, self.random.choice((-360, -120, 120, 240)))
        none = Qt.MouseButton.NoButton, Modifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(at, canvas.mapToGlobal(at), QPoint(), turned, *none, False)
        QApplication.sendEvent(canvas, event)

    def drag_ground(self) -> None:
        canvas = self.window.canvas
        QTest.mousePress(canvas, LEFT, pos=self.somewhere())
        QTest.mouseMove(canvas, self.somewhere())
        QTest.mouseRelease(canvas, LEFT, pos=self.somewhere())

    def click_link(self) -> None:
        links = len(self.window.session.shown.run.topology.links)
        self.window.canvas.link_clicked.emit(self.random.randrange(links))

    def run_something_else(self) -> None:
        """Change the scenario, look round there, and come back."""
        others = (
            {"topology": "ring", "p": 6},
            {"topology": "hypercube", "p": 8},
            {**self.settings, "m": 7},
            {**self.settings, "operation": "scatter", "algorithm": ""},
        )
        session = self.window.session
        for settings in (self.random.choice(others), self.settings):
            session.edit(settings)
            wait_until(lambda: not session._work.busy)
            self.press()
            self.turn_wheel()
            self.choose_picture()


def some_look(settings: dict[str, object], chance: random.Random) -> Look:
    """Choose where a walk ends."""
    made = run(from_settings(settings))
    network = made.topology
    zoom = chance.choice((1.0, 1.0, 2.5))
    layouts = [layout.key for layout in layouts_of(network.kind, network.dims)][1:]
    links = network.links.tolist()
    view = View(
        layout=chance.choice((None, *layouts)),
        labels=chance.choice(((), (chance.choice(labels_of(network.kind, network.dims)).key,))),
        colour=chance.choice((None, *(colouring.key for colouring in COLOURINGS))),
        link=chance.choice((None, tuple(chance.choice(links)))),
        zoom=zoom,
        centre=(0.5, 0.5) if zoom == 1 else (0.4, 0.55),
    )
    curtain = chance.random() < 0.3
    return Look(
        chance.choice((chance.randrange(made.trace.duration + 1), *made.trace.bounds(1))),
        chance.choice(("light", "dark", "projector")),
        chance.choice(("en", "ru", "uk")),
        chance.choice(SIZES),
        view,
        curtain,
        chance.random() < 0.3,
        chance.random() < 0.3,
    )


def go(window, look: Look) -> None:
    """Go to a moment and a look by what the menus and the session offer."""
    window.transport.settle()
    commands, controls = window.commands, window.controls
    controls.set_unit(CYCLE)
    controls.set_pace(EVEN)
    controls.set_speed(1.0)
    controls.set_loop(False)
    controls.set_animation(True)
    window.resize(*look.size)
    window.menus.themes[look.theme].trigger()
    window.menus.languages[look.language].trigger()
    QApplication.processEvents()
    window.resize(*look.size)  # two groups of tabs, now one, may have kept it from being so low
    QApplication.processEvents()
    for part in ("form", "details", "curves"):
        if not window.frame.compact:
            window.frame.show_part(part, True)
        elif commands[f"show-{part}"].isChecked():
            commands[f"show-{part}"].trigger()
    for tabs in window.details.findChildren(QTabWidget):
        tabs.setCurrentIndex(0)
    window.session.set_view(look.view)
    window.session.move_to(look.position)
    for key in ("curtain", "ghosts", "presenter"):
        if commands[key].isChecked() != getattr(look, key):
            commands[key].trigger()
    window.message.show_text(None)
    wait_until(lambda: idle(window))
    window.activateWindow()
    wait_until(window.isActiveWindow)
    if QApplication.focusWidget() is not None:
        QApplication.focusWidget().clearFocus()
    QTest.mouseMove(window.menuBar(), QPoint(window.width() - 3, 3))
    for bar in window.findChildren(QScrollBar):
        bar.setValue(bar.minimum())
    QApplication.processEvents()


def different(one: QImage, other: QImage) -> str:
    """Where two pictures differ; empty where they do not."""
    if one == other:
        return ""
    if one.size() != other.size():
        return f"{one.size()} {other.size()}"
    region = QRegion()
    for y in range(one.height()):
        if one.copy(0, y, one.width(), 1) != other.copy(0, y, one.width(), 1):
            xs = [x for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]
            region += QRegion(xs[0], y, xs[-1] - xs[0] + 1, 1)
    return str(region.boundingRect().getRect()) if not region.isEmpty() else ""


def pictures(window) -> dict[str, QImage]:
    """What window, canvas and presenter show."""
    shown = {"canvas": window.canvas, "window": window}
    if window.pictures.presenter is not None:
        shown["presenter"] = window.pictures.presenter
    return {name: widget.grab().toImage() for name, widget in shown.items()}
