"""What is not saved yet is kept on disk, so that nothing is lost when the program is ended roughly.

Each process has a folder of its own with a lock, each window a file in it; a file is written whole
or not at all.  A folder whose process is dead is abandoned: at the next start its files are
offered.  Windows that are closed cleanly leave nothing behind.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QLockFile

from engine.errors import InputError
from engine.scenario import MAX_SCENES, Scenario, SceneList, write_whole
from engine.scenario.fields import whole
from engine.scenario.file import (
    SCENARIO_FILE,
    VERSION,
    content_of,
    encode_object,
    read_object,
    scenario_from,
)

ENDING = ".recovery"
LOCK = "lock"
RECOVERY_FILE = replace(SCENARIO_FILE, most=20_000_000)


@dataclass(frozen=True)
class Unsaved:
    """What a window shows and has not saved.

    Attributes
    ----------
    scenario : Scenario
        With position and view.
    saved : Scenario or None
        What its file holds.
    path : Path or None
        Its file.
    digest : str
        That of the file as it was opened or saved, empty without a file.
    scenes : SceneList or None
        The open list of scenes.
    scenes_saved : bool
        Whether the list is as its file.
    scenes_path : Path or None
        The file of the list.
    current : int
        The scene on show, from 0.
    """

    scenario: Scenario
    saved: Scenario | None = None
    path: Path | None = None
    digest: str = ""
    scenes: SceneList | None = None
    scenes_saved: bool = True
    scenes_path: Path | None = None
    current: int = 0

    @property
    def name(self) -> str:
        """The name of the file, empty where there is none."""
        path = self.path or self.scenes_path
        return "" if path is None else path.name


def encode_unsaved(unsaved: Unsaved) -> bytes:
    """Return the file of what is not saved."""
    content: dict[str, object] = {"version": VERSION, "scenario": content_of(unsaved.scenario)}
    if unsaved.saved is not None:
        content["saved"] = content_of(unsaved.saved)
    if unsaved.path is not None:
        content |= {"path": str(unsaved.path), "digest": unsaved.digest}
    if unsaved.scenes is not None:
        scenes = [content_of(scene) for scene in unsaved.scenes.scenes]
        content |= {"title": unsaved.scenes.title, "scenes": scenes, "current": unsaved.current}
        content["scenes_saved"] = unsaved.scenes_saved
        if unsaved.scenes_path is not None:
            content["scenes_path"] = str(unsaved.scenes_path)
    return encode_object(content)


def read_unsaved(path: Path) -> Unsaved:
    """Return what a file of ``encode_unsaved`` holds.

    Raises
    ------
    InputError
        If it cannot be read.
    """
    content = read_object(path, RECOVERY_FILE)
    scenes = _objects(content.get("scenes"))
    saved = content.get("saved")
    return Unsaved(
        scenario=scenario_from(_object(content.get("scenario"))),
        saved=scenario_from(_object(saved)) if saved is not None else None,
        path=_path(content.get("path")),
        digest=str(content.get("digest", "")),
        scenes=SceneList(str(content.get("title", "")), tuple(map(scenario_from, scenes)))
        if scenes
        else None,
        scenes_saved=content.get("scenes_saved") is True,
        scenes_path=_path(content.get("scenes_path")),
        current=whole(content.get("current", 0), "current", 0, MAX_SCENES),
    )


def _object(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


def _objects(value: object) -> list[Mapping[str, object]]:
    return [_object(one) for one in value] if isinstance(value, list) else []


def _path(value: object) -> Path | None:
    return Path(value) if isinstance(value, str) and value else None


class Abandoned:
    """The folder of a dead process, locked so that nobody else offers it meanwhile."""

    def __init__(self, folder: Path, lock: QLockFile) -> None:
        self._folder, self._lock = folder, lock

    def files(self) -> list[Path]:
        """Return the files of its windows, oldest first."""
        found = self._folder.glob(f"*{ENDING}")
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name))

    def all_unsaved(self) -> list[Unsaved]:
        """Return what can be read of its windows."""
        found = []
        for path in self.files():
            try:
                found.append(read_unsaved(path))
            except InputError:
                continue  # of another version, or damaged outside the program
        return found

    def discard(self) -> None:
        """Remove the folder for good."""
        self._lock.unlock()
        shutil.rmtree(self._folder, ignore_errors=True)

    def leave(self) -> None:
        """Let it be offered again at the next start."""
        self._lock.unlock()


class RecoveryFolder:
    """The folder of all recoveries and, once it is needed, the one of this process in it."""

    def __init__(self, base: Path) -> None:
        self._base = base
        self._own = base / f"{os.getpid()}-{os.urandom(4).hex()}"
        self._lock: QLockFile | None = None
        self._count = 0

    def new_slot(self) -> Path:
        """Return the path of one more window's file; it is not made yet."""
        self._count += 1
        return self._own / f"window-{self._count}{ENDING}"

    def write(self, slot: Path, data: bytes) -> None:
        """Write a window's file, whole or not at all.

        Raises
        ------
        InputError
            If it cannot be written.
        """
        if self._lock is None:
            self._lock = self._make_own()
        write_whole(slot, data)

    def _make_own(self) -> QLockFile | None:
        try:
            self._own.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None  # writing into it will say what is wrong
        lock = _lock_of(self._own)
        lock.tryLock(0)
        return lock

    def close(self) -> None:
        """Remove this process's folder if no window has left a file."""
        if self._lock is not None and not list(self._own.glob(f"*{ENDING}")):
            self._lock.unlock()
            self._lock = None
            shutil.rmtree(self._own, ignore_errors=True)

    def abandoned(self) -> list[Abandoned]:
        """Return the folders of dead processes that hold something; empty ones are removed."""
        if not self._base.is_dir():
            return []
        found = []
        for folder in sorted(path for path in self._base.iterdir() if path.is_dir()):
            lock = _lock_of(folder)
            if folder == self._own or not lock.tryLock(0):
                continue
            left = Abandoned(folder, lock)
            if left.all_unsaved():
                found.append(left)
            elif not left.files():
                left.discard()
            else:
                left.leave()
        return found


def _lock_of(folder: Path) -> QLockFile:
    """Return a folder's lock; it is stale once its process is dead, however old it is."""
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)
    return lock
