"""The words of the window: engine sentences in the language of the moment, numbers for people.

``Words`` is the one place that turns a ``Text`` into a string for the window.
``EngineTranslator`` lends the same dictionary to Qt's own dialogs.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QObject, QTranslator

from engine.exact_time import TickUnit, format_exact
from engine.text import SOURCE_LANGUAGE, Template, Text, translate

THIN_SPACE = "\u2009"
MOST_DIGITS = 7
"""Digits of a number that does not end, or hardly, where there is little room."""


@dataclass(frozen=True)
class Words:
    """Renders sentences in one language; a plain string passes as it is."""

    language: str = SOURCE_LANGUAGE

    def __call__(self, text: Text | str) -> str:
        """Return the sentence in this language."""
        return text.render(self.language) if isinstance(text, Text) else text


def number(value: Fraction | int, significant: int = 12) -> str:
    """Return a number in plain decimals, with thin spaces from 10 000 on.

    >>> number(Fraction(703, 2)), number(1500), number(100000) == f"100{THIN_SPACE}000"
    ('351.5', '1500', True)
    """
    whole, dot, rest = format_exact(value, significant).partition(".")
    sign, digits = ("-", whole[1:]) if whole.startswith("-") else ("", whole)
    if len(digits) > 4:
        digits = f"{int(digits):,}".replace(",", THIN_SPACE)
    return sign + digits + dot + rest


def with_dot(typed: str) -> str:
    """Return what was typed with a dot as decimal sign; what may mean two things stays as it is.

    >>> with_dot(" 0,8 "), with_dot("1,000.5"), with_dot("1,000,5")
    ('0.8', '1,000.5', '1,000,5')
    """
    text = typed.strip()
    single = text.count(",") == 1 and "." not in text
    return text.replace(",", ".") if single else text


def short_number(value: Fraction | int) -> str:
    """Return a number in at most about seven digits; "≈" stands before what was rounded.

    >>> short_number(Fraction(1, 3)), short_number(Fraction(2061, 10))
    ('≈0.3333333', '206.1')
    """
    exact = Fraction(value)
    text = format_exact(exact)
    if len(text.replace(".", "").lstrip("-0")) <= MOST_DIGITS or exact.denominator == 1:
        return number(exact)
    places = max(0, MOST_DIGITS - len(str(abs(int(exact))).lstrip("0")))
    rounded = Fraction(round(exact * 10**places), 10**places)
    return ("" if rounded == exact else "≈") + number(rounded)


def clock_time(unit: TickUnit, ticks: float) -> str:
    """Return a time in ticks for a clock: exact at an instant, with the unit's decimals between.

    >>> clock_time(TickUnit(1, 10), 25), clock_time(TickUnit(1, 10), 25.5)
    ('2.5', '2.6')
    """
    if float(ticks).is_integer():
        return short_number(unit.time(int(ticks)))
    places = 1 if unit.time(1).denominator in (1, 2, 5, 10) else 2
    rounded = round(Fraction(ticks) * unit.time(1) * 10**places)
    whole, rest = divmod(rounded, 10**places)
    return f"{number(whole)}.{rest:0{places}d}"


class EngineTranslator(QTranslator):
    """Answers Qt's questions for words from the engine's dictionary of one language."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def isEmpty(self) -> bool:
        """Return False: Qt asks an empty translator nothing."""
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Return the words for ``source``, None where the dictionary has none."""
        template = Template(context, source, n >= 0)
        found = translate(template, self._words.language, n if n >= 0 else None)
        if found == source:
            return None  # an empty string would count as a translation
        return found.replace("%n", str(n)) if n >= 0 else found
