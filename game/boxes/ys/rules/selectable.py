"""Which items a person touches for a move, in order (see `items.py`)."""

from collections.abc import Callable

from game.boxes.ys.rules.cards import ALCHEMIST, BANKER, CAPTAIN, HERALD, JEWELER, QUEEN
from game.boxes.ys.rules.gems import WHITE
from game.boxes.ys.rules.items import (
    COLUMN,
    DOWN,
    HAND,
    PASS,
    PLACE,
    QUARTER,
    broker_item,
    colour_item,
    front_item,
    gem_item,
    neutral_item,
    order_item,
    owned_item,
    quote_item,
    screen_item,
)
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.moves import (
    Bid,
    ChooseColour,
    Favour,
    Look,
    Move,
    MoveQuote,
    NextColumn,
    Pass,
    PickOrder,
    Place,
    PlaceNeutral,
    Play,
    Refill,
    TakeGem,
)
from game.boxes.ys.rules.public import Public
from game.core.rules import Seat

_COPIED = ("screen:", "front:", "gem:", "colour:")


def equivalence_key(item: str) -> str:
    """Returns a key that is equal for items that may stand for each other: brokers of one value, gems of one kind."""
    return item.rpartition(":")[0] if item.startswith(_COPIED) else item


def clicks(public: Public, seat: Seat, move: Move) -> tuple[str, ...]:
    """Returns the items of a legal move of a seat."""
    match move:
        case Bid(low, high):
            return (screen_item(low, 0), screen_item(high, int(low == high)))
        case PickOrder(card):
            return (order_item(card),)
        case Pass():
            return (PASS,)
        case Place():
            return _place(public, seat, move)
        case Refill(value):
            return (screen_item(value, 0),)
        case PlaceNeutral(value, place):
            return (neutral_item(value), PLACE[place])
        case Look(tag):
            return (broker_item(tag),)
        case Play(card, targets):
            return (HAND[card], *_TARGETS.get(card, _brokers)(targets))
        case TakeGem() | ChooseColour() | NextColumn() | MoveQuote() | Favour():
            return _counting(public, seat, move)


def _place(public: Public, seat: Seat, move: Place) -> tuple[str, ...]:
    """A broker lies face up where it may, unless the other side is asked for."""
    broker = front_item(seat, move.value, 0) if move.from_front else screen_item(move.value, 0)
    is_asked = not move.is_up and len(facings(public, seat)) > 1
    return (broker, *([DOWN] if is_asked else []), PLACE[move.place])


def _counting(
    public: Public, seat: Seat, move: TakeGem | ChooseColour | NextColumn | MoveQuote | Favour
) -> tuple[str, ...]:
    match move:
        case TakeGem(gem, colour):
            taken = gem_item(public.picked_from, gem, 0)
            return (taken, colour_item(colour, 1)) if gem == WHITE else (taken,)
        case ChooseColour(colour):
            return (colour_item(colour, 1),)
        case NextColumn(column):
            return (COLUMN[column],)
        case MoveQuote(column, step):
            return (quote_item(column, step),)
        case Favour(value):
            return (front_item(seat, value, 0),)


# ---------------------------------------------------------------------- what characters are aimed at
def _brokers(targets: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(broker_item, targets))


def _quarters(targets: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(QUARTER[quarter] for quarter in targets)


def _herald(targets: tuple[int, ...]) -> tuple[str, ...]:
    return broker_item(targets[0]), PLACE[targets[1]]


def _alchemist(targets: tuple[int, ...]) -> tuple[str, ...]:
    return (owned_item(targets[0]), colour_item(targets[1], 1)) if targets else ()


def _banker(targets: tuple[int, ...]) -> tuple[str, ...]:
    return quote_item(targets[0], 1), quote_item(targets[1], -1)


def _jeweler(targets: tuple[int, ...]) -> tuple[str, ...]:
    first, second = targets
    return colour_item(first, 1), colour_item(second, 2 if first == second else 1)


_TARGETS: dict[int, Callable[[tuple[int, ...]], tuple[str, ...]]] = {
    QUEEN: _quarters,
    CAPTAIN: _quarters,
    HERALD: _herald,
    ALCHEMIST: _alchemist,
    BANKER: _banker,
    JEWELER: _jeweler,
}
