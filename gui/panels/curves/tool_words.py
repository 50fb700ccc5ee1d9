"""What the tools of the curves say: views, axes, lines, costs, scales, progress."""

from __future__ import annotations

from engine.text import QT_TRANSLATE_NOOP, Text

OVER = QT_TRANSLATE_NOOP("curves", "Axis: {axis}")
LOGARITHMIC = Text(QT_TRANSLATE_NOOP("curves", "log"))
LINEAR = Text(QT_TRANSLATE_NOOP("curves", "linear"))
SCALE_TIP = QT_TRANSLATE_NOOP("curves", "Scale of the axes: {kind}")
VIEWS = {
    "time": Text(QT_TRANSLATE_NOOP("curves", "Time")),
    "shares": Text(QT_TRANSLATE_NOOP("curves", "Shares")),
    "difference": Text(QT_TRANSLATE_NOOP("curves", "Difference")),
    "so-far": Text(QT_TRANSLATE_NOOP("curves", "So far")),
}
VIEW_TIPS = {
    "time": Text(QT_TRANSLATE_NOOP("curves", "Time of each line along the axis")),
    "shares": Text(
        QT_TRANSLATE_NOOP("curves", "What startups, hops and words take of the scenario’s time")
    ),
    "difference": Text(
        QT_TRANSLATE_NOOP(
            "curves", "Simulated times against the formula, or other lines against the scenario’s"
        )
    ),
    "so-far": Text(QT_TRANSLATE_NOOP("curves", "The time that has passed at the cycle on show")),
}
DIFFERENCE_KINDS = {
    "percent": Text(QT_TRANSLATE_NOOP("curves", "simulated \u2212 formula, %")),
    "absolute": Text(QT_TRANSLATE_NOOP("curves", "simulated \u2212 formula, time")),
    "lines": Text(QT_TRANSLATE_NOOP("curves", "other lines \u2212 the scenario’s, %")),
}
DIFFERENCE_KIND = Text(QT_TRANSLATE_NOOP("curves", "Which difference"))
SERIES = Text(QT_TRANSLATE_NOOP("curves", "Series"))
SERIES_TIP = Text(
    QT_TRANSLATE_NOOP("curves", "Choose the lines: networks, switching methods, algorithms")
)
OWN_LINE = Text(QT_TRANSLATE_NOOP("curves", "The scenario’s own line is always shown"))
MANY_POINTS = Text(QT_TRANSLATE_NOOP("curves", "Many points (200 a line)"))
COSTS = Text(QT_TRANSLATE_NOOP("curves", "Costs"))
COSTS_TIP = Text(
    QT_TRANSLATE_NOOP("curves", "Set ts, th and tw to those of a machine, with their units")
)
LEGEND = QT_TRANSLATE_NOOP("curves", "lines: formula · points: simulated · {setting}")
LEGEND_ONLY = Text(QT_TRANSLATE_NOOP("curves", "lines: formula · points: simulated"))
DONE = QT_TRANSLATE_NOOP("curves", "Simulating points: {done} of {total}")
STOP = Text(QT_TRANSLATE_NOOP("curves", "Stop simulating points; the lines stay"))
HINT = Text(
    QT_TRANSLATE_NOOP(
        "curves", "Drag the ring to change the scenario; click a point to show its run"
    )
)
KEYS_HINT = Text(
    QT_TRANSLATE_NOOP("curves", "Up and Down go from point to point, Enter shows its run")
)
PARTS_SO_FAR = Text(QT_TRANSLATE_NOOP("curves", "time so far in its parts"))
TIME_SO_FAR = Text(QT_TRANSLATE_NOOP("curves", "time so far"))
THIS_RUN = Text(QT_TRANSLATE_NOOP("curves", "this run"))
OTHER_RUN = Text(QT_TRANSLATE_NOOP("curves", "the other run"))
AFTER = QT_TRANSLATE_NOOP("curves", "{run}, after cycle {cycle}: {time}")
PARTS_NOW = QT_TRANSLATE_NOOP("curves", "startup {startup}, per hop {hop}, per word {word}")


def scale_tip(kind: str) -> Text:
    """Return what a choice of scale says; ``kind`` is its name as it is read."""
    return Text(SCALE_TIP, kind=kind)
