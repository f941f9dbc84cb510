"""What a hint tells of a plan besides what sets it apart: what all that are as good do, and what comes later in it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.ai import levels, watching
from game.ai.advice import advise
from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import BuildPalace, TakeCharacter
from game.core import box as shelf
from game.core.rules import Key, Seat
from tests.ai.positions import positions
from tests.boxes.facts import explaining
from tests.boxes.maharaja.positions import planning

pytestmark = pytest.mark.usefixtures("few_worlds")
NORMAL = levels.level("normal")
BUILT, CHEAPER, ASKED = (Reason(Key(f"reasons.{name}"), weight=1.5 + i) for i, name in enumerate("bca"))


@pytest.mark.parametrize(("longest", "told"), [(9, (BUILT,)), (0, ())])
def test_where_nothing_sets_a_plan_apart_it_is_told_what_its_first_move_does_as_all_that_are_as_good(
    monkeypatch: pytest.MonkeyPatch, longest: int, told: tuple[Reason, ...]
) -> None:
    """A tower brought the lead wherever it was laid; the hint named three places and said nothing of it."""
    rules = shelf.rules("alhambra_cards")
    free = ((state, seat) for state, seat in positions("alhambra_cards", 2, 3) if len(rules.legal(state, seat)) > 2)
    state, seat = next(free)
    explaining(
        monkeypatch,
        "alhambra_cards",
        explain=lambda view, seat, plan, instead: [BUILT] * (instead is None and len(plan) <= longest),
    )
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [])
    monkeypatch.setattr(watching.Trials, "apart", lambda *_: (0.0, 1.0))
    advice = advise("alhambra_cards", NORMAL, rules.view(state, seat), seat, f"shared {longest}")
    assert advice.reasons == told and advice.as_good


@pytest.mark.parametrize(("weight", "is_seen"), [(1.5, False), (1.5, True), (2.0, True)])
def test_of_a_disc_two_sure_things_that_count_are_told_else_what_was_seen_beside_another_part(
    monkeypatch: pytest.MonkeyPatch, weight: float, is_seen: bool
) -> None:
    """Of each later move the first that is said of it: the artisan makes cheaper, the palace is built."""
    built = replace(BUILT, weight=weight)
    seen = Reason(Key("reasons.seen.palaces.more"), {"count": 1, "stage": 1}, 1.0, compared=(BuildPalace(0),))

    def explain(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
        said = {BuildPalace: [built], TakeCharacter: [CHEAPER, ASKED]}
        return said.get(type(plan[0]), []) if instead is None else []

    explaining(monkeypatch, "maharaja", explain=explain)
    monkeypatch.setattr(watching.Trials, "reasons", lambda *_, **__: [seen] if is_seen else [])
    view = RULES.view(planning(held=(1, 2, 6, 3)), Seat(0))
    advice = advise("maharaja", NORMAL, view, Seat(0), f"later {weight} {is_seen}")
    assert {TakeCharacter, BuildPalace} <= {type(each.move) for each in advice.later}
    assert advice.reasons == (CHEAPER, seen if is_seen and weight < 2 else built)
