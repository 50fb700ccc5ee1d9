"""Every sentence that people see is translated into Russian and Ukrainian, with all its values.

The sentences are the literals of ``QT_TRANSLATE_NOOP`` in ``engine/``, ``gui/`` and ``main.py``,
found by ``ast`` just as Qt's ``lupdate`` finds them: text that is put together while the program
runs is found by neither, and is an offence of its own.
"""

from __future__ import annotations

import ast
import re
import string
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine import text
from engine.text import Template, Text, languages, translate

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("engine", "gui", "main.py")
FORMS = {"en": 2, "ru": 3, "uk": 3}
"""How many plural forms a language has; English needs its forms too, and nothing else."""
MARK = "QT_TRANSLATE_NOOP"


@dataclass(frozen=True)
class Sentence:
    """A marked literal: where it stands and what it says."""

    place: str
    context: str
    source: str
    has_plural: bool


@dataclass
class Message:
    """What a .ts file says of a sentence."""

    finished: bool
    numerus: bool
    forms: list[str] = field(default_factory=list)


def marked(tree: Path) -> Iterator[Sentence | str]:
    """Yield the marked literals of a source tree; an offence where one is no literal."""
    for name in PLACES:
        path = tree / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _called(node) == MARK:
                    yield _sentence(f"{file.relative_to(tree).as_posix()}:{node.lineno}", node)


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _sentence(place: str, node: ast.Call) -> Sentence | str:
    given = dict(zip(("context", "source", "comment", "n"), node.args, strict=False))
    given |= {word.arg: word.value for word in node.keywords}
    values = [given.get("context"), given.get("source")]
    if not all(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in values):
        return f"{place}: {MARK} takes literals only; lupdate finds nothing else"
    number = given.get("n")
    plural = number is not None and getattr(number, "value", 0) is not None
    return Sentence(place, values[0].value, values[1].value, plural)


def messages(path: Path) -> dict[tuple[str, str], Message]:
    """Read a .ts file: (context, source) to what it says."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            entry = Message(False, message.get("numerus") == "yes")
            if translation is not None:
                entry.finished = translation.get("type") is None
                parts = translation.findall("numerusform")
                entry.forms = [one.text or "" for one in parts or [translation]]
            found[name, message.findtext("source", "")] = entry
    return found


def placeholders(template: str) -> set[str]:
    """The names in braces, and Qt's %1."""
    names = {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}
    return names | set(re.findall(r"%\w", template))


def offences(tree: Path, translations: Path, language: str) -> list[str]:
    """One sentence for each literal that is not right in a language."""
    path = translations / f"{language}.ts"
    if not path.is_file():
        return [f"{path.name} is missing"]
    known = messages(path)
    found = []
    for sentence in marked(tree):
        if isinstance(sentence, str):
            found.append(sentence)
        elif language != "en" or sentence.has_plural:
            message = known.get((sentence.context, sentence.source))
            wrong = _wrong(sentence, message, FORMS[language])
            found += [f"{sentence.place}: {path.name}: {sentence.source!r}: {why}" for why in wrong]
    return found


def _wrong(sentence: Sentence, message: Message | None, plural_forms: int) -> list[str]:
    if message is None:
        return ["is not there; run lupdate and translate it"]
    if not message.finished:
        return ["is not finished"]
    if message.numerus != sentence.has_plural:
        return ["has plural forms in one place only, in the code or in the file"]
    if len(message.forms) != (plural_forms if sentence.has_plural else 1):
        return [f"has {len(message.forms)} plural forms, not {plural_forms}"]
    wrong = []
    for form in message.forms:
        if not form.strip():
            wrong.append("has an empty translation")
            continue
        try:
            names = placeholders(form)
        except ValueError as error:
            wrong.append(f"has broken braces ({error})")
            continue
        if names != placeholders(sentence.source):
            shown = ", ".join(sorted(names ^ placeholders(sentence.source)))
            wrong.append(f"has other values than its translation: {shown}")
    return wrong


# The program --------------------------------------------------------------------------------------


def test_the_sentences_are_found():
    sentences = [one for one in marked(ROOT) if isinstance(one, Sentence)]
    assert len(sentences) > 150
    assert any(one.has_plural for one in sentences)
    for place in PLACES:
        assert any(one.place.startswith(place) for one in sentences), place


@pytest.mark.parametrize("language", FORMS)
def test_every_sentence_is_translated(language):
    found = offences(ROOT, text.TRANSLATIONS, language)
    assert not found, f"{len(found)} offences\n" + "\n".join(found)


def test_the_languages_are_offered():
    assert languages() == ("en", "ru", "uk")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_program_reads_what_the_files_say(language):
    """With the program's own reader, values filled in."""
    known = messages(text.TRANSLATIONS / f"{language}.ts")
    for sentence in marked(ROOT):
        template = Template(sentence.context, sentence.source, sentence.has_plural)
        message = known[sentence.context, sentence.source]
        for n, form in zip((1, 2, 5), message.forms, strict=False):
            assert translate(template, language, n if sentence.has_plural else None) == form
        values = dict.fromkeys(placeholders(sentence.source) - {"n"}, "x")
        rendered = Text(template, **values, **({"n": 5} if "{n" in sentence.source else {}))
        assert "{" not in rendered.render(language).replace("{x", "")


def test_most_words_are_in_the_letters_of_the_language():
    """Nobody has passed English off as a translation: nearly all hold Cyrillic letters."""
    for language in ("ru", "uk"):
        forms = [one.forms[0] for one in messages(text.TRANSLATIONS / f"{language}.ts").values()]
        with_words = [form for form in forms if re.search(r"[^\W\d_]{4,}", form)]
        latin = [form for form in with_words if not re.search("[а-яіїєґ]", form, re.IGNORECASE)]
        assert len(latin) <= len(with_words) / 20, latin


# The check can fail -------------------------------------------------------------------------------

CODE = f'A = {MARK}("window", "node {{node}}")\n'
COUNTED = f'B = {MARK}("window", "{{n}} steps of {{p}}", None, 1)\n'
GOOD = """<TS><context><name>window</name>
<message><source>node {node}</source><translation>узел {node}</translation></message>
<message numerus="yes"><source>{n} steps of {p}</source><translation>
<numerusform>{n} шаг из {p}</numerusform><numerusform>{n} шага из {p}</numerusform>
<numerusform>{n} шагов из {p}</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture
def planted(tmp_path):
    """A tree of two sentences and their translations, with something replaced."""

    def check(old: str = "", new: str = "", code: str = CODE + COUNTED) -> list[str]:
        for name in ("engine", "gui", "words"):
            (tmp_path / name).mkdir()
        (tmp_path / "main.py").write_text("", encoding="utf-8")
        (tmp_path / "gui" / "window.py").write_text(code, encoding="utf-8")
        assert GOOD.count(old) >= 1
        (tmp_path / "words" / "ru.ts").write_text(GOOD.replace(old, new), encoding="utf-8")
        return offences(tmp_path, tmp_path / "words", "ru")

    return check


def test_what_is_right_is_no_offence(planted):
    assert planted() == []


def test_a_planted_sentence_is_caught(planted):
    found = planted(code=CODE + COUNTED + f'C = {MARK}("window", "new and not translated")\n')
    [offence] = found
    assert offence.startswith("gui/window.py:3: ru.ts: 'new and not translated': is not there")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("узел {node}", "узел", "other values than its translation: node"),
        ("узел {node}", "узел {nodes}", "node, nodes"),
        ("узел {node}", "узел {node", "broken braces"),
        ("узел {node}", "  ", "empty translation"),
        ("<translation>узел", '<translation type="unfinished">узел', "not finished"),
        ("<translation>узел", '<translation type="vanished">узел', "not finished"),
        ("<translation>узел {node}</translation>", "", "not finished"),
        ("<name>window</name>", "<name>door</name>", "is not there"),
        ("{n} шага из {p}", "", "empty translation"),
        ("{n} шага из {p}", "{n} шага", "other values than its translation: p"),
        ("<numerusform>{n} шагов из {p}</numerusform>", "", "2 plural forms, not 3"),
        ('numerus="yes"', "", "plural forms in one place only"),
    ],
)
def test_a_planted_fault_of_a_translation_is_caught(planted, old, new, why):
    found = planted(old, new)
    assert found
    assert all(why in one for one in found)


@pytest.mark.parametrize(
    "argument", ['f"node {{node}}"', '"node " + name', "NAME", '"a".format(1)', "3", "None"]
)
def test_what_is_no_literal_is_caught(planted, argument):
    found = planted(code=f'D = {MARK}("window", {argument})\n')
    assert found == [
        "gui/window.py:1: QT_TRANSLATE_NOOP takes literals only; lupdate finds nothing else"
    ]


def test_a_missing_file_is_caught(tmp_path):
    assert offences(ROOT, tmp_path, "ru") == ["ru.ts is missing"]


def test_plurals_are_known_by_keyword_too(planted):
    found = planted(code=f'E = {MARK}("window", "node {{node}}", n=1)\n')
    assert ["plural forms in one place only" in one for one in found] == [True]


def test_late_and_attribute_calls_are_seen(planted):
    code = f'import engine.text\n\n\ndef f():\n    return engine.text.{MARK}("window", "late")\n'
    assert ["'late'" in one for one in planted(code=code)] == [True]
