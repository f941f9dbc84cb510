"""What a seat may know, and the games that it could believe in (5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from game.boxes.ys.rules.components import YELLOW_CARDS, Card
from game.boxes.ys.rules.events import BidsRevealed, FrontsOpened, Revealed, ValueLearned
from game.boxes.ys.rules.scoring import SPARE
from game.boxes.ys.rules.setup import brokers_of, neutrals_of
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, FAVOUR
from game.boxes.ys.rules.view import Broker, Hand, Pairs, Public, Values, View
from game.core.chance import Chance
from game.core.rules import Seat

T = TypeVar("T")
N = TypeVar("N", bound=int)

_SPARES = 3
"""The most 2s that a seat gets for brokers in the throne room (7)."""


def view(state: State, seat: Seat | None) -> View:
    """Returns what a seat that remembers everything, or an onlooker who remembers nothing, may know."""
    public = state.public
    return View(
        seat=seat,
        public=public.copy(),
        screens=_own(state.screens, seat),
        neutrals=_own(state.neutrals, seat),
        bids=_own(state.bids, seat),
        favours=_own(state.favours, seat),
        hands=_own(state.hands, seat),
        won=_own(state.won, seat),
        values=_values(state, seat),
        known=state.known,
        seen=state.seen,
        recalled=None if seat is None else _in_order([pair for pair in state.hidden if (seat, pair[0]) in state.seen]),
        held=None if seat is None else tuple(zip(state.hands, state.won, strict=True)),
    )


def _own(rows: Sequence[T], seat: Seat | None) -> tuple[T | None, ...]:
    return tuple([row if owner == seat else None for owner, row in enumerate(rows)])


def _values(state: State, seat: Seat | None) -> Pairs:
    """Returns the hidden brokers that a seat is shown: its own and those its Spy looked at; at the end all."""
    public = state.public
    if public.is_over:
        return _in_order(state.hidden)
    if seat is None:
        return ()
    own = {broker.tag for broker in public.brokers if broker.party == seat}.union(public.throne[seat])
    return _in_order([pair for pair in state.hidden if pair[0] in own or (seat, pair[0]) in state.known])


def _in_order(hidden: Iterable[tuple[int, int]]) -> Pairs:
    """Returns brokers by tag: one that the Magician sends to the throne room is hidden later than its tag says."""
    return tuple(sorted(hidden))


def discloses(view: View, event: object) -> bool:
    """Tells whether an event names a value that a view did not show: bids, and brokers that lay hidden before."""
    public, shown = view.public, dict(view.values)
    match event:
        case BidsRevealed():
            return True
        case Revealed(values):
            return any(tag < public.next_tag and tag not in shown for tag, _ in values)
        case ValueLearned(tag=tag):
            return tag < public.next_tag and tag not in shown
        case FrontsOpened():
            return any(_is_guessed(view, seat) for seat in range(public.seats) if seat != view.seat)
    return False


def _is_guessed(view: View, seat: int) -> bool:
    """Tells whether what a seat has behind its screen does not follow from what everybody saw of it."""
    public, shown = view.public, dict(view.values)
    hidden = [broker.tag for broker in public.brokers if broker.party == seat and broker.value is None]
    return public.behind[seat] > 0 and any(tag not in shown for tag in (*hidden, *public.throne[seat]))


def forget(view: View) -> View:
    """Returns the view of a seat that remembers neither what it placed for others nor who won which card."""
    return replace(view, recalled=None, held=None)


# ---------------------------------------------------------------------- imagined games
def imagine(view: View, chance: Chance) -> State:
    """Returns a game that fits the view: what is hidden is dealt at random from what is not in sight."""
    public = view.public.copy()
    known = dict([*view.values, *(view.recalled or ())])
    own = [_brokers(view, Seat(seat), known, chance) for seat in range(public.seats)]
    neutral = [_neutrals(view, Seat(seat), known, chance) for seat in range(public.seats)]
    hands, won = _cards(view, chance)
    tags = [
        *(broker.tag for broker in public.brokers if broker.value is None),
        *(tag for row in public.throne for tag in row),
    ]
    hidden = dict([*(pair for dealt in own for pair in dealt[0]), *(pair for dealt in neutral for pair in dealt[0])])
    return State(
        public=public,
        screens=tuple(screen for _, screen, _ in own),
        neutrals=tuple(screen for _, screen in neutral),
        bids=tuple(bid for _, _, bid in own),
        favours=tuple(_favour(view, Seat(seat), chance) for seat in range(public.seats)),
        hidden=tuple((tag, hidden[tag]) for tag in tags),
        known=view.known,
        seen=view.seen,
        hands=hands,
        won=won,
    )


def _brokers(view: View, seat: Seat, known: dict[int, int], chance: Chance) -> tuple[Pairs, Values, Values | None]:
    """Returns a seat's hidden brokers by tag, those behind its screen, and its bid."""
    public, screen, bid = view.public, view.screens[seat], view.bids[seat]
    tags = [broker.tag for broker in public.brokers if broker.party == seat and broker.value is None]
    tags += public.throne[seat]
    left = unseen(view, seat, known)
    pairs = tuple((tag, known[tag] if tag in known else _draw(left, chance)) for tag in tags)
    if screen is not None:
        return pairs, screen, bid
    if public.task == BID and seat in public.done:
        bid = tuple(sorted((_draw(left, chance), _draw(left, chance))))
    return pairs, tuple(left), bid


def unseen(view: View, seat: Seat, known: dict[int, int]) -> list[int]:
    """Returns the values, sorted, of a seat's brokers that are hidden, anywhere, from whoever knows these by tag."""
    public = view.public
    hidden = [broker.tag for broker in public.brokers if broker.party == seat and broker.value is None]
    spares = (SPARE,) * min(_SPARES, len(public.throne[seat]))
    pool = Counter([*brokers_of(public.variants), *spares])
    pool.subtract(public.front[seat])
    pool.subtract(b.value for b in (*public.brokers, *public.away) if b.party == seat and b.value is not None)
    pool.subtract(known[tag] for tag in (*hidden, *public.throne[seat]) if tag in known)
    pool.subtract([*(view.screens[seat] or ()), *(view.bids[seat] or ())])
    return sorted(pool.elements())


def _neutrals(view: View, seat: Seat, known: dict[int, int], chance: Chance) -> tuple[Pairs, Values]:
    """Returns the neutral brokers that a seat placed and that are hidden, and those behind its screen."""
    public, screen = view.public, view.neutrals[seat]
    if public.neutral_party is None:
        return (), ()
    left = unseen_neutrals(view, seat, known)
    tags = [broker.tag for broker in _neutrals_of(public, seat) if broker.value is None]
    pairs = tuple((tag, known[tag] if tag in known else _draw(left, chance)) for tag in tags)
    return pairs, tuple(left) if screen is None else screen


def unseen_neutrals(view: View, seat: Seat, known: dict[int, int]) -> list[int]:
    """Returns the values, sorted, of the neutral brokers of a seat that are hidden from whoever knows these by tag."""
    pool = Counter(neutrals_of(view.public.variants))
    for broker in _neutrals_of(view.public, seat):
        value = known.get(broker.tag) if broker.value is None else broker.value
        pool.subtract([] if value is None else [value])
    pool.subtract(view.neutrals[seat] or ())
    return sorted(pool.elements())


def _neutrals_of(public: Public, seat: Seat) -> list[Broker]:
    """Returns the neutral brokers that a seat placed."""
    party = public.neutral_party
    return [b for b in (*public.brokers, *public.away) if b.party == party and b.placer == seat]


def _draw(values: list[N], chance: Chance) -> N:
    return values.pop(chance.pick(range(len(values))))


def _favour(view: View, seat: Seat, chance: Chance) -> int | None:
    own = view.favours[seat]
    if own is not None or view.public.task != FAVOUR or seat not in view.public.done:
        return own
    return chance.pick(view.public.front[seat])


def _cards(view: View, chance: Chance) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    """Returns the hands and the cards won in this turn: those of others are among the cards that went to somebody."""
    if view.held is not None:
        return tuple(hand for hand, _ in view.held), tuple(won for _, won in view.held)
    public = view.public
    seen = {*public.deck, *public.discard, *public.shown, *(effect.card for effect in public.effects)}
    seen.update(card for row in (*view.hands, *view.won) if row is not None for card in row)
    unseen = [card for card in YELLOW_CARDS if card not in seen]
    hands = [_dealt(row, size, unseen, chance) for row, size in zip(view.hands, public.hand_sizes, strict=True)]
    won = [_dealt(row, size, unseen, chance) for row, size in zip(view.won, public.fresh, strict=True)]
    return tuple(hands), tuple(won)


def _dealt(row: Hand | None, size: int, unseen: list[Card], chance: Chance) -> Hand:
    return tuple(sorted(_draw(unseen, chance) for _ in range(size))) if row is None else row
