"""Items: tiles, cards, falcons, viziers, cells and targets, with the light of what can be touched or was chosen."""

from dataclasses import replace

from game.boxes.alhambra.rules.falcons import perches
from game.boxes.alhambra.rules.items import (
    DECLINE,
    DIRK,
    DONE,
    FALCON_OF,
    MONEY_DECK,
    RESERVE,
    TILE_DECK,
    TILE_OF,
    place_of,
    seat_of,
)
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra.table.painting.cells import GHOST, paint_cell, steps_back
from game.boxes.alhambra.table.painting.drawn import paint_falcon
from game.boxes.alhambra.table.painting.frame import Frame
from game.boxes.alhambra.table.painting.tiles import NUMBERED, pixels, tile_picture
from game.boxes.alhambra.table.phrases import falcon_sprite
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CARD_OF, CURRENCIES
from game.boxes.alhambra_family.table.cards import (
    dim,
    faded,
    glow,
    outline,
    paint_back,
    paint_card,
    paint_scoring,
    strength,
)
from game.boxes.alhambra_family.table.frame import fitting
from game.boxes.alhambra_family.table.money import paint_piles
from game.boxes.alhambra_family.table.phrases import THIRD
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CREAM, GLOW, INK
from game.stage.stage import Pose


def paint_item(frame: Frame, item: str, pose: Pose) -> None:
    """Draws one item at a pose."""
    box = pose.box
    kind = item.partition(":")[0]
    if item in CARD_OF:
        paint_card(frame, item, pose)
    elif item in TILE_OF:
        _tile(frame, item, TILE_OF[item], pose)
    elif kind == "fountain":
        _tile(frame, item, FOUNTAIN, pose)
    elif kind == "cell":
        paint_cell(frame, item, box)
    elif kind in ("corner", "perched", "falcon", "vizier"):
        _piece(frame, item, kind, box)
    elif kind == "square":
        _square(frame, int(item[-1]), box)
    elif kind == "back":
        paint_back(frame.canvas, pose)
    elif kind == "scoring":
        paint_scoring(frame, item[-1], pose)
    elif item == MONEY_DECK:
        paint_piles(frame, box)
    elif item == TILE_DECK:
        _pile(frame, box)
    else:
        _target(frame, item, box)


def _tile(frame: Frame, item: str, tile: int, pose: Pose) -> None:
    canvas = frame.canvas
    if tile in frame.view.beside and item in (frame.selection.hover, *frame.selection.touched):
        pose = _magnified(frame, pose)
    box = pose.box
    px = pixels(canvas, pose.box.w)
    if pose.alpha == 255 and pose.box.w >= NUMBERED:
        canvas.shadow(canvas.rect(box), 5, 110, 2, 4, 4)
    if not _is_quiet(frame, item, tile):
        glow(frame, item, box, 6)
    made = tile_picture(canvas, tile, px, is_priced=pose.box.w >= NUMBERED, alpha=faded(pose.alpha))
    canvas.stamp(made, pose.box.x, pose.box.y)
    outline(frame, item, box, 6)
    if tile in frame.view.squares or tile in frame.view.beside:
        dim(frame, item, box, 5)


def _magnified(frame: Frame, pose: Pose) -> Pose:
    """Returns a bazaar's place in the size of the other tiles on sale, for many beside the market lie small."""
    wide, market = max(pose.box.w, frame.plan.tile), frame.plan.market.grown(-10)
    x = min(pose.box.x + (pose.box.w - wide) / 2, market.right - wide)
    y = min(max(market.y, pose.box.y + (pose.box.h - wide) / 2), market.bottom - wide)
    return replace(pose, box=Box(x, y, wide, wide))


def _is_quiet(frame: Frame, item: str, tile: int) -> bool:
    """Tells whether a tile keeps its light back: one's own tiles can nearly always be moved, but rarely are."""
    view, selection = frame.view, frame.selection
    is_own = view.is_acting and tile not in view.squares and tile not in view.beside
    return is_own and not selection.touched and item != selection.hover


def _square(frame: Frame, square: int, box: Box) -> None:
    """An empty square of the market."""
    frame.canvas.put(f"square_{CURRENCIES[YARD_CURRENCY[square]]}", box.x, box.y, box.w)


def _pile(frame: Frame, box: Box) -> None:
    """The pile of tiles, coarser than its number."""
    canvas = frame.canvas
    layers = min(4, -(-frame.view.tiles_left // 14))
    if not layers:
        canvas.outline(box, BRASS_DARK, 6, 2)
    for i in range(layers):
        canvas.box(Box(box.x - 2 + i * 3, box.y + 6 - i * 4, box.w, box.h), "#1E4F57", INK, 6, 2)
    if layers:
        top = layers - 1
        canvas.star(box.cx - 2 + top * 3, box.cy + 6 - top * 4, box.w * 0.34)


# ---------------------------------------------------------------------- pieces
def _piece(frame: Frame, item: str, kind: str, box: Box) -> None:
    canvas, view = frame.canvas, frame.view
    if kind == "corner":
        _corner(frame, item, box)
        return
    glow(frame, item, box, box.w / 2)
    if kind == "vizier":
        seat = seat_of(item) or 0
        canvas.put(f"vizier_{'awake' if view.awake[seat] else 'asleep'}", box.x, box.y, box.w)
    elif kind == "falcon":
        _falcon(frame, FALCON_OF[item], box)
    else:
        seat = seat_of(item) or 0
        bird = next((falcon for corner, falcon in view.perched[seat] if item.endswith(_spot(corner))), None)
        if bird is not None:
            canvas.put(falcon_sprite(bird), box.x, box.y, box.w)
    outline(frame, item, box.grown(2), box.w / 2)
    if kind == "falcon":
        dim(frame, item, box, box.w / 2)


def _spot(corner: int) -> str:
    return f":{corner % 256 - 128}:{corner // 256 - 128}"


def _falcon(frame: Frame, falcon: int, box: Box) -> None:
    """A falcon of the supply on its disc, with the seals of its two colours; where it is being paid, the bird alone."""
    canvas = frame.canvas
    if frame.view.pledged[:1] == (falcon,):
        canvas.put(falcon_sprite(falcon), box.x, box.y, box.w)
        return
    paint_falcon(canvas, falcon, box)


def _corner(frame: Frame, item: str, box: Box) -> None:
    """A meeting point: a ring where the chosen falcon, or any, may perch, and the bird where it is pointed at."""
    canvas, selection = frame.canvas, frame.selection
    if not strength(selection, item):
        return
    falcon = next((FALCON_OF[chosen] for chosen in selection.touched if chosen in FALCON_OF), None)
    is_near = item == selection.hover or item in selection.touched
    place = place_of(item)
    if falcon is None:
        if is_near or not selection.touched:
            size = box.w * (0.5 if is_near else 0.3)
            canvas.disc(box.cx, box.cy, size / 2, "#FFD65C90", BRASS_LIGHT, 2)
        return
    if place in perches(frame.view.boards[frame.view.acting], falcon):
        is_back = steps_back(selection, item)
        canvas.glow(box, GLOW, 8, 50 if is_back else 160, 0, box.w / 2)
        canvas.disc(box.cx, box.cy, box.w * 0.4, "#FFD65C30" if is_back else "#FFD65C66", BRASS_LIGHT, 3)
    if is_near:
        canvas.put(falcon_sprite(falcon), box.x, box.y, box.w, alpha=GHOST)
    outline(frame, item, box, box.w / 2)


# ---------------------------------------------------------------------- targets
def _target(frame: Frame, item: str, box: Box) -> None:
    canvas = frame.canvas
    if item == RESERVE:
        is_quiet = frame.view.is_acting and not frame.selection.touched and item != frame.selection.hover
        if strength(frame.selection, item) and not is_quiet:
            edge = "#FFD65C70" if steps_back(frame.selection, item) else GLOW
            canvas.outline(box, edge, 12, 4 if item == frame.selection.hover else 3)
            canvas.box(box, "#FFD65C18", None, 12)
            wide = min(44.0, box.w * 0.4)
            canvas.put("icon_down_light", box.cx, box.bottom - wide * 0.8, wide, centre=True)
        outline(frame, item, box, 12)
    elif item == DIRK:
        glow(frame, item, box, 12)
        canvas.box(box, "#3A2718", BRASS_LIGHT, 12, 3)
        frame.players.token(canvas, frame.view.seats, box.cx, box.y + 28, 44)
        labels = frame.say("action.give", third=THIRD), frame.players.name(None)
        label = fitting(canvas, labels, 24, "semi", box.w - 10)
        lettering.text(canvas, label, box.cx, box.bottom - 18, 24, CREAM, "semi", "c", room=box.w - 10)
        outline(frame, item, box, 12)
    elif item in (DONE, DECLINE):
        is_hovered = item == frame.selection.hover
        label = frame.say(f"action.{item}")
        icon = "check" if item == DONE else "close"
        glow(frame, item, box, 12)
        pieces.button(canvas, box.x, box.y, box.w, box.h, label, "walnut", 28, icon=icon, is_hovered=is_hovered)
        outline(frame, item, box, 12)
