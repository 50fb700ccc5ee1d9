"""Scene lists (.hopscenes): scenarios with positions and notes, one after the other, for a lecture.

The file is a JSON object with a version, a title and the scenes.  A scene is what stands in a
scenario file, without version; or it names such a file by its path from the list's folder, with
position, view and notes over those of the file.  A list is read whole or not at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.errors import InputError, shown
from engine.scenario.file import (
    VERSION,
    Format,
    content_of,
    encode_object,
    is_text,
    read_object,
    read_settings,
    refuse_newer,
    scenario_from,
    scenario_of,
)
from engine.scenario.value import Scenario
from engine.scenario.writing import write_whole
from engine.text import QT_TRANSLATE_NOOP, Text

LIST_ENDING = ".hopscenes"
MAX_SCENES = 200
MAX_LIST_BYTES = 4_000_000
EXTRAS = ("position", "view", "notes")
"""What may stand beside the name of a scene's file."""

TOO_LARGE = QT_TRANSLATE_NOOP("scenes", "{file} has {size} bytes; a scene list has at most {most}")
NOT_JSON = QT_TRANSLATE_NOOP(
    "scenes", "{file}, line {line}: this is not a scene list (JSON): {reason}"
)
NOT_OBJECT = QT_TRANSLATE_NOOP(
    "scenes", "{file}: a scene list holds one JSON object; this holds something else"
)
NO_VERSION = QT_TRANSLATE_NOOP(
    "scenes", '{file}: the key version is missing; a scene list has "version": 1'
)
LIST_FILE = Format(MAX_LIST_BYTES, TOO_LARGE, NOT_JSON, NOT_OBJECT, NO_VERSION)

IN_FILE = QT_TRANSLATE_NOOP("scenes", "{file}: {reason}", "what is wrong with a file")
IN_SCENE = QT_TRANSLATE_NOOP("scenes", "{file}, scene {number}: {reason}")
UNKNOWN_KEY = QT_TRANSLATE_NOOP(
    "scenes", "a scene list has the keys version, title and scenes; {key} is not known"
)
BAD_TITLE = QT_TRANSLATE_NOOP("scenes", "title must be one line of text; {value} is not")
BAD_SCENES = QT_TRANSLATE_NOOP("scenes", "scenes must be a list of scenes; {value} is not")
NO_SCENES = QT_TRANSLATE_NOOP("scenes", "the key scenes is missing: the list of scenes")
BAD_NUMBER = QT_TRANSLATE_NOOP("scenes", "a scene list has 1 to {most} scenes, not {count}")
NOT_A_SCENE = QT_TRANSLATE_NOOP("scenes", "a scene must be a JSON object; {value} is not")
BAD_FILE = QT_TRANSLATE_NOOP(
    "scenes", "file must be a path from the folder of the list; {value} is not"
)
NO_FILE = QT_TRANSLATE_NOOP("scenes", "there is no file {value} in the folder of the list")
BESIDE_FILE = QT_TRANSLATE_NOOP(
    "scenes", "beside the key file only position, view and notes may stand; {key} may not"
)


@dataclass(frozen=True)
class SceneList:
    """A title (one line, may be empty) and 1 to ``MAX_SCENES`` scenarios with their positions."""

    title: str
    scenes: tuple[Scenario, ...]

    def __post_init__(self) -> None:
        """Check title and number of scenes.

        Raises
        ------
        InputError
            If the title is not one line of text, or there are no scenes or too many.
        """
        check_title(self.title)
        check_number(len(self.scenes))


def check_title(title: str) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If a title is not one line of text.
    """
    if not is_text(title) or title.splitlines() not in ([], [title]):
        raise InputError(Text(BAD_TITLE, value=shown(title)))


def check_number(count: int) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If a list may not have so many scenes.
    """
    if not 1 <= count <= MAX_SCENES:
        raise InputError(Text(BAD_NUMBER, most=MAX_SCENES, count=count))


def is_scene_list(path: Path) -> bool:
    """Return whether a file is to be read as a scene list: its content says so, else its ending."""
    if path.suffix.lower() == LIST_ENDING:
        return True
    if not path.is_file():
        return False  # nothing is taken out of a pipe by looking
    try:
        return "scenes" in read_object(path, LIST_FILE)
    except InputError:
        return False


def read_scene_list(path: Path) -> SceneList:
    """Return the scene list of a file.

    Raises
    ------
    InputError
        If the file or one that it names cannot be read, is of another version, or anything in it
        cannot be used; the number of the scene (from 1) is named.
    """
    content = read_object(path, LIST_FILE)
    try:
        title, scenes = _title(content), _entries(content)
    except InputError as error:
        raise InputError(Text(IN_FILE, file=str(path), reason=error.text)) from None
    made = []
    for number, entry in enumerate(scenes, start=1):
        try:
            made.append(_scene(path.parent, entry))
        except InputError as error:
            text = Text(IN_SCENE, file=str(path), number=number, reason=error.text)
            raise InputError(text) from None
    return SceneList(title, tuple(made))


def _title(content: Mapping[str, object]) -> str:
    title = content.get("title", "")
    if not isinstance(title, str):
        raise InputError(Text(BAD_TITLE, value=shown(title)))
    check_title(title)
    return title


def _entries(content: Mapping[str, object]) -> list[object]:
    """Return what stands under ``scenes``: as many as there may be, not yet looked at."""
    for key in content:
        if key not in ("title", "scenes"):
            raise InputError(Text(UNKNOWN_KEY, key=shown(key)))
    if "scenes" not in content:
        raise InputError(Text(NO_SCENES))
    scenes = content["scenes"]
    if not isinstance(scenes, list):
        raise InputError(Text(BAD_SCENES, value=shown(scenes)))
    check_number(len(scenes))
    return scenes


def _scene(folder: Path, entry: object) -> Scenario:
    """Return the scenario of one entry of a list in a folder."""
    if not isinstance(entry, dict):
        raise InputError(Text(NOT_A_SCENE, value=shown(entry)))
    if "file" not in entry:
        return scenario_from(entry)
    name = entry["file"]
    for key in entry:
        if key not in ("file", *EXTRAS):
            raise InputError(Text(BESIDE_FILE, key=shown(key)))
    if not isinstance(name, str) or not name or Path(name).is_absolute():
        raise InputError(Text(BAD_FILE, value=shown(name)))
    path = folder / name
    if not path.is_file():  # a folder or a device is none either
        raise InputError(Text(NO_FILE, value=shown(name)))
    settings = read_settings(path)
    scenario_of(path, settings)  # the file itself must be right
    return scenario_from({**settings, **{key: entry[key] for key in EXTRAS if key in entry}})


def encode_scene_list(scenes: SceneList) -> bytes:
    """Return the file of a scene list: JSON, every scene in full, numbers exact."""
    content = [content_of(scene) for scene in scenes.scenes]
    return encode_object({"version": VERSION, "title": scenes.title, "scenes": content})


def write_scene_list(path: Path, scenes: SceneList) -> None:
    """Write a scene list, whole or not at all; scenes that came from files stand in it in full.

    Raises
    ------
    InputError
        If it cannot be written, would be too large to be read again, or a file of a newer version
        is in its place.
    """
    data = encode_scene_list(scenes)
    if len(data) > MAX_LIST_BYTES:
        raise InputError(Text(TOO_LARGE, file=str(path), size=len(data), most=MAX_LIST_BYTES))
    if path.is_file():
        refuse_newer(path)
    write_whole(path, data)
