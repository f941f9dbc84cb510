"""What lessons say of their positions: the figures that they read, and the answers as a player would count them."""

from functools import cache
from importlib import import_module

import pytest

from game.boxes.alhambra.rules.board import at, cell
from game.boxes.alhambra_family.rules.components import TYPES, count
from game.boxes.maharaja.rules.events import Travelled
from game.boxes.maharaja.rules.scoring import score_city
from game.core.rules import Seat
from game.lessons.parsing import school
from game.lessons.run import LessonRun
from game.locale.words import Term
from game.tabletop.example import example
from tests.boxes.alhambra_family.pieces import named
from tests.golden.positions import EXAMPLES, LESSONS

FACTS: list[tuple[str, str, str, dict[str, object]]] = [
    ("alhambra", "lesson_start", "garden", {"price": 9, "value": 5, "held": 4}),
    ("alhambra", "lesson_build", "beside", {"why": "on_foot"}),
    ("alhambra", "lesson_wall", "longest", {"now": 5, "then": 8}),
    ("alhambra", "lesson_majorities", "gardens", {"own": 2, "other": 1, "first": 5}),
    ("alhambra", "lesson_majorities", "towers", {"share": 3, "alone": 6, "sum": "4 + 5 = 9"}),
    ("alhambra", "lesson_camps", "arrow", {"points": 3}),
    ("alhambra", "lesson_bazaars", "stall", {"price": 10, "sum": "4 + 6 = 10"}),
    ("alhambra", "lesson_open_hands", "rival", {"rival": "toni"}),
    ("alhambra", "action_money", "pair", {"pair": "left"}),
    ("alhambra", "action_purchase", "denars", {"lost": 1, "after": "ends"}),
    ("alhambra", "exact_payment", "denars", {"lost": 0, "after": "again"}),
    ("alhambra", "action_redesign", "middle", {"why": "hole", "around": 4}),
    ("alhambra", "action_redesign", "swaps", {"which": "seraglio"}),
    ("alhambra", "building_rules", "gap", {"why": "hole"}),
    ("alhambra", "scoring_wall", "longest", {"now": 8}),
    ("alhambra", "scoring_first", "pavilions", {"share": 0, "pool": 1}),
    ("alhambra", "scoring_second", "tied_towers", {"share": 9, "pool": 19}),
    ("alhambra", "scoring_third", "leftover", {"garden": "nobody"}),
    ("alhambra", "third_gift", "gift", {"kept": 9, "given": 6}),
    ("alhambra", "module_vizier", "asked", {"first": "toni"}),
    ("alhambra", "module_camps", "arrows", {"sum": 10, "terms": "4 + 4 + 2"}),
    ("alhambra", "module_camps_placed", "bastions", {"which": "left"}),
    ("alhambra", "module_bazaars", "matches", {"points": 12}),
    ("alhambra", "module_falcons", "flocks", {"one": 2, "three": 12}),
    ("alhambra_cards", "lesson_start", "garden", {"price": 9}),
    ("alhambra_cards", "lesson_exact", "wasted", {"lost": 1}),
    ("alhambra_cards", "lesson_majorities", "gardens", {"first": 5, "second": 5}),
    ("alhambra_cards", "lesson_majorities", "towers", {"share": 3, "alone": 6}),
    ("alhambra_cards", "lesson_finish", "leftover", {"tower": "you"}),
    ("alhambra_cards", "lesson_third", "gift", {"kept": 3, "given": 0}),
    ("alhambra_cards", "lesson_open_hands", "rival", {"rival": "toni"}),
]
"""What is read from a position, of what it has to tell."""
RIGHT = {
    "maharaja.palace.count": 5, "maharaja.journey.toll": 2, "maharaja.pay.points": 3, "maharaja.pay.tie": 11,
    "maharaja.short.left": 1, "maharaja.neutral.free": 4, "maharaja.homes.points": 1, "maharaja.open_gold.gold": 9,
    "maharaja.round_one.left": 4, "maharaja.down_two.box": 2, "maharaja.gap.box": 5, "maharaja.who_is_there.points": 7,
    "ys.place.most": 4, "ys.ship.sum": 4 + 2 + 3, "ys.ship.palace": "her", "ys.market.column": 3 + 2 + 1,
    "ys.bid.tie": 3, "ys.end.blue": 24, "ys.end.tied": 12, "ys.end.black": 8, "ys.three.gems": 2,
    "ys.express.left": 9 - 6, "ys.favour.share": (12 + 7) // 2, "ys.order_bid.first": 4 + 2,
    "ys.quarter_one.sum": 3 + 2 + 4, "ys.ties.front": 2 + 3 + 4, "ys.market_columns.level": 2,
    "ys.final_gems.tied": 12, "ys.black_gems.black": 16, "ys.throne_room.share": (12 + 7) // 2,
}  # fmt: skip
"""The right answers by box, lesson and step; those of the worked examples are the numbers of the rulebook."""


@pytest.mark.parametrize(("box", "position", "fact", "told"), FACTS, ids=str)
def test_the_figures_of_a_position(box: str, position: str, fact: str, told: dict[str, object]) -> None:
    facts = import_module(f"game.boxes.{box}.lessons").FACTS
    found = facts[fact](example(box, position).view(Seat(0)), Seat(0))
    plain = {key: value.count if isinstance(value, Term) else value for key, value in found.items()}
    assert {key: plain[key] for key in told} == told


def begun(box: str, name: str) -> LessonRun:
    lesson = school(box).find(name)
    assert lesson is not None
    return LessonRun(lesson)


@cache
def steps(box: str, name: str) -> dict[str, tuple[object, dict[str, object], LessonRun]]:
    """Plays a lesson; returns the right answer, what was read and the way so far, by the text of a step."""
    run, found = begun(box, name), dict[str, tuple[object, dict[str, object], LessonRun]]()
    while run.step is not None:
        run.others_play()
        step = run.step
        found[step.say] = (run.right if step.ask else None, run.values(), run)
        run.solve()
    return found


def solved(box: str, name: str) -> LessonRun:
    """Returns a lesson played to its end, without a try in vain."""
    *_, (_, _, run) = steps(box, name).values()
    assert run.is_done
    return run


@pytest.mark.parametrize("key", RIGHT)
def test_the_answers_are_right(key: str) -> None:
    box, name, step = key.split(".")
    assert steps(box, name)[step][0] == RIGHT[key]


@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards", "maharaja", "ys"])
def test_each_position_that_is_built_has_a_lesson(box: str) -> None:
    built = {each.stem for each in (*EXAMPLES, *LESSONS) if each.box == box}
    assert built <= {lesson.position for lesson in school(box).lessons}


# ---------------------------------------------------------------------- the two Alhambra games
def test_the_lessons_of_the_tile_game_do_what_they_are_about() -> None:
    """A turn with the garden at its end, a wall of eight, a scoring, the vizier put to sleep, a falcon that perches."""
    assert named("garden 9 E") in at(solved("alhambra", "start").view.boards[0]).values()
    assert cell(1, 1) in at(solved("alhambra", "wall").view.boards[0])
    assert solved("alhambra", "scoring").view.points[0][0] == 9
    view = solved("alhambra", "vizier").view
    assert not view.awake[0] and named("pavilion 7 E") in at(view.boards[0]).values()
    assert len(solved("alhambra", "falcons").view.perched[0]) == 1
    taught = {lesson.option for lesson in school("alhambra").lessons}
    assert {"vizier", "camps", "bazaars", "falcons", "open_hands"} <= taught, "each module has a lesson"


def test_the_lessons_of_the_card_game_score_end_the_game_and_give_the_tower_away() -> None:
    assert sum(solved("alhambra_cards", "scoring").view.points[0]) == 8
    view = solved("alhambra_cards", "finish").view
    assert view.is_over
    assert named("tower 13") in view.buildings[0], "the reader had the most florins"
    assert max(range(3), key=lambda seat: sum(view.points[seat])) == 0, "whoever does as told wins"
    owned = solved("alhambra_cards", "third").view.owned
    assert [count(held, TYPES.index("tower")) for held in owned] == [0, 2, 3], "nothing is left for the other player"


# ---------------------------------------------------------------------- Maharaja
def test_the_first_city_pays_the_first_place() -> None:
    """Section 6: 5 points are more than anybody else has in Lahore; 15 − 12 − 1 + 2 + 11 gold are left, and tolls."""
    _, values, run = steps("maharaja", "palace")["paid"]
    assert values["purse"] == 15 + tolls(run)
    assert (values["city"], values["place"]) == (city("delhi"), city("jodhpur"))


def test_the_plan_can_be_paid_once_and_not_twice() -> None:
    values = steps("maharaja", "plan")["choose"][1]
    assert (values["both"], values["twice"], values["purse"]) == (13, 26, 15)


def test_the_house_breaks_the_tie_and_the_reader_is_paid_first() -> None:
    """Section 6: four points against three."""
    run = begun("maharaja", "pay")
    for _ in range(4):
        run.others_play()
        run.solve()
    scored = score_city(run.view.public, run.view.public.city)
    assert scored.ranking[0] == 0 and [score.points for score in scored.scores] == [4, 3, 0]
    _, values, run = steps("maharaja", "pay")["richer"]
    assert values["purse"] == 6 - 1 + 2 + 11 + tolls(run)


def test_the_lowered_governor_is_next() -> None:
    """Section 5: from box 5 to box 3, the one there goes up."""
    found = steps("maharaja", "track")
    assert found["order"][1]["place"] == city("agra") and found["lowered"][1]["place"] == city("varanasi")


def tolls(run: LessonRun) -> int:
    """What travellers paid the reader."""
    news = [event for beat in run.session.beats(run.seat, 1) for stage in beat.stages for event in stage.events]
    return sum(dict(event.tolls).get(run.seat, 0) for event in news if isinstance(event, Travelled))


def city(name: str) -> Term:
    return Term(f"maharaja.city.{name}")


# ---------------------------------------------------------------------- Ys
def test_the_raised_value_is_dearest_the_soldier_turns_the_palace_and_the_neutral_four_holds_the_area() -> None:
    """Section 4: of equal values the left column; section 6: 5 against 4."""
    blue, green, *_ = solved("ys", "market").view.public.quotes
    assert blue == green == 11
    cards = {step: values for step, (_, values, _) in steps("ys", "cards").items()}
    assert cards["play"]["own"] == 3 and (cards["five"]["own"], cards["five"]["other"]) == (5, 4)
    assert steps("ys", "duo")["put"][1]["theirs"] == 4
