"""The scene list of a lecture: which list is open, which scene is on show, and the way through.

Forward runs on from the end of a scene into the next at that scene's stored position; back mirrors
it: from the stored position to the end of the scene before.  Edits of a scene on show change the
list only by ``replace_scene``; going on to another scene drops them without a question, because a
lecturer who answered the hall by changing p wants to go on.  A scenario file opened meanwhile is a
document of its own, and is asked about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.scenario import Scenario, SceneList, read_scene_list, write_scene_list
from gui.run_cache import RunCache, same_run
from gui.session import Session
from gui.shown import THE_END, Shown, tick_of
from gui.transport import Transport

EXAMPLE = Path(__file__).resolve().parent.parent / "resources" / "scenes" / "lecture.hopscenes"
"""The scene list that comes with the program."""


class Stage(Enum):
    """How far the current scene has come."""

    WAITING = auto()
    SHOWN = auto()
    MISSING = auto()


class SceneShow(QObject):
    """Holds the open list and the current scene; moves through them over session and transport.

    ``changed()`` tells that the list, its file or the current scene are others.  ``may_leave`` is
    asked before a scenario that has a file of its own is left.
    """

    changed = Signal()

    def __init__(self, session: Session, transport: Transport) -> None:
        super().__init__(session)
        self._session = session
        self._transport = transport
        self._cache = RunCache(self)
        self.may_leave: Callable[[], bool] = lambda: True
        self.list: SceneList | None = None
        self.current = 0
        self.path: Path | None = None
        self._saved: SceneList | None = None
        self._stage = Stage.SHOWN
        session.runs_changed.connect(self._run_arrived)
        session.refused.connect(lambda text: self._give_up())
        session.busy_changed.connect(lambda busy: busy or self._give_up())

    @property
    def scenes(self) -> tuple[Scenario, ...]:
        """The scenes of the open list; none if there is no list."""
        return () if self.list is None else self.list.scenes

    @property
    def unsaved(self) -> bool:
        """Whether the list differs from its file."""
        return self.list is not None and self.list != self._saved

    # -- moving -----------------------------------------------------------------------------

    def forward(self) -> None:
        """Go one cycle forward; from the end of a scene to the next one."""
        if self._stage is Stage.WAITING:
            return
        if self.current + 1 < len(self.scenes) and (self._missing or self._at_end()):
            self.go_to(self.current + 1)
        else:
            self._transport.forward()

    def back(self) -> None:
        """Go one cycle back; from the stored position of a scene to the end of the one before."""
        if self._stage is Stage.WAITING:
            return
        shown = self._session.shown
        if not self.scenes or not shown.runs:
            self._transport.back()
            return
        begin = self._begin(shown)
        at_begin = shown.position <= begin and not self._transport.playback.playing
        if self._missing or at_begin:
            self.go_to(self.current - 1, at_end=True)
            return
        self._transport.back()
        if self._session.shown.position < begin:
            self._transport.go_to(begin)

    def next_scene(self) -> None:
        """Go to the next scene, wherever the run is."""
        self.go_to(self.current + 1)

    def previous_scene(self) -> None:
        """Go to the scene before, at its stored position."""
        self.go_to(self.current - 1)

    def go_to(self, number: int, at_end: bool = False) -> None:
        """Show a scene (counted from 0) at its stored position or its end; others do not exist."""
        if not 0 <= number < len(self.scenes):
            return
        of_a_file = self._session.path is not None and self._session.unsaved
        if not of_a_file or self.may_leave():
            self._show(number, at_end)

    def _show(self, number: int, at_end: bool = False) -> None:
        self._transport.playback.pause()
        scene = self.scenes[number]
        self.current, self._stage = number, Stage.WAITING
        position = THE_END if at_end else scene.position
        kept = self._cache.find(scene)
        if kept is not None:
            self._session.show_run(kept, position)
        else:
            self._session.start(scene, position)
        self.changed.emit()

    @property
    def _missing(self) -> bool:
        """Whether the current scene could not be shown, so that another run is on the screen."""
        return self._stage is Stage.MISSING

    def _at_end(self) -> bool:
        shown = self._session.shown
        return bool(shown.runs) and shown.position >= shown.run.trace.duration

    def _begin(self, shown: Shown) -> int:
        """Return the tick of the current scene's stored position; 0 once the scene was edited."""
        scene, run = self.scenes[self.current], shown.run
        as_shown = replace(run.scenario, notes=scene.notes, view=scene.view)
        return tick_of(run, scene.position) if same_run(as_shown, scene) else 0

    def _run_arrived(self, shown: Shown) -> None:
        self._stage = Stage.SHOWN
        if self.scenes:
            if same_run(shown.run.scenario, self._scene):
                self._cache.keep(shown.run)
            self._prepare()

    @property
    def _scene(self) -> Scenario:
        return self.scenes[self.current]

    def _prepare(self) -> None:
        """Have the scenes beside the current one ready."""
        beside = (self.current + 1, self.current - 1)
        self._cache.prepare([self.scenes[at] for at in beside if 0 <= at < len(self.scenes)])

    def _give_up(self) -> None:
        if self._stage is Stage.WAITING:
            self._stage = Stage.MISSING

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._cache.wait()

    # -- editing ----------------------------------------------------------------------------

    def add(self) -> None:
        """Put what is shown behind the current scene, at its position; begin a list if need be."""
        if self._can_take():
            scene = self._session.scenario
            at = self.current + 1 if self.scenes else 0
            if self._change(scenes=(*self.scenes[:at], scene, *self.scenes[at:]), current=at):
                self._taken()

    def replace_scene(self) -> None:
        """Put what is shown in the place of the current scene, whose notes stay."""
        if self.scenes and self._can_take():
            scene = self._session.scenario
            scene = replace(scene, notes=self._scene.notes or scene.notes)
            at = self.current
            self._change(scenes=(*self.scenes[:at], scene, *self.scenes[at + 1 :]))
            self._taken()

    def _can_take(self) -> bool:
        return bool(self._session.shown.runs) and self._stage is not Stage.WAITING

    def _taken(self) -> None:
        """Note that what is shown is in the list now, and need not be saved besides."""
        self._stage = Stage.SHOWN
        if self._session.path is None:
            self._session.saved = self._session.scenario
            self.changed.emit()

    def remove(self) -> None:
        """Take the current scene out (never the last one) and show the one in its place."""
        if len(self.scenes) > 1:
            at = self.current
            left = (*self.scenes[:at], *self.scenes[at + 1 :])
            self._change(scenes=left, current=min(at, len(left) - 1))
            self.go_to(self.current)

    def move(self, by: int) -> None:
        """Let the current scene change places with the one before (-1) or behind it (1)."""
        to = self.current + by
        if 0 <= to < len(self.scenes):
            scenes = list(self.scenes)
            scenes[self.current], scenes[to] = scenes[to], scenes[self.current]
            self._change(scenes=tuple(scenes), current=to)

    def write_notes(self, notes: str) -> None:
        """Give the current scene other notes."""
        if self.scenes and notes != self._scene.notes:
            scenes = list(self.scenes)
            scenes[self.current] = replace(self._scene, notes=notes)
            self._change(scenes=tuple(scenes))

    def rename(self, title: str) -> None:
        """Give the list another title."""
        if self.list is not None and title != self.list.title:
            self._change(title=title)

    def _change(
        self,
        title: str | None = None,
        scenes: tuple[Scenario, ...] | None = None,
        current: int | None = None,
    ) -> bool:
        """Take another list; if there cannot be such a one, tell why and keep this one."""
        old_title = "" if self.list is None else self.list.title
        try:
            self.list = SceneList(
                old_title if title is None else title, self.scenes if scenes is None else scenes
            )
        except InputError as error:
            self._session.file_refused.emit(error.text)
            return False
        self.current = self.current if current is None else current
        self._prepare()
        self.changed.emit()
        return True

    # -- files ------------------------------------------------------------------------------

    def open(self, path: Path) -> bool:
        """Open a scene list at its first scene; if it cannot be, tell why and change nothing."""
        try:
            opened = read_scene_list(path)
        except InputError as error:
            self._session.file_refused.emit(error.text)
            return False
        self.list = self._saved = opened
        self.path = path
        self._show(0)
        return True

    def open_example(self) -> None:
        """Open the list that comes with the program, as one without a file of its own."""
        if self.open(EXAMPLE):
            self.path = None
            self.changed.emit()

    def save(self, path: Path) -> bool:
        """Write the list to a file; if it cannot be, tell why."""
        if self.list is None:
            return True
        try:
            write_scene_list(path, self.list)
        except InputError as error:
            self._session.file_refused.emit(error.text)
            return False
        self.path, self._saved = path, self.list
        self.changed.emit()
        return True

    def restore(self, scenes: SceneList, saved: bool, path: Path | None, current: int) -> None:
        """Have a list open again at a scene; what is shown stays."""
        self.list, self._saved = scenes, scenes if saved else None
        self.path, self.current = path, min(current, len(scenes.scenes) - 1)
        self.changed.emit()

    def close(self) -> None:
        """Have no list open; what is shown stays."""
        self.list = self._saved = self.path = None
        self.current = 0
        self.changed.emit()
