"""Nothing that is asked of a player ends by a clock, and what is told waits to be read where that is wished."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.tools.hands.hand import Switcher
from tests.breadth import wide
from tests.scenes.driver import Driver, asking, begun, driving, late, new_session, play
from tests.scenes.driver import Keyboard as Keys
from tests.scenes.table.test_telling import exactly, pay

_MINUTES = 10


def wait(driver: Driver) -> None:
    """Lets minutes pass, as the loop does that never lets a scene live through more than a moment at once."""
    driver.run(1)
    for _ in range(_MINUTES * 60):
        driver.turn(seconds=1.0)


def seen(driver: Driver) -> tuple[object, ...]:
    """What is asked, and what can be done about it."""
    nodes = [(node.id, node.is_enabled, node.is_on) for node in driver.ui.nodes if node.act]
    return driver.scene, driver.table.session.number, driver.ui.focus, nodes


def choosing(driver: Driver) -> None:
    item = next(node.id for node in driver.ui.nodes if node.id.startswith("item:") and node.act and node.is_enabled)
    driver.click(item)


WAYS: dict[str, Callable[[Driver], object]] = {
    "choosing": choosing,
    "pausing": lambda driver: driver.press(pygame.K_ESCAPE),
    "waiting": lambda driver: None,
    "wondering": lambda driver: driver.press(pygame.K_F4),
    "hinting": Driver.show_hint,
    "reading rules": lambda driver: driver.press(pygame.K_F1),
}


@pytest.mark.parametrize("way", wide(["choosing", "pausing"], WAYS))
def test_a_person_may_take_any_time(tmp_path: Path, way: str) -> None:
    with asking(tmp_path, new_session("human", "normal")) as driver:
        WAYS[way](driver)
        driver.run(1)
        before = seen(driver)
        wait(driver)
        assert seen(driver) == before


@pytest.mark.parametrize("name", wide(["CurtainScene"], ["CurtainScene", "SequenceScene"]))
def test_what_comes_by_itself_waits_to_be_led_on(tmp_path: Path, name: str) -> None:
    with driving(tmp_path, new_session("human", "human")) as driver:
        play(driver, Keys(), stop=lambda: driver.name == name)
        driver.run(2)
        before = seen(driver)
        wait(driver)
        assert seen(driver) == before


def test_a_message_waits_to_be_closed_by_key_or_click(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human"), unhurried=True) as driver:
        driver.until_scene("CurtainScene", "TableScene")
        for told in ("one", "two"):
            driver.services.notices.say(told)
        wait(driver)
        assert driver.node("notice").name == "one"
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert driver.node("notice").name == "two"
        top = driver.scene
        driver.click("notice")
        driver.turn()
        assert driver.ui.find("notice") is None
        assert driver.scene is top
        driver.press(pygame.K_ESCAPE)
        assert driver.scene is not top, "with nothing to close, Esc is what it always was"


def test_without_the_wish_a_message_goes_and_is_in_nobodys_way(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human")) as driver:
        driver.services.notices.say("one")
        driver.turn()
        assert driver.ui.find("notice") is None
        driver.run(7)
        assert driver.services.notices.waiting == []


def test_the_winner_stays_until_somebody_goes_on(tmp_path: Path) -> None:
    over = begun(late(lambda: new_session("human", "human"), 1), 1000)
    with driving(tmp_path, over, unhurried=True, speed="normal") as driver:
        driver.services.navigation.start(driver.services.routes.result, over)
        wait(driver)
        assert not driver.scene.needs_ticks
        driver.press(pygame.K_RETURN)
        driver.turn()
        assert driver.ui.find("points_next") is None


def test_a_replay_waits_to_be_played(tmp_path: Path) -> None:
    over = begun(new_session("human", "human"), 1000)
    with driving(tmp_path, over, unhurried=True) as driver:
        driver.start(driver.services.routes.replay, over)
        before = driver.node("slider").value
        wait(driver)
        assert driver.node("slider").value == before


def by_key(driver: Driver) -> None:
    driver.press(pygame.K_ESCAPE)


def by_mouse(driver: Driver) -> None:
    driver.click("moment")


def by_switch(driver: Driver) -> None:
    driver.services.settings.change(scanning="single", scan_pace=1000)
    driver.act(Switcher().use(driver, "moment"))


@pytest.mark.parametrize("close", [by_key, by_mouse, by_switch])
def test_a_great_moment_stays_until_it_is_closed(tmp_path: Path, close: Callable[[Driver], None]) -> None:
    with driving(tmp_path, exactly(), unhurried=True, speed="normal") as driver:
        table = driver.table
        pay(driver)
        driver.run(10)
        assert driver.node("moment").name == "Exact! One more action"
        assert not driver.scene.needs_ticks, "nothing moves while it waits"
        close(driver)
        driver.turn()
        assert driver.ui.find("moment") is None
        assert driver.scene is table, "the moment alone was closed"


def test_computer_players_wait_for_a_key(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("normal", "normal"), unhurried=True) as driver:
        driver.until(lambda: driver.table.flow.waits_for_step, "waits")
        driver.run(10)
        assert driver.table.session.number == 0
        driver.press(pygame.K_SPACE)
        driver.until(lambda: driver.table.session.number > 0, "goes on")
