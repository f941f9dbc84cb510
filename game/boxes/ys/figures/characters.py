"""Tables of the characters: portrait, name, when each is played and what it does."""

from collections.abc import Callable, Sequence

from game.boxes.ys.about import ABOUT
from game.boxes.ys.figures.setting import NAME, SMALL
from game.boxes.ys.rules.characters import AT_ONCE, WINDOW
from game.boxes.ys.rules.components import CARD_NAMES, GIFT, START_COUNTING, START_PLACING
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, INK, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_WINDOWS = ("start_placing", "before_pair", "after_pair", "start_counting", "end_counting")
_MEDAL, _LEFT, _RIM, _GAP, _SPACE = 52.0, 74.0, 2.0, 24.0, 6.0
_BROAD = 900.0
"""From this width on rows stand in two columns."""


def _by_window(wanted: Callable[[int], bool]) -> tuple[int, ...]:
    """Returns the characters of some windows in their order."""
    return tuple(sorted((card for card, window in WINDOW.items() if wanted(window)), key=lambda card: WINDOW[card]))


PLACING = _by_window(lambda window: window == START_PLACING)
"""The characters at the start of the placing."""
PAIR = _by_window(lambda window: START_PLACING < window < START_COUNTING)
"""Those before and after a pair."""
COUNTING = (*_by_window(lambda window: window >= START_COUNTING), *AT_ONCE, GIFT)
"""Those of the counting, and those that act at once."""


def characters(cards: Sequence[int]) -> Figure:
    """Returns a row for each of some characters, in two columns where there is room."""

    def columns(w: float) -> tuple[float, Sequence[Sequence[int]]]:
        if w < _BROAD:
            return w, (cards,)
        half = -(-len(cards) // 2)
        return (w - _GAP) / 2, (cards[:half], cards[half:])

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        wide, parts = columns(w)
        return max(sum(_row_height(canvas, words, card, wide) for card in part) for part in parts)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        wide, parts = columns(box.w)
        for number, part in enumerate(parts):
            y = box.y
            for i, card in enumerate(part):
                row = Box(box.x + number * (wide + _GAP), y, wide, _row_height(canvas, words, card, wide))
                if i % 2 == 0:
                    canvas.box(row, BAND, None, 8)
                _row(canvas, words, card, row)
                y = row.bottom

    return Figure(height, draw)


def moments() -> Figure:
    """Returns a row for each moment of a turn with the characters that can be played then."""
    groups = {name: [card for card, at in WINDOW.items() if at == window] for window, name in enumerate(_WINDOWS)}
    groups["at_once"] = [*AT_ONCE, GIFT]
    most = max(map(len, groups.values()))

    def medal(w: float) -> float:
        return min(_MEDAL, w * 0.5 / most - _SPACE)

    def room(w: float) -> float:
        return w - most * (medal(w) + _SPACE) - 22

    def told(words: Translate) -> list[str]:
        return [words(f"{ABOUT.name}.window.{window}") for window in groups]

    def row(canvas: Canvas, words: Translate, w: float) -> float:
        texts = (lettering.paragraph_height(canvas, text, room(w), SMALL, "semi") for text in told(words))
        return max(_MEDAL, *texts) + 2 * _RIM + _SPACE

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        high, size = row(canvas, words, box.w), medal(box.w)
        for i, (text, group) in enumerate(zip(told(words), groups.values(), strict=True)):
            line = Box(box.x, box.y + i * high, box.w, high)
            if i % 2 == 0:
                canvas.box(line, BAND, None, 8)
            y = line.cy - lettering.paragraph_height(canvas, text, room(box.w), SMALL, "semi") / 2
            lettering.paragraph(canvas, text, line.x + 10, y, room(box.w), SMALL, INK, "semi")
            for number, card in enumerate(group):
                x = line.right - 8 - (most - number - 0.5) * (size + _SPACE)
                canvas.put(f"medal_{CARD_NAMES[card]}", x, line.cy, size, centre=True)

    return Figure(lambda canvas, words, w: len(groups) * row(canvas, words, w), draw)


def _texts(words: Translate, card: int) -> tuple[str, str, str]:
    """Returns name, moment and ability of a character."""
    window = _WINDOWS[WINDOW[card]] if card in WINDOW else "at_once"
    name, box = CARD_NAMES[card], ABOUT.name
    return words(f"{box}.card_name.{name}"), words(f"{box}.window.{window}"), words(f"{box}.ability.{name}")


def _line(canvas: Canvas) -> float:
    """Returns the height of a name, which stands close to what it is explained by."""
    return lettering.pixels(canvas, NAME) * 1.14 / canvas.k


def _has_room(canvas: Canvas, name: str, moment: str, room: float) -> bool:
    """Tells whether name and moment stand on one line."""
    used = lettering.width(canvas, name, NAME, "bold") + lettering.width(canvas, moment, SMALL, "semi")
    return used + 16 <= room


def _row_height(canvas: Canvas, words: Translate, card: int, w: float) -> float:
    (name, moment, ability), room = _texts(words, card), w - _LEFT - 8
    lines = 1 if _has_room(canvas, name, moment, room) else 2
    told = lines * _line(canvas) + lettering.paragraph_height(canvas, ability, room, SMALL)
    return max(_MEDAL, told) + 2 * _RIM


def _row(canvas: Canvas, words: Translate, card: int, row: Box) -> None:
    (name, moment, ability), room, line = _texts(words, card), row.w - _LEFT - 8, _line(canvas)
    x, right = row.x + _LEFT, row.right - 8
    canvas.put(f"medal_{CARD_NAMES[card]}", row.x + 8 + _MEDAL / 2, row.cy, _MEDAL, centre=True)
    is_one = _has_room(canvas, name, moment, room)
    high = line * (1 if is_one else 2) + lettering.paragraph_height(canvas, ability, room, SMALL)
    y = row.cy - high / 2 + line / 2
    lettering.text(canvas, name, x, y, NAME, INK, "bold", room=room)
    if not is_one:
        y += line
    lettering.text(
        canvas, moment, *((right, y) if is_one else (x, y)), SMALL, MUTED, "semi", "r" if is_one else "l", room=room
    )
    lettering.paragraph(canvas, ability, x, y + line / 2, room, SMALL, INK)
