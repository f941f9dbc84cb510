"""An outside client of the system's accessibility service: reads the program's tree and acts on it.

It runs under the system's Python, which has the bindings (`apt install python3-gi gir1.2-atspi-2.0`), and knows nothing
of the program but its name. Each word is a step: `wait NAME`, `press NAME`, `focus NAME`,
`play SECONDS`, `tree`.
"""

import sys
import time
from collections.abc import Iterator
from itertools import takewhile

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

_PATIENCE = 40.0
_WATCHDOG = 60.0
"""Seconds in which something must go on: else the program and the accessibility service wait for each other."""
_GOING_ON = ("Next", "Show the move", "Hint")
_OFF = ("First choose", "It is not")


def frames() -> Iterator[Atspi.Accessible]:
    """Yields the program's windows."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if application is None:
            continue
        for j in range(application.get_child_count()):
            yield application.get_child_at_index(j)


def within(thing: Atspi.Accessible, depth: int = 0) -> Iterator[tuple[int, Atspi.Accessible]]:
    """Yields everything in a thing, with how deep it lies."""
    yield depth, thing
    for i in range(thing.get_child_count()):
        child = thing.get_child_at_index(i)
        if child is not None:
            yield from within(child, depth + 1)


def find(words: str) -> Atspi.Accessible | None:
    """Returns the thing of that name, else the first one whose name begins so; what is only read comes last."""
    found = [thing for frame in frames() for _, thing in within(frame) if (thing.get_name() or "").startswith(words)]
    found.sort(key=lambda thing: (thing.get_role() == Atspi.Role.LABEL, thing.get_name() != words))
    return found[0] if found else None


def wait(words: str) -> Atspi.Accessible:
    """Returns a thing as soon as it is there; ends the program when it never comes."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            if (thing := find(words)) is not None:
                return thing
        except gi.repository.GLib.Error:
            pass  # it went away while it was asked
        time.sleep(0.2)
    tree()
    sys.exit(f"never there: {words}")


def tree() -> None:
    """Prints the tree."""
    for frame in frames():
        for depth, thing in within(frame):
            print("  " * depth + f"{thing.get_role_name()}: {thing.get_name()} | {thing.get_description()}")


def play(seconds: float) -> None:
    """Plays until the result, by what is possible and by hints; ends the program when nothing goes on."""
    last, since, pressed = "", time.monotonic(), 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            seen = [(thing.get_name() or "", thing) for frame in frames() for _, thing in within(frame)]
            names = [name for name, _ in seen]
            if "Play again" in names or "Show the points" in names:
                print(f"the game is over after {pressed} presses", flush=True)
                return
            thing = chosen(seen)
            if thing is not None:
                thing.get_action_iface().do_action(0)
                pressed += 1
        except gi.repository.GLib.Error:
            continue
        if (now := repr(names)) != last:
            last, since = now, time.monotonic()
        if time.monotonic() - since > _WATCHDOG:
            tree()
            sys.exit(f"nothing goes on after {pressed} presses")
        time.sleep(0.05)
    print(f"{pressed} presses in {seconds} seconds", flush=True)


def chosen(seen: list[tuple[str, Atspi.Accessible]]) -> Atspi.Accessible | None:
    """Returns what is to be pressed: the last button of what is possible that does anything, else what leads on."""
    names = [name for name, _ in seen]
    if "Possible now" in names:
        after = [(name, thing) for name, thing in seen[names.index("Possible now") :]]
        inside = list(takewhile(lambda pair: pair[1].get_role() != Atspi.Role.PANEL, after[1:]))
        buttons = [thing for _, thing in inside if thing.get_role() == Atspi.Role.PUSH_BUTTON]
        if (found := next((thing for thing in reversed(buttons) if _is_on(thing)), None)) is not None:
            return found
    ways = [thing for way in _GOING_ON for name, thing in seen if name == way]
    return next((thing for thing in ways if thing.get_role() == Atspi.Role.PUSH_BUTTON and _is_on(thing)), None)


def _is_on(thing: Atspi.Accessible) -> bool:
    """Tells whether a button does anything: the reason why it does not is its description."""
    return not (thing.get_description() or "").startswith(_OFF)


def main(steps: list[str]) -> None:
    """Takes steps one after the other."""
    for step in steps:
        verb, _, words = step.partition(" ")
        if verb == "tree":
            tree()
            continue
        if verb == "play":
            play(float(words))
            continue
        thing = wait(words)
        if verb == "press":
            thing.get_action_iface().do_action(0)
        elif verb == "focus":
            thing.get_component_iface().grab_focus()
        print(f"{step}: {thing.get_role_name()}", flush=True)


main(sys.argv[1:])
