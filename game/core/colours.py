"""The keys of the players' colours, as assets/palette.json names them."""

import json
from functools import cache

from game.core.resources import shipped


@cache
def player_colours() -> tuple[str, ...]:
    """Returns the keys in the order in which seats take them."""
    return tuple(json.loads((shipped("assets") / "palette.json").read_text(encoding="utf-8"))["player"])
