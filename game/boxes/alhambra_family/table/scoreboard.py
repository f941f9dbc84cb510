"""The majority table: everybody's points, hands and buildings, and what the next scoring would pay now."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.table.frame import EARNED, ON_TYPE, SharedPicture, type_colour
from game.boxes.alhambra_family.table.phrases import ordinal, told_of_type
from game.boxes.alhambra_family.table.scoreboard_grid import HIGH, RIM, ROOMY, ScoreboardGrid
from game.boxes.alhambra_family.table.standings import Majorities
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_DARK, BRASS_LIGHT, CHOSEN, CREAM, INK, MUTED

_CHIP = (46, 32)
_LAYERS = 4
_HAIRLINE = "#B98A4A60"
_WIDEST, _APART = "+20", 8.0
"""What is as wide as anything that is earned, and how far it stays from its neighbour: else no sign is written."""


@dataclass(frozen=True, slots=True)
class Scores:
    """What the table shows: how majorities stand, points by party, and what is known of the one who acts.

    `waiting` are the types (0 to 5) of which that party has tiles still to be placed, so that nothing is foretold for
    them; `walls` are the lengths of the longest walls by seat, where the game has walls.
    """

    majorities: Majorities
    points: tuple[int, ...]
    acting: Seat | None
    waiting: frozenset[int]
    walls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The picture, the place of the table on it, and what it shows."""

    picture: SharedPicture
    table: ScoreboardGrid
    scores: Scores

    @property
    def canvas(self) -> Canvas:
        return self.picture.canvas


def paint_scoreboard(picture: SharedPicture, table: ScoreboardGrid, scores: Scores) -> None:
    """Draws types, one row for each party, and what the places pay, on what lies there."""
    drawn = _Sheet(picture, table, scores)
    _head(drawn)
    for party in range(len(table.rows)):
        _row(drawn, party)
    _places(drawn)


def _head(drawn: _Sheet) -> None:
    """The title, which scoring is foretold, and the six types."""
    picture, canvas, table = drawn.picture, drawn.canvas, drawn.table
    words, now = picture.players.words, drawn.scores.majorities
    box, style = table.box, table.style
    title, note = words("palaces.majorities.title"), _note(drawn)
    x = box.x + RIM + 8
    y = box.y + RIM + 22 if style.title else table.head
    most = 260 if style.title else table.columns[0] - table.step / 2 - x - (8 if style.is_summed else 52)
    sizes = (34, 30, 26, 23) if style.title else (30, 26, 23)
    height = next((size for size in sizes if lettering.width(canvas, title, size, "display") <= most), sizes[-1])
    used = lettering.text(canvas, title, x, y, height, INK, "display", room=most)
    room = box.right - RIM - 28 - x - used
    if style.title and lettering.fitting(canvas, (note, ""), 24, "text", room):
        lettering.text(canvas, note, box.right - RIM - 8, y + 3, 24, MUTED, "text", "r", room=room)
    elif not style.is_summed:
        _foretold(drawn, x + used + 28, y)
    size = min(62.0, table.step - 4, style.head - 6)
    for kind, name in enumerate(TYPES):
        canvas.put(f"tile_{name}", table.columns[kind], table.head, size, centre=True)
        tile = Box(table.columns[kind] - size / 2, table.head - size / 2, size, size)
        told = words("palaces.parts.type.told", **told_of_type(picture.players, now.letter, kind))
        picture.tell(f"type:{kind}", words(f"palaces.type_name.{name}"), tile, told)
    if style.is_summed:
        _foretold(drawn, table.columns[len(TYPES)], table.head)
    if drawn.scores.walls:
        battlements(canvas, table.columns[-1] - 15, table.head)


def _note(drawn: _Sheet) -> str:
    """Which scoring is foretold."""
    players = drawn.picture.players
    return players.words("palaces.majorities.preview", scoring=players.scoring(drawn.scores.majorities.letter))


def _foretold(drawn: _Sheet, x: float, y: float) -> None:
    """The number of the scoring that is foretold, on a disc."""
    picture, canvas, now = drawn.picture, drawn.canvas, drawn.scores.majorities
    canvas.disc(x, y, min(20.0, drawn.table.step / 2), "#0A2F38", BRASS, 2)
    letter = lettering.fitting(canvas, (picture.players.scoring(now.letter), now.letter), 27, "heavy", 36)
    lettering.text(canvas, letter, x, y - 1, 27, CREAM, "heavy", "c", room=36)
    picture.tell("foretold", _note(drawn), Box(x, y, 0, 0).centred(44, 44))


def battlements(canvas: Canvas, x: float, y: float) -> None:
    """Draws a small piece of wall as a sign, 30 units wide, from a point at its left."""
    for part in (Box(x, y - 4, 30, 14), *(Box(x + i * 11, y - 12, 8, 10) for i in range(3))):
        canvas.box(part, "#B4532F", BRASS_LIGHT, 2, 1.5)


def _row(drawn: _Sheet, party: int) -> None:
    canvas, row = drawn.canvas, drawn.table.rows[party]
    if party == drawn.scores.acting:
        canvas.box(row.inset(-8, 0), CHOSEN, BRASS_DARK, 10, 3)
        canvas.put("icon_right_ink", row.x + 8, row.cy, 22, centre=True)
    else:
        fill = "#FFFFFF30" if party % 2 else BAND
        canvas.box(row.inset(-8, 0), fill, None, 10)
    _name(drawn, party, row)
    for kind in range(len(TYPES)):
        _cell(drawn, party, kind)
    if drawn.table.style.is_summed:
        _sum(drawn, party)
    if party < len(drawn.scores.walls):
        _wall(drawn, party)


def _name(drawn: _Sheet, party: int, row: Box) -> None:
    """Token, name and points; a small card with the number of cards in hand."""
    picture, canvas, style = drawn.picture, drawn.canvas, drawn.table.style
    points = drawn.scores.points[party]
    name = picture.players.name(party)
    size = min(54.0 if style.is_double else 36.0, row.h - 6)
    picture.players.token(canvas, party, row.x + 20 + size / 2, row.cy + 1, size)
    left, right = row.x + 28 + size, row.x + style.name - 14
    card = Box(right - 36, row.cy - 14, 36, 28)
    if style.is_double:
        text, apart = (27, 0.25) if row.h >= HIGH else (24, 0.255) if row.h >= ROOMY else (23, 0.25)
        low = row.cy + row.h * apart
        _fitted(picture, name, left, row.cy - row.h * apart, text, right - left)
        used = lettering.text(canvas, str(points), left, low, 27, INK, "heavy")
        if row.h >= ROOMY and _has_units(drawn, card.x - left - 20):
            unit = picture.say("table.points", count=points)
            lettering.text(canvas, unit, left + used + 6, low + 1, 22, MUTED)
        card = Box(card.x, low - 14, card.w, card.h)
    else:
        used = lettering.text(canvas, str(points), card.x - 10, row.cy - 1, 27, INK, "heavy", "r")
        _fitted(picture, name, left, row.cy - 1, 24, card.x - 10 - used - 8 - left)
    if party < picture.view.seats:
        _hand_size(picture, party, card)
    told = picture.players.words("common.count.points", count=points)
    tell = partial(picture.tell_seat, seat=party) if party < picture.view.seats else picture.tell
    tell(f"row:{party}", f"{name}: {told}", Box(row.x, row.y, card.x - row.x, row.h))


def _has_units(drawn: _Sheet, room: float) -> bool:
    """Tells whether the unit fits behind everybody's points, so that all rows have it or none."""
    canvas, say = drawn.canvas, drawn.picture.say
    return all(
        lettering.width(canvas, str(points), 27, "heavy")
        + lettering.width(canvas, say("table.points", count=points), 22)
        <= room
        for points in drawn.scores.points
    )


def _fitted(picture: SharedPicture, name: str, x: float, y: float, size: float, room: float) -> None:
    """Draws a name, of a long one only its first word."""
    shown = lettering.fitting(picture.canvas, (name, name.split()[0]), size, "bold", room)
    lettering.text(picture.canvas, shown, x, y, size, INK, "bold", room=room)


def _hand_size(picture: SharedPicture, seat: int, card: Box) -> None:
    canvas, number = picture.canvas, picture.view.hand_sizes[seat]
    canvas.box(card, "#4A1F3D", INK, 5, 2)
    canvas.outline(card.grown(-3), BRASS, 3, 1.5)
    lettering.text(canvas, str(number), card.cx, card.cy - 1, lettering.figure(canvas, 22), CREAM, "heavy", "c")
    cards = Term("common.count.cards", number)
    told = picture.say("item.hand_size", player=picture.players.name(seat), cards=cards)
    picture.tell(f"size:{seat}", told, card)


def _cell(drawn: _Sheet, party: int, kind: int) -> None:
    """A counted stack and what it would earn; nothing is foretold where a bought building is still to be laid."""
    canvas, table, now = drawn.canvas, drawn.table, drawn.scores.majorities
    number, points = now.counts[kind][party], now.points[kind][party]
    row, middle, pair = table.rows[party], table.columns[kind], table.pair
    is_waiting = party == drawn.scores.acting and kind in drawn.scores.waiting
    if number and table.style.is_summed:
        _count(drawn, party, kind, number)
    elif number:
        stack(canvas, kind, number, *table.cell(party, kind), pair.scale)
    if points and not is_waiting and not table.style.is_summed:
        x, y = middle if table.style.is_double else middle + table.step * 0.27, row.y + row.h * pair.points
        room = table.step * (1.0 if table.style.is_double else 0.5) - _APART
        size = lettering.figure(canvas, pair.size)
        told = f"+{points}" if lettering.width(canvas, _WIDEST, size, "bold") <= room else str(points)
        lettering.text(canvas, told, x, y, size, EARNED, "bold", "c")
    cell = Box(middle - table.step / 2, row.y, table.step, row.h)
    drawn.picture.tell(f"cell:{party}:{kind}", _told(drawn.picture, now, party, kind), cell)


def _count(drawn: _Sheet, party: int, kind: int, number: int) -> None:
    """A number of buildings in large letters, on a plate in the colour of the type where nobody has more."""
    canvas, (x, y), ink = drawn.canvas, drawn.table.cell(party, kind), INK
    if number == max(drawn.scores.majorities.counts[kind]):
        plate, ink = Box(x, y, 0, 0).centred(min(46.0, drawn.table.step - 3), 34), ON_TYPE[TYPES[kind]]
        canvas.box(plate, type_colour(kind), INK, 7, 2)
    lettering.text(canvas, str(number), x, y - 1, 28, ink, "heavy", "c")


def _sum(drawn: _Sheet, party: int) -> None:
    """What the next scoring would pay a party now for all its buildings."""
    table, earned = drawn.table, sum(points[party] for points in drawn.scores.majorities.points)
    x, row = table.columns[len(TYPES)], table.rows[party]
    box = Box(x - table.step / 2, row.y, table.step, row.h)
    drawn.canvas.line(box.x, box.y, box.x, box.bottom, BRASS, 2)
    lettering.text(drawn.canvas, str(earned), x, row.cy - 1, 28, EARNED if earned else MUTED, "heavy", "c", room=box.w)
    told = drawn.picture.players.words("common.count.points", count=earned)
    drawn.picture.tell(f"earns:{party}", f"{drawn.picture.players.name(party)}: {told}", box, _note(drawn))


def _wall(drawn: _Sheet, party: int) -> None:
    """How long the longest wall is, which is what it scores every time."""
    canvas, table, length = drawn.canvas, drawn.table, drawn.scores.walls[party]
    row, x = table.rows[party], table.columns[-1]
    lettering.text(canvas, str(length), x, row.cy - 1, 28, EARNED if length else MUTED, "heavy", "c")
    told = drawn.picture.say("table.wall", length=length)
    box = Box(x - table.step / 2, row.y, table.step, row.h)
    drawn.picture.tell(f"wall:{party}", f"{drawn.picture.players.name(party)}: {told}", box)


def _told(picture: SharedPicture, now: Majorities, party: int, kind: int) -> str:
    name, number = picture.players.name(party), now.counts[kind][party]
    if not number:
        none = picture.players.words(f"palaces.none_of.{TYPES[kind]}")
        return picture.say("item.no_stack", player=name, none=none)
    return picture.say(
        "item.preview",
        player=name,
        type=Term(f"palaces.buildings.{TYPES[kind]}", number),
        scoring=picture.players.scoring(now.letter),
        points=Term("common.count.points", now.points[kind][party]),
    )


def stack(canvas: Canvas, kind: int, number: int, x: float, y: float, scale: float = 1.0) -> None:
    """Draws a counted stack around a point: as many edges as buildings (at most four, fewer where it is tight)."""
    w, h = _CHIP[0] * scale, _CHIP[1] * (scale if scale >= 0.8 else 0.94)
    layers = _LAYERS if scale == 1 else 3 if scale > 0.85 else 2
    shift = 4 * scale
    for layer in range(min(number, layers) - 1, -1, -1):
        left, top = x - w / 2 + (layer - 1) * shift, y - h / 2 + (layer - 1) * shift * 0.75
        canvas.box(Box(left, top, w, h), type_colour(kind), INK, 5, 2)
    at, size = (x - shift, y - shift * 0.75 - 1), lettering.figure(canvas, 27 * max(scale, 0.8))
    lettering.text(canvas, str(number), *at, size, ON_TYPE[TYPES[kind]], "heavy", "c")


def _places(drawn: _Sheet) -> None:
    """What the next scoring pays for each place, type by type; a dash where it pays nothing."""
    canvas, table, now = drawn.canvas, drawn.table, drawn.scores.majorities
    words, x = drawn.picture.players.words, table.rows[0].x + 4
    size = lettering.figure(canvas, 27 if table.style.is_summed else 23)
    if table.style.is_summed and table.style.places:  # where the numbers of two columns could be read as one
        top, bottom = (table.place(place) for place in (0, table.style.places - 1))
        for left, right in pairwise(table.columns):
            middle = (left + right) / 2
            canvas.line(middle, top - 10, middle, bottom + 10, _HAIRLINE, 1.5)
    for place in range(table.style.places):
        y = table.place(place)
        number, room = ordinal(words, place + 1), table.style.name - 20
        label = lettering.fitting(canvas, (words("palaces.majorities.place", place=number), number), 23, "semi", room)
        lettering.text(canvas, label, x, y, 23, MUTED, "semi", room=room)
        for kind in range(len(TYPES)):
            paid = prizes(now.letter, kind)
            if place < len(paid):
                lettering.text(canvas, str(paid[place]), table.columns[kind], y, size, INK, "semi", "c")
            else:
                lettering.text(canvas, "–", table.columns[kind], y, 23, MUTED, "text", "c")
