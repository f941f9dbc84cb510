"""The beginning of a turn: characters are shown, ships arrive, the market is filled (3, 7)."""

from game.boxes.ys.rules.cards import GIFT, Card
from game.boxes.ys.rules.change import put, without
from game.boxes.ys.rules.events import CharacterShown, MarketFilled, ShipArrived, TurnBegun
from game.boxes.ys.rules.gems import SHIPS, WHITE, Gem, Ship
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BeginTurn, CollectBids
from game.core.chance import Chance
from game.core.rules import Emit

LAST_TURN = 4


def begin_turn(state: State, step: BeginTurn, chance: Chance, emit: Emit) -> bool:
    """Begins the next turn."""
    public = state.public
    public.round += 1
    emit(TurnBegun(public.round))
    for quarter in public.quarters:
        card = GIFT if public.round == LAST_TURN else _draw(state, chance)
        public.shown = put(public.shown, quarter, card)
        emit(CharacterShown(quarter, card))
    for quarter in public.quarters:
        ship = _ship(state, chance)
        public.ships = put(public.ships, quarter, ship)
        public.cargo = put(public.cargo, quarter, cargo_of(public, ship))
        emit(ShipArrived(quarter, ship))
    public.stalls = stalls_of(public, _ship(state, chance))
    emit(MarketFilled(public.stalls))
    public.agenda = (CollectBids(),)
    return False


def _draw(state: State, chance: Chance) -> Card:
    card = chance.pick(state.public.deck)
    state.public.deck = without(state.public.deck, card)
    return card


def _ship(state: State, chance: Chance) -> Ship:
    number = chance.pick(state.public.fleet)
    state.public.fleet = without(state.public.fleet, number)
    return SHIPS[number]


def cargo_of(public: Public, ship: Ship) -> tuple[Gem, ...]:
    """Returns the gems of a ship in a port: with four players a large one counts two (3, 7)."""
    large, *small = ship
    return tuple(sorted([large] * (2 if public.seats == 4 else 1) + small))


def stalls_of(public: Public, ship: Ship) -> tuple[Gem | None, ...]:
    """Returns what a ship brings to the rows 1 to 3.

    White goes to the first open row; with four players then the large gem before the small ones; equals in column
    order **[ruling]**. With fewer players only the small ones come, to the rows 2 and 3, in column order (7).
    """
    large, *small = ship
    coloured = sorted(gem for gem in small if gem != WHITE)
    white = [WHITE] if WHITE in small else []
    if public.seats == 4:
        return (*white, large, *coloured)
    return (None, *white, *coloured)
