"""Cards on the table and the light around whatever lies on it."""

from game.courtyard.frame import Frame, fitting
from game.courtyard.spots import hidden_in
from game.paint import lettering, pieces
from game.paint.canvas import Box, Canvas
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW
from game.palaces.money import CARD_OF, CURRENCIES, CURRENCY, VALUE
from game.stage.stage import Pose
from game.widgets.table import Mood

_STEP = 4
"""Sizes on the way are rounded to so many pixels, so that a flight makes few pictures."""
_FADES = 16
_CHOSEN, _HINTED, _RECENT = "#FFE27A", "#6FE3FF", "#F2D48A"


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


def rounded(canvas: Canvas, wide: float) -> float:
    """Returns a width in units whose pixels are a multiple of a few, so that moving things are cached."""
    return max(_STEP, round(canvas.px(wide) / _STEP) * _STEP) / canvas.k


def faded(alpha: int) -> int:
    """Returns an opacity in coarse steps, so that a flight makes few pictures."""
    return min(255, round(alpha / 255 * _FADES) * 256 // _FADES)


def paint_card(frame: Frame, item: str, pose: Pose) -> None:
    """Draws a money card with its light."""
    canvas, card = frame.canvas, CARD_OF[item]
    face = Box(pose.x + pose.w * 0.015, pose.y + pose.h * 0.01, pose.w * 0.93, pose.h * 0.945)
    light(frame, item, face, pose.w * 0.08)
    wide = rounded(canvas, pose.w)
    alpha = faded(pose.alpha)
    made = pieces.money_card(canvas, CURRENCIES[CURRENCY[card]], VALUE[card], wide, alpha)
    canvas.stamp(made, pose.x, pose.y)
    rim(frame, item, face, pose.w * 0.075)
    dim(frame, item, face, pose.w * 0.075)


def light(frame: Frame, item: str, box: Box, radius: float) -> None:
    """Draws the glow of an item that is chosen or may be touched."""
    alpha = strength(frame.mood, item)
    if alpha:
        grow = 3 if alpha > 150 else 1
        frame.canvas.glow(box.x, box.y, box.w, box.h, GLOW, 9, alpha, grow, radius)


def rim(frame: Frame, item: str, box: Box, radius: float) -> None:
    """Draws a frame around an item that is chosen, hinted at or was moved lately."""
    canvas, mood = frame.canvas, frame.mood
    if item in mood.touched:
        canvas.outline(box.x, box.y, box.w, box.h, _CHOSEN, radius, 5)
    elif item in mood.recent:
        canvas.outline(box.x, box.y, box.w, box.h, _RECENT, radius, 3)
    if item in mood.hinted:
        canvas.outline(box.x - 3, box.y - 3, box.w + 6, box.h + 6, _HINTED, radius + 2, 4)


def dim(frame: Frame, item: str, box: Box, radius: float) -> None:
    """Darkens what does not fit while something is chosen."""
    mood = frame.mood
    if mood.touched and item not in mood.touched and item not in mood.open:
        frame.canvas.box(box.x, box.y, box.w, box.h, "#1A0A1258", None, radius)


def paint_back(canvas: Canvas, pose: Pose) -> None:
    """Draws the back of a money card."""
    canvas.put("money_back", pose.x, pose.y, rounded(canvas, pose.w), alpha=faded(pose.alpha))


def paint_scoring(frame: Frame, letter: str, pose: Pose) -> None:
    """Draws a scoring card; one that was drawn carries a tick."""
    canvas = frame.canvas
    wide = rounded(canvas, pose.w)
    canvas.put("scoring_card", pose.x, pose.y, wide)
    shown = frame.company.scoring(letter)
    radius = max(15.0, wide * 0.27)
    shown = fitting(canvas, (shown, letter), radius * 1.3, "heavy", radius * 1.9)
    is_hidden = hidden_in(frame.view.piles, letter) is not None
    x, y = pose.x + wide / 2, pose.y + pose.h / 2
    if is_hidden:
        x, y = pose.x + wide * 0.72, pose.y + radius * 0.6
    canvas.disc(x, y, radius, "#0A2F38", BRASS_LIGHT, 2)
    lettering.text(canvas, shown, x, y - 1, radius * 1.3, CREAM, "heavy", "c", room=radius * 1.9)
    if not is_hidden:
        pieces.check(canvas, pose.x + wide * 0.9, pose.y + wide * 1.36, max(18.0, wide * 0.4))
