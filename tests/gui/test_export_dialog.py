"""The export dialog over the real window, with a program in the place of our commands."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import psutil
import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from engine.errors import InputError
from engine.export.export_choice import ExportChoice
from engine.export.export_command import export_words
from engine.export.whats import WHATS
from engine.picture.handout import A4
from engine.run import run
from engine.scenario import View, from_settings, read_scenario
from gui import exporting
from gui.export.preview import page_of
from gui.requests import Export
from tests.gui.clipped import cut_off
from tests.tiers import tier

FAKE = [sys.executable, str(Path(__file__).with_name("fake_export.py"))]
BROADCAST = {"topology": "hypercube", "p": 8, "operation": "broadcast", "th": "1.5"}
KEYS = [what.key for what in WHATS]


@pytest.fixture
def dialog(open_desktop, tmp_path):
    """Return a function that opens the dialog of a window whose exports go to a folder."""

    def make(way="quick", settings=BROADCAST, cycle=2, **looks):
        desktop = open_desktop(settings, **looks)
        window = desktop.window
        desktop.settings.set_text("export/folder", str(tmp_path))
        window.session.show_cycle(cycle)
        window.manners.exporting.program = [*FAKE, way]
        window.commands["export"].trigger()
        return window, window.manners.exporting.dialog

    return make


def press(button):
    assert button.isEnabled()
    button.click()


def ended(qtbot, window):
    qtbot.waitUntil(
        lambda: not any(job.running for job in window.manners.exporting.jobs), timeout=30_000
    )


def words_of(dialog) -> list[str]:
    """The words of the command line on show, after ``python main.py``."""
    return shlex.split(dialog.command.text())[2:]


def type_in(field, text):
    field.setText(text)
    field.textEdited.emit(text)


# What can be chosen -------------------------------------------------------------------------------


def test_every_kind_in_every_format_can_be_exported(dialog):
    window, opened = dialog()
    assert opened.isVisible() and not opened.isModal()
    for place, what in enumerate(WHATS):
        opened.list.setCurrentRow(place)
        shown = [one.key for one in opened.formats.segments if not one.isHidden()]
        assert sorted(shown) == sorted(what.formats)
        for ending in what.formats:
            next(one for one in opened.formats.segments if one.key == ending).click()
            assert opened.export.isEnabled() and opened.choice.ending == ending
            assert opened.target.name.text().endswith(f".{ending}")
            for name, field in opened.form.by_name.items():
                if name in ("part", "rows", "subject", "number", "lists"):
                    continue
                expected = name == "language" or name in opened.choice.options
                assert opened.form.grid.isRowVisible(field) == expected, (what.key, ending, name)
    assert window.session.shown.cycle == 2


def test_the_command_on_show_is_what_is_carried_out(qtbot, dialog, tmp_path):
    window, opened = dialog()
    opened.command.copy.click()
    words = shlex.split(QApplication.clipboard().text())
    target = tmp_path / "hypercube-8-broadcast-cycle-2.svg"
    assert words[:2] == ["python", "main.py"] and words[-2:] == ["-o", str(target)]
    press(opened.export)
    (job,) = window.manners.exporting.jobs
    assert export_words(job.order.choice) == words[2:]
    (source,) = tmp_path.glob("*/temporary/*.hopscope")
    scenario = read_scenario(source)
    assert scenario.settings() == window.session.scenario.settings()
    assert scenario.position == window.session.shown.time
    ended(qtbot, window)
    assert target.is_file() and [path.name for path in tmp_path.iterdir()] == [target.name]


def test_unsaved_edits_are_exported_as_shown(qtbot, dialog, edited, tmp_path):
    window, opened = dialog()
    edited(window.shell, m=77)
    window.session.change_view(labels=("binary",), colour="load")
    told = " ".join(words_of(opened))
    assert "--m 77" in told and "--labels binary --colour load" in told
    window.session.change_view(zoom=2.0)
    press(opened.export)
    (source,) = tmp_path.glob("*/temporary/*.hopscope")
    scenario = read_scenario(source)
    assert scenario.m == 77 and scenario.view == window.session.shown.view
    ended(qtbot, window)


def test_a_part_of_the_network_is_exported_by_choice(dialog):
    window, opened = dialog()
    part = opened.form.by_name["part"]
    assert not opened.form.grid.isRowVisible(part)
    window.session.change_view(zoom=3.0)
    assert opened.form.grid.isRowVisible(part) and part.box.isChecked()
    assert words_of(opened)[1] == "scenario.hopscope" and opened.command.note.text()
    part.box.click()
    assert words_of(opened)[1] == "--topology" and not opened.command.note.text()
    assert opened._subject.view(opened.choice, opened._part).zoom == 1.0


def test_it_follows_the_window(qtbot, dialog):
    window, opened = dialog()
    window.session.show_cycle(3)
    assert opened.choice.cycle == 3 and "cycle-3" in opened.target.name.text()
    window.session.select_node(5)
    opened.list.setCurrentRow(KEYS.index("gantt"))
    assert (opened.choice.subject, opened.choice.number) == ("node", 5)
    assert words_of(opened)[-1].endswith("-gantt.svg")


def test_a_panel_opens_it_with_its_wishes(dialog):
    window, opened = dialog()
    opened.close()
    lists = (("topology", "ring,torus"), ("p", "4,16"))
    window.board._answers[Export](Export("table", {"ending": "xlsx", "lists": lists}))
    assert opened.isVisible() and opened.what.key == "table" and opened.ending == "xlsx"
    assert opened.choice.lists == lists
    assert {"ring,torus", "4,16"} <= set(words_of(opened))
    window.board._answers[Export](Export("curve", {"over": "p", "show": "shares"}))
    assert (opened.choice.over, opened.choice.show, opened.choice.lists) == ("p", "shares", ())


WRONG = (
    ("network", "cycle", "99", ("cycle", "99", "from 0 to")),
    ("network", "width", "7", ("width", "100", "8000", "7")),
    ("network", "scale", "abc", ("scale", "abc")),
    ("animation", "last", "-1", ("to", "-1")),
    ("animation", "fps", "", ("fps", "needs a value")),
)


def test_a_wrong_value_is_one_sentence_beside_its_field_and_both_signs_are_read(dialog):
    _, opened = dialog()
    for what, name, typed, words in WRONG:
        opened.list.setCurrentRow(KEYS.index(what))
        field = opened.form.by_name[name]
        before = field.edits[name].text()
        type_in(field.edits[name], typed)
        assert all(word in field.problem.text() for word in words)
        assert field.problem.isVisible() and not opened.export.isEnabled()
        told = [one for one in opened.form.fields if one.problem.text()]
        assert told == [field]
        type_in(field.edits[name], before)
        assert not field.problem.isVisible() and opened.export.isEnabled()

    opened.list.setCurrentRow(0)
    for typed in ("1.5", "1,5"):
        type_in(opened.form.by_name["scale"].edits["scale"], typed)
        words = words_of(opened)
        assert words[words.index("--scale") + 1] == "1.5"


# Where it goes ------------------------------------------------------------------------------------


def test_a_name_of_ones_own_stays_and_the_folder_is_remembered(
    qtbot, dialog, tmp_path, monkeypatch
):
    window, opened = dialog()
    type_in(opened.target.name, "mine.svg")
    opened._choose_ending("png")
    assert opened.target.name.text() == "mine.png"
    type_in(opened.target.name, "other")
    assert words_of(opened)[-1] == str(tmp_path / "other.png")
    for typed, word in (("a.gif", "PNG"), (" ", "needs a name"), ("no/x.png", "no folder")):
        type_in(opened.target.name, typed)
        assert word in opened.target.problem.text() and not opened.export.isEnabled()
    type_in(opened.target.name, "")
    opened.list.setCurrentRow(KEYS.index("table"))
    assert opened.target.name.text() == "hypercube-8-broadcast-table.csv"

    folder = tmp_path / "sheets"
    folder.mkdir()
    answer = (str(folder / "sheet.csv"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: answer)
    opened.target.browse.click()
    press(opened.export)
    ended(qtbot, window)
    assert (folder / "sheet.csv").is_file()
    assert window.shell.settings.text("export/folder", "") == str(folder)


def test_writing_over_a_file_is_asked_once(qtbot, dialog, tmp_path, monkeypatch):
    asked, answers = [], [False, True]

    def ask(parent, words, question):
        asked.append(words(question))
        return answers[len(asked) - 1]

    monkeypatch.setattr(exporting, "ask_whether", ask)
    window, opened = dialog()
    type_in(opened.target.name, "there.svg")
    target = tmp_path / "there.svg"
    target.write_text("before")
    press(opened.export)
    assert len(asked) == 1 and "there.svg" in asked[0]
    assert window.manners.exporting.jobs == [] and target.read_text() == "before"
    for _ in range(2):
        press(opened.export)
        ended(qtbot, window)
    assert len(asked) == 2 and target.read_text() != "before"


# How it goes --------------------------------------------------------------------------------------


def test_progress_is_shown_and_cancel_ends_it(qtbot, dialog, tmp_path):
    window, opened = dialog("slow")
    press(opened.export)
    (row,) = opened.jobs.rows
    assert row.bar.maximum() == 0  # nobody knows yet
    qtbot.waitUntil(lambda: row.bar.maximum() > 0, timeout=30_000)
    assert row.bar.value() == 1 and "1 of 1000000000" in row.sentence.text()
    assert row.bar.isVisible() and row.cancel.isVisible() and not row.open.isVisible()
    window.session.show_cycle(1)  # the window goes on
    assert window.session.shown.cycle == 1 and opened.choice.cycle == 1
    row.cancel.click()
    ended(qtbot, window)
    assert "cancelled" in row.sentence.text() and not row.bar.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_two_exports_at_once_and_one_of_the_same_file(qtbot, dialog, tmp_path):
    window, opened = dialog("slow")
    press(opened.export)
    press(opened.export)
    assert "being made already" in opened.target.problem.text() and len(opened.jobs.rows) == 1
    window.session.show_cycle(1)
    press(opened.export)
    assert len(opened.jobs.rows) == 2
    jobs = window.manners.exporting.jobs
    qtbot.waitUntil(lambda: all(row.bar.maximum() > 0 for row in opened.jobs.rows), timeout=30_000)
    opened.jobs.rows[0].cancel.click()
    qtbot.waitUntil(lambda: not jobs[0].running)
    assert jobs[1].running and opened.jobs.rows[1].bar.isVisible()
    opened.jobs.rows[1].cancel.click()
    ended(qtbot, window)
    assert list(tmp_path.iterdir()) == []


def test_success_says_where_it_went_and_opens_it(qtbot, dialog, tmp_path, monkeypatch):
    opened_urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened_urls.append)
    window, opened = dialog("notes")
    press(opened.export)
    ended(qtbot, window)
    (row,) = opened.jobs.rows
    assert "is written; left out: 12" in row.sentence.text() and "and 1 more" in row.sentence.text()
    press(row.open)
    press(row.show_folder)
    target = row.job.order.target
    assert [url.toLocalFile() for url in opened_urls] == [str(target), str(tmp_path)]


def test_a_failing_export_shows_its_sentence(qtbot, dialog, tmp_path):
    window, opened = dialog("refuses")
    press(opened.export)
    ended(qtbot, window)
    (row,) = opened.jobs.rows
    target = row.job.order.target
    assert row.sentence.text() == f"{target} cannot be written: the disk is full"
    assert not row.open.isVisible() and list(tmp_path.iterdir()) == []
    assert not window.message.isVisible()
    press(opened.export)
    opened.close()  # it goes on
    ended(qtbot, window)
    assert "the disk is full" in window.message.sentence.text() and window.message.isVisible()


def test_closing_the_window_cancels(qtbot, dialog, tmp_path):
    window, opened = dialog("stubborn")
    press(opened.export)
    (row,) = opened.jobs.rows
    qtbot.waitUntil(lambda: row.bar.maximum() > 0, timeout=30_000)
    number = row.job.child.number
    window.session.saved = window.session.scenario
    assert window.close()
    assert not psutil.pid_exists(number) and list(tmp_path.iterdir()) == []


def test_undo_and_the_document_are_not_affected(qtbot, dialog, edited):
    window, opened = dialog()
    edited(window.shell, m=77)
    before = window.session.shown, window.manners.history.undone_by_undo, window.session.unsaved
    assert before[1] is not None and before[2]
    opened.list.setCurrentRow(KEYS.index("animation"))
    type_in(opened.form.by_name["scale"].edits["scale"], "2")
    press(opened.export)
    ended(qtbot, window)
    after = window.session.shown, window.manners.history.undone_by_undo, window.session.unsaved
    assert after == before


# Preview ------------------------------------------------------------------------------------------


SIZES = {"handout": A4, "page": (960, 640)}


def test_the_preview_shows_what_is_exported(qtbot, dialog):
    _, opened = dialog()
    cycles = opened._subject.shown.run.trace.cycles
    for what in (what.key for what in WHATS if what.draws and what.key != "embedding"):
        opened.choose(what, {"width": 700 + len(what), "height": 500})
        size = SIZES.get(what, (700 + len(what), 500))
        qtbot.waitUntil(lambda size=size: size_on_show(opened) == size, timeout=30_000)
        page = opened.preview.page()
        cells = [shape for shape in page.figures[0].figure.shapes() if shape.what == "cell"]
        assert len(cells) == (cycles + 1 if what == "handout" else 0)
        place = opened.preview.place_of_page()
        assert place.width() / place.height() == pytest.approx(size[0] / size[1], rel=0.02)
        image = opened.preview.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(20, 60)}
        assert len(colours) > 3, what
    opened.choose("embedding", {})  # this scenario has none
    qtbot.waitUntil(lambda: opened.preview.sentence() is not None, timeout=30_000)


def size_on_show(opened) -> tuple[float, float] | None:
    page = opened.preview.page()
    return None if page is None else (page.width, page.height)


def test_what_cannot_be_drawn_is_said(qapp):
    run_of_128 = run(from_settings({"topology": "hypercube", "p": 128}))
    with pytest.raises(InputError, match="64"):
        page_of(run_of_128, View(), ExportChoice("textbook", "svg"), bool)


# Looks --------------------------------------------------------------------------------------------

FIRST_LOOKS = (("en", "light"), ("ru", "projector"), ("uk", "dark"))
LARGEST = ("curve", "animation", "table")
OTHER_LOOKS = (("uk", "projector"), ("ru", "dark"), ("en", "projector"))


def test_nothing_is_cut_off_in_a_small_window(qtbot, dialog):
    window, opened = dialog("slow", size=(1024, 600))
    press(opened.export)
    for language, theme in tier(FIRST_LOOKS, OTHER_LOOKS):
        window.shell.choose_theme(theme)
        window.shell.choose_language(language)
        for what in KEYS if theme == "projector" else LARGEST:
            opened.choose(what, {})
            qtbot.wait(60)
            assert opened.height() <= 600 and opened.width() <= 1024
            assert cut_off(opened) == [], (language, theme, what)
    opened.jobs.rows[0].cancel.click()
    ended(qtbot, window)


def test_everything_is_reached_by_tab_and_has_a_name(qtbot, dialog):
    _, opened = dialog()
    opened.activateWindow()
    opened.list.setFocus()
    reached: list[QWidget] = []
    for _ in range(60):
        widget = opened.focusWidget()
        if widget in reached:
            break
        reached.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    wanted = [opened.list, opened.target.name, opened.target.browse, opened.command.line]
    wanted.append(opened.command.copy)
    wanted += [opened.close_button, opened.export, opened.form.by_name["theme"].combo]
    wanted += opened.form.by_name["width"].edits.values()
    assert set(wanted) <= set(reached)
    for widget in reached:
        assert widget.accessibleName() or widget.property("text"), widget
