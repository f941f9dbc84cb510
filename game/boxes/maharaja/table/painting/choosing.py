"""What is chosen from in the choice panel: actions, characters, offers, first houses, ways to a city."""

from math import cos, radians, sin

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITIES
from game.boxes.maharaja.rules.opening import FOUNDING_ROUNDS
from game.boxes.maharaja.rules.tolls import Route
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import choice_panel, items, phrases, touches
from game.boxes.maharaja.table.geometry import order
from game.boxes.maharaja.table.painting import CARD, CARD_EDGE, CHOICE, PAPER, Frame, Picture, sprite
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import CHOSEN, GLOW, INK, MUTED

# ---------------------------------------------------------------------- the disc
_DEGREES = 40
"""How far apart the fields of the disc lie."""
_LEAST_HEAD = 24.0
"""The least size of the heading; the token and the bar say as well whose plan it is."""
_LABEL, _TIGHT = 24.0, 1.12
"""Size of the names of actions, and the distance of two lines of a long one for its size."""
_FACES: tuple[Face, ...] = ("semi", "text")
_AWAITED = 120
"""How clearly the shadow of an arrow is seen that can be set."""
_LOW, _ICON = 104.0, 84.0
"""A field less high has room for one line of its name only; the greatest size of an action's picture."""
_TOKEN, _NEAR_TOKEN = 44.0, 33.0
"""How wide the token of whoever gets a toll is with its gaps, and how narrow it may be."""
_SMALLER = (21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0)
"""Sizes of the name in a low field, where there is room for one line only."""


def paint_disc(picture: Picture) -> None:
    """Draws the heading and the fields, or to everybody else who has planned."""
    canvas, view, box = picture.canvas, picture.view, picture.plan.choice
    seat = view.seat
    line = choice_panel.head(box)
    if seat is not None:
        picture.players.token(canvas, seat, line.x + 20, line.cy, 40)
        name, room = picture.players.name(seat), choice_panel.arrows(box, view.public.seats)[0].x - line.x - 56
        wordings = (picture.say("table.plan", player=name), name, "")
        told = lettering.fitting(canvas, wordings, 30, "display", room, _LEAST_HEAD)
        lettering.text(canvas, told, line.x + 48, line.cy, 30, INK, "display", room=room)
    _planners(picture, line)
    shown = choice_panel.disc(box)
    if touches.plans(view) or (seat is not None and view.discs[seat]):
        paint_fields(picture)
        if shown:
            dial(canvas, shown, _chosen(picture))
        return
    dial(canvas, choice_panel.body(box).fit(1), ())


def _planners(picture: Picture, line: Box) -> None:
    """The tokens of those who have set their discs, at the right of the heading."""
    canvas = picture.canvas
    for i, seat in enumerate(picture.view.public.planned):
        picture.players.token(canvas, seat, line.right - 16 - i * 36, line.cy, 32)
    if picture.view.seat is None:
        room = line.w - len(picture.view.public.planned) * 36 - 20
        told = lettering.fitting(canvas, (picture.say("prompt.plan_waiting"), ""), 26, "display", room)
        lettering.text(canvas, told, line.x + 4, line.cy, 26, INK, "display", room=room)


def _chosen(frame: Frame) -> tuple[int, ...]:
    """The actions that are chosen or planned, the lower first."""
    seat = frame.view.seat
    if seat is not None and (disc := frame.view.discs[seat]):
        return disc
    touched = [
        action for action in ACTIONS for arrow in (1, 2) if items.action(action, arrow) in frame.selection.touched
    ]
    return tuple(touched[:2])


def dial(canvas: Canvas, box: Box, chosen: tuple[int, ...]) -> None:
    """Draws the disc in a box, its arrows at the chosen actions."""
    k = box.w / 400
    canvas.put("action_disc", box.x, box.y, box.w)
    hub = (box.x + ground.DISC_HUB[0] * k, box.y + ground.DISC_HUB[1] * k)
    for arrow, action in enumerate(chosen, 1):
        aside = 0 if len(set(chosen)) > 1 else (arrow - 1.5) * 14
        _arrow(canvas, arrow, hub, -_DEGREES * action + aside, k * ground.ARROW_SCALE)


def _arrow(canvas: Canvas, arrow: int, hub: tuple[float, float], turn: float, k: float) -> None:
    """An arrow turned about its own hub, which lies off the middle of its picture."""
    off = (ground.ARROW_HUB[1] - 100) * k
    x, y = hub[0] - off * sin(radians(turn)), hub[1] - off * cos(radians(turn))
    canvas.put(f"disc_arrow_{arrow}", x, y, 128 * k, 200 * k, centre=True, turn=turn)


def paint_fields(picture: Picture, *, is_chit: bool = False) -> None:
    """Draws the fields of the actions; a chit allows all but the exchange of characters."""
    for action in CHIT_ACTIONS if is_chit else ACTIONS:
        box = choice_panel.field(picture.plan.choice, action, is_chit=is_chit)
        _field(picture, action, box, is_chit=is_chit)


def _field(picture: Picture, action: int, box: Box, *, is_chit: bool) -> None:
    """An action: icon and name; at its sides the marks of the arrows."""
    canvas, name = picture.canvas, actions.NAMES[action]
    chosen = _chosen(picture)
    is_chosen = action in chosen
    if any(items.action(action, arrow) in picture.selection.open for arrow in (1, 2)):
        canvas.glow(box, GLOW, 8, 110, 0, 10)
    canvas.box(box, CHOSEN if is_chosen else PAPER, CHOICE if is_chosen else CARD_EDGE, 10, 2)
    told = picture.say(f"action_name.{name}")
    lines, size, face = _label(picture, told, box, is_chit=is_chit)
    step = lettering.pixels(canvas, size) * _TIGHT / canvas.k
    height = step * len(lines) + 4
    icon = min(_ICON, box.h - height - 6)
    top = box.y + (box.h - icon - height) / 2
    canvas.put(f"action_{name}", box.cx, top + icon / 2, icon, centre=True)
    for i, line in enumerate(lines):
        lettering.text(canvas, line, box.cx, top + icon + step * (i + 0.5) + 1, size, INK, face, "c", room=box.w - 8)
    if not is_chit:
        seat = picture.view.seat
        planned = seat is not None and picture.view.discs[seat]
        for place in (1, 2) if is_chosen else (1,):
            has = chosen.count(action) >= place if planned else items.action(action, place) in picture.selection.touched
            shown = place if chosen.count(action) > 1 else 1 + (action != chosen[0]) if has else 0
            if shown or len(chosen) < 2:
                _mark(picture, place, box, (box.h - height) / 2, shown, len(chosen) + 1)


def _label(picture: Picture, told: str, box: Box, *, is_chit: bool) -> tuple[list[str], float, Face]:
    """The name of an action in lines, and the size and face in which all of them fit their fields: in low ones smaller.

    Where none is small enough, a name has two lines.
    """
    names = [picture.say(f"action_name.{actions.NAMES[action]}") for action in (CHIT_ACTIONS if is_chit else ACTIONS)]
    for size in (_LABEL, _LABEL - 2, *(() if box.h >= _LOW else _SMALLER)):
        for face in _FACES:
            if all(lettering.width(picture.canvas, name, size, face) <= box.w - 12 for name in names):
                return [told], size, face
    return told.split(maxsplit=1), _LABEL, "text"


def _mark(picture: Picture, half: int, box: Box, middle: float, arrow: int, awaited: int) -> None:
    """The place of an arrow at a side of a field, beside its icon: with the first or second one, or empty (0).

    In an empty one lies the shadow of the arrow that is set next.
    """
    canvas = picture.canvas
    radius, y = min(20.0, middle - 3), box.y + middle
    x = box.x + radius + 6 if half == 1 else box.right - radius - 6
    canvas.disc(x, y, radius, PAPER if arrow else CARD, INK if arrow else MUTED, 2)
    canvas.put(f"disc_arrow_{arrow or awaited}", x, y, radius * 1.25, centre=True, alpha=255 if arrow else _AWAITED)


# ---------------------------------------------------------------------- characters, the auction, first houses
_NAME, _ABILITY, _BESIDE = 24.0, 22.0, 8.0
"""The sizes of the names of characters and of what they do, and how far both stand from the pictures and the frame."""


def paint_choice(picture: Picture) -> None:
    """Draws whose choice it is and the names beside the characters, which are items."""
    if choice_panel.has_chooser(len(picture.view.public.bank)):
        _heading(picture, picture.players.name(picture.view.public.acting))
    _names(picture)


def _heading(picture: Picture, told: str) -> None:
    canvas, line = picture.canvas, choice_panel.head(picture.plan.choice)
    picture.players.token(canvas, picture.view.public.acting, line.x + 20, line.cy, 40)
    lettering.text(canvas, told, line.x + 48, line.cy, 30, INK, "display", room=line.w - 60)


def _names(picture: Picture) -> None:
    """The name of each character and, where there is room for all of it, what they do, beginning behind the name."""
    canvas, bank, box = picture.canvas, picture.view.public.bank, picture.plan.choice
    pictures, entries = choice_panel.gallery(box, len(bank), is_auction=False), choice_panel.entries(box, len(bank))
    fields = [
        field.trimmed(left=shown.right + _BESIDE - field.x, right=_BESIDE)
        for field, shown in zip(entries, pictures, strict=True)
    ]
    names = [CHARACTER_NAMES[character] for character in bank]
    labels = [picture.say(f"character_name.{name}") for name in names]
    size = min((_name_size(canvas, label, field.w) for label, field in zip(labels, fields, strict=True)), default=_NAME)
    behind = [
        lettering.indented(
            canvas, picture.say(f"ability.{name}"), lettering.width(canvas, label, size, "bold") + 12, field.w, _ABILITY
        )
        for name, label, field in zip(names, labels, fields, strict=True)
    ]
    highs = [lettering.paragraph_height(canvas, told, fields[0].w, _ABILITY) for told in behind]
    is_told = max(highs, default=0) <= fields[0].h + choice_panel.GAP if fields else False
    for field, label, told, height in zip(fields, labels, behind, highs, strict=True):
        if not is_told:
            height = lettering.paragraph_height(canvas, label, field.w, size, "bold")
            lettering.paragraph(canvas, label, field.x, field.cy - height / 2, field.w, size, INK, "bold")
            continue
        top = field.cy - height / 2
        first = top + lettering.line_height(canvas, _ABILITY) / 2
        lettering.text(canvas, label, field.x, first, size, INK, "bold")
        lettering.paragraph(canvas, told, field.x, top, field.w, _ABILITY, MUTED)


def _name_size(canvas: Canvas, label: str, room: float) -> float:
    """The size in which the longest word of a name has room."""
    longest = max(lettering.width(canvas, word, _NAME, "bold") for word in label.split())
    return _NAME * min(1.0, room / longest)


def paint_auction(picture: Picture) -> None:
    """Draws how the auction stands; characters, offers and the button to pass are items."""
    canvas, public, box = picture.canvas, picture.view.public, picture.plan.choice
    auction = public.auction
    if auction is None:
        return
    _heading(picture, picture.say("auction.title"))
    leader = public.acting if auction.leader is None else auction.leader
    key = "auction.opening" if auction.leader is None else "auction.leads"
    told = picture.say(key, player=picture.players.name(leader), gold=Term("maharaja.gold", auction.bid))
    room = choice_panel.body(box)
    y = choice_panel.leading(box)
    told = lettering.fitting(canvas, (told, f"{picture.players.name(leader)}: {auction.bid}"), 26, "bold", room.w - 50)
    picture.players.token(canvas, leader, room.x + 20, y, 34)
    lettering.text(canvas, told, room.x + 46, y, 26, INK, "bold", room=room.w - 50)


def paint_founding(picture: Picture) -> None:
    """Draws how many first houses everybody has placed, in the order of turns."""
    canvas, public = picture.canvas, picture.view.public
    _heading(picture, picture.players.name(public.acting))
    room = choice_panel.body(picture.plan.choice)
    rows = room.pile(public.seats, min(70.0, room.h / public.seats) - 6, 6)
    for place, (seat, row) in enumerate(zip(order(picture.view), rows, strict=True)):
        is_now = seat == public.acting
        canvas.box(row, PAPER if is_now else CARD, CHOICE if is_now else CARD_EDGE, 10, 2)
        picture.players.token(canvas, seat, row.x + 32, row.cy, min(44.0, row.h - 4))
        placed = public.founded // public.seats + (place < public.founded % public.seats)
        size = min(48.0, row.h - 4)
        right = row.right - 12
        name = picture.players.name(seat)
        lettering.text(
            canvas, name, row.x + 64, row.cy, 26, INK, "semi", room=row.w - 84 - FOUNDING_ROUNDS * (size + 4)
        )
        for i in range(FOUNDING_ROUNDS):
            x = right - (FOUNDING_ROUNDS - i - 0.5) * (size + 4)
            alpha = 255 if i < placed else 70
            canvas.put(sprite(picture.players, "house_small", seat), x, row.cy, size, centre=True, alpha=alpha)


# ---------------------------------------------------------------------- ways to a city
def paint_routes(picture: Picture) -> None:
    """Draws the heading and the cheapest route; the others are items."""
    canvas, city = picture.canvas, touches.goal(picture.selection)
    room = choice_panel.lists(picture.plan.choice)
    if city is None:
        return
    told = picture.say("travel.title", city=phrases.city(city))
    canvas.put(f"city_badge_{CITIES[city]}", room.x + 20, room.y + 18, 36, centre=True)
    lettering.text(canvas, told, room.x + 46, room.y + 18, 28, INK, "display", room=room.w - 50)
    found = touches.ways(picture.view, picture.selection)
    rows = choice_panel.route_rows(picture.plan.choice, len(found))
    chosen = not any(item.kind == items.ROUTE for item in picture.selection.touched)
    paint_route(picture, rows[0], found[0], "travel.cheapest", 1, is_chosen=chosen)


def paint_route(frame: Frame, box: Box, route: Route, key: str, number: int, *, is_chosen: bool) -> None:
    """Draws a route: what it costs, and whose tokens get how much: below that where many do and the box is high."""
    canvas = frame.canvas
    canvas.box(box, CHOSEN if is_chosen else PAPER, CHOICE if is_chosen else CARD_EDGE, 8, 2)
    tolls = [(seat, f"+{gold}") for seat, gold in enumerate(route.toll) if gold]
    lead = lettering.width(canvas, f"{number}.", lettering.FIGURE, "semi") + 30
    figures = sum(lettering.width(canvas, gold, lettering.FIGURE, "heavy") for _, gold in tolls)
    tokens = max(1, len(tolls))
    above, below = box.trimmed(top=4, bottom=3).rows(2)
    token = min(_TOKEN, max(_NEAR_TOKEN, (box.w - lead - figures) / tokens))
    near, low = (box.w - lead) / (figures + token * tokens), below.h / 32
    beside = token == _TOKEN or near > low
    if beside:
        above = below = box
    else:
        token = _TOKEN
    size = min(1.0, near if beside else min(low, (box.w - 20) / (figures + token * tokens)))
    right = box.right - 10
    for seat, gold in reversed(tolls):
        used = lettering.text(canvas, gold, right, below.cy, lettering.FIGURE * size, INK, "heavy", "r")
        frame.players.token(canvas, seat, right - used - token * size * 0.46, below.cy, min(30, token * 0.8) * size)
        right -= used + token * size
    price = Term("maharaja.gold", route.cost)
    told = frame.say(key, number=number, gold=price)
    short = frame.say("travel.route", number=number, gold=price)
    room = right - box.x - 20 if beside else box.w - 24
    shown = lettering.fitting(canvas, (told, short, f"{number}."), 23 if beside else 20, "semi", room)
    letters = lettering.FIGURE if shown == f"{number}." else 23 if beside else 20
    lettering.text(canvas, shown, box.x + 12, above.cy, letters, INK, "semi", room=room)
