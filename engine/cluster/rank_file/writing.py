"""Writing a file of measured ranks: JSON with exact numbers, a row of times a line."""

from __future__ import annotations

from dataclasses import asdict
from decimal import Decimal
from fractions import Fraction

import msgspec

from engine.cluster.rank_file.value import RankFile
from engine.exact_time import format_exact

OPEN_TO_DEPTH = 4
"""Lists and objects are laid out over several lines down to here; a row of times stays in one."""


def encode_rank_file(file: RankFile) -> bytes:
    """Return the bytes of a file of measured ranks."""
    content = {
        key: value for key, value in asdict(file).items() if key not in ("name", "row_lines")
    }
    return (_laid_out(content, 0) + "\n").encode()


def _laid_out(value: object, depth: int) -> str:
    """Return JSON, one member a line above ``OPEN_TO_DEPTH``."""
    if depth >= OPEN_TO_DEPTH or not isinstance(value, (dict, list, tuple)) or not value:
        return _compact(value)
    if isinstance(value, dict):
        members = [f"{_compact(key)}: {_laid_out(one, depth + 1)}" for key, one in value.items()]
        left, right = "{}"
    else:
        members = [_laid_out(one, depth + 1) for one in value]
        left, right = "[]"
    within = ",\n".join("  " * (depth + 1) + member for member in members)
    return f"{left}\n{within}\n{'  ' * depth}{right}"


def _compact(value: object) -> str:
    encoder = msgspec.json.Encoder(decimal_format="number", enc_hook=_exact)
    return encoder.encode(value).decode()


def _exact(value: object) -> Decimal:
    assert isinstance(value, Fraction)
    return Decimal(format_exact(value))
