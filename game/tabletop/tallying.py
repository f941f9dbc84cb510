"""What the points of finished games came of: figures without words, and what these are called and look like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core import box as shelf
from game.session.session import Session
from game.tabletop import loading
from game.widgets.ui import Translate

if TYPE_CHECKING:
    from game.tabletop.ended import PointKind


def points_by_kind(words: Translate, session: Session) -> tuple[Mapping[str, int], ...]:
    """Returns the points of every seat by the key of their kind, as an onlooker may count them.

    Takes the texts that the box's table speaks with; they leave no trace. Returns nothing where the box does not tell
    kinds, or where the history before a position was closed, so that they cannot be known.
    """
    from game.tabletop.players import table_of  # loads all that tables are made of, which the first frame never needs

    if session.opening.start is not None:
        return ()
    found = table_of(words, session).breakdown(session.beats(None))
    return tuple(
        {kind.key: share.points for kind, share in zip(found.kinds, party.shares, strict=True)}
        for party in found.parties
        if party.seat is not None
    )


def kinds(words: Translate, box: str) -> Sequence[PointKind]:
    """Returns everything that points of a box may come of, as its table calls and shows it."""
    options = {option.key: option.default for option in shelf.about(box).options}
    return loading.table(box)(words, [], options).kinds()
