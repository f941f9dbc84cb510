"""Pictures of a game that is played: one turn in four of them, the table at a glance, and who holds which character."""

from collections.abc import Callable, Sequence
from functools import partial

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.figures.setting import A, Land, picture, players, say
from game.boxes.maharaja.rules.components import CENTRE, CHARACTER_NAMES, city_place
from game.boxes.maharaja.rules.moves import BuildHouse, BuildPalace, Move, Plan, Travel
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.tolls import routes
from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.board_geometry import PORTRAIT
from game.boxes.maharaja.table.board_geometry import Box as Field
from game.boxes.maharaja.table.painting.choosing import dial
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, CREAM, GOOD, INK, MUTED
from game.tabletop.example import example
from game.tabletop.figure import Cell, Figure, cells
from game.widgets.ui import Translate

_TURN = "lesson_journey"
"""The position of the turn that is shown."""
_READER = Seat(0)
_SHAPE = 0.8
_CITY: Field = (-190, -150, 390, 312)
"""What is shown of the city where something is built, relative to it."""
_ROAD: Field = (740, 70, 740, 592)
"""The way of the turn's journey."""
_AROUND: Field = (60, 60, 840, 560)
"""The upper left of the map, where a first game begins."""
_STEPS = ("plan", "travel", "build", "paid")
_ROW, _LABEL = 50.0, 0.28
_PORTRAIT = 36.0


# ---------------------------------------------------------------------- one turn
def played(*done: Move) -> Public:
    """Returns the example's turn after some moves."""
    shipped = example(ABOUT.name, _TURN)
    session = shipped.branch(shipped.number)
    for move in done:
        session.submit(_READER, move, session.number)
    public: Public = session.view(_READER).public
    return public


def moves() -> tuple[Move, ...]:
    """The turn: the cheapest way to the Maharaja's city, the centre palace, and a house in its courtyard."""
    view = example(ABOUT.name, _TURN).view(_READER)
    city = view.public.city
    found = [route for route in routes(view.public, _READER, view.gold[_READER]) if route.city == city]
    way = min(found, key=lambda route: route.cost)
    return Travel(way.roads), BuildPalace(CENTRE), BuildHouse(city_place(city), free=False)


def one_turn() -> Figure:
    """Returns a turn in four pictures: the plan, the journey, what is built, what it pays."""
    return cells(_shots, _SHAPE, 420, lambda w: 4 if w >= 900 else 2, 0.94)


def _shots(words: Translate) -> Sequence[Cell]:
    whole = moves()
    built = played(*whole)
    city = built.city
    assert city is not None
    x, y = zones.JUNCTION_AT[city]
    yard = (x + _CITY[0], y + _CITY[1], _CITY[2], _CITY[3])
    drawn: tuple[Callable[[Canvas, Box], None], ...] = (
        _dial,
        partial(_land, Land(played(whole[0]), _ROAD), words),
        partial(_land, Land(built, yard), words),
        partial(_gold, score_city(built, city).payouts[_READER]),
    )
    told = [say(words, f"one_turn.{step}_short") for step in _STEPS]
    return [Cell(draw, ((f"{i}. {text}", "bold"),)) for i, (draw, text) in enumerate(zip(drawn, told, strict=True), 1)]


def _dial(canvas: Canvas, box: Box) -> None:
    progress = example(ABOUT.name, _TURN).view(_READER).public.progress
    plan = Plan(*progress.disc)
    size = min(box.w, box.h)
    dial(canvas, box.centred(size, size), (plan.first, plan.second))


def _land(land: Land, words: Translate, canvas: Canvas, box: Box) -> None:
    land.draw(canvas, words, box.fit(land.shape))


def _gold(gold: int, canvas: Canvas, box: Box) -> None:
    """The Maharaja and what he pays."""
    canvas.box(box.inset(4, 4), CREAM, INK, 10, 2)
    height = box.h * 0.78
    canvas.put("maharaja", box.x + box.w * 0.28, box.cy, height * 140 / 220, centre=True)
    size = min(box.h * 0.3, box.w * 0.2)
    canvas.put("gold_coin", box.x + box.w * 0.56, box.cy, size, centre=True)
    x = box.x + box.w * 0.56 + size * 0.58
    lettering.text(canvas, f"+{gold}", x, box.cy, size, GOOD, "heavy", room=box.right - 12 - x)


# ---------------------------------------------------------------------- the table at a glance
def glance() -> Figure:
    """Returns the part of the map where the first lesson begins, with everything on it."""
    return picture(Land(example(ABOUT.name, "lesson_first").view(None).public, _AROUND), 290)


def first_round() -> Figure:
    """Returns the city of the worked example as its round begins."""
    x, y = zones.JUNCTION_AT[A]
    field = (x + _CITY[0], y + _CITY[1], _CITY[2], _CITY[3])
    return picture(Land(example(ABOUT.name, "first_round").view(None).public, field), 190)


# ---------------------------------------------------------------------- who holds whom
Held = Sequence[tuple[int, ...]]


def held(*sides: tuple[str, Held]) -> Figure:
    """Returns the characters of each player, in a row for each of the moments or, for one moment, for each player.

    Takes the keys of the moments ("" for a single one) and who holds whom.
    """

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        if len(sides) == 1:
            for seat, (row, characters) in enumerate(zip(box.pile(len(sides[0][1]), _ROW), sides[0][1], strict=True)):
                _holder(canvas, words, seat, row.inset(0, 3), characters)
            return
        for (key, holdings), row in zip(sides, box.pile(len(sides), _ROW), strict=True):
            label, rest = row.cut_left(box.w * _LABEL)
            lettering.text(canvas, say(words, key), label.x + 6, label.cy, 23, MUTED, "bold", room=label.w - 8)
            for seat, (cell, characters) in enumerate(zip(rest.columns(len(holdings), 6), holdings, strict=True)):
                _holder(canvas, words, seat, cell.inset(0, 3), characters)

    rows = len(sides) if len(sides) > 1 else len(sides[0][1])
    return Figure(lambda canvas, words, w: rows * _ROW, draw)


def _holder(canvas: Canvas, words: Translate, seat: int, row: Box, characters: tuple[int, ...]) -> None:
    canvas.box(row, BAND, None, 10)
    players(words).token(canvas, seat, row.x + 24, row.cy, min(36.0, row.h - 6))
    height = row.h - 4
    for i, number in enumerate(characters):
        x = row.x + 64 + i * (_PORTRAIT + 18)
        canvas.put(f"character_{CHARACTER_NAMES[number]}", x, row.cy, height / PORTRAIT, height, centre=True)
        canvas.disc(x + 15, row.bottom - 13, 13, CREAM, INK, 2)
        lettering.text(canvas, str(number), x + 15, row.bottom - 13, 21, INK, "heavy", "c")


def order() -> Figure:
    """Returns the players of the worked round side by side, with the characters that decide their order."""
    return cells(_orders, PORTRAIT, 50, lambda w: 4)


def _orders(words: Translate) -> list[Cell]:
    found = example(ABOUT.name, "first_round").view(None).public.characters
    return [_ordered(words, seat, characters[0]) for seat, characters in enumerate(found)]


def _ordered(words: Translate, seat: int, number: int) -> Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.put(f"character_{CHARACTER_NAMES[number]}", box.x, box.y, box.w, box.h)
        players(words).token(canvas, seat, box.x, box.bottom - 14, 32)
        canvas.disc(box.right - 4, box.bottom - 14, 15, CREAM, INK, 2)
        lettering.text(canvas, str(number), box.right - 4, box.bottom - 14, 23, INK, "heavy", "c")

    return Cell(draw, ((words(f"common.ordinal.n{seat + 1}"), "bold"),))


def exchanged() -> Figure:
    """Returns who holds whom before and after the exchange of the example."""
    before, after = ((4,), (3,), (5,)), ((4,), (5,), (3,))
    return held(("figures.before", before), ("figures.after", after))


def several() -> Figure:
    """Returns two players with several characters each."""
    return held(("", example(ABOUT.name, "lesson_several").view(None).public.characters))
