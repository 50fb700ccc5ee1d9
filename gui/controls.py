"""The commands of the player: joins its panel, menus and keys to ``Transport``, and remembers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.report.vertices import ends_of
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.actions import Actions
from gui.go_to import GoTo
from gui.message_bar import MessageBar
from gui.moves import CYCLE, STEP, UNITS, WITHIN, next_use
from gui.pace import EVEN, PACES, SPEEDS
from gui.panels.player import PlayerPanel
from gui.session import Session
from gui.settings import Settings
from gui.theme import Theme
from gui.transport import Transport
from gui.words import Words

NO_LINK = Text(
    QT_TRANSLATE_NOOP(
        "player", "No link is selected: click one in the network or in the table of links"
    )
)
NOT_AFTER = QT_TRANSLATE_NOOP(
    "player", "The link from {source} to {target} is not used after cycle {cycle}"
)
NOT_BEFORE = QT_TRANSLATE_NOOP(
    "player", "The link from {source} to {target} is not used before cycle {cycle}"
)
NO_BOOKMARK_AFTER = Text(
    QT_TRANSLATE_NOOP("player", "There is no bookmark after this place; Ctrl+B sets one here")
)
NO_BOOKMARK_BEFORE = Text(
    QT_TRANSLATE_NOOP("player", "There is no bookmark before this place; Ctrl+B sets one here")
)


@dataclass(frozen=True)
class Joined:
    """What the controls join; ``forward`` and ``back`` are what a lecturer's clicker does."""

    session: Session
    transport: Transport
    player: PlayerPanel
    commands: Actions
    message: MessageBar
    settings: Settings
    forward: Callable[[], None]
    back: Callable[[], None]


class Controls(QObject):
    """Connects what asks to what moves; a move outdates the sentence that the last one gave.

    ``animation_changed(bool)`` tells whether things may move by themselves on their way; at the
    start ``Settings.animation`` does.  ``looks`` gives the words and the theme of the moment.
    """

    animation_changed = Signal(bool)

    def __init__(
        self, window: QWidget, joined: Joined, looks: Callable[[], tuple[Words, Theme]]
    ) -> None:
        super().__init__(window)
        self._window, self._looks = window, looks
        self._session, self._transport = joined.session, joined.transport
        self._settings, self._player = joined.settings, joined.player
        self._commands, self._message = joined.commands, joined.message
        self._forward, self._back = joined.forward, joined.back
        self._said: Text | None = None
        self._speed = 1.0
        self._connect_player()
        self._connect_actions()
        self._session.position_changed.connect(self._outdate)
        self._remember()

    # Making

    def _connect_player(self) -> None:
        player, transport = self._player, self._transport
        player.first_asked.connect(transport.first)
        player.back_asked.connect(self._back)
        player.forward_asked.connect(self._forward)
        player.last_asked.connect(transport.last)
        player.play_asked.connect(transport.play_or_pause)
        player.time_asked.connect(transport.go_to)
        player.speed_changed.connect(self.set_speed)
        player.pace_changed.connect(self.set_pace)
        player.unit_changed.connect(self.set_unit)
        player.loop_changed.connect(self.set_loop)
        transport.playing_changed.connect(player.show_playing)

    def _connect_actions(self) -> None:
        transport, session = self._transport, self._session
        for key, do in {
            "first": transport.first,
            "back": self._back,
            "play": transport.play_or_pause,
            "forward": self._forward,
            "last": transport.last,
            "step-back": lambda: transport.move(STEP, -1),
            "step-forward": lambda: transport.move(STEP, 1),
            "within-back": lambda: transport.move(WITHIN, -1),
            "within-forward": lambda: transport.move(WITHIN, 1),
            "faster": lambda: self._change_speed(1),
            "slower": lambda: self._change_speed(-1),
            "go-to": self.ask_where,
            "bookmark": self._toggle_bookmark,
            "next-bookmark": lambda: self._to_bookmark(1),
            "previous-bookmark": lambda: self._to_bookmark(-1),
            "next-use": lambda: self._to_use(1),
            "previous-use": lambda: self._to_use(-1),
            "cancel": session.cancel,
        }.items():
            self._commands[key].triggered.connect(lambda _, do=do: do())
        self._commands["loop"].triggered.connect(self.set_loop)
        self._commands["no-animation"].triggered.connect(
            lambda checked: self.set_animation(not checked)
        )

    def _remember(self) -> None:
        """Take up what was chosen when the program was used last."""
        settings = self._settings
        self.set_unit(settings.chosen("player/unit", UNITS, CYCLE))
        self.set_pace(settings.chosen("player/pace", PACES, EVEN))
        self.set_speed(float(settings.chosen("player/speed", [str(s) for s in SPEEDS], "1.0")))
        self.set_animation(settings.animation())

    # What is chosen

    def set_unit(self, unit: str) -> None:
        """Choose what back and forward go by, one of ``UNITS``."""
        self._transport.unit = unit
        self._player.show_unit(unit)
        self._settings.set_text("player/unit", unit)

    def set_pace(self, pace: str) -> None:
        """Choose the pace of play, one of ``PACES``."""
        self._transport.set_pace(pace)
        self._player.show_pace(pace)
        self._settings.set_text("player/pace", pace)

    def set_speed(self, speed: float) -> None:
        """Choose the speed of play, one of ``SPEEDS``."""
        self._speed = speed
        self._transport.playback.set_speed(speed)
        self._player.show_speed(speed)
        self._settings.set_text("player/speed", str(speed))

    def _change_speed(self, by: int) -> None:
        place = SPEEDS.index(self._speed) + by
        self.set_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    def set_loop(self, loop: bool) -> None:
        """Choose whether play begins again at the end."""
        self._transport.playback.loop = loop
        self._player.show_loop(loop)
        self._commands["loop"].setChecked(loop)

    def set_animation(self, animation: bool) -> None:
        """Choose whether anything moves by itself on its way; ``animation_changed`` tells."""
        self._settings.set_animation(animation)
        self._transport.set_animation(animation)
        self._commands["no-animation"].setChecked(not animation)
        self.animation_changed.emit(animation)

    # Going somewhere

    def ask_where(self) -> GoTo | None:
        """Open the dialog "Go to"."""
        if not self._session.shown.runs:
            return None
        self._transport.settle()
        run = self._session.shown.run
        dialog = GoTo(self._window, run, *self._looks(), self._transport.go_to)
        dialog.open()
        return dialog

    def _toggle_bookmark(self) -> None:
        self._transport.settle()
        self._session.toggle_bookmark()

    def _to_bookmark(self, direction: int) -> None:
        self._transport.settle()
        if not self._session.to_bookmark(direction):
            self._say(NO_BOOKMARK_AFTER if direction > 0 else NO_BOOKMARK_BEFORE)

    def _to_use(self, direction: int) -> None:
        self._transport.settle()
        shown = self._session.shown
        if not shown.runs:
            return
        link = shown.link
        if link is None:
            self._say(NO_LINK)
            return
        found = next_use(shown.run.trace, link, shown.cycle, direction)
        if found is not None:
            self._session.show_cycle(found)
            return
        source, target = ends_of(shown.run.topology, link)
        sentence = NOT_AFTER if direction > 0 else NOT_BEFORE
        self._say(Text(sentence, source=source, target=target, cycle=shown.cycle))

    # Sentences

    def _say(self, text: Text) -> None:
        self._said = text
        self._message.show_text(text)

    def _outdate(self) -> None:
        """Take away the sentence of the last move, unless another one stands there by now."""
        if self._said is not None:
            words, _ = self._looks()
            if self._message.sentence.text() == words(self._said):
                self._message.show_text(None)
            self._said = None
