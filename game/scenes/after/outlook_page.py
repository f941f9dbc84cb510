"""Who would win now: how likely everybody was to win, over the game, as a curve whose points lead to their moments."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter

from game.ai.outlook import WORLDS, chances, decided, imagined, worths
from game.core.rules import Beat, Seat
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import CREAM, INK, MUTED
from game.paint.paragraphs import spoken
from game.scenes.after.chart import Curve, paint_curves, paint_grid
from game.scenes.after.review_chart import draw_scorings, scorings
from game.session.session import Session
from game.tabletop.table import Table
from game.widgets.node import Node, Role
from game.widgets.reading import Region
from game.widgets.ui import Ui

_STOPS, _BUDGET = 28, 0.008
"""So many positions are looked at, and for so many seconds in one go: a hand that does anything is not waited for."""
_END = 150.0
"""How wide what stands at the ends of the curves is: it belongs to the last position."""
_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class OutlookPage:
    """Looks at some positions of a game, bit by bit, and draws what was found.

    Of a game that goes on it knows what an onlooker does, of a finished one everything. Takes texts, the game, its
    table, an onlooker's beats, what leads to an entry, and the one that is looked at (None: the last).
    """

    def __init__(
        self,
        words: Words,
        session: Session,
        table: Table,
        beats: Sequence[Beat],
        look: Callable[[int], None],
        at: int | None,
    ) -> None:
        self._words, self._session, self._look = words, session, look
        self._beats = beats
        self.at = at
        last = len(beats) - 1
        self._scorings = [each for each in scorings(table, beats) if each.number < last]
        self._places = sorted({round(i * last / _STOPS) for i in range(_STOPS + 1)})
        self._found: dict[int, tuple[float, ...]] = {}
        self._work = self._looked()

    @property
    def title(self) -> str:
        """Returns what stands on its tab."""
        return self._words("ui.log.outlook")

    @property
    def sought(self) -> str:
        """Returns the node of the position that is nearest to the entry which is looked at, "" for the last."""
        if self.at is None:
            return ""
        return _node(min(self._places, key=lambda place: abs(self._beats[place].number - (self.at or 0))))

    @property
    def leads(self) -> str:
        """Returns what a press on any part of it does."""
        return self._words("ui.log.outlook_leads")

    def seek(self) -> None:
        """Needs no scrolling."""

    # ------------------------------------------------------------------ what is found
    @property
    def is_going(self) -> bool:
        """Tells whether positions are still to be looked at."""
        return len(self._found) < len(self._places)

    def tick(self) -> bool:
        """Looks at positions for a moment; returns whether all are known now."""
        end = perf_counter() + _BUDGET
        while self.is_going and perf_counter() < end:
            next(self._work, None)
        return not self.is_going

    def _looked(self) -> Iterator[None]:
        """Looks at one position after the other, a world at a time."""
        session = self._session
        starts = [player.start for player in session.players]
        for place in self._places:
            beat = self._beats[place]
            found: list[tuple[float, ...]] = []
            if session.is_over and beat.number == session.number:
                self._found[place] = decided(session.result())
                yield
                continue
            for world in range(1 if session.is_over else WORLDS):
                state = session.state(beat.number) if session.is_over else imagined(session.box, beat.view, world)
                found.append(worths(session.box, state, starts))
                yield
            self._found[place] = chances(session.box, found)

    def text(self, words: Words, chosen: Seat | None) -> str:
        """Returns what was found as text, of one seat or (None) of all."""
        return "".join(f"{self._told(words, place, chosen)}\n" for place in self._found)

    def _told(self, words: Words, place: int, chosen: Seat | None) -> str:
        """What a position promised everybody, the best first."""
        found = self._found[place]
        seats = [seat for seat in range(len(self._session.players)) if chosen in (None, seat)]
        seats.sort(key=lambda seat: -found[seat])
        each = [
            words("ui.log.chance", player=self._session.players[seat].name, part=words.percent(found[seat]))
            for seat in seats
        ]
        return words("ui.log.chances", number=place, chances=each)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, box: Box, chosen: Seat | None) -> None:
        """Draws the curves of all, that of a seat above the others."""
        words = self._words
        told = words("ui.log.outlook_over" if self._session.is_over else "ui.log.outlook_open")
        top = lettering.paragraph(ui.canvas, told, box.x + 8, box.y, box.w - 16, 22, MUTED)
        ui.add(Node("outlook", Role.TEXT, told, ui.canvas.rect(box), hint=told))
        plot = Box(box.x + 90, top + 24, box.w - 90 - _END, box.bottom - top - 24 - 62)
        paint_grid(ui, plot, [(part / self._top, words.percent(part)) for part in _QUARTERS if part <= self._top])
        draw_scorings(ui, self._words, plot, self._scorings, self._part)
        if self.is_going:
            lettering.text(ui.canvas, words("ui.log.outlook_going"), plot.cx, plot.cy, 28, INK, "semi", "c")
            return
        seats = sorted(range(len(self._session.players)), key=lambda seat: (seat == chosen, -seat))
        paint_curves(ui, plot, [self._curve(seat, 7.0 if chosen in (None, seat) else 3.0) for seat in seats])
        nodes = [self._node(ui, plot, place, chosen) for place in self._found]
        if ui.reading.is_wanted:
            head = ui.reading.text("heading:outlook", self.title, Role.HEADING)
            summary = " ".join((self.title, spoken(told), nodes[-1].name))
            region = Region("outlook", head.id, tuple((node.id,) for node in reversed(nodes)), summary)
            ui.reading.lay(ui.nodes, region, (head,), (head, *nodes))

    @property
    def _top(self) -> float:
        """The quarter above all chances: how high the plot reaches."""
        most = max((max(found) for found in self._found.values()), default=0.0)
        return next(part for part in _QUARTERS[2:] if part >= most - 1e-6)

    def _part(self, place: int) -> float:
        return place / max(1, len(self._beats) - 1)

    def _curve(self, seat: int, width: float) -> Curve:
        points = [(self._part(place), found[seat] / self._top) for place, found in self._found.items()]
        now = self._words.percent(self._found[self._places[-1]][seat])
        return Curve(self._session.players[seat].colour, points, now, width)

    def _node(self, ui: Ui, plot: Box, place: int, chosen: Seat | None) -> Node:
        """A strip of the plot: it says what stands there and leads to its moment."""
        canvas, step = ui.canvas, plot.w / max(1, len(self._places) - 1)
        strip = Box(plot.x + plot.w * self._part(place) - step / 2, plot.y, step, plot.h)
        at = strip.grown(30).trimmed(left=30, right=30 - _END) if place == self._places[-1] else strip
        told, act = self._told(self._words, place, chosen), partial(self._look, self._beats[place].number)
        node = Node(_node(place), Role.BUTTON, told, canvas.rect(at), act=act)
        node.hint, node.is_on = told, node.id == self.sought
        if node.is_on or node.id in (ui.hover, ui.focus):
            canvas.line(strip.cx, plot.y, strip.cx, plot.bottom, INK if node.is_on else "#8E6A35", 2)
            for seat, chance in enumerate(self._found[place]):
                if chosen in (None, seat):
                    canvas.disc(strip.cx, plot.bottom - plot.h * chance / self._top, 6, CREAM, INK, 2)
        ui.add(node)
        ui.ring(node.id, strip, 6)
        return node


def _node(place: int) -> str:
    return f"line:{place}"
