"""Whole games of people and computer players through the real window, by every hand, in every box and company."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.ys.rules.steps import ASK, LOOK
from game.core.rules import Seat
from game.tools.hands.carrier import Carrier
from game.tools.hands.hand import Switcher
from game.tools.play import HANDS
from tests.languages import shipped_languages
from tests.scenes.conftest import BOXES, MODULES, VARIANTS
from tests.scenes.driver import Driver, Hand, Hands, Keyboard, Mouse, begun, driving, new_session, play, prune
from tests.scenes.test_hands import demo, played
from tests.widgets import test_scanning as scanning
from tests.widgets.test_scanning import down, typed, up

pytestmark = pytest.mark.timeout(1800)
FOUR = ("human", "human", "normal", "easy")
GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "cards": ("alhambra_cards", FOUR, {}),
    "tiles": ("alhambra", FOUR, {}),
    "modules": ("alhambra", FOUR, MODULES),
    "basic": ("maharaja", FOUR, {}),
    "variants": ("maharaja", FOUR, VARIANTS),
    "several": ("maharaja", FOUR, {"several": True}),
    "two": ("ys", ("human", "human"), {}),
    "two-hard": ("ys", ("human", "normal"), {"hard_neutral": True}),
    "three-favour": ("ys", ("human", "easy", "human"), {"favour": True}),
    "three-quarters": ("ys", ("human", "human", "normal"), {"three_quarters": True, "express": True}),
    "four": ("ys", ("human", "normal", "human", "easy"), {}),
}
"""The box of each game by its name, who plays and the options; each day the end of one is in test_keyboard.py."""


@pytest.mark.parametrize(("language", "hand"), [("hu", Mouse()), ("pl", Keyboard(3))], ids=["hu", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_people_and_computer_players_reach_the_result(tmp_path: Path, game: str, language: str, hand: Hand) -> None:
    box, kinds, options = GAMES[game]
    session = new_session(*kinds, box=box, **options)
    with driving(tmp_path, session, language=language) as driver:
        met = play(driver, hand, mind=prune)
        assert driver.name == "ResultScene"
        assert driver.services.words.language == language
    assert session.is_over
    if kinds.count("human") > 1:
        assert met["CurtainScene"] >= (8 if box == "ys" else 2)
    assert met["SequenceScene"] >= 3


@pytest.mark.parametrize("hand", [Keyboard(1), Mouse()], ids=["keys", "clicks"])
def test_one_person_plays_a_whole_game(tmp_path: Path, hand: Hand) -> None:
    with driving(tmp_path, new_session("human", "random", "easy"), confirm_turn="always") as driver:
        met = play(driver, hand)
    assert met["SequenceScene"] >= 3
    assert "CurtainScene" not in met


@pytest.mark.parametrize(
    ("hand", "kinds", "options", "language", "size"),
    [
        (Keyboard(2), ("human", "human", "random"), {}, "hu", (1024, 600)),
        (Keyboard(2), ("human", "human"), {}, "pl", (1024, 600)),
        (Keyboard(2), ("human", "random", "random") * 2, {"open_hands": True}, "en", (1024, 600)),
        (Mouse(), ("human", "human", "random"), {}, "pl", (1280, 720)),
        (Mouse(), ("human", "human"), {}, "hu", (1024, 768)),
        (Mouse(), ("human",) * 3, {"open_hands": True}, "hu", (1024, 600)),
        (Mouse(), ("human",) * 6, {}, "de", (1024, 600)),
    ],
)
def test_every_company_plays_to_the_result(
    tmp_path: Path, hand: Hand, kinds: tuple[str, ...], options: Hands, language: str, size: tuple[int, int]
) -> None:
    with driving(tmp_path, begun(new_session(*kinds, **options), 40), language=language, size=size) as driver:
        met = play(driver, hand, seed=4)
    assert ("CurtainScene" in met) == (not options)


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("box", BOXES)
def test_a_whole_game_is_played_by_one_input_alone(tmp_path: Path, box: str, by: str) -> None:
    session, hand = new_session("human", "easy", "human", box=box, **BOXES[box]), HANDS[by]()
    played_by, used = played(tmp_path, session, hand)
    assert played_by.is_done, played_by.trouble
    assert session.is_over
    assert used == {"mouse" if by == "drag" else by}
    if isinstance(hand, Carrier):
        assert hand.carried, f"{hand.pressed} pressed and nothing carried"


driver = scanning.driver


class Switches:
    """Acts by two switches alone."""

    def use(self, driver: Driver, name: str) -> None:
        driver.act(Switcher().use(driver, name))

    def play(self, driver: Driver, move: object) -> None:
        driver.act(Switcher().play(driver, move))


@pytest.mark.parametrize("mode", ["single", "pair"])
@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_a_whole_game_is_played_by_switches(tmp_path: Path, box: str, mode: str) -> None:
    with driving(tmp_path, new_session("human", "easy", box=box), scanning=mode, scan_pace=1000) as driver:
        assert play(driver, Switches())["ResultScene"] == 1


def test_a_code_is_typed_by_switches_and_letters_do_not_outlive_the_screen(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.challenges)
    driver.run(0.2)
    driver.act(Switcher().use(driver, "leaf:code"))
    driver.run(0.2)
    assert typed(driver, "code_field", "k u p 7").upper() == "KUP7"
    driver.turn(down(pygame.K_ESCAPE), up(pygame.K_ESCAPE))
    driver.turn()
    assert driver.ui.scan.typing == ""


@pytest.mark.parametrize("language", shipped_languages())
def test_computer_players_reach_the_result_in_every_language(tmp_path: Path, language: str) -> None:
    process = demo(tmp_path, "--lang", language, "--seats", "random,easy,random")
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors


def test_the_button_stops_the_questions_about_the_character_that_is_asked_for(tmp_path: Path) -> None:
    session = new_session("human", "random", "random", seed=3, box="ys", favour=True)
    with driving(tmp_path, session) as driver:
        play(driver, Mouse(), mind=prune, stop=lambda: driver.is_asked and bool(driver.ui.find("never")))
        auto_pass = driver.table.board.table.auto_pass(driver.table.board.view, Seat(0))
        assert auto_pass is not None and driver.table.board.view.public.task in (ASK, LOOK)
        number = session.number
        driver.click("never")
        assert session.players[0].unasked == auto_pass.questions
        assert session.number > number


def test_two_people_and_a_computer_player_play_on_to_the_result(tmp_path: Path) -> None:
    session = begun(new_session("human", "human", "easy", box="ys", express=True, quick=True), 80)
    with driving(tmp_path, session, language="hu") as driver:
        met = play(driver, Mouse(), mind=prune)
        assert driver.name == "ResultScene"
    assert session.is_over and "CurtainScene" not in met
