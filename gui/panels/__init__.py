"""Panels: each knows a part of the window and nothing of the others.

A panel has signals (what a person asked for) and ``show_...`` slots (what it should show);
``main_window`` connects them.  Every panel has ``show_language(words)`` and ``show_theme(theme)``.
"""
