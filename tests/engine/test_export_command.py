"""What the export dialog chooses, as words of the command line: nothing lost, nothing invented."""

from __future__ import annotations

import argparse
import shlex
from dataclasses import fields, replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.commands.arguments import scenario_parser
from engine.errors import InputError
from engine.export import whats
from engine.export.export_choice import CHECKS, ExportChoice, checked
from engine.export.export_command import export_line, export_words, source_words
from engine.export.whats import FORMATS, ONLY_IN, ROWS, WHATS, options_of
from engine.picture import PALETTES
from engine.scenario import KEYS, from_settings, view_from

EVERY = [(what.key, ending) for what in WHATS for ending in what.formats]
every_case = pytest.mark.parametrize(("what", "ending"), EVERY)
BY_KEY = {what.key: what for what in WHATS}


def reader(command: str) -> argparse.ArgumentParser:
    """The options of the commands, as they are documented."""
    parser = scenario_parser(command, "")
    parser.exit_on_error = False
    for name in ("kind", "cycle", "node", "transfer", "link", "over", "from", "to", "every"):
        parser.add_argument(f"--{name}")
    for name in ("fps", "show", "axes", "theme", "width", "height", "scale", "text", "captions"):
        parser.add_argument(f"--{name}")
    for name in ("layout", "labels", "colour", "notation", "separator", "decimal"):
        parser.add_argument(f"--{name}")
    for name in ("all-steps", "handout", "transparent", "trace", "data", "progress"):
        parser.add_argument(f"--{name}", action="store_true")
    return parser


def read(words: list[str]) -> argparse.Namespace:
    options, rest = reader(words[0]).parse_known_args(words[1:])
    assert rest == []
    return options


def choice_of(words: list[str], what: str, ending: str) -> ExportChoice:
    """The choice that words stand for, read as the commands read them."""
    told = read(words)
    given: dict[str, object] = {"what": what, "ending": ending, "output": told.output}
    given["source"] = tuple(told.file)
    names = {"first": "from", "last": "to", "low": "from", "high": "to"}
    for name in options_of(BY_KEY[what], ending):
        value = getattr(told, names.get(name, name), None)
        if name == "captions":
            given[name] = value == "on"
        elif name == "lists":
            pairs = [(key, getattr(told, key.replace("-", "_"))) for key in KEYS]
            given[name] = tuple((key, value) for key, value in pairs if value is not None)
        elif name in ("subject", "number"):
            node = told.node is not None
            given["subject"] = "node" if node else "transfer"
            given["number"] = told.node if node else told.transfer
        elif value is not None:
            given[name] = value
    given["language"] = told.language
    return ExportChoice(**given)


def chosen(options) -> st.SearchStrategy:
    return st.sampled_from([choice.key for choice in options])


@st.composite
def choices(draw) -> ExportChoice:
    what, ending = draw(st.sampled_from(EVERY))
    cycles = draw(st.integers(1, 50))
    first = draw(st.none() | st.integers(1, cycles))
    tenth = st.integers(3, 160).map(lambda tenths: Fraction(tenths, 10))
    low = draw(st.none() | tenth)
    return ExportChoice(
        what,
        ending,
        ("a scenario.hopscope",),
        f"a file.{ending}",
        cycles,
        language=draw(st.sampled_from(["en", "ru", "uk"])),
        theme=draw(st.none() | chosen(whats.THEMES)),
        captions=draw(st.booleans()),
        transparent=draw(st.booleans()),
        text=draw(chosen(whats.TEXTS)),
        width=draw(st.none() | st.integers(100, 8000)),
        height=draw(st.none() | st.integers(100, 8000)),
        scale=draw(tenth),
        cycle=draw(st.integers(0, cycles)),
        first=first,
        last=draw(st.none() | st.integers(first or 1, cycles)),
        every=draw(st.integers(1, cycles)),
        fps=draw(tenth),
        subject=draw(chosen(whats.SUBJECTS)),
        number=draw(st.integers(0, 100)),
        over=draw(chosen(whats.OVER)),
        show=draw(chosen(whats.SHOWS)),
        axes=draw(chosen(whats.AXES)),
        low=low,
        high=draw(st.none() | tenth.map(lambda more: (low or 0) + more)),
        lists=draw(st.sampled_from([rows.lists for rows in ROWS])),
        separator=draw(chosen(whats.SEPARATORS)),
        decimal=draw(chosen(whats.DECIMALS)),
        trace=draw(st.booleans()),
        data=draw(st.booleans()),
    )


@given(choices())
def test_words_read_back_are_the_choice(choice):
    words = export_words(choice)
    again = choice_of(words, choice.what, choice.ending)
    assert replace(again, cycles=choice.cycles) == choice
    assert shlex.split(export_line(choice)) == ["python", "main.py", *words]


@every_case
def test_usual_words_say_only_what_applies(what, ending):
    kind = BY_KEY[what]
    words = export_words(ExportChoice(what, ending, ("x",), f"y.{ending}"))
    assert words[:2] == [kind.command, "x"] and words[-2:] == ["-o", f"y.{ending}"]
    for option, endings in ONLY_IN.items():
        if ending not in endings:
            assert f"--{option}" not in words
    assert ("--theme" in words) == kind.draws
    with_progress = export_words(ExportChoice(what, ending), progress=True)
    assert with_progress.count("--progress") == kind.tells


def test_every_option_is_checked_and_every_kind_has_known_ones():
    names = {field.name for field in fields(ExportChoice)}
    for what in WHATS:
        assert set(what.options) <= set(CHECKS) <= names and set(what.formats) <= set(FORMATS)
        assert len(set(what.options)) == len(what.options)
    assert set(PALETTES) <= {theme.key for theme in whats.THEMES}


@every_case
def test_what_does_not_apply_changes_nothing(what, ending):
    odd = {"theme": "dark", "text": "paths", "transparent": True, "fps": 7, "separator": "tab"}
    odd |= {"cycle": 3, "trace": False, "over": "p", "every": 2, "scale": 3, "width": 500}
    applying = options_of(BY_KEY[what], ending)
    kept = {name: value for name, value in odd.items() if name in applying}
    assert ExportChoice(what, ending, **odd) == ExportChoice(what, ending, **kept)


WRONG = [
    ("network", "svg", {"cycle": 13}, "cycle must be a whole number from 0 to 12; 13 is not"),
    ("network", "svg", {"cycle": ""}, "cycle needs a value"),
    ("network", "svg", {"width": "9x"}, "width must be a whole number from 100 to 8000; 9x is not"),
    ("network", "png", {"scale": 17}, "scale must be a number from 0.25 to 16; 17 is not"),
    ("animation", "gif", {"fps": 0}, "fps must be a number from 0.1 to 60; 0 is not"),
    ("animation", "gif", {"first": 5, "last": 4}, "to must be a whole number from 5 to 12; 4 is"),
    ("animation", "gif", {"every": 0}, "every must be a whole number from 1 to 12; 0 is not"),
    ("data", "json", {"first": 0}, "from must be a whole number from 1 to 12; 0 is not"),
    ("gantt", "svg", {"number": -1}, "transfer must be a whole number from 0 to"),
    ("curve", "svg", {"low": "3", "high": "0.5"}, "to must be above from; 3 to 0.5 is no range"),
    ("network", "svg", {"theme": "pink"}, "the choice pink is not known; there is print, light"),
    ("network", "gif", {}, "Network at a cycle is written as SVG, PDF, PNG and TikZ; gif is none"),
    ("poster", "svg", {}, "what to export poster is not known; there is network"),
]


@pytest.mark.parametrize(("what", "ending", "options", "sentence"), WRONG)
def test_a_wrong_value_is_one_sentence(what, ending, options, sentence):
    with pytest.raises(InputError) as raised:
        ExportChoice(what, ending, cycles=12, **options)
    assert str(raised.value).startswith(sentence)


def test_each_wrong_value_is_told_beside_its_option():
    given = {"what": "animation", "ending": "gif", "fps": "0", "scale": "x", "first": "1"}
    values, problems = checked(given)
    assert set(problems) == {"fps", "scale"} and values["first"] == 1


SCENARIOS = [
    {"p": 16},
    {"topology": "torus", "dims": "3x5", "operation": "total-exchange", "ts": "0.5"},
    {"topology": "hypercube", "p": 8, "operation": "broadcast", "root": 3, "slow-link": ["0-1:3"]},
    {"p": 8, "operation": "point-to-point", "source": 1, "target": 5, "m": 7},
    {"p": 8, "operation": "all-to-all-broadcast", "algorithm": "ring", "startups": "each"},
]


@pytest.mark.parametrize("settings", SCENARIOS)
@pytest.mark.parametrize("what", [what.key for what in WHATS if what.key != "curve"])
def test_the_source_is_the_scenario(settings, what):
    scenario = from_settings(settings)
    words = export_words(ExportChoice(what, BY_KEY[what].formats[0]))
    told = vars(
        read([words[0], *source_words(scenario, ExportChoice(what, BY_KEY[what].formats[0]))])
    )
    given = {key: told[key.replace("-", "_")] for key in KEYS}
    assert from_settings({k: v for k, v in given.items() if v is not None}) == scenario


def test_the_view_goes_along_where_it_is_drawn():
    view = {"layout": "grid", "labels": ["binary", "decimal"], "colour": "load"}
    scenario = replace(from_settings({"p": 16}), view=view_from({**view, "link": [0, 1]}))
    told = read(["figure", *source_words(scenario, ExportChoice("network", "svg"))])
    assert (told.layout, told.labels, told.colour) == ("grid", "binary,decimal", "load")
    assert told.link == "0-1" and told.node is None
    assert read(["animate", *source_words(scenario, ExportChoice("page", "html"))]).link is None
    told = read(["table", *source_words(scenario, ExportChoice("table", "csv"))])
    assert (told.layout, told.labels, told.link) == (None, None, None)


@pytest.mark.parametrize("settings", SCENARIOS)
@pytest.mark.parametrize("rows", ROWS, ids=lambda rows: rows.key)
def test_rows_take_the_place_of_what_the_scenario_has(settings, rows):
    choice = ExportChoice("table", "csv", lists=rows.lists)
    source = source_words(from_settings(settings), choice)
    told = vars(read(export_words(replace(choice, source=source))))
    for key, listed in rows.lists:
        assert told[key] == listed and f"--{key}" not in source
    assert not (rows.lists and told["p"] and told["dims"])
