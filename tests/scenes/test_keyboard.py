"""Whole games by the keyboard alone: everything that must be reached can be reached by Tab, arrows and shortcuts."""

from functools import partial
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.boxes.maharaja.rules.moves import Found, Plan
from game.core.rules import Seat
from game.session.session import Session
from game.tabletop.items import Item
from tests.breadth import wide
from tests.scenes.conftest import BOXES, games
from tests.scenes.driver import Driver, Keyboard, NewGame, asking, driving, late, met, new_session, play
from tests.scenes.test_badges import asked


def test_after_the_last_walk_comes_the_result_and_enter_plays_again(tmp_path: Path) -> None:
    session = late(lambda: new_session("random", "random"), 6)
    with driving(tmp_path, session) as driver:
        play(driver, Keyboard())
        assert session.is_over
        for _ in range(2):
            driver.press(pygame.K_RETURN)
            driver.turn()
        assert driver.name == "TableScene"
        assert driver.table.session is not session
        assert set(driver.table.session.players) == set(session.players)


@pytest.mark.parametrize(("box", "entries"), wide(product(BOXES, [90]), product(BOXES, [12, 45, 90, 140])))
def test_the_keyboard_reaches_everything_that_may_be_touched(tmp_path: Path, box: str, entries: int) -> None:
    """At once, and after a first touch on an item of each kind."""
    with asking(tmp_path, asked(games(box, **BOXES[box]), entries)) as driver:
        first = reached(driver)
        kinds = {item.kind: item for item in sorted(first, key=str)}
        for item in kinds.values():
            driver.table.input.touch(item)
            driver.turn()
            reached(driver)
            driver.letter("u")


def reached(driver: Driver) -> frozenset[Item]:
    """Returns what may be touched now, which keys must lead to."""
    driver.table.services.ui.is_stale = True
    driver.turn()
    wanted = driver.table.selection().open
    lost = {f"item:{item}" for item in wanted} - driver.ways().keys()
    assert not lost, driver.stuck(f"out of the keyboard's reach: {lost}")
    return wanted


def decides(kind: type, game: Session) -> bool:
    """Tells whether the first seat may make moves of a kind."""
    return Seat(0) in game.to_act() and isinstance(game.legal(Seat(0))[0], kind)


def test_the_focus_is_after_a_move_where_it_was_before(tmp_path: Path) -> None:
    """Whoever places two houses goes on from the first one, not from the edge of the table."""
    session = met(partial(decides, Found), "human", "random", "random", box="maharaja")
    with asking(tmp_path, session, confirm_turn="always") as driver:
        number, place = driver.table.session.number, "item:village:9"
        driver.press(pygame.K_TAB)
        driver.steer(place)
        driver.press(pygame.K_RETURN)
        assert driver.ui.focus == "submit"
        driver.press(pygame.K_RETURN)
        driver.until_past(number + 2)
        driver.until(lambda: driver.is_asked, "asked again")
        assert driver.ui.focus_shown == place


def test_an_action_of_the_plan_is_one_stop_until_it_has_an_arrow(tmp_path: Path) -> None:
    with asking(tmp_path, met(partial(decides, Plan), "human", "random", "random", box="maharaja")) as driver:
        driver.press(pygame.K_TAB)
        driver.steer("item:action:0:1")
        driver.press(pygame.K_DOWN)
        assert driver.ui.focus == "item:action:3:1"
        driver.press(pygame.K_DOWN)
        assert driver.ui.focus == "item:action:6:1"


def test_space_goes_on_although_the_focus_rests_on_a_card(tmp_path: Path) -> None:
    """An item that cannot be touched for now must not swallow the keys of the table."""
    with driving(tmp_path, new_session("human", "random", "random"), step_mode=True, confirm_turn="off") as driver:
        driver.until(lambda: driver.is_asked or driver.table.flow.waits_for_step, "asked")
        while not driver.is_asked:
            driver.press(pygame.K_SPACE)
            driver.run(1)
        driver.ui.focus, driver.ui.is_keyboard = "item:money_deck", True
        scene = driver.table
        [seat] = scene.session.to_act()
        scene.controller.play(seat, next(m for m in scene.session.legal(seat) if m), scene.session.number)
        scene.state.picker = None
        driver.until(lambda: driver.table.flow.waits_for_step, "waits for a step")
        driver.run(1)
        driver.ui.focus = "item:money_deck"
        number = scene.session.number
        driver.press(pygame.K_SPACE)
        driver.until(lambda: scene.session.number > number, "goes on", 3)


@pytest.mark.painted
@pytest.mark.parametrize("contrast", [False, True])
def test_the_focus_of_the_first_line_leaves_its_heading_legible(tmp_path: Path, contrast: bool) -> None:
    """With large letters its ring once lay over the lower half of what stands above it."""
    with driving(tmp_path, new_session("human", "easy"), scale=200, contrast=contrast, size=(1280, 720)) as driver:
        driver.until(lambda: driver.ui.find("choice:0"), "something is possible")
        driver.run(0.5)
        line = driver.node("choice:0").rect
        heading = pygame.Rect(line.x, line.y - 45, line.w, 40)
        seen = pygame.image.tobytes(driver.ui.surface.subsurface(heading), "RGB")
        driver.ui.focus_on(driver.ui.find("choice:0"))
        driver.run(0.2)
        assert pygame.image.tobytes(driver.ui.surface.subsurface(heading), "RGB") == seen


# ---------------------------------------------------------------------- keys by meaning
def key(driver: Driver, code: int, letter: str = "", mod: int = 0, place: int = 0) -> None:
    """Presses a key as a keyboard of any layout tells it."""
    driver.turn(
        pygame.Event(pygame.KEYDOWN, key=code, scancode=place, unicode=letter, mod=mod),
        pygame.Event(pygame.KEYUP, key=code, scancode=place, mod=mod),
    )
    driver.turn()


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_LMETA])
def test_a_digit_with_alt_raises_no_purchase(tmp_path: Path, new: NewGame, mod: int) -> None:
    with asking(tmp_path, new("human", "easy"), automatic_choices=False) as driver:
        before = list(driver.picker.touched)
        for digit in "123456789":
            key(driver, ord(digit), digit, mod)
        assert list(driver.picker.touched) == before


def test_undo_and_hints_are_there_on_a_cyrillic_keyboard(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "easy", seed=5), confirm_turn="always") as driver:
        item = next(iter(sorted(driver.table.selection().open)))
        for code, mod, place in ((ord("г"), 0, pygame.KSCAN_U), (ord("я"), pygame.KMOD_LCTRL, pygame.KSCAN_Z)):
            driver.click(f"item:{item}")
            driver.turn()
            assert driver.picker.touched
            key(driver, code, "" if mod else chr(code), mod, place)
            assert not driver.picker.touched
        key(driver, ord("р"), "р", 0, pygame.KSCAN_H)
        driver.until(lambda: driver.table.state.hint, "a hint")


def test_ctrl_with_alt_types_letters_in_a_field(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.lobby, "alhambra_cards")
    driver.run(0.2)
    driver.click("seat:1")
    name = next(node for node in driver.ui.nodes if node.edit)
    driver.click(name.id)
    pygame.scrap.put_text("nobody")
    for code in (pygame.K_a, pygame.K_v, pygame.K_x):
        key(driver, code, "", pygame.KMOD_LCTRL | pygame.KMOD_RALT)
        assert driver.node(name.id).value == name.value
    driver.press(pygame.K_END)
    key(driver, pygame.K_a, "ą", pygame.KMOD_LCTRL | pygame.KMOD_RALT)
    driver.turn(pygame.Event(pygame.TEXTINPUT, text="ą"))
    driver.turn()
    assert driver.node(name.id).value == name.value + "ą"


@pytest.mark.parametrize("where", ["menu", "field", "table"])
def test_alt_and_enter_fills_the_screen_and_presses_nothing(driver: Driver, where: str) -> None:
    if where == "table":
        driver.services.navigation.start(driver.services.routes.table, new_session("human", "easy"))
    else:
        driver.services.navigation.start(
            driver.services.routes.menu if where == "menu" else driver.services.routes.lobby
        )
    driver.run(0.3)
    if where == "field":
        driver.click("seat:1")
        driver.click(next(node.id for node in driver.ui.nodes if node.edit))
    name, focus = driver.name, driver.ui.focus
    key(driver, pygame.K_RETURN, "\r", pygame.KMOD_LALT, pygame.KSCAN_RETURN)
    assert driver.services.settings.now.full_screen and (driver.name, driver.ui.focus) == (name, focus)
    key(driver, pygame.K_KP_ENTER, "\r", pygame.KMOD_RALT, pygame.KSCAN_KP_ENTER)
    assert not driver.services.settings.now.full_screen


def test_ctrl_and_q_leaves_at_once_where_all_is_kept(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy")) as driver:
        driver.run(0.3)
        key(driver, pygame.K_q, "", pygame.KMOD_LCTRL | pygame.KMOD_LALT)
        assert driver.name == "TableScene"
        key(driver, pygame.K_q, "", pygame.KMOD_LCTRL)
        assert driver.top is None


@pytest.mark.parametrize("how", ["key", "window"])
def test_whoever_leaves_is_asked_about_what_was_typed_and_once_only(driver: Driver, how: str) -> None:
    driver.services.navigation.start(driver.services.routes.lobby, "alhambra_cards")
    driver.run(0.2)
    driver.click("seat:1")
    name = next(node for node in driver.ui.nodes if node.edit)
    driver.click(name.id)
    driver.turn(pygame.Event(pygame.TEXTINPUT, text="Zoe"))
    driver.turn()

    def leave() -> None:
        if how == "key":
            key(driver, pygame.K_q, "", pygame.KMOD_LCTRL)
        else:
            driver.turn(pygame.Event(pygame.QUIT))
            driver.turn()

    leave()
    assert any("would be lost" in text for text in driver.texts)
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert driver.name == "SeatSheet" and driver.node(name.id).value == "Zoe", "Enter alone takes nothing away"
    leave()
    leave()
    assert driver.top is None
