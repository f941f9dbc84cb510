"""A game on paper: what would be said to whoever does not see it, and keys that are pressed by a list."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from game.access.announcing import Announcer
from game.access.brevity import Brevity
from game.access.outline import Outline, Thing, ThingKind
from game.program import Program
from game.session.session import Session
from game.tools.hands.hand import struck

_FRAME = 1 / 60
_PAUSE = 24
"""Rounds between two keys: one that is pressed again sooner is taken for a bounce."""
_MODS = {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT}
_NAMES = {"enter": pygame.K_RETURN, "esc": pygame.K_ESCAPE}
Stroke = tuple[int, int, str]
"""A key, what is held with it, and the letter that it types."""


class Transcript:
    """Tells line by line what is said by itself, and where the focus is."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._announcer = Announcer()
        self._brevity = Brevity()
        self._focus = Thing("", ThingKind.WINDOW)

    def hear(self, made: Outline) -> None:
        """Takes what is on the screen now."""
        for sentence in self._announcer.new(made):
            self._tell(sentence)
        thing = self._brevity.shortened(made).things[made.focus]
        if thing.id != self._focus.id or spoken(thing) != spoken(self._focus):
            is_same = (thing.id, thing.told) == (self._focus.id, self._focus.told)
            self._tell(f"focus: {spoken(replace(thing, told='') if is_same else thing)}")
        self._focus = thing


def spoken(thing: Thing) -> str:
    """Returns what a screen reader says of a thing that gets the focus: words, kind, state, what it does."""
    text = [f"“{thing.written.text}”"] if thing.written else []
    state = [] if thing.is_on is None or not thing.is_on else ["on"]
    if not thing.is_enabled:
        state.append("off")
    return " – ".join(part for part in (thing.words, ", ".join([thing.kind, *text, *state]), thing.told) if part)


def strokes(text: str) -> Iterator[Stroke]:
    """Yields the keys of a text, one a word, such as `down` or `shift+tab`; a # begins a remark.

    Raises ValueError for a word that is no key.
    """
    for line in text.splitlines():
        for word in line.partition("#")[0].split():
            *mods, name = word.lower().split("+")
            held = sum(_MODS[mod] for mod in mods)
            yield _NAMES.get(name) or pygame.key.key_code(name), held, name if len(name) == 1 else ""


class KeyPresser:
    """Presses keys at a table, each as soon as nothing goes on, and ends the program after the last.

    Takes the program, the game, the keys and whom to tell what was pressed.
    """

    def __init__(
        self, made: Program, session: Session, pressed: Iterator[Stroke], tell: Callable[[str], object]
    ) -> None:
        self._made, self._session = made, session
        self._pressed = pressed
        self._tell = tell
        self._rest = 0

    def begin(self) -> None:
        """Shows the table."""
        self._made.services.navigation.start(self._made.services.routes.table, self._session)

    def clock(self) -> float:
        """Returns the seconds of a frame, after the next key was pressed if it is time."""
        services = self._made.services
        scene = services.navigation.stack.top
        self._rest += 1
        if scene is None or scene.needs_ticks or scene.waits_for_other or services.ui.is_stale:
            self._rest = 0
            pygame.time.wait(1)
        elif self._rest > _PAUSE:
            self._press()
            self._rest = 0
        return _FRAME

    def _press(self) -> None:
        stroke = next(self._pressed, None)
        if stroke is None:
            self._made.services.navigation.quit()
            return
        for event in struck(*stroke):
            pygame.event.post(event)
        self._tell(f"> {named(stroke)}")


def named(stroke: Stroke) -> str:
    """Returns how a key is written in a list of keys."""
    key, held, _ = stroke
    return "+".join([*(name for name, mod in _MODS.items() if held & mod), pygame.key.name(key)])
