"""The embedding lab: a window in which one network is laid into another by hand."""

from gui.embedding_lab.state import Laying
from gui.embedding_lab.window import EmbeddingLab

__all__ = ["EmbeddingLab", "Laying"]
