"""Seals of the building types (64 x 64): colour and silhouette, for where a whole building would be too small."""

from assets.src.colours import BUILDING, CREAM, OUTLINE, RIM, SHADOW, lit, shaded
from assets.src.shapes import block, cusped, horseshoe, merlons, onion
from assets.src.sprite import DIAGONAL, Sprite, circle, number, path


def seal(kind: str) -> Sprite:
    """Returns the seal of a building type, which tells it apart by its silhouette too."""
    s = Sprite(64, 64)
    with s.group(s.filter("small")):
        draw_seal(s, 30, 30, 28.5, kind)
    return s


def draw_seal(s: Sprite, x: float, y: float, r: float, kind: str) -> None:
    """Draws a seal of radius r around (x, y): the building's colour and its silhouette, rimmed with brass."""
    colour = BUILDING[kind]
    s.add(circle(x, y, r, RIM), circle(x, y, r * 0.93, s.brass(), OUTLINE, 1.6))
    s.add(circle(x, y, r * 0.81, s.linear([(0, lit(colour, 0.3)), (0.5, colour), (1, shaded(colour, 0.3))], DIAGONAL)))
    s.add(circle(x, y, r * 0.81, "none", OUTLINE, 1.6))
    fill, ink = _SEAL_INK.get(kind, (CREAM, OUTLINE))
    with s.group(transform=f"translate({number(x)} {number(y)}) scale({number(r / 35)})"):
        if fill == CREAM:
            s.add(path(_SILHOUETTE[kind], SHADOW, fill_rule="evenodd", opacity=0.45, transform="translate(1.4 2)"))
        s.add(path(_SILHOUETTE[kind], fill, ink, 1.3, fill_rule="evenodd"))


_SEAL_INK = {"palace": ("#3F7F90", "#1F3F4A"), "garden": ("#2B4A38", "#1C2A20")}  # on light grounds, not cream
_SILHOUETTE = {
    "pavilion": onion(0, -1, 22, 21)
    + "M-19 6Q-12 0 -10 -2H10Q12 0 19 6Z"
    + block(-15, 6, 30, 13)
    + "".join(horseshoe(x, 19, 6, 10) for x in (-12.5, -3, 6.5)),
    "seraglio": "M-13 -9L-8 -17H8L13 -9Z"
    + block(-9, -9, 18, 6)
    + "M-21 5L-13 -4H13L21 5Z"
    + block(-16, 5, 32, 14)
    + horseshoe(-4, 19, 8, 12)
    + block(-13, 9, 5, 5)
    + block(8, 9, 5, 5),
    "arcades": "M-22 -6L-17 -15H17L22 -6Z"
    + block(-19, -6, 38, 23)
    + "".join(horseshoe(x, 17, 8, 17) for x in (-16, -4, 8)),
    "palace": onion(0, -5, 17, 16)
    + block(-10, -5, 20, 24)
    + block(-20, 3, 10, 16)
    + block(10, 3, 10, 16)
    + merlons(-20, -10, 3, 2.6, 4, 1.2)
    + merlons(10, 20, 3, 2.6, 4, 1.2)
    + cusped(-5, 19, 10, 16, 3),
    "garden": "M-2.5 20V8H2.5V20Z" + "M0 9C-22 12 -20 -8 -12 -9C-10 -22 10 -22 12 -9C20 -8 22 12 0 9Z",
    "tower": "M-13 -8V-18H-7V-14H-3V-18H3V-14H7V-18H13V-8H10V12H14V19H-14V12H-10V-8Z"
    + horseshoe(-3.5, 2, 7, 9)
    + horseshoe(-4, 19, 8, 10),
}
