"""The walk through the scoring of a city as a picture: a column for each thing that brings points, then the gold."""

from game.boxes.maharaja.rules.board import CITIES
from game.boxes.maharaja.rules.characters import HOME, NAMES
from game.boxes.maharaja.table.painting.frame import GAIN
from game.boxes.maharaja.table.phrases import city
from game.boxes.maharaja.table.walks import Column, Scoring, scorings, sentences
from game.core.beat import Beat
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.canvas import Box, Canvas
from game.paint.lettering import fitting
from game.paint.palette import BAND, BRASS, BRASS_DARK, BRASS_LIGHT, CHOSEN, INK, MUTED, NIGHT
from game.paint.panels import panel
from game.widgets.company import Company
from game.widgets.table import Interlude
from game.widgets.ui import Ui

_FRAME = "frame_saffron"
_SHOWN = 0.35
"""The part of a step after which its numbers are there."""
_WIDEST, _NAME = 1500.0, 0.25


def interludes(company: Company, beat: Beat) -> list[Interlude]:
    """Returns the walks that follow a beat."""
    return [CityWalk(company, scoring) for scoring in scorings(beat)]


class CityWalk:
    """Walks through one scoring; takes the company and what was scored."""

    def __init__(self, company: Company, scoring: Scoring) -> None:
        self._company = company
        self._scoring = scoring
        self.steps = len(scoring.columns) + 1
        self.title = company.say("walk.title", number=scoring.round, city=city(scoring.event.city))

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the columns up to a step; the last one brings ranks and gold."""
        canvas = ui.canvas
        high = 92.0 if area.h < 900 else 116.0
        self._head(canvas, Box(area.x, area.y, area.w, high))
        wide = min(area.w - 48, _WIDEST)
        box = Box(area.cx - wide / 2, area.y + high, wide, area.h - high - 8)
        panel(canvas, box, _FRAME, 32)
        told = sentences(self._company, self._scoring, step)
        low = 24 + 42.0 * max(len(told), 1)
        self._told(canvas, Box(box.x + 60, box.bottom - 44 - low, box.w - 120, low), told)
        self._table(canvas, Box(box.x + 56, box.y + 52, box.w - 112, box.h - 52 - 44 - low), step, part)

    def _head(self, canvas: Canvas, box: Box) -> None:
        size = box.h * 0.5
        wide = min(lettering.width(canvas, self.title, size, "heavy"), box.w - 240)
        left = box.cx - (wide + box.h) / 2
        canvas.put(
            f"city_badge_{CITIES[self._scoring.event.city]}", left + box.h * 0.4, box.cy, box.h * 0.8, centre=True
        )
        lettering.text(canvas, self.title, left + box.h, box.cy, size, BRASS_LIGHT, "heavy", shade=NIGHT, room=wide + 1)

    def _told(self, canvas: Canvas, box: Box, told: list[str]) -> None:
        canvas.rule(box.x + 20, box.right - 20, box.y + 4)
        for i, sentence in enumerate(told):
            tone = INK if not i else MUTED
            lettering.text(canvas, sentence, box.cx, box.y + 38 + i * 42, 28, tone, "semi", "c", room=box.w)

    # ------------------------------------------------------------------ the table
    def _table(self, canvas: Canvas, box: Box, step: int, part: float) -> None:
        columns = self._scoring.columns
        name = box.w * _NAME
        wide = (box.w - name) / (len(columns) + 2)
        head = min(150.0, box.h * 0.3)
        for i, column in enumerate(columns):
            self._column_head(canvas, column, Box(box.x + name + i * wide, box.y, wide, head), is_lit=i == step)
        for i, key in enumerate(("points", "gold")):
            at = box.x + name + (len(columns) + i + 0.5) * wide
            lettering.text(
                canvas, self._company.say(f"walk.{key}"), at, box.y + head - 46, 26, INK, "bold", "c", room=wide - 8
            )
        is_last = step == len(columns)
        order = self._scoring.order if is_last else tuple(Seat(seat) for seat in range(self._scoring.public.seats))
        high = min(104.0, (box.h - head) / len(order))
        for i, seat in enumerate(order):
            row = Box(box.x, box.y + head + i * high, box.w, high - 8)
            self._row(canvas, seat, row, (name, wide), step, is_complete=part >= _SHOWN)

    def _column_head(self, canvas: Canvas, column: Column, box: Box, *, is_lit: bool) -> None:
        if is_lit:
            canvas.box(box.x + 4, box.y - 4, box.w - 8, box.h, CHOSEN, BRASS_DARK, 10, 2)
        size = min(64.0, box.h * 0.46)
        canvas.put(self._sprite(column), box.cx, box.y + size * 0.55, size, centre=True)
        label = self._company.say(f"walk.{column.key}")
        lettering.text(canvas, label, box.cx, box.y + size + 20, 24, INK, "bold", "c", room=box.w - 12)
        each = self._company.say("walk.worth", points=Term("common.count.points", column.worth))
        lettering.text(canvas, each, box.cx, box.y + size + 48, 22, MUTED, "text", "c", room=box.w - 12)

    def _sprite(self, column: Column) -> str:
        """The piece of the best one, or the character at home."""
        if column.key == "home":
            return f"character_{NAMES[HOME[self._scoring.event.city]]}"
        return f"{column.sprite}_{self._company.colour(self._scoring.order[0])}"

    def _row(
        self, canvas: Canvas, seat: Seat, row: Box, widths: tuple[float, float], step: int, *, is_complete: bool
    ) -> None:
        event, columns = self._scoring.event, self._scoring.columns
        name, wide = widths
        is_last = step == len(columns)
        is_best = is_last and is_complete and bool(event.payouts[seat])
        canvas.box(row.x, row.y, row.w, row.h, CHOSEN if is_best else BAND, BRASS if is_best else None, 12, 2)
        self._name(canvas, seat, Box(row.x, row.y, name, row.h), is_ranked=is_last and is_complete)
        counted = step + is_complete
        for i, column in enumerate(columns[:counted]):
            self._number(
                canvas, column.points(event.scores[seat]), row.x + name + (i + 0.5) * wide, row, is_new=i == step
            )
        total = sum(column.points(event.scores[seat]) for column in columns[:counted])
        at = row.x + name + (len(columns) + 0.5) * wide
        lettering.text(canvas, str(total), at, row.cy, min(40.0, row.h * 0.6), INK, "heavy", "c")
        if is_last and is_complete:
            self._gold(canvas, event.payouts[seat], at + wide, row)

    def _name(self, canvas: Canvas, seat: Seat, box: Box, *, is_ranked: bool) -> None:
        size = min(64.0, box.h - 10)
        left = box.x + 12
        if is_ranked:
            ranking = self._scoring.event.ranking
            place = ranking.index(seat) + 1 if seat in ranking else 0
            told = self._company.say("standing.place", place=place) if place else self._company.say("standing.unplaced")
            lettering.text(canvas, told, left + 18, box.cy, 28, INK, "bold", "c")
            left += 42
        self._company.token(canvas, seat, left + size / 2, box.cy, size)
        left += size + 14
        room, name = box.right - left - 8, self._company.name(seat)
        shown = fitting(canvas, (name, name.split()[0]), 28, "bold", room)
        lettering.text(canvas, shown, left, box.cy, 28, INK, "bold", room=room)

    def _number(self, canvas: Canvas, points: int, x: float, row: Box, *, is_new: bool) -> None:
        if not points:
            lettering.text(canvas, "–", x, row.cy, 28, MUTED, "text", "c")
            return
        lettering.text(canvas, str(points), x, row.cy, min(36.0, row.h * 0.55), GAIN if is_new else INK, "heavy", "c")

    def _gold(self, canvas: Canvas, gold: int, x: float, row: Box) -> None:
        if not gold:
            lettering.text(canvas, "0", x, row.cy, 28, MUTED, "text", "c")
            return
        size = min(44.0, row.h * 0.6)
        lettering.text(canvas, f"+{gold}", x + 8, row.cy, min(40.0, row.h * 0.6), GAIN, "heavy", "r")
        canvas.put("gold_coin", x + 14 + size / 2, row.cy, size, centre=True)
