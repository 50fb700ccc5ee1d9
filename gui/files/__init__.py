"""Figures to the bytes of files, where Qt or Pillow or ffmpeg is needed for it."""
