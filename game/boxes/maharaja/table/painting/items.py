"""Items: pieces on the map and the track, characters, players' panels, and what is touched in the panel of duties."""

from collections.abc import Callable

from game.boxes.maharaja.rules import characters
from game.boxes.maharaja.rules.board import CENTRE, CITIES, VILLAGES
from game.boxes.maharaja.rules.characters import MONK, SADHU
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, SADHU_POINTS
from game.boxes.maharaja.rules.tasks import TURN
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.choice_panel import ways_to
from game.boxes.maharaja.table.layout import present
from game.boxes.maharaja.table.painting.disc import paint_pointed
from game.boxes.maharaja.table.painting.frame import CARD_EDGE, CHOICE, HELP, HELP_EDGE, PAPER, Frame
from game.boxes.maharaja.table.painting.routes import paint_route
from game.boxes.maharaja.table.painting.seats import paint_seat
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW, INK, LIGHT
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline, strength

_GHOST = 225
_CROWD = 3
"""Of so many people in a courtyard the last stands where a house to be built would be shown."""


def paint_item(frame: Frame, item: str, pose: Pose) -> None:
    """Draws one item at a pose."""
    kind = item.partition(":")[0]
    _PAINTERS[kind](frame, item, pose)


def _box(pose: Pose) -> Box:
    return pose.box


# ---------------------------------------------------------------------- places
def _village(frame: Frame, item: str, pose: Pose) -> None:
    """A village: light on its plate when a house can be put there, and the house itself where it is pointed at."""
    number = VILLAGES.index(item.partition(":")[2])
    plate = zones.around(frame.plan, zones.VILLAGE_AT[number], ground.VILLAGE)
    _ring(frame, item, plate, 8)
    if item in frame.selection.open and item == frame.selection.hover:
        owners = len(frame.public.villages[number])
        is_single = frame.public.village_limit == 1
        box = zones.middle_plot(frame.plan, number) if is_single else zones.plot(frame.plan, number, min(owners, 1))
        _piece(frame, frame.sprite("house_small", frame.public.acting), box, _GHOST)
    outline(frame, item, plate, 8)
    _lens(frame, item, plate)


def _ring(frame: Frame, item: str, box: Box, radius: float) -> None:
    """Light around a place that something can be brought to; what lies there is above or below and must be seen."""
    alpha = strength(frame.selection, item)
    if alpha:
        frame.canvas.outline(box.grown(4), f"#FFD65C{min(150, alpha):02X}", radius + 4, 7)
        frame.canvas.outline(box.grown(1), "#B8720A" if alpha < 60 else GLOW, radius, 3)


def _lens(frame: Frame, item: str, plate: Box) -> None:
    """A line of light around what is pointed at, thick enough to be seen on a small map."""
    if item == frame.selection.hover and item in frame.selection.open:
        frame.canvas.outline(plate.grown(3), GLOW, 10, 4)


def _city(frame: Frame, item: str, pose: Pose) -> None:
    """A city as the goal of a journey, with what the cheapest way there costs; the bank pays for the monk (3)."""
    box = pose.box
    if not strength(frame.selection, item):
        outline(frame, item, box, 8)
        return
    frame.canvas.outline(box.grown(2), GLOW, 10, 6 if frame.is_near(item) else 4)
    outline(frame, item, box, 8)
    number = CITIES.index(item.partition(":")[2])
    found = ways_to(frame.view, number)
    if found and frame.public.task == TURN:
        price = 0 if MONK in frame.public.characters[frame.public.acting] else found[0].cost
        _cost(frame, zones.price_tag(frame.plan, number, is_visited=frame.public.city == number), price)


def _cost(frame: Frame, box: Box, gold: int) -> None:
    canvas = frame.canvas
    canvas.box(box, "#2A1A11", BRASS_LIGHT, 10, 2)
    canvas.put("gold_coin", box.x + 16, box.cy, 24, centre=True)
    lettering.text(canvas, str(gold), box.right - 17, box.cy, 25, LIGHT, "heavy", "c")


def _tray(frame: Frame, item: str, pose: Pose) -> None:
    """A courtyard: lit when a house can be put there; the house itself is seen where it hides nothing."""
    box = pose.box
    _ring(frame, item, box, 6)
    city = CITIES.index(item.partition(":")[2])
    if item in frame.selection.open and len(present(frame.public, city)) < _CROWD:
        size = box.h * 0.8
        alpha = _GHOST if item == frame.selection.hover else 120
        _piece(
            frame,
            frame.sprite("house_small", frame.public.acting),
            Box(box.right - size - 3, box.cy - size / 2, size, size),
            alpha,
        )
    outline(frame, item, box, 6)
    _lens(frame, item, box)


def _site(frame: Frame, item: str, pose: Pose) -> None:
    """A free site: a ring with the points of a palace there, and the palace itself where it is pointed at."""
    if not strength(frame.selection, item):
        return
    _, key, place = item.split(":")
    city, site = CITIES.index(key), int(place)
    canvas, k = frame.canvas, frame.plan.k
    x, y = zones.JUNCTION_AT[city]
    cx, cy = frame.plan.at(x + ground.SITES[site][0], y + ground.SITES[site][1])
    size = (92 if site == CENTRE else 58) * k
    canvas.put("site_focus" if frame.is_near(item) else "site_legal", cx, cy, size, centre=True)
    if frame.is_near(item):
        box = zones.palace(frame.plan, city, site)
        _piece(frame, frame.sprite("palace", frame.public.acting), box, _GHOST)
        canvas.outline(box, GLOW, 8, 4)
    else:
        lettering.text(canvas, f"+{points_of(frame, site)}", cx, cy, 29 * k, INK, "heavy", "c")
    outline(frame, item, Box(cx - size / 2, cy - size / 2, size, size), size / 2)


def points_of(frame: Frame, site: int) -> int:
    """Returns what a palace of whoever acts counts on a site."""
    if site == CENTRE:
        return CENTRE_POINTS
    return SADHU_POINTS if SADHU in frame.public.characters[frame.public.acting] else OUTER_POINTS


# ---------------------------------------------------------------------- pieces
def _piece(frame: Frame, name: str, box: Box, alpha: int = 255) -> None:
    frame.canvas.put(name, box.x, box.y, box.w, alpha=faded(alpha))


def _palace(frame: Frame, item: str, pose: Pose) -> None:
    _, key, place = item.split(":")
    owner = frame.public.sites[CITIES.index(key)][int(place)]
    if owner is not None:
        _piece(frame, frame.sprite("palace", owner), pose.box, pose.alpha)
    outline(frame, item, pose.box, 8)


def _services(frame: Frame, item: str, pose: Pose) -> None:
    """Houses of one player: in a village side by side, in a city one with their number."""
    _, key, rest = item.split(":")
    seat, box = int(rest.removeprefix("seat")), pose.box
    glow(frame, item, box, 6)
    name = frame.sprite("house_small", seat)
    count = 1
    if key in VILLAGES:
        both = box.w > box.h * 1.4
        for x in (box.x, box.right - box.h) if both else (box.x,):
            _piece(frame, name, Box(x, box.y, box.h, box.h), pose.alpha)
    else:
        count = frame.public.houses[CITIES.index(key)][seat]
        _piece(frame, name, box, pose.alpha)
    if count > 1:
        _count(frame, box, count)
    outline(frame, item, box, 6)
    _lens(frame, item, box)


def _count(frame: Frame, box: Box, count: int) -> None:
    """The number of a stack: at its upper right, of a small one at its lower right."""
    canvas = frame.canvas
    radius = max(12.5, 15 * frame.plan.k)
    is_small = box.w < 40 * frame.plan.k
    x, y = box.right - radius * 0.35, box.bottom - radius * 0.5 if is_small else box.y + radius * 0.1
    canvas.disc(x, y, radius, CREAM, INK, 2)
    lettering.text(canvas, str(count), x, y, radius * 1.5, INK, "heavy", "c")


def _architect(frame: Frame, item: str, pose: Pose) -> None:
    seat = int(item.removeprefix("architect:seat"))
    _piece(frame, frame.sprite("architect", seat), pose.box, pose.alpha)
    outline(frame, item, pose.box, 8)


def _maharaja(frame: Frame, item: str, pose: Pose) -> None:
    _piece(frame, "maharaja", pose.box, pose.alpha)


def _governor(frame: Frame, item: str, pose: Pose) -> None:
    """A governor on its box of the track, at the right of the number."""
    box, size = pose.box, 68 * frame.plan.k
    x = box.cx + 16 * frame.plan.k
    glow(frame, item, Box(x - size * 0.44, box.cy - size * 0.44, size * 0.88, size * 0.88), size * 0.44)
    frame.canvas.put(f"governor_{item.partition(':')[2]}", x, box.cy, size, centre=True)
    outline(frame, item, box, 6)
    _lens(frame, item, box)


# ---------------------------------------------------------------------- people
def _seat(frame: Frame, item: str, pose: Pose) -> None:
    paint_seat(frame, Seat(int(item.partition(":")[2])), pose.box)


def _character(frame: Frame, item: str, pose: Pose) -> None:
    """A character with its number."""
    canvas, box, name = frame.canvas, pose.box, item.partition(":")[2]
    glow(frame, item, box, 6)
    canvas.put(f"character_{name}", box.x, box.y, box.w, box.h, alpha=faded(pose.alpha))
    outline(frame, item, box, 6)
    radius = max(13.0, min(20.0, box.w * 0.2))
    x, y = box.right - radius * 0.55, box.bottom - radius * 1.05
    canvas.disc(x, y, radius, CREAM, INK, 2)
    lettering.text(canvas, str(characters.NAMES.index(name)), x, y, radius * 1.5, INK, "heavy", "c")
    _lens(frame, item, box)


# ---------------------------------------------------------------------- the panel of duties
def _action(frame: Frame, item: str, pose: Pose) -> None:
    paint_pointed(frame, item, pose.box)


def _bid(frame: Frame, item: str, pose: Pose) -> None:
    canvas, box = frame.canvas, pose.box
    glow(frame, item, box, 8)
    canvas.box(box, PAPER, CARD_EDGE, 8, 2)
    lettering.text(canvas, item.partition(":")[2], box.cx, box.cy, 30, INK, "heavy", "c")
    outline(frame, item, box, 8)
    _lens(frame, item, box)


def _button(frame: Frame, item: str, pose: Pose) -> None:
    box = pose.box
    glow(frame, item, box, 10)
    label = frame.say("button.end" if item == "done" else "button.pass")
    is_hovered = item == frame.selection.hover and item in frame.selection.open
    room = box.w - 2 * min(44.0, box.h * 0.5)
    label = fitting(frame.canvas, (label, ""), 26, "display", room)
    icon = None if label else "check"
    pieces.button(frame.canvas, box.x, box.y, box.w, box.h * 0.9, label, "walnut", 26, icon=icon, is_hovered=is_hovered)
    outline(frame, item, box, 10)


def _route(frame: Frame, item: str, pose: Pose) -> None:
    paint_route(frame, item, pose.box)


def _card(frame: Frame, item: str, pose: Pose) -> None:
    """Gold or the quarry: the whole card of the action is touched, so only its light is drawn."""
    box = pose.box
    if strength(frame.selection, item):
        frame.canvas.outline(box, CHOICE if item == frame.selection.hover else "#E9A93A", 10, 4)
    outline(frame, item, box, 10)


def _help(frame: Frame, item: str, pose: Pose) -> None:
    """The builder's free help, or a chit that can be spent."""
    canvas, box = frame.canvas, pose.box
    glow(frame, item, box, 8)
    canvas.box(box, HELP, HELP_EDGE, 10, 2)
    picture = "character_builder" if item == "builder" else "action_chit"
    wide = 30.0 if item == "builder" else 38.0
    canvas.put(picture, box.x + 26, box.cy, wide, centre=True)
    room = box.w - 60
    if item == "builder":
        told = frame.say("turn.builder")
        name = frame.say(f"character_name.{characters.NAMES[characters.BUILDER]}")
        short = fitting(canvas, (name, ""), 24, "semi", room)
    else:
        number = frame.public.chits[frame.public.acting]
        chits = Term("maharaja.chits", number)
        told = frame.say("turn.chit_open", chits=chits)
        short = fitting(canvas, (frame.say("chits", count=number), str(number)), 24, "semi", room)
    shown = fitting(canvas, (told, short), 24, "semi", room)
    lettering.text(canvas, shown, box.x + 50, box.cy, 24, INK, "semi", room=room)
    outline(frame, item, box, 8)
    _lens(frame, item, box)


_PAINTERS: dict[str, Callable[[Frame, str, Pose], None]] = {
    "village": _village,
    "city": _city,
    "tray": _tray,
    "site": _site,
    "palace": _palace,
    "house": _services,
    "architect": _architect,
    "maharaja": _maharaja,
    "governor": _governor,
    "seat": _seat,
    "character": _character,
    "action": _action,
    "bid": _bid,
    "pass": _button,
    "done": _button,
    "route": _route,
    "gold": _card,
    "quarry": _card,
    "builder": _help,
    "chit": _help,
}
