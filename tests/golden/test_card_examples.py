"""The example games of the card game do what its rulebook says of them."""

import pytest
from game.boxes.alhambra_family.rules.buildings import TYPES, count
from game.boxes.alhambra_family.rules.events import GameEnded, LeftoverAwarded, TypeScored
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep
from game.boxes.alhambra_cards.rules.scoring import score
from game.core.rules import Seat
from game.session.session import Session
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, cards, legal, play, ways_to_pay, ways_to_take
from tests.boxes.alhambra_cards.test_conservation import all_there
from tests.golden.card_examples import buying_too_dear, examples, gift, last_scoring, paying_exactly, taking_money
from tests.golden.example import Example

GARDEN, TOWER = TYPES.index("garden"), TYPES.index("tower")


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.stem)
def test_no_card_is_missing_or_doubled(example: Example) -> None:
    all_there(example.state)


def test_taking_money_the_two_at_the_left_together_or_one_of_the_two_at_the_right() -> None:
    ways = ways_to_take(taking_money().state)
    left, right = cards("denar 2 b", "florin 3"), (cards("dirham 8"), cards("ducat 6"))
    assert taking_money().state.display == [*left, *right[0], *right[1]]
    assert [way for way in ways if len(way) > 1] == [left]
    assert all(way in ways for way in right)


def test_gabi_pays_11_for_the_garden_of_10_and_her_turn_ends() -> None:
    state = buying_too_dear().state
    assert ways_to_pay(state, DENAR_SLOT) == [cards("denar 5", "denar 6")]
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 5", "denar 6")))
    assert after.turn == 1
    assert count(after.buildings[0], GARDEN) == 2
    assert after.hands[0] == cards("ducat 4", "florin 7")


def test_had_gabi_paid_exactly_she_would_choose_again_between_money_and_a_building() -> None:
    state = paying_exactly().state
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 4", "denar 6")))
    assert after.turn == 0
    assert {type(move) for move in legal(after)} == {Buy, TakeMoney}


def test_pali_and_niki_16_each_tomi_and_kati_2_each() -> None:
    after, happened = play(last_scoring().state, Buy(DENAR_SLOT, cards("denar 5", "denar 6")))
    gardens = next(event for event in happened if isinstance(event, TypeScored) and event.kind == GARDEN)
    assert gardens.letter == "C"
    assert gardens.counts == (3, 3, 2, 2)
    assert gardens.points == (16, 16, 2, 2)
    assert after.is_over and isinstance(happened[-1], GameEnded)
    left_over = [(event.seat, event.reason) for event in happened if isinstance(event, LeftoverAwarded)]
    assert left_over == [(None, "tie"), (Seat(1), "most"), (None, "nobody")]


def test_a_newly_bought_building_may_be_given_to_the_third_player() -> None:
    """The gift takes Pali's share of the towers away."""
    session, _ = Session.resume(gift().record())
    assert {type(move) for move in session.legal(Seat(0))} == {Keep, Give}
    points = {}
    for move in session.legal(Seat(0)):
        branch = session.branch(session.number)
        branch.submit(Seat(0), move, branch.number)
        points[type(move)] = _towers_in_a(branch)
    assert points == {Keep: (0, 3, 3), Give: (0, 0, 6)}


def _towers_in_a(session: Session) -> tuple[int, ...]:
    happened: list[object] = []
    view = session.view(Seat(0))
    state = gift().state
    state.buildings = [*view.buildings, view.third.buildings]
    score(state, "A", happened.append)
    return next(event.points for event in happened if isinstance(event, TypeScored) and event.kind == TOWER)
