"""The packed program's shortened tables say the same as the whole ones, in every language that Babel knows."""

from pathlib import Path

from babel import localedata

from tests.packaging.test_tables import check


def test_shortened_tables_say_the_same_in_every_language(tmp_path: Path) -> None:
    check(tmp_path, sorted(localedata.locale_identifiers()))
