"""The tool `check-locales`: faults of the language files, and texts that do not fit their places on the screen."""

from collections.abc import Sequence

from game.locale.audit import run as audit

__all__ = ["run"]


def run(arguments: Sequence[str]) -> int:
    """Runs `check-locales LANG… [--strict] [--stats]`; returns 0 when there is no error, 1 when there is one."""
    return audit(arguments)
