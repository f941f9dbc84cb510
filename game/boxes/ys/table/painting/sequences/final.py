"""The scoring at the end as a picture: gems by rank, black gems, the throne room, and the points so far."""

from game.boxes.ys.rules.events import BlackScored, GemsScored, ThroneScored
from game.boxes.ys.rules.final import GEM_POINTS
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.table.explaining import of_final
from game.boxes.ys.table.painting.sequences.sheet import GAIN, SHOWN, band, name, nothing, number, place, sheet
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences import FinalWalk, Scored
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, CHOSEN, INK, MUTED
from game.widgets.ui import Ui

_NAME, _POINTS = 0.22, 0.1
_HEAD, _ROW = 148.0, 124.0


class FinalPicture:
    """Walks through the final scoring."""

    def __init__(self, players: YsPlayers, walk: FinalWalk) -> None:
        self._players = players
        self._walk = walk
        self.steps = len(walk.steps)
        self.title = self._titled(walk.steps[0])

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the columns up to a step; the points of the last come after a moment."""
        canvas, scored = ui.canvas, self._walk.steps[step]
        told = of_final(self._players, self._walk, scored)
        box = sheet(canvas, area, self._titled(scored), _sprite(scored), told)
        self._table(canvas, box, step, is_complete=part >= SHOWN)

    def _titled(self, scored: Scored) -> str:
        if isinstance(scored, GemsScored):
            return self._players.say("walk.title_gems")
        return self._players.say("walk.title_black" if isinstance(scored, BlackScored) else "walk.title_throne")

    def _table(self, canvas: Canvas, box: Box, step: int, *, is_complete: bool) -> None:
        steps, parties = self._walk.steps, self._walk.now.public.parties
        wide = box.w * (1 - _NAME - _POINTS) / len(steps)
        left = box.x + box.w * _NAME
        for i, scored in enumerate(steps):
            self._head(canvas, scored, Box(left + i * wide, box.y, wide, _HEAD), is_lit=i == step)
        at = Box(left + len(steps) * wide, box.y, box.w * _POINTS, _HEAD)
        label = self._players.say("walk.points")
        lettering.text(canvas, label, at.cx, at.bottom - 34, 26, INK, "bold", "c", room=at.w - 6)
        high = min(_ROW, (box.h - _HEAD) / parties)
        for party in range(parties):
            row = Box(box.x, box.y + _HEAD + party * high, box.w, high - 8)
            band(canvas, row)
            name(canvas, self._players, party, Box(row.x + 12, row.y, box.w * _NAME - 20, row.h))
            counted = steps[: step + is_complete]
            for i, scored in enumerate(counted):
                self._cell(canvas, scored, party, Box(left + i * wide, row.y, wide, row.h), is_new=i == step)
            total = self._walk.before(party) + sum(_points(scored, party) for scored in counted)
            number(canvas, str(total), at.cx, row.cy, 46)

    def _head(self, canvas: Canvas, scored: Scored, box: Box, *, is_lit: bool) -> None:
        if is_lit:
            canvas.box(Box(box.x + 4, box.y - 2, box.w - 8, box.h - 6), CHOSEN, BRASS_DARK, 10, 2)
        canvas.put(_sprite(scored), box.cx, box.y + 48, 74, centre=True)
        if isinstance(scored, ThroneScored):
            label = self._players.say("walk.sum")
            lettering.text(canvas, label, box.cx, box.y + 104, 24, MUTED, "text", "c", room=box.w - 20)
        if not isinstance(scored, GemsScored):
            return
        place(canvas, scored.rank + 1, box.cx + 48, box.y + 28, 48)
        value = f"{self._players.say('walk.value')} {self._walk.now.public.quotes[scored.colour]}"
        lettering.text(canvas, value, box.cx, box.y + 100, 24, MUTED, "text", "c", room=box.w - 20)
        paid = " – ".join(map(str, GEM_POINTS[scored.rank][: self._walk.now.public.parties]))
        lettering.text(canvas, paid, box.cx, box.y + 127, 23, INK, "semi", "c", room=box.w - 20)

    def _cell(self, canvas: Canvas, scored: Scored, party: int, box: Box, *, is_new: bool) -> None:
        """How many gems (or which brokers) a party has, and what they bring."""
        if isinstance(scored, ThroneScored) and party >= len(scored.brokers):
            nothing(canvas, self._players, box.cx, box.cy)
            return
        points = _points(scored, party)
        lettering.text(
            canvas, _counted(scored, party), box.cx - 10, box.cy, 26, MUTED, "semi", "r", room=box.w / 2 - 14
        )
        tone = (GAIN if is_new else INK) if points else MUTED
        number(canvas, f"+{points}" if points else "0", box.cx + box.w * 0.24, box.cy, 40 if points else 30, tone)


def _sprite(scored: Scored) -> str:
    if isinstance(scored, GemsScored):
        return f"gem_{GEM_NAMES[scored.colour]}"
    return "gem_black" if isinstance(scored, BlackScored) else "medal_king"


def _points(scored: Scored, party: int) -> int:
    return scored.points[party] if party < len(scored.points) else 0


def _counted(scored: Scored, party: int) -> str:
    if isinstance(scored, ThroneScored):
        return str(sum(scored.brokers[party]))
    return f"{scored.gems[party]} ×"
