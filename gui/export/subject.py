"""What can be exported: what the window shows, and what follows from it for a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from engine.export.export_choice import ExportChoice
from engine.export.export_command import OF_NETWORK, export_line, source_words
from engine.picture.gantt_rows import chosen_message
from engine.scenario import ENDING, Scenario
from engine.scenario.view import View
from gui.export.job import Order
from gui.shown import Shown


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
