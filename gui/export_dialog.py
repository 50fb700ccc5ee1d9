"""The dialog "Export": what, in which format and how, a preview, where to, and how far it is.

It asks for an export by ``asked(Order)``; the window goes on working meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.errors import InputError
from engine.export.export_choice import ExportChoice
from engine.export.whats import FORMATS, WHATS, What
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.export.command_row import CommandRow
from gui.export.form import ExportForm
from gui.export.job import ExportJob
from gui.export.job_row import JobRow, JobRows
from gui.export.preview import NO_PREVIEW, Preview
from gui.export.size import size_of
from gui.export.subject import AnySubject
from gui.export.target_row import TargetRow
from gui.export.what_list import WhatList
from gui.frame import fit_screen
from gui.segments import Segmented
from gui.settings import Settings
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, scroll_upright
from gui.words import Words

TITLE = Text(QT_TRANSLATE_NOOP("export", "Export"))
FORMAT = Text(QT_TRANSLATE_NOOP("export", "Format"))
DO_EXPORT = Text(QT_TRANSLATE_NOOP("export", "&Export"))
CLOSE = Text(QT_TRANSLATE_NOOP("export", "C&lose"))

PAUSE = 150
"""Milliseconds without a change after which the preview is drawn."""


class ExportDialog(QDialog):
    """Asks what to export and how; shows the exports that it has asked for."""

    asked = Signal(object)

    def __init__(self, parent: QWidget, settings: Settings, whats: Sequence[What] = WHATS) -> None:
        super().__init__(parent)
        self.setModal(False)
        self._words, self._theme = Words(), LIGHT
        self._subject: AnySubject | None = None
        self._endings = {what.key: what.formats[0] for what in whats}
        self.choice: ExportChoice | None = None
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self._show_preview)
        self.list = WhatList(whats)
        self.about = WrappedLabel(13.0, role="second_text")
        self.formats = Segmented(tuple(FORMATS))
        self.form, self.area = ExportForm(), QScrollArea()
        self.preview, self.size_told = Preview(), WrappedLabel(12.0)
        self.target = TargetRow(settings)
        self.command = CommandRow()
        self.export, self.close_button = QPushButton(), QPushButton()
        self.jobs = JobRows()
        defaults = {field.name: field.default for field in fields(ExportChoice)}
        self.form.show_values({**defaults, "part": True})
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        scroll_upright(self.area, self.form)
        middle = QVBoxLayout()
        for widget in (self.about, self.formats):
            middle.addWidget(widget)
        middle.addWidget(self.area, 1)
        right = QVBoxLayout()
        right.addWidget(self.size_told)
        right.addWidget(self.preview, 1)
        self.upper = QHBoxLayout()
        self.upper.addWidget(self.list)
        self.upper.addLayout(middle, 3)
        self.upper.addLayout(right, 4)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.export)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self.upper, 1)
        for widget in (self.target, self.command, self.jobs):
            self.column.addWidget(widget)
        self.column.addLayout(buttons)
        self.export.setDefault(True)
        for button in (self.close_button, self.target.browse):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _: self._show_what())
        self.formats.chosen.connect(self._choose_ending)
        self.form.changed.connect(self._update)
        self.target.changed.connect(self._update)
        self.export.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.reject)

    # What is chosen

    @property
    def what(self) -> What:
        """The kind of export that is chosen."""
        return self.list.what()

    @property
    def ending(self) -> str:
        """The format that is chosen, as the ending of its files."""
        return self._endings[self.what.key]

    def choose(self, key: str, options: Mapping[str, object]) -> None:
        """Choose a kind of export, and values of its options (``ending`` too)."""
        given = dict(options)
        self._endings[key] = str(given.pop("ending", self._endings[key]))
        self.list.choose(key)
        self._show_what()
        self.form.show_values(given)
        self._update()
        self.list.setFocus()

    def _choose_ending(self, ending: str) -> None:
        self._endings[self.what.key] = ending
        self._offer()
        self._update()

    def show_subject(self, subject: AnySubject) -> None:
        """Follow what is shown in the window."""
        before, self._subject = self._subject, subject
        self.list.offer(subject.kinds)
        values = dict(subject.values(before))
        if before is None:
            values["language"] = self._words.language
        self.form.show_values(values)
        self.target.show_document(subject.document)
        self._offer()
        self._update()

    def _show_what(self) -> None:
        what = self.what
        self.about.setText(self._words(what.about))
        width, height = what.size or (None, None)
        values: dict[str, object] = {"theme": what.theme, "width": width, "height": height}
        self.form.show_values({**values, "lists": ()})
        self._offer()
        self._update()

    def _offer(self) -> None:
        self.formats.offer(self.what.formats)
        self.formats.show_key(self.ending)
        zoomed = self._subject is not None and self._subject.zoomed
        self.form.offer(self.what, self.ending, zoomed)
        self._fit_options()

    # What follows from it

    def _update(self) -> None:
        """Show what a change leads to: problems, command, size, name; the preview soon."""
        subject = self._subject
        if subject is None:
            return
        self.form.show_known(subject.known(self.form.given()["subject"] == "node"))
        self.choice = self.form.choice(self.what, self.ending)
        stem = subject.stem(self.what.key, None if self.choice is None else self.choice.cycle)
        self.target.show_name(stem, self.ending)
        path = self._path()
        self._show_command(subject, path)
        self.export.setEnabled(self.choice is not None and path is not None)
        told = "" if self.choice is None else size_of(self.choice, subject.cycles)
        self.size_told.setText(self._words(told))
        self._pause.start()

    def _path(self) -> Path | None:
        try:
            path = self.target.path()
        except InputError as error:
            self.target.show_problem(error.text)
            return None
        self.target.show_problem(None)
        return path

    @property
    def _part(self) -> bool:
        return self.form.given()["part"] is True

    def _show_command(self, subject: AnySubject, path: Path | None) -> None:
        if path is None or self.choice is None:
            self.command.show_command("", from_file=False)
            return
        order = subject.order(self.choice, path, self._part)
        line = subject.command(order, self._part)
        self.command.show_command(line, from_file=subject.only_part(self.choice, self._part))

    def _show_preview(self) -> None:
        subject, choice = self._subject, self.choice
        if subject is None or choice is None or not self.isVisible():
            return
        self.preview.setVisible(self.what.draws)
        if self.what.draws:
            self.preview.show_drawn(choice, subject.page(choice, self._part))
        else:
            self.preview.show_sentence(NO_PREVIEW)

    def _ask(self) -> None:
        path = self._path()
        if path is not None and self.choice is not None and self._subject is not None:
            self.asked.emit(self._subject.order(self.choice, path, self._part))

    def show_job(self, job: ExportJob) -> JobRow:
        """Show an export that begins."""
        self.target.keep(job.order.target)
        return self.jobs.add(job)

    # Looks

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.setWindowTitle(words(TITLE))
        self.about.setText(words(self.what.about))
        names = [f"{words(FORMAT)} {name}" for name in FORMATS.values()]
        self.formats.show_titles(tuple(FORMATS.values()), names)
        parts = (self.list, self.form, self.preview, self.target, self.command, self.jobs)
        for part in parts:
            part.show_language(words)
        self.export.setText(words(DO_EXPORT))
        self.close_button.setText(words(CLOSE))
        self._fit()
        self._update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for button in (self.export, self.close_button):
            button.setFont(theme.font(13))
        for label in (self.about, self.size_told):
            label.show_theme(theme)
        parts = (self.list, self.formats, self.form, self.preview, self.target, self.command)
        for part in (*parts, self.jobs):
            part.show_theme(theme)
        self.upper.setSpacing(theme.px(14))
        self._fit()

    def _fit(self) -> None:
        """Give the options the width that their words need, and labels the same."""
        labels = (self.target.label, self.target.folder_label, self.command.label)
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)
        self._fit_options()

    def _fit_options(self) -> None:
        """Give the options and the formats the width that they need."""
        bar = self.area.verticalScrollBar().sizeHint().width()
        needed = self.form.minimumSizeHint().width() + bar
        self.area.setMinimumWidth(max(needed, self.formats.sizeHint().width()))

    # Events

    def sizeHint(self) -> QSize:
        wanted = QSize(1040, 660) * self._theme.scale
        parent = self.parentWidget()
        return wanted if parent is None else wanted.boundedTo(parent.size() - QSize(20, 20))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fit_screen(self)
        self._pause.start(0)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.preview.wait()
        super().closeEvent(event)
