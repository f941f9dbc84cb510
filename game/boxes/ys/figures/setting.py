"""What the pictures show and are made of: the worked examples that ship as games, players, plans, grounds."""

from collections.abc import Sequence
from typing import TypeVar

import pygame

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules.components import BLUE, COMMERCE, GREEN, RED, WHITE, Ship, area, areas_of, row_of
from game.boxes.ys.rules.events import ColumnsRanked, GemTaken
from game.boxes.ys.rules.moves import ChooseColour, Move, NextColumn, TakeGem
from game.boxes.ys.rules.ranking import column_totals, ranking, totals, winner
from game.boxes.ys.rules.turn_start import cargo_of, stalls_of
from game.boxes.ys.rules.view import Broker, Public, View
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.painting.frame import paint_broker
from game.paint import lettering, sprites
from game.paint.box import Box, Viewport
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, INK
from game.tabletop.example import example
from game.tabletop.players import Players
from game.tabletop.table import Appearance
from game.widgets.ui import Translate

# ---------------------------------------------------------------------- the positions; Anna to David are seats 0 to 3
T = TypeVar("T")

ANNA, BEN, CLARA, DAVID = range(4)


def _seen(name: str) -> Public:
    view: View = example(ABOUT.name, name).view(None)
    return view.public


def _told(name: str, kind: type[T], *moves: Move) -> list[T]:
    """Returns what is told of one kind when an example is played on by whoever acts."""
    played = example(ABOUT.name, name).branch(0)
    for move in moves:
        played.submit(min(played.to_act()), move, played.number)
    return [event for beat in played.beats(None) for event in beat.events if isinstance(event, kind)]


# ---------------------------------------------------------------------- the order, a quarter
_BID, QUARTER = _seen("order_bid"), _seen("quarter_one")
"""Quarter 1 with all its brokers, once they are turned up."""
BIDS, OLD_ORDER, NEW_ORDER = _BID.front, _BID.order, QUARTER.order
"""The bids, the order cards of the seats before, and those that they pick."""
FRONTS = QUARTER.front
TOTALS = totals(QUARTER, [broker for broker in QUARTER.brokers if broker.place in areas_of(0)])
RANKING = ranking(QUARTER, TOTALS)
GEMS_TAKEN = _told("quarter_one", GemTaken, TakeGem(BLUE, BLUE), TakeGem(RED, RED), TakeGem(BLUE, BLUE))
"""Totals and ranking of the quarter, and who takes which gem."""
TIED = tuple(broker for broker in QUARTER.brokers if broker.place == area(0, COMMERCE) and broker.party in (BEN, DAVID))
"""The brokers that are tied in its commercial area."""
TIE_WINNER = winner(QUARTER, totals(QUARTER, TIED))

# ---------------------------------------------------------------------- the market
MARKET = _seen("market_columns")
"""The market of the example when the white gem of its first row becomes another one."""
WHITE_BECOMES = GREEN
STALLS = (WHITE, *MARKET.stalls[1:])
"""The gems of the rows."""


def _winner(brokers: Sequence[Broker]) -> int | None:
    return winner(MARKET, totals(MARKET, brokers))


ROW_WINNERS = tuple(_winner([broker for broker in MARKET.brokers if row_of(broker.place) == row]) for row in range(3))
COLUMN_TOTALS, COLUMN_COUNTS = column_totals(MARKET)
BEST = _winner(MARKET.brokers)
"""Who wins rows and market, and what the columns come to."""
(QUOTES,) = _told("market_columns", ColumnsRanked, ChooseColour(WHITE_BECOMES), NextColumn(BLUE))
"""The quotations before and after."""

# ---------------------------------------------------------------------- numbers of players
SHIP: Ship = (BLUE, GREEN, RED)
"""The ship of all examples."""
THREE = _seen("throne_room")
"""A game of three players."""
CARGO_OF_FOUR, CARGO_OF_THREE = cargo_of(QUARTER.seats, SHIP), cargo_of(THREE.seats, SHIP)
"""What the ship brings into a port."""
STALLS_OF_THREE = stalls_of(THREE.seats, SHIP)
"""What it brings to the market."""


# ---------------------------------------------------------------------- what the pictures are made of
DOMAIN = f"rulebook_{ABOUT.name}"
COLOURS = ("crimson", "cobalt", "saffron", "jade")
"""The colours of the players of every picture, by seat."""
NAME, SMALL, BIG = 25.0, 22.0, 30.0
"""Sizes of letters."""
NARROW = 520.0
"""Below this width pictures put below one another what else stands side by side."""
CLOSE = 1.08
"""How far apart brokers stand side by side, in their widths."""
_TOKEN = 34.0


def say(words: Translate, key: str) -> str:
    """Returns a text beside the pictures."""
    return words(f"{DOMAIN}.figures.{key}")


# ---------------------------------------------------------------------- players and brokers
def name_of(words: Translate, seat: int) -> str:
    """Returns the name of a player of the examples."""
    return say(words, f"n{seat + 1}")


def players(words: Translate) -> Players:
    """Returns the players of the examples."""
    return Players(
        words, [Appearance(name_of(words, i), colour, is_human=True) for i, colour in enumerate(COLOURS)], "ys"
    )


def person(canvas: Canvas, words: Translate, seat: int, x: float, y: float, room: float) -> None:
    """Draws token and name of a player from x on, centred on y."""
    players(words).token(canvas, seat, x + _TOKEN / 2, y, _TOKEN)
    left = _TOKEN + 8
    lettering.text(canvas, name_of(words, seat), x + left, y, NAME, INK, "bold", room=room - left)


def brokers(canvas: Canvas, colour: str, values: Sequence[int | None], x: float, y: float, w: float) -> float:
    """Draws brokers side by side from x on, centred on y, each so wide; returns how much room they take."""
    step, height = w * CLOSE, w * zones.BROKER_SHAPE
    for i, value in enumerate(values):
        paint_broker(canvas, colour, Box(x + i * step, y - height / 2, w, height), value)
    return len(values) * step


# ---------------------------------------------------------------------- plans
def city_plan(box: Box, field: ground.Box) -> Plan:
    """Returns the plan of the city of which a box shows a field, in units of the city."""
    k = box.w / field[2]
    side = ground.CITY_SIDE * k
    city = Box(box.x - field[0] * k, box.y - field[1] * k, side, side)
    return Plan(sea=city, city=city, chart=Viewport(city.x, city.y, k))


def market_plan(x: float, y: float, k: float) -> Plan:
    """Returns the plan of a market with its upper left corner at a point, at k units for one of its own."""
    (w, h), (track_w, track_h) = ground.MARKET_SIZE, ground.QUOTATIONS_SIZE
    slab = Box(x, y, w * k, h * k)
    return Plan(slab=slab, track=Box(x, slab.bottom, track_w * k, track_h * k), slab_k=k, track_k=k)


# ---------------------------------------------------------------------- grounds
def paint_part_of_city(canvas: Canvas, box: Box, field: ground.Box) -> None:
    """Draws a field of the city, in its units, and the sea where it is larger, in a box of that shape."""
    rect = canvas.rect(box)
    canvas.s.blit(canvas.made.get(("ys figure city", field, rect.size), lambda: _city(rect.size, field)), rect)
    _edge(canvas, box)


def _city(size: tuple[int, int], field: ground.Box) -> pygame.Surface:
    x, y, w, _ = field
    k = size[0] / w
    made = pygame.Surface(size).convert()
    made.blit(sprites.sprite("ys_sea", *size), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    side = round(ground.CITY_SIDE * k)
    made.blit(sprites.sprite("ys_city", side, side), (-x * k, -y * k), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made


def paint_part_of(canvas: Canvas, sprite: str, width: float, field: ground.Box, box: Box) -> None:
    """Draws a field of a sprite, given in units of which the whole is so many wide, in a box of that shape."""
    rect = canvas.rect(box)
    key = ("ys figure part", sprite, field, rect.size)
    canvas.s.blit(canvas.made.get(key, lambda: sprites.part(sprite, width, field, rect.size)), rect)
    _edge(canvas, box)


def _edge(canvas: Canvas, box: Box) -> None:
    canvas.outline(box, INK, 4, 4)
    canvas.outline(box, BRASS_DARK, 4, 2)
