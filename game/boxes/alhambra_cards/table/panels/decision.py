"""The sheet with the question who gets a newly bought building; the building and both answers are pieces."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.majorities import majorities
from game.boxes.alhambra_cards.table.plan_parts import Plan
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.phrases import building_name
from game.paint import lettering
from game.paint.palette import INK, MUTED
from game.paint.panels import sheet


def paint_decision(picture: Picture[View, Plan]) -> None:
    """Draws the question, and for which scoring points are foretold, beside the building."""
    decision, view, canvas = picture.plan.decision, picture.view, picture.canvas
    if decision is None:
        return
    box, tile = decision.box, decision.building
    sheet(canvas, box, 14)
    name = building_name(picture.players.words, view.pending[0])
    left, room = tile.right + 22, decision.room - tile.right - 22
    question = picture.say("table.decide", building=name)
    letter = picture.players.scoring(majorities(view).letter)
    note = picture.players.words("palaces.majorities.preview", scoring=letter)
    size = 26 if picture.plan.is_folded else 32
    high = lettering.paragraph_height(canvas, question, room, size, "display")
    total = high + lettering.paragraph_height(canvas, note, room, 22)
    if total > tile.h + 12:
        total, note = high, ""
    y = lettering.paragraph(canvas, question, left, tile.cy - total / 2, room, size, INK, "display")
    lettering.paragraph(canvas, note, left, y, room, 22, MUTED)
