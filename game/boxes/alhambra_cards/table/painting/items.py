"""The items themselves: cards, buildings, scoring cards and targets, with their light."""

from game.boxes.alhambra_cards.table.painting.decision import paint_target
from game.boxes.alhambra_cards.table.painting.frame import Frame
from game.boxes.alhambra_cards.table.painting.yard import paint_building_deck
from game.boxes.alhambra_family.rules.buildings import BUILDING_OF, PRICE, TYPE, TYPES
from game.boxes.alhambra_family.rules.money import CARD_OF
from game.boxes.alhambra_family.table.cards import (
    dim,
    faded,
    glow,
    outline,
    paint_back,
    paint_card,
    paint_scoring,
    rounded,
    strength,
)
from game.boxes.alhambra_family.table.money import paint_piles
from game.paint import pieces
from game.paint.box import Box
from game.paint.canvas import changed
from game.stage.stage import Pose

_NUMBERED = 70
"""A building less wide than this is drawn without its price."""


def paint_item(frame: Frame, item: str, pose: Pose) -> None:
    """Draws one item at a pose."""
    if item in CARD_OF:
        paint_card(frame, item, pose)
    elif item in BUILDING_OF:
        _building(frame, item, pose)
    elif item.startswith("back:"):
        paint_back(frame.canvas, pose)
    elif item.startswith("scoring:"):
        paint_scoring(frame, item[-1], pose)
    elif item == "deck:money":
        paint_piles(frame, pose.box)
    elif item == "deck:buildings":
        paint_building_deck(frame, pose.box)
    elif item in ("keep", "give"):
        paint_target(frame, item, pose.box, strength(frame.selection, item))


def _building(frame: Frame, item: str, pose: Pose) -> None:
    canvas, number = frame.canvas, BUILDING_OF[item]
    kind = TYPES[TYPE[number]]
    box = Box(pose.box.x, pose.box.y, pose.box.w, pose.box.w)
    wide = rounded(canvas, pose.box.w)
    price = PRICE[number] if pose.box.w >= _NUMBERED else None
    glow(frame, item, box, 8)
    if pose.alpha == 255:
        canvas.shadow(canvas.rect(Box(box.x, box.y, wide, wide)), 8 if price else 3, 130, 3, 5, 6)
    outline(frame, item, box.grown(3), 10)
    made = pieces.building_tile(canvas, kind, price, wide, wide * 0.36)
    if pose.alpha < 255:
        alpha, whole = faded(pose.alpha), made
        made = canvas.made.get(("faded", kind, price, whole.get_size(), alpha), lambda: changed(whole, 0, alpha))
    out = pieces.overhang(canvas, wide, wide * 0.36) if price is not None else 0
    canvas.stamp(made, box.x - out, box.y - out)
    dim(frame, item, box, 8)
