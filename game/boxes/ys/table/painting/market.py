"""The market: squares with what they pay, row gems, totals of the columns, quotations and what the colours will pay."""

from functools import partial

from game.boxes.ys.rules.components import COLOURS, GEM_NAMES, MARKET, is_market, squares_of
from game.boxes.ys.rules.scoring import GEM_POINTS
from game.boxes.ys.rules.view import dearest
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import MARKET as MARKET_TAB
from game.boxes.ys.table.geometry import LOW_RIM, MARKET_HEAD, RIM, placed_on
from game.boxes.ys.table.painting.choice_panel import sheet_of
from game.boxes.ys.table.painting.frame import MARK, SLATE, Picture, paint_mark, paint_totals, round_button, unfolding
from game.boxes.ys.table.standings import moved, standing
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM, INK, LIGHT, SOFT
from game.paint.panels import panel

_FRAME = "frame_teal"
_TITLE, _CHIP, _LENS = 30.0, 94.0, 44.0


def paint_market(picture: Picture) -> None:
    """Draws the panel; brokers, gems of rows and what is touched are items."""
    canvas, plan = picture.canvas, picture.plan
    panel(canvas, plan.market, _FRAME, LOW_RIM if plan.is_low and plan.has_city else RIM)
    _head(picture)
    paint_slab(canvas, plan.slab, plan.slab_k, is_closed=bool(picture.public.rows.start))
    taken = {broker.place for broker in picture.public.brokers}
    for tier in picture.public.rows:
        for place in squares_of(tier):
            box = zones.square(plan, place)
            if place not in taken and not _is_covered(picture, box):
                told = lettering.fitting(canvas, (picture.say("reward.square_short"), ""), 26, "heavy", box.w - 6)
                lettering.text(canvas, told, box.cx, box.cy, 26, INK, "heavy", "c", room=box.w - 6)
    _button(picture, plan.on_slab(ground.MARKET_CORNER).centred(_LENS, _LENS))
    picture.ui.later(partial(_chances, picture))
    if plan.has_track:
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


def _is_covered(picture: Picture, box: Box) -> bool:
    """Tells whether what slid up hides a part of the market."""
    return picture.plan.is_up and sheet_of(picture.plan, picture.view, picture.selection).ground.overlaps(box)


def _size(picture: Picture, size: float) -> float:
    """Returns the size of letters: larger where the market lies large."""
    return size * max(1.0, picture.plan.slab_k)


def _head(picture: Picture) -> None:
    """The title and, once brokers are there, who is ahead in the whole market."""
    canvas, box = picture.canvas, picture.plan.market
    line = box.inset(RIM + 10, RIM).band(0, MARKET_HEAD - 4)
    if _is_covered(picture, line):
        return
    sums = standing(picture.view, [b for b in picture.public.brokers if is_market(b.place)])
    if picture.plan.is_low and picture.plan.has_city:
        sums = {party: found for party, found in sums.items() if party == picture.view.seat}
    if not sums:
        title = picture.say("table.market")
        lettering.text(canvas, title, line.cx, line.cy, _TITLE, INK, "display", "c", room=line.w)
        return
    odds = picture.win_odds(MARKET)
    room = 34.0 if odds is None else MARK[0] + 6
    at, rest = line.cut_right(min(line.w - room, len(sums) * _CHIP), 0)
    paint_totals(picture, [box.centred(box.w - 4, min(36.0, box.h)) for box in at.columns(len(sums))], sums)
    before = rest.cut_right(room)[0]
    if odds is None:
        canvas.put("icon_chart_ink", before.cx, line.cy, 30, centre=True)
    else:
        paint_mark(picture, odds, before.centred(*MARK))


def _chances(picture: Picture) -> None:
    """How the viewer stands in each row, below its gem."""
    plan = picture.plan
    for number in picture.public.rows if plan.has_track else ():
        foot, _ = plan.on_slab(ground.ROW_GEMS[number]).moved(3, -2).cut_bottom(MARK[1])
        if not _is_covered(picture, foot):
            paint_mark(picture, picture.win_odds(squares_of(number)), foot.centred(min(MARK[0], foot.w + 6), MARK[1]))


def _steps(picture: Picture) -> None:
    """The numbers of some steps, at the right of the track."""
    for step in ground.NUMBERED_STEPS:
        box = picture.plan.on_track(ground.step_label(step))
        if _is_covered(picture, box):
            continue
        size = _size(picture, 24)
        picture.canvas.box(box.centred(size * 1.6, size * 1.16), SLATE, None, 8)
        lettering.text(picture.canvas, str(step), box.cx, box.cy - 0.5, size, LIGHT, "semi", "c")


def _moves(picture: Picture) -> None:
    """What the total of each column pays, as things stand: how far its marker goes up or down."""
    canvas, size = picture.canvas, _size(picture, 24)
    for number, projection in enumerate(picture.evaluation.projections(picture.view)):
        box = picture.plan.on_track(ground.across(ground.QUOTATION_MOVES, number))
        if _is_covered(picture, box):
            continue
        canvas.box(box.grown(-2), SLATE, None, 8)
        told = lettering.fitting(canvas, (moved(projection), picture.say("table.unknown")), size, "semi", box.w - 1)
        tone = LIGHT if projection.is_sure else SOFT
        lettering.text(canvas, told, box.cx, box.cy, size, tone, "semi", "c", room=box.w - 1)


def _best(picture: Picture) -> None:
    """What the highest total of the whole market brings: one step up or down for one marker."""
    canvas, (_, y, _, h) = picture.canvas, ground.QUOTATION_MOVES
    box = picture.plan.on_track((ground.step_label(1)[0], y, ground.step_label(1)[2], h))
    if _is_covered(picture, box):
        return
    canvas.box(box.inset(0, 2), SLATE, None, 8)
    letters = _size(picture, 24)
    told = lettering.fitting(canvas, (picture.say("reward.best_short"), ""), letters, "semi", box.w - 2)
    size, wide = min(box.h, box.w) * 0.55, lettering.width(canvas, told, letters, "semi")
    has_crown = size + wide + 4 <= box.w
    left = box.cx - (wide + (size + 2) * has_crown) / 2
    if has_crown:
        canvas.put("icon_crown_light", left + size / 2, box.cy, size, centre=True)
    middle = box.cx + (size + 2) * has_crown / 2
    lettering.text(canvas, told, middle, box.cy, letters, LIGHT, "semi", "c", room=box.w)


def _quotation(picture: Picture, number: int) -> None:
    """The marker of a colour, and below its rank with what the gems will pay: the most first, then the others."""
    canvas, public, plan = picture.canvas, picture.public, picture.plan
    quotation = public.quotes[number]
    box = zones.step(plan, number, quotation)
    foot = plan.on_track(ground.across(ground.QUOTATION_FOOT, number))
    if _is_covered(picture, foot):
        return
    canvas.put(f"quote_{GEM_NAMES[number]}", box.cx, box.cy, box.w * 0.88, centre=True)
    rank = dearest(public).index(number)
    first, *others = GEM_POINTS[rank][: public.parties]
    upper, badge, size = foot.y + foot.h * 0.26, foot.cx - foot.w * 0.26, _size(picture, 24)
    canvas.put("rank_badge", badge, upper, foot.h * 0.6, centre=True)
    lettering.text(canvas, str(rank + 1), badge, upper - 1, size, INK, "heavy", "c")
    lettering.text(canvas, str(first), foot.cx + foot.w * 0.2, upper, size * 1.08, CREAM, "heavy", "c")
    told = " ".join(map(str, others))
    lettering.text(canvas, told, foot.cx, foot.y + foot.h * 0.75, size, LIGHT, "semi", "c", room=foot.w + 8)


def _button(picture: Picture, box: Box) -> None:
    """Draws the button that lays the market over the sea, or puts it back."""
    is_large = not picture.plan.has_city
    told = picture.say("table.market_back" if is_large else "table.market_large")
    key = MARKET_TAB if picture.selection.unfolded == MARKET_TAB or not is_large else ""
    icon, fill = ("close", "#7A2A22") if is_large else ("search", SLATE)
    act = unfolding(picture, key) if key else None
    round_button(picture, "fold:market", box, icon, told, act, fill)
