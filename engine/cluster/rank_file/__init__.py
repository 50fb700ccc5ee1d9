"""What ``main.py ranks`` measured on real MPI ranks: its values, and their JSON file."""

from engine.cluster.rank_file.reading import is_rank_file, read_rank_file
from engine.cluster.rank_file.value import (
    CROWDED,
    NANOSECONDS,
    PING_PONG,
    VERSION,
    WHAT,
    WORD_BYTES,
    MeasuredRun,
    OneWay,
    Passed,
    PingPong,
    RankFile,
    Spread,
    spread_of,
)
from engine.cluster.rank_file.writing import encode_rank_file

__all__ = [
    "CROWDED",
    "NANOSECONDS",
    "PING_PONG",
    "VERSION",
    "WHAT",
    "WORD_BYTES",
    "MeasuredRun",
    "OneWay",
    "Passed",
    "PingPong",
    "RankFile",
    "Spread",
    "encode_rank_file",
    "is_rank_file",
    "read_rank_file",
    "spread_of",
]
