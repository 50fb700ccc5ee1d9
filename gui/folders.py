"""Where the program keeps what it needs itself: recoveries and the log."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

VARIABLE = "HOPSCOPE_DATA"
"""An environment variable that names another folder."""


def data_folder() -> Path:
    """Return the folder of the program's own data, which need not be there yet."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))
