"""What a plan of the tile game surely does, as the seat can see it on the table and in its own hand."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.ai.brain import Plan
from game.ai.reasons import Reason, most_telling
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import Board, exchanged, placed, removed
from game.boxes.alhambra.rules.falcons import POINTS, corners
from game.boxes.alhambra.rules.legal import offers
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.scoring import bazaar_points, camp_points, wall
from game.boxes.alhambra.rules.tiles import FEATHER, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.brain import reasons
from game.boxes.alhambra_family.brain.reasons import ACTION, CHAIN, LOST, Offer, OneMore, reason
from game.boxes.alhambra_family.rules.components import BUILDINGS, VALUE, Cards, total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Key, Seat

_VIZIER = 2.5
"""What the vizier is worth, in points: set by hand."""


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns why a plan is good, what counts most first; see `game.ai.reasons.Explain`."""
    facts, against = partial(_facts, view, seat, instead), partial(_against, view, seat, plan)
    return reasons.told_once(most_telling(facts, against, plan, instead))


def is_free(view: View, plan: Plan) -> bool:
    """Tells whether a plan begins with an exact purchase, after which another action follows."""
    is_own_turn = view.task in (Task.ACT, Task.AGAIN)
    return is_own_turn and isinstance(plan[0], mv.Buy) and not _lost(view, plan)


def is_choice(plan: Plan, other: Plan) -> bool:
    """Tells whether it is one beside another plan: to lay a tile and not to put it away goes without saying."""
    return not (isinstance(plan[0], mv.Place) and isinstance(other[0], mv.Reserve))


def _facts(view: View, seat: Seat, instead: Plan | None, plan: Plan) -> Iterator[Reason]:
    """Yields what speaks for a plan by itself, or beside another one of another sort."""
    match plan[0]:
        case mv.Buy() as move:
            yield from _purchase(view, seat, plan, move)
        case TakeMoney() as move:
            yield from _taking(view, seat, move, instead)
        case mv.Place(tile, _) | mv.Build(tile, _):
            yield from _building(view, seat, tile)
        case mv.Give(tile):
            for one in _one_more(view, seat, tile):
                yield from one.lowers(seat, view.seats, view.seats)
        case mv.PlaceFalcon() as move:
            yield from _falcons(view, seat, move)
    yield from grown(view, seat, plan, len(_to_come(view)))


def _taking(view: View, seat: Seat, move: TakeMoney, instead: Plan | None) -> Iterator[Reason]:
    is_awake, hand = view.modules.vizier and view.awake[seat], view.hands[seat] or ()
    for found in reasons.taking(hand, move, on_sale(view)):
        is_exact = found.key == "reasons.prepares"
        yield replace(found, key=Key("reasons.vizier_next")) if is_awake and is_exact else found
    if instead is None:
        yield from reasons.dearest(view, move)
    elif isinstance(other := instead[0], mv.Buy):
        is_useful = any(grown(view, seat, instead, 1))
        one = None if is_useful else next(_one_more(view, seat, other.tile), None)
        yield from reasons.saving(hand, seat, _offer(view, other), on_sale(view), one)


# ---------------------------------------------------------------------- buying
def _purchase(view: View, seat: Seat, plan: Plan, move: mv.Buy) -> Iterator[Reason]:
    offer = _offer(view, move)
    if view.task == Task.INVITE:
        yield reason("vizier", {"tile": move.tile, "cards": move.cards}, _VIZIER)
    elif total(move.cards) == offer.price:
        then = plan[1] if len(plan) > 1 else None
        if isinstance(then, mv.Buy) and total(then.cards) == _offer(view, then).price:
            yield reason("chain", {"tile": move.tile, "next": then.tile}, CHAIN)
        yield reason("exact", {"tile": move.tile, "cards": move.cards}, ACTION)
    yield from _building(view, seat, move.tile)
    yield from reasons.rivals(view, seat, offer)
    bought = [each for each in plan if isinstance(each, mv.Buy) and each.tile in view.squares]
    empty = view.squares.count(None) + len(bought)
    if bought and empty > view.tiles_left:
        yield reason("ends_game", {"left": view.tiles_left, "empty": empty}, ACTION)


def _building(view: View, seat: Seat, tile: int) -> Iterator[Reason]:
    """What a tile of a type changes in the majorities, if it is one."""
    is_awaited = bool(view.piles) and not view.due and view.stage != Stage.END
    for one in _one_more(view, seat, tile):
        yield from one.gain(seat, view.piles[0] if is_awaited else None)
        yield from one.lowers(seat, view.seats, seat)


# ---------------------------------------------------------------------- falcons
def _falcons(view: View, seat: Seat, move: mv.PlaceFalcon) -> Iterator[Reason]:
    kin = sum(FEATHER[other] == FEATHER[move.falcon] for _, other in view.perched[seat])
    before, after = POINTS[kin], POINTS[kin + 1]
    values = {"falcon": move.falcon, "number": kin + 1, "before": before, "after": after}
    yield reason("falcon", values, float((after - before) * len(_to_come(view))))


# ---------------------------------------------------------------------- what speaks against another plan
def _lost(view: View, plan: Plan) -> int:
    """Returns how much too much the first purchase of a plan pays, 0 where it begins with none."""
    return total(plan[0].cards) - _offer(view, plan[0]).price if isinstance(plan[0], mv.Buy) else 0


def _against(view: View, seat: Seat, plan: Plan, instead: Plan) -> Iterator[Reason]:
    move, hand = instead[0], view.hands[seat] or ()
    if isinstance(move, mv.Buy):
        yield from reasons.overpays(hand, _offer(view, move), move.cards, _lost(view, plan))
    elif isinstance(move, TakeMoney):
        yield from reasons.takes_less(view, move)
    elif isinstance(move, mv.PayFalcon):
        yield from _dear_card(hand, move)
    yield from harmed(view, seat, instead, len(_to_come(view)))


def _dear_card(hand: Cards, move: mv.PayFalcon) -> Iterator[Reason]:
    least = min(hand, key=lambda card: (VALUE[card], card))
    if VALUE[least] < VALUE[move.card]:
        lost = VALUE[move.card] - VALUE[least]
        yield reason("dear_card", {"cards": (least,), "lost": lost}, LOST * lost, is_against=True)


# ----------------------------------------------------------------------
def on_sale(view: View) -> list[Offer]:
    """Returns what is on sale."""
    return [Offer(tile, currency, price, "tile") for tile, currency, price in offers(view.squares, view.beside)]


def _offer(view: View, move: mv.Buy) -> Offer:
    return next(offer for offer in on_sale(view) if offer.number == move.tile)


def _one_more(view: View, seat: Seat, tile: int) -> Iterator[OneMore]:
    """Yields what a tile changes in the majorities; nothing for a tile without a type."""
    if (kind := TYPE[tile]) is not None:
        yield OneMore(kind, tile, _owned(view, seat, tile), _to_come(view))


def _owned(view: View, seat: Seat, tile: int) -> tuple[Cards, ...]:
    """Returns everybody's buildings, with the seat also the new ones that it will place, but not this tile."""
    new = tuple(each for each in view.waiting_of(seat) if each in BUILDINGS)
    found = [tuple(each for _, each in board if each in BUILDINGS) for board in view.boards]
    found[seat] = tuple(each for each in (*found[seat], *new) if each != tile)
    third = (tuple(each for each in view.third.tiles if each in BUILDINGS),) if view.third else ()
    return (*found, *third)


def _to_come(view: View) -> Sequence[str]:
    """Returns the letters of the scorings that are still to come, as far as the deck tells."""
    if view.stage == Stage.END:
        return ("C",)
    return (*view.due, *(pile.scoring for pile in view.piles if pile.scoring), "C")


# ---------------------------------------------------------------------- what a plan does to the own Alhambra
_FALCON = 4.0
"""What a falcon that stays is worth, in points: set by hand."""


def laid(board: Board, plan: Iterable[object]) -> Board:
    """Returns an Alhambra after everything that a plan brings there or takes out."""
    for move in plan:
        match move:
            case mv.Place(tile, cell) | mv.Build(tile, cell):
                board = placed(board, cell, tile)
            case mv.Store(cell):
                board = removed(board, cell)
            case mv.Swap(tile, cell):
                board = exchanged(board, cell, tile)
    return board


def grown(view: View, seat: Seat, plan: Plan, scorings: int) -> Iterator[Reason]:
    """Yields what becomes longer or scores more by the first move of a plan, with the tile that it buys or lays: wall,
    camps, bazaars. Of the rest of the plan only new tiles that are there already count, on both sides.

    Takes how many scorings are to come. Money was praised for a wall of a tile that had been bought before.
    """
    own = getattr(plan[0], "tile", None)
    new = [move for move in plan if isinstance(move, mv.Place) and move.tile in view.waiting_of(seat)]
    if isinstance(plan[0], mv.Store | mv.Swap):  # new tiles may come where it makes room
        new = []
    before = laid(view.boards[seat], [move for move in new if move.tile != own])
    after = laid(before, [plan[0], *(move for move in plan[1:] if isinstance(move, mv.Place) and move.tile == own)])
    if after is before:
        return
    for key, points, times in (
        ("wall", wall, scorings),
        ("camps", camp_points, scorings),
        ("bazaars", bazaar_points, 1),
    ):
        was, now = points(before), points(after)
        if now > was:
            yield Reason(Key(f"reasons.{key}"), {"before": was, "after": now}, float((now - was) * times))


def harmed(view: View, seat: Seat, instead: Plan, scorings: int) -> Iterator[Reason]:
    """Yields what another plan spoils: a wall that becomes shorter, falcons that fly off."""
    before = view.boards[seat]
    was, now = wall(before), wall(laid(before, instead))
    if now < was:
        values = {"before": was, "after": now}
        yield Reason(Key("reasons.shortens"), values, float((was - now) * scorings), is_against=True)
    moved = [corner for move in instead if isinstance(move, mv.Store | mv.Swap) for corner in corners(move.cell)]
    leaving = tuple(falcon for corner, falcon in view.perched[seat] if corner in moved)
    if leaving:
        yield Reason(Key("reasons.flies_off"), {"falcons": leaving}, _FALCON * len(leaving), is_against=True)
