"""Every letter that there is."""

import sys

import pytest

from game.core.text import clean, clusters, visible


@pytest.mark.parametrize("first", range(0, sys.maxunicode + 1, 0x10000))
def test_every_letter_of_unicode_is_kept_or_dropped_for_good(first: int) -> None:
    for letter in map(chr, range(first, first + 0x10000)):
        for text in (letter, f"Zoe{letter}x", f"\u0915{letter}\u094d"):
            seen = visible(text)
            assert visible(seen) == seen == "".join(clusters(seen))
            assert clean(clean(text, 2), 2) == clean(text, 2)
            assert seen.encode().decode() == seen
