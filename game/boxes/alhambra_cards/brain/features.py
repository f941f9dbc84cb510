"""A position of the card game as numbers, seen by one seat; and the frozen weights set by hand.

Learned weights are measured against those, which are never tuned and so never change."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain.projection import Counts, gains
from game.boxes.alhambra_family.brain.reading import (
    STANDING_NAMES,
    TRADE_NAMES,
    Offer,
    groups,
    handmade,
    others,
    phase,
    soon,
    standing,
    trade,
)
from game.boxes.alhambra_family.rules.components import BUILDINGS, PRICE, TYPE, YARD_CURRENCY, counts_by_kind

NAMES = (*STANDING_NAMES, "own_buildings", "other_buildings", *TRADE_NAMES, "acts_again", "settles")

GROUPS = groups(largest=5)


def group(state: State) -> str:
    """Returns the group of a position: seats and scorings that are over."""
    return GROUPS[phase(state.piles)][state.seats]


def features(state: State, seat: int) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    over, left = phase(state.piles), len(state.building_deck) / len(BUILDINGS)
    mine = (*state.buildings[seat], *state.bought, *state.pending) if state.turn == seat else state.buildings[seat]
    tables = [counts_by_kind(mine if party == seat else held) for party, held in enumerate(state.buildings)]
    by_kind = tuple(zip(*tables, strict=True))
    rivals = others(seat, state.seats)
    return [
        *standing(state.points[: state.seats], by_kind, seat, over, soon(state.piles, state.seats), left),
        sum(tables[seat]),
        sum(sum(tables[other]) for other in rivals) / len(rivals),
        *trade(state.hands, _offers(state, by_kind, over), state.display, seat, left),
        float(state.turn == seat and not state.pending),
        float(state.turn == seat and bool(state.pending)),
    ]


def _offers(state: State, by_kind: Sequence[Counts], over: int) -> Iterator[Offer]:
    """Yields the buildings in the yard."""
    for slot, building in enumerate(state.yard):
        if building is not None:
            kind = TYPE[building]
            yield gains(kind, by_kind[kind], state.seats, over), YARD_CURRENCY[slot], PRICE[building]


WEIGHTS = handmade(NAMES, GROUPS, [{"own_buildings": 0.5}] * 3)
