"""An outside client of the system's accessibility service: reads the program's tree and acts on it.

It runs under the system's Python, which has the bindings (`apt install python3-gi gir1.2-atspi-2.0`), and knows nothing
of the program but its name. Each word is a step: `wait NAME`, `press NAME`, `focus NAME`, `tree`.
"""

import sys
import time
from collections.abc import Iterator

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

_PATIENCE = 40.0


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
    """Returns the first thing whose name begins with some words."""
    for frame in frames():
        for _, thing in within(frame):
            if (thing.get_name() or "").startswith(words):
                return thing
    return None


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


def main(steps: list[str]) -> None:
    """Takes steps one after the other."""
    for step in steps:
        verb, _, words = step.partition(" ")
        if verb == "tree":
            tree()
            continue
        thing = wait(words)
        if verb == "press":
            thing.get_action_iface().do_action(0)
        elif verb == "focus":
            thing.get_component_iface().grab_focus()
        print(f"{step}: {thing.get_role_name()}", flush=True)


main(sys.argv[1:])
