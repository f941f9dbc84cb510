"""The scoring at the end: gems by rank, black gems, the throne room, and the points so far."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import BLACK, GEM_NAMES
from game.boxes.ys.rules.scoring import GEM_POINTS
from game.boxes.ys.table.phrases import YsPlayers, colour, gems_of, ordinal
from game.boxes.ys.table.sequences import shared
from game.core.rules import Beat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, CHOSEN, INK, MUTED
from game.widgets.ui import Ui

Scored = ev.GemsScored | ev.BlackScored | ev.ThroneScored
_NAME, _POINTS = 0.22, 0.1
_HEAD = 148.0


@dataclass(frozen=True, slots=True)
class FinalSequence:
    """The scoring at the end: the colours by value, black gems, the throne room."""

    now: shared.Moment
    steps: tuple[Scored, ...]

    def before(self, party: int) -> int:
        """Returns the points that a party had before the scoring."""
        return self.now.public.points[party] - sum(_points(step, party) for step in self.steps)


def finals(beat: Beat) -> Iterator[FinalSequence]:
    """Yields the scoring of a beat that ends the game."""
    steps = tuple(event for event in beat.events if isinstance(event, Scored))
    if steps:
        yield FinalSequence(shared.moment(beat), steps)


def _points(scored: Scored, party: int) -> int:
    return scored.points[party] if party < len(scored.points) else 0


# ---------------------------------------------------------------------- in words
def _gained(players: YsPlayers, scored: Scored, party: int) -> object:
    """Returns the points that a step brings a party, with the gems that they are for."""
    points = Term("common.count.points", _points(scored, party))
    if isinstance(scored, ev.ThroneScored) or not scored.gems[party]:
        return points
    gems = gems_of(BLACK if isinstance(scored, ev.BlackScored) else scored.colour, scored.gems[party])
    return players.words("access.harbour.brings", gems=gems, points=points)


def of_final(players: YsPlayers, sequence: FinalSequence, step: Scored) -> list[str]:
    """Returns the sentences of a step of the final scoring."""
    if isinstance(step, ev.GemsScored):
        return [*_gems(players, sequence, step)]
    if isinstance(step, ev.BlackScored):
        found = [players.say("walk.black")]
    else:
        sums = [sum(brokers) for brokers in step.brokers]
        found = [players.say("walk.throne"), *_shared(players, "throne_tie", sums, step.points)]
    is_last = step is sequence.steps[-1]
    return [*found, players.say("walk.neutral_last")] if is_last and sequence.now.public.seats == 2 else found


def _gems(players: YsPlayers, sequence: FinalSequence, step: ev.GemsScored) -> Iterator[str]:
    public = sequence.now.public
    value = public.quotes[step.colour]
    rank = ordinal(players, step.rank + 1)
    ranked = players.say("walk.gem_rank", colour=colour(step.colour), value=value, rank=rank)
    yield f"{ranked} · {players.say('walk.payouts', payouts=_paid(sequence, step))}"
    equal = [kind for kind, quotation in enumerate(public.quotes) if quotation == value]
    if len(equal) > 1:
        yield players.say("walk.value_tie", colours=[colour(kind) for kind in equal])
    yield from _shared(players, "gems_tie", step.gems, step.points)
    if 0 in step.gems[: public.seats]:
        yield players.say("walk.gems_none")
    if public.neutral_party is not None and not step.gems[public.neutral_party]:
        yield players.say("walk.gems_neutral")


def _paid(sequence: FinalSequence, step: ev.GemsScored, between: str = " – ") -> str:
    return between.join(map(str, GEM_POINTS[step.rank][: sequence.now.public.parties]))


def _shared(players: YsPlayers, key: str, counts: Sequence[int], points: Iterable[int]) -> Iterator[str]:
    """Yields for each tie what those who share it get."""
    gained = list(points)
    for count in sorted(set(counts), reverse=True):
        tied = [party for party, number in enumerate(counts) if number == count]
        if len(tied) > 1 and (count or key == "throne_tie"):
            names = [players.inside(party) for party in tied]
            yield players.say(f"walk.{key}", players=names, points=gained[tied[0]])


# ---------------------------------------------------------------------- as a picture
class FinalPicture:
    """Shows the final scoring."""

    def __init__(self, players: YsPlayers, sequence: FinalSequence) -> None:
        self._players = players
        self._sequence = sequence
        self.steps = len(sequence.steps)
        self.title = self._titled(sequence.steps[0])

    def told(self, step: int) -> list[str]:
        """Returns what a step brings everybody, and at the last one where they stand."""
        players, sequence = self._players, self._sequence
        scored, parties = sequence.steps[step], range(sequence.now.public.parties)
        gained = players.each((party, _gained(players, scored, party)) for party in parties)
        title, before = self._titled(scored), self._titled(sequence.steps[max(0, step - 1)])
        told = [*([] if title == before else [title]), *of_final(players, sequence, scored), gained]
        if step + 1 < self.steps:
            return told
        totals = players.each((party, sequence.now.public.points[party]) for party in parties)
        return [*told, players.words("access.totals", players=totals)]

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        told = of_final(self._players, self._sequence, self._sequence.steps[step])
        return shared.height(canvas, width, told, _HEAD + self._sequence.now.public.parties * shared.LEAST_ROW)

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws the columns up to a step; the points of the last come after a moment."""
        canvas, scored = ui.canvas, self._sequence.steps[step]
        told = of_final(self._players, self._sequence, scored)
        box = shared.sheet(canvas, area, self._titled(scored), _sprite(scored), told)
        self._table(canvas, box, step, is_complete=part >= shared.SHOWN)

    def _titled(self, scored: Scored) -> str:
        if isinstance(scored, ev.GemsScored):
            return self._players.say("walk.title_gems")
        return self._players.say("walk.title_black" if isinstance(scored, ev.BlackScored) else "walk.title_throne")

    def _table(self, canvas: Canvas, box: Box, step: int, *, is_complete: bool) -> None:
        steps, parties = self._sequence.steps, self._sequence.now.public.parties
        heads, below = box.cut_top(_HEAD)
        for i, (scored, at) in enumerate(zip(steps, self._columns(heads), strict=True)):
            self._head(canvas, scored, at, is_lit=i == step)
        last, _ = heads.cut_right(box.w * _POINTS)
        label = self._players.say("walk.points")
        lettering.text(canvas, label, last.cx, last.bottom - 34, 26, INK, "bold", "c", room=last.w - 6)
        counted = steps[: step + is_complete]
        for party, row in enumerate(shared.rows(below, parties)):
            shared.band(canvas, row)
            shared.name(canvas, self._players, party, row.trimmed(left=12).cut_left(box.w * _NAME - 20)[0])
            for i, (scored, at) in enumerate(zip(counted, self._columns(row), strict=False)):
                self._cell(canvas, scored, party, at, is_new=i == step)
            total = self._sequence.before(party) + sum(_points(scored, party) for scored in counted)
            shared.number(canvas, str(total), last.cx, row.cy, 58)

    def _columns(self, row: Box) -> tuple[Box, ...]:
        """Returns the part of a row for each step, between name and points."""
        return row.trimmed(left=row.w * _NAME, right=row.w * _POINTS).columns(self.steps)

    def _head(self, canvas: Canvas, scored: Scored, box: Box, *, is_lit: bool) -> None:
        if is_lit:
            canvas.box(box.trimmed(4, -2, 4, 8), CHOSEN, BRASS_DARK, 10, 2)
        canvas.put(_sprite(scored), box.cx, box.y + 48, 74, centre=True)
        if isinstance(scored, ev.ThroneScored):
            label = self._players.say("walk.sum")
            lettering.text(canvas, label, box.cx, box.y + 104, 26, MUTED, "text", "c", room=box.w - 20)
        if not isinstance(scored, ev.GemsScored):
            return
        shared.place(canvas, scored.rank + 1, box.cx + 48, box.y + 28, 48)
        colours = [each for each in self._sequence.steps if isinstance(each, ev.GemsScored)]
        for tell, y, size, tone in ((self._value, 99, 26.0, MUTED), (self._paid, 129, 32.0, INK)):
            size = lettering.common_size(canvas, map(tell, colours), size, "semi", box.w - 8)
            lettering.text(canvas, tell(scored), box.cx, box.y + y, size, tone, "semi", "c", room=box.w - 8)

    def _value(self, scored: ev.GemsScored) -> str:
        return f"{self._players.say('walk.value')} {self._sequence.now.public.quotes[scored.colour]}"

    def _paid(self, scored: ev.GemsScored) -> str:
        return _paid(self._sequence, scored, "/")

    def _cell(self, canvas: Canvas, scored: Scored, party: int, box: Box, *, is_new: bool) -> None:
        """How many gems (or which brokers) a party has, and what they bring."""
        if isinstance(scored, ev.ThroneScored) and party >= len(scored.brokers):
            shared.nothing(canvas, self._players, box.cx, box.cy)
            return
        points = _points(scored, party)
        told = str(sum(scored.brokers[party])) if isinstance(scored, ev.ThroneScored) else f"{scored.gems[party]} ×"
        size = min(52.0, box.w * 0.28)
        lettering.text(canvas, told, box.cx - 10, box.cy, size * 0.8, MUTED, "semi", "r", room=box.w / 2 - 14)
        tone = (shared.GAIN if is_new else INK) if points else MUTED
        gained = f"+{points}" if points else "0"
        shared.number(canvas, gained, box.cx + box.w * 0.24, box.cy, size if points else size * 0.75, tone)


def _sprite(scored: Scored) -> str:
    if isinstance(scored, ev.GemsScored):
        return f"gem_{GEM_NAMES[scored.colour]}"
    return "gem_black" if isinstance(scored, ev.BlackScored) else "medal_king"
