"""A turn and its end in the card game; what both Alhambra games share is in alhambra_family."""

from typing import Any

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.events import BuildingPlaced
from game.boxes.alhambra_cards.rules.moves import Buy, Keep
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    LeftoverAwarded,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    ScoringDrawn,
    ThirdDealt,
)
from game.core.rules import Seat, step
from tests.boxes.alhambra.positions import OPEN, TAKE
from tests.boxes.alhambra_cards.positions import play, position
from tests.boxes.alhambra_family.pieces import DIRHAM, FLORIN, card, cards, named, opened, some
from tests.boxes.playing import Draws, events


def test_what_was_bought_is_laid_open_at_the_end_of_the_turn_sorted_by_type() -> None:
    state = position(["florin 7, dirham 4", "", ""], yard="tower 7, pavilion 3, tower 11, tower 12")
    _, happened = play(state, Buy(FLORIN, cards("florin 7")), Buy(DIRHAM, cards("dirham 4")))
    placed = events(happened, BuildingPlaced)
    assert [event.building for event in placed] == [named("pavilion 3"), named("tower 7")]
    assert all(event.seat == event.buyer == 0 for event in placed)


def test_a_scoring_card_is_scored_at_once_and_looked_at_before_the_display_is_completed() -> None:
    piles, owned = [Pile(30, "A"), Pile(66, None)], [some(garden=2), some(garden=1), ()]
    done = step(
        RULES, position(display=OPEN, piles=piles, buildings=owned), Seat(0), TAKE, Draws(True, card("denar 1"))
    )
    (drawn, before), (told, then) = done.pauses
    kinds = [type(event) for event in done.events]
    assert kinds.index(ScoringDrawn) == drawn - 1 and not any(map(any, before.points))
    assert kinds.index(ScoringDone) == told - 1 < kinds.index(MoneyOpened)
    assert then.points == [(5, 0, 0), (0, 0, 0), (0, 0, 0)] and then.display[2] is None
    assert done.state.display == [*opened("denar 9, dirham 8, denar 1, florin 6")]


# ---------------------------------------------------------------------- the refill that ends the game
def last_turn(*piles: Pile, seats: int = 3, luck: Draws | None = None) -> tuple[State, list[Any]]:
    """Lets seat 0 pay the last pavilion exactly and take the ducat 7, after which no building can be opened."""
    hands = ["florin 2", *["denar 9"] * (seats > 2), "ducat 5"]
    owned = [some(garden=1), some(garden=1), some(seraglio=1)]
    yard = "pavilion 2, tower 11 N, garden 12, tower 11 S"
    state = position(hands, yard=yard, deck=[], display=OPEN, piles=piles, buildings=owned)
    keep = [Keep(named("pavilion 2"))] * (seats == 2)
    return play(state, Buy(FLORIN, cards("florin 2")), TAKE, *keep, luck=luck)


def letters(happened: list[Any]) -> str:
    return "".join(event.letter for event in events(happened, ScoringDone))


def test_a_scoring_card_is_scored_in_the_refill_that_ends_the_game_too() -> None:
    """Scoring: three times in all; on the position before the buildings left are given away."""
    after, happened = last_turn(Pile(0, "B"), Pile(18, None))
    order = [ScoringDrawn, ScoringDone, MoneyOpened, MarketRanOut, *[LeftoverAwarded] * 3, ScoringDone]
    assert [type(event) for event in happened if isinstance(event, tuple(order))] == order
    assert letters(happened) == "BC"
    assert after.points[:2] == [(0, 8 + 8, 16 + 12 + 21), (0, 8, 20)]  # pavilion, garden, then a tower that was left
    assert after.is_over and None not in after.display


def test_both_scoring_cards_or_none_may_come_up_in_it() -> None:
    """One that stays in the deck is skipped. Two players: after such a scoring there is no building for the third."""
    _, happened = last_turn(Pile(0, "A"), Pile(0, "B"), Pile(18, None))
    assert letters(happened) == "ABC"
    after, happened = last_turn(Pile(5, "B"), Pile(18, None), luck=Draws(False))
    assert letters(happened) == "C"
    assert after.piles == (Pile(4, "B"), Pile(18, None)) and None not in after.display
    after, happened = last_turn(Pile(0, "A"), Pile(18, None), seats=2)
    assert letters(happened) == "AC"
    assert not events(happened, ThirdDealt) and after.buildings[-1] == some(seraglio=1)


def test_of_two_players_the_third_is_seen_beside_them_and_not_among_them() -> None:
    state = position(["", ""], buildings=[some(tower=1), (), some(garden=2)])
    state.points[:] = [(1, 0, 0), (2, 0, 0), (3, 0, 0)]
    view = RULES.view(state, Seat(0))
    assert (view.points, view.buildings) == (((1, 0, 0), (2, 0, 0)), (some(tower=1), ()))
    assert view.third and (view.third.points, view.third.buildings) == ((3, 0, 0), some(garden=2))
