"""Grounds and panels: felt and wood, parchment in girih frames, plain sheets and dark trays."""

import itertools
from functools import cache

import pygame

from game.paint import lettering, pieces, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas, blurred, nine_slice
from game.paint.high_contrast import edge
from game.paint.palette import BRASS, CLEAR, INK, STARK_DARK, STARK_LIGHT

FRAME = 30
"""The usual width of a girih frame in units; content starts FRAME + 16 from the edge."""
FOCUS_RINGS = ((9, "#00060F", 4), (6, "#FFFFFF", 4), (2, "#1272C8", 4))
"""The rings of the keyboard focus from outside: how far each lies around the box, its colour, how wide it is."""
_FRAME_PARTS = 6
_CORNER_PARTS = 1.5


def tile(canvas: Canvas, name: str, r: pygame.Rect, shade: str | None = None) -> None:
    """Covers a rectangle of real pixels with a texture, optionally tinted by a translucent colour."""
    if canvas.is_high_contrast:
        canvas.s.fill(STARK_LIGHT if name == "parchment" else STARK_DARK, r)
        return
    made = sprites.texture(name)
    with canvas.clipped(r):
        for x in range(r.x, r.right, made.get_width()):
            for y in range(r.y, r.bottom, made.get_height()):
                canvas.s.blit(made, (x, y))
    if shade:
        veil = pygame.Surface(r.size, pygame.SRCALPHA)
        veil.fill(shade)
        canvas.s.blit(veil, r)


def ground(canvas: Canvas, name: str, vignette: int = 150, shade: str | None = None) -> None:
    """Fills the canvas with a texture that darkens towards the edges (strength 0..255)."""
    if canvas.is_high_contrast:
        canvas.s.fill(STARK_DARK)
        return
    size = canvas.s.get_size()
    key = ("ground", name, size, vignette, shade)
    canvas.s.blit(canvas.made.get(key, lambda: _ground(size, name, vignette, shade)), (0, 0))


def _ground(size: tuple[int, int], name: str, strength: int, shade: str | None) -> pygame.Surface:
    made = pygame.Surface(size)
    blank = Canvas(made)
    tile(blank, name, made.get_rect(), shade)
    vignette(blank, strength)
    return made


def vignette(canvas: Canvas, strength: int) -> None:
    """Darkens the canvas towards its edges; the light is a little above its middle."""
    if canvas.is_high_contrast:
        return
    size = canvas.s.get_size()
    made = canvas.made.get(
        ("vignette", size, strength), lambda: pygame.transform.smoothscale(_small_vignette(strength), size)
    )
    canvas.s.blit(made, (0, 0))


@cache
def _small_vignette(strength: int) -> pygame.Surface:
    small = pygame.Surface((96, 54), pygame.SRCALPHA)
    down = [((j / 53 - 0.48) / 0.58) ** 2 for j in range(54)]
    for i in range(96):
        across = ((i / 95 - 0.5) / 0.56) ** 2
        for j in range(54):
            away = max(0.0, (across + down[j]) ** 0.5 - 0.55)
            small.set_at((i, j), (12, 5, 2, min(strength, int(away * strength * 1.5))))
    return small


def tray(canvas: Canvas, box: Box, alpha: int = 120, radius: float = 14, *, is_lined: bool = True) -> None:
    """Draws a recess in the table: dark, with a thin brass line (third rank)."""
    if canvas.is_high_contrast:
        canvas.box(box, STARK_DARK, STARK_LIGHT if is_lined else None, radius, 2)
        return
    canvas.box(box, f"#0E0608{alpha:02X}", None, radius)
    if is_lined:
        canvas.outline(box, "#C8973A96", radius, 2)


def sheet(canvas: Canvas, box: Box, radius: float = 12, edge: str = BRASS) -> None:
    """Draws a plain parchment card with a brass edge (second rank)."""
    if canvas.is_high_contrast:
        canvas.box(box, STARK_LIGHT, STARK_DARK, radius, 4)
        canvas.hide_letters(box)
        return
    r = canvas.rect(box)
    canvas.shadow(r, 12, 130, 3, 6)
    corner = canvas.px(radius)
    canvas.s.blit(canvas.made.get(("sheet", r.size, corner), lambda: _sheet(r.size, corner)), r)
    canvas.outline(box, INK, radius, 4)
    canvas.outline(box.grown(-1), edge, radius - 1, 2)


def _sheet(size: tuple[int, int], corner: int) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    tile(Canvas(made), "parchment", made.get_rect())
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=corner)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def panel(canvas: Canvas, box: Box, frame: str = "frame_walnut", unit: float = FRAME) -> None:
    """Draws a parchment sheet in an interlaced frame of `unit` width (first rank); content starts at unit + 16."""
    if canvas.is_high_contrast:
        canvas.box(box, STARK_LIGHT, STARK_DARK, unit / 2, 6)
        canvas.hide_letters(box)
        return
    r, d = canvas.rect(box), max(4, canvas.px(unit))
    canvas.shadow(r, 18, 140)
    canvas.s.blit(canvas.made.get(("panel", r.size, frame, d), lambda: _panel(r.size, frame, d)), r)


def _panel(size: tuple[int, int], frame: str, d: int) -> pygame.Surface:
    """The sheet, the soft shade along its inner edge, and the frame; framed parts are opaque."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    inside = made.get_rect().inflate(-d, -d)
    tile(Canvas(made), "parchment", inside)
    hollow = made.get_rect().inflate(4 - 2 * d, 4 - 2 * d)
    made.blit(_inner_shade(hollow.size, d), hollow)
    _frame(made, sprites.master(frame, d * _FRAME_PARTS), d)
    return made


def _inner_shade(size: tuple[int, int], d: int) -> pygame.Surface:
    def make(size: tuple[int, int]) -> pygame.Surface:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        shade.fill((70, 38, 10, 0))
        pygame.draw.rect(shade, (70, 38, 10, 110), shade.get_rect(), width=max(1, round(d * 0.5)))
        return blurred(shade, max(1, round(d * 0.45)))

    return nine_slice(size, 3 * d, make)


def _frame(made: pygame.Surface, source: pygame.Surface, d: int) -> None:
    """Lays whole pattern units along the edges, slightly stretched so that they come out even, and the corners."""
    w, h = made.get_size()
    part = source.get_width() / _FRAME_PARTS
    corner = round(_CORNER_PARTS * d)
    far = _FRAME_PARTS - 1

    def lay(cx: float, cy: float, parts: float, size: tuple[int, int], at: tuple[int, int]) -> None:
        span = round(parts * part)
        cut = source.subsurface((round(cx * part), round(cy * part), span, span))
        made.blit(pygame.transform.smoothscale(cut, size), at, special_flags=pygame.BLEND_PREMULTIPLIED)

    for a, b in _evenly(corner, w - 2 * corner, d):
        lay(_CORNER_PARTS, 0, 1, (b - a, d), (a, 0))
        lay(_CORNER_PARTS, far, 1, (b - a, d), (a, h - d))
    for a, b in _evenly(corner, h - 2 * corner, d):
        lay(0, _CORNER_PARTS, 1, (d, b - a), (0, a))
        lay(far, _CORNER_PARTS, 1, (d, b - a), (w - d, a))
    last = _FRAME_PARTS - _CORNER_PARTS
    for cx, x in ((0.0, 0), (last, w - corner)):
        for cy, y in ((0.0, 0), (last, h - corner)):
            lay(cx, cy, _CORNER_PARTS, (corner, corner), (x, y))


def _evenly(start: int, length: int, step: int) -> list[tuple[int, int]]:
    n = max(1, round(length / step))
    edges = [round(start + i * length / n) for i in range(n + 1)]
    return list(itertools.pairwise(edges))


def veil(canvas: Canvas, alpha: int = 150) -> None:
    """Dims everything drawn so far, below a dialog."""
    canvas.fill(Box(0, 0, canvas.w, canvas.h), f"#0B0605{alpha:02X}")
    canvas.veiled = len(canvas.audit or ())


def focus_ring(canvas: Canvas, box: Box, radius: float = 14) -> None:
    """Draws the keyboard focus: rings in black, white and blue, so that one stands out 4.5:1 from any ground."""
    if canvas.is_high_contrast:
        edge(canvas, canvas.rect(box.grown(6)), is_focus=True)
        return
    for grow, colour, width in FOCUS_RINGS:
        ring = box.grown(grow)
        canvas.box(ring, CLEAR, colour, radius + grow, max(3 / canvas.k, width))


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
    f, height = source.get_width() / 560, canvas.px(HEIGHT)
    end, middle = round(_END * f), canvas.px(w) - 2 * canvas.px(_END)
    parts = (
        (0, end, 0, canvas.px(_END)),
        (end, source.get_width() - 2 * end, canvas.px(_END), middle),
        (source.get_width() - end, end, canvas.px(_END) + middle, canvas.px(_END)),
    )
    for left, width, at, room in parts:
        cut = source.subsurface((left, 0, width, source.get_height()))
        canvas.s.blit(pygame.transform.smoothscale(cut, (room, height)), (at, 0))


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
    width = lettering.width(canvas, title, _TITLE * size, "heavy")
    return width + (_GAP * size + lettering.width(canvas, text, _TEXT * size, "bold") if text else 0)
