"""A card that speaks of a table lies where nothing else would cost less."""

import random
from collections.abc import Iterator

import pygame
import pytest

from game.paint.box import Box
from game.scenes.table.card_places import Room, Weight, best_place, of_lit
from game.widgets.ui import Ui

WINDOW, TIMES = Box(12, 96, 1700, 970), (1.0, 0.85)


def rooms(times: float) -> Iterator[Room]:
    for w, h in ((590, 300), (456, 420)):
        yield Room(WINDOW, w * times, h * times, times)


def cost(ui: Ui, room: Room, box: Box, weights: list[Weight], near: Box) -> float:
    """Smaller letters, the way from what it is about, and all that it covers."""
    away = abs(box.cx - near.cx) + abs(box.cy - near.cy)
    card = ui.canvas.rect(box)
    covered = sum(card.clip(ui.canvas.rect(each)).w * card.clip(ui.canvas.rect(each)).h * w for each, w in weights)
    return 600_000 * (1 - room.times) + 20 * away + covered / ui.canvas.k**2


@pytest.mark.parametrize("seed", range(4))
def test_no_other_place_would_cost_less(seed: int) -> None:
    dice, ui = random.Random(seed), Ui(pygame.Surface((1280, 720)), lambda key, /, **values: key)
    boxes = [Box(dice.uniform(0, 1700), dice.uniform(0, 1000), 90, dice.uniform(40, 200)) for _ in range(60)]
    weights = [(box, dice.choice((1000.0, 10.0, 2.0))) for box in boxes]
    found = best_place(ui, rooms, TIMES, weights, boxes[0])
    room = next(room for times in TIMES for room in rooms(times) if (room.w, room.h) == (found.box.w, found.box.h))
    every = [
        (room, Box(x, y, room.w, room.h)) for z in TIMES for room in rooms(z) for x in room.lefts for y in room.tops
    ]
    least = min(cost(ui, room, box, weights, boxes[0]) for room, box in every)
    assert cost(ui, room, found.box, weights, boxes[0]) == pytest.approx(least)


@pytest.mark.parametrize("share", [0.2, 0.5])
def test_where_a_whole_map_is_lit_the_button_is_kept_free(share: float) -> None:
    """A hint that spoke of the map of Maharaja lay on the button that it told to press."""
    lit = Box(0, 0, 1000, 1000 * share)
    ((_, cost),) = of_lit([lit], Box(0, 0, 1000, 1000))
    ((_, elsewhere),) = of_lit([lit])
    assert (cost < elsewhere) == (share > 0.3)
