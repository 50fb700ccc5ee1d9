"""The tree keeps the rules of tests/architecture_rules.py, and each rule can fail."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests import architecture_rules as rules

ROOT = Path(__file__).resolve().parent.parent
TREE_RULES = (
    rules.engine_without_gui,
    rules.engine_order,
    rules.two_truths,
    rules.panels_apart,
    rules.gui_from_main_only,
    rules.mpi_in_one_place,
    rules.computed_imports,
    rules.import_circles,
    rules.sizes,
    rules.names,
    rules.packaging_is_no_package,
)

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


@pytest.mark.parametrize("rule", TREE_RULES, ids=lambda rule: rule.__name__)
def test_the_tree_keeps(rule):
    offences = rule(ROOT)
    assert not offences, "\n" + "\n".join(offences)


def test_the_tree_is_seen():
    for place in ("engine", "gui", "main.py"):
        assert rules.sources(ROOT, place), f"no Python file found in {place}"
    found = [
        found for source in rules.sources(ROOT, "engine") for found in rules.imports(source, ROOT)
    ]
    assert any(one.module == "engine.text" for one in found)
    assert any(one.late for one in found)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git work tree")
@needs_git
def test_no_file_names_a_registry_or_a_machine():
    files = rules.repository_files(ROOT)
    assert "pyproject.toml" in files
    assert "uv.lock" not in files, "uv.lock names a registry; it stays out of git"
    offences = rules.forbidden_text(ROOT, files)
    assert not offences, "\n" + "\n".join(offences)


# Each rule can fail -------------------------------------------------------------------------------


@pytest.fixture
def plant(tmp_path):
    """Write files into an empty tree: path=text, with the dots and slashes of paths kept."""

    def write(files: dict[str, str]) -> Path:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write


LATE = "def f():\n    {}\n"
TYPING = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    {}\n"
LONG_FUNCTION = "def f():\n" + "    x = 1\n" * 60
LONG_CLASS = "class C:\n" + "    x = 1\n" * 250
A_PANEL = {"gui/panels/bar.py": ""}

PLANTED = [
    (rules.engine_without_gui, "engine/run.py", "import PySide6.QtCore\n", {}),
    (rules.engine_without_gui, "engine/run.py", "from pyqtgraph import PlotItem\n", {}),
    (rules.engine_without_gui, "engine/run.py", LATE.format("import shiboken6"), {}),
    (rules.engine_without_gui, "engine/run.py", TYPING.format("from gui.look import Theme"), {}),
    (rules.engine_without_gui, "engine/run.py", "import_module('gui.session')\n", {}),
    (rules.engine_without_gui, "engine/report/a.py", "import main\n", {}),
    (rules.engine_without_gui, "tests/engine/test_run.py", "from gui import session\n", {}),
    (rules.engine_order, "engine/text.py", "from engine.errors import InputError\n", {}),
    (rules.engine_order, "engine/routing.py", LATE.format("import engine.run"), {}),
    (rules.engine_order, "engine/routing.py", TYPING.format("from engine.run import Run"), {}),
    (rules.engine_order, "engine/topology/ring.py", "from ..schedule import Schedule\n", {}),
    (rules.engine_order, "engine/cost.py", "from engine import run\n", {"engine/run.py": ""}),
    (rules.engine_order, "engine/cost.py", "from . import run\n", {"engine/run.py": ""}),
    (rules.engine_order, "engine/__init__.py", "from engine.text import Text\n", {}),
    (rules.engine_order, "engine/gossip.py", "", {}),
    (rules.engine_order, "engine/gossip/__init__.py", "", {}),
    (rules.two_truths, "engine/formulas.py", "from engine.cost import Cost\n", {}),
    (rules.two_truths, "engine/formulas.py", LATE.format("import engine.simulation.loop"), {}),
    (rules.two_truths, "engine/formulas/ring.py", "from engine.schedule import Schedule\n", {}),
    (rules.two_truths, "engine/simulation/loop.py", "from engine.formulas import best\n", {}),
    (rules.two_truths, "engine/verify/sums.py", TYPING.format("import engine.formulas"), {}),
    (rules.panels_apart, "gui/panels/step.py", "from gui.panels.bar import Bar\n", A_PANEL),
    (rules.panels_apart, "gui/panels/step.py", "from gui.panels import bar\n", A_PANEL),
    (rules.panels_apart, "gui/panels/step.py", "from .bar import Bar\n", A_PANEL),
    (rules.panels_apart, "gui/panels/step.py", "import gui.panels\n", A_PANEL),
    (rules.panels_apart, "gui/panels/step.py", TYPING.format("from gui.session import S"), {}),
    (rules.panels_apart, "gui/panels/deep/a.py", LATE.format("import gui.main_window"), {}),
    (rules.panels_apart, "gui/panels/__init__.py", "import gui.session\n", {}),
    (rules.gui_from_main_only, "main.py", "import gui.main_window\n", {}),
    (rules.gui_from_main_only, "main.py", "from PySide6 import QtCore\n", {}),
    (rules.gui_from_main_only, "main.py", TYPING.format("import gui"), {}),
    (rules.gui_from_main_only, "docs/smoke_test.py", LATE.format("import gui"), {}),
    (rules.gui_from_main_only, "docs/make_images.py", "from gui import look\n", {}),
    (rules.mpi_in_one_place, "engine/ranks/mpi.py", "from mpi4py import MPI\n", {}),
    (rules.mpi_in_one_place, "engine/ranks/own.py", LATE.format("import mpi4py.MPI"), {}),
    (rules.mpi_in_one_place, "gui/look.py", LATE.format("from mpi4py import MPI"), {}),
    (rules.mpi_in_one_place, "gui/look.py", "from engine.ranks import measure\n", {}),
    (rules.computed_imports, "engine/run.py", "importlib.import_module(name)\n", {}),
    (rules.computed_imports, "gui/look.py", "__import__('gui.' + name)\n", {}),
    (rules.import_circles, "engine/b.py", "import engine.a\n", {"engine/a.py": "import engine.b"}),
    (
        rules.import_circles,
        "gui/a.py",
        LATE.format("from gui import c"),
        {"gui/b.py": TYPING.format("from gui.a import A"), "gui/c.py": "from gui.b import B\n"},
    ),
    (rules.sizes, "engine/run.py", "x = 1\n" * 351, {}),
    (rules.sizes, "gui/panels/step.py", "x = 1\n" * 351, {}),
    (rules.sizes, "gui/look.py", LONG_FUNCTION, {}),
    (rules.sizes, "main.py", LONG_FUNCTION.replace("def", "async def"), {}),
    (rules.sizes, "engine/run.py", LONG_CLASS, {}),
    (rules.names, "engine/run.py", "class RunManager:\n    pass\n", {}),
    (rules.names, "gui/look.py", "def _event_handler():\n    pass\n", {}),
    (rules.names, "gui/look.py", "class QTHelper:\n    pass\n", {}),
    (rules.names, "gui/utils.py", "", {}),
    (rules.names, "engine/util/rings.py", "", {}),
    (rules.packaging_is_no_package, "packaging/__init__.py", "", {}),
]


@pytest.mark.parametrize(("rule", "name", "text", "others"), PLANTED)
def test_a_planted_offence_is_found(rule, name, text, others, plant):
    offences = rule(plant({**others, name: text}))
    assert len(offences) == 1
    assert name in offences[0] or name.removesuffix(".py").replace("/", ".") in offences[0]


def test_each_rule_has_a_planted_offence():
    assert {planted[0] for planted in PLANTED} == set(TREE_RULES)


@pytest.mark.parametrize("rule", TREE_RULES, ids=lambda rule: rule.__name__)
def test_what_is_allowed_passes(rule, plant):
    tree = plant(
        {
            "engine/__init__.py": '"""The glossary."""\n',
            "engine/text.py": "import ast\n",
            "engine/topology/base.py": "from engine.text import Text\n",
            "engine/topology/ring.py": "from engine.topology.base import Topology\n",
            "engine/topology/__init__.py": "from engine.topology import ring\n",
            "engine/formulas.py": LATE.format("import networkx") + "from engine import topology\n",
            "engine/ranks/mpi.py": LATE.format("from mpi4py import MPI"),
            "gui/session.py": "from PySide6 import QtCore\nfrom engine.text import Text\n",
            "gui/panels/__init__.py": "from gui.panels.step import Step\n",
            "gui/panels/step.py": "from gui import look\n"
            + LONG_FUNCTION.replace("    x = 1\n", "", 1),
            "gui/panels/deep/a.py": "from gui.panels.deep import b\n",
            "gui/panels/deep/b.py": "",
            "gui/look.py": 'def f():\n    """' + "\n" * 70 + '"""\n',
            "gui/main_window.py": "from gui.panels.step import Step\nimport gui.session\n",
            "main.py": LATE.format("from gui.main_window import MainWindow"),
            "tests/gui/test_look.py": "from gui import look\n",
            "docs/smoke_test.py": "import subprocess\n",
        }
    )
    assert rule(tree) == []


@needs_git
def test_forbidden_text_is_found(plant):
    host = rules.FORBIDDEN_TEXT[0].decode()
    tree = plant(
        {
            "notes.md": f"from https://{host.upper()}/simple\n",
            "ignored.txt": host,
            "kept.txt": "nothing here\n",
            ".gitignore": "ignored.txt\n",
        }
    )
    subprocess.run(["git", "init", "-q", str(tree)], check=True)
    files = rules.repository_files(tree)
    assert files == [".gitignore", "kept.txt", "notes.md"]
    offences = rules.forbidden_text(tree, files)
    assert len(offences) == 1
    assert offences[0].startswith("notes.md: ")


@pytest.mark.parametrize("text", rules.FORBIDDEN_TEXT)
def test_each_forbidden_text_is_found(text, plant):
    tree = plant({"a.bin": "x"})
    (tree / "a.bin").write_bytes(b"\xff\x00" + text + b"\x00")
    assert rules.forbidden_text(tree, ["a.bin"])
