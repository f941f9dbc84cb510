"""Words of the table of Ys: every event is told, every choice previewed, nobody is spoken to."""

from typing import Any

import pytest

from tests.boxes.saying import LANGUAGES, game, said, speaker, told
from tests.contract.tables import Table

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"hard_neutral": True}),
    (3, {"favour": True}),
    (3, {"three_quarters": True, "express": True}),
    (4, {}),
    (4, {"all_open": True, "favour": True}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=lambda value: str(value))
def test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named(
    seats: int, options: dict[str, Any], language: str
) -> None:
    setting = Table("ys", seats, tuple(options.items()))
    table = speaker("ys", seats, language, **options)
    faults: list[str] = []
    for number, (state, seat, after, news) in enumerate(game(setting, seats)):
        faults += told(table, setting.rules, seat, after, news)
        if not number % 5:
            faults += said(table, setting.rules, state, seat)
    assert not faults
