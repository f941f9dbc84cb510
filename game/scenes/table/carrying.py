"""Carrying: a hand picks pieces up, takes them where they may go, and lets go; the same touches in another manner."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.paint import lettering
from game.paint.box import Box, Point
from game.paint.canvas import Canvas
from game.paint.palette import BAD, GLOW, GOOD, INK
from game.scenes.table.input import TableInput
from game.scenes.table.state import TableState
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Choice, Picker
from game.tabletop.table import Drop, Preview
from game.tabletop.zoom import Zoom
from game.widgets.node import Drag, Pixel
from game.widgets.ui import Ui

_TONES = {"good": GOOD, "bad": BAD}
_WIDE, _SIZE, _LINES = 420.0, 26.0, 2


def draw_label(ui: Ui, preview: Preview, piece: Box) -> None:
    """Draws the first lines of a preview at the side of a piece where there is room, never below the hand."""
    lines = preview.lines[:_LINES] or ((preview.title, "plain"),)
    canvas = ui.canvas
    width = min(_WIDE, max(lettering.width(canvas, text, _SIZE, "semi") for text, _ in lines) + 4)
    height = sum(lettering.paragraph_height(canvas, text, width, _SIZE, "semi") for text, _ in lines)
    w, h = width + 36, height + 24
    left = piece.x - w - 18 if piece.x - w - 30 > 0 else min(canvas.w - w - 12, piece.right + 18)
    top = min(max(12.0, piece.y - 10), canvas.h - h - 12)
    canvas.shadow(canvas.rect(Box(left, top, w, h)), 10, 150, 2, 6)
    canvas.box(Box(left, top, w, h), "#FBF4E2", INK, 10, 2)
    y = top + 12
    for text, tone in lines:
        y = lettering.paragraph(canvas, text, left + 18, y, width + 2, _SIZE, _TONES.get(tone, INK), "semi")


_LARGER, _TURN = 1.1, 4.0
_FANNED = 0.42
"""How far, in widths, the next of several pieces in a hand sticks out."""
_CLOSE = 0.3
"""Which share of the smaller of piece and place must overlap where the hand itself is beside the place."""


class Carrying:
    """Lets people carry pieces at a table. Takes the table's state and what plays what is chosen."""

    def __init__(self, state: TableState, table_input: TableInput) -> None:
        self._state = state
        self._input = table_input
        self.carry: Carry | None = None

    def grab(self, item: Item, pos: Pixel, otherwise: Callable[[Pixel], Drag | None]) -> Drag | None:
        """Picks an item up at a pixel; what cannot be picked up now does what is done `otherwise`."""
        picker, board = self._state.picker, self._state.board
        if picker is None or not self._state.can_play:
            return otherwise(pos)
        selection = self._state.selection()
        lifted = board.table.lifts(board.view, selection, item)
        if lifted is None:
            return otherwise(pos)
        before = picker.choice
        fellows = [other for other in picker.touched if other.kind == item.kind and other != item]
        for other in lifted:
            if other not in picker.touched and not picker.touch(other):
                picker.restore(before)
                return otherwise(pos)
        self._state.hush()
        self._state.services.sound.play("lift")
        kept = [other for other in fellows if other in picker.touched]
        self.carry = Carry(self._state, self._input, picker, before, (item, *kept), self._done)
        return self.carry

    def _done(self) -> None:
        self.carry = None

    @property
    def held(self) -> frozenset[Item]:
        """Returns the items that are in a hand now."""
        return frozenset(self.carry.items) if self.carry else frozenset()

    def draw(self, ui: Ui, selection: Selection) -> None:
        """Draws the places that take what is in the hand, and the hand's pieces above everything."""
        if self.carry:
            self.carry.draw(ui, selection)


class Carry:
    """Pieces in a hand; `items` are those, the one that was picked up first."""

    def __init__(
        self,
        state: TableState,
        table_input: TableInput,
        picker: Picker,
        before: Choice,
        items: tuple[Item, ...],
        done: Callable[[], None],
    ) -> None:
        self.items = items
        self._state, self._input, self._picker, self._done = state, table_input, picker, done
        self._before, self._lifted = before, picker.choice
        self._pos: Pixel = (0, 0)
        poses = dict(state.board.stage.poses())
        self._rests = [poses[item] for item in items if item in poses]
        self._pictures: list[pygame.Surface] = []
        self._over: Drop | None = None
        self._zoom: Zoom | None = None
        self._drops: Sequence[Drop] = ()

    @property
    def drops(self) -> Sequence[Drop]:
        """Returns the places that take the pieces, as far as they are in sight; found anew when the board is moved."""
        board = self._state.board
        if board.zooming.shown != self._zoom:
            self._zoom, self._over = board.zooming.shown, None
            self._picker.restore(self._lifted)
            shown = board.shown(self._state.selection())
            found = board.table.drops(board.view, board.area, shown, self.items[0])
            seen = ((drop, self._seen(drop, shown)) for drop in found)
            self._drops = [replace(drop, box=box) for drop, box in seen if box]
        return self._drops

    def _seen(self, drop: Drop, shown: Selection) -> Box | None:
        """Returns the part of a place that does not lie beyond the edge of a board."""
        board = self._state.board
        box: Box | None = drop.box
        for item in drop.items:
            clip = board.table.clip(board.view, board.area, shown, item)
            box = box.common(clip) if box and clip else box
        return box

    # ------------------------------------------------------------------ the hand
    @property
    def _at(self) -> Point:
        k = self._state.services.ui.canvas.k
        return (self._pos[0] / k, self._pos[1] / k)

    @property
    def _is_current(self) -> bool:
        return self._state.picker is self._picker

    def move(self, pos: Pixel) -> None:
        """Takes the pieces along; what they would do at the place below is shown by the table itself."""
        self._pos = pos
        over = _below(self.drops, self._at, self._box)
        if over == self._over or not self._is_current:
            return
        self._over = over
        self._choose()
        self._state.services.ui.is_stale = True

    def _choose(self) -> None:
        """Chooses what letting go here would mean, whatever else came to be chosen meanwhile, as by a hint."""
        self._picker.restore(self._lifted)
        for item in self._over.items if self._over else ():
            self._picker.touch(item)

    def drop(self, pos: Pixel) -> None:
        """Lets go: at a place that takes the pieces the move is made, elsewhere they glide back."""
        self.move(pos)
        self._done()
        if not self._is_current:
            return
        board, sound = self._state.board, self._state.services.sound
        if self._over is None:
            why = self._why()
            self._picker.restore(self._before)
            sound.play("glide_back")
            self._put()
            board.glide_back()
            if why:
                self._state.services.notices.say(why, is_private=True)
            return
        sound.play("drop")
        self._choose()
        self._put()
        self._input.intend(self.items[0], self._over.then)
        if self._over.is_last:
            self._input.offer(is_dropped=True)
        if self._is_current:
            board.glide_back()

    def cancel(self) -> None:
        """Lets go as if nothing had been picked up."""
        self._done()
        if self._is_current:
            self._picker.restore(self._before)
            self._put()
            self._state.board.glide_back()

    def _why(self) -> str:
        """Why the pieces cannot be left where they are; nothing where they came from."""
        rest = self._rests[0].box if self._rests else None
        if rest and rest.grown(12).holds(*self._at):
            return ""
        board, ui = self._state.board, self._state.services.ui
        below = [node for node in ui.nodes if node.id.startswith("item:") and node.holds(self._pos)]
        items = [item for node in reversed(below) if (item := board.item(node.id)) and item not in self.items]
        selection = self._state.selection()
        told = (board.table.misplaced(board.view, selection, item) for item in items[:1])
        return next((why for why in told if why), ui.words("ui.carry.nowhere"))

    def _put(self) -> None:
        """Leaves the pieces on the stage where the hand has them, so that they glide on from there."""
        board = self._state.board
        for item, rest, box in zip(self.items, self._rests, self._boxes, strict=False):
            board.leave(item, replace(rest, box=box, turn=_TURN))

    # ------------------------------------------------------------------ picture
    @property
    def _box(self) -> Box:
        """Where the first piece is in the hand."""
        rest = self._rests[0].box if self._rests else Box(0, 0, 60, 60)
        x, y = self._at
        w, h = rest.w * _LARGER, rest.h * _LARGER
        return Box(x - w / 2, y - h / 2, w, h)

    @property
    def _boxes(self) -> list[Box]:
        first = self._box
        return [first.moved(i * first.w * _FANNED, 0) for i in range(len(self._rests))]

    def draw(self, ui: Ui, selection: Selection) -> None:
        """Draws the places, then, above everything else, the pieces and what they would do."""
        for drop in self.drops:
            if not drop.is_lit:
                continue
            if drop is self._over:
                _light(ui.canvas, drop.box, 14, 235)
                ui.canvas.outline(drop.box.grown(2), GLOW, 10, 5)
            elif not any(item in selection.open for item in drop.items):
                _light(ui.canvas, drop.box, 9, 110)
        ui.layers.above(lambda: self._draw_pieces(ui, selection))

    def _draw_pieces(self, ui: Ui, selection: Selection) -> None:
        board = self._state.board
        if not self._pictures:
            plain = replace(selection, touched=(), open=frozenset(), hover=None, recent=frozenset(), moves=())
            self._pictures = [
                board.picture_of(item, rest, _LARGER, _TURN, plain)
                for item, rest in zip(self.items, self._rests, strict=False)
            ]
        canvas = ui.canvas
        for picture, box in reversed(list(zip(self._pictures, self._boxes, strict=True))):
            canvas.shadow(canvas.rect(box), 22, 120, 10, 22, 8)
            canvas.shadow(canvas.rect(box), 6, 130, 2, 4, 8)
            canvas.stamp(picture, box.cx, box.cy, centre=True)
        if self._over is not None:
            draw_label(ui, board.table.preview(board.view, selection), self._box)


def _light(canvas: Canvas, box: Box, blur: float, alpha: int) -> None:
    """Draws light around a place and not on it: whatever lies there is to be read."""
    inner, outer = box.inset(min(6.0, box.w / 3), min(6.0, box.h / 3)), box.grown(4 * blur)
    top, rest = outer.cut_top(inner.y - outer.y)
    bottom, rest = rest.cut_bottom(outer.bottom - inner.bottom)
    left, rest = rest.cut_left(inner.x - outer.x)
    for side in (top, bottom, left, rest.cut_right(outer.right - inner.right)[0]):
        with canvas.clipped(canvas.rect(side)):
            canvas.glow(box, GLOW, blur, alpha, 3, 10)


def _below(drops: Sequence[Drop], at: Point, piece: Box) -> Drop | None:
    """The place that a hand means: the smallest one under it, else the one that the piece covers most."""
    under = [drop for drop in drops if drop.box.holds(*at)]
    if under:
        return min(under, key=lambda drop: drop.box.w * drop.box.h)
    shares = [(_overlap(drop.box, piece), drop) for drop in drops]
    best = max(shares, key=lambda pair: pair[0], default=(0.0, None))
    return best[1] if best[0] >= _CLOSE else None


def _overlap(a: Box, b: Box) -> float:
    """Which share of the smaller of two boxes lies in the other one."""
    width = min(a.right, b.right) - max(a.x, b.x)
    height = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, width) * max(0.0, height) / min(a.w * a.h, b.w * b.h)
