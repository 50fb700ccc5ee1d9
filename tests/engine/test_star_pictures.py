"""Hub and switch in pictures and words: what is drawn is the trace, who waits is said in order."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest

from engine.algorithms import ALGORITHMS
from engine.export import summary_of
from engine.export.page import Settings, page
from engine.export.svg import svg
from engine.operation import Task
from engine.picture.caption import caption_of
from engine.picture.figure import Box, Figure, Words
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import message_gantt, node_gantt
from engine.picture.handout import handout
from engine.picture.ink import PALETTES
from engine.picture.link_rows import link_groups
from engine.picture.load import load_over_time
from engine.picture.over_time import links_over_time
from engine.picture.pictures import Paper, Pictures, picture
from engine.picture.textbook import textbook, usual_size
from engine.picture.waits import queues_over_time
from engine.report.differences import comparisons, difference
from engine.report.happens import Story
from engine.report.method import costs_text, method_of, terms_text
from engine.report.scene import scenes_of
from engine.report.turns import HAS_HUB, turns_of
from engine.report.vertices import link_name
from engine.run import Run, run
from engine.scenario import View, from_settings
from engine.topology import build
from tests.outside.svg_reader import read
from tests.tiers import tier

PAPER = Paper(1190, 660)
STARS = ("switch", "hub")


def every_case(*sizes: int) -> list[tuple[str, int, str, str]]:
    """Return kind, p, operation and algorithm of all that hubs and switches of some sizes have."""
    return [
        (kind, p, entry.operation, entry.key)
        for kind in STARS
        for p in sizes
        for entry in ALGORITHMS
        if entry.why_not(build(kind, (p,)), Task()) is None
    ]


@cache
def made(kind: str, p: int, operation: str, algorithm: str | None = None, **more: str) -> Run:
    """Return the run of a case."""
    given = {"topology": kind, "p": p, "operation": operation, "algorithm": algorithm, **more}
    return run(from_settings({key: value for key, value in given.items() if value is not None}))


def words_of(figure: Figure, what: str) -> list[Words]:
    """Return the texts that show something."""
    return [one for one in figure.shapes() if isinstance(one, Words) and one.what == what]


def some_cycles(one: Run) -> range:
    """Return cycles 0 to C, about twelve of them."""
    return range(0, one.trace.cycles + 1, max(1, one.trace.cycles // 12))


SIZES = tier([(3,), (8,)], [(2,), (7,), (16,)])
cases = pytest.mark.parametrize("case", every_case(*(p for size in SIZES for p in size)))


# Pictures and the trace ---------------------------------------------------------------------------


@cases
def test_numbers_and_arrows_are_those_of_the_trace(case):
    one = made(*case)
    pictures = Pictures(scenes_of(one), PAPER)
    for cycle in some_cycles(one):
        shown = read(svg(pictures.at(cycle, None), PALETTES["light"], 1.0))
        moving = one.trace.moving(cycle) if cycle else np.zeros(0, int)
        due: dict[int, int] = {}
        for link, chunks in zip(
            one.trace.link[moving].tolist(), one.chunks_on_link[moving].tolist(), strict=True
        ):
            due[link] = max(due.get(link, 0), chunks)
        assert shown["numbers"] == due
        assert sorted(shown["lanes"]) == sorted(shown["arrows"]) == sorted(due)
        waits, number = np.unique(
            one.trace.link[one.trace.waiting(cycle) if cycle else moving[:0]], return_counts=True
        )
        assert shown["plates"] == dict(zip(waits.tolist(), number.tolist(), strict=True))


@cases
def test_one_message_at_a_time_is_lit_in_a_hub(case):
    one = made(*case)
    if one.topology.kind != "hub":
        assert turns_of(one, 1) is None
        return
    pictures = Pictures(scenes_of(one), PAPER)
    for cycle in range(1, one.trace.cycles + 1):
        (transfer,) = {lane.transfer for lane in pictures.scene(cycle).lanes}
        links = sorted(lane.link for lane in pictures.scene(cycle).lanes)
        p, ends = one.topology.p, (int(one.source[transfer]), int(one.target[transfer]))
        assert links == [ends[0], p + ends[1]]
        if cycle in some_cycles(one):
            figure = pictures.at(cycle, None)
            assert [shape.key for shape in words_of(figure, "centre-now")] == [ends]
            through = [shape.key for shape in figure.shapes() if shape_is(shape, "through")]
            assert through == [(transfer,)]


def shape_is(shape: object, what: str) -> bool:
    """Return whether a shape shows something."""
    return getattr(shape, "what", "") == what


@cases
def test_the_line_at_the_hub_is_who_is_ready_and_has_not_started(case):
    one = made(*case)
    if one.topology.kind != "hub":
        return
    trace, pictures = one.trace, Pictures(scenes_of(one), PAPER)
    up = np.flatnonzero(np.asarray(trace.link[:]) < one.topology.p)
    ready, start = trace.ready[up], trace.start[up]
    for cycle in range(1, trace.cycles + 1):
        now = trace.bounds(cycle)[0]
        waits = up[(ready <= now) & (now < start)]
        due = trace.transfer[waits[np.argsort(trace.start[waits], kind="stable")]].tolist()
        turns = turns_of(one, cycle)
        assert turns.number == len(due) == trace.queued(cycle).sum()
        assert [turn.transfer for turn in turns.waiting] == due[: len(turns.waiting)]
        if cycle not in some_cycles(one):
            continue
        places: dict[int, int] = {}
        for place, transfer in enumerate([turns.now.transfer, *due], start=1):
            places.setdefault(int(one.source[transfer]), place)
        shown = words_of(pictures.at(cycle, None), "turn")
        assert {word.key[0]: word.key[1] for word in shown} == places
        assert all(word.text == str(word.key[1]) for word in shown)


def test_behind_the_curtain_nobody_sees_who_is_next():
    one = made("hub", 8, "total-exchange")
    figure = picture(one, 20, None, Paper(1190, 660, curtain=True))
    for what in ("turn", "centre-now", "centre-then", "number", "plate-number"):
        assert not words_of(figure, what)
    assert [word.text for word in words_of(figure, "centre-title")] == ["Hub"]


# Where things lie ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1190, 660), (640, 360), (500, 700)])
@pytest.mark.parametrize("p", [2, 3, 4, 7, 8, 16, 33, 64])
def test_lanes_end_at_the_box_and_touch_no_other_node(p, size):
    one = made("switch", p, "shift")
    geometry = Pictures(scenes_of(one), Paper(*size)).geometry
    box = geometry.box
    for link, (a, b) in enumerate(one.topology.links.tolist()):
        way = geometry.way(link)
        node, inwards = (a, True) if b == p else (b, False)
        at_box = way.points[-1 if inwards else 0]
        inside = box.left < at_box[0] < box.right and box.top < at_box[1] < box.bottom
        reach = [max(box.left - at_box[0], at_box[0] - box.right, 0.0)]
        reach.append(max(box.top - at_box[1], at_box[1] - box.bottom, 0.0))
        assert not inside
        assert np.hypot(*reach) < 5
        at_node = way.points[0 if inwards else -1]
        assert np.hypot(*(at_node - geometry.points[node])) > geometry.radius
        foreign = np.delete(geometry.points[:p], node, axis=0)
        along = way.many(np.linspace(0, way.length, 60))
        apart = np.hypot(*np.moveaxis(along[:, None] - foreign, -1, 0)).min()
        assert apart > geometry.radius + 0.5


@pytest.mark.parametrize("kind", STARS)
def test_a_large_network_is_few_shapes(kind):
    one = made(kind, 1024, "broadcast")
    figure = picture(one, 9, None, PAPER)
    assert len(list(figure.shapes())) < 100
    (box,) = [
        shape for shape in figure.shapes() if isinstance(shape, Box) and shape.what == "centre"
    ]
    inside = [
        word
        for what in ("centre-title", "centre-now", "centre-then")
        for word in words_of(figure, what)
    ]
    assert len(inside) > 1
    for word in inside:
        assert abs(word.box.centre[0] - box.centre[0]) + word.box.width / 2 <= box.width / 2
        assert abs(word.box.centre[1] - box.centre[1]) + word.box.height / 2 <= box.height / 2


@pytest.mark.parametrize("zoom", [1.0, 3.0, 9.0])
@pytest.mark.parametrize("p", [8, 256])
def test_the_box_is_drawn_once_however_near_one_looks(p, zoom):
    one = made("hub", p, "broadcast")
    view = View(zoom=zoom, centre=(0.5, 0.4))
    figure = picture(one, 3, None, Paper(1190, 660, view=view))
    boxes = [shape for shape in figure.shapes() if shape_is(shape, "centre")]
    assert len(boxes) == 1
    assert not any(shape_is(shape, "vertex") for shape in figure.shapes())


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    ("p", "size"), [(2, (400, 260)), (8, (560, 360)), (8, (1190, 660)), (64, (900, 500))]
)
def test_words_stay_in_the_box(p, size, language):
    one = made("hub", p, "total-exchange", "direct")
    paper = Paper(*size, words=lambda text: text.render(language))
    for cycle in (1, one.trace.cycles // 2):
        figure = picture(one, cycle, None, paper)
        (box,) = [one for one in figure.shapes() if isinstance(one, Box) and one.what == "centre"]
        for what in ("centre-title", "centre-now", "centre-then"):
            for word in words_of(figure, what):
                left, top = box.centre[0] - box.width / 2, box.centre[1] - box.height / 2
                assert left < word.box.left
                assert word.box.right < left + box.width
                assert top + 1 < word.box.top
                assert word.box.bottom + 2 < top + box.height


# Everything draws, and says what it is ------------------------------------------------------------


@pytest.mark.parametrize("case", every_case(3) + tier([], every_case(2, 8, 16)))
def test_every_kind_of_figure_is_drawn(case):
    one = made(*case)
    small = Paper(900, 300)
    drawn = [
        textbook(one, Paper(*usual_size(one))),
        handout(one, Paper(595, 842)),
        links_over_time(one, small),
        load_over_time(one, small),
        queues_over_time(one, small),
        gantt(one, message_gantt(one, 0), small),
        gantt(one, node_gantt(one, 1), small),
        *(picture(one, 1, glide, PAPER) for glide in (0.0, 0.4, 1.0)),
    ]
    for figure in drawn:
        texts = [shape.text for shape in figure.shapes() if isinstance(shape, Words)]
        assert texts
        assert not any("Store" in text or re.search(r"\{[a-z]", text) for text in texts)
        assert str(one.topology.p) not in [
            shape.text for shape in figure.shapes() if shape_is(shape, "label")
        ]


@pytest.mark.parametrize("kind", STARS)
def test_every_arrow_of_a_textbook_goes_over_two_lines(kind):
    one = made(kind, 8, "broadcast")
    figure = textbook(one, Paper(700, 700))
    keys = [shape.key for shape in figure.shapes() if shape_is(shape, "step-arrow")]
    steps = one.schedule.step.tolist()
    ends = zip(steps, one.source.tolist(), one.target.tolist(), strict=True)
    assert sorted(keys) == sorted((step + 1, a, b) for step, a, b in ends)


def test_rows_of_links_are_those_in_and_those_out():
    for kind in STARS:
        network = build(kind, (5,))
        groups = link_groups(network)
        assert [str(group.title) for group in groups] == [f"into the {kind}", f"out of the {kind}"]
        rows = [network.links[group.links].tolist() for group in groups]
        assert rows == [[[i, 5] for i in range(5)], [[5, i] for i in range(5)]]
        assert [str(link_name(network, link)) for link in (3, 8)] == [f"3 → {kind}", f"{kind} → 3"]


def test_a_page_names_the_hub_in_its_table():
    one = made("hub", 4, "shift")
    made_page = page(one, Settings(Paper(600, 400), PALETTES["light"], first=2)).decode()
    assert re.findall(r'<th scope="row">(.*?)</th><td>(.*?)</td>', made_page) == [
        ("1 → hub", "–"),
        ("hub → 2", "–"),
    ]
    assert '"names":{"4":"hub"}' in made_page
    assert ">bytes</th>" in made_page


def test_models_are_named_and_so_are_their_parameters():
    one = made("hub", 8, "scatter", model="B", t0="5", t1="1", tk="0.5")
    assert str(method_of(one.scenario)) == "Model B"
    costs = "m = 100, t0 = 5, t1 = 1, tk = 0.5, Vmax = 1500, Vc = 78"
    assert costs_text(one.scenario) == costs
    for said in (str(caption_of(one, 1)), "\n".join(map(str, summary_of(one)))):
        assert "Model B" in said
        assert costs in said
        assert "Store-and-forward" not in said
    assert terms_text(one.scenario, one.terms) == "7 t0 + 1200 t1 + 1746 tk"
    hockney = made("switch", 8, "broadcast", model="C")
    assert costs_text(hockney.scenario) == "m = 100, tn = 50, tk = 0.1"
    ring = made("ring", 8, "broadcast")
    assert str(method_of(ring.scenario)) == "Store-and-forward"
    assert terms_text(ring.scenario, ring.terms).split(" + ")[0].endswith(" ts")


def test_what_a_hub_is_compared_with():
    one = made("hub", 8, "total-exchange", model="A")
    titles = [str(found.title) for found in comparisons(one.scenario)]
    assert "Model B" in titles
    assert "Model C" in titles
    assert not [title for title in titles if "through" in title.lower() or "packets" in title]
    assert "Switch, 8 nodes" in titles
    for found in comparisons(one.scenario):
        said = [str(side) for side in difference(one, run(found.scenario))]
        assert said[0] != said[1]


@cases
def test_what_happens_tells_of_the_message_under_way(case):
    one = made(*case)
    story = Story(one)
    for cycle in list(some_cycles(one))[1:]:
        told = story.at(cycle).sentences
        has = [dict(text.values) for text in told if text.template == HAS_HUB]
        if one.topology.kind != "hub":
            assert not has
            continue
        turns = turns_of(one, cycle)
        assert has == [{"a": str(turns.now.source), "b": str(turns.now.target)}]
        order = [f"{turn.source}\u00a0→\u00a0{turn.target}" for turn in turns.waiting[:8]]
        assert ", ".join(order) in str(told[1])
        assert f"node {turns.now.source}" in str(told[2]).lower() or "Each " in str(told[2])
