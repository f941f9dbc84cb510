"""The painted map of Hindustan, drawn from the rules' board: land, rivers, roads, villages, gardens, border."""

import math
from itertools import pairwise, product
from random import Random

from assets.src.cities import CITY
from assets.src.colours import BRASS_LIGHT, OUTLINE, SHADOW
from assets.src.gardens import BANK, WATER, draw_garden
from assets.src.landscape import camel, compass, dune, elephant, field, grass, mountain, palm
from assets.src.ornament import brass_star, cast_shadow, tree
from assets.src.shapes import khatam, polygon, star
from assets.src.sprite import DIAGONAL, Box, Point, Sprite, circle, ellipse, path, rect
from assets.src.sprite import number as n
from game.boxes.maharaja.rules.components import BOARD
from game.boxes.maharaja.table.board_geometry import (
    BORDER,
    GARDEN,
    PLOTS,
    RIBBON,
    START_RADIUS,
    TRAY,
    VILLAGE,
    VILLAGE_NAME,
    junction_at,
    road_line,
    smooth,
    village_at,
)

WIDTH, HEIGHT = BOARD["width"], BOARD["height"]
LACQUER = [(0, "#8E2E24"), (1, "#5E1D16")]

_ROAD, _VERGE, _WHEEL_TRACKS = "#EBCB8C", "#7A5227", "#B88645"
_RIVERS: tuple[tuple[Point, ...], ...] = (
    (
        *((836, 96), (812, 180), (842, 300), (840, 420), (940, 448), (1030, 466)),
        *((1120, 510), (1180, 590), (1300, 660), (1420, 690), (1500, 742), (1604, 760)),
    ),
    ((742, 856), (690, 902), (610, 926), (520, 1000), (400, 1050), (300, 1090)),
    ((36, 250), (120, 300), (150, 330), (230, 300)),
)
_CLIMATES: tuple[tuple[Point, float, float, str, float], ...] = (  # centre, reach across and down, colour, strength
    ((330, 640), 330, 250, "#E0A85C", 0.5),  # the desert
    ((1250, 820), 380, 330, "#9DB56A", 0.5),  # the Ganges plain
    ((820, 110), 900, 110, "#B9B3B0", 0.55),  # the foothills
    ((1360, 360), 300, 230, "#A9BD74", 0.42),
    ((800, 960), 360, 220, "#B9A45C", 0.35),
    ((240, 1120), 320, 180, "#C99A54", 0.4),
    ((300, 200), 300, 200, "#C8B06E", 0.35),
)
_HILLS = ((180, 470, 60), (214, 492, 50), (1440, 560, 54), (742, 862, 46), (1030, 1062, 46), (1560, 1010, 46))
_DUNES = ((176, 560), (148, 612), (196, 742), (172, 784), (526, 742), (560, 764))
_FIELDS = (
    (481, 222),
    (731, 287),
    (891, 226),
    (1090, 392),
    (722, 681),
    (919, 899),
    (1133, 1022),
    (1449, 779),
    (542, 1056),
)
_CAMELS = ((151, 602), (205, 592))
_ELEPHANT, _COMPASS = (672, 846), (956, 790)
_KEPT_CLEAR: tuple[Box, ...] = (  # left, top, right, foot of what else stands on the land
    (596, 716, 756, 858),
    (130, 520, 250, 620),
    (884, 706, 1030, 862),
    (440, 40, 1200, 142),
    (150, 440, 250, 510),
    (1400, 530, 1480, 580),
    (560, 766, 620, 810),
    (1000, 1030, 1060, 1075),
    (1530, 980, 1600, 1030),
)


def board() -> Sprite:
    """Returns the map, 1640 x 1280; names are written on it by the program."""
    s = Sprite(WIDTH, HEIGHT)
    with s.group(s.filter("grain")):
        _ground(s)
        _rivers(s)
        _relief(s)
        _fields(s)
        _vegetation(s)
        for at in _CAMELS:
            camel(s, *at)
        elephant(s, *_ELEPHANT, 0.92)
        compass(s, *_COMPASS, 50)
        _roads(s)
        for key in BOARD["villages"]:
            draw_village(s, *village_at(key))
        _start_place(s, *junction_at("start"))
        for city in CITY:
            draw_garden(s, city, *junction_at(city))
        _border(s)
    return s


def _roads_of_the_board() -> list[list[Point]]:
    return [road_line(road) for road in BOARD["roads"]]


def _built_up() -> list[Box]:
    """Returns left, top, right and foot of all that covers the land: gardens, villages with their names, start."""
    x, y = junction_at("start")
    spots = [(x - START_RADIUS - 2, y - START_RADIUS, x + START_RADIUS + 2, y + START_RADIUS + 14)]
    for x, y in map(junction_at, BOARD["cities"]):
        left, right = x + GARDEN[0] - 2, x + GARDEN[0] + GARDEN[2] + 2
        spots.append((left, y + RIBBON[1] - 2, right, y + TRAY[1] + TRAY[3] + 2))
    for x, y in map(village_at, BOARD["villages"]):
        spots.append((x + VILLAGE[0], y + VILLAGE[1], x - VILLAGE[0], y + VILLAGE_NAME[1] + VILLAGE_NAME[3]))
    return spots


def _inside(x: float, y: float, box: Box, margin: float = 0, below: float = 0) -> bool:
    left, top, right, foot = box
    return left - margin < x < right + margin and top - margin / 2 < y < foot + below


def _ground(s: Sprite) -> None:
    """Draws the land: the colours of its climates, and slow clouds of pigment over them."""
    paper = s.linear([(0, "#F2E3BC"), (0.55, "#E8D2A0"), (1, "#DBBD86")], (0, 0, 0.7, 1))
    s.add(rect(0, 0, WIDTH, HEIGHT, paper))
    for (x, y), rx, ry, colour, strength in _CLIMATES:
        fade = [(0, f"{colour}{int(255 * strength):02X}"), (1, f"{colour}00")]
        s.add(ellipse(x, y, rx, ry, s.radial(fade, (0.5, 0.5, 0.5))))
    chance = Random(2)
    for _ in range(70):
        x, y, r = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), chance.uniform(60, 190)
        colour = chance.choice(("#B98A4A", "#FFF6DA", "#A87A3E", "#FFF2CC"))
        cloud = [(0, f"{colour}2A"), (0.6, f"{colour}18"), (1, f"{colour}00")]
        s.add(ellipse(x, y, r * 1.3, r, s.radial(cloud, (0.5, 0.5, 0.5))))


def _relief(s: Sprite) -> None:
    """Draws the snowy range along the north, hills and dunes."""
    chance = Random(4)
    with s.group(opacity=0.55):
        for x in range(500, 1170, 52):
            mountain(s, x, 108, 60, chance.uniform(38, 54), snow=True)
    for x in range(470, 1200, 46):
        h = chance.uniform(34, 56) + (10 if abs(x - WIDTH / 2) < 200 else 0)
        mountain(s, x + chance.uniform(-8, 8), 118 + chance.uniform(-5, 6), 66, h, snow=True)
    for x, y, w in _HILLS:
        mountain(s, x, y, w, w * 0.55, snow=False)
    s.add(path("".join(dune(x, y) for x, y in _DUNES), "none", "#A56F2E", 2, opacity=0.75))


def _rivers(s: Sprite) -> None:
    for river in _RIVERS:
        course = polygon(smooth(list(river)), closed=False)
        s.add(path(course, "none", "#FFF4D2", 19, opacity=0.5))
        s.add(path(course, "none", BANK, 12), path(course, "none", WATER, 8.5))
        s.add(path(course, "none", "#D8EEF0", 1.6, stroke_dasharray="16 22", opacity=0.9))


def _fields(s: Sprite) -> None:
    crops = ("#C9B25A", "#A9B45E", "#D8B868", "#B7BE6A", "#C3A65A")
    for i, (x, y) in enumerate(_FIELDS):
        for plot, (dx, dy) in enumerate(((0, 0), (33, 0), (-8, 15), (25, 15))):
            field(s, x + dx, y + dy, 38, crops[(2 * i + plot) % 5])


def _vegetation(s: Sprite) -> None:
    """Draws trees, palms and grass, the far ones first so that the near ones stand before them."""
    chance = Random(9)
    with s.group(opacity=0.85):
        for x, y in sorted(_free_spots(chance), key=lambda spot: spot[1]):
            kind = chance.uniform(0.55, 1) if _is_desert(x, y) else chance.random()
            if kind < 0.55:
                _grove(s, chance, x, y)
            elif kind < 0.75:
                palm(s, x, y, chance.uniform(24, 30))
            else:
                s.add(path(grass(x, y), "none", "#6B7A34", 2.2))


def _grove(s: Sprite, chance: Random, x: float, y: float) -> None:
    """Draws one to three round trees around (x, y)."""
    for dx, dy in ((11, -5), (-12, -3), (0, 0))[-chance.choice((1, 1, 2, 3)) :]:
        crown = chance.choice(("#6C9440", "#5B8A3C", "#86A04A"))
        tree(s, x + dx, y + dy, chance.uniform(8, 11), crown, None, 4)


def _free_spots(chance: Random) -> list[Point]:
    """Returns places where nothing else stands, few of them in the desert."""
    lines = _roads_of_the_board() + [smooth(list(river)) for river in _RIVERS]
    courses = [point for line in lines for point in line[::3]]
    taken = _built_up() + list(_KEPT_CLEAR)
    taken += [(x - 26, y - 16, x + 58, y + 26) for x, y in _FIELDS]
    taken += [(x, y - 14, x + 60, y) for x, y in _DUNES]
    spots: list[Point] = []
    for _ in range(2600):
        x, y = chance.uniform(70, WIDTH - 70), chance.uniform(90, HEIGHT - 62)
        if any(_inside(x, y, box, 26, 36) for box in taken):
            continue
        if _near(x, y - 10, courses, 38) or _near(x, y, spots, 44):
            continue
        if chance.random() > (0.3 if _is_desert(x, y) else 0.75):
            continue
        spots.append((x, y))
    return spots


def _is_desert(x: float, y: float) -> bool:
    return ((x - 330) / 260) ** 2 + ((y - 640) / 220) ** 2 < 1


def _near(x: float, y: float, points: list[Point], reach: float) -> bool:
    return any(abs(x - px) < reach and (x - px) ** 2 + (y - py) ** 2 < reach * reach for px, py in points)


def _roads(s: Sprite) -> None:
    lines = _roads_of_the_board()
    net = "".join(polygon(line, closed=False) for line in lines)
    with s.group(opacity=0.35, transform="translate(2 4)"):
        s.add(path(net, "none", "#3A1C0C", 19))
    s.add(path(net, "none", _VERGE, 18), path(net, "none", _ROAD, 13))
    s.add(path(net, "none", _WHEEL_TRACKS, 2, stroke_dasharray="3 9", opacity=0.9))
    hidden = _built_up()
    for line, river in product(lines, _RIVERS):
        for (x, y), (dx, dy) in _crossings(line, smooth(list(river))):
            if not any(_inside(x, y, box) for box in hidden):
                _bridge(s, x, y, math.degrees(math.atan2(dy, dx)))


def _bridge(s: Sprite, x: float, y: float, angle: float) -> None:
    with s.group(transform=f"translate({n(x)} {n(y)}) rotate({n(angle)})"):
        s.add(rect(-14, -11, 32, 28, SHADOW, radius=3, opacity=0.35))
        s.add(rect(-15, -13, 30, 26, "#D9C6A0", OUTLINE, 2, 3))
        s.add(path("M-15 -8H15M-15 8H15", "none", OUTLINE, 1.4), path("M-8 -8V8M0 -8V8M8 -8V8", "none", "#8A6B42", 1))


def draw_village(s: Sprite, x: float, y: float) -> None:
    """Draws a village's plate with its two empty plots."""
    left, top, w, h = VILLAGE
    plate = f"M{n(x + left + 10)} {n(y + top)}h{w - 20}q10 0 10 10v{h - 20}q0 10 -10 10h{20 - w}"
    plate += f"q-10 0 -10 -10v{20 - h}q0 -10 10 -10Z"
    cast_shadow(s, plate, 3, 4, 0.5, "blur2")
    s.add(path(plate, s.linear([(0, "#FBF0D2"), (1, "#D9BD85")], (0, 0, 0.5, 1)), OUTLINE, 2.2))
    for px, py in ((x + dx, y + dy) for dx, dy in PLOTS):
        earth = s.linear([(0, "#C79C62"), (1, "#D9B57C")])
        s.add(rect(px - 19, py - 21, 38, 42, earth, "#6B4529", 1.6, 5, stroke_dasharray="5 4"))
        s.add(path(f"M{n(px - 9)} {n(py + 6)}v-8l9 -8l9 8v8Z", "none", _VERGE, 1.8, opacity=0.7))


def village_plate() -> Sprite:
    """Returns a village's plate as a picture of its own, 108 x 72, its position at (52, 34)."""
    s = Sprite(108, 72)
    draw_village(s, 52, 34)
    return s


def _start_place(s: Sprite, x: float, y: float) -> None:
    rays = polygon(star(x, y, START_RADIUS, START_RADIUS - 8, 16))
    cast_shadow(s, rays, 4, 6, 0.5)
    s.add(path(rays, s.brass(), OUTLINE, 2.4))
    s.add(circle(x, y, 46, s.linear([(0, "#A8412E"), (1, "#5E1D16")], DIAGONAL), OUTLINE, 2))
    s.add(path(khatam(x, y, 43), s.linear([(0, "#F8E8C2"), (1, "#DDBF86")], DIAGONAL), OUTLINE, 1.6))
    s.add(path(khatam(x, y, 24), "none", "#A8412E", 2))


def _border(s: Sprite) -> None:
    """Draws the lacquered border with its row of lotus petals and a star in every corner."""
    hollow = f"M0 0H{WIDTH}V{HEIGHT}H0ZM{BORDER} {BORDER}V{HEIGHT - BORDER}H{WIDTH - BORDER}V{BORDER}Z"
    s.add(path(hollow, s.linear(LACQUER, (0, 0, 0.4, 1)), fill_rule="evenodd"))
    for angle, length, x, y in (
        (0, WIDTH, 0, 0),
        (90, HEIGHT, WIDTH, 0),
        (180, WIDTH, WIDTH, HEIGHT),
        (270, HEIGHT, 0, HEIGHT),
    ):
        with s.group(transform=f"translate({x} {y}) rotate({angle})"):
            _petals(s, length)
    for inset, width, colour in (
        (1.5, 3, OUTLINE),
        (5, 1.6, BRASS_LIGHT),
        (BORDER - 3, 2, BRASS_LIGHT),
        (BORDER, 2.4, OUTLINE),
        (BORDER + 7, 1.2, _VERGE),
    ):
        s.add(rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, "none", colour, width))
    for x, y in product((BORDER / 2, WIDTH - BORDER / 2), (BORDER / 2, HEIGHT - BORDER / 2)):
        s.add(brass_star(s, x, y, 19, 2), path(khatam(x, y, 11), "#A8412E", OUTLINE, 1.3))


def _petals(s: Sprite, length: float) -> None:
    """Draws the petals along the upper edge of something `length` wide."""
    count = round((length - 2 * BORDER) / 26)
    step, foot, petals = (length - 2 * BORDER) / count, BORDER - 5, ""
    for x in (BORDER + (i + 0.5) * step for i in range(count)):
        petals += f"M{n(x - 9)} {foot}C{n(x - 10)} {foot - 14} {n(x - 3)} {foot - 18} {n(x)} {foot - 25}"
        petals += f"C{n(x + 3)} {foot - 18} {n(x + 10)} {foot - 14} {n(x + 9)} {foot}Z"
    s.add(path(petals, "#E0B45A", OUTLINE, 1.3))
    s.add(*(circle(BORDER + i * step, foot - 18, 2.4, BRASS_LIGHT) for i in range(1, count)))


def _crossings(first: list[Point], second: list[Point]) -> list[tuple[Point, Point]]:
    """Returns where two lines of points cross, each time with the direction of the first."""
    found = []
    for (ax, ay), (bx, by) in pairwise(first):
        for (cx, cy), (dx, dy) in pairwise(second):
            rx, ry, qx, qy = bx - ax, by - ay, dx - cx, dy - cy
            cross = rx * qy - ry * qx
            if cross:
                along, across = ((cx - ax) * qy - (cy - ay) * qx) / cross, ((cx - ax) * ry - (cy - ay) * rx) / cross
                if 0 <= along < 1 and 0 <= across < 1:
                    found.append(((ax + rx * along, ay + ry * along), (rx, ry)))
    return found
