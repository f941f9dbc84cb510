"""Changes a part of a file that other running programs change, too, and newer ones with what is not known here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.saves.claims import waited
from game.saves.files import read_json, set_aside, write_json


def change_json(path: Path, changed: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Puts a mapping in place, made of the one that lies there now; a damaged one is set aside. Raises StoreError."""
    with waited(path):
        try:
            plain = read_json(path)
        except ValueError:
            set_aside(path)
            plain = None
        write_json(path, changed(plain if isinstance(plain, dict) else {}))
