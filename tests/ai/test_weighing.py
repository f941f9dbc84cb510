"""Plans weighed against each other: the same for the same view and seed, best first, with all that was asked for."""

import pytest

from game.ai.levels import level
from game.ai.weighing import weigh
from game.core import box as shelf
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.contract.seals import permuted

BOXES = ("alhambra", "alhambra_cards", "maharaja", "ys")
boxes = pytest.mark.parametrize("box", BOXES)
NORMAL = level("normal")


@boxes
def test_the_best_comes_first_and_each_first_move_once(box: str) -> None:
    rules = shelf.rules(box)
    for state, seat in positions(box, 2, 3, every=31):
        weighed = weigh(box, NORMAL, rules.view(state, seat), seat, "seed")
        worths = [one.worth for one in weighed]
        assert worths == sorted(worths, reverse=True)
        assert len({one.move for one in weighed}) == len(weighed) <= NORMAL.width
        assert all(one.move in rules.legal(state, seat) for one in weighed)
        assert all(len(one.worths) == NORMAL.worlds for one in weighed)
        assert weighed[0].ahead_of(weighed[0]) == (0, 0)
        for other in weighed[1:]:
            apart, interval = weighed[0].ahead_of(other)
            assert apart == pytest.approx(weighed[0].worth - other.worth) and interval >= 0


@boxes
def test_the_same_seed_gives_the_same_answer(box: str) -> None:
    rules = shelf.rules(box)
    for state, seat in positions(box, 2, 4, every=47):
        view = rules.view(state, seat)
        assert weigh(box, NORMAL, view, seat, 5) == weigh(box, NORMAL, view, seat, 5)


@boxes
def test_a_move_that_is_asked_for_is_weighed(box: str) -> None:
    rules = shelf.rules(box)
    for state, seat in positions(box, 3, 2, every=61):
        moves = rules.legal(state, seat)
        asked = (moves[0], moves[-1])
        weighed = weigh(box, NORMAL, rules.view(state, seat), seat, 5, also=asked)
        assert set(asked) <= {one.move for one in weighed}


@boxes
def test_what_the_seat_cannot_know_changes_nothing(box: str) -> None:
    rules, luck = shelf.rules(box), Dice(1)
    for state, seat in positions(box, 2, 6, every=53):
        view = rules.forget(rules.view(state, seat))
        other = rules.forget(rules.view(permuted(box, state, seat, luck), seat))
        assert weigh(box, NORMAL, view, seat, 5) == weigh(box, NORMAL, other, seat, 5)
