"""The market with the prices of the gems; at large, over the sea, it or the quotations and all that they pay."""

from collections.abc import Sequence

from game.boxes.ys.rules.components import COLOURS, GEM_NAMES, is_market
from game.boxes.ys.rules.scoring import GEM_POINTS
from game.boxes.ys.rules.view import dearest
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import choices, zones
from game.boxes.ys.table.geometry import LOW_RIM, MARKET_HEAD, NOWHERE, RIM, STRIP, placed_on
from game.boxes.ys.table.painting.frame import PAPER, SLATE, Picture, paint_totals, round_button, unfolding
from game.boxes.ys.table.queries import has_counting_begun
from game.boxes.ys.table.standings import Projection, moved, standing
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, CREAM, INK, LIGHT, MUTED, SOFT
from game.paint.panels import panel

_FRAME = "frame_teal"
_TITLE, _CHIP, _LENS = 30.0, 94.0, 44.0
_LESS = 0.8
"""How much smaller than elsewhere the title may be beside the sums."""


def paint_market(picture: Picture) -> None:
    """Draws the panel; brokers, gems of rows and what is touched are items."""
    canvas, plan = picture.canvas, picture.plan
    if plan.has_market:
        panel(canvas, plan.market, _FRAME, LOW_RIM if plan.is_narrow else RIM)
        if not plan.is_narrow:
            _head(picture)
        paint_slab(canvas, plan.slab, plan.slab_k, is_closed=bool(picture.public.rows.start))
        is_instead = picture.selection.unfolded == choices.ROWS
        _button(picture, choices.ROWS if is_instead else choices.MARKET, plan.on_slab(ground.MARKET_CORNER))
        _prices(picture)
    if plan.quotations != NOWHERE:
        _quotations(picture)


def _quotations(picture: Picture) -> None:
    """The track with all that the colours will pay."""
    canvas, plan = picture.canvas, picture.plan
    panel(canvas, plan.quotations, _FRAME, RIM)
    head = plan.track.band(4 - MARKET_HEAD, MARKET_HEAD - 8)
    lens, title = head.cut_right(_LENS, 10)
    lettering.text(canvas, picture.say("table.prices"), title.x, title.cy, _TITLE, INK, "display", room=title.w)
    _button(picture, choices.PRICES if plan.has_market else choices.ROWS, lens)
    canvas.put("ys_quotations", plan.track.x, plan.track.y, plan.track.w, plan.track.h)
    _steps(picture)
    _moves(picture)
    _best(picture)
    for number in COLOURS:
        _quotation(picture, number)


def paint_slab(canvas: Canvas, slab: Box, k: float, *, is_closed: bool) -> None:
    """Draws the market without what lies on it; its first row may be closed."""
    canvas.put("ys_market", slab.x, slab.y, slab.w, slab.h)
    if is_closed:
        paint_closed_row(canvas, slab, k)


def paint_closed_row(canvas: Canvas, slab: Box, k: float) -> None:
    """Draws what lies over the first row of the market where few play (7)."""
    box = placed_on(slab, k, ground.SEALED_ROW)
    canvas.put("ys_closed_row", box.x, box.y, box.w, box.h)


def _size(picture: Picture, size: float) -> float:
    """Returns the size of letters on the track: as large as it is."""
    return size * max(1.0, picture.plan.track_k)


def _head(picture: Picture) -> None:
    """The title and, as long as brokers come, who has what in the whole market."""
    canvas, public = picture.canvas, picture.public
    line = picture.plan.market.inset(RIM + 10, RIM).band(0, MARKET_HEAD - 4)
    sums = standing(picture.view, [b for b in public.brokers if is_market(b.place)])
    sums = {} if has_counting_begun(public) else sums
    room = line.w - len(sums) * _CHIP - 8
    title = picture.say("table.market")
    has_title = lettering.width(canvas, title, _TITLE * _LESS, "display") <= room
    used = lettering.text(canvas, title, line.x, line.cy, _TITLE, INK, "display", room=room) if has_title else 0
    at, _ = line.cut_right(min(line.w - used - 8, len(sums) * _CHIP))
    paint_totals(picture, [box.centred(box.w - 4, min(36.0, box.h)) for box in at.columns(max(1, len(sums)))], sums)


def _prices(picture: Picture) -> None:
    """What the most gems of each colour will bring, in lines with words, or as a number below each column."""
    canvas, plan = picture.canvas, picture.plan
    ranked, projections = dearest(picture.public), _projections(picture)
    boxes = zones.prices(plan, ranked)
    if not plan.has_lines:
        corner = placed_on(plan.slab, plan.slab_k, ground.MARKET_CORNER)
        lens = Box(corner.x, boxes[0].y, corner.w, boxes[0].h)
    else:
        head = plan.prices.band(6, zones.PRICES_HEAD - 10)
        change = picture.say("table.price_change") if projections else ""
        used = lettering.text(canvas, change, head.right - 6, head.cy + 3, 22, MUTED, "semi", "r", room=head.w * 0.4)
        title = picture.say("table.prices")
        room = head.w - used - _LENS - 32
        width = lettering.text(canvas, title, head.x + 4, head.cy, _TITLE, INK, "display", room=room)
        lens = Box(head.x + width + 14, head.y, _LENS, head.h)
    if plan.quotations == NOWHERE:
        _button(picture, choices.PRICES, lens)
    for rank, number in enumerate(ranked):
        told = moved(projections[number]) if projections else ""
        (_price if plan.has_lines else _narrow_price)(picture, number, GEM_POINTS[rank][0], told, boxes[number])


def _projections(picture: Picture) -> Sequence[Projection]:
    """Returns what the columns will do; nothing as long as no broker stands there."""
    is_used = any(is_market(broker.place) for broker in picture.public.brokers)
    return picture.evaluation.projections(picture.view) if is_used else ()


def _price(picture: Picture, number: int, points: int, change: str, box: Box) -> None:
    canvas = picture.canvas
    canvas.box(box, PAPER, BRASS, 8, 1.5)
    canvas.put(f"gem_{GEM_NAMES[number]}", box.x + 30, box.cy, min(38.0, box.h - 6), centre=True)
    lettering.text(canvas, str(points), box.x + 102, box.cy - 1, 34, INK, "heavy", "r")
    used = lettering.text(canvas, change, box.right - 14, box.cy - 1, 30, INK, "bold", "r")
    room = box.w - 140 - max(40.0, used)
    told = lettering.fitting(canvas, (picture.say("table.price", count=points), ""), 24, "text", room)
    lettering.text(canvas, told, box.x + 114, box.cy + 1, 24, MUTED, room=room)


def _narrow_price(picture: Picture, number: int, points: int, change: str, box: Box) -> None:
    canvas = picture.canvas
    canvas.box(box, SLATE, None, 8)
    size = 30 * max(1.0, picture.plan.slab_k)
    if change and box.h > STRIP:
        upper, lower = box.inset(2, 3).rows(2)
        lettering.text(canvas, str(points), box.cx, upper.cy, size, CREAM, "heavy", "c", room=box.w - 4)
        told = _uncut(canvas, (change, picture.say("table.unknown")), size * 0.9, box.w)
        lettering.text(canvas, told, box.cx, lower.cy, size * 0.9, SOFT, "semi", "c")
        return
    letters, room = lettering.figure(canvas, 22), box.w - 12 - lettering.width(canvas, str(points), size, "heavy")
    told = _uncut(canvas, (change, ""), letters, room) if box.h <= STRIP else ""
    used = lettering.text(canvas, told, box.right - 5, box.cy, letters, SOFT, "semi", "r") if told else 0
    middle, room = box.cx - used / 2, box.w - used - 2
    lettering.text(canvas, str(points), middle, box.cy - 0.5, size, CREAM, "heavy", "c", room=room)


def _uncut(canvas: Canvas, texts: Sequence[str], size: float, room: float) -> str:
    """Returns the first of several wordings that fits a room in letters of that very size, or the last."""
    return next((told for told in texts if lettering.width(canvas, told, size, "semi") <= room), texts[-1])


def _steps(picture: Picture) -> None:
    """The numbers of some steps, at the right of the track."""
    for step in ground.NUMBERED_STEPS:
        box = picture.plan.on_track(ground.step_label(step))
        size = _size(picture, 24)
        picture.canvas.box(box.centred(size * 1.6, size * 1.16), SLATE, None, 8)
        lettering.text(picture.canvas, str(step), box.cx, box.cy - 0.5, size, LIGHT, "semi", "c")


def _moves(picture: Picture) -> None:
    """What the total of each column pays, as things stand: how far its marker goes up or down."""
    canvas, size = picture.canvas, _size(picture, 24)
    for number, projection in enumerate(_projections(picture)):
        box = picture.plan.on_track(ground.across(ground.QUOTATION_MOVES, number))
        canvas.box(box.grown(-2), SLATE, None, 8)
        told = _uncut(canvas, (moved(projection), picture.say("table.unknown")), size, box.w - 1)
        tone = LIGHT if projection.is_sure else SOFT
        lettering.text(canvas, told, box.cx, box.cy, size, tone, "semi", "c")


def _best(picture: Picture) -> None:
    """What the highest total of the whole market brings: one step up or down for one marker."""
    canvas, (_, y, _, h) = picture.canvas, ground.QUOTATION_MOVES
    box = picture.plan.on_track((ground.step_label(1)[0], y, ground.step_label(1)[2], h))
    canvas.box(box.inset(0, 2).trimmed(bottom=4), SLATE, None, 8)
    letters = _size(picture, 24)
    told = lettering.fitting(canvas, (picture.say("reward.best_short"), ""), letters, "semi", box.w - 2)
    size, width = min(box.h, box.w) * 0.55, lettering.width(canvas, told, letters, "semi")
    has_crown = size + width + 4 <= box.w
    left = box.cx - (width + (size + 2) * has_crown) / 2
    if has_crown:
        canvas.put("icon_crown_light", left + size / 2, box.cy, size, centre=True)
    middle = box.cx + (size + 2) * has_crown / 2
    lettering.text(canvas, told, middle, box.cy, letters, LIGHT, "semi", "c", room=box.w)


def _quotation(picture: Picture, number: int) -> None:
    """The marker of a colour, and below its rank with what the gems will pay: the most first, then the others."""
    canvas, public, plan = picture.canvas, picture.public, picture.plan
    quotation = public.quotes[number]
    box = zones.marker(plan, number, quotation)
    foot = plan.on_track(ground.across(ground.QUOTATION_FOOT, number))
    canvas.put(f"quote_{GEM_NAMES[number]}", box.cx, box.cy, box.w, centre=True)
    rank = dearest(public).index(number)
    first, *_ = GEM_POINTS[rank]
    upper, badge, size = foot.y + foot.h * 0.26, foot.cx - foot.w * 0.26, _size(picture, 24)
    canvas.put("rank_badge", badge, upper, foot.h * 0.6, centre=True)
    lettering.text(canvas, str(rank + 1), badge, upper - 1, size, INK, "heavy", "c")
    lettering.text(canvas, str(first), foot.cx + foot.w * 0.2, upper, size * 1.08, CREAM, "heavy", "c")
    lower, room = ["/".join(map(str, points[1 : public.parties])) for points in GEM_POINTS], foot.w - 4
    told = lettering.fitting(canvas, (lower[rank], ""), size, "text", room)
    size = lettering.common_size(canvas, lower, size, "text", room)
    lettering.text(canvas, told, foot.cx, foot.y + foot.h * 0.75, size, LIGHT, "text", "c", room=room)


def _button(picture: Picture, key: str, room: Box) -> None:
    """Draws the button that lays the market or the quotations over the sea, or puts back what lay there."""
    is_large = (picture.plan.quotations if key == choices.PRICES else picture.plan.market).overlaps(picture.plan.sea)
    back = "rows_back" if key == choices.ROWS else "market_back"
    told = picture.say(f"table.{back}" if is_large else f"table.{key}_large")
    icon, fill = ("close", "#7A2A22") if is_large else ("search", SLATE)
    is_called = picture.selection.unfolded == key
    act = unfolding(picture, key) if is_called or not is_large else None
    round_button(picture, f"fold:{key}", room.centred(_LENS, _LENS), icon, told, act, fill)
