"""The window: everything that needs Qt.  The engine never imports from here."""
