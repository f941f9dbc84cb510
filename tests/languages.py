"""The languages that tests go through."""

from functools import cache

from game.core.resources import shipped
from game.locale.languages import languages


@cache
def shipped_languages() -> tuple[str, ...]:
    """Returns the codes of all languages that the program ships with, in order."""
    return tuple(languages((shipped("locales"),)))
