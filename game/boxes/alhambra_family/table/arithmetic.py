"""How the points of a type come about: prizes, pooled where several share places, split and rounded down."""

from dataclasses import dataclass

from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.rules.majorities import Award, prizes
from game.boxes.alhambra_family.table.frame import EARNED
from game.boxes.alhambra_family.table.phrases import Players, ordinal
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK, MUTED

_NAMED = 3
"""Of a tie between more parties the share is written once, for each."""
_LARGEST, _SMALLEST = 68.0, 34.0
_ARROW = "→"


@dataclass(frozen=True, slots=True)
class _Term:
    """One number or sign with what stands below it."""

    text: str
    note: str = ""
    tone: str = INK

    @property
    def is_sign(self) -> bool:
        return not self.note


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
    high = lettering.paragraph_height(canvas, sentence, box.w, 25)
    lettering.paragraph(canvas, sentence, box.x, box.bottom - high, box.w, 25, INK, "text", "c")
    if event.awards:
        sums = [_sum(players, event, award) for award in event.awards]
        _paint_sums(canvas, sums, Box(box.x, box.y, box.w, box.h - high - 4))


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
    note = min(24.0, size * 0.5)
    for terms in sums:
        for term in terms:
            wide = _term_width(canvas, term, size)
            middle = x + wide / 2
            if term.text == _ARROW:
                canvas.put("icon_arrow_ink", middle, y + 2, size * 0.72, centre=True)
            else:
                tone = MUTED if term.is_sign else term.tone
                lettering.text(canvas, term.text, middle, y, size, tone, "heavy", "c")
            if term.note:
                tone = EARNED if term.tone == EARNED else MUTED
                lettering.text(canvas, term.note, middle, y + size * 0.62 + 16, note, tone, "semi", "c")
            x += wide
        x += _between(size)


def _between(size: float) -> float:
    return size * 1.1


def _wide(canvas: Canvas, sums: list[list[_Term]], size: float) -> float:
    used = sum(_term_width(canvas, term, size) for terms in sums for term in terms)
    return used + _between(size) * (len(sums) - 1)


def _term_width(canvas: Canvas, term: _Term, size: float) -> float:
    number = size * 0.75 if term.text == _ARROW else lettering.width(canvas, term.text, size, "heavy")
    note = lettering.width(canvas, term.note, min(24.0, size * 0.5), "semi") + 14 if term.note else 0
    return max(number + size * 0.36, note)
