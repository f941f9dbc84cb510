"""The brokers, 96 x 112: cylinders, open with a blank cap for a numeral or closed with their emblem on it."""

from assets.src.colours import OUTLINE, PLAYER, RIM, WHITE, lit, shaded
from assets.src.emblems import EMBLEM, emblem_colour, pattern
from assets.src.granite import anchor
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, ellipse, path, rect
from assets.src.sprite import number as n
from assets.src.tokens import draw_token

NEUTRAL = "neutral"
OWNERS = (*PLAYER, NEUTRAL)

_STONE = "#8B959B"
_X, _TOP, _FOOT, _RX, _RY = 46, 34, 74, 40, 27
_BODY = f"M{_X - _RX} {_TOP}V{_FOOT}A{_RX} {_RY} 0 0 0 {_X + _RX} {_FOOT}V{_TOP}A{_RX} {_RY} 0 0 0 {_X - _RX} {_TOP}Z"
_DARK = "#100A10"


def broker(owner: str, face_up: bool) -> Sprite:
    """Returns a broker of a player or of the neutral colour."""
    s, colour = Sprite(96, 112), PLAYER.get(owner, _STONE)
    with s.group(s.filter("blur2"), opacity=0.55):
        s.add(ellipse(_X + 5, _FOOT + 9, _RX, _RY, _DARK))
    body = [(0, shaded(colour, 0.18)), (0.2, lit(colour, 0.42)), (0.55, colour), (1, shaded(colour, 0.5))]
    s.add(path(_BODY, "none", RIM, 8), path(_BODY, s.linear(body, ACROSS), OUTLINE, 4))
    with s.group(s.clip(path(_BODY, OUTLINE))):
        s.add(rect(0, _TOP, 96, 80, _weave(s, owner, 0.42 if face_up else 0.62)))
    rim = s.ramp(colour, 0.5 if face_up else 0.34, 0.32, DIAGONAL)
    if face_up:
        _badge(s, owner, colour)
    s.add(ellipse(_X, _TOP, _RX, _RY, rim, OUTLINE, 3.2))
    if face_up:
        _blank_cap(s)
    else:
        _emblem_cap(s, owner, colour)
    s.add(path(f"M{_X - 31} {_TOP - 12}A36 23 0 0 1 {_X + 4} {_TOP - 24.5}", "none", WHITE, 2.6, opacity=0.65))
    return s


def neutral_token() -> Sprite:
    """Returns the token of the neutral colour."""
    s = Sprite(128, 128)
    draw_token(s, _STONE, anchor, _pale(NEUTRAL), lambda: _weave(s, NEUTRAL, 0.55))
    return s


def _blank_cap(s: Sprite) -> None:
    paper = s.radial([(0, "#FFFDF4"), (0.6, "#FBF1D8"), (1, "#E3CFA0")], (0.4, 0.35, 0.8))
    s.add(ellipse(_X, _TOP, 33, 21.5, paper, OUTLINE, 1.8))


def _emblem_cap(s: Sprite, owner: str, colour: str) -> None:
    well = s.linear([(0, shaded(colour, 0.42)), (1, shaded(colour, 0.1))], DIAGONAL)
    s.add(ellipse(_X, _TOP, 34, 22, well, shaded(colour, 0.7), 1.6))
    with s.group(transform=f"translate({_X} {_TOP}) scale(1 .78)"):
        s.add(path(emblem(owner, 1.5, 2.5, 23), _DARK, opacity=0.5))
        s.add(path(emblem(owner, 0, 0, 23), _pale(owner), OUTLINE, 1.8))


def _badge(s: Sprite, owner: str, colour: str) -> None:
    """Draws the emblem on the body of an open broker."""
    ground = s.linear([(0, shaded(colour, 0.12)), (1, shaded(colour, 0.38))], DIAGONAL)
    s.add(ellipse(_X, 85, 19, 16, ground, OUTLINE, 2), path(emblem(owner, _X, 85, 13), _pale(owner), OUTLINE, 1.2))


def emblem(owner: str, x: float, y: float, r: float) -> str:
    """Returns the emblem of a player, the anchor for the neutral colour."""
    return anchor(x, y, r) if owner == NEUTRAL else EMBLEM[owner](x, y, r)


def _pale(owner: str) -> str:
    return "#FFF6DF" if owner == NEUTRAL else emblem_colour(owner)


def _weave(s: Sprite, owner: str, opacity: float) -> str:
    """Returns the pattern around the body: the player's, courses of stone for the neutral colour."""
    if owner != NEUTRAL:
        return pattern(s, owner, opacity, 1)
    courses = path("M0 5H16M0 11H16M4 0V5M12 5V11", "none", "#2B3238", 1.6, stroke_opacity=n(opacity))
    return s.pattern(16, 11, courses)
