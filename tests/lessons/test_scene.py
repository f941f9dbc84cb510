"""A lesson at the table: what is tried otherwise is answered and not played, and nothing but learning is kept."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from game.lessons.lesson import Lesson
from game.lessons.parsing import school
from game.scenes.lesson.scene import LessonScene
from game.scenes.table.scene import TableScene
from game.widgets.node import Role
from tests.access.test_story import Ear
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.lessons.lessons import FIRST, LESSONS, QUICK, begin, name_of, told, walk
from tests.scenes.driver import Driver, Keyboard, Mouse, new_session

Window = tuple[tuple[int, int], int]
"""Its size, and the size of letters in per cent."""


@pytest.fixture(params=wide(FIRST[:1], FIRST), ids=name_of)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return cast(Lesson, request.param)


def to_action(driver: Driver, lesson: Lesson) -> LessonScene:
    """Opens a lesson and goes on to its first move that is wanted."""
    scene = begin(driver, lesson)
    for _ in lesson.steps:
        step = scene.run.step
        assert step is not None
        if step.allow and not any(pattern.is_any for pattern in step.allow):
            return scene
        driver.click("lesson_skip")
        scene = told(driver)
    raise AssertionError("no move is wanted")


@pytest.mark.parametrize("hand", [Mouse(), Keyboard(3)], ids=["mouse", "keys"])
def test_the_wanted_move_is_made_by_hand(driver: Driver, lesson: Lesson, hand: Any) -> None:
    scene = to_action(driver, lesson)
    at, move = scene.run.at, scene.run.wanted()[0]
    hand.play(driver, move)
    assert told(driver).run.at == at + 1


def test_what_the_host_says_is_said_to_whoever_only_hears(driver: Driver, lesson: Lesson) -> None:
    """By its focus, which even a screen reader that knows no announcements tells; so nothing of it is said twice."""
    ear = Ear()
    driver.services.settings.now = replace(driver.services.settings.now, reading="on")
    driver.program.listen(ear)
    scene = begin(driver, lesson)
    while scene.run.step and not scene.run.step.is_action:
        assert driver.ui.focus == "bubble" and driver.node("bubble").told == "Enter: Next"
        assert driver.node("bubble").name not in ear.said
        driver.press(pygame.K_RETURN)
        scene = told(driver)
    driver.run(1)
    assert driver.node("bubble").told == "N leads there."


def test_what_cannot_be_touched_and_another_move_are_answered_and_not_played(driver: Driver, lesson: Lesson) -> None:
    scene = to_action(driver, lesson)
    number, wanted = scene.session.number, driver.node("bubble").name
    driver.click(closed(driver, scene))
    assert told(driver).run.tries == 1 and driver.node("bubble").name != wanted
    others = [move for move in scene.session.legal(scene.run.seat) if not scene.run.wants(move)]
    assert others, "the first lesson leaves something else to try"
    scene.input.choose(others[0])
    driver.turn()
    if driver.ui.find("submit") and scene.input.can_submit:
        scene.input.submit()
    scene = told(driver)
    assert scene.run.tries == 2 and driver.node("bubble").name != wanted
    assert scene.session.number == number and scene.picker is not None and not scene.picker.touched


def closed(driver: Driver, scene: LessonScene) -> str:
    """Returns something in sight that cannot be touched now and says why."""
    selection, board = scene.selection(), scene.board
    for item, _ in board.stage.poses():
        node, is_open = driver.ui.find(f"item:{item}"), item in selection.open | selection.other
        why = board.table.illegal_reason(board.view, board.shown(selection), item)
        if node and why and not is_open and driver.ui.at(node.visible.center) is node:
            return node.id
    raise AssertionError("the first lesson leaves nothing closed")


def test_while_the_host_speaks_the_table_is_only_looked_at(driver: Driver, lesson: Lesson) -> None:
    scene = begin(driver, lesson)
    step = scene.run.step
    assert step is not None
    assert step.is_told, "the first lesson begins with the host"
    acting = [n.id for n in driver.ui.nodes if n.act and n.area not in ("bubble", "bar") and n.role is not Role.SCROLL]
    assert acting == []
    assert all(node.told for node in driver.ui.nodes if node.id.startswith("item:"))


def test_what_is_answered_to_a_wrong_click_is_not_covered_by_a_tip(driver: Driver) -> None:
    """The pointer still lies on what was clicked; it says what that is when it moves again."""
    to_action(driver, school("maharaja").lessons[0])
    driver.click("item:site:0:1")
    assert told(driver).run.tries == 1 and driver.ui.pointed is None


def test_tips_keep_clear_of_what_the_host_says_and_then_of_what_is_lit(driver: Driver, lesson: Lesson) -> None:
    scene = to_action(driver, lesson)
    said, *lit = driver.ui.clear
    assert said.contains(driver.node("bubble").rect)
    assert any(part.contains(driver.node(scene.wanted()[0]).rect) for part in lit)


@pytest.mark.parametrize(("box", "name"), [("maharaja", "plan"), ("alhambra_cards", "own_turn")])
def test_whoever_plays_on_by_himself_has_the_host_out_of_the_way_and_on_no_button(
    driver: Driver, box: str, name: str
) -> None:
    lesson = school(box).find(name)
    assert lesson is not None
    scene = begin(driver, lesson)
    while scene.run.step and scene.run.step.free is None:
        driver.press(pygame.K_RETURN) if scene.run.step.is_told else driver.click("lesson_skip")
        scene = told(driver)
    assert driver.ui.find("bubble")
    scene.input.play(scene.session.legal(scene.run.seat)[0])
    told(driver)
    host = driver.node("host").rect
    assert driver.ui.find("bubble") is None
    assert [node.id for node in driver.ui.nodes if node.area == "bar" and node.rect.colliderect(host)] == ["host"]
    driver.click("host")
    assert driver.ui.find("bubble")


@pytest.mark.parametrize("language", shipped_languages())
def test_answers_and_buttons_stay_under_the_hand_whatever_is_said(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = begin(driver, next(each for each in LESSONS if name_of(each) == "alhambra_cards-exact"))
    while scene.run.step and not scene.run.step.ask:
        driver.click("lesson_skip")
        scene = told(driver)
    names = [node.id for node in driver.ui.nodes if node.id.startswith("answer:")]
    before = [driver.node(name).rect.copy() for name in (*names, "lesson_next")]
    wrong = next(i for i, answer in enumerate(scene.run.answers(), start=1) if answer != scene.run.right)
    driver.click(f"answer:{wrong}")
    told(driver)
    assert [driver.node(name).rect for name in (*names, "lesson_next")] == before
    driver.click(f"answer:{scene.run.answers().index(scene.run.right) + 1}")
    told(driver)
    assert driver.node("lesson_next").rect == before[-1] and driver.ui.find(names[0]) is None
    driver.close()


def test_a_folded_panel_that_the_host_speaks_of_can_be_called_up(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), scale=200)
    lesson = school("alhambra").find("majorities")
    assert lesson
    begin(driver, lesson)
    driver.click("tab:majorities")
    driver.run(0.3)
    assert driver.ui.find("table:cell:0:4") and driver.node("lesson_next").act
    driver.close()


def test_a_panel_that_a_step_speaks_of_is_called_up_and_put_back_with_the_step(driver: Driver) -> None:
    """The market is put away while a value is moved."""
    lesson = school("ys").find("market")
    assert lesson
    scene = begin(driver, lesson)
    while scene.run.step and scene.run.step.unfold:
        assert driver.ui.find("table:part:rows") or driver.ui.find("part:rows")
        scene.run.next()
        scene = told(driver)
    assert driver.ui.find("table:fold:rows")


def test_back_takes_the_move_back_as_if_it_had_not_been_made(driver: Driver, lesson: Lesson) -> None:
    scene = to_action(driver, lesson)
    at, number, view = scene.run.at, scene.session.number, scene.board.view
    driver.click("lesson_skip")
    told(driver)
    while driver.scene.run.at > at:
        driver.press(pygame.K_BACKSPACE) if driver.ui.find("lesson_back") else driver.click("lesson_again")
        scene = told(driver)
    if scene.run.at < at:
        return  # the last step was the move; it begins anew from there
    assert scene.session.number == number and scene.board.view == view


def test_a_lesson_leaves_the_familys_game_alone_and_notes_what_was_learned(tmp_path: Path, lesson: Lesson) -> None:
    driver = Driver(tmp_path)
    services = driver.services
    services.navigation.start(services.routes.table, new_session("human", "easy", box="alhambra_cards", seed=5))
    driver.run(0.3)
    services.autosaver.close()
    before = {path: path.read_bytes() for path in sorted(tmp_path.rglob("*.kupola"))}
    assert before
    walk(driver, lesson, lambda scene: None)
    driver.run(0.2)
    assert {path: path.read_bytes() for path in sorted(tmp_path.rglob("*.kupola"))} == before
    assert services.autosaver.session is None
    assert lesson.id in services.progress.of(lesson.box).lessons
    latest = services.store.latest()
    assert latest is not None and latest.head is not None and latest.head.box == "alhambra_cards"
    driver.close()


def test_the_end_leads_on(driver: Driver, lesson: Lesson) -> None:
    walk(driver, lesson, lambda scene: None)
    after = school(lesson.box).after(lesson)
    driver.press(pygame.K_RETURN)
    if after is None:
        driver.until_scene("LobbyScene")
    else:
        assert told(driver).run.lesson is after


def test_after_the_last_basic_lesson_the_table_is_set(driver: Driver) -> None:
    *_, last = (lesson for lesson in school("alhambra_cards").lessons if lesson.kind.value == "basic")
    walk(driver, last, lambda scene: None)
    driver.click("lesson_table")
    driver.until_scene("LobbyScene")


def test_esc_asks_before_a_lesson_is_left(driver: Driver) -> None:
    begin(driver, FIRST[0])
    driver.press(pygame.K_ESCAPE)
    driver.until_scene("DialogScene")
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, LessonScene)
    driver.press(pygame.K_ESCAPE)
    driver.click("dialog:0")
    driver.until_scene("SchoolScene")


def test_no_lesson_is_interrupted_by_what_belongs_to_games(driver: Driver) -> None:
    """No coach, no undo by keys, no forced choice made by itself."""
    scene = to_action(driver, FIRST[0])
    number = scene.session.number
    assert not scene.input.coach.is_on and not scene.conduct.is_automatic
    driver.click("lesson_skip")
    scene = told(driver)
    driver.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert driver.scene.session.number > number
    assert {node.id for node in driver.ui.nodes} & {"undo", "redo", "hint", "recap", "tempo"} == set()


def test_nothing_private_of_the_others_is_said(tmp_path: Path) -> None:
    """Only the reader's view reaches the screen: with another hand at another seat the same is seen."""
    driver = Driver(tmp_path, language="hu")

    def look(scene: LessonScene) -> None:
        assert scene.board.viewer == scene.run.seat
        assert isinstance(scene, TableScene) and len(scene.controller.people) == 1
        assert not any("⟦" in said for said in driver.said)

    walk(driver, FIRST[0], look)
    driver.close()


# ---------------------------------------------------------------------- the smallest window
_LEAST, _CROWDED = 0.005, 0.12
"""Which share of a lit place may be hidden: hardly anything, more where letters are twice as large."""
_LARGE, _OF_LARGE = 0.35, 0.12
"""What takes such a share of the window, as a board does, leaves hardly any room beside it."""


SMALLEST: Window = ((1024, 600), 100)
WINDOWS: list[Window] = [SMALLEST, ((1024, 600), 200), ((1280, 720), 100), ((1920, 1080), 100)]


@pytest.mark.parametrize(
    ("lesson", "language", "window"),
    wide(
        [(each, "hu", SMALLEST) for each in LESSONS if name_of(each) in QUICK],
        product(LESSONS, shipped_languages(), WINDOWS),
    ),
    ids=lambda value: name_of(value) if isinstance(value, Lesson) else str(value),
)
def test_every_bubble_of_a_lesson_fits_the_window(
    tmp_path: Path, lesson: Lesson, language: str, window: Window
) -> None:
    size, scale = window
    driver = Driver(tmp_path, size, language=language, scale=scale)

    def look(scene: LessonScene) -> None:
        bubble, step = driver.node("bubble").rect, scene.run.step
        assert driver.ui.surface.get_rect().contains(bubble), driver.stuck("the bubble leaves the window")
        inside = [mark for mark in driver.ui.canvas.audit or () if mark.rect.colliderect(bubble)]
        assert not [mark.text for mark in inside[-20:] if mark.is_cut and not mark.is_disabled], driver.stuck("cut")
        if step is None:
            return
        places = [node.visible for name in step.point if (node := driver.ui.find(name))]
        is_folded = scale > 100 and len(places) < len(step.point)
        assert len(places) == len(step.point) or is_folded, driver.stuck(f"not on the table: {step.point}")
        for name, place in zip(step.point, places, strict=False):
            hidden = bubble.clip(place)
            share = hidden.w * hidden.h / max(1, place.w * place.h)
            is_large = place.w * place.h > _LARGE * size[0] * size[1]
            most = _CROWDED if scale > 100 else _OF_LARGE if is_large else _LEAST
            assert share <= most, driver.stuck(f"{name} is hidden")
        for name in ("lesson_back", "lesson_skip", "lesson_next"):
            assert bubble.contains(driver.node(name).rect)

    walk(driver, lesson, look)
    driver.close()
