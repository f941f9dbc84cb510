"""Which plan is followed, beside those that are as good and those that go before it."""

from dataclasses import replace

import pytest

from game.ai import levels, watching
from game.ai.advice import advise
from game.ai.choosing import other_kinds
from game.ai.reasons import Reason
from game.ai.weighing import Weighed, weigh
from game.boxes.alhambra_cards.rules import RULES as RULES_OF_CARDS
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.maharaja.rules import RULES as RULES_OF_MAHARAJA
from game.boxes.maharaja.rules.moves import BuildPalace, LowerGovernor, TakeGold, Travel
from game.boxes.maharaja.rules.moves import Plan as SetDisc
from game.core.rules import Key, Seat
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_family.pieces import cards
from tests.boxes.facts import explaining
from tests.boxes.maharaja.positions import END, after, turn
from tests.known.alhambra_cards import KNOWN

pytestmark = pytest.mark.usefixtures("few_worlds")
NORMAL = levels.level("normal")
EXACT = KNOWN["an exact purchase that takes most of the money is done, or named beside money"]


@pytest.mark.parametrize(("behind", "is_named"), [(2.0, True), (9.0, False)])
def test_beside_the_best_ones_a_move_of_another_sort_is_looked_at_where_it_is_near(
    monkeypatch: pytest.MonkeyPatch, behind: float, is_named: bool
) -> None:
    """Three ways to take money weigh more than an exact purchase, which is as good when it is played on."""
    view, seat = RULES_OF_CARDS.view(EXACT.state, Seat(0)), Seat(0)
    weighed = weigh("alhambra_cards", NORMAL, view, seat, 1)
    money = [one for one in weighed if isinstance(one.move, TakeMoney)]
    bought = replace(next(one for one in weighed if isinstance(one.move, Buy)), worths=(money[0].worth - behind,) * 8)
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: [*money, bought])
    explaining(monkeypatch, "alhambra_cards", is_free=lambda *_: False)
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    found = advise("alhambra_cards", NORMAL, view, seat, f"{behind}")
    assert found.move == money[0].move and (bought.plan in found.as_good) == is_named


@pytest.mark.parametrize(
    ("is_told_on", "ahead", "is_followed"),
    [(False, 0.1, True), (False, -0.1, False), (True, -1.9, True), (True, -2.1, False)],
)
def test_what_costs_nothing_is_done_first_where_it_is_ahead_or_the_same_after_it_hardly_behind(
    monkeypatch: pytest.MonkeyPatch, ahead: float, is_followed: bool, is_told_on: bool
) -> None:
    """An exact purchase weighs a little less than money; with other money after it, it is far behind as well.

    Before the same money it costs nothing: whoever is told to pass it over twice asks why.
    """
    view, seat = RULES_OF_CARDS.view(EXACT.state, Seat(0)), Seat(0)
    weighed = weigh("alhambra_cards", NORMAL, view, seat, 1)
    best, other = [one for one in weighed if isinstance(one.move, TakeMoney)][:2]
    buy = next(one.move for one in weighed if isinstance(one.move, Buy))
    bought = replace(best, plan=(buy, other.move)[: 1 + is_told_on], worths=(best.worth - 1,) * 8)
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: [best, other, bought])
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    first = (buy, best.move)[: 1 + is_told_on]
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (ahead if plan == first else -9.0, 6.0))
    found = advise("alhambra_cards", NORMAL, view, seat, f"first {ahead} {is_told_on}")
    assert found.plan == (first if is_followed else best.plan)


@pytest.mark.parametrize(("ahead", "is_told"), [(0.1, False), (-0.1, True)])
def test_a_second_purchase_is_told_of_only_where_it_is_ahead_of_money(
    monkeypatch: pytest.MonkeyPatch, ahead: float, is_told: bool
) -> None:
    """Two exact purchases weigh more than one and money, which comes out ahead of them, or not."""
    state, seat = position(["florin 6, dirham 4", "", ""], yard="garden 6, seraglio 4, -, -"), Seat(0)
    view = RULES_OF_CARDS.view(state, seat)
    weighed = weigh("alhambra_cards", NORMAL, view, seat, 1)
    money = next(one for one in weighed if isinstance(one.move, TakeMoney))
    buy, second = [move for move in RULES_OF_CARDS.legal(state, seat) if isinstance(move, Buy)]
    both = replace(money, plan=(buy, second), worths=(money.worth + 1,) * 8)
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: [both, money])
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    then = (buy, money.move)
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (ahead if plan == then else -9.0, 6.0))
    assert advise("alhambra_cards", NORMAL, view, seat, f"pair {ahead}").plan == (both.plan if is_told else then)


@pytest.mark.parametrize(("behind", "is_kept"), [(3.0, True), (9.0, False)])
def test_how_a_plan_goes_on_is_kept_to_unless_something_is_surely_better(
    monkeypatch: pytest.MonkeyPatch, behind: float, is_kept: bool
) -> None:
    """What was told to come after an exact purchase is done then, unless other money is so far ahead by now."""
    view, seat = RULES_OF_CARDS.view(EXACT.state, Seat(0)), Seat(0)
    bought = next(one.plan for one in weigh("alhambra_cards", NORMAL, view, seat, 1) if isinstance(one.move, Buy))
    with monkeypatch.context() as patched:
        patched.setattr(watching.Trials, "apart", lambda self, plan, *_: (9.0 if plan[0] == bought[0] else -9.0, 6.0))
        (later, *_) = advise("alhambra_cards", NORMAL, view, seat, f"told {behind}").later
    monkeypatch.setattr(
        watching.Trials, "apart", lambda self, plan, *_: (-behind if plan[0] == later.move else behind, 6.0)
    )
    assert (advise("alhambra_cards", NORMAL, later.view, seat, f"then {behind}").move == later.move) == is_kept


def test_what_is_told_of_a_turn_is_kept_to_whatever_the_others_have_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the world that was imagined the others had other gold, and so every next hint knew nothing of the last one.

    The governor of Agra is told of after gold; another one then comes out ahead, though not surely.
    """
    state, asked = turn("gold", "governors"), ("maharaja", NORMAL)
    legal = RULES_OF_MAHARAJA.legal(after(state, TakeGold()), Seat(0))
    told, other = [(move, END) for move in legal if isinstance(move, LowerGovernor)][:2]
    begun = Weighed((TakeGold(), *told), (9.0,) * 8)
    rest = [Weighed(plan, (9.0 - i,) * 8) for i, plan in enumerate((other, told))]
    monkeypatch.setattr(
        "game.ai.advice.weigh", lambda box, how, view, *_: rest if view.gold[0] > state.gold[0] else [begun]
    )
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (1.0 if plan == other else -1.0, 6.0))
    first = advise(*asked, RULES_OF_MAHARAJA.view(state, Seat(0)), Seat(0), "gold")
    state.gold = (state.gold[0], 3, 4, 5)
    then = advise(*asked, RULES_OF_MAHARAJA.view(after(state, TakeGold()), Seat(0)), Seat(0), "governors")
    assert [each.move for each in first.later] == [*told] and then.move == told[0]


@pytest.mark.parametrize(("ahead", "is_ended"), [(3.0, True), (9.0, False)])
def test_who_was_told_to_end_the_turn_is_sent_nowhere_before(
    monkeypatch: pytest.MonkeyPatch, ahead: float, is_ended: bool
) -> None:
    """A hint told the end after a palace, and the next one a journey and then the end, which was a bit ahead."""
    state = after(turn(houses={"agra": [0]}), TakeGold())
    view, journey = RULES_OF_MAHARAJA.view(after(state, TakeGold()), Seat(0)), (Travel((0,)), END)
    weighed = [Weighed(plan, (9.0 - i,) * 8) for i, plan in enumerate((journey, (END,)))]
    begun = [Weighed((TakeGold(), END), (9.0,) * 8)]
    monkeypatch.setattr(
        "game.ai.advice.weigh", lambda box, how, seen, *_: weighed if seen.gold[0] == view.gold[0] else begun
    )
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (ahead if plan == journey else -ahead, 6.0))
    advise("maharaja", NORMAL, RULES_OF_MAHARAJA.view(state, Seat(0)), Seat(0), f"gold {ahead}")
    found = advise("maharaja", NORMAL, view, Seat(0), f"end {ahead}")
    assert found.plan == ((END,) if is_ended else journey)


@pytest.mark.parametrize("lead", [1.0, 9.0])
def test_of_ways_to_pay_the_cheapest_is_advised_unless_another_is_surely_better(
    monkeypatch: pytest.MonkeyPatch, lead: float
) -> None:
    """A seraglio for 4, paid with 9 where 6 would do: that weighs more, by a hair."""
    state, seat = position(["dirham 6 9", "", ""], yard="-, seraglio 4, -, -"), Seat(0)
    view = RULES_OF_CARDS.view(state, seat)
    weighed = weigh("alhambra_cards", NORMAL, view, seat, 1, RULES_OF_CARDS.legal(state, seat))
    cheap, dear = (next(one for one in weighed if one.move == Buy(1, cards(paid))) for paid in ("dirham 6", "dirham 9"))
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: [dear, cheap])
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (lead if plan == dear.plan else -lead, 6.0))
    assert advise("alhambra_cards", NORMAL, view, seat, f"cheap {lead}").move == (cheap if lead < 6 else dear).move


@pytest.mark.parametrize(
    ("lead", "off", "is_dearer"), [(0.4, 0.9, True), (0.6, 0.9, False), (1.9, 6.0, True), (2.1, 6.0, False)]
)
def test_of_takings_that_are_as_good_the_dearest_is_advised(
    monkeypatch: pytest.MonkeyPatch, lead: float, off: float, is_dearer: bool
) -> None:
    """Two dirhams weigh more than nine, by a hair."""
    yard = "tower 13, tower 12, garden 12, palace 11"
    state, seat = position(["denar 6", "", ""], yard=yard, display="dirham 2, dirham 9, -, -"), Seat(0)
    view = RULES_OF_CARDS.view(state, seat)
    weighed = weigh("alhambra_cards", NORMAL, view, seat, 1)
    dear, cheap = (next(one for one in weighed if one.move == TakeMoney(cards(f"dirham {taken}"))) for taken in (9, 2))
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: [cheap, dear])
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "has_tried", lambda *_: True)
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (lead if plan == cheap.plan else -lead, off))
    found = advise("alhambra_cards", NORMAL, view, seat, f"dear {lead} {off}")
    assert found.move == (dear if is_dearer else cheap).move
    assert not is_dearer or [why.key for why in found.reasons] == ["reasons.money"]


def test_to_end_the_turn_at_once_is_another_choice_even_where_the_next_round_is_planned_then() -> None:
    """Whoever ends a round plans for the next one; to go somewhere and back before a palace is no other choice."""
    way, palace = Travel((0,)), BuildPalace(0)
    plans = (palace, END), (END, SetDisc(0, 7)), (way, way, palace, END)
    built, ended, led = (Weighed(plan, (0.0,)) for plan in plans)
    assert [*other_kinds("maharaja", built, [led, ended])] == [ended]
    assert [*other_kinds("maharaja", ended, [built, led])] == [built]


def test_an_exact_purchase_that_is_passed_over_is_named_before_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four turns went by without a word about it: whoever sees that it costs no action asks why."""
    state, seat = position(["florin 6, dirham 4", "", ""], yard="garden 6, -, -, -"), Seat(0)
    view = RULES_OF_CARDS.view(state, seat)
    weighed = weigh("alhambra_cards", NORMAL, view, seat, 1)
    money = [one for one in weighed if isinstance(one.move, TakeMoney)]
    buy = replace(money[-1], plan=(next(move for move in RULES_OF_CARDS.legal(state, seat) if isinstance(move, Buy)),))
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: [*money, buy])
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "apart", lambda self, plan, *_: (-3.0 if plan[0] == buy.move else 3.0, 1.0))
    monkeypatch.setattr(
        watching.Trials,
        "reasons",
        lambda self, plan, other, **_: [
            Reason(Key("reasons.seen.points.more"), {"count": 3, "stage": 1}, 3.0, compared=other)
        ],
    )
    found = advise("alhambra_cards", NORMAL, view, seat, "passed over")
    assert isinstance(found.move, TakeMoney)
    assert found.reasons[-1].compared == buy.plan


@pytest.mark.parametrize("dear", [0, 1])
def test_of_the_same_moves_in_another_order_the_one_that_counts_most_comes_first(
    monkeypatch: pytest.MonkeyPatch, dear: int
) -> None:
    """“Yellow gem, 12 points, then green gem, 15 points”: whoever takes both asks why not the other way round."""
    state, seat = position(["florin 6, dirham 4", "", ""], yard="garden 6, seraglio 4, -, -"), Seat(0)
    view = RULES_OF_CARDS.view(state, seat)
    one, two = buys = [move for move in RULES_OF_CARDS.legal(state, seat) if isinstance(move, Buy)]
    some = weigh("alhambra_cards", NORMAL, view, seat, 1)[0]
    plans = [replace(some, plan=plan) for plan in ((one, two), (two, one))]
    explaining(
        monkeypatch,
        "alhambra_cards",
        explain=lambda *asked: [Reason(Key("reasons.lead"), weight=float(asked[2][0] == buys[dear]))],
    )
    monkeypatch.setattr("game.ai.advice.weigh", lambda *_: plans)
    monkeypatch.setattr("game.ai.choosing.preferred", lambda *asked: asked[5][0])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 6.0))
    assert advise("alhambra_cards", NORMAL, view, seat, f"order {dear}").move == buys[dear]
