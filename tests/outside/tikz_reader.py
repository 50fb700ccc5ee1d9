r"""What a TikZ picture says, read from its commands, and texts as they would be printed.

A command is ``\path``, ``\node``, ``\fill`` or ``\clip`` with options, up to its semicolon; what it
shows is an option of it whose style is defined as empty, its key the comment behind it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

BEGIN, END = "\\begin{scope}", "\\end{scope}"
OPENING, CLOSING = "[{(", "]})"
STYLE = re.compile(r"^\s*(hs [a-z0-9 -]+)/\.(?:style|code)=\{(.*)\},?\s*$", re.MULTILINE)
POINT = re.compile(r"\(-?\d+(?:\.\d{1,2})?,-?\d+(?:\.\d{1,2})?\)")

PRINTED = {
    r"\textbackslash{}": "\\",
    r"\textasciitilde{}": "~",
    r"\textless{}": "<",
    r"\textgreater{}": ">",
    r"\textbar{}": "|",
    r"\textquotedbl{}": '"',
    r"\textquoteright{}": "\N{RIGHT SINGLE QUOTATION MARK}",
    r"\textquoteleft{}": "\N{LEFT SINGLE QUOTATION MARK}",
    r"\textendash{}": "\N{EN DASH}",
    r"\textemdash{}": "\N{EM DASH}",
    r"\guillemotleft{}": "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}",
    r"\guillemotright{}": "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}",
    r"\dots{}": "\N{HORIZONTAL ELLIPSIS}",
    r"\^{}": "^",
    r"\{": "{",
    r"\}": "}",
    r"\$": "$",
    r"\&": "&",
    r"\#": "#",
    r"\%": "%",
    r"\_": "_",
    r"\,": "\N{THIN SPACE}",
    "~": "\N{NO-BREAK SPACE}",
    r"$\times$": "\N{MULTIPLICATION SIGN}",
    r"$\cdot$": "\N{MIDDLE DOT}",
    r"$\leq$": "\N{LESS-THAN OR EQUAL TO}",
    r"$\rightarrow$": "\N{RIGHTWARDS ARROW}",
    r"$\leftarrow$": "\N{LEFTWARDS ARROW}",
    r"$\approx$": "\N{ALMOST EQUAL TO}",
    r"$\Sigma$": "\N{GREEK CAPITAL LETTER SIGMA}",
    r"$-$": "\N{MINUS SIGN}",
    "{}": "",
}
TOKEN = re.compile("|".join(map(re.escape, sorted(PRINTED, key=len, reverse=True))))
LEFT = re.compile(r"[\\{}$&#%_^~]")

SENTENCES = ("title", "sentence", "next")
Read = dict[str, Any]


@dataclass
class Command:
    """A command or a scope: its name, options, what stands behind them, and its key."""

    name: str
    options: list[str]
    rest: str
    key: tuple[int, ...] = ()
    inside: list[Command] = field(default_factory=list)

    @property
    def text(self) -> str | None:
        """The text of a node as it is printed, None where there is none."""
        if self.name != "node":
            return None
        found = re.fullmatch(r"\s*at \S+ \{\\hsfit\{[\d.]+\}\{(.*)\}\}", self.rest)
        if found is None:
            raise ValueError(f"a node of another form: {self.rest!r}")
        return printed(found.group(1))

    def all(self) -> Iterator[Command]:
        """This and all that stands in it."""
        yield self
        for one in self.inside:
            yield from one.all()

    def texts(self) -> list[str]:
        """The texts in it."""
        return [one.text for one in self.all() if one.text is not None]


def printed(text: str) -> str:
    """Return what TeX prints, and raise ValueError where a special character has been left."""
    bare = TOKEN.sub("", text)
    if LEFT.search(bare):
        raise ValueError(f"TeX would take {bare!r} for something else")
    return TOKEN.sub(lambda found: PRINTED[found.group()], text)


def styles(source: str) -> dict[str, str]:
    """Return the styles that a document defines, and what they stand for."""
    return dict(STYLE.findall(source))


def commands(source: str) -> list[Command]:
    """Return the commands that draw, scopes with what stands in them."""
    body = source[source.index("use as bounding box") :]
    lines = body[body.index(";") + 1 : body.index("\\end{tikzpicture}")].splitlines()
    open_scopes = [Command("picture", [], "")]
    waiting = ""
    for line in lines:
        code, comment = _parted(line)
        waiting += code + " "
        found = waiting.strip()
        if not found or not _balanced(found):
            continue
        if found == END:
            open_scopes.pop()
        elif found.startswith(BEGIN):
            made = Command("scope", _options(found.removeprefix(BEGIN))[0], "", _key(comment))
            open_scopes[-1].inside.append(made)
            open_scopes.append(made)
        elif found.endswith(";"):
            open_scopes[-1].inside.append(_command(found, comment))
        else:
            continue
        waiting = ""
    if len(open_scopes) != 1 or waiting.strip():
        raise ValueError(f"a scope or a command has no end: {waiting!r}")
    return open_scopes[0].inside


def read(data: bytes) -> Read:
    """Return what a picture of a cycle shows, as ``svg_reader.read`` does.

    Raises
    ------
    ValueError
        If a text differs from its key, a link has two numbers, a key has another length than its
        kind, or what is said to be shown cannot be seen.
    """
    source = data.decode()
    empty = {name for name, rule in styles(source).items() if not rule}
    shown: dict[str, list[Command]] = {}
    for outer in commands(source):
        for one in outer.all():
            for option in one.options:
                if option in empty:
                    shown.setdefault(option.removeprefix("hs "), []).append(one)
    labels: dict[int, list[str]] = {}
    for one in shown.get("label", []):
        labels.setdefault(_long(one, 1)[0], []).extend(_text(one))
    return {
        "numbers": _numbers(shown.get("number", [])),
        "lanes": [_long(_seen(one), 1)[0] for one in shown.get("lane", [])],
        "arrows": [_long(_seen(one), 1)[0] for one in shown.get("arrow", [])],
        "plates": _numbers(shown.get("plate-number", [])),
        "stacks": dict(Counter(_long(_seen(one), 1)[0] for one in shown.get("plate", []))),
        "marks": [_mark(one) for one in shown.get("mark", [])],
        "labels": labels,
        **{
            kind: " ".join(text for one in shown.get(kind, []) for text in _text(one))
            for kind in SENTENCES
        },
    }


def _parted(line: str) -> tuple[str, str]:
    """Return code and comment of a line."""
    found = re.search(r"(?<!\\)%", line)
    return (line, "") if found is None else (line[: found.start()], line[found.end() :])


def _balanced(text: str) -> bool:
    plain = re.sub(r"\\[{}]", "", text)
    return plain.count("{") == plain.count("}")


def _options(text: str) -> tuple[list[str], str]:
    """Return the options in brackets at the beginning, and what comes after."""
    if not text.startswith("["):
        return [], text
    depth, part, parts = 0, "", []
    for place, letter in enumerate(text):
        depth += (letter in OPENING) - (letter in CLOSING)
        if depth == 0:
            return [*parts, part.strip()], text[place + 1 :]
        if depth == 1 and letter == ",":
            parts.append(part.strip())
            part = ""
        elif place:
            part += letter
    raise ValueError(f"options have no end: {text!r}")


def _command(found: str, comment: str) -> Command:
    name = re.match(r"\\([a-z]+)", found)
    if name is None:
        raise ValueError(f"not a command: {found!r}")
    options, rest = _options(found[name.end() :])
    return Command(name.group(1), options, rest[:-1], _key(comment))


def _key(comment: str) -> tuple[int, ...]:
    return tuple(int(part) for part in comment.split())


def _long(command: Command, length: int) -> tuple[int, ...]:
    if len(command.key) != length:
        raise ValueError(f"{command} has not {length} numbers in its key")
    return command.key


def _text(command: Command) -> list[str]:
    texts = command.texts()
    if not "".join(texts).strip():
        raise ValueError(f"{command} has no text")
    return texts


def _seen(command: Command) -> Command:
    """Return a command that draws something in some colour: raise ValueError for any other."""
    for one in command.all():
        look = any(re.fullmatch(r"hs \S+ (line|fill|hatch)", option) for option in one.options)
        if one.name == "path" and look and len(set(POINT.findall(one.rest))) > 1:
            return command
    raise ValueError(f"nothing is to be seen of {command}")


def _numbers(found: list[Command]) -> dict[int, int]:
    numbers: dict[int, int] = {}
    for one in found:
        link, said = _long(one, 2)
        if _text(one) != [str(said)]:
            raise ValueError(f"{one} is written {one.texts()}")
        if link in numbers:
            raise ValueError(f"{one}: the link has two of them")
        numbers[link] = said
    return numbers


def _mark(command: Command) -> tuple[int, int]:
    link, said = _long(_seen(command), 2)
    if command.texts() not in ([], [str(said)]):
        raise ValueError(f"{command} is written {command.texts()}")
    return link, said
