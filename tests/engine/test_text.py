"""Sentences: templates and values, translations read without Qt, plural forms."""

from __future__ import annotations

import pytest

from engine import text
from engine.errors import InputError, ScheduleError
from engine.text import QT_TRANSLATE_NOOP, Template, Text, enumeration, languages, translate

HELLO = QT_TRANSLATE_NOOP("example", "node {node} waits")
STEPS = QT_TRANSLATE_NOOP("example", "{n} steps", None, 1)
OUTER = QT_TRANSLATE_NOOP("example", "cycle {cycle}: {what}")

RUSSIAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context><name>example</name>
<message><source>node {node} waits</source><translation>узел {node} ждёт</translation></message>
<message><source>cycle {cycle}: {what}</source><translation>цикл {cycle}: {what}</translation>
</message>
<message numerus="yes"><source>{n} steps</source><translation>
<numerusform>{n} шаг</numerusform><numerusform>{n} шага</numerusform>
<numerusform>{n} шагов</numerusform></translation></message>
<message><source>unfinished</source><translation type="unfinished">начато</translation></message>
<message><source>gone</source><translation type="vanished">пропало</translation></message>
<message><source>old</source><translation type="obsolete">старо</translation></message>
<message><source>empty</source><translation></translation></message>
<message><source>without</source></message>
<message numerus="yes"><source>{n} holes</source><translation>
<numerusform>{n} дыра</numerusform><numerusform></numerusform><numerusform></numerusform>
</translation></message>
</context>
<context><name>elsewhere</name>
<message><source>node {node} waits</source><translation>вершина {node}</translation></message>
</context>
<context><name>text</name>
<message><source>{list} and {last}</source><translation>{list} и {last}</translation></message>
</context>
</TS>
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder of translations, forgotten again afterwards."""
    monkeypatch.setattr(text, "TRANSLATIONS", tmp_path)
    text._messages.cache_clear()
    yield tmp_path
    text._messages.cache_clear()


@pytest.fixture
def russian(folder):
    (folder / "ru.ts").write_text(RUSSIAN, encoding="utf-8")
    return folder


def test_a_marked_literal_is_a_template():
    assert Template("example", "node {node} waits", False) == HELLO
    assert STEPS.has_plural
    assert not QT_TRANSLATE_NOOP("example", "x", "a remark").has_plural


def test_english_is_the_source_with_its_values():
    assert str(Text(HELLO, node=3)) == "node 3 waits"
    assert Text(HELLO, node=3).render("en") == "node 3 waits"
    assert str(Text(STEPS, n=4)) == "4 steps"


def test_equal_sentences_are_equal_and_cannot_be_changed():
    assert Text(HELLO, node=3) == Text(HELLO, node=3)
    assert Text(HELLO, node=3) != Text(HELLO, node=4)
    assert len({Text(HELLO, node=3), Text(HELLO, node=3)}) == 1
    with pytest.raises(AttributeError):
        Text(HELLO, node=3).template = STEPS


def test_values_with_braces_stay_as_they_are():
    assert str(Text(HELLO, node="{node} {x}")) == "node {node} {x} waits"


@pytest.mark.usefixtures("russian")
def test_a_translation_is_used():
    assert Text(HELLO, node=3).render("ru") == "узел 3 ждёт"


@pytest.mark.usefixtures("russian")
def test_the_context_tells_equal_sources_apart():
    assert Text(QT_TRANSLATE_NOOP("elsewhere", "node {node} waits"), node=1).render("ru") == (
        "вершина 1"
    )
    assert Text(QT_TRANSLATE_NOOP("nowhere", "node {node} waits"), node=1).render("ru") == (
        "node 1 waits"
    )


@pytest.mark.usefixtures("russian")
def test_texts_inside_texts_are_translated_too():
    inner = Text(HELLO, node=5)
    assert Text(OUTER, cycle=2, what=inner).render("ru") == "цикл 2: узел 5 ждёт"
    assert str(Text(OUTER, cycle=2, what=inner)) == "cycle 2: node 5 waits"
    twice = Text(OUTER, cycle=1, what=Text(OUTER, cycle=2, what=Text(STEPS, n=2)))
    assert twice.render("ru") == "цикл 1: цикл 2: 2 шага"


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize("source", ["unfinished", "gone", "old", "empty", "without", "never seen"])
def test_what_is_not_finished_falls_back_to_english(source):
    assert Text(Template("example", source)).render("ru") == source


@pytest.mark.usefixtures("russian")
def test_an_empty_plural_form_falls_back_to_english():
    holes = QT_TRANSLATE_NOOP("example", "{n} holes", None, 1)
    assert Text(holes, n=1).render("ru") == "1 дыра"
    assert Text(holes, n=2).render("ru") == "2 holes"


@pytest.mark.usefixtures("russian")
def test_a_language_without_a_file_is_english():
    assert Text(HELLO, node=3).render("uk") == "node 3 waits"
    assert Text(STEPS, n=1).render("uk") == "1 steps"


ONE, FEW, MANY = "шаг", "шага", "шагов"


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("n", "word"),
    [
        *((n, ONE) for n in (1, 21, 31, 101, 121, 1001)),
        *((n, FEW) for n in (2, 3, 4, 22, 34, 102, 1004)),
        *((n, MANY) for n in (0, 5, 9, 10, 11, 12, 13, 14, 15, 20, 25, 100, 111, 112, 114, 1011)),
    ],
)
def test_russian_has_three_plural_forms(n, word):
    assert Text(STEPS, n=n).render("ru") == f"{n} {word}"


@pytest.mark.parametrize("language", ["uk", "uk_UA", "ru_RU"])
def test_ukrainian_and_variants_count_like_russian(folder, language):
    (folder / f"{language}.ts").write_text(RUSSIAN, encoding="utf-8")
    words = [Text(STEPS, n=n).render(language).split()[1] for n in (1, 3, 7, 11, 22, 112)]
    assert words == [ONE, FEW, MANY, MANY, FEW, MANY]


def test_english_and_others_have_one_and_other(folder):
    two_forms = RUSSIAN.replace("{n} шага", "{n} Schritte").replace("{n} шаг<", "{n} Schritt<")
    for language in ("en", "de"):
        (folder / f"{language}.ts").write_text(two_forms, encoding="utf-8")
        assert Text(STEPS, n=1).render(language) == "1 Schritt"
        for n in (0, 2, 11, 21):
            assert Text(STEPS, n=n).render(language) == f"{n} Schritte"


def test_fewer_forms_than_the_rule_asks_for_give_the_last(folder):
    one_form = RUSSIAN.replace("<numerusform>{n} шага</numerusform>", "").replace(
        "<numerusform>{n} шагов</numerusform>", ""
    )
    (folder / "ru.ts").write_text(one_form, encoding="utf-8")
    assert Text(STEPS, n=5).render("ru") == "5 шаг"


def test_a_plural_sentence_takes_its_number_as_a_text_too():
    assert translate(STEPS, "en", 1) == "{n} steps"
    assert str(Text(STEPS, n="12")) == "12 steps"


def test_languages_follow_the_files_english_first(folder):
    assert languages() == ("en",)
    for name in ("uk", "ru", "en", "de"):
        (folder / f"{name}.ts").write_text(RUSSIAN, encoding="utf-8")
    (folder / "notes.txt").write_text("no language", encoding="utf-8")
    assert languages() == ("en", "de", "ru", "uk")


@pytest.mark.usefixtures("russian")
def test_a_list_in_words():
    assert str(enumeration([])) == ""
    assert str(enumeration(["ring"])) == "ring"
    assert str(enumeration(["ring", "torus"])) == "ring and torus"
    assert str(enumeration([4, 8, 16])) == "4, 8 and 16"
    assert enumeration(["ring", "torus", "hypercube"]).render("ru") == "ring, torus и hypercube"


@pytest.mark.parametrize("kind", [InputError, ScheduleError])
@pytest.mark.usefixtures("russian")
def test_an_error_carries_its_sentence(kind):
    error = kind(Text(HELLO, node=3))
    assert str(error) == "node 3 waits"
    assert error.text.render("ru") == "узел 3 ждёт"
    assert isinstance(error, InputError)


def test_a_dropped_in_file_that_is_no_ts_file_leaves_the_words_in_english(tmp_path, monkeypatch):
    (tmp_path / "xx.ts").write_text("this is no XML")
    monkeypatch.setattr(text, "TRANSLATIONS", tmp_path)
    text._messages.cache_clear()
    try:
        assert Text(QT_TRANSLATE_NOOP("example", "p = {p}"), p=3).render("xx") == "p = 3"
    finally:
        text._messages.cache_clear()
