"""The short names under which saves know states and moves; a name once used stays.

Steps of the agenda were tuples once, `("gem", 2, 0)`: they are written as these still, see `game.core.codec`.
"""

from game.boxes.ys.rules import moves, steps
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker, Effect, Public, Variants

CODES: dict[str, type] = {
    "bid": moves.Bid,
    "colour": moves.ChooseColour,
    "column": moves.NextColumn,
    "favour": moves.Favour,
    "gem": moves.TakeGem,
    "look": moves.Look,
    "neutral": moves.PlaceNeutral,
    "order": moves.PickOrder,
    "pass": moves.Pass,
    "place": moves.Place,
    "play": moves.Play,
    "quote": moves.MoveQuote,
    "refill": moves.Refill,
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
