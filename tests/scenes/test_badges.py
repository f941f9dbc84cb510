"""A key that a button shows does press that button, whatever was clicked before: in every scene of every box."""

from pathlib import Path

import pygame
import pytest

from game.core.rules import Seat
from game.session.session import Session
from game.widgets.node import Node, Role
from tests.breadth import wide
from tests.scenes.driver import Driver, NewGame, asking, driving, met, new_session


def badges(driver: Driver) -> list[Node]:
    """Returns the nodes that show a key now."""
    return [n for n in driver.ui.nodes if n.badge and n.is_enabled and driver.ui.target(n.key) is n]


def shows(driver: Driver, key: str) -> bool:
    """Tells whether a key's name stands on the screen."""
    return driver.ui.words(f"ui.keys.{key}") in driver.texts


def harmless(driver: Driver) -> list[str]:
    """Returns what can be clicked without leaving the decision, one of a kind: pieces, arrows, hint, log, pause."""
    leaving = ("submit", "never", "undo", "redo", "recap", "mask", "unmask")
    seen = [node for node in driver.ui.nodes if driver.ui.at(node.visible.center) is node and node.id not in leaving]
    kinds = {(node.area, node.role, node.is_enabled, *node.id.split(":")[:2]): node.id for node in seen}
    return [*kinds.values()]


def back_to(driver: Driver, scene: str) -> None:
    """Leaves whatever a click opened."""
    for _ in range(4):
        driver.turn()
        if driver.name == scene:
            return
        driver.press(pygame.K_ESCAPE)
    raise AssertionError(driver.stuck(f"no way back to {scene}"))


def uncover(driver: Driver) -> None:
    """Closes what an earlier click laid over the table: a hint, a quarter laid large."""
    for closing in ("hint_close", "table:lens:close"):
        if driver.ui.find(closing):
            driver.click(closing)


def choose(driver: Driver) -> None:
    scene = driver.table
    assert scene.turn.seat is not None
    moves = scene.session.legal(scene.turn.seat)
    table, view = scene.board.table, scene.board.view
    move = max(moves[:40], key=lambda move: len(table.clicks(view, move)))
    for item in table.clicks(view, move):
        if item not in driver.picker.touched:
            driver.click(f"item:{item}")


@pytest.mark.parametrize("entries", wide([0], [0, 25]))
def test_enter_plays_the_move_that_its_button_shows_whatever_was_clicked_before(
    tmp_path: Path, new: NewGame, entries: int
) -> None:
    session = asked(new, entries)
    with asking(tmp_path, session, confirm_turn="always", automatic_choices=False) as driver:
        choose(driver)
        names = harmless(driver)
        assert len(names) > 5
        for name in names:
            if not driver.ui.find(name):
                continue
            before = driver.picker.touched
            uncover(driver)
            driver.click(name)
            back_to(driver, "TableScene")
            driver.until(lambda: driver.is_asked, "asked again")
            driver.run(0.5)
            picker = driver.picker
            for node in badges(driver):
                assert node.id == "submit"
                assert driver.ui.target(pygame.K_RETURN) is node
            is_whole = picker.move is not None and not driver.ui.find("never")
            assert shows(driver, "enter") == is_whole, driver.stuck(f"after {name} the button and its key disagree")
            if picker.touched != before:
                picker.choose(before)
                driver.ui.is_stale = True
                driver.turn()
        number, move = session.number, driver.picker.move
        assert move is not None
        driver.press(pygame.K_RETURN)
        assert session.number > number, "Enter did not play the move"


def asked(new: NewGame, entries: int) -> Session:
    """Returns a game in which a person has something to choose, after at least that many moves."""
    return met(has_a_choice, "human", "random", "random", make=new, after=entries)


def has_a_choice(game: Session) -> bool:
    return Seat(0) in game.to_act() and len(game.legal(Seat(0))) > 1


def test_the_keyboard_focus_takes_enter_and_the_badge_goes(tmp_path: Path, new: NewGame) -> None:
    with asking(tmp_path, asked(new, 0), confirm_turn="always", automatic_choices=False) as driver:
        choose(driver)
        assert shows(driver, "enter")
        chosen = driver.picker.touched[-1]
        number = driver.table.session.number
        driver.press(pygame.K_TAB)
        driver.steer(f"item:{chosen}")
        assert not shows(driver, "enter"), "the key does not belong to the button while the focus is elsewhere"
        driver.press(pygame.K_RETURN)
        assert driver.table.session.number == number
        assert chosen not in driver.picker.touched
        driver.click(f"item:{chosen}")
        assert shows(driver, "enter"), "the mouse gives Enter back to the button"


def test_enter_opens_what_the_menu_began_with_after_any_click(driver: Driver) -> None:
    """Its badge says so."""
    driver.start(driver.services.routes.menu)
    driver.click("language", "popup:pl")
    driver.click_at((500, 5))
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert driver.name == "LessonScene"


def test_space_takes_the_step_that_its_button_shows_whatever_was_clicked_before(tmp_path: Path) -> None:
    session = new_session("random", "random")
    with driving(tmp_path, session, step_mode=True) as driver:
        for name in ("log", "pause", "hint"):
            driver.until(lambda: driver.table.flow.waits_for_step and not driver.scene.needs_ticks, "waits")
            driver.run(1)
            driver.click(name)
            back_to(driver, "TableScene")
            driver.run(0.5)
            assert shows(driver, "space")
            number = session.number
            driver.press(pygame.K_SPACE, " ")
            driver.until_past(number)


def test_enter_unmasks_and_raises_whatever_was_clicked_before(tmp_path: Path) -> None:
    for quick in (True, False):
        session = new_session("human", "human", box="ys", quick=quick)
        with driving(tmp_path / str(quick), session) as driver:
            driver.until(lambda: driver.name == "CurtainScene" or driver.table.is_masked, "handed over")
            driver.run(1)
            name = driver.name
            for node in ("log", "pause", "hint") if quick else ():
                driver.click(node)
                back_to(driver, name)
            driver.click_at((3, driver.ui.surface.get_height() - 3))
            driver.run(1)
            assert shows(driver, "enter") == quick
            driver.press(pygame.K_RETURN)
            driver.until_asked()


@pytest.mark.parametrize("route", ["menu", "lobby", "settings", "saves", "rules", "pause"])
def test_every_key_that_a_button_outside_the_table_has_presses_it(driver: Driver, route: str) -> None:
    """Whatever else was clicked, as far as the scene stays."""
    more = {"saves": ("load",), "rules": ("alhambra",), "pause": (None,)}.get(route, ())
    driver.services.navigation.start(getattr(driver.services.routes, route), *more)
    driver.run(0.5)
    scene = driver.name
    for name in [node.id for node in driver.ui.nodes if node.role in (Role.SWITCH, Role.CHOICE, Role.SCROLL)]:
        if driver.ui.find(name) and driver.ui.at(driver.node(name).visible.center) is driver.node(name):
            driver.click(name)
            driver.run(0.1)
        assert driver.name == scene
        for node in driver.ui.nodes:
            assert not node.key or driver.ui.target(node.key) is node
