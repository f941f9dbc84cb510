"""The canvas: places everything in reference units (1080 of them fill the window's height) and draws it crisp."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

import pygame

from game.locale.typesetting import Typesetting
from game.paint import sprites
from game.paint.box import Box
from game.paint.cache import SurfaceCache
from game.paint.palette import BRASS, CLEAR, GLOW, HIGH_CONTRAST, Rgb

WIDTH, HEIGHT = 1728, 1080
"""The reference units that every window offers at least, at a scale of 100 %."""
_OVERSAMPLING = 3
_SHADE = (20, 9, 3)
_TILE = (2048, 32)
"""A translucent colour is kept as a strip of so many pixels, however much it covers: long rows are drawn quickest."""
_STRIP, _LEAST_STRIP = 40.0, 26
"""How high the strip at the foot is, in units of the scale that is wished, and in pixels at least."""
Maker = Callable[[tuple[int, int]], pygame.Surface]


@dataclass(frozen=True, slots=True)
class TextMark:
    """Where the letters of a text were drawn, for the audit: real pixels, and whether it had to be cut.

    `line` is what should have been drawn, `text` what was; with high contrast `grounds` are the colours below it.
    """

    text: str
    rect: pygame.Rect
    px: int
    colour: Rgb
    ground: Rgb
    is_cut: bool
    clip: pygame.Rect
    is_disabled: bool = False
    line: str = ""
    grounds: tuple[Rgb, ...] = ()


@dataclass(frozen=True, slots=True)
class Heard:
    """A text that was drawn on the window, in full, and where, for whoever cannot see it: real pixels."""

    text: str
    rect: pygame.Rect


def pixels_per_unit(size: tuple[int, int]) -> float:
    """Returns the real pixels per reference unit of a window of that size at a scale of 100 %."""
    return min(size[0] / WIDTH, size[1] / HEIGHT)


def strip_height(size: tuple[int, int], scale: float) -> int:
    """Returns how many pixels a strip of one line takes at the foot of a window of some size, at a scale."""
    return max(_LEAST_STRIP, round(_STRIP * scale * pixels_per_unit(size)))


class Canvas:
    """Draws on a surface in reference units.

    Takes the surface, the user's scale (1.0 to 2.0), a cache to go on with, how many pixels at the foot of the surface
    belong to something else, and whether high contrast is wished: then `tones` tells what colours become of others, and
    `letters` collects where text went. `k` is real pixels per unit; `w` and `h` are what the rest of the surface offers
    in units; `typesetting` is that of the language that is shown. Attach a list as `audit` to collect where text went;
    the first `veiled` of it lie under a veil. Attach one as `heard` to collect what can be read in the window: a
    sentence as a whole, and nothing that is drawn on another surface.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float = 1.0,
        made: SurfaceCache | None = None,
        foot: int = 0,
        *,
        is_high_contrast: bool = False,
    ) -> None:
        self.s, self.scale, self.foot, self.is_high_contrast = surface, scale, foot, is_high_contrast
        self.tones: Mapping[str, str] = HIGH_CONTRAST if is_high_contrast else {}
        self.letters: list[pygame.Rect] = []
        pw, ph = surface.get_width(), surface.get_height() - foot
        self.k = pixels_per_unit((pw, ph)) * scale
        self.w, self.h = pw / self.k, ph / self.k
        self.made = made or SurfaceCache(max(24 << 20, pw * ph * 28))
        self.audit: list[TextMark] | None = None
        self.heard: list[Heard] | None = None
        self.veiled = 0
        self.typesetting = Typesetting()

    @property
    def area(self) -> Box:
        """Returns the whole surface in units."""
        return Box(0, 0, self.w, self.h)

    def px(self, units: float) -> int:
        """Returns units as whole real pixels."""
        return round(units * self.k)

    def rect(self, box: Box) -> pygame.Rect:
        """Returns a box as real pixels; neighbouring boxes share their edge."""
        k, x, y = self.k, box.x, box.y
        x0, y0 = round(x * k), round(y * k)
        return pygame.Rect(x0, y0, max(1, round((x + box.w) * k) - x0), max(1, round((y + box.h) * k) - y0))

    def hide_letters(self, box: Box) -> None:
        """Forgets the letters below a box, which is painted over: no edge goes around them any more."""
        rect = self.rect(box)
        self.letters = [letters for letters in self.letters if not rect.colliderect(letters)]

    @contextmanager
    def clipped(self, area: pygame.Rect) -> Iterator[None]:
        """Limits drawing to an area in real pixels."""
        before = self.s.get_clip()
        self.s.set_clip(before.clip(area))
        try:
            yield
        finally:
            self.s.set_clip(before)

    @contextmanager
    def on(self, surface: pygame.Surface) -> Iterator[None]:
        """Draws on another surface, at the same scale, within a block."""
        before, self.s = self.s, surface
        letters, self.letters = self.letters, []
        with self.unheard():
            yield
        self.s, self.letters = before, letters

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """Draws, within a block, what is said otherwise or not meant to be read."""
        before, self.heard = self.heard, None
        yield
        self.heard = before

    # ------------------------------------------------------------------ plain shapes
    def fill(self, box: Box, colour: str) -> None:
        """Fills a box with one colour, which may be translucent (#RRGGBBAA)."""
        r, c = self.rect(box), pygame.Color(self.tones.get(colour, colour))
        if c.a == 255:
            self.s.fill(c, r)
            return
        w, h = min(r.w, _TILE[0]), min(r.h, _TILE[1])
        made = self.made.get(("fill", w, h, colour), lambda: _filled((w, h), c))
        for x in range(0, r.w, w):
            for y in range(0, r.h, h):
                self.s.blit(made, (r.x + x, r.y + y), (0, 0, r.w - x, r.h - y))

    def box(self, box: Box, fill: str, line: str | None = None, radius: float = 10, lw: float = 2) -> None:
        """Draws a rounded box with smooth corners: fill, edge colour, corner radius and edge width in units."""
        r, fill, line = self.rect(box), self.tones.get(fill, fill), self.tones.get(line, line) if line else line
        edge = max(1, round(lw * self.k * _OVERSAMPLING)) if line else 0
        key = ("box", r.size, fill, line, self.px(radius), edge)
        self.s.blit(self.made.get(key, lambda: _rounded(r.size, fill, line, self.px(radius), edge)), r)

    def outline(self, box: Box, line: str, radius: float = 10, lw: float = 2) -> None:
        """Draws only the edge of a rounded box; of a large one its empty middle is neither drawn nor kept."""
        r, line = self.rect(box), self.tones.get(line, line)
        edge = max(1, round(lw * self.k * _OVERSAMPLING))
        radius = self.px(radius)
        rim = radius + edge // _OVERSAMPLING + 2
        whole = cache(lambda: _rounded(r.size, CLEAR, line, radius, edge))
        key, long, height = ("rim", r.size, line, radius, edge), r.w, r.h - 2 * rim
        if long <= 2 * rim or height <= 0:
            self.s.blit(self.made.get(("box", r.size, CLEAR, line, radius, edge), whole), r)
            return
        across = self.made.get((*key, "across"), lambda: _ends(whole(), (long, rim), (0, r.h - rim), (0, rim)))
        down = self.made.get((*key, "down"), lambda: _ends(whole(), (rim, height), (r.w - rim, rim), (rim, 0), rim))
        self.s.blit(across, r, (0, 0, long, rim))
        self.s.blit(across, (r.x, r.bottom - rim), (0, rim, long, rim))
        self.s.blit(down, (r.x, r.y + rim), (0, 0, rim, height))
        self.s.blit(down, (r.right - rim, r.y + rim), (rim, 0, rim, height))

    def disc(self, x: float, y: float, r: float, fill: str, line: str | None = None, lw: float = 2) -> None:
        """Draws a disc around a point."""
        self.box(Box(x - r, y - r, 2 * r, 2 * r), fill, line, r, lw)

    def line(self, x0: float, y0: float, x1: float, y1: float, colour: str = BRASS, w: float = 2) -> None:
        """Draws a horizontal or vertical line (use `polyline` for slanted ones)."""
        width = max(1, self.px(w))
        pygame.draw.line(self.s, colour, (self.px(x0), self.px(y0)), (self.px(x1), self.px(y1)), width)

    def polyline(self, points: list[tuple[float, float]], colour: str, w: float = 2, dash: float = 0) -> None:
        """Draws a smooth slanted line through points, with round joints; `dash` units long pieces if it is not 0."""
        self.strokes(points, ((colour, w, dash),))

    def strokes(self, points: list[tuple[float, float]], strokes: Sequence[tuple[str, float, float]]) -> None:
        """Draws such lines over each other, kept as one picture: colour, width and dash of each, the widest first."""
        f, pad = 2, strokes[0][1]
        left, top = min(p[0] for p in points) - pad, min(p[1] for p in points) - pad
        right, bottom = max(p[0] for p in points) + pad, max(p[1] for p in points) + pad
        r = self.rect(Box(left, top, right - left, bottom - top))
        relative = tuple((round((x - left) * self.k * f), round((y - top) * self.k * f)) for x, y in points)
        sized = tuple((colour, max(1, round(w * self.k * f)), dash * self.k * f) for colour, w, dash in strokes)
        made = self.made.get(("poly", r.size, relative, sized), lambda: _stroked(r.size, relative, sized, f))
        self.s.blit(made, r)

    def star(self, x: float, y: float, r: float, colour: str = BRASS) -> None:
        """Draws the eight-pointed khatam star around a point."""
        size = max(4, self.px(2 * r) + 2)
        made = self.made.get(("star", size, colour), lambda: _khatam(size, colour))
        self.s.blit(made, (round(x * self.k - size / 2), round(y * self.k - size / 2)))

    def rule(self, x0: float, x1: float, y: float) -> None:
        """Draws a brass rule with a star in its middle."""
        self.line(x0, y, x1, y, BRASS, 2)
        self.star((x0 + x1) / 2, y, 9)

    # ------------------------------------------------------------------ light
    def shadow(
        self, r: pygame.Rect, blur: float = 16, alpha: int = 130, dx: float = 5, dy: float = 9, radius: float = 10
    ) -> None:
        """Draws a soft shadow of a rounded rectangle given in real pixels; offsets, blur and radius in units.

        High contrast does without.
        """
        if self.is_high_contrast:
            return
        b, corner = max(1, self.px(blur)), self.px(radius)
        made = self.made.get(("shadow", r.size, b, alpha, corner), lambda: _blurred(r.size, b, alpha, corner, _SHADE))
        self.s.blit(made, (r.x - 3 * b + self.px(dx), r.y - 3 * b + self.px(dy)))

    def glow(
        self, box: Box, colour: str = GLOW, blur: float = 16, alpha: int = 255, grow: float = 6, radius: float = 12
    ) -> None:
        """Draws light around a box."""
        r, c = self.rect(box.grown(grow)), pygame.Color(colour)
        b, corner = max(1, self.px(blur)), self.px(radius)
        key = ("glow", r.size, b, alpha, corner, (c.r, c.g, c.b))
        made = self.made.get(key, lambda: _shining(r.size, b, alpha, corner, (c.r, c.g, c.b)))
        self.s.blit(made, (r.x - 3 * b, r.y - 3 * b))

    # ------------------------------------------------------------------ sprites
    def put(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float | None = None,
        *,
        centre: bool = False,
        turn: float = 0,
        alpha: int = 255,
    ) -> None:
        """Draws a sprite at a width in units (height by its shape unless given); `turn` in degrees, `alpha` 0..255."""
        pw = max(1, self.px(w))
        ph = max(1, self.px(h) if h else round(pw * sprites.aspect(name)))
        made = sprites.sprite(name, pw, ph)
        if turn or alpha < 255:
            made = self.made.get(("put", name, pw, ph, turn, alpha), lambda: changed(made, turn, alpha))
        self.stamp(made, x, y, centre=centre)

    def stamp(self, made: pygame.Surface, x: float, y: float, *, centre: bool = False) -> None:
        """Draws a premultiplied surface at a point in units (its middle, if `centre`)."""
        at = (self.px(x), self.px(y))
        if centre:
            at = (at[0] - made.get_width() // 2, at[1] - made.get_height() // 2)
        self.s.blit(made, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def changed(surface: pygame.Surface, turn: float, alpha: int) -> pygame.Surface:
    """Returns a premultiplied surface turned by degrees and faded to an alpha of 0..255."""
    made = pygame.transform.rotozoom(surface, turn, 1) if turn else surface.copy()
    if alpha < 255:
        made.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _ends(
    whole: pygame.Surface, size: tuple[int, int], other: tuple[int, int], to: tuple[int, int], top: int = 0
) -> pygame.Surface:
    """Returns two strips of a drawing, one at `top` of its left edge and one at `other`, which is put at `to`."""
    made = pygame.Surface((size[0] + to[0], size[1] + to[1]), pygame.SRCALPHA)
    for at, (x, y) in ((0, 0), (0, top)), (to, other):
        made.blit(whole, at, (x, y, *size), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def _filled(size: tuple[int, int], colour: pygame.Color) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill(colour)
    return made


def stretched(small: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """Returns a surface of any size from a small one whose corners stay and whose edges and middle are stretched."""
    sw, sh = small.get_size()
    w, h = size
    made = pygame.Surface(size, pygame.SRCALPHA)
    mid_w, mid_h = sw - 2 * corner, sh - 2 * corner
    columns = (
        (0, corner, 0, corner),
        (corner, mid_w, corner, w - 2 * corner),
        (sw - corner, corner, w - corner, corner),
    )
    rows = ((0, corner, 0, corner), (corner, mid_h, corner, h - 2 * corner), (sh - corner, corner, h - corner, corner))
    for sx, pw, x, width in columns:
        for sy, ph, y, height in rows:
            part = small.subsurface((sx, sy, pw, ph))
            shown = part if (width, height) == (pw, ph) else pygame.transform.scale(part, (width, height))
            made.blit(shown, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def nine_slice(size: tuple[int, int], corner: int, make: Maker) -> pygame.Surface:
    """Returns make(size), built from a small drawing when the wanted one is much larger than its corners."""
    small = (min(size[0], 2 * corner + 4), min(size[1], 2 * corner + 4))
    if small == size or min(small) < 2 * corner + 4:
        return make(size)
    return stretched(make(small), corner, size)


def blurred(drawn: pygame.Surface, radius: int) -> pygame.Surface:
    """Returns a drawing softened by a blur of that radius, in pixels; wide blurs are made small, for they cost much."""
    f = max(1, radius // 3)
    if f == 1:
        return pygame.transform.gaussian_blur(drawn, radius)
    size = drawn.get_size()
    small = pygame.transform.smoothscale(drawn, (-(-size[0] // f), -(-size[1] // f)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, round(radius / f)), size)


def _rounded(size: tuple[int, int], fill: str, line: str | None, radius: int, edge: int) -> pygame.Surface:
    f = _OVERSAMPLING

    def make(size: tuple[int, int]) -> pygame.Surface:
        c, e = pygame.Color(fill), pygame.Color(line or fill)
        big = pygame.Surface((size[0] * f, size[1] * f), pygame.SRCALPHA)
        big.fill((e.r, e.g, e.b, 0) if line else (c.r, c.g, c.b, 0))
        if c.a:
            pygame.draw.rect(big, c, big.get_rect(), border_radius=radius * f)
        if line:
            pygame.draw.rect(big, e, big.get_rect(), width=edge, border_radius=radius * f)
        return pygame.transform.smoothscale(big, size)

    return nine_slice(size, radius + edge // f + 2, make)


def _blurred(size: tuple[int, int], b: int, alpha: int, radius: int, colour: Rgb) -> pygame.Surface:
    def make(size: tuple[int, int]) -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.fill((*colour, 0))
        inner = (3 * b, 3 * b, size[0] - 6 * b, size[1] - 6 * b)
        pygame.draw.rect(made, (*colour, alpha), inner, border_radius=radius)
        return blurred(made, b)

    return nine_slice((size[0] + 6 * b, size[1] + 6 * b), 6 * b + radius, make)


def _shining(size: tuple[int, int], b: int, alpha: int, radius: int, colour: Rgb) -> pygame.Surface:
    """A shadow of light, twice over itself, so that it is brightest near the box."""
    once = _blurred(size, b, alpha, radius, colour)
    made = once.copy()
    made.blit(once, (0, 0))
    return made


def _khatam(size: int, colour: str) -> pygame.Surface:
    f = 4
    c = pygame.Color(colour)
    big = pygame.Surface((size * f, size * f), pygame.SRCALPHA)
    big.fill((c.r, c.g, c.b, 0))
    middle = pygame.Vector2(size * f / 2)
    outer = size * f / 2 - f
    inner = outer * 0.765
    points = [middle + pygame.Vector2(0, -(outer if i % 2 == 0 else inner)).rotate(22.5 * i) for i in range(16)]
    pygame.draw.polygon(big, c, points)
    return pygame.transform.smoothscale(big, (size, size))


def _stroked(
    size: tuple[int, int], points: tuple[tuple[int, int], ...], strokes: Sequence[tuple[str, int, float]], f: int
) -> pygame.Surface:
    rim = pygame.Color(strokes[0][0])
    big = pygame.Surface((size[0] * f, size[1] * f), pygame.SRCALPHA)
    big.fill((rim.r, rim.g, rim.b, 0))
    for colour, width, dash in strokes:
        c = pygame.Color(colour)
        for a, b in itertools.pairwise(points):
            start, end = pygame.Vector2(a), pygame.Vector2(b)
            length = start.distance_to(end)
            pieces = max(1, int(length / dash)) if dash else 1
            for i in range(0, pieces, 2 if dash else 1):
                _stroke(big, c, start.lerp(end, i / pieces), start.lerp(end, min(1.0, (i + 1) / pieces)), width)
    return pygame.transform.smoothscale(big, size)


def _stroke(surface: pygame.Surface, colour: pygame.Color, a: pygame.Vector2, b: pygame.Vector2, width: int) -> None:
    pygame.draw.circle(surface, colour, a, width / 2)
    pygame.draw.circle(surface, colour, b, width / 2)
    across = (b - a).rotate(90)
    if across.length() > 0:
        across.scale_to_length(width / 2)
        pygame.draw.polygon(surface, colour, [a + across, b + across, b - across, a - across])
