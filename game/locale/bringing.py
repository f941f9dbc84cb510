"""Brings a language that somebody made elsewhere among the player's own."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.locale.glyphs import FONTS

_KEPT: Final = {".yml", ".json", ".csv", ".md", ".txt", ".ttf", ".otf"}


def bring(place: Path, home: Path) -> None:
    """Copies a language's files into a folder of languages, all of them or none; raises OSError.

    What else lies beside them stays where it is. A language that is there already is left alone: FileExistsError.
    """
    target, spare = home / place.name, home / f".{place.name}.tmp"
    if target.exists():
        raise FileExistsError(target)
    try:
        shutil.copytree(place, spare, ignore=_others, dirs_exist_ok=True)
        spare.replace(target)
    finally:
        shutil.rmtree(spare, ignore_errors=True)


def _others(folder: str, names: Sequence[str]) -> list[str]:
    return [name for name in names if Path(name).suffix not in _KEPT and name != FONTS]
