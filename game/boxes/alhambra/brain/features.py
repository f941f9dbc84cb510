"""A position of the tile game as numbers, seen by one seat; and the frozen weights set by hand.

Learned weights are measured against those, which are never tuned and so never change."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from game.boxes.alhambra.brain.grounds import (
    GROUNDS_NAMES,
    Grounds,
    best_cells,
    grounds,
    has_home,
    next_points,
    points_here,
)
from game.boxes.alhambra.rules.falcons import flights
from game.boxes.alhambra.rules.legal import offers
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import CAMPS, FEATHER, TYPE, Modules, tiles_of
from game.boxes.alhambra.rules.view import Perched
from game.boxes.alhambra_family.brain.projection import Counts, gain, gains
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.brain.reading import (
    STANDING_NAMES,
    TRADE_NAMES,
    Offer,
    groups,
    handmade,
    highest,
    others,
    phase,
    soon,
    standing,
    trade,
)
from game.boxes.alhambra_family.rules.components import BUILDINGS, Cards, counts_by_kind
from game.core.rules import Seat

_MODULE_NAMES = ("falcons", "next_falcon", "vizier")

NAMES = (
    *STANDING_NAMES,
    *GROUNDS_NAMES,
    *(f"other_{name}" for name in GROUNDS_NAMES),
    "soon_wall",
    "left_wall",
    "left_fits_in",
    "left_room",
    "reserve",
    "other_reserve",
    "reserve_gain",
    "promise",
    *_MODULE_NAMES,
    *(f"other_{name}" for name in _MODULE_NAMES),
    "soon_modules",
    "left_modules",
    "left_vizier",
    *TRADE_NAMES,
    "acts_again",
    "waiting",
)

GROUPS = groups(largest=4)

_CAMP_WORTH, _BAZAAR_WORTH = 3.0, 8.0


def scorings_over(state: State) -> int:
    """Returns how many scorings are over, 0 to 2; one that is due is still to come."""
    return 2 if state.is_ending else phase(state.piles) - len(state.due)


def tiles_left(state: State) -> float:
    """Returns the share of the tiles that is still in the bag."""
    return len(state.bag) / _number_of_tiles(state.modules)


@cache
def _number_of_tiles(modules: Modules) -> int:
    return len(tiles_of(modules))


def until_scoring(state: State) -> float:
    """Returns how near the next scoring is, 0 to 1; 1 where it is due."""
    return 1.0 if state.due else soon(state.piles, state.seats)


def group(state: State) -> str:
    """Returns the group of a position: seats and scorings that are over."""
    return GROUPS[scorings_over(state)][state.seats]


def features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    over = scorings_over(state)
    sites = [grounds(board) for board in state.boards]
    by_kind = _by_kind(state, sites)
    left, near = tiles_left(state), until_scoring(state)
    rivals = others(seat, state.seats)
    own, theirs = sites[seat].numbers, _means(*[sites[other].numbers for other in rivals])
    court, courts = _court(state, seat), _means(*[_court(state, Seat(other)) for other in rivals])
    modules = sites[seat].camps + court[0]
    return [
        *standing(state.points[: state.seats], by_kind, seat, over, near, left),
        *own,
        *theirs,
        near * (own[1] - theirs[1]),
        left * own[1],
        left * sites[seat].fits,
        left * sites[seat].room,
        len(state.reserves[seat]),
        sum(len(state.reserves[other]) for other in rivals) / len(rivals),
        *_promises(state, by_kind, seat, over),
        *court,
        *courts,
        near * modules,
        left * modules,
        left * court[2],
        *trade(state.hands, _offers(state, sites, by_kind, over), state.display, seat, left),
        float(state.acting == seat and state.task == Task.AGAIN),
        float(len(_coming(state, seat))),
    ]


def _coming(state: State, seat: int) -> Cards:
    """Returns the tiles that a seat has bought or received and not yet placed."""
    waiting = state.waiting if state.acting == seat else ()
    if not state.receivers:
        return waiting
    return waiting + tuple([tile for receiver, tiles in state.receivers if receiver == seat for tile in tiles])


def _by_kind(state: State, sites: Sequence[Grounds]) -> tuple[Counts, ...]:
    """Returns by type how many buildings every party has; tiles still to be placed count where they can be."""
    tables = [site.counts for site in sites]
    for seat in {state.acting, *[receiver for receiver, _ in state.receivers]}:
        counts = [*tables[seat]]
        for tile in _coming(state, seat):
            kind = TYPE[tile]
            if kind is not None and has_home(state.boards[seat], tile):
                counts[kind] += 1
        tables[seat] = tuple(counts)
    if state.has_third:
        tables.append(counts_by_kind(tuple([tile for tile in state.third if tile in BUILDINGS])))
    return tuple(zip(*tables, strict=True))


@lru_cache(1 << 10)
def _means(*rows: tuple[float, ...]) -> Sequence[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)] if len(rows) > 1 else rows[0]


def _promises(state: State, by_kind: Sequence[Counts], seat: int, over: int) -> tuple[float, float]:
    """Returns what the best tile of the reserve would add to the majorities, and the waiting ones to the site."""
    board = state.boards[seat]
    reserve = [
        gain(kind, by_kind[kind], seat, state.seats, over)
        for tile in state.reserves[seat]
        if (kind := TYPE[tile]) is not None and has_home(board, tile)
    ]
    sites = [cells[0][0] for tile in _coming(state, seat) if (cells := best_cells(board, tile))]
    return max(reserve, default=0.0), sum(sites)


def _court(state: State, seat: Seat) -> tuple[float, ...]:
    """Returns a seat's points for falcons, how many more the best further one adds, and whether its vizier is awake."""
    vizier = float(state.awake[seat])
    if not state.modules.falcons:
        return 0.0, 0.0, vizier
    perched: Perched = state.perched[seat]
    if state.pledged and state.acting == seat:
        falcon, corner = state.pledged
        perched = (*perched, (corner, falcon))
    steps = next_points(perched)
    best = max((steps[FEATHER[flight.falcon]] for flight in flights(state, seat)), default=0)
    return float(points_here(perched)), float(best), vizier


def _offers(state: State, sites: Sequence[Grounds], by_kind: Sequence[Counts], over: int) -> Iterator[Offer]:
    """Yields what is for sale and can be paid by somebody; a tile without a legal cell is worth nothing to a seat."""
    most = highest([purse(hand).sums for hand in state.hands])
    for tile, currency, price in offers(state.squares, state.beside):
        if most[currency] < price:
            continue
        kind = TYPE[tile]
        if kind is not None:
            worths = gains(kind, by_kind[kind], state.seats, over)
        else:
            worths = (other_worth(tile, over),) * state.seats
        if tile in CAMPS:
            fits = [has_home(board, tile) for board in state.boards]
        else:
            fits = [not site.homeless >> tile & 1 for site in sites]
        yield [worth * can for worth, can in zip(worths, fits, strict=True)], currency, price


def other_worth(tile: int, over: int) -> float:
    """Returns about what a camp or a bazaar is worth; takes how many scorings are over."""
    return _CAMP_WORTH * (3 - over) if tile in CAMPS else _BAZAAR_WORTH


_ALWAYS = {
    "tiles": 0.5,
    "outer": 0.2,
    "cells": 0.1,
    "left_fits_in": 6.0,
    "bazaars": 0.9,
    "other_bazaars": -0.5,
    "left_room": 0.8,
    "reserve": 0.5,
    "reserve_gain": 0.2,
    "next_falcon": 0.4,
    "left_vizier": 4.0,
}
_SCORED = (2.2, 1.7, 1.0)
"""By phase, what a point of every scoring to come is worth: it may be lost again, and others grow too."""


def _site(phase: int) -> dict[str, float]:
    own = dict.fromkeys(("wall", "promise", "camps", "falcons"), _SCORED[phase])
    return own | {f"other_{name}": -0.5 * _SCORED[phase] for name in ("wall", "camps", "falcons")}


WEIGHTS = handmade(NAMES, GROUPS, [_ALWAYS | _site(phase) for phase in range(len(_SCORED))])
