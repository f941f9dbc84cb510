"""Nothing below the screen needs pygame, and rules need no luck of the machine."""

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


def modules(*below: str) -> list[str]:
    found = [module.name for module in walk_packages(game.__path__, "game.")]
    return [name for name in found if any(f"{name}.".startswith(f"{package}.") for package in below)]


def imported(modules: list[str], *, without: str = "", afresh: bool = False) -> str:
    assert modules
    program = [sys.executable, "-c", _IMPORT, without, "afresh" if afresh else ""]
    return subprocess.run([*program, *modules], capture_output=True, text=True, check=False).stderr


def test_nothing_below_the_screen_needs_pygame() -> None:
    """Nor what computer players think with numpy, which the package does not bring."""
    below = ["core", "ai", "saves", "session", "locale", "tools.simulate"]
    parts = [f"boxes.{name}.{part}" for name in NAMES for part in ("about", "rules", "brain")]
    parts += ["boxes.alhambra_family.rules", "boxes.alhambra_family.brain"]
    assert imported(modules(*(f"game.{package}" for package in (*below, *parts))), without="pygame numpy") == ""


@pytest.mark.parametrize("name", NAMES)
def test_rules_need_neither_pygame_nor_random(name: str) -> None:
    assert imported(modules(f"game.boxes.{name}.rules"), without="pygame random") == ""
