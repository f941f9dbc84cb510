"""What is seen when plans are played on: what is counted, how sure it is, and which words it gets."""

from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import pytest

from game.ai import brain
from game.ai.brain import Plan
from game.ai.levels import adviser, quicker
from game.ai.rollouts import Watch, unwatched
from game.ai.watched import Difference, Purpose, Watched, Watching, in_tenths
from game.ai.watching import Trials
from game.boxes.kalah.rules import RULES
from game.boxes.kalah.rules.board import STORE
from game.boxes.kalah.rules.events import SeedsSown
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.state import State
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from game.session.dice import Dice

FIRST, OTHER = Seat(0), Seat(1)
AGAIN: Plan = (Sow(2), Sow(5))
"""From the start: the third pit's last seed falls into the store, so that another may be sown."""
ONCE: Plan = (Sow(5),)
STORED = Watched("seeds", lambda state, seat: state.sides[seat][STORE], of_rivals=True)
SOON = Watched("soon", lambda state, seat: 0 if state.sides[OTHER][STORE] else state.sides[seat][STORE])
TURNING = Watched("turning", lambda state, seat: state.sides[seat][STORE] * (-1 if state.sides[OTHER][STORE] else 1))
"""Both count what is stored as long as nothing is in the other's store."""
WHIM = Random(2)


class Reap(Sow):
    """A move of another class that does the same as to sow."""


def start() -> State:
    return RULES.setup(2, shelf.about("kalah").complete({}), Dice(1), no_listener)


def seen(
    monkeypatch: pytest.MonkeyPatch, *watched: Watched, own_turns: int = 1, watch: Watch = unwatched, **more: Any
) -> Trials:
    """Returns trials in which all play Kalah on until the seat's next turn, where every world is alike."""
    ends: dict[str, Any] = {"settled": lambda state: int(state.is_over), "stages": (1,)}
    how = Watching(watched, worlds=12, own_turns=own_turns, **ends | more)
    monkeypatch.setattr("game.boxes.kalah.brain.WATCHING", how, raising=False)
    return Trials("kalah", adviser(), RULES.view(start(), FIRST), FIRST, 1, watch)


def test_a_difference_is_what_there_is_more_when_both_were_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sow the last pit; with the third before it a seed more is stored."""
    found = {(each.rival, each.stage): each.mean for each in seen(monkeypatch, STORED).differences(AGAIN, ONCE)}
    assert found[None, 0] >= 1
    assert set(found) == {(rival, stage) for rival in (None, OTHER) for stage in (0, 1, 2)}


def test_what_speaks_for_a_plan_is_told_with_the_other_and_turned_round_for_whoever_chose_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trials = seen(monkeypatch, STORED)
    for_it, against = (trials.reasons(AGAIN, ONCE, is_against=way) for way in (False, True))
    assert [str(each.key) for each in for_it if "seat" not in each.values][:1] == ["reasons.seen.seeds.more"]
    assert [str(each.key) for each in against if "seat" not in each.values][:1] == ["reasons.seen.seeds.less"]
    assert all(each.compared == ONCE and not each.is_against for each in for_it)
    assert all(each.compared == AGAIN and each.is_against for each in against)
    mine = {(each.key, each.values.get("seat")) for each in for_it}
    assert not mine & {(each.key, each.values.get("seat")) for each in trials.reasons(ONCE, AGAIN)}


def test_what_adds_up_is_counted_from_what_happens_and_says_what_it_makes_of_a_sum(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each lot of seeds that somebody sows is counted; all that is stored comes of that, and is not told as well."""
    sown = Watched("sown", lambda event, seat: 2 * (isinstance(event, SeedsSown) and event.seat == seat), adds_up=True)
    stored = replace(STORED, said_by=("sown",))
    trials = seen(monkeypatch, sown, stored, own_turns=0, settled=lambda state: int(state.turn == OTHER))
    found = {(each.watched.key, each.stage): each.mean for each in trials.differences(AGAIN, ONCE) if not each.rival}
    assert found["sown", 0] == 2 and found["seeds", 0] >= 1
    assert [each.key for each in trials.reasons(AGAIN, ONCE)] == ["reasons.seen.sown.more"]


@pytest.mark.parametrize(
    ("stage", "mean", "apart", "told"),
    [
        (1, 0.4, (1,) * 6 + (0,) * 2 + (-1,) * 2, {"count": 1, "often": 6, "rare": 2}),
        (1, -0.7, (-1,) * 7 + (0,) * 3, {"count": 1, "often": 7, "rare": 0}),
        (1, 0.6, (2,) * 3 + (0,) * 7, {"count": 2, "often": 3, "rare": 0}),
        (1, 1.4, (1,) * 6 + (2,) * 4, {"count": 1}),
        (0, 0.4, (), {"count": 1}),
    ],
)
def test_what_is_less_than_one_is_told_by_how_often_there_is_more(
    stage: int, mean: float, apart: tuple[float, ...], told: dict[str, int]
) -> None:
    """Nobody has 0.4 palaces. At once, where nothing is left to luck, there is no average at all."""
    found = Difference(STORED, None, stage, mean, 0.1, apart).told(ONCE, is_against=False)
    assert found.values == {"stage": stage, **told}


def test_only_what_always_or_never_came_is_told_so() -> None:
    assert [in_tenths(count, 40) for count in (0, 1, 2, 22, 39, 40)] == [0, 1, 1, 6, 9, 10]


@pytest.mark.parametrize(("seeds", "often"), [(1, 10), (99, None)])
def test_it_is_told_how_often_a_plan_came_to_what_it_is_for_unless_it_hardly_ever_did(
    monkeypatch: pytest.MonkeyPatch, seeds: int, often: int | None
) -> None:
    purpose = Purpose("stored", {"seeds": seeds}, lambda state, seat: state.sides[seat][STORE] >= seeds)
    trials = seen(monkeypatch, STORED, purpose=lambda known, seat, plan: purpose if plan == AGAIN else None)
    trials.apart(AGAIN, ONCE)
    told = trials.purpose(AGAIN, [])
    assert trials.purpose(ONCE, []) is None
    assert (told and (told.key, told.values)) == (
        often and ("reasons.purpose.stored", {"seeds": seeds, "often": often})
    )


def test_how_often_something_came_is_told_only_with_the_fact_that_it_belongs_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """“The palace: yours in 6 of 10” alone, where it could be paid at once with more, speaks against the money."""
    purpose = Purpose("bought", {}, lambda state, seat: True, ("prepares", "affords"))
    trials = seen(monkeypatch, STORED, purpose=lambda *_: purpose)
    trials.apart(AGAIN, ONCE)
    assert [trials.purpose(AGAIN, told) is not None for told in ([], ["money"], ["affords"])] == [False, False, True]


@pytest.mark.parametrize("is_of", [True, False])
def test_nothing_is_told_that_cannot_come_of_such_a_move(monkeypatch: pytest.MonkeyPatch, is_of: bool) -> None:
    """“11 coins more in your hand” was told of the place for a tile: the rest of the plan spends less."""
    trials = seen(monkeypatch, replace(STORED, of_rivals=False, is_of=lambda move: is_of))
    assert bool(trials.reasons(AGAIN, ONCE)) == is_of


def test_what_a_fact_says_in_another_way_is_not_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Then you can pay the garden exactly” needs no “one building more that you could pay exactly”."""
    trials = seen(monkeypatch, replace(STORED, of_rivals=False, said_by=("prepares",)))
    assert [len(trials.reasons(AGAIN, ONCE, told=[fact])) for fact in ("exact", "prepares")] == [1, 0]


def test_what_is_good_for_another_seat_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    told = seen(monkeypatch, STORED).reasons(AGAIN, ONCE)
    assert all(each.key == "reasons.seen.rival_seeds.less" for each in told if "seat" in each.values)


@pytest.mark.parametrize(
    ("worth", "is_spare", "count"), [(0.2, False, 0), (1.0, False, 1), (0.2, True, 1), (0.1, True, 0)]
)
def test_what_others_lose_is_told_only_where_it_is_worth_it(
    monkeypatch: pytest.MonkeyPatch, worth: float, is_spare: bool, count: int
) -> None:
    """The other seat loses by each seed that is stored, in the end by ten more; half is enough if nothing else is."""
    theirs = Watched("theirs", lambda state, seat: -state.sides[FIRST][STORE] * seat, worth, of_rivals=True)
    for beside in ((), (replace(SOON, worth=0.01),)):
        told = seen(monkeypatch, theirs, *beside).reasons(AGAIN, ONCE, is_spare=is_spare)
        assert sum("seat" in each.values for each in told) == count


def test_what_two_others_lose_is_told_of_the_one_who_loses_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Bert: 14 gold less. Cleo: 11 gold less” is one reason told twice."""
    theirs = Watched("theirs", lambda state, seat: -state.sides[FIRST][STORE] * seat, of_rivals=True)
    columns = [(stage, theirs, Seat(seat)) for stage in (0, 1, 2) for seat in (1, 2)]
    monkeypatch.setattr(Trials, "_columns", lambda trials: columns)
    told = seen(monkeypatch, theirs).reasons(AGAIN, ONCE)
    assert [each.values["seat"] for each in told] == [2]


def test_what_others_lose_is_not_told_beside_something_own_that_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = Watched("theirs", lambda state, seat: -state.sides[FIRST][STORE] * seat, of_rivals=True)
    told = seen(monkeypatch, theirs, replace(STORED, worth=50.0, of_rivals=False)).reasons(AGAIN, ONCE)
    assert [str(each.key) for each in told] == ["reasons.seen.seeds.more"]


@pytest.mark.parametrize("worth", [2.0, 0.98])
def test_what_hardly_makes_up_for_what_is_lost_is_no_reason(monkeypatch: pytest.MonkeyPatch, worth: float) -> None:
    """A store with two seeds instead of one, which costs as much of something else.

    Gold was told of a disc of Maharaja that another one only spends on a house.
    """
    price = Watched("price", lambda state, seat: -state.sides[seat][STORE], worth)
    assert [str(each.key) for each in seen(monkeypatch, replace(STORED, of_rivals=False)).reasons(AGAIN, ONCE)]
    assert seen(monkeypatch, replace(STORED, of_rivals=False), price).reasons(AGAIN, ONCE) == []


@pytest.mark.parametrize(("worth", "count"), [(0.8, 0), (1.2, 1)])
def test_a_coin_more_is_no_reason_to_do_something_of_another_sort(
    monkeypatch: pytest.MonkeyPatch, worth: float, count: int
) -> None:
    """It is one between two moves of a sort: so much more lies in the store at once."""
    trials = seen(monkeypatch, replace(SOON, worth=worth))
    assert len(trials.reasons(AGAIN, ONCE)) == 1
    assert len(trials.reasons((Reap(2), Sow(5)), ONCE)) == count


@pytest.mark.parametrize(("is_spare", "asked", "count"), [(False, True, 0), (True, False, 0), (True, True, 1)])
def test_what_one_sort_of_move_gives_for_something_else_is_no_reason_beside_another_sort(
    monkeypatch: pytest.MonkeyPatch, is_spare: bool, asked: bool, count: int
) -> None:
    """Such as money beside a purchase, however late it is looked at; buildings are told where nothing else can be."""
    traded = replace(STORED, worth=3.0, of_rivals=False, is_traded=True, is_spare=is_spare)
    trials = seen(monkeypatch, traded)
    assert trials.reasons(AGAIN, ONCE), "it is one between two moves of a sort"
    assert len(trials.reasons((Reap(2), Sow(5)), ONCE, is_spare=asked)) == count


def test_a_plan_counts_as_tried_when_comparing_with_it_costs_no_more_courses(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = seen(monkeypatch, STORED)
    assert not trials.has_tried(AGAIN)
    trials.apart(AGAIN, ONCE)
    assert trials.has_tried(AGAIN) and trials.has_tried(ONCE)


def test_what_a_plan_has_at_once_is_counted_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = seen(monkeypatch, replace(STORED, worth=2.0))
    assert (trials.at_once(AGAIN), trials.at_once(ONCE)) == (4.0, 2.0)


def test_what_one_plan_has_only_because_more_was_settled_by_then_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every seed in the own store a scoring was reached: the plan that stores more seems to win by that alone."""
    for settled, count in ((lambda state: 0, 1), (lambda state: state.sides[FIRST][STORE], 0)):
        trials = seen(monkeypatch, replace(STORED, of_rivals=False), settled=settled, stages=(99,))
        assert len(trials.reasons(AGAIN, ONCE)) == count


def test_luck_is_told_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty things that have nothing to do with the plans are watched: none is surely more after one of them."""
    noise = [Watched(f"whim{number}", lambda state, seat: WHIM.gauss(0, 5)) for number in range(40)]
    assert seen(monkeypatch, *noise).reasons(AGAIN, ONCE) == []


def test_a_plan_has_nothing_ahead_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = seen(monkeypatch, STORED)
    assert trials.reasons(AGAIN, AGAIN) == [] and trials.apart(AGAIN, AGAIN) == (0, 0)


def test_what_is_so_at_once_is_told_unless_it_turns_round_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third pit and the last one bring two seeds into the store, the last one alone brings one."""
    (told,) = seen(monkeypatch, SOON).reasons(AGAIN, ONCE)
    assert (told.key, told.values) == ("reasons.seen.soon.more", {"count": 1, "stage": 0})
    assert seen(monkeypatch, SOON).reasons(AGAIN, ONCE, told=["again"]) == []
    assert seen(monkeypatch, TURNING).reasons(AGAIN, ONCE) == []


def test_what_the_move_says_itself_is_told_only_against_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sows into the own store sees that a seed more lies there."""
    trials = seen(monkeypatch, replace(SOON, is_plain=True))
    assert trials.reasons(AGAIN, ONCE) == [] and len(trials.reasons(AGAIN, ONCE, is_against=True)) == 1


@pytest.mark.parametrize("is_spare", [False, True])
def test_some_of_it_is_told_where_nothing_else_can_be(monkeypatch: pytest.MonkeyPatch, is_spare: bool) -> None:
    trials = seen(monkeypatch, replace(SOON, is_plain=True, is_spare=is_spare))
    assert trials.reasons(AGAIN, ONCE) == []
    assert len(trials.reasons(AGAIN, ONCE, is_spare=True)) == is_spare


def test_what_is_so_at_once_and_stays_so_is_told_where_luck_made_the_plan_a_little_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The stores are ahead by a seed and more, while all in all the plan is worth a tenth less, give or take much."""
    worths = cycle([-5.0] * 5 + [4.8] * 5 + [0.0] * 10)
    doubtful = replace(brain.guide("kalah"), value=lambda state, seat: next(worths))
    monkeypatch.setattr(brain, "guide", lambda box: doubtful)
    trials = seen(monkeypatch, replace(STORED, of_rivals=False))
    assert [str(each.key) for each in trials.reasons(AGAIN, ONCE)] == ["reasons.seen.seeds.more"]


def test_of_what_the_box_has_told_no_more_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for told, count in ((["again"], 1), (["seeds"], 0)):
        trials = seen(monkeypatch, STORED)
        assert sum("seat" not in each.values for each in trials.reasons(AGAIN, ONCE, told=told)) == count


def test_beside_what_the_box_has_told_nothing_is_said_that_the_move_says_and_that_stays_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of up to two seeds in the store: “still to be done: 2 gold” needs no “2 gold more”."""
    few = Watched("seeds", lambda state, seat: min(2, state.sides[seat][STORE]))
    for is_plain in (False, True):
        trials = seen(monkeypatch, replace(few, is_plain=is_plain))
        assert len(trials.reasons(AGAIN, ONCE)) == 1
        assert len(trials.reasons(AGAIN, ONCE, told=["again"])) == (not is_plain)


@pytest.mark.parametrize("is_traded", [False, True])
def test_of_what_is_traded_nothing_is_said_that_the_move_says_and_that_stays_so(
    monkeypatch: pytest.MonkeyPatch, is_traded: bool
) -> None:
    """Whoever takes 5 coins and not 2 sees that they are 3 more; of up to two seeds in the store one more stays."""
    few = Watched("seeds", lambda state, seat: min(2, state.sides[seat][STORE]), is_plain=True, is_traded=is_traded)
    assert len(seen(monkeypatch, few).reasons(AGAIN, ONCE)) == (not is_traded)


@pytest.mark.parametrize(("least", "count"), [(0.4, 0), (0.7, 1)])
def test_what_few_worlds_show_is_told_at_once_only_where_it_is_clear(
    monkeypatch: pytest.MonkeyPatch, least: float, count: int
) -> None:
    """In ten worlds there is one more on average, in the next two three less: that is seen where ten leave a doubt."""
    nothing = [0.0] * 3
    first, last = [value for _ in range(5) for more in (least, 2 - least) for value in (0.0, 0.0, more)], [0.0, 0.0, -3]
    amounts = iter([*first, *nothing * 10, *last * 2, *nothing * 2])
    trials = seen(monkeypatch, Watched("more", lambda state, seat: next(amounts)))
    assert len(trials.reasons(AGAIN, ONCE)) == count


def test_in_few_worlds_is_tried_what_is_clear_and_in_all_what_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last pit it is the other's turn, so that what is planned beyond it makes no difference."""
    for other, worlds in ((AGAIN, 10), ((*ONCE, Sow(0)), 12)):
        played = list[float]()
        seen(monkeypatch, STORED, watch=played.append).apart(ONCE, other)
        assert len(played) == 2 * worlds


def test_once_much_was_played_on_no_more_worlds_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Late in a game of Alhambra with all modules a hint took 15 seconds: each course went to the end of the game."""
    monkeypatch.setattr("game.ai.watching._ENOUGH", 10)
    played = list[float]()
    seen(monkeypatch, STORED, watch=played.append).apart(ONCE, (*ONCE, Sow(0)))
    assert len(played) == 2 * 10


@pytest.mark.parametrize("chooses", [True, False])
def test_where_a_box_says_so_plans_are_chosen_by_the_courses_that_are_watched(
    monkeypatch: pytest.MonkeyPatch, chooses: bool
) -> None:
    """What weighs a little more is worth less once both were played on, and nobody plays them on a second time."""
    shares = list[float]()
    trials = seen(monkeypatch, STORED, watch=shares.append, chooses=chooses)
    assert trials.best([(0.1, ONCE), (0.0, AGAIN)]) == (AGAIN[0] if chooses else None)
    played = len(shares)
    assert shares == sorted(shares) and bool(played) == chooses
    trials.apart(AGAIN, ONCE)
    assert len(shares) - played <= (10 if chooses else 20)


def test_things_are_looked_at_after_the_settlements_that_the_box_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the game settles the stores: there all seeds are in one of them, whatever was played."""
    stored = Watched("seeds", lambda state, seat: state.sides[FIRST][STORE] + state.sides[OTHER][STORE])
    early, late = (seen(monkeypatch, stored, own_turns=turns) for turns in (1, 0))
    assert [each.mean for each in late.differences(AGAIN, ONCE)][1:] == [0]
    assert [each.mean for each in early.differences(AGAIN, ONCE)][1] != 0


def test_a_box_that_watches_nothing_has_nothing_to_tell() -> None:
    trials = Trials("kalah", adviser(), RULES.view(start(), FIRST), FIRST, 1)
    assert (
        not trials.has_worlds
        and trials.at_once(AGAIN) == 0
        and trials.reasons(AGAIN, ONCE) == []
        and trials.apart(AGAIN, ONCE) == (0, 0)
    )


def test_whoever_asked_to_think_faster_watches_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = list[int]()

    def count(state: State, seat: Seat) -> int:
        counted.append(seat)
        return 0

    stored = Watched("seeds", count)
    how = Watching((stored,), lambda state: int(state.is_over), stages=(1,), worlds=24)
    monkeypatch.setattr("game.boxes.kalah.brain.WATCHING", how, raising=False)
    for level in (adviser(), quicker(adviser())):
        list(Trials("kalah", level, RULES.view(start(), FIRST), FIRST, 1).differences(AGAIN, ONCE))
    assert len(counted) == 2 * 2 * (24 + 10), "at two looks after each of two plans"
