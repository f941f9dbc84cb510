"""What of the building market is no tile to buy: the pile of tiles, and squares that are empty."""

from collections.abc import Iterator

from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.frame import Frame, Thing
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CURRENCIES
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, INK
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class TileDeck(Thing):
    """The pile of tiles."""

    kind = items.TILE_DECK.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the pile stands."""
        yield items.TILE_DECK, Pose(tile_deck(plan), 1)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws the pile, coarser than its number."""
        canvas, box = frame.canvas, pose.box
        layers = min(4, -(-frame.view.tiles_left // 14))
        if not layers:
            canvas.outline(box, BRASS_DARK, 6, 2)
        for i in range(layers):
            canvas.box(box.moved(-2 + i * 3, 6 - i * 4), "#1E4F57", INK, 6, 2)
        if layers:
            top = layers - 1
            canvas.star(box.cx - 2 + top * 3, box.cy + 6 - top * 4, box.w * 0.34)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns how many tiles are left."""
        return self._players.say("table.tile_deck", count=view.tiles_left)


def tile_deck(plan: Plan) -> Box:
    """Returns where the pile of tiles stands: small above the bazaars, large where there are none."""
    side = plan.sold.side
    if plan.has_bazaars:
        return Box(side.x + 6, side.y + 6, 46, 46)
    size = min(68.0, side.w - 4)
    return Box(side.cx - size / 2, side.y + 14, size, size)


class EmptySquare(Thing):
    """A square of the market without a tile."""

    kind = items.SQUARE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where squares are empty."""
        for square, tile in enumerate(view.squares):
            if tile is None:
                yield items.square(square), Pose(plan.sold.spot(square), 10)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a square in its currency."""
        currency = CURRENCIES[YARD_CURRENCY[item.at[0]]]
        frame.canvas.put(f"square_{currency}", pose.box.x, pose.box.y, pose.box.w)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns the number and the currency of a square, and that it is empty unless it was filled just now."""
        (square,) = item.at
        name = self._players.words(f"palaces.currency_name.{CURRENCIES[YARD_CURRENCY[square]]}")
        key = "slot_empty" if view.squares[square] is None else "slot"
        return self._players.say(f"item.{key}", number=square + 1, currency=name)
