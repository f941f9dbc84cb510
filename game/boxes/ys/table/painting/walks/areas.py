"""The areas of a quarter side by side: who is there, who wins, what that brings, and why."""

from game.boxes.ys.rules.cards import NAMES as CARD_NAMES
from game.boxes.ys.rules.counting import MERCHANT_POINTS
from game.boxes.ys.rules.gems import BLACK
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.rules.places import AREAS, COMMERCE, PORT
from game.boxes.ys.table.explaining import of_prize
from game.boxes.ys.table.painting.walks.sheet import GAIN, band, brokers, head, name, number
from game.boxes.ys.table.phrases import Harbour
from game.boxes.ys.table.walks import Prize, QuarterWalk
from game.paint import lettering
from game.paint.canvas import Box, Canvas
from game.paint.palette import BRASS, BRASS_DARK, INK, MUTED

KEYS = ("port", "commerce", "palace")
_GAP, _PAD = 18.0, 16.0
_HEAD, _ROW = 104.0, 84.0
_NAME, _SUM, _PRIZE = 0.36, 44.0, 74.0
_TEXT, _SPACE = 24.0, 6.0


def reward(walk: QuarterWalk, kind: int) -> str:
    """Returns the picture of what an area brings, "" when its character is not known any more."""
    if kind == PORT:
        return "reward_port"
    if kind == COMMERCE:
        won = next((prize.won for prize in walk.prizes if prize.won.kind == COMMERCE), None)
        return "reward_commerce_5" if won and won.points == MERCHANT_POINTS else "reward_commerce"
    return "" if walk.card is None else f"medal_{CARD_NAMES[walk.card]}"


def paint_areas(canvas: Canvas, company: Harbour, walk: QuarterWalk, box: Box, *, is_complete: bool) -> None:
    """Draws the areas with their winners; before the step is complete without them."""
    wide = (box.w - (AREAS - 1) * _GAP) / AREAS
    for prize in walk.prizes:
        at = Box(box.x + prize.won.kind * (wide + _GAP), box.y, wide, box.h)
        canvas.box(at.x, at.y, at.w, at.h, "#FFF9EA90", BRASS_DARK, 14, 2)
        head(canvas, reward(walk, prize.won.kind), company.say(f"walk.{KEYS[prize.won.kind]}"), _top(at))
        foot = _explained(canvas, company, walk, prize, at, is_complete=is_complete)
        _contest(canvas, company, walk, prize, Box(at.x, at.y + _HEAD + 8, at.w, foot - at.y - _HEAD - 16), is_complete)


def _top(box: Box) -> Box:
    return Box(box.x, box.y + 10, box.w, _HEAD - 10)


def _explained(
    canvas: Canvas, company: Harbour, walk: QuarterWalk, prize: Prize, box: Box, *, is_complete: bool
) -> float:
    """Writes the sentences at the foot of an area and returns where they begin."""
    told = of_prize(company, walk, prize)
    left, wide = box.x + _PAD, box.w - 2 * _PAD
    heights = [lettering.paragraph_height(canvas, sentence, wide, _TEXT, "semi") + _SPACE for sentence in told]
    top = y = box.bottom - sum(heights) - 8
    canvas.line(left, y - 6, left + wide, y - 6, BRASS, 2)
    for i, (sentence, high) in enumerate(zip(told, heights, strict=True)):
        if is_complete or not i:
            lettering.paragraph(canvas, sentence, left, y, wide, _TEXT, INK if i else MUTED, "semi", "c")
        y += high
    return top - 6


def _contest(canvas: Canvas, company: Harbour, walk: QuarterWalk, prize: Prize, box: Box, is_complete: bool) -> None:
    """Everybody who is there, the highest total first."""
    totals, winner = prize.won.totals, prize.won.winner
    here = [party for party, total in enumerate(totals) if total is not None]
    here.sort(key=lambda party: (-(totals[party] or 0), party != winner, walk.now.edge(party)))
    high = min(_ROW, box.h / max(1, len(here)))
    for i, party in enumerate(here):
        row = Box(box.x + 10, box.y + i * high, box.w - 20, high - 6)
        is_best = is_complete and party == winner
        band(canvas, row, is_best=is_best)
        name(canvas, company, party, Box(row.x + 6, row.y, row.w * _NAME, row.h), 25)
        left = row.x + row.w * _NAME + 10
        room = Box(left, row.y, row.right - _PRIZE - _SUM - left, row.h)
        brokers(canvas, company, walk.brokers(prize.won.kind, party), room, hidden=frozenset())
        number(canvas, str(totals[party]), room.right + _SUM / 2, row.cy, 34)
        if is_best:
            _gain(canvas, prize, Box(row.right - _PRIZE, row.y, _PRIZE, row.h))


def _gain(canvas: Canvas, prize: Prize, box: Box) -> None:
    """What the winner gets."""
    won, size = prize.won, min(58.0, box.h - 8)
    points = won.points or prize.points
    if points:
        number(canvas, f"+{points}", box.cx, box.cy, 36, GAIN)
    elif won.kind == PORT or prize.gem is not None:
        gem = BLACK if prize.gem is None else prize.gem
        canvas.put(f"gem_{GEM_NAMES[gem]}", box.cx, box.cy, size, centre=True)
    elif won.card is not None:
        canvas.put(f"medal_{CARD_NAMES[won.card]}", box.cx, box.cy, size, centre=True)
