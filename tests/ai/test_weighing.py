"""Plans weighed against each other, in a race that drops what is surely behind, with dice that can be rewound."""

from collections import Counter

import pytest

from game.ai import bots, levels, rollouts, weighing
from game.ai.bots import think
from game.ai.dice import SeededDice
from game.boxes.maharaja.rules import RULES as RULES_OF_MAHARAJA
from game.boxes.maharaja.rules.actions import GOLD, GOVERNORS
from game.boxes.maharaja.rules.moves import BuildPalace, EndTurn, Plan, TakeGold
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from game.session.dice import Dice as GameDice
from tests.ai.positions import positions
from tests.boxes.maharaja.positions import after, planning, turn
from tests.breadth import wide
from tests.contract.seals import permuted

BOXES = ("alhambra", "alhambra_cards", "maharaja", "ys")
boxes = pytest.mark.parametrize("box", BOXES)
NORMAL = levels.level("normal")


@boxes
def test_the_best_comes_first_and_each_first_move_once(box: str) -> None:
    rules = shelf.rules(box)
    for state, seat in positions(box, 2, 3, every=31):
        weighed = weighing.weigh(box, NORMAL, rules.view(state, seat), seat, "seed")
        worths = [one.worth for one in weighed]
        assert worths == sorted(worths, reverse=True)
        assert len({one.move for one in weighed}) == len(weighed) <= NORMAL.width
        assert all(one.move in rules.legal(state, seat) for one in weighed)
        assert all(len(one.worths) == NORMAL.worlds for one in weighed)
        assert weighed[0].ahead_of(weighed[0]) == (0, 0)
        for other in weighed[1:]:
            apart, interval = weighed[0].ahead_of(other)
            assert apart == pytest.approx(weighed[0].worth - other.worth) and interval >= 0


def test_all_discs_of_whoever_acts_at_once_are_weighed_at_the_end_of_the_turn() -> None:
    """Hints let somebody who sets the last disc and acts first take gold round by round, with 39 gold and no palace."""
    state, first = planning(), Seat(0)
    state.gold = (40,) * 4
    for other in map(Seat, (1, 2, 3)):
        RULES_OF_MAHARAJA.apply(state, other, Plan(GOLD, GOLD), GameDice(1), no_listener)
    discs = RULES_OF_MAHARAJA.legal(state, first)
    weighed = weighing.weigh("maharaja", NORMAL, RULES_OF_MAHARAJA.view(state, first), first, 1, discs)
    assert {type(one.plan[-1]) for one in weighed} == {EndTurn}
    assert any(isinstance(move, BuildPalace) for move in weighed[0].plan)


def test_to_end_a_round_plans_nothing() -> None:
    """Whoever ended a round was held to a disc for the next one then, but not after a journey: hints sent somebody to
    and fro between two cities seventeen times, as this seemed to be better than to end the turn.
    """
    state, last = turn(houses={"sirhind": [0], "alwar": [0]}), Seat(0)
    state.public.waiting = ()
    view = RULES_OF_MAHARAJA.view(after(state, TakeGold(), TakeGold()), last)
    weighed = weighing.weigh("maharaja", NORMAL, view, last, 1, [EndTurn()])
    assert (EndTurn(),) in [one.plan for one in weighed]


def test_secret_discs_are_worth_what_the_turn_promises_before_anybody_acts() -> None:
    """A review found no slip in any disc: all were worth the same."""
    state, first = planning(), Seat(0)
    discs = RULES_OF_MAHARAJA.legal(state, first)
    weighed = weighing.weigh("maharaja", NORMAL, RULES_OF_MAHARAJA.view(state, first), first, 1, discs)
    assert {one.move for one in weighed} == {*discs}
    apart, _ = weighed[0].ahead_of(next(one for one in weighed if one.move == Plan(GOVERNORS, GOVERNORS)))
    assert apart > 1, "gold"


@boxes
def test_a_move_that_is_asked_for_is_weighed(box: str) -> None:
    rules = shelf.rules(box)
    for state, seat in positions(box, 3, 2, every=61):
        moves = rules.legal(state, seat)
        asked = (moves[0], moves[-1])
        weighed = weighing.weigh(box, NORMAL, rules.view(state, seat), seat, 5, also=asked)
        assert set(asked) <= {one.move for one in weighed}


@boxes
def test_the_same_seed_gives_the_same_answer_whatever_the_seat_cannot_know(box: str) -> None:
    rules, luck = shelf.rules(box), GameDice(1)
    for state, seat in positions(box, 2, 6, every=53):
        view = rules.forget(rules.view(state, seat))
        other = rules.forget(rules.view(permuted(box, state, seat, luck), seat))
        weighed = weighing.weigh(box, NORMAL, view, seat, 5)
        assert weighed == weighing.weigh(box, NORMAL, view, seat, 5) == weighing.weigh(box, NORMAL, other, seat, 5)


# ---------------------------------------------------------------------- racing
def test_a_difference_has_the_standard_error_of_its_mean() -> None:
    apart, error = rollouts.difference((3.0, 5.0, 7.0), (2.0, 3.0, 4.0))
    assert apart == 2.0
    assert error == pytest.approx(1 / 3**0.5)
    assert rollouts.difference((3.0,), (2.0,)) == (1.0, 0.0)


@pytest.mark.parametrize(
    ("worths", "running", "left"),
    [
        ([[9.0] * (rollouts.LEAST - 1), [0.0] * (rollouts.LEAST - 1)], [0, 1], [0, 1]),
        ([[6.0, 5.0, 7.0], [3.0, 7.1, 5.0], [5.0, 9.0, 7.0]], [0, 1, 2], [0, 2]),
        ([[9.0], [5.0, 5.0, 5.0], [4.0, 6.0, 4.0]], [1, 2], [1, 2]),
        ([[1.0, 2.0, 4.0], [1.0, 2.0, 4.0]], [0, 1], [0]),
    ],
    ids=["too few worlds", "the second is surely behind", "who was dropped is no rival", "of equals the first goes on"],
)
def test_what_is_surely_behind_is_dropped(worths: list[list[float]], running: list[int], left: list[int]) -> None:
    assert rollouts.in_the_race(worths, running) == left


@pytest.mark.parametrize("box", wide(["alhambra_cards"], ["alhambra_cards", "alhambra"]))
def test_the_moves_are_the_same_as_without_racing(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few in a hundred may differ: where two moves are worth nearly the same."""
    rules, how = shelf.rules(box), levels.level("normal")
    asked = [
        (rules.view(state, seat), seat)
        for seats in (2, 3, 4)
        for state, seat in positions(box, seats, seed=71, every=9, level="easy")
    ]
    raced = [think(box, how, view, seat, 1) for view, seat in asked]
    monkeypatch.setattr(bots, "in_the_race", lambda worths, running, margin: running)
    differs = sum(move != think(box, how, view, seat, 1) for move, (view, seat) in zip(raced, asked, strict=True))
    assert len(asked) >= 30 and differs * 20 <= len(asked)


# ---------------------------------------------------------------------- dice
def test_equal_seeds_give_equal_answers() -> None:
    first, second, other = SeededDice("7:1"), SeededDice("7:1"), SeededDice("7:2")
    answers = [[dice.pick(range(100)) for _ in range(20)] for dice in (first, second, other)]
    assert answers[0] == answers[1] != answers[2]


def test_weights_are_followed_and_every_option_comes_up_without() -> None:
    dice = SeededDice(1)
    seen = Counter(dice.pick("abc", (1, 2, 7)) for _ in range(4000))
    assert 0.06 < seen["a"] / 4000 < 0.14
    assert 0.66 < seen["c"] / 4000 < 0.74
    assert {dice.pick(range(6)) for _ in range(200)} == set(range(6))


def test_a_rewound_tape_repeats_its_luck() -> None:
    crn = SeededDice(3).crn(5)
    assert crn.is_untouched
    first = [crn.pick(range(50)) for _ in range(12)]
    assert not crn.is_untouched
    crn.rewind()
    assert crn.is_untouched
    assert [crn.pick(range(50)) for _ in range(12)] == first


def test_a_tape_follows_weights_too() -> None:
    crn = SeededDice(4).crn(500)
    assert Counter(crn.pick("ab", (1, 9)) for _ in range(500))["b"] > 400
