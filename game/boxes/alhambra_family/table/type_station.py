"""One building type of a scoring: who has how many, and the arithmetic of places and ties."""

from dataclasses import dataclass

from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.rules.majorities import Award
from game.boxes.alhambra_family.table.arithmetic import explanation, paint_arithmetic, places_of, short_places
from game.boxes.alhambra_family.table.frame import EARNED, fitting
from game.boxes.alhambra_family.table.phrases import Players
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import panel


@dataclass(frozen=True, slots=True)
class _Now:
    """Where it is drawn and whether the points are there yet."""

    canvas: Canvas
    is_complete: bool


class TypeStation:
    """Shows how one type is scored; takes who plays, what was scored, and the frame of its panel."""

    def __init__(self, players: Players, event: TypeScored, frame: str) -> None:
        self._players = players
        self._event = event
        self._frame = frame
        self._kind = TYPES[event.kind]
        self.sprites = (f"tile_{self._kind}",)
        self.name = players.words(f"palaces.type_name.{self._kind}")
        self.points = event.points

    def told(self) -> list[str]:
        """Returns who has how many with what they bring, most first, and how shared places are paid.

        A share that rounding leaves nothing of is told too: the places were won.
        """
        event = self._event
        built = [party for party, count in enumerate(event.counts) if count]
        told = [self._counted(party) for party in sorted(built, key=lambda party: -event.counts[party])]
        is_plain = built and all(len(award.parties) == 1 for award in event.awards)
        return told if is_plain else [*told, explanation(self._players, event)]

    def _counted(self, party: int) -> str:
        name, count, points = self._players.name(party), self._event.counts[party], self._event.points[party]
        if not points and all(party not in award.parties for award in self._event.awards):
            return self._players.words("access.pair", name=name, value=count)
        return self._players.words(
            "access.scored", player=name, value=count, points=Term("common.count.points", points)
        )

    def draw(self, canvas: Canvas, box: Box, part: float, *, is_complete: bool) -> None:
        """Draws the type at the left, everybody's row at the right, the arithmetic below."""
        now = _Now(canvas, is_complete)
        panel(canvas, box, self._frame, 32)
        low = min(210.0, box.h * 0.31)
        line = box.bottom - 30 - low
        size = min(290.0, line - box.y - 44 - 130, box.w * 0.24)
        canvas.put(f"tile_{self._kind}", box.x + 62, box.y + 58, size)
        middle = box.x + 62 + size / 2
        y = box.y + 58 + size + 38
        lettering.text(canvas, self.name, middle, y, 46, INK, "heavy", "c", room=size + 60)
        value = self._players.words("palaces.majorities.value", value=self._event.kind + 1)
        lettering.text(canvas, value, middle, y + 50, 26, MUTED, "text", "c", room=size + 60)
        x = box.x + 62 + size + 62
        canvas.line(x - 26, box.y + 60, x - 26, line - 14, BRASS, 2)
        self._rows(now, box.trimmed(x - box.x, 54, 56, box.bottom - line + 14))
        canvas.rule(box.x + 80, box.right - 80, line)
        if now.is_complete:
            paint_arithmetic(canvas, self._players, self._event, box.inset(60, 0).band(line + 10 - box.y, low - 16))

    def _rows(self, now: _Now, box: Box) -> None:
        """Everybody in order of how many they have; those with points lit."""
        event = self._event
        order = sorted(range(len(event.counts)), key=lambda party: -event.counts[party])
        step = min(100.0, box.h / len(order))
        gap = min(8.0, step * 0.1)
        for party, row in zip(order, box.pile(len(order), step - gap, gap), strict=True):
            award = next((award for award in event.awards if party in award.parties), None)
            self._row(now, party, award, row)

    def _row(self, now: _Now, party: int, award: Award | None, row: Box) -> None:
        canvas, event = now.canvas, self._event
        is_lit = award is not None and now.is_complete
        if is_lit:
            canvas.box(row, CHOSEN, BRASS_DARK, 12, 3)
        else:
            canvas.box(row, BAND, None, 12)
        size = min(76.0, row.h - 8, row.w * 0.12)
        self._players.token(canvas, party, row.x + 14 + size / 2, row.cy + 1, size)
        left, named = row.x + 24 + size, min(190.0, row.w * 0.29)
        name = self._players.name(party)
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

    def _points(self, now: _Now, party: int, row: Box) -> None:
        points = self._event.points[party]
        high, tone = (min(48.0, row.h * 0.72), EARNED) if points else (30.0, MUTED)
        shown = f"+{points}" if points else "0"
        lettering.text(now.canvas, shown, row.right - min(24.0, row.w * 0.03), row.cy - 2, high, tone, "heavy", "r")

    def _place(self, now: _Now, award: Award, right: float, y: float, room: float) -> float:
        """Writes which places a party shares, ending at a point, and returns how much room that takes."""
        texts = (places_of(self._players, self._event, award), *short_places(self._players, self._event, award))
        text = fitting(now.canvas, texts, 24, "semi", room)
        return 12 + lettering.text(now.canvas, text, right, y, 24, MUTED, "semi", "r", room=room)

    def _tiles(self, now: _Now, number: int, box: Box) -> None:
        """So many tiles, side by side while there is room, else one with its number."""
        canvas = now.canvas
        if not number:
            none = fitting(canvas, (self._players.words(f"palaces.none_of.{self._kind}"), "–"), 24, "text", box.w)
            lettering.text(canvas, none, box.x, box.cy, 24, MUTED, room=box.w)
            return
        size = min(68.0, box.h - 10)
        step = size + 8
        if number * step <= box.w:
            for i in range(number):
                canvas.put(f"tile_{self._kind}", box.x + i * step, box.cy - size / 2, size)
            return
        size = min(size, box.w * 0.5)
        canvas.put(f"tile_{self._kind}", box.x, box.cy - size / 2, size)
        left = box.x + size + 8
        lettering.text(canvas, f"× {number}", left, box.cy - 1, 30, INK, "heavy", room=box.x + box.w - left)
