"""Makes the animation of the README: a turn of the tile game in which a tile is carried home, and a scoring.

    pip install -e '.[art]'
    python -m docs.film docs/pictures/turn.webp

The game is played as in `play --demo --by drag`, without a screen and with a clock that counts frames, so the same
program makes the same film. What a person's hand points at is drawn as an arrow, because no window has one of its own.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
from PIL import Image

from game.cli import size
from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import language, program
from game.tools.hands.carrier import Carrier
from game.tools.hands.eyes import Eyes
from game.tools.hands.hand import Events, PointerHand, Steps, line, rest
from game.tools.hands.person import HandPlayer
from game.tools.moments import at_table, played
from game.widgets.node import Pixel

_BOX, _SEED, _ENTRY = "alhambra", 35, 55
"""A game and an entry after which the person pays exactly, lays the tile, and turns up a scoring card."""
_LEVELS = ("human", "easy", "easy")
_FRAMES = 12
"""Frames a second: enough for a hand, and half the bytes of a smooth film."""
_GLIDE, _CARRY, _LOOK, _LAST = 6, 9, 0.25, 1.0
_ARROW = ((0, 0), (0, 21), (5, 16), (9, 24), (12, 22), (9, 15), (16, 15))


class Unhurried(PointerHand):
    """A mouse that glides to what it presses, and rests there for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.at: Pixel = (0, 0)

    def approach(self, eyes: Eyes, pos: Pixel) -> Steps:
        """Glides to a point and looks at it."""
        yield from super().approach(eyes, pos)
        for at in line(self.at, pos, _GLIDE):
            yield (pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)),)
        yield from rest(eyes, _LOOK)

    def follow(self, events: Events) -> None:
        """Notes where the hand is after some events."""
        self.at = next((event.pos for event in reversed(events) if hasattr(event, "pos")), self.at)


def frames(made: Program, most: float) -> Iterator[pygame.Surface]:
    """Yields what is to be seen from the beginning of a turn to a moment of the scoring after it, or to a second."""
    at_table(made, played(made, _BOX, _LEVELS, _ENTRY, _SEED))
    eyes, hand = Eyes(made), Unhurried()
    hand.at = made.services.ui.surface.get_rect().inflate(-8, 0).midright
    began = made.services.ui.now
    for events in HandPlayer(eyes, Carrier(hand, movements=_CARRY)).steps():
        made.turn(list(events), 1 / _FRAMES)
        hand.follow(events)
        yield _with_arrow(made.services.ui.surface, hand.at)
        if made.services.ui.now - began > most:
            return


def _with_arrow(surface: pygame.Surface, at: Pixel) -> pygame.Surface:
    seen = surface.copy()
    tip = [(at[0] + x, at[1] + y) for x, y in _ARROW]
    pygame.draw.polygon(seen, (255, 255, 255), tip)
    pygame.draw.aalines(seen, (20, 16, 12), closed=True, points=tip)
    return seen


def save(pictures: Sequence[pygame.Surface], path: Path, quality: int) -> None:
    """Writes an animated WebP that begins anew when it is over; the last picture stays longest."""
    images = [Image.frombytes("RGB", each.get_size(), pygame.image.tobytes(each, "RGB")) for each in pictures]
    durations = [1000 // _FRAMES] * (len(images) - 1) + [round(_LAST * 1000)]
    told: dict[str, Any] = {"quality": quality, "method": 5, "minimize_size": True}
    images[0].save(path, save_all=True, append_images=images[1:], duration=durations, loop=0, **told)


def main() -> None:
    """Plays and writes the film; says how long and how large it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", type=language, default="en")
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--seconds", type=float, default=11.0, help="of the game at most")
    parser.add_argument("--quality", type=int, default=60, help="of the pictures, up to 100")
    asked = parser.parse_args()
    settings = Settings(language=asked.lang, speed="normal", coach="off")
    with program(asked.size, settings, headless=True) as made:
        pictures = list(frames(made, asked.seconds))
    save(pictures, asked.file, asked.quality)
    print(f"{asked.file}: {len(pictures)} frames, {asked.file.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
