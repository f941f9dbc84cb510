"""Why touched items lead to no move: the sentences for tooltips."""

from collections.abc import Sequence

from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import falcons, illegal_building, illegal_buying
from game.boxes.alhambra.table.items import CELL, CORNER, TILE
from game.boxes.alhambra.table.offers import offers
from game.boxes.alhambra.table.touch import FALCONRY, MARKET, OWN, STRANGE, Touch, touch
from game.boxes.alhambra_family.rules.market import TAKE_LIMIT
from game.boxes.alhambra_family.rules.money import total
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.tabletop.items import Item
from game.tabletop.selection import Selection


def sentence(players: Players, view: View, selection: Selection, item: Item) -> str:
    """Returns why an item cannot be touched now, "" for what can be or is chosen.

    A touch that fits alone starts a new choice, but where a tile or falcon is chosen a place is judged for that one.
    """
    found = reason_for(view, selection, item)
    if found == "too_little" and (missing := _shortage(view, item)):
        return players.say("refuse.missing", amount=missing)
    colour = falcons.missing_colour(players, view, selection, item) if found == "corner_colour" else ""
    return players.say(f"refuse.{found}", colour=colour) if found else ""


def reason_for(view: View, selection: Selection, item: Item) -> str | None:
    """Returns the key below "refuse" for which an item cannot be touched now, None for what can be or is chosen."""
    if item in selection.open or item in selection.touched:
        return None
    if view.task == Task.PLACE and len(view.waiting) == 1 and item.kind == TILE and item.at[0] in view.waiting:
        return "chosen"
    return reason(view, (*selection.touched, item) if item.kind in (CELL, CORNER) else (item,))


def misplaced(players: Players, view: View, selection: Selection, item: Item) -> str:
    """Returns why what is carried cannot be put on an item: of a tile in the Alhambra, as a place for another one."""
    below, carried = touch(view, (item,)).kinds, touch(view, selection.touched)
    if not below & {"built", "fountain", "their_tile"}:
        return sentence(players, view, selection, item)
    if "their_tile" in below or not (carried.kinds & {"waiting", "stored", "built", "sale"} or view.task == Task.PLACE):
        return ""
    is_swap = bool(carried.stored) and "built" in below
    return players.say(f"refuse.{(reason(view, (*selection.touched, item)) if is_swap else None) or 'taken'}")


def _shortage(view: View, item: Item) -> object:
    """How much a hand lacks for the tile that is touched, None for anything else."""
    offer = offers(view).get(item.at[0]) if item.kind == TILE else None
    return amount(offer.currency, offer.missing) if offer and offer.missing else None


def reason(view: View, items: Sequence[Item]) -> str | None:
    """Returns why no legal move of the viewer touches all these items (the key below "refuse"); None when one does.

    Takes items in any order; cards of equal currency and value stand for each other. A single waiting tile may be
    touched or left out.
    """
    touched = touch(view, items)
    if view.is_over:
        return "over"
    if view.seat != view.acting:
        return "turn"
    if touched.kinds & STRANGE.keys():
        return next(STRANGE[kind] for kind in STRANGE if kind in touched.kinds)
    match view.task:
        case Task.PLACE:
            return _placing(view, touched)
        case Task.PAY:
            return falcons.illegal_payment(touched)
        case Task.FLY:
            return "falcon_started" if touched.kinds - {*FALCONRY, "done"} else _flying(view, touched)
        case Task.INVITE:
            return "vizier_only" if touched.kinds - {*MARKET, "decline"} else _buying(view, touched)
        case _:
            return _acting(view, touched)


def _placing(view: View, touched: Touch) -> str | None:
    if touched.kinds - {"waiting", "cell", "reserve", "dirk"}:
        return "distribution" if view.stage == Stage.END else "settle"
    return illegal_building.placing(view, touched)


def _flying(view: View, touched: Touch) -> str | None:
    if "done" in touched.kinds:
        return "one_action" if len(touched.kinds) > 1 else None
    return falcons.illegal_flight(view, touched)


def _buying(view: View, touched: Touch) -> str | None:
    if "decline" in touched.kinds:
        return "one_action" if len(touched.kinds) > 1 else None
    return illegal_buying.buying(view, touched)


def _acting(view: View, touched: Touch) -> str | None:
    """An action of one's own turn: money, a tile, a redesign, the vizier or falcons."""
    kinds = touched.kinds
    if "waiting" in kinds:
        return "waiting"
    if kinds & {"done", "decline", "dirk"}:
        return "not_here"
    if kinds & FALCONRY and view.task == Task.AGAIN:
        return "falcon_bonus"
    actions = [part for part in ({"open"}, MARKET, OWN, {"vizier"}, FALCONRY) if kinds & part]
    if len(actions) > 1:
        return "one_action"
    if "open" in kinds:
        return "over_five" if len(touched.open) > 1 and total(touched.open) > TAKE_LIMIT else None
    if "vizier" in kinds:
        return "vizier_awake" if view.awake[view.acting] else None
    if kinds & FALCONRY:
        return falcons.illegal_flight(view, touched)
    return illegal_building.redesigning(view, touched) if kinds & OWN else illegal_buying.buying(view, touched)
