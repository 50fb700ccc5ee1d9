"""An algorithm is proved, not trusted: replay of who holds what, and the proof made with it."""

from engine.verify.proof import VERIFY_MOVES, is_provable, verify
from engine.verify.replay import Replay, chunk_name

__all__ = ["VERIFY_MOVES", "Replay", "chunk_name", "is_provable", "verify"]
