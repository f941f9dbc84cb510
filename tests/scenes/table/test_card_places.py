"""A card that speaks of a table lies where nothing else would cost less."""

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ai.advice import Advice
from game.ai.reasons import Reason
from game.boxes.ys.rules.components import is_market, quarter_of
from game.boxes.ys.rules.moves import Place
from game.core.rules import Key
from game.paint.box import Box
from game.scenes.table.card_places import Room, Weight, best_place, of_lit
from game.widgets.ui import Ui
from tests.scenes.driver import asking, begun, new_session

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


def test_the_ship_and_the_sums_of_a_quarter_are_lit_with_the_move_and_kept_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that told what a harbour pays lay over what it pays; a direction that lit it would give it away."""
    with asking(tmp_path, begun(new_session("human", "easy", box="ys"), 4)) as driver:
        lit = list[Box]()
        monkeypatch.setattr("game.scenes.table.advising.spotlight", lambda canvas, boxes, veil: lit.extend(boxes))
        state = driver.table.state
        place = next(move for move in driver.picker.moves if isinstance(move, Place) and not is_market(move.place))
        why = Reason(Key("reasons.purpose.commerce"), {"place": place.place, "points": 3, "often": 7}, 3.0)
        driver.table.input.take_hint(Advice((place,), 1.0, (why,), None))
        parts = state.board.table.parts(state.board.view, state.board.area, state.selection())
        quarter = [
            part.box
            for part in parts
            if part.name in {f"{name}:{quarter_of(place.place)}" for name in ("ship", "totals")}
        ]
        driver.turn()
        assert len(quarter) == 2 and not any(box.common(each) for box in quarter for each in lit)
        driver.table.input.show_hint()
        driver.turn()
        card = driver.node("hint_card").rect
        assert all(any(box.common(each) for each in lit) for box in quarter)
        assert not any(card.colliderect(driver.ui.canvas.rect(box)) for box in quarter)
