"""What is this? Everything on every screen says what it is or what it does, in every language."""

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.lessons.parsing import school
from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.moments import at_table
from game.tools.pictures import HOUSE, ROOMS, pictures
from game.tools.positions import Prompter, examples, opened, seated
from game.widgets.node import Node
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.scenes.driver import Driver, new_session

BOXES = ROOMS[1:]
LANGUAGES = shipped_languages()
SIZES = ((1024, 600), (1920, 1080))
"""The folded and the roomy tables."""
PLAIN = {
    r"scroll:.*": "a scroll bar: it has no name and is read by nobody",
    r"tip:rule": "the line of an answer",
    r"table:.*|zoom:.*": "what is written in the picture or drawn on a round button, in words; its part says more",
    r"choice:\d+|pay:.*": "a move in words, below the title that asks for it",
    r"log|line:.*": "says more to whoever asks, for a tip would lie over the lines that are read",
    r"popup:.*|game:\d+|page:\w+|dialog:.*": "a value, a game, a page, an answer: by its own name",
    r"bubble|lesson_\w+|answer:.*": "what the host of a lesson says, the ways on below it, and answers to a question",
    r"(hint|coach)_\w+": "what a hint or the coach says, and the ways on below it",
    r"resume|raise|again|points_next|next|go|step|submit|unmask": "says whole what it does; a tip would be in the way",
    r"(play|take|back|end|keep)(:.*)?": "says whole what it does, beside what it does it to",
    r"(box|leaf|tab|middle):.*|box|name|seed|code_field": "a box, a leaf, a panel, a field: by its own name",
    r"SeatsScene/seat:\d+": "who sits there; what can be done about it stands beside the list",
    r"item:action:.*:2": "an action of the plan that is chosen twice, in words",
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
        elif not node.told and not _is_whole(type(made.services.navigation.stack.top).__name__, node):
            yield f"{node.id}: {node.name}"
        elif node.act and not node.is_enabled and not node.why and node.id not in FALLING:
            yield f"{node.id} is off without a reason: {node.name}"


def _is_whole(scene: str, node: Node) -> bool:
    says_what_it_does = node.id.startswith("item:") and ": " in node.name
    names = (node.id, f"{scene}/{node.id}")
    return says_what_it_does or any(re.fullmatch(pattern, name) for pattern in PLAIN for name in names)


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


SMALL, LARGE = SIZES
DAILY = [
    *((HOUSE, language, SMALL, 1) for language in LANGUAGES),
    *zip(BOXES, LANGUAGES, (LARGE, LARGE, SMALL, LARGE), (1, 1, 1, 1), strict=True),
]


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("room", "language", "size", "count"), wide(DAILY, product(ROOMS, LANGUAGES, SIZES, [None])), ids=str
)
def test_everything_in_every_scene_answers(room: str, language: str, size: tuple[int, int], count: int | None) -> None:
    """Some or all moments that pictures are approved of, and so many or all positions that ship and lessons."""
    settings = Settings(language=language, speed="instant", confirm_turn="always")
    with program(size, settings, headless=True) as made:
        assert read_all(made, pictures(made, room, SIZES.index(size), is_brief=count is not None)) == []
        if room in BOXES:
            assert read_all(made, tables(made, room, count)) == []
            assert read_all(made, islice(lessons(made, room), count)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_seat_what_was_deleted_and_what_is_damaged_answer(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    services, routes = driver.services, driver.services.routes
    driver.start(routes.lobby)
    for seat in (0, 1):
        driver.click(f"seat:{seat}")
        driver.turn()
        assert driver.name == "SeatSheet" and [*unanswered(driver.program)] == []
        driver.click("done")
    services.store.save(new_session("human", "easy").record(), "Sunday")
    driver.start(routes.saves, "load")
    driver.scene.delete(driver.scene.games[0])
    driver.turn()
    assert [*unanswered(driver.program)] == []
    kept = services.store.begin_autosave("ys")
    kept.keep(new_session("human", "easy", box="ys").record())
    kept.close()
    for path in services.paths.autosave.glob("*"):
        path.write_bytes(b"{torn")
    driver.start(routes.menu)
    assert [*unanswered(driver.program)] == []
    driver.close()
