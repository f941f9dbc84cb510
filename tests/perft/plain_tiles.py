"""The moves of the tile game once more, slow and plain, straight from the rules: what the fast lists are held to."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from game.boxes.alhambra.rules import moves
from game.boxes.alhambra.rules.board import xy
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import CURRENCY, FOUNTAIN, PAIR, PRICE
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra import plain
from tests.boxes.alhambra.boards import plan
from tests.boxes.alhambra.plain import Plan, Spot, is_legal
from tests.perft.plain_cards import NAMES, YARD, kinds, may_be_paid, may_be_taken, subsets

Choice = tuple[Any, ...]
"""A move in words: what is done, with which tile or falcon, where (from the fountain), with which kinds of cards."""


def choice(state: State, move: moves.Move) -> Choice:
    match move:
        case TakeMoney(cards):
            return "take", kinds(cards)
        case moves.Buy(tile, cards):
            return "buy", tile, kinds(cards)
        case moves.Build(tile, cell) | moves.Swap(tile, cell) | moves.Place(tile, cell):
            return type(move).__name__.lower(), tile, xy(cell)
        case moves.Store(cell):
            return "store", xy(cell)
        case moves.PlaceFalcon(falcon, corner):
            return "falcon", falcon, xy(corner)
        case moves.PayFalcon(card):
            return "pay", kinds([card])
        case moves.Reserve(tile) | moves.Give(tile):
            return type(move).__name__.lower(), tile
        case moves.WakeVizier() | moves.EndTurn() | moves.Decline():
            return (type(move).__name__,)


def choices(state: State, seat: Seat) -> set[Choice]:
    here = plan(state.boards[seat])
    match state.task:
        case "place":
            return {*_placements(state, here)}
        case "pay":
            return {("pay", kinds([card])) for card in state.hands[seat]}
        case "fly":
            return {*_falcons(state, seat, here), ("EndTurn",)}
        case "invite":
            return {*_purchases(state, seat, by_vizier=True), ("Decline",)}
    found = {*_purchases(state, seat, by_vizier=False), *_takings(state), *_redesigns(here, state.reserves[seat])}
    if state.modules.vizier and not state.awake[seat]:
        found.add(("WakeVizier",))
    return found if state.task == "again" else {*found, *_falcons(state, seat, here)}


def _takings(state: State) -> Iterator[Choice]:
    shown = [card for card in state.display if card is not None]
    yield from (("take", kinds(cards)) for cards in subsets(shown) if may_be_taken(cards))


def _purchases(state: State, seat: Seat, *, by_vizier: bool) -> Iterator[Choice]:
    for tile in (*state.squares, *state.beside):
        currency = NAMES[CURRENCY[tile]] if tile in CURRENCY else YARD[state.squares.index(tile)]
        priced = state.squares[YARD.index(currency)]
        if tile is not None and priced is not None:
            purse = [card for card in state.hands[seat] if NAMES[components.CURRENCY[card]] == currency]
            for cards in subsets(purse):
                is_exact = components.total(cards) == PRICE[priced]
                if is_exact or (not by_vizier and tile not in CURRENCY and may_be_paid(cards, PRICE[priced])):
                    yield "buy", tile, kinds(cards)


def _redesigns(here: Plan, reserve: tuple[int, ...]) -> Iterator[Choice]:
    yield from (("build", *found) for tile in reserve for found in _homes(here, tile))
    for spot, lying in here.items():
        if plain.why_not_removed(here, spot) is None:
            yield "store", spot
        yield from (("swap", tile, spot) for tile in reserve if lying != FOUNTAIN and is_legal({**here, spot: tile}))


def _placements(state: State, here: Plan) -> Iterator[Choice]:
    for tile in state.waiting:
        yield "reserve", tile
        yield from (("place", *found) for found in _homes(here, tile))
        if state.seats == 2 and state.stage != "end":
            yield "give", tile


def _homes(here: Plan, tile: int) -> Iterator[tuple[int, Spot]]:
    near = {(x + east, y + south) for x, y in here for east, south in product((-1, 0, 1), repeat=2)}
    yield from ((tile, spot) for spot in near if plain.why_not(here, tile, spot) is None)


def _falcons(state: State, seat: Seat, here: Plan) -> Iterator[Choice]:
    taken = {corner for corner, _ in state.perched[seat]}
    for each in state.falcons if state.hands[seat] else ():
        yield from (("falcon", each, xy(at)) for at in plain.perches(here, PAIR[each]) if at not in taken)
