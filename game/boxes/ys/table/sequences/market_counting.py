"""The counting of the market: rows, columns, quotations, the best bidder."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import COLOURS, COLUMNS, GEM_NAMES, INTRIGUER, MARKET, column_of, row_of
from game.boxes.ys.rules.counting import COLUMN_STEPS
from game.boxes.ys.rules.ranking import column_decider, strength
from game.boxes.ys.rules.view import Broker
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.geometry import placed_on
from game.boxes.ys.table.painting.frame import PAPER, paint_broker
from game.boxes.ys.table.painting.market import paint_slab
from game.boxes.ys.table.phrases import YsPlayers, colour, gem
from game.boxes.ys.table.sequences import shared
from game.boxes.ys.table.zones import on_stone
from game.core.rules import Beat
from game.core.text import signed
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, INK, MUTED
from game.widgets.ui import Ui

ROWS, COLUMNS_ADDED, QUOTATIONS, BEST = "rows", "columns", "quotations", "best"


# ---------------------------------------------------------------------- as data
@dataclass(frozen=True, slots=True)
class MarketSequence:
    """The counting of the market: rows, columns, the quotations, the best bidder; `raised` by the neutral player."""

    now: shared.Moment
    turned: frozenset[int]
    rows: tuple[ev.RowWon, ...]
    columns: ev.ColumnsCounted | None
    puts: tuple[ev.ColumnPut, ...]
    moves: ev.ColumnsRanked | None
    best: ev.BestBidder | None
    raised: ev.QuoteMoved | None

    @property
    def steps(self) -> tuple[str, ...]:
        """Returns what is shown, in order."""
        parts = ((ROWS, self.rows), (COLUMNS_ADDED, self.columns), (QUOTATIONS, self.moves), (BEST, self.best))
        return tuple(name for name, part in parts if part)

    @property
    def brokers(self) -> list[Broker]:
        """Returns the brokers of the market."""
        return self.now.at(*MARKET)

    @property
    def was_hidden(self) -> bool:
        """Tells whether any of its brokers was turned up."""
        return any(broker.tag in self.turned for broker in self.brokers)

    @property
    def reveals(self) -> list[int]:
        """Returns the brokers that are turned up: row by row, the values rising."""
        hidden = [broker for broker in self.brokers if broker.tag in self.turned]
        hidden.sort(key=lambda broker: (row_of(broker.place), strength(broker), broker.tag))
        return [broker.tag for broker in hidden]

    @property
    def measures(self) -> tuple[tuple[int, int], ...]:
        """Returns total and number of brokers of each column."""
        of = [[broker for broker in self.brokers if column_of(broker.place) == column] for column in range(COLUMNS)]
        return tuple((sum(map(strength, here)), len(here)) for here in of)

    @property
    def by_measure(self) -> list[int]:
        """Returns the columns, the best first; equal ones from the left."""
        measures = self.measures
        return sorted(COLOURS, key=lambda column: (-measures[column][0], -measures[column][1], column))

    @property
    def undecided(self) -> set[int]:
        """Returns the columns that somebody must put in order."""
        measures = self.measures
        return {column for column, measure in enumerate(measures) if measures.count(measure) > 1}


def markets(beat: Beat) -> Iterator[MarketSequence]:
    """Yields the counting of the market by a beat, if there is any."""
    best = next((event for event in beat.events if isinstance(event, ev.BestBidder)), None)
    sequence = MarketSequence(
        now=shared.moment(beat),
        turned=shared.turned_up(beat),
        rows=tuple(event for event in beat.events if isinstance(event, ev.RowWon)),
        columns=next((event for event in beat.events if isinstance(event, ev.ColumnsCounted)), None),
        puts=tuple(event for event in beat.events if isinstance(event, ev.ColumnPut)),
        moves=next((event for event in beat.events if isinstance(event, ev.ColumnsRanked)), None),
        best=best,
        raised=next((e for e in beat.events if isinstance(e, ev.QuoteMoved) and best and e.party == best.winner), None),
    )
    if sequence.steps:
        yield sequence


# ---------------------------------------------------------------------- in words
def of_market(players: YsPlayers, sequence: MarketSequence, step: str) -> list[str]:
    """Returns the sentences of a step; those about rows are told one by one, see `of_row`."""
    if step == ROWS:
        return [players.say("walk.step_market_reveal")] if sequence.was_hidden else []
    if step == COLUMNS_ADDED:
        return [*_columns(players, sequence)]
    if step == QUOTATIONS:
        return [*_quotations(players, sequence, sequence.moves)] if sequence.moves else []
    return [*_best(players, sequence, sequence.best)] if sequence.best else []


def of_row(players: YsPlayers, sequence: MarketSequence, row: ev.RowWon) -> list[str]:
    """Returns the sentences about a row: what the highest total brings, and who has it."""
    reward = players.say("walk.step_row", row=row.row + 1, gem=gem(row.gem))
    return [reward, *shared.highest(players, sequence.now, row.totals, row.winner)]


def _columns(players: YsPlayers, sequence: MarketSequence) -> Iterator[str]:
    yield players.say("walk.step_columns")
    measures = sequence.measures
    for total, group in groupby(sequence.by_measure, key=lambda column: measures[column][0]):
        tied = list(group)
        if len(tied) == 1:
            continue
        yield players.say("walk.columns_tie", sum=total, columns=[colour(column) for column in tied])
        if len({measures[column][1] for column in tied}) > 1:
            counts = [
                players.say("walk.column_count", colour=colour(column), number=measures[column][1]) for column in tied
            ]
            yield players.say("walk.columns_count", counts=counts)
    if sequence.undecided:
        yield _decider(players, sequence)


def _decider(players: YsPlayers, sequence: MarketSequence) -> str:
    now = sequence.now
    seat = sequence.puts[0].seat if sequence.puts else column_decider(now.public)
    winner, intriguer = players.name(seat), now.public.effect(INTRIGUER)
    if intriguer is not None and intriguer.seat == seat:
        return players.say("walk.columns_intriguer", winner=winner)
    if now.fronts.count(now.fronts[seat]) > 1:
        return players.say("walk.columns_decider_order", winner=winner, number=now.public.order[seat])
    return players.say("walk.columns_decider", winner=winner, sum=now.fronts[seat])


def _quotations(players: YsPlayers, sequence: MarketSequence, moves: ev.ColumnsRanked) -> Iterator[str]:
    if sequence.puts:
        chosen = [colour(column) for column in moves.ranking if column in sequence.undecided]
        yield players.say("walk.columns_chosen", player=players.name(sequence.puts[0].seat), columns=chosen)
    yield players.say("walk.step_quotations")
    for column, step in zip(moves.ranking, COLUMN_STEPS, strict=True):
        if moves.after[column] - moves.before[column] != step:
            yield players.say("walk.clamped", colour=colour(column))


def _best(players: YsPlayers, sequence: MarketSequence, best: ev.BestBidder) -> Iterator[str]:
    now = sequence.now
    yield players.say("walk.step_best")
    if best.winner is None:
        yield players.say("walk.best_nobody")
        return
    if best.totals.count(best.totals[best.winner]) > 1:
        yield from shared.highest(players, now, best.totals, best.winner)
    if best.winner == now.public.neutral_party:
        yield players.say("walk.best_neutral")
        if sequence.raised is not None:
            column = sequence.raised.column
            yield players.say("walk.moves", colour=colour(column), change="+1", value=now.public.quotes[column])
    else:
        yield players.say("walk.best", player=players.name(best.winner))


# ---------------------------------------------------------------------- as a picture
_GAP = 28.0
_MOST = 0.46
"""The most of the width that the slab takes."""
_HIGHEST = 0.64
"""In how much of the window's height the slab stands, from the top of a sheet that is scrolled."""
_TEXT = 25.0
_CHIP, _SPARE, _WIDEST_CHIP = 70.0, 30.0, 184.0
_FOOT = 58.0
_LEAST, _LEAST_CHIP = 300.0, 66.0


class MarketPicture(shared.RevealingPicture):
    """Shows the counting of the market."""

    def __init__(self, players: YsPlayers, sequence: MarketSequence) -> None:
        self._players = players
        self._sequence = sequence
        self.steps = len(sequence.steps)
        self.title = players.say("walk.title_market", number=sequence.now.turn)

    def reveals(self, step: int) -> Sequence[int]:
        return self._sequence.reveals if self._sequence.steps[step] == ROWS else ()

    def told(self, step: int) -> list[str]:
        """Returns what a step brings: each row with its totals, the columns by sums, then their ties, or what moves."""
        sequence, players, shown = self._sequence, self._players, self._sequence.steps[step]
        told = of_market(players, sequence, shown)
        if shown == ROWS:
            for row in sequence.rows:
                reward, *rest = of_row(players, sequence, row)
                told += [reward, *shared.present(players, row.totals), *rest]
            return told
        if shown == COLUMNS_ADDED:
            what, *ties = told
            names = ((number, players.say(f"colour_name.{GEM_NAMES[number]}")) for number in sequence.by_measure)
            sums = (players.words("access.pair", name=of, value=sequence.measures[number][0]) for number, of in names)
            return [what, *sums, *ties]
        if shown == QUOTATIONS and sequence.moves is not None:
            moves = sequence.moves
            return [
                *told,
                *(self._moved(moves, column, by) for column, by in zip(moves.ranking, COLUMN_STEPS, strict=True)),
            ]
        what, *won = told or [""]
        return [what, *(shared.present(players, sequence.best.totals) if sequence.best else ()), *won]

    def _moved(self, moves: ev.ColumnsRanked, column: int, step: int) -> str:
        return self._players.say("walk.moves", colour=colour(column), change=signed(step), value=moves.after[column])

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        sequence, shown, free = self._sequence, self._sequence.steps[step], _LEAST
        if shown == ROWS:
            told = [line for won in sequence.rows for line in of_row(self._players, sequence, won)]
            room = shared.inside(width) * (1 - _MOST) - _GAP - 32
            texts = sum(lettering.paragraph_height(canvas, line, room, _TEXT, "semi") for line in told)
            free = texts + len(sequence.rows) * (_LEAST_CHIP + 26)
        elif shown == BEST:
            free = sequence.now.public.parties * shared.LEAST_ROW
        return shared.height(canvas, width, of_market(self._players, sequence, shown), max(_LEAST, free))

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws a step; what comes of it appears after a moment."""
        canvas, sequence, shown = ui.canvas, self._sequence, self._sequence.steps[step]
        reveals = self.reveals(step)
        is_complete = shared.is_decided(reveals, part)
        box = shared.sheet(canvas, area, self.title, "ys_market", of_market(self._players, sequence, shown))
        size = ground.QUOTATIONS_SIZE if shown == QUOTATIONS else ground.MARKET_SIZE
        stone = box.trimmed(bottom=_FOOT if shown == COLUMNS_ADDED else 0.0)
        stone = _fitted(stone.cut_top(min(stone.h, ui.canvas.h * _HIGHEST))[0], size)
        side = box.trimmed(left=stone.w + _GAP)
        if shown == QUOTATIONS and sequence.moves is not None:
            self._track(canvas, stone, sequence.moves, is_complete=is_complete)
            self._moves(canvas, side, sequence.moves, is_complete=is_complete)
            return
        self._slab(canvas, stone, shared.still_hidden(reveals, part))
        if shown == ROWS:
            self._rows(canvas, stone, side, is_complete=is_complete)
        elif shown == COLUMNS_ADDED:
            self._columns(canvas, stone, side, is_complete=is_complete)
        elif sequence.best is not None:
            self._best(canvas, side, sequence.best, is_complete=is_complete)

    def _slab(self, canvas: Canvas, slab: Box, hidden: frozenset[int]) -> None:
        """The market with its brokers; the gems of rows lie beside it."""
        sequence, k = self._sequence, slab.w / ground.MARKET_SIZE[0]
        paint_slab(canvas, slab, k, is_closed=bool(sequence.now.public.rows.start))
        for column, head in enumerate(ground.COLUMN_HEADS):
            at = placed_on(slab, k, head)
            canvas.put(f"gem_{GEM_NAMES[column]}", at.cx, at.cy, at.h * 0.86, centre=True)
        for broker in sequence.brokers:
            at = placed_on(slab, k, ground.square_box(row_of(broker.place), column_of(broker.place)))
            value, owner = None if broker.tag in hidden else broker.value, self._players.colour(broker.party)
            paint_broker(canvas, owner, on_stone(at), value, is_marked=broker.marked)

    # ------------------------------------------------------------------ rows
    def _rows(self, canvas: Canvas, slab: Box, side: Box, *, is_complete: bool) -> None:
        """Each row with the totals there and why; as high as its sentences need."""
        found, width = self._sequence.rows, side.w - 32
        for won in found:
            tag = placed_on(slab, slab.w / ground.MARKET_SIZE[0], ground.ROW_GEMS[won.row])
            canvas.put(f"gem_{GEM_NAMES[won.gem]}", tag.cx + 4, tag.cy, tag.h * 0.7, centre=True)
        told = [of_row(self._players, self._sequence, won) for won in found]
        texts = [
            sum(lettering.paragraph_height(canvas, line, width, _TEXT, "semi") for line in lines) for lines in told
        ]
        chip = min(_CHIP, (side.h - sum(texts)) / len(found) - 26)
        spare = min(_SPARE, (side.h - sum(texts)) / len(found) - 26 - chip)
        y = side.cy - (sum(texts) + len(found) * (chip + spare + 26) - 10) / 2
        for won, lines, height in zip(found, told, texts, strict=True):
            box = Box(side.x, y, side.w, height + chip + spare + 16)
            shared.band(canvas, box)
            below = self._told(canvas, lines if is_complete else lines[:1], box.inset(16, 8))
            if is_complete:
                room = box.inset(16, 0).trimmed(top=below - y, bottom=6)
                self._chips(canvas, won, room.centred(room.w, chip))
            y = box.bottom + 10

    def _told(self, canvas: Canvas, told: Sequence[str], box: Box) -> float:
        y = box.y
        for i, sentence in enumerate(told):
            y = lettering.paragraph(canvas, sentence, box.x, y, box.w, _TEXT, INK if i else MUTED, "semi")
        return y

    def _chips(self, canvas: Canvas, won: ev.RowWon, box: Box) -> None:
        """The totals of those who are there, each with its token; the winner's in light."""
        here = [party for party, total in enumerate(won.totals) if total is not None]
        width = min(_WIDEST_CHIP, box.w / max(1, len(here)))
        for i, party in enumerate(here):
            at = Box(box.x + i * width, box.y, width - 10, box.h)
            shared.band(canvas, at, is_best=party == won.winner)
            size = at.h - 8
            self._players.token(canvas, party, at.x + at.h / 2 + 4, at.cy, size)
            shared.number(canvas, str(won.totals[party]), at.x + at.h + 26, at.cy, min(40.0, at.h * 0.6))
            if party == won.winner:
                kind = won.gem if won.colour is None else won.colour
                canvas.put(f"gem_{GEM_NAMES[kind]}", at.right - size / 2 - 4, at.cy, size * 0.84, centre=True)

    # ------------------------------------------------------------------ columns
    def _columns(self, canvas: Canvas, slab: Box, side: Box, *, is_complete: bool) -> None:
        """The totals below the columns, and beside the slab as a ranking."""
        measures, k = self._sequence.measures, slab.w / ground.MARKET_SIZE[0]
        if is_complete:
            for (total, _), head in zip(measures, ground.COLUMN_HEADS, strict=True):
                shared.number(canvas, str(total), placed_on(slab, k, head).cx, slab.bottom + _FOOT / 2, 40)
        lines = shared.middle_rows(side, COLUMNS, 40)
        for key, x in (("sum", 0.62), ("brokers", 0.85)):
            label, top = self._players.say(f"walk.{key}"), lines[0].y - 24
            lettering.text(canvas, label, side.x + side.w * x, top, 24, INK, "bold", "c", room=side.w * 0.24)
        for column, row in zip(self._sequence.by_measure, lines, strict=True):
            shared.band(canvas, row)
            self._colour(canvas, column, row.part(0, 0, 0.5, 1).trimmed(left=70))
            if is_complete:
                total, count = measures[column]
                rank = 1 + sum(other > measures[column] for other in measures)
                shared.place(canvas, rank, row.x + 38, row.cy, min(58.0, row.h - 4))
                shared.number(canvas, str(total), row.x + row.w * 0.62, row.cy, 40)
                shared.number(canvas, str(count), row.x + row.w * 0.85, row.cy, 30, MUTED)

    def _colour(self, canvas: Canvas, column: int, box: Box) -> None:
        size = min(56.0, box.h - 8)
        canvas.put(f"gem_{GEM_NAMES[column]}", box.x + size / 2, box.cy, size, centre=True)
        told = self._players.say(f"colour_name.{GEM_NAMES[column]}")
        lettering.text(canvas, told, box.x + size + 12, box.cy, 36, INK, "bold", room=box.w - size - 14)

    # ------------------------------------------------------------------ quotations
    def _track(self, canvas: Canvas, track: Box, moves: ev.ColumnsRanked, *, is_complete: bool) -> None:
        k = track.w / ground.QUOTATIONS_SIZE[0]
        canvas.put("ys_quotations", track.x, track.y, track.w, track.h)
        for step in ground.NUMBERED_STEPS:
            at = placed_on(track, k, ground.step_label(step))
            canvas.box(at.centred(44, 30), PAPER, None, 8)
            lettering.text(canvas, str(step), at.cx, at.cy, lettering.FIGURE, INK, "semi", "c")
        for column in COLOURS:
            steps = (ground.step_box(column, quotes[column]) for quotes in (moves.before, moves.after))
            before, after = (placed_on(track, k, box) for box in steps)
            sprite = f"quote_{GEM_NAMES[column]}"
            if is_complete:
                canvas.put(sprite, before.cx, before.cy, before.w * 0.88, centre=True, alpha=90)
            at = after if is_complete else before
            canvas.put(sprite, at.cx, at.cy, at.w * 0.88, centre=True)

    def _moves(self, canvas: Canvas, side: Box, moves: ev.ColumnsRanked, *, is_complete: bool) -> None:
        """The columns in order, with what each moves."""
        for i, row in enumerate(shared.middle_rows(side, len(moves.ranking))):
            column, step = moves.ranking[i], COLUMN_STEPS[i]
            shared.band(canvas, row)
            shared.place(canvas, i + 1, row.x + 38, row.cy, min(58.0, row.h - 4))
            canvas.put(f"gem_{GEM_NAMES[column]}", row.x + 106, row.cy, min(56.0, row.h - 8), centre=True)
            if is_complete:
                told, tone = self._moved(moves, column, step), shared.GAIN if step > 0 else BAD
                lettering.text(canvas, told, row.x + 150, row.cy, 40, tone, "bold", room=row.w - 160)

    # ------------------------------------------------------------------ the best bidder
    def _best(self, canvas: Canvas, side: Box, best: ev.BestBidder, *, is_complete: bool) -> None:
        def merit(party: int) -> tuple[int, bool]:
            total = best.totals[party]
            return -1 if total is None else total, party == best.winner

        parties = sorted(range(self._sequence.now.public.parties), key=merit, reverse=True)
        for party, row in zip(parties, shared.middle_rows(side, len(parties)), strict=True):
            is_best = is_complete and party == best.winner
            shared.band(canvas, row, is_best=is_best)
            shared.name(canvas, self._players, party, row.part(0, 0, 0.42, 1).moved(10, 0))
            standing = [broker for broker in self._sequence.brokers if broker.party == party]
            shared.brokers(canvas, self._players, standing, row.trimmed(left=row.w * 0.42 + 16, right=130))
            total = best.totals[party]
            told = self._players.say("walk.absent") if total is None else str(total)
            shared.number(canvas, told, row.right - 96, row.cy, 40, MUTED if total is None else INK)
            if is_best:
                canvas.put("icon_crown_ink", row.right - 38, row.cy, 44, centre=True)


def _fitted(box: Box, size: tuple[float, float]) -> Box:
    """Returns the largest box of that shape at the left of a box, in its middle."""
    room = box.part(0, 0, _MOST, 1)
    k = min(room.w / size[0], room.h / size[1])
    return room.centred(room.w, size[1] * k).cut_left(size[0] * k)[0]
