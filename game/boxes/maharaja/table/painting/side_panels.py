"""What lies beside the map: the governors' track, who gets what from the Maharaja, the tray of the bank."""

import pygame

from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.events import CityScored
from game.boxes.maharaja.rules.rounds import progress
from game.boxes.maharaja.rules.scoring import palaces_built, score_city
from game.boxes.maharaja.table import phrases, zones
from game.boxes.maharaja.table.painting import CHANGED, CHOICE, DARK_EDGE, Picture
from game.boxes.maharaja.table.standings import after, next_city, scored_next
from game.core.rules import Seat
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.palette import BAD, BAND, CHOSEN, GOOD, INK, MUTED, SOFT
from game.paint.panels import sheet


def paint_track(picture: Picture) -> None:
    """Draws the track with its numbers; the pieces on it are items."""
    canvas, track = picture.canvas, picture.plan.track
    rect = canvas.rect(track)
    canvas.shadow(rect, 10, 140, 3, 6, 4)
    made = canvas.made.get(("maharaja track", rect.size), lambda: _ground(rect.size))
    canvas.s.blit(made, rect)
    public = picture.view.public
    lowest = public.track.index(next_city(public))
    for place in range(len(public.track)):
        _label(picture, place, is_next=place == lowest)
    first = zones.track_box(picture.plan, 0)
    picture.tell("arrow", picture.say("track.arrow"), Box(first.x, first.bottom, first.w, track.bottom - first.bottom))


def _ground(size: tuple[int, int]) -> pygame.Surface:
    made = pygame.Surface(size).convert()
    made.fill("#2A1810")
    made.blit(sprites.sprite("maharaja_track", *size), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made


def _label(picture: Picture, place: int, *, is_next: bool) -> None:
    """A box's number at its left; the Maharaja beside the governor he visits, a wedge beside the next one."""
    canvas, k, public = picture.canvas, picture.plan.track_k, picture.view.public
    box = zones.track_box(picture.plan, place)
    x, size = box.x + 22 * k, lettering.figure(canvas, 40 * k)
    is_last = place == len(public.track) - 1
    if is_next:
        canvas.box(box, "#FFF6DC", CHOICE, 8, 3)
        canvas.put("icon_right_ink", x - 2 * k, box.cy, 34 * k, centre=True)
    elif public.city is not None and public.track[place] == public.city:
        canvas.put("maharaja", x, box.cy, 60 * k * 140 / 220, centre=True)
    elif is_last and public.track[place] is None:
        used = lettering.text(canvas, str(phrases.box_of(place)), box.x + 4, box.cy, size, INK, "heavy")
        canvas.put("icon_flag_ink", box.right - (box.w - used - 4) / 2, box.cy, 38 * k, centre=True)
    elif (number := phrases.box_of(place)) is not None:
        lettering.text(canvas, str(number), x - 4 * k, box.cy, size, INK, "heavy", "c")
    else:
        canvas.disc(x, box.cy, 5 * k, "#7A5227")
    what = {"end": is_last, "empty": public.track[place] is None, "next": is_next}
    told = [picture.say(f"track.{key}") for key, is_so in what.items() if is_so]
    picture.tell(f"box:{place}", ": ".join((phrases.box_name(picture.players, place), *told)), box)


# ---------------------------------------------------------------------- the bank
def paint_bank(picture: Picture) -> None:
    """Draws the tray of the characters of nobody; they are items."""
    panel = picture.plan.bank
    if panel is None:
        return
    canvas, box = picture.canvas, panel.box
    canvas.box(box, "#0E060890", DARK_EDGE, 10, 2)
    if picture.plan.is_folded:
        return
    label = lettering.fitting(canvas, (picture.say("table.bank"), ""), 22, "semi", box.w - 8)
    lettering.text(canvas, label, box.cx, box.y + 14, 22, SOFT, "semi", "c", room=box.w - 8)


# ---------------------------------------------------------------------- who gets what
_HEAD, _FOOT = 44.0, 10.0
_SIZE = 27.0
_GOLD, _SIGN = 76.0, 44.0
"""Widths of the gold in a column, and of the sign before it that tells whether it changes."""


def paint_pays(picture: Picture, box: Box) -> None:
    """Draws the panel in a box: place, name, points and gold of everybody, now and with the chosen move."""
    sheet(picture.canvas, box, 12)
    paint_payouts(picture, box)


def paint_payouts(picture: Picture, box: Box) -> None:
    """Draws what the panel holds."""
    canvas, public = picture.canvas, picture.view.public
    city = scored_next(public)
    if public.city is None:
        _title(picture, box, city, box.w - 90)
        return
    now = score_city(public, city)
    changed = after(picture.view, picture.selection.move)
    then = None if changed is None else score_city(changed[0], city)
    end = _title(picture, box, city, box.w * 0.38)
    right, width = box.right - 20, _column(picture, now, then)
    left = right - width if then else right
    if changed and then:
        label = picture.say(f"standing.{changed[1]}")
        label = lettering.fitting(canvas, (label, picture.say("standing.with_move"), ""), 22, "semi", width - 12)
        lettering.text(canvas, label, right, box.y + 24, 22, CHANGED, "semi", "r", room=width - 12)
    used = lettering.text(canvas, picture.say("standing.now"), left, box.y + 24, 22, MUTED, "semi", "r")
    _round(picture, box, Box(end, box.y, left - used - end, _HEAD), public.city)
    rows = box.inset(12, 0).trimmed(top=_HEAD, bottom=_FOOT).rows(public.seats)
    ranked = [*now.ranking, *(Seat(seat) for seat in range(public.seats) if seat not in now.ranking)]
    for place, (seat, row) in enumerate(zip(ranked, rows, strict=True)):
        _row(picture, row, seat, place, now, then, (left, right, width))


def _column(picture: Picture, now: CityScored, then: CityScored | None) -> float:
    """Returns the width of a column: points, gold and, before them, the sign of a change."""
    scores = (*now.scores, *(then.scores if then else ()))
    told = {picture.say("standing.points", points=score.points) for score in scores}
    return _GOLD + _SIGN + max(lettering.width(picture.canvas, points, _SIZE, "semi") for points in told)


def _title(picture: Picture, box: Box, city: int, room: float) -> float:
    """Draws whose city pays; returns where the title ends."""
    canvas = picture.canvas
    canvas.put(f"city_badge_{CITIES[city]}", box.x + 36, box.y + 24, 38, centre=True)
    name = picture.say(f"city.{CITIES[city]}")
    key = "standing.title" if picture.view.public.city is not None else "standing.first_city"
    title = lettering.fitting(canvas, (picture.say(key, city=name), name), 28, "display", room)
    return box.x + 62 + lettering.text(canvas, title, box.x + 62, box.y + 23, 28, INK, "display", room=room)


def _round(picture: Picture, box: Box, room: Box, city: int) -> None:
    """Which round this is, where there is room beside the title, and whether it is the last one; how the game ends."""
    public = picture.view.public
    stand = progress(public)
    told = picture.say(stand.key, number=stand.number) if stand else ""
    shown = lettering.fitting(picture.canvas, (told, ""), 22, "semi", room.w - 32)
    tone = BAD if public.is_last else MUTED
    lettering.text(picture.canvas, shown, room.x + 16, room.y + 24, 22, tone, "semi", room=room.w - 32)
    palaces = public.palaces[0] + palaces_built(public, Seat(0))
    end = "end_now" if public.is_last else "end_hint_short" if public.variants.short else "end_hint"
    sentences = (
        picture.say("table.round", number=public.round, city=phrases.city(city)),
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
    columns: tuple[float, float, float],
) -> None:
    """Somebody's place, name, points and gold; `columns` are the right ends of now and then, and how wide they are."""
    canvas, (left, right, width) = picture.canvas, columns
    canvas.box(row.inset(0, 1), CHOSEN if seat == picture.view.seat else BAND, None, 6)
    size = min(_SIZE, row.h * 0.8)
    key = "standing.place" if seat in now.ranking else "standing.unplaced"
    shown = lettering.fitting(canvas, (picture.say(key, place=place + 1), str(place + 1)), size, "bold", 36)
    lettering.text(canvas, shown, row.x + 20, row.cy, size, MUTED, "bold", "c", room=36)
    picture.players.token(canvas, seat, row.x + 54, row.cy, min(36.0, row.h - 1))
    name, x = picture.players.name(seat), row.x + 76
    room = left - width + _SIGN - 8 - x
    shown = lettering.fitting(canvas, (name, name.split()[0], ""), size, "semi", room)
    lettering.text(canvas, shown, x, row.cy, size, INK, "semi", room=room)
    _amount(picture, left, row, now.scores[seat].points, now.payouts[seat], INK)
    points = picture.players.words("common.count.points", count=now.scores[seat].points)
    gold = picture.say("gold", count=now.payouts[seat])
    picture.tell(f"pays:{seat}", f"{name}: {points}, {gold}", row)
    if then is None:
        return
    after_move, before = then.payouts[seat], now.payouts[seat]
    is_new = (then.scores[seat], after_move) != (now.scores[seat], before)
    _amount(picture, right, row, then.scores[seat].points, after_move, CHANGED if is_new else MUTED)
    if after_move != before:
        icon, tone = ("up", GOOD) if after_move > before else ("down", BAD)
        canvas.disc(right - width + 22, row.cy, 11, tone)
        canvas.put(f"icon_{icon}_light", right - width + 22, row.cy, 18, centre=True)


def _amount(picture: Picture, right: float, row: Box, points: int, gold: int, ink: str) -> None:
    """Points and the gold for them, in fixed columns."""
    canvas, y, size = picture.canvas, row.cy, min(_SIZE, row.h * 0.8)
    canvas.put("gold_coin", right - 12, y, 24, centre=True, alpha=255 if gold else 100)
    lettering.text(canvas, str(gold), right - 28, y, size, ink, "heavy", "r")
    lettering.text(canvas, picture.say("standing.points", points=points), right - _GOLD + 4, y, size, ink, "semi", "r")
