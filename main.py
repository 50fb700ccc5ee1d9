"""The command line of Hopscope; without a command the window opens."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from engine.commands import embed, list_all, simulate, table
from engine.commands.arguments import NO_COMMAND, Parser, command_first, language_of, parse
from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

LATER = ("verify",)
PROJECTOR = "projector"

LATER_COMMAND = QT_TRANSLATE_NOOP(
    "command line", "the command {name} comes with a later version; now there is {commands}"
)
TWO_THEMES = QT_TRANSLATE_NOOP(
    "command line",
    "--projector stands for --theme projector; --theme {theme} cannot go with it",
)


def figure(arguments: Sequence[str], language: str) -> None:
    """Draw a figure."""
    from gui.commands.figure import figure as draw

    draw(arguments, language)


def animate(arguments: Sequence[str], language: str) -> None:
    """Draw all cycles."""
    from gui.commands.animate import animate as draw

    draw(arguments, language)


def fit(arguments: Sequence[str], language: str) -> None:
    """Fit models to measured times."""
    from engine.commands.fit import fit as judge

    judge(arguments, language)


def ranks(arguments: Sequence[str], language: str) -> None:
    """Carry out a schedule on real MPI ranks."""
    from engine.commands.ranks import ranks as carry_out

    carry_out(arguments, language)


def is_silent(words: Sequence[str]) -> bool:
    """Return whether another rank than this says what is wrong with the command line."""
    if "ranks" not in words:
        return False
    from engine.ranks.mpi import rank_by_launcher

    return bool(rank_by_launcher(os.environ))


COMMANDS: dict[str, Callable[[Sequence[str], str], None]] = {
    "list": list_all,
    "simulate": simulate,
    "table": table,
    "embed": embed,
    "fit": fit,
    "figure": figure,
    "animate": animate,
    "ranks": ranks,
}


def window(arguments: Sequence[str]) -> int:
    """Open the window, on a file if one is named."""
    parser = Parser(prog="main.py", description=__doc__, allow_abbrev=False)
    parser.add_argument("file", nargs="*", help="a scenario file or a scene list")
    parser.add_argument("--language", metavar="LANGUAGE")
    parser.add_argument("--theme", metavar="THEME", help="light, dark or projector")
    parser.add_argument(
        "--projector",
        action="store_true",
        help="for a lecture: the projector theme, over the whole screen",
    )
    options = parse(parser, arguments, COMMANDS)
    if options.projector and options.theme not in (None, PROJECTOR):
        raise InputError(Text(TWO_THEMES, theme=options.theme))
    path = Path(options.file[0]) if options.file else None
    if path is not None and not path.exists():
        text = Text(NO_COMMAND, name=path, commands=enumeration(COMMANDS))
        raise InputError(text)
    from gui.application import open_window

    theme = PROJECTOR if options.projector else options.theme
    return open_window(path, options.language, theme, maximised=options.projector)


@contextmanager
def _ended_softly() -> Iterator[None]:
    """Take the wish of another program to end this one as Ctrl+C: nothing is left behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before or signal.SIG_DFL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 0, or 2 after one sentence on standard error (130: stopped)."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    language = "en"
    try:
        language = language_of(words)
        words = command_first(words)
        if words and words[0] in LATER:
            text = Text(LATER_COMMAND, name=words[0], commands=enumeration(COMMANDS))
            raise InputError(text)
        if words and words[0] in COMMANDS:
            with _ended_softly():
                COMMANDS[words[0]](words[1:], language)
            sys.stdout.flush()
            return 0
        return window(words)
    except InputError as error:
        if not is_silent(words):
            print(error.text.render(language), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # as a shell has it
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  (so that exit does not flush)
        return 0


if __name__ == "__main__":
    sys.exit(main())
