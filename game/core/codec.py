"""Turns states, moves and events into plain lists and back, under short stable names that survive renamed classes."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, Self, get_args, get_origin, get_type_hints

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


class CodecError(ValueError):
    """Says that plain data does not describe anything known: a damaged file or one of a newer version."""


class Written(ABC):
    """A value that files hold as a plainer one; it is read again where the type of a field tells of it."""

    __slots__ = ()

    @abstractmethod
    def written(self) -> object:
        """Returns what files hold."""

    @classmethod
    @abstractmethod
    def read(cls, written: Any) -> Self:
        """Returns the value of what a file held; raises TypeError or ValueError if there is none."""


class Codec:
    """Encodes what a box's rules hold; ints, bools, strings and None stay themselves.

    A dataclass becomes `["name", field, …]`, a tuple `["(", item, …]`, a list `["[", item, …]`, a frozenset
    `["{", item, …]`, sorted. Takes the box's table of short names. Fields must be of these types, items too; floats
    and dicts are refused, so that digests never wobble. Members of IntEnum and StrEnum are written as what they are
    worth, and the types of the fields tell where to give them back.

    A name in the table that begins with a bracket, "(name", is that of a dataclass of numbers which is written as a
    tuple, `["(", "name", number, …]`, with zeros up to the longest of them: so a box can make values of what was tuples
    in older saves, and both saves and digests stay what they were.
    """

    def __init__(self, table: Mapping[str, type]) -> None:
        self._classes = dict(table)
        self._names = {cls: name for name, cls in table.items()}
        self._fields = {cls: tuple(f.name for f in fields(cls)) for cls in table.values()}
        self._encoders: dict[type, Callable[[Any], Plain]] = {}
        self._restorers = {cls: _restorers(cls) for cls in table.values()}
        self._length = max((len(self._fields[cls]) for name, cls in table.items() if name.startswith("(")), default=0)

    def encode(self, value: Any) -> Plain:
        """Returns the plain form of a value; raises CodecError for a type that the table does not know."""
        if value is None or type(value) in (int, str):
            plain: Plain = value
            return plain
        kind = type(value)
        encoder = self._encoders.get(kind)
        if encoder is None:
            encoder = self._encoders[kind] = self._encoder(kind)
        return encoder(value)

    def _encoder(self, kind: type) -> Callable[[Any], Plain]:
        """Returns what encodes the values of a type: which it is, is asked once a type and not once a value."""
        encode = self.encode
        if issubclass(kind, str | int):
            return _itself
        if kind in self._names:
            return self._object_encoder(kind)
        if issubclass(kind, Written):
            return lambda value: encode(value.written())
        if issubclass(kind, list):
            return lambda value: ["[", *map(encode, value)]
        if issubclass(kind, tuple):
            return lambda value: ["(", *map(encode, value)]
        if issubclass(kind, frozenset):
            return lambda value: ["{", *map(encode, sorted(value))]
        raise CodecError(kind.__name__)

    def _object_encoder(self, kind: type) -> Callable[[Any], Plain]:
        name, names, encode = self._names[kind], self._fields[kind], self.encode
        if name.startswith("("):
            zeros = [0] * (self._length - len(names))
            return lambda value: encode((name[1:], *(getattr(value, field) for field in names), *zeros))
        return lambda value: [name, *[encode(getattr(value, field)) for field in names]]

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
                return self._tuple(items)
            case "{":
                return frozenset(items)
        return self._object(head, items)

    def _tuple(self, items: list[Any]) -> Any:
        """Returns a tuple, or the value that is written as one."""
        name = f"({items[0]}" if items and isinstance(items[0], str) else ""
        if name not in self._classes:
            return tuple(items)
        number = len(self._fields[self._classes[name]])
        if items[1 + number :] != [0] * (self._length - number):
            raise CodecError(name)
        return self._object(name, items[1 : 1 + number])

    def _object(self, name: str, items: list[Any]) -> Any:
        cls = self._classes.get(name)
        if cls is None or len(items) != len(self._fields[cls]):
            raise CodecError(name)
        try:
            return cls(*(restore(item) for restore, item in zip(self._restorers[cls], items, strict=True)))
        except (TypeError, ValueError) as error:
            raise CodecError(name) from error

    def digest(self, value: Any) -> str:
        """Returns 16 hexadecimal digits that are equal for equal values, on every machine and in every run."""
        text = json.dumps(self.encode(value), separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


Restore = Callable[[Any], Any]
"""Makes what a field held of what was read for it: its enums, for one, are plain numbers and strings in a file."""


@cache
def _restorers(cls: type) -> tuple[Restore, ...]:
    hints = get_type_hints(cls)
    return tuple(_restorer(hints[field.name]) or _itself for field in fields(cls))


def _itself(item: Any) -> Any:
    return item


def _restorer(hint: Any) -> Restore | None:
    """Returns what restores a field of a type; None where no enum and nothing written plainer is in the type."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is None:
        if not isinstance(hint, type):
            return None
        return hint.read if issubclass(hint, Written) else hint if issubclass(hint, Enum) else None
    inner = [_restorer(part) for part in parts]
    restore = next(filter(None, inner), None)
    if restore is None:
        return None
    if origin is tuple and Ellipsis not in parts:
        return lambda items: tuple((one or _itself)(item) for one, item in zip(inner, items, strict=True))
    if origin in (tuple, list, frozenset):
        return lambda items: origin(map(restore, items))
    return lambda item: None if item is None else restore(item)
