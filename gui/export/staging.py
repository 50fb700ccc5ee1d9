"""A folder beside the file that is to be: in it a file is made, out of it it comes whole.

Whatever a child process leaves behind when it is killed lies in there and goes with it.  What is
left when this program itself is killed is removed by the next export to the same folder.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from time import time

from PySide6.QtCore import QLockFile

from engine.errors import InputError
from engine.scenario.writing import CANNOT_WRITE, reason_of
from engine.text import Text

PREFIX = ".hopscope-export-"
LOCK = "lock"
SECONDS_OLD = 60
"""A folder that is younger may be about to be locked."""


class Staging:
    """The folder for one file.

    Attributes
    ----------
    target : Path
        The file that is to be (of a link, what it leads to).
    file : Path
        What is to be written in its stead.
    temporary : Path
        A folder for everything else.

    Raises
    ------
    InputError
        If nothing can be written beside the target.
    """

    def __init__(self, target: Path) -> None:
        self.target = target
        try:
            self.target = target.resolve()
            if self.target.is_dir():
                raise IsADirectoryError(21, "Is a directory")
            _remove_left(self.target.parent)
            self._folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=self.target.parent))
        except OSError as error:
            raise self.problem(error) from None
        self._lock = _lock_of(self._folder)
        self._lock.tryLock(0)
        self.file = self._folder / "made" / self.target.name
        self.temporary = self._folder / "temporary"
        try:
            for folder in (self.file.parent, self.temporary):
                folder.mkdir()
        except OSError as error:
            self.remove()
            raise self.problem(error) from None

    def problem(self, error: OSError) -> InputError:
        """Return the sentence that the target cannot be written."""
        text = Text(CANNOT_WRITE, file=str(self.target), reason=reason_of(error))
        return InputError(text)

    def said_of_target(self, sentence: str) -> str:
        """Return a sentence in which the target stands for the file in the folder."""
        return sentence.replace(str(self.file), str(self.target))

    def keep(self) -> None:
        """Put the file in the target's place, and remove the folder.

        Raises
        ------
        InputError
            If that cannot be done; the target is as it was.
        """
        try:
            if self.target.exists():
                self.file.chmod(self.target.stat().st_mode & 0o777)
            self.file.replace(self.target)
        except OSError as error:
            raise self.problem(error) from None
        finally:
            self.remove()

    def remove(self) -> None:
        """Remove the folder with everything in it."""
        self._lock.unlock()
        shutil.rmtree(self._folder, ignore_errors=True)


def _remove_left(parent: Path) -> None:
    """Remove folders of programs that were killed."""
    for folder in parent.glob(f"{PREFIX}*"):
        try:
            old = time() - folder.stat().st_mtime > SECONDS_OLD
        except OSError:
            continue
        if old and folder.is_dir() and _lock_of(folder).tryLock(0):
            shutil.rmtree(folder, ignore_errors=True)


def _lock_of(folder: Path) -> QLockFile:
    """Return a folder's lock; it is stale once its process is dead, however old it is."""
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)
    return lock
