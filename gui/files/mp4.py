"""Images as an MP4, by the program ffmpeg."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable
from errno import EFBIG, ENOSPC
from pathlib import Path

from PySide6.QtGui import QImage

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.files.gif import rgb_of

NO_FFMPEG = QT_TRANSLATE_NOOP(
    "export",
    "an mp4 needs the program ffmpeg, which is not there; install ffmpeg, or run "
    "uv sync --extra video, or take the ending .gif",
)
FFMPEG_FAILED = QT_TRANSLATE_NOOP("export", "ffmpeg could not make the mp4: {reason}")

BITEXACT = ("-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1")
"""The same images give the same bytes: no date, no name of a program."""
LOOK = ("-c:v", "h264", "-preset", "medium", "-crf", "16", "-threads", "2", "-pix_fmt", "yuv420p")
COLOURS = (
    *("-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd"),
    *("-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"),
)


def find_ffmpeg() -> str:
    """Return the path of the program: the system's, else that of the extra ``video``.

    Raises
    ------
    InputError
        If there is neither.
    """
    found = shutil.which("ffmpeg")
    if found:
        return found
    try:
        from imageio_ffmpeg import get_ffmpeg_exe

        return str(get_ffmpeg_exe())
    except (ImportError, RuntimeError):
        raise InputError(Text(NO_FFMPEG)) from None


def write_mp4(path: Path, frames: Iterable[QImage], size: tuple[int, int], fps: float) -> None:
    """Write images of a size, both even, into a file.

    Raises
    ------
    InputError
        If ffmpeg is missing or fails.
    OSError
        If the file cannot be written.
    """
    given = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "{}x{}".format(*size), "-r", f"{fps:g}")
    words = [find_ffmpeg(), "-hide_banner", "-loglevel", "error", "-y", *given, "-i", "-"]
    words += [*COLOURS, *LOOK, *BITEXACT, "-movflags", "+faststart", "-f", "mp4", str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=subprocess.DEVNULL, stderr=pipe) as ffmpeg:
        assert ffmpeg.stdin is not None
        try:
            for image in frames:
                ffmpeg.stdin.write(rgb_of(image).tobytes())
        except BrokenPipeError:
            pass  # it has ended; it says why
        except BaseException:
            ffmpeg.kill()
            raise
        said = _end(ffmpeg)
    if ffmpeg.returncode:
        raise _reason(ffmpeg.returncode, said)


def _end(ffmpeg: subprocess.Popen[bytes]) -> str:
    """Wait for the program's end; return what it had to say."""
    try:
        _, said = ffmpeg.communicate()
    except BrokenPipeError:
        said = ffmpeg.stderr.read() if ffmpeg.stderr else b""
    return said.decode(errors="replace")


def _reason(code: int, said: str) -> Exception:
    if "No space left" in said:
        return OSError(ENOSPC, "")
    if code < 0 and "File too large" not in said and not said.strip():
        return OSError(EFBIG, "")  # the system has stopped it
    if "File too large" in said:
        return OSError(EFBIG, "")
    lines = said.strip().splitlines() or [str(code)]
    return InputError(Text(FFMPEG_FAILED, reason=lines[-1]))
