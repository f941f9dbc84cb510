"""Turns states, moves and events into plain lists and back, under short stable names that survive renamed classes."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


class CodecError(ValueError):
    """Says that plain data does not describe anything known: a damaged file or one of a newer version."""


class Codec:
    """Encodes what a box's rules hold; ints, bools, strings and None stay themselves.

    A dataclass becomes `["name", field, …]`, a tuple `["(", item, …]`, a list `["[", item, …]`, a frozenset
    `["{", item, …]`, sorted. Takes the box's table of short names. Fields must be of these types, items too; floats
    and dicts are refused, so that digests never wobble.
    """

    def __init__(self, table: Mapping[str, type]) -> None:
        self._classes = dict(table)
        self._names = {cls: name for name, cls in table.items()}
        self._fields = {cls: tuple(f.name for f in fields(cls)) for cls in table.values()}

    def encode(self, value: Any) -> Plain:
        """Returns the plain form of a value; raises CodecError for a type that the table does not know."""
        if value is None or isinstance(value, str | int):
            return value
        if is_dataclass(value) and type(value) in self._names:
            cls = type(value)
            return [self._names[cls], *(self.encode(getattr(value, name)) for name in self._fields[cls])]
        if isinstance(value, list):
            return ["[", *(self.encode(item) for item in value)]
        if isinstance(value, tuple):
            return ["(", *(self.encode(item) for item in value)]
        if isinstance(value, frozenset):
            return ["{", *(self.encode(item) for item in sorted(value))]
        raise CodecError(type(value).__name__)

    def decode(self, plain: Any) -> Any:
        """Returns the value of a plain form; raises CodecError when it is not one."""
        if plain is None or isinstance(plain, str | int):
            return plain
        if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
            raise CodecError(repr(plain)[:60])
        head, items = plain[0], [self.decode(item) for item in plain[1:]]
        match head:
            case "[":
                return items
            case "(":
                return tuple(items)
            case "{":
                return frozenset(items)
        cls = self._classes.get(head)
        if cls is None or len(items) != len(self._fields[cls]):
            raise CodecError(head)
        return cls(**dict(zip(self._fields[cls], items, strict=True)))

    def digest(self, value: Any) -> str:
        """Returns 16 hexadecimal digits that are equal for equal values, on every machine and in every run."""
        text = json.dumps(self.encode(value), separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
