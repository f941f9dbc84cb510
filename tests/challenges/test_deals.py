"""Codes of deals and what is said of one that was mistyped; weeks, and medals and the games that win each."""

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import product
from pathlib import Path

import pytest

from game.app import main
from game.boxes import NAMES
from game.challenges.deals import DEALS, LENGTH, LETTERS, LONG, Deal, WrongCode, deal_of, dealt, shown
from game.challenges.goals import MEDALS, SHARES, Earned, Goal, goals, has_goals, ratings
from game.challenges.weekly import day_of, goal_deal, week_deal, week_of
from game.core import box as shelf
from game.core.rules import Seat
from game.saves.parsing import parse
from game.session.dice import SEEDS, Dice
from game.session.session import Session
from game.tools.medals import End, ended, medals
from tests.breadth import wide
from tests.scenes.driver import new_session
from tests.trials.odd import TEXTS

BOXES = [name for name in NAMES if has_goals(name)]


def every_table(box: str) -> list[Deal]:
    """A deal for every number of seats and every choice of options that a code holds."""
    about, dice, found = shelf.about(box), Dice(1, box), list[Deal]()
    for seats in about.seats:
        offered = [o for o in about.options if o.asked and not o.people and (not o.seats or seats in o.seats)]
        for values in product(*(option.values for option in offered)):
            chosen = {option.key: value for option, value in zip(offered, values, strict=True)}
            found.append(Deal(box, seats, dice.pick(range(DEALS)), chosen))
    return found


@pytest.mark.parametrize("box", BOXES)
def test_every_table_has_a_code_of_its_own_that_leads_back(box: str) -> None:
    deals = every_table(box)
    assert [deal_of(deal.code, NAMES) for deal in deals] == deals
    assert len({deal.code for deal in deals}) == len({deal.seed for deal in deals}) == len(deals)
    assert all(len(deal.code) == LENGTH and set(deal.code) <= set(LETTERS) for deal in deals)


def whole(deal: Deal) -> Deal:
    """The table of a deal as if it had been laid in the lobby, with any luck."""
    dice = Dice(deal.number, deal.box)
    unasked = {option.key: dice.pick(range(deal.seats)) for option in shelf.about(deal.box).options if not option.asked}
    return replace(deal, number=0, luck=dice.pick((0, SEEDS - 1, dice.pick(range(SEEDS)))), unasked=unasked)


@pytest.mark.parametrize("box", BOXES)
def test_every_table_of_the_lobby_has_a_longer_code_that_leads_back(box: str) -> None:
    for deal in map(whole, every_table(box)):
        assert deal_of(shown(deal.code), NAMES) == deal
        assert (len(deal.code), set(deal.code) - set(LETTERS)) == (LONG, set())
        assert deal.seed == deal.luck and deal.unasked.items() <= deal.all_options.items()


def test_a_game_is_dealt_again_by_its_code_as_long_as_a_code_holds_its_seed() -> None:
    session = new_session("human", "easy", "human", box="alhambra", seed=SEEDS - 5, camps=True, youngest=2)
    found = dealt(session)
    assert found is not None
    again = deal_of(found.code, NAMES)
    assert (again.seats, again.all_options) == (3, session.options)
    assert Session.new(again.box, session.players, again.all_options, again.seed).record() == session.record()
    assert dealt(new_session("human", "easy", seed=SEEDS)) is None, "of an earlier version, with more luck"
    assert dealt(new_session("human", "easy", box="template")) is None
    assert dealt(Session.new("ys", session.players, {})) is not None


def test_codes_never_change() -> None:
    """Another family may have another version: these codes were given out."""
    favour = {"favour": True}
    given = [
        Deal("alhambra_cards", 3, 0),
        Deal("alhambra", 6, 9),
        Deal("maharaja", 2, DEALS - 1),
        Deal("ys", 4, 77, favour),
    ]
    assert [shown(deal.code) for deal in given] == ["LCBB BBBX", "WJBT CBBD", "KMJT ZZZP", "TPTC XBBC"]
    assert Deal("ys", 4, 77, favour).seed == 722_973_308_946_018_040
    table = Deal("maharaja", 5, 0, {"yogi": True}, 123_456_789_012_345_678, {"youngest": 4})
    assert shown(table.code) == "RHWR ZTWP BRWP LRDM MDCK"


@pytest.mark.parametrize("make", [Deal, lambda *table: whole(Deal(*table))])
def test_one_wrong_letter_or_two_swapped_never_make_another_code(make: Callable[..., Deal]) -> None:
    code = make("maharaja", 4, 1234, {"yogi": True}).code
    slips = {code[:at] + letter + code[at + 1 :] for at in range(len(code)) for letter in LETTERS}
    slips |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    for slip in slips - {code}:
        with pytest.raises(WrongCode) as wrong:
            deal_of(slip, NAMES)
        key = {8: "error_eight", 20: "error_check"}[len(code)]  # eight may be the first of twenty
        assert wrong.value.notice.key == f"challenges.code.{key}" and wrong.value.is_unfinished is (len(code) == 8)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "error_length"), ("BCDF GHJ", "error_length"), ("BCDF GHJA", "error_letter"),
        ("BCDF GHJ1", "error_letter"), ("BCDF GHJK L", "error_length"), ("BCDF GHß", "error_letter"),
        ("BBBB BBBB", "error_unknown"),
        ("BBBB " * 5, "error_unknown"),
    ],
)  # fmt: skip
def test_what_is_no_code_is_told_why(typed: str, key: str) -> None:
    with pytest.raises(WrongCode) as wrong:
        deal_of(typed, NAMES)
    assert wrong.value.notice.key == f"challenges.code.{key}"


def test_a_code_may_be_typed_as_it_is_said() -> None:
    deal = Deal("alhambra", 3, 5)
    assert deal_of(f" {shown(deal.code).lower()} ", NAMES) == deal_of(shown(deal.code).replace(" ", "-"), NAMES) == deal


def mistyped(code: str, dice: random.Random) -> str:
    """A code with a slip of the hand, or with a letter that nobody has on a keyboard."""
    at = dice.randrange(len(code))
    odd = dice.choice([*LETTERS, *LETTERS.lower(), *"AEIOU019 -–_", *"".join(TEXTS.values())[:400], *"ßſﬁŉＢ\u0130"])
    slips = (
        code[:at] + odd + code[at + 1 :], code[:at] + odd + code[at:], code[:at] + code[at + 1 :], code[::-1],
        code[:at] + code[at:][1:2] + code[at] + code[at + 2 :], code + code, code.lower(), f"{odd}{code}{odd}",
    )  # fmt: skip
    return dice.choice(slips)


@pytest.mark.parametrize("count", wide([150], [5000]))
def test_a_code_however_mistyped_is_refused_or_the_code_that_stands_there(count: int) -> None:
    dice, fates = random.Random(count), Counter[str]()
    deals = [deal for box in BOXES for deal in every_table(box)]
    deals += [goal_deal(goal, dice.randrange(DEALS)).deal for box in BOXES for goal in goals(box)]
    deals += map(whole, deals[::5])
    for _ in range(count):
        code = dice.choice(deals).code
        for _ in range(dice.randrange(3)):
            code = mistyped(code, dice)
        try:
            found = deal_of(code, NAMES)
        except WrongCode as wrong:
            fates[wrong.notice.key] += 1
            continue
        typed = "".join(letter for letter in code if not letter.isspace() and letter not in "-–")
        assert typed.isascii() and typed.upper() == found.code
        fates["deal"] += 1
    print(f"\n{fates.total()} codes, {dict(fates)}, wrong 0")


def test_a_deal_begins_with_everything_drawn() -> None:
    deals = [Deal("alhambra", 3, number) for number in range(40)]
    assert {deal.all_options["youngest"] for deal in deals} == {deal.seat for deal in deals} == {0, 1, 2}


@pytest.mark.parametrize("box", BOXES)
def test_all_days_of_a_week_have_one_deal_and_weeks_take_the_goals_in_turn(box: str) -> None:
    monday = date(2026, 12, 28)
    days = [week_deal(box, week_of(monday + timedelta(days=day))) for day in range(7)]
    assert all(day == days[0] for day in days)
    assert week_of(monday).name == week_of(date(2027, 1, 3)).name == "2026-W53"
    weeks = [week_deal(box, week_of(monday).moved(week)) for week in range(len(goals(box)))]
    assert {week.goal.id for week in weeks} == {goal.id for goal in goals(box)}
    assert len({week.deal.code for week in weeks}) == len(weeks)


@pytest.mark.parametrize(
    "typed", ["2026-11-23", "2026. 11. 23.", "2026.11.23", "23.11.2026", "23/11/2026", " 23. 11. 2026 "]
)
def test_a_day_may_be_typed_as_it_is_written_in_any_of_the_languages(typed: str) -> None:
    assert day_of(typed) == date(2026, 11, 23)


@pytest.mark.parametrize(
    "typed", ["", "soon", "2026-13-01", "2026-02-30", "11-23", "9999-12-31", "0001-01-01", "23.11.26"]
)
def test_what_is_no_day_of_our_times_is_none(typed: str) -> None:
    with pytest.raises(ValueError):
        day_of(typed)


@pytest.mark.parametrize("box", BOXES)
def test_each_medal_asks_for_more_and_is_as_rare_as_it_is_said_to_be(box: str) -> None:
    for goal in goals(box):
        asked = [goal.medals[medal] for medal in MEDALS]
        assert asked == sorted(set(asked))
        assert [goal.medal(number) for number in (asked[0] - 1, *asked, asked[-1] + 1)] == [None, *MEDALS, "gold"]
        rated = ratings(box)["medals"][goal.id]
        for medal, reached in zip(MEDALS, rated["reached"], strict=True):
            assert abs(reached - SHARES[medal]) < 0.05, (goal.id, medal)


# ---------------------------------------------------------------------- medals
WON = Path(__file__).parent / "won"

GOAL = replace(goals("ys")[0], count="points", seats=2)


def ends(*totals: int) -> list[End]:
    """Games of two seats with these totals, two to a game."""
    return [(Earned(one), Earned(other)) for one, other in zip(totals[::2], totals[1::2], strict=True)]


@pytest.mark.parametrize(
    ("totals", "asked", "reached"),
    [
        (range(1, 101), (51, 76, 91), [0.5, 0.25, 0.1]),
        ([5] * 20 + [6] * 30 + [7] * 40 + [8] * 10, (7, 8, 9), [0.5, 0.1, 0.0]),
        ([5] * 30 + [6] * 26 + [7] * 24 + [8] * 20, (7, 8, 9), [0.44, 0.2, 0.0]),
    ],
)
def test_a_half_a_quarter_and_a_tenth_reach_the_medals_or_the_nearest_number_and_each_asks_for_more(
    totals: Sequence[int], asked: tuple[int, ...], reached: list[float]
) -> None:
    found = medals(GOAL, ends(*totals))
    assert (found["bronze"], found["silver"], found["gold"]) == asked
    assert (found["games"], found["reached"]) == (100, reached)


def won(goal: Goal, played: Sequence[Session]) -> set[str | None]:
    found, table = set[str | None](), Deal(goal.box, goal.seats, 0, goal.options)
    for session in played:
        if len(session.players) == goal.seats and table.is_played_with(session.options):
            end = ended(session)
            found |= {goal.medal(goal.counted(end, Seat(seat))) for seat in range(goal.seats)}
    return found


@pytest.mark.parametrize("box", [name for name in NAMES if goals(name)])
def test_each_medal_is_won_in_some_game(box: str) -> None:
    resumed = [Session.resume(parse(path.read_bytes())) for path in WON.glob(f"{box}-*.kupola")]
    assert all(notice is None for _, notice in resumed)
    played = [session for session, _ in resumed]
    for goal in goals(box):
        assert won(goal, played) >= set(MEDALS), goal.id


def test_the_tool_tells_the_deal_and_its_medals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["challenge", "2026-11-25", "ys", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    challenge = week_deal("ys", week_of(date(2026, 11, 25)))
    assert (told["code"], told["seed"], told["from"]) == (challenge.deal.code, challenge.deal.seed, "2026-11-23")
    assert told["goal"]["medals"] == challenge.goal.medals
    assert main(["challenge", told["code"]]) == 0
    assert shown(told["code"]) in capsys.readouterr().out
    for wrong in (["BCDFGHJA"], ["soon", "ys"], ["9999-12-31", "ys"], ["2026-11-23"]):
        with pytest.raises(SystemExit):
            main(["challenge", *wrong])
    assert "which box?" in capsys.readouterr().err.splitlines()[-1]
