"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.maharaja.rules.actions import Progress
from game.boxes.maharaja.rules.moves import (
    Bid,
    BuildHouse,
    BuildPalace,
    EndTurn,
    FetchHouses,
    Found,
    GiveCharacter,
    LiftHouse,
    LowerGovernor,
    Lure,
    Pass,
    PickCharacter,
    Plan,
    SetDown,
    SwapCharacters,
    TakeCharacter,
    TakeGold,
    Travel,
    UseChit,
)
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import Auction, Public, Variants

CODES: dict[str, type] = {
    "bid": Bid,
    "build": BuildHouse,
    "chit": UseChit,
    "end": EndTurn,
    "fetch": FetchHouses,
    "found": Found,
    "give": GiveCharacter,
    "gold": TakeGold,
    "govern": LowerGovernor,
    "lift": LiftHouse,
    "lure": Lure,
    "palace": BuildPalace,
    "pass": Pass,
    "pick": PickCharacter,
    "plan": Plan,
    "set": SetDown,
    "swap": SwapCharacters,
    "take": TakeCharacter,
    "travel": Travel,
    "auction": Auction,
    "progress": Progress,
    "public": Public,
    "variants": Variants,
    "game": State,
}
