"""What a pointer presses, again and again, and what it points at."""

from pathlib import Path

import pygame
import pytest

from game.paint.palette import contrast
from game.saves.settings import values_of
from game.widgets.input import Input
from game.widgets.mouse import Series
from game.widgets.node import Node, Role
from game.widgets.pointer import Pointer, arrow
from game.widgets.ui import Ui
from tests.scenes.driver import Driver, driving, new_session

pytestmark = pytest.mark.painted


@pytest.fixture
def cursors(monkeypatch: pytest.MonkeyPatch) -> list[pygame.cursors.Cursor]:
    pygame.font.init()
    shown: list[pygame.cursors.Cursor] = []
    monkeypatch.setattr("pygame.mouse.set_cursor", shown.append)
    return shown


def drawn(cursor: pygame.cursors.Cursor) -> pygame.Surface:
    """The picture of a cursor that is one."""
    found: object = cursor.data[-1]
    assert isinstance(found, pygame.Surface)
    return found


def test_every_size_is_shown_once_and_the_systems_own_comes_back(cursors: list[pygame.cursors.Cursor]) -> None:
    pointer = Pointer()
    for size in (*values_of("pointer"), 0):
        for _ in range(3):
            pointer.follow(size, is_asking=False)
    heights = [drawn(cursor).get_height() if cursor.type == "color" else 0 for cursor in cursors]
    assert heights == [31, 46, 62, 93, 0]


def test_who_asks_sees_a_question_mark_at_every_size(cursors: list[pygame.cursors.Cursor]) -> None:
    pointer = Pointer()
    for size in values_of("pointer"):
        pointer.follow(size, is_asking=True)
        pointer.follow(size, is_asking=False)
    asking, usual = cursors[::2], cursors[1::2]
    assert all(cursor.type == "color" for cursor in asking)
    assert usual[0].type == "system"
    assert all(drawn(a).get_width() > drawn(u).get_width() for a, u in zip(asking[1:], usual[1:], strict=True))


@pytest.mark.parametrize("times", [1.0, 1.5, 2.0, 3.0])
def test_an_edge_stands_out_from_every_ground(times: float) -> None:
    made = arrow(times)
    points = [made.get_at((x, y)) for x in range(made.get_width()) for y in range(made.get_height())]
    seen = {(point.r, point.g, point.b) for point in points if point.a == 255}
    for ground in [(v, v, v) for v in range(0, 256, 15)] + [(200, 40, 30), (30, 90, 180), (20, 120, 90)]:
        assert max(contrast(ground, (r, g, b)) for r, g, b in seen) >= 3


def test_the_tip_is_what_points(cursors: list[pygame.cursors.Cursor]) -> None:
    Pointer().follow(300, is_asking=False)
    tip: tuple[int, int] = cursors[0].data[0]  # type: ignore[assignment]
    assert drawn(cursors[0]).get_at(tip).a == 255
    assert max(tip) < 10


def test_a_double_click_counts_for_nothing_that_came_after_its_first_half() -> None:
    series = Series(0.45, 24)
    assert series.press((100, 100), 1.0, (0, "raise"))
    assert not series.press((101, 100), 1.1, (1, "next"))
    assert not series.press((101, 100), 1.4, (1, "next"))


def test_whoever_clicks_on_and_on_at_one_place_is_heard_before_half_a_second_is_over() -> None:
    """As an impatient person does at "next", where walk follows walk."""
    series = Series(0.45, 24)
    assert series.press((100, 100), 1.0, (0, "next"))
    counted = [time / 10 for time in range(11, 30) if series.press((100, 100), time / 10, (1, "next"))]
    assert counted[0] <= 1.5
    assert len(counted) > 10


# ---------------------------------------------------------------------- what comes up under a hand
def counts(hands: Input, ui: Ui, x: int, now: float) -> bool:
    """Tells whether a press counts for what lies at a pixel."""
    ui.now = now
    return bool(hands.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, 100), button=1)))


def lays(ui: Ui, name: str, now: float) -> None:
    """Draws a frame in which one thing takes all the window."""
    ui.now = now
    ui.begin()
    ui.add(Node(name, Role.BUTTON, name, pygame.Rect(0, 0, 1280, 720), act=lambda: None))
    ui.end()


def test_nothing_decides_that_came_up_under_a_hand_which_had_just_pressed() -> None:
    """A list that comes while its button is pressed a second time; elsewhere an eye has chosen."""
    ui = Ui(pygame.Surface((1280, 720)), lambda key, /, **values: key)
    hands = Input(ui)
    lays(ui, "take", 1.0)
    assert counts(hands, ui, 100, 2.0)
    lays(ui, "row", 2.4)
    assert not counts(hands, ui, 110, 2.7)
    assert counts(hands, ui, 110, 2.95)
    lays(ui, "other", 3.4)
    assert counts(hands, ui, 600, 3.6)


DOWN = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
UP = pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)


def stops(driver: Driver, *rounds: list[pygame.Event]) -> list[str | None]:
    found = []
    for events in rounds:
        driver.turn(*events)
        found.append(driver.ui.focus)
    return found


def test_a_press_that_goes_up_while_a_picture_is_drawn_leads_one_step(tmp_path: Path) -> None:
    """The clock that repeats keys goes on meanwhile, and what it made up comes before the key goes up."""
    with driving(tmp_path, new_session("human", "easy")) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        pressed, after = stops(driver, [DOWN], [DOWN, DOWN, DOWN, UP])
        assert pressed is not None
        assert after == pressed
        assert stops(driver, [DOWN]) != [after], "the next press counts"


def test_a_key_that_is_held_goes_on_by_one_step_a_picture(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy")) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        one_by_one = stops(driver, *[[DOWN, UP]] * 3)
        driver.ui.focus = None
        assert stops(driver, [DOWN], [DOWN, DOWN, DOWN], [DOWN, DOWN], [UP]) == [*one_by_one, one_by_one[-1]]
