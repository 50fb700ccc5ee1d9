"""Qt's PDF documents in an order of their own: the same content gives the same bytes.

Qt writes fonts in an order that is another in every process, and the time.  Here objects are
numbered as a reader comes across them, from the document's root on.  Outlines, updates and streams
of objects are not known, since Qt writes none.
"""

from __future__ import annotations

import re

REFERENCE = re.compile(rb"\b(\d+) 0 R\b")
PLACE = re.compile(rb"(\d{10}) \d{5} ([nf])")
STREAM = re.compile(rb"\bstream\r?\n")
DATE, TAG = re.compile(rb"\(D:[^)]*\)"), re.compile(rb"/[A-Z]{6}\+")
SOME_DATE = b"(D:20260101000000Z)"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def in_order(data: bytes) -> bytes:
    """Return a document with its objects in order, a fixed date, and new tags of its fonts."""
    table = data.rindex(b"\nxref\n") + 1
    after, before_end = data.index(b"trailer", table), data.rindex(b"startxref")
    entries = enumerate(PLACE.findall(data, table, after))
    places = {number: int(place) for number, (place, kind) in entries if kind == b"n"}
    begins = sorted(places.values())
    ends = dict(zip(begins, [*begins[1:], table], strict=True))
    objects = {number: _parted(data[place : ends[place]]) for number, place in places.items()}
    numbers = _numbered(objects, data[after:before_end])
    tags: dict[bytes, bytes] = {}

    def renamed(head: bytes) -> bytes:
        head = REFERENCE.sub(lambda found: b"%d 0 R" % numbers[int(found[1])], head)
        head = TAG.sub(lambda found: tags.setdefault(found[0], _tag(len(tags))), head)
        return DATE.sub(SOME_DATE, head)

    written = bytearray(data[: begins[0]])
    found = []
    for old, new in numbers.items():
        head, stream = objects[old]
        found.append(len(written))
        written += b"%d 0 obj" % new + renamed(head) + stream
    start = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(found) + 1)
    written += b"".join(b"%010d 00000 n \n" % place for place in found)
    trailer = re.sub(rb"/Size \d+", b"/Size %d" % (len(found) + 1), data[after:before_end])
    return bytes(written) + renamed(trailer) + b"startxref\n%d\n%%%%EOF\n" % start


def _parted(written: bytes) -> tuple[bytes, bytes]:
    """Return an object without its number: what is before its stream, and the rest."""
    body = written[written.index(b"obj") + 3 :]
    found = STREAM.search(body)
    return (body, b"") if found is None else (body[: found.start()], body[found.start() :])


def _numbered(objects: dict[int, tuple[bytes, bytes]], trailer: bytes) -> dict[int, int]:
    """Return new numbers by old ones, in the order in which objects are referred to."""
    numbers: dict[int, int] = {}
    waiting = [int(number) for number in REFERENCE.findall(trailer)]
    for old in waiting:  # which grows
        if old not in numbers:
            numbers[old] = len(numbers) + 1
            waiting += [int(number) for number in REFERENCE.findall(objects[old][0])]
    return numbers


def _tag(number: int) -> bytes:
    """Return the tag of a font of which a part is in the document: six letters and a plus sign."""
    letters = (LETTERS[number // 26**place % 26] for place in range(6))
    return f"/{''.join(letters)}+".encode()
