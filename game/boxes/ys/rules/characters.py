"""The characters: when one may be played, at what, what it does, what it changes in other rules (6)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import combinations, combinations_with_replacement
from operator import attrgetter

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import COLOURS, STEPS, Card, Window, is_market, quarter_of
from game.boxes.ys.rules.moves import ChooseColour, Look, Refill
from game.boxes.ys.rules.state import State, hidden_value, leave_screen
from game.boxes.ys.rules.steps import AwaitRefill, ChooseGift
from game.boxes.ys.rules.view import (
    Broker,
    Public,
    Values,
    broker_of,
    dearest,
    free_places,
    give_gem,
    move_broker,
    move_quote,
    score,
    within,
    without,
)
from game.core.rules import Emit, Seat, Whisper
from game.core.values import put

Targets = tuple[int, ...]
"""What a card is aimed at, as a move names it: tags, places, quarters, gems or columns."""


class Until(Enum):
    """The moment at which the work of a character is over."""

    PLACED = auto()
    """All brokers are placed."""
    COUNTED = auto()
    """The quarter that it is about is counted."""
    TURN = auto()
    """The turn ends."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character that is played from the hand at a window.

    `aims` returns what a seat may aim it at, sorted; by default it has one way to be played, at nothing. `act` is what
    it does at once, and returns the points that its player gets for it in the market. The first `brokers` of its
    targets are tags of brokers. One that works on does so `until` a moment, with a `number` of its own (looks left,
    the closed quarter); others are discarded as soon as they are played.
    """

    card: Card
    window: Window
    aims: Callable[[Public, Seat], Iterable[Targets]] = lambda public, seat: ((),)
    act: Callable[[State, Seat, Targets], int] = lambda state, seat, targets: 0
    brokers: int = 0
    until: Until | None = None
    number: Callable[[Targets], int] = lambda targets: 0


# The Queen closes a quarter: nobody else places brokers there, and those there stay as they are (6).
QUEEN = Character(
    Card.QUEEN,
    Window.BEFORE_PAIR,
    lambda public, seat: ((quarter,) for quarter in public.quarters),
    until=Until.COUNTED,
    number=lambda targets: targets[0],
)


def closed_to(public: Public, seat: Seat) -> int:
    """Returns the quarter that the Queen closes to a seat that wants to place a broker, -1 for none."""
    queen = public.effect(Card.QUEEN)
    return -1 if queen is None or queen.seat == seat else queen.number


def frozen(public: Public) -> int:
    """Returns the quarter where the Queen keeps brokers as they are, her own player's too **[ruling]**; -1 for none."""
    queen = public.effect(Card.QUEEN)
    return -1 if queen is None else queen.number


def movable(public: Public, seat: Seat) -> list[Broker]:
    """Returns the brokers of a seat on the board that other characters may move, by tag."""
    kept = frozen(public)
    own = [broker for broker in public.brokers if broker.party == seat and quarter_of(broker.place) != kept]
    return sorted(own, key=attrgetter("tag"))


# The Bishop's player places brokers face up or face down as he likes (6).
BISHOP = Character(Card.BISHOP, Window.START_PLACING, until=Until.PLACED)


def chooses_facing(public: Public, seat: Seat) -> bool:
    """Tells whether a seat chooses for every broker how it lies."""
    return public.works_for(Card.BISHOP, seat)


# The Spy looks at three hidden brokers of others, at any moment of the placement at which his player decides (6).
SPY = Character(Card.SPY, Window.START_PLACING, until=Until.PLACED, number=lambda targets: 3)


def looks(public: Public, seat: Seat, known: tuple[tuple[int, int], ...]) -> list[Look]:
    """Returns the hidden brokers that a seat's Spy can still look at: on the board or in the throne room (6, 7)."""
    spy = public.effect(Card.SPY)
    if spy is None or spy.seat != seat or not spy.number:
        return []
    seen = {tag for viewer, tag in known if viewer == seat}
    board = [broker.tag for broker in public.brokers if broker.value is None and broker.party < public.seats]
    throne = [tag for owner, tags in enumerate(public.throne) for tag in tags if owner != seat]
    own = {broker.tag for broker in public.brokers if broker.party == seat}
    return [Look(tag) for tag in sorted([*board, *throne]) if tag not in seen and tag not in own]


def look(state: State, seat: Seat, move: Look, emit: Emit) -> None:
    """Shows a seat a hidden broker; it remembers it as long as that one is hidden."""
    public = state.public
    public.effects = tuple(
        [replace(one, number=one.number - 1) if one.card == Card.SPY else one for one in public.effects]
    )
    state.known = tuple(sorted((*state.known, (seat, move.tag))))
    emit(ev.BrokerLookedAt(seat, move.tag))
    emit(Whisper(frozenset([seat]), ev.ValueLearned(seat, move.tag, hidden_value(state, move.tag))))


# The Conjurer's player also places brokers of his front, and refills it from behind his screen (6).
CONJURER = Character(Card.CONJURER, Window.START_PLACING, until=Until.PLACED)


def placeable(public: Public, seat: Seat, screen: Values) -> Values:
    """Returns the brokers of the front that a seat may place: none when there is nothing to refill it with."""
    return public.front[seat] if screen and public.works_for(Card.CONJURER, seat) else ()


def take_from_front(public: Public, seat: Seat, value: int) -> None:
    """Takes a broker from the front; it is refilled before anything else."""
    public.front = put(public.front, seat, without(public.front[seat], value))
    public.agenda = (AwaitRefill(seat), *public.agenda)


def refills(screen: Values) -> list[Refill]:
    """Returns the ways to refill the front."""
    return [Refill(value) for value in dict.fromkeys(screen)]


def refill(state: State, seat: Seat, move: Refill, emit: Emit) -> None:
    """Puts a broker from behind the screen to the front, face up."""
    public = state.public
    public.agenda = public.agenda[1:]
    leave_screen(state, seat, move.value)
    public.front = put(public.front, seat, within(public.front[seat], move.value))
    emit(ev.FrontRefilled(seat, move.value))


# The Magician lets two of one's own brokers change places (6), one of them perhaps in the throne room (7).
def _magician_aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """Two of one's own on the board; one of them may be one's own in the throne room, named second."""
    own = [broker.tag for broker in movable(public, seat)]
    throne = public.throne[seat]
    yield from sorted([*combinations(own, 2), *((tag, other) for tag in own for other in throne)])


def _magician_act(state: State, seat: Seat, targets: Targets) -> int:
    """Each keeps its facing; no market point **[ruling]**."""
    public, (one, other) = state.public, targets
    if other in public.throne[seat]:
        _from_throne(state, seat, one, other)
        return 0
    places = broker_of(public, one).place, broker_of(public, other).place
    move_broker(public, one, places[1])
    move_broker(public, other, places[0])
    return 0


def _from_throne(state: State, seat: Seat, tag: int, throned: int) -> None:
    """The one coming out stays face down, the one going in is turned down **[ruling]** (7)."""
    public = state.public
    leaving = broker_of(public, tag)
    public.brokers = tuple(
        [
            replace(broker, tag=throned, value=None, marked=False) if broker.tag == tag else broker
            for broker in public.brokers
        ]
    )
    public.throne = put(public.throne, seat, tuple(sorted((*without(public.throne[seat], throned), tag))))
    if leaving.value is not None:
        state.hidden = (*state.hidden, (tag, leaving.value))
        others = tuple((other, tag) for other in range(public.seats) if other != seat)
        state.seen = tuple(sorted((*state.seen, *others)))


MAGICIAN = Character(Card.MAGICIAN, Window.AFTER_PAIR, _magician_aims, _magician_act, brokers=2)


# The Soldier marks a broker of the pair just placed: it counts 5 (6).
MARKED = 5
"""What a marked broker counts, whatever its value."""


def _soldier_aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """What was placed in this go and was not sent to the throne room since."""
    placed = {broker.tag for broker in public.brokers}
    yield from ((tag,) for tag in sorted(public.go) if tag in placed)


def _soldier_act(state: State, seat: Seat, targets: Targets) -> int:
    public, (tag,) = state.public, targets
    public.brokers = tuple([replace(one, marked=True) if one.tag == tag else one for one in public.brokers])
    return 0


SOLDIER = Character(Card.SOLDIER, Window.AFTER_PAIR, _soldier_aims, _soldier_act, brokers=1)


# The Captain lets the ships of two quarters change places (6).
def _captain_act(state: State, seat: Seat, targets: Targets) -> int:
    public, (one, other) = state.public, targets
    ships, cargo = public.ships, public.cargo
    public.ships = put(put(ships, one, ships[other]), other, ships[one])
    public.cargo = put(put(cargo, one, cargo[other]), other, cargo[one])
    return 0


CAPTAIN = Character(
    Card.CAPTAIN, Window.START_COUNTING, lambda public, seat: combinations(public.quarters, 2), _captain_act
)


# The Herald moves one of one's own brokers to any free place (6).
def _herald_aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """A broker, and where it goes."""
    free = free_places(public, frozen(public))
    for broker in movable(public, seat):
        yield from ((broker.tag, place) for place in free if place != broker.place)


def _herald_act(state: State, seat: Seat, targets: Targets) -> int:
    """Into the market +1 point, within it none."""
    public, (tag, place) = state.public, targets
    origin = broker_of(public, tag).place
    move_broker(public, tag, place)
    point = int(is_market(place) and not is_market(origin))
    score(public, seat, point)
    return point


HERALD = Character(Card.HERALD, Window.START_COUNTING, _herald_aims, _herald_act, brokers=1)


# The Intriguer's player is ahead in all ties of the counting, and orders tied columns (6).
INTRIGUER = Character(Card.INTRIGUER, Window.START_COUNTING, until=Until.TURN)


def leads_ties(public: Public, party: int) -> bool:
    """Tells whether a party is ahead of whoever has the same total."""
    return public.works_for(Card.INTRIGUER, party)


# The Merchant lets every commercial area pay 5 points, to whoever wins it (6).
MERCHANT = Character(Card.MERCHANT, Window.START_COUNTING, until=Until.TURN)
COMMERCE_POINTS, MERCHANT_POINTS = 3, 5
"""The points of a commercial area (3), and those with the Merchant at work."""


def commerce_points(public: Public) -> int:
    """Returns what a commercial area pays in this turn."""
    return MERCHANT_POINTS if public.effect(Card.MERCHANT) else COMMERCE_POINTS


# The Alchemist turns one gem into a gem of any colour (6).
def _alchemist_aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """A gem and what it becomes; or nothing, for the change is not compulsory though the card is spent (6)."""
    yield ()
    for gem, number in enumerate(public.gems[seat]):
        if number:
            yield from ((gem, colour) for colour in COLOURS if colour != gem)


def _alchemist_act(state: State, seat: Seat, targets: Targets) -> int:
    if targets:
        gem, colour = targets
        give_gem(state.public, seat, gem, -1)
        give_gem(state.public, seat, colour)
    return 0


ALCHEMIST = Character(Card.ALCHEMIST, Window.END_COUNTING, _alchemist_aims, _alchemist_act)


# The Banker moves one quotation up and another one down (6).
def _banker_aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """One quotation up and a different one down; neither may be without effect **[ruling]**."""
    up = [column for column in COLOURS if public.quotes[column] < STEPS]
    down = [column for column in COLOURS if public.quotes[column] > 1]
    yield from ((rising, falling) for rising in up for falling in down if rising != falling)


def _banker_act(state: State, seat: Seat, targets: Targets) -> int:
    rising, falling = targets
    move_quote(state.public, rising, 1)
    move_quote(state.public, falling, -1)
    return 0


BANKER = Character(Card.BANKER, Window.END_COUNTING, _banker_aims, _banker_act)


# The Jeweler brings two gems of any colours (6).
def _jeweler_act(state: State, seat: Seat, targets: Targets) -> int:
    for colour in targets:
        give_gem(state.public, seat, colour)
    return 0


JEWELER = Character(
    Card.JEWELER, Window.END_COUNTING, lambda public, seat: combinations_with_replacement(COLOURS, 2), _jeweler_act
)


# Prince and King give points as soon as they are won (6).
AT_ONCE = {Card.PRINCE: 4, Card.KING: 5}
"""The points of each."""


def pay_at_once(public: Public, party: int, card: Card, emit: Emit) -> None:
    """Gives a party the points of a card that it won."""
    public.discard = within(public.discard, card)
    score(public, party, AT_ONCE[card])
    emit(ev.PointsGiven(party, card, AT_ONCE[card]))


# The blue cards of the last turn bring a gem of any colour (6); a neutral player takes one for every card (7).
def offer_gift(public: Public, seat: Seat) -> None:
    """Discards a blue card that a seat won, and lets it choose."""
    public.discard = within(public.discard, Card.GIFT)
    public.agenda = (ChooseGift(seat), *public.agenda)


def choose_gift(public: Public, seat: Seat, move: ChooseColour, emit: Emit) -> None:
    """Takes the gem of a blue card."""
    public.agenda = public.agenda[1:]
    give_gem(public, seat, move.colour)
    emit(ev.GiftTaken(seat, Card.GIFT, move.colour))


def exchange_card(public: Public, party: int, card: Card, emit: Emit) -> None:
    """Discards any card that the neutral player won for the dearest gem (7)."""
    public.discard = within(public.discard, card)
    colour = dearest(public)[0]
    give_gem(public, party, colour)
    emit(ev.GiftTaken(party, card, colour))


_PLAYED = (
    *(BISHOP, SPY, CONJURER),
    QUEEN,
    *(MAGICIAN, SOLDIER),
    *(CAPTAIN, HERALD, INTRIGUER, MERCHANT),
    *(ALCHEMIST, BANKER, JEWELER),
)
"""The characters that are played from the hand, in the order of their windows."""
CHARACTERS: dict[Card, Character] = {one.card: one for one in _PLAYED}
WINDOW: dict[int, Window] = {card: character.window for card, character in CHARACTERS.items()}
"""When each card may be played; the sources' pictures are lost, so some of this is ruled (6)."""


def lapse(public: Public, until: Until) -> None:
    """Discards the characters whose work is over."""
    over = [effect.card for effect in public.effects if CHARACTERS[effect.card].until == until]
    public.discard = tuple(sorted((*public.discard, *over)))
    public.effects = tuple([effect for effect in public.effects if effect.card not in over])
