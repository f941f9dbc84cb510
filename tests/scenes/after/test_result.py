"""The end: places and points, another game, the replay; and what becomes of the file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.challenges.goals import LEAD, Earned, goals
from game.challenges.weekly import goal_deal
from game.core.rules import Key, Result, ScoreLine, Seat
from game.history.honours import Feat
from game.paint.box import Box
from game.paint.canvas import Canvas, TextMark
from game.program import Program
from game.scenes.after.chart import paint_chart
from game.scenes.after.result import ResultScene
from game.scenes.challenges.trial import players_of, session_of
from game.scenes.people.portraits import PORTRAITS
from game.session.session import Session
from tests.golden.kept import kept
from tests.history.games import ANNA, made_up
from tests.history.games import kept as finished
from tests.languages import shipped_languages
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, Mouse, begun, driving, late, new_session, play


def show(driver: Driver, session: Session) -> None:
    driver.start(driver.services.routes.result, session)


@contextmanager
def at_result(home: Path, *kinds: str) -> Iterator[tuple[Driver, Session]]:
    session = begun(new_session(*kinds), 500)
    with driving(home, session) as driver:
        driver.until_scene("ResultScene")
        yield driver, session


def test_it_shows_everybody_with_their_points_in_every_language_at_once(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        for language in shipped_languages():
            driver.services.settings.change(language=language)
            driver.turn()
            assert driver.ui.words("ui.result.again") in driver.texts
            for player, total in zip(session.players, session.result().totals, strict=True):
                assert any(player.name in text for text in driver.texts)
                assert str(total) in driver.texts
            assert not [text for text in driver.texts if "⟦" in text]


def ended(gold: tuple[int, int], totals: tuple[int, int]) -> Result:
    """Returns how a game of Maharaja between two ended."""
    breaks = tuple(
        (ScoreLine(Key("score.gold"), g), ScoreLine(Key("score.character"), 2 + i)) for i, g in enumerate(gold)
    )
    lines = tuple((ScoreLine(Key("score.palaces"), total),) for total in totals)
    return Result(lines, totals, (1, 2), Key("end.last_palace"), breaks)


@pytest.mark.parametrize(
    ("gold", "totals", "told"),
    [((5, 9), (7, 6), "end.last_palace"), ((9, 5), (7, 7), "result.by_gold"), ((9, 9), (7, 7), "result.by_character")],
)
def test_it_tells_why_the_game_ended_or_what_decided_between_equals(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, gold: tuple[int, int], totals: tuple[int, int], told: str
) -> None:
    session = new_session("human", "random", box="maharaja")
    monkeypatch.setattr(session, "result", lambda: ended(gold, totals))
    show(driver, session)
    assert driver.ui.words(f"maharaja.{told}") in driver.texts


def test_all_who_won_together_are_named(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("human", "random", box="maharaja")
    monkeypatch.setattr(session, "result", lambda: replace(ended((9, 9), (7, 7)), places=(1, 1)))
    show(driver, session)
    assert driver.ui.words("ui.result.shared", players=[player.name for player in session.players]) in driver.texts


def test_a_finished_game_becomes_a_replay_and_is_not_offered_again(tmp_path: Path) -> None:
    session = late(lambda: new_session("random", "random"), 6)
    with driving(tmp_path, session) as driver:
        driver.services.history.begin()
        play(driver, Mouse())
        driver.services.history.settle()
        assert driver.services.history.ask(lambda known: len([*known.games()])).result() == 1
        assert [saved.head.is_over for saved in driver.services.store.replays() if saved.head] == [True]
        assert driver.services.store.unfinished() == []
        assert list((tmp_path / "autosave").iterdir()) == []


@pytest.mark.parametrize(("answer", "turned"), [("dialog:0", True), ("dialog:1", False)])
def test_once_more_the_seats_turn_unless_they_shall_not(tmp_path: Path, answer: str, turned: bool) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        driver.click("again")
        first = session.players[((session.first or 0) + 1) % 3]
        assert any(first.name in text for text in driver.texts)
        driver.click(answer)
        new = driver.table.session
        assert set(new.players) == set(session.players)
        assert new.players == session.players or turned
        assert (new.players[0] == first) or not turned
        assert new.options["open_hands"] == session.options["open_hands"]
        assert new.seed != session.seed and not new.is_over


def test_once_more_everything_can_be_changed_in_the_lobby(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        driver.click("again", "dialog:2")
        assert driver.name == "LobbyScene"
        after = (session.first or 0) + 1
        wanted = [*session.players[after:], *session.players[:after]]
        assert [player.name for player in driver.scene.lineup.players] == [player.name for player in wanted]
        assert not driver.scene.lineup.random_order


def test_the_replay_opens_and_comes_back_and_escape_goes_to_the_menu(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random") as (driver, session):
        driver.click("replay")
        assert driver.name == "ReplayScene"
        assert driver.scene.session is session
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "ResultScene"
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "MenuScene"


# ---------------------------------------------------------------------- the winner's entrance
@contextmanager
def entering(home: Path, **settings: Any) -> Iterator[Driver]:
    driver = Driver(home, **settings)
    try:
        show(driver, kept("alhambra", "two"))
        yield driver
    finally:
        driver.close()


@pytest.mark.parametrize("press", ["space", "enter", "click", "beside", "escape"])
def test_the_winner_comes_in_alone_and_any_press_leads_on(tmp_path: Path, press: str) -> None:
    with entering(tmp_path, speed="normal") as driver:
        driver.run(0.6)
        assert driver.ui.find("again") is None
        match press:
            case "space":
                driver.press(pygame.K_SPACE, " ")
            case "enter":
                driver.press(pygame.K_RETURN)
            case "click":
                driver.click("points_next")
            case "beside":
                driver.click_at((5, 5))
            case _:
                driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert driver.name == "ResultScene"
        assert driver.node("again").is_enabled
        assert not driver.scene.needs_ticks


def test_a_press_that_was_meant_for_the_table_does_not_skip_the_winner(tmp_path: Path) -> None:
    with entering(tmp_path, speed="normal") as driver:
        driver.press(pygame.K_SPACE, " ")
        assert driver.ui.find("again") is None


def test_the_points_come_by_themselves(tmp_path: Path) -> None:
    with entering(tmp_path, speed="fast") as driver:
        driver.run(2.5)
        assert driver.ui.find("again") is not None
        assert not driver.scene.needs_ticks


@pytest.mark.parametrize("settings", [{"speed": "instant"}, {"speed": "normal", "reduced_motion": True}])
def test_without_movement_the_points_are_there_at_once(tmp_path: Path, settings: dict[str, Any]) -> None:
    with entering(tmp_path, **settings) as driver:
        assert driver.ui.find("again") is not None
        assert not driver.scene.needs_ticks


def test_the_winner_can_be_looked_at_again_for_as_long_as_one_likes(driver: Driver) -> None:
    show(driver, kept("alhambra", "two"))
    assert driver.node("works").name == "The Alhambra of Bence: 13 tiles, longest wall 4"
    assert "The Alhambra of Bence" in driver.texts
    driver.click("works")
    driver.run(5)
    assert driver.ui.find("again") is None
    driver.press(pygame.K_RETURN)
    assert driver.ui.find("again") is not None


# ---------------------------------------------------------------------- points by kind
def test_each_row_says_its_numbers_in_words_and_keys_reach_it(driver: Driver) -> None:
    show(driver, kept("alhambra", "two"))
    first, last = driver.node("points:0"), driver.node("points:2")
    assert first.name.startswith("1. Bence: 87 in all.") and "Palaces 30" in first.name
    assert last.name.startswith("Dirk, without a place: 172 in all.")
    assert first.is_reachable and first.hint == first.name
    assert driver.node("points:1:0").hint == "Anna: Pavilions 1 + 0 + 1 = 2 points"
    assert driver.node("points:0:bar3").hint == driver.node("points:0:3").hint


def test_the_other_pages_show_the_course_of_the_game(driver: Driver) -> None:
    session = kept("alhambra", "two")
    show(driver, session)
    driver.click("left:moments")
    lines = session.result().lines[1]
    assert [driver.node(f"points:0:{i}").hint.rpartition(" ")[2] for i in range(3)] == [
        str(line.points) for line in lines
    ]
    driver.click("right:chart")
    assert driver.ui.words("ui.result.chart") in driver.texts


@pytest.mark.parametrize(("box", "name"), [("alhambra", "two"), ("maharaja", "four"), ("ys", "four-favour")])
def test_the_chart_has_room_for_everybodys_points(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, box: str, name: str
) -> None:
    show(driver, kept(box, name))
    drawn: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "strokes", lambda canvas, points, *how: drawn.extend(points))
    marks: list[TextMark] = []
    driver.ui.canvas.audit, top, bottom = marks, 100.0, 700.0
    paint_chart(driver.ui, driver.scene.outcome, Box(100, top, 900, bottom - top))
    heading, *rest = marks
    highest = min(mark.rect.centery for mark in rest if mark.rect.right == rest[0].rect.right) / driver.ui.canvas.k
    assert heading.rect.bottom / driver.ui.canvas.k < highest <= min(y for _, y in drawn) + 1
    assert max(y for _, y in drawn) < bottom


def test_what_decides_between_equals_stands_beside_the_points(driver: Driver) -> None:
    show(driver, kept("ys", "three-decided-by-gems"))
    assert driver.ui.words("ys.result.by_gems") in driver.texts
    assert "27" in driver.texts and "26" in driver.texts


def test_a_column_that_only_breaks_ties_says_that_it_is_not_added_up(driver: Driver) -> None:
    show(driver, kept("maharaja", "four"))
    gold = next(node for node in driver.ui.nodes if node.id.startswith("kind:") and node.name == "Gold")
    assert gold.hint == driver.ui.words("ui.ending.tiebreak", kind="Gold")


def result_of(box: str, name: str) -> Callable[[Program], None]:
    return lambda program: program.services.navigation.start(program.services.routes.result, kept(box, name))


def with_a_record(made: Program) -> None:
    """Shows a result that nobody had before."""
    session = kept("ys", "two")
    session.players = (replace(session.players[0], person=ANNA), session.players[1])
    services = made.services
    services.history.begin()
    services.history.ask(lambda history: history.add(made_up(1, 1, 0, who=(ANNA,))))
    services.history.ask(lambda history: history.add(finished(session)))
    services.navigation.start(services.routes.result, session)
    scene = services.navigation.stack.top
    assert isinstance(scene, ResultScene)
    services.history.settle()
    scene.tick(0.1)
    assert scene.brought.honours.feats == (Feat(0, session.result().totals[0], 1, is_house=True),)
    scene.to_points()
    services.history.close()
    made.draw()


test_everything_can_be_read = readable(
    rising=result_of("template", "three-rising"),
    maharaja=result_of("maharaja", "four"),
    ys=result_of("ys", "four-favour"),
    record=with_a_record,
)


def test_a_challenge_says_its_medal_and_what_is_missing_to_the_next_one(tmp_path: Path) -> None:
    goal = next(goal for goal in goals("ys") if goal.count == LEAD)
    deal = goal_deal(goal, 7).deal
    with driving(tmp_path, new_session("human", "random")) as driver:
        services = driver.services
        anna = services.people.create("Anna", "jade", PORTRAITS[0])
        session = begun(session_of(deal, players_of(deal, anna, services.words)), 1000)
        services.notes.begin(anna.id, deal.code, "2026-01-01", goal.id)
        services.history.begin()
        services.history.ask(lambda history: history.add(finished(session)))
        services.navigation.start(services.routes.result, session)
        services.history.settle()
        driver.turn()
        driver.scene.to_points()
        driver.turn()
        number = goal.counted([Earned(total) for total in session.result().totals], deal.seat)
        assert goal.medal(number) == "silver"
        told = driver.node(f"medal:{goal.id}").name
        assert "Silver medal: Anna" in told and f"+{number}, {goal.medals['gold'] - number} short of gold" in told
        assert driver.scene.brought.count == 1


@pytest.mark.painted
def test_headings_of_columns_stand_apart_in_large_letters(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "random"), size=(1024, 600), language="hu", scale=200) as driver:
        driver.services.navigation.swap(driver.services.routes.result, kept("ys", "two"))
        driver.turn()
        driver.scene.to_points()
        driver.turn()
        marks = {mark.text: mark.rect for mark in driver.ui.canvas.audit or ()}
        assert marks["Kövek"].inflate(16, 0).colliderect(marks["Összesen"]) is False


@pytest.mark.painted
def test_with_large_letters_small_buttons_give_up_their_icons_for_larger_labels(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "random"), size=(1024, 600), language="de", scale=200) as driver:
        show(driver, kept("ys", "two"))
        driver.scene.to_points()
        driver.turn()
        labels = [driver.ui.words(key) for key in ("ui.result.replay", "ui.review.open", "ui.result.menu")]
        sizes = [mark.px for mark in driver.ui.canvas.audit or () if mark.text in labels]
        assert len(sizes) == 3
        assert min(sizes) > 20


# ---------------------------------------------------------------------- whose game it was, and who played it
def won_by_a_guest(driver: Driver, session: Session) -> str:
    """Makes the best seat a guest's, shows the points and returns the name."""
    best = min(range(len(session.players)), key=lambda seat: session.result().places[seat])
    players = [replace(each, kind="computer", level="easy") for each in session.players]
    players[best] = replace(session.players[best], name="Bori", kind="human", level="")
    session.players = tuple(players)
    show(driver, session)
    driver.scene.to_points()
    driver.turn()
    return "Bori"


def test_a_winner_who_is_only_a_name_is_taken_in_and_gets_the_game(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        driver.services.history.begin()
        name = won_by_a_guest(driver, session)
        driver.click("claim")
        driver.until_scene("PeopleScene")
        assert driver.scene.draft.name == name, "what was typed before need not be typed again"
        driver.press(pygame.K_RETURN)
        driver.until_scene("ResultScene")
        [person] = driver.services.people.all()
        assert person.name == name and [each.person for each in session.players].count(person.id) == 1
        assert not driver.ui.find("claim")


def test_with_large_letters_whose_game_it_was_is_asked_below_all_points(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        driver.services.settings.change(scale=200)
        won_by_a_guest(driver, session)
        assert driver.node("points:2").rect.bottom <= driver.node("claim").rect.top


def test_a_winner_with_a_face_and_a_computer_player_leave_nothing_to_ask(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        won_by_a_guest(driver, session)
        assert driver.ui.find("claim")
        session.players = tuple(replace(each, person=ANNA) if each.is_human else each for each in session.players)
        show(driver, session)
        driver.scene.to_points()
        driver.turn()
        assert not driver.ui.find("claim")
        session.players = tuple(replace(each, kind="computer", level="easy") for each in session.players)
        show(driver, session)
        driver.scene.to_points()
        driver.turn()
        assert not driver.ui.find("claim")


def test_it_says_who_played_which_part_and_who_had_second_thoughts(tmp_path: Path) -> None:
    session = begun(new_session("human", "human", "random"), 12)
    before = sum(beat.seat == 0 for beat in session.beats(None))
    session.hand_over(Seat(0), replace(session.players[2], name="Robin"))
    session.note_second_thoughts(Seat(1))
    with driving(tmp_path, begun(session, 500)) as driver:
        driver.until_scene("ResultScene")
        driver.scene.to_points()
        driver.turn()
        told = " ".join(driver.texts)
        assert f"Zsófia ({before} decision" in told and "Robin (" in told and "counts for Robin" in told
        assert "second thoughts" in told
