"""Moves and paces as numbers: where keys lead, and what play shows when, without a real clock."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise
from math import floor

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from engine.errors import InputError
from engine.run import run
from engine.scenario import from_settings
from gui.go_to import CYCLE as TO_CYCLE
from gui.go_to import STEP as TO_STEP
from gui.go_to import TIME, position_of
from gui.moves import CYCLE, PARTS, STEP, UNITS, WITHIN, instants, moved, next_use
from gui.pace import CYCLE_SECONDS, MOST_SECONDS, PACES, SPEEDS, EvenPace, TruePace, pace_of
from gui.playback import FRAME_MS, HOLD_SECONDS, Playback

CUBE = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
EACH = {**QUEUES, "startups": "each", "switching": "finite-packets", "packet": "30"}
FREE = {**QUEUES, "ts": "0", "switching": "cut-through", "th": "3"}
SLOW = {**QUEUES, "slow-link": "0-1:3.5"}
ONE = {"topology": "hypercube", "p": 2, "operation": "broadcast"}


@pytest.fixture(autouse=True)
def application(qapp):
    """The clock of play is a timer, which needs an application."""


@pytest.fixture(
    scope="module",
    params=[CUBE, QUEUES, EACH, FREE, SLOW],
    ids=["cube", "sf", "each", "ct", "slow"],
)
def made(request):
    return run(from_settings(request.param))


def members(made, unit: str) -> list[int]:
    """All places that moves of a unit lead to."""
    trace, startup = made.trace, made.cost.startup_ticks
    if unit == STEP:
        return trace.step_starts.tolist()
    if unit == CYCLE:
        return [trace.bounds(cycle)[1] for cycle in range(trace.cycles + 1)]
    within = (instants(trace, cycle, startup) for cycle in range(trace.cycles + 1))
    return sorted({time for times in within for time in times})


@pytest.mark.parametrize("unit", UNITS)
def test_moves_visit_every_member_and_back_is_exactly_forward(made, unit):
    trace, startup = made.trace, made.cost.startup_ticks

    def walk(position: int, direction: int) -> list[int]:
        seen = [position]
        while (further := moved(trace, startup, seen[-1], unit, direction)) != seen[-1]:
            seen.append(further)
        return seen

    assert walk(0, 1) == members(made, unit)
    assert walk(trace.duration, -1) == members(made, unit)[::-1]


@pytest.mark.parametrize("unit", UNITS)
def test_any_walk_ends_where_its_net_moves_do(made, unit):
    places = members(made, unit)
    dice = random.Random(7)
    position, place = 0, 0
    for _ in range(300):
        direction = dice.choice([1, 1, -1])
        position = moved(made.trace, made.cost.startup_ticks, position, unit, direction)
        place = min(max(place + direction, 0), len(places) - 1)  # both ends clamp
        assert position == places[place]


def test_moves_from_anywhere_lead_to_the_nearest_member(made):
    trace, startup = made.trace, made.cost.startup_ticks
    dice = random.Random(3)
    for _ in range(200):
        position, unit = dice.randint(0, trace.duration), dice.choice(UNITS)
        places = members(made, unit)
        later = [time for time in places if time > position] or [trace.duration]
        earlier = [time for time in places if time < position] or [0]
        assert moved(trace, startup, position, unit, 1) == later[0]
        assert moved(trace, startup, position, unit, -1) == earlier[-1]


def test_a_long_cycle_has_quarters_and_borders_of_steps_are_borders_of_all(made):
    assert set(members(made, STEP)) <= set(members(made, CYCLE)) <= set(members(made, WITHIN))
    trace = made.trace
    for cycle in range(1, trace.cycles + 1):
        begin, end = trace.bounds(cycle)
        if end - begin > 40:
            assert len(instants(trace, cycle, made.cost.startup_ticks)) == PARTS + 1


def test_the_next_use_of_a_link_is_what_a_search_through_the_trace_finds(made):
    trace = made.trace
    links, starts, ends = (np.asarray(column) for column in (trace.link, trace.start, trace.end))
    borders = [trace.bounds(cycle) for cycle in range(1, trace.cycles + 1)]
    for link in range(trace.all.units.link_count):
        on = links == link
        used = [
            cycle
            for cycle, (begin, end) in enumerate(borders, 1)
            if ((starts[on] < end) & (ends[on] > begin)).any()
        ]
        for cycle in range(trace.cycles + 1):
            later = [other for other in used if other > cycle]
            earlier = [other for other in used if other < cycle]
            assert next_use(trace, link, cycle, 1) == (later[0] if later else None)
            assert next_use(trace, link, cycle, -1) == (earlier[-1] if earlier else None)


# Play


def played(made, name: str, seconds: float, speed: float = 1.0, animation: bool = True) -> list:
    """Return (wall-clock time, moment) of all that play shows, seen every so many seconds."""
    playback, seen, clock = Playback(), [], 0.0
    playback.moved.connect(lambda moment: seen.append((clock, moment)))
    playback.set_speed(speed)
    pace = pace_of(name, made.trace, made.cost.startup_ticks, animation)
    playback.start(pace, pace.progress(0))
    while playback.playing:
        clock += seconds
        playback.advance(seconds)
    assert seen[-1][1].ticks == made.trace.duration
    assert seen[-1][1].glide is None
    return [*seen, (clock, None)]


@pytest.mark.parametrize("animation", [True, False])
@pytest.mark.parametrize("name", PACES)
@pytest.mark.parametrize("speed", [SPEEDS[0], 1.0, SPEEDS[-1]])
def test_play_only_goes_on_and_comes_to_the_end_of_time(made, name, animation, speed):
    pace = pace_of(name, made.trace, made.cost.startup_ticks, animation)
    frame = 0.02 / speed
    seen = played(made, name, frame, speed, animation)
    times = [moment.ticks for _, moment in seen[:-1]]
    assert times == sorted(times)
    whole = pace.end / pace.rate / speed
    assert seen[-1][0] == pytest.approx(whole, abs=1.01 * frame)


def test_the_even_pace_gives_each_cycle_the_same_time_and_shows_its_end(made):
    for frame in (0.01, 0.3):  # a fast machine and a slow one
        ends = [(at, m.cycle) for at, m in played(made, "even", frame)[:-1] if m.glide is None]
        assert [cycle for _, cycle in ends] == list(range(made.trace.cycles + 1))
        for at, cycle in ends:
            assert at == pytest.approx(cycle * CYCLE_SECONDS, abs=frame + 1e-6)


def test_every_end_is_seen_even_when_the_machine_is_slower_than_a_cycle(made):
    ends = [m.cycle for _, m in played(made, "even", 0.5, speed=20)[:-1] if m.glide is None]
    assert ends == list(range(made.trace.cycles + 1))


def test_true_speed_moves_the_playhead_evenly(made):
    seen = played(made, "true", 0.01)
    trace = made.trace
    seconds = seen[-1][0]
    assert seconds == pytest.approx(min(12, 4 * trace.cycles), abs=0.02)
    for at, moment in seen[:-1]:
        assert moment.ticks == pytest.approx(at / seconds * trace.duration, rel=0.01, abs=2)


def test_a_run_of_one_cycle_is_over_soon():
    made = run(from_settings(ONE))
    assert made.trace.cycles == 1
    assert played(made, "true", 0.01)[-1][0] == pytest.approx(4, abs=0.02)


def test_by_step_shows_the_ends_of_steps_at_rest(made):
    seen = [moment for _, moment in played(made, "step", 0.05)[:-1]]
    assert [moment.ticks for moment in seen] == made.trace.step_starts.tolist()[1:]
    assert all(moment.glide is None for moment in seen)


def test_without_animation_nothing_glides_and_each_cycle_has_its_time(made):
    seen = played(made, "even", 0.01, animation=False)
    assert [m.cycle for _, m in seen[:-1]] == list(range(1, made.trace.cycles + 1))
    assert all(m.glide is None for _, m in seen[:-1])
    for (at, moment), (until, _) in pairwise(seen):
        assert until - at == pytest.approx(CYCLE_SECONDS, abs=0.02), moment


def test_a_very_long_run_ends_in_bearable_time():
    class Long:
        cycles = 300_000
        duration = 300_000

    for pace in (EvenPace(Long, 0), TruePace(Long, 0, animation=True)):
        assert pace.end / pace.rate <= MOST_SECONDS
        assert pace.end / pace.rate / SPEEDS[-1] <= 60


def test_cycles_shorter_than_a_frame_are_skipped():
    class Quick:
        """Cycles of half a frame."""

        begin, end, rate, counted = 0.0, 1000.0, 2 * 1000 / FRAME_MS, True

        def moment(self, progress: float) -> float:
            return progress

    playback, seen = Playback(), []
    playback.moved.connect(seen.append)
    playback.start(Quick(), 0.0)
    for _ in range(10):
        playback.advance(0.1)
    assert seen[-1] == floor(seen[-1]) == 125
    while playback.playing:
        playback.advance(0.1)
    assert seen[-1] == 1000


def test_a_loop_holds_the_last_picture_and_begins_again(made):
    for name in PACES:
        playback, seen = Playback(), []
        playback.moved.connect(seen.append)
        playback.loop = True
        pace = pace_of(name, made.trace, made.cost.startup_ticks, animation=True)
        playback.start(pace, pace.progress(made.trace.bounds(made.trace.cycles - 1)[1]))
        while not (seen and seen[-1].ticks == made.trace.duration):
            playback.advance(0.05)
        while playback._hold <= 0:  # the last step is at rest for its own time first
            playback.advance(0.05)
        held = 0.0
        while seen[-1].ticks == made.trace.duration:
            playback.advance(0.05)
            held += 0.05
        assert held == pytest.approx(HOLD_SECONDS, abs=0.06)
        assert playback.playing
        assert seen[-1].ticks == 0
        playback.loop = False
        for _ in range(100_000):
            playback.advance(0.05)
            if not playback.playing:
                break
        assert not playback.playing
        assert seen[-1].ticks == made.trace.duration


# Go to


def test_go_to_ends_of_cycles_and_steps_and_times(made):
    trace, unit = made.trace, made.trace.unit
    for cycle in range(trace.cycles + 1):
        assert position_of(made, TO_CYCLE, f" {cycle} ") == trace.bounds(cycle)[1]
    for step, begin in enumerate(trace.step_starts.tolist()):
        assert position_of(made, TO_STEP, str(step)) == begin
    half = Fraction(trace.duration // 2)
    wanted = f"{float(unit.time(int(half))):.6f}"
    assert position_of(made, TIME, wanted) == half
    assert position_of(made, TIME, wanted.replace(".", ",")) == half
    assert position_of(made, TIME, "0") == 0


@pytest.mark.parametrize("kind", [TO_CYCLE, TO_STEP, TIME])
@pytest.mark.parametrize("typed", ["-1", "1e9", "nan", "two", "1.5.2", "", "9" * 500])
def test_a_wrong_place_to_go_to_is_refused_in_one_sentence(made, kind, typed):
    with pytest.raises(InputError) as refusal:
        position_of(made, kind, typed)
    sentence = str(refusal.value)
    last = {
        TO_CYCLE: made.trace.cycles,
        TO_STEP: len(made.trace.step_starts) - 1,
        TIME: made.simulated,
    }
    assert str(last[kind]) in sentence
    assert typed[:40] in sentence
    assert "\n" not in sentence
