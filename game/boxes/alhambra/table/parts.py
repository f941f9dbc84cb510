"""What the panels of the table are for; whatever is folded is told of at its tab, so that each part has a place."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.plan import DECK, HANDS, MAJORITIES, OTHERS, Plan, Plot
from game.boxes.alhambra.table.standing import scoreboard
from game.boxes.alhambra_family.rules.components import SLOTS, YARD_CURRENCY, worth
from game.boxes.alhambra_family.table.explaining import money_parts, part, scoreboard_parts
from game.boxes.alhambra_family.table.phrases import Players, amount, currency_name
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.locale.words import Term
from game.paint.box import Box
from game.tabletop.teaching import TablePart


def parts(players: Players, view: View, plan: Plan) -> list[TablePart]:
    """Returns the parts of the table, panels before what lies in them."""
    return [
        *_gardens(players, view, plan),
        *_market(players, view, plan),
        *_folded(money_parts(players, view, plan), ("deck",), plan.tabs.get(DECK)),
        *([part(players, "hands", plan.tabs[HANDS])] if HANDS in plan.tabs else ()),
        *_folded(scoreboard_parts(players, plan.scoreboard, scoreboard(view)), (), plan.tabs.get(MAJORITIES)),
        _part(players, "action", plan.action),
        _part(players, "log", plan.log),
    ]


def _part(players: Players, name: str, box: Box, key: str = "", **values: object) -> TablePart:
    texts = f"parts.{key or name}"
    return TablePart(name, box, players.say(f"{texts}.title", **values), players.say(f"{texts}.told", **values))


def _folded(found: Iterator[TablePart], names: Sequence[str], tab: Box | None) -> Iterator[TablePart]:
    """Brings parts, or just those with some names, to the tab of their panel, if it is folded."""
    for each in found:
        yield replace(each, box=tab) if tab and (not names or each.name in names) else each


def _gardens(players: Players, view: View, plan: Plan) -> Iterator[TablePart]:
    if OTHERS in plan.tabs:
        yield _part(players, "others", plan.tabs[OTHERS])
    for seat, plot in enumerate(plan.plots):
        length, tiles = wall(view.boards[seat]), Term("alhambra.tiles.any", len(view.boards[seat]) - 1)
        told = {"player": players.name(seat), "tiles": tiles, "length": length}
        yield _part(players, f"alhambra:{seat}", plot.box, "alhambra", **told)
        if plot.is_large:
            yield from _large(players, view, Seat(seat), plot)
    if plan.falcons:
        yield _part(players, "falcons", plan.falcons)


def _large(players: Players, view: View, seat: Seat, plot: Plot) -> Iterator[TablePart]:
    yield _part(players, "land", plot.land)
    yield _part(players, "reserve", plot.reserve)
    if view.waiting_of(seat):
        yield _part(players, "waiting", plot.waiting)


def _market(players: Players, view: View, plan: Plan) -> Iterator[TablePart]:
    yield _part(players, "market", plan.sold.box)
    hand = view.hands[front_seat(view)]
    for square in SLOTS:
        currency = YARD_CURRENCY[square]
        name = currency_name(players.words, currency)
        told = {"number": square + 1, "currency": name}
        key = "square"
        if hand is not None:
            told["amount"], key = amount(currency, worth(hand, currency)), "square_hand"
        yield _part(players, f"square:{square}", plan.sold.squares[square], key, **told)
    key = "side" if plan.has_bazaars else "tiles"
    yield _part(players, "tiles", plan.sold.side, key, tiles=Term("alhambra.tiles.any", view.tiles_left))
