"""The governors' track: numbers of its boxes, the end, who is visited now and who is next."""

import pygame

from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.painting.frame import CHOICE, Picture
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.palette import INK

STARTS = 7
"""How many boxes of the track lie below box 1."""


def paint_track(picture: Picture) -> None:
    """Draws the track with its numbers; the pieces on it are items."""
    canvas, track = picture.canvas, picture.plan.track
    rect = canvas.rect(track)
    canvas.shadow(rect, 10, 140, 3, 6, 4)
    made = canvas.made.get(("maharaja track", rect.size), lambda: _ground(rect.size))
    canvas.s.blit(made, rect)
    governors = picture.view.public.track
    lowest = next((place for place, city in enumerate(governors) if city is not None), None)
    for place in range(len(governors)):
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
    x = box.x + 22 * k
    visited = public.city is not None and public.track[place] == public.city
    last = place == len(public.track) - 1
    if is_next:
        canvas.box(box, "#FFF6DC", CHOICE, 8, 3)
        canvas.put("icon_right_ink", x - 2 * k, box.cy, 34 * k, centre=True)
    elif visited:
        canvas.put("maharaja", x, box.cy, 60 * k * 140 / 220, centre=True)
    elif place >= STARTS:
        size = 27 * k if place < len(public.track) - 1 else 25 * k
        lettering.text(canvas, str(place - STARTS + 1), x, box.cy, size, INK, "heavy", "c")
        if last:
            canvas.put("icon_flag_ink", box.right - 28 * k, box.cy, 38 * k, centre=True)
    else:
        canvas.disc(x, box.cy, 5 * k, "#7A5227")
    picture.tell(f"box:{place}", _told(picture, place, is_next=is_next), box)


def _told(picture: Picture, place: int, *, is_next: bool) -> str:
    if place >= STARTS:
        told = picture.say("track.box", number=place - STARTS + 1)
    else:
        told = picture.say("track.start_box", number=place + 1)
    if place == len(picture.view.public.track) - 1:
        told += f": {picture.say('track.end')}"
    if picture.view.public.track[place] is None:
        told += f": {picture.say('track.empty')}"
    return f"{told}: {picture.say('track.next')}" if is_next else told
