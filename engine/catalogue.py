"""Ordered catalogues: the things that people choose from, each with a key and a title.

A catalogue is a tuple of frozen values that have ``key`` and ``title``; it is written out by hand
in the package that owns it (one line an entry), and menus, forms, errors and tests follow from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from engine.errors import InputError, shown
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

UNKNOWN_KEY = QT_TRANSLATE_NOOP("catalogue", "{what} {key} is not known; there is {known}")


class Entry(Protocol):
    """What every catalogue entry has."""

    @property
    def key(self) -> str:
        """The word used on the command line and in files."""

    @property
    def title(self) -> Text:
        """The words that people read."""


@dataclass(frozen=True)
class Choice:
    """An entry that is a word and its title, nothing more."""

    key: str
    title: Text


EntryT = TypeVar("EntryT", bound=Entry)


def find(entries: Sequence[EntryT], key: str, what: Text) -> EntryT:
    """Return the entry called ``key``.

    Raises
    ------
    InputError
        If there is none; the sentence lists those that there are, under the name ``what``.
    """
    for entry in entries:
        if entry.key == key:
            return entry
    known = enumeration(entry.key for entry in entries)
    raise InputError(Text(UNKNOWN_KEY, what=what, key=shown(key), known=known))
