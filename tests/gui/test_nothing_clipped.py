"""No text is cut off: not in the window at 1024 x 600, not at 200 per cent, in no language."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.dialogs import KeysSheet
from gui.go_to import KINDS, GoTo
from gui.paint_figure import painting
from gui.painted_text import noted, write, write_in
from gui.theme import THEMES, font
from tests.gui.clipped import cut_off, leaves, words_cut_off
from tests.tiers import tier

LANGUAGES = ("en", "ru", "uk")
QUEUES = {
    "topology": "ring",
    "p": 8,
    "operation": "total-exchange",
    "algorithm": "direct",
    "startups": "one",
}
SMALL = (1024, 600)
ROOT = Path(__file__).resolve().parents[2]

FIRST_LOOKS = (("en", "light"), ("ru", "projector"), ("uk", "dark"))
EVERY_LOOK = [(language, theme) for language in LANGUAGES for theme in THEMES]
OTHER_LOOKS = [look for look in EVERY_LOOK if look not in FIRST_LOOKS]
every_look = pytest.mark.parametrize(("language", "theme"), tier(FIRST_LOOKS, OTHER_LOOKS))


@pytest.fixture
def shown(qtbot, open_desktop):
    """Return a function that opens a window at 1024 x 600 in the middle of a run with queues."""

    def open_window(language, theme, settings=QUEUES):
        window = open_desktop(settings, language=language, theme=theme, size=SMALL).window
        window.session.show_cycle(2)
        qtbot.wait(50)
        assert (window.width(), window.height()) == SMALL
        return window

    return open_window


@every_look
def test_the_small_window_in_all_its_parts(qtbot, shown, language, theme):
    window = shown(language, theme)
    qtbot.waitUntil(lambda: not window.curve_feed.busy, timeout=30_000)
    assert cut_off(window) == []
    for part in ("form", "details", "curves"):
        window.frame.show_part(part, True)
        qtbot.wait(20)
        assert window.frame.shows(part)
        assert cut_off(window) == [], part
    window.commands["curtain"].trigger()
    qtbot.wait(20)
    assert cut_off(window) == []
    window.commands["curtain"].trigger()
    window.frame.show_part("details", True)
    window.details.show_panel(window.links)
    qtbot.wait(20)
    assert window.links.table.isVisible()
    assert cut_off(window) == []
    window.scenes.open_example()
    window.scenes.wait()
    window.details.show_panel(window.scene_list)
    qtbot.waitUntil(window.scene_list.isVisible)
    qtbot.wait(50)
    assert cut_off(window) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_the_form(qtbot, shown, language):
    settings = {
        "topology": "torus",
        "dims": "3x5",
        "operation": "point-to-point",
        "switching": "finite-packets",
        "packet": 25,
    }
    window = shown(language, "projector", settings)
    window.frame.show_part("form", True)
    qtbot.wait(20)
    assert cut_off(window) == []


@every_look
def test_dialogs_and_presenter(qtbot, shown, language, theme):
    window = shown(language, theme)
    window.commands["keys"].trigger()
    window.commands["go-to"].trigger()
    (sheet,) = window.findChildren(KeysSheet)
    (go_to,) = window.findChildren(GoTo)
    qtbot.wait(20)
    assert cut_off(sheet) == []
    for kind in KINDS:
        go_to.kind.show_key(kind)
        go_to._show_kind(kind)
        go_to.field.setText("-1")
        go_to.accept()
        qtbot.wait(20)
        assert go_to.error.text()
        assert cut_off(go_to) == [], kind
    for dialog in (sheet, go_to):
        dialog.close()
    window.commands["presenter"].trigger()
    presenter = window.pictures.presenter
    presenter.showNormal()
    for size in ((1920, 1080), (1024, 768)):
        presenter.resize(*size)
        qtbot.wait(30)
        assert cut_off(presenter) == [], size


@pytest.fixture(scope="module")
def doubled(tmp_path_factory):
    """What is cut off in a process at 200 per cent, on a screen of 3840 x 2160."""
    screen = {"name": "s", "width": 3840, "height": 2160, "logicalDpi": 96, "dpr": 1}
    config = tmp_path_factory.mktemp("screen") / "screen.json"
    config.write_text(json.dumps({"screens": [screen]}))
    place = config.as_posix().removeprefix(config.drive)
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("at_200_per_cent.py"))],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={place}",
            "QT_SCALE_FACTOR": "2",
        },
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    return json.loads(done.stdout)


def test_at_200_per_cent(doubled):
    assert doubled["ratio"] == 2 and doubled["size"] == [1920, 1080]
    assert len(doubled["cut off"]) == len(LANGUAGES) * len(THEMES)
    assert not any(doubled["cut off"].values()), doubled["cut off"]


# The measure itself -------------------------------------------------------------------------------


def test_all_text_is_painted_by_one_function():
    others = [
        path.name
        for path in (ROOT / "gui").rglob("*.py")
        if re.search(r"\.draw(Static)?Text\(", path.read_text("utf-8"))
    ]
    assert others == ["painted_text.py"]


def test_what_leaves_its_clip_is_found(qapp):
    picture = QPixmap(100, 40)
    with painting(picture) as painter, noted() as texts:
        painter.setFont(font(13))
        write(painter, "fine", QRectF(5, 20, 0, 0).topLeft())
        write(painter, "beyond the edge", QRectF(80, 20, 0, 0).topLeft())
        write_in(painter, "fine", QRectF(0, 0, 60, 20), 0)
        write_in(painter, "too long for this", QRectF(0, 0, 60, 20), 0)
        write_in(painter, "too low", QRectF(0, 0, 60, 5), 0)
    assert [leaves(text) for text in texts] == [False, True, False, True, True]


def test_words_that_do_not_fit_are_found(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    label, button = QLabel("some words of a label"), QPushButton("some words of a button")
    for one in (label, button):
        column.addWidget(one)
    window.show()
    assert cut_off(window) == []
    for one in (label, button):
        one.setFixedWidth(60)
        assert words_cut_off(one) == [one.text()]
        one.setToolTip(one.text())
        assert words_cut_off(one) == []
    label.setToolTip("")
    label.setWordWrap(True)
    label.setFixedSize(60, 10)
    assert words_cut_off(label) == [label.text()]
