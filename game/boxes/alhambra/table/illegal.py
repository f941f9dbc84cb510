"""Why touched items lead to no move: the sentences for tooltips (3, 4, 8, 9)."""

from collections import Counter
from collections.abc import Sequence

from game.boxes.alhambra.rules.board import (
    STEPS,
    Board,
    Cell,
    at,
    cells_for,
    removable,
    swappable,
    why_not,
    why_not_removed,
    why_not_swapped,
)
from game.boxes.alhambra.rules.falcons import perches, touches
from game.boxes.alhambra.rules.legal import offer_of
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.tiles import CAMPS, GREEN, KIND, PAIR, SIDES, TYPE, meet
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.items import CELL, CORNER, FALCON, TILE, among
from game.boxes.alhambra.table.phrases import colours
from game.boxes.alhambra.table.touches import FALCONRY, MARKET, OWN, STRANGE, Touch, offers, touch
from game.boxes.alhambra_family.rules.components import CURRENCY, TAKE_LIMIT, VALUE, Cards, total
from game.boxes.alhambra_family.rules.payment import payments
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.tabletop.items import Item, Selection


def sentence(players: Players, view: View, selection: Selection, item: Item) -> str:
    """Returns why an item cannot be touched now, "" for what can be or is chosen.

    A touch that fits alone starts a new choice, but where a tile or falcon is chosen a place is judged for that one.
    """
    found = reason_for(view, selection, item)
    match found:
        case None:
            return ""
        case "too_little" if item.kind == TILE and (offer := offers(view).get(item.at[0])) and offer.missing:
            return players.say("refuse.missing", amount=amount(offer.currency, offer.missing))
        case "corner_colour":
            (chosen,) = among(selection.touched, FALCON)
            return players.say("refuse.corner_colour", colour=colours(players, _missing(view, chosen, item.at[0]))[0])
    return players.say(f"refuse.{found}")


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
            return _falcon_payment(touched)
        case Task.FLY:
            return "falcon_started" if touched.kinds - {*FALCONRY, "done"} else _flying(view, touched)
        case Task.INVITE:
            return "vizier_only" if touched.kinds - {*MARKET, "decline"} else _buying(view, touched)
        case _:
            return _acting(view, touched)


def _placing(view: View, touched: Touch) -> str | None:
    if touched.kinds - {"waiting", "cell", "reserve", "dirk"}:
        return "distribution" if view.stage == Stage.END else "settle"
    return placing(view, touched)


def _flying(view: View, touched: Touch) -> str | None:
    if "done" in touched.kinds:
        return "one_action" if len(touched.kinds) > 1 else None
    return _flight(view, touched)


def _buying(view: View, touched: Touch) -> str | None:
    if "decline" in touched.kinds:
        return "one_action" if len(touched.kinds) > 1 else None
    return _purchase(view, touched)


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
        return _flight(view, touched)
    return redesigning(view, touched) if kinds & OWN else _purchase(view, touched)


# ---------------------------------------------------------------------- placing, bringing in, taking out, exchanging
_KEYS = {"walls": "no_match", "on_foot": "not_on_foot", "apart": "falls_apart"}
_NEAREST = ("no_match", "camp_bastion", "camp_green", "camp_camp", "camp_open", "not_on_foot", "hole", "no_join")


def placing(view: View, touched: Touch) -> str | None:
    """Returns why the waiting tiles cannot go where was touched; several untouched ones are judged together."""
    targets = len(touched.cells) + len(touched.kinds & {"reserve", "dirk"})
    if len(touched.waiting) > 1 or targets > 1:
        return "one_by_one"
    if "dirk" in touched.kinds:
        return "not_here" if view.third is None else "not_given" if view.stage == Stage.END else None
    if not touched.cells:
        return None
    board = view.boards[view.acting]
    return _nearest([_placed(board, tile, touched.cells[0]) for tile in touched.waiting or view.waiting])


def redesigning(view: View, touched: Touch) -> str | None:
    """Returns why these tiles and places of one's own make no redesign (3)."""
    if max(len(touched.built), len(touched.stored), len(touched.cells)) > 1:
        return "one_tile_moved"
    if touched.cells:
        return _bringing_in(view, touched)
    if "reserve" in touched.kinds:
        return _taking_out(view, touched)
    board = view.boards[view.acting]
    if touched.built and touched.stored:
        tile, cell = touched.stored[0], touched.built[0]
        return _told(board, tile, cell, why_not_swapped(board, tile, cell))
    if touched.built:
        return _moving(board, view.reserves[view.acting], touched.built[0])
    tile = touched.stored[0]
    return None if cells_for(board, tile) or swappable(board, tile) else "fits_nowhere"


def _bringing_in(view: View, touched: Touch) -> str | None:
    if touched.built or "reserve" in touched.kinds:
        return "one_tile_moved"
    board, reserve = view.boards[view.acting], touched.stored or view.reserves[view.acting]
    if touched.cells[0] in at(board):
        return "taken"
    return _nearest([_placed(board, tile, touched.cells[0]) for tile in reserve]) if reserve else "empty_reserve"


def _taking_out(view: View, touched: Touch) -> str | None:
    board = view.boards[view.acting]
    if touched.stored:
        return "in_reserve"
    if touched.built:
        return _removed(board, touched.built[0])
    return None if removable(board) else "nothing_to_store"


def _moving(board: Board, reserve: tuple[int, ...], cell: Cell) -> str | None:
    """Returns why a tile of the Alhambra can neither be taken out nor be exchanged for one of the reserve."""
    reason = _removed(board, cell)
    return None if reason and any(why_not_swapped(board, tile, cell) is None for tile in reserve) else reason


def _nearest(reasons: list[str | None]) -> str | None:
    """Returns the reason that is nearest to being legal, None if one of several is."""
    return None if None in reasons else next((reason for reason in _NEAREST if reason in reasons), reasons[0])


def _placed(board: Board, tile: int, cell: Cell) -> str | None:
    return _told(board, tile, cell, why_not(board, tile, cell))


def _removed(board: Board, cell: Cell) -> str | None:
    reason = why_not_removed(board, cell)
    return "cut_off" if reason == "on_foot" else _KEYS.get(reason or "", reason)


def _told(board: Board, tile: int, cell: Cell, reason: str | None) -> str | None:
    return _contact(board, tile, cell) if reason == "camp" else _KEYS.get(reason or "", reason)


def _contact(board: Board, tile: int, cell: Cell) -> str:
    """Returns what is wrong where a camp meets its neighbours: the first clash, north, east, south, west."""
    tiles = at(board)
    beside = [(side, tiles[cell + STEPS[side]]) for side in SIDES if cell + STEPS[side] in tiles]
    side, other = next((side, other) for side, other in beside if not meet(tile, side, other))
    if tile in CAMPS and other in CAMPS:
        return "camp_camp"
    building = other if tile in CAMPS else tile
    if TYPE[building] is None:
        return "camp_open"
    return "camp_green" if GREEN in (KIND[tile][side], KIND[other][side ^ 2]) else "camp_bastion"


# ---------------------------------------------------------------------- buying (sections 3, 8.1, 8.3)
_MOST_PROMISING = (
    "vizier_exact",
    "bazaar_exact",
    "no_exact",
    "too_little",
    "wrong_currency",
    "bazaar_empty",
    "empty_slot",
)


def _purchase(view: View, touched: Touch) -> str | None:
    """Returns why nothing can be bought with these tiles and cards; with no tile touched, the nearest reason of all."""
    if "empty_square" in touched.kinds:
        return "one_tile" if touched.sale else "empty_slot"
    if len(touched.sale) > 1:
        return "one_tile"
    if len({CURRENCY[card] for card in touched.hand}) > 1:
        return "two_currencies"
    on_sale = [tile for tile in view.squares if tile is not None] + list(view.beside)
    reasons = {_obstacle(view, tile, touched.hand) for tile in touched.sale or on_sale}
    if None in reasons or not (touched.sale or touched.hand):
        return None
    return next((reason for reason in _MOST_PROMISING if reason in reasons), "empty_slot")


def _obstacle(view: View, tile: int, laid: Cards) -> str | None:
    """Returns what prevents paying for a tile with these and perhaps more cards of the hand."""
    found = offer_of(view.squares, view.beside, tile)
    if found is None:
        return "bazaar_empty"
    currency, price = found
    if any(CURRENCY[card] != currency for card in laid):
        return "wrong_currency"
    purse = tuple(VALUE[card] for card in view.hands[view.acting] or () if CURRENCY[card] == currency)
    if sum(purse) < price:
        return "too_little"
    by_vizier, is_bazaar = view.task == Task.INVITE, tile in CURRENCY_OF
    if not (by_vizier or is_bazaar):
        return None
    ways = [Counter(purse[index] for index in way) for way in payments(purse, price)]
    ways = [way for way in ways if sum(way.elements()) == price]
    if not ways:
        return "no_exact"
    if any(Counter(VALUE[card] for card in laid) <= way for way in ways):
        return None
    return "vizier_exact" if by_vizier else "bazaar_exact"


# ---------------------------------------------------------------------- falcons (section 8.4)
def _falcon_payment(touched: Touch) -> str | None:
    """Returns why the chosen falcon is not paid with what was touched: any one card of the hand pays it."""
    if touched.kinds - {"hand"}:
        return "falcon_unpaid"
    return "falcon_one_card" if len(touched.hand) > 1 else None


def _flight(view: View, touched: Touch) -> str | None:
    """Returns why no falcon can perch there."""
    if not view.hands[view.acting]:
        return "falcon_money"
    if len(touched.falcons) > 1 or len(touched.corners) > 1:
        return "falcon_one_by_one"
    if touched.corners:
        return _at(view, touched.corners[0], touched.falcons)
    board, taken = view.boards[view.acting], {corner for corner, _ in view.perched[view.acting]}
    is_free = any({*perches(board, falcon)} - taken for falcon in touched.falcons or view.falcons)
    return None if is_free else "falcon_nowhere"


def _at(view: View, corner: Cell, falcons: tuple[int, ...]) -> str | None:
    tiles = at(view.boards[view.acting])
    around = [tiles.get(cell) for cell in touches(corner)]
    if None in around:
        return "corner_open"
    if any(tile in CAMPS for tile in around):
        return "corner_camp"
    if any(corner == taken for taken, _ in view.perched[view.acting]):
        return "corner_taken"
    if not falcons:
        fits = any(not _missing(view, falcon, corner) for falcon in view.falcons)
        return None if fits else "corner_no_falcon"
    return (None, "corner_colour", "corner_colours")[len(_missing(view, falcons[0], corner))]


def _missing(view: View, falcon: int, corner: Cell) -> tuple[int, ...]:
    """The types of a falcon's colours that no tile at a corner of the acting seat's Alhambra shows."""
    tiles = at(view.boards[view.acting])
    shown = {TYPE[tiles[cell]] for cell in touches(corner) if cell in tiles}
    return tuple(kind for kind in PAIR[falcon] if kind not in shown)
