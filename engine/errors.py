"""The one kind of error that people see: a plain sentence that names the value and what is allowed.

Assumption: whoever catches an ``InputError`` shows ``error.text`` in the language of the moment and
changes nothing.  Anything else that is raised is a fault of the program.
"""

from __future__ import annotations

from engine.text import Text


def shown(value: object) -> str:
    r"""Return a value as it may stand in a sentence: one line, not too long.

    >>> shown(True), shown(" a\n" * 30)
    ('true', 'a a a a a a a a a a a a a a a a a a a a ...')
    """
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else text[:40].rstrip() + " ..."


class InputError(ValueError):
    """Something that a person gave cannot be used; ``text`` says what and what is allowed."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class Cancelled(Exception):  # noqa: N818  (it is a wish, not an error)
    """Whoever asked for a long piece of work does not want it any more."""


class ScheduleError(InputError):
    """A schedule does not do what its operation demands; ``text`` names the first offence."""
