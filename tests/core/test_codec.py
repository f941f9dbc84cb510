"""The codec: dataclasses to plain lists and back, and digests that never wobble."""

import json
from dataclasses import dataclass

import pytest

from game.core.codec import Codec, CodecError


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


CODEC = Codec({"stone": Stone, "heap": Heap})
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
