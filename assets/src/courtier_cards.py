"""The cards of the fourth box (180 x 250) and their medals (128 x 128): tools, and when they may be used."""

from collections.abc import Callable

from assets.src.colours import BRASS, BRASS_LIGHT, BRASS_SHEEN, OUTLINE, RIM, SHADOW, lit, shaded
from assets.src.courtiers import TINT, TOOLS
from assets.src.gems import CUT_COLOURS, draw_gem
from assets.src.girih import girih
from assets.src.granite import GRANITE, HARBOUR_TEAL, LEATHER, PAPER, PAPER_SHADE, triskele
from assets.src.ornament import brass_star
from assets.src.shapes import around
from assets.src.sprite import DIAGONAL, Sprite, circle, ellipse, path, rect
from assets.src.sprite import number as n
from assets.src.ys_marks import draw_blank_card
from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import WINDOW

_BLUE = "#2B62A8"
_RED = "#B4262E"
_GIFTS = tuple(zip(CUT_COLOURS, ((-30, -30), (30, -30), (-30, 30), (30, 30)), strict=True))


def card(name: str) -> Sprite:
    """Returns a character's card; its name is written on the parchment plate at (18, 194), 138 x 36."""
    s = Sprite(180, 250)
    draw_blank_card(s, 180, 250, "#D6AE4A")
    _niche(s, TINT[name])
    with s.group(s.filter("blur2"), opacity=0.5):
        s.add(ellipse(90, 184, 50, 8, SHADOW))
    with s.group(transform="translate(87 132) scale(1.12)"):
        TOOLS[name](s)
    _plate(s, "#E9D5A4", BRASS)
    _timing(s, 32, 32, WINDOW.get(components.CARD_NAMES.index(name)))
    return s


def gift_card() -> Sprite:
    """Returns the blue card: one gem of a colour of choice, at once."""
    s = Sprite(180, 250)
    draw_blank_card(s, 180, 250, _BLUE)
    _niche(s, "#1E3F6E")
    for gem, (dx, dy) in _GIFTS:
        draw_gem(s, gem, 58 + dx, 92 + dy, 0.47)
    _plate(s, "#CFDDEB", _BLUE)
    _timing(s, 32, 32, None)
    return s


def card_back() -> Sprite:
    """Returns the back of the cards."""
    s = Sprite(180, 250)
    draw_blank_card(s, 180, 250, LEATHER)
    field = s.clip(rect(15, 14, 146, 214, SHADOW, radius=6))
    with s.group(field, opacity=0.55), s.group(transform="translate(15 14)"):
        s.add(girih(148, 217, 30, 4, shaded(LEATHER, 0.5), lit(LEATHER, 0.3), (74, 108)))
    s.add(brass_star(s, 87, 121, 56, 2.6))
    s.add(circle(87, 121, 40, s.linear([(0, shaded(LEATHER, 0.4)), (1, LEATHER)]), OUTLINE, 2))
    spirals = triskele(87, 121, 33)
    s.add(path(spirals, "none", OUTLINE, 9), path(spirals, "none", BRASS_LIGHT, 5))
    return s


def medal(name: str) -> Sprite:
    """Returns a character's medal, for the palaces and for lists."""

    def tools(s: Sprite) -> None:
        with s.group(transform="translate(61 61) scale(.86)"):
            TOOLS[name](s)

    return _medal(TINT[name], tools)


def gift_medal() -> Sprite:
    """Returns the medal of the blue card."""

    def gems(s: Sprite) -> None:
        for gem, (dx, dy) in _GIFTS:
            draw_gem(s, gem, 61 + dx * 0.66 - 22, 61 + dy * 0.66 - 21, 0.36)

    return _medal(_BLUE, gems)


def _medal(tint: str, draw: Callable[[Sprite], None]) -> Sprite:
    s = Sprite(128, 128)
    with s.group(s.filter("small")):
        s.add(circle(61, 61, 59.6, RIM))
        s.add(circle(61, 61, 57, s.linear([(0, "#FFF3C6"), *BRASS_SHEEN[1:]], DIAGONAL), OUTLINE, 3))
    field = [(0, lit(tint, 0.6)), (0.55, tint), (1, shaded(tint, 0.5))]
    s.add(circle(61, 61, 50, s.radial(field, (0.38, 0.36, 0.8)), OUTLINE, 2.6))
    with s.group(s.clip(circle(61, 61, 50, SHADOW))):
        draw(s)
    return s


def _niche(s: Sprite, tint: str) -> None:
    """Draws a granite arch of voussoirs with a lit wall behind, 122 x 172 on a sill at 196."""
    x, foot, r = 87, 196, 61
    spring, outer = foot - 172 + r, r + 11
    stone = s.linear([(0, lit(GRANITE, 0.5)), (0.5, GRANITE), (1, shaded(GRANITE, 0.3))], (0, 0, 1, 0.5))
    s.add(path(_arch(x, foot, outer, spring), stone, OUTLINE, 2.4))
    joints = "".join(f"M{x - outer} {y}H{x - r}M{x + r} {y}H{x + outer}" for y in range(spring + 22, foot, 22))
    for angle in range(-180, 1, 20):
        (ax, ay), (bx, by) = around(x, spring, r, angle), around(x, spring, outer, angle)
        joints += f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    s.add(path(joints, "none", shaded(GRANITE, 0.5), 1.4))
    arch = _arch(x, foot, r, spring)
    wall = [(0, lit(tint, 0.55)), (0.55, tint), (1, shaded(tint, 0.55))]
    s.add(path(arch, s.radial(wall, (0.38, 0.4, 0.8)), OUTLINE, 2.4))
    with s.group(s.clip(path(arch, SHADOW))), s.group(s.filter("blur5"), opacity=0.4, transform="translate(4 5)"):
        s.add(path(arch, "none", "#100A18", 9))


def _arch(x: float, foot: float, r: float, spring: float) -> str:
    return f"M{x - r} {foot}V{spring}A{r} {r} 0 0 1 {x + r} {spring}V{foot}Z"


def _plate(s: Sprite, shade: str, line: str) -> None:
    s.add(rect(18, 194, 138, 36, s.linear([(0, PAPER), (1, shade)]), OUTLINE, 2.2, 5))
    s.add(rect(21.5, 197.5, 131, 29, "none", line, 1.3, 3))


def _timing(s: Sprite, x: float, y: float, window: int | None) -> None:
    """Draws when a card is used: pawns stand for placing, strokes for counting, a wedge says before or after."""
    with s.group(s.filter("small")):
        s.add(circle(x, y, 23, s.radial([(0, "#FFFDF2"), (1, PAPER_SHADE)], (0.4, 0.35, 0.8)), OUTLINE, 2.6))
    s.add(circle(x, y, 19.6, "none", BRASS, 1.4))
    s.add(*_SIGNS[window](x, y))


def _flag(x: float, y: float) -> list[str]:
    pole = path(f"M{x - 10} {y + 11}V{y - 12}", "none", OUTLINE, 2.6)
    return [
        pole,
        path(f"M{x - 9} {y - 12}L{x + 2} {y - 7.5}L{x - 9} {y - 3}Z", _RED, OUTLINE, 1.5),
        *_pawn(x + 5, y + 4, 6),
    ]


def _bolt(x: float, y: float) -> list[str]:
    bolt = f"M{x + 3} {y - 14}L{x - 9} {y + 2}H{x - 1}L{x - 4} {y + 14}L{x + 9} {y - 3}H{x + 1}Z"
    return [path(bolt, "#F2A71B", OUTLINE, 2)]


def _wedge(x: float, y: float) -> str:
    return path(f"M{x - 4.5} {y - 8}L{x + 5} {y}L{x - 4.5} {y + 8}Z", _RED, OUTLINE, 1.5)


def _tally(x: float, y: float) -> str:
    strokes = "".join(f"M{n(x + dx)} {y - 8}V{y + 8}" for dx in (-7, -2.4, 2.2))
    return path(f"{strokes}M{x - 10} {y + 5}L{x + 7} {y - 5}", "none", OUTLINE, 2.6)


def _pawn(x: float, y: float, r: float) -> list[str]:
    foot = f"A{n(r)} {n(r * 0.6)} 0 0 0 {n(x + r)} {n(y + r * 0.7)}"
    body = f"M{n(x - r)} {n(y - r * 0.5)}V{n(y + r * 0.7)}{foot}V{n(y - r * 0.5)}"
    return [path(body, HARBOUR_TEAL, OUTLINE, 1.8), ellipse(x, y - r * 0.5, r, r * 0.6, "#FFF9E6", OUTLINE, 1.8)]


def _pair(x: float, y: float) -> list[str]:
    return [*_pawn(x - 5, y, 4.8), *_pawn(x + 5, y, 4.8)]


_SIGNS: dict[int | None, Callable[[float, float], list[str]]] = {
    components.START_PLACING: _flag,
    components.BEFORE_PAIR: lambda x, y: [_wedge(x - 11, y), *_pair(x + 6, y)],
    components.AFTER_PAIR: lambda x, y: [*_pair(x - 6, y), _wedge(x + 11, y)],
    components.START_COUNTING: lambda x, y: [_wedge(x - 10, y), _tally(x + 6, y)],
    components.END_COUNTING: lambda x, y: [_tally(x - 4, y), _wedge(x + 11.5, y)],
    None: _bolt,
}
"""A picture for each window, and for the cards that act at once."""
