"""Portraits to choose from: whoever plays is one of these faces, inside the circle that a small picture keeps."""

from assets.src import portrait_face, portrait_hair, portrait_necks
from assets.src.colours import CREAM, SHADOW, lit, shaded
from assets.src.portrait_model import Face
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, path, rect

FACES = {
    "girl_plaits": Face(
        "#2E7F86", "fair", "#C2562A", "plaits", "#E3A528", "round", "child",
        accent="#B8352C", has_freckles=True, laughs=True,
    ),
    "boy_curls": Face("#B4602F", "brown", "#2C1A14", "curls", "#2F6DB5", "stripes", "child", laughs=True),
    "boy_fringe": Face("#5B3A78", "peach", "#211A20", "fringe", "#4E9A62", "round", "child", glasses="round"),
    "girl_puffs": Face(
        "#A83E4C", "deep", "#1E1413", "puffs", "#F0C24B", "round", "child", accent="#2E8288", laughs=True
    ),
    "mother_long": Face(
        "#31618F", "fair", "#6A3B20", "long", "#8E3350", "vee", has_earrings=True, is_soft=True
    ),
    "father_beard": Face(
        "#4A7A4C", "olive", "#38241A", "short", "#E9DFC6", "shirt", beard="short", has_thick_brows=True
    ),
    "woman_scarf": Face(
        "#8A4B2E", "honey", "#2B1C18", "scarf", "#2B5D63", "plain", accent="#2F8F92", is_soft=True
    ),
    "man_turban": Face(
        "#275A63", "brown", "#1F1512", "turban", "#F1E4C6", "tunic",
        beard="full", accent="#D9822B", has_thick_brows=True,
    ),
    "woman_bob": Face("#7B3F6B", "peach", "#E2B65A", "bob", "#2F7F7A", "turtle", glasses="square", is_soft=True),
    "grandpa_bow": Face(
        "#8C6A2F", "fair", "#F1ECE2", "bald", "#6B4A2E", "bow", "old",
        beard="moustache", glasses="round", accent="#A8312D",
    ),
    "grandma_bun": Face(
        "#3B6D9A", "peach", "#E9E6E6", "bun", "#7A4C8C", "shawl", "old",
        accent="#E8C9D6", has_earrings=True, is_soft=True,
    ),
    "grandpa_cap": Face(
        "#6B3B34", "deep", "#D9D3CB", "cap", "#5C7A52", "cardigan", "old",
        beard="full", accent="#8A8F6A", has_thick_brows=True,
    ),
}  # fmt: skip


def portrait(name: str) -> Sprite:
    """Returns the portrait of that name."""
    face, s = FACES[name], Sprite(256, 256)
    _ground(s, face.ground)
    nearer = "translate(128 268) scale(1.17) translate(-128 -256)"
    with s.group(s.filter("grain")), s.group(s.filter("drop")), s.group(transform=nearer):
        portrait_hair.behind(s, face)
        portrait_necks.body(s, face)
        portrait_face.head(s, face)
        with s.group(s.filter("blur5"), opacity=0.25):
            s.add(path("M84 84Q128 66 172 84", "none", SHADOW, 9))
        portrait_face.features(s, face)
        parts = [portrait_face.beard, portrait_face.mouth]
        for part in reversed(parts) if face.beard == "moustache" else parts:
            part(s, face)
        if face.beard == "full":
            portrait_face.moustache(s, face)
        portrait_hair.before(s, face)
        portrait_face.extras(s, face)
    return s


def _ground(s: Sprite, colour: str) -> None:
    light = s.radial([(0, lit(colour, 0.5)), (0.55, colour), (1, shaded(colour, 0.55))], (0.42, 0.3, 0.85))
    s.add(rect(0, 0, 256, 256, light))
    ways = "M32 0V6M32 58V64M0 32H6M58 32H64"
    star = path(khatam(32, 32, 26), "none", CREAM, 1.6) + path(ways, "none", CREAM, 1.6)
    s.add(rect(0, 0, 256, 256, s.pattern(64, 64, star + circle(32, 32, 5, "none", CREAM, 1.2)), opacity=0.2))
