"""The reserve of the tile game: the place of a new tile, however many lie there already."""

from typing import Any

import pygame
import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Place, Reserve, Task
from game.boxes.alhambra.table import items
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.items import Selection
from game.tabletop.picker import Picker
from tests.boxes.alhambra.positions import MODULES, placing
from tests.boxes.alhambra_family import tables
from tests.boxes.alhambra_family.games import TILES
from tests.boxes.alhambra_family.tables import TILE
from tests.boxes.looking import AREA, draw, selection_of, ui, words

ME = Seat(0)
STORED = tuple(range(10, 23))


def table(seats: int) -> Any:
    return tables.table(TILES, seats, "pl", *MODULES)


def test_where_a_new_tile_goes_a_full_reserve_is_one_place() -> None:
    """Tiles that lie there cannot be chosen then, so none of them catches the press."""
    state = placing(1, reserves=[STORED])
    shown, look = table(len(state.hands)), Selection(actor=ME, viewer=ME)
    lying = shown.layout(RULES.view(state, ME), AREA, look)
    assert all(lying[items.RESERVE].z > lying[TILE[tile]].z for tile in STORED)
    state.waiting, state.task = (), Task.ACT
    lying = shown.layout(RULES.view(state, ME), AREA, look)
    assert all(lying[items.RESERVE].z < lying[TILE[tile]].z for tile in STORED), "exchanged by pressing them"


def test_only_a_tile_that_fits_nowhere_is_sent_to_the_reserve() -> None:
    """While a purchase is shown nobody is asked yet, and there are no moves to tell of."""
    state, place, rest = placing(1), Place(1, 0), Reserve(1)
    shown, view = table(len(state.hands)), RULES.view(state, ME)
    told = [shown.prompt(view, Selection(actor=ME, viewer=ME, moves=moves)) for moves in ((place, rest), (), (rest,))]
    assert told == [words("pl")(f"alhambra.prompt.{key}") for key in ("place", "place", "must_reserve")]


@pytest.mark.painted
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_arrow_of_a_narrow_reserve_is_not_on_its_words(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    state = placing(1, 2)  # two of them leave the reserve little room
    shown, view, on = table(len(state.hands)), RULES.view(state, ME), ui((1024, 600), "pl", scale)
    arrows: list[pygame.Rect] = []
    put = Canvas.put

    def noted(canvas: Canvas, name: str, x: float, y: float, w: float, *args: Any, **more: Any) -> None:
        put(canvas, name, x, y, w, *args, **more)
        if name == "icon_down_light":
            arrows.append(canvas.rect(Box(x, y, 0, 0).centred(w, w / 2)))

    monkeypatch.setattr(Canvas, "put", noted)
    picker = Picker(shown, view, RULES.legal(state, ME))
    picker.touch(TILE[1])
    marks = draw(shown, view, selection_of(picker, ME, [items.RESERVE]), on)
    said = [mark.rect for mark in marks if mark.text == words("pl")("alhambra.table.reserve")]
    assert said
    assert arrows or scale > 1
    assert not any(arrow.colliderect(each) for arrow in arrows for each in said)
