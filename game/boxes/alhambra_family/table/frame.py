"""What the painters of a table draw with."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from game.boxes.alhambra_family.rules.bank import MoneyView, Pile
from game.boxes.alhambra_family.rules.components import CURRENCIES, TYPES
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, BUILDING, CHOSEN, INK, MONEY
from game.tabletop import frame
from game.tabletop.items import Item
from game.tabletop.table import Panels
from game.widgets.node import Node, Role

WHITE = "#FFFFFF"
PLATE = {**MONEY, "denar": "#2E69AB", "ducat": "#AE4A12"}
"""Currency colours that white (florin: ink) letters stand out from."""
_STARK_PLATE = {**PLATE, "denar": "#235288", "ducat": "#8A390C"}
"""The same in high contrast."""
_CHIP = {**BUILDING, "pavilion": "#77ADEA", "seraglio": "#B93D28"}
EARNED = "#0A5540"
"""The colour of points to come, dark enough on a lit row."""
ON_PLATE = {"denar": WHITE, "dirham": WHITE, "ducat": WHITE, "florin": INK}
ON_TYPE = {"pavilion": INK, "seraglio": WHITE, "arcades": WHITE, "palace": INK, "garden": INK, "tower": WHITE}
PLATE_GAPS = 10.0
"""What a plate leaves free around its coin and its name, in units."""


class PurseView(MoneyView, Protocol):
    """What the shared painters ask of the view of either box; the fields mean the same in both."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def acting(self) -> Seat: ...
    @property
    def acted(self) -> Seat: ...
    @property
    def piles(self) -> tuple[Pile, ...]: ...
    @property
    def is_over(self) -> bool: ...


class PursePlan(Panels, Protocol):
    """Where a table has its money: the open cards, the deck, the hand in front, and open hands in short (if any).

    `scoreboard` is where money goes that somebody takes: everybody has a row there.
    """

    @property
    def money(self) -> Box: ...
    @property
    def deck(self) -> Box: ...
    @property
    def hand(self) -> Box: ...
    @property
    def strip(self) -> Box | None: ...
    @property
    def scoreboard(self) -> ScoreboardGrid: ...


ViewT = TypeVar("ViewT", covariant=True)
PlanT = TypeVar("PlanT", covariant=True)


@dataclass(frozen=True, slots=True)
class Picture(frame.BoardFrame[ViewT, PlanT]):
    """What everything below the items is drawn with, knowing the third player and what scorings are called."""

    players: Players

    def has_come(self, item: Item) -> bool:
        """Tells whether an item can be spoken of: what an entry has just brought may still be on its way."""
        return bool(self.selection.moves) or item not in self.selection.recent

    def pay(self, item: Item, name: str, told: str, box: Box, move: object) -> None:
        """Makes the line that tells how something is paid a button that chooses that payment, where it may be.

        Takes what the item is called.
        """
        selection, node = self.selection, f"pay:{item}"
        if selection.choose is None or not (
            item in selection.open or item in selection.other or item in selection.touched
        ):
            return
        if self.ui.hover == node:
            self.canvas.box(Box(box.x + 6, box.y + 1, box.w - 12, box.h - 2), CHOSEN, BRASS_DARK, 9, 2)
        rect = self.canvas.rect(box)
        spoken = self.players.words("access.pair", name=name, value=told)
        self.ui.add(Node(node, Role.BUTTON, spoken, rect, "table", act=partial(selection.choose, move)))
        self.ui.ring(node, box, 9)


SharedPicture: TypeAlias = Picture[PurseView, PursePlan]
"""What the panels that both boxes share are drawn with."""


_LESS = 0.85
"""How much smaller than wished the names of currencies may be beside a coin that is not the smallest."""
_STEP = 4
"""Sizes on the way are rounded to so many pixels, so that a flight makes few pictures."""


def rounded(canvas: Canvas, width: float) -> float:
    """Returns a width in units whose pixels are a multiple of a few, so that moving things are cached."""
    return max(_STEP, round(canvas.px(width) / _STEP) * _STEP) / canvas.k


def currency_plate(picture: SharedPicture, currency: str, box: Box, size: float, coins: Sequence[float]) -> None:
    """Draws the plate of a currency: colour, coin and, where all currencies find room for it, its name.

    Takes the size of the letters and the widths that the coin may have, the best first.
    """
    canvas, ink = picture.canvas, ON_PLATE[currency]
    canvas.box(box, (_STARK_PLATE if canvas.is_high_contrast else PLATE)[currency], INK, 10, 2)
    coin = coin_beside_names(picture, box.w, size, coins)
    if not coin:
        canvas.put(f"coin_{currency}", box.cx, box.cy, coins[0], centre=True)
        return
    names = {each: picture.players.words(f"palaces.currency_name.{each}") for each in CURRENCIES}
    room, shade = box.w - coin - PLATE_GAPS, "#1C1020" if ink == WHITE else None
    size = lettering.common_size(canvas, names.values(), size, "bold", room)
    canvas.put(f"coin_{currency}", box.x + coin / 2 - 1, box.cy, coin, centre=True)
    left = box.x + coin + 3 + room / 2
    lettering.text(canvas, names[currency], left, box.cy - 1, size, ink, "bold", "c", shade=shade, room=room)


def coin_beside_names(picture: SharedPicture, plate: float, size: float, coins: Sequence[float]) -> float:
    """Returns the first of some widths of coins that leaves every currency's name enough room on a plate.

    Where none does, the last one, which is smallest, or 0 if even then a name has no room: all have theirs or none has.
    """
    names = [picture.players.words(f"palaces.currency_name.{currency}") for currency in CURRENCIES]

    def is_wide_enough(coin: float) -> bool:
        room = plate - coin - PLATE_GAPS
        return all(lettering.width(picture.canvas, name, size * _LESS, "bold") <= room for name in names)

    room = plate - coins[-1] - PLATE_GAPS
    has_names = all(lettering.fitting(picture.canvas, (name, ""), size, "bold", room) for name in names)
    return next(filter(is_wide_enough, coins), coins[-1] if has_names else 0.0)


def type_colour(kind: int) -> str:
    """Returns the colour of a building type (0 to 5), light or dark enough for its number."""
    return _CHIP[TYPES[kind]]
