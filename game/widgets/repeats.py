"""Repeats of a held key that a busy moment made up.

A clock of the library repeats a key until it is noticed that the key went up, and while a picture is drawn nothing
is noticed: on a slow computer a short press would lead several steps.
"""

from collections.abc import Iterator, Sequence

import pygame


class Repeats:
    """Tells the repeats of keys that are really held, one a round at most, from those that nobody meant."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def sift(self, events: Sequence[pygame.Event]) -> Iterator[pygame.Event]:
        """Yields the events of a round without repeats of keys that go up, or are repeated again, in the same round."""
        for i, event in enumerate(events):
            is_repeat = event.type == pygame.KEYDOWN and event.key in self._held
            self._note(event)
            if not (is_repeat and any(_is_of(other, event.key) for other in events[i + 1 :])):
                yield event

    def let_go(self) -> None:
        """Forgets which keys are down."""
        self._held.clear()

    def _note(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.KEYDOWN:
                self._held.add(event.key)
            case pygame.KEYUP:
                self._held.discard(event.key)


def _is_of(event: pygame.Event, key: int) -> bool:
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == key
