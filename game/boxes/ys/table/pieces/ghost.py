"""The broker that is chosen, shown where it would stand."""

from game.boxes.ys.rules.components import CITY
from game.boxes.ys.table import zones
from game.boxes.ys.table.frame import Frame
from game.boxes.ys.table.holdings import crowd
from game.boxes.ys.table.items import DOWN
from game.boxes.ys.table.painting.brokers import paint_broker
from game.boxes.ys.table.standing import seen_broker
from game.paint.palette import GLOW, INK
from game.tabletop.items import Item

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
