"""Frames of panels and blank buttons; both are cut into slices and stretched at run time."""

from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, WHITE, lit, shaded
from assets.src.girih import HARBOUR, PLUM, SAFFRON, TEAL, WALNUT, Zellige, girih
from assets.src.ornament import brass_star
from assets.src.shapes import khatam
from assets.src.sprite import ACROSS, DOWN, Box, Sprite, path, rect

UNIT = 36  # width of a frame: corners are 1.5 units, an edge repeats every unit
_PERIODS = 6
_OCTAGON = UNIT / (1 + 2**0.5)
_EDGE = "#1F120A"

_GLAZE: dict[str, tuple[Zellige, str]] = {
    "walnut": (WALNUT, "#E0B45A"),
    "teal": (TEAL, "#EBD9A8"),
    "plum": (PLUM, "#EBD9A8"),
    "saffron": (SAFFRON, "#F4DDA2"),
    "slate": (HARBOUR, "#D9DCCB"),
}
_FACE = {"teal": "#0F5E63", "plum": "#6A2C5E", "crimson": "#9C2B24", "parchment": "#E6D3AB", "walnut": "#4A2C1B"}


def frame(kind: str) -> Sprite:
    """Returns a panel's frame, one interlaced row of stars on each side, empty inside."""
    glaze, strap = _GLAZE[kind]
    side = _PERIODS * UNIT
    s = Sprite(side, side)
    hollow = f'<path d="M0 0H{side}V{side}H0ZM{UNIT} {UNIT}V{side - UNIT}H{side - UNIT}V{UNIT}Z" clip-rule="evenodd"/>'
    with s.group(s.clip(hollow)):
        s.add(girih(side, side, _OCTAGON, _OCTAGON * 0.155, _EDGE, strap, (UNIT / 2, UNIT / 2), glaze))
    _round_edges(s, side)
    for inset, width, colour in (
        (1.5, 3, _EDGE),
        (4, 1.6, BRASS_LIGHT),
        (UNIT - 3.2, 1.5, BRASS_LIGHT),
        (UNIT - 0.8, 2.4, _EDGE),
    ):
        s.add(
            rect(inset, inset, side - 2 * inset, side - 2 * inset, "none", colour, width, 3 if inset < UNIT / 2 else 1)
        )
    for x in (UNIT / 2, side - UNIT / 2):
        for y in (UNIT / 2, side - UNIT / 2):
            _rosette(s, x, y)
    return s


def _round_edges(s: Sprite, side: float) -> None:
    """Shades each bar so that it looks rounded under light from the upper left."""
    inner = side - 2 * UNIT
    bars: tuple[tuple[Box, Box, str, str], ...] = (
        ((0, 0, side, UNIT), DOWN, "50", "66"),
        ((0, side - UNIT, side, UNIT), DOWN, "40", "70"),
        ((0, UNIT, UNIT, inner), ACROSS, "40", "55"),
        ((side - UNIT, UNIT, UNIT, inner), ACROSS, "30", "70"),
    )
    for (x, y, w, h), line, light, shade in bars:
        stops = [(0, f"#FFF2C8{light}"), (0.5, "#00000000"), (1, f"#000000{shade}")]
        s.add(rect(x, y, w, h, s.linear(stops, line)))


def _rosette(s: Sprite, x: float, y: float) -> None:
    with s.group(s.filter("small")):
        s.add(brass_star(s, x, y, UNIT * 0.62, 2))
    ruby = s.linear([(0, "#A8412E"), (1, "#5E1D16")])
    s.add(path(khatam(x, y, UNIT * 0.42), ruby, OUTLINE, 1.4), path(khatam(x, y, UNIT * 0.17), BRASS_LIGHT, OUTLINE, 1))


def button(kind: str) -> Sprite:
    """Returns a blank button, 360 x 96 with end caps of 60; its face fills the upper 80 units."""
    s, colour = Sprite(360, 96), _FACE[kind]
    pale = kind == "parchment"
    with s.group(s.filter("small")):
        s.add(rect(6, 6, 346, 80, shaded(colour, 0.6), OUTLINE, 2.6, 18))
    glaze = [(0, lit(colour, 0.34)), (0.48, colour), (0.52, shaded(colour, 0.08)), (1, shaded(colour, 0.26))]
    s.add(rect(6, 4, 346, 76, s.linear(glaze), OUTLINE, 2.6, 18))
    s.add(rect(11, 9, 336, 66, "none", BRASS_DARK if pale else BRASS_LIGHT, 1.8, 14))
    s.add(path("M24 12.5H334", "none", WHITE, 2, opacity=0.45))
    for x in (30, 328):
        s.add(path(khatam(x, 42, 9), BRASS if pale else BRASS_LIGHT, BRASS_DARK, 1.3))
    return s


FRAMES = tuple(_GLAZE)
BUTTONS = tuple(_FACE)
