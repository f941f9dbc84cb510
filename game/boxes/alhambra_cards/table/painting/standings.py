"""The majority table: everybody's points, hands and buildings, and what the next scoring would pay now."""

from game.boxes.alhambra_cards.table.painting.frame import ON_TYPE, Picture, type_colour
from game.boxes.alhambra_cards.table.phrases import ordinal
from game.boxes.alhambra_cards.table.standing import Standing, standing
from game.locale.words import Term
from game.paint import lettering
from game.paint.canvas import Box, Canvas
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, GOOD, INK, MUTED
from game.paint.panels import FRAME, panel, sheet
from game.palaces.buildings import TYPE, TYPES
from game.palaces.majorities import prizes

_CHIP = (46, 32)
_LAYERS = 4


def paint_standings(picture: Picture) -> None:
    """Draws the panel: types, one row for each party, and what the places pay."""
    canvas, table = picture.canvas, picture.plan.standings
    if table.style.is_framed:
        panel(canvas, table.box, "frame_plum", FRAME)
    else:
        sheet(canvas, table.box, 14)
    found = standing(picture.view)
    _head(picture, found)
    for party in range(len(table.rows)):
        _row(picture, found, party)
    _places(picture, found)


def _head(picture: Picture, found: Standing) -> None:
    """The title, which scoring is foretold, and the six types."""
    canvas, table = picture.canvas, picture.plan.standings
    box, style = table.box, table.style
    words = picture.company.words
    letter = words(f"alhambra.scoring_letter.{found.letter.lower()}")
    title, note = words("alhambra.majorities.title"), words("alhambra.majorities.preview", scoring=letter)
    x = box.x + style.rim + 8
    if style.title:
        y = box.y + style.rim + 22
        used = lettering.text(canvas, title, x, y, 34, INK, "display", room=260)
        room = box.right - style.rim - 8 - x - used - 20
        lettering.text(canvas, note, box.right - style.rim - 8, y + 3, 24, MUTED, "text", "r", room=room)
    else:
        room = table.columns[0] - table.step / 2 - x - 6
        lettering.text(canvas, title, x, table.head, 30, INK, "display", room=room)
    size = min(62.0, table.step - 4, style.head - 6)
    for kind, name in enumerate(TYPES):
        canvas.put(f"tile_{name}", table.columns[kind], table.head, size, centre=True)
        box = Box(table.columns[kind] - size / 2, table.head - size / 2, size, size)
        picture.tell(f"type:{kind}", words(f"alhambra.type_name.{name}"), box)


def _row(picture: Picture, found: Standing, party: int) -> None:
    canvas, row = picture.canvas, picture.plan.standings.rows[party]
    is_acting = party == picture.view.turn and not picture.view.is_over
    if is_acting:
        canvas.box(row.x - 8, row.y, row.w + 16, row.h, CHOSEN, BRASS_DARK, 10, 3)
        canvas.put("icon_right_ink", row.x - 6, row.cy, 24, centre=True)
    else:
        fill = "#FFFFFF30" if party % 2 else BAND
        canvas.box(row.x - 8, row.y, row.w + 16, row.h, fill, None, 10)
    _name(picture, party, row)
    for kind in range(len(TYPES)):
        _cell(picture, found, party, kind)


def _name(picture: Picture, party: int, row: Box) -> None:
    """Token, name and points; a small card with the number of cards in hand."""
    canvas, style, view = picture.canvas, picture.plan.standings.style, picture.view
    points = sum(view.points[party]) if party < view.seats else sum(view.third.points if view.third else ())
    left = row.x + (66 if style.is_double else 54)
    picture.company.token(canvas, party, row.x + (36 if style.is_double else 32), row.cy + 1, min(56, row.h - 4))
    name = picture.company.name(party)
    if style.is_double:
        high = row.cy - row.h * 0.19
        lettering.text(canvas, name, left, high, 27, INK, "bold", room=156 if party >= view.seats else 134)
        used = lettering.text(canvas, str(points), left, row.cy + row.h * 0.22, 27, INK, "heavy")
        unit = picture.say("table.points", count=points)
        lettering.text(canvas, unit, left + used + 6, row.cy + row.h * 0.22 + 1, 22, MUTED, room=128 - used)
    else:
        lettering.text(canvas, name, left, row.cy - 1, 24, INK, "bold", room=82)
        lettering.text(canvas, str(points), left + 116, row.cy - 1, 25, INK, "heavy", "r")
    if party < view.seats:
        _hand_size(picture, party, row)
    told = picture.company.words("common.count.points", count=points)
    picture.tell(f"row:{party}", f"{name}: {told}", Box(row.x, row.y, 190, row.h))


def _hand_size(picture: Picture, seat: int, row: Box) -> None:
    canvas, style = picture.canvas, picture.plan.standings.style
    number = picture.view.hand_sizes[seat]
    wide, high = 32.0, min(44.0, row.h - 4)
    x = row.x + (236 if style.is_double else 212) - wide - 4
    canvas.box(x, row.cy - high / 2, wide, high, "#4A1F3D", INK, 5, 2)
    canvas.outline(x + 3, row.cy - high / 2 + 3, wide - 6, high - 6, "#C8973A", 3, 1.5)
    lettering.text(canvas, str(number), x + wide / 2, row.cy - 1, 24, "#FFF6DF", "heavy", "c")
    cards = picture.company.words("common.count.cards", count=number)
    told = picture.say("item.hand_size", player=picture.company.name(seat), cards=cards)
    picture.tell(f"size:{seat}", told, Box(x, row.cy - high / 2, wide, high))


def _cell(picture: Picture, found: Standing, party: int, kind: int) -> None:
    """A counted stack and what it would earn; nothing is foretold where a bought building is still to be laid."""
    canvas, table = picture.canvas, picture.plan.standings
    number, points = found.counts[kind][party], found.points[kind][party]
    x, y = table.cell(party, kind)
    row = table.rows[party]
    if not number:
        lettering.text(canvas, "–", table.columns[kind], row.cy if table.style.is_double else y, 26, MUTED, "text", "c")
    else:
        stack(canvas, kind, number, x, y, 1.0 if table.style.is_double else 0.84)
    waiting = picture.view.bought or picture.view.pending
    is_waiting = party == picture.view.turn and any(TYPE[building] == kind for building in waiting)
    if number and not is_waiting:
        at = (x, row.cy + row.h * 0.25) if table.style.is_double else (table.columns[kind] + table.step * 0.26, y)
        text = f"+{points}" if points else "0"
        size = 25 if table.style.is_double else 22
        lettering.text(canvas, text, *at, size, GOOD if points else MUTED, "bold", "c")
    picture.tell(f"cell:{party}:{kind}", _told(picture, found, party, kind), _cell_box(picture, party, kind))


def _cell_box(picture: Picture, party: int, kind: int) -> Box:
    table = picture.plan.standings
    row = table.rows[party]
    return Box(table.columns[kind] - table.step / 2, row.y, table.step, row.h)


def _told(picture: Picture, found: Standing, party: int, kind: int) -> str:
    name, number = picture.company.name(party), found.counts[kind][party]
    if not number:
        none = picture.company.words(f"alhambra.none_of.{TYPES[kind]}")
        return picture.say("item.no_stack", player=name, none=none)
    return picture.say(
        "item.preview",
        player=name,
        type=Term(f"alhambra.buildings.{TYPES[kind]}", number),
        scoring=picture.company.words(f"alhambra.scoring_letter.{found.letter.lower()}"),
        points=Term("common.count.points", found.points[kind][party]),
    )


def stack(canvas: Canvas, kind: int, number: int, x: float, y: float, scale: float = 1.0) -> None:
    """Draws a counted stack around a point: as many edges as buildings (four at most), the number on top."""
    w, h = _CHIP[0] * scale, _CHIP[1] * scale
    layers = min(number, _LAYERS)
    for layer in range(layers - 1, -1, -1):
        canvas.box(x - w / 2 + layer * 4 - 4, y - h / 2 + layer * 3 - 3, w, h, type_colour(kind), INK, 5, 2)
    ink = ON_TYPE[TYPES[kind]]
    lettering.text(canvas, str(number), x - 4, y - 4, 27 * scale, ink, "heavy", "c")


def _places(picture: Picture, found: Standing) -> None:
    """What the next scoring pays for each place, type by type."""
    canvas, table = picture.canvas, picture.plan.standings
    x = table.rows[0].x + 4
    last = len(prizes(found.letter, 0))
    for place in range(last):
        y = table.place(place)
        label = picture.company.words("alhambra.majorities.place", place=ordinal(picture.company.words, place + 1))
        lettering.text(canvas, label, x, y, 24, MUTED, "semi", room=150)
        for kind in range(len(TYPES)):
            value = str(prizes(found.letter, kind)[place])
            lettering.text(canvas, value, table.columns[kind], y, 25, INK, "semi", "c")
