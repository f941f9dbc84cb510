"""The semantic tree: what is on the screen, said in words and reachable by mouse and keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import pygame

Pixel = tuple[int, int]
"""A point of the window, in real pixels."""


class Drag(Protocol):
    """What a hand took hold of and moves about, until it lets go or thinks better of it."""

    def move(self, pos: Pixel) -> None:
        """Follows the hand."""
        ...

    def drop(self, pos: Pixel) -> None:
        """Is let go there."""
        ...

    def cancel(self) -> None:
        """Is let go as if it had never been taken."""
        ...


class Role(StrEnum):
    """What a node is to the person using it."""

    BUTTON = "button"
    SWITCH = "switch"
    CHOICE = "choice"
    SLIDER = "slider"
    FIELD = "field"
    SELECT = "select"
    ITEM = "item"
    TEXT = "text"
    HEADING = "heading"
    SCROLL = "scroll"


@dataclass(frozen=True, slots=True)
class Edit:
    """How the text of a node is edited.

    `change` takes the new text, which has at most `limit` characters; `index_at` tells before which character a pixel
    of the window (from the left) lies. `is_answer` tells that Enter and Esc answer the whole dialog; elsewhere they
    only leave the field. What is selected reaches from `anchor` to `caret`, characters from the beginning.
    """

    change: Callable[[str], None]
    limit: int
    index_at: Callable[[int], int]
    is_answer: bool = False
    anchor: int = 0
    caret: int = 0


@dataclass(slots=True)
class Node:
    """One thing on the screen.

    `id` is stable from frame to frame; `name` is what a screen reader would say; `rect` is in real pixels; `area` is
    the group that Tab jumps between; `act` is what Enter or a click does, `adjust` what left (-1) and right (+1) do,
    `edit` receives typed text, `drag` the pointer's place in pixels and `wheel` the steps that the wheel turns (down is
    1) over it; `why` says why a disabled node is disabled and `hint` explains an enabled one, or `explain` does when
    somebody asks; `key` is the shortcut as a pygame key code, and `badge` draws that key on it, wherever the key does
    press this node. `covers` tells which pixels belong to it where that is not its rectangle. `grab` takes hold of it
    at a pixel (None: nothing moves), `twice` takes a double click, and `zoom` makes what it belongs to so many times
    larger and brings what a hand holds at one pixel to another. `rule` opens the rule for which it is off, or that
    explains it.

    `among` is what a choice is one of, where that only stands beside it.

    What only stands there is reached by the keyboard while somebody asks what things are (`is_asked`); it may `act` for
    a click alone, where keys have a way of their own. What only helps
    to see is left out for whoever reads the screen (`is_left_out`): by keys and by ear.
    """

    id: str
    role: Role
    name: str
    rect: pygame.Rect
    area: str = ""
    act: Callable[[], None] | None = None
    adjust: Callable[[int], None] | None = None
    edit: Edit | None = None
    drag: Callable[[int], None] | None = None
    wheel: Callable[[int], None] | None = None
    value: str = ""
    is_enabled: bool = True
    is_on: bool = False
    why: str = ""
    hint: str = ""
    explain: Callable[[], str] | None = None
    key: int = 0
    badge: Callable[[], object] | None = None
    scroll: str = ""
    seen: pygame.Rect | None = None
    covers: Callable[[Pixel], bool] | None = None
    grab: Callable[[Pixel], Drag | None] | None = None
    twice: Callable[[Pixel], None] | None = None
    zoom: Callable[[float, Pixel, Pixel], None] | None = None
    rule: Callable[[], None] | None = None
    among: str = ""
    is_asked: bool = False
    is_left_out: bool = False

    @property
    def is_reachable(self) -> bool:
        """Tells whether the keyboard focus may rest here."""
        return not self.is_left_out and (self.role not in (Role.TEXT, Role.HEADING) or self.is_asked)

    @property
    def told(self) -> str:
        """Returns what is said about it beside its name: why it is off, or what it does."""
        return (not self.is_enabled and self.why) or (self.explain and self.explain()) or self.hint

    @property
    def visible(self) -> pygame.Rect:
        """Returns the part of the rectangle that is not scrolled out of sight."""
        return self.rect if self.seen is None else self.seen

    def holds(self, pos: Pixel) -> bool:
        """Tells whether a pixel of the window belongs to it."""
        return self.visible.collidepoint(pos) if self.covers is None else self.covers(pos)
