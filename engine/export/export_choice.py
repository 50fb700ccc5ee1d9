"""A choice of what to export and how, checked when it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction

from engine.catalogue import Choice, find
from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.export.limits import FPS, SCALES, SIDES, factor
from engine.export.whats import (
    AXES,
    DECIMALS,
    FORMATS,
    MEASURED_WHATS,
    OVER,
    SEPARATORS,
    SHOWS,
    SUBJECTS,
    TEXTS,
    THEMES,
    WHATS,
    What,
    options_of,
)
from engine.scenario.fields import decimal, whole, word
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration, languages

KINDS = (*WHATS, *MEASURED_WHATS)
"""All kinds of export."""

MOST = 10**9
"""Cycles, nodes and transfers are checked up to here where the run is not known."""
NO_FORMAT = QT_TRANSLATE_NOOP("export", "{what} is written as {known}; {value} is none of them")
TO_BELOW_FROM = QT_TRANSLATE_NOOP("export", "to must be above from; {low} to {high} is no range")
MISSING = QT_TRANSLATE_NOOP("export", "{name} needs a value")
WHAT = Text(QT_TRANSLATE_NOOP("export", "what to export"))
LANGUAGE = Text(QT_TRANSLATE_NOOP("export", "the language"))
VALUE = Text(QT_TRANSLATE_NOOP("export", "the choice"))

Given = Mapping[str, object]
"""Options by name: those checked already, with ``cycles``, ``most_number``, ``what``, ``kind``."""


@dataclass(frozen=True)
class ExportChoice:
    """What to export and how; an option that does not apply has its default.

    Attributes
    ----------
    what : str
        A key of ``WHATS`` or ``MEASURED_WHATS``.
    ending : str
        One of its formats.
    source : tuple of str
        The words that name the scenario: a file, or options.
    output : str
        The file to write.
    cycles, most_number : int or None
        The last cycle and the largest number of a node or transfer, where they are known.
    language, theme : str or None
        Of the file; None is the usual theme.
    captions, transparent : bool
        Whether a line says what it is, and whether there is no ground.
    text : str
        Text ``text`` or ``paths``.
    width, height : int or None
        In pixels of the design; None is the usual size.
    scale : Fraction
        What the size is multiplied by.
    cycle : int
    first, last, every : int or None
        The cycles of an animation or a trace; None is up to the end.
    fps : Fraction
        Pictures a second.
    subject, number : str, int or None
        What a Gantt chart is of: ``transfer`` or ``node``, and which.
    over, show, axes : str
        Of curves.
    low, high : Fraction or None
        The range of a curve; None is the usual one.
    lists : tuple of (str, str)
        Options of the scenario with comma lists: rows of a table, series of a curve.
    separator, decimal : str
        Of a csv file.
    trace, data : bool
        Whether every crossing is told, and what the nodes hold.

    Raises
    ------
    InputError
        With the first value that cannot be used and what is allowed.
    """

    what: str
    ending: str
    source: tuple[str, ...] = ()
    output: str = ""
    cycles: int | None = None
    most_number: int | None = None
    language: str = "en"
    theme: str | None = None
    captions: bool = False
    transparent: bool = False
    text: str = "text"
    width: int | None = None
    height: int | None = None
    scale: Fraction = Fraction(1)
    cycle: int = 0
    first: int | None = None
    last: int | None = None
    every: int = 1
    fps: Fraction = Fraction(2)
    subject: str = "transfer"
    number: int | None = None
    over: str = "m"
    show: str = "time"
    axes: str = "log"
    low: Fraction | None = None
    high: Fraction | None = None
    lists: tuple[tuple[str, str], ...] = ()
    separator: str = "comma"
    decimal: str = "dot"
    trace: bool = True
    data: bool = False

    def __post_init__(self) -> None:
        """Check and normalise what people give."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        values, problems = checked(given)
        for text in problems.values():
            raise InputError(text)
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def kind(self) -> What:
        """The entry of ``WHATS``."""
        return find(KINDS, self.what, WHAT)

    @property
    def options(self) -> tuple[str, ...]:
        """The options that apply."""
        return options_of(self.kind, self.ending)


def checked(given: Given) -> tuple[dict[str, object], dict[str, Text]]:
    """Return the options as ``ExportChoice`` holds them, and what is wrong with those that are.

    An option that does not apply is not looked at and has its default.

    Raises
    ------
    InputError
        If there is no such kind of export, or it has not the format.
    """
    what = find(KINDS, word(given.get("what"), "what"), WHAT)
    ending = word(given.get("ending"), "format")
    if ending not in what.formats:
        known = enumeration(FORMATS[one] for one in what.formats)
        raise InputError(Text(NO_FORMAT, what=what.title, known=known, value=shown(ending)))
    values: dict[str, object] = {"what": what.key, "ending": ending}
    values |= {name: given.get(name) for name in ("cycles", "most_number")}
    problems: dict[str, Text] = {}
    defaults = {field.name: field.default for field in fields(ExportChoice)}
    applying = ("language", *options_of(what, ending))
    for name, check in CHECKS.items():
        value = given.get(name, defaults[name]) if name in applying else defaults[name]
        if value == "" and name in applying and defaults[name] is not None:
            problems[name] = Text(MISSING, name=NAMES.get(name, name))
            continue
        try:
            values[name] = check(value, {**values, "kind": what}) if name in applying else value
        except InputError as error:
            problems[name] = error.text
    return values, problems


NAMES = {"first": "from", "last": "to", "low": "from", "high": "to"}
"""The words of options on the command line where they differ."""

Check = Callable[[object, Given], object]


def _chosen(choices: Sequence[Choice]) -> Check:
    return lambda value, given: find(choices, word(value, "choice"), VALUE).key


def _truth(value: object, given: Given) -> bool:
    return value is True


def _language(value: object, given: Given) -> str:
    known = tuple(Choice(name, LANGUAGE) for name in languages())
    return find(known, word(value, "language"), LANGUAGE).key


def _theme(value: object, given: Given) -> str:
    what = given["kind"]
    assert isinstance(what, What)
    return what.theme if value is None else find(THEMES, word(value, "theme"), VALUE).key


def _side(place: int, name: str) -> Check:
    def check(value: object, given: Given) -> int | None:
        what = given["kind"]
        assert isinstance(what, What)
        if value in (None, ""):
            return None if what.size is None else what.size[place]
        return whole(value, name, *SIDES)

    return check


def _factor(name: str, bounds: tuple[Fraction, Fraction]) -> Check:
    return lambda value, given: factor(value, name, bounds)


def _first(value: object, given: Given) -> int | None:
    if value is None or value == "":
        return None
    least = 1 if given["what"] == "data" else 0  # nothing moves in cycle 0
    return whole(value, "from", least, _most(given))


def _most(given: Given) -> int:
    most = given.get("cycles")
    return most if isinstance(most, int) else MOST


def _cycle(value: object, given: Given) -> int:
    return whole(value, "cycle", 0, _most(given))


def _last(value: object, given: Given) -> int | None:
    if value is None or value == "":
        return None
    first = given.get("first")
    return whole(value, "to", first if isinstance(first, int) else 0, _most(given))


def _every(value: object, given: Given) -> int:
    return whole(value, "every", 1, max(_most(given), 1))


def _number(value: object, given: Given) -> int | None:
    if value is None or value == "":
        return None
    most = given.get("most_number")
    return whole(value, str(given["subject"]), 0, most if isinstance(most, int) else MOST)


def _end(name: str) -> Check:
    def check(value: object, given: Given) -> Fraction | None:
        return None if value is None or value == "" else decimal(value, name)

    return check


def _high(value: object, given: Given) -> Fraction | None:
    low, high = given.get("low"), _end("to")(value, given)
    if isinstance(low, Fraction) and isinstance(high, Fraction) and high <= low:
        ends = {"low": format_exact(low), "high": format_exact(high)}
        raise InputError(Text(TO_BELOW_FROM, **ends))
    return high  # type: ignore[return-value]


def _lists(value: object, given: Given) -> tuple[tuple[str, str], ...]:
    pairs = value if isinstance(value, (list, tuple)) else ()
    return tuple((str(key), str(listed)) for key, listed in pairs)


CHECKS: dict[str, Check] = {
    "language": _language,
    "theme": _theme,
    "captions": _truth,
    "transparent": _truth,
    "text": _chosen(TEXTS),
    "width": _side(0, "width"),
    "height": _side(1, "height"),
    "scale": _factor("scale", SCALES),
    "cycle": _cycle,
    "first": _first,
    "last": _last,
    "every": _every,
    "fps": _factor("fps", FPS),
    "subject": _chosen(SUBJECTS),
    "number": _number,
    "over": _chosen(OVER),
    "show": _chosen(SHOWS),
    "axes": _chosen(AXES),
    "low": _end("from"),
    "high": _high,
    "lists": _lists,
    "separator": _chosen(SEPARATORS),
    "decimal": _chosen(DECIMALS),
    "trace": _truth,
    "data": _truth,
}
"""How each option is read, in an order in which each may look at those before it."""
