"""The menu's facade: evening sky with skyline, lit niche, cornice and stucco ground."""

from random import Random

from assets.src.buildings import building
from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.girih import TEAL, girih
from assets.src.palaces import distant_palace
from assets.src.shapes import around, horseshoe, khatam, polygon, star
from assets.src.sprite import ACROSS, Sprite, circle, number, path, rect
from assets.src.worlds import breton_house, ship

SKY_WIDTH = 1920  # the sky repeats: left and right edge continue each other
_FAR_DUSK = ".30 .12 .06 0 .20 .08 .24 .08 0 .11 .06 .10 .30 0 .20 0 0 0 1 0"
_NEAR_DUSK = ".62 .12 .04 0 .03 .05 .44 .07 0 .00 .05 .10 .48 0 .08 0 0 0 1 0"
_DUSK = ["#1B1230", "#46234F", "#9A3F4E", "#E5803F", "#F9C56A", "#FCE2A0"]
_WINDOWS: dict[str, tuple[tuple[float, float, float, float], ...]] = {  # left, foot, width, height
    "seraglio": ((90, 86, 14, 20), (120, 86, 14, 20), (150, 86, 14, 20)),
    "tower": ((101, 168, 20, 32), (137, 168, 20, 32)),
    "arcades": tuple((46.0 + i * 44.5, 200, 29, 70) for i in range(4)),
    "pavilion": ((74, 168, 26, 48), (115, 168, 26, 52), (156, 168, 26, 48)),
    "crimson": ((119, 208, 18, 34), (61, 168, 18, 20), (177, 168, 18, 20)),
    "jade": ((119, 208, 18, 34), (61, 168, 18, 20), (177, 168, 18, 20)),
    "house": ((36, 116, 12, 20), (110, 116, 12, 20), (40, 75, 10, 13), (110, 75, 10, 13)),
}
_STUCCO = "#C79A5E"
_STONE = "#DDBE8C"


def menu_sky() -> Sprite:
    """Returns dusk over three worlds: hill of towers, domed palaces, harbour; 1920 x 660, repeats sideways.

    Above its upper edge the sky goes on in the colour of that edge, so the picture is anchored at its foot.
    """
    s = Sprite(SKY_WIDTH, 660)
    s.add(rect(0, 0, SKY_WIDTH, 660, s.linear(list(zip((0, 0.34, 0.62, 0.80, 0.92, 1), _DUSK, strict=True)))))
    _stars(s)
    sun = [(0, "#FFE7A0D0"), (0.4, "#FFB85A70"), (1, "#FFB85A00")]
    s.add(circle(960, 620, 520, s.radial(sun, (0.5, 0.5, 0.5))))
    _clouds(s)
    for y, h, colour in ((470, 40, "#7A3350"), (505, 60, "#5B2848")):
        humps = "".join(
            f"Q{x + 120} {number(y + 0.6 * (h if x // 240 % 2 else -h))} {x + 240} {y + 20}"
            for x in range(0, SKY_WIDTH, 240)
        )
        s.add(path(f"M0 {y + 20}{humps}V660H0Z", colour, opacity=0.75))
    far, near = s.tint(_FAR_DUSK), s.tint(_NEAR_DUSK)
    for kind, x, y, scale in (
        ("palace", 40, 400, 0.66),
        ("tower", 330, 420, 0.58),
        ("palace", 760, 420, 0.62),
        ("tower", 1130, 366, 0.76),
        ("pavilion", 1320, 392, 0.66),
    ):
        s.embed(building(kind), x, y, scale, far)
    ground = s.linear([(0, "#4A2140"), (1, "#2A1230")])
    s.add(path(f"M-9 556H0Q300 520 640 566T1300 566T{SKY_WIDTH} 556h9V670H-9Z", ground, OUTLINE, 2))
    _bay(s)
    _skyline(s, near)
    return s


def _stars(s: Sprite) -> None:
    chance = Random(4)
    for _ in range(150):
        y, x, r = chance.random() ** 1.5 * 330, chance.random() * SKY_WIDTH, 0.7 + chance.random() * 1.5
        s.add(circle(x, y, r, "#FFF3D0", opacity=0.25 + 0.6 * chance.random()))
    for x, y, r in ((1010, 96, 8), (1500, 52, 6), (300, 44, 6), (1772, 150, 7), (700, 70, 5)):
        s.add(path(polygon(star(x, y, r, r * 0.26, 8)), "#FFF3D0", opacity=0.9))


def _clouds(s: Sprite) -> None:
    """Draws streaks of cloud lit from below by the sun that has set."""
    for x, y, w, h, colour in (
        (250, 268, 420, 5, "#8E405C"),
        (330, 284, 260, 4, "#A5506A"),
        (590, 352, 330, 5, "#E9905A"),
        (660, 364, 190, 4, "#F2A868"),
        (1270, 318, 440, 6, "#A04A62"),
        (1350, 334, 240, 4, "#C8683E"),
        (1600, 372, 330, 5, "#E58A50"),
        (900, 236, 280, 4, "#7A3A62"),
    ):
        left, right = x - w / 2, x + w / 2
        streak = f"M{left} {y}Q{x - w * 0.1} {y - h * 2.4} {right} {y}Q{x + w * 0.15} {y + h} {left} {y}Z"
        fade = s.linear([(0, f"{colour}00"), (0.35, f"{colour}C0"), (0.6, f"{colour}C0"), (1, f"{colour}00")], ACROSS)
        s.add(path(streak, fade))


def _bay(s: Sprite) -> None:
    """Draws the water on which the ship rides at anchor."""
    water = s.linear([(0, "#C8745A"), (0.12, "#7A4A78"), (0.5, "#2E2A5E"), (1, "#171638")])
    s.add(path("M1290 660C1370 620 1400 562 1490 557H1720C1800 561 1850 620 1910 660Z", water))
    ripples = "M1440 572h50M1500 562h36M1640 568h60M1716 576h36M1424 588h70M1560 590h90M1690 592h70"
    s.add(path(ripples, "none", "#F9C58A", 1.8, opacity=0.55))


def _skyline(s: Sprite, dusk: str) -> None:
    for name, x, y, scale in (
        ("seraglio", 190, 400, 0.74),
        ("tower", 410, 404, 0.72),
        ("arcades", 540, 396, 0.78),
        ("pavilion", 770, 392, 0.80),
        ("tower", 1650, 310, 1.05),
        ("crimson", 930, 322, 1.08),
        ("jade", -60, 350, 0.95),
        ("ship", 1462, 330, 0.98),
        ("house", 1262, 420, 0.9),
    ):
        guest = _guest(name)
        for left in (x, x + SKY_WIDTH) if x < 0 else (x,):
            s.embed(guest, left, y, scale, dusk)
            _lights(s, name, left, y, scale)


def _guest(name: str) -> Sprite:
    match name:
        case "ship":
            return ship("cobalt")
        case "house":
            return breton_house()
        case "crimson" | "jade":
            return distant_palace(name)
        case _:
            return building(name)


def _lights(s: Sprite, name: str, x: float, y: float, scale: float) -> None:
    """Draws lamplight in a building's windows; its evening tint has darkened them."""
    with s.group(transform=f"translate({number(x)} {number(y)}) scale({number(scale)})"):
        for left, foot, w, h in _WINDOWS.get(name, ()):
            halo = [(0, "#FFC86070"), (1, "#FFC86000")]
            s.add(circle(left + w / 2, foot - h / 2, h, s.radial(halo, (0.5, 0.5, 0.5))))
            lamp = s.linear([(0, "#F08A3CA0"), (0.7, "#FFD98AE0"), (1, "#FFE9B0E0")])
            s.add(path(horseshoe(left, foot, w, h), lamp))


def niche() -> Sprite:
    """Returns one lit arch of the arcade, 264 x 400; what stands in it is drawn over its sill."""
    s = Sprite(264, 400)
    outer, inner = horseshoe(30, 372, 204, 338, 0.07), horseshoe(48, 372, 168, 312, 0.07)
    inside = s.clip(path(inner, OUTLINE))
    with s.group(s.filter("grain")):
        s.add(path(horseshoe(21, 376, 222, 354, 0.07), shaded(_STONE, 0.28), OUTLINE, 2.4))
        stone = s.linear([(0, lit(_STONE, 0.55)), (0.5, _STONE), (1, shaded(_STONE, 0.28))], (0, 0, 1, 0.5))
        s.add(path(outer, stone, OUTLINE, 2.6))
        with s.group(s.clip(f'<path d="{outer}{inner}" clip-rule="evenodd"/>')):
            s.add(path(_wedges(132, 138), "#B04A35", OUTLINE, 1.4))
        glow = [(0, "#FFDF92"), (0.35, "#E58E34"), (0.72, "#7C3417"), (1, "#34140F")]
        s.add(path(inner, s.radial(glow, (132, 300, 250), absolute=True), OUTLINE, 3))
        with s.group(inside, opacity=0.20), s.group(transform="translate(0 -6)"):
            s.add(girih(264, 400, 30, 4, "#2A0F08", "#FFD98A", (132, 132), weave=False))
        _lantern(s)
        sill = s.linear([(0, "#F3D9A0"), (0.3, "#B8833F"), (1, "#6B3A1C")])
        with s.group(inside):
            s.add(rect(40, 336, 184, 40, sill, OUTLINE, 2.4))
        s.add(path(inner, "none", BRASS_LIGHT, 1.5, opacity=0.8))
        for x in (24, 208):
            _pillar(s, x)
    return s


def _wedges(x: float, y: float) -> str:
    """Returns every second stone of the arch around (x, y), symmetrical to both sides."""
    step = 130 / 21
    return "".join(
        polygon([(x, y), around(x, y, 300, 205 + i * step), around(x, y, 300, 205 + (i + 1) * step)])
        for i in range(0, 21, 2)
    )


def _lantern(s: Sprite) -> None:
    s.add(path("M132 59V70", "none", OUTLINE, 4), path("M132 59V70", "none", BRASS_LIGHT, 1.8))
    halo = [(0, "#FFF6CFB0"), (0.4, "#FFD27A60"), (1, "#FFD27A00")]
    s.add(circle(132, 92, 58, s.radial(halo, (0.5, 0.5, 0.5))), path("M120 78L132 66L144 78Z", s.brass(), OUTLINE, 1.8))
    s.add(path("M118 78H146L142 104H122Z", s.linear([(0, "#FFFBE0"), (1, "#F6B84A")]), OUTLINE, 2))
    s.add(path("M127 78L128.5 104M137 78L135.5 104M119 90H145", "none", BRASS_DARK, 1.4))
    s.add(path("M122 104H142L132 114Z", s.brass(), OUTLINE, 1.6))


def _pillar(s: Sprite, x: float) -> None:
    round_stone = [(0, shaded(_STONE, 0.12)), (0.25, lit(_STONE, 0.6)), (0.6, _STONE), (1, shaded(_STONE, 0.45))]
    s.add(rect(x, 206, 32, 12, lit(_STONE, 0.4), OUTLINE, 2, 2))
    s.add(rect(x + 4, 218, 24, 152, s.linear(round_stone, ACROSS), OUTLINE, 2))
    s.add(rect(x, 366, 32, 14, _STONE, OUTLINE, 2, 2), path(khatam(x + 16, 212, 6), BRASS, OUTLINE, 1))


def frieze() -> Sprite:
    """Returns the cornice, 192 x 56, which repeats sideways."""
    s, stone, unit = Sprite(192, 56), "#E0C392", 36
    s.add(rect(0, 0, 192, 10, s.linear([(0, lit(stone, 0.7)), (1, stone)])))
    s.add(rect(0, 46, 192, 10, s.linear([(0, stone), (1, shaded(stone, 0.45))])))
    edge = unit / (1 + 2**0.5)
    squeeze = f"translate(0 10) scale({number(192 / 5 / unit)} 1)"
    with s.group(s.clip(rect(0, 10, 192, unit, OUTLINE))), s.group(transform=squeeze):
        s.add(girih(200, unit, edge, edge * 0.155, "#1F120A", "#EBD9A8", (18, 18), TEAL))
    for y, w in ((0, 3), (10, 2.4), (46, 2.4), (55, 3)):
        s.add(rect(0, y - w / 2, 192, w, OUTLINE))
    s.add(*(rect(0, y - 0.65, 192, 1.3, BRASS_LIGHT) for y in (12.4, 43.6)))
    return s


def spandrel() -> Sprite:
    """Returns the carved stucco between the arches, 192 x 192, which repeats both ways."""
    s, edge = Sprite(192, 192), 96 / (1 + 2**0.5)
    s.add(rect(0, 0, 192, 192, "#B98A50"))
    with s.group(opacity=0.55):
        s.add(girih(192, 192, edge, 8, shaded(_STUCCO, 0.42), lit(_STUCCO, 0.28), (48, 48)))
    return s
