"""Sentences as templates and values, and the reader of their translations.

The engine never makes finished strings.  A sentence is a ``Text``: a template that stands in the
code as a literal, and the values that go into it.  The template is marked by a function with the
name ``QT_TRANSLATE_NOOP``, because Qt's ``lupdate`` collects the literals of calls of that name,
from files without Qt too.  Translations are ``resources/translations/LANGUAGE.ts``; this module
reads them without Qt, for the command line and the window alike.

Limit: plural forms are known for English-like languages (one, other) and for the East Slavic ones
(one, few, many); another language dropped in as a .ts file gets the English rule.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

TRANSLATIONS = Path(__file__).resolve().parent.parent / "resources" / "translations"
"""The folder of the .ts files, one a language."""

SOURCE_LANGUAGE = "en"
"""The language of the literals in the code."""


class Template(NamedTuple):
    """A marked literal: the context groups sentences for translators."""

    context: str
    source: str
    has_plural: bool = False


def QT_TRANSLATE_NOOP(  # the name is lupdate's
    context: str, source: str, comment: str | None = None, n: int | None = None
) -> Template:
    """Mark ``source`` as a sentence to translate, with ``{name}`` where values go.

    Parameters
    ----------
    context : str
        The group under which translators see it.
    source : str
        The English template, a literal.
    comment : str, optional
        A remark for translators; ``None`` where none is needed.
    n : int, optional
        Any number: the sentence has plural forms, chosen by the value called ``n``.
    """
    return Template(context, source, n is not None)


@dataclass(frozen=True, init=False)
class Text:
    """A sentence: a template and the values that go into it.

    Values are strings, numbers or other Texts.  ``n``, if given, chooses the plural form and is a
    value too.

    >>> str(Text(QT_TRANSLATE_NOOP("example", "p = {p}"), p=16))
    'p = 16'
    """

    template: Template
    values: tuple[tuple[str, object], ...]

    def __init__(self, template: Template, **values: object) -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "values", tuple(values.items()))

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.render(SOURCE_LANGUAGE)

    def render(self, language: str) -> str:
        """Return the sentence in ``language`` (``en``, ``ru``, ``uk`` or another .ts file's)."""
        values = {
            name: value.render(language) if isinstance(value, Text) else str(value)
            for name, value in self.values
        }
        number = values.get("n")
        n = int(number) if number is not None and self.template.has_plural else None
        return translate(self.template, language, n).format_map(values)


LIST_MORE = QT_TRANSLATE_NOOP("text", "{list}, {next}", "a list of things and one more")
LIST_PAIR = QT_TRANSLATE_NOOP("text", "{list} and {last}", "the end of a list of things")


def enumeration(items: Iterable[object]) -> Text | str:
    """Return items as a list in words: ``a, b and c``.

    >>> str(enumeration(["ring", "torus", "hypercube"]))
    'ring, torus and hypercube'
    """
    words = list(items)
    listed: object = words[0] if words else ""
    for word in words[1:-1]:
        listed = Text(LIST_MORE, list=listed, next=word)
    if len(words) > 1:
        return Text(LIST_PAIR, list=listed, last=words[-1])
    return listed if isinstance(listed, Text) else str(listed)


def translate(template: Template, language: str, n: int | None = None) -> str:
    """Return the template of ``language``, or the source where it has none."""
    forms = _messages(language).get((template.context, template.source))
    if not forms:
        return template.source
    if n is None:
        return forms[0]
    form = forms[min(_plural_form(language, n), len(forms) - 1)]
    return form or template.source


def languages() -> tuple[str, ...]:
    """Return the languages that there are, English first."""
    found = sorted(path.stem for path in TRANSLATIONS.glob("*.ts"))
    return (SOURCE_LANGUAGE, *(name for name in found if name != SOURCE_LANGUAGE))


def _plural_form(language: str, n: int) -> int:
    """Return which form goes with ``n``, in the order of Qt's .ts files."""
    if language.split("_", maxsplit=1)[0] in ("ru", "uk", "be"):
        if n % 10 == 1 and n % 100 != 11:
            return 0
        return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2
    return 0 if n == 1 else 1


@cache
def _messages(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Read a .ts file: (context, source) to its finished forms."""
    path = TRANSLATIONS / f"{language}.ts"
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError):
        return {}  # no such language, or a file dropped in that is no .ts file: English then
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue  # unfinished, vanished or obsolete
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = tuple(forms) or (translation.text or "",)
            if any(texts):
                found[name, message.findtext("source", "")] = texts
    return found
