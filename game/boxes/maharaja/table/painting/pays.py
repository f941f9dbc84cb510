"""Who gets what if the Maharaja's city were scored now, and with the move that is chosen."""

from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.events import CityScored
from game.boxes.maharaja.rules.rounds import progress
from game.boxes.maharaja.rules.scoring import palaces_built, score_city
from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table.painting.frame import CHANGED, Picture
from game.boxes.maharaja.table.projection import after
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BAD, BAND, CHOSEN, GOOD, INK, MUTED
from game.paint.panels import sheet

_HEAD, _FOOT = 44.0, 10.0
_SIZE = 24.0
_GOLD, _SIGN = 70.0, 44.0
"""Widths of the gold in a column, and of the sign before it that tells whether it changes."""


def scored_next(public: Public) -> int | None:
    """Returns the city that is scored next: the Maharaja's or, before the first round, the lowest governor's."""
    if public.city is not None:
        return public.city
    return next((city for city in public.track if city is not None), None)


def paint_pays(picture: Picture, box: Box) -> None:
    """Draws the panel in a box: place, name, points and gold of everybody, now and with the chosen move."""
    sheet(picture.canvas, box, 12)
    paint_payouts(picture, box)


def paint_payouts(picture: Picture, box: Box) -> None:
    """Draws what the panel holds."""
    canvas, public = picture.canvas, picture.view.public
    city = scored_next(public)
    if city is None or public.city is None:
        _title(picture, box, city, box.w - 90)
        return
    now = score_city(public, city)
    changed = after(picture.view, picture.selection.move)
    then = None if changed is None else score_city(changed[0], city)
    end = _title(picture, box, city, box.w * 0.38)
    right, wide = box.right - 20, _column(picture, now, then)
    columns = (right - wide, right) if then else (right, right)
    if changed and then:
        label = picture.say(f"standing.{changed[1]}")
        label = fitting(canvas, (label, picture.say("standing.with_move"), ""), 22, "semi", wide - 12)
        lettering.text(canvas, label, right, box.y + 24, 22, CHANGED, "semi", "r", room=wide - 12)
    used = lettering.text(canvas, picture.say("standing.now"), columns[0], box.y + 24, 22, MUTED, "semi", "r")
    _round(picture, box, Box(end, box.y, columns[0] - used - end, _HEAD))
    rows = box.inset(12, 0).trimmed(top=_HEAD, bottom=_FOOT).rows(public.seats)
    ranked = [*now.ranking, *(Seat(seat) for seat in range(public.seats) if seat not in now.ranking)]
    for place, (seat, row) in enumerate(zip(ranked, rows, strict=True)):
        _row(picture, row, seat, place, now, then, columns)


def _column(picture: Picture, now: CityScored, then: CityScored | None) -> float:
    """Returns the width of a column: points, gold and, before them, the sign of a change."""
    scores = (*now.scores, *(then.scores if then else ()))
    told = {picture.say("standing.points", points=score.points) for score in scores}
    return _GOLD + _SIGN + max(lettering.width(picture.canvas, points, 22, "semi") for points in told)


def _title(picture: Picture, box: Box, city: int | None, room: float) -> float:
    """Draws whose city pays; returns where the title ends."""
    canvas = picture.canvas
    if city is None:
        return box.x
    canvas.put(f"city_badge_{CITIES[city]}", box.x + 36, box.y + 24, 38, centre=True)
    name = picture.say(f"city.{CITIES[city]}")
    key = "standing.title" if picture.view.public.city is not None else "standing.first_city"
    title = fitting(canvas, (picture.say(key, city=name), name), 28, "display", room)
    return box.x + 62 + lettering.text(canvas, title, box.x + 62, box.y + 23, 28, INK, "display", room=room)


def _round(picture: Picture, box: Box, room: Box) -> None:
    """Which round this is, where there is room beside the title, and whether it is the last one; how the game ends."""
    public = picture.view.public
    if public.city is None:
        return
    stand = progress(public)
    told = picture.say(stand.key, number=stand.number) if stand else ""
    shown = fitting(picture.canvas, (told, ""), 22, "semi", room.w - 32)
    tone = BAD if public.is_last else MUTED
    lettering.text(picture.canvas, shown, room.x + 16, room.y + 24, 22, tone, "semi", room=room.w - 32)
    palaces = public.palaces[0] + palaces_built(public, Seat(0))
    end = "end_now" if public.is_last else "end_hint_short" if public.variants.short else "end_hint"
    sentences = (
        picture.say("table.round", number=public.round, city=Term(f"maharaja.city.{CITIES[public.city]}")),
        picture.say(f"table.{end}", palaces=palaces),
    )
    picture.tell("round", " · ".join(sentences), Box(box.x, room.y, box.w, room.h))


def _row(
    picture: Picture,
    row: Box,
    seat: Seat,
    place: int,
    now: CityScored,
    then: CityScored | None,
    columns: tuple[float, float],
) -> None:
    canvas = picture.canvas
    is_own = seat == picture.view.seat
    canvas.box(row.inset(0, 1), CHOSEN if is_own else BAND, None, 6)
    size = min(_SIZE, row.h * 0.78)
    is_placed = seat in now.ranking
    key = "standing.place" if is_placed else "standing.unplaced"
    shown = fitting(canvas, (picture.say(key, place=place + 1), str(place + 1)), size, "bold", 36)
    lettering.text(canvas, shown, row.x + 20, row.cy, size, MUTED, "bold", "c", room=36)
    picture.players.token(canvas, seat, row.x + 54, row.cy, min(36.0, row.h - 1))
    name, x = picture.players.name(seat), row.x + 76
    wide = _column(picture, now, then)
    room = columns[0] - wide + _SIGN - 8 - x
    shown = fitting(canvas, (name, name.split()[0], ""), size, "semi", room)
    lettering.text(canvas, shown, x, row.cy, size, INK, "semi", room=room)
    _amount(picture, columns[0], row, now.scores[seat].points, now.payouts[seat], INK)
    points = picture.players.words("common.count.points", count=now.scores[seat].points)
    gold = picture.say("gold", count=now.payouts[seat])
    picture.tell(f"pays:{seat}", f"{name}: {points}, {gold}", row)
    if then is None:
        return
    after_move, before = then.payouts[seat], now.payouts[seat]
    is_new = (then.scores[seat], after_move) != (now.scores[seat], before)
    _amount(picture, columns[1], row, then.scores[seat].points, after_move, CHANGED if is_new else MUTED)
    if after_move != before:
        icon, tone = ("up", GOOD) if after_move > before else ("down", BAD)
        canvas.disc(columns[1] - wide + 22, row.cy, 11, tone)
        canvas.put(f"icon_{icon}_light", columns[1] - wide + 22, row.cy, 18, centre=True)


def _amount(picture: Picture, right: float, row: Box, points: int, gold: int, ink: str) -> None:
    """Points and the gold for them, in fixed columns."""
    canvas, y, size = picture.canvas, row.cy, min(_SIZE, row.h * 0.78)
    canvas.put("gold_coin", right - 12, y, 24, centre=True, alpha=255 if gold else 100)
    lettering.text(canvas, str(gold), right - 28, y, size, ink, "heavy", "r")
    lettering.text(
        canvas, picture.say("standing.points", points=points), right - 66, y, min(22.0, size), ink, "semi", "r"
    )
