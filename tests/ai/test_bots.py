"""Computer players are fair: what they do depends on what they may know, and on nothing else."""

from itertools import cycle

import pytest

from game.ai.bots import choose, think
from game.ai.brain import suited
from game.ai.dice import SeededDice
from game.ai.levels import DEFAULT, LADDER, OFFERED, Level, level, quicker
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from tests.ai.positions import fair, positions

KEYS = [each.key for each in LADDER]
QUICK = [each.key for each in LADDER if each.rollouts is None]
"""Those that do not play on; of the others `test_rollouts` asks the same, with fewer worlds."""


def test_people_may_choose_all_levels_but_the_tools_own() -> None:
    assert OFFERED == ("easy", "casual", "normal", "hard", "expert")
    assert len(set(KEYS)) == len(KEYS)


def test_a_level_that_a_damaged_save_made_up_plays_as_the_usual_one() -> None:
    state, seat = next(positions("template", 2, seed=1))
    view = shelf.rules("template").view(state, seat)
    assert choose("template", "norMal", view, seat, 1) == choose("template", DEFAULT, view, seat, 1)
    assert DEFAULT in OFFERED


@pytest.mark.parametrize("box", ["maharaja", "ys"])
def test_casual_overlooks_more_where_its_values_see_far_more_than_those_of_easy(box: str) -> None:
    rules, casual = shelf.rules(box), level("casual")
    there = suited(box, casual)
    assert there.blunder_rate > casual.blunder_rate
    for state, seat in positions(box, 2, seed=8, every=12):
        view = rules.view(state, seat)
        assert choose(box, "casual", view, seat, 8) == think(box, there, view, seat, 8)
    assert suited("alhambra", casual) == casual
    assert suited(box, level(DEFAULT)) == level(DEFAULT)


@pytest.mark.parametrize("box", NAMES)
@pytest.mark.parametrize(("key", "seats"), [*zip(QUICK, cycle((4, 3, 2)), strict=False)])
def test_the_same_view_and_seed_give_the_same_legal_move_whatever_is_hidden(box: str, key: str, seats: int) -> None:
    """Also in another process, where only what the view holds arrives."""
    fair(box, seats, 11, 15, lambda view, seat: choose(box, key, view, seat, 3))


def test_another_world_is_another_view_only_to_those_who_remember() -> None:
    """Money was taken openly; Easy and Normal do not use it, a level that remembers may."""
    box, luck = "alhambra_cards", SeededDice(12)
    rules = shelf.rules(box)
    sharp = Level("sharp", evaluator="learned", worlds=1, depth=4, width=6, remembers=True)
    differs = 0
    for state, seat in positions(box, 2, seed=12, every=3):
        seen = rules.view(state, seat)
        other = rules.view(rules.imagine(rules.forget(seen), luck), seat)
        differs += think(box, sharp, other, seat, 3) != think(box, sharp, seen, seat, 3)
        dull = (choose(box, "normal", view, seat, 3) for view in (seen, other))
        assert next(dull) == next(dull)
    assert differs > 0


def test_easy_wavers_and_normal_does_not() -> None:
    rules = shelf.rules("alhambra_cards")
    wavers = dict.fromkeys(("easy", "normal"), 0)
    for state, seat in positions("alhambra_cards", 2, seed=14, every=10):
        view = rules.view(state, seat)
        for key in wavers:
            wavers[key] += len({choose("alhambra_cards", key, view, seat, seed) for seed in range(5)}) > 1
    assert wavers["easy"] > 2 * wavers["normal"]


def test_whoever_shall_think_faster_does(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = list[Level]()
    monkeypatch.setattr("game.ai.bots.think", lambda box, how, *_, **__: levels.append(how))
    for is_quick in (False, True):
        choose("template", "expert", None, Seat(0), 1, is_quick=is_quick)
    usual, faster = levels
    assert faster == quicker(usual) != usual


def test_expert_alone_remembers_what_was_seen() -> None:
    assert [key for key in OFFERED if level(key).remembers] == ["expert"]


def test_of_moves_that_are_exactly_as_good_one_is_drawn() -> None:
    """The two villages on the way from the start place to a city are the same to whoever places the first house."""
    rules = shelf.rules("maharaja")
    state = rules.setup(4, shelf.about("maharaja").complete({}), SeededDice("villages"))
    while rules.view(state, None).public.task == "pick":
        seat = min(rules.to_act(state))
        rules.apply(state, seat, rules.legal(state, seat)[0], SeededDice(1), no_listener)
    seat = min(rules.to_act(state))
    found = {choose("maharaja", "normal", rules.view(state, seat), seat, seed) for seed in range(8)}
    assert len(found) > 1
