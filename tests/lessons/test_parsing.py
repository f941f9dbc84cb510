"""What a file of lessons says wrongly is told, and the patterns of moves mean what they say."""

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any

import pytest
import yaml

from game.boxes.alhambra_cards.rules.moves import Buy
from game.core import box as shelf
from game.core.resources import SpoiltFile
from game.core.values import value
from game.lessons import parsing, telling
from game.lessons.lesson import LessonKind, School, Until
from game.lessons.pattern import Pattern
from game.tools.lessons import check
from tests.boxes.looking import words
from tests.languages import shipped_languages

BOX = "alhambra_cards"
Read = Callable[..., School]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[Read]:
    """Reads a file with one lesson of one step, to which fields are added."""

    def read(step: Mapping[str, Any], **fields: Any) -> School:
        lesson = {"id": "one", "kind": "basic", "position": "exact_payment", "seat": 0, "steps": [step]} | fields
        text = yaml.safe_dump({"host": "builder", "lessons": [lesson]})
        monkeypatch.setattr(shelf, "lessons", lambda name: text)
        parsing.school.cache_clear()
        return parsing.school(BOX)

    monkeypatch.setattr(shelf, "lessons", shelf.lessons)
    yield read
    monkeypatch.undo()
    parsing.school.cache_clear()


def test_a_lesson_is_read_as_it_is_written(read: Read) -> None:
    [lesson] = read(
        {
            "say": "buy",
            "point": "part:yard",
            "allow": [{"Buy": {"slot": 2}}, "any"],
            "wrong": [{"move": "take", "say": "no"}, "other"],
        },
        kind="more",
        option="open_hands",
    ).lessons
    [step] = lesson.steps
    assert (lesson.kind, lesson.option, lesson.key("title")) == (
        LessonKind.MORE,
        "open_hands",
        f"lessons_{BOX}.one.title",
    )
    assert step.point == ("part:yard",) and [wrong.say for wrong in step.wrong] == ["no", "other"]
    assert step.allow[0].fits(Buy(2, (9, 15)), {}) and not step.allow[0].fits(Buy(3, (63,)), {})
    assert step.allow[1].is_any and step.is_action


@pytest.mark.parametrize(
    "step",
    [
        {"say": "a", "alow": "any"},
        {"say": "a", "allow": [{"Sell": {}}]},
        {"say": "a", "allow": [{"Buy": {"place": 2}}]},
        {"ask": "a", "answers": [1], "right": 1, "allow": "any"},
        {"say": "a", "free": "forever"},
        {"point": "part:yard"},
    ],
    ids=["unknown word", "unknown move", "unknown field", "two in one", "no such end", "says nothing"],
)
def test_whatever_is_not_understood_is_a_fault_of_the_file(read: Read, step: dict[str, Any]) -> None:
    with pytest.raises(SpoiltFile):
        read(step)


def test_the_same_name_cannot_be_that_of_two_lessons(read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    read({"say": "a"})
    plain = yaml.safe_load(shelf.lessons(BOX) or "")
    text = yaml.safe_dump(plain | {"lessons": plain["lessons"] * 2})
    monkeypatch.setattr(shelf, "lessons", lambda name: text)
    parsing.school.cache_clear()
    with pytest.raises(SpoiltFile):
        parsing.school(BOX)


def test_the_tool_tells_what_a_reader_would_stumble_over(read: Read) -> None:
    read({"say": "nothing_of_the_kind", "point": ["part:moon", "item:building:38"], "allow": [{"Buy": {"slot": 0}}]})
    problems = "\n".join(check(BOX, "en")[1])
    assert "step 1: part:moon is not on the table" in problems
    assert "hu: no text nothing_of_the_kind" in problems
    assert "no move for step 1" in problems
    assert "building:38" not in problems


def test_a_text_that_is_too_long_in_another_language_is_told(read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    [lesson] = read({"say": "title"}, id="own_turn").lessons
    letters = {language: len(words(language)(lesson.key("title"))) for language in shipped_languages()}
    monkeypatch.setitem(telling.LONGEST_OF, "title", letters["en"])
    told = [problem.split(": ")[1] for problem in check(BOX, "en")[1] if ": title has " in problem]
    assert told == [language for language, count in letters.items() if count > letters["en"]] != []


def test_a_free_play_has_an_end(read: Read) -> None:
    [lesson] = read({"say": "a", "free": "scoring"}).lessons
    assert lesson.steps[0].free is Until.SCORING and lesson.steps[0].is_action


# ---------------------------------------------------------------------- patterns
class Side(IntEnum):
    LEFT = 0
    RIGHT = 1


@value
class Stone:
    side: Side
    weight: int


@value
class Lay:
    stones: tuple[Stone, ...]
    marks: frozenset[int]


@pytest.mark.parametrize(
    ("fields", "fits"),
    [
        ({}, True),
        ({"marks": [3, 1]}, True),
        ({"marks": [1]}, False),
        ({"stones": [{"side": "right"}]}, True),
        ({"stones": [{"side": 0}]}, False),
        ({"stones": [{"side": "right", "weight": "@heavy"}]}, True),
        ({"stones": [{"weight": "@light"}]}, False),
        ({"stones": []}, False),
    ],
)
def test_a_pattern_fits_what_it_names_and_leaves_the_rest_free(fields: dict[str, Any], fits: bool) -> None:
    move = Lay((Stone(Side.RIGHT, 7),), frozenset({1, 3}))
    assert Pattern(Lay, fields).fits(move, {"heavy": 7, "light": 2}) is fits
