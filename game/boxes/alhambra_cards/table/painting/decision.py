"""The two-player decision: keep a newly bought building or give it to the imaginary third player."""

from game.boxes.alhambra_cards.table.layout import decision_boxes
from game.boxes.alhambra_cards.table.painting.frame import Frame, Picture
from game.boxes.alhambra_cards.table.standing import standing
from game.courtyard.frame import EARNED
from game.courtyard.phrases import THIRD
from game.courtyard.standing import Standing, with_one_more
from game.paint import lettering
from game.paint.canvas import Box
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, GLOW, INK, MUTED
from game.paint.panels import sheet
from game.palaces.buildings import TYPE, TYPES


def paint_decision(picture: Picture) -> None:
    """Draws the sheet with the question; the building and the two targets are items."""
    box, view = picture.plan.decision, picture.view
    if box is None:
        return
    canvas = picture.canvas
    sheet(canvas, box, 14)
    tile, _, _ = decision_boxes(box)
    name = picture.company.words(f"palaces.building_name.{TYPES[TYPE[view.pending[0]]]}")
    left, room = tile.right + 22, box.right - tile.right - 40
    question = picture.say("table.decide", building=name)
    letter = picture.company.scoring(standing(view).letter)
    note = picture.company.words("palaces.majorities.preview", scoring=letter)
    high = lettering.paragraph_height(canvas, question, room, 32, "display")
    total = high + lettering.paragraph_height(canvas, note, room, 22)
    y = lettering.paragraph(canvas, question, left, tile.cy - total / 2, room, 32, INK, "display")
    lettering.paragraph(canvas, note, left, y, room, 22, MUTED)


def paint_target(frame: Frame, item: str, box: Box, glow: int) -> None:
    """Draws one target: who gets the building, and what everybody would then have and earn."""
    canvas, view = frame.canvas, frame.view
    if glow:
        canvas.glow(box.x, box.y, box.w, box.h, GLOW, 12, glow, 2, 14)
    is_lit = item in frame.mood.touched or item == frame.mood.hover
    canvas.box(box.x, box.y, box.w, box.h, CHOSEN if is_lit else FIELD, BRASS_DARK, 14, 4 if is_lit else 3)
    owner = view.turn if item == "keep" else view.seats
    label = frame.say(f"action.{item}", third=THIRD)
    frame.company.token(canvas, owner, box.x + 36, box.y + 34, 48)
    lettering.text(canvas, label, box.x + 68, box.y + 33, 29, INK, "display", room=box.w - 80)
    kind = TYPE[view.pending[0]]
    step = (box.h - 70) / (view.seats + 1)
    for party in range(view.seats + 1):
        line = Box(box.x + 14, box.y + 62 + party * step, box.w - 28, step - 4)
        _line(frame, standing(view), kind, owner, party, line)


def _line(frame: Frame, now: Standing, kind: int, owner: int, party: int, box: Box) -> None:
    """A party's count and points: before and after, those that change in bold."""
    canvas = frame.canvas
    counts, points = with_one_more(now, kind, owner)
    if party == owner:
        canvas.box(box.x, box.y, box.w, box.h, "#0F6B4F1C", None, 8)
    size = min(34.0, box.h - 4)
    frame.company.token(canvas, party, box.x + 22, box.cy, size)
    x = box.x + 48
    before = now.counts[kind][party]
    if party == owner:
        x += lettering.text(canvas, str(before), x, box.cy - 1, 25, MUTED, "semi") + 18
        canvas.put("icon_arrow_ink", x, box.cy, 24, centre=True)
        x += 18
    lettering.text(canvas, str(counts[party]), x, box.cy - 1, 27, INK, "heavy")
    shown = f"+{points[party]}" if points[party] else "0"
    has_changed = points[party] != now.points[kind][party]
    tone = EARNED if points[party] else MUTED
    lettering.text(canvas, shown, box.right - 12, box.cy - 1, 27 if has_changed else 25, tone, "bold", "r")
    if has_changed:
        old = now.points[kind][party]
        used = lettering.width(canvas, shown, 27, "bold")
        canvas.put("icon_arrow_ink", box.right - 12 - used - 20, box.cy, 22, centre=True)
        earlier = f"+{old}" if old else "0"
        lettering.text(canvas, earlier, box.right - 12 - used - 38, box.cy - 1, 25, MUTED, "semi", "r")
