"""Figures as LaTeX: a document that compiles by itself and is easily restyled."""

from engine.export.tikz.document import LARGEST, tikz

__all__ = ["LARGEST", "tikz"]
