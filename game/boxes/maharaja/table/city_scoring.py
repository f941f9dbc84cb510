"""The scoring of a city step by step: the city with what is counted in the light, and a table that fills up."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.boxes.maharaja.rules.components import CENTRE, CHARACTER_NAMES, CITIES, HOME, SADHU
from game.boxes.maharaja.rules.events import CityScored, Score
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, PAYOUTS
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import NEUTRAL, Public, View
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, zones
from game.boxes.maharaja.table.closeup import FIELD, paint_ground, paint_pieces, plan_in
from game.boxes.maharaja.table.geometry import Plan, order, plan
from game.boxes.maharaja.table.painting import FRAME, GAIN
from game.boxes.maharaja.table.painting.board import paint_home
from game.boxes.maharaja.table.phrases import city, gold
from game.core.rules import Beat, Seat
from game.locale.words import Term
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_DARK, BRASS_LIGHT, CHOSEN, CREAM, INK, MUTED, NIGHT
from game.paint.panels import panel
from game.stage.stage import smooth
from game.tabletop.frame import Frame
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players
from game.tabletop.table import ScoringSequence
from game.widgets.node import Node, Role
from game.widgets.ui import Ui


@dataclass(frozen=True, slots=True)
class Column:
    """One thing that brings points: its key, its picture (without the colour of its owner), and its points by score.

    `counts` tells which items of the city it is about.
    """

    key: str
    sprite: str
    worth: int
    points: Callable[[Score], int]
    counts: Callable[[Item], bool]


_COLUMNS = (
    Column("architect", "architect", 1, lambda score: score.architect, lambda item: item.kind == items.ARCHITECT),
    Column("houses", "house", 1, lambda score: score.houses, lambda item: item.kind == items.HOUSE),
    Column("outer", "palace", OUTER_POINTS, lambda score: score.outer, lambda item: _is_palace(item, in_centre=False)),
    Column(
        "centre", "palace", CENTRE_POINTS, lambda score: score.centre, lambda item: _is_palace(item, in_centre=True)
    ),
)
_HOME = Column("home", "character", 1, lambda score: score.home, lambda item: False)


def _is_palace(item: Item, *, in_centre: bool) -> bool:
    return item.kind == items.PALACE and (item.at[1] == CENTRE) == in_centre


@dataclass(frozen=True, slots=True)
class Scoring:
    """A scoring as it was: what was scored, and the view after it, in which nothing was moved yet."""

    event: CityScored
    view: View

    @property
    def round(self) -> int:
        """Returns which round was scored."""
        return self.public.round

    @property
    def public(self) -> Public:
        """Returns what everybody sees after the scoring."""
        return self.view.public

    @property
    def columns(self) -> tuple[Column, ...]:
        """Returns what brings points, the home city only in the variant that has it (8)."""
        return (*_COLUMNS, _HOME) if self.public.variants.homes else _COLUMNS

    @property
    def order(self) -> tuple[Seat, ...]:
        """Returns the seats in the order of turns, in which they are shown at every step."""
        return order(self.view)


def scorings(beat: Beat) -> list[Scoring]:
    """Returns the scorings of a stage of an entry, which pauses before the next round."""
    return [Scoring(event, beat.view) for event in beat.events if isinstance(event, CityScored)]


def sentences(players: Players, scoring: Scoring, step: int) -> list[str]:
    """Returns what is said at a step: about a column, or at the last one about ranks and gold."""
    if step < len(scoring.columns):
        return [_about(players, scoring, scoring.columns[step])]
    return [*_ranks(players, scoring)]


def _about(players: Players, scoring: Scoring, column: Column) -> str:
    with_sadhu = column.key == "outer" and holder(scoring.public, SADHU) is not None
    return players.say(f"walk.step_{column.key}{'_sadhu' if with_sadhu else ''}")


def _ranks(players: Players, scoring: Scoring) -> Iterator[str]:
    event, public = scoring.event, scoring.public
    if not event.ranking:
        yield players.say("walk.nobody")
    else:
        if len(event.ranking) > 1:
            yield _tie(players, scoring) or players.say("walk.ranking")
        yield players.say("walk.payouts", payouts=" – ".join(map(str, PAYOUTS[public.seats])))
    if event.monopoly:
        winner = players.name(event.ranking[0])
        yield players.say("walk.monopoly", player=winner, gold=gold(event.monopoly))
    elif NEUTRAL in public.sites[event.city]:
        yield players.say("walk.neutral")
    if public.is_over:
        yield players.say("walk.game_over")


def _tie(players: Players, scoring: Scoring) -> str:
    """Tells the first tie: who is ahead by the lower character number, "" without one."""
    event = scoring.event
    for seat in event.ranking:
        tied = [other for other in event.ranking if event.scores[other].points == event.scores[seat].points]
        if len(tied) > 1:
            number = min(scoring.public.characters[tied[0]])
            return players.say("walk.tie", players=players.names(tied), number=number, winner=players.name(tied[0]))
    return ""


# ---------------------------------------------------------------------- the picture
_SHOWN = 0.35
"""The part of a step after which its numbers are there."""
_SUMS = 1.35
"""How much wider the columns of points and gold are than those of what brings points."""
_HEAD_PICTURE = 56.0
"""How wide the picture at the head of a column is, if there is room for it."""
_WIDEST, _CITY, _HIGHEST, _NAME, _LEAST_NAME = 1760.0, 0.4, 0.7, 0.27, 205.0
"""How wide the panel gets, what of its width the city takes, of the window's height and of the table's width the names,
which need so much.
"""
_RIM, _GAP = 50.0, 28.0
_LEAST_TABLE = 670.0
_TITLE, _HEAD, _ROW, _LEAST_ROW = 92.0, 124.0, 108.0, 62.0
_SENTENCE, _STEP = 26.0, 8.0
_VEIL = "#1A0F0AA0"


def scoring_sequences(players: Players, beat: Beat) -> list[ScoringSequence]:
    """Returns the scorings that follow a beat."""
    return [CitySequence(players, scoring) for scoring in scorings(beat)]


class CitySequence:
    """Shows one scoring step by step, past what brings nobody anything; takes the players and what was scored."""

    def __init__(self, players: Players, scoring: Scoring) -> None:
        self._players = players
        self._scoring = scoring
        scores = scoring.event.scores
        self._order = [i for i, column in enumerate(scoring.columns) if any(map(column.points, scores))]
        self._order.append(len(scoring.columns))
        self.steps = len(self._order)
        self.title = players.say("walk.title", number=scoring.round, city=city(scoring.event.city))

    def told(self, step: int) -> list[str]:
        """Returns what counts at a step and how many points everybody gets for it; at the last one ranks and gold."""
        event, columns, players = self._scoring.event, self._scoring.columns, self._players
        step = self._order[step]
        told = sentences(players, self._scoring, step)
        if step < len(columns):
            column = columns[step]
            scored = [(seat, points) for seat in self._scoring.order if (points := column.points(event.scores[seat]))]
            return [*told, players.each(scored)]
        total = players.each((seat, Term("common.count.points", event.scores[seat].points)) for seat in event.ranking)
        paid = players.each((seat, gold(event.payouts[seat])) for seat in event.ranking if event.payouts[seat])
        if not event.ranking:
            return told
        at = min(len(event.ranking), 2)  # what decides, where there is anybody to come before, and what places pay
        return [total, *told[:at], paid, *told[at:]]

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        inside = min(width - 48, _WIDEST) - 2 * _RIM
        table = max(inside * (1 - _CITY), _LEAST_TABLE) - _GAP
        rows = len(self._scoring.order) * _LEAST_ROW
        return _TITLE + 2 * _RIM + _HEAD + rows + self._most_said(canvas, table) + 28

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the columns up to a step; the last one brings ranks and gold."""
        step = self._order[step]
        canvas = ui.canvas
        height = _TITLE if area.h < 900 else 116.0
        head, below = area.trimmed(bottom=8).cut_top(height)
        self._title(canvas, head)
        box = below.centred(min(area.w - 48, _WIDEST), below.h)
        panel(canvas, box, FRAME, 32)
        inside, shape = box.inset(_RIM), FIELD[3] / FIELD[2]
        city, told = inside.cut_left(min(inside.w * _CITY, inside.w - _LEAST_TABLE, inside.h / shape), _GAP)
        self._city(canvas, city.cut_top(min(city.h, canvas.h * _HIGHEST))[0].fit(shape), step)
        self._told(ui, told, step, part)

    def _title(self, canvas: Canvas, box: Box) -> None:
        size = box.h * 0.5
        width = min(lettering.width(canvas, self.title, size, "heavy"), box.w - 240)
        left = box.cx - (width + box.h) / 2
        canvas.put(
            f"city_badge_{CITIES[self._scoring.event.city]}", left + box.h * 0.4, box.cy, box.h * 0.8, centre=True
        )
        lettering.text(
            canvas, self.title, left + box.h, box.cy, size, BRASS_LIGHT, "heavy", shade=NIGHT, room=width + 1
        )

    # ------------------------------------------------------------------ the city
    def _city(self, canvas: Canvas, box: Box, step: int) -> None:
        """The city as it was scored; while a column is filled, all that it does not count lies in the shade."""
        number, view = self._scoring.event.city, self._scoring.view
        table = plan(view, Box(0, 0, canvas.w, canvas.h))
        frame = Frame(canvas, view, Selection(), self._players, plan_in(table, number, box))
        rect = canvas.rect(box)
        canvas.shadow(rect, 8, 120, 3, 5, 6)
        paint_ground(frame, number, box)
        with canvas.clipped(rect):
            paint_pieces(frame, number, lambda item: item != items.MAHARAJA)
            if step < len(self._scoring.columns):
                self._light(frame, number, self._scoring.columns[step])
        canvas.outline(box, INK, 6, 5)
        canvas.outline(box.grown(-1), BRASS, 6, 3)

    def _light(self, frame: Frame[View, Plan], number: int, column: Column) -> None:
        x, y, w, _ = ground.GARDEN
        height = ground.TRAY[1] + ground.TRAY[3] - y
        shade = zones.around(frame.plan, zones.JUNCTION_AT[number], (x, y, w, height))
        frame.canvas.box(shade, _VEIL)
        paint_pieces(frame, number, lambda item: column.counts(item) and not self._is_neutral(item))
        if column.key == "home":
            paint_home(frame, number)

    def _is_neutral(self, item: Item) -> bool:
        """Tells whether an item is a palace of nobody, which counts for nobody (8)."""
        sites = self._scoring.public.sites
        return item.kind == items.PALACE and sites[item.at[0]][item.at[1]] == NEUTRAL

    # ------------------------------------------------------------------ the table
    def _told(self, ui: Ui, box: Box, step: int, part: float) -> None:
        """The table, and the sentences below it; the rows stay where they are until the last step, which ranks them."""
        canvas, seats = ui.canvas, self._scoring.order
        name = max(box.w * _NAME, _LEAST_NAME)
        width = (box.w - name) / (len(self._scoring.columns) + 2 * _SUMS)
        for i, column in enumerate(self._scoring.columns):
            head = Box(box.x + name + i * width, box.y, width, _HEAD - 10)
            self._head(ui, column, head, is_lit=i == step)
        label, y, sums = self._players.say("walk.points"), box.y + _HEAD - 30, _SUMS * width
        beside = max(0.0, min(width, sums) - _HEAD_PICTURE)  # heads beside it are narrower than their columns
        lettering.text(canvas, label, box.right - 1.5 * sums, y, 26, INK, "bold", "c", room=sums + beside - 8)
        canvas.put("coin_stack", box.right - 0.5 * sums, y - 8, min(_HEAD_PICTURE, sums - 4), centre=True)
        height = min(_ROW, (box.h - _HEAD - self._most_said(canvas, box.w) - 20) / len(seats))
        rows, ranked = box.trimmed(top=_HEAD).pile(len(seats), height - 8, 8), self._ranked()
        slid = smooth(min(1.0, part / _SHOWN)) if step == len(self._scoring.columns) else 0.0
        for seat, row in zip(seats, rows, strict=True):
            at = row.moved(0, (rows[ranked.index(seat)].y - row.y) * slid)
            self._row(canvas, seat, at, (name, width), step, is_complete=part >= _SHOWN)
        y = box.y + _HEAD + len(seats) * height + 16
        canvas.rule(box.x + 20, box.right - 20, y - 6)
        for i, sentence in enumerate(sentences(self._players, self._scoring, step)):
            tone = INK if not i else MUTED
            y = lettering.paragraph(canvas, sentence, box.x, y + _STEP, box.w, _SENTENCE, tone, "semi", "c")

    def _ranked(self) -> Sequence[Seat]:
        """Returns everybody, the first of the city at the top."""
        ranking = self._scoring.event.ranking
        return [*ranking, *(seat for seat in self._scoring.order if seat not in ranking)]

    def _most_said(self, canvas: Canvas, width: float) -> float:
        """Returns how high the sentences of the step are that needs most."""
        return max(
            sum(lettering.paragraph_height(canvas, told, width, _SENTENCE, "semi") + _STEP for told in step)
            for step in (sentences(self._players, self._scoring, number) for number in self._order)
        )

    def _head(self, ui: Ui, column: Column, box: Box, *, is_lit: bool) -> None:
        """What brings points as a picture, with the points for one; its name is told when it is pointed at."""
        canvas = ui.canvas
        if is_lit:
            canvas.box(box.inset(4, 0), CHOSEN, BRASS_DARK, 10, 2)
        name = self._sprite(column)
        size = min(54.0 if column.key == "outer" else 66.0, 68 / sprites.aspect(name))
        canvas.put(name, box.cx, box.y + 40, size, centre=True)
        canvas.box(box.trimmed(bottom=4).cut_bottom(32)[0].centred(min(54.0, box.w - 4), 32), CREAM, BRASS_DARK, 10, 2)
        lettering.text(canvas, f"+{column.worth}", box.cx, box.bottom - 20, 28, INK, "heavy", "c", room=50)
        told = self._players.say(f"walk.{column.key}")
        rect = canvas.rect(box)
        ui.add(Node(f"walk:{column.key}", Role.TEXT, told, rect, "columns", hint=told))

    def _sprite(self, column: Column) -> str:
        """The piece of the best one, or the character at home."""
        event = self._scoring.event
        if column.key == "home":
            return f"character_{CHARACTER_NAMES[HOME[event.city]]}"
        return f"{column.sprite}_{self._players.colour((*event.ranking, *self._scoring.order)[0])}"

    def _row(
        self, canvas: Canvas, seat: Seat, row: Box, widths: tuple[float, float], step: int, *, is_complete: bool
    ) -> None:
        event, columns = self._scoring.event, self._scoring.columns
        name, width = widths
        is_ranked = step == len(columns) and is_complete
        is_first = is_ranked and event.ranking[:1] == (seat,)
        canvas.box(row, CHOSEN if is_first else BAND, BRASS if is_first else None, 12, 2)
        self._name(canvas, seat, row.cut_left(name)[0], is_ranked=is_ranked)
        counted = step + is_complete
        for i, column in enumerate(columns[:counted]):
            points = column.points(event.scores[seat])
            self._number(canvas, points, row.x + name + (i + 0.5) * width, row, is_new=i == step)
        total = sum(column.points(event.scores[seat]) for column in columns[:counted])
        at = row.x + name + (len(columns) + 0.5 * _SUMS) * width
        lettering.text(canvas, str(total), at, row.cy, min(40.0, row.h * 0.6), INK, "heavy", "c")
        if is_ranked:
            self._gold(canvas, event.payouts[seat], at + _SUMS * width, row, _SUMS * width - 24)

    def _name(self, canvas: Canvas, seat: Seat, box: Box, *, is_ranked: bool) -> None:
        """The rank, whose room is free until it is known, the token and the name."""
        size = min(54.0, box.h - 10)
        if is_ranked:
            ranking = self._scoring.event.ranking
            place = ranking.index(seat) + 1 if seat in ranking else 0
            told = self._players.say("standing.place", place=place) if place else self._players.say("standing.unplaced")
            lettering.text(canvas, told, box.x + 26, box.cy, 28, INK, "bold", "c")
        self._players.token(canvas, seat, box.x + 54 + size / 2, box.cy, size)
        left = box.x + 54 + size + 10
        room, name = box.right - left - 4, self._players.name(seat)
        shown = lettering.fitting(canvas, (name, name.split()[0]), 28, "bold", room)
        lettering.text(canvas, shown, left, box.cy, 28, INK, "bold", room=room)

    def _number(self, canvas: Canvas, points: int, x: float, row: Box, *, is_new: bool) -> None:
        if not points:
            lettering.text(canvas, "–", x, row.cy, 28, MUTED, "text", "c")
            return
        lettering.text(canvas, str(points), x, row.cy, min(36.0, row.h * 0.55), GAIN if is_new else INK, "heavy", "c")

    def _gold(self, canvas: Canvas, gold: int, x: float, row: Box, room: float) -> None:
        if not gold:
            lettering.text(canvas, "0", x, row.cy, 28, MUTED, "text", "c")
            return
        size = min(40.0, row.h * 0.6)
        lettering.text(canvas, f"+{gold}", x + 2, row.cy, min(36.0, row.h * 0.6), GAIN, "heavy", "r", room=room)
        canvas.put("gold_coin", x + 6 + size / 2, row.cy, size, centre=True)
