"""Writing a file whole or not at all, and why the operating system will not, in plain words."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text

CANNOT_WRITE = QT_TRANSLATE_NOOP("scenario", "{file} cannot be written: {reason}")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under a temporary name and rename it, so that it is whole or not there.

    Raises
    ------
    InputError
        If that cannot be done; nothing is left behind.
    """
    temporary: Path | None = None
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a device or a pipe is written to, never replaced
            return
        path = path.resolve()  # a link stays a link
        handle, name = tempfile.mkstemp(prefix=".hopscope-", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        temporary.replace(path)
    except OSError as error:
        text = Text(CANNOT_WRITE, file=str(path), reason=reason_of(error))
        raise InputError(text) from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)  # there only if something failed


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


NO_FILE = QT_TRANSLATE_NOOP("scenario", "there is no such file")
NO_FOLDER = QT_TRANSLATE_NOOP("scenario", "there is no such folder")
FOLDER = QT_TRANSLATE_NOOP("scenario", "it is a folder, not a file")
NOT_ALLOWED = QT_TRANSLATE_NOOP("scenario", "access is not allowed")
DISK_FULL = QT_TRANSLATE_NOOP("scenario", "the disk is full")


def reason_of(error: OSError) -> Text | str:
    """Return the plain words for an error of the operating system."""
    if isinstance(error, FileNotFoundError):
        return Text(
            NO_FOLDER if error.filename and ".hopscope-" in str(error.filename) else NO_FILE
        )
    if isinstance(error, IsADirectoryError):
        return Text(FOLDER)
    if isinstance(error, PermissionError):
        return Text(NOT_ALLOWED)
    if error.errno == 28:
        return Text(DISK_FULL)
    return error.strerror or str(error)
