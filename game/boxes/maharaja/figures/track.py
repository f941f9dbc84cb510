"""Pictures of the governors' track: where each governor stands, and how one that is lowered changes it."""

from dataclasses import dataclass

import pygame

from game.boxes.maharaja.figures.examples import GAP, LOWERED
from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table.painting.side_panels import STARTS
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, GOOD, INK, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_LETTER, _NUMBER, _HEAD, _HEAD_SIZE = 26.0, 22.0, 36.0, 25.0
_STEP, _LEADING = 30.0, 1.28
_PITCH = ground.TRACK_BOXES[0][1] - ground.TRACK_BOXES[1][1]
_TAIL = ground.TRACK_SIZE[1] - ground.TRACK_BOXES[0][1] - _PITCH / 2
"""The part of the track below its first box, with the arrow, in its units."""


@dataclass(frozen=True, slots=True)
class Track:
    """The boxes `low` to `high` of a track (from 0, the lowest) in one position, and where all stood before it."""

    domain: str
    public: Public
    low: int
    high: int
    before: Public | None = None

    def tall(self, canvas: Canvas) -> float:
        """Returns the height: rows are far enough apart for the smallest letters."""
        return self._step(canvas) / _PITCH * self._length

    def _step(self, canvas: Canvas) -> float:
        return max(_STEP, lettering.pixels(canvas, _NUMBER) * _LEADING / canvas.k)

    @property
    def _length(self) -> float:
        """How much of the track is shown, in its units."""
        return (self.high - self.low + 1) * _PITCH + (0 if self.low else _TAIL)

    def draw(self, canvas: Canvas, words: Translate, x: float, y: float) -> None:
        """Draws the track around x, from y down."""
        step = self._step(canvas)
        k = step / _PITCH
        box = Box(x - ground.TRACK_SIZE[0] * k / 2, y, ground.TRACK_SIZE[0] * k, self._length * k)
        rect = canvas.rect(box)
        key = ("maharaja figure track", self.low, self.high, rect.size)
        canvas.s.blit(canvas.made.get(key, lambda: self._ground(rect.size)), rect)
        canvas.outline(box, INK, 4, 3)
        for place in range(self.low, self.high + 1):
            self._row(canvas, words, place, Box(box.x, y + (self.high - place) * step, box.w, step))

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        master = sprites.master("maharaja_track", size[0])
        k = master.get_width() / ground.TRACK_SIZE[0]
        top = ground.TRACK_BOXES[self.high][1] - _PITCH / 2
        cut = pygame.Rect(0, round(top * k), master.get_width(), round(self._length * k))
        return pygame.transform.smoothscale(master.subsurface(cut.clip(master.get_rect())), size).convert()

    def _row(self, canvas: Canvas, words: Translate, place: int, row: Box) -> None:
        """A box: its number at the left, the governor on it and his letter at the right."""
        if place >= STARTS:
            lettering.text(canvas, str(place - STARTS + 1), row.x - 8, row.cy, _NUMBER, INK, "bold", "r")
        city = self.public.track[place]
        if city is None:
            return
        canvas.put(f"governor_{CITIES[city]}", row.cx, row.cy, row.h * 1.02, centre=True)
        letter = words(f"{self.domain}.figures.{'abcdefg'[city]}")
        lettering.text(canvas, letter, row.right + 18, row.cy, _LETTER, INK, "heavy", "c")
        self._sign(canvas, city, place, row)

    def _sign(self, canvas: Canvas, city: int, place: int, row: Box) -> None:
        """The Maharaja beside the governor he visits; an arrow beside one who has moved."""
        x = row.right + 50
        if self.before is None and city == self.public.city:
            canvas.put("maharaja", x, row.cy, row.h * 0.9, centre=True)
        moved = place - self.before.track.index(city) if self.before else 0
        if moved:
            canvas.disc(x, row.cy, 12, GOOD if moved > 0 else BAD)
            canvas.put(f"icon_{'up' if moved > 0 else 'down'}_light", x, row.cy, 20, centre=True)


def track(domain: str) -> Figure:
    """Returns the track in the first round; takes the domain of the rulebook."""
    shown = Track(domain, LOWERED[0], 0, STARTS)
    return Figure(
        lambda canvas, words, w: shown.tall(canvas),
        lambda canvas, words, box: shown.draw(canvas, words, box.cx, box.y),
    )


def lowered(domain: str) -> Figure:
    """Returns the track in the first round before and after a governor is lowered."""
    return _change(domain, LOWERED, 0, STARTS)


def gap(domain: str) -> Figure:
    """Returns the track later in the game before and after a governor is lowered, which leaves a box empty."""
    return _change(domain, GAP, 2, STARTS + 3)


def _change(domain: str, positions: tuple[Public, Public], low: int, high: int) -> Figure:
    before, after = positions
    sides = (Track(domain, before, low, high), Track(domain, after, low, high, before))

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        for side, key, x in zip(sides, ("before", "after"), (0.25, 0.75), strict=True):
            at = box.x + box.w * x
            told = words(f"{domain}.figures.{key}")
            lettering.text(canvas, told, at, box.y + _HEAD / 2 - 4, _HEAD_SIZE, MUTED, "bold", "c", room=box.w / 2 - 8)
            side.draw(canvas, words, at, box.y + _HEAD)
        canvas.put("icon_arrow_ink", box.cx + 16, box.y + _HEAD + (box.h - _HEAD) / 2, 44, centre=True)

    return Figure(lambda canvas, words, w: _HEAD + sides[0].tall(canvas), draw)
