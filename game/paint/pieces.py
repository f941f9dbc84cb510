"""Drawn controls and pieces that many screens share: buttons, key caps, money cards, building tiles, tokens."""

from collections.abc import Sequence

import pygame

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas, changed
from game.paint.fonts import Face, font
from game.paint.palette import BAD, CREAM, GOOD, INK, NIGHT, STARK_DARK, STARK_FOCUS, STARK_LIGHT

_BUTTON_CAP = 120
"""How much of a button's master, in its own pixels at two per unit, belongs to each ornamented end."""

_ON_CARD, ON_BADGE = (0.27, 0.35), (0.47, 0.56)
"""Sizes of numbers on a money card and on the badge of a price for their width: the usual one and the largest."""
_LEAST, _LESS = 14, 0.7
"""The smallest size of a button's label, and how much smaller than wished it may be beside an icon."""


def button(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    label: str,
    colour: str = "teal",
    size: float = 28,
    *,
    icon: str | None = None,
    face: Face = "display",
    is_enabled: bool = True,
    is_hovered: bool = False,
    is_pressed: bool = False,
    room: float = 0,
) -> None:
    """Draws a button with its label and icon; a disabled one is faded, a hovered one lit, a pressed one sunk.

    `room` is what the label must leave free at its right for a key cap. The icon gives way to a label that
    would be much smaller.
    """
    sink = 2 if is_pressed else 0
    is_dark = colour != "parchment" or canvas.is_high_contrast
    if canvas.is_high_contrast:
        canvas.box(Box(x, y, w, h * 84 / 80), STARK_DARK, STARK_FOCUS if is_hovered else STARK_LIGHT, 12, 3)
    else:
        canvas.stamp(_body(canvas, w, h, colour, is_enabled, is_hovered), x, y + sink)
    ink = CREAM if is_dark else INK
    middle = y + sink + h * 42 / 80
    free = _free(w, h) - room
    if icon and label and lettering.width(canvas, label, _LESS * size, face) > free - h * 0.46 - 12:
        icon = None
    width = h * 0.46 if icon else 0
    gap = 12 if icon and label else 0
    inner = free - width - gap
    while size > _LEAST and lettering.width(canvas, label, size, face) > inner:
        size -= 1
    used = min(lettering.width(canvas, label, size, face), inner) if label else 0
    left = x + (w - room) / 2 - (width + gap + used) / 2
    if icon:
        sprite, alpha = f"icon_{icon}_{'light' if is_dark else 'ink'}", 255 if is_enabled else 120
        canvas.put(sprite, left + width / 2, middle, width, centre=True, alpha=alpha)
    if label:
        shade = NIGHT if is_dark and is_enabled else None
        tone = ink if is_enabled else ("#CDBFA8" if is_dark else "#6E5A44")
        at, y = left + width + gap, middle - size * 0.04
        room, is_disabled = inner + 1, not is_enabled
        lettering.text(canvas, label, at, y, size, tone, face, shade=shade, room=room, is_disabled=is_disabled)


def has_room(canvas: Canvas, w: float, h: float, label: str, size: float, room: float) -> bool:
    """Tells whether a button can show its label, not much smaller than wished, and leave some room at its right."""
    return lettering.width(canvas, label, _LESS * size, "display") <= _free(w, h) - room


def _free(w: float, h: float) -> float:
    return w - 2 * min(44, h * 0.55)


def label_size(canvas: Canvas, w: float, h: float, labels: Sequence[str], size: float) -> tuple[float, bool]:
    """Returns the size that the labels of a row of buttons can all have, of so much at most, and whether beside icons.

    Takes the width and height of each; icons give way to labels that would be much smaller.
    """
    room = _free(w, h)
    beside = lettering.common_size(canvas, labels, size, "display", room - h * 0.46 - 12)
    if beside >= _LESS * size:
        return beside, True
    return lettering.common_size(canvas, labels, size, "display", room), False


def _body(canvas: Canvas, w: float, h: float, colour: str, is_enabled: bool, is_hovered: bool) -> pygame.Surface:
    pw, ph = canvas.px(w), canvas.px(h * 96 / 80)
    key = ("button", pw, ph, colour, is_enabled, is_hovered)
    return canvas.made.get(key, lambda: _made_body(pw, ph, colour, is_enabled, is_hovered))


def _made_body(pw: int, ph: int, colour: str, is_enabled: bool, is_hovered: bool) -> pygame.Surface:
    name = f"button_{colour}"
    source = sprites.master(name, round(ph / sprites.aspect(name)))
    factor = ph / source.get_height()
    cap = round(_BUTTON_CAP * source.get_height() / 192) if source.get_height() > 64 else source.get_width() // 3
    end = min(round(cap * factor), pw // 2)
    made = pygame.Surface((pw, ph), pygame.SRCALPHA)
    middle = source.subsurface((cap, 0, source.get_width() - 2 * cap, source.get_height()))
    made.blit(pygame.transform.smoothscale(middle, (max(1, pw - 2 * end), ph)), (end, 0))
    for left, at in ((0, 0), (source.get_width() - cap, pw - end)):
        part = source.subsurface((left, 0, cap, source.get_height()))
        made.blit(pygame.transform.smoothscale(part, (end, ph)), (at, 0))
    if not is_enabled:
        made = pygame.transform.grayscale(made)
        made.fill((150, 140, 130, 205), special_flags=pygame.BLEND_RGBA_MULT)
    elif is_hovered:
        light = made.copy()
        light.fill((56, 52, 44, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


def keycap(canvas: Canvas, x: float, y: float, label: str, size: float = 20) -> float:
    """Draws a key as on a keyboard, its middle at a point, and returns its width in units."""
    w = keycap_width(canvas, label, size)
    h = max(28, lettering.pixels(canvas, size) * 1.5 / canvas.k)
    canvas.box(Box(x - w / 2, y - h / 2, w, h), "#FBF4E2", INK, 6)
    lettering.text(canvas, label, x, y - 1, size, INK, "semi", "c")
    return w


def keycap_width(canvas: Canvas, label: str, size: float = 20) -> float:
    """Returns how wide a drawn key is, in units."""
    return max(30, lettering.width(canvas, label, size, "semi") + 16)


def token(canvas: Canvas, colour: str, x: float, y: float, w: float) -> None:
    """Draws a player's token (colour, emblem and pattern) around a point."""
    canvas.put(f"token_{colour}", x, y, w, centre=True)


def check(canvas: Canvas, x: float, y: float, w: float = 34) -> None:
    """Draws a green disc with a tick around a point."""
    canvas.disc(x, y, w / 2, GOOD, CREAM, 2)
    canvas.put("icon_check_light", x, y, w * 0.65, centre=True)


def cross(canvas: Canvas, x: float, y: float, w: float) -> None:
    """Draws a red disc with a cross around a point, for what is forbidden."""
    canvas.disc(x, y, w / 2, BAD, CREAM, 2)
    canvas.put("icon_close_light", x, y, w * 0.65, centre=True)


def numerals(number: int, px: int, *, is_high_contrast: bool) -> pygame.Surface:
    """Returns a number as it stands on pieces, premultiplied; for high contrast on a plate. Takes the letters' size."""
    drawn = font("heavy", px).render(str(number), True, STARK_DARK if is_high_contrast else INK)
    if not is_high_contrast:
        return drawn.premul_alpha()
    plate = pygame.Surface(drawn.get_bounding_rect().inflate(px // 3, px // 4).size, pygame.SRCALPHA)
    plate.fill(STARK_LIGHT)
    letters = drawn.subsurface(drawn.get_bounding_rect())
    plate.blit(letters, letters.get_rect(center=plate.get_rect().center))
    return plate


def numeral_size(canvas: Canvas, usual: float, most: float) -> int:
    """Returns the size in pixels of a number on a piece: as usual, or as large as numbers must be where it has room."""
    return max(8, round(usual), min(round(most), canvas.px(lettering.figure(canvas, 0))))


def money_card(canvas: Canvas, currency: str, value: int, w: float, alpha: int = 255) -> pygame.Surface:
    """Returns a money card with its numerals as a premultiplied surface, `w` units wide."""
    pw = canvas.px(w)
    px = numeral_size(canvas, pw * _ON_CARD[0], pw * _ON_CARD[1])
    key = ("money", currency, value, pw, px, alpha)
    return canvas.made.get(
        key, lambda: _money_card(currency, value, pw, px, alpha, is_high_contrast=canvas.is_high_contrast)
    )


def _money_card(currency: str, value: int, pw: int, px: int, alpha: int, *, is_high_contrast: bool) -> pygame.Surface:
    name = f"money_{currency}_{value}"
    made = sprites.sprite(name, pw, round(pw * sprites.aspect(name))).copy()
    f = pw / 200
    numeral = numerals(value, px, is_high_contrast=is_high_contrast)
    for surface, x, y in ((numeral, 42, 42), (pygame.transform.rotate(numeral, 180), 154, 248)):
        at = (round(x * f - surface.get_width() / 2), round(y * f - surface.get_height() / 2))
        made.blit(surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return changed(made, 0, alpha) if alpha < 255 else made


def building_tile(canvas: Canvas, kind: str, price: int | None, w: float, badge: float = 0) -> pygame.Surface:
    """Returns a building tile, with its price on a badge if given, as a premultiplied surface `w` units wide.

    The tile stands a sixth of the badge's width inside the surface, so that the badge may overhang its corner.
    """
    pw = canvas.px(w)
    width = canvas.px(max(badge or w * 0.3, 24 / canvas.k)) if price is not None else 0
    px = numeral_size(canvas, width * ON_BADGE[0], width * ON_BADGE[1])
    key = ("building", kind, price, pw, width, px)
    return canvas.made.get(key, lambda: _building(kind, price, pw, width, px, is_high_contrast=canvas.is_high_contrast))


def overhang(canvas: Canvas, w: float, badge: float = 0) -> float:
    """Returns by how many units a priced tile's badge reaches over the tile's upper left corner."""
    return round(canvas.px(max(badge or w * 0.3, 24 / canvas.k)) / 6) / canvas.k


def _building(kind: str, price: int | None, pw: int, badge: int, px: int, *, is_high_contrast: bool) -> pygame.Surface:
    out = round(badge / 6)
    made = pygame.Surface((pw + out, pw + out), pygame.SRCALPHA)
    made.blit(sprites.sprite(f"tile_{kind}", pw, pw), (out, out), special_flags=pygame.BLEND_PREMULTIPLIED)
    if price is not None:
        made.blit(sprites.sprite(f"badge_{kind}", badge, badge), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        numeral = numerals(price, px, is_high_contrast=is_high_contrast)
        at = (round(badge * 0.48 - numeral.get_width() / 2), round(badge * 0.47 - numeral.get_height() / 2))
        made.blit(numeral, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return made
