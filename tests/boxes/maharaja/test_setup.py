"""Set-up: governors, pieces, characters, the auction and the first houses (sections 3 and 8)."""

import pytest

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.components import CENTRE, START
from game.boxes.maharaja.rules.events import AuctionWon, CharacterPicked, RoundBegun, SuppliesFilled
from game.boxes.maharaja.rules.moves import Bid, Found, Pass, PickCharacter
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import BID, FOUND, NEUTRAL, PICK, PLAN
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.maharaja.positions import LAHORE, after, events, legal, number, opening, play
from tests.boxes.playing import shows


def test_seven_governors_in_any_order_above_the_arrow_and_ten_empty_boxes() -> None:
    tracks = {RULES.setup(4, ABOUT.complete({}), Dice(seed)).public.track for seed in range(20)}
    assert len(tracks) > 15
    for track in tracks:
        assert sorted(city for city in track[:7] if city is not None) == list(range(7))
        assert track[7:] == (None,) * 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_15_gold_7_palaces_and_20_houses_of_which_4_are_at_hand(seats: int) -> None:
    """Sections 1 and 3."""
    state = opening(seats)
    assert state.gold == (15,) * seats
    shows(
        state, palaces=(7,) * seats, supply=(4,) * seats, quarry=(16,) * seats, architects=(START,) * seats, city=None
    )


def test_characters_1_to_6_are_chosen_clockwise_from_the_youngest_the_yogi_in_the_advanced_game_only() -> None:
    state, chosen = opening(3, youngest=1), []
    shows(state, task=PICK, bank=(1, 2, 3, 4, 5, 6))
    for character in (6, 2, 4):
        chosen.append(state.public.acting)
        state = after(state, PickCharacter(character))
    assert chosen == [1, 2, 0]
    shows(state, characters=((4,), (6,), (2,)), bank=(1, 3, 5))
    assert number("yogi") in opening(2, yogi=True).public.bank


def chosen(seats: int = 3) -> State:
    return after(opening(seats), *map(PickCharacter, (5, 1, 3, 2, 4)[:seats]))


def test_four_rounds_of_first_houses_in_character_order() -> None:
    state, order = chosen(), []
    while state.public.task == FOUND:
        order.append(state.public.acting)
        state, told = play(state, legal(state, Found)[0])
    assert order == [1, 2, 0] * 4
    assert events(told, SuppliesFilled) == [SuppliesFilled(6)]
    shows(state, supply=(6, 6, 6), quarry=(10, 10, 10), task=PLAN)
    assert events(told, RoundBegun) == [RoundBegun(1, LAHORE, 7, False)]


@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (5, 2)])
def test_a_village_holds_two_houses_and_for_two_players_one(seats: int, limit: int) -> None:
    state = chosen(seats)
    for _ in range(limit):
        state = after(state, Found(0))
    assert Found(0) not in legal(state, Found) and Found(1) in legal(state, Found)


def test_both_houses_of_a_village_may_be_one_players() -> None:
    state = chosen(3)
    for place in (0, 1, 2, 3, 4):
        state = after(state, Found(place if state.public.acting != 1 else 0))
    assert state.public.villages[0] == (1, 1)


@pytest.mark.parametrize(
    ("seats", "neutral", "left"), [(2, True, 3), (3, True, 4), (4, True, 5), (5, True, 6), (2, False, 6)]
)
def test_neutral_palaces_leave_3_4_or_5_outer_sites_and_are_a_switch_of_their_own_on_from_the_start(
    seats: int, neutral: bool, left: int
) -> None:
    """The switch is a [ruling]."""
    garden = opening(seats, neutral=neutral).public.sites[LAHORE]
    assert garden[CENTRE] is None and garden[1:].count(None) == left and garden.count(NEUTRAL) == 6 - left
    options = ABOUT.complete({})
    assert [key for key, value in options.items() if value is True] == ["neutral"]


# ---------------------------------------------------------------------- the auction (8)
def test_the_youngest_must_bid_who_passed_stays_out_and_the_winner_pays_the_bank_and_picks() -> None:
    state = opening(3, auction=True, youngest=2)
    shows(state, task=BID, acting=2)
    assert not legal(state, Pass)
    state, told = play(state, Bid(1), Bid(2), Pass(), Bid(3), Pass())
    assert events(told, AuctionWon) == [AuctionWon(Seat(2), 3)]
    assert state.gold == (15, 15, 12)
    shows(state, task=PICK, acting=2)


def test_the_next_without_a_character_clockwise_from_the_winner_opens_and_the_last_picks_free() -> None:
    """[ruling] Whoever passed may bid again in the next auction."""
    state = after(opening(3, auction=True), Bid(0), Bid(1), Pass(), Pass(), PickCharacter(1))
    shows(state, task=BID, acting=2)
    state = after(state, Bid(0), Pass(), PickCharacter(2))
    shows(state, task=PICK, acting=0)
    state, told = play(state, PickCharacter(6))
    assert state.gold == (15, 14, 15) and events(told, CharacterPicked) == [CharacterPicked(Seat(0), 6)]


def test_nobody_bids_above_his_gold() -> None:
    """[ruling] Who cannot raise can only pass."""
    state = after(opening(2, auction=True), Bid(12))
    assert RULES.legal(state, Seat(1)) == [Bid(13), Bid(14), Bid(15), Pass()]
    assert RULES.legal(after(state, Bid(15)), Seat(0)) == [Pass()]
