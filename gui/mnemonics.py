"""The letters by which menus are used without a mouse: one a line, no letter twice in a menu."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QMenuBar


def mnemonic_of(text: str) -> str:
    """Return the marked letter of a text in lower case, empty if there is none.

    >>> mnemonic_of("Save &as"), mnemonic_of("R && D")
    ('a', '')
    """
    place = text.replace("&&", "  ").find("&")
    return text[place + 1 : place + 2].lower() if place >= 0 else ""


def with_mnemonics(texts: Sequence[str]) -> list[str]:
    """Return texts with marked letters of which none stands twice.

    Each text has the letter that it is marked with, the first of a word, or any other, in this
    order, as far as others leave it; a text has no mark only if there is no way to give it one.

    >>> with_mnemonics(["&Save", "&Start", "Stop"])
    ['&Save', 'S&tart', 'St&op']
    """
    choices = [_letters(text) for text in texts]
    owners: dict[str, int] = {}
    marked_first = sorted(range(len(texts)), key=lambda at: not mnemonic_of(texts[at]))
    for at in marked_first:
        _give(at, choices, owners, set())
    letters = {at: letter for letter, at in owners.items()}
    return [_marked(text, letters.get(at, "")) for at, text in enumerate(texts)]


def _letters(text: str) -> list[str]:
    """Return the letters that a text may be marked with, the best first."""
    bare = text.replace("&&", " ").replace("&", "").lower()
    starts = [match[0] for match in re.finditer(r"\b\w", bare)]
    letters = [mnemonic_of(text), *starts, *bare]
    return [letter for letter in dict.fromkeys(letters) if letter.isalnum()]


def _give(at: int, choices: list[list[str]], owners: dict[str, int], tried: set[str]) -> bool:
    """Give a text a letter; who has it gets another one, if there is one for it."""
    free = [letter for letter in choices[at] if letter not in owners]
    for letter in (*free, *choices[at]):
        if letter in tried:
            continue
        tried.add(letter)
        if letter not in owners or _give(owners[letter], choices, owners, tried):
            owners[letter] = at
            return True
    return False


def _marked(text: str, letter: str) -> str:
    """Return a text marked with a letter, at the beginning of a word if it stands at one."""
    if letter and letter == mnemonic_of(text):
        return text
    bare = text.replace("&&", "\0").replace("&", "")
    if letter:
        low = bare.lower()
        start = re.search(rf"\b{re.escape(letter)}", low)
        at = start.start() if start else low.index(letter)
        bare = bare[:at] + "&" + bare[at:]
    return bare.replace("\0", "&&")


def mark_menu(menu: QMenu | QMenuBar) -> None:
    """Mark the letters of all entries of a menu that are seen."""
    actions = [one for one in menu.actions() if not one.isSeparator() and one.isVisible()]
    texts = with_mnemonics([action.text() for action in actions])
    for action, text in zip(actions, texts, strict=True):
        if action.text() != text:
            action.setText(text)
