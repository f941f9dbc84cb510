"""Values that never change, such as moves and rows, and copies of states: all of them made very often."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform, get_origin, get_type_hints

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Makes a class a dataclass of values, which are compared and hashed by their fields.

    That nobody changes one is held by mypy, as for any frozen dataclass; it is not watched again while the program
    runs, and so a value is made five times as fast.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


def copier(cls: type[T]) -> Callable[[T], T]:
    """Returns a function that copies an object of a dataclass, for its method `copy`.

    Takes the dataclass. Fields whose type has a method `copy` (lists, other states) are copied by it, one level deep;
    all others are shared and must never change in themselves.

    The function is written as source and then compiled, as dataclasses do with `__init__`: searches copy states all the
    time, and this takes about half as long as calling the class with all its fields.
    """
    lines = [f"    new.{name} = old.{name}{_copied(hint)}" for name, hint in get_type_hints(cls).items()]
    space: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(["def copy(old):", "    new = make(cls)", *lines, "    return new"]), space)
    function: Callable[[T], T] = space["copy"]
    return function


def _copied(hint: Any) -> str:
    return ".copy()" if hasattr(get_origin(hint) or hint, "copy") else ""


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Returns a row with another value at one index."""
    changed = list(row)
    changed[index] = value
    return tuple(changed)
