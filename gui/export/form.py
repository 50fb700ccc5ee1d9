"""The form of options: shows those that apply to what is exported, in its format."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from engine.catalogue import Choice
from engine.export import whats
from engine.export.export_choice import ExportChoice, checked
from engine.export.whats import ROWS, What, options_of
from engine.text import QT_TRANSLATE_NOOP, Text, languages, translate
from gui.export.fields import CheckField, ChoiceField, NumbersField, OptionField
from gui.menus import LANGUAGE_NAME
from gui.theme import Theme
from gui.words import Words

TITLES = {
    "cycle": Text(QT_TRANSLATE_NOOP("export", "Cycle")),
    "part": Text(QT_TRANSLATE_NOOP("export", "Only the part on show")),
    "subject": Text(QT_TRANSLATE_NOOP("export", "Chart of")),
    "number": Text(QT_TRANSLATE_NOOP("export", "Number")),
    "over": Text(QT_TRANSLATE_NOOP("export", "Over")),
    "range": Text(QT_TRANSLATE_NOOP("export", "Range")),
    "show": Text(QT_TRANSLATE_NOOP("export", "Show")),
    "axes": Text(QT_TRANSLATE_NOOP("export", "Axes")),
    "cycles": Text(QT_TRANSLATE_NOOP("export", "Cycles")),
    "every": Text(QT_TRANSLATE_NOOP("export", "Cycles apart")),
    "fps": Text(QT_TRANSLATE_NOOP("export", "Pictures a second")),
    "theme": Text(QT_TRANSLATE_NOOP("export", "Theme")),
    "language": Text(QT_TRANSLATE_NOOP("export", "Language")),
    "size": Text(QT_TRANSLATE_NOOP("export", "Size")),
    "scale": Text(QT_TRANSLATE_NOOP("export", "Scale")),
    "text": Text(QT_TRANSLATE_NOOP("export", "Text")),
    "captions": Text(QT_TRANSLATE_NOOP("export", "A line below that says what it is")),
    "transparent": Text(QT_TRANSLATE_NOOP("export", "Transparent ground")),
    "rows": Text(QT_TRANSLATE_NOOP("export", "Rows")),
    "separator": Text(QT_TRANSLATE_NOOP("export", "Separator")),
    "decimal": Text(QT_TRANSLATE_NOOP("export", "Decimal sign")),
    "trace": Text(QT_TRANSLATE_NOOP("export", "Every crossing of a link")),
    "data": Text(QT_TRANSLATE_NOOP("export", "What the nodes hold at both ends")),
}
FROM = Text(QT_TRANSLATE_NOOP("export", "from"))
TO = Text(QT_TRANSLATE_NOOP("export", "to"))
TIMES = "×"
OF_CYCLES = QT_TRANSLATE_NOOP("export", "of {cycles}")
PIXELS = Text(QT_TRANSLATE_NOOP("export", "pixels"))
AS_ASKED = Text(QT_TRANSLATE_NOOP("export", "as in the panel"))
OFFERED_ROWS = tuple(Choice(one.key, one.title) for one in ROWS)
PANEL = Choice("panel", AS_ASKED)
"""The rows that a panel asks for."""
LANGUAGES = tuple(Choice(name, Text(LANGUAGE_NAME)) for name in languages())


class LanguageField(ChoiceField):
    """The language of the file; each is named in itself."""

    def show_language(self, words: Words, label: str) -> None:
        super().show_language(words, label)
        for place, choice in enumerate(self.choices):
            self.combo.setItemText(place, translate(LANGUAGE_NAME, choice.key))


def _fields() -> tuple[OptionField, ...]:
    t = TITLES
    return (
        NumbersField(("cycle",), t["cycle"], ("",)),
        CheckField("part", t["part"]),
        ChoiceField("subject", t["subject"], whats.SUBJECTS),
        NumbersField(("number",), t["number"], ("",)),
        ChoiceField("over", t["over"], whats.OVER),
        NumbersField(("low", "high"), t["range"], (FROM, TO), 76),
        ChoiceField("show", t["show"], whats.SHOWS),
        ChoiceField("axes", t["axes"], whats.AXES),
        ChoiceField("rows", t["rows"], OFFERED_ROWS),
        CheckField("trace", t["trace"]),
        NumbersField(("first", "last"), t["cycles"], (FROM, TO)),
        NumbersField(("every",), t["every"], ("",)),
        CheckField("data", t["data"]),
        NumbersField(("fps",), t["fps"], ("",)),
        ChoiceField("theme", t["theme"], whats.THEMES),
        LanguageField("language", t["language"], LANGUAGES),
        NumbersField(("width", "height"), t["size"], ("", TIMES)),
        NumbersField(("scale",), t["scale"], (TIMES,)),
        ChoiceField("text", t["text"], whats.TEXTS),
        ChoiceField("separator", t["separator"], whats.SEPARATORS),
        ChoiceField("decimal", t["decimal"], whats.DECIMALS),
        CheckField("captions", t["captions"]),
        CheckField("transparent", t["transparent"]),
    )


class ExportForm(QWidget):
    """The options of one kind of export; ``changed()`` tells that a person changed one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._lists: tuple[tuple[str, str], ...] = ()
        self._known: dict[str, object] = {}
        self._least = "0"
        self.problems: dict[str, Text] = {}
        self.fields = _fields()
        self.by_name = {name: field for field in self.fields for name in field.names}
        self.labels: dict[OptionField, QLabel] = {}
        self.grid = QFormLayout(self)
        self.grid.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.grid.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in self.fields:
            field.changed.connect(self.changed)
            if isinstance(field, CheckField):
                self.grid.addRow(field)
            else:
                label = self.labels[field] = QLabel()
                label.setBuddy(field)
                self.grid.addRow(label, field)

    # What is chosen

    def offer(self, what: What, ending: str, zoomed: bool) -> None:
        """Show the options that apply; ``zoomed`` tells whether only a part is on show."""
        self._least = "1" if what.key == "data" else "0"  # nothing moves in cycle 0
        names = {"language", *options_of(what, ending)}
        if what.key == "table":
            names.add("rows")
        if zoomed and what.key in ("network", "animation"):
            names.add("part")
        for field in self.fields:
            self.grid.setRowVisible(field, bool(names & {*field.names}))
            if isinstance(field, NumbersField):
                field.offer(tuple(names))

    def show_known(self, known: Mapping[str, object]) -> None:
        """Take over what is known of the run: ``cycles`` and ``most_number``."""
        self._known = dict(known)
        self._show_notes()

    def show_values(self, values: Mapping[str, object]) -> None:
        """Show values of options, silently; ``lists`` are rows or series that a panel asks for."""
        shown = dict(values)
        if "lists" in shown:
            self._lists = tuple(shown.pop("lists"))  # type: ignore[arg-type]
            rows = self.by_name["rows"]
            assert isinstance(rows, ChoiceField)
            rows.show_choices((*OFFERED_ROWS, *([PANEL] if self._lists else [])), self._words)
            shown["rows"] = PANEL.key if self._lists else ROWS[0].key
        for field in self.fields:
            field.show_values(shown)

    def given(self) -> dict[str, object]:
        """Return what stands in the fields, by option."""
        given = dict(self._known)
        for field in self.fields:
            given |= field.values()
        chosen = next((one for one in ROWS if one.key == given["rows"]), None)
        given["lists"] = self._lists if chosen is None else chosen.lists
        return given

    def choice(self, what: What, ending: str) -> ExportChoice | None:
        """Return what is chosen, or None if a value is wrong: ``problems`` tells which."""
        given = {**self.given(), "what": what.key, "ending": ending}
        if what.key == "curve":
            given["lists"] = self._lists
        values, self.problems = checked(given)
        self._show_problems()
        return None if self.problems else ExportChoice(**values)  # type: ignore[arg-type]

    # Looks

    def _show_problems(self) -> None:
        said = {name: self._words(text) for name, text in self.problems.items()}
        for field in self.fields:
            field.show_problems(said)

    def _show_notes(self) -> None:
        words, cycles = self._words, self._known.get("cycles")
        note = "" if cycles is None else words(Text(OF_CYCLES, cycles=cycles))
        ends = self.by_name["first"]
        assert isinstance(ends, NumbersField)
        last = "" if cycles is None else str(cycles)
        ends.show_usual({"first": self._least, "last": last})
        for name, text in (("cycle", note), ("last", note), ("width", words(PIXELS))):
            field = self.by_name[name]
            assert isinstance(field, NumbersField)
            field.show_note(text)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        for field in self.fields:
            title = words(field.title) if field.title is not None else ""
            field.show_language(words, title)
            if field in self.labels:
                self.labels[field].setText(title)
        self._show_notes()
        self._show_problems()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for field in self.fields:
            field.show_theme(theme)
        for label in self.labels.values():
            label.setFont(theme.font(13))
        self.grid.setContentsMargins(0, theme.px(6), theme.px(4), 0)
        self.grid.setVerticalSpacing(theme.px(9))
        self.grid.setHorizontalSpacing(theme.px(12))
