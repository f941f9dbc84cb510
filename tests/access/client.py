"""An outside client of the system's accessibility service: reads the program's tree and acts on it.

It runs under the system's Python, which has the bindings (`apt install python3-gi gir1.2-atspi-2.0`), and knows nothing
of the program but its English words. Each argument is a step: `wait NAME`, `press NAME`, `play` (to the result),
`play PRESSES`, `restart TIMES` (the service ends and begins again), `heard PATTERN` (such words were there), `walked
PATTERN` (they were there where "Next" leads on), `tree`. `{me}` in a pattern is whoever has the turn when something is
possible: the only person at the table.
"""

import re
import sys
import time
from collections.abc import Iterator
from itertools import takewhile

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

Seen = list[tuple[str, Atspi.Accessible]]
"""Everything on the screen by its name, in the order of the tree."""

_WATCHDOG = 60.0
"""Seconds in which something must go on: else the program and the accessibility service wait for each other."""
_POSSIBLE = "Possible now"
_TURN = re.compile(r"(.+)’s turn")
_ON = "Next"
_MOVE = "Show the move"
_THINKING = 45.0
"""Seconds after which a hint is asked for again: asking sooner begins the thinking anew."""
_OVER = ("Play again", "Show the points")
_OFF = ("First choose", "It is not")
_TRIES = 3
"""How often the same may be pressed before a hint is asked for."""
_LATELY = 6
"""So many presses are looked back upon for what to press now."""


class Stuck(Exception):
    """Says where nothing went on."""


def frames() -> Iterator[Atspi.Accessible]:
    """Yields the program's windows."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if application is None:
            continue
        windows = (application.get_child_at_index(j) for j in range(application.get_child_count()))
        yield from (window for window in windows if window is not None)


def within(thing: Atspi.Accessible, depth: int = 0) -> Iterator[tuple[int, Atspi.Accessible]]:
    """Yields everything in a thing, with how deep it lies."""
    yield depth, thing
    for i in range(thing.get_child_count()):
        child = thing.get_child_at_index(i)
        if child is not None:
            yield from within(child, depth + 1)


def tree() -> None:
    for frame in frames():
        for depth, thing in within(frame):
            print("  " * depth + f"{thing.get_role_name()}: {thing.get_name()} | {thing.get_description()}")


def serve(*, is_on: bool) -> None:
    """Switches the accessibility service on or off, as a desktop does."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_on)))
    properties = "org.freedesktop.DBus.Properties"
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", properties, "Set", value, None, Gio.DBusCallFlags.NONE, -1)


class Player:
    """Plays by what the tree says."""

    def __init__(self) -> None:
        self._heard: set[str] = set()
        self._in_sequence: set[str] = set()
        self._me = ""
        self._pressed: list[str] = []
        self._since = 0.0

    def look(self) -> Seen:
        """Returns what is on the screen; what goes away while it is asked is left out."""
        try:
            seen = [(thing.get_name() or "", thing) for frame in frames() for _, thing in within(frame)]
        except GLib.Error:
            return []
        self._heard.update(name for name, _ in seen)
        return seen

    def wait(self, words: str) -> Atspi.Accessible:
        """Returns the thing of that name, else the first whose name begins so; what is only read comes last."""
        end = time.monotonic() + _WATCHDOG
        while time.monotonic() < end:
            found = [(thing, name) for name, thing in self.look() if name.startswith(words)]
            found.sort(key=lambda pair: (pair[0].get_role() == Atspi.Role.LABEL, pair[1] != words))
            if found:
                return found[0][0]
            time.sleep(0.2)
        raise Stuck(f"never there: {words}")

    def press(self, thing: Atspi.Accessible) -> None:
        self._pressed.append(thing.get_name() or "")
        self._since = time.monotonic()
        Atspi.Action.do_action(thing.get_action_iface(), 0)

    def play(self, presses: int) -> None:
        """Plays until the result, or so many presses; raises where nothing goes on."""
        last, since, end = "", time.monotonic(), len(self._pressed) + presses
        while len(self._pressed) < end:
            seen = self.look()
            if any(name in _OVER for name, _ in seen):
                print(f"the game is over after {len(self._pressed)} presses", flush=True)
                return
            try:
                if (thing := self._chosen(seen)) is not None:
                    self.press(thing)
            except GLib.Error:
                continue
            if (now := repr([name for name, _ in seen])) != last:
                last, since = now, time.monotonic()
            if time.monotonic() - since > _WATCHDOG:
                raise Stuck(f"nothing goes on after {len(self._pressed)} presses, the last: {self._pressed[-9:]}")
            time.sleep(0.05)

    def _chosen(self, seen: Seen) -> Atspi.Accessible | None:
        """Returns what is to be pressed: what leads on, else what is possible, else a hint.

        Of what is possible that which was pressed least of late: on free roads one could travel to and fro for ever.
        """
        names = [name for name, _ in seen]
        if (on := _button(seen, _ON)) is not None:
            self._in_sequence.update(names)
            return on
        self._note_me(names)
        after = seen[names.index(_POSSIBLE) + 1 :] if _POSSIBLE in names else []
        inside = takewhile(lambda pair: pair[1].get_role() != Atspi.Role.PANEL, after)
        buttons = [pair for pair in inside if pair[1].get_role() == Atspi.Role.PUSH_BUTTON]
        for name, thing in sorted(buttons, key=lambda pair: self._pressed[-_LATELY:].count(pair[0])):
            if _is_on(thing) and self._pressed[-_TRIES:] != [name] * _TRIES:
                return thing
        if (
            self._pressed[-1:] == ["Hint"]
            and time.monotonic() - self._since < _THINKING
            and _button(seen, _MOVE) is None
        ):
            return None
        return next((thing for way in (_MOVE, "Hint") if (thing := _button(seen, way)) is not None), None)

    def _note_me(self, names: list[str]) -> None:
        """Notes who plays: something is possible only in the turn of a person."""
        turns = [found.group(1) for name in names if (found := _TURN.fullmatch(name))]
        if _POSSIBLE in names and turns:
            self._me = turns[0]

    def require(self, verb: str, pattern: str) -> None:
        """Raises where no name had words of this pattern in it: none at all, or none of a scoring that was walked."""
        wanted = re.compile(pattern.replace("{me}", re.escape(self._me)))
        if not any(wanted.search(name) for name in (self._in_sequence if verb == "walked" else self._heard)):
            raise Stuck(f"never {verb}: {wanted.pattern}")


def _button(seen: Seen, name: str) -> Atspi.Accessible | None:
    return next((t for n, t in seen if n == name and t.get_role() == Atspi.Role.PUSH_BUTTON and _is_on(t)), None)


def _is_on(thing: Atspi.Accessible) -> bool:
    """Tells whether a button does anything: the reason why it does not is its description."""
    return not (thing.get_description() or "").startswith(_OFF)


def _restart(times: int) -> None:
    for _ in range(times):
        serve(is_on=False)
        time.sleep(1)
        serve(is_on=True)
        time.sleep(1)


def main(steps: list[str]) -> None:
    """Takes steps one after the other."""
    player = Player()
    for step in steps:
        verb, _, words = step.partition(" ")
        match verb:
            case "tree":
                tree()
            case "play":
                player.play(int(words or 10_000))
            case "restart":
                _restart(int(words))
            case "heard" | "walked":
                player.require(verb, words)
            case "press":
                player.press(player.wait(words))
            case _:
                player.wait(words)
        print(step, flush=True)


try:
    main(sys.argv[1:])
except Stuck as trouble:
    tree()
    sys.exit(str(trouble))
