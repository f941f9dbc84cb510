"""Whether announcements are heard: Orca before version 45, as Debian 12 has it, knows nothing of them.

Screen readers on Linux tell the accessibility bus which events they listen to. `dbus-send`, which comes with
the bus, asks for that in a thread of its own, because a bus may be slow to answer.
"""

import time
from threading import Thread

_BUS = (
    "dbus-send", "--session", "--print-reply=literal", "--dest=org.a11y.Bus",
    "/org/a11y/bus", "org.a11y.Bus.GetAddress",
)  # fmt: skip
_EVENTS = (
    "--print-reply=literal", "--dest=org.a11y.atspi.Registry",
    "/org/a11y/atspi/registry", "org.a11y.atspi.Registry.GetRegisteredEvents",
)  # fmt: skip
_READER, _ANNOUNCEMENT = "statechanged:focused", "announcement"
AGAIN, _PATIENCE = 3.0, 5.0
"""Seconds after which is asked again unless the answer is sure, and which an answer may take."""


def hears_announcements(events: str) -> bool | None:
    """Tells from the events that are listened to whether somebody hears announcements; None: there is no reader yet."""
    plain = events.casefold().replace("-", "")
    return (_ANNOUNCEMENT in plain) if _READER in plain else None


def asked_for() -> str:
    """Returns the events that are listened to; raises OSError where that cannot be found out."""
    address = _answer(_BUS).strip()
    return _answer(("dbus-send", f"--bus={address}", *_EVENTS))


def _answer(command: tuple[str, ...]) -> str:
    import subprocess  # only where somebody listens

    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=_PATIENCE).stdout
    except subprocess.SubprocessError as error:
        raise OSError from error


class Hearing:
    """Finds out whether announcements go unheard, and asks again until a screen reader is there.

    A reader names one event after the other, so that it hears none is believed only when it is found twice.
    """

    def __init__(self) -> None:
        self.is_deaf = False
        self._is_known = False
        self._asked = -AGAIN

    def begin(self) -> None:
        """Notes that another one may listen now."""
        self.is_deaf = self._is_known = False
        self._asked = -AGAIN

    def look(self) -> None:
        """Asks, unless that is known or was asked just now."""
        if not self._is_known and time.monotonic() - self._asked > AGAIN:
            self._asked = time.monotonic()
            Thread(target=self._ask, daemon=True).start()

    def _ask(self) -> None:
        try:
            heard = hears_announcements(asked_for())
        except OSError:
            heard = True  # no such bus: other systems announce
        self._is_known = heard is True or (heard is False and self.is_deaf)
        self.is_deaf = heard is False
