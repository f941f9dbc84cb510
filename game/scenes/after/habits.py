"""What everybody did all game long, in numbers: a line for each habit, with everybody's part of it below."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.locale.words import Words
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAND, INK, MUTED
from game.saves.players import Player
from game.tabletop.ended import Habit
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEAD, _TALL, _TITLE, _TOLD, _FACE = 52.0, 92.0, 24.0, 26.0, 34.0


def draw_habits(
    ui: Ui, words: Words, habits: Sequence[Habit], players: Sequence[Player], chosen: Seat, box: Box
) -> None:
    """Draws habits into a box; what somebody did whose moments are shown is written bold."""
    canvas = ui.canvas
    heading(ui, words("ui.review.habits"), box.x, box.y + 22, 36, box.w)
    body = box.trimmed(top=_HEAD)
    tall = min(_TALL, body.h / max(1, len(habits)))
    for i, habit in enumerate(habits):
        at = Box(body.x - 8, body.y + i * tall, body.w + 16, tall - 6)
        canvas.box(at, BAND, None, 10)
        lettering.text(canvas, habit.title, at.x + 12, at.y + tall * 0.24, _TITLE, MUTED, "semi", room=at.w - 24)
        columns = at.inset(8, 0).columns(len(players), 6)
        for seat, (player, told, part) in enumerate(zip(players, habit.told, columns, strict=True)):
            y = at.y + tall * 0.64
            pieces.token(canvas, player.colour, part.x + _FACE / 2, y, _FACE)
            left = part.x + _FACE + 6
            face: Face = "bold" if seat == chosen else "text"
            lettering.text(canvas, told, left, y, _TOLD, INK, face, room=part.right - left)
        parts = [
            words("ui.review.habit_of", player=player.name, told=told)
            for player, told in zip(players, habit.told, strict=True)
        ]
        sentence = words("ui.review.habit", title=habit.title, told=parts)
        ui.add(Node(f"habit:{i}", Role.TEXT, sentence, canvas.rect(at), hint=sentence))
