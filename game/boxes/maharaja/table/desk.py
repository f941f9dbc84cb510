"""What lies where in the panel of duties: cards of the turn, fields of the disc, the auction, routes to choose from."""

from enum import Enum, auto

from game.boxes.maharaja.rules.actions import ACTIONS
from game.boxes.maharaja.rules.board import CITY_COUNT
from game.boxes.maharaja.rules.items import CHIT, CITY
from game.boxes.maharaja.rules.tasks import BID, FOUND, OVER, PICK, PLAN, REPLACE
from game.boxes.maharaja.rules.tolls import Route, routes
from game.boxes.maharaja.rules.view import View
from game.paint.canvas import Box
from game.widgets.table import Mood

_RIM, _GAP = 16.0, 6.0
_HEAD, _HELP, _FOOT = 44.0, 46.0, 84.0
_PORTRAIT = 1.3
_BIDS_IN_ROW = 8
_DISC_ROOM = 820.0
"""A panel at least so wide shows the disc beside its fields."""
_ROWS = 5


class Business(Enum):
    """What the panel of duties is about."""

    PLAN = auto()
    AUCTION = auto()
    CHOICE = auto()
    FOUNDING = auto()
    ROUTES = auto()
    CHIT = auto()
    TURN = auto()
    OVER = auto()


_OF_TASK = {BID: Business.AUCTION, PICK: Business.CHOICE, REPLACE: Business.CHOICE, FOUND: Business.FOUNDING,
            PLAN: Business.PLAN, OVER: Business.OVER}  # fmt: skip


def business(view: View, mood: Mood) -> Business:
    """Returns what the panel is about: the task; while something that needs a list is touched, that list."""
    if found := _OF_TASK.get(view.public.task):
        return found
    if CHIT in mood.touched:
        return Business.CHIT
    return Business.ROUTES if len(ways(view, mood)) > 1 else Business.TURN


def goal(mood: Mood) -> int | None:
    """Returns the city that is touched as the goal of a journey."""
    return next((city for city in range(CITY_COUNT) if CITY[city] in mood.touched), None)


def ways(view: View, mood: Mood) -> tuple[Route, ...]:
    """Returns the routes to the touched city, the cheapest first; none while no city is touched."""
    city = goal(mood)
    return () if city is None else ways_to(view, city)


def ways_to(view: View, city: int) -> tuple[Route, ...]:
    """Returns the routes of whoever acts to a city, the cheapest first, as far as the gold is known."""
    public = view.public
    if public.progress is None:
        return ()
    found = routes(public, public.acting, view.gold[public.acting] or 0)
    return tuple(route for route in found if route.city == city)


def plans(view: View) -> bool:
    """Tells whether the viewer has to set the disc now."""
    public = view.public
    return public.task == PLAN and view.seat is not None and view.seat not in public.planned


def head(box: Box) -> Box:
    """Returns the line of the heading."""
    return Box(box.x + _RIM, box.y + 8, box.w - 2 * _RIM, _HEAD - 4)


def body(box: Box) -> Box:
    """Returns what lies below the heading."""
    return Box(box.x + _RIM, box.y + _HEAD + 6, box.w - 2 * _RIM, box.h - _HEAD - 6 - 12)


# ---------------------------------------------------------------------- the turn
def foot(box: Box) -> Box:
    """Returns the line with what forgoing means and the button that ends the turn."""
    return Box(box.x + _RIM, box.bottom - 10 - _FOOT, box.w - 2 * _RIM, _FOOT)


def end_button(box: Box) -> Box:
    """Returns the button that ends the turn."""
    line = foot(box)
    wide = min(250.0, line.w * 0.38)
    return Box(line.right - wide, line.cy - 29, wide, 58)


def helps(box: Box, number: int) -> list[Box]:
    """Returns the fields of the builder's help and the chits side by side, above the foot."""
    line = foot(box)
    wide = (line.w + _GAP) / max(1, number)
    return [Box(line.x + i * wide, line.y - _GAP - _HELP, wide - _GAP, _HELP) for i in range(number)]


def cards(box: Box, number: int, *, has_helps: bool) -> list[Box]:
    """Returns the cards of the actions below each other."""
    room = body(box)
    bottom = foot(box).y - _GAP - (_HELP + _GAP if has_helps else 0)
    high = (bottom - room.y + _GAP) / number
    return [Box(room.x, room.y + i * high, room.w, high - _GAP) for i in range(number)]


def lists(box: Box) -> Box:
    """Returns the room for routes or the actions of a chit, above the fields of help."""
    top = box.y + 12
    return Box(box.x + _RIM, top, box.w - 2 * _RIM, foot(box).y - 2 * _GAP - _HELP - top)


def route_rows(box: Box, number: int) -> list[Box]:
    """Returns a row for each route below a heading, in two columns where there are many."""
    room = lists(box)
    room = Box(room.x, room.y + _HEAD, room.w, room.h - _HEAD)
    columns = 1 if number <= _ROWS else 2
    rows = -(-number // columns)
    high, wide = min(60.0, (room.h + _GAP) / max(1, rows)), (room.w + _GAP) / columns
    return [Box(room.x + i // rows * wide, room.y + i % rows * high, wide - _GAP, high - _GAP) for i in range(number)]


# ---------------------------------------------------------------------- the disc
def disc(box: Box) -> Box | None:
    """Returns where the disc with its arrows is shown beside the fields, None where it has no room."""
    room = body(box)
    if box.w < _DISC_ROOM:
        return None
    size = min(room.h, room.w * 0.36)
    return Box(room.right - size, room.cy - size / 2, size, size)


def field(box: Box, action: int, *, is_chit: bool = False) -> Box:
    """Returns the field of an action, one of three by three."""
    room = lists(box) if is_chit else body(box)
    shown = None if is_chit else disc(box)
    room = Box(room.x, room.y, (shown.x - 12 if shown else room.right) - room.x, room.h)
    wide, high = (room.w + _GAP) / 3, (room.h + _GAP) / -(-len(ACTIONS) // 3)
    row, column = divmod(action, 3)
    return Box(room.x + column * wide, room.y + row * high, wide - _GAP, high - _GAP)


def half(box: Box, arrow: int) -> Box:
    """Returns the half of a field that one of the arrows (1, 2) points at."""
    return Box(box.x + (arrow - 1) * box.w / 2, box.y, box.w / 2, box.h)


# ---------------------------------------------------------------------- characters
def gallery(box: Box, number: int, *, is_auction: bool) -> list[Box]:
    """Returns where characters that are to be chosen from lie, in one row or, where there is room, two."""
    room = body(box)
    high = room.h * 0.38 if is_auction else room.h
    rows = 1 if is_auction or number <= 4 else 2
    columns = -(-number // rows)
    step_y = high / rows
    wide = min((room.w + _GAP) / columns - _GAP, (step_y - 34) / _PORTRAIT if not is_auction else step_y / _PORTRAIT)
    step = min(wide + 60, room.w / columns)
    found = []
    for i in range(number):
        row, column = divmod(i, columns)
        here = min(columns, number - row * columns)
        left = room.cx - here * step / 2 + column * step + (step - wide) / 2
        found.append(Box(left, room.y + row * step_y, wide, wide * _PORTRAIT))
    return found


def bids(box: Box, number: int) -> list[Box]:
    """Returns the chips of the offers below the gallery, in rows of eight."""
    room = body(box)
    top = room.y + room.h * 0.38 + 40
    bottom = pass_button(box).y - _GAP
    rows = max(2, -(-number // _BIDS_IN_ROW))
    high, wide = (bottom - top + _GAP) / rows, (room.w + _GAP) / _BIDS_IN_ROW
    high = min(high, 70.0)
    return [
        Box(room.x + i % _BIDS_IN_ROW * wide, top + i // _BIDS_IN_ROW * high, wide - _GAP, high - _GAP)
        for i in range(number)
    ]


def pass_button(box: Box) -> Box:
    """Returns the button that leaves the auction."""
    line = foot(box)
    return Box(line.right - 220, line.cy - 29, 220, 58)
