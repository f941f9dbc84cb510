"""Looking at the table of any box: it is drawn, read and touched."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, TypeVar

import pygame

from game.core.resources import shipped
from game.core.rules import Beat, Seat
from game.locale.words import Words
from game.paint.box import Box
from game.paint.canvas import TextMark
from game.paint.palette import contrast
from game.scenes.table.scoring_sequence import SequenceScene
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from game.tabletop.table import Appearance, Table
from game.widgets.ui import Ui
from tests.blind import is_painted

T = TypeVar("T")

NAMES = ("Emma", "Krzysztof", "Łucja", "Bálint", "Jadwiga", "Ödön")
COLOURS = ("crimson", "cobalt", "saffron", "jade", "ivory", "onyx")
AREA = Box(0, 88, 1920, 992)
SLACK = 1
"""Letters of two lines may touch by so many pixels."""


class Luck:
    """Even luck from a seed."""

    def __init__(self, seed: object) -> None:
        self._random = random.Random(str(seed))

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        return self._random.choices(options, weights)[0]


@cache
def words(language: str = "en") -> Words:
    return Words(language, [shipped("locales")])


def cast(seats: int) -> list[Appearance]:
    return [Appearance(NAMES[seat], COLOURS[seat], seat % 2 == 0) for seat in range(seats)]


def ui(size: tuple[int, int] = (1024, 600), language: str = "en", scale: float = 1.0) -> Ui:
    pygame.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return Ui(pygame.Surface(size).convert(), words(language), scale)


def draw(shown: Table, view: Any, selection: Selection, on: Ui) -> list[TextMark]:
    """Draws a whole table and returns where its texts went."""
    canvas = on.begin(shown.minimum)
    canvas.audit = []
    canvas.s.fill("#2A1230")
    area = Box(0, 88, canvas.w, canvas.h - 88)
    shown.paint(on, view, area, selection)
    for item, pose in sorted(shown.layout(view, area, selection).items(), key=lambda pair: pair[1].z):
        shown.paint_item(canvas, view, area, item, pose, selection)
    on.end()
    return canvas.audit


def selection_of(picker: Picker, seat: Seat, lying: Sequence[Item], hover: Item | None = None) -> Selection:
    """Returns the selection of a seat that touched what a picker has, with these items on the table."""
    return Selection(
        actor=seat,
        viewer=seat,
        touched=picker.touched,
        open=picker.open(lying),
        moves=picker.candidates,
        move=picker.move,
        hover=hover,
    )


def picture(shown: Table, view: Any) -> bytes:
    """Returns the pixels of a table as somebody sees it who chooses nothing."""
    on = ui()
    draw(shown, view, Selection(actor=shown.actor(view), viewer=view.seat), on)
    assert is_painted(), "mark the test as painted"
    return pygame.image.tobytes(on.surface, "RGB")


def walked(shown: Table, beat: Beat, on: Ui) -> Iterator[tuple[str, int, list[str]]]:
    """Draws each step of the walks that follow a beat; yields title, step and faults."""
    for walk in (walk for stage in beat.stages for walk in shown.scoring_sequences(stage)):
        for step in range(walk.steps):
            canvas = on.begin(SequenceScene.minimum)
            canvas.audit = []
            canvas.s.fill("#2A1230")
            high = max(canvas.h - 100, walk.height(canvas, canvas.w, step))
            walk.draw(on, Box(0, 0, canvas.w, high), step, 1.0)
            yield walk.title, step, faults(canvas.audit)


def overlap(a: Pose, b: Pose) -> bool:
    one, other = a.box, b.box
    beside = min(one.right, other.right) - max(one.x, other.x)
    return beside > 1 and min(one.bottom, other.bottom) - max(one.y, other.y) > 1


def faults(marks: list[TextMark]) -> list[str]:
    found = [f"cut: {mark.text}" for mark in marks if mark.is_cut]
    for mark in marks:
        least = 3 if mark.px >= 24 else 4.5
        if contrast(mark.colour, mark.ground) < least - 0.05:
            found.append(f"faint: {mark.text}")
    for one, other in combinations(marks, 2):
        common = one.rect.clip(other.rect)
        if common.w > SLACK and common.h > SLACK:
            found.append(f"overlap: {one.text} / {other.text}")
    return found


def touch_only(picker: Picker, item: Item) -> None:
    """Touches an item and gives back what is raised with it."""
    before = picker.touched
    assert picker.touch(item), item
    for other in picker.touched:
        if other not in (*before, item):
            assert picker.touch(other), other


def parts_of(shown: Table, view: Any, area: Box, selection: Selection | None = None) -> dict[str, Box]:
    """Returns where the parts of a table are, by the names that lessons know them by."""
    return {part.name: part.box for part in shown.parts(view, area, selection or Selection())}
