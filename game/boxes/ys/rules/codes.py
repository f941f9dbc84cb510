"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.ys.rules.moves import (
    Bid,
    ChooseColour,
    Favour,
    Look,
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
from game.boxes.ys.rules.public import Broker, Effect, Public, Variants
from game.boxes.ys.rules.state import State

CODES: dict[str, type] = {
    "bid": Bid,
    "colour": ChooseColour,
    "column": NextColumn,
    "favour": Favour,
    "gem": TakeGem,
    "look": Look,
    "neutral": PlaceNeutral,
    "order": PickOrder,
    "pass": Pass,
    "place": Place,
    "play": Play,
    "quote": MoveQuote,
    "refill": Refill,
    "broker": Broker,
    "effect": Effect,
    "public": Public,
    "variants": Variants,
    "game": State,
}
