"""What the brain of the card game knows."""

import pytest

from game.boxes.alhambra_cards.brain import BRAIN
from game.boxes.alhambra_cards.brain.features import NAMES, features
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_family.brain.projection import gain, leads
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.brain.reading import phase
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.money import money_card, total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.ai.positions import positions

GARDEN, TOWER = 4, 5


def cards(*values: int, currency: int = 0) -> tuple[int, ...]:
    return tuple(money_card(currency, value, copy) for copy, value in enumerate(values))


@pytest.mark.parametrize("name", ["baseline", "learned"])
def test_a_finished_game_is_worth_its_lead(name: str) -> None:
    state, _ = next(positions("alhambra_cards", 3, seed=22))
    state.points = [(1, 2, 3), (4, 0, 30), (5, 5, 5)]
    state.is_over = True
    assert [BRAIN.evaluators[name](state, Seat(seat)) for seat in range(3)] == [6 - 34, 34 - 15, 15 - 34]


@pytest.mark.parametrize("name", ["baseline", "learned"])
def test_points_already_scored_are_good(name: str) -> None:
    after_a = [found for found in positions("alhambra_cards", 2, seed=23, every=20) if phase(found[0].piles)]
    assert after_a
    for state, seat in after_a:
        richer = state.copy()
        richer.points[seat] = (richer.points[seat][0] + 20, *richer.points[seat][1:])
        assert BRAIN.evaluators[name](richer, seat) > BRAIN.evaluators[name](state, seat)


def test_what_a_majority_is_worth() -> None:
    """Gardens 3, 3, 2, 2 in the last scoring pay 16, 16, 2, 2 (Scoring)."""
    assert leads(GARDEN, (3, 3, 2, 2), 0, seats=4)[2] == 16 - (16 + 2 + 2) / 3
    assert leads(TOWER, (1, 0, 2), 0, seats=2)[0] == 0
    assert gain(TOWER, (1, 0, 2), 0, seats=2, phase=2) == (21 + 13) // 2 - 13


def test_what_a_hand_can_pay() -> None:
    held = purse((*cards(2, 5, 9), *cards(4, currency=3)))
    assert held.sums == (16, 0, 0, 4)
    assert {amount for amount in range(17) if held.exact[0] >> amount & 1} == {0, 2, 5, 7, 9, 11, 14, 16}
    assert held.fits == len({2, 5, 7, 9, 11} & set(PRICE)) + 1
    assert (held.total, held.cards) == (20, 4)


def test_only_moves_that_another_one_beats_are_thought_away() -> None:
    for seats in (2, 4):
        for state, seat in positions("alhambra_cards", seats, seed=24, every=3):
            legal = RULES.legal(state, seat)
            kept = BRAIN.prune(state, seat, legal)
            assert kept and set(kept) <= set(legal)
            for move in set(legal) - set(kept):
                match move:
                    case Buy():
                        others = [other for other in kept if isinstance(other, Buy) and other.slot == move.slot]
                        assert 1 <= len(others) <= 3
                        assert total(move.cards) >= max(total(other.cards) for other in others)
                    case TakeMoney():
                        hauls = [other for other in kept if isinstance(other, TakeMoney)]
                        assert any(set(move.cards) < set(other.cards) for other in hauls)
                    case _:
                        raise AssertionError(move)


def test_dirk_is_nobody_to_be_ahead_of() -> None:
    """He scores, but only a player can win a game for two."""
    state, _ = list(positions("alhambra_cards", 2, seed=24))[-1]
    state.points = [(1, 2, 3), (4, 0, 30), (9, 9, 90)]
    found = dict(zip(NAMES, features(state, Seat(0)), strict=True))
    assert found["points_over_mean"] == found["points_over_best"] == 6 - 34
