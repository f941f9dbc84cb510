"""Components and set-up (sections 1 and 2), and what each turn begins with (3.1)."""

from collections import Counter

import pytest

from game.boxes.ys.rules.arrivals import stalls_of
from game.boxes.ys.rules.cards import GIFT, YELLOW
from game.boxes.ys.rules.events import CharacterShown, MarketFilled, ShipArrived
from game.boxes.ys.rules.gems import SHIPS
from game.boxes.ys.rules.steps import BeginTurn
from game.boxes.ys.rules.tasks import BID
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, events, go_on, opening
from tests.boxes.ys.positions import YELLOW as AMBER


def test_11_brokers_with_a_sum_of_22_each() -> None:
    state = opening(4)
    assert all(screen == (0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4) for screen in state.screens)
    assert sum(state.screens[0]) == 22


def test_express_without_a_3_and_a_1_and_without_ships_with_white() -> None:
    state = opening(3, express=True)
    assert state.screens[0] == (0, 0, 1, 1, 2, 3, 3, 4, 4)
    seen = [ship for ship in state.public.ships if ship]
    assert len(state.public.fleet) + len(seen) + 1 == 20
    assert all(WHITE not in SHIPS[number] for number in state.public.fleet)


def test_24_ships_six_of_each_colour_four_with_a_small_white() -> None:
    assert len(SHIPS) == 24
    assert Counter(ship[0] for ship in SHIPS) == dict.fromkeys((BLUE, GREEN, AMBER, RED), 6)
    assert sum(WHITE in ship[1:] for ship in SHIPS) == 4
    assert all(ship[0] not in ship[1:] and ship[1] != ship[2] for ship in SHIPS)
    smalls = Counter(gem for ship in SHIPS for gem in ship[1:])
    assert len({smalls[colour] for colour in (BLUE, GREEN, AMBER, RED)}) == 1


def test_order_cards_as_many_as_players_at_random() -> None:
    assert all(sorted(opening(3, seed).public.order) == [1, 2, 3] for seed in range(9))
    assert len({opening(4, seed).public.order for seed in range(30)}) > 10


def test_all_quotations_begin_on_step_8() -> None:
    assert opening(4).public.quotes == (8, 8, 8, 8)


@pytest.mark.parametrize(
    ("seats", "options", "quarters"), [(4, {}, 4), (3, {}, 4), (3, {"three_quarters": True}, 3), (2, {}, 3)]
)
def test_a_character_and_a_ship_for_each_quarter_in_play(seats: int, options: dict[str, bool], quarters: int) -> None:
    state = opening(seats, **options)
    assert sum(card is not None for card in state.public.shown) == quarters
    assert sum(ship is not None for ship in state.public.ships) == quarters
    assert len(state.public.deck) == 15 - quarters and state.public.task == BID


def test_one_blue_card_per_quarter_in_the_fourth_turn() -> None:
    state = opening(4)
    state.public.round, state.public.agenda = 3, (BeginTurn(),)
    told = go_on(state)
    assert [event.card for event in events(told, CharacterShown)] == [GIFT] * 4
    assert len(events(told, ShipArrived)) == 4 and len(events(told, MarketFilled)) == 1


def test_yellow_characters_are_one_of_each() -> None:
    assert len(YELLOW) == 15


class TestMarketRows:
    def test_with_four_players_white_to_row_1_then_the_large_gem_before_the_small_ones(self) -> None:
        assert stalls_of(4, (BLUE, RED, WHITE)) == (WHITE, BLUE, RED)

    def test_equal_gems_in_column_order(self) -> None:
        """A ruling."""
        assert stalls_of(4, (RED, BLUE, AMBER)) == (RED, BLUE, AMBER)

    def test_with_fewer_only_the_small_ones_to_rows_2_and_3_in_column_order_white_first(self) -> None:
        """A ruling; row 1 is closed."""
        assert stalls_of(3, (BLUE, GREEN, RED)) == (None, GREEN, RED)
        assert stalls_of(3, (BLUE, RED, WHITE)) == (None, WHITE, RED)
