"""What the files of a window held when they were read or written last."""

from __future__ import annotations

from pathlib import Path


def digest_of(path: Path) -> str:
    """Return a digest of a file's content, empty where there is no such file to read."""
    from hashlib import sha256  # slow to import, and not needed for the first picture

    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def same_file(one: Path | None, other: Path | None) -> bool:
    """Return whether two paths lead to one file; a file need not be there."""
    if one is None or other is None:
        return False
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()


class OnDisk:
    """Digests by file."""

    def __init__(self) -> None:
        self._digests: dict[Path, str] = {}

    def note(self, path: Path, digest: str | None = None) -> None:
        """Take a file's content, as it is now or by its digest, for known."""
        self._digests[path.absolute()] = digest_of(path) if digest is None else digest

    def digest(self, path: Path) -> str:
        """Return the digest of what was known last, empty if nothing was."""
        return self._digests.get(path.absolute(), "")

    def changed(self, path: Path) -> bool:
        """Return whether somebody else has written a file since it was noted."""
        known = self._digests.get(path.absolute())
        now = digest_of(path)
        return known is not None and now != "" and now != known
