"""A great moment on a table: a ribbon in the room between panels, and sparks that keep off what must be read."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas, changed
from game.paint.palette import CREAM, GLOW, NIGHT
from game.paint.panels import HEIGHT, ribbon
from game.scenes.shell.services import Services
from game.scenes.table.board import BAR, Board
from game.stage.stage import arriving
from game.tabletop.items import Item
from game.tabletop.moments import Moment
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_LENGTH, _COMING, _GOING = 1.7, 0.16, 0.35
"""Seconds that a moment is shown, in which it comes, and in which it fades at its end, at normal speed."""
_SPARKS, _SHARE = {"exact": 54, "lead": 60, "wall": 48, "city": 54}, 0.7
"""How many sparks fly for each kind, and for which share of the time."""
_CLOSE = 62.0
"""How far from the right end of a ribbon the sign lies that closes it, at the upper corner of the written part."""
_SIZES = (16.0, 22.0, 30.0, 42.0)
_SMALL = 0.03
"""Which share of the table a piece takes at most; anything larger is a place."""
_STEP = 20.0
_READ, _LAID, _FAR = 8.0, 2.5, 2.0
"""What hiding a square unit of text or of a piece costs, and being a unit farther away."""


@dataclass(frozen=True, slots=True)
class _Spark:
    """One spark: where it starts, how far it flies by its end, its size and when it starts (a share of the time)."""

    x: float
    y: float
    dx: float
    dy: float
    size: float
    start: float

    def at(self, part: float) -> tuple[float, float, float]:
        """Returns where it is at a part (0..1) of its own flight, and how much of it is left to see."""
        way = arriving(part)
        return self.x + self.dx * way, self.y + self.dy * way + 60 * part * part, 1 - part * part


class Celebration:
    """Shows the great moments of a table one after another, once all has landed; no input waits for them.

    Where whoever plays wishes no hurry, each stays until it is closed.
    One that was taken back meanwhile is shown no more. With reduced motion there is the ribbon alone, which fades.
    """

    def __init__(self, services: Services, board: Board) -> None:
        self._services = services
        self._board = board
        self._due: list[tuple[int, Moment]] = []
        self._shown: float | None = None
        self._read: list[pygame.Rect] | None = None
        self._place: Box | None = None
        self._size: tuple[float, float] = (0, 0)
        self._ribbon: pygame.Surface | None = None
        self._sparks: tuple[_Spark, ...] = ()
        self._listens = self._is_audited = False

    # ------------------------------------------------------------------ what there is
    def take(self, number: int, moments: Sequence[Moment]) -> None:
        """Takes the moments of an entry; they are shown once it has been shown to its end."""
        self._due.extend((number, moment) for moment in moments)

    @property
    def is_showing(self) -> bool:
        """Tells whether a moment is shown or due."""
        return bool(self._due)

    @property
    def is_held(self) -> bool:
        """Tells whether the moment that is shown waits to be closed."""
        return self._services.settings.now.unhurried and self._shown is not None and self._shown >= self._end

    def skip(self) -> bool:
        """Ends the moment that is shown; returns whether there was one."""
        if self._shown is None:
            return False
        self._next()
        self._services.ui.is_stale = True
        return True

    def _close(self) -> None:
        self.skip()

    def _next(self) -> None:
        self._due.pop(0)
        self._shown = self._place = self._ribbon = None

    @property
    def _length(self) -> float:
        return _LENGTH * max(0.6, self._services.settings.pace)

    @property
    def _end(self) -> float:
        """Seconds after which a moment begins to fade."""
        return self._length * (1 - _GOING / _LENGTH)

    def tick(self, seconds: float) -> bool:
        """Lets time pass; returns whether the picture must be drawn again."""
        while self._due and self._due[0][0] > self._board.number:
            self._next()  # its entry was taken back
        if not self._due or (self._shown is None and (self._board.stage.is_playing or self._board.is_behind)):
            return False
        if self._shown is None:
            self._shown = 0.0
            self._services.sound.play(self._due[0][1].kind)
            return True
        if self.is_held:
            return False
        self._shown += seconds
        if self._services.settings.now.unhurried:
            self._shown = min(self._shown, self._end)
        elif self._shown >= self._length:
            self._next()
        return True

    # ------------------------------------------------------------------ finding room
    def prepare(self, ui: Ui) -> None:
        """Listens, before a table is drawn, to where it writes: neither ribbon nor sparks may lie there."""
        is_resized = self._size != (ui.canvas.w, ui.canvas.h)
        self._listens = self._shown is not None and (self._place is None or is_resized)
        if self._listens:
            self._is_audited = ui.canvas.audit is not None
            ui.canvas.audit = ui.canvas.audit or []

    def _settle(self, ui: Ui, moment: Moment) -> None:
        """Puts the ribbon where it hides least, near what it is about, and sends the sparks out from there."""
        canvas = ui.canvas
        self._read = [mark.rect for mark in canvas.audit or ()]
        if not self._is_audited:
            canvas.audit = None
        self._listens, self._size = False, (canvas.w, canvas.h)
        colour = "" if moment.seat is None else self._board.players[moment.seat].colour
        self._ribbon = ribbon(canvas, moment.title, moment.text, colour)
        own = [pose.box for item, pose in self._board.stage.poses() if item in moment.items]
        self._place = self._room(canvas, self._ribbon.get_width() / canvas.k, own, moment.items)
        self._sparks = tuple(_flying(self._place, own, _SPARKS.get(moment.kind, 0)))

    def _pieces(self, items: Sequence[Item]) -> list[Box]:
        """What lies on the table and is no mere place; not what the moment is about."""
        most = self._board.area.w * self._board.area.h * _SMALL
        poses = ((item, pose.box) for item, pose in self._board.stage.poses() if pose.alpha)
        return [box for item, box in poses if box.w * box.h <= most and item not in items]

    def _room(self, canvas: Canvas, w: float, own: Sequence[Box], items: Sequence[Item]) -> Box:
        area = self._board.area
        goal = (own[0].cx, own[0].bottom + HEIGHT / 2) if own else (area.cx, area.y + area.h * 0.36)
        next_choice = self._board.panels.action  # what is possible will stand there in a moment
        laid = [canvas.rect(box) for box in (*self._pieces(items), *own, next_choice)]
        read = self._read or []

        def cost(box: Box) -> float:
            rect = canvas.rect(box.inset(20, 16))
            hidden = _READ * _overlap(rect, read) + _LAID * _overlap(rect, laid)
            return hidden / canvas.k**2 + _FAR * math.hypot(box.cx - goal[0], (box.cy - goal[1]) * 1.5)

        return min(_places(canvas, w, goal[0]), key=cost)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the moment that is shown over a table that was drawn just now."""
        if self._shown is None or not self._due:
            return
        moment = self._due[0][1]
        if self._listens:
            self._settle(ui, moment)
        if self._place is None or self._ribbon is None:
            return
        is_calm = self._services.settings.now.reduced_motion
        part = self._shown / self._length
        if not is_calm:
            self._draw_light(ui.canvas, moment, part)
            self._draw_sparks(ui.canvas, part)
        self._draw_ribbon(ui.canvas, is_calm=is_calm)
        told = f"{moment.title} {moment.text}".strip()
        ui.reading.say("moment", told)
        node = Node("moment", Role.TEXT, told, ui.canvas.rect(self._place), "table")
        if self.is_held:
            node.role, node.act, node.hint = Role.BUTTON, self._close, ui.words("senses.notice_close")
            x, y = self._place.right - _CLOSE, self._place.y + _CLOSE / 2
            ui.canvas.disc(x, y, 22, NIGHT, CREAM, 2)
            ui.canvas.put("icon_close_light", x, y, 28, centre=True)
        else:
            ui.shape("moment", lambda pos: False)  # clicks go to what lies below
        ui.add(node)
        ui.ring("moment", self._place)

    def _draw_ribbon(self, canvas: Canvas, *, is_calm: bool) -> None:
        assert self._shown is not None and self._place is not None and self._ribbon is not None
        pace = self._length / _LENGTH
        coming = min(1.0, self._shown / (_COMING * pace))
        going = min(1.0, (self._length - self._shown) / (_GOING * pace))
        made = self._ribbon
        if coming < 1 and not is_calm:
            made = pygame.transform.smoothscale_by(made, 0.8 + 0.2 * arriving(coming))
        alpha = round(255 * max(0.0, min(coming, going)))
        canvas.stamp(changed(made, 0, alpha) if alpha < 255 else made, self._place.cx, self._place.cy, centre=True)

    def _draw_light(self, canvas: Canvas, moment: Moment, part: float) -> None:
        """Lets what the moment is about shine up once."""
        strength = round(math.sin(math.pi * min(1.0, part / _SHARE)) * 8) * 31
        for item, pose in self._board.stage.poses() if strength > 0 else ():
            if item in moment.items:
                canvas.outline(pose.box.grown(5), f"{GLOW}{strength:02X}", 12, 7)

    def _draw_sparks(self, canvas: Canvas, part: float) -> None:
        read = self._read or []
        for i, spark in enumerate(self._sparks):
            own = (part / _SHARE - spark.start) / (1 - spark.start)
            if not 0 < own < 1:
                continue
            x, y, left = spark.at(own)
            rect = canvas.rect(Box(x - spark.size / 2, y - spark.size / 2, spark.size, spark.size))
            if y > BAR + spark.size / 2 and rect.collidelist(read) < 0:
                alpha = min(255, 1 + round(left * 8) * 32)
                canvas.put("spark", x, y, spark.size, centre=True, turn=i % 3 * 15, alpha=alpha)


def _places(canvas: Canvas, w: float, x: float) -> Iterator[Box]:
    """Yields where the ribbon could be: below the bar, around a middle and across the window."""
    most = canvas.w - w - 12
    lefts = sorted({max(12.0, min(most, left)) for left in (x - w / 2, *(most * i / 8 for i in range(9)))})
    y = BAR - 14.0
    while y + HEIGHT <= canvas.h - 8:
        yield from (Box(left, y, w, HEIGHT) for left in lefts)
        y += _STEP


def _overlap(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> float:
    """How many pixels of some rectangles a rectangle hides."""
    hidden = (rect.clip(others[i]) for i in rect.collidelistall(others))
    return sum(part.w * part.h for part in hidden)


def _flying(place: Box, own: Sequence[Box], count: int) -> Iterator[_Spark]:
    """Yields sparks that burst from what the moment is about, and from the ends of the ribbon."""
    dice = Random(count)
    for i in range(count):
        angle = dice.uniform(0, 2 * math.pi)
        far = dice.uniform(80, 260)
        if own and i % 3:
            box = own[i % len(own)]
            x, y = box.cx + box.w / 2 * math.cos(angle), box.cy + box.h / 2 * math.sin(angle)
        else:
            x, y = place.cx + dice.choice((-0.5, 0.5)) * (place.w - 120), place.cy - 14
        dx, dy = far * math.cos(angle), far * 0.7 * math.sin(angle) - 40
        yield _Spark(x, y, dx, dy, dice.choice(_SIZES), dice.uniform(0, 0.35))
