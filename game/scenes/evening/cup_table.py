"""The cup table of an evening: everybody's points game by game, and together."""

from collections.abc import Sequence
from fractions import Fraction

from game.history.evenings import CupRow
from game.history.finished import FinishedGame
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import panel
from game.scenes.after.winner import medallion
from game.scenes.people.faces import Sitters
from game.scenes.saves.saved_game import box_title
from game.scenes.shell.services import Services
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_EDGE, _TOP, _FOOT, _ROW, _WINNER = 50.0, 96.0, 40.0, 76.0, 54.0
_PLACE, _FACE, _TOTAL, _GAME, _COVERS = 112.0, 62.0, 110.0, 96.0, 50.0
_LEAST_NAME = 200.0
_SMALLEST, _LARGEST = 90.0, 240.0
"""How large the faces of those who have won the cup are."""


def table_height(rows: Sequence[CupRow], *, is_told: bool) -> float:
    """Returns how high the panel must be to show everybody at once, and a sentence above them if there is one."""
    return _TOP + (_WINNER if is_told else 0.0) + _COVERS + max(1, len(rows)) * _ROW + _FOOT


def written(words: Words, points: Fraction) -> str:
    """Returns points of a cup as they are written: halves are the only parts there are."""
    return words.number(int(points) if points.denominator == 1 else float(points))


def draw_table(
    ui: Ui, box: Box, services: Services, games: Sequence[FinishedGame], rows: Sequence[CupRow], *, is_over: bool
) -> None:
    """Draws the panel; what does not fit scrolls inside, and of many games the last ones are shown."""
    canvas, words = ui.canvas, ui.words
    panel(canvas, box, "frame_teal")
    heading(ui, words("evening.cup.title"), box.x + _EDGE, box.y + 62, 38, box.w - 2 * _EDGE)
    inner = box.inset(_EDGE, 0).trimmed(top=_TOP, bottom=_FOOT)
    if not games:
        lettering.paragraph(canvas, words("evening.cup.nothing"), inner.x, inner.y + 8, inner.w, 26, INK)
        inner = inner.trimmed(top=_WINNER)
    if is_over:
        inner = inner.trimmed(top=_winner(ui, inner, rows))
    shown = max(1, min(len(games), int((inner.w - 18 - _PLACE - _FACE - _LEAST_NAME - _TOTAL) // _GAME)))
    columns = [(index, inner.right - 18 - _TOTAL - _GAME * (len(games) - index)) for index in range(len(games))][
        -shown:
    ]
    for index, x in columns:
        canvas.put(f"cover_{games[index].box}", x + _GAME / 2, inner.y + 20, 36, centre=True)
    _total_head(ui, inner)
    body = inner.trimmed(top=_COVERS)
    sitters = Sitters(games[-1].box if games else "", [row.player for row in rows], services.people.get)
    if is_over:
        _laurels(ui, body.trimmed(top=len(rows) * _ROW), rows, sitters)
    with ui.scrolled("cup", body, len(rows) * _ROW) as offset, ui.area("cup"):
        for number, row in enumerate(rows):
            at = Box(body.x, body.y - offset + number * _ROW, body.w - 18, _ROW - 8)
            total = written(services.words, row.total)
            _row(ui, at, number, row, sitters, at.right - _TOTAL - shown * _GAME, total)
            for index, x in columns:
                points = row.points[index]
                told = None if points is None else written(services.words, points)
                _share(ui, Box(x, at.y, _GAME, at.h), f"{number}:{index}", row, games[index].box, told)


def _total_head(ui: Ui, inner: Box) -> None:
    """A trophy above the points of the whole evening."""
    at = Box(inner.right - 86, inner.y, 40, 40)
    ui.canvas.put("icon_trophy_ink", at.cx, at.cy, 36, centre=True)
    told = ui.words("evening.cup.total")
    ui.add(Node("cup:total", Role.TEXT, told, ui.canvas.rect(at), hint=told))


def _winner(ui: Ui, inner: Box, rows: Sequence[CupRow]) -> float:
    """Who has won the cup, beside a trophy; returns how high that is."""
    names = [row.player.name for row in rows if row.place == 1]
    ui.canvas.put("icon_trophy_ink", inner.x + 20, inner.y + 18, 40, centre=True)
    told = ui.words("evening.cup.winner", players=names)
    lettering.text(ui.canvas, told, inner.x + 52, inner.y + 18, 34, INK, "heavy", room=inner.w - 60)
    ui.add(Node("cup:winner", Role.TEXT, told, ui.canvas.rect(Box(inner.x, inner.y - 8, inner.w, _WINNER - 8))))
    return _WINNER


def _laurels(ui: Ui, box: Box, rows: Sequence[CupRow], sitters: Sitters) -> None:
    """Those who have won the cup, in laurels, where there is room below the table."""
    winners = [number for number, row in enumerate(rows) if row.place == 1]
    size = min(_LARGEST, box.h * 0.5, box.w / (2 * len(winners)))
    if size < _SMALLEST:
        return
    for number, at in zip(winners, box.columns(len(winners)), strict=True):
        medallion(ui.canvas, sitters, number, at.cx, at.cy + size * 0.12, size)


def _row(ui: Ui, at: Box, number: int, row: CupRow, sitters: Sitters, end: float, total: str) -> None:
    """Place, face, name up to where the points of single games begin, and the points together."""
    canvas, words = ui.canvas, ui.words
    is_first = row.place == 1
    canvas.box(at, CHOSEN if is_first else BAND, BRASS_DARK if is_first else None, 12, 2.5)
    place = words("ui.result.place", place=row.place) if row.place else "–"
    lettering.text(canvas, place, at.x + 14, at.cy - 1, 26, INK, "heavy", room=_PLACE - 14)
    sitters.draw(canvas, number, at.x + _PLACE + 26, at.cy, 54)
    left = at.x + _PLACE + _FACE
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
