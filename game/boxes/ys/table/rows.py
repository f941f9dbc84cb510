"""What lies where in a player's panel: order card, name and points; gems; brokers in front; what is going on."""

from game.boxes.ys.table.zones import BROKER_SHAPE
from game.paint.box import Box

GEMS = 5
NARROW = 240.0
"""A panel that is less wide has no room for a name; a low one of these none for gems."""
_LOW = 110.0
_PAD, _EDGE = 10.0, 5.0
_ORDER = (38.0, 47.5)
_HEAD, _GEMS, _FRONT = 50.0, 46.0, 50.0
"""Heights of the lines; what is to spare is shared between them, or lets a fourth one tell what the player does."""
_STATE = 30.0
_MEDAL, _MOST_MEDALS = 36.0, 64.0
_WIDEST_FRONT, _LEAST_FRONT = 46.0, 42.0
_FRONT_PART = 0.47


def is_short(box: Box) -> bool:
    """Tells whether a panel has no room for gems."""
    return box.w < NARROW and box.h < _LOW


def head(box: Box) -> Box:
    """Returns the line with order card, name and points."""
    return box.inset(_PAD, _EDGE).band(0, _line(box, _HEAD))


def order_card(box: Box) -> Box:
    """Returns where the order card lies."""
    line = head(box)
    k = min(1.0, line.h / _ORDER[1])
    return line.cut_left(_ORDER[0] * k)[0].centred(_ORDER[0] * k, _ORDER[1] * k)


def gem(box: Box, colour: int, working: int = 0) -> Box:
    """Returns the field of a kind of gem with its number; so many characters at work lie right of all five."""
    return _gem_line(box).trimmed(right=working * _apart(working)).columns(GEMS)[colour]


def medal(box: Box, number: int, working: int) -> Box:
    """Returns where one of so many characters at work lies, counted from the right."""
    line = _gem_line(box)
    left = line.right - _MEDAL - number * _apart(working)
    return Box(left + 2, line.cy - _MEDAL / 2, _MEDAL - 2, _MEDAL - 2)


def _apart(working: int) -> float:
    """Returns how far apart characters at work lie: many of them overlap."""
    return min(_MEDAL, _MOST_MEDALS / max(1, working))


def _gem_line(box: Box) -> Box:
    line = head(box)
    return line.band(line.h, 0.0 if is_short(box) else _line(box, _GEMS))


def front_line(box: Box) -> Box:
    """Returns the line of the brokers in front and of what is hidden behind the screen and in hand."""
    line = _gem_line(box)
    return line.band(line.h, _line(box, _FRONT))


def front(box: Box, count: int) -> list[Box]:
    """Returns where the brokers in front stand."""
    line = front_line(box)
    step = line.w * _FRONT_PART / max(1, count)
    w = min(_WIDEST_FRONT, (line.h - 4) / BROKER_SHAPE, max(step, _LEAST_FRONT))
    step = min(w + 4, step)
    strip = line.centred(line.w, w * BROKER_SHAPE)
    return [Box(line.x + 2 + i * step, strip.y, w, strip.h) for i in range(count)]


def behind(box: Box) -> Box:
    """Returns what is right of them: the screen with its number, the hand with its number."""
    line = front_line(box)
    return line.trimmed(left=line.w * _FRONT_PART)


def state(box: Box) -> Box | None:
    """Returns the lowest line, which tells what the player does; None where a low panel has no room for it."""
    line = front_line(box)
    return line.band(line.h, _STATE) if _has_state(box) else None


def _has_state(box: Box) -> bool:
    return box.h >= _HEAD + _GEMS + _FRONT + _STATE + 2 * _EDGE


def _line(box: Box, least: float) -> float:
    """Returns the height of a line of so much at least."""
    lines = _HEAD + _GEMS * (not is_short(box)) + _FRONT
    return least * (box.h - 2 * _EDGE - _STATE * _has_state(box)) / lines
