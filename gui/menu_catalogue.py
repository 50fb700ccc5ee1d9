"""The catalogue of the window's actions: words, keys and icons in one readable list.

The clicker of a lecturer sends PageDown and PageUp; those always step, by the unit chosen in the
player.  The arrow keys, Home, End and Space step and play too, except while a text field wants
them.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.text import QT_TRANSLATE_NOOP, Text

Keys = tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """One action: key, words, key sequences, icon."""

    key: str
    words: Text
    keys: Keys = ()
    icon: str = ""
    checkable: bool = False


FILE = Text(QT_TRANSLATE_NOOP("menu", "&File"))
EDIT = Text(QT_TRANSLATE_NOOP("menu", "&Edit"))
VIEW = Text(QT_TRANSLATE_NOOP("menu", "&View"))
RUN = Text(QT_TRANSLATE_NOOP("menu", "&Run"))
SCENES = Text(QT_TRANSLATE_NOOP("menu", "S&cenes"))
HELP = Text(QT_TRANSLATE_NOOP("menu", "&Help"))
THEME = Text(QT_TRANSLATE_NOOP("menu", "&Theme"))
LANGUAGE = Text(QT_TRANSLATE_NOOP("menu", "&Language"))
RECENT = Text(QT_TRANSLATE_NOOP("menu", "Open &recent"))

MENUS: tuple[tuple[Text, tuple[Entry | None, ...]], ...] = (
    (
        FILE,
        (
            Entry("new", Text(QT_TRANSLATE_NOOP("menu", "&New scenario")), ("Ctrl+N",), "plus"),
            Entry("new-window", Text(QT_TRANSLATE_NOOP("menu", "New &window")), ("Ctrl+Shift+N",)),
            None,
            Entry("open", Text(QT_TRANSLATE_NOOP("menu", "&Open…")), ("Ctrl+O",), "open"),
            Entry("save", Text(QT_TRANSLATE_NOOP("menu", "&Save")), ("Ctrl+S",), "save"),
            Entry("save-as", Text(QT_TRANSLATE_NOOP("menu", "Save &as…")), ("Ctrl+Shift+S",)),
            None,
            Entry("export", Text(QT_TRANSLATE_NOOP("menu", "&Export…")), ("Ctrl+E",)),
            Entry("print", Text(QT_TRANSLATE_NOOP("menu", "&Print…")), ("Ctrl+P",)),
            None,
            Entry("close", Text(QT_TRANSLATE_NOOP("menu", "&Close the window")), ("Ctrl+W",)),
            Entry("quit", Text(QT_TRANSLATE_NOOP("menu", "&Quit")), ("Ctrl+Q",)),
        ),
    ),
    (
        EDIT,
        (
            Entry("undo", Text(QT_TRANSLATE_NOOP("menu", "&Undo")), ("Ctrl+Z",), "undo"),
            Entry(
                "redo",
                Text(QT_TRANSLATE_NOOP("menu", "&Redo")),
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                "redo",
            ),
            None,
            Entry("copy-picture", Text(QT_TRANSLATE_NOOP("menu", "&Copy picture")), ("Ctrl+C",)),
            Entry(
                "copy-command",
                Text(QT_TRANSLATE_NOOP("menu", "Copy as c&ommand")),
                ("Ctrl+Shift+C",),
            ),
            Entry("copy-scenario", Text(QT_TRANSLATE_NOOP("menu", "Copy &scenario (JSON)"))),
            None,
            Entry(
                "preferences",
                Text(QT_TRANSLATE_NOOP("menu", "&Preferences…")),
                ("Ctrl+,",),
                "settings",
            ),
        ),
    ),
    (
        RUN,
        (
            Entry("first", Text(QT_TRANSLATE_NOOP("menu", "To the &start")), ("Home",), "first"),
            Entry("back", Text(QT_TRANSLATE_NOOP("menu", "&Back")), ("Left", "PgUp"), "back"),
            Entry("play", Text(QT_TRANSLATE_NOOP("menu", "&Play or pause")), ("Space",), "play"),
            Entry(
                "forward",
                Text(QT_TRANSLATE_NOOP("menu", "&Forward")),
                ("Right", "PgDown"),
                "forward",
            ),
            Entry("last", Text(QT_TRANSLATE_NOOP("menu", "To the &end")), ("End",), "last"),
            None,
            Entry("step-back", Text(QT_TRANSLATE_NOOP("menu", "Back one step")), ("Ctrl+Left",)),
            Entry(
                "step-forward", Text(QT_TRANSLATE_NOOP("menu", "Forward one step")), ("Ctrl+Right",)
            ),
            Entry(
                "within-back",
                Text(QT_TRANSLATE_NOOP("menu", "Back within the cycle")),
                ("Shift+Left",),
            ),
            Entry(
                "within-forward",
                Text(QT_TRANSLATE_NOOP("menu", "Forward within the cycle")),
                ("Shift+Right",),
            ),
            None,
            Entry("faster", Text(QT_TRANSLATE_NOOP("menu", "Fas&ter")), ("+", "=")),
            Entry("slower", Text(QT_TRANSLATE_NOOP("menu", "Slo&wer")), ("-",)),
            Entry("loop", Text(QT_TRANSLATE_NOOP("menu", "&Loop")), ("L",), checkable=True),
            None,
            Entry("go-to", Text(QT_TRANSLATE_NOOP("menu", "&Go to…")), ("Ctrl+G",)),
            Entry(
                "bookmark",
                Text(QT_TRANSLATE_NOOP("menu", "Set or remove a book&mark")),
                ("Ctrl+B",),
            ),
            Entry(
                "next-bookmark",
                Text(QT_TRANSLATE_NOOP("menu", "To the next bookmark")),
                ("Ctrl+Shift+Right",),
            ),
            Entry(
                "previous-bookmark",
                Text(QT_TRANSLATE_NOOP("menu", "To the bookmark before")),
                ("Ctrl+Shift+Left",),
            ),
            Entry(
                "next-use",
                Text(QT_TRANSLATE_NOOP("menu", "To the &next use of the selected link")),
                ("N",),
            ),
            Entry(
                "previous-use",
                Text(QT_TRANSLATE_NOOP("menu", "To the use of the selected link before")),
                ("Shift+N",),
            ),
            None,
            Entry("cancel", Text(QT_TRANSLATE_NOOP("menu", "&Cancel the simulation")), ("Esc",)),
        ),
    ),
    (
        VIEW,
        (
            Entry(
                "show-form",
                Text(QT_TRANSLATE_NOOP("menu", "&Scenario")),
                ("F2",),
                "settings",
                checkable=True,
            ),
            Entry(
                "show-details",
                Text(QT_TRANSLATE_NOOP("menu", "&Details")),
                ("F3",),
                "info",
                checkable=True,
            ),
            Entry(
                "show-curves",
                Text(QT_TRANSLATE_NOOP("menu", "&Curves")),
                ("F4",),
                "curves",
                checkable=True,
            ),
            Entry(
                "textbook",
                Text(QT_TRANSLATE_NOOP("menu", "&Textbook figure")),
                ("F8",),
                checkable=True,
            ),
            Entry(
                "gray-tutor",
                Text(QT_TRANSLATE_NOOP("menu", "Gra&y code tutor")),
                ("Ctrl+Shift+G",),
                checkable=True,
            ),
            Entry(
                "embedding-lab",
                Text(QT_TRANSLATE_NOOP("menu", "&Embedding lab")),
                ("F9",),
                checkable=True,
            ),
            Entry(
                "measurement-lab",
                Text(QT_TRANSLATE_NOOP("menu", "&Measurements")),
                ("Shift+F9",),
                checkable=True,
            ),
            None,
            Entry("zoom-in", Text(QT_TRANSLATE_NOOP("menu", "Zoom &in")), ("Ctrl++", "Ctrl+=")),
            Entry("zoom-out", Text(QT_TRANSLATE_NOOP("menu", "Zoom &out")), ("Ctrl+-",)),
            Entry(
                "zoom-fit",
                Text(QT_TRANSLATE_NOOP("menu", "Show the &whole network")),
                ("Ctrl+0",),
                "zoom-fit",
            ),
            Entry(
                "no-animation",
                Text(QT_TRANSLATE_NOOP("menu", "&No animation")),
                checkable=True,
            ),
            None,
            Entry(
                "ahead",
                Text(QT_TRANSLATE_NOOP("menu", "Ghost of the run without waiting")),
                ("U",),
                checkable=True,
            ),
            Entry(
                "curtain",
                Text(QT_TRANSLATE_NOOP("menu", "C&urtain: hide numbers and words")),
                ("C",),
                checkable=True,
            ),
            Entry(
                "ghosts",
                Text(QT_TRANSLATE_NOOP("menu", "&Hint at the next step")),
                ("G",),
                checkable=True,
            ),
            None,
            Entry(
                "presenter",
                Text(QT_TRANSLATE_NOOP("menu", "&Presentation")),
                ("F11",),
                "projector",
                checkable=True,
            ),
            Entry(
                "full-screen",
                Text(QT_TRANSLATE_NOOP("menu", "&Full screen")),
                ("Shift+F11",),
                checkable=True,
            ),
            None,
            Entry("reset-layout", Text(QT_TRANSLATE_NOOP("menu", "&Reset the layout"))),
            Entry("next-theme", Text(QT_TRANSLATE_NOOP("menu", "&Next theme")), ("Ctrl+T",)),
        ),
    ),
    (
        SCENES,
        (
            Entry(
                "scenes-example", Text(QT_TRANSLATE_NOOP("menu", "Open the &example scene list"))
            ),
            Entry("show-scenes", Text(QT_TRANSLATE_NOOP("menu", "Show the scene &list")), ("F6",)),
            None,
            Entry("scene-next", Text(QT_TRANSLATE_NOOP("menu", "&Next scene")), ("Ctrl+PgDown",)),
            Entry(
                "scene-previous", Text(QT_TRANSLATE_NOOP("menu", "&Previous scene")), ("Ctrl+PgUp",)
            ),
            None,
            Entry("scene-add", Text(QT_TRANSLATE_NOOP("menu", "&Add what is shown as a scene"))),
            Entry("scene-replace", Text(QT_TRANSLATE_NOOP("menu", "&Replace the scene by it"))),
            Entry("scene-remove", Text(QT_TRANSLATE_NOOP("menu", "Re&move the scene"))),
            Entry("scene-up", Text(QT_TRANSLATE_NOOP("menu", "Move the scene &up")), ("Alt+Up",)),
            Entry(
                "scene-down",
                Text(QT_TRANSLATE_NOOP("menu", "Move the scene &down")),
                ("Alt+Down",),
            ),
            None,
            Entry("scenes-save", Text(QT_TRANSLATE_NOOP("menu", "&Save the scene list"))),
            Entry("scenes-save-as", Text(QT_TRANSLATE_NOOP("menu", "Save the scene list as…"))),
            Entry("scenes-close", Text(QT_TRANSLATE_NOOP("menu", "&Close the scene list"))),
        ),
    ),
    (
        HELP,
        (
            Entry("keys", Text(QT_TRANSLATE_NOOP("menu", "&Keys")), ("F1",), "help"),
            Entry("start-page", Text(QT_TRANSLATE_NOOP("menu", "&Start page"))),
            Entry("about", Text(QT_TRANSLATE_NOOP("menu", "&About Hopscope"))),
        ),
    ),
)
"""All menus but those of themes and languages, which list what there is."""

TOOLBAR = ("open", "save", None, "show-form", "show-details", "show-curves", None, "presenter")
"""What the toolbar shows, in order."""
