"""What an SVG of a cycle says, read from its text and its ``data-what`` and ``data-key`` alone.

Whoever looks at the picture sees texts and shapes, not keys.  Hence every number must be written as
its key says, and every arrow, plate or mark must have something to be seen; otherwise it raises.
"""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree.ElementTree import Element, fromstring

SVG = "{http://www.w3.org/2000/svg}"
EXTENTS = {"path": "d", "rect": "width", "circle": "r"}
"""The attribute without which an element cannot be seen."""

SENTENCES = ("title", "sentence", "next")
KINDS = ("number", "lane", "arrow", "plate", "plate-number", "mark", "label", *SENTENCES)
Read = dict[str, Any]


def read(svg_bytes: bytes) -> Read:
    """Return what a picture of a cycle shows.

    Returns
    -------
    dict
        ``numbers`` {link: chunks at its sender}, ``lanes`` [link] and ``arrows`` [link] (their
        lines and heads), ``plates`` {link: how many wait}, ``stacks`` {link: plates drawn},
        ``marks`` [(link, number)], ``labels`` {node: [texts]}, and the texts ``title``,
        ``sentence``, ``next``, empty where there are none; lists in the order of the document.

    Raises
    ------
    ValueError
        If a text differs from its key, a key has another length than its kind, a link has two
        numbers, or what is said to be shown cannot be seen.
    """
    root = fromstring(svg_bytes)
    if root.tag != SVG + "svg":
        raise ValueError(f"the root is {root.tag}, not svg")
    found = [one for one in root.iter() if "data-what" in one.attrib]
    shown = {kind: [one for one in found if one.get("data-what") == kind] for kind in KINDS}
    labels: dict[int, list[str]] = {}
    for one in shown["label"]:
        labels.setdefault(_key(one, 1)[0], []).append(_text(one))
    return {
        "numbers": _numbers(shown["number"]),
        "lanes": [_key(_seen(one), 1)[0] for one in shown["lane"]],
        "arrows": [_key(_seen(one), 1)[0] for one in shown["arrow"]],
        "plates": _numbers(shown["plate-number"]),
        "stacks": dict(Counter(_key(_seen(one), 1)[0] for one in shown["plate"])),
        "marks": [_mark(one) for one in shown["mark"]],
        "labels": labels,
        **{kind: " ".join(_text(one) for one in shown[kind]) for kind in SENTENCES},
    }


def _key(element: Element, length: int) -> tuple[int, ...]:
    key = tuple(int(part) for part in element.get("data-key", "").split())
    if len(key) != length:
        raise ValueError(f"{_name(element)} has not {length} numbers in its key")
    return key


def _text(element: Element) -> str:
    """Return the text in an element or in those inside of it."""
    texts = ["".join(one.itertext()) for one in element.iter(SVG + "text")]
    if not "".join(texts).strip():
        raise ValueError(f"{_name(element)} has no text")
    return " ".join(texts)


def _seen(element: Element) -> Element:
    for one in element.iter():
        extent = EXTENTS.get(one.tag.removeprefix(SVG))
        if one.tag == SVG + "text" or (extent and one.get(extent, "") not in ("", "0")):
            return element
    raise ValueError(f"nothing is to be seen of {_name(element)}")


def _numbers(elements: list[Element]) -> dict[int, int]:
    """Return the number at each link, as it is written."""
    numbers: dict[int, int] = {}
    for one in elements:
        link, said = _key(one, 2)
        if _text(one) != str(said):
            raise ValueError(f"{_name(one)} is written {_text(one)!r}")
        if link in numbers:
            raise ValueError(f"{_name(one)}: the link has two of them")
        numbers[link] = said
    return numbers


def _mark(element: Element) -> tuple[int, int]:
    link, said = _key(_seen(element), 2)
    if any(True for _ in element.iter(SVG + "text")) and _text(element) != str(said):
        raise ValueError(f"{_name(element)} is written {_text(element)!r}")
    return link, said


def _name(element: Element) -> str:
    return f"{element.get('data-what')} with the key ({element.get('data-key', '')})"
