"""The characters of the fourth box as discs (64 x 64), each with the one tool that tells it apart in 24 pixels."""

from collections.abc import Callable

from assets.src.colours import BRASS_LIGHT, CREAM, OUTLINE, PALETTE, RIM, lit, shaded
from assets.src.courtiers import TINT
from assets.src.gems import CUT_COLOURS
from assets.src.granite import ermine, ring, rod
from assets.src.shapes import around, oval, polygon, regular, star
from assets.src.sprite import DIAGONAL, Point, Sprite, circle, path, rect

_INK = 2.8
_RED, _STEEL, _GIFT = "#C8303A", "#D5DEE6", "#1E4F96"


def icon(name: str) -> Sprite:
    """Returns the small picture of a character, or of the blue card."""
    s, colour = Sprite(64, 64), TINT.get(name, _GIFT)
    with s.group(s.filter("small")):
        s.add(circle(31, 31, 29.6, RIM), circle(31, 31, 28, s.brass(), OUTLINE, 1.8))
    field = s.linear([(0, lit(colour, 0.22)), (1, shaded(colour, 0.28))], DIAGONAL)
    s.add(circle(31, 31, 24.6, field, OUTLINE, 1.8))
    with s.group(transform="translate(31 31)"):
        _SIGNS[name](s)
    return s


def _flask(s: Sprite) -> None:
    s.add(path("M-5 -20H5V-8L16 12Q17 18 11 18H-11Q-17 18 -16 12L-5 -8Z", "#E4F2EC", OUTLINE, _INK))
    s.add(path("M-10 3H10L14.4 12Q15 16 11 16.6H-11Q-15 16 -14.4 12Z", "#28C47E", OUTLINE, 1.4))
    s.add(rect(-7, -23, 14, 5, "#B8743C", OUTLINE, 2, 1.5), circle(-3, 10, 2.6, "#D9FFE6"))


def _balance(s: Sprite) -> None:
    s.add(rod("M0 -17V17M-8 18H8", BRASS_LIGHT, 3.6, 3.4), rod("M-15 -13H15", BRASS_LIGHT, 3.6, 3.4))
    for x in (-14, 14):
        s.add(path(f"M{x} -12L{x - 6} 4M{x} -12L{x + 6} 4", "none", BRASS_LIGHT, 1.5))
        s.add(path(f"M{x - 8.5} 3H{x + 8.5}Q{x} 15 {x - 8.5} 3Z", "#F2C24A", OUTLINE, 2.2))


def _wheel(s: Sprite) -> None:
    spokes = "".join(polygon([(0, 0), around(0, 0, 20, angle)], False) for angle in range(0, 360, 45))
    s.add(rod(spokes, "#E8B070", 3.4, 3.2), ring(0, 0, 12, "#E8B070", 4.4, 3.6))
    s.add(circle(0, 0, 4.6, BRASS_LIGHT, OUTLINE, 2))


def _mitre(s: Sprite) -> None:
    s.add(path("M-14 18L-17 -2Q-12 -13 0 -21Q12 -13 17 -2L14 18Z", CREAM, OUTLINE, _INK))
    s.add(path("M-15.6 8H15.6L14 18H-14Z", _RED, OUTLINE, 2), path("M0 -13V4M-6 -6H6", "none", "#A06A1E", 3.4))


def _mask(s: Sprite) -> None:
    s.add(path("M15 -2Q24 8 18 18", "none", OUTLINE, 3.4), path("M15 -2Q24 8 18 18", "none", _RED, 1.6))
    mask = "M-21 -9Q-10 -14 0 -7Q10 -14 21 -9Q22 8 11 11Q4 11 0 4Q-4 11 -11 11Q-22 8 -21 -9Z"
    s.add(path(mask, "#2E3850", OUTLINE, _INK), path(oval(-10, -1, 6, 4) + oval(10, -1, 6, 4), "#FFF3CF", OUTLINE, 1.4))
    s.add(circle(-10, -1, 2.2, OUTLINE), circle(10, -1, 2.2, OUTLINE))


def _trumpet(s: Sprite) -> None:
    s.add(path("M-11 3L5 -6V15L-1 11L-11 20Z", CREAM, OUTLINE, 2.2))
    s.add(
        rod("M-19 9L8 -8", BRASS_LIGHT, 4.4, 3.4), path("M5 -13L14 -21Q21 -17 21 -9L10 -2Z", BRASS_LIGHT, OUTLINE, 2.4)
    )


def _cup(s: Sprite) -> None:
    s.add(path("M-9 -17H9L15 12H-15Z", "#D8553C", OUTLINE, _INK), path("M-11.5 -5H11.5", "none", BRASS_LIGHT, 3.2))
    s.add(rect(-17, 9, 34, 7, "#F08A5C", OUTLINE, 2.2, 2.5), circle(11, 15, 6, "#FFD23E", OUTLINE, 2.2))


def _letter(s: Sprite) -> None:
    s.add(rect(-19, -12, 38, 26, CREAM, OUTLINE, _INK, 2), path("M-18 -11L0 5L18 -11", "none", OUTLINE, 2.2))
    s.add(circle(0, 4, 7, _RED, OUTLINE, 2.2), circle(0, 4, 2.6, "#FFB4A0"))


def _ring(s: Sprite) -> None:
    s.add(ring(0, 9, 10, BRASS_LIGHT, 4.4, 3.8), path("M-12 -12L-7 -20H7L12 -12L0 2Z", "#5AA8FF", OUTLINE, _INK))
    s.add(path("M-11 -12H11M-4 -12L0 0L4 -12", "none", "#E4F2FF", 1.6))


def _wand(s: Sprite) -> None:
    s.add(rod("M-16 17L4 -4", "#8A5A86", 4.4, 3.6), path(polygon(star(7, -7, 14, 6, 5)), "#FFD85A", OUTLINE, _INK))


def _bag(s: Sprite) -> None:
    s.add(path("M-6 -9C-20 -1 -22 18 -11 18H11C22 18 20 -1 6 -9Z", "#C98A50", OUTLINE, _INK))
    s.add(path("M-9 -19L-6 -9H6L9 -19L3 -16L0 -19L-3 -16Z", "#E2AC74", OUTLINE, 2.2))
    s.add(path("M-7 -9H7", "none", BRASS_LIGHT, 3), circle(0, 6, 6.6, "#FFD85A", OUTLINE, 2))


def _shield(s: Sprite) -> None:
    s.add(rod("M-17 17L17 -17", _STEEL, 4, 3.4), rod("M10 -18L18 -10", BRASS_LIGHT, 3, 3))
    s.add(path("M-14 -14H12Q14 9 -1 18Q-16 9 -14 -14Z", CREAM, OUTLINE, _INK))
    s.add(path("M-13 -13H11V-6H-13.6Z", "#3A3846"), path(ermine(-1, 5, 8.5), "#1E1A26"))


def _crown_and_key(s: Sprite) -> None:
    s.add(path("M-18 -14L-9 -6L0 -19L9 -6L18 -14L15 6H-15Z", BRASS_LIGHT, OUTLINE, _INK))
    s.add(*(circle(x, y, 2.8, CREAM, OUTLINE, 1.4) for x, y in ((-18, -15), (0, -20), (18, -15))))
    s.add(rod("M-8 14H14M8 14V19M13 14V18", _STEEL, 2.6, 3), ring(-12, 14, 4.4, _STEEL, 2.6, 3))


def _feathered_coronet(s: Sprite) -> None:
    s.add(path("M-15 6Q-14 -12 0 -12Q14 -12 15 6Z", _RED, OUTLINE, _INK))
    s.add(path("M3 -9Q5 -21 19 -22Q17 -10 8 -6Z", CREAM, OUTLINE, 2.2))
    s.add(path("M-18 2L-9 7L0 0L9 7L18 2V15H-18Z", BRASS_LIGHT, OUTLINE, 2.4))
    s.add(*(circle(x, 11, 2.2, "#2563C9", OUTLINE, 1) for x in (-9, 0, 9)))


def _closed_crown(s: Sprite) -> None:
    s.add(path("M-14 6Q-16 -13 0 -13Q16 -13 14 6Z", "#A8243C", OUTLINE, _INK))
    s.add(rod("M-13 5Q-14 -12 0 -13Q14 -12 13 5M0 -13V5", BRASS_LIGHT, 3, 2.4))
    s.add(
        rod("M0 -22V-13M-4 -18H4", BRASS_LIGHT, 2.6, 2.8), path("M-17 3L0 6L17 3L15 16H-15Z", BRASS_LIGHT, OUTLINE, 2.4)
    )
    s.add(*(circle(x, 11, 2.2, "#16A06A", OUTLINE, 1) for x in (-8, 0, 8)))


def _four_gems(s: Sprite) -> None:
    shapes: tuple[list[Point], ...] = (
        regular(-9, -9, 8, 8, 22.5),
        [(4, -17), (15, -17), (15, -1), (4, -1)],
        [(-9, 0), (-2, 9), (-9, 18), (-16, 9)],
        [(9.5, 1), (18, 16), (1, 16)],
    )
    for gem, shape in zip(CUT_COLOURS, shapes, strict=True):
        s.add(path(polygon(shape), lit(PALETTE["gem"][gem], 0.2), OUTLINE, 2.2))


_SIGNS: dict[str, Callable[[Sprite], None]] = {
    "alchemist": _flask,
    "banker": _balance,
    "captain": _wheel,
    "bishop": _mitre,
    "spy": _mask,
    "herald": _trumpet,
    "conjurer": _cup,
    "intriguer": _letter,
    "jeweler": _ring,
    "magician": _wand,
    "merchant": _bag,
    "soldier": _shield,
    "queen": _crown_and_key,
    "prince": _feathered_coronet,
    "king": _closed_crown,
    "blue": _four_gems,
}
ICONS = tuple(_SIGNS)
