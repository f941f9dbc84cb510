"""The template: everybody secretly lays a card; the highest one that nobody else laid takes the prize."""

from typing import Any

import pytest

from game.boxes.template.rules import RULES, data, events, moves
from game.boxes.template.rules.state import State
from game.boxes.template.table import TABLE
from game.core.rules import Seat, step, taught, visible_events
from game.session.dice import Dice
from game.tabletop.items import Item, Selection
from tests.boxes.looking import cast, words


def card(value: int, copy: int = 0) -> int:
    return (value - 1) * data.COPIES + copy


def position(*hands: tuple[int, ...], rising: bool = False, round: int = 1) -> State:
    return State(rising, round, [tuple(sorted(hand)) for hand in hands], [None] * len(hands), (), [0] * len(hands))


def lay(state: State, *cards: int) -> tuple[State, list[Any]]:
    happened: list[Any] = []
    for seat, chosen in enumerate(cards):
        done = step(RULES, state, Seat(seat), moves.Lay(chosen), Dice(1))
        state = done.state
        happened += done.events
    return state, happened


def test_each_seat_is_dealt_four_cards_that_only_it_sees() -> None:
    happened: list[Any] = []
    state = RULES.setup(3, {"prize": "even"}, Dice(1), happened.append)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert visible_events(happened, Seat(1)) == (events.HandDealt(Seat(1), state.hands[1]),)
    assert visible_events(happened, None) == ()


def test_all_decide_at_once_and_equal_cards_are_one_choice() -> None:
    state = position((card(3), card(3, 1), card(5)), (card(1),))
    assert RULES.to_act(state) == {0, 1}
    assert RULES.legal(state, Seat(0)) == [moves.Lay(card(3)), moves.Lay(card(5))]


def test_a_laid_card_stays_secret_until_all_are_laid() -> None:
    state, happened = lay(position((card(3), card(8)), (card(1), card(2))), card(3))
    assert visible_events(happened, Seat(1)) == (events.SeatReady(Seat(0)),)
    assert visible_events(happened, Seat(0)) == (events.CardLaid(Seat(0), card(3)), events.SeatReady(Seat(0)))
    assert RULES.view(state, Seat(1)).laid is None and RULES.view(state, Seat(1)).ready == (True, False)
    assert RULES.to_act(state) == {1}


def test_who_laid_what_stays_in_sight() -> None:
    """Nobody took the prize, so nothing else would tell the two rounds apart."""
    threes, eights = (card(3), card(3, 1)), (card(8), card(8, 1))
    one, other = (
        lay(position(*((own, 0) for own in cards)), *cards)[0] for cards in ((*threes, *eights), (*eights, *threes))
    )
    assert RULES.view(one, None) != RULES.view(other, None)


def test_the_highest_card_that_nobody_matched_takes_the_prize() -> None:
    state, happened = lay(position(*[(card(value), 0) for value in (8, 5, 5, 2)]), card(8), card(5), card(5), card(2))
    assert events.CardsRevealed((card(8), card(5), card(5), card(2))) in happened
    assert state.points == [1, 0, 0, 0]
    state, _ = lay(position((card(8), 0), (card(8, 1), 1), (card(2), 2)), card(8), card(8, 1), card(2))
    assert state.points == [0, 0, 1]


def test_nobody_takes_it_when_all_are_matched() -> None:
    state, happened = lay(position((card(4), 0), (card(4, 1), 1)), card(4), card(4, 1))
    assert events.PrizeTaken(None, 1) in happened and state.points == [0, 0]


@pytest.mark.parametrize(("rising", "prize"), [(False, 1), (True, 3)])
def test_the_prize_rises_with_the_rounds_by_option(rising: bool, prize: int) -> None:
    state, _ = lay(position((card(4), 0), (card(3), 1), rising=rising, round=3), card(4), card(3))
    assert state.points == [prize, 0] and state.round == 4


def test_the_game_ends_when_all_cards_are_laid() -> None:
    state, happened = lay(position((card(4),), (card(3),)), card(4), card(3))
    assert RULES.to_act(state) == frozenset()
    assert happened[-1] == events.GameEnded("end.cards")
    assert RULES.result(state).places == (1, 2)


def test_laying_may_be_taken_back_until_the_cards_are_revealed() -> None:
    before = position((card(3), card(8)), (card(1), card(2)))
    first = step(RULES, before, Seat(0), moves.Lay(card(3)), Dice(1))
    assert not taught(RULES, before, Seat(0), moves.Lay(card(3)), first, Dice(2))
    second = step(RULES, first.state, Seat(1), moves.Lay(card(1)), Dice(1))
    assert taught(RULES, first.state, Seat(1), moves.Lay(card(1)), second, Dice(2))


def test_why_a_card_cannot_be_laid() -> None:
    state = position((card(3), card(8)), (card(1), card(2)))
    shown, nothing = TABLE(words(), cast(2), {}), Selection()
    view = RULES.view(state, Seat(0))
    assert shown.illegal_reason(view, nothing, Item("card", (card(8),))) == ""
    assert shown.illegal_reason(view, nothing, Item("card", (card(1),))) == words()("template.refuse.one_of_yours")
    after, _ = lay(state, card(3))
    done = RULES.view(after, Seat(0))
    assert shown.illegal_reason(done, nothing, Item("card", (card(8),))) == words()("template.refuse.turn")
