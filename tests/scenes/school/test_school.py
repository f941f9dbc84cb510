"""The school: what was learned shows, what comes next is lit, everything is reached by keys, and nobody is pushed."""

from collections.abc import Callable
from itertools import product

import pygame
import pytest

from game.boxes import NAMES
from game.core import box as shelf
from game.lessons.lesson import LessonKind
from game.lessons.parsing import has_school, school
from game.paint.canvas import Canvas
from game.program import Program
from game.saves.settings import Settings
from game.scenes.lesson.course import course
from game.scenes.lobby.lineup import LineUp
from game.scenes.shell.stack import Screen
from game.tools.demo import program
from tests.breadth import wide
from tests.scenes.audit import DRAWINGS, FEWEST, Drawing, faults_of
from tests.scenes.driver import Driver, Hand, Keyboard, Mouse, new_session

BOXES = [name for name in NAMES if shelf.about(name).shelf and has_school(name)]
BOX = BOXES[0]
FIRST = school(BOX).of(LessonKind.BASIC)[0].id


def learn_all(program: Program, box: str) -> None:
    for slips, lesson in enumerate(school(box).lessons):
        program.services.progress.end_lesson(box, lesson.id, slips % 4)


def open_school(driver: Driver, box: str = BOX) -> None:
    driver.start(driver.services.routes.school, box)


def lobby(driver: Driver) -> None:
    driver.start(driver.services.routes.lobby)


# ---------------------------------------------------------------------- what it shows
@pytest.mark.parametrize("box", BOXES)
def test_every_lesson_is_a_gate_that_tells_what_it_is_about(driver: Driver, box: str) -> None:
    open_school(driver, box)
    for lesson in school(box).lessons:
        node = driver.node(f"lesson:{lesson.id}")
        assert driver.ui.words(lesson.key("title")) in node.name
        assert driver.ui.words(lesson.key("about")) in node.hint


def test_the_first_lesson_comes_first_and_the_one_after_it_next(driver: Driver) -> None:
    services = driver.services
    for number, lesson in enumerate(school(BOX).of(LessonKind.BASIC)):
        found = course(BOX, services.progress.of(BOX))
        assert found.upcoming is not None
        assert (found.done, found.upcoming.lesson, found.upcoming.number) == (number, lesson, number + 1)
        services.progress.end_lesson(BOX, lesson.id)
    assert course(BOX, services.progress.of(BOX)).upcoming is None


@pytest.mark.parametrize(("slips", "award"), [(0, "gold"), (1, "silver"), (2, "silver"), (3, "bronze"), (9, "bronze")])
def test_fewer_slips_bring_a_better_medal(driver: Driver, slips: int, award: str) -> None:
    driver.services.progress.end_lesson(BOX, FIRST, slips)
    assert course(BOX, driver.services.progress.of(BOX)).basic[0].award == award


@pytest.mark.parametrize(("box", "hand"), [*zip(BOXES, [Keyboard(), Mouse()] * 2, strict=True)])
def test_every_gate_is_reached(driver: Driver, box: str, hand: Hand) -> None:
    opened: list[str] = []
    listen(driver, opened)
    open_school(driver, box)
    for lesson in school(box).lessons:
        if isinstance(hand, Mouse):
            bring_into_sight(driver, f"lesson:{lesson.id}")
        hand.use(driver, f"lesson:{lesson.id}")
    assert opened == [lesson.id for lesson in school(box).lessons]


def bring_into_sight(driver: Driver, name: str) -> None:
    """Turns the wheel over the questions until a gate is seen whole."""
    for _ in range(20):
        node = driver.node(name)
        if node.visible.h == node.rect.h:
            return
        driver.hover("scroll:doors")
        driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    raise AssertionError(driver.stuck(f"{name} never came into sight"))


def listen(driver: Driver, opened: list[str]) -> None:
    """Notes which lessons would be opened, instead of opening them."""
    services, usual = driver.services, driver.services.navigation.open

    def instead(route: Callable[..., Screen], *args: str) -> None:
        if route == services.routes.lesson:
            opened.append(args[1])
        else:
            usual(route, *args)

    services.navigation.open = instead  # type: ignore[method-assign,assignment]


def test_enter_begins_what_is_lit(driver: Driver) -> None:
    opened: list[str] = []
    listen(driver, opened)
    open_school(driver)
    driver.press(pygame.K_RETURN)
    assert opened == [FIRST]


def test_another_box_is_a_touch_away(driver: Driver) -> None:
    open_school(driver)
    for box in BOXES:
        driver.click(f"box:{box}")
        assert driver.scene.box == box
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "MenuScene"


# ---------------------------------------------------------------------- ways in and out
@pytest.mark.parametrize("box", BOXES)
def test_the_plate_of_a_box_leads_to_its_school(driver: Driver, box: str) -> None:
    lobby(driver)
    driver.click(f"box:{box}", "learn")
    assert (driver.name, driver.scene.box) == ("SchoolScene", box)


def test_the_plate_speaks_to_who_is_new_and_to_who_is_not(driver: Driver) -> None:
    words = driver.ui.words
    lobby(driver)
    assert driver.node("learn").name == words("ui.lobby.lessons.new_here")
    basic = school(BOX).of(LessonKind.BASIC)
    for number, lesson in enumerate(basic, 1):
        driver.services.progress.end_lesson(BOX, lesson.id)
        driver.program.draw()
        key = "ui.lobby.lessons.go_on" if number < len(basic) else "ui.lobby.lessons.again"
        assert driver.node("learn").name == words(key, done=number, all=len(basic))


def test_the_pause_leads_to_the_school_and_back_to_the_game(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.table, new_session("human", "easy", box=BOX))
    driver.until(lambda: driver.is_asked, "asked")
    driver.press(pygame.K_ESCAPE)
    driver.click("school")
    assert driver.name == "SchoolScene"
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "TableScene"


@pytest.mark.parametrize("box", BOXES)
def test_the_table_of_a_first_game_is_laid(driver: Driver, box: str) -> None:
    driver.services.progress.count_coached(box)
    open_school(driver, box)
    driver.click("table")
    assert driver.name == "LobbyScene"
    assert_first(driver.scene.lineup, box)
    assert driver.services.progress.of(box).coached == 0, "the coach sits by"


def assert_first(lineup: LineUp, box: str) -> None:
    assert lineup.box == box
    assert [player.level for player in lineup.players] == ["", "easy", "easy"]
    switched = {key for key, value in lineup.options.items() if value is True}
    about = shelf.about(box)
    assert switched == {option.key for option in about.options if option.default is True} | set(about.ways["first"])
    assert lineup.way == "first" and any("open" in key for key in about.ways["first"])


# ---------------------------------------------------------------------- the offer
def test_a_box_that_nobody_knows_offers_its_first_lesson_once(driver: Driver) -> None:
    lobby(driver)
    driver.click("start")
    assert driver.name == "DialogScene"
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "LobbyScene"
    driver.click("start")
    assert driver.name == "TableScene"


def test_who_wants_to_learn_is_in_the_first_lesson_at_once(driver: Driver) -> None:
    opened: list[str] = []
    lobby(driver)
    listen(driver, opened)
    driver.click("start")
    driver.press(pygame.K_RETURN)
    assert (driver.name, opened) == ("SchoolScene", [FIRST])


def test_the_table_that_was_laid_before_a_lesson_waits_for_its_end(driver: Driver) -> None:
    lobby(driver)
    listen(driver, [])
    driver.scene.lineup.add()
    laid = driver.scene.lineup.set_up()
    driver.click("start")
    driver.press(pygame.K_RETURN)
    driver.click("table")
    assert driver.name == "LobbyScene"
    assert driver.scene.lineup.set_up() == laid


def played(driver: Driver) -> None:
    driver.services.store.save(new_session("human", "easy", box=BOX).record(), "kept")


def learned(driver: Driver) -> None:
    driver.services.progress.end_lesson(BOX, FIRST)


@pytest.mark.parametrize("before", [played, learned])
def test_who_has_played_or_learned_is_not_asked(driver: Driver, before: Callable[[Driver], None]) -> None:
    before(driver)
    lobby(driver)
    driver.click("start")
    assert driver.name == "TableScene"


# ---------------------------------------------------------------------- looks
@pytest.mark.painted
@pytest.mark.parametrize(
    ("drawing", "is_done"), wide(zip(FEWEST, [False, True], strict=True), product(DRAWINGS, [False, True])), ids=str
)
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_cut_or_covered(box: str, is_done: bool, drawing: Drawing) -> None:
    assert faults_of(drawing, shown(box, is_done)) == []


def shown(box: str, is_done: bool) -> Callable[[Program], None]:
    def show(made: Program) -> None:
        if is_done:
            learn_all(made, box)
        made.services.navigation.start(made.services.routes.school, box)

    return show


@pytest.mark.painted
def test_no_light_of_a_gate_falls_on_what_the_host_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """In large letters the words lie right above the lit gate."""
    lit = words_of_the_host()
    monkeypatch.setattr(Canvas, "glow", lambda *args: None)
    assert words_of_the_host() == lit


def words_of_the_host() -> bytes:
    """Returns the pixels from the first line of what the host says to below the last."""
    settings = Settings(language="pl", speed="instant", scale=200)
    with program((1024, 600), settings, headless=True) as made:
        shown("alhambra", False)(made)
        made.services.ui.canvas.audit = []
        made.draw()
        about = made.services.words(school("alhambra").lessons[0].key("about")).split()
        lines = [mark.rect for mark in made.services.ui.canvas.audit if set(mark.text.split()) < set(about)]
        area = lines[0].unionall(lines).inflate(0, 16)
        return pygame.image.tobytes(made.services.ui.surface.subsurface(area), "RGB")
