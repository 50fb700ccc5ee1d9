"""What the measurements lab exports: a fit, or a collective operation, as the command draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.export.export_choice import ExportChoice
from engine.export.export_command import export_line
from engine.picture.collective_figure import collective_caption, collective_figure
from engine.picture.fit_figure import FitShown, fit_caption, fit_figure
from engine.report.collective import Collective
from gui.export.job import Order
from gui.export.preview import Page, page_with, paper_for

USUAL = (620, 480)
PLACEHOLDER = "measurements.csv"
"""What the file of a command is called where nothing has been saved."""


@dataclass(frozen=True)
class Drawing:
    """One figure of the lab.

    Attributes
    ----------
    shown : FitShown or Collective
    file : tuple of (str, bytes)
        What holds exactly what is shown, and its name.
    words : tuple of str
        The options that go with it.
    command : tuple of str or None
        The file that a person opened and the options that choose the same of it, where they can.
    """

    shown: FitShown | Collective
    file: tuple[str, bytes]
    words: tuple[str, ...]
    command: tuple[str, ...] | None


@dataclass(frozen=True)
class MeasuredSubject:
    """What the lab shows: by the key of a kind of export what it would draw."""

    drawings: Mapping[str, Drawing]
    axes: str
    document: Path | None
    zoomed: bool = False
    cycles: int = 0

    @property
    def kinds(self) -> Sequence[str]:
        """The keys of what there is to export."""
        return tuple(self.drawings)

    def known(self, of_node: bool) -> dict[str, object]:
        """Return nothing: there are neither cycles nor nodes."""
        return {"cycles": None, "most_number": None}

    def values(self, before: object) -> Mapping[str, object]:
        """Return the axes that are shown."""
        return {"axes": self.axes}

    def stem(self, what: str, cycle: int | None) -> str:
        """Return the usual name of a file, without its ending."""
        return f"{'measurements' if self.document is None else self.document.stem}-{what}"

    def only_part(self, choice: ExportChoice, wanted: bool) -> bool:
        """Return whether the command cannot read the file that was opened."""
        drawing = self.drawings.get(choice.what)
        return drawing is not None and drawing.command is None

    def order(self, choice: ExportChoice, path: Path, part: bool) -> Order:
        """Return what is to be carried out."""
        drawing = self.drawings[choice.what]
        told = replace(choice, output=str(path))
        return Order(told, path, file=drawing.file, words=drawing.words)

    def command(self, order: Order, part: bool) -> str:
        """Return the command line that does the same."""
        drawing = self.drawings[order.choice.what]
        source = drawing.command or (PLACEHOLDER, *drawing.words)
        return export_line(replace(order.choice, source=source))

    def page(self, choice: ExportChoice, part: bool) -> Callable[[Callable[[], bool]], Page]:
        """Return what draws the preview."""
        shown = self.drawings[choice.what].shown

        def draw(cancelled: Callable[[], bool]) -> Page:
            paper = paper_for(choice, USUAL)
            if isinstance(shown, FitShown):
                figure = fit_figure(replace(shown, axes=choice.axes), paper)
                return page_with(figure, fit_caption(shown), choice)
            caption = collective_caption(shown)
            return page_with(collective_figure(shown, paper, choice.axes), caption, choice)

        return draw
