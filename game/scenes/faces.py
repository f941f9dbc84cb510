"""The face of a computer player with a personality, in a ring of its colour with its emblem."""

from game.paint import pieces
from game.paint.canvas import Canvas
from game.paint.palette import INK, PLAYER
from game.paint.sprites import manifest
from game.saves.players import Player

_RING, _TOKEN = 0.06, 0.42
"""Parts of the whole: how wide the ring is, and the emblem."""


def face(box: str, personality: str) -> str:
    """Returns the picture of a personality of a box, "" where there is none."""
    name = f"face_{box}_{personality}"
    return name if name in manifest() else ""


def draw_player(canvas: Canvas, box: str, player: Player, x: float, y: float, size: float) -> None:
    """Draws who a player is around a point: the face with its emblem, or the emblem alone."""
    picture = face(box, player.personality)
    if not picture:
        pieces.token(canvas, player.colour, x, y, size)
        return
    canvas.disc(x, y, size * 0.46, PLAYER[player.colour], INK, 2)
    canvas.put(picture, x, y, size * (0.92 - 2 * _RING), centre=True)
    pieces.token(canvas, player.colour, x + size * 0.31, y + size * 0.31, size * _TOKEN)
