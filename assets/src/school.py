"""The grounds of the schools: a morning over a garden, a maharaja's park, a harbour, and what grows there."""

from random import Random

from assets.src.buildings import building
from assets.src.colours import OUTLINE, Stops
from assets.src.landscape import elephant, palm
from assets.src.ornament import cypress, tree
from assets.src.palaces import GILDED, distant_palace
from assets.src.sea_front import draw_city_in_the_sea
from assets.src.ships import cargo_ship
from assets.src.sprite import Sprite, circle, path, rect
from assets.src.worlds import breton_house

GROUNDS = ("garden", "court", "harbour")
WIDE, HIGH = 1280, 720
_LAWN = 236.0
"""Where the near ground begins, in units from the top."""


def ground(kind: str) -> Sprite:
    """Returns what lies behind the lessons of a box: sky, what is far, and the near ground from a third downwards."""
    return {"garden": _garden, "court": _court, "harbour": _harbour}[kind]()


def growth(kind: str) -> Sprite:
    """Returns a single plant of the near ground: a slim one ("tall") or a round one ("round"), of a world."""
    shape, _, world = kind.partition("_")
    s = Sprite(120, 160)
    if world == "garden":
        cypress(s, 56, 152, 140) if shape == "tall" else tree(s, 56, 150, 38, "#5E9A4C", "#E58A2E", 30)
    elif world == "court":
        if shape == "tall":
            with s.group(transform="translate(58 152) scale(3)"):
                palm(s, 0, 0, 34)
        else:
            tree(s, 56, 150, 38, "#7A9A3C", "#C2405A", 30)
    elif shape == "tall":
        cypress(s, 56, 152, 120)
    else:
        tree(s, 56, 150, 36, "#4E7E5A", None, 26)
    return s


GROWTHS = tuple(f"{shape}_{world}" for world in GROUNDS for shape in ("tall", "round"))


# ---------------------------------------------------------------------- the three worlds
def _garden() -> Sprite:
    s = Sprite(WIDE, HIGH)
    _sky(s, [(0, "#F6C98A"), (0.12, "#FBE0AE"), (0.3, "#FFF1CF"), (0.36, "#CFE0B0")], 980)
    _hills(s, "#B9B98C", "#94AB70")
    for kind, x, y, scale in (("palace", 108, 113, 0.42), ("pavilion", 426, 143, 0.34)):
        s.embed(building(kind), x, y, scale)
    for kind, x, y, scale in (("tower", 786, 111, 0.4), ("arcades", 1040, 126, 0.38)):
        s.embed(building(kind), x, y, scale)
    chance = Random(3)
    for x in range(14, WIDE, 49):
        cypress(s, x + chance.randint(-8, 8), _LAWN + chance.randint(-3, 5), chance.randint(42, 64))
    _lawn(s, ("#9DBB62", "#7FA653", "#4C7A40"))
    return s


def _court() -> Sprite:
    s = Sprite(WIDE, HIGH)
    _sky(s, [(0, "#E58A5A"), (0.14, "#F6B878"), (0.3, "#FFE6B0"), (0.36, "#E8D8A0")], 640)
    _hills(s, "#D9A878", "#B9A468")
    for x, y, scale in ((60, 128, 0.4), (960, 120, 0.44)):
        s.embed(distant_palace("neutral"), x, y, scale)
    s.embed(distant_palace(GILDED), 548, 58, 0.72)
    chance = Random(5)
    for x in range(20, WIDE, 66):
        if not 540 < x < 750:
            with s.group(transform=f"translate({x + chance.randint(-14, 14)} {_LAWN + 2}) scale(1.7)"):
                palm(s, 0, 0, chance.randint(24, 36))
    _lawn(s, ("#C9BE6A", "#A3A552", "#6F7A3A"))
    elephant(s, 900, _LAWN + 20, 0.5)
    return s


def _harbour() -> Sprite:
    s = Sprite(WIDE, HIGH)
    _sky(s, [(0, "#6FA6B8"), (0.16, "#BCD8CC"), (0.28, "#FBE6BC"), (0.36, "#F6D0A0")], 640)
    s.add(rect(0, 178, WIDE, 70, s.linear([(0, "#9CC7C0"), (1, "#3F8C9C")])))
    with s.group(s.clip(rect(452, 0, 376, 202, "#fff"))):
        s.embed(_city(), 490, -30)
    waves = "".join(f"M{x} {184 + x * 7 % 44}q6 -5 12 0t12 0" for x in range(20, WIDE, 58))
    s.add(path(waves, "none", "#E4F5F2", 1.7, opacity=0.7))
    for gem, x, y, scale in (("green", 170, 116, 0.34), ("blue", 930, 124, 0.3), ("red", 1110, 134, 0.24)):
        s.embed(cargo_ship(gem), x, y, scale)
    _lawn(s, ("#B9BE84", "#8FA468", "#56744C"))
    for x, scale in ((36, 0.62), (1168, 0.56)):
        s.embed(breton_house(), x, _LAWN - 70 * scale * 1.6, scale)
    return s


def _city() -> Sprite:
    s = Sprite(300, 360)
    draw_city_in_the_sea(s)
    return s


# ---------------------------------------------------------------------- what they share
def _sky(s: Sprite, stops: Stops, sun: float) -> None:
    s.add(rect(0, 0, WIDE, HIGH, s.linear(stops)))
    glow = [(0, "#FFF6D8E0"), (0.4, "#FFE6A070"), (1, "#FFE6A000")]
    s.add(circle(sun, 100, 200, s.radial(glow, (0.5, 0.5, 0.5))))


def _hills(s: Sprite, far: str, near: str) -> None:
    s.add(path(f"M0 200Q160 140 347 180T667 167T973 175T{WIDE} 147V280H0Z", far, opacity=0.8))
    s.add(path(f"M0 220Q200 180 427 207T867 200T{WIDE} 193V293H0Z", near))


def _lawn(s: Sprite, colours: tuple[str, str, str]) -> None:
    """Draws the near ground in terraces, with tufts of grass."""
    light, middle, deep = colours
    fill = s.linear([(0, light), (0.4, middle), (1, deep)])
    s.add(path(f"M-9 {_LAWN}H0Q320 222 640 234T{WIDE} 231h9V{HIGH + 9}H-9Z", fill, OUTLINE, 1.8))
    for i, y in enumerate((280, 347, 427, 520, 627)):
        s.add(path(f"M0 {y}Q320 {y - 15 + i * 3} 640 {y}T{WIDE} {y - 5}", "none", deep, 2, opacity=0.4))
        s.add(path(f"M0 {y + 3}Q320 {y - 12 + i * 3} 640 {y + 3}T{WIDE} {y - 2}", "none", light, 1.4, opacity=0.5))
    chance = Random(3)
    tufts = {deep: "", light: ""}
    for _ in range(340):
        x, y = chance.randint(0, WIDE), chance.randint(256, HIGH)
        tufts[chance.choice([deep, light])] += f"M{x} {y}l-1.4 -5M{x + 3} {y}l.7 -6M{x + 7} {y}l2 -5"
    for colour, lines in tufts.items():
        s.add(path(lines, "none", colour, 1.3, opacity=0.5))
