"""The nine actions as icons (108 x 108), the disc that programmes them (400 x 400), its arrows and the extra chit."""

from collections.abc import Callable
from functools import partial

from assets.src.colours import BRASS, BRASS_LIGHT, OUTLINE, PLAYER, RIM, lit, shaded
from assets.src.gold import draw_gold_coin
from assets.src.shapes import around, cusped, khatam, onion, polygon, regular, star
from assets.src.sprite import ACROSS, DIAGONAL, Point, Sprite, circle, path, rect
from assets.src.sprite import number as n
from game.boxes.maharaja.table.board_geometry import ARROW_HUB, DISC_ACTION_REACH, DISC_HUB

_RED, _BLUE, _GREEN = "#A8312D", PLAYER["cobalt"], PLAYER["jade"]
_PLASTER, _PAPER = "#FFF3D6", "#F6E6BE"
_DARK_DOOR = "#4A2A16"
_SECTOR = 40  # degrees of one action on the disc


def _house(s: Sprite, x: float, y: float, w: float, roof: str = "#C4674A") -> None:
    """Draws a house w wide with the middle of its foot at (x, y)."""
    plaster = s.linear([(0, _PLASTER), (1, "#D9B77C")], ACROSS)
    s.add(rect(x - w * 0.36, y - w * 0.46, w * 0.72, w * 0.46, plaster, OUTLINE, 2.4))
    gable = polygon([(x - w / 2, y - w * 0.42), (x, y - w * 0.86), (x + w / 2, y - w * 0.42)])
    s.add(path(gable, s.linear([(0, lit(roof, 0.3)), (1, shaded(roof, 0.25))], (0, 0, 1, 0.4)), OUTLINE, 2.6))
    door = f"M{n(x - w * 0.12)} {n(y)}V{n(y - w * 0.2)}Q{n(x)} {n(y - w * 0.34)} {n(x + w * 0.12)} {n(y - w * 0.2)}"
    s.add(path(f"{door}V{n(y)}Z", _DARK_DOOR, OUTLINE, 1.4))


def _palace(s: Sprite, x: float, y: float, w: float) -> None:
    """Draws a palace w wide with the middle of its foot at (x, y)."""
    violet = "#7A3F8E"
    s.add(rect(x - w * 0.48, y - w * 0.12, w * 0.96, w * 0.12, "#E9D3A6", OUTLINE, 2.2))
    for side in (x - w * 0.42, x + w * 0.42):
        s.add(rect(side - w * 0.06, y - w * 0.62, w * 0.12, w * 0.5, "#F3E1C4", OUTLINE, 2))
        s.add(path(onion(side, y - w * 0.62, w * 0.18, w * 0.18), violet, OUTLINE, 1.8))
    marble = s.linear([(0, _PLASTER), (1, "#D3AC76")], ACROSS)
    s.add(rect(x - w * 0.3, y - w * 0.48, w * 0.6, w * 0.36, marble, OUTLINE, 2.4))
    glaze = s.radial([(0, lit(violet, 0.7)), (0.45, violet), (1, shaded(violet, 0.45))], (0.36, 0.4, 0.75))
    s.add(path(onion(x, y - w * 0.48, w * 0.56, w * 0.52), glaze, OUTLINE, 2.6))
    s.add(path(cusped(x - w * 0.1, y - w * 0.12, w * 0.2, w * 0.27, 3), _DARK_DOOR, OUTLINE, 1.4))


def _arrow(s: Sprite, shaft: str, head: list[Point], colour: str, width: float) -> None:
    tip = polygon(head)
    s.add(path(shaft, "none", OUTLINE, width + 4), path(tip, colour, OUTLINE, 4))
    s.add(path(shaft, "none", colour, width), path(tip, colour))


def _gold(s: Sprite) -> None:
    draw_gold_coin(s, 36, 54, 25)
    draw_gold_coin(s, 60, 40, 25)


def _two_houses(s: Sprite) -> None:
    _house(s, 64, 66, 50, "#C98F3A")
    _house(s, 32, 84, 50)


def _move(s: Sprite) -> None:
    _house(s, 28, 84, 46)
    s.add(path("M62 84V62L74 51L86 62V84Z", "none", OUTLINE, 2.6, stroke_dasharray="6 5"))
    _arrow(s, "M26 34Q46 10 68 30", [(78, 42), (60, 37), (74, 22)], _BLUE, 7)


def _quarry(s: Sprite) -> None:
    for x, y in ((12, 66), (50, 66), (30, 42)):
        _ashlar(s, x, y, 30, 20)
    s.add(path("M20 34L66 14", "none", OUTLINE, 8), path("M20 34L66 14", "none", "#9A6234", 4.5))
    s.add(path("M52 4Q70 6 80 26L73 29Q64 16 49 11Z", "#8A97A6", OUTLINE, 2.2))


def _ashlar(s: Sprite, x: float, y: float, w: float, h: float) -> None:
    """Draws a hewn block with the upper left corner of its front at (x, y)."""
    stone = "#C9BCA4"
    back, rise = w * 0.22, h * 0.35
    s.add(path(f"M{n(x + w)} {n(y)}l{n(back)} {n(-rise)}v{n(h)}l{n(-back)} {n(rise)}Z", shaded(stone, 0.3), OUTLINE, 2))
    s.add(path(f"M{n(x)} {n(y)}l{n(back)} {n(-rise)}h{n(w)}l{n(-back)} {n(rise)}Z", lit(stone, 0.6), OUTLINE, 1.8))
    s.add(rect(x, y, w, h, s.linear([(0, lit(stone, 0.3)), (1, shaded(stone, 0.12))], DIAGONAL), OUTLINE, 2))


def _palace_house(s: Sprite) -> None:
    _palace(s, 38, 80, 62)
    _house(s, 70, 90, 42)


def _governors(s: Sprite) -> None:
    s.add(*(rect(14, y - 12, 40, 24, _PAPER, OUTLINE, 2.2, 4) for y in (22, 48, 74)))
    s.add(
        path(polygon(star(34, 22, 12, 9.5, 8, 0)), s.brass(), OUTLINE, 2), circle(34, 22, 5.5, "#64419E", OUTLINE, 1.4)
    )
    _arrow(s, "M72 18V62", [(72, 84), (57, 62), (87, 62)], _RED, 7)


def _character(s: Sprite) -> None:
    for x, y, angle, colour in ((6, 14, -8, "#1F5B6B"), (50, 22, 8, "#7A1F2B")):
        with s.group(transform=f"translate({x} {y}) rotate({angle} 20 28)"):
            s.add(rect(0, 0, 40, 56, s.brass(), OUTLINE, 2.4, 5))
            s.add(path(cusped(6, 50, 28, 43, 3), lit(colour, 0.15), OUTLINE, 1.8))
            s.add(circle(20, 27, 7, "#F0C296", OUTLINE, 1.6))
            s.add(path("M8.5 50Q10 36 20 36Q30 36 31.5 50Z", _PAPER, OUTLINE, 1.6))
    _arrow(s, "M30 8Q48 -2 62 8", [(70, 16), (56, 14), (66, 3)], _GREEN, 4.5)
    _arrow(s, "M66 88Q48 98 34 88", [(26, 80), (40, 82), (30, 93)], _GREEN, 4.5)


ACTIONS: dict[str, Callable[[Sprite], None]] = {
    "gold": _gold,
    "house": partial(_house, x=48, y=80, w=66),
    "two_houses": _two_houses,
    "move": _move,
    "quarry": _quarry,
    "palace": partial(_palace, x=48, y=88, w=76),
    "palace_house": _palace_house,
    "governors": _governors,
    "character": _character,
}
"""What stands for each action, drawn on a field of 96 x 96 around (48, 48), in the order of the disc."""


def icon(action: str) -> Sprite:
    """Returns the icon of an action, bold enough for 28 pixels."""
    s = Sprite(108, 108)
    with s.group(s.filter("small"), transform="translate(6 4)"), s.group(s.filter("piece")):
        ACTIONS[action](s)
    return s


def disc() -> Sprite:
    """Returns the disc with its nine actions; the arrows turn around its hub."""
    s, (x, y) = Sprite(400, 400), DISC_HUB
    with s.group(s.filter("drop")):
        s.add(path(polygon(star(x, y, 190, 182, 36)), s.brass(), OUTLINE, 3))
    with s.group(s.filter("grain")):
        s.add(circle(x, y, 174, "#3A1C12", OUTLINE, 2))
        for i, draw in enumerate(ACTIONS.values()):
            paper = (_PAPER, "#E9CD94", "#F0D9A8")[i % 3]
            fill = s.linear([(0, lit(paper, 0.4)), (1, shaded(paper, 0.1))], (0, 0, 0.6, 1))
            s.add(path(_sector(i * _SECTOR - 90, 78, 170), fill, OUTLINE, 2.4))
            cx, cy = around(x, y, DISC_ACTION_REACH, i * _SECTOR - 90)
            with s.group(transform=f"translate({n(cx - 38)} {n(cy - 38)}) scale(.79)"):
                draw(s)
        s.add(circle(x, y, 76, s.linear([(0, "#A8412E"), (1, "#5E1D16")], DIAGONAL), OUTLINE, 2.6))
        s.add(circle(x, y, 70, "none", BRASS_LIGHT, 2), path(khatam(x, y, 62), "none", BRASS_LIGHT, 2.4))
        s.add(path(khatam(x, y, 46), "#7A2A1E", BRASS_LIGHT, 1.6))
    return s


def _sector(middle: float, inner: float, outer: float) -> str:
    """Returns one action's field of the disc as path data; `middle` is its angle in degrees."""
    start, end = middle - _SECTOR / 2, middle + _SECTOR / 2
    a, b = around(*DISC_HUB, inner, start), around(*DISC_HUB, outer, start)
    c, d = around(*DISC_HUB, outer, end), around(*DISC_HUB, inner, end)
    rim = f"L{n(b[0])} {n(b[1])}A{outer} {outer} 0 0 1 {n(c[0])} {n(c[1])}"
    return f"M{n(a[0])} {n(a[1])}{rim}L{n(d[0])} {n(d[1])}A{inner} {inner} 0 0 0 {n(a[0])} {n(a[1])}Z"


def arrow(second: bool) -> Sprite:
    """Returns an arrow of the disc, pointing up: the first red and solid, the second blue, narrow and grooved."""
    s, (x, y) = Sprite(128, 200), ARROW_HUB
    colour = PLAYER["cobalt"] if second else PLAYER["crimson"]
    shape = "M64 12L92 66H76L72 150H56L52 66H36Z" if second else "M64 12L92 66H76V150H52V66H36Z"
    with s.group(s.filter("small")):
        s.add(path(shape, RIM, RIM, 7.4), circle(x, y, 25.6, RIM))
        s.add(path(shape, s.ramp(colour, 0.5, 0.35), OUTLINE, 3), path("M64 26L80 60H48Z", "none", BRASS_LIGHT, 2.2))
        if second:
            s.add(path("M60 74V140M68 74V140", "none", BRASS_LIGHT, 2))
        s.add(circle(x, y, 22, s.brass(), OUTLINE, 2.6), path(khatam(x, y, 12), colour, OUTLINE, 1.6))
    return s


def chit() -> Sprite:
    """Returns the bronze chit for an extra action, 128 x 128: a third arrow between the two."""
    s, x, y = Sprite(128, 128), 61, 60

    def plate(r: float, dy: float = 0) -> str:
        return polygon(regular(x, y + dy, r, 8, 22.5))

    bronze = [(0, "#F0C89A"), (0.4, "#B8733A"), (0.65, "#E0A870"), (1, "#6B3A16")]
    with s.group(s.filter("drop")):
        s.add(path(plate(57, 4), RIM), path(plate(57), RIM), path(plate(54, 4), _DARK_DOOR, OUTLINE, 2.4))
        s.add(path(plate(54), s.linear(bronze, DIAGONAL), OUTLINE, 2.6))
    with s.group(s.filter("grain")):
        s.add(path(plate(43), s.linear([(0, "#24606A"), (1, "#0F3A44")], DIAGONAL), OUTLINE, 2))
        for angle, colour in ((-36, PLAYER["crimson"]), (36, PLAYER["cobalt"]), (0, BRASS_LIGHT)):
            with s.group(transform=f"rotate({angle} {x} {y + 26})"):
                s.add(path(f"M{x} {y - 34}l13 21h-7.5v35h-11v-35h-7.5Z", colour, OUTLINE, 2))
        s.add(circle(x, y + 24, 8, BRASS, OUTLINE, 1.8))
    return s
