"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import Modules
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.taking import TakeMoney

CODES: dict[str, type] = {
    "take": TakeMoney,
    "buy": mv.Buy,
    "build": mv.Build,
    "store": mv.Store,
    "swap": mv.Swap,
    "wake": mv.WakeVizier,
    "falcon": mv.PlaceFalcon,
    "pay": mv.PayFalcon,
    "end": mv.EndTurn,
    "place": mv.Place,
    "reserve": mv.Reserve,
    "give": mv.Give,
    "decline": mv.Decline,
    "pile": Pile,
    "modules": Modules,
    "game": State,
}
