"""Finds the files that ship with the program, in a checkout and in an installed wheel alike."""

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
