"""The beginning of a turn: characters are shown, ships arrive, the market is filled; bids for the order (3, 7)."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import GIFT, QUARTERS, SHIPS, WHITE, Card, Gem, Ship
from game.boxes.ys.rules.moves import Bid, PickOrder
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, ORDER, BeginPlacing, BeginTurn, CollectBids, OfferOrder
from game.boxes.ys.rules.view import Public, within, without
from game.core.chance import Chance
from game.core.rules import Emit, Seat, Whisper, no_listener
from game.core.values import put

T = TypeVar("T")
LAST_TURN = 4


def begin_turn(state: State, step: BeginTurn, chance: Chance, emit: Emit) -> bool:
    """Begins the next turn."""
    public = state.public
    public.round += 1
    emit(ev.TurnBegun(public.round))
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
        emit(ev.CharacterShown(quarter, card))
    for quarter in public.quarters:
        ship = public.ships[quarter]
        assert ship is not None
        emit(ev.ShipArrived(quarter, ship))
    emit(ev.MarketFilled(public.stalls))


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


# ---------------------------------------------------------------------- the order
def collect_bids(state: State, step: CollectBids, chance: Chance, emit: Emit) -> bool:
    """Waits for everybody's bid; when all are set, reveals them: the highest sum picks first, then the lower card."""
    public = state.public
    public.task = BID
    if len(public.done) < public.seats:
        return True
    bids = tuple(chosen or () for chosen in state.bids)
    picking = sorted(
        (Seat(seat) for seat in range(public.seats)), key=lambda seat: (-sum(bids[seat]), public.order[seat])
    )
    public.front, public.counted = bids, ()
    public.behind = tuple([count - 2 for count in public.behind])
    public.done, public.cards = (), tuple(range(1, public.seats + 1))
    public.chosen = (0,) * public.seats
    state.bids = (None,) * public.seats
    emit(ev.BidsRevealed(bids, tuple(picking)))
    public.agenda = (*map(OfferOrder, picking), BeginPlacing())
    return False


def set_bid(state: State, seat: Seat, move: Bid, emit: Emit) -> None:
    """Takes two brokers from behind the screen, secretly."""
    public, pair = state.public, (move.low, move.high)
    screen = state.screens[seat]
    for value in pair:
        screen = without(screen, value)
    state.screens = put(state.screens, seat, screen)
    state.bids = put(state.bids, seat, pair)
    public.done = within(public.done, seat)
    if emit is not no_listener:
        emit(ev.BidSet(seat))
        emit(Whisper(frozenset([seat]), ev.BidChosen(seat, pair)))


def offer_order(state: State, step: OfferOrder, chance: Chance, emit: Emit) -> bool:
    """Lets a seat pick an order card; the last one is left for whoever comes last."""
    public, seat = state.public, step.seat
    public.task, public.acting = ORDER, seat
    if len(public.cards) > 1:
        return True
    _take(public, seat, public.cards[0], emit, is_last=True)
    public.order = public.chosen
    return False


def pick_order(state: State, seat: Seat, move: PickOrder, emit: Emit) -> None:
    """Takes an order card."""
    state.public.agenda = state.public.agenda[1:]
    _take(state.public, seat, move.card, emit, is_last=False)


def _take(public: Public, seat: Seat, card: int, emit: Emit, *, is_last: bool) -> None:
    public.cards = tuple([other for other in public.cards if other != card])
    public.chosen = put(public.chosen, seat, card)
    if emit is not no_listener:
        emit(ev.OrderPicked(seat, card, is_last))
