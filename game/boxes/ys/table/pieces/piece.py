"""What all pieces of Ys have in common: how high they lie, why they are not touched, the broker shown in advance."""

from collections.abc import Iterator

from game.boxes.ys.rules.components import CITY
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import choices
from game.boxes.ys.table.evaluation import Speaker
from game.boxes.ys.table.explaining import Because
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.items import DOWN
from game.boxes.ys.table.painting.choice_panel import sheet_of
from game.boxes.ys.table.painting.frame import Frame, paint_broker
from game.boxes.ys.table.queries import crowd
from game.boxes.ys.table.standings import seen_broker
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.palette import GLOW, INK
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.pieces import Piece

Lying = Iterator[tuple[Item, Pose]]
"""Items with where they lie."""
PLATES, PLACES, GEMS, BROKERS, CARDS, CHOICES, MEDALS = 1, 2, 12, 20, 50, 60, 180
"""Heights of what lies on the table; what may be touched is raised above what may not (`RAISED`)."""
RAISED = 100
MUCH = 150
"""A light as strong as this is of what is pointed at or chosen."""
OPEN = "#B8720A"
"""The frame of what may be touched on a bright ground."""


class YsPiece(Speaker, Piece[View, Plan]):
    """One kind of thing on the table of Ys; takes who sits there and how everybody stands, for its name."""

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        return self.offered(view, plan, selection)

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        """Returns why one is part of no legal move of a seat that must act: unless it says more, when it is."""
        return Because(f"when_{self.kind}")

    def offered(self, view: View, plan: Plan, selection: Selection) -> Lying:
        """Yields those of this kind that are laid out to be chosen."""
        if not plan.is_up:
            return
        for item, box in zip(choices(view, selection), sheet_of(plan, view, selection).chosen, strict=True):
            if item.kind == self.kind:
                yield item, Pose(box, CHOICES)


def joined(*told: str) -> str:
    """Returns those of some sentences that tell anything, side by side."""
    return " · ".join(part for part in told if part)


def paint_open(frame: Frame, item: Item, box: Box, radius: float, colour: str = OPEN) -> None:
    """Draws a frame around what may be touched on a bright ground, where a glow is not seen."""
    if item in frame.selection.open and item not in frame.selection.touched:
        frame.canvas.outline(box, colour, radius, 4 if item == frame.selection.hover else 2.5)


# ---------------------------------------------------------------------- the chosen broker where it would stand
_GHOST = 165


def paint_ghost(frame: Frame, place: int) -> None:
    """Draws the chosen broker, if any, at a place: in the city at the end of the row."""
    chosen = _chosen(frame)
    if chosen is None:
        return
    colour, value = chosen
    plan, canvas = frame.plan, frame.canvas
    if place >= CITY:
        box = zones.on_square(plan, place)
    else:
        box = zones.brokers(plan, place, len(crowd(frame.view.public, place)) + 1)[-1]
    paint_broker(canvas, colour, box, value, alpha=_GHOST)
    size = max(box.w * 0.5, 22.0)
    canvas.disc(box.cx, box.y - size * 0.4, size * 0.5, GLOW, INK, 2)
    canvas.put("icon_down_ink", box.cx, box.y - size * 0.4, size * 0.7, centre=True)


def _chosen(frame: Frame) -> tuple[str, int | None] | None:
    """Colour and open value of the broker that is chosen to be placed or moved."""
    view = frame.view
    if view.seat is None:
        return None
    for item in frame.selection.touched:
        match item:
            case Item("screen", (value, _)) | Item("front", (_, value, _)):
                return frame.players.colour(view.seat), None if lies_down(frame) else value
            case Item("neutral"):
                return "neutral", None
            case Item("broker", (tag,)):
                found = seen_broker(view, tag)
                return None if found is None else (frame.players.colour(found.party), found.value)
    return None


def lies_down(frame: Frame) -> bool:
    """Tells whether the next broker is placed face down: because that is chosen, or because it must be."""
    return DOWN in frame.selection.touched or all(not getattr(move, "is_up", True) for move in frame.selection.moves)
