"""The codec: dataclasses to plain lists and back, and digests that never wobble."""

import json
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any

import pytest

from game.core.codec import Codec, CodecError, Written


@dataclass(frozen=True)
class Stone:
    colour: str
    weight: int


@dataclass
class Heap:
    stones: list[Stone]
    marks: frozenset[int]
    pair: tuple[int, int | None]
    is_wet: bool


class Size(IntEnum):
    SMALL = 0
    LARGE = 1


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True)
class Bag:
    colour: Colour
    sizes: tuple[Size, ...]
    rows: list[tuple[Size | None, ...]]
    pair: tuple[str, Size]


@dataclass(frozen=True)
class Fetch:
    size: Size
    number: int


@dataclass(frozen=True)
class Rest:
    pass


CODEC = Codec({"stone": Stone, "heap": Heap})
BAGS = Codec({"bag": Bag, "(fetch": Fetch, "(rest": Rest})
HEAP = Heap([Stone("red", 3), Stone("blue", 1)], frozenset([9, 2]), (1, None), True)


def test_what_is_encoded_comes_back_through_a_file() -> None:
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(HEAP)))) == HEAP


def test_short_names_stand_for_classes() -> None:
    assert CODEC.encode(Stone("red", 3)) == ["stone", "red", 3]


def test_equal_values_have_equal_digests() -> None:
    twin = Heap([Stone("red", 3), Stone("blue", 1)], frozenset([2, 9]), (1, None), True)
    assert CODEC.digest(twin) == CODEC.digest(HEAP)
    assert CODEC.digest(HEAP) == "c30b23453cf4778b"


def test_lists_and_tuples_stay_apart() -> None:
    assert CODEC.digest([1, 2]) != CODEC.digest((1, 2))


@pytest.mark.parametrize(
    "value", [1.5, {1: 2}, {1, 2}, object(), [0.1]], ids=["float", "dict", "set", "object", "list"]
)
def test_what_could_wobble_is_refused(value: object) -> None:
    with pytest.raises(CodecError):
        CODEC.encode(value)


@pytest.mark.parametrize("plain", [1.5, {}, [], [1], ["stone"], ["stone", "red", 3, 4], ["pebble", 1]], ids=str)
def test_what_was_never_encoded_is_refused(plain: object) -> None:
    with pytest.raises(CodecError):
        CODEC.decode(plain)


def test_enums_are_written_as_what_they_are_worth_and_come_back_as_enums() -> None:
    bag = Bag(Colour.RED, (Size.LARGE, Size.SMALL), [(None, Size.SMALL)], ("x", Size.LARGE))
    text = json.dumps(BAGS.encode(bag))
    assert json.loads(text) == ["bag", "red", ["(", 1, 0], ["[", ["(", None, 0]], ["(", "x", 1]]
    back = BAGS.decode(json.loads(text))
    assert back == bag and repr(back) == repr(bag)


class Tower(Written):
    """A tower, which files hold as its stones from below."""

    def __init__(self, stones: dict[int, Stone]) -> None:
        self.stones = stones

    def written(self) -> object:
        return tuple(self.stones[floor] for floor in sorted(self.stones))

    @classmethod
    def read(cls, written: Any) -> "Tower":
        return cls(dict(enumerate(written)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tower) and other.stones == self.stones


@dataclass
class Town:
    towers: list[Tower]


def test_what_is_written_plainer_comes_back_as_what_it_was() -> None:
    codec = Codec({"town": Town, "stone": Stone})
    stones = (Stone("red", 1), Stone("blue", 2))
    plain = codec.encode(Town([Tower({1: stones[1], 0: stones[0]})]))
    assert plain == ["town", ["[", codec.encode(stones)]]
    assert codec.decode(json.loads(json.dumps(plain))) == Town([Tower(dict(enumerate(stones)))])
    with pytest.raises(CodecError):
        codec.decode(["town", ["[", 5]])


def test_values_with_a_bracket_are_written_as_tuples_of_one_length() -> None:
    steps = (Fetch(Size.LARGE, 4), Rest())
    assert BAGS.encode(steps) == ["(", ["(", "fetch", 1, 4], ["(", "rest", 0, 0]]
    assert BAGS.digest(steps) == BAGS.digest((("fetch", 1, 4), ("rest", 0, 0)))
    back = BAGS.decode(json.loads(json.dumps(BAGS.encode(steps))))
    assert back == steps and repr(back) == repr(steps)
    assert BAGS.decode(["(", "other", 1]) == ("other", 1)


@pytest.mark.parametrize(
    "plain",
    [
        ["bag", "blue", ["("], ["["], ["(", "x", 1]],
        ["(", "fetch", 2, 4],
        ["(", "rest", 0, 1],
        ["(", "rest", 0],
        ["(", "fetch", 1],
    ],
    ids=str,
)
def test_what_no_enum_and_no_value_has_is_refused(plain: object) -> None:
    with pytest.raises(CodecError):
        BAGS.decode(plain)
