"""Codes mistyped by the thousand."""

from tests.challenges.test_deals import mistype


def test_a_code_however_mistyped_is_refused_or_the_code_that_stands_there() -> None:
    mistype(5000)
