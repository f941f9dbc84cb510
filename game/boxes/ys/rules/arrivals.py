"""The beginning of a turn: characters are shown, ships arrive, the market is filled (3, 7)."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from game.boxes.ys.rules.board import QUARTERS
from game.boxes.ys.rules.cards import GIFT, Card
from game.boxes.ys.rules.change import without
from game.boxes.ys.rules.events import CharacterShown, MarketFilled, ShipArrived, TurnBegun
from game.boxes.ys.rules.gems import SHIPS, WHITE, Gem, Ship
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BeginTurn, CollectBids
from game.core.chance import Chance
from game.core.rules import Emit, no_listener

T = TypeVar("T")
LAST_TURN = 4


def begin_turn(state: State, step: BeginTurn, chance: Chance, emit: Emit) -> bool:
    """Begins the next turn."""
    public = state.public
    public.round += 1
    emit(TurnBegun(public.round))
    public.shown = _by_quarter([GIFT if public.round == LAST_TURN else _draw(state, chance) for _ in public.quarters])
    public.ships = _by_quarter([_ship(state, chance) for _ in public.quarters])
    public.cargo = tuple([() if ship is None else cargo_of(public.seats, ship) for ship in public.ships])
    public.stalls = stalls_of(public.seats, _ship(state, chance))
    if emit is not no_listener:
        _tell(public, emit)
    public.agenda = (CollectBids(),)
    return False


def _by_quarter(things: Sequence[T]) -> tuple[T | None, ...]:
    """Returns what there is in each quarter, None in one that is not played (7)."""
    return (*things, *[None] * (QUARTERS - len(things)))


def _tell(public: Public, emit: Emit) -> None:
    """Tells what arrived."""
    for quarter in public.quarters:
        card = public.shown[quarter]
        assert card is not None
        emit(CharacterShown(quarter, card))
    for quarter in public.quarters:
        ship = public.ships[quarter]
        assert ship is not None
        emit(ShipArrived(quarter, ship))
    emit(MarketFilled(public.stalls))


def _draw(state: State, chance: Chance) -> Card:
    card = chance.pick(state.public.deck)
    state.public.deck = without(state.public.deck, card)
    return card


def _ship(state: State, chance: Chance) -> Ship:
    number = chance.pick(state.public.fleet)
    state.public.fleet = without(state.public.fleet, number)
    return SHIPS[number]


@cache
def cargo_of(seats: int, ship: Ship) -> tuple[Gem, ...]:
    """Returns the gems of a ship in a port: with four players a large one counts two (3, 7)."""
    large, *small = ship
    return tuple(sorted([large] * (2 if seats == 4 else 1) + small))


@cache
def stalls_of(seats: int, ship: Ship) -> tuple[Gem | None, ...]:
    """Returns what a ship brings to the rows 1 to 3.

    White goes to the first open row; with four players then the large gem before the small ones; equals in column
    order **[ruling]**. With fewer players only the small ones come, to the rows 2 and 3, in column order (7).
    """
    large, *small = ship
    coloured = sorted(gem for gem in small if gem != WHITE)
    white = [WHITE] if WHITE in small else []
    if seats == 4:
        return (*white, large, *coloured)
    return (None, *white, *coloured)
