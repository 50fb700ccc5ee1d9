"""Scales, ticks and labels of the curves as plain numbers: round, apart, inside."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from gui.panels.curves.annotations import End, Labels, best_box, places_along
from gui.panels.curves.scales import (
    Scale,
    decade_ticks,
    linear_ticks,
    parted,
    roundest,
    ticks_up,
    value_ticks,
)
from gui.theme import THEMES
from gui.words import THIN_SPACE

FRAME = QRectF(0, 0, 400, 200)


@pytest.mark.parametrize("places", [[5, 5, 5], [0, 1, 50, 51, 99], [100, 0], [7]])
def test_parted_keeps_order_room_and_bounds(places):
    moved = parted(places, 12, 0, 100)
    order = sorted(range(len(places)), key=lambda i: places[i])
    along = [moved[i] for i in order]
    assert all(b - a >= 12 - 1e-9 for a, b in pairwise(along))
    assert along[0] >= -1e-9
    assert along[-1] <= 100 + 1e-9


def test_ticks_are_plain_decimals():
    assert [text for _, text in decade_ticks(1.7, 5.2, 5)][-1] == f"100{THIN_SPACE}000"
    assert [text for _, text in decade_ticks(-1, 0, 9)] == ["0.1", "0.2", "0.5", "1"]
    assert len(decade_ticks(0, 12, 5)) <= 5
    assert [text for _, text in linear_ticks(0, 1, 6)] == ["0", "0.2", "0.4", "0.6", "0.8", "1"]
    scale = Scale("log2")
    ticks = value_ticks([2, 3, 4, 5, 6, 8, 16], scale, 20, lambda text: 8)
    assert [text for _, text in ticks] == ["2", "4", "8", "16"]
    assert value_ticks([], scale, 20, lambda text: 8) == []
    percent = [text for _, text in ticks_up(Scale("linear"), (-5, 5), 4, percent=True)]
    assert percent == ["\u22125 %", "0 %", "5 %"]


@pytest.mark.parametrize("kind", ["linear", "log2", "log10"])
def test_a_scale_goes_there_and_back(kind):
    scale = Scale(kind)
    values = [Fraction(1, 8), 3, Fraction(7, 2), 1000]
    places = scale.places(values)
    assert [float(scale.value(at)) for at in places] == pytest.approx([float(v) for v in values])
    nothing = np.isnan(scale.places([0, Fraction(-1)]))
    assert nothing.all() == (kind != "linear")


def test_the_roundest_number_is_within_and_whole_where_asked():
    for low, high in ((96.2, 104.1), (347.6, 348.3), (1234.5, 1290.2), (0.7, 1.2)):
        found = roundest(Fraction(low), Fraction(high), whole=True)
        assert low <= found <= high and found.denominator == 1
    assert roundest(Fraction(96), Fraction(104), whole=False) == 100
    assert roundest(Fraction(149, 100), Fraction(152, 100), whole=False) == Fraction(3, 2)


def test_the_box_stays_inside_and_off_the_lines():
    lines = [End("a", "#000000", np.array([(0.0, 180.0), (400.0, 20.0)]))]
    for x in (5, 100, 200, 300, 395):
        centre = QPointF(x, 180 - 160 * x / 400)
        box = best_box(centre, 120, 24, places_along(lines), FRAME, 13)
        assert FRAME.contains(box)
        assert not box.contains(centre)


def test_labels_keep_clear_of_one_another(qapp):
    picture = QImage(400, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    lines = [End("a", "#000000", np.array([(0.0, 100.0), (400.0, 100.0)]))]
    for x in (20, 200, 380):
        labels = Labels(painter, places_along(lines), FRAME, THEMES["light"])
        for text in ("P = 50: 225.5 = 225.5", "best P = 50"):
            labels.draw(QPointF(x, 100), text, "#000000")
        first, second = labels.boxes
        assert not first.intersects(second)
        assert labels.draw(QPointF(x, 100), "x" * 200, "#000000") is None  # no room: no label
    painter.end()


def test_times_that_hardly_differ_still_have_ticks():
    for low in np.linspace(0, 3, 40):
        for wide in (0.001, 0.01, 0.1, 0.3, 0.6, 1.5):
            assert decade_ticks(low, low + wide, 6), (low, wide)
