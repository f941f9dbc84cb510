"""A position of the card game as numbers, seen by one seat."""

from collections.abc import Iterator

from game.boxes.alhambra_cards.rules.state import State
from game.palaces.buildings import BUILDINGS, PRICE, TYPE
from game.palaces.market import YARD_CURRENCY
from game.palaces.outlook import Counts, counts_by_kind, gain
from game.palaces.purse import purse
from game.palaces.reading import (
    CHANCE_NAMES,
    DISPLAY_NAMES,
    MONEY_NAMES,
    OUTLOOK_NAMES,
    PHASES,
    POINTS_NAMES,
    Offer,
    chances,
    display_worth,
    leads,
    majorities,
    money,
    phase,
    soon,
)

NAMES = (
    "one",
    *POINTS_NAMES,
    *OUTLOOK_NAMES,
    "soon",
    "soon_lead",
    "left",
    "left_lead",
    "own_buildings",
    "other_buildings",
    *MONEY_NAMES,
    *CHANCE_NAMES,
    *DISPLAY_NAMES,
    "acts_again",
    "settles",
)

TABLES = range(2, 6)
"""Numbers of seats that are told apart; the largest tables are alike."""

GROUPS = tuple({seats: f"{seats}:{over}" for seats in TABLES} for over in PHASES)
"""By phase and by table, the group of a position."""

_LOTS = counts_by_kind(tuple(BUILDINGS))


def group(state: State) -> str:
    """Returns the group of a position: seats and scorings that are over."""
    return GROUPS[phase(state.piles)][min(state.seats, TABLES[-1])]


def features(state: State, seat: int) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    seats, over = state.seats, phase(state.piles)
    mine = (*state.buildings[seat], *state.bought, *state.pending) if state.turn == seat else state.buildings[seat]
    tables = [counts_by_kind(mine if party == seat else held) for party, held in enumerate(state.buildings)]
    by_kind = tuple(zip(*tables, strict=True))
    sums = majorities(by_kind, _LOTS, seat, seats)
    purses = [purse(hand) for hand in state.hands]
    left = len(state.building_deck) / len(BUILDINGS)
    near = soon(state.piles, seats)
    others = [other for other in range(seats) if other != seat]
    return [
        1.0,
        *leads(state.points, seat, others),
        *sums,
        near,
        near * sums[over],
        left,
        left * sums[2],
        sum(tables[seat]),
        sum(sum(tables[other]) for other in others) / len(others),
        *money(purses, seat, others, left),
        *chances(_offers(state, by_kind, over), purses, seat, others),
        *display_worth(state.display),
        float(state.turn == seat and not state.pending),
        float(state.turn == seat and bool(state.pending)),
    ]


def _offers(state: State, by_kind: tuple[Counts, ...], over: int) -> Iterator[Offer]:
    """Yields the buildings in the yard."""
    for slot, building in enumerate(state.yard):
        if building is not None:
            kind = TYPE[building]
            worths = [gain(kind, by_kind[kind], party, state.seats, over) for party in range(state.seats)]
            yield worths, YARD_CURRENCY[slot], PRICE[building]
