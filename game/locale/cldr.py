"""What a language does with plurals, numbers, lists and dates, by Babel's tables (CLDR)."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.core.text import local

if TYPE_CHECKING:
    from babel import Locale

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
FROM_RIGHT: Final = frozenset({"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi"})
FIRST_GROUPED: Final = 1000  # smaller numbers are written alike everywhere
_COUNTRY: Final = {"en": "en_GB"}
"""Whose habits a language follows that names no country: the English of the shipped texts is British."""


class Speech:
    """The habits of one language, by its code ("pl", "pt_BR"); one that CLDR does not know follows English.

    Babel is imported only when something needs it: the first frame does not.
    """

    def __init__(self, language: str) -> None:
        self.language = language

    @property
    def is_from_right(self) -> bool:
        """Tells whether the language is read from the right."""
        return re.split("[_-]", self.language)[0] in FROM_RIGHT

    @cached_property
    def _locale(self) -> "Locale":
        from babel import Locale, UnknownLocaleError

        try:
            return Locale.parse(_COUNTRY.get(self.language, self.language).replace("-", "_"))
        except (UnknownLocaleError, ValueError):
            return Locale.parse(_COUNTRY["en"])

    @cached_property
    def own_name(self) -> str:
        """What the language calls itself, with a capital; "" where CLDR has no name for it."""
        return self._name()

    @cached_property
    def english_name(self) -> str:
        """What English calls the language, else its code: for who has no font for what it calls itself."""
        return self._name("en") or self.language

    def _name(self, language: str | None = None) -> str:
        from babel import Locale, UnknownLocaleError

        try:
            name = Locale.parse(self.language.replace("-", "_")).get_display_name(language)
        except (UnknownLocaleError, ValueError):
            return ""
        return name[:1].upper() + name[1:] if name else ""

    def category(self, count: int | float) -> str:
        """Returns the plural category (one, few, many …) that the count takes."""
        try:
            return str(self._locale.plural_form(count))
        except (ValueError, OverflowError):  # no number at all, or an infinite one
            return "other"

    @cached_property
    def categories(self) -> frozenset[str]:
        """The plural categories that counts up to 200 take in this language: those that its files must spell out."""
        return frozenset(self.category(count) for count in range(201))

    @cached_property
    def known_categories(self) -> frozenset[str]:
        """The plural categories that this language has for any number: also those of fractions and of millions."""
        return frozenset({*self._locale.plural_form.tags, "other"})

    def number(self, number: int | float) -> str:
        """Returns the number as it is written, digits grouped."""
        if isinstance(number, int) and 0 <= number < FIRST_GROUPED:
            return str(int(number))
        from babel.numbers import format_decimal

        try:
            return format_decimal(number, locale=self._locale)
        except ArithmeticError:  # more digits than decimals are reckoned with
            return str(number)

    def percent(self, ratio: float, decimals: int = 0) -> str:
        """Returns a ratio (1.0 is the whole) as a percentage with at most so many decimals."""
        from babel.numbers import format_percent

        return format_percent(round(ratio, decimals + 2), locale=self._locale, decimal_quantization=False)

    def join(self, items: Sequence[str]) -> str:
        """Returns the items as a list within a sentence: "denar, dirham and ducat"."""
        if len(items) < 2:
            return "".join(items)
        from babel.lists import format_list

        return format_list(items, locale=self._locale)

    def date(self, iso: str) -> str:
        """Returns a day or a moment given in ISO 8601 as people write it, the moment in local time.

        Returns the text itself when it is no such date, or one that no calendar and no clock here can follow.
        """
        from babel.dates import format_date, format_time, get_datetime_format

        found = local(iso)
        if found is None:
            return iso
        day = format_date(found, "long", locale=self._locale)
        if len(iso) <= len("2026-01-31"):
            return day
        time = format_time(found, "short", locale=self._locale)
        return str(get_datetime_format("medium", locale=self._locale)).replace("{0}", time).replace("{1}", day)
