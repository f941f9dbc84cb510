"""Which moments of a game are told: decisions that were a choice and have a cause, and what others openly did."""

from dataclasses import replace

import pytest

from game.ai import reasons
from game.ai.levels import level
from game.ai.weighing import weigh
from game.boxes.alhambra.rules.moves import Place, Reserve
from game.core import box as shelf
from game.core.resources import shipped
from game.core.rules import Key, Seat
from game.locale.words import Words
from game.review import walk
from game.review.course import Course, JudgedDecision
from game.review.moments import ReviewMoment, moments, turning
from game.review.scale import KNOTS
from game.review.walk import Walk
from game.scenes.after.words import counted, moment_text, points
from game.tabletop.players import table_of
from tests.boxes.facts import explaining
from tests.review.games import finished, judged

WORDS = Words("en", (shipped("locales"),))


def lenient(box: str) -> Course:
    """A course in which a find may be small or obvious, and nothing need be told of it."""
    course = judged(box)
    return replace(course, silent=frozenset(), obvious=frozenset(), scale=replace(course.scale, unit=0.0))


def found(course: Course, kind: str) -> list[ReviewMoment]:
    return [one for seat in course.seats for one in moments(course, seat) if one.kind == kind]


@pytest.mark.parametrize("box", ["maharaja", "ys"])
def test_what_all_decide_in_secret_turns_nothing(box: str) -> None:
    """Bids of Ys and discs of Maharaja: of the first of two nobody knows yet, with the second one's own is shown, too.

    “Bence bids in secret” was told of seven points, as if he had done it who only was the last.
    """
    course, rules, session = judged(box), shelf.rules(box), finished(box)
    together = [
        number
        for number in range(1, session.number + 1)
        if len(rules.to_act(session.state(number - 1))) > 1 and rules.to_act(session.state(number))
    ]
    assert together and course.secret == {*together, *(number + 1 for number in together)}
    open_to_all = replace(course, secret=frozenset())
    gap = next(gap for gap in open_to_all.gaps(Seat(0)) if course.secret.intersection(open_to_all.by_others(gap)))
    assert not course.secret.intersection(course.by_others(gap))
    for seat in course.seats:
        told = turning(course, seat)
        assert told is None or course.by_others(told)


def test_nothing_turned_a_game_where_all_that_others_did_went_the_other_way() -> None:
    course = judged("alhambra_cards")
    turn = found(course, "turn")[0]
    assert turn.gap
    numbers, towards = range(turn.gap.before.number, turn.gap.after.number + 1), 1 if turn.gap.swing > 0 else -1
    for way in (towards, -towards):
        looked_at = {(turn.seat, number): way * number * abs(turn.gap.swing) for number in numbers}
        gaps = [one.gap for one in found(replace(course, expected=looked_at), "turn")]
        assert (turn.gap in gaps) == (way == towards)


@pytest.mark.parametrize(("seen", "is_told"), [(0.6, True), (0.4, False), (-1.0, False)])
def test_a_change_that_two_looks_at_the_game_make_is_no_turning_point(seen: float, is_told: bool) -> None:
    """Between two decisions a lead rises by 20, as it seems; looked at with the same eyes, by less or not at all."""
    course = judged("alhambra_cards")
    gap = turning(course, Seat(0))
    assert gap
    lead = {(Seat(0), gap.before.number): 0.0, (Seat(0), gap.after.number): seen * gap.swing}
    assert (turning(replace(course, expected=lead), Seat(0)) == gap) == is_told


def test_a_small_change_turned_nothing_however_sure_it_is() -> None:
    """A neutral broker of Ys was told as the turning point: three points, where half of all games end ten away."""
    course = judged("alhambra_cards")
    gap = turning(course, Seat(0))
    assert gap
    wide = replace(course.scale, spread=[3 * abs(gap.swing)] * len(KNOTS))
    assert turning(replace(course, scale=wide), Seat(0)) != gap


def test_what_changes_where_games_are_played_out_from_then_on_is_no_turning_point() -> None:
    """An evaluator thought otherwise of all seats at once."""
    course = judged("alhambra_cards")
    gap = turning(course, Seat(0))
    assert gap
    late = [
        replace(each, judgement=replace(each.judgement, is_over=True)) if each.number > gap.after.number else each
        for each in course.decisions
    ]
    assert turning(replace(course, decisions=late), Seat(0)) != gap


def test_the_same_done_in_another_way_is_no_find() -> None:
    """What the best find of a game is compared with is another choice; a purchase paid in another way is none."""
    course, kind = lenient("alhambra_cards"), reasons.load("alhambra_cards").kind
    (find, *_) = found(course, "find")
    assert find.decision and find.decision.judgement.instead
    assert kind(find.decision.judgement.played) != kind(find.decision.judgement.instead)
    alike = replace(find.decision, judgement=replace(find.decision.judgement, instead=find.decision.judgement.played))
    decisions: list[JudgedDecision] = [alike if each is find.decision else each for each in course.decisions]
    assert find.number not in [one.number for one in found(replace(course, decisions=decisions), "find")]


def test_what_is_worth_no_word_or_has_none_is_no_find() -> None:
    course = lenient("alhambra_cards")
    find = found(course, "find")[0]
    small = replace(course, scale=replace(course.scale, unit=find.worth))
    for other in (small, replace(course, silent=frozenset({find.number}))):
        assert find.number not in [one.number for one in found(other, "find")]


def test_what_goes_without_saying_is_no_find(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the tile game, to lay a tile and not to put it away."""
    is_choice = reasons.load("alhambra").is_choice
    assert not is_choice((Place(1, 2),), (Reserve(1),)) and is_choice((Reserve(1),), (Place(1, 2),))
    course = lenient("alhambra_cards")
    find = found(course, "find")[0]
    assert find.decision
    other = find.decision.judgement.instead
    explaining(monkeypatch, "alhambra_cards", is_choice=lambda plan, instead: instead != other)
    assert find.number not in [one.number for one in found(course, "find") if one.seat == find.seat]


@pytest.mark.parametrize("kind", ["find", "slip"])
def test_what_speaks_against_a_move_is_said_only_to_whoever_made_it(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    course, session = lenient("alhambra_cards"), finished("alhambra_cards")
    against = reasons.Reason(Key("reasons.overpays"), {"lost": 1}, is_against=True)
    explaining(monkeypatch, "alhambra_cards", explain=lambda *_: [against])
    told = moment_text(WORDS, session, table_of(WORDS, session), course, found(course, kind)[0]).why
    assert any("overpays" in sentence for sentence in told) == (kind == "slip")


def test_little_of_which_nothing_can_be_told_is_no_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    course = judged("alhambra_cards")
    explaining(monkeypatch, "alhambra_cards", slip=999.0)
    small = [one for one in found(course, "slip") if one.is_small]
    silent = replace(course, silent=frozenset(each.number for each in course.decisions))
    assert small and not any(one.is_small for one in found(silent, "slip"))


@pytest.mark.parametrize(("value", "places", "told"), [(0.5, 1, "0,5 punktu"), (5.4, 0, "5 punktów")])
def test_points_are_counted_as_they_are_shown(value: float, places: int, told: str) -> None:
    words = Words("pl", (shipped("locales"),))
    course = judged("alhambra_cards")
    assert counted(words, course, value, points(words, value, places), places) == told


def test_a_moment_with_a_cause_comes_before_one_of_which_nothing_can_be_told() -> None:
    """As long as it is worth half as much; a much greater one is told all the same."""
    course = judged("kalah")
    slip = next(one for one in found(course, "slip"))
    (other,) = sorted((each for each in course.own(slip.seat) if each.number != slip.number), key=lambda e: -e.slip)[:1]
    then = found(replace(course, silent=frozenset({slip.number})), "slip")
    assert (other.number if 2 * other.slip > -slip.worth else slip.number) in [one.number for one in then]
    few = [each for each in course.decisions if each.seat != slip.seat or each is slip.decision]
    alone = replace(course, decisions=few, silent=frozenset({slip.number}))
    assert slip.number in [one.number for one in found(alone, "slip")]


def test_of_what_nothing_speaks_for_the_next_one_is_asked_of() -> None:
    walk, asked = Walk(finished("ys"), "easy"), list[str]()
    while (task := walk.task) is not None and walk.part < 1:
        asked += [str(task.args[4])] if task.func.__name__ == "explain" else []
        walk.take(() if task.func.__name__ == "explain" else task())
        if len(asked) > 2 * len(walk.course().seats):
            break
    assert len(asked) == len({*asked}) and walk.course().silent <= walk.findings.explained


def test_of_a_computer_player_nobody_asks_why_and_what_has_no_words_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "people", lambda players: [Seat(0)])
    explaining(monkeypatch, "alhambra_cards", explain=lambda *_: [])
    going = Walk(finished("alhambra_cards"), "easy")
    while (task := going.task) is not None:
        assert task.func.__name__ != "explain" or task.args[3] == 0
        going.take(() if task.func.__name__ == "explain" else task())
    assert {each.number for each in going.course().own(Seat(1))} & going.course().silent


@pytest.mark.parametrize("box", ["maharaja", "ys"])
def test_no_find_is_what_a_beginner_would_have_begun_alike(box: str) -> None:
    """To take the artisan before a palace was the best find of a game in which everybody did so all the time."""
    course, session = judged(box), finished(box)
    kind = reasons.load(box).kind
    assert course.obvious
    for seat in course.seats:
        for one in (one for one in moments(course, seat) if one.kind == "find"):
            view = session.beats(seat)[one.number - 1].view
            (first, *_) = weigh(box, level("easy"), view, seat, f"obvious {one.number}")
            assert kind((first.move,)) != kind((session.played()[one.number - 1][1],))


def test_what_was_good_for_somebody_tells_what_it_was_good_for() -> None:
    """After others took money, an exact purchase was still there: without it the moment has no cause."""
    session, course = finished("alhambra_cards"), judged("alhambra_cards")
    table = table_of(WORDS, session)
    gap = max((gap for seat in course.seats for gap in course.gaps(seat)[:-1]), key=lambda gap: gap.swing)
    then = next(each for each in course.own(gap.seat) if each.number == gap.after.number + 1)
    moment = ReviewMoment("turn", gap.seat, gap.after.number, gap.swing, 0.1, gap=gap, causes=(gap.after.number,))
    assert then.judgement.best
    assert any(text.startswith("The best move after that: ") for text in moment_text(
        WORDS, session, table, course, moment).why)  # fmt: skip
    worse = replace(gap, before=replace(gap.before, lead=gap.after.lead + 5))
    text = moment_text(WORDS, session, table, course, replace(moment, gap=worse))
    assert not any("after that" in sentence for sentence in text.why)
