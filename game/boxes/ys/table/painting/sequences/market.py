"""The counting of the market as a picture: rows, columns, quotations, the best bidder."""

from game.boxes.ys.rules.board import column_of, row_of
from game.boxes.ys.rules.events import RowWon
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.explaining import of_market, of_row
from game.boxes.ys.table.frame import PAPER
from game.boxes.ys.table.painting.brokers import paint_broker
from game.boxes.ys.table.painting.sequences.sheet import (
    GAIN,
    SHOWN,
    band,
    brokers,
    name,
    number,
    place,
    sheet,
)
from game.boxes.ys.table.phrases import YsPlayers, colour
from game.boxes.ys.table.sequences import BEST, COLUMNS_ADDED, QUOTATIONS, ROWS, MarketWalk
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, INK, MUTED
from game.widgets.ui import Ui

_GAP = 28.0
_MOST = 0.46
"""The most of the width that the slab takes."""
_ROW = 124.0
_TEXT = 25.0
_CHIP, _SPARE, _WIDEST_CHIP = 70.0, 30.0, 184.0
_FOOT = 58.0
_NUMBERED = (15, 12, 8, 4, 1)


class MarketPicture:
    """Walks through the counting of the market."""

    def __init__(self, players: YsPlayers, walk: MarketWalk) -> None:
        self._players = players
        self._walk = walk
        self.steps = len(walk.steps)
        self.title = players.say("walk.title_market", number=walk.now.turn)

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws a step; what comes of it appears after a moment."""
        canvas, shown, is_complete = ui.canvas, self._walk.steps[step], part >= SHOWN
        box = sheet(canvas, area, self.title, "ys_market", of_market(self._players, self._walk, shown))
        if shown == QUOTATIONS:
            self._track(canvas, box, is_complete=is_complete)
            return
        foot = _FOOT if shown == COLUMNS_ADDED else 0.0
        slab = _fitted(Box(box.x, box.y, box.w * _MOST, box.h - foot), ground.MARKET_SIZE)
        self._slab(canvas, slab, is_complete=is_complete or shown != ROWS)
        side = Box(slab.right + _GAP, box.y, box.right - slab.right - _GAP, box.h)
        if shown == ROWS:
            self._rows(canvas, slab, side, is_complete=is_complete)
        elif shown == COLUMNS_ADDED:
            self._columns(canvas, slab, side, is_complete=is_complete)
        elif shown == BEST:
            self._best(canvas, side, is_complete=is_complete)

    def _slab(self, canvas: Canvas, slab: Box, *, is_complete: bool) -> None:
        """The market with its brokers; the gems of rows lie beside it."""
        walk, k = self._walk, slab.w / ground.MARKET_SIZE[0]
        canvas.put("ys_market", slab.x, slab.y, slab.w, slab.h)
        for number_of, head in enumerate(ground.COLUMN_HEADS):
            at = _on(slab, head, k)
            canvas.put(f"gem_{GEM_NAMES[number_of]}", at.cx, at.cy, at.h * 0.86, centre=True)
        if walk.now.public.rows.start:
            at = _on(slab, ground.SEALED_ROW, k)
            canvas.put("ys_closed_row", at.x, at.y, at.w, at.h)
        hidden = frozenset() if is_complete else walk.turned
        for broker in walk.brokers:
            at = _on(slab, ground.square_box(row_of(broker.place), column_of(broker.place)), k)
            high = at.h * 0.94
            box = Box(at.cx - high / BROKER_SHAPE / 2, at.cy - high / 2, high / BROKER_SHAPE, high)
            value = None if broker.tag in hidden else broker.value
            paint_broker(canvas, self._players.colour(broker.party), box, value, is_marked=broker.marked)

    # ------------------------------------------------------------------ rows
    def _rows(self, canvas: Canvas, slab: Box, side: Box, *, is_complete: bool) -> None:
        k = slab.w / ground.MARKET_SIZE[0]
        for won in self._walk.rows:
            tag = _on(slab, ground.ROW_GEMS[won.row], k)
            canvas.put(f"gem_{GEM_NAMES[won.gem]}", tag.cx + 4, tag.cy, tag.h * 0.7, centre=True)
        self._bands(canvas, side, is_complete=is_complete)

    def _bands(self, canvas: Canvas, side: Box, *, is_complete: bool) -> None:
        """Each row with the totals there and why; as high as its sentences need."""
        rows, wide = self._walk.rows, side.w - 32
        told = [of_row(self._players, self._walk, won) for won in rows]
        texts = [sum(lettering.paragraph_height(canvas, line, wide, _TEXT, "semi") for line in lines) for lines in told]
        chip = min(_CHIP, (side.h - sum(texts)) / len(rows) - 26)
        spare = min(_SPARE, (side.h - sum(texts)) / len(rows) - 26 - chip)
        y = side.cy - (sum(texts) + len(rows) * (chip + spare + 26) - 10) / 2
        for won, lines, high in zip(rows, told, texts, strict=True):
            box = Box(side.x, y, side.w, high + chip + spare + 16)
            band(canvas, box)
            below = self._told(canvas, lines if is_complete else lines[:1], Box(box.x + 16, y + 8, wide, box.h))
            if is_complete:
                self._chips(canvas, won, Box(box.x + 16, below + (box.bottom - 6 - below - chip) / 2, wide, chip))
            y = box.bottom + 10

    def _told(self, canvas: Canvas, told: list[str], box: Box) -> float:
        y = box.y
        for i, sentence in enumerate(told):
            y = lettering.paragraph(canvas, sentence, box.x, y, box.w, _TEXT, INK if i else MUTED, "semi")
        return y

    def _chips(self, canvas: Canvas, won: RowWon, box: Box) -> None:
        """The totals of those who are there, each with its token; the winner's in light."""
        here = [party for party, total in enumerate(won.totals) if total is not None]
        wide = min(_WIDEST_CHIP, box.w / max(1, len(here)))
        for i, party in enumerate(here):
            at = Box(box.x + i * wide, box.y, wide - 10, box.h)
            band(canvas, at, is_best=party == won.winner)
            size = at.h - 8
            self._players.token(canvas, party, at.x + at.h / 2 + 4, at.cy, size)
            number(canvas, str(won.totals[party]), at.x + at.h + 26, at.cy, min(40.0, at.h * 0.6))
            if party == won.winner:
                gem = won.gem if won.colour is None else won.colour
                canvas.put(f"gem_{GEM_NAMES[gem]}", at.right - size / 2 - 4, at.cy, size * 0.84, centre=True)

    # ------------------------------------------------------------------ columns
    def _columns(self, canvas: Canvas, slab: Box, side: Box, *, is_complete: bool) -> None:
        """The totals below the columns, and beside the slab as a ranking."""
        measures = self._walk.measures
        k = slab.w / ground.MARKET_SIZE[0]
        for column, (total, _) in enumerate(measures):
            at = _on(slab, ground.COLUMN_HEADS[column], k)
            if is_complete:
                number(canvas, str(total), at.cx, slab.bottom + _FOOT / 2, 40)
        order = sorted(COLOURS, key=lambda column: (-measures[column][0], -measures[column][1], column))
        high = min(_ROW, (side.h - 40) / len(order))
        side = _lowered(side, 40 + high * len(order))
        for key, x in (("sum", 0.62), ("brokers", 0.85)):
            label = self._players.say(f"walk.{key}")
            lettering.text(canvas, label, side.x + side.w * x, side.y + 16, 24, INK, "bold", "c", room=side.w * 0.24)
        for i, column in enumerate(order):
            row = Box(side.x, side.y + 40 + i * high, side.w, high - 8)
            band(canvas, row)
            self._colour(canvas, column, Box(row.x + 70, row.y, row.w * 0.5 - 70, row.h))
            if not is_complete:
                continue
            measure = measures[column]
            place(canvas, 1 + sum(other > measure for other in measures), row.x + 38, row.cy, min(58.0, row.h - 4))
            number(canvas, str(measure[0]), row.x + row.w * 0.62, row.cy, 40)
            number(canvas, str(measure[1]), row.x + row.w * 0.85, row.cy, 30, MUTED)

    def _colour(self, canvas: Canvas, column: int, box: Box) -> None:
        size = min(56.0, box.h - 8)
        canvas.put(f"gem_{GEM_NAMES[column]}", box.x + size / 2, box.cy, size, centre=True)
        told = self._players.say(f"colour_name.{GEM_NAMES[column]}")
        lettering.text(canvas, told, box.x + size + 12, box.cy, 28, INK, "bold", room=box.w - size - 14)

    # ------------------------------------------------------------------ quotations
    def _track(self, canvas: Canvas, box: Box, *, is_complete: bool) -> None:
        moves = self._walk.moves
        assert moves is not None
        track = _fitted(Box(box.x, box.y, box.w * _MOST, box.h), ground.QUOTATIONS_SIZE)
        k = track.w / ground.QUOTATIONS_SIZE[0]
        canvas.put("ys_quotations", track.x, track.y, track.w, track.h)
        for step in _NUMBERED:
            at = _on(track, ground.step_label(step), k)
            canvas.box(Box(at.cx - 22, at.cy - 15, 44, 30), PAPER, None, 8)
            lettering.text(canvas, str(step), at.cx, at.cy, 24, INK, "semi", "c")
        for column in COLOURS:
            before, after = (_on(track, ground.step_box(column, q[column]), k) for q in (moves.before, moves.after))
            sprite = f"quote_{GEM_NAMES[column]}"
            if is_complete:
                canvas.put(sprite, before.cx, before.cy, before.w * 0.88, centre=True, alpha=90)
            at = after if is_complete else before
            canvas.put(sprite, at.cx, at.cy, at.w * 0.88, centre=True)
        side = Box(track.right + _GAP, box.y, box.right - track.right - _GAP, box.h)
        self._moves(canvas, side, is_complete=is_complete)

    def _moves(self, canvas: Canvas, box: Box, *, is_complete: bool) -> None:
        """The columns in order, with what each moves."""
        moves = self._walk.moves
        assert moves is not None
        high = min(_ROW, box.h / len(moves.ranking))
        box = _lowered(box, high * len(moves.ranking))
        for i, (column, step) in enumerate(zip(moves.ranking, COLUMN_STEPS, strict=True)):
            row = Box(box.x, box.y + i * high, box.w, high - 8)
            band(canvas, row)
            place(canvas, i + 1, row.x + 38, row.cy, min(58.0, row.h - 4))
            canvas.put(f"gem_{GEM_NAMES[column]}", row.x + 106, row.cy, min(56.0, row.h - 8), centre=True)
            if is_complete:
                told = self._players.say(
                    "walk.moves", colour=colour(column), change=_signed(step), value=moves.after[column]
                )
                tone = GAIN if step > 0 else BAD
                lettering.text(canvas, told, row.x + 150, row.cy, 30, tone, "bold", room=row.w - 160)

    # ------------------------------------------------------------------ the best bidder
    def _best(self, canvas: Canvas, box: Box, *, is_complete: bool) -> None:
        best = self._walk.best
        assert best is not None
        parties = sorted(
            range(self._walk.now.public.parties),
            key=lambda party: (-1 if best.totals[party] is None else best.totals[party], party == best.winner),
            reverse=True,
        )
        high = min(_ROW, box.h / len(parties))
        box = _lowered(box, high * len(parties))
        for i, party in enumerate(parties):
            row = Box(box.x, box.y + i * high, box.w, high - 8)
            is_best = is_complete and party == best.winner
            band(canvas, row, is_best=is_best)
            name(canvas, self._players, party, Box(row.x + 10, row.y, row.w * 0.42, row.h))
            standing = [broker for broker in self._walk.brokers if broker.party == party]
            left = row.x + row.w * 0.42 + 16
            room = Box(left, row.y, row.right - 130 - left, row.h)
            brokers(canvas, self._players, standing, room, hidden=frozenset())
            total = best.totals[party]
            told = self._players.say("walk.absent") if total is None else str(total)
            number(canvas, told, row.right - 96, row.cy, 40, MUTED if total is None else INK)
            if is_best:
                canvas.put("icon_crown_ink", row.right - 38, row.cy, 44, centre=True)


def _signed(step: int) -> str:
    return f"+{step}" if step > 0 else f"−{-step}"


def _lowered(room: Box, high: float) -> Box:
    """Returns the part of a room in its middle that is so high."""
    return Box(room.x, room.cy - high / 2, room.w, high)


def _fitted(room: Box, size: tuple[float, float]) -> Box:
    """Returns the largest box of that shape at the left of a room, in its middle."""
    k = min(room.w / size[0], room.h / size[1])
    return Box(room.x, room.cy - size[1] * k / 2, size[0] * k, size[1] * k)


def _on(picture: Box, box: ground.Box, k: float) -> Box:
    x, y, w, h = box
    return Box(picture.x + x * k, picture.y + y * k, w * k, h * k)
