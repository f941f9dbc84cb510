"""Items: places, brokers, gems, characters, and what is to be chosen."""

from collections.abc import Callable

from game.boxes.ys.rules.board import AREAS, CITY
from game.boxes.ys.rules.cards import NAMES as CARD_NAMES
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.rules.items import COLUMN, DOWN, HAND, PLACE, SHOWN
from game.boxes.ys.rules.public import Broker
from game.boxes.ys.rules.tasks import LOOK
from game.boxes.ys.rules.tasks import PLACE as PLACING
from game.boxes.ys.table import zones
from game.boxes.ys.table.choice_panel import asks_quarter
from game.boxes.ys.table.layout import crowd, held
from game.boxes.ys.table.painting.brokers import paint_broker, paint_sum, sum_size
from game.boxes.ys.table.painting.city import paint_ground, paint_label
from game.boxes.ys.table.painting.frame import PAPER, Frame
from game.boxes.ys.table.painting.market import paint_column
from game.boxes.ys.table.painting.seats import acts, paint_owned
from game.boxes.ys.table.standing import Sum, secret
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CREAM, GLOW, INK, LIGHT, TEAL
from game.stage.stage import Pose
from game.tabletop.highlight import dim, faded, glow, outline, strength

_GHOST = 165
_CARD_SHAPE = 250 / 180
_MUCH = 150
"""A light as strong as this is of what is pointed at or chosen."""
_OPEN = "#B8720A"


def paint_item(frame: Frame, item: str, pose: Pose) -> None:
    """Draws one item at a pose."""
    _PAINTERS[item.partition(":")[0]](frame, item, pose)


def _box(pose: Pose) -> Box:
    return pose.box


# ---------------------------------------------------------------------- places
def _area(frame: Frame, item: str, pose: Pose) -> None:
    """An area: its ground is lit when something can be placed there."""
    place, alpha = PLACE.index(item), strength(frame.selection, item)
    is_near = frame.is_near(item)
    if is_near and alpha:
        paint_ground(frame.canvas, frame, place, "#FFE46E40", "#FFF4C4", 5)
    elif alpha:
        paint_ground(
            frame.canvas, frame, place, f"#FFD65C{alpha // 3:02X}", f"#FFE07A{min(255, alpha * 5 // 2):02X}", 4
        )
    elif item in frame.selection.recent:
        paint_ground(frame.canvas, frame, place, "#FFD65C10", BRASS_LIGHT, 2)
    if item in frame.selection.hinted:
        paint_ground(frame.canvas, frame, place, "#6FE3FF30", "#6FE3FF", 4)
    if is_near and alpha:
        _ghost(frame, place)


def _ghost(frame: Frame, place: int) -> None:
    """The broker that is chosen, where it would stand: at the end of the row."""
    chosen = _chosen(frame)
    if chosen is None:
        return
    colour, value = chosen
    if place >= CITY:
        box = zones.on_square(frame.plan, place)
    else:
        quarter, kind = divmod(place, AREAS)
        box = zones.brokers(frame.plan, quarter, kind, len(crowd(frame.public, place)) + 1)[-1]
    paint_broker(frame.canvas, colour, box, value, alpha=_GHOST)
    canvas, size = frame.canvas, max(box.w * 0.5, 22.0)
    canvas.disc(box.cx, box.y - size * 0.4, size * 0.5, GLOW, INK, 2)
    canvas.put("icon_down_ink", box.cx, box.y - size * 0.4, size * 0.7, centre=True)


def _chosen(frame: Frame) -> tuple[str, int | None] | None:
    """Colour and open value of the broker that is chosen to be placed or moved."""
    view = frame.view
    if view.seat is None:
        return None
    for item in frame.selection.touched:
        kind, _, rest = item.partition(":")
        if kind in ("screen", "front"):
            value = int(rest.split(":")[-2])
            return frame.players.colour(view.seat), None if _lies_down(frame) else value
        if kind == "neutral":
            return "neutral", None
        if kind == "broker":
            found = _broker_of(frame, item)
            return None if found is None else (frame.players.colour(found.party), found.value)
    return None


def _lies_down(frame: Frame) -> bool:
    """Tells whether the next broker is placed face down: because that is chosen, or because it must be."""
    return DOWN in frame.selection.touched or all(not getattr(move, "is_up", True) for move in frame.selection.moves)


def _square(frame: Frame, item: str, pose: Pose) -> None:
    """A square of the market: lit when it is open."""
    canvas, box, alpha = frame.canvas, pose.box, strength(frame.selection, item)
    if alpha:
        is_much = alpha > _MUCH
        canvas.outline(box.grown(2), f"#FFD65C{min(170, alpha + 40):02X}", 9, 8)
        canvas.outline(box, GLOW if is_much else "#C98A14", 8, 4 if is_much else 3)
        if frame.is_near(item):
            _ghost(frame, PLACE.index(item))
    outline(frame, item, box, 8)


def _quarter(frame: Frame, item: str, pose: Pose) -> None:
    box = pose.box
    glow(frame, item, box, 8)
    paint_label(frame, item, box)
    alpha = strength(frame.selection, item)
    if alpha and asks_quarter(frame.selection):
        fill, line = ("#FFE46E40", "#FFF4C4") if frame.is_near(item) else (f"#FFD65C{alpha // 3:02X}", "#FFE07AD0")
        for kind in range(AREAS):
            paint_ground(frame.canvas, frame, int(item.partition(":")[2]) * AREAS + kind, fill, line, 4)
    outline(frame, item, box, 8)


def _column(frame: Frame, item: str, pose: Pose) -> None:
    box = pose.box
    glow(frame, item, box, 8)
    paint_column(frame, COLUMN.index(item), box)
    _open(frame, item, box.grown(-2), 8, CREAM)
    outline(frame, item, box, 8)


# ---------------------------------------------------------------------- brokers
def _broker_of(frame: Frame, item: str) -> Broker | None:
    tag = int(item.partition(":")[2])
    public = frame.public
    return next((b for b in (*public.brokers, *public.counted) if b.tag == tag), None)


def _broker(frame: Frame, item: str, pose: Pose) -> None:
    """A broker on the board or in the throne room; only who knows the value of a hidden one sees it."""
    box, tag = pose.box, int(item.partition(":")[2])
    found, known = _broker_of(frame, item), secret(frame.view, tag)
    _halo(frame, item, box)
    if found is None:
        _throned(frame, tag, box, known, pose.alpha)
    else:
        colour = frame.players.colour(found.party)
        paint_broker(frame.canvas, colour, box, found.value, known, is_marked=found.marked, alpha=pose.alpha)
    _rim(frame, item, box)


def _throned(frame: Frame, tag: int, box: Box, known: int | None, alpha: int) -> None:
    """A broker in the throne room: its value while it can be chosen, on the top of a stack the sum of all."""
    throne = frame.public.throne
    seat = next((seat for seat, tags in enumerate(throne) if tag in tags), 0)
    is_stacked = box.w < zones.throne(frame.plan, seat, len(throne)).w * 1.2
    paint_broker(frame.canvas, frame.players.colour(seat), box, None, None if is_stacked else known, alpha=alpha)
    if is_stacked and throne[seat][-1:] == (tag,):
        values = [secret(frame.view, other) for other in throne[seat]]
        found = Sum(sum(value or 0 for value in values), values.count(None), len(values))
        wide, high = sum_size(frame.canvas, found)
        paint_sum(frame, found, seat, Box(box.cx - wide / 2, box.y + box.h * 0.8 - high / 2, wide, high))


def _halo(frame: Frame, item: str, box: Box) -> None:
    glow(frame, item, box.grown(-box.w * 0.06), box.w * 0.42)
    alpha = strength(frame.selection, item)
    if 0 < alpha <= _MUCH:
        frame.canvas.outline(box.grown(1), f"#FFE07A{min(255, 2 * alpha):02X}", box.w * 0.38, 3)


def _rim(frame: Frame, item: str, box: Box) -> None:
    outline(frame, item, box, box.w * 0.36)
    if item == frame.selection.hover and item in frame.selection.open:
        frame.canvas.outline(box.grown(2), GLOW, box.w * 0.38, 4)


def _own(frame: Frame, item: str, pose: Pose) -> None:
    """A broker behind the viewer's screen; a chosen one stands higher, and one that will lie face down is turned."""
    if frame.view.seat is None:
        return
    kind, value = item.split(":")[:2]
    colour = "neutral" if kind == "neutral" else frame.players.colour(frame.view.seat)
    is_chosen = item in frame.selection.touched
    box = pose.box.moved(0, -min(14.0, pose.box.h * 0.16) if is_chosen else 0)
    _halo(frame, item, box)
    if is_chosen and kind == "screen" and frame.public.task == PLACING and _lies_down(frame):
        paint_broker(frame.canvas, colour, box, None, int(value), alpha=pose.alpha)
    else:
        paint_broker(frame.canvas, colour, box, int(value), alpha=pose.alpha)
    if not is_chosen and frame.selection.touched and item not in frame.selection.open:
        dim(frame, item, box.grown(-box.w * 0.04), box.w * 0.36)
    _rim(frame, item, box)


def _front(frame: Frame, item: str, pose: Pose) -> None:
    _, seat, value, _ = item.split(":")
    box, colour = pose.box, frame.players.colour(int(seat.removeprefix("seat")))
    _halo(frame, item, box)
    paint_broker(frame.canvas, colour, box, int(value), alpha=pose.alpha)
    _rim(frame, item, box)


# ---------------------------------------------------------------------- gems
def _gem(frame: Frame, item: str, pose: Pose) -> None:
    """A gem of a ship or of a market row."""
    box = pose.box
    name = item.split(":")[2] if item.startswith("gem:") else _stalled(frame, item)
    if not name:
        return
    glow(frame, item, box.grown(-3), box.w / 2)
    frame.canvas.put(f"gem_{name}", box.cx, box.cy, box.w * 0.9, centre=True, alpha=faded(pose.alpha))
    _open(frame, item, box, box.w / 2, _OPEN)
    outline(frame, item, box, box.w / 2)


def _open(frame: Frame, item: str, box: Box, radius: float, colour: str) -> None:
    """Draws a frame around what may be touched on a bright ground, where a glow is not seen."""
    if item in frame.selection.open and item not in frame.selection.touched:
        frame.canvas.outline(box, colour, radius, 4 if item == frame.selection.hover else 2.5)


def _stalled(frame: Frame, item: str) -> str:
    gem = frame.public.stalls[int(item.partition(":")[2])]
    return "" if gem is None else GEM_NAMES[gem]


def _owned(frame: Frame, item: str, pose: Pose) -> None:
    seat = frame.view.seat
    if seat is None:
        return
    box = pose.box
    glow(frame, item, box.grown(-2), 8)
    paint_owned(frame, seat, GEM_NAMES.index(item.partition(":")[2]), box, is_now=acts(frame, seat))
    if item in frame.selection.touched or item in frame.selection.open:
        is_chosen = item in frame.selection.touched
        edge = box.grown(-2)
        frame.canvas.outline(edge, TEAL if is_chosen else _OPEN, 8, 4 if is_chosen else 2)


# ---------------------------------------------------------------------- characters
def _card(frame: Frame, item: str, pose: Pose) -> None:
    """A character in the viewer's hand: a card with its name, or a medal where a name has no room on its card."""
    canvas, box, seat = frame.canvas, pose.box, frame.view.seat
    card = HAND.index(item)
    is_fresh = seat is not None and card not in (frame.view.hands[seat] or ())
    alpha = faded(pose.alpha)
    name = _card_name(frame, card)
    wide = min(box.w, box.h / _CARD_SHAPE)
    if all(lettering.width(canvas, _card_name(frame, other), 18, "bold") <= wide * 0.82 for other in held(frame.view)):
        at = Box(box.cx - wide / 2, box.cy - wide * _CARD_SHAPE / 2, wide, wide * _CARD_SHAPE)
        glow(frame, item, at, 10)
        canvas.put(f"ys_char_{CARD_NAMES[card]}", at.x, at.y, at.w, alpha=alpha)
        lettering.text(canvas, name, at.x + at.w * 0.483, at.y + at.w * 212 / 180, 18, INK, "bold", "c")
        outline(frame, item, at, 10)
    else:
        at = _medal(frame, item, box, name, alpha)
    if is_fresh:
        radius = at.w * (0.08 if at.h > at.w else 0.48)
        canvas.box(Box(at.x + 4, at.y + 4, at.w - 8, min(at.h - 8, at.w * 1.08)), "#0B141AA0", None, radius)
        canvas.put("icon_hourglass_light", at.cx, at.y + at.w * 0.5, at.w * 0.4, centre=True)


def _card_name(frame: Frame, card: int) -> str:
    return frame.say(f"card_name.{CARD_NAMES[card]}")


def _medal(frame: Frame, item: str, box: Box, name: str, alpha: int) -> Box:
    """A character as a medal, with its name below it if there is room."""
    canvas = frame.canvas
    names = [_card_name(frame, card) for card in held(frame.view)]
    has_name = box.h > box.w and all(lettering.width(canvas, one, 18, "semi") <= box.w + 4 for one in names)
    size = min(box.w, box.h - (30 if has_name else 0))
    at = Box(box.cx - size / 2, box.cy - size / 2 - (13 if has_name else 0), size, size)
    glow(frame, item, at, size / 2)
    canvas.put(f"medal_{CARD_NAMES[HAND.index(item)]}", at.x, at.y, at.w, alpha=alpha)
    if has_name:
        lettering.text(canvas, name, box.cx, at.bottom + 16, 22, LIGHT, "semi", "c", room=box.w + 4)
    outline(frame, item, at, size / 2)
    return at


def _shown(frame: Frame, item: str, pose: Pose) -> None:
    name = CARD_NAMES[SHOWN.index(item.rpartition(":")[0])]
    frame.canvas.put(f"medal_{name}", pose.box.x, pose.box.y, pose.box.w, alpha=faded(pose.alpha))
    outline(frame, item, pose.box, pose.box.w / 2)


# ---------------------------------------------------------------------- choices
def _order(frame: Frame, item: str, pose: Pose) -> None:
    canvas, box = frame.canvas, pose.box
    number = item.partition(":")[2]
    glow(frame, item, box, 8)
    canvas.put(f"order_{number}", box.x, box.y, box.w, alpha=faded(pose.alpha))
    size = max(box.w * 0.42, 13 / canvas.k)
    lettering.text(canvas, number, box.x + box.w * 0.49, box.y + box.w * 0.52, size, INK, "heavy", "c")
    outline(frame, item, box, 8)


def _colour(frame: Frame, item: str, pose: Pose) -> None:
    canvas, box = frame.canvas, pose.box
    glow(frame, item, box, 10)
    canvas.box(box, PAPER, BRASS_DARK, 10, 2)
    canvas.put(f"gem_{item.split(':')[1]}", box.cx, box.cy, box.w * 0.74, centre=True)
    outline(frame, item, box, 10)


def _face(frame: Frame, item: str, pose: Pose) -> None:
    """The choice to place the broker face down: chosen or not."""
    canvas, box, seat = frame.canvas, pose.box, frame.view.seat
    is_chosen = item in frame.selection.touched
    glow(frame, item, box, 10)
    canvas.box(box, "#FFF0BE" if is_chosen else PAPER, BRASS_DARK, 10, 2)
    high = box.h * 0.56
    if seat is not None:
        w = high * 96 / 112
        colour = frame.players.colour(seat)
        canvas.put(f"broker_{colour}_{'down' if is_chosen else 'up'}", box.cx - w - 10, box.y + 8, w)
        canvas.put(f"broker_{colour}_{'up' if is_chosen else 'down'}", box.cx + 10, box.y + 8, w, alpha=120)
        canvas.put("icon_swap_ink", box.cx, box.y + 8 + high / 2, 22, centre=True)
    told = frame.say("table.face_down" if is_chosen else "table.face_up")
    lettering.text(canvas, told, box.cx, box.bottom - 22, 23, INK, "semi", "c", room=box.w - 8)
    outline(frame, item, box, 10)


def _quote(frame: Frame, item: str, pose: Pose) -> None:
    canvas, box = frame.canvas, pose.box
    glow(frame, item, box, 10)
    is_up = item.endswith("up")
    canvas.box(Box(box.x + 4, box.y, box.w - 8, box.h), PAPER if frame.is_near(item) else "#EBDDB8", INK, 10, 2)
    canvas.put(f"icon_{'up' if is_up else 'down'}_ink", box.cx, box.cy, min(34.0, box.h * 0.74), centre=True)
    outline(frame, item, Box(box.x + 4, box.y, box.w - 8, box.h), 10)


def _pass(frame: Frame, item: str, pose: Pose) -> None:
    box = pose.box
    glow(frame, item, box, 10)
    label = frame.say("button.pass_look" if frame.public.task == LOOK else "button.pass")
    is_hovered = item == frame.selection.hover and item in frame.selection.open
    pieces.button(frame.canvas, box.x, box.y, box.w, box.h * 0.88, label, "walnut", 26, is_hovered=is_hovered)
    outline(frame, item, box, 10)


_PAINTERS: dict[str, Callable[[Frame, str, Pose], None]] = {
    "area": _area,
    "square": _square,
    "quarter": _quarter,
    "column": _column,
    "broker": _broker,
    "screen": _own,
    "neutral": _own,
    "front": _front,
    "gem": _gem,
    "stall": _gem,
    "owned": _owned,
    "card": _card,
    "shown": _shown,
    "order": _order,
    "colour": _colour,
    "face": _face,
    "quote": _quote,
    "pass": _pass,
}
