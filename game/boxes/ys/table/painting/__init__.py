"""Everything on the table below the items, and the items."""

from game.boxes.ys.table.painting.choice_panel import paint_screen
from game.boxes.ys.table.painting.city import paint_city
from game.boxes.ys.table.painting.frame import Picture
from game.boxes.ys.table.painting.market import paint_market
from game.boxes.ys.table.painting.seats import paint_seats, paint_turn


def paint(picture: Picture) -> None:
    """Draws everything below the items: city, market, the turn, players' panels, hand and screen."""
    if picture.plan.has_city:
        paint_city(picture)
    paint_market(picture)
    paint_turn(picture)
    paint_seats(picture)
    paint_screen(picture)
