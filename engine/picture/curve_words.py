"""What figures of curves say: names of axes, legends, points and crossings."""

from __future__ import annotations

from fractions import Fraction

from engine.exact_time import number, short_number
from engine.sweep import Axis, Crossing, Curve, Shares, Units, Value, per_word, with_unit
from engine.text import QT_TRANSLATE_NOOP, Text

TIME = Text(QT_TRANSLATE_NOOP("curves", "time"))
DIFFERENCE = QT_TRANSLATE_NOOP("curves", "time − time of {name}")
GAP = Text(QT_TRANSLATE_NOOP("curves", "simulated − formula"))
SHARE = Text(QT_TRANSLATE_NOOP("curves", "share of the time, %"))
CYCLE = Text(QT_TRANSLATE_NOOP("curves", "cycle"))

LINES = Text(QT_TRANSLATE_NOOP("curves", "lines: formula"))
POINTS = Text(QT_TRANSLATE_NOOP("curves", "points: simulated"))
PRINTED = Text(QT_TRANSLATE_NOOP("curves", "dotted: as the lecture prints it"))
BOUND = Text(QT_TRANSLATE_NOOP("curves", "dotted: the lecture’s bound"))
THIN = Text(QT_TRANSLATE_NOOP("curves", "thin lines: simulated only, no formula is known"))
AND = QT_TRANSLATE_NOOP("curves", "{list} · {next}")

STARTUP = Text(QT_TRANSLATE_NOOP("curves", "startup"))
PER_HOP = Text(QT_TRANSLATE_NOOP("curves", "per hop"))
PER_WORD = Text(QT_TRANSLATE_NOOP("curves", "per word"))
PARTS = (STARTUP, PER_HOP, PER_WORD)
"""The parts of a time, in the order of ``Shares``."""

EQUAL = QT_TRANSLATE_NOOP("curves", "{over} = {x}: {simulated} = {analytic}")
UNEQUAL = QT_TRANSLATE_NOOP("curves", "{over} = {x}: simulated {simulated}, formula {analytic}")
NO_FORMULA = QT_TRANSLATE_NOOP("curves", "{over} = {x}: simulated {simulated}")
FORMULA_ONLY = QT_TRANSLATE_NOOP("curves", "{over} = {x}: formula {analytic}")
BEST = QT_TRANSLATE_NOOP("curves", "best P = {x}: {time}")
BETWEEN = QT_TRANSLATE_NOOP("curves", "between {over} = {low} and {high}")
SIMULATED = QT_TRANSLATE_NOOP("curves", "simulated: between {low} and {high}")
NOTHING = Text(QT_TRANSLATE_NOOP("curves", "Neither a formula nor a simulated time is known here."))
OF_LINE = QT_TRANSLATE_NOOP("curves", "Parts of the time: {line}")
SO_FAR = QT_TRANSLATE_NOOP("curves", "Time so far: {operation}")

STEP = QT_TRANSLATE_NOOP("curves", "step {step}")
AT_CYCLE = QT_TRANSLATE_NOOP("curves", "after cycle {cycle}: {time}")
AT = QT_TRANSLATE_NOOP("curves", "{over} = {x}: {time}")
PART = QT_TRANSLATE_NOOP("curves", "{part} {time}")

SHORT = 9
"""A fraction of at most so many characters is written as one."""


def axis_name(axis: Axis, units: Units) -> Text:
    """Return what stands below the axis, with its unit."""
    if axis.whole:
        return axis.title if axis.key not in ("m", "packet") else counted(axis, units)
    return with_unit(axis.title, per_word(units) if axis.key == "tw" else units.time)


MESSAGE = Text(QT_TRANSLATE_NOOP("curves", "message m"))
PACKET = Text(QT_TRANSLATE_NOOP("curves", "packet P"))


def counted(axis: Axis, units: Units) -> Text:
    """Return the name of a number of words: "message m, words of 8 bytes"."""
    return with_unit(MESSAGE if axis.key == "m" else PACKET, units.word)


def listed(parts: list[Text]) -> Text:
    """Return parts of a legend as one line."""
    said = parts[0]
    for part in parts[1:]:
        said = Text(AND, list=said, next=part)
    return said


def ring_words(curve: Curve) -> Text | None:
    """Return what the scenario's point says: "m = 100: 356 = 356"; None if it has no time."""
    simulated, analytic = curve.simulated, curve.analytic
    values = {"over": curve.axis.letter, "x": short_number(curve.x)}
    if simulated is not None:
        values["simulated"] = short_number(simulated)
    if analytic is not None:
        values["analytic"] = short_number(analytic)
    if simulated is None:
        return None if analytic is None else Text(FORMULA_ONLY, **values)
    if analytic is None:
        return Text(NO_FORMULA, **values)
    return Text(EQUAL if simulated == analytic else UNEQUAL, **values)


def part_words(letter: str, x: Value, shares: Shares) -> list[Text | str]:
    """Return the rows of a label that says what a time is made of."""
    rows: list[Text | str] = [
        Text(AT, over=letter, x=short_number(x), time=short_number(shares.total))
    ]
    pairs = zip(PARTS, shares, strict=True)
    return rows + [Text(PART, part=part, time=short_number(time)) for part, time in pairs if time]


def best_words(best: tuple[int, Fraction]) -> Text:
    """Return what the best packet size says."""
    return Text(BEST, x=number(best[0]), time=short_number(best[1]))


def crossing_words(crossing: Crossing, letter: str, tried: Crossing | None) -> list[Text | str]:
    """Return the rows of the label of a crossing; ``tried`` is the same one by simulation.

    >>> from engine.sweep import SeriesKey
    >>> ring, torus = SeriesKey("ring", "cut-through"), SeriesKey("torus", "cut-through")
    >>> one = Crossing(ring, torus, Fraction(5920, 17), None, "formula")
    >>> crossing_words(one, "m", None)
    ['m = 5920/17 ≈ 348.2']
    """
    if crossing.between is None:
        rows: list[Text | str] = [f"{letter} {exactly(crossing.x)}"]
    else:
        low, high = map(short_number, crossing.between)
        said = SIMULATED if crossing.kind == "simulated" else BETWEEN
        rows = [Text(said, over=letter, low=low, high=high)]
    if tried is not None and tried is not crossing and tried.between is not None:
        low, high = map(short_number, tried.between)
        rows.append(Text(SIMULATED, low=low, high=high))
    return rows


def exactly(x: Value) -> str:
    """Return a value after its letter: exact where that is short, and in decimals.

    >>> exactly(Fraction(1, 3)), exactly(Fraction(5, 2)), exactly(Fraction(10001, 1300))
    ('= 1/3 ≈ 0.3333', '= 2.5', '≈ 7.693')
    """
    value = Fraction(x)
    about = short_number(value)
    if not about.startswith("≈"):
        return f"= {about}"
    written = f"{value.numerator}/{value.denominator}"
    places = max(0, 4 - len(str(abs(int(value))).lstrip("0")))
    about = number(Fraction(round(value * 10**places), 10**places))
    return f"= {written} ≈ {about}" if len(written) <= SHORT else f"≈ {about}"
