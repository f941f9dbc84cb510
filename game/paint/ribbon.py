"""A gold ribbon with what it calls out: drawn as one picture, so that it can come and fade as a whole."""

import pygame

from game.paint import lettering, pieces, sprites
from game.paint.canvas import Canvas

HEIGHT = 140.0
_END, _CAP, _CAP_TOKEN = 150.0, 132.0, 156.0
"""Of the picture, in units: each end, which is not stretched, and where writing may begin, also beside a token."""
_MIDDLE, _GAP, _TOKEN, _TOKEN_AT = 57.0, 22.0, 64.0, 112.0
_TITLE, _TEXT = 44.0, 30.0
_LEAST = 420.0
_TITLE_INK, _TEXT_INK = "#3A2206", "#4A2806"


def ribbon(canvas: Canvas, title: str, text: str, colour: str = "") -> pygame.Surface:
    """Returns a premultiplied ribbon with a title, a text ("": none) and a player's token ("": none)."""
    left = _CAP_TOKEN if colour else _CAP
    w = min(canvas.w - 48, max(_LEAST, left + _CAP + _wide(canvas, title, text, 1)))
    made = pygame.Surface((canvas.px(w), canvas.px(HEIGHT)), pygame.SRCALPHA)
    audit, canvas.audit = canvas.audit, None  # its words are nowhere on the window yet
    with canvas.on(made):
        _body(canvas, w)
        _words(canvas, left, w - left - _CAP, title, text)
        if colour:
            pieces.token(canvas, colour, _TOKEN_AT, _MIDDLE, _TOKEN)
    canvas.audit = audit
    return made


def _body(canvas: Canvas, w: float) -> None:
    """The ends as they are, the middle stretched between them."""
    source = sprites.master("ribbon", canvas.px(560))
    f, tall = source.get_width() / 560, canvas.px(HEIGHT)
    end, middle = round(_END * f), canvas.px(w) - 2 * canvas.px(_END)
    parts = (
        (0, end, 0, canvas.px(_END)),
        (end, source.get_width() - 2 * end, canvas.px(_END), middle),
        (source.get_width() - end, end, canvas.px(_END) + middle, canvas.px(_END)),
    )
    for left, wide, at, room in parts:
        cut = source.subsurface((left, 0, wide, source.get_height()))
        canvas.s.blit(pygame.transform.smoothscale(cut, (room, tall)), (at, 0))


def _words(canvas: Canvas, left: float, room: float, title: str, text: str) -> None:
    """Title and text side by side in the middle of a room, both smaller where it is narrow."""
    size = 1.0
    while size > 0.4 and _wide(canvas, title, text, size) > room:
        size -= 0.04
    x = left + (room - min(room, _wide(canvas, title, text, size))) / 2
    used = lettering.text(canvas, title, x, _MIDDLE - 2, _TITLE * size, _TITLE_INK, "heavy", room=room)
    if text and room - used > _GAP:
        x += used + _GAP * size
        lettering.text(canvas, text, x, _MIDDLE, _TEXT * size, _TEXT_INK, "bold", room=left + room - x + 2)


def _wide(canvas: Canvas, title: str, text: str, size: float) -> float:
    wide = lettering.width(canvas, title, _TITLE * size, "heavy")
    return wide + (_GAP * size + lettering.width(canvas, text, _TEXT * size, "bold") if text else 0)
