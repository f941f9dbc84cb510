"""The short names under which saves know states and moves; a name once used stays."""

from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.state import State

CODES: dict[str, type] = {"sow": Sow, "game": State}
