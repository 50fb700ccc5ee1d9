"""What can be exported: what the window shows, and what follows from it for a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from engine.export.export_choice import ExportChoice
from engine.export.export_command import OF_NETWORK, export_line, source_words
from engine.export.whats import WHATS
from engine.picture.gantt_rows import chosen_message
from engine.scenario import ENDING, Scenario
from engine.scenario.view import View
from gui.export.job import Order
from gui.export.preview import Page, page_of
from gui.export.target_row import usual_name
from gui.shown import Shown


class AnySubject(Protocol):
    """What the dialog knows of what it exports."""

    @property
    def kinds(self) -> Sequence[str]:
        """The keys of what can be exported."""

    @property
    def document(self) -> Path | None:
        """The file that is shown."""

    @property
    def zoomed(self) -> bool:
        """Whether only a part of the network is on show."""

    @property
    def cycles(self) -> int:
        """How many cycles there are."""

    def known(self, of_node: bool) -> dict[str, object]:
        """Return the largest values of numbers, where they are known."""

    def values(self, before: Any) -> Mapping[str, object]:
        """Return values of options that follow what is shown; ``before`` is the last subject."""

    def stem(self, what: str, cycle: int | None) -> str:
        """Return the usual name of a file, without its ending."""

    def only_part(self, choice: ExportChoice, wanted: bool) -> bool:
        """Return whether the command has to read a file that holds what no option says."""

    def order(self, choice: ExportChoice, path: Path, part: bool) -> Order:
        """Return what is to be carried out."""

    def command(self, order: Order, part: bool) -> str:
        """Return the command line that does the same."""

    def page(self, choice: ExportChoice, part: bool) -> Callable[[Callable[[], bool]], Page]:
        """Return what draws the preview."""


@dataclass(frozen=True)
class Subject:
    """What is shown, its scenario with position and view, and its file."""

    shown: Shown
    scenario: Scenario
    document: Path | None

    @property
    def zoomed(self) -> bool:
        """Whether only a part of the network is on show."""
        return self.shown.view.zoom > 1

    def known(self, of_node: bool) -> dict[str, object]:
        """Return the last cycle, and the largest number of a node, or of a message."""
        run = self.shown.run
        numbers = run.topology.p if of_node else len(run.schedule.step)
        return {"cycles": run.trace.cycles, "most_number": numbers - 1}

    @property
    def kinds(self) -> Sequence[str]:
        """The keys of what can be exported: everything."""
        return tuple(what.key for what in WHATS)

    @property
    def cycles(self) -> int:
        """How many cycles the run has."""
        return self.shown.run.trace.cycles

    def values(self, before: Subject | None) -> Mapping[str, object]:
        """Return the cycle and what is pointed at; of another run all cycles."""
        values: dict[str, object] = {"cycle": self.shown.cycle}
        if before is None or before.shown.run is not self.shown.run:
            values |= {"first": None, "last": None}
        return {**values, **self.pointed_at()}

    def stem(self, what: str, cycle: int | None) -> str:
        """Return the usual name of a file, without its ending."""
        at = self.shown.cycle if cycle is None else cycle
        return usual_name(self.scenario, self.document, what, at)

    def page(self, choice: ExportChoice, part: bool) -> Callable[[Callable[[], bool]], Page]:
        """Return what draws the preview."""
        run, view = self.shown.run, self.view(choice, part)
        return lambda cancelled: page_of(run, view, choice, cancelled)

    def pointed_at(self) -> Mapping[str, object]:
        """Return what a Gantt chart is of: the selected node, else the message looked at."""
        shown = self.shown
        if shown.view.node is not None:
            return {"subject": "node", "number": shown.view.node}
        number = chosen_message(shown.run, shown.cycle, shown.lit, shown.chunk, shown.link)
        return {"subject": "transfer", "number": number}

    def only_part(self, choice: ExportChoice, wanted: bool) -> bool:
        """Return whether no more is exported than the part on show."""
        return wanted and self.zoomed and choice.what in OF_NETWORK

    def view(self, choice: ExportChoice, part: bool) -> View:
        """Return the view that goes to the file: no more than the command's options say.

        ``part`` says whether the part on show is wanted.
        """
        view = self.shown.view
        if choice.what != "network":
            view = replace(view, node=None, link=None)
        if self.only_part(choice, part):
            return view
        return replace(view, zoom=1.0, centre=(0.5, 0.5))

    def order(self, choice: ExportChoice, path: Path, part: bool) -> Order:
        """Return what is to be carried out."""
        words = source_words(self.scenario, choice)
        told = replace(choice, source=words, output=str(path))
        return Order(told, path, replace(self.scenario, view=self.view(choice, part)))

    def command(self, order: Order, part: bool) -> str:
        """Return the command line that does the same; no option says which part is on show."""
        choice = order.choice
        if self.only_part(choice, part):
            name = f"scenario{ENDING}" if self.document is None else str(self.document)
            choice = replace(choice, source=(name,))
        return export_line(choice)
