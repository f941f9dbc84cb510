"""The semantic tree: what is on the screen, said in words and reachable by mouse and keyboard."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from operator import attrgetter
from typing import Literal, Protocol

import pygame

Pixel = tuple[int, int]
"""A point of the window, in real pixels."""
Shape = Callable[[Pixel], bool]
"""Tells whether a pixel of the window belongs to a thing."""


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

    What only stands there looks the same while it is pointed at, unless it `reacts`; it is reached by the keyboard
    while somebody asks what things are (`is_asked`), and may `act` for a click alone, where keys have a way of their
    own. What only helps to see is left out for whoever reads the screen (`is_left_out`): by keys and by ear.
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
    covers: Shape | None = None
    grab: Callable[[Pixel], Drag | None] | None = None
    twice: Callable[[Pixel], None] | None = None
    zoom: Callable[[float, Pixel, Pixel], None] | None = None
    rule: Callable[[], None] | None = None
    among: str = ""
    is_asked: bool = False
    is_left_out: bool = False
    reacts: bool = False

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

    def __copy__(self) -> "Node":
        """Returns another node that is alike, in a sixth of the time that `copy` takes by itself."""
        return Node(*_ALL(self))


_ALL = attrgetter(*(field.name for field in fields(Node)))


@dataclass(frozen=True, slots=True)
class ScreenPlace:
    """Where a person was on the screen: the focused node, whether keys led to it, and how far each area was scrolled.

    Offsets are in units.
    """

    focus: str | None
    offsets: Mapping[str, float]
    is_led: bool = False


Scanning = Literal["off", "single", "pair"]
"""None, one switch that chooses while the program steps, or two: one steps, one chooses."""


@dataclass(slots=True)
class Scan:
    """What somebody wishes who plays by one switch or two: the mode, and the seconds of a step with one.

    `reached` are the ids of the nodes that a press would choose among, or choose; `typing` is the field for which
    letters are laid out ("": none), by a game controller, too.
    """

    mode: Scanning = "off"
    pace: float = 1.5
    reached: frozenset[str] = frozenset()
    typing: str = ""


REACTION, SETTLED = 0.15, 0.5
"""Seconds that something must be on the screen before a press can be meant for it; where one was pressed before, as
long as the second press of a hurried hand may take to come."""
AIMING = 1.0
"""Seconds that a hand may take from where it has come to a button until it presses that."""


class Sight:
    """Knows what somebody who looks at the screen can have seen."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def look(self, nodes: Sequence[Node], now: float) -> None:
        """Takes what is on the screen in a new frame."""
        self._since = {node.id: self._since.get(node.id, now) for node in nodes}

    def clear(self) -> None:
        """Takes everything for unseen: something else is there now, though it may look alike."""
        self._since.clear()

    def knows(self, node: Node, now: float, pressed: float | None = None) -> bool:
        """Tells whether a node has been there for long enough that a press may be meant for it.

        `pressed` is when the same place was pressed last, if it was: what came there after that needs longer.
        """
        since = self._since.get(node.id, now)
        return now - since >= (REACTION if pressed is None or since <= pressed else SETTLED)
