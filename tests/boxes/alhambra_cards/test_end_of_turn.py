"""End of turn: buildings, then money, scoring cards, the discard, the end of the decks."""

from typing import Any

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy, Keep
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    DeckReshuffled,
    LeftoverAwarded,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    ScoringDrawn,
    ThirdDealt,
    TileOpened,
    TurnEnded,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra_cards.positions import (
    DENAR_SLOT,
    FLORIN_SLOT,
    Draws,
    building,
    card,
    cards,
    events,
    play,
    position,
    some,
)

OPEN = cards("denar 9", "dirham 8", "ducat 7", "florin 6")
TAKE = TakeMoney(cards("ducat 7"))


def test_buildings_come_before_money_both_from_left_to_right() -> None:
    yard = (building("pavilion", 2), 50, building("pavilion", 4), 51)
    state = position([cards("florin 2", "denar 4"), (), ()], yard=yard, display=cards("denar 1", "denar 2", *_BIG))
    after, happened = play(
        state,
        Buy(DENAR_SLOT, cards("denar 4")),
        Buy(FLORIN_SLOT, cards("florin 2")),
        TakeMoney(cards("denar 1", "denar 2")),
    )
    filled = happened[happened.index(TurnEnded(Seat(0))) + 1 :]
    assert [(type(event), event.slot) for event in filled] == [
        (TileOpened, FLORIN_SLOT),
        (TileOpened, DENAR_SLOT),
        (MoneyOpened, 0),
        (MoneyOpened, 1),
    ]
    assert None not in after.yard and None not in after.display


_BIG = ("denar 9", "dirham 9")


def test_play_goes_round_the_table() -> None:
    state = position([(), (), (), ()])
    for seat in (0, 1, 2, 3, 0):
        assert RULES.to_act(state) == {seat}
        state, _ = play(state, TakeMoney((min(card for card in state.display if card is not None),)))


def test_a_scoring_card_is_scored_before_the_display_is_completed() -> None:
    state = position(
        display=OPEN, piles=[Pile(30, "A"), Pile(66, None)], buildings=[some(garden=2), some(garden=1), ()]
    )
    after, happened = play(state, TAKE, luck=Draws(True, card("denar 1")))
    kinds = [type(event) for event in happened]
    assert kinds.index(ScoringDrawn) < kinds.index(ScoringDone) < kinds.index(MoneyOpened)
    assert after.points[0] == (5, 0, 0)
    assert after.display == [card("denar 9"), card("dirham 8"), card("denar 1"), card("florin 6")]


def test_a_scoring_card_leaves_the_game() -> None:
    state = position(display=OPEN, piles=[Pile(30, "A"), Pile(66, None)])
    after, _ = play(state, TAKE, luck=Draws(True))
    assert after.piles == (Pile(29, None), Pile(66, None))


def test_a_scoring_card_lies_at_any_place_of_its_pile_with_equal_chance() -> None:
    luck = Draws(False)
    after, happened = play(position(display=OPEN, piles=[Pile(30, "B"), Pile(66, None)]), TAKE, luck=luck)
    assert luck.asked[0] == ((False, True), (30, 1))
    assert not events(happened, ScoringDrawn) and after.piles[0] == Pile(29, "B")


def test_a_scoring_card_below_all_money_of_its_pile_comes_before_the_next_pile() -> None:
    after, happened = play(position(display=OPEN, piles=[Pile(0, "A"), Pile(96, None)]), TAKE)
    assert events(happened, ScoringDrawn) == [ScoringDrawn("A")]
    assert after.piles == (Pile(95, None),)


def test_an_upper_pile_without_a_scoring_card_is_drawn_first() -> None:
    luck = Draws()
    after, _ = play(position(display=OPEN, piles=[Pile(1, None), Pile(95, "A")]), TAKE, luck=luck)
    assert len(luck.asked) == 1
    assert after.piles == (Pile(95, "A"),)


def test_the_discard_becomes_the_new_deck_when_a_card_is_needed() -> None:
    paid = cards("denar 2", "denar 3", "florin 5")
    state = position(display=OPEN, discard=paid, piles=())
    after, happened = play(state, TAKE, luck=Draws(card("denar 3")))
    assert events(happened, DeckReshuffled) == [DeckReshuffled(3)]
    assert after.discard == [] and after.money_deck == [*cards("denar 2", "florin 5")]
    assert after.piles == (Pile(2, None),)
    assert after.display[2] == card("denar 3")


def test_the_discard_stays_as_long_as_no_card_is_needed() -> None:
    state = position(display=OPEN, discard=cards("denar 2"), piles=[Pile(1, None)])
    state.money_deck = [card("florin 1")]
    after, happened = play(state, TAKE)
    assert not events(happened, DeckReshuffled) and after.piles == ()


def test_places_stay_empty_when_all_money_is_in_hands() -> None:
    after, _ = play(position(display=OPEN, piles=()), TAKE)
    assert after.display == [card("denar 9"), card("dirham 8"), None, card("florin 6")]
    assert RULES.to_act(after) == {1}


def test_the_game_goes_on_when_the_last_building_fills_the_yard() -> None:
    yard = (building("pavilion", 2), 50, 51, 52)
    state = position([cards("florin 3"), (), ()], yard=yard, deck=[7])
    after, happened = play(state, Buy(FLORIN_SLOT, cards("florin 3")))
    assert after.yard == [7, 50, 51, 52] and not after.is_over
    assert not events(happened, MarketRanOut)


def test_the_game_is_over_when_the_yard_cannot_be_filled_and_without_a_scoring_card_no_money_is_opened() -> None:
    yard = (building("pavilion", 2), 50, building("pavilion", 4), 52)
    state = position([cards("florin 2", "denar 5"), (), ()], yard=yard, deck=[7], display=OPEN)
    after, happened = play(state, Buy(FLORIN_SLOT, cards("florin 2")), Buy(DENAR_SLOT, cards("denar 5")))
    assert [event.slot for event in events(happened, TileOpened)] == [FLORIN_SLOT]
    assert MarketRanOut() in happened and not events(happened, MoneyOpened)
    assert after.is_over and RULES.to_act(after) == frozenset()


def test_a_scoring_card_never_turned_is_skipped() -> None:
    state = position([cards("florin 3"), (), ()], yard=(0, 50, 51, 52), deck=[], piles=[Pile(50, "B"), Pile(45, None)])
    _, happened = play(state, Buy(FLORIN_SLOT, cards("florin 3")))
    assert [event.letter for event in events(happened, ScoringDone)] == ["C"]


# ---------------------------------------------------------------------- the refill that ends the game
def last_turn(*piles: Pile, seats: int = 3, luck: Draws | None = None) -> tuple[State, list[Any]]:
    """Lets seat 0 pay the last pavilion exactly and take the ducat 7, after which no building can be opened."""
    hands = [cards("florin 2"), *[cards("denar 9")] * (seats > 2), cards("ducat 5")]
    yard = (building("pavilion", 2), 50, building("garden", 12), 51)
    owned = [some(garden=1), some(garden=1), some(seraglio=1)]
    state = position(hands, yard=yard, deck=[], display=OPEN, piles=piles, buildings=owned)
    keep = [Keep(yard[FLORIN_SLOT])] * (seats == 2)
    return play(state, Buy(FLORIN_SLOT, cards("florin 2")), TAKE, *keep, luck=luck)


def test_a_scoring_card_is_scored_in_the_refill_that_ends_the_game_too() -> None:
    """Scoring: three times in all; on the position before the buildings left are given away."""
    after, happened = last_turn(Pile(0, "B"), Pile(18, None))
    told = (ScoringDrawn, ScoringDone, MoneyOpened, MarketRanOut, LeftoverAwarded)
    assert [type(event) for event in happened if isinstance(event, told)] == [
        ScoringDrawn,
        ScoringDone,
        MoneyOpened,
        MarketRanOut,
        *[LeftoverAwarded] * 3,
        ScoringDone,
    ]
    assert [event.letter for event in events(happened, ScoringDone)] == ["B", "C"]
    assert after.points[:2] == [(0, 8 + 8, 16 + 12 + 21), (0, 8, 20)]  # pavilion, garden, then a tower that was left
    assert after.is_over and None not in after.display


def test_both_scoring_cards_may_come_up_in_the_refill_that_ends_the_game() -> None:
    _, happened = last_turn(Pile(0, "A"), Pile(0, "B"), Pile(18, None))
    assert [event.letter for event in events(happened, ScoringDone)] == ["A", "B", "C"]


def test_a_scoring_card_that_stays_in_the_deck_in_the_refill_that_ends_the_game_is_skipped() -> None:
    after, happened = last_turn(Pile(5, "B"), Pile(18, None), luck=Draws(False))
    assert [event.letter for event in events(happened, ScoringDone)] == ["C"]
    assert after.piles == (Pile(4, "B"), Pile(18, None)) and None not in after.display


def test_after_a_scoring_in_the_last_refill_there_is_no_building_for_the_third() -> None:
    """Two players."""
    after, happened = last_turn(Pile(0, "A"), Pile(18, None), seats=2)
    assert [event.letter for event in events(happened, ScoringDone)] == ["A", "C"]
    assert not events(happened, ThirdDealt) and after.buildings[-1] == some(seraglio=1)
