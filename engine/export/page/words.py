"""The words round the picture that are the same in every page."""

from __future__ import annotations

from engine.text import QT_TRANSLATE_NOOP, Text

WORDS = {
    "first": Text(QT_TRANSLATE_NOOP("player", "To the beginning")),
    "back": Text(QT_TRANSLATE_NOOP("player", "Back one cycle")),
    "play": Text(QT_TRANSLATE_NOOP("player", "Play")),
    "pause": Text(QT_TRANSLATE_NOOP("player", "Pause")),
    "forward": Text(QT_TRANSLATE_NOOP("player", "Forward one cycle")),
    "last": Text(QT_TRANSLATE_NOOP("player", "To the end")),
    "player": Text(QT_TRANSLATE_NOOP("player", "Player")),
    "cycle": Text(QT_TRANSLATE_NOOP("page", "Cycle")),
    "happens": Text(QT_TRANSLATE_NOOP("happens", "What happens")),
    "links": Text(QT_TRANSLATE_NOOP("page", "Links in use")),
    "nothing": Text(QT_TRANSLATE_NOOP("page", "No link is in use in this cycle.")),
    "totals": Text(QT_TRANSLATE_NOOP("totals", "What it comes to")),
    "keys": Text(
        QT_TRANSLATE_NOOP(
            "page", "Arrow keys: back and forward. Home, End: beginning and end. Space: play."
        )
    ),
    "no_script": Text(
        QT_TRANSLATE_NOOP(
            "page",
            "Scripts are switched off here, so that only this cycle is shown. Save the page and "
            "open it in a browser to step through all of them.",
        )
    ),
}
"""By name: the names of buttons and parts, and what is said to the reader of the page."""
