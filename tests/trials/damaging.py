"""Damages saves in every way that disks, transfers and curious people do."""

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

Dice = random.Random
Damage = Callable[[bytes, Dice], bytes]


def flip(data: bytes, dice: Dice) -> bytes:
    """Another bit somewhere."""
    changed = bytearray(data)
    changed[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def flip_in_header(data: bytes, dice: Dice) -> bytes:
    """Another bit in the first line."""
    first, rest = data.split(b"\n", 1)
    return flip(first, dice) + b"\n" + rest


def letter(data: bytes, dice: Dice) -> bytes:
    """Another sign somewhere, one that is seen in saves."""
    at = dice.randrange(len(data))
    return data[:at] + dice.choice(b'0123456789aeflnrstux",:[]{}').to_bytes(1, "big") + data[at + 1 :]


def cut(data: bytes, dice: Dice) -> bytes:
    """The end is missing."""
    return data[: dice.randrange(len(data))]


def hole(data: bytes, dice: Dice) -> bytes:
    """Something is missing in the middle."""
    start = dice.randrange(len(data))
    return data[:start] + data[start + dice.randrange(1, 400) :]


def zeros(data: bytes, dice: Dice) -> bytes:
    """A block of the disk came back empty."""
    start = dice.randrange(len(data))
    return data[:start] + bytes(min(512, len(data) - start)) + data[start + 512 :]


def swap(data: bytes, dice: Dice) -> bytes:
    """Two lines next to each other have changed places."""
    lines = data.splitlines(keepends=True)
    at = dice.randrange(len(lines) - 1)
    lines[at : at + 2] = reversed(lines[at : at + 2])
    return b"".join(lines)


def double(data: bytes, dice: Dice) -> bytes:
    """A line is there twice."""
    lines = data.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def drop(data: bytes, dice: Dice) -> bytes:
    """A line is missing."""
    lines = data.splitlines(keepends=True)
    del lines[dice.randrange(len(lines))]
    return b"".join(lines)


_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, -100, 10**30, 1.5, "", "x", "\0", "\ud83d", [], [0], {}, "é" * 300,
)  # fmt: skip


def edit(data: bytes, dice: Dice) -> bytes:
    """Somebody changed the header by hand."""
    first, rest = data.split(b"\n", 1)
    head = json.loads(first)
    where = dice.choice([head, head["options"], dice.choice(head["players"])])
    key = dice.choice([*where]) if where else "new"
    where[key] = dice.choice([*_VALUES, "jade", "easy", "human", "computer"])
    return json.dumps(head).encode() + b"\n" + rest


DAMAGES: Mapping[str, Damage] = {
    each.__name__: each for each in (flip, flip_in_header, letter, cut, hole, zeros, swap, double, drop, edit)
}
