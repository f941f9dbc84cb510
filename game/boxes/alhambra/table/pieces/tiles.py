"""Tiles wherever they lie: on sale, in an Alhambra, in a reserve, still to be placed; the pile and empty squares."""

from collections.abc import Iterator
from dataclasses import replace

from game.boxes.alhambra.rules.board import CENTRE
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, COLOURS, CURRENCY, FOUNTAIN, PRICE, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.ground import land
from game.boxes.alhambra.table.painting import Frame, Thing, market_rests, put_at_rest
from game.boxes.alhambra.table.painting.drawing import NUMBERED, pixels, tile_picture
from game.boxes.alhambra.table.phrases import colours, draw_pile, sides, tile_name
from game.boxes.alhambra.table.plan import Plan, Plot, bazaar_spot, strip_spot, tile_deck
from game.boxes.alhambra_family.rules.components import CURRENCIES, YARD_CURRENCY
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.boxes.alhambra_family.table.pieces import paint_pile
from game.core.rules import Seat
from game.paint.box import Box, bounds
from game.stage.stage import Pose
from game.tabletop.highlight import dim, faded, glow, outline
from game.tabletop.items import Item, Selection


# ---------------------------------------------------------------------- the pile, and squares that are empty
class TileDeck(Thing):
    """The pile of tiles."""

    kind = items.TILE_DECK.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        yield items.TILE_DECK, Pose(tile_deck(plan), 1)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        paint_pile(frame.canvas, pose.box, min(4, -(-frame.view.tiles_left // 14)), "#1E4F57")
        if market_rests(frame.view):
            put_at_rest(frame.canvas, pose.box.grown(8), 6)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return draw_pile(self._players, view)


class EmptySquare(Thing):
    """A square of the market without a tile."""

    kind = items.SQUARE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for square, tile in enumerate(view.squares):
            if tile is None:
                yield items.square(square), Pose(plan.sold.spot(square), 10)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        currency = CURRENCIES[YARD_CURRENCY[item.at[0]]]
        frame.canvas.put(f"square_{currency}", pose.box.x, pose.box.y, pose.box.w)
        if market_rests(frame.view):
            put_at_rest(frame.canvas, pose.box, 5)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns the number and the currency of a square, and that it is empty unless it was filled just now."""
        (square,) = item.at
        name = self._players.words(f"palaces.currency_name.{CURRENCIES[YARD_CURRENCY[square]]}")
        key = "slot_empty" if view.squares[square] is None else "slot"
        return self._players.say(f"item.{key}", number=square + 1, currency=name)


# ---------------------------------------------------------------------- tiles
_LYING, _RESERVED, _RAISED, _WAITING = 10, 20, 30, 60
"""How high tiles lie; a bazaar is raised above the others while it is magnified."""
_COUNTED = (28.0, 28.0)
"""How large a tile is where it is counted: small enough to leave the points below in sight."""


class Tile(Thing):
    """A tile; the fountains are tiles too, one a seat."""

    kind = items.TILE
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for square, tile in enumerate(view.squares):
            if tile is not None:
                yield items.tile(tile), Pose(plan.sold.spot(square), _LYING)
        for place, bazaar in enumerate(view.beside):
            item = items.tile(bazaar)
            z = _RAISED if item in (selection.hover, *selection.touched) else _LYING
            yield item, Pose(bazaar_spot(plan, place, len(view.beside)), z)
        for seat in range(view.seats):
            yield from _owned(view, plan, Seat(seat))

    def reach(self, view: View, plan: Plan, item: Item, box: Box) -> Box:
        """Returns a tile with the plate of its currency while it lies on a square."""
        tile = item.at[0]
        return bounds([box, plan.sold.plate(view.squares.index(tile))]) if tile in view.squares else box

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a tile with its light, and its price where it is large enough to be read."""
        canvas, view, tile = frame.canvas, frame.view, item.at[0]
        if tile in view.beside and frame.is_near(item):
            pose = magnified(frame, pose)
        box = pose.box
        px, is_priced = pixels(canvas, box.w), box.w >= NUMBERED
        if pose.alpha == 255 and is_priced:
            canvas.shadow(canvas.rect(box), 5, 110, 2, 4, 4)
        if not _is_quiet(frame, item):
            glow(frame, item, box, 6)
        canvas.stamp(tile_picture(canvas, tile, px, is_priced=is_priced, alpha=faded(pose.alpha)), box.x, box.y)
        outline(frame, item, box, 6)
        if tile in view.squares or tile in view.beside:
            if market_rests(view):
                put_at_rest(canvas, box, 5)
            else:
                dim(frame, item, box, 5)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        tile = item.at[0]
        if tile == FOUNTAIN:
            return self._players.say("item.fountain", player=self._players.name(item.at[1]))
        if tile in view.squares:
            return self._looks(tile, amount(YARD_CURRENCY[view.squares.index(tile)], PRICE[tile]), "")
        if tile in view.beside:
            return bazaar_name(self._players, view, tile)
        looks = self._looks(tile, PRICE[tile], "_owned")
        if tile in view.waiting:
            return self._players.say("item.waiting", tile=looks)
        return self._players.say("item.reserved", tile=looks) if any(tile in own for own in view.reserves) else looks

    def _looks(self, tile: int, price: object, owned: str) -> str:
        """What is printed on a tile; `owned` is "" or "_owned"."""
        if tile in BAZAARS:
            return self._players.say("item.bazaar_owned", colours=colours(self._players, COLOURS[tile]))
        shown = sides(self._players, tile)
        if tile in CAMPS:
            return self._players.say(f"item.camp{owned}", price=price, sides=shown)
        key = ("owned" if owned else "building") + ("" if shown else "_open")
        return self._players.say(f"item.{key}", tile=tile_name(self._players, tile), price=price, sides=shown)

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose:
        return Pose(tile_deck(plan))

    def exit(self, view: View, plan: Plan, item: Item) -> Pose | None:
        """Returns where a tile goes that lies nowhere any more.

        One that the imaginary third player is given goes among his buildings, to be counted; one that somebody has
        whose Alhambra is folded to its tab.
        """
        tile, third = item.at[0], view.seats
        for seat, plot in enumerate(plan.plots):
            if plot.is_folded and _belongs(view, Seat(seat), tile):
                return Pose(plot.box.centred(*_COUNTED), 60, alpha=90)
        if not view.third or tile not in view.third.tiles:
            return None
        kind, row = TYPE[tile], plan.scoreboard.rows[third]
        x, y = (row.x + 37, row.cy) if kind is None else plan.scoreboard.cell(third, kind)
        return Pose(Box(x, y, 0, 0).centred(*_COUNTED), 60, alpha=90)


def _belongs(view: View, seat: Seat, tile: int) -> bool:
    return tile in view.waiting_of(seat) or tile in view.reserves[seat] or tile in dict(view.boards[seat]).values()


def _is_quiet(frame: Frame, item: Item) -> bool:
    """Tells whether a tile keeps its light back: one's own tiles can nearly always be moved, but rarely are."""
    view, selection, tile = frame.view, frame.selection, item.at[0]
    is_own = view.is_acting and tile not in view.squares and tile not in view.beside
    return is_own and not selection.touched and item != selection.hover


def _owned(view: View, plan: Plan, seat: Seat) -> Iterator[tuple[Item, Pose]]:
    plot = plan.plots[seat]
    if plot.is_folded:
        return
    ground, reserve, waiting = land(view, plan, seat), view.reserves[seat], view.waiting_of(seat)
    for cell, tile in view.boards[seat]:
        yield items.fountain(seat) if cell == CENTRE else items.tile(tile), Pose(ground.box(cell), _LYING)
    for i, tile in enumerate(reserve):
        yield items.tile(tile), Pose(_reserve_spot(plot, i, len(reserve)), _RESERVED + i)
    for i, tile in enumerate(waiting):
        shift = 42 if reserve and not plot.foot else 0
        yield items.tile(tile), Pose(_waiting_spot(plot, i, len(waiting), shift), _WAITING + i)


def _reserve_spot(plot: Plot, place: int, number: int) -> Box:
    """Where a tile of the reserve lies: in a strip (beside a small Alhambra: in a column), many overlapping."""
    box = plot.reserve
    if plot.is_large:
        return strip_spot(plot, box, place, number)
    size = min(box.w, box.h, 36.0)
    step = min(size + 4, (max(box.w, box.h) - size) / max(1, number - 1))
    at = Box(box.x, box.y, size, size)
    return at.moved(place * step, 0) if plot.foot else at.moved(0, place * step)


def _waiting_spot(plot: Plot, place: int, number: int, shift: float) -> Box:
    """Where a tile lies that was bought and is still to be placed, left of what the reserve takes."""
    box = plot.waiting
    if plot.is_large:
        return strip_spot(plot, box, place, number)
    step = min(box.w + 4, (box.h - box.w) / max(1, number - 1))
    return Box(box.x - shift, box.y + place * step, box.w, box.w)


# ---------------------------------------------------------------------- bazaars beside the market (section 8.3)
def magnified(frame: Frame, pose: Pose) -> Pose:
    """Returns a bazaar's place in the size of the other tiles on sale, for many beside the market lie small."""
    width, market = max(pose.box.w, frame.plan.sold.tile), frame.plan.sold.box.grown(-10)
    box = pose.box.centred(width, width)
    return replace(pose, box=box.at(min(box.x, market.right - width), min(max(market.y, box.y), market.bottom - width)))


def bazaar_name(players: Players, view: View, bazaar: int) -> str:
    """Returns what a bazaar beside the market is called, with its price as long as it has one."""
    shown, currency = colours(players, COLOURS[bazaar]), CURRENCY[bazaar]
    twin = view.squares[YARD_CURRENCY.index(currency)]
    if twin is None:
        name = players.words(f"palaces.currency_name.{CURRENCIES[currency]}")
        return players.say("item.bazaar_no_price", colours=shown, currency=name)
    return players.say("item.bazaar", colours=shown, price=amount(currency, PRICE[twin]))
