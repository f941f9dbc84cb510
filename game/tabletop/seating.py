"""The table of a box as the players of a session sit at it."""

from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import Appearance, Table
from game.widgets.ui import Translate


def table_of(words: Translate, session: Session) -> Table:
    """Returns the table of a session, made with its players and options and the texts that it speaks with."""
    cast = [Appearance(player.name, player.colour, player.is_human) for player in session.players]
    return loading.table(session.box)(words, cast, session.options)
