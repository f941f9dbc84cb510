"""Empty cells of an Alhambra: where a tile fits and how it meets its neighbours, or which sides forbid it."""

from collections.abc import Iterator

from game.boxes.alhambra.rules.board import STEPS, Board, at, placed
from game.boxes.alhambra.rules.scoring import wall_run
from game.boxes.alhambra.rules.tiles import BASTION, KIND, SIDES, WALL, meet
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.ground import apart, beside, land, takes_tiles
from game.boxes.alhambra.table.painting import Frame, Thing, steps_back
from game.boxes.alhambra.table.painting.drawing import GHOST, NUMBERED, SIDE, ghost, pixels, tile_picture
from game.boxes.alhambra.table.phrases import where
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra.table.touches import chosen_tile
from game.paint import pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM, GLOW
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline, strength
from game.tabletop.items import Item, Selection

_FLAT, _RAISED = 8, 30
"""How high cells lie: below all tiles, and above them while one is pointed at or chosen."""
_FAINT, _FAINTEST = 190, 80
_NIGHT, _VEIL, _EDGE, _UNFIT = "#1F130CF0", "#FFD65C24", "#FFD65C70", "#E58A78"
_BRICK, _WAY = "#B4532F", "#0F6B4F"


class EmptyCell(Thing):
    """A cell where a tile may go, lit where the chosen one fits; pointed at, it shows the tile or what forbids it."""

    kind = items.CELL

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns the cells beside the acting seat's tiles where that seat is shown large and may bring one.

        Once a tile is chosen those farther away join them, to say why it cannot go there.
        """
        seat = view.acting
        if not plan.plots[seat].is_large or not takes_tiles(view):
            return
        board, ground = view.boards[seat], land(view, plan, seat)
        far = apart(board) if chosen_tile(view, selection.touched) is not None else ()
        for place in (*beside(board), *far):
            item = items.cell(place)
            z = _RAISED if item in (selection.hover, *selection.touched) else _FLAT
            yield item, Pose(ground.box(place).grown(-ground.size * 0.02), z)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        selection, tile, box = frame.selection, chosen_tile(frame.view, frame.selection.touched), pose.box
        if strength(selection, item):
            _opening(frame, item, box)
            if tile is not None:
                (_arriving if frame.is_near(item) else _possible)(frame, item, tile, box)
        elif frame.is_near(item) and tile is not None and selection.open:
            _unfit(frame, item, tile, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._players.say("item.cell", where=where(self._players, item.at[0]))


def _opening(frame: Frame, item: Item, box: Box) -> None:
    """Light around a place that something can be brought to; within it stays dark, so that what lies there is seen."""
    canvas, radius = frame.canvas, 8.0
    glow(frame, item, box, radius)
    edge, width = (_EDGE, 2) if steps_back(frame.selection, item) else (GLOW, 3)
    canvas.box(box, _NIGHT, None, radius)
    canvas.box(box, _VEIL, edge, radius, width)


def _possible(frame: Frame, item: Item, tile: int, box: Box) -> None:
    """The walls of the tile as they would stand."""
    is_back, px = steps_back(frame.selection, item), frame.canvas.px(box.w)
    frame.canvas.stamp(ghost(frame.canvas, tile, px, _FAINTEST if is_back else _FAINT), box.x, box.y)
    if not is_back:
        _seams(frame, item, tile, box)


def _arriving(frame: Frame, item: Item, tile: int, box: Box) -> None:
    """The tile itself, and in gold which wall would score with it."""
    canvas, (cell,) = frame.canvas, item.at
    px = canvas.px(box.w)
    canvas.stamp(tile_picture(canvas, tile, px, is_priced=box.w >= NUMBERED, alpha=GHOST), box.x, box.y)
    board = _board(frame)
    if cell not in at(board):
        _run(frame, placed(board, cell, tile))
    outline(frame, item, box, 8)
    _seams(frame, item, tile, box)


def _run(frame: Frame, board: Board) -> None:
    canvas, ground = frame.canvas, land(frame.view, frame.plan, frame.view.acting)
    px = pixels(canvas, ground.size)
    for cell, side in wall_run(board):
        box = ground.box(cell)
        canvas.put(f"wall_run_{SIDE[side]}", box.x, box.y, px / canvas.k)


def _unfit(frame: Frame, item: Item, tile: int, box: Box) -> None:
    """A faint ghost of a tile that may not come here: a cross on the sides that clash, else on the whole cell."""
    canvas = frame.canvas
    canvas.box(box, _NIGHT, None, 8)
    made = tile_picture(canvas, tile, canvas.px(box.w), is_priced=False, alpha=_FAINT - _FAINTEST)
    canvas.stamp(made, box.x, box.y)
    canvas.outline(box, _UNFIT, 8, 4)
    if not _seams(frame, item, tile, box):
        pieces.cross(canvas, box.cx, box.cy, max(30.0, box.w * 0.36))


def _seams(frame: Frame, item: Item, tile: int, box: Box) -> bool:
    """Marks the sides where a tile would meet a neighbour, and tells whether it clashes with one."""
    tiles, (cell,), is_clashing = at(_board(frame)), item.at, False
    for side in SIDES:
        other = tiles.get(cell + STEPS[side])
        if other is None:
            continue
        radius = max(8.0, box.w * 0.075)
        x, y = _rim_of(box, side, radius + 2)
        if meet(tile, side, other):
            _meeting(frame.canvas, x, y, radius, has_wall=KIND[tile][side] in (WALL, BASTION))
        else:
            is_clashing = True
            x, y = _rim_of(box, side, 0)
            pieces.cross(frame.canvas, x, y, max(26.0, box.w * 0.3))
    return is_clashing


def _board(frame: Frame) -> Board:
    return frame.view.boards[frame.view.acting]


def _rim_of(box: Box, side: int, inside: float) -> tuple[float, float]:
    """Returns the middle of a side of a box, moved inwards."""
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    return box.cx + dx * (box.w / 2 - inside), box.cy + dy * (box.h / 2 - inside)


def _meeting(canvas: Canvas, x: float, y: float, radius: float, *, has_wall: bool) -> None:
    """A brick where wall meets wall, a disc where one can walk, or where camps meet with their green sides."""
    if has_wall:
        canvas.box(Box(x - radius, y - radius * 0.8, 2 * radius, 1.6 * radius), _BRICK, CREAM, 3, 2.5)
    else:
        canvas.disc(x, y, radius, _WAY, CREAM, 2.5)
