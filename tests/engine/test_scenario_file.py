"""Scenario files: round trips, one sentence for what is broken, whole or not at all."""

from __future__ import annotations

import json
import os
import stat
import tempfile
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.run import run
from engine.scenario import (
    ENDING,
    KEYS,
    Scenario,
    View,
    from_settings,
    read_scenario,
    read_settings,
    scenario_of,
    write_scenario,
    write_whole,
)
from engine.scenario.file import MAX_BYTES, encode
from tests.engine.cases import scenarios, views

DEFAULT_FILE = """\
{
  "version": 1,
  "topology": "ring",
  "p": 16,
  "operation": "broadcast",
  "switching": "store-and-forward",
  "m": 100,
  "packet": 10,
  "ts": 50,
  "th": 0,
  "tw": 0.1,
  "order": "low",
  "root": 0,
  "q": 1
}
"""


@pytest.fixture(scope="module")
def desk():
    """A folder for the files of one module."""
    with tempfile.TemporaryDirectory(prefix="hopscope-files-") as folder:
        yield Path(folder)


def refusal(path, data, read=read_scenario):
    """The sentence with which a file of such content is refused."""
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    with pytest.raises(InputError) as caught:
        read(path)
    said = str(caught.value)
    assert path.name in said
    assert "\n" not in said
    return said


# Round trips --------------------------------------------------------------------------------------


def test_the_file_of_the_default_scenario():
    assert encode(from_settings({})).decode() == DEFAULT_FILE


def test_an_empty_object_with_a_version_is_the_default_scenario(desk):
    path = desk / "empty.hopscope"
    path.write_text('{"version": 1}', encoding="utf-8")
    assert read_scenario(path) == from_settings({})
    assert read_settings(path) == {}


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text(max_size=8)
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)
POSITIONS = st.builds(
    lambda digits, places: Fraction(digits, 10**places), st.integers(0, 10**24), st.integers(0, 18)
)


@given(st.data(), scenarios(24), POSITIONS, st.text(max_size=40), st.booleans())
def test_what_is_written_is_read(desk, data, scenario, position, notes, slow):
    view = data.draw(views(scenario.network))
    a, b = scenario.network.links[-1].tolist()
    links = ((a, b, Fraction(5, 2)), (b, a, Fraction(1, 8))) if slow else ()
    whole = replace(scenario, position=position, view=view, notes=notes, slow_links=links)
    path = desk / f"trip{ENDING}"
    write_scenario(path, whole)
    assert read_scenario(path) == whole
    assert scenario_of(path, read_settings(path)) == whole
    first = path.read_bytes()
    write_scenario(path, read_scenario(path))
    assert path.read_bytes() == first


@pytest.mark.parametrize(
    "settings", [{"ts": "1000000000000"}, {"ts": "123456.5", "tw": "0.000000012345", "m": 12345}]
)
def test_the_end_of_a_run_is_a_position(desk, settings):
    scenario = from_settings(settings)
    at_end = replace(scenario, position=run(scenario).simulated)
    path = desk / "end.hopscope"
    write_scenario(path, at_end)
    assert read_scenario(path) == at_end


@given(scenarios(24))
def test_a_file_is_json_that_others_read(desk, scenario):
    content = json.loads(encode(scenario), parse_float=str)
    assert content.pop("version") == 1
    assert set(content) <= set(KEYS)
    assert from_settings(content) == scenario


def test_numbers_are_exact_in_files():
    scenario = from_settings({"tw": "0.1", "ts": "0.000000000000001", "th": "1000000000000"})
    content = json.loads(encode(scenario), parse_float=Decimal)
    assert content["tw"] == Decimal("0.1")
    assert content["ts"] == Decimal("0.000000000000001")
    assert content["th"] == 10**12


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + DEFAULT_FILE,
        DEFAULT_FILE.replace("\n", "\r\n"),
        "  \n\n" + DEFAULT_FILE + "\n\n",
        json.dumps(json.loads(DEFAULT_FILE)),
        DEFAULT_FILE.replace('"version": 1', '"version": 1.0'),
        DEFAULT_FILE.replace('"ts": 50', '"ts": "50"'),
        DEFAULT_FILE.replace('"p": 16', '"dims": [16]'),
    ],
    ids=["bom", "crlf", "blank", "one-line", "version-1.0", "text", "dims"],
)
def test_other_ways_of_writing_the_same(desk, text):
    path = desk / "same.hopscope"
    path.write_bytes(text.encode())
    assert read_scenario(path) == from_settings({})


# What is broken -----------------------------------------------------------------------------------


def test_cut_at_every_byte(desk):
    scenario = replace(
        from_settings({"topology": "torus", "dims": "3x5", "slow-link": "0-1:2"}),
        position=Fraction("61.5"),
        view=View(labels=("binary",), zoom=1.5, bookmarks=(Fraction(0), Fraction("61.5"))),
        notes="für später",
    )
    data = encode(scenario)
    path = desk / "cut.hopscope"
    for length in range(len(data.rstrip())):
        assert "this is not a scenario file (JSON)" in refusal(path, data[:length])
    path.write_bytes(data.rstrip())
    assert read_scenario(path) == scenario


def test_a_file_cut_in_half_names_its_line(desk):
    data = DEFAULT_FILE.encode()
    said = refusal(desk / "half.hopscope", data[: len(data) // 2])
    line = data[: len(data) // 2].count(b"\n") + 1
    assert said.startswith(f"{desk / 'half.hopscope'}, line {line}: ")


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("99", "is of version 99, made by a newer program"),
        ("2", "is of version 2, made by a newer program"),
        ("1.5", "is of version 1.5, made by a newer program"),
        ("1e30", "made by a newer program"),
        ("0", "is of version 0; this program reads version 1"),
        ("-1", "is of version -1; this program reads version 1"),
        ('"1"', "this program reads version 1"),
        ("true", "is of version true; this program reads version 1"),
        ("null", "is of version null; this program reads version 1"),
        ("[1]", "this program reads version 1"),
    ],
)
def test_other_versions(desk, version, words):
    text = DEFAULT_FILE.replace('"version": 1', f'"version": {version}')
    assert words in refusal(desk / "other.hopscope", text)


def test_a_newer_file_is_refused_before_its_keys_are_looked_at(desk):
    said = refusal(desk / "newer.hopscope", '{"version": 2, "p": "new", "sort": 3}')
    assert "version 2" in said


def test_a_missing_version(desk):
    said = refusal(desk / "none.hopscope", '{"p": 16}')
    assert "the key version is missing" in said
    assert '"version": 1' in said


@pytest.mark.parametrize("text", ["[]", "3", '"ring"', "null", '[{"version": 1}]', "1e400"])
def test_what_is_no_object(desk, text):
    assert "holds something else" in refusal(desk / "other.hopscope", text)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"\0" * 100,
        b"\xff\xfe\x00",
        b"PK\x03\x04rest",
        '{"version": 1}'.encode("utf-16"),
        b'{"version": 1, "notes": "\xff"}',
        b'{"version": 1, "notes": "\xed\xa0\x80"}',
        b'{"version": 1,}',
        b"{'version': 1}",
        b'{"version": 1} {"version": 1}',
        b'{"version": 1, "ts": NaN}',
        b'{"version": 1, "ts": Infinity}',
        b'{"version": 1, "ts": 01}',
        b"<?xml version='1.0'?>",
        b"[" * 300_000,
        b'{"version": 1, "view": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=lambda data: repr(data[:24]),
)
def test_nonsense(desk, data):
    assert "this is not a scenario file (JSON)" in refusal(desk / "nonsense.hopscope", data)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_scenario_or_a_sentence(desk, data):
    path = desk / "bytes.hopscope"
    for content in (data, b'{"version": 1, ' + data, b'{"version": 1, "notes": "' + data + b'"}'):
        path.write_bytes(content)
        try:
            assert isinstance(read_scenario(path), Scenario)
        except InputError:
            continue


@given(
    st.dictionaries(st.sampled_from([*KEYS, "position", "view", "notes", "?"]), VALUES, max_size=4)
)
def test_any_json_is_a_scenario_or_a_sentence(desk, content):
    path = desk / "json.hopscope"
    path.write_text(json.dumps({"version": 1, **content}), encoding="utf-8")
    said = f"{path}, line 1: "
    try:
        read_scenario(path)
    except InputError as error:
        said = str(error)
    assert said.startswith(f"{path}, line 1: ")
    assert "\n" not in said


def test_a_huge_file_is_not_read(desk):
    path = desk / "huge.hopscope"
    with path.open("wb") as file:
        file.write(b"{")
        file.truncate(100 * 2**20)  # a hole: takes no room on the disk
    with pytest.raises(InputError, match=r"huge\.hopscope has 104857600 bytes"):
        read_scenario(path)
    path.unlink()


def test_the_largest_file(desk):
    path = desk / "large.hopscope"
    path.write_bytes(DEFAULT_FILE.encode().ljust(MAX_BYTES))
    assert read_scenario(path) == from_settings({})
    said = refusal(path, DEFAULT_FILE.encode().ljust(MAX_BYTES + 1))
    assert f"has {MAX_BYTES + 1} bytes; a scenario file has at most {MAX_BYTES}" in said


def test_files_that_cannot_be_read(desk):
    for path, words in (
        (desk / "nothing.hopscope", "nothing.hopscope cannot be read: there is no such file"),
        (desk, "cannot be read: it is a folder, not a file"),
    ):
        with pytest.raises(InputError) as caught:
            read_scenario(path)
        assert words in str(caught.value)


def test_a_file_that_may_not_be_read(desk, monkeypatch):
    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    path = desk / "secret.hopscope"
    path.write_text(DEFAULT_FILE, encoding="utf-8")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(InputError, match="cannot be read: access is not allowed"):
        read_scenario(path)


# The line that is to blame ------------------------------------------------------------------------


def lines(*rows):
    """A file with a row a line between the braces."""
    return "{\n" + ",\n".join(rows) + "\n}\n"


@pytest.mark.parametrize(
    ("rows", "line", "words"),
    [
        (('"version": 1', '"p": 8', '"speed": 3'), 4, "the key speed is not known"),
        (('"speed": 3', '"version": 1'), 2, "the key speed is not known"),
        (('"version": 1', '"m": 0', '"q": 1'), 3, "m must be a whole number"),
        (('"version": 1', '"q": 1', '"ts": 1e400'), 4, "1E+400 is not"),
        (('"version": 1', '"q": 1', '"ts": 1e99999999999999999999999'), 4, "ts must be"),
        (('"version": 1', '"q": 1', '"position": -1'), 4, "position"),
        (('"version": 1', '"q": 1', '"position": "late"'), 4, "position"),
        (('"version": 1', '"notes": 3'), 3, "notes must be a text; 3 is not"),
        (('"version": 1', '"view": [1]'), 3, "view must be an object; [1] is not"),
        (('"version": 1', '"view": {"zoom": 2,\n"speed": 3}'), 4, "the key speed is not known"),
        (('"version": 1', '"view": {"zoom": 2,\n"node": 16}', '"p": 16'), 4, "from 0 to 15; 16 is"),
        (('"version": 1', '"view": {"zoom": 2,\n"zo\\u006fm": 0}'), 3, "zoom must be a number"),
        (
            ('"version": 1', '"view": {"node": 3,\n\n"layout": "cubes"}', '"layout": 1'),
            6,
            "the key layout is not known",
        ),
        (
            ('"version": 1', '"node": 1', '"view": {"node": 3,\n\n"layout": "cubes"}'),
            3,
            "the key node is not known",
        ),
        (
            ('"version": 1', '"view": {"node": 3,\n\n"layout": "cubes"}'),
            5,
            "the layout cubes does not apply to this ring; there is circle and grid",
        ),
        (('"version": 1', '"view": {"zoom":\n{"zoom": 3}}'), 3, "zoom must be a number"),
        (('"version": 1', '"view": {"labels": ["gray"],\n"link": [0, 5]}'), 3, "the label gray"),
        (('"version": 1', '"view": {"zoom": 1,\n"link": [0, 5]}'), 4, "no link from node 0 to"),
        (('"version": 1', '"topology": "hypercube"', '"p": 12'), 4, "12 is not (8 and 16 are)"),
        (('"version": 1', '"topology": "hypercube"', '"m": 8', '"p": 12'), 5, "12 is not"),
        (('"version": 1', '"m": 12', '"topology": "hypercube"', '"p": 12'), 5, "12 is not"),
        (('"version": 1', '"p": 4', '"root": 4'), 4, "root must be a whole number from 0 to 3"),
        (('"version": 1', '"slow-link": ["0-5:2"]', '"p": 16'), 3, "no link from node 0 to node 5"),
        (('"version": 1', '"m": 3', '"operation": "allgather"'), 4, "allgather is not known"),
        (
            ('"version": 1', '"root": 1', '"algorithm": "ring"'),
            4,
            "the algorithm ring is not known",
        ),
        (
            ('"version": 1', '"operation": "point-to-point"', '"source": 3', '"target": 3'),
            4,
            "both are 3",
        ),
        (('"version": 1', '"view": {"m": 1}', '"m": 0'), 4, "m must be a whole number"),
        (('"version": 1', '"notes": "the key \\"m\\": 0"', '"m": 0'), 4, "m must be"),
    ],
)
def test_the_line_is_named(desk, rows, line, words):
    said = refusal(desk / "bad.hopscope", lines(*rows))
    assert words in said
    assert said.startswith(f"{desk / 'bad.hopscope'}, line {line}: ")


# Written whole or not at all ----------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path):
    """A scenario file that must not be harmed."""
    path = tmp_path / f"kept{ENDING}"
    write_scenario(path, from_settings({"p": 7}))
    return path


def fails(*arguments, **options):
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("broken", ["fsync", "replace", "chmod"])
def test_a_fault_while_writing_leaves_the_old_file_alone(kept, monkeypatch, broken):
    before = kept.read_bytes()
    monkeypatch.setattr(os, broken, fails)
    with pytest.raises(InputError, match=r"kept\.hopscope cannot be written: the disk is full"):
        write_scenario(kept, from_settings({"p": 9}))
    monkeypatch.undo()
    assert kept.read_bytes() == before
    assert [path.name for path in kept.parent.iterdir()] == [kept.name]


def test_a_fault_while_writing_leaves_no_new_file(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(InputError, match="the disk is full"):
        write_whole(tmp_path / "new.csv", b"1,2,3\n")
    assert not list(tmp_path.iterdir())


def test_an_interruption_leaves_nothing_behind(kept, monkeypatch):
    def interrupt(handle):
        raise KeyboardInterrupt

    before = kept.read_bytes()
    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_scenario(kept, from_settings({"p": 9}))
    assert kept.read_bytes() == before
    assert [path.name for path in kept.parent.iterdir()] == [kept.name]


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_link_stays_a_link(kept):
    link = kept.parent / "link.hopscope"
    link.symlink_to(kept.name)
    write_scenario(link, from_settings({"p": 9}))
    assert link.is_symlink()
    assert read_scenario(kept) == from_settings({"p": 9})
    assert sorted(path.name for path in kept.parent.iterdir()) == [kept.name, link.name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes of POSIX")
def test_a_pipe_is_written_to_and_not_replaced(tmp_path):
    pipe, got = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = Thread(target=lambda: got.append(pipe.read_bytes()), daemon=True)
    reader.start()
    write_whole(pipe, b"one,two\n")
    reader.join(timeout=10)
    assert got == [b"one,two\n"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_the_file_is_complete_on_the_disk_before_it_gets_its_name(kept, monkeypatch):
    seen = []
    before = kept.read_bytes()
    real_sync, real_replace = os.fsync, os.replace

    def sync(handle):
        others = [path for path in kept.parent.iterdir() if path != kept]
        seen.append(("synced", [path.read_bytes() for path in others]))
        assert kept.read_bytes() == before
        real_sync(handle)

    def move(source, target, **options):
        seen.append(("moved", Path(target)))
        assert Path(source).parent == kept.parent  # a rename within one folder is one act
        real_replace(source, target, **options)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", move)
    scenario = from_settings({"p": 9})
    write_scenario(kept, scenario)
    assert seen == [("synced", [encode(scenario)]), ("moved", kept)]
    assert kept.read_bytes() == encode(scenario)
    assert [path.name for path in kept.parent.iterdir()] == [kept.name]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere/x.hopscope", "x.hopscope cannot be written: there is no such folder"),
        (".", "it is a folder, not a file"),
    ],
)
def test_places_that_cannot_be_written(tmp_path, name, words):
    with pytest.raises(InputError) as caught:
        write_scenario(tmp_path / name, from_settings({}))
    assert words in str(caught.value)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_may_not_be_written(tmp_path, monkeypatch):
    def refuse(*arguments, **options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    with pytest.raises(InputError, match="access is not allowed"):
        write_whole(tmp_path / "x.csv", b"")


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_permissions_stay_and_new_files_have_the_usual_ones(tmp_path):
    path = tmp_path / "x.csv"
    usual = tmp_path / "usual"
    usual.write_bytes(b"")
    write_whole(path, b"one")
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    path.chmod(0o640)
    write_whole(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.read_bytes() == b"two"


NEWER = '{"version": 99, "wonder": true}'


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("lesson.hopscope", NEWER),
        ("lesson.json", NEWER),
        ("lesson.hopscope", NEWER.ljust(MAX_BYTES + 1)),
        ("lesson.hopscope", "\ufeff" + NEWER),
    ],
    ids=["hopscope", "json", "large", "bom"],
)
def test_a_newer_file_is_never_overwritten(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match="version 99"):
        write_scenario(path, from_settings({}))
    assert path.read_text(encoding="utf-8") == text
    assert [one.name for one in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("old", [b"", b"broken {", b'{"version": 0}', b'{"version": 1, "x": 1}'])
def test_what_is_old_or_broken_may_be_overwritten(tmp_path, old):
    path = tmp_path / "old.hopscope"
    path.write_bytes(old)
    write_scenario(path, from_settings({}))
    assert path.read_text(encoding="utf-8") == DEFAULT_FILE


def test_notes_that_no_file_can_hold_are_refused(tmp_path):
    path = tmp_path / "half.hopscope"
    path.write_text('{"version": 1, "notes": "\\ud800"}')
    with pytest.raises(InputError):
        read_scenario(path)
