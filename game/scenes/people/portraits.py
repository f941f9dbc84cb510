"""Faces: round portraits in the ring of a player's colour, with its emblem; and portraits as cards to choose from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.paint import pieces, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, INK, PLAYER
from game.paint.sprites import manifest
from game.saves.people import Person
from game.saves.players import Player

PORTRAITS = (
    "girl_plaits",
    "boy_curls",
    "boy_fringe",
    "girl_puffs",
    "mother_long",
    "father_beard",
    "woman_scarf",
    "man_turban",
    "woman_bob",
    "grandpa_bow",
    "grandma_bun",
    "grandpa_cap",
)
"""The portraits there are (assets/src/portraits.py), in the order in which they are offered."""
_FINE = 3
"""How many times larger a round picture is drawn before it is scaled down, for smooth edges."""


def face(canvas: Canvas, portrait: str, colour: str, x: float, y: float, size: float) -> None:
    """Draws somebody around a point: portrait, ring of the colour, emblem at the lower right."""
    px = canvas.px(size)
    canvas.stamp(
        canvas.made.get(("face", portrait, colour, px), lambda: _round(portrait, colour, px)), x, y, centre=True
    )
    pieces.token(canvas, colour, x + size * 0.34, y + size * 0.34, size * 0.4)


def empty_face(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draws the place for somebody who is not known yet."""
    canvas.disc(x, y, size / 2, "#FFF9EA", BRASS, 2)
    canvas.put("icon_human_ink", x, y, size * 0.56, centre=True, alpha=150)


def portrait(canvas: Canvas, person: Person | None, x: float, y: float, size: float) -> None:
    """Draws somebody's face, an empty place for somebody who was removed."""
    if person:
        face(canvas, person.portrait, person.colour, x, y, size)
    else:
        empty_face(canvas, x, y, size)


def card(canvas: Canvas, portrait: str, at: Box, *, is_on: bool) -> None:
    """Draws a portrait as a card; the chosen one is lit. What stands below the picture is left to the caller."""
    if is_on:
        canvas.glow(at, "#FFC93C", 18, 255, 5, 16)
    canvas.shadow(canvas.rect(at), 9, 140, 3, 6)
    canvas.box(at, "#4A2F1C" if is_on else "#3D2618", INK, 16, 4)
    canvas.outline(at.grown(-4), BRASS_LIGHT if is_on else BRASS, 13, 3 if is_on else 2)
    picture = Box(at.x + 10, at.y + 10, at.w - 20, at.w - 20)
    px = canvas.px(picture.w)
    canvas.stamp(canvas.made.get(("portrait", portrait, px), lambda: _cornered(portrait, px)), picture.x, picture.y)
    canvas.outline(picture.grown(1), BRASS_LIGHT, 11, 2.5)


def _round(portrait: str, colour: str, px: int) -> pygame.Surface:
    """A disc of the colour, inside it a fine line, and inside that the portrait."""
    side = px * _FINE
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, edge = (side / 2, side / 2), max(_FINE, side * 0.012)
    pygame.draw.circle(made, INK, middle, side / 2)
    pygame.draw.circle(made, PLAYER[colour], middle, side / 2 - edge)
    pygame.draw.circle(made, INK, middle, side * 0.445)
    inner = round(side * 0.86)
    mask = pygame.Surface((inner, inner), pygame.SRCALPHA)
    pygame.draw.circle(mask, "white", (inner / 2, inner / 2), inner / 2)
    made.blit(
        _masked(portrait, mask), ((side - inner) // 2, (side - inner) // 2), special_flags=pygame.BLEND_PREMULTIPLIED
    )
    return pygame.transform.smoothscale(made, (px, px))


def _cornered(portrait: str, px: int) -> pygame.Surface:
    mask = pygame.Surface((px * _FINE, px * _FINE), pygame.SRCALPHA)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=px * _FINE // 14)
    return pygame.transform.smoothscale(_masked(portrait, mask), (px, px))


def _masked(portrait: str, mask: pygame.Surface) -> pygame.Surface:
    """The portrait in the size and shape of a mask, premultiplied."""
    name = f"portrait_{portrait}" if portrait in PORTRAITS else f"portrait_{PORTRAITS[0]}"
    made = pygame.transform.smoothscale(sprites.master(name, mask.get_width()), mask.get_size())
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


_DISC, _RING, _TOKEN = 0.92, 0.06, 0.42
"""Parts of the whole: the disc of the colour, how wide its ring is, and the emblem."""


@dataclass(frozen=True, slots=True)
class Sitters:
    """Who sits at the table of a box; finds somebody known by the id."""

    box: str
    players: Sequence[Player]
    known: Callable[[str], Person | None]

    def draw(self, canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
        """Draws who has a seat around a point: the face with its emblem, or the emblem alone."""
        player = self.players[seat]
        person = self.known(player.person) if player.person else None
        if person:
            face(canvas, person.portrait, player.colour, x, y, size * _DISC)
        elif picture := picture_of(self.box, player.personality):
            canvas.disc(x, y, size * _DISC / 2, PLAYER[player.colour], INK, 2)
            canvas.put(picture, x, y, size * (_DISC - 2 * _RING), centre=True)
            pieces.token(canvas, player.colour, x + size * 0.31, y + size * 0.31, size * _TOKEN)
        else:
            pieces.token(canvas, player.colour, x, y, size)


def picture_of(box: str, personality: str) -> str:
    """Returns the picture of a personality of a box, "" where there is none."""
    name = f"face_{box}_{personality}"
    return name if name in manifest() else ""
