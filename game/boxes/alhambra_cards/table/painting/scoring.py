"""The walk through a scoring: type after type, who has how many, and the arithmetic of places and ties."""

from dataclasses import dataclass

from game.boxes.alhambra_cards.table.painting.arithmetic import paint_arithmetic, places_of, short_places
from game.boxes.alhambra_cards.table.painting.frame import EARNED, fitting
from game.boxes.alhambra_cards.table.painting.totals import paint_totals
from game.courtyard.phrases import Company
from game.paint import lettering, pieces
from game.paint.canvas import Box, Canvas
from game.paint.palette import BAND, BRASS, BRASS_DARK, BRASS_LIGHT, CHOSEN, GLOW, INK, MUTED, NIGHT, SOFT
from game.paint.panels import panel
from game.palaces.buildings import TYPES
from game.palaces.events import ScoringDone, TypeScored
from game.palaces.majorities import Award
from game.widgets.ui import Ui

_SHOWN = 0.35
"""The part of a step after which the points are there."""
_FLAT = 900
"""An area less high than this has a smaller head."""


@dataclass(frozen=True, slots=True)
class _Step:
    """What one step shows, where, and whether its points are there yet."""

    canvas: Canvas
    event: TypeScored
    area: Box
    is_complete: bool

    @property
    def kind(self) -> str:
        return TYPES[self.event.kind]


class ScoringWalk:
    """Walks through the six types of one scoring.

    Takes the company, what was scored by type, and what it came to.
    """

    def __init__(self, company: Company, scored: tuple[TypeScored, ...], done: ScoringDone) -> None:
        self._company = company
        self._words = company.words
        self._scored = scored
        self._done = done
        self.steps = len(scored)
        self.title = self._words(f"palaces.scoring.{done.letter.lower()}")

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the type of one step; its points come in while `part` grows to 1."""
        canvas = ui.canvas
        is_flat = area.h < _FLAT
        self._head(canvas, area, 38 if is_flat else 52, 46 if is_flat else 58)
        self._types(canvas, area, area.y + (76 if is_flat else 108), step, is_flat)
        top = area.y + (190 if is_flat else 258)
        margin = 40.0 if area.w > 1600 else 24.0
        right = max(400.0, min(500.0, area.w * 0.27))
        left = area.w - 2 * margin - 24 - right
        main = Box(area.x + margin, top, left, area.bottom - top - 4)
        now = _Step(canvas, self._scored[step], main, part >= _SHOWN)
        self._comparison(now)
        before = tuple(total - gain for total, gain in zip(self._done.totals, self._done.gains, strict=True))
        gained = [sum(event.points[party] for event in self._scored[:step]) for party in range(len(before))]
        new = self._scored[step].points if now.is_complete else (0,) * len(before)
        sheet = Box(main.right + 24, top + 8, right, main.h - 16)
        grown = 1.0 if part >= 1 else max(0.0, (part - _SHOWN) / (1 - _SHOWN))
        paint_totals(canvas, self._company, sheet, before, tuple(gained), new, grown, max(self._done.totals))

    def _head(self, canvas: Canvas, area: Box, y: float, size: float) -> None:
        """The title with the scoring card before it."""
        wide = min(lettering.width(canvas, self.title, size, "heavy"), area.w - 300)
        x = area.cx - (wide + 80) / 2
        card = size * 0.98
        canvas.put("scoring_card", x, area.y + y - card * 0.75, card)
        letter = self._words(f"palaces.scoring_letter.{self._done.letter.lower()}")
        letter = fitting(canvas, (letter, self._done.letter), card * 0.36, "heavy", card * 0.4)
        lettering.text(canvas, letter, x + card * 0.485, area.y + y - card * 0.03, card * 0.36, INK, "heavy", "c")
        lettering.text(canvas, self.title, x + 80, area.y + y, size, BRASS_LIGHT, "heavy", shade=NIGHT, room=wide + 1)
        note = self._words(f"alhambra_cards.walk.pays_{self._done.letter.lower()}")
        room = area.right - 40 - (x + 80 + wide + 30)
        if lettering.width(canvas, note, 24) <= room:
            lettering.text(canvas, note, area.right - 40, area.y + y + 4, 24, SOFT, at="r")

    def _types(self, canvas: Canvas, area: Box, y: float, step: int, is_flat: bool) -> None:
        """The six types in order: done, current, to come."""
        wide = min(212.0, (area.w - 80) / len(TYPES))
        x = area.cx - wide * len(TYPES) / 2
        size, large = (52.0, 64.0) if is_flat else (72.0, 94.0)
        cy = y + large / 2
        canvas.line(x + wide / 2, cy, x + wide * 5.5, cy, BRASS, 3)
        for i, kind in enumerate(TYPES):
            cx = x + (i + 0.5) * wide
            if i == step:
                canvas.glow(cx - large / 2 + 4, cy - large / 2 + 4, large - 8, large - 8, GLOW, 12, 220, 2)
            canvas.put(f"tile_{kind}", cx, cy, large if i == step else size, centre=True)
            if i < step:
                pieces.check(canvas, cx + size * 0.44, cy + size * 0.34, 32)
            tone, face = (BRASS_LIGHT, "bold") if i == step else (SOFT, "text")
            name = self._words(f"palaces.type_name.{kind}")
            at = cy + large / 2 + (18 if is_flat else 22)
            lettering.text(canvas, name, cx, at, 24, tone, face, "c", room=wide - 12)  # type: ignore[arg-type]

    def _comparison(self, now: _Step) -> None:
        """The panel: the type at the left, everybody's row at the right, the arithmetic below."""
        canvas, box = now.canvas, now.area
        panel(canvas, box, "frame_plum", 32)
        low = min(210.0, box.h * 0.31)
        line = box.bottom - 30 - low
        size = min(290.0, line - box.y - 44 - 130, box.w * 0.24)
        canvas.put(f"tile_{now.kind}", box.x + 62, box.y + 58, size)
        middle = box.x + 62 + size / 2
        name = self._words(f"palaces.type_name.{now.kind}")
        y = box.y + 58 + size + 38
        lettering.text(canvas, name, middle, y, 46, INK, "heavy", "c", room=size + 60)
        value = self._words("palaces.majorities.value", value=now.event.kind + 1)
        lettering.text(canvas, value, middle, y + 50, 26, MUTED, "text", "c", room=size + 60)
        x = box.x + 62 + size + 62
        canvas.line(x - 26, box.y + 60, x - 26, line - 14, BRASS, 2)
        self._rows(now, Box(x, box.y + 54, box.right - 56 - x, line - 14 - box.y - 54))
        canvas.rule(box.x + 80, box.right - 80, line)
        below = Box(box.x + 60, line + 10, box.w - 120, low - 16)
        if now.is_complete:
            paint_arithmetic(canvas, self._company, now.event, below)

    def _rows(self, now: _Step, box: Box) -> None:
        """Everybody in order of how many they have; those with points lit."""
        event = now.event
        order = sorted(range(len(event.counts)), key=lambda party: -event.counts[party])
        step = min(100.0, box.h / len(order))
        for i, party in enumerate(order):
            award = next((award for award in event.awards if party in award.parties), None)
            self._row(now, party, award, Box(box.x, box.y + i * step, box.w, step - min(8.0, step * 0.1)))

    def _row(self, now: _Step, party: int, award: Award | None, row: Box) -> None:
        canvas, event = now.canvas, now.event
        is_lit = award is not None and now.is_complete
        if is_lit:
            canvas.box(row.x, row.y, row.w, row.h, CHOSEN, BRASS_DARK, 12, 3)
        else:
            canvas.box(row.x, row.y, row.w, row.h, BAND, None, 12)
        size = min(76.0, row.h - 8, row.w * 0.12)
        self._company.token(canvas, party, row.x + 14 + size / 2, row.cy + 1, size)
        left, named = row.x + 24 + size, min(190.0, row.w * 0.29)
        name = self._company.name(party)
        high = min(32.0, row.h * 0.5)
        name = fitting(canvas, (name, name.split()[0]), high, "bold", named)
        lettering.text(canvas, name, left, row.cy - 1, high, INK, "bold", room=named)
        right = row.right - min(130.0, row.w * 0.2)
        room = right - left - named - 14
        told = 0.0
        if now.is_complete:
            self._points(now, party, row)
            if award is not None:
                told = self._place(now, award, right, row.cy, min(200.0, room * 0.56))
        self._tiles(now, event.counts[party], Box(left + named + 6, row.y, room - told, row.h))

    def _points(self, now: _Step, party: int, row: Box) -> None:
        points = now.event.points[party]
        high, tone = (min(48.0, row.h * 0.72), EARNED) if points else (30.0, MUTED)
        shown = f"+{points}" if points else "0"
        lettering.text(now.canvas, shown, row.right - min(24.0, row.w * 0.03), row.cy - 2, high, tone, "heavy", "r")

    def _place(self, now: _Step, award: Award, right: float, y: float, room: float) -> float:
        """Writes which places a party shares, ending at a point, and returns how much room that takes."""
        texts = (places_of(self._company, now.event, award), *short_places(self._company, now.event, award))
        text = fitting(now.canvas, texts, 24, "semi", room)
        return 12 + lettering.text(now.canvas, text, right, y, 24, MUTED, "semi", "r", room=room)

    def _tiles(self, now: _Step, number: int, box: Box) -> None:
        """So many tiles, side by side while there is room, else one with its number."""
        canvas = now.canvas
        if not number:
            none = fitting(canvas, (self._words(f"palaces.none_of.{now.kind}"), "–"), 24, "text", box.w)
            lettering.text(canvas, none, box.x, box.cy, 24, MUTED, room=box.w)
            return
        size = min(68.0, box.h - 10)
        step = size + 8
        if number * step <= box.w:
            for i in range(number):
                canvas.put(f"tile_{now.kind}", box.x + i * step, box.cy - size / 2, size)
            return
        size = min(size, box.w * 0.5)
        canvas.put(f"tile_{now.kind}", box.x, box.cy - size / 2, size)
        left = box.x + size + 8
        lettering.text(canvas, f"× {number}", left, box.cy - 1, 30, INK, "heavy", room=box.x + box.w - left)
