"""The rules of the house as functions: each takes a source tree and returns the offences it finds.

A tree is a folder with ``engine/``, ``gui/`` and ``main.py``.  An offence is one sentence with the
place and the advice.  Imports are read with ``ast``, so late ones inside functions and those under
``TYPE_CHECKING`` count like all others: nothing dodges a circle.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ENGINE_ORDER = (
    "text",
    "errors",
    "exact_time",
    "catalogue",
    "gray_code",
    "topology",
    "routing",
    "embedding",
    "operation",
    "schedule",
    "algorithms",
    "verify",
    "models",
    "cost",
    "simulation",
    "formulas",
    "cluster",
    "scenario",
    "run",
    "ranks",
    "sweep",
    "report",
    "picture",
    "export",
    "commands",
    "lessons",
)
"""An engine module imports only what stands before it here, and its own package."""

QT_PACKAGES = ("PySide6", "shiboken6", "pyqtgraph")
SIMULATED_SIDE = ("schedule", "algorithms", "verify", "cost", "simulation")
"""What the simulated time comes from; ``formulas`` is the other truth, and they never meet here."""

IMPORTS_MPI = "engine/ranks/mpi.py"
"""The one file that imports mpi4py, which starts MPI."""

MAY_USE_GUI = ("gui", "tests", "benchmarks", "packaging", "build", "dist")
UNKNOWN_TO_PANELS = ("gui.session", "gui.main_window")
MAX_FILE, MAX_CLASS, MAX_FUNCTION = 350, 250, 60
EMPTY_WORDS = frozenset({"manager", "handler", "helper", "util"})

# Written in two halves, so that this file does not name what it forbids.
FORBIDDEN_TEXT = tuple(
    (left + right).encode()
    for left, right in (
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("npmjs", ".org"),
        ("npmjs", ".com"),
        ("yarnpkg", ".com"),
        ("deb.debian", ".org"),
        ("security.debian", ".org"),
        ("archive.ubuntu", ".com"),
        ("conda.anaconda", ".org"),
        ("crates", ".io"),
        ("proxy.golang", ".org"),
        ("rubygems", ".org"),
        ("/work/", ".library"),
        ("/work/", "shared"),
    )
)


@dataclass(frozen=True)
class Source:
    """One file of Python: its path in the tree, the name it is imported by, its text and tree."""

    path: str
    module: str
    text: str
    tree: ast.Module

    @property
    def parts(self) -> tuple[str, ...]:
        """The module's name cut at the dots."""
        return tuple(self.module.split("."))


@dataclass(frozen=True)
class Import:
    """One imported module, ``?`` if its name is computed."""

    module: str
    line: int
    late: bool


# Reading ------------------------------------------------------------------------------------------


def sources(tree: Path, *places: str) -> list[Source]:
    """Read the Python files of a tree that stand in ``places`` (folders or files)."""
    found: list[Path] = []
    for place in places:
        path = tree / place
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.is_file()
    return [_read(tree, path) for path in found]


def _read(tree: Path, path: Path) -> Source:
    inside = path.relative_to(tree)
    module = ".".join(inside.with_suffix("").parts).removesuffix(".__init__")
    text = path.read_text(encoding="utf-8")
    return Source(inside.as_posix(), module, text, ast.parse(text, str(path)))


def imports(source: Source, tree: Path) -> Iterator[Import]:
    """Yield every module that a file imports, at the top or late."""
    late = {
        id(inner)
        for outer in ast.walk(source.tree)
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for inner in ast.walk(outer)
    }
    for node in ast.walk(source.tree):
        for module in _imported(node, source, tree):
            yield Import(module, node.lineno, id(node) in late)


def _imported(node: ast.AST, source: Source, tree: Path) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = _absolute(node, source)
        names = [f"{base}.{alias.name}" for alias in node.names]
        return [name if _is_module(tree, name) else base for name in names]
    if isinstance(node, ast.Call) and _called(node) in ("import_module", "__import__"):
        first = node.args[0] if node.args else None
        return [str(first.value)] if isinstance(first, ast.Constant) else ["?"]
    return []


def _absolute(node: ast.ImportFrom, source: Source) -> str:
    if not node.level:
        return node.module or ""
    package = source.parts if source.path.endswith("__init__.py") else source.parts[:-1]
    package = package[: len(package) - node.level + 1]
    return ".".join((*package, *([node.module] if node.module else [])))


def _is_module(tree: Path, name: str) -> bool:
    path = tree.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _within(module: str, packages: Iterable[str]) -> bool:
    return any(module == name or module.startswith(name + ".") for name in packages)


# Who may import whom ------------------------------------------------------------------------------


def engine_without_gui(tree: Path) -> list[str]:
    """The engine, and its tests, know neither the window nor Qt."""
    return [
        f"{source.path}:{found.line}: imports {found.module}; the engine never imports gui, main "
        "or Qt: give it a value and let gui do the rest"
        for source in sources(tree, "engine", "tests/engine")
        for found in imports(source, tree)
        if _within(found.module, (*QT_PACKAGES, "gui", "main"))
    ]


def engine_order(tree: Path) -> list[str]:
    """Each engine module imports only what stands to its left."""
    offences = []
    for source in sources(tree, "engine"):
        own = source.parts[1] if len(source.parts) > 1 else None
        if own is not None and own not in ENGINE_ORDER:
            offences.append(
                f"{source.path}: '{own}' has no place in the import order; add it to ENGINE_ORDER "
                "in tests/architecture_rules.py, right of all that it imports"
            )
            continue
        allowed = ENGINE_ORDER[: ENGINE_ORDER.index(own) + 1] if own else ()
        for found in imports(source, tree):
            parts = found.module.split(".")
            if parts[0] == "engine" and len(parts) > 1 and parts[1] not in allowed:
                offences.append(
                    f"{source.path}:{found.line}: imports {found.module}, which stands to its "
                    "right in the import order; move what both need to the left"
                )
    return offences


def two_truths(tree: Path) -> list[str]:
    """Closed forms and simulation never import one another: else their agreement says nothing."""
    formulas = ("engine.formulas",)
    simulated = tuple(f"engine.{name}" for name in SIMULATED_SIDE)
    return [
        f"{source.path}:{found.line}: imports {found.module}; closed forms and simulated times "
        "must not come from one another, or their agreement proves nothing"
        for source in sources(tree, "engine")
        for mine, other in ((formulas, simulated), (simulated, formulas))
        if _within(source.module, mine)
        for found in imports(source, tree)
        if _within(found.module, other)
    ]


def panels_apart(tree: Path) -> list[str]:
    """A panel knows no other panel, nor the session, nor the window."""
    offences = []
    for source in sources(tree, "gui/panels"):
        own = ".".join(source.parts[:3])
        for found in imports(source, tree):
            listing = source.module == "gui.panels"
            foreign = _within(found.module, ("gui.panels",)) and not _within(found.module, (own,))
            if (foreign and not listing) or _within(found.module, UNKNOWN_TO_PANELS):
                offences.append(
                    f"{source.path}:{found.line}: imports {found.module}; a panel has signals and "
                    "show_... slots, and main_window connects them to the session"
                )
    return offences


def gui_from_main_only(tree: Path) -> list[str]:
    """Outside gui only main.py imports gui, inside functions: most commands run without Qt."""
    outside = sorted(
        path.name
        for path in tree.iterdir()
        if path.name not in MAY_USE_GUI
        and not path.name.startswith(".")
        and (path.is_dir() or path.suffix == ".py")
    )
    offences = []
    for source in sources(tree, *outside):
        for found in imports(source, tree):
            if not _within(found.module, ("gui", *QT_PACKAGES)):
                continue
            if source.path == "main.py" and not found.late:
                advice = "main.py imports gui and Qt only inside the functions that draw"
            elif source.path != "main.py" and _within(found.module, ("gui",)):
                advice = "only main.py imports gui from outside gui"
            else:
                continue
            offences.append(f"{source.path}:{found.line}: imports {found.module}; {advice}")
    return offences


def mpi_in_one_place(tree: Path) -> list[str]:
    """One file imports mpi4py, inside a function; the window knows nothing of real ranks."""
    offences = []
    for source in sources(tree, "engine", "gui", "main.py"):
        for found in imports(source, tree):
            if _within(found.module, ("mpi4py",)):
                if source.path == IMPORTS_MPI and found.late:
                    continue
                advice = f"only {IMPORTS_MPI} does, inside a function: importing it starts MPI"
            elif source.parts[0] == "gui" and _within(found.module, ("engine.ranks",)):
                advice = "the window opens files of measured ranks (engine/cluster/rank_file)"
            else:
                continue
            offences.append(f"{source.path}:{found.line}: imports {found.module}; {advice}")
    return offences


def computed_imports(tree: Path) -> list[str]:
    """No import by a computed name: it would hide from every other rule here."""
    return [
        f"{source.path}:{found.line}: imports by a computed name; catalogues are written out"
        for source in sources(tree, "engine", "gui", "main.py")
        for found in imports(source, tree)
        if found.module == "?"
    ]


def import_circles(tree: Path) -> list[str]:
    """No module imports itself by a detour, late imports included."""
    graph: dict[str, set[str]] = {}
    all_sources = sources(tree, "engine", "gui", "main.py")
    known = {source.module for source in all_sources}
    for source in all_sources:
        graph[source.module] = {found.module for found in imports(source, tree)} & known
    reach = {module: _reachable(graph, module) for module in graph}
    circles = {
        frozenset(other for other in reach[module] if module in reach[other])
        for module in graph
        if module in reach[module]
    }
    return [
        f"{', '.join(sorted(circle))} import one another in a circle; what they share belongs in a "
        "module of its own"
        for circle in sorted(circles, key=sorted)
    ]


def _reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting.extend(graph[module])
    return seen


# Size and names -----------------------------------------------------------------------------------


def sizes(tree: Path) -> list[str]:
    """Files, classes and functions that fit a reader's head; a function's docstring is free."""
    offences = [
        f"{source.path}: {lines} lines, at most {MAX_FILE}; it holds two subjects: give each a file"
        for source in sources(tree, "engine", "gui")
        if (lines := len(source.text.splitlines())) > MAX_FILE
    ]
    for source in sources(tree, "engine", "gui", "main.py"):
        for node in ast.walk(source.tree):
            limit = MAX_CLASS if isinstance(node, ast.ClassDef) else MAX_FUNCTION
            lines = _lines(node)
            if lines > limit:
                offences.append(
                    f"{source.path}:{node.lineno}: {node.name} has {lines} lines, at most {limit} "
                    "(aim at 40 for a function); name its parts and take them out"
                )
    return offences


def _lines(node: ast.AST) -> int:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return 0
    whole = node.end_lineno - node.lineno + 1
    if ast.get_docstring(node) is None:
        return whole
    return whole - (node.body[0].end_lineno - node.body[0].lineno + 1)


def names(tree: Path) -> list[str]:
    """No name that says nothing: Manager, Handler, Helper, utils."""
    offences = []
    for source in sources(tree, "engine", "gui", "main.py"):
        defined = [(1, part) for part in source.parts]
        for node in ast.walk(source.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                defined.append((node.lineno, node.name))
        offences += [
            f"{source.path}:{line}: the name {name} says nothing; say what it does in a word of "
            "the glossary (engine/__init__.py)"
            for line, name in defined
            if EMPTY_WORDS & _words(name)
        ]
    return offences


def _words(name: str) -> set[str]:
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return {word.lower().removesuffix("s") for word in words}


# Files --------------------------------------------------------------------------------------------


def packaging_is_no_package(tree: Path) -> list[str]:
    """The folder packaging/ must not hide the library called packaging when main.py runs."""
    if (tree / "packaging" / "__init__.py").exists():
        return ["packaging/__init__.py: would hide the library called packaging; remove it"]
    return []


def repository_files(tree: Path) -> list[str]:
    """List what is committed or would be by ``git add .``."""
    command = [
        "git",
        "-C",
        str(tree),
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    listed = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    return sorted({name for name in listed.split("\0") if name and (tree / name).is_file()})


def forbidden_text(tree: Path, files: Iterable[str]) -> list[str]:
    """No file names the host of a package registry or a folder of the machine it was written on."""
    offences = []
    for name in files:
        content = (tree / name).read_bytes().lower()
        offences += [
            f"{name}: contains {text.decode()}; say the project's name instead of an address"
            for text in FORBIDDEN_TEXT
            if text in content or text in name.encode().lower()
        ]
    return offences
