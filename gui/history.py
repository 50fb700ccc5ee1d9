"""Undo and redo of edits: a list of scenarios and a place in it.

What counts as an edit is what counts as unsaved: everything but position, zoom and selection.
Edits of the same fields in one gesture (from one press of a button or key to the next press) are
one entry, so that a slider that is drawn along is undone at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from fractions import Fraction

from PySide6.QtCore import QObject, Signal

from engine.scenario import Scenario
from engine.scenario.view import View
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from gui.session import Session
from gui.shown import Shown, network_of, same_steps, without_look

MOST_ENTRIES = 500
LOOK = ("zoom", "centre", "link", "node")
"""Fields of the view that are no edits."""

NETWORK = Text(QT_TRANSLATE_NOOP("edit", "network"))
NODES = Text(QT_TRANSLATE_NOOP("edit", "nodes"))
NAMES: dict[str, Text] = {
    "topology": NETWORK,
    "dims": NETWORK,
    "operation": Text(QT_TRANSLATE_NOOP("edit", "operation")),
    "algorithm": Text(QT_TRANSLATE_NOOP("edit", "algorithm")),
    "switching": Text(QT_TRANSLATE_NOOP("edit", "switching")),
    "m": Text(QT_TRANSLATE_NOOP("edit", "message size")),
    "packet": Text(QT_TRANSLATE_NOOP("edit", "packet size")),
    "ts": Text(QT_TRANSLATE_NOOP("edit", "startup time")),
    "th": Text(QT_TRANSLATE_NOOP("edit", "time per hop")),
    "tw": Text(QT_TRANSLATE_NOOP("edit", "time per word")),
    "cluster": Text(QT_TRANSLATE_NOOP("edit", "model of a message")),
    "given_startups": Text(QT_TRANSLATE_NOOP("edit", "startups")),
    "order": Text(QT_TRANSLATE_NOOP("edit", "order")),
    "root": Text(QT_TRANSLATE_NOOP("edit", "root")),
    "q": Text(QT_TRANSLATE_NOOP("edit", "shift")),
    "given_source": NODES,
    "given_target": NODES,
    "slow_links": Text(QT_TRANSLATE_NOOP("edit", "slow links")),
    "laid": Text(QT_TRANSLATE_NOOP("edit", "embedding")),
    "notes": Text(QT_TRANSLATE_NOOP("edit", "notes")),
    "layout": Text(QT_TRANSLATE_NOOP("edit", "layout")),
    "labels": Text(QT_TRANSLATE_NOOP("edit", "labels")),
    "colour": Text(QT_TRANSLATE_NOOP("edit", "colours")),
    "notation": Text(QT_TRANSLATE_NOOP("edit", "notation")),
    "bookmarks": Text(QT_TRANSLATE_NOOP("edit", "bookmarks")),
}
"""What people call the fields of a scenario and of its view."""

SEVERAL = Text(QT_TRANSLATE_NOOP("edit", "scenario"))
MOST_NAMED = 2


def changed_fields(old: Scenario, new: Scenario) -> frozenset[str]:
    """Return the fields of scenario and view in which an edit lies, by name."""
    pairs: tuple[tuple[object, object], ...] = ((old, new), (old.view, new.view))
    return frozenset(
        name
        for one, other in pairs
        for name in (field.name for field in fields(one))  # type: ignore[arg-type]
        if name in NAMES and getattr(one, name) != getattr(other, name)
    )


def spoken(changed: frozenset[str]) -> Text:
    """Return what people call an edit of some fields."""
    names = list(dict.fromkeys(NAMES[name] for name in NAMES if name in changed))
    return enumeration(names) if 0 < len(names) <= MOST_NAMED else SEVERAL


class History(QObject):
    """Follows a session; ``changed`` tells when there is something else to undo or redo.

    ``presses`` counts what a person pressed so far.
    """

    changed = Signal()

    def __init__(self, session: Session, presses: Callable[[], int]) -> None:
        super().__init__(session)
        self._session, self._presses = session, presses
        self._entries: list[Scenario] = []
        self._place = -1
        self._gesture = 0
        self._last: tuple[frozenset[str], int] | None = None
        self._known = self._shown = Shown()
        session.begun.connect(self._forget)
        session.scenario_accepted.connect(lambda scenario: self._press())
        session.runs_changed.connect(self._note)
        session.position_changed.connect(self._follow)
        session.busy_changed.connect(lambda busy: busy or self._settle())

    # What is noted

    def _forget(self) -> None:
        self._entries, self._place, self._last = [], -1, None
        self._shown = Shown()

    def _press(self) -> None:
        self._gesture = self._presses()

    def _follow(self, shown: Shown) -> None:
        if shown.view is not self._shown.view and self._edited(shown.view):
            self._press()
            self._note(shown)
        self._shown = shown

    def _edited(self, view: View) -> bool:
        old = self._shown.view
        return replace(old, **{name: getattr(view, name) for name in LOOK}) != view

    def _note(self, shown: Shown) -> None:
        """Take in what is shown, if it is an edit of the entry at the place."""
        before, self._shown = self._shown, shown
        self._known = shown
        new = self._session.scenario
        if not self._entries:
            self._entries, self._place = [new], 0
            self.changed.emit()
            return
        here = self._entries[self._place]
        if without_look(new) == without_look(here):
            return
        if before.runs and without_look(_scenario_of(before)) == without_look(here):
            self._entries[self._place] = here = _scenario_of(before)
        edit = changed_fields(here, new), self._gesture
        at_end = self._place == len(self._entries) - 1
        if at_end and self._place > 0 and edit == self._last:
            self._merge(new)
        else:
            self._entries = [*self._entries[: self._place + 1], new][-MOST_ENTRIES:]
            self._place = len(self._entries) - 1
        self._last = edit
        self.changed.emit()

    def _merge(self, new: Scenario) -> None:
        """Put a scenario in the place of the last; one that was before leaves no entry."""
        self._entries[-1] = new
        if without_look(new) == without_look(self._entries[-2]):
            self._entries.pop()
            self._place -= 1

    def _settle(self) -> None:
        """After work that was given up, be where the scenario on show is."""
        if not self._entries or not self._session.shown.runs:
            return
        shown = without_look(self._session.scenario)
        found = [at for at, entry in enumerate(self._entries) if without_look(entry) == shown]
        if found and self._place not in found:
            self._place = min(found, key=lambda at: abs(at - self._place))
            self.changed.emit()

    # Undo and redo

    @property
    def undone_by_undo(self) -> Text | None:
        """What undo would undo, None if there is nothing."""
        return self._between(self._place - 1)

    @property
    def redone_by_redo(self) -> Text | None:
        """What redo would do again, None if there is nothing."""
        return self._between(self._place)

    def _between(self, at: int) -> Text | None:
        if not 0 <= at < len(self._entries) - 1:
            return None
        return spoken(changed_fields(self._entries[at], self._entries[at + 1]))

    def undo(self) -> None:
        """Show the scenario as it was before the last edit."""
        self._go(-1)

    def redo(self) -> None:
        """Show the scenario again as it was after the edit that was undone."""
        self._go(1)

    def _go(self, by: int) -> None:
        to = self._place + by
        if not 0 <= to < len(self._entries):
            return
        now = self._session.scenario
        if without_look(now) == without_look(self._entries[self._place]):
            self._entries[self._place] = now
        self._place, self._last = to, None
        self._session.restore(*self._as_looked_at(self._entries[to]))
        self.changed.emit()

    def _as_looked_at(self, entry: Scenario) -> tuple[Scenario, Fraction | None]:
        """Return an entry and its position; what was moved by hand since the edit stays there."""
        shown, known = self._session.shown, self._known
        moved = shown.position != known.position
        keeps_cycle = moved and same_steps(shown.run.scenario, entry)
        looked = {name: getattr(shown.view, name) for name in LOOK}
        same_look = all(getattr(known.view, name) == value for name, value in looked.items())
        if not same_look and network_of(shown.run) == (entry.topology, entry.dims):
            entry = replace(entry, view=replace(entry.view, **looked))
        return entry, None if keeps_cycle else entry.position


def _scenario_of(shown: Shown) -> Scenario:
    return replace(shown.run.scenario, position=shown.time, view=shown.view)
