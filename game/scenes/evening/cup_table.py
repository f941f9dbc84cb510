"""The cup table of an evening: everybody's points game by game, and together."""

from collections.abc import Sequence

from game.history.evenings import CupRow
from game.history.finished import FinishedGame
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import panel
from game.scenes.after.winner import banner
from game.scenes.people.portraits import Sitters
from game.scenes.saves.saved_game import box_title
from game.scenes.shell.cup_note import written
from game.scenes.shell.services import Services
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_EDGE, _TOP, _FOOT, _ROW, _TOLD = 50.0, 96.0, 40.0, 76.0, 54.0
_FACE, _TOTAL, _GAME, _COVERS = 62.0, 110.0, 96.0, 50.0
_LEAST_NAME, _LEAST_GAME = 200.0, 54.0
_LARGEST = 1.5
"""How much larger a row is than it must be where there is room."""
_SHADE = "#1E1008"


def table_height(rows: Sequence[CupRow], *, is_new: bool, is_roomy: bool = False) -> float:
    """Returns how high the panel must be to show everybody at once, and before the first game a sentence above.

    `is_roomy` asks for the highest rows that there are.
    """
    row = _ROW * (_LARGEST if is_roomy else 1.0)
    return _TOP + (_TOLD if is_new else 0.0) + _COVERS + max(1, len(rows)) * row + _FOOT


def draw_winner(ui: Ui, box: Box, services: Services, games: Sequence[FinishedGame], rows: Sequence[CupRow]) -> None:
    """Draws who has won the cup, large and with the cup."""
    words, best = ui.words, [number for number, row in enumerate(rows) if row.place == 1]
    names = [rows[number].player.name for number in best]
    key = "evening.cup.shared" if len(best) > 1 else "evening.cup.wins"
    told, after = words(key, players=names, player=names[0]), words("evening.cup.after", count=len(games))
    sitters = _sitters(services, games, rows)
    banner(ui.canvas, sitters, best, (told, after, ""), box, _SHADE, prize="still_evening")
    ui.add(Node("cup:winner", Role.TEXT, told, ui.canvas.rect(box)))


def _sitters(services: Services, games: Sequence[FinishedGame], rows: Sequence[CupRow]) -> Sitters:
    return Sitters(games[-1].box if games else "", [row.player for row in rows], services.people.get)


def draw_table(ui: Ui, box: Box, services: Services, games: Sequence[FinishedGame], rows: Sequence[CupRow]) -> None:
    """Draws the panel; what does not fit scrolls inside, and of many games the last ones are shown."""
    canvas, words = ui.canvas, ui.words
    panel(canvas, box, "frame_teal")
    heading(ui, words("evening.cup.title"), box.x + _EDGE, box.y + 62, 38, box.w - 2 * _EDGE)
    inner = box.inset(_EDGE, 0).trimmed(top=_TOP, bottom=_FOOT)
    if not games:
        lettering.paragraph(canvas, words("evening.cup.nothing"), inner.x, inner.y + 8, inner.w, 26, INK)
        inner = inner.trimmed(top=_TOLD)
    place = _place_width(ui, rows)
    free, end = inner.w - 18 - place - _FACE - _LEAST_NAME - _TOTAL, inner.right - 18 - _TOTAL
    width = min(_GAME, max(_LEAST_GAME, free / max(1, len(games))))
    shown = max(1, min(len(games), int(free // width)))
    columns = [(index, end - width * (len(games) - index)) for index in range(len(games))][-shown:]
    for index, x in columns:
        canvas.put(f"cover_{games[index].box}", x + width / 2, inner.y + 20, 36, centre=True)
    if shown < len(games):
        lettering.text(canvas, "…", columns[0][1] - 8, inner.y + 18, 28, MUTED, "bold", "r")
    _total_head(ui, inner)
    body = inner.trimmed(top=_COVERS)
    sitters = _sitters(services, games, rows)
    height = min(_ROW * _LARGEST, max(_ROW, body.h / len(rows)))
    with ui.scrolled("cup", body, len(rows) * height) as offset, ui.area("cup"):
        for number, row in enumerate(rows):
            at = Box(body.x, body.y - offset + number * height, body.w - 18, height - 8)
            total = written(services.words, row.total)
            _row(ui, at, number, row, sitters, place, end - shown * width, total)
            for index, x in columns:
                points = row.points[index]
                told = None if points is None else written(services.words, points)
                _share(ui, Box(x, at.y, width, at.h), f"{number}:{index}", row, games[index].box, told)


def _total_head(ui: Ui, inner: Box) -> None:
    """A trophy above the points of the whole evening."""
    at = Box(inner.right - 86, inner.y, 40, 40)
    ui.canvas.put("icon_trophy_ink", at.cx, at.cy, 36, centre=True)
    told = ui.words("evening.cup.total")
    ui.add(Node("cup:total", Role.TEXT, told, ui.canvas.rect(at), hint=told))


def _place(ui: Ui, row: CupRow) -> str:
    return ui.words("ui.result.place", place=row.place) if row.place else "–"


def _place_width(ui: Ui, rows: Sequence[CupRow]) -> float:
    """How wide the column of places is: none of them is wider."""
    return 38 + max((lettering.width(ui.canvas, _place(ui, row), 26, "heavy") for row in rows), default=0.0)


def _row(ui: Ui, at: Box, number: int, row: CupRow, sitters: Sitters, width: float, end: float, total: str) -> None:
    """Place, face, name up to where the points of single games begin, and the points together."""
    canvas, words = ui.canvas, ui.words
    is_first = row.place == 1
    canvas.box(at, CHOSEN if is_first else BAND, BRASS_DARK if is_first else None, 12, 2.5)
    place = _place(ui, row)
    lettering.text(canvas, place, at.x + 14, at.cy - 1, 26, INK, "heavy", room=width - 14)
    sitters.draw(canvas, number, at.x + width + 26, at.cy, min(_FACE, at.h - 14))
    left = at.x + width + _FACE
    lettering.text(canvas, row.player.name, left, at.cy - 1, 28, INK, "bold", room=end - left - 8)
    lettering.text(canvas, total, at.right - 14, at.cy - 1, 38, INK, "heavy", "r")
    told = words("evening.cup.row", place=place, player=row.player.name, points=total)
    ui.add(Node(f"cup:{number}", Role.TEXT, told, canvas.rect(at)))


def _share(ui: Ui, at: Box, name: str, row: CupRow, box: str, points: str | None) -> None:
    """What somebody got for one game; a dash where they did not play."""
    words, shown = ui.words, points or "–"
    lettering.text(ui.canvas, shown, at.cx, at.cy - 1, 28, INK if points else MUTED, "semi", "c")
    key = "evening.cup.share" if points else "evening.cup.absent"
    told = words(key, player=row.player.name, box=box_title(words, box), points=shown)
    ui.add(Node(f"cup:{name}", Role.TEXT, told, ui.canvas.rect(at), hint=told))
