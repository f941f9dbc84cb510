"""The short names under which saves know states and moves; a name once used stays.

Steps of the agenda were tuples once, `("gem", 2, 0)`: they are written as these still, see `game.core.codec`.
"""

from game.boxes.ys.rules import steps
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
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker, Effect, Public, Variants

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
    "(turn": steps.BeginTurn,
    "(bid": steps.CollectBids,
    "(order": steps.OfferOrder,
    "(placing": steps.BeginPlacing,
    "(go": steps.BeginGo,
    "(place": steps.AwaitBroker,
    "(refill": steps.AwaitRefill,
    "(neutral": steps.AwaitNeutral,
    "(look": steps.AskForLooks,
    "(fronts": steps.OpenFronts,
    "(ask": steps.AskForCards,
    "(counting": steps.BeginCounting,
    "(quarter": steps.CountQuarter,
    "(gem": steps.PickGem,
    "(area": steps.CountArea,
    "(gift": steps.ChooseGift,
    "(home": steps.SendHome,
    "(market": steps.CountMarket,
    "(row": steps.CountRow,
    "(stall": steps.ChooseWhite,
    "(column": steps.RankColumns,
    "(best": steps.FindBestBidder,
    "(quote": steps.AwaitQuote,
    "(favour": steps.CollectFavours,
    "(end": steps.EndTurn,
}
