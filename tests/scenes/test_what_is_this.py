"""What is this? Everything on screens that are no tables says what it is or what it does, in every language.

Whatever can be pointed at has an explanation, or a reason why it is off, or stands on a short list of what its own name
says completely.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat
from game.lessons.reading import has_school
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.widgets.node import Node, Role
from tests.languages import shipped_languages
from tests.scenes.driver import Driver, Mouse, begun, driving, new_session, play, whole

BOXES = [name for name in NAMES if shelf.about(name).shelf]
SAID_BY_ITS_NAME = {
    r"scroll:.*": "a scroll bar: it has no name and is read by nobody",
    r"popup:.*": "a value in an open list, in words; those that need more have it",
    r"game:\d+": "a line of a list with its own button: its name, its box and how far it is stand on it",
    r"page:\d+": "a page in the contents of a rulebook, by its title",
    r"dialog:\d+": "an answer of a dialog: a whole sentence above it says what it is about",
    r"resume|raise|again|points_next|next|go": "has the focus from the start and is the way on: a tip would be in it",
    r"dialog:field": "the field of a dialog, which says what it asks for",
    r"item:.*|part:.*|opponent:.*|log": "the table, which has a test of its own",
}
"""Ids that need no explanation, and why."""


def unexplained(nodes: list[Node]) -> list[str]:
    """Returns the ids of what does not say what it is."""
    return [node.id for node in nodes if not node.told and not _is_plain(node)]


def _is_plain(node: Node) -> bool:
    return any(re.fullmatch(pattern, node.id) for pattern in SAID_BY_ITS_NAME)


# ---------------------------------------------------------------------- the screens
def menu(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.menu)


def menu_with_a_game(driver: Driver) -> None:
    kept = driver.services.store.begin_autosave("ys")
    kept.keep(new_session("human", "easy", box="ys").record())
    kept.close()
    menu(driver)


def menu_with_damage(driver: Driver) -> None:
    menu_with_a_game(driver)
    for path in driver.services.paths.autosave.glob("*"):
        path.write_bytes(b"{torn")
    menu(driver)


def lobby(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.lobby)


def settings(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.settings)


def saves(driver: Driver) -> None:
    driver.services.store.save(new_session("human", "easy").record(), "Sunday")
    driver.services.navigation.start(driver.services.routes.saves, "load")


def deleted(driver: Driver) -> None:
    saves(driver)
    driver.turn()
    driver.scene.delete(driver.scene.games[0])


def pause(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.pause, new_session("human", "human", box="ys"))


def questions(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.questions, new_session("human", "human", box="ys"))


def dialog(driver: Driver) -> None:
    menu(driver)
    answers = (Answer("Keep", None, "save"),)
    driver.services.navigation.stack.push(DialogScene(driver.services, "Name", "", answers, Field("Name", "x")))


def log(driver: Driver) -> None:
    session = begun(new_session("human", "easy"), 4)
    driver.services.navigation.start(driver.services.routes.log, session, Seat(0), session.number)


def recap(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.recap, begun(new_session("human", "easy"), 4), Seat(0), 0)


def curtain(driver: Driver) -> None:
    driver.services.navigation.start(
        driver.services.routes.curtain, new_session("human", "easy").players[0], lambda: None
    )


def rules(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.rules, "ys")


SCREENS: tuple[Callable[[Driver], None], ...] = (
    *(menu, menu_with_a_game, menu_with_damage, settings, saves, deleted),
    *(pause, questions, dialog, log, recap, curtain, rules),
)


@contextmanager
def open_at(home: Path, show: Callable[[Driver], None], **chosen: Any) -> Iterator[Driver]:
    driver = Driver(home, **chosen)
    try:
        show(driver)
        driver.turn()
        driver.program.draw()
        yield driver
    finally:
        driver.close()


def check(driver: Driver) -> None:
    """In every language everything on the screen says what it is, and in words."""
    for language in shipped_languages():
        driver.services.settings.change(language=language)
        driver.turn()
        nodes = driver.ui.nodes
        assert nodes
        assert unexplained(nodes) == [], driver.stuck(f"unexplained in {language}")
        assert not [node.id for node in nodes if "⟦" in node.hint + node.why + node.name], language


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_everything_says_what_it_is(tmp_path: Path, screen: Callable[[Driver], None]) -> None:
    with open_at(tmp_path, screen) as driver:
        check(driver)


@pytest.mark.parametrize("scale", [100, 200])
def test_every_word_of_the_lobby_explains_itself(tmp_path: Path, scale: int) -> None:
    with open_at(tmp_path, lobby, scale=scale) as driver:
        for box in BOXES:
            driver.click(f"box:{box}")
            driver.turn()
            check(driver)
            assert not driver.ui.find("option:quick"), "one person alone"


@pytest.mark.parametrize("language", shipped_languages())
def test_kinds_and_levels_of_players_are_explained_in_their_list(tmp_path: Path, language: str) -> None:
    with open_at(tmp_path, lobby, language=language) as driver:
        driver.click("seat:1:decides")
        driver.turn()
        entries = [node for node in driver.ui.nodes if node.role is Role.CHOICE]
        assert len(entries) >= 3
        read = " ".join(driver.texts)
        assert all(node.hint and node.hint in read for node in entries), read


@pytest.mark.parametrize("box", [name for name in BOXES if has_school(name)])
def test_the_school_explains_itself(tmp_path: Path, box: str) -> None:
    with open_at(tmp_path, lambda made: made.services.navigation.start(made.services.routes.school, box)) as driver:
        check(driver)


def test_replay_and_result_explain_themselves(tmp_path: Path) -> None:
    session = whole("human", "easy")
    with open_at(tmp_path, lambda made: made.services.navigation.start(made.services.routes.replay, session)) as driver:
        check(driver)
        driver.services.navigation.start(driver.services.routes.result, session)
        driver.run(4)
        check(driver)


def test_the_walk_through_a_scoring_explains_itself(tmp_path: Path) -> None:
    with driving(tmp_path, begun(new_session("human", "random"), 30)) as driver:
        play(driver, Mouse(), stop=lambda: driver.name == "SequenceScene")
        driver.run(1)
        check(driver)
        driver.click("next")
        driver.turn()
        check(driver)
