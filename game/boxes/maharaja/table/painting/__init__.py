"""Everything on the table below the items, and the items."""

from game.boxes.maharaja.table.painting.board import paint_map
from game.boxes.maharaja.table.painting.frame import Picture
from game.boxes.maharaja.table.painting.lens import paint_lens
from game.boxes.maharaja.table.painting.pays import paint_pays
from game.boxes.maharaja.table.painting.remaining import paint_duties
from game.boxes.maharaja.table.painting.seats import paint_bank
from game.boxes.maharaja.table.painting.track import paint_track


def paint(picture: Picture) -> None:
    """Draws everything below the items: map, track, duties, payouts, the bank and, on top, the lens."""
    paint_map(picture)
    paint_track(picture)
    paint_duties(picture)
    paint_pays(picture)
    paint_bank(picture)
    paint_lens(picture)
