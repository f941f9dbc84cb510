"""Pictures of the market: the one of the example, its quotations before and after, and the cargo with few players."""

from game.boxes.ys.figures import setting
from game.boxes.ys.rules.components import COLOURS as GEM_COLOURS
from game.boxes.ys.rules.components import GEM_NAMES, WHITE
from game.boxes.ys.rules.setup import MIDDLE
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.painting.frame import PAPER, SLATE, paint_broker
from game.boxes.ys.table.painting.market import paint_closed_row, paint_slab
from game.core.text import signed
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, BAND, BRASS_DARK, CREAM, GOOD, INK, LIGHT, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_W, _H = ground.MARKET_SIZE
_SLAB, _LINE, _DOT = 0.63, 42.0, 3.5
_ASIDE, _NARROW_ASIDE = 178.0, 146.0


def _slab(canvas: Canvas, plan: Plan, stalls: tuple[int | None, ...]) -> None:
    """The market with the gems of its columns and rows."""
    paint_slab(canvas, plan.slab, plan.slab_k, is_closed=False)
    for number in GEM_COLOURS:
        head = zones.column(plan, number)
        canvas.put(f"gem_{GEM_NAMES[number]}", head.cx, head.cy, head.h * 0.86, centre=True)
    for row, gem in enumerate(stalls):
        if gem is not None:
            at = zones.stall(plan, row)
            canvas.put(f"gem_{GEM_NAMES[gem]}", at.cx, at.cy, at.w * 0.9, centre=True)


# ---------------------------------------------------------------------- the market of the example
def market() -> Figure:
    """Returns the market of the example: who wins the rows to the right, below what the columns come to."""

    def aside(w: float) -> float:
        return _ASIDE if w >= setting.NARROW else _NARROW_ASIDE

    def scale(w: float) -> float:
        return min(_SLAB, (w - aside(w)) / _W)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        k, room = scale(box.w), aside(box.w)
        plan = setting.market_plan(box.cx - (_W * k + room) / 2, box.y, k)
        _slab(canvas, plan, setting.STALLS)
        for broker in setting.MARKET.brokers:
            paint_broker(canvas, setting.COLOURS[broker.party], zones.on_square(plan, broker.place), broker.value)
        for row, seat in enumerate(setting.ROW_WINNERS):
            _won(canvas, words, plan, row, seat or 0, room)
        _columns(canvas, words, plan, room)

    return Figure(lambda canvas, words, w: _H * scale(w) + _LINE + 8, draw)


def _won(canvas: Canvas, words: Translate, plan: Plan, row: int, seat: int, room: float) -> None:
    """Who gets the gem of a row, and below it what a white one becomes."""
    at, left = zones.stall(plan, row), plan.slab.right + 10
    becomes = setting.STALLS[row] == WHITE
    y = at.cy - 17 * becomes
    setting.person(canvas, words, seat, left, y, room - 10)
    if becomes:
        for name, x in (
            (f"gem_{GEM_NAMES[WHITE]}", 18),
            ("icon_arrow_ink", 52),
            (f"gem_{GEM_NAMES[setting.WHITE_BECOMES]}", 86),
        ):
            canvas.put(name, left + x, y + 37, 30, centre=True)


def _columns(canvas: Canvas, words: Translate, plan: Plan, room: float) -> None:
    """The totals of the columns and a dot for each broker there."""
    band = Box(plan.slab.x, plan.slab.bottom + 8, plan.slab.w + room, _LINE)
    canvas.box(band, BAND, None, 8)
    for number, (total, count) in enumerate(zip(setting.COLUMN_TOTALS, setting.COLUMN_COUNTS, strict=True)):
        x = zones.column(plan, number).cx
        lettering.text(canvas, str(total), x, band.cy - 6, setting.BIG, INK, "heavy", "c")
        for dot in range(count):
            canvas.disc(x + (dot - (count - 1) / 2) * 3 * _DOT, band.bottom - 7, _DOT, MUTED)
    left = zones.stall(plan, 0).x
    lettering.text(
        canvas, setting.say(words, "total"), left, band.cy - 1, setting.SMALL, MUTED, "semi", room=band.right - left
    )


# ---------------------------------------------------------------------- quotations
_STEPS_SHOWN = 11
_LABELLED = (10, MIDDLE, 5, 2)
_TOP = ground.step_box(0, _STEPS_SHOWN)[1] - 4
_TRACK: ground.Box = (0, _TOP, ground.QUOTATIONS_SIZE[0], ground.QUOTATIONS_SIZE[1] - _TOP)
_HEAD, _TRACK_GAP, _CHANGE = 36.0, 24.0, 34.0


def quotations() -> Figure:
    """Returns the lower part of the quotation track before and after the market of the example."""

    def width(w: float) -> float:
        return (w - _TRACK_GAP) / 2

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        w = width(box.w)
        height = w * _TRACK[3] / _TRACK[2]
        for key, quotes, x in (
            ("before", setting.QUOTES.before, box.x),
            ("after", setting.QUOTES.after, box.right - w),
        ):
            at = Box(x, box.y + _HEAD, w, height)
            lettering.text(
                canvas, setting.say(words, key), at.cx, box.y + _HEAD / 2 - 4, setting.NAME, MUTED, "bold", "c", room=w
            )
            _track(canvas, at, quotes, setting.QUOTES.before)
        canvas.put("icon_arrow_ink", box.cx, box.y + _HEAD + height / 2, 30, centre=True)

    return Figure(lambda canvas, words, w: _HEAD + width(w) * _TRACK[3] / _TRACK[2] + _CHANGE, draw)


def moved() -> Figure:
    """Returns the quotation track after the market of the example alone, with how far each value moved."""

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        _track(canvas, box.cut_top(box.h - _CHANGE)[0], setting.QUOTES.after, setting.QUOTES.before)

    return Figure(lambda canvas, words, w: w * _TRACK[3] / _TRACK[2] + _CHANGE, draw)


def _track(canvas: Canvas, box: Box, quotes: tuple[int, ...], before: tuple[int, ...]) -> None:
    setting.paint_part_of(canvas, "ys_quotations", ground.QUOTATIONS_SIZE[0], _TRACK, box)
    k = box.w / _TRACK[2]
    plan = setting.market_plan(box.x, box.y - (_TRACK[1] + _H) * k, k)
    for step in _LABELLED:
        at = plan.on_track(ground.step_label(step))
        height = max(26 * k, 16 / canvas.k)
        canvas.box(at.centred(height * 1.4, height), SLATE, None, 5)
        lettering.text(canvas, str(step), at.cx, at.cy - 0.5, setting.SMALL, LIGHT, "semi", "c")
    for number, quote in enumerate(quotes):
        at = zones.step(plan, number, quote)
        canvas.put(f"quote_{GEM_NAMES[number]}", at.cx, at.cy, at.w * 0.88, centre=True)
        foot = plan.on_track(ground.across(ground.QUOTATION_FOOT, number))
        lettering.text(canvas, str(quote), at.cx, foot.cy, setting.NAME, CREAM, "heavy", "c")
        change = quote - before[number]
        if change:
            y, colour = box.bottom + _CHANGE / 2 + 2, GOOD if change > 0 else BAD
            lettering.text(canvas, signed(change), at.cx, y, setting.NAME, colour, "heavy", "c")


# ---------------------------------------------------------------------- few players
_FEW_SLAB, _FEW_GAP, _PLATE, _FEW_GEM = 0.66, 40.0, 58.0, 46.0


def few_players() -> Figure:
    """Returns the gems of a ship in a port and of another one in the market with three players."""

    def sizes(w: float) -> tuple[float, float]:
        """Returns the scale of the market and the side of the ship."""
        k = min(_FEW_SLAB, (w - _FEW_GAP) * 0.6 / _W)
        return k, min(w - _FEW_GAP - _W * k, _H * k - _PLATE)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        k, side = sizes(box.w)
        room = max(side, len(setting.CARGO_OF_THREE) * _FEW_GEM + 16)
        left = box.cx - (room + _FEW_GAP + _W * k) / 2
        canvas.put(f"cargo_{GEM_NAMES[setting.SHIP[0]]}", left + (room - side) / 2, box.y, side)
        paint_hold(canvas, setting.CARGO_OF_THREE, left + room / 2, box.bottom - _PLATE / 2, _FEW_GEM)
        plan = setting.market_plan(left + room + _FEW_GAP, box.y, k)
        _slab(canvas, plan, setting.STALLS_OF_THREE)
        if setting.THREE.rows.start:
            paint_closed_row(canvas, plan.slab, plan.slab_k)

    return Figure(lambda canvas, words, w: _H * sizes(w)[0], draw)


def paint_hold(canvas: Canvas, gems: tuple[int, ...], x: float, y: float, size: float) -> None:
    """Draws gems of a size side by side on a plate around a point."""
    plate = Box(x, y, 0, 0).centred(len(gems) * size + 14, size + 8)
    canvas.box(plate, PAPER, BRASS_DARK, 10, 2)
    for gem, at in zip(gems, plate.line(len(gems), size), strict=True):
        canvas.put(f"gem_{GEM_NAMES[gem]}", at.cx, y, size - 6, centre=True)
