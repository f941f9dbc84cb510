"""Places, and who hears what."""

import pytest

from game.core.rules import Seat, Whisper, places, visible_events


@pytest.mark.parametrize(
    ("totals", "expected"), [((5, 9, 7), (3, 1, 2)), ((9, 9, 7), (1, 1, 3)), ((4, 7, 7, 1), (3, 1, 1, 4)), ((0,), (1,))]
)
def test_equal_totals_share_the_better_place(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places(totals) == expected


def test_a_whisper_is_heard_by_those_it_is_for_and_by_no_onlooker() -> None:
    news = ["open", Whisper(frozenset([Seat(1)]), "secret")]
    assert visible_events(news, Seat(1)) == ("open", "secret")
    assert visible_events(news, Seat(0)) == visible_events(news, None) == ("open",)
