"""Where a newly bought building may go in a game for two: to its buyer, or to the imaginary third player."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.items import KEEP
from game.boxes.alhambra_cards.table.majorities import majorities
from game.boxes.alhambra_cards.table.plan_parts import Plan
from game.boxes.alhambra_family.rules.buildings import TYPE
from game.boxes.alhambra_family.table.frame import EARNED
from game.boxes.alhambra_family.table.majorities import Majorities, with_one_more
from game.boxes.alhambra_family.table.phrases import THIRD, Players
from game.boxes.alhambra_family.table.pieces.piece import FamilyPiece
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, GLOW, INK, MUTED
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.highlight import strength
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_ROOMY = 170.0
"""An answer that is less high has a lower heading."""
_BEFORE, _AFTER, _ARROW, _APART = 25.0, 27.0, 34.0, 14.0
"""Sizes of letters of a number before and after a change, the room of the arrow between, and between two changes."""


class Target(FamilyPiece[View, Plan]):
    """One answer to the question who gets a building; takes the item that it is: KEEP or GIVE."""

    def __init__(self, players: Players, item: Item) -> None:
        super().__init__(players)
        self._item = item
        self.kind = item.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the answer lies while the question is asked."""
        if plan.decision:
            yield self._item, Pose(plan.decision.keep if self._item == KEEP else plan.decision.give, 40)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws who gets the building, and what everybody would then have and earn."""
        canvas, view, box = frame.canvas, frame.view, pose.box
        if glow := strength(frame.selection, item):
            canvas.glow(box, GLOW, 12, glow, 2, 14)
        is_lit = frame.is_near(item)
        canvas.box(box, CHOSEN if is_lit else FIELD, BRASS_DARK, 14, 4 if is_lit else 3)
        owner = view.turn if item == KEEP else view.seats
        label = frame.say(f"action.{item.kind}", third=THIRD)
        head, size = (62.0, 29) if box.h >= _ROOMY else (46.0, 26)
        frame.players.token(canvas, owner, box.x + 12 + head * 0.39, box.y + head * 0.55, head * 0.77)
        left = box.x + 20 + head * 0.77
        lettering.text(canvas, label, left, box.y + head * 0.53, size, INK, "display", room=box.right - left - 12)
        kind = TYPE[view.pending[0]]
        for party, line in enumerate(box.trimmed(14, head, 14, 8).rows(view.seats + 1)):
            _line(frame, majorities(view), kind, owner, party, line.trimmed(bottom=min(4.0, line.h * 0.1)))

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns who would get the building."""
        return self._players.say(f"item.{item.kind}", third=THIRD)


def _line(frame: Frame[View, Plan], now: Majorities, kind: int, owner: int, party: int, box: Box) -> None:
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
