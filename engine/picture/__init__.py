"""The picture of a moment: figures made of shapes, the same for the window and for files."""
