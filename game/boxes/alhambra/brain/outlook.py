"""What one tile more is worth to a seat by the learned value: in the majorities and in its Alhambra."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul, sub

from game.boxes.alhambra.brain.features import NAMES, other_worth, scorings_over, tiles_left, until_scoring
from game.boxes.alhambra.brain.grounds import GROUNDS_NAMES, best_cells, grounds, is_fitting
from game.boxes.alhambra.rules.board import Board, Cell, placed
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import TYPE
from game.boxes.alhambra_family.brain.projection import gains, growth
from game.boxes.alhambra_family.brain.reading import left_of
from game.boxes.alhambra_family.rules.components import BUILDINGS, Cards, counts_by_kind
from game.core.rules import Seat

_CELLS = 6
_LAST = 2
"""Where `project` tells the lead in the last scoring; before it come those of A and B."""
_PROMISED = NAMES[NAMES.index("now_a") : NAMES.index("ahead") + 1]


class Outlook:
    """A position as a seat that decides sees it, with weights by name.

    `over` is how many scorings are over, `left` the share of the tiles that is still in the bag, and `kinds` tells by
    type how many buildings every party has. The others tell what is added by a tile in the reserve (`stored`), by
    another action (`again`), by a vizier who is `awake`, and by each point that `falcons` score; `card` is about what
    a small card of money is worth.
    """

    __slots__ = (
        "_promised",
        "_seat",
        "_seats",
        "_site",
        "again",
        "awake",
        "board",
        "card",
        "falcons",
        "kinds",
        "left",
        "over",
        "stored",
        "weights",
    )

    def __init__(self, state: State, seat: Seat, weights: Mapping[str, float], coming: Cards) -> None:
        """Takes also the tiles that the seat has bought and not yet placed, as far as they count already."""
        self.weights, self._seat, self._seats = weights, seat, state.seats
        self.over, self.left, self.board = scorings_over(state), tiles_left(state), state.boards[seat]
        near, left = until_scoring(state), self.left
        self._promised = [weights[name] for name in _PROMISED]
        self._promised[self.over] += near * weights["soon_lead"]
        self._promised[_LAST] += left * weights["left_lead"]
        modules = near * weights["soon_modules"] + left * weights["left_modules"]
        more = {
            "wall": near * weights["soon_wall"] + left * weights["left_wall"],
            "fits_in": left * weights["left_fits_in"],
            "room": left * weights["left_room"],
            "camps": modules,
        }
        self._site = [weights[name] + more.get(name, 0.0) for name in GROUNDS_NAMES]
        self.stored, self.again = weights["reserve"], weights["acts_again"]
        self.awake = weights["vizier"] + left * weights["left_vizier"]
        self.falcons, self.card = weights["falcons"] + modules, weights["cards"] + weights["total"] + weights["reach"]
        tables = [grounds(board).counts for board in state.boards]
        if coming:
            new = counts_by_kind(tuple([tile for tile in coming if tile in BUILDINGS]))
            tables[seat] = tuple([count + more for count, more in zip(tables[seat], new, strict=True)])
        if state.has_third:
            tables.append(counts_by_kind(tuple([tile for tile in state.third if tile in BUILDINGS])))
        self.kinds = tuple(zip(*tables, strict=True))

    def kept(self, tile: int) -> float:
        """Returns what it adds where the seat brings the tile to its Alhambra, or to the reserve for want of a cell."""
        home = self.home(tile)
        return home[0] if home else self.stored

    def home(self, tile: int) -> tuple[float, Cell] | None:
        """Returns what a tile adds on its best cell, and that cell; None if there is no cell for it."""
        site, cells = self._site, growths(self.board, tile)
        if not cells:
            return None
        worth, cell = max([(sum(map(mul, site, more)), cell) for cell, more in cells])
        return worth + self._gain(tile, self._seat), cell

    def given(self, tile: int) -> float:
        """Returns what it adds when the imaginary third player has it."""
        return self._gain(tile, self._seats)

    def promise(self, tile: int) -> float:
        """Returns what a tile on sale promises, as the learned features of what can be paid have it."""
        if not is_fitting(self.board, tile):
            return 0.0
        kind = TYPE[tile]
        if kind is None:
            return other_worth(tile, self.over)
        return gains(kind, self.kinds[kind], self._seats, self.over)[self._seat]

    def _gain(self, tile: int, party: int) -> float:
        kind = TYPE[tile]
        if kind is None:
            return 0.0
        counts = self.kinds[kind]
        more = growth(kind, counts, party, self._seat, self._seats, left_of(kind, counts))
        return float(sum(map(mul, self._promised, more)))


@lru_cache(1 << 12)
def growths(board: Board, tile: int) -> Sequence[tuple[Cell, tuple[float, ...]]]:
    """Returns the best few cells for a tile, each with what changes of an Alhambra's numbers (`GROUNDS_NAMES`)."""
    before = grounds(board).numbers
    cells = [cell for _, cell in best_cells(board, tile)[:_CELLS]]
    return [(cell, tuple(map(sub, grounds(placed(board, cell, tile)).numbers, before))) for cell in cells]
