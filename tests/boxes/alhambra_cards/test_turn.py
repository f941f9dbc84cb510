"""A turn and its end in the card game, and two players; what both Alhambra games share is in alhambra_family."""

from typing import Any

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.events import BuildingBought, BuildingPlaced
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
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
from game.core.rules import Seat, step
from tests.boxes.alhambra_cards.positions import (
    DENAR_SLOT,
    DIRHAM_SLOT,
    FLORIN_SLOT,
    Draws,
    building,
    card,
    cards,
    events,
    legal,
    play,
    position,
    some,
)


class TestBuy:
    def test_gabi_pays_11_for_the_garden_of_10_gets_no_change_and_her_turn_ends(self) -> None:
        """The example of the rulebook."""
        garden = building("garden", 10)
        hand = cards("denar 5", "denar 6", "florin 1")
        state = position([hand, (), ()], yard=(0, 1, garden, 2), buildings=[(building("garden", 6),), (), ()])
        after, happened = play(state, Buy(DENAR_SLOT, cards("denar 5", "denar 6")))
        assert happened[0] == BuildingBought(
            Seat(0), DENAR_SLOT, garden, cards("denar 5", "denar 6"), price=10, paid=11, exact=False
        )
        assert after.hands[0] == cards("florin 1")
        assert after.discard == [*cards("denar 5", "denar 6")]
        assert after.buildings[0] == (building("garden", 6), garden)
        assert RULES.to_act(after) == {1}

    def test_the_further_action_must_be_done(self) -> None:
        state = position([cards("denar 4", "denar 6"), (), ()], yard=(0, 1, building("garden", 10), 2))
        after, _ = play(state, Buy(DENAR_SLOT, cards("denar 4", "denar 6")))
        assert {type(move) for move in legal(after)} == {TakeMoney}
        assert after.buildings[0] == () and after.bought == (building("garden", 10),)

    def test_what_was_bought_is_laid_open_at_the_end_of_the_turn_sorted_by_type(self) -> None:
        yard = (building("tower", 7), building("pavilion", 3), 40, 41)
        state = position([cards("florin 7", "dirham 4"), (), ()], yard=yard)
        _, happened = play(state, Buy(FLORIN_SLOT, cards("florin 7")), Buy(DIRHAM_SLOT, cards("dirham 4")))
        placed = events(happened, BuildingPlaced)
        assert [event.building for event in placed] == [building("pavilion", 3), building("tower", 7)]
        assert all(event.seat == event.buyer == 0 for event in placed)


OPEN = cards("denar 9", "dirham 8", "ducat 7", "florin 6")
TAKE = TakeMoney(cards("ducat 7"))


def test_a_scoring_card_is_scored_at_once_and_looked_at_before_the_display_is_completed() -> None:
    state = position(
        display=OPEN, piles=[Pile(30, "A"), Pile(66, None)], buildings=[some(garden=2), some(garden=1), ()]
    )
    done = step(RULES, state, Seat(0), TAKE, Draws(True, card("denar 1")))
    ((told, then),) = done.pauses
    kinds = [type(event) for event in done.events]
    assert kinds.index(ScoringDrawn) < kinds.index(ScoringDone) == told - 1 < kinds.index(MoneyOpened)
    assert then.points == [(5, 0, 0), (0, 0, 0), (0, 0, 0)] and then.display[2] is None
    assert done.state.display == [card("denar 9"), card("dirham 8"), card("denar 1"), card("florin 6")]


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


class TestGifts:
    YARD = (building("tower", 7), building("pavilion", 3), 40, 41)
    HAND = cards("florin 7", "dirham 4")
    SHOPPING = (Buy(FLORIN_SLOT, cards("florin 7")), Buy(DIRHAM_SLOT, cards("dirham 4")))

    def test_each_newly_bought_building_is_kept_or_given_away_at_the_end_of_the_turn(self) -> None:
        state, happened = play(position([self.HAND, ()], yard=self.YARD), *self.SHOPPING)
        pavilion, tower = building("pavilion", 3), building("tower", 7)
        assert not events(happened, BuildingPlaced) and not events(happened, TurnEnded)
        assert RULES.to_act(state) == {0} and legal(state) == [Give(pavilion), Keep(pavilion)]
        state, happened = play(state, Give(pavilion))
        assert happened == [BuildingPlaced(Seat(0), None, pavilion)]
        assert RULES.to_act(state) == {0} and legal(state) == [Give(tower), Keep(tower)]
        state, happened = play(state, Keep(tower))
        assert happened[:2] == [BuildingPlaced(Seat(0), Seat(0), tower), TurnEnded(Seat(0))]
        assert state.buildings == [(tower,), (), (pavilion,)]
        assert RULES.to_act(state) == {1}

    def test_the_yard_is_filled_only_then(self) -> None:
        state, happened = play(position([self.HAND, ()], yard=self.YARD), *self.SHOPPING)
        assert not events(happened, TileOpened)
        _, happened = play(state, Keep(building("pavilion", 3)), Keep(building("tower", 7)))
        assert len(events(happened, TileOpened)) == 2

    def test_there_is_no_such_choice_among_three(self) -> None:
        state, _ = play(position([self.HAND, (), ()], yard=self.YARD), *self.SHOPPING)
        assert RULES.to_act(state) == {1} and not state.pending
