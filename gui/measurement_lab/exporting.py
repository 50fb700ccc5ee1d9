"""The exports of the lab: the dialog offers what is in front of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.cluster.samples import SAMPLES
from engine.exact_time import format_exact
from engine.export.measured_command import choice_words, fit_words, rows_file
from engine.export.whats import MEASURED_WHATS, What
from gui.export.measured import PLACEHOLDER, Drawing, MeasuredSubject
from gui.exporting import Exporting
from gui.message_bar import MessageBar
from gui.session import Session
from gui.shell import Shell
from gui.transport import Transport

if TYPE_CHECKING:
    from gui.measurement_lab.window import MeasurementLab


class LabExporting(Exporting):
    """As ``Exporting``, of a lab."""

    def __init__(
        self,
        lab: MeasurementLab,
        shell: Shell,
        session: Session,
        transport: Transport,
        message: MessageBar,
    ) -> None:
        super().__init__(lab, shell, session, transport, message)
        self._lab = lab
        for page in (lab.fit_page, lab.collective):
            page.changed.connect(self._follow)

    def _ready(self) -> bool:
        return self._lab.page in self._drawings()

    def _whats(self) -> tuple[What, ...]:
        return MEASURED_WHATS

    def _subject(self) -> MeasuredSubject | None:
        drawings, source = self._drawings(), self._lab.bench.source
        if source is None or not drawings:
            return None
        document = None if source.path in SAMPLES.values() else source.path
        return MeasuredSubject(drawings, self._lab.axes.key(), document)

    def _drawings(self) -> dict[str, Drawing]:
        """Return what can be exported, by the key of its kind."""
        made = {"fit": self._fit(), "collective": self._collective()}
        return {key: drawing for key, drawing in made.items() if drawing is not None}

    def _fit(self) -> Drawing | None:
        lab = self._lab
        found, shown = lab.bench.found, lab.fit_page.exported()
        if found is None or shown is None:
            return None
        asked, language = found.asked, self._shell.words.language
        rows, begin = found.comparison.rows, 0
        groups = []
        for name, count in found.groups:
            groups.append((name.render(language), None, rows[begin : begin + count]))
            begin += count
        options = fit_words(asked.relative, asked.frame, lab.bench.given)
        words = ("--benchmark", "all", *options)
        every = asked.source.opened.measurements.groups
        chosen = choice_words(every, asked.groups, asked.low, asked.high)
        path = _named(asked.source.path)
        command = None if path is None or chosen is None else (path, *chosen, *options)
        name = asked.source.name or PLACEHOLDER
        return Drawing(shown, (name, rows_file(groups)), words, command)

    def _collective(self) -> Drawing | None:
        page, source = self._lab.collective, self._lab.bench.source
        made = page.collective
        if made is None or source is None:
            return None
        path, name = _named(source.path), source.name or PLACEHOLDER
        group = page.group()
        if group is None:
            command = None if path is None else (path,)
            return Drawing(made, (name, source.data), (), command)
        words = ["--topology", made.scenario.topology, "--p", str(made.scenario.p)]
        for key, value in page.rates().items():
            words += [f"--{key}", format_exact(value)]
        groups = source.opened.measurements.groups
        number = groups.index(group)
        chosen = choice_words(groups, (number,), None, None)
        command = None if path is None or chosen is None else (path, *chosen, *words)
        content = rows_file([(group.benchmark, group.processes, group.rows)])
        return Drawing(made, (name, content), tuple(words), command)


def _named(path: Path | None) -> str | None:
    """Return what a command calls a file: a sample by its name."""
    samples = {file: name for name, file in SAMPLES.items()}
    return None if path is None else samples.get(path, str(path))
