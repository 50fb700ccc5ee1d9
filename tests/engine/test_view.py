"""The view: what a file holds of it, and one plain sentence for all that cannot be."""

from __future__ import annotations

from dataclasses import fields, replace
from decimal import Decimal
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.scenario import (
    COLOURINGS,
    LABELS,
    LAYOUTS,
    NOTATIONS,
    View,
    from_settings,
    labels_of,
    layouts_of,
    view_from,
)
from engine.text import Text
from engine.topology import build
from tests.engine.cases import networks, views


def refusal(act, *arguments):
    """The sentence with which something is refused."""
    with pytest.raises(InputError) as caught:
        act(*arguments)
    assert isinstance(caught.value.text, Text)
    said = str(caught.value)
    assert "\n" not in said and "{" not in said
    return said


# Round trips --------------------------------------------------------------------------------------


@given(st.data(), networks())
def test_settings_make_the_view_again(data, network):
    view = data.draw(views(network))
    settings = view.settings()
    assert view_from(settings) == view
    as_file = msgspec.json.Encoder(decimal_format="number").encode(settings)
    read = msgspec.json.Decoder(float_hook=Decimal).decode(as_file)
    assert view_from(read) == view
    view.check(network)
    assert view.on(network) == view
    assert hash(view_from(read)) == hash(view)


def test_only_what_differs_is_kept():
    assert View().settings() == {}
    assert view_from({}) == View()
    for name, value in {
        "layout": "grid",
        "labels": ["gray", "binary"],
        "colour": "load",
        "notation": "book",
        "link": [0, 1],
        "node": 3,
        "zoom": 1.5,
        "centre": [0.25, 0.5],
        "bookmarks": [Decimal("61.5")],
    }.items():
        assert view_from({name: value}).settings() == {name: value}


def test_none_is_the_default_where_there_is_none():
    assert view_from({"layout": None, "colour": None, "link": None, "node": None}) == View()


def test_long_bookmarks_are_exact():
    times = (Fraction(1, 10**18), Fraction(10**20 + 1, 10**3))
    assert view_from(View(bookmarks=times).settings()).bookmarks == times


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ([1, "a"], "view must be an object; [1, a] is not"),
        (None, "view must be an object; null is not"),
        ({"speed": 3}, "the key speed is not known in view; there is layout, labels, colour,"),
        ({"Zoom": 3}, "the key Zoom is not known in view"),
        ({"layout": "spiral"}, "the layout spiral is not known; there is circle, grid"),
        ({"layout": 3}, "layout must be a word; 3 is not"),
        ({"labels": "binary"}, "labels must be a list of at most two different ones; binary is"),
        ({"labels": ["gray", "binary", "decimal"]}, "[gray, binary, decimal] is not"),
        ({"labels": ["gray", "gray"]}, "at most two different ones; [gray, gray] is not"),
        ({"labels": ["roman"]}, "the label roman is not known; there is decimal"),
        ({"labels": [None]}, "labels must be a word; null is not"),
        ({"colour": "red"}, "the colouring red is not known; there is origin, destination and"),
        ({"colour": False}, "colour must be a word; false is not"),
        ({"notation": "song"}, "the notation song is not known; there is lecture and book"),
        ({"notation": None}, "notation must be a word; null is not"),
        ({"link": 3}, "link must be two neighbours, such as [0, 1]; 3 is not"),
        ({"link": [0, 1, 2]}, "link must be two neighbours, such as [0, 1]; [0, 1, 2] is not"),
        ({"link": [0, Decimal("1.5")]}, "link must be a whole number from 0 to 65536; 1.5 is"),
        ({"link": [0, -1]}, "link must be a whole number from 0 to 65536; -1 is not"),
        ({"node": True}, "node must be a whole number from 0 to 65535; true is not"),
        ({"node": 65536}, "node must be a whole number from 0 to 65535; 65536 is not"),
        ({"zoom": Decimal("0.99")}, "zoom must be a number from 1 to 40; 0.99 is not"),
        ({"zoom": Decimal("1e400")}, "zoom must be a number from 1 to 40; 1E+400 is not"),
        ({"zoom": 40.001}, "zoom must be a number from 1 to 40; 40.001 is not"),
        ({"zoom": float("nan")}, "zoom must be a number from 1 to 40; nan is not"),
        ({"zoom": 10**400}, "zoom must be a number from 1 to 40; 1000"),
        ({"zoom": True}, "zoom must be a number from 1 to 40; true is not"),
        ({"zoom": "big"}, "zoom must be a number from 1 to 40; big is not"),
        ({"centre": 0.5}, "centre must be two numbers from 0 to 1, such as [0.5, 0.5]; 0.5 is"),
        ({"centre": [0.5]}, "such as [0.5, 0.5]; [0.5] is not"),
        ({"centre": [0.5, 2]}, "centre must be a number from 0 to 1; 2 is not"),
        ({"centre": [0.5, None]}, "centre must be a number from 0 to 1; null is not"),
        ({"bookmarks": 3}, "bookmarks must be a list of times that rise, such as [0, 61.5]; 3"),
        ({"bookmarks": [2, 1]}, "times that rise, such as [0, 61.5]; [2, 1] is not"),
        ({"bookmarks": [2, Decimal("2.0")]}, "such as [0, 61.5]; [2, 2.0] is not"),
        ({"bookmarks": [-1]}, "bookmarks must be a time from 0, such as 61.5; -1 is not"),
        ({"bookmarks": [1.5]}, "bookmarks must be a time from 0, such as 61.5; 1.5 is not"),
        ({"bookmarks": [[1]]}, "bookmarks must be a time from 0"),
        ({"bookmarks": [Fraction(1, 3)]}, "such as [0, 61.5]; 1/3 is not"),
    ],
    ids=str,
)
def test_what_no_view_can_have(given, words):
    assert words in refusal(view_from, given)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.decimals(),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from([field.name for field in fields(View)]), VALUES))
def test_anything_is_a_view_or_a_sentence(given):
    said = ""
    try:
        view = view_from(given)
        assert view_from(view.settings()) == view
    except InputError as error:
        said = str(error)
    assert "\n" not in said


@pytest.mark.parametrize(
    ("topology", "view", "words"),
    [
        ("ring", View(layout="cubes"), "the layout cubes does not apply to this ring; there is"),
        ("torus", View(layout="layers"), "does not apply to this torus; there is grid and circle"),
        ("hypercube", View(layout="grid"), "there is cubes, gray-grid, gray-ring and circle"),
        ("ring", View(labels=("gray",)), "the label gray does not apply to this ring; there is"),
        ("torus", View(labels=("binary", "gray")), "this torus; there is decimal, binary and coo"),
        ("hypercube", View(labels=("coordinates",)), "there is decimal, binary and gray"),
        ("ring", View(node=16), "node must be a whole number from 0 to 15; 16 is not"),
        ("ring", View(link=(0, 2)), "there is no link from node 0 to node 2"),
        ("ring", View(link=(3, 3)), "there is no link from node 3 to node 3"),
        ("ring", View(link=(15, 16)), "there is no link from node 15 to node 16"),
    ],
)
def test_what_the_network_has_not(topology, view, words):
    scenario = from_settings({"topology": topology, "p": 16})
    assert words in refusal(lambda: replace(scenario, view=view))
    assert view.on(scenario.network) == View()


def test_on_another_network_only_what_applies_is_kept():
    view = View(layout="gray-ring", labels=("binary",), link=(0, 8), node=8, zoom=3.0)
    view.check(build("hypercube", (2,) * 4))
    assert view.on(build("hypercube", (2,) * 3)) == replace(view, link=None, node=None)
    assert view.on(build("torus", (4, 4))) == replace(view, layout=None, link=None)


@given(networks())
def test_a_selected_link_is_one_of_the_network(network):
    links = {(int(a), int(b)) for a, b in network.links}
    for a in range(network.vertices):
        for b in range(network.vertices):
            assert (View(link=(a, b)).on(network).link is not None) == ((a, b) in links)


# Layouts and labels of a network ------------------------------------------------------------------


@given(networks(64))
def test_catalogues_of_a_network(network):
    layouts, labels = layouts_of(network.kind, network.dims), labels_of(network.kind, network.dims)
    assert set(layouts) <= set(LAYOUTS) and len(set(layouts)) == len(layouts)
    assert "circle" in [layout.key for layout in layouts]
    assert set(labels) <= set(LABELS)
    for label in labels:
        assert len({network.label(node, label.key) for node in range(network.p)}) == network.p
    written = {
        tuple(network.label(node, label.key) for node in range(network.p)) for label in labels
    }
    assert len(written) == len(labels) or network.p <= 2


def test_the_usual_layouts():
    def usual(kind, dims):
        return layouts_of(kind, dims)[0].key

    assert usual("ring", (16,)) == "circle"
    assert usual("torus", (4, 4)) == "grid"
    assert usual("torus", (2, 3, 4)) == "layers"
    assert [usual("hypercube", (2,) * n) for n in (1, 5, 6, 16)] == [
        "cubes",
        "cubes",
        "gray-grid",
        "gray-grid",
    ]


def test_every_choice_has_a_title():
    for choices in (LAYOUTS, LABELS, COLOURINGS, NOTATIONS):
        assert len({choice.key for choice in choices}) == len(choices)
        assert all(str(choice.title) for choice in choices)
