"""The reader of pictures on a hand-made one: it reads all of it and misses nothing."""

from __future__ import annotations

import pytest

from tests.outside.svg_reader import read

LINES = (
    '<text data-what="title">Cycle 3</text>',
    '<text data-what="sentence">Four nodes</text>',
    '<text data-what="sentence">send to the right.</text>',
    '<text data-what="next">Then they rest.</text>',
    '<g class="node"><text data-what="label" data-key="5">101</text></g>',
    '<text data-what="label" data-key="5">5</text>',
    '<path data-what="lane" data-key="2" d="M0 0L8 8"/>',
    '<path data-what="arrow" data-key="2" d="M0 0L9 9"/>',
    '<g transform="scale(2)"><path data-what="arrow" data-key="7" d="M0 0L9 9"/></g>',
    '<text data-what="number" data-key="2 12">12</text>',
    '<text data-what="number" data-key="7 1">1</text>',
    '<rect data-what="plate" data-key="2" width="9" height="4"/>',
    '<rect data-what="plate" data-key="2" width="9" height="4"/>',
    '<text data-what="plate-number" data-key="2 3">3</text>',
    '<g data-what="mark" data-key="2 6"><rect width="9" height="9"/><text>6</text></g>',
    '<rect data-what="mark" data-key="7 0" width="9" height="9"/>',
    '<g data-what="ring" data-key="5 8"/>',
)
WHOLE = {
    "numbers": {2: 12, 7: 1},
    "lanes": [2],
    "arrows": [2, 7],
    "plates": {2: 3},
    "stacks": {2: 2},
    "marks": [(2, 6), (7, 0)],
    "labels": {5: ["101", "5"]},
    "title": "Cycle 3",
    "sentence": "Four nodes send to the right.",
    "next": "Then they rest.",
}


def picture(lines) -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(lines)}</svg>'.encode()


def test_all_of_it_is_read():
    assert read(picture(LINES)) == WHOLE


@pytest.mark.parametrize("gone", range(len(LINES) - 1))
def test_what_is_gone_is_noticed(gone):
    assert read(picture([*LINES[:gone], *LINES[gone + 1 :]])) != WHOLE


@pytest.mark.parametrize(
    "line",
    [
        '<text data-what="number" data-key="4 12">13</text>',
        '<text data-what="number" data-key="4 12"/>',
        '<text data-what="number" data-key="12">12</text>',
        '<text data-what="number" data-key="2 12">12</text>',  # the second at this link
        '<g data-what="number" data-key="4 12"/>',
        '<text data-what="plate-number" data-key="4 2">3</text>',
        '<rect data-what="plate" data-key="4" height="3"/>',
        '<path data-what="lane" data-key="4" d=""/>',
        '<g data-what="arrow" data-key="4"/>',
        '<path data-what="arrow" data-key="4" d=""/>',
        '<path data-what="arrow" d="M0 0L9 9"/>',
        '<g data-what="mark" data-key="4 6"><rect width="9" height="9"/><text>7</text></g>',
        '<g data-what="mark" data-key="4 6"><rect height="9"/></g>',
        '<text data-what="label">7</text>',
        '<text data-what="title"> </text>',
    ],
)
def test_what_does_not_show_what_it_says_is_refused(line):
    with pytest.raises(ValueError, match=r"key|text|seen|two|written"):
        read(picture([*LINES, line]))


def test_only_svg_is_read():
    with pytest.raises(ValueError, match="root"):
        read(b"<svg/>")
