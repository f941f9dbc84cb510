"""What lies where in a player's panel: order card, name and points; gems; brokers in front; what is going on."""

from game.boxes.ys.table.zones import BROKER_SHAPE
from game.paint.box import Box

GEMS = 5
_PAD, _EDGE = 10.0, 6.0
_ORDER = (38.0, 47.5)
_HEAD, _GEMS, _FRONT = 50.0, 46.0, 50.0
"""Heights of the lines; what is to spare is shared between them, or lets a fourth one tell what the player does."""
_STATE = 30.0
_MEDAL = 36.0
_WIDEST_FRONT, _LEAST_FRONT = 46.0, 42.0
_FRONT_PART = 0.47


def head(box: Box) -> Box:
    """Returns the line with order card, name and points."""
    return Box(box.x + _PAD, box.y + _EDGE, box.w - 2 * _PAD, _line(box, _HEAD))


def order_card(box: Box) -> Box:
    """Returns where the order card lies."""
    line = head(box)
    return Box(line.x, line.cy - _ORDER[1] / 2, *_ORDER)


def gem(box: Box, colour: int, working: int = 0) -> Box:
    """Returns the field of a kind of gem with its number; so many characters at work lie right of all five."""
    line = head(box)
    wide = (line.w - working * _MEDAL) / GEMS
    return Box(line.x + colour * wide, line.bottom, wide, _line(box, _GEMS))


def medal(box: Box, number: int) -> Box:
    """Returns where a character at work lies, counted from the right."""
    line = head(box)
    high = _line(box, _GEMS)
    return Box(line.right - (number + 1) * _MEDAL + 2, line.bottom + (high - _MEDAL) / 2, _MEDAL - 2, _MEDAL - 2)


def front_line(box: Box) -> Box:
    """Returns the line of the brokers in front and of what is hidden behind the screen and in hand."""
    top = gem(box, 0).bottom
    return Box(box.x + _PAD, top, box.w - 2 * _PAD, _line(box, _FRONT))


def front(box: Box, count: int) -> list[Box]:
    """Returns where the brokers in front stand."""
    line = front_line(box)
    step = line.w * _FRONT_PART / max(1, count)
    w = min(_WIDEST_FRONT, (line.h - 4) / BROKER_SHAPE, max(step, _LEAST_FRONT))
    step = min(w + 4, step)
    return [Box(line.x + 2 + i * step, line.cy - w * BROKER_SHAPE / 2, w, w * BROKER_SHAPE) for i in range(count)]


def behind(box: Box) -> Box:
    """Returns what is right of them: the screen with its number, the hand with its number."""
    line = front_line(box)
    left = line.x + line.w * _FRONT_PART
    return Box(left, line.y, line.right - left, line.h)


def state(box: Box) -> Box | None:
    """Returns the lowest line, which tells what the player does; None where a low panel has no room for it."""
    line = front_line(box)
    return Box(line.x, line.bottom, line.w, _STATE) if _has_state(box) else None


def _has_state(box: Box) -> bool:
    return box.h >= _HEAD + _GEMS + _FRONT + _STATE + 2 * _EDGE


def _line(box: Box, least: float) -> float:
    """Returns the height of a line of so much at least."""
    lines = _HEAD + _GEMS + _FRONT
    return least * (box.h - 2 * _EDGE - _STATE * _has_state(box)) / lines
