"""Leads, luck and decisions of a finished game: they add up, come out the same every time and tell no secrets."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from game.ai import reasons
from game.ai.judging import expect, judge
from game.ai.reasons import Reason
from game.core.rules import Key, Seat
from game.review.course import Account, Course
from game.review.keeping import from_plain, to_plain
from game.review.moments import KINDS, moments
from game.review.scale import KNOTS, scale, shares
from game.review.walk import Findings, NotOver, Walk, walked
from game.session.session import Refused
from game.tools import review as tool
from game.tools.positions import decisions
from tests.golden.kept import kept
from tests.languages import shipped_languages
from tests.review.games import BOXES, finished, judged, kalah

boxes = pytest.mark.parametrize("box", BOXES)


@boxes
def test_leads_start_luck_others_and_decisions_add_up_to_the_real_lead_step_by_step(box: str) -> None:
    course, totals = judged(box), finished(box).result().totals
    assert len(course.leads) == len(course.decisions) + 2
    assert course.leads[-1] == [course.end(seat) for seat in course.seats]
    for each, row in zip(course.decisions, course.leads[1:], strict=False):
        assert row[each.seat] == each.worth_played
    for seat in course.seats:
        account, lead = course.account(seat), course.own(seat)[0].worth_best
        assert account.lead == totals[seat] - totals[1 - seat]
        assert account.start + account.luck + account.others + account.decisions == pytest.approx(account.lead)
        assert account.decisions <= 0
        for each in course.own(seat):
            lead += course.luck_before[each.number]
            assert lead == pytest.approx(each.worth_best)
            lead -= each.slip
            assert lead == pytest.approx(each.worth_played)
        assert course.stops(seat)[-1].lead == course.end(seat)


@pytest.mark.parametrize(
    ("parts", "causes"),
    [
        ((2, -24, 2, -35), ["decisions", "luck"]),
        ((-21, -19, 0, -35), ["decisions", "start"]),
        ((-1, -9, 0, -50), ["decisions"]),
        ((2, 38, 17, -2), ["luck"]),
        ((5, -5, 10, -10), []),
        ((0, 0, 4, 0), ["others"]),
    ],
)
def test_a_lead_came_of_the_largest_parts_towards_it(parts: tuple[int, int, int, int], causes: list[str]) -> None:
    assert Account(*parts, sum(parts)).causes == causes


def test_a_start_that_all_have_alike_is_no_cause() -> None:
    """Four can each expect to be fifteen points behind the best of the others."""
    assert Account(-15, 16, 0, -3, -2, fair=-15).causes == ["decisions"]
    assert Account(-20, 8, 0, -3, -15, fair=-15).causes == ["start", "decisions"]
    assert Account(-15, 10, 0, 0, -5, fair=-15).causes == []
    assert Account(-15, 7, -1, -1, -10, fair=-15).causes == [], "little of it came of anything else"


@boxes
def test_no_slip_and_no_find_is_smaller_than_it_may_be_off(box: str) -> None:
    course, found = judged(box), 0
    for each in course.decisions:
        assert each.slip == 0 or each.slip > each.interval
        assert each.find == 0 or each.find > each.interval
        assert not (each.slip and each.find)
        assert each.judgement.played[0] == finished(box).played()[each.number - 1][1]
        found += each.slip > 0
    assert found, "players at random slip"


@boxes
def test_moments_are_the_largest_of_their_kind_and_surer_than_the_figures(box: str) -> None:
    course = judged(box)
    for seat in course.seats:
        found = moments(course, seat)
        assert [moment.kind for moment in found] == [kind for kind in KINDS if kind in {one.kind for one in found}]
        assert all(abs(moment.worth) > moment.interval for moment in found)
        silent = course.silent  # of what nothing can be told counts half
        dearest = max(course.own(seat), key=lambda each: each.slip / (2 if each.number in silent else 1))
        is_told = dearest.slip >= 0.05  # less would be told as 0
        assert [-moment.worth for moment in found if moment.kind == "slip"] == [dearest.slip] * is_told
        least = course.scale.unit * reasons.load(box).slip
        assert [one.is_small for one in found if one.kind == "slip"] == [dearest.slip < least] * is_told
        for moment in found:
            assert (moment.decision is None) == (moment.kind == "turn")
            assert moment.decision is None or moment.decision.number == moment.number
            if moment.gap:
                assert moment.gap.before.number < moment.number <= moment.gap.after.number
                assert finished(box).played()[moment.number - 1][0] != seat, "what turned the game was others' doing"
                are_slips = abs(moment.gap.others) > abs(moment.gap.luck)
                assert moment.worth < 0 or moment.is_luck or are_slips, "good play of others helps nobody else"


def test_another_order_of_two_actions_of_one_turn_is_no_slip() -> None:
    course = judged("maharaja")
    for one, other in zip(course.decisions, course.decisions[1:], strict=False):
        if one.seat == other.seat and other.number == one.number + 1 and one.slip:
            later = other.judgement.worth_best
            assert one.judgement.worth_best - later > 0, "what was left at once was given away"


@pytest.mark.parametrize("box", ["kalah", "alhambra_cards"])
def test_the_same_game_has_the_same_course(box: str) -> None:
    assert walked(finished(box), "easy").leads == judged(box).leads


def told(course: Course) -> tuple[object, ...]:
    found = [moments(course, seat) for seat in course.seats]
    return course.leads, course.decisions, [[(each.kind, each.number) for each in some] for some in found]


@pytest.mark.parametrize("part", [0.0, 0.3, 0.97])
def test_a_walk_that_was_left_and_taken_up_again_finds_the_same(part: float) -> None:
    session = finished("kalah")
    walk = Walk(session, "easy")
    while walk.task is not None and walk.part < part:
        walk.take(walk.task())
    kept = json.loads(json.dumps(to_plain(walk)))
    again = Walk(session, "easy", from_plain("kalah", "easy", kept))
    assert again.part == walk.part
    while (task := again.task) is not None:
        again.take(task())
    assert told(again.course()) == told(judged("kalah"))


@pytest.mark.parametrize(
    "change",
    [
        {"review": 0}, {"level": "normal"}, {"rules": 99}, {"box": "ys"}, {"judged": [[1, [[], [], []]]]},
        {"judged": "?"}, {"expected": [[0]]},
    ],
)  # fmt: skip
def test_what_is_damaged_or_was_judged_in_another_way_is_made_again(change: dict[str, object]) -> None:
    walk = Walk(finished("kalah"), "easy")
    assert walk.task is not None
    walk.take(walk.task())
    assert from_plain("kalah", "easy", to_plain(walk)) == walk.findings
    assert from_plain("kalah", "easy", to_plain(walk) | change) == Findings()
    assert from_plain("kalah", "easy", None) == from_plain("kalah", "easy", [3]) == Findings()


def test_why_is_asked_of_the_moments_of_people_and_only_once_whatever_is_found() -> None:
    session, reason = finished("kalah"), Reason(Key("reasons.again"))
    walk = Walk(session, "easy")
    asked = []
    while (task := walk.task) is not None:
        is_why = task.func.__name__ == "explain"
        asked += [task.args[3]] if is_why else []
        walk.take((reason,) if is_why else task())
    course = walk.course()
    told = [each.decision.judgement.why for each in moments(course, Seat(0)) if each.decision]
    assert told and all(why == (reason,) for why in told) and set(asked) == {Seat(0)}
    again = Walk(session, "easy", from_plain("kalah", "easy", json.loads(json.dumps(to_plain(walk)))))
    assert again.task is None


def test_of_moments_of_which_nothing_can_be_told_no_more_is_asked_when_a_review_is_opened_again() -> None:
    session, known = finished("ys"), [each.judgement for each in judged("ys").decisions]
    slips = (replace(each, why=(), worth_best=each.worth_played + i % 7) for i, each in enumerate(known))
    numbers = (each.number for each in judged("ys").decisions)
    walk = Walk(session, "easy", Findings(dict(zip(numbers, slips, strict=True))))
    while (task := walk.task) is not None:
        walk.take({"judge": None, "expect": 0.0, "is_obvious": False}.get(task.func.__name__, ()))
    assert len(walk.findings.explained) > len(KINDS)
    assert Walk(session, "easy", from_plain("ys", "easy", json.loads(json.dumps(to_plain(walk))))).task is None


@pytest.mark.parametrize("box", ["maharaja", "ys"])
def test_what_is_left_in_the_end_is_played_out_and_leads_are_real_ones_then(box: str) -> None:
    """An evaluator said of the last counting of Ys that whoever won by 24 points would lose by three."""
    session, totals = kept(box, "four"), kept(box, "four").result().totals
    winner = Seat(totals.index(max(totals)))
    entry = max(n for n, (seat, _) in enumerate(session.played(), 1) if seat == winner and n < session.number)
    walk = Walk(session, "easy", Findings({n: None for n in range(1, session.number + 1) if n != entry}))
    while walk.task:
        walk.take(walk.task())
    found = walk.course()
    (judged,) = found.decisions
    assert judged.judgement.is_over and judged.unit == 1
    assert judged.worth_played == pytest.approx(judged.judgement.worth_played)
    assert judged.worth_played == pytest.approx(found.end(winner), abs=found.end(winner) / 2)
    assert from_plain(box, "easy", to_plain(walk)) == walk.findings


@boxes
def test_closer_looks_at_the_end_come_to_the_real_lead(box: str) -> None:
    session = finished(box)
    seat, entries = Seat(0), session.number
    looks = [expect(box, "easy", session.beats(seat)[n].view, seat, n, to_end=True) for n in (entries - 1, entries)]
    assert looks[1] == judged(box).end(seat)
    assert looks[0] == int(looks[0] * 3) / 3, "a mean of whole points in three worlds"


def test_what_was_found_about_another_game_is_not_taken() -> None:
    walk = Walk(kalah("easy"), "easy")
    while (task := walk.task) is not None:
        walk.take(task())
    assert Walk(finished("kalah"), "easy", walk.findings).findings == Findings()


def test_the_decisions_that_tools_look_at_are_the_first_of_each_kind_and_the_last() -> None:
    session = finished("kalah")
    assert decisions(session) == [0, session.numbers[-2]]


# ---------------------------------------------------------------------- secrets
def test_a_game_that_goes_on_has_no_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = kalah(entries=9)
    with pytest.raises(NotOver):
        Walk(running, "easy")
    with pytest.raises(Refused):
        running.played()
    file = tmp_path / "running.kupola"
    file.write_bytes(running.record().to_bytes())
    for arguments in ([], ["--json"]):
        assert tool.run([str(file), *arguments, "--lang", "en"]) == 1
        printed = capsys.readouterr()
        assert not printed.out and "when the game is over" in printed.err
    with pytest.raises(NotOver):
        Walk(finished("kalah").branch(4), "easy")


def test_no_copy_of_a_running_game_tells_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = kalah(entries=9).record()
    over, _, _ = finished("kalah").record().to_bytes().partition(b"\n")
    _, _, entries = running.to_bytes().partition(b"\n")
    file = tmp_path / "copy.kupola"
    for lie in (
        replace(running, is_over=True).to_bytes(),
        running.to_bytes().replace(b'"over":false', b'"over":true'),
        over + b"\n" + entries,
    ):
        file.write_bytes(lie)
        assert tool.run([str(file), "--lang", "en"]) == 1
        assert not capsys.readouterr().out


@pytest.mark.parametrize("box", ["alhambra_cards", "ys"])
def test_a_decision_is_judged_from_what_its_seat_knew_then(box: str) -> None:
    session = finished(box)
    walk, number = Walk(session, "easy"), 0
    while (task := walk.task) is not None and number < 40:
        number += 1
        seat, move = session.played()[number - 1]
        view = session.branch(session.numbers[number - 1]).view(seat)
        assert isinstance(task, partial) and task.func is judge and {*task.keywords} == {"to_end"}
        assert task.args == (box, "easy", view, seat, f"review {number}", move)
        walk.take(None)


def test_a_closer_look_is_from_the_seats_own_view_too() -> None:
    session, looked = finished("alhambra_cards"), 0
    findings = Findings({each.number: each.judgement for each in judged("alhambra_cards").decisions})
    for number in range(1, session.number + 1):
        findings.judged.setdefault(number, None)
        findings.explained.add(number)
        findings.obvious[number] = False
    walk = Walk(session, "easy", findings)
    while (task := walk.task) is not None:
        assert task.func is expect
        _, _, view, seat, seed = task.args
        assert view == session.beats(Seat(seat))[int(str(seed).split()[1])].view
        walk.take(0.0)
        looked += 1
    assert looked


# ---------------------------------------------------------------------- scale
def test_a_scale_changes_evenly_between_its_knots() -> None:
    for part in (0.0, 0.1, 0.5, 0.77, 1.0):
        assert sum(shares(part)) == pytest.approx(1)
    for i, knot in enumerate(KNOTS):
        assert shares(knot)[i] == 1


@boxes
def test_every_box_has_a_scale_of_whole_numbers_of_knots(box: str) -> None:
    for seats in range(2, 7):
        found = scale(box, seats)
        assert len(found.slope) == len(found.offset) == len(found.spread) == len(KNOTS)
        assert found.unit > 0 and min(found.slope) >= 0


# ---------------------------------------------------------------------- the tool
@pytest.mark.parametrize("language", shipped_languages())
def test_the_tool_tells_the_course_and_the_moments(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kalah.kupola"
    file.write_bytes(finished("kalah").record().to_bytes())
    assert tool.run([str(file), "--level", "easy", "--lang", language]) == 0
    assert "Zsófia" in capsys.readouterr().out
    assert tool.run([str(file), "--level", "easy", "--lang", language, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["level"] == "easy" and found["lead"][-1] == [judged("kalah").end(Seat(seat)) for seat in (0, 1)]
    for seat, account in enumerate(found["ledger"]):
        own = [each for each in found["decisions"] if each["seat"] == seat]
        slips = sum(each["worth_played"] - each["worth_best"] for each in own)
        luck = sum(each["luck_before"] for each in own) + found["lead"][-1][seat] - own[-1]["worth_played"]
        assert found["lead"][0][seat] + luck + slips == pytest.approx(account["lead"], abs=0.1)
    assert {"seat", "number", "kind", "sentences"} <= set(found["moments"][0])
    assert all(sentence and "⟦" not in sentence for each in found["moments"] for sentence in each["sentences"])
