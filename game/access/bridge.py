"""The bridge to the system's screen readers: one adapter, touched only by the loop and only while somebody listens.

AccessKit calls from threads of its own and holds a lock meanwhile. What it calls is therefore built in, runs no Python
code and returns nothing: marks and requests go into queues that the loop empties. Whoever touched the adapter between
such a call and its end would wait for that lock for ever.
"""

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from game.access.adapters import system_adapter
from game.core.outage import trace

_LOG = logging.getLogger(__name__)
MakeAdapter = Callable[[Any, Callable[[], None], Callable[[Any], None], Callable[[], None]], Any]
"""Makes an adapter of the library for what is called when somebody begins to listen, asks for something, and leaves."""


class Bridge:
    """Holds the adapter until it fails; takes the library and what makes the adapter."""

    def __init__(self, library: Any, make: MakeAdapter = system_adapter) -> None:
        self._marks: deque[bool] = deque()
        self._requests: deque[Any] = deque()
        self.is_active = False
        self.is_broken = False
        """Whether it was taken down for good."""
        self._adapter: Any = make(
            library, partial(self._marks.append, True), self._requests.append, partial(self._marks.append, False)
        )

    def began(self) -> bool:
        """Takes the marks and returns whether somebody began to listen, who must be told everything."""
        began = False
        while self._marks:
            self.is_active = self._marks.popleft() and not self.is_broken
            began = self.is_active
        return began

    def requests(self) -> list[Any]:
        """Takes what was asked for."""
        asked = []
        while self._requests:
            asked.append(self._requests.popleft())
        return asked

    def send(self, update: Any) -> None:
        """Sends an update that was made before, so that nothing but the adapter can fail here."""
        self._touch(lambda adapter: adapter.update_if_active(lambda: update))

    def set_focus(self, *, has_focus: bool) -> None:
        """Tells whether the window has the keyboard."""
        self._touch(lambda adapter: adapter.update_window_focus_state(has_focus))

    def _touch(self, touch: Callable[[Any], object]) -> None:
        if self.is_broken or self._marks or not self.is_active:
            return
        try:
            touch(self._adapter)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # a panic of the library is no Exception, and every later call would panic too
            _LOG.error("the screen reader is not told any more\n%s", trace(error))
            # The adapter is kept: to let go of it would panic once more, outside of here.
            self.is_active = False
            self.is_broken = True
