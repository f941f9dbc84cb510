"""What is this? Every item, part and control of every scene answers, at every kind of moment, in every language."""

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import islice

import pytest

from game.core.rules import Seat
from game.lessons.reading import school
from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.moments import at_table
from game.tools.pictures import ROOMS
from game.tools.positions import Prompter, examples, opened, seated
from game.widgets.node import Node
from tests.languages import shipped_languages

BOXES = ROOMS[1:]
LANGUAGES = shipped_languages()
SIZES = ((1024, 600), (1920, 1080))
"""The folded and the roomy tables."""
PLAIN = {
    r"scroll:.*": "a scroll bar: it has no name and is read by nobody",
    r"tip:rule": "the line of an answer",
    r"table:.*|zoom:.*": "what is written in the picture or drawn on a round button, in words; its part says more",
    r"choice:\d+|pay:.*": "a move in words, below the title that asks for it",
    r"log": "says more to whoever asks, for a tip would lie over the lines that are read",
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
        elif not node.told and not _is_plain(node):
            yield f"{node.id}: {node.name}"
        elif node.act and not node.is_enabled and not node.why and node.id not in FALLING:
            yield f"{node.id} is off without a reason: {node.name}"


def _is_plain(node: Node) -> bool:
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
