"""Finds the files that ship with the program, in a checkout and in an installed wheel alike, and knows ours by name."""

import json
from functools import cache
from pathlib import Path

from game.core.outage import Outage

_PACKAGE = Path(__file__).resolve().parent.parent


class SpoiltFile(Outage):
    """Says that a file which ships with the program, and without which it cannot go on, is missing or damaged."""

    def __init__(self, name: str) -> None:
        super().__init__("ui.app.spoilt", file=name)


DAMAGE = (OSError, ArithmeticError, LookupError, ValueError, TypeError, AttributeError, RecursionError, MemoryError)
"""What reading a file may raise whose bytes, structure or values are others than it was shipped with."""


def shipped(folder: str) -> Path:
    """Returns where a shipped folder lies.

    Takes the folder's name: "assets", "locales" or "positions" (the example games; "saves" in a checkout).
    Returns its path, inside the package when installed and at the top of the checkout otherwise.
    """
    inside = _PACKAGE / folder
    return inside if inside.is_dir() else _PACKAGE.parent / {"positions": "saves"}.get(folder, folder)


@cache
def player_colours() -> tuple[str, ...]:
    """Returns the keys in the order in which seats take them."""
    return tuple(json.loads((shipped("assets") / "palette.json").read_text(encoding="utf-8"))["player"])


_OTHERS = (".", "~")
"""What names of hidden and temporary files begin with, as sticks, office programs and synchronizers leave them."""


def is_ours(name: str, *endings: str) -> bool:
    """Tells whether a file's name has one of some endings (in lower case), in whatever case, and is no hidden one."""
    return not name.startswith(_OTHERS) and name.casefold().endswith(endings)
