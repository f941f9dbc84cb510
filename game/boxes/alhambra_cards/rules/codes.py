"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.taking import TakeMoney

CODES: dict[str, type] = {
    "buy": Buy,
    "give": Give,
    "keep": Keep,
    "take": TakeMoney,
    "pile": Pile,
    "game": State,
}
