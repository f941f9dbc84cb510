"""End: buildings left in the yard, scoring C, who wins."""

from game.boxes.alhambra_family.rules.events import GameEnded, LeftoverAwarded, MarketRanOut, ScoringDone, TypeScored

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import Seat
from tests.boxes.alhambra_cards.positions import (
    DENAR_SLOT,
    DIRHAM_SLOT,
    DUCAT_SLOT,
    FLORIN_SLOT,
    building,
    cards,
    events,
    play,
    position,
    some,
)

PAVILION = building("pavilion", 2)
SERAGLIO = building("seraglio", 9)
GARDEN = building("garden", 12)
TOWER = building("tower", 13)


def last_turn(*hands: tuple[int, ...], buildings: tuple[tuple[int, ...], ...] = ()) -> tuple[State, list[object]]:
    """Lets seat 0 buy the florin pavilion of 2 with a 3, after which no building can be opened."""
    mine = (*cards("florin 3"), *hands[0])
    state = position([mine, *hands[1:]], buildings=buildings, yard=(PAVILION, SERAGLIO, GARDEN, TOWER), deck=())
    return play(state, Buy(FLORIN_SLOT, cards("florin 3")))


def awarded(happened: list[object], slot: int) -> LeftoverAwarded:
    return next(event for event in events(happened, LeftoverAwarded) if event.slot == slot)


def test_a_building_left_goes_to_whoever_holds_the_most_of_its_currency() -> None:
    after, happened = last_turn(cards("denar 5", "denar 6"), cards("denar 9"), cards("florin 9"))
    assert awarded(happened, DENAR_SLOT) == LeftoverAwarded(DENAR_SLOT, GARDEN, Seat(0), (11, 9, 0), "most")
    assert after.buildings[0] == (PAVILION, GARDEN)
    assert after.yard[DENAR_SLOT] is None


def test_its_price_does_not_matter_and_the_money_is_not_spent() -> None:
    after, _ = last_turn((), cards("ducat 1"), ())
    assert after.buildings[1] == (TOWER,)
    assert after.hands[1] == cards("ducat 1")


def test_one_player_may_get_several() -> None:
    after, _ = last_turn((), (), cards("dirham 1", "denar 1", "ducat 1"))
    assert after.buildings[2] == (SERAGLIO, GARDEN, TOWER)


def test_a_tie_leaves_it() -> None:
    """[ruling]"""
    after, happened = last_turn((), cards("dirham 4", "dirham 3"), cards("dirham 7"))
    assert awarded(happened, DIRHAM_SLOT) == LeftoverAwarded(DIRHAM_SLOT, SERAGLIO, None, (0, 7, 7), "tie")
    assert after.yard[DIRHAM_SLOT] == SERAGLIO


def test_a_tie_of_others_does_not_matter() -> None:
    after, _ = last_turn(cards("dirham 5"), cards("dirham 5 b"), cards("dirham 7"))
    assert SERAGLIO in after.buildings[2]


def test_nobody_holding_the_currency_leaves_it() -> None:
    """[ruling]"""
    after, happened = last_turn((), (), ())
    assert awarded(happened, DUCAT_SLOT) == LeftoverAwarded(DUCAT_SLOT, TOWER, None, (0, 0, 0), "nobody")
    assert after.yard == [None, SERAGLIO, GARDEN, TOWER]


def test_the_buildings_given_away_count_in_scoring_c() -> None:
    after, happened = last_turn((), cards("ducat 1"), (), buildings=((), some(tower=1), some(tower=1)))
    assert [type(event) for event in happened if isinstance(event, MarketRanOut | LeftoverAwarded | ScoringDone)] == [
        MarketRanOut,
        LeftoverAwarded,
        LeftoverAwarded,
        LeftoverAwarded,
        ScoringDone,
    ]
    assert events(happened, TypeScored)[-1].points == (0, 21, 13)
    assert after.points[1][2] == 21


def test_the_last_thing_said_is_why_the_game_ended() -> None:
    after, happened = last_turn((), (), ())
    assert happened[-1] == GameEnded("end.buildings")
    assert RULES.result(after).reason == "end.buildings"


def test_the_most_points_win() -> None:
    state = position([(), (), ()])
    state.points = [(1, 2, 3), (0, 0, 16), (4, 4, 4)]
    result = RULES.result(state)
    assert result.totals == (6, 16, 12) and result.places == (3, 1, 2)
    assert [(line.key, line.points) for line in result.lines[0]] == [("score.a", 1), ("score.b", 2), ("score.c", 3)]


def test_ties_share_the_victory() -> None:
    state = position([(), (), (), ()])
    state.points = [(0, 0, 8), (0, 8, 0), (1, 1, 1), (8, 0, 0)]
    assert RULES.result(state).places == (1, 1, 4, 1)
