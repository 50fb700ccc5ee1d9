"""A real window for tests, closed and waited for at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.scenario import from_settings
from gui.application import Desktop, make_desktop

PATIENCE = 60_000
"""Milliseconds."""

BROADCAST = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}


class PatientBot(QtBot):
    """pytest-qt's robot, which waits a minute for what it waits for.

    Its own five seconds say how busy the machine is, not whether the program is right.
    """

    def waitUntil(self, callback, *, timeout=PATIENCE):
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal, *, timeout=PATIENCE, **more):
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp, request) -> PatientBot:
    """Return a robot with patience in place of pytest-qt's own."""
    return PatientBot(request)


@pytest.fixture
def open_desktop(qtbot, qapp) -> Iterator[Callable[..., Desktop]]:
    """Return a function that opens a window on settings and waits for its first run."""
    opened: list[Desktop] = []

    def make(
        settings: dict[str, object] | None = None,
        path: Path | None = None,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1920, 1080),
    ) -> Desktop:
        desktop = make_desktop(qapp, language, theme)
        opened.append(desktop)
        window = desktop.window
        if settings is None:
            window.start(path)
        else:
            window.session.show_scenario(from_settings(settings))
        window.resize(*size)
        window.show()
        qtbot.waitUntil(lambda: bool(window.session.shown.runs) and window.curves is not None)
        return desktop

    yield make
    for desktop in opened:
        window = desktop.window
        if window.session.shown.runs:
            window.session.saved = window.session.scenario  # nothing to ask about
        window.scenes.close()
        desktop.close()
        qtbot.wait(1)


@pytest.fixture
def presented(qtbot, open_desktop) -> Callable[..., tuple[QWidget, QWidget]]:
    """Return a function that opens a window and its presenter, which has the keyboard."""

    def make(settings=BROADCAST, size=None, **looks):
        window = open_desktop(settings, **looks).window
        window.commands["presenter"].trigger()
        presenter = window.pictures.presenter
        if size is not None:
            presenter.showNormal()
            presenter.resize(*size)
        presenter.activateWindow()
        qtbot.waitUntil(lambda: presenter.isActiveWindow() and bool(presenter.canvas.drawn().title))
        return window, presenter

    return make


@pytest.fixture
def edited(qtbot) -> Callable[..., None]:
    """Return a function that edits the scenario as the form does and waits for the new run."""

    def edit(desktop: Desktop, **changes: object) -> None:
        session = desktop.window.session
        settings = {**session.shown.run.scenario.settings(), **changes}
        with qtbot.waitSignal(session.runs_changed, timeout=20_000):
            session.edit(settings)

    return edit
