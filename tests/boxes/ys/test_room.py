"""Where there is room for a broker is what a plain search finds."""

import pytest

from game.boxes.ys.rules.board import areas_of, square
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.room import free_places
from tests.ai.positions import positions


def plain(public: Public, closed: int) -> list[int]:
    taken = {broker.place for broker in public.brokers}
    areas = [place for quarter in public.quarters if quarter != closed for place in areas_of(quarter)]
    squares = [square(row, column) for row in public.rows for column in range(4)]
    return areas + [place for place in squares if place not in taken]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_free_places_are_those_of_a_plain_search(seats: int) -> None:
    """Two games are asked about in turn: what was kept of one is never told of the other."""
    games = [[state for state, _ in positions("ys", seats, seed=seed, every=3)] for seed in (1, 2)]
    for state in (state for pair in zip(*games, strict=False) for state in pair):
        for closed in (-1, 0, 2, -1):
            assert list(free_places(state.public, closed)) == plain(state.public, closed)
