"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State

CODES: dict[str, type] = {"lay": Lay, "game": State}
