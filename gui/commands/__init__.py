"""The commands that draw.  They need no display: Qt paints into memory."""
