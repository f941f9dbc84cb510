"""Personalities: what a computer player likes besides winning, kept with the player and played everywhere alike."""

import pickle

import pytest

from game.ai.bots import choose, think
from game.ai.dice import SeededDice
from game.ai.levels import Level, Rollouts
from game.ai.personality import Inclined, parted, tastes
from game.boxes import NAMES
from game.boxes.alhambra_cards import brain as cards
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core import box as shelf
from game.core.rules import Seat
from tests.ai.positions import positions

PEOPLED = [name for name in NAMES if shelf.about(name).personalities]
BRIEF = Level("brief", "learned", 2, 4, 2, 12, rollouts=Rollouts(2, 16, 1))


@pytest.mark.parametrize("box", NAMES)
def test_a_box_has_a_taste_for_each_of_its_personalities(box: str) -> None:
    assert tuple(tastes(box)) == shelf.about(box).personalities
    assert len(shelf.about(box).personalities) in (range(3, 5) if shelf.about(box).shelf else (0,))


@pytest.mark.parametrize("box", PEOPLED)
def test_a_taste_is_asked_for_its_own_seat_while_the_game_goes_on(box: str) -> None:
    rules, reached = shelf.rules(box), [state for state, _ in positions(box, 2, seed=3, every=7, level="easy")]
    for key, taste in tastes(box).items():
        liking = set()
        for state in reached:
            inclined = Inclined(rules, lambda *_: 1.0, taste, Seat(0))
            assert inclined(state, Seat(1)) == 1.0
            assert inclined(state, Seat(0)) == 1.0 + taste(state, Seat(0))
            liking.add(taste(state, Seat(0)))
        assert len(liking) > 1, f"{key} likes everything alike"


def test_a_finished_game_is_worth_its_result() -> None:
    rules, (state, _) = shelf.rules("template"), list(positions("template", 2, seed=1))[-1]
    inclined = Inclined(rules, lambda *_: 1.0, lambda *_: 5.0, Seat(0))
    assert inclined(state, Seat(0)) == 6.0
    while rules.to_act(state):
        seat = min(rules.to_act(state))
        rules.apply(state, seat, rules.legal(state, seat)[0], SeededDice(1), lambda _: None)
    assert inclined(state, Seat(0)) == 1.0


@pytest.mark.parametrize("box", PEOPLED)
def test_a_personality_sometimes_plays_another_move_and_always_a_legal_one(box: str) -> None:
    rules = shelf.rules(box)
    others = 0
    for state, seat in positions(box, 3, seed=8, every=8):
        view = rules.view(state, seat)
        plain = choose(box, "casual", view, seat, 5)
        for personality in shelf.about(box).personalities:
            move = choose(box, "casual", view, seat, 5, personality=personality)
            assert move in rules.legal(state, seat)
            others += move != plain
        again = pickle.loads(pickle.dumps(view))
        assert choose(box, "casual", again, seat, 5, personality=personality) == move
    assert others > 0


@pytest.mark.parametrize("box", PEOPLED)
def test_a_personality_is_the_same_whatever_is_hidden(box: str) -> None:
    rules = shelf.rules(box)
    for number, (state, seat) in enumerate(positions(box, 2, seed=9, every=25)):
        personality = shelf.about(box).personalities[number % len(tastes(box))]
        views = (
            rules.view(state, seat),
            rules.view(rules.imagine(rules.forget(rules.view(state, seat)), SeededDice(1)), seat),
        )
        first, second = (choose(box, "normal", view, seat, 5, personality=personality) for view in views)
        assert first == second


def test_a_level_that_plays_on_follows_the_taste_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who likes nothing but a thick hand takes money wherever there is any."""
    box = "alhambra_cards"
    monkeypatch.setattr(cards, "TASTES", {"hoarder": lambda state, seat: 20.0 * len(state.hands[seat])})
    rules, takings = shelf.rules(box), 0
    for state, seat in positions(box, 2, seed=2, every=9):
        if any(isinstance(move, TakeMoney) for move in rules.legal(state, seat)):
            move = think(box, BRIEF, rules.view(state, seat), seat, 4, personality="hoarder")
            assert isinstance(move, TakeMoney)
            takings += 1
    assert takings > 5


def test_an_unknown_personality_plays_like_none() -> None:
    state, seat = next(positions("alhambra", 2, seed=1))
    view = shelf.rules("alhambra").view(state, seat)
    assert choose("alhambra", "normal", view, seat, 1, personality="?") == choose("alhambra", "normal", view, seat, 1)


def test_a_player_is_written_with_a_colon() -> None:
    assert parted("hard:walls") == ("hard", "walls")
    assert parted("hard") == ("hard", "")
