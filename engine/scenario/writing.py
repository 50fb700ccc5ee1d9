"""Writing a file whole or not at all, and why the operating system will not, in plain words."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EDQUOT, EFBIG, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, EROFS
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
    with whole_file(path) as temporary:
        temporary.write_bytes(data)


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Give an empty file to write into, which takes the place of ``path`` if all goes well.

    Raises
    ------
    InputError
        If it cannot be written; whatever is raised within, nothing is left behind.
    """
    temporary: Path | None = None
    try:
        check_writable(path)
        special = path.exists() and not path.is_file()
        target = path if special else path.resolve()  # a link stays a link
        folder = None if special else target.parent
        handle, name = tempfile.mkstemp(prefix=".hopscope-", dir=folder)
        os.close(handle)
        temporary = Path(name)
        yield temporary
        if special:
            path.write_bytes(temporary.read_bytes())  # a device or a pipe is never replaced
        else:
            _put(temporary, target)
    except OSError as error:
        text = Text(CANNOT_WRITE, file=str(path), reason=reason_of(error))
        raise InputError(text) from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)  # there only if something failed


def check_writable(path: Path) -> None:
    """Do nothing, as long as a file can be written there.

    Raises
    ------
    InputError
        If it cannot, as far as that is known before it is tried.
    """
    problem: OSError | None = None
    try:
        folder = path.resolve().parent
        special = path.exists() and not path.is_file()
        if path.is_dir():
            problem = IsADirectoryError(EISDIR, "")
        elif not folder.is_dir():
            problem = FileNotFoundError(ENOENT, "", f"{folder}/.hopscope-")
        elif not special and not os.access(folder, os.W_OK):
            problem = PermissionError(EACCES, "")
    except OSError as error:  # a name that is too long, for instance
        problem = error
    if problem is not None:
        text = Text(CANNOT_WRITE, file=str(path), reason=reason_of(problem))
        raise InputError(text)


def _put(temporary: Path, path: Path) -> None:
    """Let a file that is complete on the disk take the place of another, or a new one."""
    with temporary.open("rb+") as file:
        os.fsync(file.fileno())
    temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
    temporary.replace(path)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


NO_FILE = QT_TRANSLATE_NOOP("scenario", "there is no such file")
NO_FOLDER = QT_TRANSLATE_NOOP("scenario", "there is no such folder")
FOLDER = QT_TRANSLATE_NOOP("scenario", "it is a folder, not a file")
NOT_ALLOWED = QT_TRANSLATE_NOOP("scenario", "access is not allowed")
DISK_FULL = QT_TRANSLATE_NOOP("scenario", "the disk is full")
READ_ONLY = QT_TRANSLATE_NOOP("scenario", "nothing can be written to that disk")
TOO_LARGE_HERE = QT_TRANSLATE_NOOP("scenario", "it is larger than files may be here")
LONG_NAME = QT_TRANSLATE_NOOP("scenario", "its name is too long")

WORDS = {
    ENOSPC: DISK_FULL,
    EDQUOT: DISK_FULL,
    EROFS: READ_ONLY,
    EFBIG: TOO_LARGE_HERE,
    ENAMETOOLONG: LONG_NAME,
}
"""Plain words for what has no exception of its own."""


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
    if error.errno in WORDS:
        return Text(WORDS[error.errno])
    return error.strerror or str(error)
