"""What lies open on the table, what one seat knows besides, and small changes of both; secrets are in `state.py`."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TypeVar

from game.boxes.ys.rules.components import (
    CITY,
    COLOURS,
    END,
    QUARTERS,
    ROWS,
    STEPS,
    Card,
    Gem,
    Ship,
    Window,
    areas_of,
    squares_of,
)
from game.boxes.ys.rules.steps import ASK, BID, OVER, AskForCards, PickGem, Step, Task
from game.core.rules import Seat
from game.core.values import copier, put, value

S = TypeVar("S", bound=Step)
Values = tuple[int, ...]
"""Values of brokers, sorted."""
Hand = tuple[Card, ...]
"""Characters, sorted."""
Gems = tuple[int, ...]
"""How many blue, green, yellow, red and black gems a party has."""


@value
class Variants:
    """Which variants are played (7)."""

    favour: bool
    express: bool
    three_quarters: bool
    hard_neutral: bool
    all_open: bool


@value
class Broker:
    """A broker on the board.

    `tag` tells it from others and says nothing else; `party` is whose it is, `placer` who placed it. `value` is None
    while it lies face down. `marked` by the Soldier it counts 5.
    """

    tag: int
    party: int
    placer: Seat
    place: int
    value: int | None
    marked: bool = False

    def revealed(self, value: int) -> "Broker":
        """Returns the broker face up."""
        return Broker(self.tag, self.party, self.placer, self.place, value, self.marked)


@value
class Effect:
    """A character that works on: the card, whose it is, and a number (looks left, the closed quarter)."""

    card: Card
    seat: Seat
    number: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Public:
    """What everybody sees; all values are immutable, so a copy is shallow. Views hold copies that nobody changes.

    A *party* is a seat or, in a game for two, the neutral player, who comes last. `agenda` is what is still to happen
    in this turn (`round`), the next thing first; `task` and `acting` are what is decided now and by whom (several at
    once while bidding and at the king's favour; `done` are those who have). `order` are the order cards by seat,
    `cards` those to pick from, `chosen` those picked in this turn (0: none). `front` are the brokers before the
    screens, `behind` and `neutral` how many are behind them. `go` are the brokers placed in the present go. `throne`
    are the brokers in the throne room by seat, as tags. `ships` are in the ports, `cargo` what is left of them,
    `stalls` the gems of the market rows 1 to 3; `quotes` the quotations. `shown` are the characters in the palaces,
    `fresh` who won cards in this turn; `effects` the characters at work. `ranked` are the columns put in order so far.
    `counted` are the brokers that were counted; when the turn is over they are home, but still remembered until the
    next bids are shown. `deck` are the yellow characters and `fleet` the ships that nobody has seen yet, sorted.
    """

    seats: int
    variants: Variants
    task: Task
    acting: Seat
    round: int
    agenda: tuple[Step, ...]
    done: tuple[Seat, ...]
    order: tuple[int, ...]
    cards: tuple[int, ...]
    chosen: tuple[int, ...]
    front: tuple[tuple[int, ...], ...]
    behind: tuple[int, ...]
    neutral: tuple[int, ...]
    brokers: tuple[Broker, ...]
    next_tag: int
    go: tuple[int, ...]
    throne: tuple[tuple[int, ...], ...]
    ships: tuple[Ship | None, ...]
    cargo: tuple[tuple[Gem, ...], ...]
    stalls: tuple[Gem | None, ...]
    quotes: tuple[int, ...]
    gems: tuple[Gems, ...]
    points: tuple[int, ...]
    shown: tuple[Card | None, ...]
    hand_sizes: tuple[int, ...]
    fresh: tuple[int, ...]
    played: tuple[int, ...]
    effects: tuple[Effect, ...]
    discard: tuple[Card, ...]
    ranked: tuple[int, ...]
    counted: tuple[Broker, ...]
    deck: tuple[Card, ...]
    fleet: tuple[int, ...]

    def copy(self) -> "Public":
        """Returns an independent copy."""
        return _copy(self)

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.task == OVER

    @property
    def parties(self) -> int:
        """Returns the number of parties: the seats, and the neutral player in a game for two (7)."""
        return self.seats + (self.seats == 2)

    @property
    def neutral_party(self) -> int | None:
        """Returns the neutral player's number, None without one."""
        return 2 if self.seats == 2 else None

    @property
    def away(self) -> tuple[Broker, ...]:
        """Returns the counted brokers that are not yet behind the screens again."""
        return () if self.task in (BID, OVER) else self.counted

    @property
    def quarters(self) -> range:
        """Returns the quarters in play (7)."""
        return quarters_of(self.seats, self.variants.three_quarters)

    @property
    def rows(self) -> range:
        """Returns the open rows of the market, 0 for row 1: that one is closed with two and three players (7)."""
        return rows_of(self.seats)

    @property
    def pairs(self) -> int:
        """Returns how many pairs each player places (3, 7)."""
        return 3 if self.variants.express else 4

    @property
    def window(self) -> Window | None:
        """Returns the window at which a seat is asked for characters now, None when nobody is."""
        step = self.agenda[0] if self.task == ASK else None
        return step.window if isinstance(step, AskForCards) else None

    @property
    def picked_from(self) -> int:
        """Returns the quarter from whose ship a gem is picked now."""
        step = self.agenda[0]
        assert isinstance(step, PickGem)
        return step.quarter

    def due(self, kind: type[S]) -> list[S]:
        """Returns the steps of a kind that are still to come in this turn."""
        return [step for step in self.agenda if type(step) is kind]

    def in_order(self) -> tuple[Seat, ...]:
        """Returns the seats in player order."""
        return _seats_by(self.order)

    def effect(self, card: int) -> Effect | None:
        """Returns a character at work, None if it is not."""
        for effect in self.effects:
            if effect.card == card:
                return effect
        return None

    def works_for(self, card: Card, party: int) -> bool:
        """Tells whether a character is at work for a party."""
        for effect in self.effects:
            if effect.card == card:
                return effect.seat == party
        return False


@cache
def _seats_by(order: tuple[int, ...]) -> tuple[Seat, ...]:
    """Returns the seats by their order cards."""
    return tuple(sorted(map(Seat, range(len(order))), key=order.__getitem__))


def quarters_of(seats: int, three_quarters: bool) -> range:
    """Returns the quarters in play with so many players, with that variant or without (7)."""
    return range(3 if seats == 2 or three_quarters else QUARTERS)


def rows_of(seats: int) -> range:
    """Returns the open rows of the market with so many players, 0 for row 1 (7)."""
    return range(0 if seats == 4 else 1, ROWS)


_copy = copier(Public)


# ---------------------------------------------------------------------- what one seat may know
Pairs = tuple[tuple[int, int], ...]


@value
class View:
    """A game as one seat (None: an onlooker) knows it; see `State` for what the fields mean.

    `screens`, `neutrals`, `bids`, `favours`, `hands` and `won` hold one's own, None for others. `values` are the
    face-down brokers and throne brokers that one knows, by tag: one's own, and what the Spy showed; at the end all.
    `recalled` are those that one only remembers: neutral brokers placed, brokers that lay open before; `held` the
    cards of each seat, in hand and won in this turn, as everybody saw them won. Both are None for an onlooker and for
    whoever does not remember (`RULES.forget`). `known` and `seen` tell who looked at which brokers: that is public.
    """

    seat: Seat | None
    public: Public
    screens: tuple[Values | None, ...]
    neutrals: tuple[Values | None, ...]
    bids: tuple[Values | None, ...]
    favours: tuple[int | None, ...]
    hands: tuple[Hand | None, ...]
    won: tuple[Hand | None, ...]
    values: Pairs
    known: Pairs
    seen: Pairs
    recalled: Pairs | None
    held: tuple[tuple[Hand, Hand], ...] | None

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.public.is_over


# ---------------------------------------------------------------------- small changes
N = TypeVar("N", bound=int)


def without(values: tuple[N, ...], value: N) -> tuple[N, ...]:
    """Returns values without one of them, which must be there."""
    rest = list(values)
    rest.remove(value)
    return tuple(rest)


def within(values: tuple[N, ...], value: N) -> tuple[N, ...]:
    """Returns sorted values with one more."""
    return tuple(sorted((*values, value)))


def broker_of(public: Public, tag: int) -> Broker:
    """Returns the broker on the board with a tag."""
    for broker in reversed(public.brokers):  # mostly one placed just now
        if broker.tag == tag:
            return broker
    raise LookupError(tag)


def move_broker(public: Public, tag: int, place: int) -> None:
    """Puts a broker of the board to another place."""
    public.brokers = tuple([replace(one, place=place) if one.tag == tag else one for one in public.brokers])


def move_quote(public: Public, column: int, step: int) -> None:
    """Moves a quotation, not beyond the ends of its track **[ruling]**."""
    public.quotes = put(public.quotes, column, min(STEPS, max(1, public.quotes[column] + step)))


def score(public: Public, party: int, points: int) -> None:
    """Gives a party points."""
    public.points = put(public.points, party, public.points[party] + points)


def give_gem(public: Public, party: int, gem: int, number: int = 1) -> None:
    """Gives a party gems of a kind, or takes them with a negative number."""
    row = public.gems[party]
    public.gems = put(public.gems, party, put(row, gem, row[gem] + number))


def dearest(public: Public) -> tuple[Gem, ...]:
    """Returns the colours by quotation, the highest first, equal ones from the left (4)."""
    return tuple(sorted(COLOURS, key=lambda colour: (-public.quotes[colour], colour)))


# ---------------------------------------------------------------------- where there is room
_BITS = tuple(0 if place < CITY else 1 << place for place in range(END))


def free_places(public: Public, closed: int = -1) -> tuple[int, ...]:
    """Returns all areas and the squares of the market without a broker, without those of a closed quarter."""
    taken = sum([_BITS[broker.place] for broker in public.brokers])
    return _free(public.seats, public.variants.three_quarters, taken, closed)


@lru_cache(maxsize=1 << 12)
def _free(seats: int, three_quarters: bool, taken: int, closed: int) -> tuple[int, ...]:
    """Returns the areas in play but those of the closed quarter, and the squares that are not taken."""
    areas = [place for one in quarters_of(seats, three_quarters) if one != closed for place in areas_of(one)]
    squares = [place for row in rows_of(seats) for place in squares_of(row)]
    return (*areas, *[place for place in squares if not taken & _BITS[place]])
