"""What the points of a finished game came of, as figures without words."""

from collections.abc import Mapping

from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import Appearance
from game.widgets.ui import Translate


def points_by_kind(words: Translate, session: Session) -> tuple[Mapping[str, int], ...]:
    """Returns the points of every seat by the key of their kind, as an onlooker may count them.

    Takes the texts that the box's table speaks with; they leave no trace. Returns nothing where the box does not tell
    kinds, or where the history before a position was closed, so that they cannot be known.
    """
    if session.opening.start is not None:
        return ()
    cast = [Appearance(player.name, player.colour, player.is_human) for player in session.players]
    found = loading.table(session.box)(words, cast, session.options).breakdown(session.beats(None))
    return tuple(
        {kind.key: share.points for kind, share in zip(found.kinds, party.shares, strict=True)}
        for party in found.parties
        if party.seat is not None
    )
