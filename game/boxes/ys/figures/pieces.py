"""Pictures of single pieces: brokers, neutral ones, a ship, what areas bring."""

from game.boxes.ys.about import ABOUT
from game.boxes.ys.figures import setting
from game.boxes.ys.figures.examples import ANNA, CARGO_OF_FOUR, SHIP
from game.boxes.ys.figures.market import paint_hold
from game.boxes.ys.figures.setting import CLOSE, COLOURS, NARROW, SMALL
from game.boxes.ys.rules.components import GEM_NAMES
from game.boxes.ys.rules.setup import BROKERS, HARD_NEUTRAL, NEUTRAL
from game.boxes.ys.table.phrases import AREA_NAMES
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.tabletop.cells import Cell, cells
from game.tabletop.figure import Figure
from game.widgets.ui import Translate


# ---------------------------------------------------------------------- brokers
def all_brokers() -> Figure:
    """Returns all brokers of a player by value and one that lies face down."""
    values = (*BROKERS, None)

    def in_row(w: float) -> int:
        return len(values) if w >= NARROW else len(values) // 2

    def size(w: float) -> float:
        return min(60.0, w / in_row(w) / CLOSE)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        row, wide = in_row(box.w), size(box.w)
        for i in range(0, len(values), row):
            y = box.y + (i // row + 0.5) * wide * BROKER_SHAPE * CLOSE
            setting.brokers(canvas, COLOURS[ANNA], values[i : i + row], box.cx - row * wide * CLOSE / 2, y, wide)

    return Figure(lambda canvas, words, w: len(values) // in_row(w) * size(w) * BROKER_SHAPE * CLOSE, draw)


def neutral() -> Figure:
    """Returns a neutral broker face down, and the four of each holder, normal and stronger."""
    sets = (("normal", NEUTRAL), ("stronger", HARD_NEUTRAL))
    high, left = 100.0, 84.0

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        labels = [setting.say(words, key) for key, _ in sets]
        label = max(lettering.width(canvas, told, SMALL, "semi") for told in labels) + 16
        wide = min(42.0, (box.w - left - label) / len(NEUTRAL) / CLOSE)
        x = box.cx - (left + label + len(NEUTRAL) * wide * CLOSE) / 2
        setting.brokers(canvas, "neutral", [None], x, box.cy, 62)
        for i, (told, (_, values)) in enumerate(zip(labels, sets, strict=True)):
            y = box.y + (i + 0.5) * high / 2
            lettering.text(canvas, told, x + left, y, SMALL, INK, "semi")
            setting.brokers(canvas, "neutral", sorted(values, reverse=True), x + left + label, y, wide)

    return Figure(lambda canvas, words, w: high, draw)


# ---------------------------------------------------------------------- ship and areas
def ship() -> Figure:
    """Returns a ship with its large gem and two small ones, and what that comes to with four players."""
    high = 150.0

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        k = min(1.0, box.w / 560)
        x = box.cx - 280 * k
        canvas.put(f"cargo_{GEM_NAMES[SHIP[0]]}", x, box.cy - high * k / 2, high * k)
        for gem, at, size in zip(SHIP, (196, 258, 302), (72, 42, 42), strict=True):
            canvas.put(f"gem_{GEM_NAMES[gem]}", x + at * k, box.cy, size * k, centre=True)
        lettering.text(canvas, "=", x + 342 * k, box.cy - 2, 34, INK, "heavy", "c")
        paint_hold(canvas, CARGO_OF_FOUR, x + 462 * k, box.cy, 46 * k)

    return Figure(lambda canvas, words, w: high, draw)


def areas() -> Figure:
    """Returns what the three kinds of areas bring."""
    sprites = (("reward_port", 0.66), ("reward_commerce", 0.84), ("medal_queen", 0.8))

    def cell(words: Translate, kind: int) -> Cell:
        name, part = sprites[kind]
        told = words(f"{ABOUT.name}.area_name.{AREA_NAMES[kind]}")
        return Cell(lambda canvas, box: canvas.put(name, box.cx, box.cy, box.w * part, centre=True), ((told, "bold"),))

    return cells(lambda words: [cell(words, kind) for kind in range(len(sprites))], 0.8, 124, lambda w: 3)
