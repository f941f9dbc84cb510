"""What all sequences share: the sheet with its rows, brokers turned up one by one, what was seen, ties in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import INTRIGUER, Ship
from game.boxes.ys.rules.setup import brokers_of
from game.boxes.ys.rules.view import Broker, Public, View
from game.boxes.ys.table.painting.frame import paint_broker
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.core.rules import Beat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_LIGHT, CHOSEN, INK, MUTED, NIGHT
from game.paint.panels import panel
from game.paint.sprites import aspect

SHOWN = 0.35
"""The part of a step after which its results are there."""
GAIN = "#0A5540"
_LINE = 1.3
_FRAME, _UNIT = "frame_teal", 30.0
_WIDEST, _MARGIN, _RIM = 1680.0, 24.0, 48.0
_SENTENCES, _MOST_SAID = (40.0, 34.0, 31.0, 28.0), 0.3
"""How large the sentences below the rows are, and what of the sheet they take at most unless they are small."""
_TITLE, _ROW, _ROW_GAP = 80.0, 160.0, 8.0
LEAST_ROW = 76.0
"""How high a row is at least, with the gap below it."""
_BROKER, _SPACED, _CLOSEST = 84.0, 0.94, 0.7
"""How wide brokers are, and how far apart they stand, in widths, where there is room; nearer, one would cover another's
value.
"""


def sheet(canvas: Canvas, area: Box, title: str, badge: str, told: Sequence[str], seen: int | None = None) -> Box:
    """Draws the heading with a badge, the sheet and its sentences; returns what is free above them.

    Only the first `seen` sentences are there already (None: all).
    """
    heading, below = area.cut_top(_TITLE if area.h < 900 else 112.0)
    _heading(canvas, heading, title, badge)
    box = below.trimmed(bottom=8)
    box = box.centred(min(area.w - 2 * _MARGIN, _WIDEST), box.h)
    panel(canvas, box, _FRAME, _UNIT)
    inner = box.inset(_RIM)
    if not told:
        return inner
    room = inner.w - 16
    for size in _SENTENCES:
        texts = [lettering.paragraph_height(canvas, sentence, room, size, "semi") for sentence in told]
        highs = [max(size * _LINE, text) for text in texts]
        if sum(highs) <= inner.h * _MOST_SAID:
            break
    foot, free = inner.cut_bottom(22 + sum(highs), 14)
    canvas.rule(inner.x + 20, inner.right - 20, foot.y)
    y = foot.y + 22
    for i, (sentence, text, line) in enumerate(zip(told, texts, highs, strict=True)):
        middle = y + (line - text) / 2
        if seen is not None and i >= seen:
            break
        lettering.paragraph(canvas, sentence, inner.x + 8, middle, room, size, MUTED if i else INK, "semi", "c")
        y += line
    return free


def inside(width: float) -> float:
    """Returns how wide all is that the sheet of an area holds."""
    return min(width - 2 * _MARGIN, _WIDEST) - 2 * _RIM


def height(canvas: Canvas, width: float, told: Sequence[str], free: float) -> float:
    """Returns how high an area is at least whose sheet has some sentences and so much free above them."""
    size, room = _SENTENCES[-1], inside(width) - 16
    highs = [max(size * _LINE, lettering.paragraph_height(canvas, line, room, size, "semi")) for line in told]
    return _TITLE + 8 + 2 * _RIM + free + (36 + sum(highs) if told else 0)


def _heading(canvas: Canvas, box: Box, title: str, badge: str) -> None:
    size = box.h * 0.5
    width = min(lettering.width(canvas, title, size, "heavy"), box.w - 240)
    left = box.cx - (width + box.h) / 2
    canvas.put(badge, left + box.h * 0.4, box.cy, box.h * 0.78, centre=True)
    lettering.text(canvas, title, left + box.h, box.cy, size, BRASS_LIGHT, "heavy", shade=NIGHT, room=width + 1)


# ---------------------------------------------------------------------- rows and columns
def row_height(room: float, count: int, most: float = _ROW) -> float:
    """Returns how far rows are apart: as far as there is room, or so much at most."""
    return min(most, room / max(1, count))


def rows(box: Box, count: int, most: float = _ROW, gap: float = _ROW_GAP) -> tuple[Box, ...]:
    """Returns so many rows one below the other from the top of a box."""
    return box.pile(count, row_height(box.h, count, most) - gap, gap)


def middle_rows(box: Box, count: int, above: float = 0) -> tuple[Box, ...]:
    """Returns rows in the middle of a box, with so much kept free above the first."""
    high = row_height(box.h - above, count)
    return rows(box.centred(box.w, above + high * count).trimmed(top=above), count)


def band(canvas: Canvas, box: Box, *, is_best: bool = False) -> None:
    """Draws the ground of a row; a winner's is bright."""
    canvas.box(box, CHOSEN if is_best else BAND, BRASS if is_best else None, 12, 2)


def head(canvas: Canvas, sprite: str, label: str, box: Box, size: float = 30) -> None:
    """Draws the head of a column: its picture, if any, above its name."""
    if sprite:
        put(canvas, sprite, box.band(2, box.h - size - 16))
    lettering.text(canvas, label, box.cx, box.bottom - size / 2 - 6, size, INK, "bold", "c", room=box.w - 8)


def put(canvas: Canvas, sprite: str, box: Box) -> None:
    """Draws a sprite in the middle of a box, as large as it fits."""
    canvas.put(sprite, box.cx, box.cy, box.fit(aspect(sprite)).w, centre=True)


def name(canvas: Canvas, players: YsPlayers, party: int, box: Box, size: float = 44) -> None:
    """Draws the token and the name of a party, as large as the others': a long one in short, or only the token."""
    token = min(size * 2.1, box.h - 8, box.w * 0.34)
    players.token(canvas, party, box.x + token / 2, box.cy, token)
    left = box.x + token + 10
    room = box.right - left - 6

    def told(each: int) -> str:
        whole = players.name(each)
        short = players.say("neutral.short") if each >= len(players.cast) else whole.split()[0]
        fits = (text for text in (whole, short) if lettering.width(canvas, text, size, "bold") <= room)
        return next(fits, lettering.fitting(canvas, (short, ""), size, "bold", room))

    names = [told(each) for each in {party, *range(len(players.cast))}]
    size = lettering.common_size(canvas, names, size, "bold", room)
    lettering.text(canvas, told(party), left, box.cy, size, INK, "bold", room=room)


def brokers(
    canvas: Canvas, players: YsPlayers, standing: Sequence[Broker], box: Box, hidden: frozenset[int] = frozenset()
) -> None:
    """Draws brokers side by side from the left; `hidden` are the tags of those that are not turned up yet."""
    if not standing:
        return
    w = min(_BROKER, (box.h - 4) / BROKER_SHAPE, box.w / (1 + (len(standing) - 1) * _CLOSEST))
    step = min(w * _SPACED, (box.w - w) / max(1, len(standing) - 1))
    first, _ = box.centred(box.w, w * BROKER_SHAPE).cut_left(w)
    for i, broker in enumerate(standing):
        value = None if broker.tag in hidden else broker.value
        colour = players.colour(broker.party)
        paint_broker(canvas, colour, first.moved(i * step, 0), value, is_marked=broker.marked)


def number(canvas: Canvas, told: str, x: float, y: float, size: float = 46, tone: str = INK) -> None:
    """Draws a number around a point."""
    lettering.text(canvas, told, x, y, size, tone, "heavy", "c")


def nothing(canvas: Canvas, players: YsPlayers, x: float, y: float) -> None:
    """Draws what stands in place of a number for whoever takes no part."""
    lettering.text(canvas, players.say("walk.absent"), x, y, 28, MUTED, "text", "c")


def place(canvas: Canvas, told: int, x: float, y: float, size: float) -> None:
    """Draws a place of a ranking on its badge."""
    canvas.put("rank_badge", x, y, size, centre=True)
    lettering.text(canvas, str(told), x, y - 1, size * 0.58, INK, "heavy", "c")


def sockets(canvas: Canvas, count: int, taken: Sequence[str], box: Box) -> None:
    """Draws gems that may be taken as empty places, those that are taken already in them."""
    size = min(62.0, box.h - 14, (box.w - 8) / max(1, count) - 6)
    for i, at in enumerate(box.line(count, size + 6)):
        if i < len(taken):
            canvas.put(f"gem_{taken[i]}", at.cx, at.cy, size, centre=True)
        else:
            canvas.disc(at.cx, at.cy, size * 0.42, "#00000018", MUTED, 2.5)
            canvas.put("icon_plus_ink", at.cx, at.cy, size * 0.4, centre=True)


# ---------------------------------------------------------------------- turning brokers up one by one
DECIDED = 0.9
"""The part of such a step after which its results are there."""
_FIRST, _LAST, _SLOWING = 0.1, 0.8, 1.25
_BEFORE, _EACH, _MOST = 0.9, 0.45, 6.5
"""Seconds that a step takes besides, for each broker, and at most."""
_SOUNDS = ("reveal", "reveal_2", "reveal_3", "reveal_4")


def reveal_seconds(count: int) -> float | None:
    """Returns how long a step takes in which so many brokers are turned up; None: as long as any."""
    return min(_MOST, _BEFORE + _EACH * count) if count else None


def reveal_cues(count: int) -> list[tuple[float, str]]:
    """Returns when each is turned up, as a part of the step, and with which sound: they rise."""
    return [(_when(i, count), _SOUNDS[i * len(_SOUNDS) // count]) for i in range(count)]


class RevealingPicture(Protocol):
    """A picture of a counting in which brokers are turned up one by one."""

    def reveals(self, step: int) -> Sequence[int]:
        """Returns which brokers a step turns up."""

    def seconds(self, step: int) -> float | None:
        return reveal_seconds(len(self.reveals(step)))

    def cues(self, step: int) -> list[tuple[float, str]]:
        return reveal_cues(len(self.reveals(step)))


def still_hidden(tags: Sequence[int], part: float) -> frozenset[int]:
    """Returns which of some brokers, told in the order in which they are turned up, still lie face down."""
    return frozenset(tag for i, tag in enumerate(tags) if part < _when(i, len(tags)))


def is_decided(tags: Sequence[int], part: float) -> bool:
    """Tells whether the results of a step are there."""
    return part >= (DECIDED if tags else SHOWN)


def _when(number: int, count: int) -> float:
    share: float = ((number + 1) / count) ** _SLOWING
    return _FIRST + (_LAST - _FIRST) * share


# ---------------------------------------------------------------------- what everybody saw when something was counted
@dataclass(frozen=True, slots=True)
class Moment:
    """A counting as everybody saw it.

    `brokers` are those on the board, counted ones too; `fronts` the sums in front by seat; `ships` None where a new
    one has come since.
    """

    public: Public
    turn: int
    brokers: tuple[Broker, ...]
    fronts: tuple[int, ...]
    ships: tuple[Ship | None, ...]

    def at(self, *places: int) -> list[Broker]:
        """Returns the brokers in some places, party by party."""
        return sorted((b for b in self.brokers if b.place in places), key=lambda broker: (broker.party, broker.tag))

    def edge(self, party: int) -> tuple[bool, int, int]:
        """Returns what puts a party before others with the same total unless a character does (3, 7)."""
        if party == self.public.neutral_party:
            return (False, 0, 0)
        return (True, -self.fronts[party], self.public.order[party])


def moment(beat: Beat) -> Moment:
    """Returns what was seen at the counting of a beat, even when the beat went on to the next turn."""
    view: View = beat.view
    public = view.public
    ended = next((event for event in beat.events if isinstance(event, ev.TurnEnded)), None)
    brokers = (*public.counted, *public.brokers)
    if ended is None:
        fronts = tuple(sum(front) for front in public.front)
        return Moment(public, public.round, brokers, fronts, public.ships)
    fronts = tuple(_left(public, seat, brokers) for seat in range(public.seats))
    return Moment(public, ended.round, brokers, fronts, (None,) * len(public.ships))


def _left(public: Public, seat: int, brokers: Sequence[Broker]) -> int:
    """The sum of a seat's brokers that were not placed: all those stood in front.

    With the King's favour a turn never ends without a decision after the counting, so there are no others.
    """
    placed = sum(broker.value or 0 for broker in brokers if broker.party == seat)
    return sum(brokers_of(public.variants)) - placed


def turned_up(beat: Beat) -> frozenset[int]:
    """Returns the brokers, by tag, that a beat turns up."""
    return frozenset(tag for event in beat.events if isinstance(event, ev.Revealed) for tag, _ in event.values)


# ---------------------------------------------------------------------- in words
def present(players: YsPlayers, totals: ev.Totals) -> list[str]:
    """Returns who is there with which total, the highest first, as a sentence; none where nobody is."""
    there = {party: total for party, total in enumerate(totals) if total is not None}
    order = sorted(there, key=lambda party: -there[party])
    return [players.each((party, there[party]) for party in order)] if order else []


def highest(players: YsPlayers, now: Moment, totals: ev.Totals, winner: int | None) -> Iterator[str]:
    """Yields who has the highest total, and why."""
    if winner is None:
        yield players.say("walk.nobody")
        return
    tied = [party for party, total in enumerate(totals) if total == totals[winner]]
    if len(tied) > 1:
        best_first = sorted(tied, key=lambda party: (party != winner, now.edge(party)))
        yield from tie(players, now, best_first, totals[winner] or 0, is_whole=False)
    elif totals[winner] == 0:
        yield players.say("walk.lone_zero", player=players.name(winner))
    else:
        yield players.say("walk.wins", player=players.name(winner))


def tie(players: YsPlayers, now: Moment, tied: Sequence[int], total: int, *, is_whole: bool) -> Iterator[str]:
    """Yields why the first of some parties with the same total, best first, is ahead; `is_whole`: and the others."""
    yield players.say("walk.tie", players=[players.inside(party) for party in tied], sum=total)
    yield from _reasons(players, now, tied, is_whole)


def _reasons(players: YsPlayers, now: Moment, tied: Sequence[int], is_whole: bool) -> Iterator[str]:
    first, *others = tied
    winner = players.name(first)
    intriguer = now.public.effect(INTRIGUER)
    if min(tied, key=now.edge) != first or (intriguer is not None and intriguer.seat == first):
        yield players.say("walk.tie_intriguer", winner=winner)
    elif first == now.public.neutral_party:
        yield players.say("walk.tie_neutral")
    elif now.fronts[first] > now.fronts[others[0]]:
        fronts = [players.say("walk.front_of", player=players.inside(seat), sum=now.fronts[seat]) for seat in tied]
        yield players.say("walk.tie_front", fronts=fronts, winner=winner)
        if len({now.fronts[seat] for seat in others}) == len(others):
            return
    else:
        yield players.say("walk.tie_order", number=now.public.order[first], winner=winner)
    if is_whole and len(others) > 1:
        yield from _reasons(players, now, others, is_whole)
