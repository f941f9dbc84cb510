"""A palace garden of the map: lawns and channels in a frame of the city's colour, seven sites, tray and ribbon."""

import math

from assets.src.cities import CITY, draw_city_badge
from assets.src.colours import BRASS_LIGHT, OUTLINE, SHADOW, WHITE, lit, shaded
from assets.src.ornament import brass_star, cast_shadow, cypress
from assets.src.shapes import block, khatam, polygon
from assets.src.sprite import DIAGONAL, Sprite, path, rect
from assets.src.sprite import number as n
from game.boxes.maharaja.rules.components import CENTRE
from game.boxes.maharaja.table.board_geometry import GARDEN, RIBBON, RIBBON_EMBLEM, SITES, TRAY, TRAY_FLOOR

WATER, BANK = "#7FB7C4", "#3F7387"
_KERB, _EARTH = "#F4E7C6", "#7A5227"
_CHAMFER = 26


def draw_garden(s: Sprite, city: str, x: float, y: float) -> None:
    """Draws everything of a city that belongs to the map, around its position."""
    with s.group(transform=f"translate({n(x)} {n(y)})"):
        cast_shadow(s, _plate(0) + block(*TRAY), 6, 8, 0.55)
        _tray(s, CITY[city])
        _lawns(s, CITY[city])
        for dx in (-42, 42):
            for dy in (-44, 84):
                cypress(s, dx, dy, 33)
        for place, (across, down) in enumerate(SITES):
            (_centre_site if place == CENTRE else _outer_site)(s, across, down)
        _ribbon(s, city)


def _plate(inset: float) -> str:
    """Returns the garden's octagon, `inset` units inside its box."""
    x, y, w, h = GARDEN
    left, top, right, foot, cut = x + inset, y + inset, x + w - inset, y + h - inset, _CHAMFER - inset * 0.6
    return polygon(
        [
            (left + cut, top),
            (right - cut, top),
            (right, top + cut),
            (right, foot - cut),
            (right - cut, foot),
            (left + cut, foot),
            (left, foot - cut),
            (left, top + cut),
        ]
    )


def _tray(s: Sprite, colour: str) -> None:
    x, y, w, h = TRAY
    rim = s.linear([(0, lit(colour, 0.25)), (1, shaded(colour, 0.3))], (0, 0, 0.6, 1))
    s.add(rect(x, y - 10, w, h + 10, rim, OUTLINE, 2.4, 9))
    s.add(path(f"M{x + 10} {y + h - 3}H{x + w - 10}", "none", BRASS_LIGHT, 1.3, opacity=0.8))
    paving = s.linear([(0, "#F6E8C6"), (1, "#E2C992")], (0, 0, 0.4, 1))
    s.add(rect(*TRAY_FLOOR, paving, OUTLINE, 1.4, 5))


def _lawns(s: Sprite, colour: str) -> None:
    x, y, _, h = GARDEN
    frame = s.linear([(0, lit(colour, 0.38)), (0.5, colour), (1, shaded(colour, 0.32))], (0, 0, 0.7, 1))
    s.add(path(_plate(0), frame, OUTLINE, 2.6), path(_plate(5), "none", BRASS_LIGHT, 1.6))
    green = s.linear([(0, "#A9C970"), (0.5, "#8DB557"), (1, "#648F41")], (0, 0, 0.6, 1))
    s.add(path(_plate(11), green))
    with s.group(s.clip(path(_plate(11), SHADOW))):
        mown = "".join(f"M{x - h + i * 16} {y}l{h} {h}" for i in range(28))
        s.add(path(mown, "none", WHITE, 5, opacity=0.1))
        _channels(s)
    s.add(path(_plate(11), "none", OUTLINE, 1.8))


def _channels(s: Sprite) -> None:
    """Draws the two channels that cross under the central site."""
    x, y, w, h = GARDEN
    course = f"M0 {y}V{y + h}M{x} {SITES[CENTRE][1]}H{x + w}"
    for colour, width in ((_KERB, 19), (_EARTH, 14), (WATER, 11.5)):
        s.add(path(course, "none", colour, width))
    s.add(path(course, "none", "#DDF1F2", 1.6, stroke_dasharray="10 9"))


def _centre_site(s: Sprite, x: float, y: float) -> None:
    cast_shadow(s, khatam(x, y, 39), 2, 4, 0.4, "blur2")
    marble = s.linear([(0, "#FFF9E6"), (1, "#E4CDA0")], DIAGONAL)
    s.add(brass_star(s, x, y, 39, 2.2), path(khatam(x, y, 31), marble, OUTLINE, 1.5))
    s.add(path(khatam(x, y, 17), "none", "#B98E45", 2))


def _outer_site(s: Sprite, x: float, y: float) -> None:
    """Draws a marble-edged bed of raked earth."""

    def bed(r: float) -> str:
        turns = [math.radians(22.5 + 45 * i) for i in range(8)]
        return polygon([(x + r * 1.12 * math.cos(turn), y + r * 0.92 * math.sin(turn)) for turn in turns])

    cast_shadow(s, bed(29), 2, 3, 0.35, "blur2")
    s.add(path(bed(29), s.linear([(0, "#FFFBEE"), (1, "#D8C193")], DIAGONAL), OUTLINE, 2))
    s.add(path(bed(22), s.linear([(0, "#D9B27A"), (1, "#C1955A")], DIAGONAL), _EARTH, 1.4))
    s.add(path(f"M{n(x - 8)} {n(y)}h16M{n(x)} {n(y - 7)}v14", "none", "#8A6230", 2.2, opacity=0.75))


def _ribbon(s: Sprite, city: str) -> None:
    """Draws the blank ribbon for the name, with the city's badge at its left end."""
    (x, y, w, h), colour = RIBBON, CITY[city]
    s.add(*(path(tail, shaded(colour, 0.35), OUTLINE, 2) for tail in (_tail(x, 1), _tail(x + w, -1))))
    cast_shadow(s, block(*RIBBON), 2, 4, 0.4, "blur2")
    s.add(rect(*RIBBON, s.linear([(0, "#FFFAEA"), (1, "#EBD7A8")]), OUTLINE, 2.2, 6))
    s.add(rect(x + 4, y + 4, w - 8, h - 8, "none", colour, 1.6, 4))
    draw_city_badge(s, city, *RIBBON_EMBLEM, 27)


def _tail(end: float, inwards: int) -> str:
    """Returns the notched tail behind one end of the ribbon."""
    _, y, _, h = RIBBON
    tip, hidden, notch = end - 16 * inwards, end + 22 * inwards, end - 4 * inwards
    return polygon([(tip, y + 9), (hidden, y + 9), (hidden, y + h + 7), (tip, y + h + 7), (notch, y + h / 2 + 8)])
