"""Keeps finished surfaces as long as there is room, the least recently used leave first."""

import ctypes
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, ClassVar

import pygame

_MMAP_THRESHOLD, _LARGE = -3, 128 << 10
"""The name of an option in malloc.h, and from how many bytes on a piece of memory goes back when it is freed."""


class SurfaceCache:
    """Holds surfaces by key up to a number of bytes.

    `made_anew` counts, for all caches, what had to be made; where it grows though the same is drawn, one is too small.
    """

    made_anew: ClassVar[int] = 0

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Returns the surface of that key, made now if it is not held."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        SurfaceCache.made_anew += 1
        self._kept[key] = made
        self._bytes += _size(made)
        while self._bytes > self.budget and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forgets everything, as after a resize."""
        self._kept.clear()
        self._bytes = 0


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def hand_back() -> None:
    """Gives the system what surfaces have freed: the C library of Linux keeps it, a third of all that is held.

    From the first time on large ones go back by themselves.
    """
    if library := _glibc():
        library.malloc_trim(0)


@cache
def _glibc() -> Any:
    try:
        library = ctypes.CDLL(None)
        # Else it keeps ever larger pieces itself, once one of their size was freed.
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        return library if library.malloc_trim else None
    except (OSError, TypeError, AttributeError):  # other systems take large parts back at once
        return None
