"""The result: places, score lines, the points over the game, and what to do next."""

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from game.core.rules import ScoreLine, Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAD, BRASS_DARK, CREAM, INK, LIGHT, MUTED, PLAYER, SOFT
from game.paint.panels import ground, panel
from game.scenes.board import Board
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.session.session import Session
from game.tabletop.table import History
from game.widgets.controls import button, heading
from game.widgets.ui import Ui

_STARS = ("#E0B45A", "#F2D48A", "#8E4478", "#2E8288", "#B8352C")
_RIM, _NAME_AT, _LEAST_NAME, _TOTAL, _WIDEST_STEP = 44.0, 158.0, 150.0, 130.0, 128.0
"""Of the table of places, in units: its edge, where names begin, the least room for a name, and that for the total."""
_STAGGER = 15.0
_SCORED_IN_DETAIL = 1728.0
"""How wide the picture must be for more than four columns, in units: every window offers as many."""
_WOODEN = "frame_teal", "#1E1008", "walnut"
_DRESSES = {"felt_plum": ("frame_plum", "#32102C", "plum")}
"""By the ground of a box's table: the frame of the places, the light behind the winner and the second button."""
_DASHES = {"crimson": 0.0, "cobalt": 14.0, "saffron": 5.0, "jade": 22.0, "ivory": 9.0, "onyx": 30.0}


class ResultScene(Scene):
    """Shows how a finished session ended."""

    minimum: tuple[float, float] = (1300, 860)

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.result = session.result()
        self._board = Board(services, session)
        self._ground = self._board.table.ground
        self._frame, self._light, self._button = _DRESSES.get(self._ground, _WOODEN)
        self._course: History | None = None
        self._words = services.words
        self._share = min(0.68, 0.56 + 0.035 * max(0, len(self._shown(Seat(0))) - 4))
        if self._share > 0.56:
            self.minimum = (_SCORED_IN_DETAIL, self.minimum[1])
        self._ranking = sorted(range(len(session.players)), key=lambda seat: (self.result.places[seat], seat))

    def entered(self) -> None:
        """Puts the focus on "play again" and sounds the fanfare."""
        self.services.ui.focus_first("again")
        self.services.sound.play("win")

    def back(self) -> None:
        """Goes to the menu."""
        self.services.start(self.services.routes.menu)

    def again(self) -> None:
        """Begins another game with the same people, seats and options."""
        self.services.start(
            self.services.routes.table, Session.new(self.session.box, self.session.players, self.session.options)
        )

    def history(self) -> History:
        """Returns the points over the game, in the present language."""
        if self._course is None or self._words is not self.services.words:
            self._words = self.services.words
            self._board = Board(self.services, self.session)
            self._course = self._board.table.history(self.session.beats(None))
        return self._course

    def draw(self, ui: Ui) -> None:
        """Draws the winner and why the game ended, the table of places, the chart and the buttons."""
        canvas = ui.canvas
        ground(canvas, self._ground, 190)
        for x, y, r, colour in _confetti():
            canvas.star(x * canvas.w, y, r, colour)
        self._winner(ui)
        foot, y = 170.0, 290.0
        h = canvas.h - y - foot
        lw = (canvas.w - 104) * self._share
        self._places(ui, Box(40, y, lw, h))
        self._chart(ui, Box(64 + lw, y, canvas.w - 104 - lw, h))
        self._buttons(ui, canvas.h - foot + 34)

    # ------------------------------------------------------------------ winner
    def _winner(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        best = [seat for seat in self._ranking if self.result.places[seat] == 1]
        names = [self.session.players[seat].name for seat in best]
        key = "ui.result.shared" if len(best) > 1 else "ui.result.wins"
        told = words(key, players=names, player=names[0])
        size = min(200.0, 620 / len(best))
        step = size * 0.82
        wide = min(lettering.width(canvas, told, 96, "heavy"), canvas.w - 160 - step * len(best) - 30)
        x = (canvas.w - wide - step * len(best) - 30) / 2
        canvas.glow(Box(x - 20, 110, wide + step * len(best) + 60, 70), self._light, 60, 235, 10, 60)
        for i, seat in enumerate(best):
            cx = x + step * (i + 0.5)
            pieces.token(canvas, self.session.players[seat].colour, cx, 168, size)
            canvas.put("icon_crown_brass", cx - 3, 168 - size * 0.6, size * 0.42, centre=True)
        left = x + step * len(best) + 30
        lettering.text(canvas, told, left, 136, 96, "#FFE9B8", "heavy", shade="#1B0A1A", room=wide + 2)
        total, seats = self.result.totals[best[0]], len(self.session.players)
        told = words(f"{self._board.table.tally}.summary", count=total, seats=seats)
        lettering.text(canvas, told, left + 6, 214, 34, LIGHT, "italic", room=canvas.w - left - 60)
        why = words(f"{self.session.box}.{self._decided() or self.result.reason}")
        lettering.text(canvas, why, left + 6, 254, 28, SOFT, "text", room=canvas.w - left - 60)

    def _decided(self) -> str:
        """Returns the key of what put the first ahead of the second with an equal total, "" if nothing had to."""
        (first, second), breaks = self._ranking[:2], self.result.breaks
        if not breaks or self.result.totals[first] != self.result.totals[second]:
            return ""
        pairs = zip(breaks[first], breaks[second], strict=True)
        name = next((one.key.rpartition(".")[2] for one, other in pairs if one.points != other.points), "")
        return name and f"result.by_{name}"

    # ------------------------------------------------------------------ places
    def _places(self, ui: Ui, box: Box) -> None:
        canvas, words = ui.canvas, ui.words
        panel(canvas, box, self._frame)
        columns, step = self._columns(box), self._step(box)
        label, middle = columns[0]
        first = middle - min(step - 4, lettering.width(canvas, label, 26, "semi") / 2)
        heading(ui, words("ui.result.places"), box.x + 56, box.y + 72, 38, first - box.x - 76)
        total = words("ui.result.total")
        rises = _staggered(ui, [label for label, _ in columns], "semi", step)
        for (label, x), rise in zip(columns, rises, strict=True):
            lettering.text(canvas, label, x, box.y + 74 + rise, 26, MUTED, "semi", "c", room=2 * step - 8)
        last = -rises[-1] if rises else 0.0
        lettering.text(canvas, total, box.right - 56, box.y + 74 + last, 26, MUTED, "semi", "r", room=150)
        top = box.y + 108
        row = min(100.0, (box.bottom - 50 - top) / len(self._ranking))
        for i, seat in enumerate(self._ranking):
            self._row(ui, box, Box(box.x + 44, top + i * row, box.w - 88, row - 8), Seat(seat), i)

    def _shown(self, seat: Seat) -> tuple[ScoreLine, ...]:
        """The lines that a seat's total comes from, if there are several, and what decides between equal totals."""
        lines, breaks = self.result.lines[seat], self.result.breaks
        return (*(lines if len(lines) > 1 or not breaks else ()), *(breaks[seat] if breaks else ()))

    def _columns(self, box: Box) -> list[tuple[str, float]]:
        """The score lines as columns: their short titles and where their middles are."""
        lines, step = self._shown(Seat(0)), self._step(box)
        start = box.right - _RIM - _TOTAL - step * (len(lines) - 0.5)
        words = self.services.words
        return [(words(f"{self.session.box}.{line.key}"), start + i * step) for i, line in enumerate(lines)]

    def _step(self, box: Box) -> float:
        """How far apart the columns stand."""
        free = box.w - 2 * _RIM - _NAME_AT - _LEAST_NAME - _TOTAL
        return max(60.0, min(_WIDEST_STEP, free / len(self._shown(Seat(0)))))

    def _row(self, ui: Ui, panel_box: Box, box: Box, seat: Seat, index: int) -> None:
        canvas, player = ui.canvas, self.session.players[seat]
        place, is_first = self.result.places[seat], self.result.places[seat] == 1
        if is_first:
            canvas.box(box, "#FFF0BE", BRASS_DARK, 14, 3)
        elif index % 2 == 0:
            canvas.box(box, "#B98A4A26", None, 14)
        cy = box.cy
        numeral = ui.words("ui.result.place", place=place)
        size, tone = (42, BAD) if is_first else (36, INK)
        lettering.text(canvas, numeral, box.x + 40, cy - 2, size, tone, "heavy", "c")
        pieces.token(canvas, player.colour, box.x + 112, cy + 2, min(76.0, box.h * 0.84))
        columns = self._columns(panel_box)
        room = columns[0][1] - 36 - box.x - _NAME_AT
        lettering.text(canvas, player.name, box.x + _NAME_AT, cy - 2, 36 if is_first else 32, INK, "bold", room=room)
        for (_, x), line in zip(columns, self._shown(seat), strict=True):
            lettering.text(canvas, str(line.points), x, cy - 2, 32, INK, "text", "c")
        total = str(self.result.totals[seat])
        lettering.text(canvas, total, box.right - 14, cy - 4, 52 if is_first else 42, INK, "heavy", "r")

    # ------------------------------------------------------------------ chart
    def _chart(self, ui: Ui, box: Box) -> None:
        canvas, course = ui.canvas, self.history()
        panel(canvas, box, "frame_walnut")
        heading(ui, ui.words(f"{self._board.table.tally}.chart"), box.x + 56, box.y + 72, 34, box.w - 112)
        plot = Box(box.x + 112, box.y + 130, box.w - 250, box.h - 230)
        most = max(5, *(max(totals) for totals in course.totals))
        unit = next(step for step in (1, 2, 5, 10, 20, 25, 30, 50, 100, 200) if most / step <= 5)
        top = -(-most // unit) * unit
        for value in range(0, top + 1, unit):
            y = plot.bottom - plot.h * value / top
            canvas.line(plot.x, y, plot.right, y, "#C9AE78", 1.5)
            lettering.text(canvas, str(value), plot.x - 16, y, 24, MUTED, at="r")
        xs = [plot.x + plot.w * i / max(1, len(course.labels) - 1) for i in range(len(course.labels))]
        step = plot.w / max(1, len(xs) - 1)
        for x, label, rise in zip(xs, course.labels, _staggered(ui, course.labels, "bold", step), strict=True):
            canvas.line(x, plot.y, x, plot.bottom, "#C9AE78", 1.5)
            lettering.text(canvas, label, x, plot.bottom + 34 + rise, 26, INK, "bold", "c", room=2 * step - 8)
        ends: list[list[float]] = []
        for seat in reversed(self._ranking):
            points = [
                (x, plot.bottom - plot.h * totals[seat] / top) for x, totals in zip(xs, course.totals, strict=True)
            ]
            self._curve(ui, points, self.session.players[seat].colour)
            ends.append([points[-1][1], float(seat)])
        self._ends(ui, plot, ends)

    def _curve(self, ui: Ui, points: list[tuple[float, float]], colour: str) -> None:
        """One player's line: dark rim, colour, and a dash of its own, so that it is told apart without colours."""
        ui.canvas.polyline(points, INK, 11)
        ui.canvas.polyline(points, PLAYER[colour], 7)
        if _DASHES[colour]:
            rim = INK if colour in ("ivory", "saffron") else CREAM
            ui.canvas.polyline(points, rim, 2.5, _DASHES[colour])
        for x, y in points[1:-1]:
            pieces.token(ui.canvas, colour, x, y + 1, 34)

    def _ends(self, ui: Ui, plot: Box, ends: list[list[float]]) -> None:
        """Tokens and totals at the lines' ends, spread so that none covers another."""
        gap = min(50.0, plot.h / max(1, len(ends)))
        ends.sort()
        for _ in range(40):
            for a, b in pairwise(ends):
                push = max(0.0, gap - (b[0] - a[0])) / 2
                a[0] -= push
                b[0] += push
        for y, seat in ends:
            player = self.session.players[int(seat)]
            pieces.token(ui.canvas, player.colour, plot.right + 6, y + 2, min(50.0, gap))
            lettering.text(ui.canvas, str(self.result.totals[int(seat)]), plot.right + 40, y, 30, INK, "heavy")

    def _buttons(self, ui: Ui, y: float) -> None:
        canvas, words = ui.canvas, ui.words
        gap = 28.0
        w = (canvas.w - 160 - 2 * gap) / 3.2
        x = (canvas.w - 3.2 * w - 2 * gap) / 2
        with ui.area("next"):
            at = Box(x, y, 1.2 * w, 92)
            button(ui, "again", at, words("ui.result.again"), self.again, colour="teal", size=44, icon="again", key=13)
            x += 1.2 * w + gap
            at = Box(x, y + 4, w, 84)
            button(ui, "replay", at, words("ui.result.replay"), self._replay, colour=self._button, size=34, icon="film")
            x += w + gap
            button(ui, "menu", Box(x, y + 4, w, 84), words("ui.result.menu"), self.back, size=34, icon="home")

    def _replay(self) -> None:
        self.services.open(self.services.routes.replay, self.session)


def _staggered(ui: Ui, labels: Sequence[str], face: Face, step: float) -> list[float]:
    """Returns how much lower than its row each label of 26 units stands: all on it, or by turns above and below it."""
    widths = [lettering.width(ui.canvas, label, 26, face) for label in labels]
    fits = all((one + other) / 2 <= step - 8 for one, other in pairwise(widths))
    return [0.0 if fits else (-_STAGGER, _STAGGER)[i % 2] for i in range(len(labels))]


@lru_cache(1)
def _confetti() -> tuple[tuple[float, float, float, str], ...]:
    """A rain of small stars, always the same: x in parts of the width, y and radius in units, colour."""
    dice = random.Random(5)
    return tuple(
        (dice.random(), dice.random() ** 1.6 * 280, 3 + dice.random() * 8, dice.choice(_STARS)) for _ in range(64)
    )
