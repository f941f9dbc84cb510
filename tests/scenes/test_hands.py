"""Games through the window's own loop and queue: by mouse, keys, drag, touch or pad alone, by computers, and killed."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.saves.parsing import parse
from game.session.session import Session
from game.tools.hands.eyes import Eyes
from game.tools.hands.hand import Hand, PointerHand, Steerer, Steps, pushed, struck
from game.tools.hands.person import ByHand
from game.tools.play import HANDS
from tests.languages import shipped_languages
from tests.scenes.driver import Driver, asking, driving, new_session, players

GOLDEN = Path(__file__).parents[1] / "golden"
DAILY = [("alhambra_cards", "pad"), ("alhambra", "drag"), ("maharaja", "touch"), ("ys", "keys"), ("ys", "mouse")]
"""The ends of games that are played by every run of the tests; before a release it is whole games, by every hand."""
KINDS = {
    pygame.KEYDOWN: "keys",
    pygame.MOUSEBUTTONDOWN: "mouse",
    pygame.FINGERDOWN: "touch",
    pygame.CONTROLLERBUTTONDOWN: "pad",
    pygame.CONTROLLERAXISMOTION: "pad",
}


def near_end(box: str, entries: int) -> Session:
    """Returns a game of people that lacks only some entries."""
    name = "two-most" if box == "alhambra_cards" else "two"
    record = parse((GOLDEN / box / f"{name}.kupola").read_bytes())
    session, _ = Session.resume(record)
    return session.branch(session.numbers[-1 - entries])


def played(tmp_path: Path, session: Session, hand: Hand) -> tuple[ByHand, set[str]]:
    """Plays a game to its result; returns what played it and by which inputs that was."""
    driver = Driver(tmp_path, size=(1280, 720))
    by, took = ByHand(driver.program, session, hand), driver.program.take
    used = set[str]()

    def take(event: pygame.Event) -> None:
        used.update({KINDS[event.type]} if event.type in KINDS else ())
        took(event)

    driver.program.take = take  # type: ignore[method-assign]
    assert driver.program.run(by.begin, by.clock) == 0
    return by, used


@pytest.mark.parametrize(("box", "by"), DAILY)
def test_the_end_of_a_game_is_played_by_one_input_alone(tmp_path: Path, box: str, by: str) -> None:
    session, hand = near_end(box, 3), HANDS[by]()
    played_by, used = played(tmp_path, session, hand)
    assert played_by.is_done and not played_by.trouble
    assert session.is_over
    assert used == {"mouse" if by == "drag" else by}


class Idle:
    def use(self, eyes: Eyes, name: str) -> Steps:
        yield ()

    def play(self, eyes: Eyes, move: Any) -> Steps:
        yield ()


def test_where_nothing_goes_on_is_told(tmp_path: Path) -> None:
    session = Session.new("alhambra_cards", players("human", "easy"), {}, 4)
    played_by, _ = played(tmp_path, session, Idle())
    assert not played_by.is_done
    assert "entry" in played_by.trouble and "TableScene" in played_by.trouble
    assert any(type(move).__name__ in played_by.trouble for move in session.legal(min(session.to_act())))


# ---------------------------------------------------------------------- on the sofa
def test_start_opens_and_closes_the_pause_and_select_the_rules(tmp_path: Path) -> None:
    hand = Steerer(pushed)
    with driving(tmp_path, new_session("human", "human")) as driver:
        for scene in ("CurtainScene", "TableScene"):
            driver.until(lambda name=scene: driver.name == name and not driver.scene.needs_ticks, scene)  # type: ignore[misc]
            driver.act(hand.press(driver, pygame.K_PAUSE))
            assert driver.name == "PauseScene"
            driver.act(hand.press(driver, pygame.K_PAUSE))
            driver.until_scene(scene)
            driver.act(hand.press(driver, pygame.K_F1))
            assert driver.name == "RulebookScene"
            driver.act(hand.press(driver, pygame.K_ESCAPE))
            driver.until_scene(scene)
            if scene == "CurtainScene":
                driver.until(lambda: not driver.scene.needs_ticks, "fallen anew after the pause")
                driver.act(hand.use(driver, "raise"))


@pytest.mark.parametrize("language", shipped_languages())
def test_the_pause_tells_what_keys_and_controls_do(tmp_path: Path, language: str) -> None:
    with asking(tmp_path, new_session("human", "easy"), language=language) as driver:
        for press in (struck, pushed):
            driver.act(Steerer(press).press(driver, pygame.K_PAUSE))
            assert driver.name == "PauseScene"
            assert len(driver.texts) > 15
            assert not [text for text in driver.texts if "ui." in text]
            driver.act(Steerer(press).press(driver, pygame.K_PAUSE))


def test_a_new_game_is_laid_from_the_menu_by_controller(driver: Driver) -> None:
    hand = Steerer(pushed)
    driver.services.progress.offer("alhambra_cards")
    driver.start(driver.services.routes.menu)
    driver.act(hand.use(driver, "box:alhambra_cards"))
    driver.until_scene("LobbyScene")
    driver.act(hand.press(driver, pygame.K_PAUSE))
    assert driver.name == "LobbyScene", "Start opens the pause of a game only"
    driver.act(hand.use(driver, "start"))
    driver.until_scene("CurtainScene", "TableScene")


def test_pointers_never_click_twice_by_accident(driver: Driver) -> None:
    hand, start = PointerHand(), driver.ui.now
    driver.start(driver.services.routes.menu)
    driver.act(hand.press(driver, (5, 5)))
    driver.act(hand.press(driver, (5, 5)))
    assert driver.ui.now - start > 0.5


def test_a_click_beside_everything_skips_a_movement(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "random", "random"), speed="slow") as driver:
        driver.until(lambda: driver.table.board.stage.is_playing, "moves")
        driver.run(0.1)
        corner = (driver.ui.surface.get_width() - 2, driver.ui.surface.get_height() - 2)
        number = driver.table.board.number
        driver.click_at(corner)
        driver.turn()
        assert not driver.table.board.stage.is_playing or driver.table.board.number != number


ROOT = Path(__file__).parents[2]


def demo(home: Path, *more: str) -> "subprocess.Popen[str]":
    """Starts a demonstration game whose files lie below a folder."""
    home.mkdir(exist_ok=True)
    command = [sys.executable, "main.py", "play", "alhambra_cards", "--demo", "--size", "1024x600", *more]
    environment = os.environ | {"TMPDIR": str(home)}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
