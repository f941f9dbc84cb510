"""What a good player would say: the same for the same view, about other kinds of moves, where it is sure."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.ai import dice, levels, reasons, watching, weighing
from game.ai.advice import advise, critiques
from game.ai.brain import Plan
from game.ai.weighing import weigh
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.actions import Progress
from game.boxes.maharaja.rules.components import ROADS, ROADS_AT, VILLAGES
from game.boxes.maharaja.rules.moves import BuildPalace, EndTurn, TakeCharacter, TakeGold, Travel
from game.boxes.maharaja.rules.moves import Plan as SetDisc
from game.core import box as shelf
from game.core.rules import Key, Seat
from tests.ai.positions import positions
from tests.boxes.facts import explaining
from tests.boxes.maharaja.positions import AGRA, END, after, planning, turn
from tests.breadth import wide

pytestmark = pytest.mark.usefixtures("few_worlds")
BOXES = ("alhambra", "alhambra_cards", "kalah", "maharaja", "ys")
GOOD, BAD = reasons.Reason(Key("reasons.good")), reasons.Reason(Key("reasons.bad"), is_against=True)

NORMAL = levels.level("normal")

boxes = pytest.mark.parametrize("box", BOXES)


@pytest.fixture
def explained(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box that always has something to say for a plan, then something against the other one."""
    explaining(monkeypatch, box, explain=lambda view, seat, plan, instead: [GOOD, BAD][: 1 + bool(instead)])


def decisions(box: str) -> Iterator[tuple[Any, Seat]]:
    rules = shelf.rules(box)
    free = ((state, seat) for state, seat in positions(box, 2, 3, every=5) if len(rules.legal(state, seat)) > 1)
    return ((rules.view(state, seat), seat) for state, seat in islice(free, 4))


@boxes
def test_advice_is_legal_repeatable_and_speaks_against_nobody(box: str, explained: None) -> None:
    rules = shelf.rules(box)
    for view, seat in islice(decisions(box), *wide([1], [4])):
        advice = advise(box, NORMAL, view, seat, 1)
        assert advice == advise(box, NORMAL, view, seat, 1)
        assert advice.move in rules.legal(rules.imagine(view, dice.SeededDice(1)), seat)
        assert advice.reasons[0] == GOOD and not any(reason.is_against for reason in advice.reasons)
        assert advice.instead and advice.instead[0] != advice.move


@pytest.mark.parametrize("box", wide(["alhambra_cards", "kalah", "maharaja"], BOXES))
def test_the_coach_finds_fault_with_what_is_surely_dear_and_never_with_the_advice(box: str, explained: None) -> None:
    """Looks at what the coach says, from the last decision on, until he has found fault with a move."""
    for view, seat in reversed([*decisions(box)]):
        advice, dear = advise(box, NORMAL, view, seat, 1), critiques(box, NORMAL, view, seat, 1)
        assert advice.move not in dear
        for move, critique in dear.items():
            assert critique.played[0] == move and critique.best == advice.plan
            assert critique.lost - critique.interval >= reasons.load(box).slip
            assert critique.reasons[0].is_against, "what is wrong with the move comes first"
        if dear:
            return
    raise AssertionError("it never finds fault with anything")


def test_the_coach_is_silent_about_what_is_not_lost_when_both_moves_are_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ys' first estimate speaks of what lies there, whoever is still to place."""
    view, seat = [*decisions("ys")][-1]
    assert critiques("ys", NORMAL, view, seat, 1)
    usual, level_off = watching.Trials.apart, (reasons.load("ys").slip, reasons.load("ys").slip)
    monkeypatch.setattr(watching.Trials, "apart", lambda *asked: level_off if asked[-1] else usual(*asked))
    assert critiques("ys", NORMAL, view, seat, 1) == {}


def test_the_advice_follows_the_plan_that_is_better_when_both_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = next(decisions("alhambra_cards"))
    before = advise("alhambra_cards", NORMAL, view, seat, 1)

    def apart(trials: watching.Trials, plan: Plan, other: Plan, least: float = 0.0) -> tuple[float, float]:
        return (5.0 if plan == before.instead else -5.0), 1.0

    monkeypatch.setattr(watching.Trials, "apart", apart)
    after = advise("alhambra_cards", NORMAL, view, seat, "1")  # the same luck, asked as of another decision
    assert after.plan == before.instead


@pytest.mark.parametrize("ahead", [1.0, -1.0])
def test_what_weighs_most_is_advised_where_it_is_somewhat_ahead_when_played_on(
    monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    """What wins more often in few worlds may do so by luck: an exact purchase was passed over for money."""
    view, seat = next(decisions("alhambra_cards"))
    first, second, *_ = weigh("alhambra_cards", NORMAL, view, seat, f"{ahead}")
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: next(one for one in asked[5] if one == second))
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(
        watching.Trials, "apart", lambda self, plan, *_: (ahead if plan == first.plan else -abs(ahead), 5.0)
    )
    assert advise("alhambra_cards", NORMAL, view, seat, f"{ahead}").plan == (first if ahead > 0 else second).plan


def test_what_another_good_plan_does_as_well_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan is compared with the best ones of two other kinds, of which the second does the same."""
    view, seat = next(decisions("alhambra_cards"))
    others = list[Plan]()

    def explain(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> list[reasons.Reason]:
        others.extend([instead] if instead and instead not in others else [])
        return [] if (instead or plan) == others[-1 if instead else 0] and len(others) == 2 else [GOOD]

    explaining(monkeypatch, "alhambra_cards", explain=explain)
    monkeypatch.setattr(watching.Trials, "reasons", lambda self, plan, other, **_: [replace(BAD, compared=other)])
    advice = advise("alhambra_cards", NORMAL, view, seat, "another")
    assert [why.key for why in advice.reasons] == [BAD.key] and len(others) == 2


@pytest.mark.parametrize(("often", "count"), [(4, 1), (5, 2)])
def test_what_was_seen_less_than_every_other_time_is_no_reason_beside_another(
    monkeypatch: pytest.MonkeyPatch, often: int, count: int
) -> None:
    view, seat = next(decisions("alhambra_cards"))
    seen = reasons.Reason(Key("reasons.seen.points.more"), {"count": 1, "often": often, "rare": 0, "stage": 1}, 1.0)
    explaining(monkeypatch, "alhambra_cards", explain=lambda *_: [GOOD])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [seen])
    monkeypatch.setattr(watching.Trials, "purpose", lambda *_: None)
    assert advise("alhambra_cards", NORMAL, view, seat, f"often {often}").reasons == (GOOD, seen)[:count]


@pytest.mark.parametrize("weight", [0.5, 3.0])
def test_beside_a_fact_that_counts_nothing_bare_is_called_just_as_good(
    monkeypatch: pytest.MonkeyPatch, weight: float
) -> None:
    """“3 points more” was told, and “just as good: the reserve”, which brings none."""
    view, seat = next(decisions("alhambra_cards"))
    best = weigh("alhambra_cards", NORMAL, view, seat, f"bare {weight}")[0].move
    fact = replace(GOOD, weight=weight)
    explaining(monkeypatch, "alhambra_cards", explain=lambda *asked: [fact] * (not asked[-1] and asked[2][0] == best))
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    monkeypatch.setattr(watching.Trials, "takes_most", False)
    assert bool(advise("alhambra_cards", NORMAL, view, seat, f"bare {weight}").as_good) == (weight < 1)


@pytest.mark.parametrize("is_reached", [True, False])
def test_how_often_a_plan_came_to_what_it_is_for_is_told_after_a_fact(
    monkeypatch: pytest.MonkeyPatch, is_reached: bool
) -> None:
    """What was seen beside other plans is told only where nothing is the purpose: averages come last."""
    view, seat = next(decisions("alhambra_cards"))
    seen, purpose = (replace(BAD, key=Key(key), is_against=False) for key in ("reasons.seen", "reasons.purpose"))
    explaining(monkeypatch, "alhambra_cards", explain=lambda *_: [GOOD])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [seen])
    monkeypatch.setattr(watching.Trials, "purpose", lambda *_: purpose if is_reached else None)
    told = advise("alhambra_cards", NORMAL, view, seat, f"purpose {is_reached}").reasons
    assert told == (GOOD, purpose if is_reached else seen)


@pytest.mark.parametrize(("weight", "is_told"), [(1.0, True), (0.3, False)])
def test_what_only_this_plan_does_is_told_before_what_was_seen_to_come_of_it_unless_that_is_little(
    monkeypatch: pytest.MonkeyPatch, weight: float, is_told: bool
) -> None:
    """All plans complete a price, each another one."""
    view, seat = next(decisions("alhambra_cards"))
    seen = replace(BAD, is_against=False, weight=weight)

    def explain(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> list[reasons.Reason]:
        return [] if instead else [replace(GOOD, values={"cards": plan[0]}, weight=2.0)]

    explaining(monkeypatch, "alhambra_cards", explain=explain)
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [seen])
    monkeypatch.setattr(watching.Trials, "purpose", lambda *_: None)
    advice = advise("alhambra_cards", NORMAL, view, seat, f"own {weight}")
    own = replace(GOOD, values={"cards": advice.move}, weight=2.0)
    assert advice.reasons == ((own, seen) if is_told else (own,))


@pytest.mark.parametrize("is_shared", [False, True])
def test_where_all_are_as_good_it_is_told_what_the_plan_does_unless_whatever_is_done_does_it_too(
    monkeypatch: pytest.MonkeyPatch, is_shared: bool
) -> None:
    """The same is done elsewhere as well, and that is named; a wall that grows whatever is taken is no reason."""
    view, seat = next(decisions("alhambra_cards"))
    first = [one.plan for one in weigh("alhambra_cards", NORMAL, view, seat, "alike")][:3]

    def explain(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> list[reasons.Reason]:
        return [] if instead or (plan not in first and not is_shared) else [GOOD]

    explaining(monkeypatch, "alhambra_cards", explain=explain)
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    advice = advise("alhambra_cards", NORMAL, view, seat, "alike")
    assert advice.reasons == (() if is_shared else (GOOD,)) and len(advice.as_good) == 2


@pytest.mark.parametrize(("name", "count"), [("good", 1), ("other", 2)])
def test_what_the_plan_does_in_its_own_way_is_not_seen_to_come_of_it_as_well(
    monkeypatch: pytest.MonkeyPatch, name: str, count: int
) -> None:
    view, seat = next(decisions("alhambra_cards"))
    best = weigh("alhambra_cards", NORMAL, view, seat, f"own {name}")[0].move
    explaining(monkeypatch, "alhambra_cards", explain=lambda *asked: [GOOD] * (not asked[-1] and asked[2][0] == best))
    seen = reasons.Reason(Key(f"reasons.seen.{name}.more"), {"count": 2, "stage": 1}, 1.0)
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [seen])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    monkeypatch.setattr(watching.Trials, "takes_most", False)
    assert advise("alhambra_cards", NORMAL, view, seat, f"own {name}").reasons == (GOOD, seen)[:count]


def test_before_what_all_do_it_is_told_what_the_plan_alone_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """All lay the same tile afterwards: what that brings is no reason for this money."""
    view, seat = next(decisions("alhambra_cards"))
    best = weigh("alhambra_cards", NORMAL, view, seat, "alone")[0].move
    told = {True: [GOOD, BAD], False: [GOOD]}
    explaining(monkeypatch, "alhambra_cards", explain=lambda *asked: [] if asked[-1] else told[asked[2][0] == best])
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    monkeypatch.setattr(watching.Trials, "takes_most", False)
    assert advise("alhambra_cards", NORMAL, view, seat, "alone").reasons == (BAD,)


def test_a_journey_there_and_back_is_no_other_kind_and_another_city_is() -> None:
    """Roads 0 and 1 begin at one junction of Maharaja's board."""
    kind, end = reasons.load("maharaja").kind, EndTurn()
    there, elsewhere = Travel((0,)), Travel((1,))
    assert kind((end,)) == kind((there, there, end)) == kind((Travel((0, 1)), Travel((1, 0)), end))
    assert kind((there, TakeGold())) == kind((TakeGold(), there)) == kind((TakeGold(), Travel((1, 1, 0))))
    assert len({kind((way, BuildPalace(0), end)) for way in (there, elsewhere)}) == 2
    assert kind((there, BuildPalace(0), there)) != kind((BuildPalace(0),))


@pytest.mark.parametrize(("apart", "count"), [((-1.0, 2.0), 2), ((0.2, 0.1), 2), ((2.0, 1.0), 0)])
def test_as_good_is_what_is_not_surely_worse_by_anything_that_counts(
    monkeypatch: pytest.MonkeyPatch, apart: tuple[float, float], count: int
) -> None:
    view, seat = next(decisions("ys"))
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: apart)
    advice = advise("ys", NORMAL, view, seat, 1)
    assert len(advice.as_good) == count and not advice.is_alike


@pytest.mark.parametrize("is_beginner", [True, False])
def test_where_the_best_are_as_good_it_is_told_what_they_have_ahead_of_a_plan_that_begins_likewise(
    monkeypatch: pytest.MonkeyPatch, is_beginner: bool
) -> None:
    """Ahead of what a beginner would do, whatever that is, else of the worst plan that begins with such a move."""
    view, seat = next(decisions("alhambra_cards"))
    explaining(monkeypatch, "alhambra_cards", explain=lambda *_: ())
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    asked = list[Plan]()

    def weigh(box: str, how: levels.Level, *more: Any) -> list[weighing.Weighed]:
        return weighing.weigh(box, how, *more)[:: -1 if how.key == "easy" and is_beginner else 1]

    def reasons_of(trials: watching.Trials, plan: Plan, other: Plan, **told: Any) -> list[reasons.Reason]:
        asked.append(other)
        return [replace(GOOD, compared=other)] if len(asked) > 2 else []

    monkeypatch.setattr("game.ai.advice.weigh", weigh)
    monkeypatch.setattr(watching.Trials, "reasons", reasons_of)
    advice = advise("alhambra_cards", NORMAL, view, seat, f"1{is_beginner}")
    assert len(advice.as_good) == 2 and [why.compared for why in advice.reasons] == [asked[2]]
    assert asked[2] not in advice.as_good and (is_beginner or type(asked[2][0]) is type(advice.move))


def test_where_nothing_else_tells_the_plan_is_compared_with_all_that_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = next(decisions("ys"))
    asked = list[Plan]()

    def reasons_of(trials: watching.Trials, plan: Plan, other: Plan, **told: Any) -> list[reasons.Reason]:
        asked.append(other)
        return []

    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    monkeypatch.setattr(watching.Trials, "reasons", reasons_of)
    numbers = list[int]()
    for tried in (False, True):
        monkeypatch.setattr(watching.Trials, "has_tried", lambda *_, tried=tried: tried)
        advise("ys", NORMAL, view, seat, f"tried {tried}")
        numbers.append(len({*asked}))
    assert numbers[0] >= 2 and numbers[1] > numbers[0]


def test_what_a_plan_goes_on_with_is_told_with_what_is_known_then() -> None:
    """Gold twice and a journey are one turn: each is told as of the moment in which it would be done."""
    state = turn(houses={"sirhind": [0], "alwar": [0]})
    advice = advise("maharaja", NORMAL, RULES.view(state, Seat(0)), Seat(0), 1)
    assert [each.move for each in advice.later] == list(advice.plan[1:]) != []
    for before, each in zip(advice.plan, advice.later, strict=False):
        state = after(state, before)
        assert (each.view.public, each.view.gold[0]) == (state.public, state.gold[0]) and each.move in each.legal


def test_what_a_disc_is_set_for_is_told_with_it() -> None:
    """The artisan is taken from somebody who chooses another character before the palace is built."""
    advice = advise("maharaja", NORMAL, RULES.view(planning(held=(1, 2, 6, 3)), Seat(0)), Seat(0), 1)
    disc, (first, second, *_) = advice.move, advice.later
    assert isinstance(disc, SetDisc) and first.view.public.progress == Progress((disc.first, disc.second))
    assert (first.move, first.move in first.legal) == (TakeCharacter(6), True)
    assert isinstance(second.move, BuildPalace) and second.move in second.legal


def test_a_journey_is_compared_with_ending_the_turn_at_once_which_is_said_to_be_due() -> None:
    """To Lahore, where the Maharaja is; gold was taken twice, so that nothing of the disc is left."""
    begun = turn(houses={"sirhind": [0], "alwar": [0]})
    view, before = (RULES.view(state, Seat(0)) for state in (after(begun, TakeGold(), TakeGold()), begun))
    advice = advise("maharaja", NORMAL, view, Seat(0), 1)
    assert isinstance(advice.move, Travel) and advice.instead == (END,) and not advice.is_alike
    explain = reasons.load("maharaja").explain
    assert [why.key for why in explain(view, Seat(0), (END,), None)] == ["reasons.done"]
    assert not explain(before, Seat(0), (END,), None)
    assert [(why.key, why.values["gold"]) for why in explain(view, Seat(0), advice.plan, None)] == [
        ("reasons.stand", 17)
    ]


def test_where_nothing_of_another_kind_can_be_done_nothing_else_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = next(decisions("ys"))
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    explaining(monkeypatch, "ys", kind=lambda plan: 0)
    advice = advise("ys", NORMAL, view, seat, 1)
    assert advice.is_alike and not advice.as_good


def test_what_is_only_done_in_another_order_is_nothing_else() -> None:
    """Whoever is in the Maharaja's city and has gold to take may travel first; that is no move that is as good."""
    state = after(turn(houses={"sirhind": [0], "alwar": [0], "agra": [0]}), TakeGold())
    state.public.city = AGRA
    advice = advise("maharaja", NORMAL, RULES.view(state, Seat(0)), Seat(0), 1)
    assert advice.plan == (TakeGold(), END) and advice.reasons[0].key == "reasons.part"
    assert not any(TakeGold() in plan for plan in advice.as_good)


def test_nobody_is_sent_there_and_back_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint led from Delhi to Agra and back six times, each time with a reason, before a house was moved at last."""
    view, way = RULES.view(after(turn(houses={"agra": [0]}), TakeGold()), Seat(0)), Travel((0,))
    plans = (way, way, TakeGold(), END), (TakeGold(), END), (END,)
    weighed = [weighing.Weighed(plan, (worth,) * 8) for plan, worth in zip(plans, (1.1, 1.0, 0.0), strict=True)]
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: weighed)
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    assert advise("maharaja", NORMAL, view, Seat(0), "there and back").plan == plans[1]


@pytest.mark.parametrize(("ahead", "is_left_out"), [(0.0, True), (2.0, False)])
def test_nobody_pays_for_a_journey_that_may_as_well_be_left_out(
    monkeypatch: pytest.MonkeyPatch, ahead: float, is_left_out: bool
) -> None:
    """For a gold a hint led to Delhi and on, and said in the same breath that this might be left out."""
    _, (way, _), *_ = ROADS_AT[AGRA]
    along = {VILLAGES[village]: [1] for village in ROADS[way].villages}
    view = RULES.view(after(turn(houses={"agra": [0], **along}), TakeGold(), TakeGold()), Seat(0))
    plans = (Travel((way,)), END), (END,)
    weighed = [weighing.Weighed(plan, (worth,) * 8) for plan, worth in zip(plans, (2.0, 0.0), strict=True)]
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: weighed)
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (ahead if plan == plans[0] else -ahead, 9.0))
    assert advise("maharaja", NORMAL, view, Seat(0), f"left out {ahead}").plan == plans[is_left_out]


def test_another_part_that_is_behind_is_named_where_nothing_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    view = RULES.view(planning(), Seat(0))
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    for apart, names in (((3.0, 1.0), "behind"), ((0.0, 1.0), "as_good")):
        monkeypatch.setattr(watching.Trials, "apart", lambda *_, found=apart: found)
        advice = advise("maharaja", NORMAL, view, Seat(0), str(apart))
        assert {name for name in ("behind", "as_good") if getattr(advice, name)} == {names}


def test_what_looks_good_at_first_is_never_of_one_kind() -> None:
    """With two sites in one garden before all else the hint would be given away by a single name."""
    state = turn("palace", "gold", houses={"agra": [0]})
    told = list[Sequence[Any]]()
    listen = lambda share, at_first=(): told.append(at_first)  # noqa: E731
    advise("maharaja", NORMAL, RULES.view(state, Seat(0)), Seat(0), 1, watch=listen)
    kind = reasons.load("maharaja").kind
    assert len({kind((move,)) for move in told[0]}) > 1


def test_where_nothing_can_be_told_the_coach_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    explaining(monkeypatch, "kalah", explain=lambda *_: ())
    view, seat = next(decisions("kalah"))
    assert critiques("kalah", NORMAL, view, seat, 1) == {}


def test_another_kind_is_what_the_box_says(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = next(decisions("kalah"))
    best = advise("kalah", NORMAL, view, seat, 1).move
    explaining(monkeypatch, "kalah", kind=lambda plan: (plan[0].pit - best.pit) % 6 in (0, 1, 2))
    instead = advise("kalah", NORMAL, view, seat, 1).instead
    assert instead and (instead[0].pit - best.pit) % 6 > 2


def test_what_those_that_are_as_good_do_as_well_is_told_beside_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two other kinds the first does the same and is as good; the second does not, and nothing else was seen."""
    view, seat = next(decisions("alhambra_cards"))
    others = list[Plan]()

    def explain(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> list[reasons.Reason]:
        if instead and instead not in others:
            others.append(instead)
        return [] if instead and instead == others[0] else [GOOD]

    explaining(monkeypatch, "alhambra_cards", explain=explain)
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(
        watching.Trials, "apart", lambda self, plan, other, *_: (0.0 if [other] == others[:1] else 5.0, 1.0)
    )
    advice = advise("alhambra_cards", NORMAL, view, seat, "as good")
    assert advice.reasons == (GOOD,) and [*advice.as_good] == others[:1]


def test_the_strongest_level_can_weigh() -> None:
    assert levels.adviser() in levels.LADDER and levels.adviser().evaluator


def test_what_the_coach_has_thought_serves_the_hint_which_stays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = next(decisions("alhambra_cards"))
    alone = advise("alhambra_cards", NORMAL, view, seat, 1)
    critiques("alhambra_cards", NORMAL, view, seat, "1")  # the same luck, asked as of another decision
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *_: pytest.fail("chosen again"))
    assert advise("alhambra_cards", NORMAL, view, seat, "1") == alone
