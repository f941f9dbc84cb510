"""Brings a language that somebody made elsewhere among the player's own."""

import shutil
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.core.resources import is_ours
from game.locale.glyphs import FONTS, LARGEST

_KEPT: Final = (".yml", ".json", ".csv", ".md", ".txt", ".ttf", ".otf")


def install_language(place: Path, home: Path) -> None:
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
    return [name for name in names if not _is_kept(Path(folder, name))]


def _is_kept(path: Path) -> bool:
    """Tells whether something is a usual file of a language, of a size that such a file may have, or its fonts."""
    try:
        found = path.stat()
    except OSError:
        return False
    if stat.S_ISDIR(found.st_mode):
        return path.name == FONTS
    return is_ours(path.name, *_KEPT) and stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST
