"""Levels that play on: fair like all others, stopped at any moment, and better than what they play on with."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from game.ai import brain
from game.ai.bots import Search, choose, think
from game.ai.brain import Draft, Plan
from game.ai.dice import SeededDice
from game.ai.levels import LADDER, Rollouts, level, quicker
from game.ai.rollouts import PlayingOn, in_the_race, share
from game.boxes import NAMES
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import Seat, no_listener
from tests.ai.positions import fair, positions
from tests.breadth import wide

FEW = replace(level("hard"), rollouts=Rollouts(width=2, worlds=2, turns=1))
"""Hard in a hurry."""
EVERY = {"alhambra": 150, "alhambra_cards": 60, "maharaja": 120, "ys": 110}
PLAYING_ON = [each for each in LADDER if each.rollouts]


@pytest.mark.parametrize("seats", wide([2], [2, 4]))
@pytest.mark.parametrize("box", NAMES)
def test_a_legal_move_is_chosen_whatever_is_hidden(box: str, seats: int) -> None:
    fair(box, seats, 21, EVERY.get(box, 5), lambda view, seat: think(box, FEW, view, seat, 3))


@pytest.mark.parametrize("box", wide((name for name in NAMES if name != "ys"), NAMES))
def test_a_guide_plays_a_game_to_its_end_by_legal_moves_and_leaves_the_world_alone(box: str) -> None:
    rules, policy, luck = shelf.rules(box), brain.guide(box).policy, SeededDice(28)
    state, decisions = rules.setup(2, shelf.about(box).complete({}), luck), 0
    while acting := rules.to_act(state):
        seat, before = min(acting), state.copy()
        move, *_ = policy(state, seat)
        assert state == before and rules.accepts(state, seat, move)
        rules.apply(state, seat, move, luck, no_listener)
        decisions += 1
        assert decisions < 400, "nobody travels in circles"


class Enough(Exception):
    """Ends a thought."""


def asked(box: str, seed: int = 22) -> tuple[Any, Seat]:
    rules = shelf.rules(box)
    state, seat = next((s, at) for s, at in positions(box, 2, seed) if len(rules.legal(s, at)) > 4)
    return rules.view(state, seat), seat


def test_it_is_told_how_far_a_thought_is_and_who_listens_can_end_it() -> None:
    told: list[float] = []
    view, seat = asked("alhambra_cards")
    think("alhambra_cards", replace(FEW, rollouts=Rollouts(3, 9, 1)), view, seat, 1, watch=told.append)
    assert told[0] == 0 and told == sorted(told) and len(told) > 1 and told[-1] < 1

    def enough(done: float) -> None:
        told.append(done)
        raise Enough

    told.clear()
    with pytest.raises(Enough):
        choose("alhambra_cards", "expert", view, seat, 1, watch=enough)
    assert told == [0.0]


class At:
    """A position, and who plays on from there by the guide of its box, of which some may be replaced."""

    def __init__(self, box: str, state: Any, seat: Seat) -> None:
        self.rules, self.guide, self.state, self.seat = shelf.rules(box), brain.guide(box), state, seat
        self.drafts = [(0.0, (move,)) for move in self.rules.legal(state, seat)]

    def playing(self, how: Rollouts, **guided: Any) -> PlayingOn:
        view = self.rules.view(self.state, self.seat)
        return PlayingOn(self.rules, replace(self.guide, **guided), how, view, self.seat, SeededDice(1))

    def outcome(self, one: PlayingOn) -> float:
        """Returns what the first move comes to."""
        return one.outcome(self.state, self.drafts[0][1], SeededDice(1).crn(99))


def at(box: str, seed: int, *, seats: int = 2) -> At:
    """Returns the first position of a game that leaves a choice."""
    rules = shelf.rules(box)
    return At(box, *next((s, seat) for s, seat in positions(box, seats, seed) if len(rules.legal(s, seat)) > 1))


def test_in_the_same_world_a_plan_always_comes_to_the_same() -> None:
    for state, seat in positions("alhambra_cards", 3, 23, every=40):
        here, before = At("alhambra_cards", state, seat), state.copy()
        one = here.playing(Rollouts(3, 1, 2))
        assert 0 <= here.outcome(one) == here.outcome(one) <= 1
        assert state == before


@pytest.mark.parametrize("is_smooth", [False, True])
def test_a_rollout_that_comes_to_the_end_counts_the_win_or_its_value_where_the_guide_wants_it(is_smooth: bool) -> None:
    here = At("kalah", *[*positions("kalah", 2, 24)][-1])
    for _, plan in here.drafts:
        one, luck = here.playing(Rollouts(3, 1, 99), is_smooth=is_smooth), SeededDice(1).crn()
        end, found = one.end(here.state, plan, luck), one.outcome(here.state, plan, luck)
        assert not here.rules.to_act(end)
        assert (found in (0.0, 0.5, 1.0)) is not is_smooth
        assert not is_smooth or found == here.guide.odds(here.guide.value(end, here.seat))


def every_move(one: PlayingOn, drafts: Sequence[Draft], outcome: Callable[[int, Plan], float], every: int) -> Any:
    """Returns the move that wins most often where each that is not surely behind is played on in every world."""
    odds = [[one.guide.odds(worth)] * one.guide.prior for worth, _ in drafts]
    running = list(range(len(drafts)))
    for number in range(one.how.worlds):
        if number and number % every == 0:
            running = in_the_race(odds, running)
        if len(running) == 1:
            break
        for i in running:
            odds[i].append(outcome(number, drafts[i][1]))
    return drafts[max(running, key=lambda i: sum(odds[i]))][1][0]


@pytest.mark.parametrize("worlds", [2, 5, 8, 10, 29])
def test_a_move_that_cannot_come_out_best_is_not_played_on_and_the_same_one_is_chosen(worlds: int) -> None:
    """Wins are certain or likely, plans apart or nearly alike, and equal ones among them."""
    here, spared = at("kalah", 30), 0
    for seed in range(300):
        luck, asked = Random(seed), list[tuple[int, Plan]]()
        most, step = luck.choice([1, 9, 30]), luck.choice([0.001, 0.25, 1.0])
        drafts = sorted([(float(luck.randint(-most, 0)), (move,)) for move in range(7)], key=lambda draft: -draft[0])
        won = {(number, i): step * luck.randint(0, int(1 / step)) for number in range(worlds) for i in range(7)}

        def outcome(number: int, plan: Plan, won: Any = won, asked: Any = asked) -> float:
            asked.append((number, plan))
            return float(won[number, plan[0]])

        one = here.playing(Rollouts(7, worlds, 2), margin=99, prior=luck.choice([1, 8]))
        chosen, played = one.best(drafts, outcome, 8), len(asked)
        assert len({*asked}) == played, "in no world twice"
        asked.clear()
        assert chosen == every_move(one, drafts, outcome, 8)
        assert played <= len(asked)
        spared += len(asked) - played
    assert spared


def test_a_rollout_ends_where_the_own_turn_comes_often_enough() -> None:
    """In the template everybody lays one card a round: after two own turns a seat has two fewer."""
    here, sizes = at("template", 25), list[int]()

    def value(end: Any, seat: Seat) -> float:
        sizes.append(len(end.hands[seat]))
        return 0.0

    here.outcome(here.playing(Rollouts(3, 1, 2), value=value))
    here.outcome(here.playing(Rollouts(3, 1, 2), value=value, turns=1))
    assert [len(here.state.hands[here.seat]) - size for size in sizes] == [2, 1], "1 is the box's own limit"


@pytest.mark.parametrize(("seats", "farthest"), [(2, 4), (3, 3)])
def test_a_guide_that_counts_rounds_ends_where_enough_of_them_have_begun(seats: int, farthest: int) -> None:
    rounds = list[int]()

    def value(end: Any, seat: Seat) -> float:
        assert not end.public.planned, "all are still to plan"
        rounds.append(end.public.round)
        return 0.0

    for state, seat in positions("maharaja", seats, 29, every=40):
        if state.public.round > 5:
            break
        for turns, later in ((1, 1), (3, 1), (4, 2), (8, farthest)):
            here = At("maharaja", state, seat)
            one = here.playing(Rollouts(3, 1, turns), value=value)
            one.outcome(one.world()[0], here.drafts[0][1], SeededDice(1).crn())
            assert rounds.pop() == max(1, state.public.round) + later


@pytest.mark.parametrize("mixes", [False, True])
def test_only_a_level_that_mixes_follows_a_mixed_policy(mixes: bool) -> None:
    here, asked = at("template", 25), list[Seat]()

    def mixed(world: Any, seat: Seat, luck: Chance) -> Plan:
        asked.append(seat)
        return (luck.pick(here.rules.legal(world, seat)),)

    here.outcome(here.playing(Rollouts(3, 1, 2, mixes), mixed=mixed))
    assert bool(asked) == mixes


def test_what_others_decided_secretly_is_imagined_as_the_guide_guesses() -> None:
    here = at("template", 25)
    other = here.rules.imagine(here.rules.view(here.state, here.seat), SeededDice(1))
    assert here.playing(Rollouts(3, 1, 2), guess=lambda world, seat, dice: other).world()[0] is other


def test_a_planner_has_no_plan_played_on_twice_in_another_order() -> None:
    box = "maharaja"
    rules, how, known = shelf.rules(box), level("hard"), brain.load(box)
    twice = 0
    for state, seat in positions(box, 2, 30, every=25):
        search = Search(rules, known, known.evaluators["learned"], how, rules.view(state, seat), seat, SeededDice(1))
        worths = [worth for worth, _ in search.beginnings(state, 99.0)]
        assert len(worths) == len(set(worths))
        twice += len(search.ranked(state)) > len(worths)
    assert twice, "plans in another order were found"


# ---------------------------------------------------------------------- which are played on
def test_what_is_far_behind_is_not_played_on() -> None:
    here = at("alhambra_cards", 26)
    (_, first), (_, second), *_ = here.drafts
    one = here.playing(Rollouts(3, 9, 2), policy=lambda world, seat: pytest.fail("nothing is left to compare"))
    assert one.best([(10.0, first), (10.0 - here.guide.margin - 1, second)]) == first[0]


@pytest.mark.parametrize("wins", range(3))
def test_what_wins_most_often_is_chosen_whatever_it_weighed(wins: int) -> None:
    here = at("alhambra_cards", 26)
    drafts = here.drafts[:3]
    one = here.playing(Rollouts(3, 2, 1), share=1.0)  # too few to drop any
    with patch.object(PlayingOn, "outcome", lambda self, world, plan, luck: float(plan == drafts[wins][1])):
        assert one.best(drafts) == drafts[wins][1][0]


@pytest.mark.parametrize(
    ("box", "how", "guided", "tried"),
    [
        ("alhambra_cards", Rollouts(2, 1, 1), {"breadth": 1, "share": 1.0}, 2),
        ("alhambra_cards", Rollouts(2, 1, 1), {"breadth": 1.5, "share": 1.0}, 3),
        ("alhambra_cards", Rollouts(2, 1, 1), {"breadth": 2, "share": 1.0}, 4),
        ("template", Rollouts(2, 2, 2), {"breadth": 1, "share": 0.01}, 2),
    ],
    ids=["as many as the level", "half as many more", "twice as many", "in one world at least"],
)
def test_a_guide_may_have_more_moves_played_on_than_a_level_and_in_part_of_its_worlds(
    box: str, how: Rollouts, guided: dict[str, float], tried: int
) -> None:
    here = at(box, 26, seats=4 if box == "template" else 2)
    with patch.object(PlayingOn, "outcome", return_value=0.5) as outcome:
        here.playing(how, **guided).best(here.drafts[:5])
    assert outcome.call_count == tried


def test_the_odds_rise_with_the_lead_and_are_even_without_one() -> None:
    guide = brain.guide("alhambra_cards")
    odds = [guide.odds(worth) for worth in (-1e9, -20, -1, 0, 1, 20, 1e9)]
    assert odds == sorted(odds) and odds[3] == 0.5 and odds[0] < 1e-9 and odds[-1] > 1 - 1e-9


def test_a_shared_win_counts_in_parts() -> None:
    assert [share((1, 1, 3), Seat(seat)) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_each_level_that_plays_on_is_stronger_by_more_work_and_can_think_faster() -> None:
    assert [each.key for each in PLAYING_ON] == ["hard", "adviser", "expert"]
    hard, expert = (each.rollouts for each in PLAYING_ON if each.is_offered)
    assert hard and expert
    assert hard.worlds < expert.worlds and hard.width < expert.width and hard.turns < expert.turns
    for each in PLAYING_ON:
        quick = quicker(each)
        assert each.rollouts and quick.rollouts
        assert quick.rollouts.worlds < each.rollouts.worlds and quick.key == each.key
    assert quicker(level("normal")) is level("normal")
