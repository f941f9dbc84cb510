"""The seats in the lobby: one row per player, with colour, name, who decides, age and place."""

from functools import partial

from game.ai.levels import OFFERED
from game.paint import lettering, pieces
from game.paint.canvas import Box
from game.paint.palette import BAND, MUTED
from game.paint.panels import panel
from game.scenes.lobby_lineup import COLOURS, LONGEST_NAME, LineUp
from game.widgets.controls import Choice, button, field, heading, radio, round_button, select
from game.widgets.ui import Ui

_TOP, _FOOT, _EDGE = 92.0, 36.0, 46.0
_ONE_LINE = 1030.0
"""From which width of the panel on a seat needs one line only."""
_ADD = 76.0


def seats_height(lineup: LineUp, w: float) -> float:
    """Returns how high the panel must be at a width, for all seats to be seen at once."""
    return _TOP + _content(lineup, w) + _FOOT


def _row_height(w: float) -> float:
    return 62.0 if w >= _ONE_LINE else 122.0


def _content(lineup: LineUp, w: float) -> float:
    has_room = len(lineup.players) < lineup.most
    return _row_height(w) * len(lineup.players) + (_ADD if has_room else 6)


def draw_seats(ui: Ui, box: Box, lineup: LineUp) -> None:
    """Draws the panel of seats; what does not fit scrolls inside."""
    words = ui.words
    panel(ui.canvas, box, "frame_plum")
    head = words("ui.lobby.youngest") if lineup.has_youngest else ""
    seat_range = words("ui.lobby.seat_range", least=lineup.least, most=lineup.most)
    wide = lettering.width(ui.canvas, words("ui.lobby.who_plays"), 38, "display")
    heading(ui, words("ui.lobby.who_plays"), box.x + 54, box.y + 62, 38, box.w * 0.4)
    inner = Box(box.x + _EDGE - 10, box.y + _TOP, box.w - 2 * _EDGE + 20, box.h - _TOP - _FOOT)
    column = _youngest_at(inner, box.w)
    told = lettering.width(ui.canvas, head, 24)
    end = min(column + told / 2, inner.right - 12)
    lettering.text(ui.canvas, head, end, box.y + 66, 24, MUTED, at="r", room=box.w * 0.3)
    room = end - told - 30 - (box.x + 54 + wide + 24)
    if room > lettering.width(ui.canvas, seat_range, 24):
        lettering.text(ui.canvas, seat_range, box.x + 54 + wide + 24, box.y + 66, 24, MUTED)
    faulty = lineup.faulty()
    with ui.scrolled("seats", inner, _content(lineup, box.w)) as offset:
        y, step = inner.y - offset, _row_height(box.w)
        for seat in range(len(lineup.players)):
            fault = words(faulty[seat].key, **faulty[seat].values) if seat in faulty else ""
            _row(ui, Box(inner.x, y + seat * step, inner.w - 18, step - 2), lineup, seat, fault, box.w >= _ONE_LINE)
        if len(lineup.players) < lineup.most:
            at = Box(inner.x + 52, y + len(lineup.players) * step + 8, min(340.0, inner.w - 80), 58)
            with ui.area("seats:add"):
                button(ui, "add", at, words("ui.lobby.add_seat"), lineup.add, colour="parchment", size=26, icon="plus")


def _youngest_at(inner: Box, w: float) -> float:
    """The middle of the column of radios."""
    return inner.right - 18 - (196 if w >= _ONE_LINE else 40)


def _row(ui: Ui, at: Box, lineup: LineUp, seat: int, fault: str, is_one_line: bool) -> None:
    canvas, words = ui.canvas, ui.words
    if seat % 2 == 0:
        canvas.box(at.x, at.y, at.w, at.h, BAND, None, 10)
    middle = at.y + 30
    number = words("ui.lobby.seat_number", number=seat + 1)
    lettering.text(canvas, number, at.x + 12, middle, 26, MUTED, "semi", room=38)
    _colour(ui, Box(at.x + 54, middle - 25, 108, 50), lineup, seat)
    buttons = 152.0
    ends = at.right - (buttons + 88 if is_one_line else 80)
    left = at.x + 174
    if is_one_line:
        name_w = (ends - left - 12) * 0.4
        _name(ui, Box(left, middle - 25, name_w, 50), lineup, seat, fault)
        _decides(ui, Box(left + name_w + 12, middle - 25, ends - left - name_w - 12, 50), lineup, seat)
    else:
        _name(ui, Box(left, middle - 25, ends - left, 50), lineup, seat, fault)
        _decides(ui, Box(at.x + 54, middle + 33, at.right - buttons - at.x - 72, 50), lineup, seat)
    with ui.area(f"seat:{seat}:more"):
        if lineup.has_youngest:
            _youngest(ui, at.right - (196 if is_one_line else 40), middle, lineup, seat)
        _places(ui, at.right - buttons + 8, middle + (0 if is_one_line else 58), lineup, seat)


def _colour(ui: Ui, at: Box, lineup: LineUp, seat: int) -> None:
    words = ui.words
    colour = lineup.players[seat].colour
    choices = [(key, words(f"common.token.{key}")) for key in COLOURS]
    label = words("ui.lobby.colour_of_seat", number=seat + 1, colour=words(f"common.colour.{colour}"))

    def paint(key: str, box: Box) -> None:
        pieces.token(ui.canvas, key, box.cx, box.cy + 1, 50)

    name = f"seat:{seat}:colour"
    with ui.area(name):
        select(ui, name, at, choices, colour, partial(lineup.colour, seat), label, paint=paint, hint=label)


def _name(ui: Ui, at: Box, lineup: LineUp, seat: int, fault: str) -> None:
    words, name = ui.words, f"seat:{seat}:name"
    label = words("ui.lobby.name_of_seat", number=seat + 1)
    with ui.area(name):
        field(
            ui, name, at, lineup.players[seat].name, partial(lineup.call, seat), label, LONGEST_NAME,
            empty=words("ui.lobby.name_hint"), fault=fault,
        )  # fmt: skip


def _decides(ui: Ui, at: Box, lineup: LineUp, seat: int) -> None:
    """Who decides: a person or a computer player of a level; the key of a person is ""."""
    words, player = ui.words, lineup.players[seat]
    levels: list[Choice] = [
        (level, words("ui.lobby.computer", level=words(f"ui.lobby.level.{level}"))) for level in OFFERED
    ]
    told = words(f"ui.lobby.level_text.{player.level}") if player.level else ""
    name = f"seat:{seat}:decides"
    with ui.area(name):
        select(
            ui, name, at, [("", words("ui.lobby.human")), *levels], player.level, partial(lineup.decide, seat),
            words("ui.lobby.player_of_seat", number=seat + 1), icon=player.kind, hint=told,
        )  # fmt: skip


def _youngest(ui: Ui, x: float, y: float, lineup: LineUp, seat: int) -> None:
    def choose() -> None:
        lineup.youngest = seat

    told = ui.words("ui.lobby.youngest_is", player=lineup.players[seat].name)
    radio(ui, f"seat:{seat}:youngest", x, y, lineup.youngest == seat, choose, told, told)


def _places(ui: Ui, x: float, y: float, lineup: LineUp, seat: int) -> None:
    """The small buttons at a row's end: up, down, away."""
    words, name = ui.words, lineup.players[seat].name
    for i, (icon, by, key) in enumerate((("up", -1, "ui.lobby.move_up"), ("down", 1, "ui.lobby.move_down"))):
        is_possible = seat + by in range(len(lineup.players))
        round_button(
            ui, f"seat:{seat}:{icon}", x + 22 + i * 48, y, icon, partial(lineup.move, seat, by),
            words(key, player=name), is_enabled=is_possible, why=words("ui.lobby.at_the_end"),
        )  # fmt: skip
    round_button(
        ui, f"seat:{seat}:remove", x + 118, y, "close", partial(lineup.remove, seat),
        words("ui.lobby.remove_seat", player=name), is_enabled=len(lineup.players) > lineup.least,
        why=words("ui.lobby.error_too_few", least=lineup.least),
    )  # fmt: skip
