"""Counting the quarters: gems of the ships, then port, commercial area and palace (3, 7)."""

from collections.abc import Container
from functools import cache

from game.boxes.ys.rules.board import COMMERCE, PALACE, PORT, AreaKind, areas_of
from game.boxes.ys.rules.cards import GIFT, Card
from game.boxes.ys.rules.change import dearest, give_gem, put, score, within, without
from game.boxes.ys.rules.characters import (
    AT_ONCE,
    Until,
    commerce_points,
    exchange_card,
    frozen,
    lapse,
    offer_gift,
    pay_at_once,
)
from game.boxes.ys.rules.events import (
    AreaWon,
    GemTaken,
    QuarterCounted,
    Revealed,
)
from game.boxes.ys.rules.gems import BLACK, WHITE, Gem
from game.boxes.ys.rules.moves import TakeGem
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.quarter import counted
from game.boxes.ys.rules.ranking import ranking, winner
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import (
    BeginCounting,
    CountArea,
    CountMarket,
    CountQuarter,
    PickGem,
    SendHome,
    Step,
)
from game.boxes.ys.rules.tasks import GEM
from game.core.chance import Chance
from game.core.rules import Emit, Seat, no_listener

Looks = tuple[tuple[int, int], ...]
GEMS_BY_RANK = {4: (2, 1, 1), 3: (2, 1, 0), 2: (2, 1, 0)}
"""How many gems the first, second and third of a quarter pick, by number of players (3, 7)."""


def begin(state: State, step: BeginCounting, chance: Chance, emit: Emit) -> bool:
    """Sets out the counting: the quarters in order, then the market."""
    state.public.agenda = (*map(CountQuarter, state.public.quarters), CountMarket())
    return False


def reveal(state: State, places: range, emit: Emit) -> None:
    """Turns face-down brokers up in some places."""
    public = state.public
    turned = [(i, one) for i, one in enumerate(public.brokers) if one.value is None and one.place in places]
    if not turned:
        return
    brokers, hidden, values = list(public.brokers), dict(state.hidden), list[tuple[int, int]]()
    for i, broker in turned:
        value = hidden.pop(broker.tag)
        brokers[i] = broker.revealed(value)
        values.append((broker.tag, value))
    public.brokers, state.hidden = tuple(brokers), tuple(hidden.items())
    state.known = _of_hidden(state.known, hidden)
    state.seen = _of_hidden(state.seen, hidden)
    if emit is not no_listener:
        emit(Revealed(tuple(sorted(values))))


def _of_hidden(looks: Looks, hidden: Container[int]) -> Looks:
    """Returns who looked at which brokers, of those that are hidden still."""
    return tuple([look for look in looks if look[1] in hidden]) if looks else looks


def count_quarter(state: State, step: CountQuarter, chance: Chance, emit: Emit) -> bool:
    """Reveals a quarter and ranks who is there; sets out who picks gems, the areas, and the way home."""
    public, quarter = state.public, step.quarter
    reveal(state, areas_of(quarter), emit)
    stands = counted(public, quarter)
    ranked = ranking(public, stands.overall)
    if emit is not no_listener:
        emit(QuarterCounted(quarter, stands.areas, stands.overall, ranked))
    public.agenda = (*_course(quarter, ranked, public.seats), *public.agenda)
    return False


@cache
def _course(quarter: int, ranked: tuple[int, ...], seats: int) -> tuple[Step, ...]:
    """Returns who picks gems in a quarter, then its areas, then the way home; takes the parties there, best first."""
    shares = zip(ranked, GEMS_BY_RANK[seats], strict=False)
    gems = (PickGem(party, quarter) for party, number in shares for _ in range(number))
    return (*gems, *(CountArea(quarter, kind) for kind in AreaKind), SendHome(quarter))


# ---------------------------------------------------------------------- gems of the ship
def offer_gem(state: State, step: PickGem, chance: Chance, emit: Emit) -> bool:
    """Lets a party pick a gem; the neutral player takes the dearest, and the last one needs no choice (3, 7)."""
    public, party, quarter = state.public, step.party, step.quarter
    left = public.cargo[quarter]
    if not left:
        return False
    if party == public.neutral_party:
        best = dearest(public)
        order = [WHITE, *best]  # a white one becomes the dearest colour at once
        taken = min(left, key=order.index)
        _take(public, party, quarter, taken, best[0] if taken == WHITE else taken, emit)
        return False
    if len(left) == 1 and left[0] != WHITE:
        _take(public, party, quarter, left[0], left[0], emit)
        return False
    public.task, public.acting = GEM, Seat(party)
    return True


def take_gem(state: State, seat: Seat, move: TakeGem, emit: Emit) -> None:
    """Takes a gem of the ship in the quarter that is counted."""
    public = state.public
    quarter = public.picked_from
    public.agenda = public.agenda[1:]
    _take(public, seat, quarter, move.gem, move.colour, emit)


def _take(public: Public, party: int, quarter: int, taken: Gem, colour: Gem, emit: Emit) -> None:
    public.cargo = put(public.cargo, quarter, without(public.cargo[quarter], taken))
    give_gem(public, party, colour)
    if emit is not no_listener:
        emit(GemTaken(party, quarter, taken, colour))


# ---------------------------------------------------------------------- areas
def count_area(state: State, step: CountArea, chance: Chance, emit: Emit) -> bool:
    """Gives the winner of an area its reward: a black gem, points, or the character."""
    public, quarter, kind = state.public, step.quarter, step.kind
    of = counted(public, quarter).areas[kind]
    won = winner(public, of)
    points, card = 0, None
    if kind == COMMERCE:
        points = commerce_points(public)
    elif kind == PALACE:
        card = public.shown[quarter]
        public.shown = put(public.shown, quarter, None)
    if emit is not no_listener:
        emit(AreaWon(quarter, kind, of, won, points if won is not None else 0, card))
    if won is None:
        if card is not None:
            public.discard = within(public.discard, card)
    elif kind == PORT:
        give_gem(public, won, BLACK)
    elif kind == COMMERCE:
        score(public, won, points)
    elif card is not None:
        _win_card(state, won, card, emit)
    return False


def _win_card(state: State, party: int, card: Card, emit: Emit) -> None:
    """Gives a party a character: most can be played from the next turn on (6)."""
    public = state.public
    if card in AT_ONCE:
        pay_at_once(public, party, card, emit)
    elif party == public.neutral_party:
        exchange_card(public, party, card, emit)
    elif card == GIFT:
        offer_gift(public, Seat(party))
    else:
        state.won = put(state.won, party, within(state.won[party], card))
        public.fresh = put(public.fresh, party, public.fresh[party] + 1)


def send_home(state: State, step: SendHome, chance: Chance, emit: Emit) -> bool:
    """Sends the brokers of a counted quarter home; a Queen there has done her work (6)."""
    public, quarter = state.public, step.quarter
    stands = counted(public, quarter)
    public.brokers = stands.elsewhere
    public.counted += stands.here
    if frozen(public) == quarter:
        lapse(public, Until.COUNTED)
    return False
