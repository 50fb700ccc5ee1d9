"""Collect the sentences of the code into resources/translations/*.ts with Qt's own lupdate.

Run it after sentences have changed: ``uv run packaging/update_translations.py``.  New sentences
stand in the .ts files as unfinished; tests/test_translations.py is red until they are translated.
A new language is a new file: ``uv run packaging/update_translations.py de``.  The English file
holds the sentences with plural forms only; the others stand in the code.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
SOURCE_LANGUAGE = "en"


def sources() -> list[str]:
    """Return all files with sentences in them."""
    files = [ROOT / "main.py", *(ROOT / "engine").rglob("*.py"), *(ROOT / "gui").rglob("*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in files)


def main() -> int:
    """Update every language that there is, and those named on the command line."""
    languages = {path.stem for path in TRANSLATIONS.glob("*.ts")} | set(sys.argv[1:])
    for language in sorted(languages):
        command = [
            "pyside6-lupdate",
            "-locations",
            "none",
            "-no-obsolete",
            *(["-pluralonly"] if language == SOURCE_LANGUAGE else []),
            "-source-language",
            "en",
            "-target-language",
            language,
            *sources(),
            "-ts",
            str((TRANSLATIONS / f"{language}.ts").relative_to(ROOT)),
        ]
        subprocess.run(command, check=True, cwd=ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
