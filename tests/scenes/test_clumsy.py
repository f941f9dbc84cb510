"""Hands that grope: double clicks, keys held too long, presses that come early, and what must not come of them."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rules import Seat
from game.program import Program
from game.saves.paths import Paths
from game.saves.settings import Settings
from game.scenes.shell.stack import Screen
from game.window import set_size
from tests.breadth import wide
from tests.scenes.conftest import BOXES
from tests.scenes.driver import Driver, Keyboard, NewGame, asking, choose_parts, driving, met, new_session, play
from tests.scenes.test_badges import asked, choose


def key(kind: int, name: int) -> pygame.Event:
    return pygame.event.Event(kind, key=name, unicode="", mod=0)


def double_click(driver: Driver, name: str) -> None:
    """Clicks a node twice as quickly as hands do, moving a little."""
    x, y = driver.spot(name)
    driver.click_at((x, y))
    driver.run(0.15)
    driver.click_again((x + 3, y - 2))
    driver.turn()


# ---------------------------------------------------------------------- double clicks


@pytest.mark.parametrize("bounced", [False, True], ids=["a double click", "an Enter that bounces"])
def test_a_button_that_is_pressed_twice_plays_one_move(tmp_path: Path, new: NewGame, bounced: bool) -> None:
    session = asked(new, 0)
    with asking(tmp_path, session, confirm_turn="always", automatic_choices=False) as driver:
        choose(driver)
        spot, number = driver.spot("submit"), session.number
        if bounced:
            driver.press(pygame.K_RETURN)
            driver.turn(key(pygame.KEYDOWN, pygame.K_RETURN), key(pygame.KEYUP, pygame.K_RETURN))
        else:
            driver.click_at(spot)
            driver.click_again(spot)
            driver.run(0.2)
            driver.click_again(spot)
        own = [beat for beat in session.beats(Seat(0)) if beat.seat == 0 and beat.number > number]
        assert len(own) == 1


@pytest.mark.parametrize("hand", ["mouse", "finger", "key", "pad"])
def test_a_press_before_its_button_was_seen_counts_for_nothing(driver: Driver, hand: str) -> None:
    driver.services.navigation.start(driver.services.routes.lobby)
    driver.run(0.2)
    driver.start(driver.services.routes.menu)
    (x, y), (wide, tall) = driver.spot("box:ys"), driver.ui.surface.get_size()
    driver.ui.focus_on(driver.ui.at((x, y)))
    driver.ui.is_stale = False
    finger = {"finger_id": 0, "touch_id": 0, "x": x / wide, "y": y / tall, "dx": 0, "dy": 0}
    events = {
        "mouse": [pygame.Event(kind, pos=(x, y), button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)],
        "finger": [pygame.Event(kind, finger) for kind in (pygame.FINGERDOWN, pygame.FINGERUP)],
        "key": [key(kind, pygame.K_RETURN) for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP)],
        "pad": [
            pygame.Event(kind, instance_id=0, button=pygame.CONTROLLER_BUTTON_A)
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        ],
    }[hand]
    driver.turn(*events)
    driver.turn()
    assert driver.name == "MenuScene"
    driver.run(0.3)
    driver.turn(*events)
    driver.turn()
    assert driver.name != "MenuScene"


def test_a_second_click_does_not_fall_through_while_the_next_screen_is_slow_to_draw(driver: Driver) -> None:
    """One of the ways that the menu shows closes the program."""
    driver.services.navigation.start(driver.services.routes.lobby)
    driver.run(0.2)
    at, draw = driver.spot("menu"), driver.program.draw

    def slowly() -> None:
        """Lets the second click come while the menu is drawn for the first time."""
        draw()
        if driver.name != "MenuScene":
            return
        driver.program.draw = draw  # type: ignore[method-assign]
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=driver.spot("quit"), button=1))

    driver.program.draw = slowly  # type: ignore[method-assign]
    driver.click_at(at)
    assert driver.program.draw is draw and driver.name == "MenuScene"
    driver.turn(*pygame.event.get(), seconds=2)
    assert driver.name == "MenuScene"


def test_a_double_click_removes_one_seat(driver: Driver) -> None:
    driver.start(driver.services.routes.lobby)
    driver.click("add")
    seats = len(driver.scene.lineup.players)
    driver.click("seat:1")
    double_click(driver, "leave")
    assert driver.name == "LobbyScene" and len(driver.scene.lineup.players) == seats - 1


def test_a_double_click_opens_a_list_and_leaves_it_open(driver: Driver) -> None:
    driver.start(driver.services.routes.people, [], [], print)
    driver.click("wishes")
    double_click(driver, "wish:level")
    assert driver.ui.popup
    double_click(driver, "popup:easy")
    assert not driver.ui.popup
    assert (driver.name, driver.scene.draft.level) == ("PeopleScene", "easy")


def test_a_double_click_that_closes_the_log_touches_nothing_below(tmp_path: Path, new: NewGame) -> None:
    with asking(tmp_path, asked(new, 0), confirm_turn="off", automatic_choices=False) as driver:
        number = driver.table.session.number
        driver.click("log")
        driver.turn()
        double_click(driver, "back")
        driver.run(0.2)
        assert driver.name == "TableScene"
        assert not driver.picker.touched
        assert driver.table.session.number == number


# ---------------------------------------------------------------------- keys held
@pytest.mark.parametrize("held", [0, 30])
def test_what_was_chosen_is_still_there_after_f1_and_an_esc_that_was_held(
    tmp_path: Path, new: NewGame, held: int
) -> None:
    """Half a plan of Maharaja was gone once: the Esc that closed the rules went on and gave it back."""
    with asking(tmp_path, asked(new, 0), confirm_turn="always", automatic_choices=False) as driver:
        driver.click(f"item:{min(driver.table.selection().open)}")
        before = driver.picker.touched
        assert before
        driver.press(pygame.K_F1)
        driver.turn()
        assert driver.name == "RulebookScene"
        for _ in range(held + 1):
            driver.turn(key(pygame.KEYDOWN, pygame.K_ESCAPE), seconds=0.06)
        driver.turn(key(pygame.KEYUP, pygame.K_ESCAPE))
        assert driver.name == "TableScene"
        assert driver.picker.touched == before


def test_a_held_key_takes_one_step_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("human", "human", open_hands=True)
    with driving(tmp_path, session) as driver:
        play(driver, Keyboard(), stop=lambda: session.number >= 3 and driver.is_asked)
        driver.run(1)
        undone: list[int] = []
        monkeypatch.setattr(driver.table.input, "undo", lambda: undone.append(1))
        for _ in range(10):
            driver.turn(key(pygame.KEYDOWN, pygame.K_u), seconds=0.06)
        assert len(undone) <= 1


# ---------------------------------------------------------------------- early and late
def test_the_button_of_the_curtain_says_when_it_can_be_pressed(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human")) as driver:
        driver.until_scene("CurtainScene")
        assert not driver.node("raise").is_enabled
        driver.until(lambda: not driver.scene.needs_ticks and not driver.ui.is_stale, "lies there")
        assert driver.node("raise").is_enabled
        driver.click("raise")
        driver.until_asked()


def test_a_quick_click_on_an_idle_window_is_taken_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press and release that both wait when the window wakes must not change places."""
    pygame.display.init()
    program = Program(set_size((1024, 600), full_screen=False), Paths(tmp_path), Settings(language="en"))
    opened: list[str] = []
    made = program.services.routes.lobby

    def lobby(*sat: Any, **laid: Any) -> Screen:
        opened.append("lobby")
        return made(*sat, **laid)

    monkeypatch.setattr(program.services.routes, "lobby", lobby)

    def first() -> None:
        program.services.navigation.start(program.services.routes.menu)
        program.draw()
        node = program.services.ui.find("box:ys")
        assert node is not None
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=node.rect.center, button=1))
        program.services.ui.now += 1  # it was seen for a while
        pygame.time.set_timer(pygame.QUIT, 1500, 1)

    assert program.run(first) == 0
    assert opened == ["lobby"]


# ---------------------------------------------------------------------- things that stay where they are
def bars(driver: Driver) -> dict[str, pygame.Rect]:
    """Returns where the buttons of the bar are; the banner with a name is as wide as that."""
    return {node.id: node.rect for node in driver.ui.nodes if node.area == "bar" and node.id != "turn"}


@pytest.mark.parametrize("language", wide(["hu"], ["hu", "pl"]))
def test_the_buttons_of_the_bar_keep_their_places(tmp_path: Path, new: NewGame, language: str) -> None:
    places: list[dict[str, pygame.Rect]] = []
    session = new("human", "human", "random")
    with driving(tmp_path, session, language=language) as driver:

        def look() -> bool:
            if driver.name == "TableScene" and driver.ui.nodes and not driver.ui.is_stale:
                places.append(bars(driver))
            return session.number > 6

        play(driver, Keyboard(), stop=look)
    assert {"pause", "hint", "undo", "redo", "recap"} <= places[0].keys()
    assert all(found == places[0] for found in places)


def test_the_wheel_brings_older_lines_of_the_log_into_sight(tmp_path: Path, new: NewGame) -> None:
    session = asked(new, 25)
    with asking(tmp_path, session) as driver:
        before = driver.texts
        driver.hover("log")
        for _ in range(3):
            driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
        assert driver.texts != before
        for _ in range(5):
            driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
        driver.turn()
        assert driver.texts == before


def enlarged(driver: Driver) -> Iterator[str]:
    """Yields the panels that can be made small again."""
    return (node.id for node in driver.ui.nodes if node.id.startswith("table:plot") and node.key == pygame.K_ESCAPE)


def test_esc_makes_an_enlarged_alhambra_small_before_anything_else(tmp_path: Path) -> None:
    session = met(lambda game: game.to_act() == {0}, "human", "random", "random", box="alhambra")
    with asking(tmp_path, session, automatic_choices=False) as driver:
        driver.click("table:plot:1")
        driver.turn()
        assert [*enlarged(driver)] == ["table:plot:1"]
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert driver.name == "TableScene" and not [*enlarged(driver)]
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "PauseScene"


@pytest.mark.parametrize("scene", ["pause", "questions", "log"])
def test_enter_goes_back_where_that_is_the_lit_button_even_after_a_click_beside_it(tmp_path: Path, scene: str) -> None:
    session = new_session("human", "random", box="alhambra", vizier=True)
    with driving(tmp_path, session) as driver:
        driver.run(2)
        driver.services.navigation.open(driver.services.routes.pause, session)
        if scene != "pause":
            driver.services.navigation.open(
                getattr(driver.services.routes, scene), session, *((Seat(0), session.numbers) if scene == "log" else ())
            )
        driver.turn()
        before = driver.name
        driver.click_at((4, 300))
        driver.press(pygame.K_RETURN)
        assert driver.name != before


# ---------------------------------------------------------------------- an evening of clumsy hands
class ClumsyMouse:
    """Double clicks every piece, looks elsewhere between two touches, and plays by Enter or by a double click."""

    def __init__(self, seed: int = 3) -> None:
        self._dice = random.Random(seed)

    def use(self, driver: Driver, name: str) -> None:
        double_click(driver, name)

    def play(self, driver: Driver, move: Any) -> None:
        scene, number = driver.table, driver.table.session.number

        def touch(name: str) -> None:
            was_chosen = name.removeprefix("item:") in map(str, driver.picker.touched)
            double_click(driver, name)
            if scene.session.number == number:
                is_chosen = name.removeprefix("item:") in map(str, driver.picker.touched)
                assert is_chosen != was_chosen, driver.stuck(f"{name} was touched in vain")
                self._look_elsewhere(driver)

        choose_parts(driver, move, touch)
        if scene.session.number != number:
            return
        if self._dice.random() < 0.5:
            double_click(driver, "submit")
        else:
            driver.press(pygame.K_RETURN)

    def _look_elsewhere(self, driver: Driver) -> None:
        name = self._dice.choice(["log", "pause", "", ""])
        if name:
            driver.click(name)
            driver.turn()
            driver.press(pygame.K_ESCAPE)
            driver.until_asked()


@pytest.mark.parametrize("box", wide(["alhambra_cards"], BOXES))
def test_clumsy_hands_play_the_moves_they_mean_and_no_others(tmp_path: Path, box: str) -> None:
    session = new_session("human", "human", "random", box=box, **BOXES[box])
    with driving(tmp_path, session, confirm_turn="always", automatic_choices=False) as driver:
        met = play(driver, ClumsyMouse(), stop=lambda: session.number > 16)
    assert met["TableScene"] >= 1
