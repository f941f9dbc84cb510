"""Which languages there are, what each calls itself, and which one the machine speaks."""

import locale
import os
import re
import shutil
import stat
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from game.core.resources import is_ours
from game.core.text import LANGUAGE_CODE
from game.locale.files import domain_file, read, text_files
from game.locale.glyphs import FONTS, LARGEST
from game.locale.pseudo import MADE

REFERENCE: Final = "en"
OWN_NAME: Final = "common.language_name"
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages(folders: Sequence[Path]) -> dict[str, str]:
    """Returns the own name of every language that has a folder, by code, in code order.

    Takes the folders of languages, the shipped first, the player's last. A language without a name goes by its code.
    """
    found: dict[str, str] = {}
    for folder in folders:
        for place in _places(folder):
            found[place.name] = own_name(place) or found.get(place.name, place.name)
    return dict(sorted(found.items()))


def own_name(place: Path) -> str:
    """Returns what the language of a folder calls itself; "" where it does not."""
    domain, _, key = OWN_NAME.partition(".")
    name = read(domain_file(place, domain)).tree.get(key)
    return name if isinstance(name, str) else ""


def _places(folder: Path) -> Iterator[Path]:
    try:
        inside = sorted(folder.iterdir())
    except OSError:
        return
    yield from (place for place in inside if code_of(place))


def code_of(place: Path) -> str:
    """Returns the code of the language whose files a folder holds; "" if it is none of a language."""
    return place.name if LANGUAGE_CODE.fullmatch(place.name) and text_files(place) else ""


def is_translation(path: Path, shipped: Path) -> bool:
    """Tells whether a path is that of a language: a folder of its files, or one of them.

    Takes also the folder of the shipped languages, whose files have the same names.
    """
    names = {file.name for file in text_files(shipped / REFERENCE)}
    try:
        return path.name in names or any((path / name).is_file() for name in names)
    except OSError:
        return False


def fallbacks(language: str) -> list[str]:
    """Returns the languages in which to look for a text, most wanted first: "pl_PL", "pl", "en"."""
    parts = [] if language in MADE else re.split("[_-]", language)
    wider = [language[: len("_".join(parts[:count]))] for count in range(len(parts), 0, -1)]
    return [*dict.fromkeys([*wider, REFERENCE])]


def system_language(available: Collection[str], spoken: Sequence[str] = ()) -> str:
    """Returns the available language that the machine is set to, else English.

    Takes the languages there are, and what the desktop says that its owner speaks, most wanted first: a program that
    was started from there may have nothing in its environment.
    """
    for wanted in (*_named(), *spoken, *_system()):
        for code in fallbacks(wanted)[:-1]:
            if code in available:
                return code
    return REFERENCE


def _named() -> Iterator[str]:
    """Yields the languages that the environment names, most wanted first."""
    for variable in VARIABLES:
        for name in os.environ.get(variable, "").split(":"):
            yield re.split("[.@]", name)[0]


def _system() -> Iterator[str]:
    """Yields the languages that the system has where no desktop was asked."""
    if sys.platform == "win32":
        import ctypes

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    yield locale.getlocale()[0] or ""


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
