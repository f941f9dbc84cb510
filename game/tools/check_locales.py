"""The tool `check-locales`: faults of the language files, and texts that do not fit their paths on the screen."""

from collections.abc import Sequence
from functools import partial

from game.core.resources import shipped
from game.locale.audit import run as audit
from game.saves.paths import find_paths
from game.tools.fits import cut_texts

__all__ = ["run"]


def run(arguments: Sequence[str]) -> int:
    """Runs `check-locales LANG… [--strict] [--stats]`; returns 0 when there is no error, 1 when there is one.

    Checks the shipped files and the player's own, and draws every screen in the smallest window.
    """
    folders = (shipped("locales"), find_paths().locales)
    return audit(arguments, folders=folders, fits=partial(cut_texts, folders=folders))
