"""Set-up: governors, pieces, characters, the auction and the first houses (sections 3 and 8)."""

import pytest

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.board import CENTRE, START
from game.boxes.maharaja.rules.events import AuctionWon, CharacterPicked, RoundBegun, SuppliesFilled
from game.boxes.maharaja.rules.moves import Bid, Found, Pass, PickCharacter
from game.boxes.maharaja.rules.public import NEUTRAL
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import BID, FOUND, PICK, PLAN
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.maharaja.positions import LAHORE, events, legal, number, opening, play


def test_seven_governors_in_any_order_above_the_arrow_and_ten_empty_boxes() -> None:
    state = RULES.setup(4, ABOUT.complete({}), Dice(3))
    assert sorted(city for city in state.public.track[:7] if city is not None) == list(range(7))
    assert state.public.track[7:] == (None,) * 10
    orders = {RULES.setup(4, ABOUT.complete({}), Dice(seed)).public.track for seed in range(20)}
    assert len(orders) > 15


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_15_gold_7_palaces_and_20_houses_of_which_4_are_at_hand(seats: int) -> None:
    """Sections 1 and 3."""
    state = opening(seats)
    public = state.public
    assert state.gold == (15,) * seats
    assert public.palaces == (7,) * seats
    assert public.supply == (4,) * seats and public.quarry == (16,) * seats
    assert public.architects == (START,) * seats and public.city is None


def test_characters_1_to_6_are_chosen_clockwise_from_the_youngest() -> None:
    state = opening(3, youngest=1)
    assert state.public.task == PICK and state.public.bank == (1, 2, 3, 4, 5, 6)
    chosen = []
    for character in (6, 2, 4):
        chosen.append(state.public.acting)
        state, _ = play(state, PickCharacter(character))
    assert chosen == [1, 2, 0]
    assert state.public.characters == ((4,), (6,), (2,))
    assert state.public.bank == (1, 3, 5)


def chosen(seats: int = 3) -> State:
    state = opening(seats)
    for character in (5, 1, 3, 2, 4)[:seats]:
        state, _ = play(state, PickCharacter(character))
    return state


def test_four_rounds_of_first_houses_in_character_order() -> None:
    state, order = chosen(), []
    assert state.public.task == FOUND
    while state.public.task == FOUND:
        order.append(state.public.acting)
        state, told = play(state, legal(state, Found)[0])
    assert order == [1, 2, 0] * 4
    assert events(told, SuppliesFilled) == [SuppliesFilled(6)]
    assert state.public.supply == (6, 6, 6) and state.public.quarry == (10, 10, 10)
    assert state.public.task == PLAN and events(told, RoundBegun) == [RoundBegun(1, LAHORE, 7, False)]


@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (5, 2)])
def test_a_village_holds_two_houses_and_for_two_players_one(seats: int, limit: int) -> None:
    state = chosen(seats)
    for _ in range(limit):
        assert Found(0) in legal(state, Found)
        state, _ = play(state, Found(0))
    assert Found(0) not in legal(state, Found) and Found(1) in legal(state, Found)


def test_both_houses_of_a_village_may_be_one_players() -> None:
    state = chosen(3)
    for place in (0, 1, 2, 3, 4):
        state, _ = play(state, Found(place if state.public.acting != 1 else 0))
    assert state.public.villages[0] == (1, 1)


@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 4), (4, 5)])
def test_neutral_palaces_leave_3_4_or_5_outer_sites(seats: int, left: int) -> None:
    garden = opening(seats).public.sites[LAHORE]
    assert garden[CENTRE] is None and garden[1:].count(None) == left and garden.count(NEUTRAL) == 6 - left


def test_neutral_palaces_are_a_switch_of_their_own_on_from_the_start() -> None:
    """[ruling]"""
    chosen = ABOUT.complete({})
    assert chosen["neutral"] is True
    assert not any(chosen[option] for option in ("yogi", "auction", "homes", "several", "short", "open_gold"))


def test_no_neutral_palaces_with_five_players_or_without_the_variant() -> None:
    assert NEUTRAL not in opening(5).public.sites[0]
    assert NEUTRAL not in opening(2, neutral=False).public.sites[0]


class TestAuction:
    def test_the_youngest_must_bid_and_0_is_allowed(self) -> None:
        state = opening(3, auction=True, youngest=2)
        assert state.public.task == BID and state.public.acting == 2
        assert legal(state, Bid) == [Bid(amount) for amount in range(16)] and not legal(state, Pass)

    def test_each_raises_by_at_least_1_up_to_ones_gold_or_passes(self) -> None:
        state, _ = play(opening(3, auction=True), Bid(12))
        assert state.public.acting == 1
        assert RULES.legal(state, state.public.acting) == [Bid(13), Bid(14), Bid(15), Pass()]

    def test_who_passed_stays_out_and_the_winner_pays_the_bank_and_picks(self) -> None:
        state, told = play(opening(3, auction=True), Bid(1), Bid(2), Pass(), Bid(3), Pass())
        assert events(told, AuctionWon) == [AuctionWon(Seat(0), 3)]
        assert state.gold == (12, 15, 15)
        assert state.public.task == PICK and state.public.acting == 0

    def test_the_next_without_a_character_clockwise_from_the_winner_opens_and_the_last_picks_free(self) -> None:
        """[ruling] Whoever passed may bid again in the next auction."""
        state, _ = play(opening(3, auction=True), Bid(0), Bid(1), Pass(), Pass(), PickCharacter(1))
        assert state.public.task == BID and state.public.acting == 2 and not legal(state, Pass)
        state, told = play(state, Bid(0), Pass(), PickCharacter(2))
        assert state.public.task == PICK and state.public.acting == 0
        state, told = play(state, PickCharacter(6))
        assert state.gold == (15, 14, 15) and events(told, CharacterPicked) == [CharacterPicked(Seat(0), 6)]

    def test_nobody_bids_above_his_gold(self) -> None:
        """[ruling] Who cannot raise can only pass."""
        state, _ = play(opening(2, auction=True), Bid(15))
        assert RULES.legal(state, state.public.acting) == [Pass()]


def test_the_yogi_can_be_chosen_in_the_advanced_game_only() -> None:
    assert number("yogi") in opening(2, yogi=True).public.bank
    assert number("yogi") not in opening(2).public.bank
