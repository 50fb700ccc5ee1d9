"""The measurements lab over the real window: what is opened, typed and pointed at is fitted."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from engine.cluster.fitting import fit_models
from engine.cluster.rank_file import RankFile, encode_rank_file
from engine.cluster.rank_file.value import MeasuredRun, OneWay, PingPong, Spread
from engine.picture.figure import Words as Written
from engine.report.fit_words import fit_table
from engine.run import run
from engine.scenario import from_settings
from engine.scenario.file import encode, scenario_from
from gui.theme import THEMES
from gui.words import Words
from tests.gui.clipped import cut_off
from tests.tiers import tier

BROADCAST = {"topology": "torus", "dims": "2x4", "operation": "broadcast"}
LEFT = Qt.MouseButton.LeftButton
PASTED = "size;time, us\n100;12,5\n1000;20\n10000;90,5\nabc;1\n"


@pytest.fixture
def opened(qtbot, open_desktop):
    """Return a window whose lab has been opened by its key, and the lab."""

    def make(size=(1360, 800), sample=True, **looks):
        window = open_desktop(BROADCAST, **looks).window
        qtbot.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
        lab = window.manners.measurements.lab
        qtbot.waitUntil(lab.isVisible)
        lab.resize(*size)
        lab.activateWindow()
        qtbot.waitUntil(lambda: lab.isActiveWindow() and lab.height() == size[1])
        if sample:
            lab.data.buttons.buttons["sample"].click()
        return window, lab

    return make


def shown(lab, what):
    return [one for one in lab.fit_page.view.figure().shapes() if one.what == what]


def ranks_file(p=4) -> RankFile:
    """Return a file whose runs take twice what tn = 10 and tk = 1/100 say."""

    def spread(time):
        low, high = time * Fraction(9, 10), time * Fraction(11, 10)
        return Spread(low, low, time, high, high)

    pairs = tuple(OneWay(m, spread(10 + Fraction(m, 100))) for m in (1, 100, 10_000))
    settings = {"topology": "hypercube", "p": p, "operation": "all-to-all-broadcast"}
    runs = tuple(
        MeasuredRun(
            {**settings, "m": m},
            "all-to-all-broadcast",
            "dimension-exchange",
            m,
            8 * m,
            2,
            spread(Fraction(40 + m)),
            "MPI_Allgather",
            spread(Fraction(20 + m)),
        )
        for m in (1, 10, 100)
    )
    hosts, when = ("a",) * p, "2026-12-01T02:45Z"
    return RankFile(
        1, "ranks", when, "MPICH", hosts, (p,) * p, 9, 1, (PingPong((0, 1), pairs),), runs
    )


def read_back(scenario):
    """Return what a file of a scenario holds."""
    content = json.loads(encode(scenario), parse_float=str)
    content.pop("version")
    return scenario_from(content)


def test_the_sample_is_fitted_and_shown_as_the_engine_says(qtbot, opened):
    _, lab = opened()
    rows = lab.bench.source.opened.measurements.rows
    fitted = fit_models(rows)
    assert lab.bench.found.comparison == fitted
    table = lab.fit_page.table
    assert table.rows.table() == fit_table(fitted)
    assert len(shown(lab, "point")) == len(rows) == 7
    assert "lecture_table_3_2.csv" in lab.data.preview.toPlainText()
    assert lab.models.best.text() == Words()(fitted.reason)
    told = lab.models.blocks["A"].told.text()
    assert "tn+tc = 264.49 (95 %: " in told and "mean error 2.75 %" in told
    assert "tn and tc cannot be told apart" in lab.models.warnings.text()
    assert lab.models.isVisible() and not lab.columns.isVisible()
    table.copy_as("markdown")
    assert QApplication.clipboard().text().count("\n") == 9
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == table.copied("tabs")
    lab.fit_page.view.setFocus()
    qtbot.keyClick(lab.fit_page.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().mimeData().hasImage()
    assert table.copied("latex").count("\\\\") == 8 and "495" in table.copied("text")


def test_a_row_marks_its_point_and_a_point_selects_its_row(qtbot, opened):
    _, lab = opened()
    page = lab.fit_page
    page.table.choose(4)
    (lit,) = shown(lab, "lit")
    assert lit.centre == pytest.approx(page.view.figure().places[4].tolist())
    x, y = page.view.figure().places[1].tolist()
    qtbot.mouseClick(page.view, LEFT, pos=QPoint(round(x), round(y)))
    assert page.table.currentIndex().row() == 1 and page.lit == 1
    qtbot.keyClick(page.view, Qt.Key.Key_Left)
    assert page.table.currentIndex().row() == 0
    qtbot.keyClick(page.view, Qt.Key.Key_Left)
    assert page.lit == 6


def test_parameters_move_beside_the_fit_and_go_back(qtbot, opened):
    _, lab = opened()
    block, bench = lab.models.blocks["B"], lab.bench
    assert {name: field.text() for name, field in block.fields.items()} == {
        "t0": "259.111",
        "t1": "0",
        "tk": "0.0849267",
    }
    assert bench.found.given is None and not shown(lab, "given")
    start = block.sliders["t0"].value()
    block.sliders["t0"].setValue(start + 40)
    given = bench.found.given.fit("B")
    assert given.value("t0") == pytest.approx(float(Fraction(block.fields["t0"].text())))
    assert given.value("t0") > 259.111 and given.value("tk") == pytest.approx(0.0849267)
    assert shown(lab, "given") and "Given: model B" in block.judged.text()
    heads = lab.fit_page.table.rows.table().columns
    assert heads[-2:] == ("given_time_B", "given_error_B")
    assert lab.fit_page.table.rows.table().rows[0][-2] == pytest.approx(given.times[0], abs=1e-3)
    block.fields["t0"].setFocus()
    block.fields["t0"].selectAll()
    qtbot.keyClicks(block.fields["t0"], "100,5")
    block.fields["t0"].commit()
    assert bench.values("B")["t0"] == Fraction(201, 2)
    block.buttons.buttons["back"].click()
    assert bench.found.given is None and bench.given == {}
    assert block.sliders["t0"].value() == start and not shown(lab, "given")
    assert not block.buttons.buttons["back"].isEnabled()


def test_parameters_go_to_the_run_on_a_switch(qtbot, opened):
    window, lab = opened()
    session = window.session
    with qtbot.waitSignal(session.runs_changed):
        lab.models.blocks["B"].buttons.buttons["use"].click()
    scenario = session.shown.run.scenario
    assert (scenario.topology, scenario.p, scenario.cluster.model) == ("switch", 8, "B")
    assert dict(scenario.cluster.given) == lab.bench.values("B")
    assert read_back(scenario) == scenario  # and it can be saved
    lab.bench.give("B", "t1", Fraction(-1, 10))
    lab.models.blocks["B"].buttons.buttons["use"].click()
    assert "t1 is -0.1; a run needs 0 or more" in lab.error.sentence.text()


def test_the_clipboard_is_read_and_what_is_wrong_is_a_sentence_with_its_line(qtbot, opened):
    _, lab = opened()
    clipboard = QApplication.clipboard()
    clipboard.setText(PASTED)
    before = lab.bench.source
    qtbot.keyClick(lab, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "line 5" in lab.error.sentence.text() and "abc" in lab.error.sentence.text()
    assert lab.bench.source is before and lab.error.isVisible()
    clipboard.setText(PASTED.replace("abc;1", "5000;n/a"))
    qtbot.keyClick(lab, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert not lab.error.isVisible()
    assert [(row.m, row.t) for row in lab.bench.found.comparison.rows] == [
        (100, Fraction(25, 2)),
        (1000, 20),
        (10_000, Fraction(181, 2)),
    ]
    assert "line 5 dropped" in lab.data.preview.toPlainText()
    clipboard.setText("  ")
    lab.data.buttons.buttons["paste"].click()
    assert lab.error.sentence.text() == "there is no text on the clipboard"


def test_files_are_dropped_and_bad_ones_leave_everything_as_it_was(qtbot, opened, tmp_path):
    _, lab = opened()
    good, bad = tmp_path / "good.csv", tmp_path / "bad.csv"
    good.write_text("size,time\n1,2\n2,3\n8,4\n", encoding="utf-8")
    bad.write_bytes(b"PK\x03\x04 a workbook")

    def drop(path):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        keys = Qt.KeyboardModifier.NoModifier
        held, copy = (data, LEFT, keys), Qt.DropAction.CopyAction
        enter = QDragEnterEvent(QPoint(9, 9), copy, *held)
        QApplication.sendEvent(lab.fit_page.view, enter)  # what lies below takes no files
        assert enter.isAccepted()
        QApplication.sendEvent(lab, QDropEvent(QPointF(9, 9), copy, *held))

    drop(good)
    assert lab.bench.source.name == "good.csv" and lab.bench.asked.count == 3
    drop(bad)
    assert lab.bench.source.name == "good.csv" and lab.error.sentence.text()
    lab.intake.open_path(tmp_path / "none.csv")
    assert "none.csv cannot be read" in lab.error.sentence.text()


def test_groups_range_errors_and_packet_are_chosen(qtbot, opened, tmp_path):
    _, lab = opened()
    rows = [f"{m},{m / 50 + 7},{p}" for p in (2, 4) for m in (1, 10, 100, 1000, 10_000)]
    path = tmp_path / "two.csv"
    path.write_text("\n".join(["size,time,processes", *rows]), encoding="utf-8")
    lab.intake.open_path(path)
    groups, bench, fields = lab.data.groups, lab.bench, lab.data.fields
    assert [groups.item(i).checkState().value for i in range(2)] == [2, 0]
    assert len(bench.found.comparison.rows) == 5
    groups.item(1).setCheckState(Qt.CheckState.Checked)
    assert len(bench.found.comparison.rows) == 10 and len(bench.found.groups) == 2
    fields["low"].setText("10")
    fields["high"].setText("1000")
    lab.data._ask_value("low")
    assert [row.m for row in bench.found.comparison.rows] == [10, 100, 1000] * 2
    lab.data.kind.segments[1].click()
    assert bench.found.comparison.relative
    fields["vmax"].setText("9000")
    lab.data._ask_value("vmax")
    assert bench.found.comparison.fit("B").frame.vmax == 9000
    fields["vmax"].setText("20")
    lab.data._ask_value("vmax")
    assert "vmax must be larger than vc" in lab.error.sentence.text()
    for i in range(2):
        groups.item(i).setCheckState(Qt.CheckState.Unchecked)
    assert "no group is chosen" in lab.error.sentence.text()
    assert lab.bench.found is None and lab.fit_page.view.sentence() == "Nothing is fitted."


def test_a_large_file_is_read_on_a_thread(qtbot, opened, tmp_path):
    _, lab = opened(sample=False)
    path = tmp_path / "large.csv"
    lines = (f"{1 + i % 9973},{10 + i % 9973 / 7:.9f}" for i in range(8_000))
    path.write_text("size,time\n" + "\n".join(lines), encoding="utf-8")
    assert not any(block.isVisible() for block in lab.models.blocks.values())
    assert "Open, drop or paste" in lab.fit_page.view.sentence()
    lab.intake.open_path(path)
    assert lab.bench.busy and lab.bench.source is None
    qtbot.waitUntil(lambda: not lab.bench.busy)
    assert len(lab.bench.found.comparison.rows) == 8_000
    assert lab.fit_page.table.rows.rowCount() == 8_000
    assert len(lab.fit_page.view.figure().places) == 8_000


def test_a_file_of_ranks_is_laid_over_the_curve_of_the_same_operation(qtbot, opened, tmp_path):
    _, lab = opened(sample=False)
    path = tmp_path / "ranks.json"
    path.write_bytes(encode_rank_file(ranks_file()))
    lab.intake.open_path(path)
    lab.tabs.segments[1].click()
    qtbot.waitUntil(lambda: lab.collective.collective is not None)
    scenario = lab.collective.collective.scenario
    assert (scenario.ts, scenario.th, scenario.tw) == (10, 0, Fraction(8, 100))
    shapes = list(lab.collective.view.figure().shapes())
    measured = [one.key for one in shapes if one.what == "measured"]
    assert measured == [(line, place) for line in (0, 1) for place in range(3)]
    wanted = run(from_settings({**scenario.settings(), "m": 10})).simulated
    assert dict(lab.collective.collective.simulated)[80] == wanted
    texts = " ".join(one.text for one in shapes if isinstance(one, Written))
    assert "MPI_Allgather" in texts and "All-to-all broadcast: Hypercube, p = 4" in texts


def test_a_benchmark_is_laid_over_a_network_that_is_chosen(qtbot, opened, tmp_path):
    _, lab = opened()
    page = lab.collective
    lab.tabs.segments[1].click()
    assert "There is no collective operation" in page.view.sentence()
    path = tmp_path / "bcast.csv"
    path.write_text("size,time,benchmark\n8,30,Bcast\n800,90,Bcast\n", encoding="utf-8")
    lab.intake.open_path(path)
    assert "does not say how many processes" in page.view.sentence()
    page.fields["p"].setText("8")
    page.ask()
    qtbot.waitUntil(lambda: page.collective is not None)
    rates = page.rates()
    assert dict(page.collective.simulated)[800] == 3 * (rates["tn"] + 800 * rates["tk"])
    assert rates["tn"] == Fraction("264.493")  # of the sample that was fitted before
    page.topology.setCurrentIndex(page.topology.findData("ring"))
    page.ask()
    qtbot.waitUntil(lambda: page.collective is not None)
    assert page.collective.scenario.topology == "ring"


def test_the_export_is_what_is_in_front(qtbot, opened, tmp_path):
    window, lab = opened()
    lab.bench.give("B", "t1", Fraction(1, 10))
    qtbot.keyClick(lab, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    exporting = window.manners.measurements.exporting
    dialog = exporting.dialog
    assert dialog.isVisible() and dialog.what.key == "fit"
    assert dialog.list.isRowHidden(1)  # no collective operation was read
    line = dialog.command.text()
    assert "figure lecture --parameters B:t0=259.111,t1=0.1,tk=0.0849267 --kind fit" in line
    dialog.target.name.setText("out.svg")
    target = tmp_path / "out.svg"
    choice = dialog.choice
    exporting.start(dialog._subject.order(choice, target, part=False))
    (job,) = exporting.jobs
    qtbot.waitUntil(lambda: not job.running)
    written = target.read_text("utf-8")
    assert "model B, given" in written and "times" in written


LOOKS = (("ru", "projector", 1.0), ("uk", "dark", 2.0))
MORE = [(language, theme, 1.0) for language in ("en", "ru", "uk") for theme in THEMES]


@pytest.mark.parametrize(
    ("language", "theme", "scale"), tier(LOOKS, [look for look in MORE if look not in LOOKS])
)
def test_nothing_is_cut_off(qtbot, opened, tmp_path, language, theme, scale):
    size = (1024, 600) if scale == 1 else (1920, 1080)
    _, lab = opened(size, language=language, theme=theme)
    lab.show_theme(THEMES[theme].scaled(scale))  # while it is open
    assert (lab.width(), lab.height()) == size
    path = tmp_path / "ranks.json"
    path.write_bytes(encode_rank_file(ranks_file()))
    for deed in (lab.intake.open_sample, lambda: lab.intake.open_path(path)):
        deed()
        lab.bench.give("B", "t0", Fraction(5))
        for page in ("fit", "collective"):
            lab.show_page(page)
            for column in ("data", "models"):
                lab._show_column(column)
                qtbot.waitUntil(lambda: not lab.collective.busy)
                qtbot.wait(10)
                assert cut_off(lab) == [], (page, column)
