"""The screen reader as the program sees it: it is told outlines, asks for things, and may be missing or break."""

import logging
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from game.access.announcing import Announcer
from game.access.brevity import Brevity
from game.access.bridge import Bridge
from game.access.hearing import Hearing
from game.access.outline import Outline
from game.access.pacing import Pacing
from game.access.updates import Updates, library
from game.widgets.ui import Ui

_LOG = logging.getLogger(__name__)


class State(StrEnum):
    """Whether a screen reader is told anything."""

    MISSING = "missing"
    UNREACHABLE = "unreachable"
    WAITING = "waiting"
    CONNECTED = "connected"
    BROKEN = "broken"


class Reader:
    """Tells the system's screen reader what is on the screen, and does what it asks for.

    Takes what finds the library (it raises ImportError where that is not installed) and what makes the bridge.
    """

    def __init__(self, find: Callable[[], Any] = library, make: Callable[[Any], Bridge] = Bridge) -> None:
        self._find, self._make = find, make
        self._bridge: Bridge | None = None
        self._updates: Updates | None = None
        self._announcer = Announcer()
        self._brevity = Brevity()
        self._hearing = Hearing()
        self._pacing = Pacing()
        self._now = 0.0
        self._made: Outline | None = None  # what nobody was told yet
        self._has_focus = True
        self.state = State.MISSING

    def open(self) -> None:
        """Looks for the library and makes the bridge; without either the game goes on, and the log says so."""
        try:
            found = self._find()
            self._updates, self._bridge = Updates(found), self._make(found)
            self.state = State.WAITING
        except ImportError:
            _LOG.info("no screen reader is told: AccessKit is not installed (the extra `screenreader`)")
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as trouble:
            _LOG.warning("no screen reader is told: %s", trouble)
            self.state = State.UNREACHABLE

    @property
    def is_active(self) -> bool:
        """Tells whether somebody listens."""
        return self._bridge is not None and self._bridge.is_active

    def tick(self, ui: Ui) -> bool:
        """Does what was asked for since the last round; returns whether somebody began or ceased to listen."""
        if self._bridge is None or self._updates is None:
            return False
        before = self.state
        if self._bridge.began():
            self._updates.forget()
            self._hearing.begin()
            ui.is_stale = True
            self._bridge.set_focus(has_focus=self._has_focus)
        if self._bridge.is_broken:
            self.state = State.BROKEN
        else:
            self.state = State.CONNECTED if self._bridge.is_active else State.WAITING
        for request in self._bridge.requests():
            _perform(ui, self._updates.name(request.target), str(request.action))
        self._now = ui.now
        if self._made and self._pacing.is_due(self._now):
            self._tell()
        return self.state is not before

    def focus(self, *, has_focus: bool) -> None:
        """Takes the window getting or losing the keyboard."""
        self._has_focus = has_focus
        if self._bridge is not None:
            self._bridge.set_focus(has_focus=has_focus)

    def hear(self, made: Outline, *, is_answered: bool = False) -> None:
        """Takes what is on the screen, and whether a computer player answers by itself."""
        if not self.is_active:
            return
        self._hearing.look()
        is_led = self._hearing.is_deaf
        self._pacing.take(self._announcer.new(made), self._now, is_answered=is_answered and is_led)
        self._made = made
        if self._pacing.is_due(self._now):
            self._tell()

    def _tell(self) -> None:
        if self._bridge is None or self._updates is None or self._made is None:
            return
        brief, said = self._brevity.shortened(self._made), self._pacing.said(self._now)
        self._made = None
        self._bridge.send(self._updates.update(brief, said, is_led=self._hearing.is_deaf))


def _perform(ui: Ui, name: str, action: str) -> None:
    """Does what is asked of a thing as keys would, if it is still there."""
    node = ui.find(name)
    if node is None:
        return
    kind = action.rpartition(".")[2].upper()
    if kind in ("FOCUS", "CLICK") and node.is_reachable:
        ui.focus_on(node)
    if kind == "CLICK":
        ui.activate(node)
    elif kind in ("INCREMENT", "DECREMENT") and node.adjust and node.is_enabled:
        node.adjust(1 if kind == "INCREMENT" else -1)
        ui.is_stale = True
