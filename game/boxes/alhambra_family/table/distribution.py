"""What comes before the last scoring: who gets the tiles or buildings that are left in the market."""

from collections.abc import Callable, Sequence

from game.boxes.alhambra_family.rules.components import CURRENCIES, PRICE, TYPE, TYPES, YARD_CURRENCY
from game.boxes.alhambra_family.rules.events import LeftoverAwarded
from game.boxes.alhambra_family.table.frame import EARNED, ON_PLATE, PLATE, WHITE
from game.boxes.alhambra_family.table.phrases import Players, amount, building_name, currency_name
from game.locale.words import Term
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS_DARK, BRASS_LIGHT, CHOSEN, INK, LIGHT, MUTED, NIGHT
from game.paint.panels import panel
from game.widgets.ui import Ui

_SHOWN = 0.4


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

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the buildings up to a step; the newest one's verdict comes in while `part` grows to 1."""
        canvas = ui.canvas
        y = area.y + 56
        lettering.text(canvas, self.title, area.cx, y, 54, BRASS_LIGHT, "heavy", "c", shade=NIGHT, room=area.w - 120)
        rule = self._players.say("award.rule")
        bottom = lettering.paragraph(canvas, rule, area.x + 60, y + 40, area.w - 120, 26, LIGHT, "text", "c")
        margin = 40.0 if area.w > 1600 else 24.0
        box = area.trimmed(margin, bottom + 20 - area.y, margin, 4)
        panel(canvas, box, self._frame, 32)
        tall = min(230.0, (box.h - 92) / max(3, self.steps))
        rows = box.centred(box.w - 100, tall * self.steps).rows(self.steps)
        for i, (event, row) in enumerate(zip(self._awarded[: step + 1], rows, strict=False)):
            self._row(canvas, event, row.trimmed(bottom=12), is_told=i < step or part >= _SHOWN)

    def _row(self, canvas: Canvas, event: LeftoverAwarded, row: Box, *, is_told: bool) -> None:
        canvas.box(row, BAND, None, 14)
        tile, rest = row.trimmed(left=20, right=16).cut_left(row.h - 36, 24)
        self._paint(canvas, event.tile, tile.inset(0, 18))
        plate, rest = rest.cut_left(190, 24)
        self._plate(canvas, event, plate.centred(190, 50))
        held = rest.cut_top(row.h * 0.62)[0]
        self._holders(canvas, event, held, is_told=is_told)
        if is_told:
            tone = EARNED if event.seat is not None else INK
            text, room = self._verdict(event), held.w
            lettering.paragraph(canvas, text, held.x, row.y + row.h * 0.64, room, 26, tone, "bold")

    def _plate(self, canvas: Canvas, event: LeftoverAwarded, box: Box) -> None:
        currency = CURRENCIES[YARD_CURRENCY[event.slot]]
        canvas.box(box, PLATE[currency], INK, 10, 2)
        canvas.put(f"coin_{currency}", box.x + 28, box.cy, 56, centre=True)
        name, ink = currency_name(self._players.words, YARD_CURRENCY[event.slot]), ON_PLATE[currency]
        shade = "#1C1020" if ink == WHITE else None
        name = lettering.fitting(canvas, (name, ""), 28, "bold", 120)
        lettering.text(canvas, name, box.x + 122, box.cy - 1, 28, ink, "bold", "c", shade=shade, room=120)

    def _holders(self, canvas: Canvas, event: LeftoverAwarded, box: Box, *, is_told: bool) -> None:
        """Everybody's amount of the currency, most first."""
        order = sorted(range(len(event.amounts)), key=lambda seat: -event.amounts[seat])
        step = min(250.0, box.w / len(order))
        cells = box.trimmed(top=12, bottom=8).cut_left(step * len(order))[0].columns(len(order))
        for seat, cell in zip(order, (cell.trimmed(right=10) for cell in cells), strict=True):
            if is_told and seat == event.seat:
                canvas.box(cell, CHOSEN, BRASS_DARK, 12, 3)
            size = min(60.0, cell.h - 8)
            self._players.token(canvas, seat, cell.x + 10 + size / 2, cell.cy, size)
            x, room = cell.x + 20 + size, cell.right - cell.x - 26 - size
            name = self._players.name(seat)
            name = lettering.fitting(canvas, (name, name.split()[0], ""), 24, "semi", room)
            lettering.text(canvas, name, x, cell.cy - cell.h * 0.22, 24, INK, "semi", room=room)
            held = event.amounts[seat]
            shown = str(held) if held else self._players.say("award.holds_none")
            tone = INK if held else MUTED
            lettering.text(canvas, shown, x, cell.cy + cell.h * 0.22, 32 if held else 24, tone, "heavy", room=room)

    def _verdict(self, event: LeftoverAwarded) -> str:
        currency, most = YARD_CURRENCY[event.slot], max(event.amounts)
        holders = [seat for seat, held in enumerate(event.amounts) if held == most]
        return self._players.say(
            f"award.{event.reason}",
            player=self._players.name(holders[0]),
            players=self._players.names(holders),
            amount=amount(currency, most),
            currency=Term(f"palaces.currency.{CURRENCIES[currency]}"),
        )
