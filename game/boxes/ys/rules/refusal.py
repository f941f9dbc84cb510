"""Why touched items lead to no move: the sentences for tooltips."""

from collections.abc import Sequence

from game.boxes.ys.rules.view import View
from game.core.rules import Key


def refuse(view: View, items: Sequence[str]) -> Key | None:
    """Returns why no legal move of the viewer touches all these items ("refuse.…"); None when one does."""
    return Key("refuse.over") if view.is_over else None
