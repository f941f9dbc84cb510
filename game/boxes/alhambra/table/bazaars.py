"""Bazaars on the table (8.3): any number beside the market, each at the price of a square."""

from dataclasses import replace

from game.boxes.alhambra.rules.tiles import COLOURS, CURRENCY, PRICE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.frame import Frame
from game.boxes.alhambra.table.phrases import colours
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra_family.rules.components import CURRENCIES, YARD_CURRENCY
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.paint.box import Box
from game.stage.stage import Pose

_PILE = 52.0
"""What the pile of tiles takes above the bazaars."""
_BESIDE, _GAP = 2, 6.0
"""How many bazaars stand in one row, and what lies between them."""


def bazaar_spot(plan: Plan, place: int, number: int) -> Box:
    """Returns where one of the bazaars beside the market lies: in up to two rows, many reaching over each other."""
    size = plan.bazaar
    box = plan.sold.side.trimmed(top=_PILE)
    rows = 1 if number <= _BESIDE else 2
    columns = -(-number // rows)
    right, down = (
        min(size + _GAP, (room - size) / max(1, count - 1)) for room, count in ((box.w, columns), (box.h, rows))
    )
    first = box.centred(size + (columns - 1) * right, size + (rows - 1) * down)
    row, column = divmod(place, columns)
    return Box(first.x + column * right, first.y + row * down, size, size)


def magnified(frame: Frame, pose: Pose) -> Pose:
    """Returns a bazaar's place in the size of the other tiles on sale, for many beside the market lie small."""
    wide, market = max(pose.box.w, frame.plan.sold.tile), frame.plan.sold.box.grown(-10)
    box = pose.box.centred(wide, wide)
    return replace(pose, box=box.at(min(box.x, market.right - wide), min(max(market.y, box.y), market.bottom - wide)))


def bazaar_name(players: Players, view: View, bazaar: int) -> str:
    """Returns what a bazaar beside the market is called, with its price as long as it has one."""
    shown, currency = colours(players, COLOURS[bazaar]), CURRENCY[bazaar]
    twin = view.squares[YARD_CURRENCY.index(currency)]
    if twin is None:
        name = players.words(f"palaces.currency_name.{CURRENCIES[currency]}")
        return players.say("item.bazaar_no_price", colours=shown, currency=name)
    return players.say("item.bazaar", colours=shown, price=amount(currency, PRICE[twin]))
