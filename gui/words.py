"""The words of the window: engine sentences in the language of the moment, numbers for people.

``Words`` is the one place that turns a ``Text`` into a string for the window.
``EngineTranslator`` lends the same dictionary to Qt's own dialogs.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QObject, QTranslator

from engine.exact_time import THIN_SPACE, TickUnit, number, short_number
from engine.text import SOURCE_LANGUAGE, Template, Text, translate

__all__ = ["THIN_SPACE", "EngineTranslator", "Words", "clock_time", "number", "short_number"]


@dataclass(frozen=True)
class Words:
    """Renders sentences in one language; a plain string passes as it is."""

    language: str = SOURCE_LANGUAGE

    def __call__(self, text: Text | str) -> str:
        """Return the sentence in this language."""
        return text.render(self.language) if isinstance(text, Text) else text


def with_dot(typed: str) -> str:
    """Return what was typed with a dot as decimal sign; what may mean two things stays as it is.

    >>> with_dot(" 0,8 "), with_dot("1,000.5"), with_dot("1,000,5")
    ('0.8', '1,000.5', '1,000,5')
    """
    text = typed.strip()
    single = text.count(",") == 1 and "." not in text
    return text.replace(",", ".") if single else text


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
