"""Money and scoring cards on the table; the light around them is `game.tabletop.highlight`."""

from game.boxes.alhambra_family.rules.money import CARD_OF, CURRENCIES, CURRENCY, VALUE
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView, fitting
from game.boxes.alhambra_family.table.frame import rounded as rounded
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.zones import hidden_in
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT, CREAM
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.highlight import dim as dim
from game.tabletop.highlight import faded as faded
from game.tabletop.highlight import glow as glow
from game.tabletop.highlight import outline as outline
from game.tabletop.highlight import strength as strength


def paint_card(frame: Frame[PurseView, PursePlan], item: str, pose: Pose) -> None:
    """Draws a money card with its light."""
    canvas, card = frame.canvas, CARD_OF[item]
    face = Box(pose.box.x + pose.box.w * 0.015, pose.box.y + pose.box.h * 0.01, pose.box.w * 0.93, pose.box.h * 0.945)
    glow(frame, item, face, pose.box.w * 0.08)
    wide = rounded(canvas, pose.box.w)
    alpha = faded(pose.alpha)
    made = pieces.money_card(canvas, CURRENCIES[CURRENCY[card]], VALUE[card], wide, alpha)
    canvas.stamp(made, pose.box.x, pose.box.y)
    outline(frame, item, face, pose.box.w * 0.075)
    dim(frame, item, face, pose.box.w * 0.075)


def paint_back(canvas: Canvas, pose: Pose) -> None:
    """Draws the back of a money card."""
    canvas.put("money_back", pose.box.x, pose.box.y, rounded(canvas, pose.box.w), alpha=faded(pose.alpha))


def paint_scoring(frame: Frame[PurseView, PursePlan], letter: str, pose: Pose) -> None:
    """Draws a scoring card; one that was drawn carries a tick."""
    canvas = frame.canvas
    wide = rounded(canvas, pose.box.w)
    canvas.put("scoring_card", pose.box.x, pose.box.y, wide)
    assert isinstance(frame.players, Players)
    shown = frame.players.scoring(letter)
    radius = max(15.0, wide * 0.27)
    shown = fitting(canvas, (shown, letter), radius * 1.3, "heavy", radius * 1.9)
    is_hidden = hidden_in(frame.view.piles, letter) is not None
    x, y = pose.box.x + wide / 2, pose.box.y + pose.box.h / 2
    if is_hidden:
        x, y = pose.box.x + wide * 0.72, pose.box.y + radius * 0.6
    canvas.disc(x, y, radius, "#0A2F38", BRASS_LIGHT, 2)
    lettering.text(canvas, shown, x, y - 1, radius * 1.3, CREAM, "heavy", "c", room=radius * 1.9)
    if not is_hidden:
        pieces.check(canvas, pose.box.x + wide * 0.9, pose.box.y + wide * 1.36, max(18.0, wide * 0.4))
