"""Every module can be imported by itself, and nothing below the screen needs pygame."""

import subprocess
import sys
from pkgutil import walk_packages

import pytest

import game
from game.boxes import NAMES

_IMPORT = """
import importlib, sys
hidden, afresh, *names = sys.argv[1:]
sys.modules.update(dict.fromkeys(hidden.split()))
for name in names:
    for loaded in [loaded for loaded in sys.modules if afresh and loaded.partition(".")[0] == "game"]:
        del sys.modules[loaded]
    try:
        importlib.import_module(name)
    except ImportError as error:
        sys.exit(f"{name}: {error}")
"""


def _modules(*below: str) -> list[str]:
    found = [module.name for module in walk_packages(game.__path__, "game.")]
    return [name for name in found if any(f"{name}.".startswith(f"{package}.") for package in below)]


def _import(modules: list[str], *, without: str = "", afresh: bool = False) -> str:
    assert modules
    program = [sys.executable, "-c", _IMPORT, without, "afresh" if afresh else ""]
    return subprocess.run([*program, *modules], capture_output=True, text=True, check=False).stderr


@pytest.mark.marathon
def test_each_module_imports_alone() -> None:
    assert _import(_modules("game"), afresh=True) == ""


def test_nothing_below_the_screen_needs_pygame() -> None:
    below = ["core", "ai", "saves", "session", "locale"]
    parts = [f"game.boxes.{name}.{part}" for name in NAMES for part in ("about", "rules", "brain")]
    parts += ["game.boxes.alhambra_family.rules", "game.boxes.alhambra_family.brain"]
    assert _import(_modules(*(f"game.{package}" for package in below), *parts), without="pygame") == ""


@pytest.mark.parametrize("name", NAMES)
def test_rules_need_neither_pygame_nor_random(name: str) -> None:
    assert _import(_modules(f"game.boxes.{name}.rules"), without="pygame random") == ""
