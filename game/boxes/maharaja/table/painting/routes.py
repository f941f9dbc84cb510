"""The ways to the chosen city, where several pay different people: the cheapest first."""

from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.tolls import Route
from game.boxes.maharaja.table import choice_panel, items, panel_mode
from game.boxes.maharaja.table.painting.frame import CARD_EDGE, CHOICE, PAPER, Frame, Picture
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import CHOSEN, INK


def paint_routes(picture: Picture) -> None:
    """Draws the heading and the cheapest route; the others are items."""
    canvas, city = picture.canvas, panel_mode.goal(picture.selection)
    room = choice_panel.lists(picture.plan.choice)
    if city is None:
        return
    told = picture.say("travel.title", city=picture.say(f"city.{CITIES[city]}"))
    canvas.put(f"city_badge_{CITIES[city]}", room.x + 20, room.y + 18, 36, centre=True)
    lettering.text(canvas, told, room.x + 46, room.y + 18, 28, INK, "display", room=room.w - 50)
    found = panel_mode.ways(picture.view, picture.selection)
    rows = choice_panel.route_rows(picture.plan.choice, len(found))
    chosen = not any(item.kind == items.ROUTE for item in picture.selection.touched)
    paint_route(picture, rows[0], found[0], "travel.cheapest", 1, is_chosen=chosen)


def paint_route(frame: Frame, box: Box, route: Route, key: str, number: int, *, is_chosen: bool) -> None:
    """Draws a route: what it costs, and whose tokens get how much: below each other where many do."""
    canvas = frame.canvas
    canvas.box(box, CHOSEN if is_chosen else PAPER, CHOICE if is_chosen else CARD_EDGE, 8, 2)
    tolls = [(seat, f"+{gold}") for seat, gold in enumerate(route.toll) if gold]
    wide = sum(lettering.width(canvas, gold, 24, "heavy") + 44 for _, gold in tolls)
    beside = lettering.width(canvas, f"{number}.", 23, "semi") + wide + 30 <= box.w
    above, below = (box, box) if beside else box.trimmed(top=4, bottom=3).rows(2)
    size = min(1.0, (box.w - 20) / wide, below.h / 32) if tolls else 1.0
    right = box.right - 10
    for seat, gold in reversed(tolls):
        used = lettering.text(canvas, gold, right, below.cy, 24 * size, INK, "heavy", "r")
        frame.players.token(canvas, seat, right - used - 20 * size, below.cy, 30 * size)
        right -= used + 44 * size
    price = Term("maharaja.gold", route.cost)
    told = frame.say(key, number=number, gold=price)
    short = frame.say("travel.route", number=number, gold=price)
    room = right - box.x - 20 if beside else box.w - 24
    shown = fitting(canvas, (told, short, f"{number}."), 23 if beside else 20, "semi", room)
    lettering.text(canvas, shown, box.x + 12, above.cy, 23 if beside else 20, INK, "semi", room=room)
