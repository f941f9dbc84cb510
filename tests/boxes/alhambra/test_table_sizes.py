"""Sizes in real pixels: what is chosen every turn is large in every window, and larger with larger letters."""

from collections.abc import Mapping
from itertools import pairwise

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.table import TileTable
from game.boxes.alhambra_family.table.items import MONEY
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra.positions import DEAR, MODULES, OPEN, bazaar, building, position, some
from tests.boxes.alhambra.speaking import TILE
from tests.boxes.looking import cast, ui, words

CARDS = {(1280, 720): (64, 96), (1024, 600): (56, 84)}
"""How large a money card is at least, by the window."""
TILES = 64
NONE, ALL = (), MODULES
HARDEST = [(2, NONE, False), (2, ALL, True), (4, ("falcons",), False), (6, ("bazaars",), False), (6, ALL, True)]
"""Seats, modules, and whether hands are open: those with the least room; all in tests/marathon."""


def shown(seats: int, modules: tuple[str, ...]) -> TileTable:
    return TileTable(words("pl"), cast(seats), dict.fromkeys(modules, True))


def placing(seats: int, modules: tuple[str, ...], *, is_open: bool) -> State:
    """Two bought tiles wait, two lie in the reserve, and a full hand."""
    state = position(
        [tuple(range(5, 15))] * seats,
        reserves=[some("garden", 2)],
        squares=DEAR,
        beside=(bazaar("denar"), bazaar("florin")) if "bazaars" in modules else (),
        modules=modules,
        open_hands=is_open,
    )
    state.task, state.waiting = Task.PLACE, (building("palace", 6), building("palace", 7))
    return state


def acting(seats: int, modules: tuple[str, ...], *, is_open: bool) -> State:
    """The same with a turn to come."""
    state = placing(seats, modules, is_open=is_open)
    state.task, state.waiting = Task.ACT, ()
    return state


def lying(table: TileTable, state: State, canvas: Canvas) -> Mapping[Item, Box]:
    """Returns where everything lies for the seat that acts, in units."""
    area = Box(0, 88, canvas.w, canvas.h - 88)
    poses = table.layout(RULES.view(state, Seat(0)), area, Selection(actor=Seat(0), viewer=Seat(0)))
    return {item: pose.box for item, pose in poses.items()}


def begun(table: TileTable, size: tuple[int, int], scale: float = 1.0) -> Canvas:
    return ui(size, scale=scale).begin(table.minimum)


def money_of(found: Mapping[Item, Box]) -> list[Box]:
    return [box for item, box in found.items() if item.kind == MONEY]


def beside_the_board(state: State) -> set[Item]:
    """The tiles of market, reserve and those just bought."""
    sold = {tile for tile in state.squares if tile is not None}
    return {TILE[tile] for tile in (*sold, *state.beside, *state.waiting, *state.reserves[0])}


def all_are_large(size: tuple[int, int], seats: int, modules: tuple[str, ...], *, is_open: bool) -> None:
    (wide, high), table = CARDS[size], shown(seats, modules)
    canvas = begun(table, size)
    for make in (placing, acting):
        state = make(seats, modules, is_open=is_open)
        found = lying(table, state, canvas)
        cards = money_of(found)
        assert len(cards) == len(state.hands[0]) + len(OPEN)
        assert min(canvas.rect(box).w for box in cards) >= wide
        assert min(canvas.rect(box).h for box in cards) >= high
        for item in beside_the_board(state):
            assert canvas.rect(found[item]).w >= TILES, item


@pytest.mark.parametrize("size", CARDS)
@pytest.mark.parametrize(("seats", "modules", "is_open"), HARDEST)
def test_money_and_tiles_are_large(size: tuple[int, int], seats: int, modules: tuple[str, ...], is_open: bool) -> None:
    all_are_large(size, seats, modules, is_open=is_open)


# ---------------------------------------------------------------------- larger letters
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_things_grow_with_the_letters(size: tuple[int, int]) -> None:
    """What is called up leaves room: cards and tiles are larger at 150 % and larger still at 200 %."""
    for seats, modules in [(2, ALL), (4, NONE), (6, ALL)]:
        table, widths = shown(seats, modules), []
        state = acting(seats, modules, is_open=True)
        for scale in (1.0, 1.5, 2.0):
            canvas = begun(table, size, scale)
            found = lying(table, state, canvas)
            sold = [found[TILE[tile]] for tile in state.squares if tile is not None]
            hand = min(box.w for box in money_of(found))
            widths.append((canvas.k, canvas.rect(sold[0]).w, round(hand * canvas.k)))
        assert widths[0] < widths[1] < widths[2], (seats, modules, widths)
        assert all(low < high for one, other in pairwise(widths) for low, high in zip(one, other, strict=True))
