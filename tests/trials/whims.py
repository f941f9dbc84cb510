"""What a monkey does at the window: any hand, any key, any text, and what desktops and clocks do to it."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from game.tools.hands.carrier import Carrier, finger_events, mouse_events
from game.tools.hands.eyes import Eyes, Stuck
from game.tools.hands.hand import Events, Hand, PointerHand, Steerer, clicked, finger, line, pushed, struck, tapped
from game.widgets.node import Node, Pixel
from tests.trials import odd
from tests.trials.furnishing import DROPS

FRAME = 1 / 30
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (1080, 1920), (2560, 1080), (700, 500), (1, 1))
_ZONES = ("UTC", "Europe/Budapest", "Asia/Kathmandu", "Pacific/Kiritimati", "America/St_Johns")
_PLAIN = ("Zsófia", "Łukasz", "Jürgen", "a", "7", "friday night")
_KEYS = (
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_F1, pygame.K_F12 + 1),
    pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
    pygame.K_KP_ENTER, pygame.K_KP_PLUS, pygame.K_PLUS, pygame.K_MINUS, pygame.K_PAUSE, pygame.K_MENU, 0, 0x400000FF,
)  # fmt: skip
_COMMON = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_LEFT, pygame.K_DOWN, pygame.K_h)
_MODS = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_ALT, 0x4000)
_DESKTOP = (
    pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED, pygame.WINDOWHIDDEN,
    pygame.WINDOWSHOWN, pygame.WINDOWENTER, pygame.WINDOWLEAVE, pygame.WINDOWMOVED, pygame.KEYMAPCHANGED,
    pygame.RENDER_TARGETS_RESET, pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED, pygame.USEREVENT,
)  # fmt: skip


@dataclass
class Round:
    """What happens in a round of the loop: events, what is done to the world around it, and the time that passes."""

    events: Events = ()
    world: tuple[Any, ...] = ()
    seconds: float = FRAME


class Caught(Exception):
    """Says that a scene cannot be left."""


@dataclass
class Whims:
    """Makes up rounds. Takes the eyes on a program, the dice, its home, and whether only plain letters are typed.

    `pressed` counts what was pressed before, by scene and kind: what is new draws more.
    """

    eyes: Eyes
    dice: random.Random
    home: Path
    is_plain: bool
    pressed: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        pointer, finger_ = PointerHand(), PointerHand(tapped)
        self._hands: tuple[Hand, ...] = (
            pointer, pointer, finger_, Steerer(), Steerer(pushed),
            Carrier(pointer, mouse_events), Carrier(finger_, finger_events),
        )  # fmt: skip
        self._whims: dict[Callable[[], Iterator[Round]], int] = {
            self._press: 40, self._key: 14, self._drag: 5, self._wheel: 3, self._fingers: 3, self._pad: 3,
            self._wait: 8, self._focus: 2, self._desktop: 2, self._resize: 1, self._drop: 1, self._zone: 1,
            self._fumble: 2,
        }  # fmt: skip

    def rounds(self) -> Iterator[Round]:
        """Yields what happens, without an end."""
        while True:
            likely = self._whims | {self._play: 40 * self.eyes.is_asked, self._type: 60 * self.eyes.ui.is_typing}
            [whim] = self.dice.choices([*likely], [*likely.values()])
            try:
                yield from whim()
            except Stuck:  # what the hand meant is not there any more
                yield Round()

    def leave(self) -> Iterator[Round]:
        """Leaves the scene by whatever leads out of it; raises Caught where nothing does.

        Not tried where Esc leads nowhere but a switch chooses by its own pace, nor with keys that must be held: these
        hands have their own tests (tests/widgets/test_scanning.py, test_keys.py).
        """
        eyes, top = self.eyes, self.eyes.top
        if eyes.ui.key_delay or (eyes.ui.scan.mode != "off" and eyes.name == "MenuScene"):
            return
        for key in (*[pygame.K_ESCAPE] * 6, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_RETURN):
            yield Round(struck(key))
            for _ in range(20):
                yield Round()
                if eyes.top is not top:
                    return
        tried = set[str]()
        while new := [node.id for node in eyes.ui.nodes if node.act and node.is_enabled and node.id not in tried]:
            tried.add(new[0])
            with suppress(Stuck):
                yield Round(clicked(eyes, eyes.spot(new[0])))
                yield Round(seconds=1)
            if eyes.top is not top:
                return
        raise Caught(eyes.stuck("nothing leads out"))

    # ------------------------------------------------------------------ hands
    def _point(self) -> Pixel:
        wide, tall = self.eyes.ui.surface.get_size()
        return self.dice.randrange(-3, wide + 3), self.dice.randrange(-3, tall + 3)

    def _novelty(self, node: Node) -> float:
        used = 1.0 if node.is_enabled and (node.act or node.adjust or node.grab) else 0.05
        used = 8.0 if node.edit else used
        return float(used / (1 + self.pressed[self._kind(node)]) ** 1.5)

    def _kind(self, node: Node) -> tuple[str, str]:
        return self.eyes.name, node.id.rstrip("0123456789")

    def _press(self) -> Iterator[Round]:
        """Presses something, sooner what was not pressed yet."""
        nodes = self.eyes.ui.nodes
        if not nodes:
            yield Round(clicked(self.eyes, self._point()))
            return
        [node] = self.dice.choices(nodes, [self._novelty(node) for node in nodes])
        self.pressed[self._kind(node)] += 1
        for events in self.dice.choice(self._hands).use(self.eyes, node.id):
            yield Round(events)

    def _play(self) -> Iterator[Round]:
        table = self.eyes.table
        seat = table.turn.seat
        moves = table.session.legal(seat) if seat is not None else []
        if moves:
            for events in self.dice.choice(self._hands).play(self.eyes, self.dice.choice(list(moves))):
                yield Round(events)

    def _key(self) -> Iterator[Round]:
        """Presses a key, or holds it, with whatever is held beside it."""
        key, mod = self.dice.choice(_KEYS if self.dice.random() < 0.5 else _COMMON), self.dice.choice(_MODS)
        letter = chr(key) if 32 <= key < 127 else ""
        down, up = struck(key, mod, letter)
        for _ in range(self.dice.choice((1, 1, 1, 1, 12))):
            yield Round((down,), seconds=self.dice.choice((FRAME, 0.5)))
        if self.dice.random() < 0.97:  # now and then another window hears that it went up
            yield Round((up,))

    def _type(self) -> Iterator[Round]:
        """Types, pastes or composes a text where something is typed."""
        text = self.dice.choice(_PLAIN if self.is_plain else (*odd.TEXTS.values(), *_PLAIN))
        if self.dice.random() < 0.3:
            yield Round(struck(pygame.K_v, pygame.KMOD_CTRL), world=("clipboard", text))
        elif self.dice.random() < 0.3:
            yield Round((pygame.Event(pygame.TEXTEDITING, text=text[:30], start=0, length=1),))
        else:
            yield Round(tuple(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in text[:24]))
            yield Round((pygame.Event(pygame.TEXTINPUT, text=text),))

    def _drag(self) -> Iterator[Round]:
        """Drags from anywhere, or from a piece, to anywhere; now and then the button goes up elsewhere."""
        held = [node for node in self.eyes.ui.nodes if node.grab or node.drag]
        start = self.dice.choice(held).visible.center if held and self.dice.random() < 0.8 else self._point()
        yield Round((mouse_events(self.eyes, -1, start),))
        for at in line(start, self._point(), self.dice.randrange(1, 9)):
            yield Round((mouse_events(self.eyes, 0, at),))
        if self.dice.random() < 0.9:
            yield Round((mouse_events(self.eyes, 1, at),))

    def _wheel(self) -> Iterator[Round]:
        for _ in range(self.dice.randrange(1, 6)):
            over = pygame.Event(pygame.MOUSEMOTION, pos=self._point(), rel=(0, 0), buttons=(0, 0, 0))
            yield Round((over, pygame.Event(pygame.MOUSEWHEEL, x=0, y=self.dice.choice((-30, -1, 1, 30)))))

    def _fingers(self) -> Iterator[Round]:
        """Moves one finger or two about; now and then one of them goes up unheard."""
        first, second = self._point(), self._point()
        pairs = list(zip(line(first, self._point(), 6), line(second, self._point(), 6), strict=True))
        both = self.dice.random() < 0.6
        for kind, (one, other) in zip(
            (pygame.FINGERDOWN, *[pygame.FINGERMOTION] * 4, pygame.FINGERUP), pairs, strict=True
        ):
            if kind == pygame.FINGERUP and self.dice.random() < 0.1:
                return
            events = [finger(self.eyes, kind, one)]
            if both:
                events.append(pygame.Event(kind, **(finger(self.eyes, kind, other).dict | {"finger_id": 1})))
            yield Round(tuple(events))

    def _pad(self) -> Iterator[Round]:
        """Pushes a stick or a button of a game controller, which may come and go."""
        axis, button = self.dice.randrange(6), self.dice.randrange(16)
        for value in (self.dice.choice((-32768, -8000, 7000, 32767)), self.dice.choice((0, 0, 0, 6500))):
            yield Round((pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value),))
            yield Round(seconds=0.4)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            yield Round((pygame.Event(kind, instance_id=0, button=button),))
        if self.dice.random() < 0.2:
            yield Round((pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0),))

    # ------------------------------------------------------------------ the world
    def _wait(self) -> Iterator[Round]:
        """Lets time pass: a moment, a while, a night in which the laptop sleeps, or a clock that was put back."""
        for _ in range(self.dice.randrange(1, 30)):
            yield Round()
        yield Round(seconds=self.dice.choice((0.0, 1.0, 5.0, 60.0, 40_000.0)))

    def _focus(self) -> Iterator[Round]:
        """Looks at another window for a while."""
        yield Round((pygame.Event(pygame.WINDOWFOCUSLOST),))
        yield from self._wait()
        yield Round((pygame.Event(pygame.WINDOWFOCUSGAINED),))

    def _desktop(self) -> Iterator[Round]:
        yield Round((pygame.Event(self.dice.choice(_DESKTOP), x=0, y=0),))

    def _resize(self) -> Iterator[Round]:
        yield Round(world=("size", *self.dice.choice(SIZES)))

    def _zone(self) -> Iterator[Round]:
        yield Round(world=("zone", self.dice.choice(_ZONES)))

    def _drop(self) -> Iterator[Round]:
        """Drops a file of the home, or one that is not there."""
        files = [*sorted((self.home / DROPS).iterdir()), *sorted(self.home.glob("saves/*")), self.home / "gone.kupola"]
        if self.is_plain:
            files = sorted(self.home.glob("saves/*"))
        if files:
            yield Round((pygame.Event(pygame.DROPFILE, file=str(self.dice.choice(files))),))

    def _fumble(self) -> Iterator[Round]:
        """Everything at once: presses that never go up, ups that never went down, quick series, other buttons."""
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        events = [pygame.Event(kind, pos=self._point(), button=self.dice.randrange(1, 8)) for kind in kinds * 3]
        events += [pygame.Event(pygame.KEYUP, key=self.dice.choice(_KEYS), mod=0)]
        events += [event for _ in range(3) for event in struck(self.dice.choice(_COMMON))]
        self.dice.shuffle(events)
        yield Round(tuple(events))
