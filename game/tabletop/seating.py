"""The table of a box as the players of a session sit at it."""

from collections.abc import Sequence

from game.saves.players import Player
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import Appearance, Table
from game.widgets.ui import Translate


def table_of(words: Translate, session: Session, players: Sequence[Player] = ()) -> Table:
    """Returns the table of a session, made with its options and the texts that it speaks with.

    Takes who sits at it, where that is not who sits there now.
    """
    cast = [Appearance(player.name, player.colour, player.is_human) for player in players or session.players]
    return loading.table(session.box)(words, cast, session.options)
