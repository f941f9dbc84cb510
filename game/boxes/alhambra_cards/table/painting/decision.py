"""The two-player decision: keep a newly bought building or give it to the imaginary third player."""

from dataclasses import dataclass, replace

from game.boxes.alhambra_cards.table.layout import decision_boxes
from game.boxes.alhambra_cards.table.painting.frame import Frame, Picture
from game.boxes.alhambra_cards.table.standing import standing
from game.boxes.alhambra_family.rules.buildings import TYPE, TYPES
from game.boxes.alhambra_family.table.frame import EARNED
from game.boxes.alhambra_family.table.phrases import THIRD
from game.boxes.alhambra_family.table.standing import Standing, with_one_more
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, GLOW, INK, MUTED
from game.paint.panels import sheet

_BEFORE, _AFTER, _ARROW, _APART = 25.0, 27.0, 34.0, 14.0
"""Sizes of letters of a number before and after a change, the room of the arrow between, and between two changes."""


def paint_decision(picture: Picture) -> None:
    """Draws the sheet with the question; the building and the two targets are items."""
    box, view = picture.plan.decision, picture.view
    if box is None:
        return
    canvas = picture.canvas
    sheet(canvas, box, 14)
    tile, _, _ = decision_boxes(box)
    name = picture.players.words(f"palaces.building_name.{TYPES[TYPE[view.pending[0]]]}")
    left, room = tile.right + 22, box.right - tile.right - 40
    question = picture.say("table.decide", building=name)
    letter = picture.players.scoring(standing(view).letter)
    note = picture.players.words("palaces.majorities.preview", scoring=letter)
    high = lettering.paragraph_height(canvas, question, room, 32, "display")
    total = high + lettering.paragraph_height(canvas, note, room, 22)
    y = lettering.paragraph(canvas, question, left, tile.cy - total / 2, room, 32, INK, "display")
    lettering.paragraph(canvas, note, left, y, room, 22, MUTED)


def paint_target(frame: Frame, item: str, box: Box, glow: int) -> None:
    """Draws one target: who gets the building, and what everybody would then have and earn."""
    canvas, view = frame.canvas, frame.view
    if glow:
        canvas.glow(box, GLOW, 12, glow, 2, 14)
    is_lit = item in frame.selection.touched or item == frame.selection.hover
    canvas.box(box, CHOSEN if is_lit else FIELD, BRASS_DARK, 14, 4 if is_lit else 3)
    owner = view.turn if item == "keep" else view.seats
    label = frame.say(f"action.{item}", third=THIRD)
    frame.players.token(canvas, owner, box.x + 36, box.y + 34, 48)
    lettering.text(canvas, label, box.x + 68, box.y + 33, 29, INK, "display", room=box.w - 80)
    kind = TYPE[view.pending[0]]
    step = (box.h - 70) / (view.seats + 1)
    for party in range(view.seats + 1):
        line = Box(box.x + 14, box.y + 62 + party * step, box.w - 28, step - 4)
        _line(frame, standing(view), kind, owner, party, line)


def _line(frame: Frame, now: Standing, kind: int, owner: int, party: int, box: Box) -> None:
    """A party's count at the left and points at the right, before and after, smaller where they need the room.

    Where even small ones do not fit, the count before, one less, is left out.
    """
    counts, points = with_one_more(now, kind, owner)
    if party == owner:
        frame.canvas.box(box, "#0F6B4F1C", None, 8)
    frame.players.token(frame.canvas, party, box.x + 22, box.cy, min(34.0, box.h - 4))
    tone = EARNED if points[party] else MUTED
    count = _Change(str(now.counts[kind][party]), str(counts[party]), INK, "heavy")
    score = _Change(_signed(now.points[kind][party]), _signed(points[party]), tone, "bold")
    left, right = box.x + 48, box.right - 12
    free = right - left - _APART
    scale = min(1.0, free / (count.width(frame.canvas) + score.width(frame.canvas)))
    if count.width(frame.canvas, scale) + score.width(frame.canvas, scale) > free + 1:  # no letters are that small
        count = replace(count, before=count.after)
    count.draw(frame.canvas, left, box.cy - 1, scale)
    score.draw(frame.canvas, right - score.width(frame.canvas, scale), box.cy - 1, scale)


@dataclass(frozen=True, slots=True)
class _Change:
    """A number before and after, the later one in its own tone and face; `scale` makes both smaller."""

    before: str
    after: str
    tone: str
    face: Face

    def width(self, canvas: Canvas, scale: float = 1.0) -> float:
        """Returns how wide it is."""
        after = lettering.width(canvas, self.after, _AFTER * scale, self.face)
        if self.before == self.after:
            return after
        return after + _ARROW * scale + lettering.width(canvas, self.before, _BEFORE * scale, "semi")

    def draw(self, canvas: Canvas, x: float, y: float, scale: float) -> None:
        """Draws it from a point on."""
        if self.before != self.after:
            x += lettering.text(canvas, self.before, x, y, _BEFORE * scale, MUTED, "semi") + _ARROW * scale
            canvas.put("icon_arrow_ink", x - _ARROW * scale / 2, y + 1, 22 * scale, centre=True)
        lettering.text(canvas, self.after, x, y, _AFTER * scale, self.tone, self.face)


def _signed(points: int) -> str:
    return f"+{points}" if points else "0"
