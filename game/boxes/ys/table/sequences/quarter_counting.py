"""The counting of a quarter: who stands where, the ranking with its gems, and who wins the areas."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.characters import COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.components import (
    AREAS,
    CARD_NAMES,
    COMMERCE,
    GEM_NAMES,
    MERCHANT,
    PALACE,
    PORT,
    area,
    areas_of,
)
from game.boxes.ys.rules.counting import GEMS_BY_RANK
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.view import Broker, Public
from game.boxes.ys.table.painting.frame import paint_order
from game.boxes.ys.table.phrases import AREA_NAMES, YsPlayers, brought, card, quarter
from game.boxes.ys.table.sequences import shared
from game.core.rules import Beat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_DARK, INK, MUTED
from game.widgets.ui import Ui

EMPTY, RANKING, AREAS_WON = "empty", "ranking", "areas"


# ---------------------------------------------------------------------- as data
@dataclass(frozen=True, slots=True)
class Prize:
    """An area with its winner, and what the character brought at once: points, a gem, or neither (0 and None)."""

    won: ev.AreaWon
    brought: ev.PointsGiven | ev.GiftTaken | None = None

    @property
    def points(self) -> int:
        """Returns the points that the character brought."""
        return self.brought.points if isinstance(self.brought, ev.PointsGiven) else 0

    @property
    def gem(self) -> int | None:
        """Returns the colour of the gem that the character brought."""
        return self.brought.colour if isinstance(self.brought, ev.GiftTaken) else None


@dataclass(frozen=True, slots=True)
class QuarterSequence:
    """The counting of a quarter: its totals and ranking, gems that were taken at once, its areas."""

    now: shared.Moment
    quarter: int
    turned: frozenset[int]
    counted: ev.QuarterCounted | None
    taken: tuple[ev.GemTaken, ...]
    prizes: tuple[Prize, ...]

    @property
    def steps(self) -> tuple[str, ...]:
        """Returns what is shown, in order; an empty quarter is only looked at."""
        if self.counted is None:
            return (AREAS_WON,)
        if not self.counted.ranking:
            return (EMPTY,)
        return (RANKING, AREAS_WON) if self.prizes else (RANKING,)

    def brokers(self, kind: int, party: int) -> list[Broker]:
        """Returns the brokers of a party in an area."""
        return [broker for broker in self.now.at(area(self.quarter, kind)) if broker.party == party]

    @property
    def was_hidden(self) -> bool:
        """Tells whether any of its brokers was turned up."""
        return any(broker.tag in self.turned for broker in self.now.at(*areas_of(self.quarter)))

    @property
    def reveals(self) -> list[int]:
        """Returns the brokers that are turned up: party by party, the first place last."""
        places = list(self.counted.ranking[::-1]) if self.counted else []
        hidden = [broker for broker in self.now.at(*areas_of(self.quarter)) if broker.tag in self.turned]
        hidden.sort(key=lambda each: (places.index(each.party) if each.party in places else -1, each.place, each.tag))
        return [broker.tag for broker in hidden]

    @property
    def reward(self) -> int:
        """Returns the points for the commercial area: more with the Merchant at work (6)."""
        is_paid = any(prize.won.points == MERCHANT_POINTS for prize in self.prizes)
        return MERCHANT_POINTS if is_paid or self.now.public.effect(MERCHANT) else COMMERCE_POINTS

    @property
    def card(self) -> int | None:
        """Returns the character of the palace."""
        won = next((prize.won for prize in self.prizes if prize.won.kind == PALACE), None)
        return self.now.public.shown[self.quarter] if won is None else won.card


def quarters(beat: Beat) -> Iterator[QuarterSequence]:
    """Yields the quarters that a beat counts."""
    prizes = tuple(prizes_of(beat.events))
    counted = {event.quarter: event for event in beat.events if isinstance(event, ev.QuarterCounted)}
    for number_of in sorted({*counted, *(prize.won.quarter for prize in prizes)}):
        taken = tuple(e for e in beat.events if isinstance(e, ev.GemTaken) and e.quarter == number_of)
        won, turned = tuple(prize for prize in prizes if prize.won.quarter == number_of), shared.turned_up(beat)
        yield QuarterSequence(shared.moment(beat), number_of, turned, counted.get(number_of), taken, won)


def prizes_of(events: Sequence[object]) -> Iterator[Prize]:
    """Yields the areas with what their cards gave at once; a gem that somebody chooses mostly comes in a later beat."""
    for won, following in zip_longest(events, events[1:]):
        if not isinstance(won, ev.AreaWon):
            continue
        yield Prize(won, following if isinstance(following, ev.PointsGiven | ev.GiftTaken) else None)


def picks(public: Public, ranking: Sequence[int]) -> dict[int, int]:
    """Returns how many gems of the ship each party may take (3, 7)."""
    return dict(zip(ranking, GEMS_BY_RANK[public.seats], strict=False))


# ---------------------------------------------------------------------- in words
def of_quarter(players: YsPlayers, sequence: QuarterSequence, step: str) -> list[str]:
    """Returns the sentences of a step; those about areas are told one by one, see `of_prize`."""
    if step == EMPTY:
        return [players.say("walk.nobody")]
    return [*_ranking(players, sequence, sequence.counted)] if step == RANKING and sequence.counted else []


def _ranking(players: YsPlayers, sequence: QuarterSequence, counted: ev.QuarterCounted) -> Iterator[str]:
    public, ranking, totals = sequence.now.public, counted.ranking, counted.totals
    shares = [number for number in GEMS_BY_RANK[public.seats] if number]
    yield players.say("walk.step_reveal" if sequence.was_hidden else "walk.step_total")
    yield players.say("walk.step_gems" if len(shares) > 2 else "walk.step_gems_few")
    if len(ranking) < len(shares):
        yield players.say("walk.gems_rest")
    if picks(public, ranking).get(public.seats):
        yield players.say("walk.neutral_gems")
    for total, group in groupby(ranking, key=lambda party: totals[party]):
        tied = list(group)
        if len(tied) > 1:
            yield from shared.tie(players, sequence.now, tied, total or 0, is_whole=True)


def of_prize(players: YsPlayers, sequence: QuarterSequence, prize: Prize) -> list[str]:
    """Returns the sentences about an area: what the highest total brings, and who has it."""
    won = prize.won
    found = [_reward(players, sequence, won)]
    if won.kind == COMMERCE and sequence.reward == MERCHANT_POINTS:
        found.append(players.say("walk.merchant"))
    return [*found, *shared.highest(players, sequence.now, won.totals, won.winner)]


def _reward(players: YsPlayers, sequence: QuarterSequence, won: ev.AreaWon) -> str:
    if won.kind == PORT:
        return players.say("walk.step_port")
    if won.kind == COMMERCE:
        return players.say("walk.step_commerce", count=sequence.reward)
    assert won.card is not None
    return players.say("walk.step_palace", card=card(won.card))


# ---------------------------------------------------------------------- as a picture
_NAME, _AREA, _TOTAL, _FRONT = 0.2, 0.158, 0.1, 0.105
"""Shares of the table's width; the gems take the rest."""
_HEAD, _SUM = 108.0, 54.0
_KNOWN = 2
"""So many sentences tell nothing of the result."""
_CELL, _LINE = "#FFF9EA8C", "#B98A4A60"


class QuarterPicture(shared.RevealingPicture):
    """Shows the counting of a quarter."""

    def __init__(self, players: YsPlayers, sequence: QuarterSequence) -> None:
        self._players = players
        self._sequence = sequence
        self.steps = len(sequence.steps)
        self.title = players.say("walk.title_quarter", number=sequence.now.turn, quarter=quarter(sequence.quarter))

    def reveals(self, step: int) -> Sequence[int]:
        return self._sequence.reveals if self._sequence.steps[step] == RANKING else ()

    def told(self, step: int) -> list[str]:
        """Returns the totals of a quarter in the order of places with what decided, or who wins each area."""
        sequence, players = self._sequence, self._players
        if sequence.steps[step] == AREAS_WON:
            return [told for prize in sequence.prizes for told in self._prize(prize)]
        what, *rest = of_quarter(players, sequence, sequence.steps[step])
        totals = [] if sequence.counted is None else shared.present(self._players, sequence.counted.totals)
        return [what, *totals, *rest]

    def _prize(self, prize: Prize) -> list[str]:
        """What an area brings, who is there with how much, who has it, and what a character gave at once."""
        reward, *won = of_prize(self._players, self._sequence, prize)
        gift = [brought(self._players, prize.brought)] if prize.brought else []
        return [reward, *shared.present(self._players, prize.won.totals), *won, *gift]

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        sequence, shown = self._sequence, self._sequence.steps[step]
        if shown != AREAS_WON:
            told, parties = of_quarter(self._players, sequence, shown), sequence.now.public.parties
            return shared.height(canvas, width, told, _HEAD + parties * shared.LEAST_ROW)
        column = Box(0, 0, shared.inside(width), 0).columns(AREAS, _GAP)[0].w
        fields = [_AreaPicture(canvas, self._players, sequence, prize) for prize in sequence.prizes]
        return shared.height(canvas, width, (), max(field.height(column) for field in fields))

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws a step; what comes of it appears after a moment."""
        canvas, sequence, shown = ui.canvas, self._sequence, self._sequence.steps[step]
        ship, is_complete = sequence.now.ships[sequence.quarter], shared.is_decided(self.reveals(step), part)
        badge = "ship" if ship is None else f"cargo_{GEM_NAMES[ship[0]]}"
        seen = _KNOWN if self.reveals(step) and not is_complete else None
        box = shared.sheet(canvas, area, self.title, badge, of_quarter(self._players, sequence, shown), seen)
        if shown == AREAS_WON:
            fields = [box.columns(AREAS, _GAP)[prize.won.kind] for prize in sequence.prizes]
            for prize, at in zip(sequence.prizes, fields, strict=True):
                _AreaPicture(canvas, self._players, sequence, prize).draw(at, is_complete=is_complete)
        elif sequence.counted is not None:
            hidden = shared.still_hidden(self.reveals(step), part)
            self._table(canvas, box, sequence.counted, hidden, is_complete=is_complete)

    # ------------------------------------------------------------------ totals and ranking
    def _table(
        self, canvas: Canvas, box: Box, counted: ev.QuarterCounted, hidden: frozenset[int], *, is_complete: bool
    ) -> None:
        """Everybody with brokers and sums, the first place on top once all is there; until then as they sit."""
        heads, below = box.cut_top(_HEAD)
        self._heads(canvas, heads, counted)
        public = self._sequence.now.public
        order = [*counted.ranking, *(party for party in range(public.parties) if party not in counted.ranking)]
        if not is_complete and self._sequence.reveals:
            order.sort()
        gems = picks(public, counted.ranking)
        for party, row in zip(order, shared.rows(below, len(order)), strict=True):
            shared.band(canvas, row, is_best=is_complete and bool(gems.get(party)))
            self._row(canvas, counted, party, row, hidden, is_complete=is_complete)

    def _heads(self, canvas: Canvas, box: Box, counted: ev.QuarterCounted) -> None:
        """What stands in the columns, in letters of one size."""
        say = self._players.say
        heads = [(say(f"walk.{key}"), self._area(box, kind)) for kind, key in enumerate(AREA_NAMES)]
        heads.append((say("walk.total"), self._total(box)))
        if counted.ranking:
            heads.append((say("walk.gems"), self._gems(box, counted)))
            heads += [(say("walk.front"), self._front(box))] if _is_tied(counted) else []
        size = min(lettering.common_size(canvas, (label,), 30, "bold", at.w - 8) for label, at in heads)
        for kind, (label, at) in enumerate(heads):
            shared.head(canvas, _sprite(self._sequence, kind) if kind < AREAS else "", label, at, size)
        if counted.ranking:
            y, room = box.bottom - size / 2 - 6, box.w * 0.12
            lettering.text(canvas, say("walk.place"), box.x + 12, y, size, INK, "bold", room=room)
            self._cargo(canvas, self._gems(box, counted))

    def _cargo(self, canvas: Canvas, box: Box) -> None:
        """The gems of the ship, with those that were taken at once."""
        public, sequence = self._sequence.now.public, self._sequence
        waiting = () if sequence.now.ships[sequence.quarter] is None else public.cargo[sequence.quarter]
        gems = sorted([*(event.gem for event in sequence.taken), *waiting])
        size = min(54.0, box.w / max(1, len(gems)) - 2)
        for gem, at in zip(gems, box.line(len(gems), size, 2), strict=True):
            canvas.put(f"gem_{GEM_NAMES[gem]}", at.cx, box.y + 32, size, centre=True)

    def _row(
        self,
        canvas: Canvas,
        counted: ev.QuarterCounted,
        party: int,
        row: Box,
        hidden: frozenset[int],
        *,
        is_complete: bool,
    ) -> None:
        left = 12 + (62 if counted.ranking else 0)
        shared.name(canvas, self._players, party, row.cut_left(row.w * _NAME)[0].trimmed(left=left))
        for kind in range(AREAS):
            self._standing(canvas, counted, party, kind, self._area(row, kind), hidden, is_known=is_complete)
        if not is_complete:
            self._so_far(canvas, party, hidden, self._total(row))
            return
        self._amount(canvas, counted.totals[party], self._total(row), 46)
        if party in counted.ranking:
            shared.place(canvas, counted.ranking.index(party) + 1, row.x + 38, row.cy, min(64.0, row.h - 6))
            if _is_tied(counted):
                self._edge(canvas, party, self._front(row))
            taken = [GEM_NAMES[event.colour] for event in self._sequence.taken if event.party == party]
            count = picks(self._sequence.now.public, counted.ranking).get(party, 0)
            shared.sockets(canvas, max(count, len(taken)), taken, self._gems(row, counted))

    def _edge(self, canvas: Canvas, party: int, box: Box) -> None:
        """What decides a tie: the sum in front, and the order card."""
        now = self._sequence.now
        if party >= now.public.seats:
            shared.nothing(canvas, self._players, box.cx, box.cy)
            return
        shared.number(canvas, str(now.fronts[party]), box.cx - 22, box.cy, 42)
        paint_order(canvas, now.public.order[party], box.centred(44, 56).moved(26, 0))

    def _so_far(self, canvas: Canvas, party: int, hidden: frozenset[int], box: Box) -> None:
        """What a party has while brokers are still turned up."""
        own = [broker for kind in range(AREAS) for broker in self._sequence.brokers(kind, party)]
        if own and self._sequence.reveals:
            seen = sum(strength(broker) for broker in own if broker.tag not in hidden)
            shared.number(canvas, str(seen), box.cx, box.cy, 40, MUTED)

    def _standing(
        self,
        canvas: Canvas,
        counted: ev.QuarterCounted,
        party: int,
        kind: int,
        box: Box,
        hidden: frozenset[int],
        *,
        is_known: bool,
    ) -> None:
        """The brokers of a party in an area, and their sum."""
        canvas.box(box.inset(0, 6), _CELL, _LINE, 10, 1.5)
        room = box.inset(0, 6).trimmed(left=8, right=_SUM + 4)
        shared.brokers(canvas, self._players, self._sequence.brokers(kind, party), room, hidden)
        if is_known:
            self._amount(canvas, counted.areas[kind][party], box.cut_right(_SUM)[0], 44)

    def _amount(self, canvas: Canvas, amount: int | None, box: Box, size: float) -> None:
        if amount is None:
            shared.nothing(canvas, self._players, box.cx, box.cy)
        else:
            shared.number(canvas, str(amount), box.cx, box.cy, size)

    # ------------------------------------------------------------------ columns of heads and rows
    def _area(self, box: Box, kind: int) -> Box:
        return box.part(_NAME + kind * _AREA, 0, _AREA, 1).inset(6, 0)

    def _total(self, box: Box) -> Box:
        return box.part(_NAME + AREAS * _AREA, 0, _TOTAL, 1)

    def _front(self, box: Box) -> Box:
        return box.part(_NAME + AREAS * _AREA + _TOTAL, 0, _FRONT, 1)

    def _gems(self, box: Box, counted: ev.QuarterCounted) -> Box:
        last = self._front(box) if _is_tied(counted) else self._total(box)
        return box.trimmed(left=last.right - box.x)


def _is_tied(counted: ev.QuarterCounted) -> bool:
    """Tells whether any who take part have the same total."""
    return len({counted.totals[party] for party in counted.ranking}) < len(counted.ranking)


def _sprite(sequence: QuarterSequence, kind: int) -> str:
    """Returns the picture of what an area brings, "" when its character is not known any more."""
    if kind == PORT:
        return "reward_port"
    if kind == COMMERCE:
        return "reward_commerce_5" if sequence.reward == MERCHANT_POINTS else "reward_commerce"
    return "" if sequence.card is None else f"medal_{CARD_NAMES[sequence.card]}"


# ---------------------------------------------------------------------- the areas side by side
_GAP, _PAD = 18.0, 16.0
_AREA_HEAD, _AREA_ROW = 124.0, 112.0
_AREA_NAME, _AREA_SUM = 0.45, 56.0
_TEXT, _ROOMY_TEXT, _SPACE = 25.0, 29.0, 7.0


@dataclass(frozen=True, slots=True)
class _AreaPicture:
    """An area: who is there, who wins, what that brings, and why; before the step is complete without the winner."""

    canvas: Canvas
    players: YsPlayers
    sequence: QuarterSequence
    prize: Prize

    def height(self, width: float) -> float:
        """Returns how high it is at least where it is so wide."""
        here = sum(total is not None for total in self.prize.won.totals)
        return _AREA_HEAD + 24 + here * shared.LEAST_ROW + sum(self._lines(width)[1])

    def _lines(self, width: float) -> tuple[list[str], list[float], float]:
        """Returns the sentences at the foot, how high each is, and how large their letters are."""
        told, room = of_prize(self.players, self.sequence, self.prize), width - 2 * _PAD
        size = max(_TEXT, min(_ROOMY_TEXT, width / 17))
        return told, [lettering.paragraph_height(self.canvas, each, room, size, "semi") + _SPACE for each in told], size

    def draw(self, box: Box, *, is_complete: bool) -> None:
        self.canvas.box(box, "#FFF9EA90", BRASS_DARK, 14, 2)
        top, below = box.cut_top(_AREA_HEAD, 4)
        self._head(top.trimmed(top=8), is_complete=is_complete)
        foot = self._explained(box, is_complete=is_complete)
        self._contest(below.inset(10, 0).trimmed(bottom=box.bottom - foot + 6), is_complete=is_complete)

    def _head(self, box: Box, *, is_complete: bool) -> None:
        """What the area brings, to whom, and its name."""
        canvas, won, height = self.canvas, self.prize.won, box.h - 42
        has_more = bool(self.prize.points) or self.prize.gem is not None
        shared.head(canvas, "", self.players.say(f"walk.{AREA_NAMES[won.kind]}"), box, 28)
        winner = won.winner if is_complete else None
        middle = box.cx if winner is None else box.cx - 74 - 36 * has_more
        shared.put(canvas, _sprite(self.sequence, won.kind), Box(middle - 56, box.y, 112, height))
        if winner is None:
            return
        if has_more:
            self._gain(Box(middle + 60, box.y, 72, height))
            middle += 72
        canvas.put("icon_right_ink", middle + 74, box.y + height / 2, 30, centre=True)
        self.players.token(canvas, winner, middle + 130, box.y + height / 2, height - 4)

    def _gain(self, box: Box) -> None:
        """What the character brought: points, or a gem in its place."""
        if self.prize.gem is None:
            shared.number(self.canvas, f"+{self.prize.points}", box.cx, box.cy, 38, shared.GAIN)
        else:
            self.canvas.put(f"gem_{GEM_NAMES[self.prize.gem]}", box.cx, box.cy, 56, centre=True)

    def _explained(self, box: Box, *, is_complete: bool) -> float:
        """Writes the sentences at the foot of an area and returns where they begin."""
        canvas, room, (told, heights, size) = self.canvas, box.inset(_PAD, 0), self._lines(box.w)
        top = y = box.bottom - sum(heights) - 8
        canvas.line(room.x, y - 6, room.right, y - 6, BRASS, 2)
        for i, (line, height) in enumerate(zip(told, heights, strict=True)):
            if is_complete or not i:
                lettering.paragraph(canvas, line, room.x, y, room.w, size, INK if i else MUTED, "semi", "c")
            y += height
        return top - 6

    def _contest(self, box: Box, *, is_complete: bool) -> None:
        """Everybody who is there, the highest total first."""
        totals, winner = self.prize.won.totals, self.prize.won.winner
        here = [party for party, total in enumerate(totals) if total is not None]
        here.sort(key=lambda party: (-(totals[party] or 0), party != winner, self.sequence.now.edge(party)))
        for party, row in zip(here, shared.rows(box, len(here), _AREA_ROW, 6), strict=True):
            shared.band(self.canvas, row, is_best=is_complete and party == winner)
            shared.name(self.canvas, self.players, party, row.cut_left(row.w * _AREA_NAME)[0].moved(6, 0), 34)
            room = row.trimmed(left=row.w * _AREA_NAME + 10, right=_AREA_SUM)
            shared.brokers(self.canvas, self.players, self.sequence.brokers(self.prize.won.kind, party), room)
            shared.number(self.canvas, str(totals[party]), room.right + _AREA_SUM / 2, row.cy, 40)
