"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import Progress
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import Auction, Public, Variants

CODES: dict[str, type] = {
    "bid": mv.Bid,
    "build": mv.BuildHouse,
    "chit": mv.UseChit,
    "end": mv.EndTurn,
    "fetch": mv.FetchHouses,
    "found": mv.Found,
    "give": mv.GiveCharacter,
    "gold": mv.TakeGold,
    "govern": mv.LowerGovernor,
    "lift": mv.LiftHouse,
    "lure": mv.Lure,
    "palace": mv.BuildPalace,
    "pass": mv.Pass,
    "pick": mv.PickCharacter,
    "plan": mv.Plan,
    "set": mv.SetDown,
    "swap": mv.SwapCharacters,
    "take": mv.TakeCharacter,
    "travel": mv.Travel,
    "auction": Auction,
    "progress": Progress,
    "public": Public,
    "variants": Variants,
    "game": State,
}
