"""The Queen closes a quarter: nobody else places brokers there, and those there stay as they are (6)."""

from collections.abc import Iterator
from operator import attrgetter

from game.boxes.ys.rules.board import quarter_of
from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.characters.character import Character, Targets, Until
from game.boxes.ys.rules.public import Broker, Public
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    yield from ((quarter,) for quarter in public.quarters)


def _number(targets: Targets) -> int:
    """Returns the closed quarter."""
    return targets[0]


CHARACTER = Character(Card.QUEEN, Window.BEFORE_PAIR, _aims, until=Until.COUNTED, number=_number)


def closed_to(public: Public, seat: Seat) -> int:
    """Returns the quarter that the Queen closes to a seat that wants to place a broker, -1 for none."""
    queen = public.effect(CHARACTER.card)
    return -1 if queen is None or queen.seat == seat else queen.number


def frozen(public: Public) -> int:
    """Returns the quarter where the Queen keeps brokers as they are, her own player's too **[ruling]**; -1 for none."""
    queen = public.effect(CHARACTER.card)
    return -1 if queen is None else queen.number


def movable(public: Public, seat: Seat) -> list[Broker]:
    """Returns the brokers of a seat on the board that other characters may move, by tag."""
    kept = frozen(public)
    own = [broker for broker in public.brokers if broker.party == seat and quarter_of(broker.place) != kept]
    return sorted(own, key=attrgetter("tag"))
