"""Scene lists: round trips, scenes from files, a sentence for what is broken, docs, example."""

from __future__ import annotations

import json
import re
import tempfile
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.run import run
from engine.scenario import (
    LIST_ENDING,
    MAX_SCENES,
    SceneList,
    from_settings,
    is_scene_list,
    read_scenario,
    read_scene_list,
    write_scenario,
    write_scene_list,
)
from engine.scenario.file import content_of
from engine.scenario.scene_list import MAX_LIST_BYTES
from tests.engine.cases import scenarios

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "resources" / "scenes" / f"lecture{LIST_ENDING}"
RING = {"topology": "ring", "p": 8}


@pytest.fixture(scope="module")
def desk():
    """A folder for the files of one module."""
    with tempfile.TemporaryDirectory(prefix="hopscope-lists-") as folder:
        yield Path(folder)


def refusal(path, content):
    """The sentence (without the file) with which a list of such content is refused."""
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_scene_list(path)
    said = str(caught.value)
    assert said.startswith(str(path))
    assert "\n" not in said
    return said.removeprefix(str(path))


TITLES = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=20)
POSITIONS = st.builds(
    lambda digits, places: Fraction(digits, 10**places), st.integers(0, 10**24), st.integers(0, 18)
)
SCENES = st.builds(
    lambda scenario, position, notes: replace(scenario, position=position, notes=notes),
    scenarios(12),
    POSITIONS,
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
)


@given(TITLES, st.lists(SCENES, min_size=1, max_size=4))
def test_what_is_written_is_read(desk, title, scenes):
    path = desk / f"trip{LIST_ENDING}"
    whole = SceneList(title, tuple(scenes))
    write_scene_list(path, whole)
    assert read_scene_list(path) == whole
    first = path.read_bytes()
    write_scene_list(path, read_scene_list(path))
    assert path.read_bytes() == first


@given(SCENES)
def test_a_scene_is_what_stands_in_a_scenario_file(desk, scene):
    single, several = desk / "one.hopscope", desk / f"same{LIST_ENDING}"
    write_scenario(single, scene)
    write_scene_list(several, SceneList("", (scene,)))
    in_file, in_list = (json.loads(path.read_text("utf-8")) for path in (single, several))
    in_file.pop("version")
    assert in_list["scenes"] == [in_file]


def test_a_scene_of_a_file_has_the_position_and_notes_of_the_list(tmp_path):
    folder = tmp_path / "parts"
    folder.mkdir()
    scene = replace(from_settings(RING), position=Fraction(60), notes="of the file")
    write_scenario(folder / "ring.hopscope", scene)
    path = tmp_path / f"list{LIST_ENDING}"
    entries = [
        {"file": "parts/ring.hopscope"},
        {"file": "parts/ring.hopscope", "position": 120, "notes": "of the list"},
    ]
    path.write_text(json.dumps({"version": 1, "scenes": entries}), encoding="utf-8")
    changed = replace(scene, position=Fraction(120), notes="of the list")
    assert read_scene_list(path) == SceneList("", (scene, changed))
    write_scene_list(path, read_scene_list(path))
    (folder / "ring.hopscope").unlink()
    assert read_scene_list(path) == SceneList("", (scene, changed))  # saved in full


BROKEN_SCENES = [
    ({"p": 0}, "p must be"),
    ({"topology": "hypercube", "p": 12}, "12 is not"),
    ({"colour": 3}, "the key colour is not known"),
    ({"version": 1}, "the key version is not known"),
    ({"position": -1}, "position"),
    ({"notes": 3}, "notes must be a text; 3 is not"),
    (7, "a scene must be a JSON object; 7 is not"),
    ([], "a scene must be a JSON object"),
    ({"file": "gone.hopscope"}, "there is no file gone.hopscope"),
    ({"file": "."}, "there is no file ."),
    ({"file": ""}, "file must be a path"),
    ({"file": 3}, "file must be a path from the folder of the list; 3 is not"),
    ({"file": "/etc/hostname"}, "/etc/hostname is not"),
    ({"file": "a\0b"}, "there is no file"),
    ({"file": "good.hopscope", "m": 7}, "only position, view and notes may stand; m may not"),
    ({"file": "good.hopscope", "position": "late"}, "position"),
    ({"file": "bad.hopscope"}, "bad.hopscope, line 1: m must be"),
    ({"file": "newer.hopscope"}, "version 9, made by a newer program"),
]


@pytest.mark.parametrize(("entry", "words"), BROKEN_SCENES)
@pytest.mark.parametrize("place", [1, 3])
def test_a_broken_scene_refuses_the_whole_list_and_is_named(tmp_path, entry, words, place):
    write_scenario(tmp_path / "good.hopscope", from_settings(RING))
    (tmp_path / "bad.hopscope").write_text('{"version": 1, "m": 0}')
    (tmp_path / "newer.hopscope").write_text('{"version": 9}')
    scenes = [RING, RING, RING]
    scenes[place - 1] = entry
    said = refusal(tmp_path / f"list{LIST_ENDING}", {"version": 1, "scenes": scenes})
    assert said.startswith(f", scene {place}: ")
    assert words in said


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"version": 1, "scenes": []}, ": a scene list has 1 to 200 scenes, not 0"),
        ({"version": 1, "scenes": [RING] * 201}, "not 201"),
        ({"version": 1}, ": the key scenes is missing"),
        ({"version": 1, "scenes": {"p": 3}}, "scenes must be a list of scenes"),
        ({"version": 1, "scenes": None}, "null is not"),
        ({"version": 1, "scenes": [RING], "title": 3}, "title must be one line of text; 3 is not"),
        ({"version": 1, "scenes": [RING], "title": "a\nb"}, "title must be one line"),
        ({"version": 1, "scenes": [RING], "title": "a\n"}, "title must be one line"),
        ({"version": 1, "scenes": [RING], "speed": 3}, "speed is not known"),
        ({"version": 2, "scenes": "new", "wonder": 1}, "version 2, made by a newer program"),
        ({"version": 0, "scenes": [RING]}, "is of version 0"),
        ({"scenes": [RING]}, 'the key version is missing; a scene list has "version": 1'),
        ([RING], "a scene list holds one JSON object"),
        ('{"version": 1, "scenes": [', ", line 1: this is not a scene list (JSON)"),
        ("", ", line 1: this is not a scene list (JSON)"),
    ],
)
def test_what_is_broken_outside_the_scenes(desk, content, words):
    assert words in refusal(desk / f"broken{LIST_ENDING}", content)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=6),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["p", "file", "notes", "dims", "?"]), inner, max_size=3
            )
        ),
    )
)
def test_any_json_is_a_list_or_a_sentence(desk, content):
    path = desk / f"any{LIST_ENDING}"
    path.write_text(json.dumps({"version": 1, "scenes": content}), encoding="utf-8")
    said = str(path)
    try:
        assert read_scene_list(path).scenes
    except InputError as error:
        said = str(error)
    assert said.startswith(str(path))


def test_files_too_large_are_neither_read_nor_written(tmp_path):
    path = tmp_path / f"large{LIST_ENDING}"
    assert "a scene list has at most" in refusal(path, "{" + " " * MAX_LIST_BYTES)
    path.unlink()
    scene = replace(from_settings(RING), notes="x" * (MAX_LIST_BYTES // MAX_SCENES))
    with pytest.raises(InputError, match="has at most"):
        write_scene_list(path, SceneList("", (scene,) * MAX_SCENES))
    assert not path.exists()


def test_a_newer_list_is_never_overwritten(tmp_path):
    path = tmp_path / f"newer{LIST_ENDING}"
    path.write_text('{"version": 3}')
    with pytest.raises(InputError, match="version 3"):
        write_scene_list(path, SceneList("", (from_settings(RING),)))
    assert path.read_text() == '{"version": 3}'


@pytest.mark.parametrize("scenes", [0, MAX_SCENES + 1])
def test_a_list_has_at_least_one_scene_and_not_too_many(scenes):
    with pytest.raises(InputError, match=f"not {scenes}"):
        SceneList("", (from_settings(RING),) * scenes)


@pytest.mark.parametrize(
    ("name", "content", "is_list"),
    [
        ("a.hopscenes", '{"version": 1, "scenes": []}', True),
        ("a.hopscenes", "nonsense", True),
        ("a.hopscope", '{"version": 1, "scenes": [{}]}', True),
        ("a.json", '{"version": 1, "scenes": 3}', True),
        ("a.hopscope", '{"version": 1, "p": 8}', False),
        ("a.hopscope", '{"version": 1, "notes": "scenes"}', False),
        ("a.hopscope", "nonsense", False),
        ("a.hopscope", None, False),
        ("a.hopscenes", None, True),
    ],
)
def test_content_tells_the_kind_else_the_ending(tmp_path, name, content, is_list):
    path = tmp_path / name
    if content is not None:
        path.write_text(content)
    assert is_scene_list(path) is is_list
    assert not is_scene_list(tmp_path)


def test_the_example_in_the_docs_is_a_list(tmp_path):
    text = (ROOT / "docs" / "scene-lists.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    path = tmp_path / f"docs{LIST_ENDING}"
    path.write_text(example, encoding="utf-8")
    cube = from_settings({"topology": "hypercube"})
    write_scenario(tmp_path / "hypercube.hopscope", cube)
    read = read_scene_list(path)
    assert read.title == json.loads(example)["title"]
    assert [scene.position for scene in read.scenes] == [0, 120, 60]
    assert read.scenes[2] == replace(
        read_scenario(tmp_path / "hypercube.hopscope"),
        position=Fraction(60),
        notes=read.scenes[2].notes,
    )
    for key in ("notes", "position", "view", "title", LIST_ENDING, str(MAX_SCENES)):
        assert key in text


def test_the_shipped_list_runs_and_prompts_in_every_scene():
    shipped = read_scene_list(EXAMPLE)
    assert len(shipped.scenes) >= 8
    assert all("Ask" in scene.notes or "Compare" in scene.notes for scene in shipped.scenes)
    assert {scene.operation for scene in shipped.scenes} >= {
        "point-to-point",
        "broadcast",
        "all-to-all-broadcast",
        "scatter",
        "total-exchange",
        "shift",
    }
    for scene in shipped.scenes:
        made = run(scene)
        assert 0 < made.trace.cycles <= 12  # a clicker's patience
        assert content_of(scene)["notes"] == scene.notes
