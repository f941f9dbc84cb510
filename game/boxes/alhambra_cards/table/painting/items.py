"""The items themselves: cards, buildings, scoring cards and targets, with their light."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.painting.decision import paint_target
from game.boxes.alhambra_cards.table.painting.frame import Frame, fitting
from game.boxes.alhambra_cards.table.painting.money import paint_piles
from game.boxes.alhambra_cards.table.painting.yard import paint_building_deck
from game.paint import lettering, pieces
from game.paint.canvas import Box, Canvas, changed
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW
from game.palaces.buildings import BUILDING_OF, PRICE, TYPE, TYPES
from game.palaces.money import CARD_OF, CURRENCIES, CURRENCY, VALUE
from game.stage.stage import Pose
from game.widgets.table import Mood

_STEP = 4
"""Sizes on the way are rounded to so many pixels, so that a flight makes few pictures."""
_FADES = 16
_CHOSEN, _HINTED, _RECENT = "#FFE27A", "#6FE3FF", "#F2D48A"
_NUMBERED = 70
"""A building less wide than this is drawn without its price."""


def paint_item(frame: Frame, item: str, pose: Pose) -> None:
    """Draws one item at a pose."""
    if item in CARD_OF:
        _card(frame, item, pose)
    elif item in BUILDING_OF:
        _building(frame, item, pose)
    elif item.startswith("back:"):
        _back(frame.canvas, pose)
    elif item.startswith("scoring:"):
        _scoring(frame, item[-1], pose)
    elif item == "deck:money":
        paint_piles(frame, Box(pose.x, pose.y, pose.w, pose.h))
    elif item == "deck:buildings":
        paint_building_deck(frame, Box(pose.x, pose.y, pose.w, pose.h))
    elif item in ("keep", "give"):
        paint_target(frame, item, Box(pose.x, pose.y, pose.w, pose.h), strength(frame.mood, item))


def strength(mood: Mood, item: str) -> int:
    """Returns how brightly an item glows (0 to 255): full when chosen, less when it may be touched.

    When one of several items that may be touched is pointed at, the others step back.
    """
    if item in mood.touched:
        return 235
    if item not in mood.open:
        return 0
    if item == mood.hover:
        return 200
    return 45 if mood.hover in mood.open else 100


def _size(canvas: Canvas, wide: float) -> float:
    """A width in units whose pixels are a multiple of a few, so that moving things are cached."""
    return max(_STEP, round(canvas.px(wide) / _STEP) * _STEP) / canvas.k


def _faded(alpha: int) -> int:
    return min(255, round(alpha / 255 * _FADES) * 256 // _FADES)


def _card(frame: Frame, item: str, pose: Pose) -> None:
    canvas, card = frame.canvas, CARD_OF[item]
    face = Box(pose.x + pose.w * 0.015, pose.y + pose.h * 0.01, pose.w * 0.93, pose.h * 0.945)
    _light(frame, item, face, pose.w * 0.08)
    wide = _size(canvas, pose.w)
    alpha = _faded(pose.alpha)
    made = pieces.money_card(canvas, CURRENCIES[CURRENCY[card]], VALUE[card], wide, alpha)
    canvas.stamp(made, pose.x, pose.y)
    _rim(frame, item, face, pose.w * 0.075)
    _dim(frame, item, face, pose.w * 0.075)


def _building(frame: Frame, item: str, pose: Pose) -> None:
    canvas, number = frame.canvas, BUILDING_OF[item]
    kind = TYPES[TYPE[number]]
    box = Box(pose.x, pose.y, pose.w, pose.w)
    wide = _size(canvas, pose.w)
    price = PRICE[number] if pose.w >= _NUMBERED else None
    _light(frame, item, box, 8)
    if pose.alpha == 255:
        canvas.shadow(canvas.rect(box.x, box.y, wide, wide), 8 if price else 3, 130, 3, 5, 6)
    _rim(frame, item, box.grown(3), 10)
    made = pieces.building_tile(canvas, kind, price, wide, wide * 0.36)
    if pose.alpha < 255:
        alpha, whole = _faded(pose.alpha), made
        made = canvas.made.get(("faded", kind, price, whole.get_size(), alpha), lambda: changed(whole, 0, alpha))
    out = pieces.overhang(canvas, wide, wide * 0.36) if price is not None else 0
    canvas.stamp(made, box.x - out, box.y - out)
    _dim(frame, item, box, 8)


def _light(frame: Frame, item: str, box: Box, radius: float) -> None:
    alpha = strength(frame.mood, item)
    if alpha:
        grow = 3 if alpha > 150 else 1
        frame.canvas.glow(box.x, box.y, box.w, box.h, GLOW, 9, alpha, grow, radius)


def _rim(frame: Frame, item: str, box: Box, radius: float) -> None:
    """Frames an item that is chosen, hinted at or was moved lately."""
    canvas, mood = frame.canvas, frame.mood
    if item in mood.touched:
        canvas.outline(box.x, box.y, box.w, box.h, _CHOSEN, radius, 5)
    elif item in mood.recent:
        canvas.outline(box.x, box.y, box.w, box.h, _RECENT, radius, 3)
    if item in mood.hinted:
        canvas.outline(box.x - 3, box.y - 3, box.w + 6, box.h + 6, _HINTED, radius + 2, 4)


def _dim(frame: Frame, item: str, box: Box, radius: float) -> None:
    """Darkens what does not fit while something is chosen."""
    mood = frame.mood
    if mood.touched and item not in mood.touched and item not in mood.open:
        frame.canvas.box(box.x, box.y, box.w, box.h, "#1A0A1258", None, radius)


def _back(canvas: Canvas, pose: Pose) -> None:
    canvas.put("money_back", pose.x, pose.y, _size(canvas, pose.w), alpha=_faded(pose.alpha))


def _scoring(frame: Frame, letter: str, pose: Pose) -> None:
    """A scoring card; one that was drawn carries a tick."""
    canvas = frame.canvas
    wide = _size(canvas, pose.w)
    canvas.put("scoring_card", pose.x, pose.y, wide)
    shown = frame.company.words(f"palaces.scoring_letter.{letter.lower()}")
    radius = max(15.0, wide * 0.27)
    shown = fitting(canvas, (shown, letter), radius * 1.3, "heavy", radius * 1.9)
    is_hidden = is_in_deck(frame.view, letter)
    x, y = pose.x + wide / 2, pose.y + pose.h / 2
    if is_hidden:
        x, y = pose.x + wide * 0.72, pose.y + radius * 0.6
    canvas.disc(x, y, radius, "#0A2F38", BRASS_LIGHT, 2)
    lettering.text(canvas, shown, x, y - 1, radius * 1.3, CREAM, "heavy", "c", room=radius * 1.9)
    if not is_hidden:
        pieces.check(canvas, pose.x + wide * 0.9, pose.y + wide * 1.36, max(18.0, wide * 0.4))


def is_in_deck(view: View, letter: str) -> bool:
    """Tells whether a scoring card was not drawn yet."""
    return any(pile.scoring == letter for pile in view.piles)
