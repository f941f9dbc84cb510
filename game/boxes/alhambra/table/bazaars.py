"""Bazaars on the table (8.3): any number beside the market, as large as they fit, each at the price of a square."""

from dataclasses import replace

from game.boxes.alhambra.rules.tiles import COLOURS, CURRENCY, PRICE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.frame import Frame
from game.boxes.alhambra.table.phrases import colours
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CURRENCIES
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.paint.box import Box
from game.stage.stage import Pose


def bazaar_spot(plan: Plan, place: int, number: int) -> Box:
    """Returns where one of the bazaars beside the market lies, as large as they all fit."""
    box = plan.side.trimmed(top=66, right=-4, bottom=-2)
    columns = max(range(1, number + 1), key=lambda n: min(box.w / n, box.h / -(-number // n)))
    rows = -(-number // columns)
    step = min(box.w / columns, box.h / rows)
    return box.centred(columns * step, rows * step).grid(columns, rows)[place].inset(min(3.0, step * 0.04))


def magnified(frame: Frame, pose: Pose) -> Pose:
    """Returns a bazaar's place in the size of the other tiles on sale, for many beside the market lie small."""
    wide, market = max(pose.box.w, frame.plan.tile), frame.plan.market.grown(-10)
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
