"""The action disc while everybody plans: nine fields to point the two arrows at, seen by the planner only."""

from math import cos, radians, sin

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import choice_panel, items, touches
from game.boxes.maharaja.table.painting import CARD, CARD_EDGE, CHOICE, PAPER, Frame, Picture
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.lettering import fitting
from game.paint.palette import CHOSEN, GLOW, INK, MUTED

_DEGREES = 40
"""How far apart the fields of the disc lie."""
_LABEL, _TIGHT = 24.0, 1.12
"""Size of the names of actions, and the distance of two lines of a long one for its size."""
_FACES: tuple[Face, ...] = ("semi", "text")
_LOW, _ICON = 104.0, 84.0
"""A field less high has room for one line of its name only; the greatest size of an action's picture."""
_SMALLER = (21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0)
"""Sizes of the name in a low field, where there is room for one line only."""


def paint_disc(picture: Picture) -> None:
    """Draws the heading and the fields, or to everybody else who has planned."""
    canvas, view, box = picture.canvas, picture.view, picture.plan.choice
    seat = view.seat
    line = choice_panel.head(box)
    if seat is not None:
        picture.players.token(canvas, seat, line.x + 20, line.cy, 40)
        told = picture.say("table.plan", player=picture.players.name(seat))
        lettering.text(
            canvas,
            told,
            line.x + 48,
            line.cy,
            30,
            INK,
            "display",
            room=choice_panel.arrows(box, view.public.seats)[0].x - line.x - 56,
        )
    _planners(picture, line)
    shown = choice_panel.disc(box)
    if touches.plans(view) or (seat is not None and view.discs[seat]):
        paint_fields(picture)
        if shown:
            dial(canvas, shown, _chosen(picture))
        return
    dial(canvas, choice_panel.body(box).fit(1), ())


def _planners(picture: Picture, line: Box) -> None:
    """The tokens of those who have set their discs, at the right of the heading."""
    canvas = picture.canvas
    for i, seat in enumerate(picture.view.public.planned):
        picture.players.token(canvas, seat, line.right - 16 - i * 36, line.cy, 32)
    if picture.view.seat is None:
        room = line.w - len(picture.view.public.planned) * 36 - 20
        told = fitting(canvas, (picture.say("prompt.plan_waiting"), ""), 26, "display", room)
        lettering.text(canvas, told, line.x + 4, line.cy, 26, INK, "display", room=room)


def _chosen(frame: Frame) -> tuple[int, ...]:
    """The actions that are chosen or planned, the lower first."""
    seat = frame.view.seat
    if seat is not None and (disc := frame.view.discs[seat]):
        return disc
    touched = [
        action for action in ACTIONS for arrow in (1, 2) if items.action(action, arrow) in frame.selection.touched
    ]
    return tuple(touched[:2])


def dial(canvas: Canvas, box: Box, chosen: tuple[int, ...]) -> None:
    """Draws the disc in a box, its arrows at the chosen actions."""
    k = box.w / 400
    canvas.put("action_disc", box.x, box.y, box.w)
    hub = (box.x + ground.DISC_HUB[0] * k, box.y + ground.DISC_HUB[1] * k)
    for arrow, action in enumerate(chosen, 1):
        aside = 0 if len(set(chosen)) > 1 else (arrow - 1.5) * 14
        _arrow(canvas, arrow, hub, -_DEGREES * action + aside, k * ground.ARROW_SCALE)


def _arrow(canvas: Canvas, arrow: int, hub: tuple[float, float], turn: float, k: float) -> None:
    """An arrow turned about its own hub, which lies off the middle of its picture."""
    off = (ground.ARROW_HUB[1] - 100) * k
    x, y = hub[0] - off * sin(radians(turn)), hub[1] - off * cos(radians(turn))
    canvas.put(f"disc_arrow_{arrow}", x, y, 128 * k, 200 * k, centre=True, turn=turn)


def paint_fields(picture: Picture, *, is_chit: bool = False) -> None:
    """Draws the fields of the actions; a chit allows all but the exchange of characters."""
    for action in CHIT_ACTIONS if is_chit else ACTIONS:
        box = choice_panel.field(picture.plan.choice, action, is_chit=is_chit)
        _field(picture, action, box, is_chit=is_chit)


def _field(picture: Picture, action: int, box: Box, *, is_chit: bool) -> None:
    """An action: icon and name; at its sides the marks of the arrows."""
    canvas, name = picture.canvas, actions.NAMES[action]
    chosen = _chosen(picture)
    is_chosen = action in chosen
    if any(items.action(action, arrow) in picture.selection.open for arrow in (1, 2)):
        canvas.glow(box, GLOW, 8, 110, 0, 10)
    canvas.box(box, CHOSEN if is_chosen else PAPER, CHOICE if is_chosen else CARD_EDGE, 10, 2)
    told = picture.say(f"action_name.{name}")
    lines, size, face = _label(canvas, told, box)
    step = lettering.pixels(canvas, size) * _TIGHT / canvas.k
    tall = step * len(lines) + 4
    icon = min(_ICON, box.h - tall - 6)
    top = box.y + (box.h - icon - tall) / 2
    canvas.put(f"action_{name}", box.cx, top + icon / 2, icon, centre=True)
    for i, line in enumerate(lines):
        lettering.text(canvas, line, box.cx, top + icon + step * (i + 0.5) + 1, size, INK, face, "c", room=box.w - 8)
    if not is_chit:
        seat = picture.view.seat
        planned = seat is not None and picture.view.discs[seat]
        for arrow in (1, 2):
            has = chosen.count(action) >= arrow if planned else items.action(action, arrow) in picture.selection.touched
            shown = arrow if chosen.count(action) > 1 else 1 + (action != chosen[0]) if has else 0
            _mark(picture, arrow, box, (box.h - tall) / 2, shown)


def _label(canvas: Canvas, told: str, box: Box) -> tuple[list[str], float, Face]:
    """The name of an action in the lines, the size and the face in which it fits its field: in a low one smaller."""
    room = box.w - 12
    for size in (_LABEL, _LABEL - 2):
        for face in _FACES:
            if lettering.width(canvas, told, size, face) <= room:
                return [told], size, face
    small = (size for size in _SMALLER if lettering.width(canvas, told, size, "semi") <= room)
    size = _LABEL if box.h >= _LOW else next(small, _LABEL)
    return (told.split(maxsplit=1), size, "text") if size == _LABEL else ([told], size, "semi")


def _mark(picture: Picture, half: int, box: Box, middle: float, arrow: int) -> None:
    """The place of an arrow at a side of a field, beside its icon: empty (0), or with the first or second one."""
    canvas = picture.canvas
    radius, y = min(20.0, middle - 3), box.y + middle
    x = box.x + radius + 6 if half == 1 else box.right - radius - 6
    canvas.disc(x, y, radius, PAPER if arrow else CARD, INK if arrow else MUTED, 2)
    if arrow:
        canvas.put(f"disc_arrow_{arrow}", x, y, radius * 1.25, centre=True)
