"""The people around a table: portraits behind nameplates, or in small windows cards; after them the empty chairs."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, BRASS_LIGHT, CREAM, FIELD, GLOW, INK, MUTED, PLAYER, SOFT
from game.paint.panels import sheet, tray
from game.paint.pieces import token
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.lobby.lineup import SURPRISE, LineUp
from game.scenes.people.portraits import Sitters, picture_of
from game.widgets.node import Drag, Node, Pixel, Role
from game.widgets.ui import Translate, Ui

_PLATE, _PLATE_WIDE, _OVER, _GAP = 84.0, 290.0, 16.0, 12.0
"""How high and at most how wide a nameplate is, how far a portrait reaches behind it, and the room between seats."""
_LEAST = 20.0
"""The least letters below a name as long as there are fewer words for it."""
_WIDEST, _LARGEST, _SMALLEST, _NARROWEST = 330.0, 208.0, 96.0, 156.0
"""Widest cell of a portrait, its largest and smallest size, and the cell that it needs at least."""
_CARD, _CARD_WIDE = 92.0, 260.0
"""The least height and width of a card."""
STANDING = _SMALLEST + _PLATE + 20
"""How high the place for portraits must be at least."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where seats are, in their order; portraits of a size behind nameplates, or cards (0)."""

    boxes: tuple[Box, ...]
    portrait: float

    @classmethod
    def within(cls, box: Box, count: int) -> "Places":
        """Returns the places of so many seats: the largest portraits that a box has room for, else cards."""
        rows = max(range(1, 4), key=lambda rows: (round(_portrait(box, count, rows)), -rows))
        size = _portrait(box, count, rows)
        if size >= _SMALLEST:
            columns = -(-count // rows)
            w, h = min(_WIDEST, box.w / columns), size + _PLATE - _OVER + _GAP
            top = Box(box.x, box.y + max(0.0, (box.h / rows - h) / 2), box.w, h)
            cells = [top.moved(0, row * box.h / rows).line(columns, w) for row in range(rows)]
            return cls(tuple(cell.inset(_GAP / 2, 0) for line in cells for cell in line)[:count], size)
        columns = _columns(box.w, count)
        rows = -(-count // columns)
        return cls(box.band(0, min(box.h, rows * 120.0)).grid(columns, rows, _GAP)[:count], 0)

    @property
    def edge(self) -> float:
        """Returns where the table begins: behind the first nameplates, or above the cards."""
        first = self.boxes[0]
        return first.bottom - _GAP - _PLATE / 2 if self.portrait else first.y - _GAP

    def at(self, x: float, y: float) -> int:
        """Returns the place that is nearest to a point."""
        return min(range(len(self.boxes)), key=lambda i: (self.boxes[i].cx - x) ** 2 + (self.boxes[i].cy - y) ** 2)


def _portrait(box: Box, count: int, rows: int) -> float:
    """How large portraits can be in so many rows, 0 where they find no room."""
    width = min(_WIDEST, box.w / -(-count // rows))
    return min(_LARGEST, width - 24, box.h / rows - _PLATE + _OVER - _GAP) if width >= _NARROWEST else 0.0


def _columns(w: float, count: int) -> int:
    return max(1, min(3, count, int((w + _GAP) // (_CARD_WIDE + _GAP))))


def seats_height(w: float, count: int) -> float:
    """Returns how high so many seats are at a width where they are set out below each other."""
    if w / count >= _NARROWEST:
        return min(_LARGEST, w / count - 24) + _PLATE + _GAP
    return -(-count // _columns(w, count)) * (_CARD + _GAP)


@dataclass(frozen=True, slots=True)
class SeatActions:
    """What can be done with seats: finds somebody known by the id, opens a seat's sheet, adds one, takes one along.

    `held` is the seat that a hand carries and the place that it is held over, if any.
    """

    known: Callable[[str], Person | None]
    open: Callable[[int], None]
    add: Callable[[], None]
    grab: Callable[[Places, int, Pixel], Drag]
    held: tuple[int, int] | None = None


def who_text(words: Translate, player: Player) -> str:
    """Returns who a player is: somebody known, a guest, or a computer player and its level."""
    if player.is_human:
        return words("ui.lobby.human" if player.person else "ui.lobby.guest")
    return words("ui.lobby.computer", level=words(f"ui.lobby.level.{player.level}"))


def draw_face(canvas: Canvas, lineup: LineUp, known: Callable[[str], Person | None], seat: int, at: Box) -> None:
    """Draws who has a seat: the face, or what stands for somebody without one, in the ring of the colour."""
    player, size = lineup.players[seat], at.h
    if (player.person and known(player.person)) or picture_of(lineup.box, player.personality):
        Sitters(lineup.box, lineup.players, known).draw(canvas, seat, at.cx, at.cy, size / 0.92)
        return
    icon = "human" if player.is_human else "dice" if player.personality == SURPRISE else "computer"
    canvas.disc(at.cx, at.cy, size / 2, PLAYER[player.colour], INK, 2)
    canvas.disc(at.cx, at.cy, size * 0.43, FIELD, INK, 2)
    canvas.put(f"icon_{icon}_ink", at.cx, at.cy, size * 0.5, centre=True)
    token(canvas, player.colour, at.cx + size * 0.34, at.cy + size * 0.34, size * 0.4)


def draw_seats(ui: Ui, places: Places, lineup: LineUp, hands: SeatActions) -> None:
    """Draws who sits at the table, and the chairs that are left."""
    count = len(lineup.players)
    faulty = lineup.faulty()
    plates = _Plates.of(ui, places, lineup)
    with ui.area("seats"):
        for seat in range(count):
            fault = ui.words(faulty[seat].key, **faulty[seat].values) if seat in faulty else ""
            _seat(ui, places, lineup, seat, fault, hands, plates)
        if chairs := places.boxes[count : lineup.most]:
            _chairs(ui, places, chairs, lineup.left, hands.add)


@dataclass(frozen=True, slots=True)
class _Plates:
    """What the nameplates say below the names, by seat; how much room both lines have, and the letters of all."""

    below: tuple[str, ...]
    room: float
    name_size: float
    size: float

    @classmethod
    def of(cls, ui: Ui, places: Places, lineup: LineUp) -> "_Plates":
        """Returns them as long as the words can be in letters that are large enough."""
        canvas, at = ui.canvas, places.boxes[0]
        room = min(at.w, _PLATE_WIDE) - 28 if places.portrait else at.w - min(at.h - 18, _CARD) - 48
        told = [_wordings(ui.words, lineup, seat) for seat in range(len(lineup.players))]
        below = tuple(
            next((line for line in each if lettering.width(canvas, line, _LEAST, "semi") <= room), each[-1])
            for each in told
        )
        names = [player.name for player in lineup.players]
        letters = lettering.common_size(canvas, names, 30, "display", room)
        return cls(below, room, letters, lettering.common_size(canvas, below, 23, "semi", room))

    def draw(
        self, canvas: Canvas, seat: int, name: str, at: Box, x: float, align: str, colours: tuple[str, str]
    ) -> None:
        """Draws a plate with its lines, from x on or around it; `colours` are those of the lower line and the rim."""
        tone, rim = colours
        sheet(canvas, at, 14)
        canvas.outline(at.inset(3), rim, 11, 4)
        lettering.text(canvas, name, x, at.cy - 15, self.name_size, INK, "display", align, room=self.room)
        lettering.text(canvas, self.below[seat], x, at.cy + 19, self.size, tone, "semi", align, room=self.room)


def _who(words: Translate, lineup: LineUp, seat: int) -> list[str]:
    """Who somebody is, and whether the youngest."""
    youngest = [words("ui.lobby.youngest")] if _is_youngest(lineup, seat) else []
    return [who_text(words, lineup.players[seat]), *youngest]


def _wordings(words: Translate, lineup: LineUp, seat: int) -> list[str]:
    """The same in wordings from long to short."""
    player, who = lineup.players[seat], _who(words, lineup, seat)
    shortest = [] if player.is_human else [words(f"ui.lobby.level.{player.level}")]
    return [" · ".join(who), *reversed(who), *shortest]


def _is_youngest(lineup: LineUp, seat: int) -> bool:
    return lineup.has_youngest and lineup.youngest == seat


def _seat(ui: Ui, places: Places, lineup: LineUp, seat: int, fault: str, hands: SeatActions, plates: _Plates) -> None:
    canvas, words, player, at = ui.canvas, ui.words, lineup.players[seat], places.boxes[seat]
    name, colours = f"seat:{seat}", (BAD, BAD) if fault else (MUTED, PLAYER[player.colour])
    is_lit = ui.hover == name or (hands.held is not None and hands.held[1] == seat)
    if places.portrait:
        face = Box(at.cx - places.portrait / 2, at.y, places.portrait, places.portrait)
        ground = Box(at.x, face.bottom - _OVER, at.w, _PLATE).centred(min(at.w, _PLATE_WIDE), _PLATE)
    else:
        size, ground = min(at.h - 18, _CARD), at
        face = Box(at.x + 14, at.cy - size / 2, size, size)
    is_away = hands.held is not None and hands.held[0] == seat
    with canvas.unheard():  # the seat says all of it
        if is_lit:
            canvas.glow(face, GLOW, 18, 210, 4, face.w / 2)
        if places.portrait:
            canvas.shadow(canvas.rect(face), 12, 150, 3, 8, face.w / 2)
            if not is_away:
                _face(canvas, lineup, hands, seat, face)
            plates.draw(canvas, seat, player.name, ground, ground.cx, "c", colours)
        else:
            plates.draw(canvas, seat, player.name, ground, face.right + 18, "l", colours)
            if not is_away:
                _face(canvas, lineup, hands, seat, face)
    number = "" if lineup.random_order else words("ui.lobby.seat_number", number=seat + 1)
    who = (f"{number} {player.name}".strip(), *_who(words, lineup, seat), words(f"common.token.{player.colour}"))
    spoken = ", ".join(filter(None, who))
    hint = fault or words("ui.lobby.change_seat", player=player.name)
    node = Node(name, Role.BUTTON, spoken, canvas.rect(at), act=partial(hands.open, seat), hint=hint)
    node.grab = partial(hands.grab, places, seat)
    ui.add(node)
    ui.ring(name, ground, 16)


def _face(canvas: Canvas, lineup: LineUp, hands: SeatActions, seat: int, face: Box) -> None:
    """A portrait with its marks at the upper corners: the number of a chosen place, and who is the youngest."""
    draw_face(canvas, lineup, hands.known, seat, face)
    r, off = max(17.0, face.w * 0.12), face.w * 0.36
    if not lineup.random_order:
        canvas.disc(face.cx - off, face.cy - off, r, CREAM, INK, 2)
        lettering.text(canvas, str(seat + 1), face.cx - off, face.cy - off - 1, r * 1.25, INK, "bold", "c")
    if _is_youngest(lineup, seat):
        canvas.disc(face.cx + off, face.cy - off, r, GLOW, INK, 2)
        canvas.put("icon_youngest_ink", face.cx + off, face.cy - off, r * 1.3, centre=True)


def _chairs(ui: Ui, places: Places, chairs: tuple[Box, ...], left: Player | None, add: Callable[[], None]) -> None:
    """The empty chairs, all of which do the same: somebody sits down at the next one, or who left comes back."""
    canvas, words = ui.canvas, ui.words
    label = words("seats.comes_back", player=left.name) if left else words("ui.lobby.add_seat")
    hint = words("ui.lobby.back_hint", player=left.name) if left else words("tips.lobby.add")
    icon = "undo" if left else "plus"
    is_lit, is_high = ui.hover == "add", bool(places.portrait)
    if is_high:
        chairs = tuple(at.centred(min(at.w, 150.0), at.h).trimmed(bottom=_PLATE / 2 + _GAP) for at in chairs)
    for at in chairs:
        tray(canvas, at, 190 if is_lit else 120, 18)
        height = lettering.paragraph_height(canvas, label, at.w - 16, 21) + 8 if is_high else 0.0
        free = at.trimmed(bottom=height)
        r = min(34.0, free.h * 0.36)
        canvas.disc(at.cx, free.cy, r, "#FFFFFF30" if is_lit else "#FFFFFF14", BRASS_LIGHT, 2)
        canvas.put(f"icon_{icon}_light", at.cx, free.cy, r, centre=True)
        if is_high:
            with canvas.unheard():
                tone = CREAM if is_lit else SOFT
                lettering.paragraph(canvas, label, at.x + 8, at.bottom - height, at.w - 16, 21, tone, at="c")
    areas = [canvas.rect(at) for at in chairs]
    ui.shape("add", lambda pos: any(area.collidepoint(pos) for area in areas))
    ui.add(Node("add", Role.BUTTON, label, areas[0], act=add, hint=hint))
    ui.ring("add", chairs[0].grown(-6), 16)
