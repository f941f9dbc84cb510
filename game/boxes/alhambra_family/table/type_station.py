"""How the points of a type come about: prizes, pooled where several share places, split and rounded down."""

from dataclasses import dataclass

from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.rules.majorities import Award, prizes
from game.boxes.alhambra_family.table.frame import EARNED
from game.boxes.alhambra_family.table.phrases import Players, ordinal
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import panel

_NAMED = 3
"""Of a tie between more parties the share is written once, for each."""
_LARGEST, _SMALLEST = 68.0, 34.0
_ARROW = "→"
_TALL, _COLUMN, _LEAST_ROW, _LEAST_TILE, _LEAST_LETTERS = 340.0, 130.0, 52.0, 24.0, 20.0
"""How high the room above the sums is in which the type has its usual size; how wide its column is at least, how high a
row, how large a tile in it, and how large the letters that tell a place before fewer of them are taken.
"""


@dataclass(frozen=True, slots=True)
class _Term:
    """One number or sign with what stands below it."""

    text: str
    note: str = ""
    tone: str = INK


def places_of(players: Players, event: TypeScored, award: Award) -> str:
    """Returns which places an award covers: "1st place", "1st and 2nd place", "2nd to 4th place"."""
    words, (first, last) = players.words, _span(event, award)
    if first == last:
        return words("palaces.majorities.place", place=ordinal(words, first))
    key = "two_places" if last == first + 1 else "span"
    return words(f"palaces.majorities.{key}", first=ordinal(words, first), last=ordinal(words, last))


def short_places(players: Players, event: TypeScored, award: Award) -> tuple[str, str]:
    """Returns which places an award covers where there is little room, "1st–2nd", and where there is least: "1–2"."""
    span = dict.fromkeys(_span(event, award))
    return "–".join(ordinal(players.words, place) for place in span), "–".join(map(str, span))


def _span(event: TypeScored, award: Award) -> tuple[int, int]:
    """The first and the last paid place of an award."""
    first = _first_place(event, award)
    return first, min(first + len(award.parties) - 1, len(prizes(event.letter, event.kind)))


def _first_place(event: TypeScored, award: Award) -> int:
    before = event.awards[: event.awards.index(award)]
    return 1 + sum(len(other.parties) for other in before)


def paint_arithmetic(canvas: Canvas, players: Players, event: TypeScored, box: Box) -> None:
    """Draws the sums of all awards in a row and one sentence below."""
    sentence = explanation(players, event)
    height = lettering.paragraph_height(canvas, sentence, box.w, 25)
    lettering.paragraph(canvas, sentence, box.x, box.bottom - height, box.w, 25, INK, "text", "c")
    if event.awards:
        sums = [_sum(players, event, award) for award in event.awards]
        _paint_sums(canvas, sums, Box(box.x, box.y, box.w, box.h - height - 4))


def explanation(players: Players, event: TypeScored) -> str:
    """Returns the sentence that tells how the points came about."""
    if not event.awards:
        return players.say("walk.nobody")
    tie = next((award for award in event.awards if len(award.parties) > 1), None)
    if tie is not None:
        is_even = tie.share * len(tie.parties) == sum(tie.prizes)
        key = "tie_even" if is_even else "tie_rounded"
        return players.say(f"walk.{key}", places=places_of(players, event, tie))
    told = [
        players.say(
            "walk.alone",
            player=players.name(award.parties[0]),
            places=places_of(players, event, award),
            count=award.share,
        )
        for award in event.awards
    ]
    return "; ".join(told)


def _sum(players: Players, event: TypeScored, award: Award) -> list[_Term]:
    """One award: a prize with its winner, or prizes added up and split."""
    words, first = players.words, _first_place(event, award)
    if len(award.parties) == 1:
        return [_Term(str(award.share), players.name(award.parties[0]), EARNED)]
    terms: list[_Term] = []
    for i, prize in enumerate(award.prizes):
        if i:
            terms.append(_Term("+"))
        note = players.say("walk.for_place", place=ordinal(words, first + i))
        terms.append(_Term(str(prize), note))
    if len(award.prizes) > 1:
        terms += [_Term("="), _Term(str(sum(award.prizes)), players.say("walk.together"))]
    terms.append(_Term(_ARROW))
    if len(award.parties) > _NAMED:
        return [*terms, _Term(str(award.share), players.say("walk.each"), EARNED)]
    for i, party in enumerate(award.parties):
        if i:
            terms.append(_Term("+"))
        terms.append(_Term(str(award.share), players.name(party), EARNED))
    return terms


def _paint_sums(canvas: Canvas, sums: list[list[_Term]], box: Box) -> None:
    """Draws the sums side by side, as large as they fit."""
    size = min(_LARGEST, box.h - 40)
    while size > _SMALLEST and _wide(canvas, sums, size) > box.w:
        size -= 2
    x = box.cx - _wide(canvas, sums, size) / 2
    y = box.y + (box.h - 40) / 2
    for terms in sums:
        for term in terms:
            width = _term_width(canvas, term, size)
            middle = x + width / 2
            if term.text == _ARROW:
                canvas.put("icon_arrow_ink", middle, y + 2, size * 0.72, centre=True)
            else:
                tone = term.tone if term.note else MUTED
                lettering.text(canvas, term.text, middle, y, size, tone, "heavy", "c")
            if term.note:
                tone = EARNED if term.tone == EARNED else MUTED
                lettering.text(canvas, term.note, middle, y + size * 0.62 + 16, lettering.FIGURE, tone, "semi", "c")
            x += width
        x += _between(size)


def _between(size: float) -> float:
    return size * 1.1


def _wide(canvas: Canvas, sums: list[list[_Term]], size: float) -> float:
    used = sum(_term_width(canvas, term, size) for terms in sums for term in terms)
    return used + _between(size) * (len(sums) - 1)


def _term_width(canvas: Canvas, term: _Term, size: float) -> float:
    number = size * 0.75 if term.text == _ARROW else lettering.width(canvas, term.text, size, "heavy")
    note = lettering.width(canvas, term.note, lettering.FIGURE, "semi") + 14 if term.note else 0
    return max(number + size * 0.36, note)


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

    def height(self, canvas: Canvas, width: float) -> float:
        return 98 + len(self._event.counts) * _LEAST_ROW + self._low(canvas, width)

    def _low(self, canvas: Canvas, width: float) -> float:
        """Returns how high the sums with their sentence are at least."""
        return 116 + lettering.paragraph_height(canvas, explanation(self._players, self._event), width - 120, 25)

    def draw(self, canvas: Canvas, box: Box, part: float, *, is_complete: bool) -> None:
        """Draws the type at the left, everybody's row at the right, the arithmetic below."""
        now = _Now(canvas, is_complete)
        panel(canvas, box, self._frame, 32)
        low = max(min(210.0, box.h * 0.31), self._low(canvas, box.w))
        line = box.bottom - 30 - low
        k = min(1.0, (line - box.y) / _TALL)
        size = min(290.0, line - box.y - 174 * k, box.w * 0.24)
        width = max(size, _COLUMN)
        middle = box.x + 62 + width / 2
        canvas.put(f"tile_{self._kind}", middle - size / 2, box.y + 58 * k, size)
        y = box.y + size + 96 * k
        lettering.text(canvas, self.name, middle, y, 46 * k, INK, "heavy", "c", room=width + 60)
        value = self._players.words("palaces.majorities.value", value=self._event.kind + 1)
        lettering.text(canvas, value, middle, y + 50 * k, 26, MUTED, "text", "c", room=width + 60)
        x = box.x + 62 + width + 62
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
        height = min(32.0, row.h * 0.5)
        name = lettering.fitting(canvas, (name, name.split()[0]), height, "bold", named)
        lettering.text(canvas, name, left, row.cy - 1, height, INK, "bold", room=named)
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
        height, tone = (min(48.0, row.h * 0.72), EARNED) if points else (30.0, MUTED)
        shown = f"+{points}" if points else "0"
        lettering.text(now.canvas, shown, row.right - min(24.0, row.w * 0.03), row.cy - 2, height, tone, "heavy", "r")

    def _place(self, now: _Now, award: Award, right: float, y: float, room: float) -> float:
        """Writes which places a party shares, ending at a point, and returns how much room that takes."""
        texts = (places_of(self._players, self._event, award), *short_places(self._players, self._event, award))
        fits = (text for text in texts if lettering.width(now.canvas, text, _LEAST_LETTERS, "semi") <= room)
        text = next(fits, texts[-1])
        return 12 + lettering.text(now.canvas, text, right, y, 24, MUTED, "semi", "r", room=room)

    def _tiles(self, now: _Now, number: int, box: Box) -> None:
        """So many tiles, side by side while there is room, else one with its number."""
        canvas = now.canvas
        if not number:
            none = lettering.fitting(
                canvas, (self._players.words(f"palaces.none_of.{self._kind}"), "–"), 24, "text", box.w
            )
            lettering.text(canvas, none, box.x, box.cy, 24, MUTED, room=box.w)
            return
        size = min(68.0, box.h - 10)
        step = size + 8
        if number * step <= box.w:
            for i in range(number):
                canvas.put(f"tile_{self._kind}", box.x + i * step, box.cy - size / 2, size)
            return
        told, left = f"× {number}", box.x
        size = min(size, box.w - 8 - lettering.width(canvas, told, 30, "heavy"))
        if size >= _LEAST_TILE:
            canvas.put(f"tile_{self._kind}", box.x, box.cy - size / 2, size)
            left += size + 8
        lettering.text(canvas, told, left, box.cy - 1, 30, INK, "heavy", room=box.right - left)
