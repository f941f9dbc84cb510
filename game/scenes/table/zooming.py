"""Brings the board of a table nearer: wheel, pinch, keys, buttons, a double click; and moves it under the hand."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.paint import sprites
from game.paint.box import Box, Point
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, CREAM, NIGHT
from game.scenes.shell.services import Services
from game.tabletop.zoom import GAP, MOST, WHOLE, Zoom
from game.widgets.layers import copied
from game.widgets.node import Node, Pixel, Role
from game.widgets.ui import Ui


class BoardPictures:
    """Keeps what was drawn last of a board, and the last picture of the whole of it."""

    def __init__(self) -> None:
        self._last: tuple[Zoom, pygame.Surface] | None = None
        self._whole: tuple[Zoom, pygame.Surface] | None = None
        self._of: tuple[Any, Box] | None = None
        self._surfaces: dict[bool, pygame.Surface] = {}

    def keep(self, canvas: Canvas, board: Box, zoom: Zoom, view: Any) -> None:
        """Keeps the board as it was just drawn; of another view or in another place the whole is forgotten."""
        if self._of is None or self._of[0] is not view or self._of[1] != board:
            self._of, self._whole = (view, board), None
        rect = canvas.rect(board).clip(canvas.s.get_rect())
        into = self._surfaces[zoom.is_usual] = copied(canvas.s, self._surfaces.get(zoom.is_usual), rect)
        self._last = (zoom, into)
        if zoom.is_usual:
            self._whole = self._last

    def draw(self, canvas: Canvas, board: Box, zoom: Zoom) -> bool:
        """Draws the board in another zoom out of what was drawn before; returns whether that shows enough.

        Of a board that a hand has moved, what was seen stays sharp; after a while all must be drawn anew.
        """
        rect = canvas.rect(board).clip(canvas.s.get_rect())
        for kept in (self._last, self._whole):
            if kept and (part := _part(canvas, board, kept[0], zoom, kept[1])):
                pygame.transform.scale(kept[1].subsurface(part), rect.size, canvas.s.subsurface(rect))
                return kept is self._last or self._draw_moved(canvas, board, zoom, rect)
        return False

    def _draw_moved(self, canvas: Canvas, board: Box, zoom: Zoom, rect: pygame.Rect) -> bool:
        if self._last is None or self._last[0].k != zoom.k:
            return True
        seen, was = zoom.over(board), self._last[0].over(board)
        canvas.s.subsurface(rect).blit(self._last[1], (canvas.px(seen.x - was.x), canvas.px(seen.y - was.y)))
        return max(abs(seen.x - was.x) / board.w, abs(seen.y - was.y) / board.h) < _SEAM


def _part(canvas: Canvas, board: Box, kept: Zoom, zoom: Zoom, picture: pygame.Surface) -> pygame.Rect | None:
    """Which part of a picture in one zoom shows what another one shows; None if it shows less."""
    seen, was = zoom.over(board), kept.over(board)
    left, top = was.at(seen.back((board.x, board.y)))
    right, bottom = was.at(seen.back((board.right, board.bottom)))
    x0, y0 = canvas.px(left - board.x), canvas.px(top - board.y)
    part = pygame.Rect(x0, y0, canvas.px(right - board.x) - x0, canvas.px(bottom - board.y) - y0)
    area = picture.get_rect()
    return part.clip(area) if area.inflate(4, 4).contains(part) and part.w > 1 and part.h > 1 else None


_STEP, _CLOSE = 1.4, 2.0
"""How many times nearer a button or key brings the board, and a double click."""
_SECONDS, _REST = 0.16, 0.1
"""How long a board glides, and after which time at rest it is drawn sharp."""
_SEAM = 1 / 8
"""Over which share of a board that a hand moves a picture of the whole stands for what comes into sight."""
_KEYS = {"+": _STEP, "=": _STEP, "-": 1 / _STEP}


class Panning:
    """A hand that moves the board."""

    def __init__(self, zooming: "Zooming", start: Pixel) -> None:
        self._zooming = zooming
        self._before = zooming.shown
        self._at = start

    def move(self, pos: Pixel) -> None:
        """Brings what the hand holds to where it is."""
        self._zooming.hold(1, self._at, pos)
        self._at = pos

    def drop(self, pos: Pixel) -> None:
        """Lets go: the board stays."""

    def cancel(self) -> None:
        """Puts the board back."""
        self._zooming.go(self._before)


class Zooming:
    """Holds how the board of one table is shown.

    `shown` is how it is now; it glides to what was asked for. `board` is where it lies (None: nothing zooms);
    `is_alone` tells that nothing else moves or lies over it, so that a picture may stand for it while it moves.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self.shown = WHOLE
        self.board: Box | None = None
        self.is_alone = False
        self._goal = WHOLE
        self._left = self._rest = 0.0
        self._pictures = BoardPictures()

    # ------------------------------------------------------------------ nearer and farther
    def go(self, goal: Zoom) -> None:
        """Glides to another zoom; at once with reduced motion."""
        self._goal = goal
        self._left = 0.0 if self._services.settings.now.reduced_motion else _SECONDS
        if not self._left:
            self.shown = goal
            self._services.ui.is_stale = True
        self._rest = _REST

    def hold(self, times: float, at: Pixel, to: Pixel) -> None:
        """Follows a hand at once: so many times nearer, and what it holds at one pixel comes to another."""
        if self.board:
            self.shown = self._goal = self.shown.held(self.board, times, self._units(at), self._units(to))
            self._left, self._rest = 0.0, _REST
            self._show_moved()

    def step(self, times: float) -> None:
        """Brings the middle of what is seen so many times nearer."""
        if self.board:
            middle = (self.board.cx, self.board.cy)
            self.go(self._goal.held(self.board, times, middle, middle))

    def whole(self) -> None:
        """Shows the whole board again."""
        self.go(WHOLE)

    def toggle(self, pos: Pixel) -> None:
        """Brings a place of the board near, or shows the whole of it again."""
        if not self._goal.is_usual:
            self.whole()
        elif self.board:
            x, y = self.shown.over(self.board).back(self._units(pos))
            self.go(self._goal.on(self.board, Box(x, y, 1, 1), _CLOSE))

    def show(self, box: Box) -> None:
        """Moves the board so far that something on it, told as it lies now, is in sight."""
        if self.board and not self.shown.is_usual and not self.is_gliding:
            goal = self.shown.showing(self.board, box)
            if goal != self.shown:
                self.go(goal)

    def _units(self, pos: Pixel) -> Point:
        k = self._services.ui.canvas.k
        return (pos[0] / k, pos[1] / k)

    @property
    def is_gliding(self) -> bool:
        """Tells whether the board is on its way."""
        return self._left > 0

    @property
    def is_moving(self) -> bool:
        """Tells whether the board is on its way, or came to rest so lately that it was not drawn sharp yet."""
        return self._rest > 0

    def tick(self, seconds: float) -> bool:
        """Lets the board glide and come to rest; returns whether it must be drawn sharp now."""
        if not self.is_moving:
            return False
        if self.is_gliding:
            share = min(1.0, seconds / self._left)
            self.shown, self._left = self.shown.towards(self._goal, share), max(0.0, self._left - seconds)
            self._show_moved()
            return False
        self._rest = max(0.0, self._rest - seconds)
        return not self._rest

    def _show_moved(self) -> None:
        """Has the board drawn where it is now: all anew, or by a picture as long as nothing lies over it."""
        ui = self._services.ui
        is_carrying = ui.carried is not None and not isinstance(ui.carried, Panning)
        if not self.is_alone or is_carrying or ui.popup or self._services.notices.waiting:
            ui.is_stale = True
        else:
            ui.layers.is_shifted = True

    # ------------------------------------------------------------------ hands
    def key(self, event: pygame.Event) -> bool:
        """Takes the keys +, − and 0 and returns whether it was one of them."""
        if self.board is None:
            return False
        if event.unicode in _KEYS:
            self.step(_KEYS[event.unicode])
        elif event.unicode == "0" and not self._goal.is_usual:
            self.whole()
        else:
            return False
        return True

    def back(self) -> bool:
        """Shows the whole board again and returns whether it was not shown whole."""
        if self._goal.is_usual:
            return False
        self.whole()
        return True

    def grab(self, pos: Pixel) -> Panning | None:
        """Takes hold of the board, which can be moved while it is nearer than usual."""
        return None if self.shown.is_usual else Panning(self, pos)

    # ------------------------------------------------------------------ drawing
    def keep(self, ui: Ui, view: Any, place: Callable[[Box], Box]) -> None:
        """Keeps the board that was drawn just now, for as long as it moves; `place` is as for `draw`."""
        if self.board and self.is_alone:
            self._pictures.keep(ui.canvas, self.board, self.shown, view)
            ui.layers.patch(partial(self._repaint, ui, place))

    def forget(self) -> None:
        """Lets go of the pictures of the board."""
        self._pictures = BoardPictures()
        sprites.forget_grounds()

    def _repaint(self, ui: Ui, place: Callable[[Box], Box]) -> None:
        if self.board and self._pictures.draw(ui.canvas, self.board, self.shown):
            self.draw(ui, place)
        else:
            ui.is_stale = True

    def lay(self, ui: Ui) -> None:
        """Names the board, below everything that lies on it."""
        if self.board:
            node = Node("board", Role.TEXT, ui.words("ui.zoom.board"), ui.canvas.rect(self.board), "table")
            node.hint, node.is_left_out = ui.words("ui.zoom.board_hint"), ui.reading.is_on
            self.attach(ui.add(node))

    def attach(self, node: Node) -> None:
        """Lets hands zoom and move the board by what lies on it."""
        node.zoom = self.hold
        node.twice = node.twice or (self.toggle if node.act is None else None)
        node.grab = node.grab or self.grab

    def draw(self, ui: Ui, place: Callable[[Box], Box]) -> None:
        """Draws the buttons; `place` says where on the board, in a column or a row."""
        if self.board is None:
            return
        box = place(self.board)
        three = box.rows(3, GAP) if box.h > box.w else box.columns(3, GAP)
        ways: tuple[tuple[str, Callable[[], None], bool], ...] = (
            ("nearer", partial(self.step, _STEP), self._goal.k < MOST),
            ("farther", partial(self.step, 1 / _STEP), not self._goal.is_usual),
            ("whole", self.whole, not self._goal.is_usual),
        )
        with ui.area("zoom"):
            for box, (name, act, is_possible) in zip(three, ways, strict=True):
                _button(ui, name, box, act, is_possible=is_possible)


def _button(ui: Ui, name: str, box: Box, act: Callable[[], None], *, is_possible: bool) -> None:
    canvas, node = ui.canvas, f"zoom:{name}"
    ink = CREAM if is_possible else "#9C8B76"
    canvas.shadow(canvas.rect(box), 6, 120, 1, 3, box.w / 2)
    canvas.disc(box.cx, box.cy, box.w / 2, NIGHT)
    canvas.disc(box.cx, box.cy, box.w / 2 - 2, "#3A2114", BRASS if is_possible else "#6B5636", 4)
    if ui.hover == node and is_possible:
        canvas.disc(box.cx, box.cy, box.w / 2 - 6, "#F2D48A40")
    arm = box.w * 0.2
    if name == "whole":
        _corners(canvas, box.centred(2.2 * arm, 2.2 * arm), arm * 0.75, ink)
    else:
        canvas.line(box.cx - arm, box.cy, box.cx + arm, box.cy, ink, 3.5)
    if name == "nearer":
        canvas.line(box.cx, box.cy - arm, box.cx, box.cy + arm, ink, 3.5)
    told = ui.words(f"ui.zoom.{name}")
    why = "" if is_possible else ui.words(f"ui.zoom.no_{'nearer' if name == 'nearer' else 'farther'}")
    made = Node(node, Role.BUTTON, told, canvas.rect(box), act=act, is_enabled=is_possible, hint=told, why=why)
    made.is_left_out = ui.reading.is_on
    ui.add(made)
    ui.ring(node, box, box.w / 2)


def _corners(canvas: Canvas, box: Box, arm: float, ink: str) -> None:
    """Four corners of a frame: everything."""
    for x, way in ((box.x, 1), (box.right, -1)):
        for y, down in ((box.y, 1), (box.bottom, -1)):
            canvas.line(x, y, x + way * arm, y, ink, 3)
            canvas.line(x, y, x, y + down * arm, ink, 3)
