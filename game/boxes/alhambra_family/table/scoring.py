"""A scoring step by step: station after station, each with its picture and arithmetic, and the running totals."""

from collections.abc import Sequence
from typing import Protocol

from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.frame import fitting
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.totals import paint_totals
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS, BRASS_LIGHT, GLOW, INK, NIGHT, SOFT
from game.widgets.ui import Ui

_SHOWN = 0.35
"""The part of a step after which the points are there."""
_FLAT = 900
"""An area less high than this has a smaller head."""


class Station(Protocol):
    """One thing that is scored: its picture (sprites over one another), its name, and what it brings by party."""

    @property
    def sprites(self) -> tuple[str, ...]: ...
    @property
    def name(self) -> str: ...
    @property
    def points(self) -> tuple[int, ...]: ...

    def told(self) -> Sequence[str]:
        """Returns what it brings to whom and why, in sentences."""
        ...

    def draw(self, canvas: Canvas, box: Box, part: float, *, is_complete: bool) -> None:
        """Draws how the points come about; they are shown when it is complete. `part` grows from 0 to 1."""
        ...


class ScoringSteps:
    """Shows the stations of one scoring one after the other.

    Takes who plays, what is scored in order, and what it came to.
    """

    def __init__(self, players: Players, stations: Sequence[Station], done: ScoringDone) -> None:
        self._players = players
        self._stations = tuple(stations)
        self._done = done
        self.steps = len(self._stations)
        self.title = players.words(f"palaces.scoring.{done.letter.lower()}")

    def told(self, step: int) -> list[str]:
        """Returns what a station brings, before the first one which places do, after the last one how all stand."""
        now = self._stations[step]
        rule = [] if step else [self._players.say(f"walk.pays_{self._done.letter.lower()}")]
        totals = self._players.words("access.totals", players=self._players.each(enumerate(self._done.totals)))
        end = [totals, *self._third()] if step + 1 == self.steps else []
        return [*rule, now.name, *now.told(), *end]

    def _third(self) -> list[str]:
        """Returns at the end of the game that the imaginary third player cannot win, if there is one."""
        is_there = len(self._done.totals) > len(self._players.cast)
        if self._done.letter != LETTERS[-1] or not is_there:
            return []
        return [self._players.words("palaces.ending.third", third=self._players.name(None))]

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the station of one step; its points come in while `part` grows to 1."""
        canvas = ui.canvas
        is_flat = area.h < _FLAT
        self._head(canvas, area, 38 if is_flat else 52, 46 if is_flat else 58)
        self._strip(canvas, area, area.y + (76 if is_flat else 108), step, is_flat)
        top = area.y + (190 if is_flat else 258)
        margin = 40.0 if area.w > 1600 else 24.0
        right = max(400.0, min(500.0, area.w * 0.27))
        side, main = area.trimmed(margin, top - area.y, margin, 4).cut_right(right, 24)
        is_complete = part >= _SHOWN
        now = self._stations[step]
        now.draw(canvas, main, part, is_complete=is_complete)
        before = tuple(total - gain for total, gain in zip(self._done.totals, self._done.gains, strict=True))
        gained = [sum(station.points[party] for station in self._stations[:step]) for party in range(len(before))]
        new = now.points if is_complete else (0,) * len(before)
        grown = 1.0 if part >= 1 else max(0.0, (part - _SHOWN) / (1 - _SHOWN))
        paint_totals(canvas, self._players, side.inset(0, 8), before, tuple(gained), new, grown, max(self._done.totals))

    def _head(self, canvas: Canvas, area: Box, y: float, size: float) -> None:
        """The title with the scoring card before it."""
        wide = min(lettering.width(canvas, self.title, size, "heavy"), area.w - 300)
        x = area.cx - (wide + 80) / 2
        card = size * 0.98
        canvas.put("scoring_card", x, area.y + y - card * 0.75, card)
        letter = fitting(
            canvas, (self._players.scoring(self._done.letter), self._done.letter), card * 0.36, "heavy", card * 0.4
        )
        lettering.text(canvas, letter, x + card * 0.485, area.y + y - card * 0.03, card * 0.36, INK, "heavy", "c")
        lettering.text(canvas, self.title, x + 80, area.y + y, size, BRASS_LIGHT, "heavy", shade=NIGHT, room=wide + 1)
        note = self._players.say(f"walk.pays_{self._done.letter.lower()}")
        room = area.right - 40 - (x + 80 + wide + 30)
        if lettering.width(canvas, note, 24) <= room:
            lettering.text(canvas, note, area.right - 40, area.y + y + 4, 24, SOFT, at="r")

    def _strip(self, canvas: Canvas, area: Box, y: float, step: int, is_flat: bool) -> None:
        """The stations in order: done, current, to come."""
        wide = min(212.0, (area.w - 80) / self.steps)
        places = [cell.cx for cell in area.line(self.steps, wide)]
        size, large = (52.0, 64.0) if is_flat else (72.0, 94.0)
        cy = y + large / 2
        canvas.line(places[0], cy, places[-1], cy, BRASS, 3)
        for i, (station, cx) in enumerate(zip(self._stations, places, strict=True)):
            if i == step:
                canvas.glow(Box(cx, cy, 0, 0).centred(large - 8, large - 8), GLOW, 12, 220, 2)
            for sprite in station.sprites:
                canvas.put(sprite, cx, cy, large if i == step else size, centre=True)
            if i < step:
                pieces.check(canvas, cx + size * 0.44, cy + size * 0.34, 32)
            face: Face = "bold" if i == step else "text"
            at = cy + large / 2 + (18 if is_flat else 22)
            lettering.text(
                canvas, station.name, cx, at, 24, BRASS_LIGHT if i == step else SOFT, face, "c", room=wide - 12
            )
