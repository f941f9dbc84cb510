"""Every module can be imported by itself, and nothing below the screen needs pygame."""

import subprocess
import sys
from pkgutil import walk_packages

import pytest

import game
from game.boxes import NAMES

_ALONE = """
import importlib, sys
for name in sys.argv[1:]:
    for loaded in [loaded for loaded in sys.modules if loaded.partition(".")[0] == "game"]:
        del sys.modules[loaded]
    try:
        importlib.import_module(name)
    except ImportError as error:
        sys.exit(f"{name}: {error}")
"""
_WITHOUT_SCREEN = "import sys; sys.modules['pygame'] = None\n" + _ALONE
_LIGHT = "import sys; [sys.modules.__setitem__(name, None) for name in ('pygame', 'random')]\n" + _ALONE


def _modules(*below: str) -> list[str]:
    found = [module.name for module in walk_packages(game.__path__, "game.")]
    return [name for name in found if any(f"{name}.".startswith(f"{package}.") for package in below)]


def _import(program: str, modules: list[str]) -> str:
    assert modules
    done = subprocess.run([sys.executable, "-c", program, *modules], capture_output=True, text=True, check=False)
    return done.stderr


def test_each_module_imports_alone() -> None:
    assert _import(_ALONE, _modules("game")) == ""


def test_nothing_below_the_screen_needs_pygame() -> None:
    below = ["core", "palaces", "ai", "saves", "session", "locale"]
    parts = [f"game.boxes.{name}.{part}" for name in NAMES for part in ("about", "rules", "brain")]
    assert _import(_WITHOUT_SCREEN, _modules(*(f"game.{package}" for package in below), *parts)) == ""


@pytest.mark.parametrize("name", NAMES)
def test_rules_need_neither_pygame_nor_random(name: str) -> None:
    assert _import(_LIGHT, _modules(f"game.boxes.{name}.rules")) == ""
