"""Words of the table of Maharaja: every event is told, every choice previewed, nobody is spoken to."""

import pytest

from tests.boxes.saying import LANGUAGES, game, said, speaker, told
from tests.contract.tables import Table

GAMES: list[tuple[int, tuple[str, ...]]] = [
    (2, ("several",)),
    (3, ("yogi", "auction", "homes")),
    (5, ("short",)),
    (4, ("yogi", "several", "homes")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=lambda value: str(value))
def test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named(
    seats: int, options: tuple[str, ...], language: str
) -> None:
    setting = Table("maharaja", seats, tuple((name, True) for name in options))
    table = speaker("maharaja", seats, language, **dict.fromkeys(options, True))
    faults: list[str] = []
    for number, (state, seat, after, news) in enumerate(game(setting, seats)):
        faults += told(table, setting.rules, seat, after, news)
        if not number % 6:
            faults += said(table, setting.rules, state, seat)
    assert not faults
