"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    EndTurn,
    Give,
    PayFalcon,
    Place,
    PlaceFalcon,
    Reserve,
    Store,
    Swap,
    WakeVizier,
)
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import Modules
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.taking import TakeMoney

CODES: dict[str, type] = {
    "take": TakeMoney,
    "buy": Buy,
    "build": Build,
    "store": Store,
    "swap": Swap,
    "wake": WakeVizier,
    "falcon": PlaceFalcon,
    "pay": PayFalcon,
    "end": EndTurn,
    "place": Place,
    "reserve": Reserve,
    "give": Give,
    "decline": Decline,
    "pile": Pile,
    "modules": Modules,
    "game": State,
}
