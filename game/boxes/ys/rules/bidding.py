"""The order of a turn: two brokers each, chosen secretly, then the order cards (3)."""

from game.boxes.ys.rules.change import put, within, without
from game.boxes.ys.rules.events import BidChosen, BidSet, BidsRevealed, OrderPicked
from game.boxes.ys.rules.moves import Bid, PickOrder
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BeginPlacing, CollectBids, OfferOrder
from game.boxes.ys.rules.tasks import BID, ORDER
from game.core.chance import Chance
from game.core.rules import Emit, Seat, Whisper, no_listener


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
    emit(BidsRevealed(bids, tuple(picking)))
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
        emit(BidSet(seat))
        emit(Whisper(frozenset([seat]), BidChosen(seat, pair)))


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
        emit(OrderPicked(seat, card, is_last))
