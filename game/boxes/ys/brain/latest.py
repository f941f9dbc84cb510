"""What was found out last, kept while nothing that it follows from changes.

Positions that are tried from the same one share most of their parts, and Python compares shared parts by a glance.
Hashing them, as a cache does, would take as long as finding it all out again.
"""

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Latest(Generic[P, T]):
    """A function that finds nothing out twice in a row."""

    def __init__(self, find: Callable[P, T], parts: Callable[..., tuple[object, ...]]) -> None:
        """Takes a function, and what its result follows from: values among its arguments or in them."""
        self._find, self._parts = find, parts
        self._last: tuple[tuple[object, ...], T] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns what the function finds."""
        parts, last = self._parts(*args), self._last
        if last is not None and last[0] == parts:
            return last[1]
        found = self._find(*args, **kwargs)
        self._last = parts, found
        return found

    def forget(self) -> None:
        """Lets the next call find out anew."""
        self._last = None


def latest(find: Callable[P, T]) -> Latest[P, T]:
    """Makes a function of values one that finds nothing out twice in a row."""
    return Latest(find, _itself)


def latest_by(parts: Callable[..., tuple[object, ...]]) -> Callable[[Callable[P, T]], Latest[P, T]]:
    """Makes a function one that finds nothing out twice in a row; takes the values that its result follows from."""
    return lambda find: Latest(find, parts)


def _itself(*args: object) -> tuple[object, ...]:
    return args
