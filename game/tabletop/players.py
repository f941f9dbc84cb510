"""Who sits at a table, and the texts of its box."""

from collections.abc import Iterable, Sequence

from game.paint import pieces
from game.paint.canvas import Canvas
from game.saves.players import Player
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import Appearance, Table
from game.widgets.ui import Translate


class Players:
    """Names and tokens by seat, and texts of a box.

    Takes the texts, the cast and the locale domain of the box.
    """

    def __init__(self, words: Translate, cast: Sequence[Appearance], domain: str) -> None:
        self.words = words
        self.cast = tuple(cast)
        self._domain = domain

    def say(self, key: str, **values: object) -> str:
        """Returns a text of the box."""
        return self.words(f"{self._domain}.{key}", **values)

    def name(self, party: int | None) -> str:
        """Returns the name of a seat; None is for boxes where somebody without a seat takes part."""
        return "" if party is None else self.cast[party].name

    def colour(self, party: int) -> str:
        """Returns the player colour of a seat."""
        return self.cast[party].colour

    def names(self, parties: Iterable[int]) -> list[str]:
        """Returns several names, to be shown as a list."""
        return [self.name(party) for party in parties]

    def each(self, values: Iterable[tuple[int, object]]) -> str:
        """Returns what each of some parties has, one after the other: "Emma: 12; Oliver: 7"."""
        return "; ".join(self.words("access.pair", name=self.name(party), value=value) for party, value in values)

    def token(self, canvas: Canvas, party: int, x: float, y: float, w: float) -> None:
        """Draws the token of a seat around a point."""
        pieces.token(canvas, self.colour(party), x, y, w)


def table_of(words: Translate, session: Session, players: Sequence[Player] = ()) -> Table:
    """Returns the table of a session, made with its options and the texts that it speaks with.

    Takes who sits at it, where that is not who sits there now.
    """
    cast = [Appearance(player.name, player.colour, player.is_human) for player in players or session.players]
    return loading.table(session.box)(words, cast, session.options)
