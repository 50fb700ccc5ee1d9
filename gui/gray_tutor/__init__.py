"""The tutor of the Gray code: a window of its own with construction, table and conversion."""

from gui.gray_tutor.opening import TutorOpening

__all__ = ["TutorOpening"]
