"""The areas of a quarter side by side: who is there, who wins, what that brings, and why."""

from game.boxes.ys.rules.board import AREAS, COMMERCE, PORT
from game.boxes.ys.rules.cards import NAMES as CARD_NAMES
from game.boxes.ys.rules.counting import MERCHANT_POINTS
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.table.explaining import of_prize
from game.boxes.ys.table.painting.sequences.sheet import GAIN, band, brokers, head, name, number, put
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences import Prize, QuarterWalk
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_DARK, INK, MUTED

KEYS = ("port", "commerce", "palace")
_GAP, _PAD = 18.0, 16.0
_HEAD, _ROW = 124.0, 112.0
_NAME, _SUM = 0.45, 56.0
_TEXT, _SPACE = 25.0, 7.0


def reward(walk: QuarterWalk, kind: int) -> str:
    """Returns the picture of what an area brings, "" when its character is not known any more."""
    if kind == PORT:
        return "reward_port"
    if kind == COMMERCE:
        return "reward_commerce_5" if walk.reward == MERCHANT_POINTS else "reward_commerce"
    return "" if walk.card is None else f"medal_{CARD_NAMES[walk.card]}"


def paint_areas(canvas: Canvas, players: YsPlayers, walk: QuarterWalk, box: Box, *, is_complete: bool) -> None:
    """Draws the areas with their winners; before the step is complete without them."""
    wide = (box.w - (AREAS - 1) * _GAP) / AREAS
    for prize in walk.prizes:
        at = Box(box.x + prize.won.kind * (wide + _GAP), box.y, wide, box.h)
        canvas.box(at, "#FFF9EA90", BRASS_DARK, 14, 2)
        _head(canvas, players, walk, prize, Box(at.x, at.y + 8, at.w, _HEAD - 8), is_complete=is_complete)
        foot = _explained(canvas, players, walk, prize, at, is_complete=is_complete)
        room = Box(at.x + 10, at.y + _HEAD + 4, at.w - 20, foot - at.y - _HEAD - 10)
        _contest(canvas, players, walk, prize, room, is_complete=is_complete)


def _head(canvas: Canvas, players: YsPlayers, walk: QuarterWalk, prize: Prize, box: Box, *, is_complete: bool) -> None:
    """What the area brings, to whom, and its name."""
    label, high = players.say(f"walk.{KEYS[prize.won.kind]}"), box.h - 42
    head(canvas, "", label, box, 28)
    has_winner = is_complete and prize.won.winner is not None
    middle = box.cx - (74 if has_winner else 0) - (36 if has_winner and _more(prize) else 0)
    put(canvas, reward(walk, prize.won.kind), Box(middle - 56, box.y, 112, high))
    if not is_complete or prize.won.winner is None:
        return
    if _more(prize):
        _gain(canvas, prize, Box(middle + 60, box.y, 72, high))
        middle += 72
    canvas.put("icon_right_ink", middle + 74, box.y + high / 2, 30, centre=True)
    players.token(canvas, prize.won.winner, middle + 130, box.y + high / 2, high - 4)


def _more(prize: Prize) -> bool:
    """Tells whether the character brought something at once."""
    return bool(prize.points) or prize.gem is not None


def _explained(
    canvas: Canvas, players: YsPlayers, walk: QuarterWalk, prize: Prize, box: Box, *, is_complete: bool
) -> float:
    """Writes the sentences at the foot of an area and returns where they begin."""
    told = of_prize(players, walk, prize)
    left, wide = box.x + _PAD, box.w - 2 * _PAD
    heights = [lettering.paragraph_height(canvas, sentence, wide, _TEXT, "semi") + _SPACE for sentence in told]
    top = y = box.bottom - sum(heights) - 8
    canvas.line(left, y - 6, left + wide, y - 6, BRASS, 2)
    for i, (sentence, high) in enumerate(zip(told, heights, strict=True)):
        if is_complete or not i:
            lettering.paragraph(canvas, sentence, left, y, wide, _TEXT, INK if i else MUTED, "semi", "c")
        y += high
    return top - 6


def _contest(
    canvas: Canvas, players: YsPlayers, walk: QuarterWalk, prize: Prize, box: Box, *, is_complete: bool
) -> None:
    """Everybody who is there, the highest total first."""
    totals, winner = prize.won.totals, prize.won.winner
    here = [party for party, total in enumerate(totals) if total is not None]
    here.sort(key=lambda party: (-(totals[party] or 0), party != winner, walk.now.edge(party)))
    high = min(_ROW, box.h / max(1, len(here)))
    for i, party in enumerate(here):
        row = Box(box.x, box.y + i * high, box.w, high - 6)
        band(canvas, row, is_best=is_complete and party == winner)
        name(canvas, players, party, Box(row.x + 6, row.y, row.w * _NAME, row.h), 26)
        left = row.x + row.w * _NAME + 10
        room = Box(left, row.y, row.right - _SUM - left, row.h)
        brokers(canvas, players, walk.brokers(prize.won.kind, party), room, hidden=frozenset())
        number(canvas, str(totals[party]), room.right + _SUM / 2, row.cy, 40)


def _gain(canvas: Canvas, prize: Prize, box: Box) -> None:
    """What the character brought: points, or a gem in its place."""
    if prize.gem is None:
        number(canvas, f"+{prize.points}", box.cx, box.cy, 38, GAIN)
    else:
        canvas.put(f"gem_{GEM_NAMES[prize.gem]}", box.cx, box.cy, 56, centre=True)
