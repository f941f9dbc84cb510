"""The seats in the lobby: one row per player, with colour, name, who decides, age and place."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.ai.levels import OFFERED
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAND, INK, MUTED
from game.paint.panels import panel
from game.saves.people import Person
from game.scenes.lobby.lineup import COLOURS, SURPRISE, LineUp
from game.scenes.people.faces import picture_of
from game.scenes.people.portraits import face
from game.session.seats import LONGEST_NAME
from game.widgets.controls import Choice, button, heading, radio, round_button, select
from game.widgets.field import field
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_TOP, _FOOT, _EDGE = 92.0, 36.0, 46.0
_ONE_LINE = 1000.0
"""From which width of the panel on a seat may do with one line."""
_NAME_PART = 0.4
"""What a name takes of the room on one line; who decides takes the rest."""
_ADD, _BUTTONS, _GUEST, _FACE = 76.0, 152.0, 60.0, 108.0


@dataclass(frozen=True, slots=True)
class Guests:
    """Who may sit down: finds somebody known by the id, and asks who takes a seat."""

    known: Callable[[str], Person | None]
    choose: Callable[[int], None]


def seats_height(ui: Ui, lineup: LineUp, w: float) -> float:
    """Returns how high the panel must be at a width, for all seats to be seen at once."""
    return _TOP + _content(lineup, _Columns(ui, lineup, w)) + _FOOT


class _Columns:
    """Where things stand in a row, in units from its ends; takes the width of the panel."""

    def __init__(self, ui: Ui, lineup: LineUp, w: float) -> None:
        canvas, words = ui.canvas, ui.words
        number = words("ui.lobby.seat_number", number=len(lineup.players))
        labels = [label for _, label in _deciders(ui)]
        self.colour = max(54.0, 24 + lettering.width(canvas, number, 26, "semi"))
        row = w - 2 * _EDGE + 2
        free = row - self.colour - 120 - _FACE - _BUTTONS - 88 - 12
        decides = 112 + max(lettering.width(canvas, label, 1, "semi") for label in labels)
        self.is_one_line = w >= _ONE_LINE and free * (1 - _NAME_PART) >= decides
        self.youngest = 196.0 if self.is_one_line else 40.0
        self.height = 62.0 if self.is_one_line else 122.0


def _content(lineup: LineUp, columns: _Columns) -> float:
    has_room = len(lineup.players) < lineup.most
    return columns.height * len(lineup.players) + (_ADD if has_room else 6)


def _deciders(ui: Ui) -> list[Choice]:
    """A person, whose key is "", and the levels of computer players."""
    levels = [(level, ui.words("ui.lobby.computer", level=ui.words(f"ui.lobby.level.{level}"))) for level in OFFERED]
    return [("", ui.words("ui.lobby.human")), *levels]


def draw_seats(ui: Ui, box: Box, lineup: LineUp, guests: Guests) -> None:
    """Draws the panel of seats; what does not fit scrolls inside."""
    words, columns = ui.words, _Columns(ui, lineup, box.w)
    panel(ui.canvas, box, "frame_plum")
    head = words("ui.lobby.youngest") if lineup.has_youngest else ""
    seat_range = words("ui.lobby.seat_range", least=lineup.least, most=lineup.most)
    wide = lettering.width(ui.canvas, words("ui.lobby.who_plays"), 38, "display")
    heading(ui, words("ui.lobby.who_plays"), box.x + 54, box.y + 62, 38, box.w * 0.4)
    inner = Box(box.x + _EDGE - 10, box.y + _TOP, box.w - 2 * _EDGE + 20, box.h - _TOP - _FOOT)
    column = inner.right - 18 - columns.youngest
    told = lettering.width(ui.canvas, head, 24)
    end = min(column + told / 2, inner.right - 12)
    lettering.text(ui.canvas, head, end, box.y + 66, 24, MUTED, at="r", room=box.w * 0.3)
    if head:
        words_at = ui.canvas.rect(Box(end - told, box.y + 48, told, 36))
        ui.add(Node("youngest", Role.TEXT, head, words_at, hint=words(f"tips.lobby.youngest_{lineup.box}")))
    room = end - told - 30 - (box.x + 54 + wide + 24)
    if room > lettering.width(ui.canvas, seat_range, 24):
        lettering.text(ui.canvas, seat_range, box.x + 54 + wide + 24, box.y + 66, 24, MUTED)
        range_at = ui.canvas.rect(
            Box(box.x + 54 + wide + 24, box.y + 48, lettering.width(ui.canvas, seat_range, 24), 36)
        )
        ui.add(Node("seat_range", Role.TEXT, seat_range, range_at, hint=words("school.players_hint")))
    faulty = lineup.faulty()
    with ui.scrolled("seats", inner, _content(lineup, columns)) as offset:
        y, step = inner.y - offset, columns.height
        for seat in range(len(lineup.players)):
            fault = words(faulty[seat].key, **faulty[seat].values) if seat in faulty else ""
            _row(ui, Box(inner.x, y + seat * step, inner.w - 18, step - 2), lineup, seat, fault, columns, guests)
        if len(lineup.players) < lineup.most:
            at = Box(inner.x + 52, y + len(lineup.players) * step + 8, min(340.0, inner.w - 80), 58)
            with ui.area("seats:add"):
                button(
                    ui, "add", at, words("ui.lobby.add_seat"), lineup.add,
                    colour="parchment", size=26, icon="plus", hint=words("tips.lobby.add"),
                )  # fmt: skip


def _row(ui: Ui, at: Box, lineup: LineUp, seat: int, fault: str, columns: _Columns, guests: Guests) -> None:
    canvas, words = ui.canvas, ui.words
    if seat % 2 == 0:
        canvas.box(at, BAND, None, 10)
    middle = at.y + 30
    number = words("ui.lobby.seat_number", number=seat + 1)
    with canvas.unheard():  # every control of the row says it
        lettering.text(canvas, number, at.x + 12, middle, 26, INK, "semi")
    start = at.x + columns.colour
    _colour(ui, Box(start, middle - 25, 108, 50), lineup, seat)
    ends = at.right - (_BUTTONS + 88 if columns.is_one_line else 80)
    left = start + 120
    if lineup.players[seat].is_human:
        left = _guest(ui, left, middle, lineup, seat, guests)
    else:
        _personality(ui, Box(left, middle - 25, _FACE - 12, 50), lineup, seat)
        left += _FACE
    if columns.is_one_line:
        decides = (ends - start - 120 - _FACE - 12) * (1 - _NAME_PART)
        _name(ui, Box(left, middle - 25, ends - decides - 12 - left, 50), lineup, seat, fault)
        _decides(ui, Box(ends - decides, middle - 25, decides, 50), lineup, seat)
    else:
        _name(ui, Box(left, middle - 25, ends - left, 50), lineup, seat, fault)
        _decides(ui, Box(start, middle + 33, at.right - _BUTTONS - start - 18, 50), lineup, seat)
    with ui.area(f"seat:{seat}:more"):
        if lineup.has_youngest:
            _youngest(ui, at.right - columns.youngest, middle, lineup, seat)
        _places(ui, at.right - _BUTTONS + 8, middle + (0 if columns.is_one_line else 58), lineup, seat)


def _colour(ui: Ui, at: Box, lineup: LineUp, seat: int) -> None:
    words = ui.words
    colour = lineup.players[seat].colour
    choices = [(key, words(f"common.token.{key}")) for key in COLOURS]
    label = words("ui.lobby.colour_of_seat", number=seat + 1, colour=words(f"common.colour.{colour}"))

    def paint(key: str, box: Box) -> None:
        pieces.token(ui.canvas, key, box.cx, box.cy + 1, 50)

    name = f"seat:{seat}:colour"
    with ui.area(name):
        select(
            ui,
            name,
            at,
            choices,
            colour,
            partial(lineup.colour, seat),
            label,
            paint=paint,
            hint=words("tips.lobby.colour"),
        )


def _guest(ui: Ui, left: float, middle: float, lineup: LineUp, seat: int, guests: Guests) -> float:
    """The face of a person, or a button in its place, which asks who sits here; returns where the name begins."""
    player, name = lineup.players[seat], f"seat:{seat}:person"
    told, hint, act = (
        ui.words("people.who", player=player.name),
        ui.words("people.who_hint"),
        partial(guests.choose, seat),
    )
    person = guests.known(player.person)
    with ui.area(name):
        if person is None:
            label = ui.words("people.who_short")
            at = Box(left - 4, middle - 27, 84 + lettering.width(ui.canvas, label, 23, "display"), 54)
            with ui.canvas.unheard():  # the button says more
                button(ui, name, at, label, act, colour="parchment", size=23, icon="human", spoken=told, hint=hint)
            return at.right + 8
        at = Box(left, middle - 25, 50, 50)
        face(ui.canvas, person.portrait, player.colour, at.cx, at.cy, at.h)
        ui.add(Node(name, Role.BUTTON, told, ui.canvas.rect(at), act=act, hint=hint))
        ui.ring(name, at, 25)
        return left + _GUEST


def _personality(ui: Ui, at: Box, lineup: LineUp, seat: int) -> None:
    """The face of a computer player, and who it could be."""
    words, player = ui.words, lineup.players[seat]
    persons = [(key, f"{lineup.box}.personalities.{key}") for key in lineup.about.personalities]
    choices = [(key, words(f"{texts}.name")) for key, texts in persons]
    choices += [(SURPRISE, words("ui.lobby.surprise")), ("", words("ui.lobby.nobody"))]
    tells = {key: words(f"{texts}.text") for key, texts in persons}
    tells |= {SURPRISE: words("ui.lobby.surprise_text"), "": words("ui.lobby.nobody_text")}

    def portray(key: str, box: Box) -> None:
        picture = picture_of(lineup.box, key)
        name = picture or f"icon_{'dice' if key == SURPRISE else 'computer'}_ink"
        ui.canvas.put(name, box.cx, box.cy, min(box.h - 4, 76.0) * (1.0 if picture else 0.7), centre=True)

    name = f"seat:{seat}:who"
    with ui.area(name):
        select(
            ui, name, at, choices, player.personality, partial(lineup.take, seat),
            words("ui.lobby.who_at_seat", number=seat + 1), portray=portray,
            hint=f"{tells.get(player.personality, '')}\n{words('ui.lobby.who_hint')}", tells=tells,
        )  # fmt: skip


def _name(ui: Ui, at: Box, lineup: LineUp, seat: int, fault: str) -> None:
    words, name = ui.words, f"seat:{seat}:name"
    label = words("ui.lobby.name_of_seat", number=seat + 1)
    with ui.area(name):
        field(
            ui, name, at, lineup.players[seat].name, partial(lineup.call, seat), label, LONGEST_NAME,
            empty=words("ui.lobby.name_hint"), fault=fault, hint=words("tips.lobby.name"),
        )  # fmt: skip


def _decides(ui: Ui, at: Box, lineup: LineUp, seat: int) -> None:
    words, player = ui.words, lineup.players[seat]
    tells = {"": words("tips.lobby.human"), **{level: words(f"ui.lobby.level_text.{level}") for level in OFFERED}}
    name = f"seat:{seat}:decides"
    with ui.area(name):
        select(
            ui, name, at, _deciders(ui), player.level, partial(lineup.decide, seat),
            words("ui.lobby.player_of_seat", number=seat + 1), icon=player.kind,
            hint=tells.get(player.level, ""), tells=tells,
        )  # fmt: skip


def _youngest(ui: Ui, x: float, y: float, lineup: LineUp, seat: int) -> None:
    def choose() -> None:
        lineup.youngest = seat

    told = ui.words("ui.lobby.youngest_is", player=lineup.players[seat].name)
    hint = f"{told}\n{ui.words(f'tips.lobby.youngest_{lineup.box}')}"
    radio(ui, f"seat:{seat}:youngest", x, y, lineup.youngest == seat, choose, told, hint)


def _places(ui: Ui, x: float, y: float, lineup: LineUp, seat: int) -> None:
    """The small buttons at a row's end: up, down, away."""
    words, name = ui.words, lineup.players[seat].name
    for i, (icon, by, key) in enumerate((("up", -1, "ui.lobby.move_up"), ("down", 1, "ui.lobby.move_down"))):
        is_possible = seat + by in range(len(lineup.players))
        round_button(
            ui, f"seat:{seat}:{icon}", x + 22 + i * 48, y, icon, partial(lineup.move, seat, by),
            words(key, player=name), is_enabled=is_possible, why=words("ui.lobby.at_the_end"),
        )  # fmt: skip

    def remove() -> None:
        lineup.remove(seat)
        ui.renew()  # another seat has come up to this place: a double click does not remove it too

    round_button(
        ui, f"seat:{seat}:remove", x + 118, y, "close", remove,
        words("ui.lobby.remove_seat", player=name), is_enabled=len(lineup.players) > lineup.least,
        why=words("ui.lobby.error_too_few", least=lineup.least),
    )  # fmt: skip
