"""Text on a canvas: single lines that shrink to fit, wrapped paragraphs, and icons inside sentences."""

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil

import pygame

from game.locale.bidi import FROM_RIGHT
from game.locale.typesetting import HOLD, Typesetting
from game.paint import high_contrast, sprites
from game.paint.box import Box
from game.paint.cache import SurfaceCache
from game.paint.canvas import Canvas, Heard, TextMark
from game.paint.fonts import SMALLEST, Face, drawable, font
from game.paint.palette import INK, Rgb
from game.paint.paragraphs import balanced, broken, spoken

FIGURE = 27.0
"""The least size of a number that decides, in units at 100 %: 18 pixels in a window of 1280×720."""
_LEADING, _MOST_LED = 1.28, 0.65
LINES = SurfaceCache(48 << 20)
"""Lines that were drawn, and are kept."""


def rendered(face: Face, px: int, text: str, colour: str, typesetting: Typesetting) -> pygame.Surface:
    """Returns a line of text as a surface with straight alpha, drawn once and kept."""
    key = (face, px, text, colour, typesetting)
    return LINES.get(key, lambda: font(face, px, typesetting).render(text, True, colour))


def pixels(canvas: Canvas, size: float) -> int:
    """Returns a text size in units as real pixels, never below the smallest readable size."""
    return max(round(size * canvas.k), SMALLEST)


def figure(canvas: Canvas, size: float) -> float:
    """Returns the size of a number that decides, in units: as wished, but as large as at 100 % at least."""
    return max(size, FIGURE / canvas.scale)


def width(canvas: Canvas, text: str, size: float, face: Face = "text") -> float:
    """Returns how wide a line is, in units."""
    return font(face, pixels(canvas, size), canvas.typesetting).size(text)[0] / canvas.k


def fitting(canvas: Canvas, texts: Sequence[str], size: float, face: Face, room: float, least: float = 0.0) -> str:
    """Returns the first of several wordings, long to short, that fits a room in units; the last if none does.

    None but the last is smaller than `least`. On a screen with many pixels no wording becomes smaller against what
    stands around it than at one pixel a unit.
    """
    smallest = max(least, min(size, SMALLEST * max(1.0, 1 / canvas.k)))
    return next((text for text in texts if width(canvas, text, smallest, face) <= room), texts[-1])


def indented(canvas: Canvas, words: str, lead: float, w: float, size: float) -> str:
    """Returns a paragraph for a width whose first line leaves some units free at its beginning, for words in another
    face; all of that line where those take most of it.
    """
    return "\n" + words if lead > w * _MOST_LED else HOLD * ceil(lead / width(canvas, HOLD, size)) + words


def common_size(canvas: Canvas, texts: Iterable[str], size: float, face: Face, room: float) -> float:
    """Returns the size, in units, in which all labels of a row fit a room: that wished for, or a smaller one."""
    texts = tuple(texts)
    while pixels(canvas, size) > SMALLEST and any(width(canvas, text, size, face) > room for text in texts):
        size -= 1
    return size


def line_height(canvas: Canvas, size: float, face: Face = "text") -> float:
    """Returns how far apart lines of a paragraph stand, in units."""
    px = pixels(canvas, size)
    return max(px * _LEADING, font(face, px).get_height()) / canvas.k


def text(
    canvas: Canvas,
    line: str,
    x: float,
    y: float,
    size: float = 24,
    colour: str = INK,
    face: Face = "text",
    at: str = "l",
    *,
    shade: str | None = None,
    room: float | None = None,
    is_disabled: bool = False,
) -> float:
    """Draws one line, centred vertically on y, and returns its width in units.

    `at` says what x is: the left end ("l"), the middle ("c") or the right end ("r"). A line wider than `room` shrinks
    down to the smallest readable size and is then cut with an ellipsis.
    """
    px, shown = fitted(line, pixels(canvas, size), face, room * canvas.k if room else None, canvas.typesetting)
    made = rendered(face, px, shown, colour, canvas.typesetting)
    left = canvas.px(x) - {"l": 0, "c": made.get_width() // 2, "r": made.get_width()}[at]
    top = canvas.px(y) - made.get_height() // 2
    if canvas.is_high_contrast and shown.strip():
        place = made.get_bounding_rect().move(left, top)
        toned = high_contrast.ink(canvas, place, canvas.tones.get(colour, colour))
        canvas.letters.append(place.clip(canvas.s.get_clip()))
        made, colour, shade = rendered(face, px, shown, toned, canvas.typesetting), toned, None
    if canvas.audit is not None and shown.strip():
        _note(canvas, shown, made, (left, top), px, colour, line, is_disabled)
    if canvas.heard is not None and line.strip():
        hear(canvas, line, made.get_rect(topleft=(left, top)))
    if shade:
        canvas.s.blit(
            rendered(face, px, shown, shade, canvas.typesetting),
            (left + max(1, canvas.px(2)), top + max(1, canvas.px(3))),
        )
    canvas.s.blit(made, (left, top))
    return made.get_width() / canvas.k


def hear(canvas: Canvas, words: str, rect: pygame.Rect) -> None:
    """Records what can be read, unless it is out of sight."""
    seen = rect.clip(canvas.s.get_clip())
    if canvas.heard is not None and seen.w and seen.h:
        canvas.heard.append(Heard(words, rect))


def _note(
    canvas: Canvas,
    shown: str,
    made: pygame.Surface,
    at: tuple[int, int],
    px: int,
    colour: str,
    line: str,
    is_disabled: bool,
) -> None:
    """Records where the letters of a line go and what lies under them, before they are drawn."""
    rect, ink = made.get_bounding_rect().move(at), pygame.Color(colour)
    seen = rect.clip(canvas.s.get_clip())
    under = pygame.transform.average_color(canvas.s, seen) if seen.w and seen.h else (0, 0, 0, 0)
    ground: Rgb = (int(under[0]), int(under[1]), int(under[2]))
    assert canvas.audit is not None
    clip, letters = canvas.s.get_clip(), (ink.r, ink.g, ink.b)
    grounds = high_contrast.grounds(canvas, rect) if canvas.is_high_contrast else ()
    canvas.audit.append(TextMark(shown, rect, px, letters, ground, shown != line, clip, is_disabled, line, grounds))


@lru_cache(4000)
def fitted(line: str, px: int, face: Face, room: float | None, typesetting: Typesetting) -> tuple[int, str]:
    """Returns the size in which a line fits a room, both in pixels, and the line, cut where no size fits."""
    if room is None:
        return px, line
    while px > SMALLEST and font(face, px, typesetting).size(line)[0] > room:
        px -= 1
    return px, _cut(line, font(face, px, typesetting), room)


def _cut(line: str, measure: pygame.Font, room: float) -> str:
    """Returns the line, or as many of its first letters as fit with an ellipsis: at least one sign."""
    line = drawable(line)
    if measure.size(line)[0] <= room or len(line) < 2:
        return line
    letters = bisect(range(1, len(line)), room, key=lambda count: measure.size(line[:count] + "…")[0])
    return line[:letters] + "…"


def paragraph_height(canvas: Canvas, paragraph: str, w: float, size: float = 24, face: Face = "text") -> float:
    """Returns how high a wrapped paragraph will be, in units."""
    lines = broken(paragraph, pixels(canvas, size), face, int(w * canvas.k), canvas.typesetting)
    return len(lines) * line_height(canvas, size, face)


def paragraph(
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    w: float,
    size: float = 24,
    colour: str = INK,
    face: Face = "text",
    at: str = "l",
    *,
    shade: str | None = None,
    is_disabled: bool = False,
) -> float:
    """Draws a wrapped paragraph with its top at y, icons like [coin_denar] inside, and returns where it ends.

    `at` aligns the lines within the width: "l", or "c", which makes them about equally long. Lines read from the right
    end at the end of the longest.
    """
    px, step = pixels(canvas, size), line_height(canvas, size, face)
    lines = (balanced if at == "c" else broken)(words, px, face, int(w * canvas.k), canvas.typesetting)
    block = max(line.width for line in lines)
    is_from_right = canvas.typesetting.is_from_right and FROM_RIGHT.search(words) is not None
    end = y + len(lines) * step
    if canvas.heard is not None and (told := spoken(words)):
        hear(canvas, told, canvas.rect(Box(x, y, w, end - y)))
    with canvas.unheard():
        for i, line in enumerate(lines):
            left = x + (w - line.width / canvas.k) / 2 if at == "c" else x
            if is_from_right and at == "l":
                left += (block - line.width) / canvas.k
            for piece in line.pieces:
                aside = line.width - piece.x - piece.width if is_from_right else piece.x
                at_piece, middle = left + aside / canvas.k, y + (i + 0.5) * step
                if piece.icon:
                    _draw_icon(canvas, piece.icon, at_piece, middle, px)
                else:
                    text(
                        canvas, piece.words, at_piece, middle, px / canvas.k, colour, face,
                        shade=shade, is_disabled=is_disabled,
                    )  # fmt: skip
    return end


def _draw_icon(canvas: Canvas, icon: str, left: float, middle: float, px: int) -> None:
    size = px * 1.15 / canvas.k
    height = min(1.0, 1.0 / sprites.aspect(icon))
    canvas.put(icon, left + size * 0.54, middle, size * height, centre=True)
