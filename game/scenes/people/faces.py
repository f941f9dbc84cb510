"""The faces of whoever sits at a table: people and computer players, in a ring of their colour with its emblem."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.paint import pieces
from game.paint.canvas import Canvas
from game.paint.palette import INK, PLAYER
from game.paint.sprites import manifest
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.people.portraits import face

_DISC, _RING, _TOKEN = 0.92, 0.06, 0.42
"""Parts of the whole: the disc of the colour, how wide its ring is, and the emblem."""


@dataclass(frozen=True, slots=True)
class Sitters:
    """Who sits at the table of a box; finds somebody known by the id."""

    box: str
    players: Sequence[Player]
    known: Callable[[str], Person | None]

    def draw(self, canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
        """Draws who has a seat around a point: the face with its emblem, or the emblem alone."""
        player = self.players[seat]
        person = self.known(player.person) if player.person else None
        if person:
            face(canvas, person.portrait, player.colour, x, y, size * _DISC)
        elif picture := picture_of(self.box, player.personality):
            canvas.disc(x, y, size * _DISC / 2, PLAYER[player.colour], INK, 2)
            canvas.put(picture, x, y, size * (_DISC - 2 * _RING), centre=True)
            pieces.token(canvas, player.colour, x + size * 0.31, y + size * 0.31, size * _TOKEN)
        else:
            pieces.token(canvas, player.colour, x, y, size)


def picture_of(box: str, personality: str) -> str:
    """Returns the picture of a personality of a box, "" where there is none."""
    name = f"face_{box}_{personality}"
    return name if name in manifest() else ""
