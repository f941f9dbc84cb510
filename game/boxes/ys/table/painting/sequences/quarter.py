"""The counting of a quarter as a picture: who stands where, the ranking with its gems, and who wins the areas."""

from game.boxes.ys.rules.board import AREAS
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.table.explaining import of_quarter, picks
from game.boxes.ys.table.painting.sequences.areas import KEYS, paint_areas, reward
from game.boxes.ys.table.painting.sequences.sheet import (
    SHOWN,
    band,
    brokers,
    head,
    name,
    nothing,
    number,
    order_card,
    place,
    sheet,
    sockets,
)
from game.boxes.ys.table.phrases import YsPlayers, quarter
from game.boxes.ys.table.sequences import AREAS_WON, QuarterWalk
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.widgets.ui import Ui

_NAME, _AREA, _TOTAL, _FRONT = 0.2, 0.163, 0.085, 0.105
"""Shares of the table's width; the gems take the rest."""
_HEAD, _ROW = 108.0, 124.0
_SUM = 54.0
_CELL, _LINE = "#FFF9EA8C", "#B98A4A60"


class QuarterPicture:
    """Walks through the counting of a quarter."""

    def __init__(self, players: YsPlayers, walk: QuarterWalk) -> None:
        self._players = players
        self._walk = walk
        self.steps = len(walk.steps)
        self.title = players.say("walk.title_quarter", number=walk.now.turn, quarter=quarter(walk.quarter))

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws a step; what comes of it appears after a moment."""
        canvas, shown = ui.canvas, self._walk.steps[step]
        box = sheet(canvas, area, self.title, self._ship(), of_quarter(self._players, self._walk, shown))
        if shown == AREAS_WON:
            paint_areas(canvas, self._players, self._walk, box, is_complete=part >= SHOWN)
        else:
            self._table(canvas, box, is_complete=part >= SHOWN)

    def _ship(self) -> str:
        ship = self._walk.now.ships[self._walk.quarter]
        return "ship" if ship is None else f"cargo_{GEM_NAMES[ship[0]]}"

    # ------------------------------------------------------------------ totals and ranking
    def _table(self, canvas: Canvas, box: Box, *, is_complete: bool) -> None:
        """Everybody with brokers and sums, the first place on top; hidden brokers lie face down until all is there."""
        self._heads(canvas, Box(box.x, box.y, box.w, _HEAD))
        counted, parties = self._walk.counted, range(self._walk.now.public.parties)
        assert counted is not None
        absent = [party for party in parties if party not in counted.ranking]
        order = [*counted.ranking, *absent]
        high = min(_ROW, (box.h - _HEAD) / len(order))
        for i, party in enumerate(order):
            row = Box(box.x, box.y + _HEAD + i * high, box.w, high - 8)
            best = is_complete and picks(self._walk.now.public, counted.ranking).get(party)
            band(canvas, row, is_best=bool(best))
            self._row(canvas, party, row, is_complete=is_complete)

    def _heads(self, canvas: Canvas, box: Box) -> None:
        say = self._players.say
        for kind, key in enumerate(KEYS):
            head(canvas, reward(self._walk, kind), say(f"walk.{key}"), self._area(box, kind))
        head(canvas, "", say("walk.total"), self._total(box))
        if not self._ranking:
            return
        lettering.text(canvas, say("walk.place"), box.x + 12, box.bottom - 19, 26, INK, "bold", room=box.w * 0.12)
        self._cargo(canvas, self._gems(box))
        if self._is_tied:
            head(canvas, "", say("walk.front"), self._front(box))

    def _cargo(self, canvas: Canvas, box: Box) -> None:
        """The gems of the ship, with those that were taken at once."""
        public, walk = self._walk.now.public, self._walk
        taken = [event.gem for event in walk.taken]
        gems = sorted(taken if walk.now.ships[walk.quarter] is None else [*taken, *public.cargo[walk.quarter]])
        size = min(54.0, box.w / max(1, len(gems)) - 2)
        for i, gem in enumerate(gems):
            x = box.cx + (i - (len(gems) - 1) / 2) * (size + 2)
            canvas.put(f"gem_{GEM_NAMES[gem]}", x, box.y + 32, size, centre=True)
        head(canvas, "", self._players.say("walk.gems"), box)

    @property
    def _is_tied(self) -> bool:
        """Tells whether any who take part have the same total."""
        counted = self._walk.counted
        assert counted is not None
        return len({counted.totals[party] for party in counted.ranking}) < len(counted.ranking)

    @property
    def _ranking(self) -> tuple[int, ...]:
        """Returns who takes part, the first place first."""
        assert self._walk.counted is not None
        return self._walk.counted.ranking

    def _row(self, canvas: Canvas, party: int, row: Box, *, is_complete: bool) -> None:
        counted = self._walk.counted
        assert counted is not None
        left = row.x + 12 + (62 if counted.ranking else 0)
        name(canvas, self._players, party, Box(left, row.y, row.x + row.w * _NAME - left, row.h))
        for kind in range(AREAS):
            self._standing(canvas, party, kind, self._area(row, kind), is_known=is_complete)
        if not is_complete:
            return
        self._amount(canvas, counted.totals[party], self._total(row), 46)
        if party in counted.ranking:
            place(canvas, counted.ranking.index(party) + 1, row.x + 38, row.cy, min(64.0, row.h - 6))
            if self._is_tied:
                self._edge(canvas, party, self._front(row))
            self._picks(canvas, party, self._gems(row))

    def _edge(self, canvas: Canvas, party: int, box: Box) -> None:
        """What decides a tie: the sum in front, and the order card."""
        now = self._walk.now
        if party >= now.public.seats:
            nothing(canvas, self._players, box.cx, box.cy)
            return
        number(canvas, str(now.fronts[party]), box.cx - 22, box.cy, 34)
        order_card(canvas, now.public.order[party], Box(box.cx + 4, box.cy - 28, 44, 56))

    def _picks(self, canvas: Canvas, party: int, box: Box) -> None:
        counted = self._walk.counted
        assert counted is not None
        count = picks(self._walk.now.public, counted.ranking).get(party, 0)
        taken = [GEM_NAMES[event.colour] for event in self._walk.taken if event.party == party]
        sockets(canvas, max(count, len(taken)), taken, box)

    def _standing(self, canvas: Canvas, party: int, kind: int, box: Box, *, is_known: bool) -> None:
        """The brokers of a party in an area, and their sum."""
        counted, standing = self._walk.counted, self._walk.brokers(kind, party)
        assert counted is not None
        hidden = frozenset() if is_known else self._walk.turned
        canvas.box(Box(box.x, box.y + 6, box.w, box.h - 12), _CELL, _LINE, 10, 1.5)
        room = Box(box.x + 8, box.y + 6, box.w - _SUM - 12, box.h - 12)
        brokers(canvas, self._players, standing, room, hidden=hidden)
        if is_known:
            self._amount(canvas, counted.areas[kind][party], Box(box.right - _SUM, box.y, _SUM, box.h), 36)

    def _amount(self, canvas: Canvas, amount: int | None, box: Box, size: float) -> None:
        if amount is None:
            nothing(canvas, self._players, box.cx, box.cy)
        else:
            number(canvas, str(amount), box.cx, box.cy, size)

    def _area(self, box: Box, kind: int) -> Box:
        return Box(box.x + box.w * (_NAME + kind * _AREA) + 6, box.y, box.w * _AREA - 12, box.h)

    def _total(self, box: Box) -> Box:
        return Box(box.x + box.w * (_NAME + AREAS * _AREA), box.y, box.w * _TOTAL, box.h)

    def _front(self, box: Box) -> Box:
        at = self._total(box)
        return Box(at.right, box.y, box.w * _FRONT, box.h)

    def _gems(self, box: Box) -> Box:
        left = (self._front(box) if self._is_tied else self._total(box)).right
        return Box(left, box.y, box.right - left, box.h)
