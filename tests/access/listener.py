"""Plays over the accessibility bus by what is spoken alone: hears focus and announcements, presses keys by xdotool.

It runs under the system's Python (see `.ci/access`); which key comes next is decided by an `Ear`, which knows nothing
of the program but what it says. `lesson` ends with a lesson, `game` with the result; what it cost is printed, and a
decision that took more than twelve keys is a failure, printed with what was heard.
"""

import subprocess
import sys
import time
from collections import deque
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.access.ear import Ear  # noqa: E402

_QUIET, _PATIENCE = 0.5, 8.0
"""Seconds without a word after which everything was said, and after which a key has brought nothing."""
_MOST, _TRAIL = 12, 60
_ANSWER = 10_000
"""Milliseconds in which a busy program tells what has the focus; 800 without this, and then the line is lost."""
_KEYS = {"enter": "Return"}
_ROLES = {"push button": "button", "list item": "option", "table cell": "cell"}
_OVER = {"lesson": "Enter: Next lesson", "game": "Play again"}


class Listener:
    """Collects what is spoken, in the lines of a transcript."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.since = time.monotonic()
        Atspi.set_timeout(_ANSWER, _ANSWER)
        self._kept = [Atspi.EventListener.new(self._focused), Atspi.EventListener.new(self._announced)]
        self._kept[0].register("object:state-changed:focused")
        self._kept[1].register("object:announcement")

    def _focused(self, event: Atspi.Event) -> None:
        if not event.detail1:
            return
        try:
            role = event.source.get_role_name()
            parts = (event.source.get_name(), _ROLES.get(role, role), event.source.get_description())
        except GLib.Error:  # it is gone already
            return
        self._hear("focus: " + " – ".join(part for part in parts if part))

    def _announced(self, event: Atspi.Event) -> None:
        self._hear(event.any_data if isinstance(event.any_data, str) else event.source.get_name())

    def _hear(self, line: str) -> None:
        self.heard.append(line)
        self.since = time.monotonic()

    def settle(self) -> list[str]:
        """Returns what is said until all is quiet."""
        context, self.since = GLib.MainContext.default(), time.monotonic()
        while time.monotonic() - self.since < (_QUIET if self.heard else _PATIENCE):
            while context.iteration(False):
                pass
            time.sleep(0.02)
        said, self.heard = self.heard, []
        return said


def main(what: str) -> None:
    """Plays until something is over."""
    listener, ear = Listener(), Ear()
    silent, lately = 0, deque[str](maxlen=_TRAIL)
    while silent < 20:
        heard = listener.settle()
        silent = 0 if heard else silent + 1
        if any(_OVER[what] in line for line in heard):
            print(f"{what}: {ear}", flush=True)
            sys.exit(ear.worst > _MOST)
        worst, key = ear.worst, ear.key(heard)
        lately += [*heard, f"> {key}"]
        if ear.worst > max(worst, _MOST):
            print(f"{ear.worst} keys for a decision:", *lately, sep="\n", flush=True)
        subprocess.run(["xdotool", "key", _KEYS.get(key, key)], check=True)
    print(*lately, sep="\n", flush=True)
    sys.exit(f"nothing is said any more: {ear}")


main(sys.argv[1])
