"""The tool `check-locales`: faults of the language files, and texts that find no room on the screen."""

from collections.abc import Sequence
from pathlib import Path

from game.core.resources import shipped
from game.locale.audit_command import run as check
from game.locale.book import Finding
from game.saves.paths import find_paths


def run(arguments: Sequence[str]) -> int:
    """Runs `check-locales LANG… [--fast] [--strict] [--stats | --json] [--confirm KEY]`; returns the exit code.

    Checks the shipped files and the player's own, and (not with `--fast`) draws every screen in the smallest window.
    """
    folders = (shipped("locales"), find_paths().locales)
    return check(arguments, folders=folders, fits=lambda language: _cut(language, folders), system=_fonts)


def _cut(language: str, folders: tuple[Path, ...]) -> Sequence[Finding]:
    """Draws every screen. The program is imported only then: `--fast` answers before it would be there."""
    from game.tools.fits import cut_texts

    return cut_texts(language, folders=folders)


def _fonts() -> Sequence[Path]:
    """Finds the fonts of this computer, by pygame; asked only where the program's own lack a letter."""
    import pygame

    from game.paint.fallback import system_files

    pygame.font.init()
    return system_files()
