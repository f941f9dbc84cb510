"""Placing brokers: pairs in player order, the Conjurer's front, neutral brokers, and what joins the front (3, 6, 7)."""

from functools import cache

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules import steps
from game.boxes.ys.rules.characters import Until, lapse, take_from_front
from game.boxes.ys.rules.components import AFTER_PAIR, CITY, START_COUNTING, START_PLACING, is_market
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State, leave_screen
from game.boxes.ys.rules.view import Broker, Public, score, without
from game.core.chance import Chance
from game.core.rules import Emit, Seat, Whisper, no_listener
from game.core.values import put


def begin(state: State, step: steps.BeginPlacing, chance: Chance, emit: Emit) -> bool:
    """Sets out the whole placement."""
    public = state.public
    public.agenda = _placement(public.in_order(), public.pairs)
    return False


@cache
def _placement(order: tuple[Seat, ...], pairs: int) -> tuple[steps.Step, ...]:
    """Returns the placement: windows, the goes in player order, then the counting."""
    return (
        *(steps.AskForCards(seat, START_PLACING) for seat in order),
        *(steps.BeginGo(seat) for _ in range(pairs) for seat in order),
        *map(steps.AskForLooks, order),
        steps.OpenFronts(),
        *(steps.AskForCards(seat, START_COUNTING) for seat in order),
        steps.BeginCounting(),
    )


def begin_go(state: State, step: steps.BeginGo, chance: Chance, emit: Emit) -> bool:
    """Begins a go."""
    public = state.public
    public.go, public.agenda = (), (*_go(step.seat, public.seats == 2), *public.agenda)
    return False


@cache
def _go(seat: Seat, has_neutral: bool) -> tuple[steps.Step, ...]:
    """Returns a go: a pair, in a game for two a neutral broker, then cards that follow it."""
    neutral = (steps.AwaitNeutral(seat),) if has_neutral else ()
    return (steps.AwaitBroker(seat, 0), steps.AwaitBroker(seat, 1), *neutral, steps.AskForCards(seat, AFTER_PAIR))


def place_broker(state: State, seat: Seat, move: Place, emit: Emit) -> None:
    """Places a broker from behind the screen or, by the Conjurer, from the front."""
    public, value, from_front = state.public, move.value, move.from_front
    public.agenda = public.agenda[1:]
    if from_front:
        take_from_front(public, seat, value)
    else:
        leave_screen(state, seat, value)
    tag = public.next_tag
    public.go += (tag,)
    if move.is_up:
        _stand(public, Broker(tag, seat, seat, move.place, value), emit, from_front)
        return
    state.hidden += ((tag, value),)
    _stand(public, Broker(tag, seat, seat, move.place, None), emit, from_front)
    if emit is not no_listener:
        emit(Whisper(frozenset([seat]), ev.ValueLearned(seat, tag, value)))
    if from_front:
        everybody = tuple((other, tag) for other in range(public.seats) if other != seat)
        state.seen = tuple(sorted((*state.seen, *everybody)))


def _stand(public: Public, broker: Broker, emit: Emit, from_front: bool = False) -> None:
    """Puts a broker with the next tag on the board; a market square gives its party a point at once (3)."""
    public.next_tag += 1
    public.brokers = (*public.brokers, broker)
    place = broker.place
    if place >= CITY:
        score(public, broker.party, 1)
    if emit is not no_listener:
        point = int(is_market(place))
        emit(ev.BrokerPlaced(broker.placer, broker.party, broker.tag, place, broker.value, from_front, point))


def place_neutral(state: State, seat: Seat, move: PlaceNeutral, emit: Emit) -> None:
    """Places a neutral broker face down; from then on nobody may look at it, not even who placed it (7)."""
    public, party = state.public, state.public.neutral_party
    assert party is not None
    public.agenda = public.agenda[1:]
    state.neutrals = put(state.neutrals, seat, without(state.neutrals[seat], move.value))
    public.neutral = put(public.neutral, seat, public.neutral[seat] - 1)
    tag = public.next_tag
    state.hidden += ((tag, move.value),)
    _stand(public, Broker(tag, party, seat, move.place, None), emit)
    emit(Whisper(frozenset([seat]), ev.ValueLearned(seat, tag, move.value)))
    state.seen = tuple(sorted((*state.seen, (seat, tag))))


def open_fronts(state: State, step: steps.OpenFronts, chance: Chance, emit: Emit) -> bool:
    """Lets all remaining brokers join the front, face up (3); the characters of the placement are over."""
    public = state.public
    public.front = tuple(
        tuple(sorted((*front, *screen))) for front, screen in zip(public.front, state.screens, strict=True)
    )
    state.screens, public.behind, public.go = ((),) * public.seats, (0,) * public.seats, ()
    emit(ev.FrontsOpened(public.front))
    lapse(public, Until.PLACED)
    return False
