"""What comes before the last scoring: who gets the tiles or buildings that are left in the market."""

from collections.abc import Callable, Sequence

from game.boxes.alhambra_family.rules.components import CURRENCIES, PRICE, TYPE, TYPES, YARD_CURRENCY
from game.boxes.alhambra_family.rules.events import LeftoverAwarded
from game.boxes.alhambra_family.table.frame import EARNED, ON_PLATE, PLATE, WHITE
from game.boxes.alhambra_family.table.phrases import Players, amount, building_name, currency_name, most_of
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS_DARK, BRASS_LIGHT, CHOSEN, INK, LIGHT, MUTED, NIGHT
from game.paint.panels import panel
from game.widgets.ui import Ui

_SHOWN = 0.4
_LEAST_ROW, _LEAST_WIDE = 166.0, 165.0
_PLATE, _VERDICT = (220.0, 60.0), 36.0
"""The plate of a currency, and the letters that tell who gets a tile."""


def paint_building(canvas: Canvas, number: int, box: Box) -> None:
    """Draws a building with its price in a box."""
    size = box.h
    out = pieces.overhang(canvas, size, size * 0.36)
    tile = pieces.building_tile(canvas, TYPES[TYPE[number]], PRICE[number], size, size * 0.36)
    canvas.shadow(canvas.rect(Box(box.x, box.y, size, size)), 8, 130, 3, 5, 6)
    canvas.stamp(tile, box.x - out, box.y - out)


class Distribution:
    """Shows what is left in the market, one tile at a time.

    Takes who plays, who gets what from left to right, the frame of the panel, what draws and what names a tile, and
    what each costs.
    """

    def __init__(
        self,
        players: Players,
        awarded: Sequence[LeftoverAwarded],
        frame: str,
        paint: Callable[[Canvas, int, Box], None] = paint_building,
        name: Callable[[Players, int], str] = lambda players, number: building_name(players.words, number),
        prices: Sequence[int] = PRICE,
    ) -> None:
        self._players = players
        self._awarded = tuple(awarded)
        self._frame = frame
        self._paint, self._name, self._prices = paint, name, prices
        self.steps = len(self._awarded)
        self.title = players.say("award.title")

    def told(self, step: int) -> list[str]:
        """Returns which building it is, who has how much of its currency, and who gets it.

        Whoever alone has any is in the last line.
        """
        event, players = self._awarded[step], self._players
        currency = YARD_CURRENCY[event.slot]
        price = amount(currency, self._prices[event.tile])
        named = players.words("access.palaces.offer", building=self._name(players, event.tile), price=price)
        rule = [] if step else [players.say("award.rule")]
        holders = [party for party, money in enumerate(event.amounts) if money]
        held = players.each((party, amount(currency, event.amounts[party])) for party in holders)
        return [*rule, named, *([held] if len(holders) > 1 else []), self._verdict(event)]

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        return 0.0

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the buildings up to a step, as many as there is room for; the newest one's verdict comes in while
        `part` grows to 1.
        """
        canvas = ui.canvas
        y = area.y + 56
        lettering.text(canvas, self.title, area.cx, y, 54, BRASS_LIGHT, "heavy", "c", shade=NIGHT, room=area.w - 120)
        rule = self._players.say("award.rule")
        bottom = lettering.paragraph(canvas, rule, area.x + 60, y + 40, area.w - 120, 26, LIGHT, "text", "c")
        margin = 40.0 if area.w > 1600 else 24.0
        box = area.trimmed(margin, bottom + 20 - area.y, margin, 4)
        panel(canvas, box, self._frame, 32)
        least = _LEAST_ROW * (1 + self._lines(box.w - 544) / 2) / 1.5
        fits = max(1, int((box.h - 80) / least))
        height = min(260.0, (box.h - 80) / min(fits, max(3, self.steps)))
        count, first = min(fits, self.steps), max(0, step + 1 - fits)
        rows = box.centred(box.w - 100, height * count).rows(count)
        for i, (event, row) in enumerate(zip(self._awarded[first : step + 1], rows, strict=False), first):
            self._row(canvas, event, row.trimmed(bottom=12), is_told=i < step or part >= _SHOWN)

    def _lines(self, width: float) -> int:
        """Returns in how many lines everybody's amounts stand where there is so much room for them."""
        return 1 if width / len(self._awarded[0].amounts) >= _LEAST_WIDE else 2

    def _row(self, canvas: Canvas, event: LeftoverAwarded, row: Box, *, is_told: bool) -> None:
        canvas.box(row, BAND, None, 14)
        tile, rest = row.trimmed(left=20, right=16).cut_left(row.h - 36, 24)
        self._paint(canvas, event.tile, tile.inset(0, 18))
        plate, rest = rest.cut_left(_PLATE[0], 24)
        self._plate(canvas, event, plate.centred(*_PLATE))
        held = rest.cut_top(row.h * 0.66)[0]
        self._holders(canvas, event, held, is_told=is_told)
        if is_told:
            tone = EARNED if event.seat is not None else INK
            size = min(_VERDICT, row.h * 0.2)
            lettering.text(canvas, self._verdict(event), held.x, row.y + row.h * 0.81, size, tone, "bold", room=held.w)

    def _plate(self, canvas: Canvas, event: LeftoverAwarded, box: Box) -> None:
        currency = CURRENCIES[YARD_CURRENCY[event.slot]]
        canvas.box(box, PLATE[currency], INK, 10, 2)
        canvas.put(f"coin_{currency}", box.x + 32, box.cy, 66, centre=True)
        name, ink = currency_name(self._players.words, YARD_CURRENCY[event.slot]), ON_PLATE[currency]
        shade = "#1C1020" if ink == WHITE else None
        left, room = box.x + 66, box.w - 74
        name = lettering.fitting(canvas, (name, ""), 32, "bold", room)
        lettering.text(canvas, name, left + room / 2, box.cy - 1, 32, ink, "bold", "c", shade=shade, room=room)

    def _holders(self, canvas: Canvas, event: LeftoverAwarded, box: Box, *, is_told: bool) -> None:
        """Everybody's amount of the currency, most first."""
        order = sorted(range(len(event.amounts)), key=lambda seat: -event.amounts[seat])
        lines = self._lines(box.w)
        columns = -(-len(order) // lines)
        cells = box.trimmed(top=12, bottom=8).grid(columns, lines)
        size = min(84.0, cells[0].h - 8)
        room = cells[0].w - 36 - size
        shown = [
            lettering.fitting(canvas, (name, name.split()[0], ""), 24, "semi", room)
            for name in map(self._players.name, order)
        ]
        height = lettering.common_size(canvas, shown, min(38.0, cells[0].h * 0.34), "semi", room)
        for seat, name, cell in zip(order, shown, (cell.trimmed(right=10) for cell in cells), strict=False):
            if is_told and seat == event.seat:
                canvas.box(cell, CHOSEN, BRASS_DARK, 12, 3)
            self._players.token(canvas, seat, cell.x + 10 + size / 2, cell.cy, size)
            x = cell.x + 20 + size
            lettering.text(canvas, name, x, cell.cy - cell.h * 0.22, height, INK, "semi", room=room)
            held = event.amounts[seat]
            told = str(held) if held else self._players.say("award.holds_none")
            letters, tone = (min(52.0, cell.h * 0.45), INK) if held else (height, MUTED)
            lettering.text(canvas, told, x, cell.cy + cell.h * 0.22, letters, tone, "heavy", room=room)

    def _verdict(self, event: LeftoverAwarded) -> str:
        return self._players.say(f"award.{event.reason}", **most_of(self._players, event.slot, event.amounts))
