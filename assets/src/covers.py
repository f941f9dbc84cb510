"""Covers of the boxes on the shelf, 300 x 360, without lettering."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from assets.src.buildings import building
from assets.src.colours import BRASS_LIGHT, OUTLINE, SHADOW, WHITE, Stops, lit, shaded
from assets.src.gems import CUT_COLOURS, draw_gem
from assets.src.landscape import elephant, palm
from assets.src.money import money_card
from assets.src.ornament import brass_star, cast_shadow, cypress, pennant, tree, wall
from assets.src.palaces import GILDED, distant_palace
from assets.src.sea_front import draw_city_in_the_sea, draw_quay
from assets.src.shapes import block, horseshoe, merlons, polygon, star
from assets.src.ships import cargo_ship
from assets.src.sprite import ACROSS, Sprite, circle, ellipse, path, rect

_ROSE = "#D39A6C"
_ORANGE = "#F39A2B"


@contextmanager
def _cover(s: Sprite, sky: Stops, edge: str) -> Iterator[None]:
    """Draws the box around the picture that is painted inside the `with` block."""
    with s.group(s.filter("grain")):
        s.add(rect(2, 2, 296, 356, edge, OUTLINE, 3, 5))
        with s.group(s.clip(rect(12, 12, 276, 336, OUTLINE, radius=3))):
            s.add(rect(12, 12, 276, 336, s.linear(sky)))
            yield
            vignette = [(0, "#1A0A0660"), (0.12, "#1A0A0600"), (0.8, "#1A0A0600"), (1, "#1A0A0680")]
            s.add(rect(12, 12, 276, 336, s.linear(vignette)))
        s.add(rect(12, 12, 276, 336, "none", OUTLINE, 2.4, 3), rect(8, 8, 284, 344, "none", BRASS_LIGHT, 2.2, 4))
        s.add(*(brass_star(s, x, y, 12) for x in (12, 288) for y in (12, 348)))
        s.add(rect(3.5, 3.5, 8, 353, WHITE, opacity=0.14), rect(290, 3, 7, 354, "#000000", opacity=0.25))


def alhambra_cards() -> Sprite:
    """Returns four currencies fanned out under a pavilion at night."""
    s, chance = Sprite(300, 360), Random(9)
    with _cover(s, [(0, "#2A1238"), (0.5, "#6A2C5E"), (0.8, "#C8683E")], "#4A2044"):
        for _ in range(46):
            x, y, r = 14 + chance.random() * 272, 14 + chance.random() * 170, 0.6 + chance.random() * 1.3
            s.add(circle(x, y, r, "#FFF3D0", opacity=0.8))
        glow = [(0, "#FFD98AC0"), (0.5, "#E58E3460"), (1, "#E58E3400")]
        s.add(circle(150, 210, 150, s.radial(glow, (0.5, 0.5, 0.5))))
        s.embed(building("pavilion"), 28, 62, 0.95)
        for i, (currency, value) in enumerate((("denar", 7), ("dirham", 4), ("ducat", 9), ("florin", 2))):
            place = f"translate(150 430) rotate({i * 20 - 30}) translate(-60 -232) scale(.62)"
            with s.group(transform=place):
                s.embed(money_card(currency, value), 0, 0)
    return s


def alhambra() -> Sprite:
    """Returns a walled palace city on its hill in the evening sun."""
    s = Sprite(300, 360)
    with _cover(s, [(0, "#1F6F8C"), (0.3, "#8CC4C2"), (0.5, "#F9DFA0"), (0.62, "#F6B878")], "#0F4A50"):
        glow = [(0, "#FFF6CCF0"), (0.3, "#FFE49A90"), (1, "#FFD98A00")]
        s.add(circle(214, 108, 92, s.radial(glow, (0.5, 0.5, 0.5))), circle(214, 108, 21, "#FFF7D8", "#F2C063", 1.6))
        _snowy_mountains(s)
        s.embed(building("tower"), -10, 94, 0.56)
        s.embed(building("pavilion"), 174, 106, 0.5)
        s.embed(building("palace"), 65, 60, 0.66)
        _hill(s)
        s.embed(building("seraglio"), 6, 166, 0.44)
        s.embed(building("arcades"), 184, 172, 0.44)
        _city_wall(s)
        _trees(s)
    return s


def _snowy_mountains(s: Sprite) -> None:
    ridge = "M8 196L40 150L58 164L92 128L118 158L150 132L180 160L206 140L240 166L262 152L292 186V230H8Z"
    s.add(path(ridge, s.linear([(0, "#8FA6C0"), (1, "#D9B8A0")]), "#5A6E8A", 1.6))
    snow = "M92 128L118 158L108 154L102 164L94 150L84 160L78 144ZM40 150L58 164L48 164L42 172L34 160Z"
    snow += "M150 132L180 160L168 156L160 166L152 152L140 160L136 144ZM206 140L226 156L214 156L208 164L198 152L194 148Z"
    s.add(path(snow + "M262 152L274 164L266 168L260 162L252 165L249 160Z", "#FFF8EC", "#8FA0B4", 1))


def _hill(s: Sprite) -> None:
    """Draws the hill with its terraces and the road up to the gate."""
    slopes = (
        ("M8 238Q60 206 150 206Q240 206 292 236V352H8Z", "#8FA04A"),
        ("M8 296Q70 262 150 282Q230 262 292 292V352H8Z", "#6F8F3A"),
        ("M8 332Q80 312 150 326Q220 312 292 330V352H8Z", "#4F7432"),
    )
    for d, colour in slopes:
        s.add(path(d, s.linear([(0, lit(colour, 0.34)), (1, shaded(colour, 0.25))], (0, 0, 0.5, 1)), OUTLINE, 2))
    road = "M134 268Q146 286 122 300Q96 318 118 352H186Q136 322 160 304Q186 286 166 268Z"
    s.add(path(road, s.linear([(0, "#F0DCAE"), (1, "#D2AE74")]), OUTLINE, 2))
    s.add(path("M128 308q12 -8 20 -12M118 330q14 4 26 2M136 344q12 0 20 -2", "none", "#A9854E", 1.5, opacity=0.8))


def _city_wall(s: Sprite) -> None:
    """Draws the wall with its towers and the gate in the middle."""
    cast_shadow(s, block(8, 250, 284, 24), 4, 6, 0.4)
    crown = s.linear([(0, lit(_ROSE, 0.6)), (1, shaded(_ROSE, 0.2))], (8, 0, 292, 0), absolute=True)
    s.add(path(merlons(8, 292, 246, 8, 9, 5.2), crown, OUTLINE, 1.9))
    wall(s, 4, 246, 292, 26, _ROSE, 2.4, 0.4, 0.26)
    courses = "M8 255H292M8 264H292" + "".join(
        f"M{14 + i * 13} 246v9M{20 + i * 13} 255v9M{14 + i * 13} 264v8" for i in range(22)
    )
    s.add(path(courses, "none", shaded(_ROSE, 0.45), 1, opacity=0.5))
    for x in (30, 90, 210, 270):
        _wall_tower(s, x, 226, 30, 52)
    _wall_tower(s, 150, 214, 54, 66)
    gate = horseshoe(134, 280, 32, 46)
    s.add(path(horseshoe(130, 280, 40, 53), lit(_ROSE, 0.5), OUTLINE, 2))
    s.add(path(gate, s.linear([(0, "#2A160E"), (1, "#7A4A28")]), OUTLINE, 2))
    with s.group(s.clip(path(gate, SHADOW))):
        s.add(
            path(
                "M140 226V262M146 226V262M150 226V262M156 226V262M161 226V262M130 246H170M130 256H170",
                "none",
                "#1A0E08",
                2,
            )
        )
    for x in (90, 210):
        s.add(path(f"M{x} 220V196", "none", OUTLINE, 3.2))
        pennant(
            s, f"M{x + 1} 197Q{x + 12} 192 {x + 22} 198Q{x + 14} 201 {x + 20} 207Q{x + 10} 204 {x + 1} 208Z", "#1F7A80"
        )


def _wall_tower(s: Sprite, x: float, top: float, w: float, h: float) -> None:
    left = x - w / 2
    wall(s, left, top, w, h, _ROSE, 2.4, 0.55, 0.36)
    wall(s, left - 3, top - 2, w + 6, 9, lit(_ROSE, 0.12), 2, 0.5, 0.3)
    crown = s.linear([(0, lit(_ROSE, 0.7)), (1, shaded(_ROSE, 0.15))], ACROSS)
    s.add(path(merlons(left - 3, left + w + 3, top - 2, 7, 8, 4.4), crown, OUTLINE, 1.8))
    if w < 40:
        s.add(path(horseshoe(x - 4, top + 28, 8, 14), "#3A2012", OUTLINE, 1.4))


def _trees(s: Sprite) -> None:
    for x, y, h in ((60, 296, 44), (240, 296, 44), (74, 302, 34), (226, 302, 34), (24, 344, 64), (278, 344, 64)):
        cypress(s, x, y, h)
    for x, y, r in ((52, 336, 15), (90, 344, 12), (214, 342, 13), (248, 336, 15), (96, 306, 9), (206, 304, 9)):
        tree(s, x, y, r, "#4E9436", _ORANGE, 6)
    s.add(*(ellipse(x, y, 5, 2, "#DDEB9A", opacity=0.5) for x, y in ((70, 322), (188, 330), (230, 318))))


def maharaja() -> Sprite:
    """Returns a gilded palace before the setting sun, an elephant on the road to it."""
    s = Sprite(300, 360)
    with _cover(s, [(0, "#7A1F3A"), (0.22, "#C2452F"), (0.42, "#F09A38"), (0.6, "#FFE09A")], "#6E1F18"):
        rays = [(0, "#FFF3B8D0"), (0.5, "#FFD98A55"), (1, "#FFD98A00")]
        s.add(path(polygon(star(150, 150, 260, 70, 24)), s.radial(rays, (0.5, 0.5, 0.5))))
        s.add(circle(150, 128, 84, "#FFF0B4", "#F6B84A", 2))
        _far_domes(s)
        s.embed(distant_palace(GILDED), 16, 22, 1.05)
        _riverside(s)
        for x, y, h in ((34, 274, 78), (56, 277, 52), (270, 274, 84), (246, 277, 56)):
            _tall_palm(s, x, y, h)
        elephant(s, 196, 340, 0.8)
    return s


def _far_domes(s: Sprite) -> None:
    """Draws the hazy town behind the palace."""
    town = "M8 250V214H24V200Q34 182 44 200V214H58V206H70V190Q72 184 74 190V206H84V250Z"
    town += "M216 250V206H228V188Q230 182 232 188V206H244V202Q256 180 268 202V212H292V250Z"
    s.add(path(town, "#C9714A", "#8E3F30", 1.4, opacity=0.75))


def _riverside(s: Sprite) -> None:
    """Draws the terrace, the river that mirrors the sun, and the near bank with its road."""
    terrace = s.linear([(0, "#F0D9A2"), (1, "#C08A50")])
    s.add(path("M8 268Q150 256 292 268V286H8Z", terrace, OUTLINE, 2))
    water = s.linear([(0, "#F3B964"), (0.5, "#7FA6A4"), (1, "#3E7F8C")])
    s.add(path("M8 278Q150 268 292 278V316H8Z", water, OUTLINE, 1.8))
    s.add(path("M96 286h108M112 293h76M86 300h40M176 301h44M126 308h52", "none", "#FFF3C0", 2, opacity=0.8))
    bank = s.linear([(0, "#C6B25A"), (1, "#6F7A32")])
    s.add(path("M8 306Q60 296 120 308Q210 322 292 302V352H8Z", bank, OUTLINE, 2))
    road = s.linear([(0, "#F0D9A2"), (1, "#D2A868")])
    s.add(path("M8 330Q150 318 292 330V352H8Z", road, OUTLINE, 1.8))


def _tall_palm(s: Sprite, x: float, y: float, h: float) -> None:
    """Draws a palm of the map, enlarged to height h."""
    with s.group(transform=f"translate({x} {y}) scale({h / 34:.3f})"):
        palm(s, 0, 0, 34)


def ys() -> Sprite:
    """Returns the granite city rising from the sea at dawn, merchant ships before it, gems on the quay."""
    s = Sprite(300, 360)
    with _cover(s, [(0, "#143444"), (0.28, "#3F8296"), (0.5, "#F6D9A4"), (0.64, "#EFA878")], "#20363F"):
        draw_city_in_the_sea(s)
        s.embed(cargo_ship("green"), 206, 216, 0.3)
        s.embed(cargo_ship("blue"), 10, 196, 0.46)
        draw_quay(s)
        for i, gem in enumerate(CUT_COLOURS):
            draw_gem(s, gem, 40 + i * 60, 298, 0.36)
    return s
