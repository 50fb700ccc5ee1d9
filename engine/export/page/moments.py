"""What is said of each cycle and what stands in its table, as data for the page.

Times are in ticks, so that nothing is rounded; how they are written stands beside them once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.exact_time import number, short_number
from engine.export.page.settings import Settings
from engine.picture.pictures import Pictures
from engine.report.happens import Story
from engine.report.links import link_columns
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

COLUMNS = ("link", "from", "to", "dimension", "chunks", "words", "waiting", "start", "end")
"""The numbers of a crossing, in the order in which they stand in the page."""

CLOCK = QT_TRANSLATE_NOOP("player", "t = {time}")
CLOCK_ROUNDED = QT_TRANSLATE_NOOP("player", "t ≈ {time}")
PROGRESS = QT_TRANSLATE_NOOP("player", "of {total} · step {step}/{steps} · cycle {cycle}/{cycles}")

BYTES_OF_A_ROW = 32
"""About that."""

MOST_EXACT = 2**53
"""The first whole number that a browser does not hold exactly: from there on it is text."""

Moment = dict[str, Any]
Row = list[int | str]


class Moments:
    """The cycles of a page; sentences and times that come back are kept once.

    Attributes
    ----------
    texts : list of str
        Sentences of what happens.
    times : dict of int to str
        How the times in the tables are written, by ticks.
    size : int
        About how many bytes the tables take.
    """

    def __init__(self, run: Run, pictures: Pictures, settings: Settings) -> None:
        self.run = run
        self.texts: list[str] = []
        self.times: dict[int, str] = {}
        self.size = 0
        self._pictures = pictures
        self._settings = settings
        self._story = Story(run)
        self._places: dict[str, int] = {}

    def at(self, cycle: int) -> Moment:
        """Return what the page says of a cycle."""
        trace, words = self.run.trace, self._settings.words
        end = trace.bounds(cycle)[1]
        title, sentence, after = self._pictures.said(cycle)
        sentences = self._story.at(cycle).sentences
        return {
            "cycle": cycle,
            "step": trace.step_of_cycle(cycle),
            "share": round(100 * end / max(1, trace.duration), 3),
            "title": title,
            "sentence": sentence,
            "next": after,
            "clock": self._clock(end),
            "progress": words(self._progress(cycle)),
            "happens": [self._place(words(one)) for one in sentences],
            "links": self._links(cycle),
        }

    def _place(self, text: str) -> int:
        """Return where a sentence stands among ``texts``."""
        if text not in self._places:
            self._places[text] = len(self.texts)
            self.texts.append(text)
        return self._places[text]

    def _clock(self, ticks: int) -> str:
        time = short_number(self.run.trace.unit.time(ticks))
        template = CLOCK_ROUNDED if time.startswith("≈") else CLOCK
        return self._settings.words(Text(template, time=time.removeprefix("≈")))

    def _progress(self, cycle: int) -> Text:
        trace = self.run.trace
        counts = {
            "step": trace.step_of_cycle(cycle),
            "steps": self.run.schedule.steps,
            "cycle": cycle,
            "cycles": trace.cycles,
        }
        total = short_number(self.run.simulated)
        return Text(PROGRESS, total=total, **{key: number(n) for key, n in counts.items()})

    def _links(self, cycle: int) -> list[Row]:
        """Return the crossings of a cycle, by sender, receiver and start."""
        columns = link_columns(self.run, cycle)
        self.size += BYTES_OF_A_ROW * len(columns["link"])
        order = np.lexsort((columns["start"], columns["to"], columns["from"]))
        for name in ("start", "end"):
            for ticks in np.unique(columns[name]).tolist():
                if ticks not in self.times:
                    self.times[ticks] = short_number(self.run.trace.unit.time(ticks))
        rows: list[Row] = np.stack([columns[name][order] for name in COLUMNS], 1).tolist()
        if self.run.trace.duration < MOST_EXACT:
            return rows
        return [[*row[:-2], *map(str, row[-2:])] for row in rows]
