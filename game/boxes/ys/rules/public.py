"""What lies open on the table for everybody to see; the rest is in `state.py`."""

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from game.boxes.ys.rules.board import QUARTERS, ROWS
from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.gems import Gem, Ship
from game.boxes.ys.rules.steps import AskForCards, PickGem, Step
from game.boxes.ys.rules.tasks import ASK, BID, OVER, Task
from game.core.rules import Seat
from game.core.values import copier, value

S = TypeVar("S", bound=Step)
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
