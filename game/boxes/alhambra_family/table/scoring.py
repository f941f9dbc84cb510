"""A scoring step by step: station after station, each with its picture and arithmetic, and the running totals."""

from collections.abc import Sequence
from typing import Protocol

from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.phrases import Players
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS, BRASS_DARK, BRASS_LIGHT, GLOW, INK, MUTED, NIGHT, PLAYER, SOFT
from game.paint.panels import sheet
from game.widgets.ui import Ui

_SHOWN = 0.35
"""The part of a step after which the points are there."""
_FLAT, _TOP = 900, 180.0
"""An area less high than this has a smaller head, which is so high."""
_LEAST_ROW = 62.0


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

    def height(self, canvas: Canvas, width: float) -> float:
        """Returns how high its box is at least, in units, where it is so wide."""
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
        side, main = _halves(area.trimmed(top=_TOP if is_flat else 258))
        is_complete = part >= _SHOWN
        now = self._stations[step]
        now.draw(canvas, main, part, is_complete=is_complete)
        before = tuple(total - gain for total, gain in zip(self._done.totals, self._done.gains, strict=True))
        gained = [sum(station.points[party] for station in self._stations[:step]) for party in range(len(before))]
        new = now.points if is_complete else (0,) * len(before)
        grown = 1.0 if part >= 1 else max(0.0, (part - _SHOWN) / (1 - _SHOWN))
        paint_totals(canvas, self._players, side.inset(0, 8), before, tuple(gained), new, grown, max(self._done.totals))

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        main = _halves(Box(0, 0, width, 0))[1]
        totals = 92 + len(self._done.totals) * _LEAST_ROW
        return _TOP + 4 + max(totals, self._stations[step].height(canvas, main.w))

    def _head(self, canvas: Canvas, area: Box, y: float, size: float) -> None:
        """The title with the scoring card before it."""
        width = min(lettering.width(canvas, self.title, size, "heavy"), area.w - 300)
        x = area.cx - (width + 80) / 2
        card = size * 0.98
        canvas.put("scoring_card", x, area.y + y - card * 0.75, card)
        high, told = max(lettering.FIGURE, card * 0.36), (self._players.scoring(self._done.letter), self._done.letter)
        letter = lettering.fitting(canvas, told, high, "heavy", card * 0.5)
        lettering.text(canvas, letter, x + card * 0.485, area.y + y - card * 0.03, high, INK, "heavy", "c")
        lettering.text(canvas, self.title, x + 80, area.y + y, size, BRASS_LIGHT, "heavy", shade=NIGHT, room=width + 1)
        note = self._players.say(f"walk.pays_{self._done.letter.lower()}")
        room = area.right - 40 - (x + 80 + width + 30)
        if lettering.width(canvas, note, 24) <= room:
            lettering.text(canvas, note, area.right - 40, area.y + y + 4, 24, SOFT, at="r")

    def _strip(self, canvas: Canvas, area: Box, y: float, step: int, is_flat: bool) -> None:
        """The stations in order: done, current, to come."""
        width = min(212.0, (area.w - 80) / self.steps)
        places = [cell.cx for cell in area.line(self.steps, width)]
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
                canvas, station.name, cx, at, 24, BRASS_LIGHT if i == step else SOFT, face, "c", room=width - 12
            )


def _halves(area: Box) -> tuple[Box, Box]:
    """Returns where the totals are, and the station beside them."""
    margin = 40.0 if area.w > 1600 else 24.0
    return area.trimmed(margin, 0, margin, 4).cut_right(max(340.0, min(500.0, area.w * 0.27)), 24)


# ---------------------------------------------------------------------- totals
_EARLIER, _THIRD = "#A5845A", "#7A5A34"


def paint_totals(
    canvas: Canvas,
    players: Players,
    box: Box,
    before: tuple[int, ...],
    gained: tuple[int, ...],
    new: tuple[int, ...],
    grown: float,
    most: int,
) -> None:
    """Draws everybody's points, the best first.

    Takes what each party had before this scoring, gained in earlier steps and gains in this one, how far the bars of
    this step have grown (0 to 1), and the most points that anybody will have.
    """
    sheet(canvas, box, 14)
    title = players.say("walk.points")
    lettering.text(canvas, title, box.x + 30, box.y + 42, 36, INK, "display", room=box.w - 60)
    totals = [sum(parts) for parts in zip(before, gained, new, strict=True)]
    order = sorted(range(len(totals)), key=lambda party: -totals[party])
    step = min(118.0, (box.h - 76 - 12) / len(order))
    rows = box.trimmed(26, 76, 26).pile(len(order), step)
    for party, row in zip(order, rows, strict=True):
        shown = gained[party] + new[party]
        part = (before[party], gained[party] + new[party] * grown, max(1, most))
        _row(canvas, players, party, row, (before[party], shown), part)


def _row(
    canvas: Canvas, players: Players, party: int, row: Box, points: tuple[int, int], bar: tuple[float, float, int]
) -> None:
    before, gained = points
    size = min(72.0, row.h - 10)
    players.token(canvas, party, row.x + size / 2, row.cy, size)
    x, y = row.x + size + 16, row.y + row.h * 0.33
    total = str(before + gained)
    height = min(44.0, row.h * 0.46)
    used = lettering.width(canvas, total, height, "heavy")
    lettering.text(canvas, total, row.right, y - 2, height, INK, "heavy", "r")
    name, height = players.name(party), min(28.0, row.h * 0.36)
    short, room = name.split()[0], row.right - used - 14 - x
    added = f"{before} + {gained}"
    width = lettering.width(canvas, added, lettering.FIGURE)
    if lettering.width(canvas, short, height, "bold") <= room - width - 12:
        lettering.text(canvas, added, row.right - used - 14, y + 2, lettering.FIGURE, MUTED, at="r")
        room -= width + 12
    name = lettering.fitting(canvas, (name, short), height, "bold", room)
    lettering.text(canvas, name, x, y, height, INK, "bold", room=room)
    _bar(canvas, players.colour(party), Box(x, row.y + row.h * 0.62, row.right - x, min(22.0, row.h * 0.24)), bar)


def _bar(canvas: Canvas, colour: str, box: Box, bar: tuple[float, float, int]) -> None:
    """What was there before in brown, what this scoring brought in the player's colour."""
    before, gained, most = bar
    canvas.box(box, "#B98A4A40", BRASS_DARK, 8, 1.5)
    old, new = box.w * before / most, box.w * gained / most
    if old >= 4:
        canvas.box(box.cut_left(old)[0], _EARLIER, INK, 8, 2)
    if new >= 4:
        canvas.box(box.moved(old, 0).cut_left(new)[0], PLAYER[colour] if colour else _THIRD, INK, 8, 2)
