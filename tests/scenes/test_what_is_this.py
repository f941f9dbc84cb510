"""What is this? Everything on screens that are no tables says what it is or what it does, in every language."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Seat
from game.lessons.reading import has_school, school
from game.program import Program
from game.saves.settings import Settings
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.tools.demo import program
from game.tools.moments import at_table
from game.tools.pictures import ROOMS
from game.tools.positions import Prompter, examples, opened, seated
from game.widgets.node import Node
from tests.languages import shipped_languages
from tests.scenes.driver import Driver, Mouse, begun, driving, new_session, play, whole

BOXES = ROOMS[1:]
SAID_BY_ITS_NAME = {
    r"scroll:.*": "a scroll bar: it has no name and is read by nobody",
    r"popup:.*": "a value in an open list, in words; those that need more have it",
    r"game:\d+": "a line of a list with its own button: its name, its box and how far it is stand on it",
    r"page:\d+": "a page in the contents of a rulebook, by its title",
    r"dialog:\d+": "an answer of a dialog: a whole sentence above it says what it is about",
    r"resume|raise|again|points_next|next|go": "has the focus from the start and is the way on: a tip would be in it",
    r"dialog:field": "the field of a dialog, which says what it asks for",
    r"line:.*": "a line of the log, read whole; what a click on any of them does stands below them",
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
    driver.services.navigation.start(driver.services.routes.log, session, Seat(0), session.numbers)


def recap(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.recap, begun(new_session("human", "easy"), 4), Seat(0), 0)


def curtain(driver: Driver) -> None:
    driver.services.navigation.start(
        driver.services.routes.curtain, new_session("human", "easy").players[0], lambda: None, lambda: None
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
def test_the_sheet_of_a_seat_explains_itself(tmp_path: Path, language: str) -> None:
    with open_at(tmp_path, lobby, language=language) as driver:
        for seat in (0, 1):
            driver.click(f"seat:{seat}")
            driver.turn()
            check(driver)
            driver.click("done")


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


LANGUAGES = shipped_languages()
SIZES = ((1024, 600), (1920, 1080))
"""The folded and the roomy tables."""
PLAIN = {
    r"scroll:.*": "a scroll bar: it has no name and is read by nobody",
    r"tip:rule": "the line of an answer",
    r"table:.*|zoom:.*": "what is written in the picture or drawn on a round button, in words; its part says more",
    r"choice:\d+|pay:.*": "a move in words, below the title that asks for it",
    r"log|line:.*": "says more to whoever asks, for a tip would lie over the lines that are read",
    r"popup:.*|game:\d+|page:\d+|dialog:.*": "a value, a game, a page, an answer: by its own name",
    r"bubble|lesson_\w+|answer:.*": "what the host of a lesson says, the ways on below it, and answers to a question",
    r"(hint|coach)_\w+": "what a hint or the coach says, and the ways on below it",
    r"resume|raise|again|points_next|next|go|step|submit|unmask": "says whole what it does; a tip would be in the way",
    r"(play|take|back|end)(:.*)?": "says whole what it does, beside what it does it to",
    r"(box|leaf|tab|middle):.*|name|code_field": "a box, a leaf, a panel, a field: by its own name",
    r"(cup|played):.*|rule": "a line that is read whole",
}
"""Ids whose name is the whole answer, and why."""

FALLING = ("raise", "unmask")
"""Off for the blink of an eye in which a press was meant for what was there before."""


def unanswered(made: Program) -> Iterator[str]:
    """Yields what of a frame does not say what it is, or says it badly."""
    for node in made.services.ui.nodes:
        said = f"{node.name} {node.told}"
        if "⟦" in said or "%{" in said:
            yield f"{node.id}: {said}"
        elif not node.id.startswith("scroll:") and not node.name.strip():
            yield f"{node.id} has no name"
        elif not node.told and not _is_whole(node):
            yield f"{node.id}: {node.name}"
        elif node.act and not node.is_enabled and not node.why and node.id not in FALLING:
            yield f"{node.id} is off without a reason: {node.name}"


def _is_whole(node: Node) -> bool:
    says_what_it_does = node.id.startswith("item:") and ": " in node.name
    return says_what_it_does or any(re.fullmatch(pattern, node.id) for pattern in PLAIN)


def read_all(made: Program, moments: Iterator[str]) -> list[str]:
    """Draws each moment and returns what is wrong with its answers."""
    found = []
    for name in moments:
        made.draw()
        found += [f"{name}: {fault}" for fault in unanswered(made)]
    return found


def tables(made: Program, box: str, count: int | None = None) -> Iterator[str]:
    """Shows the tables of the positions that ship, the one who decides before the screen; yields their names."""
    made.services.bot_worker = Prompter()
    for name, path in islice(examples(box), count):
        session = opened(path)
        at_table(made, seated(session, session.number, {*session.to_act()} or {Seat(0)}))
        yield name


def lessons(made: Program, box: str) -> Iterator[str]:
    """Shows every lesson of a box as it begins."""
    for lesson in school(box).lessons:
        made.services.navigation.start(made.services.routes.lesson, box, lesson.id)
        yield lesson.id


def room_of(language: str, size: tuple[int, int]) -> AbstractContextManager[Program]:
    """Opens a program that speaks a language, in a window of some size."""
    return program(size, Settings(language=language, speed="instant", confirm_turn="always"), headless=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_table_answers(language: str) -> None:
    """A position of each box, in every language; the folded tables in one of them."""
    with room_of(language, SIZES[language != "hu"]) as made:
        assert [fault for box in BOXES for fault in read_all(made, tables(made, box, 1))] == []


def test_everything_in_a_first_lesson_answers() -> None:
    with room_of("pl", SIZES[0]) as made:
        assert read_all(made, islice(lessons(made, BOXES[0]), 1)) == []
