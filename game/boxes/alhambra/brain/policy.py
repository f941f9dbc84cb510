"""A cheap policy for imagined games: the move that adds most to the learned value, reckoned without playing it.

A move changes a few of the parts that the value is a sum of: how the seat stands in one type of building, its Alhambra,
its money of one or two currencies and what it could pay then. Only these are reckoned. What luck will turn up is left
out, and so is what the others can still pay. Tiles are placed and come from the reserve; none is stored or swapped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter, mul, sub
from typing import TypeAlias

from game.ai.brain import Plan, Policy
from game.ai.linear import Weights
from game.boxes.alhambra.brain.features import NAMES, group, other_worth, scorings_over, tiles_left, until_scoring
from game.boxes.alhambra.brain.grounds import GROUNDS_NAMES, best_cells, grounds, has_home, is_fitting, next_points
from game.boxes.alhambra.brain.pruning import best_flights
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import Board, Cell, placed
from game.boxes.alhambra.rules.falcons import flights
from game.boxes.alhambra.rules.legal import moves, offers
from game.boxes.alhambra.rules.moves import Move, Stage, Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, FEATHER, TYPE
from game.boxes.alhambra_family.brain.projection import gains, growth
from game.boxes.alhambra_family.brain.purse import hauls, joined, payment
from game.boxes.alhambra_family.brain.reading import left_of, others
from game.boxes.alhambra_family.brain.trading import Offer, Trade, strongest
from game.boxes.alhambra_family.rules.components import BUILDINGS, VALUE, Cards, counts_by_kind, total
from game.boxes.alhambra_family.rules.payment import purses
from game.core.rules import Seat

# ---------------------------------------------------------------------- what one tile more is worth
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


# ---------------------------------------------------------------------- the policy
Draft: TypeAlias = tuple[float, Move]
"""A move, and how much it adds to the value."""
_Drafts = Iterator[Draft]


def policy(weights: Weights) -> Policy:
    """Returns the policy that follows weights of features by group."""
    named = {kind: dict(zip(NAMES, row, strict=True)) for kind, row in weights.items()}

    def chosen(state: State, seat: Seat) -> Plan:
        best = max(considered(state, seat, named[group(state)]), key=itemgetter(0), default=None)
        return (best[1] if best else moves(state, seat)[0],)

    return chosen


def considered(state: State, seat: Seat, weights: Mapping[str, float]) -> Iterator[Draft]:
    """Yields the moves that the policy chooses from; takes weights by name.

    There are none where others hold all money and nothing can be bought or built: what is left then is to tear down.
    """
    return _DRAFTS[state.task](state, seat, weights)


def _actions(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields what can be done in a turn."""
    outlook, held = Outlook(state, seat, weights, state.waiting), purses(state.hands[seat])
    trade = _trade(state, seat, outlook, held)
    for taking, parts in hauls(tuple(state.display)):
        yield trade.gain([(currency, joined(held[currency], cards)) for currency, cards in parts]), taking
    yield from _purchases(state, outlook, trade, held)
    for tile in state.reserves[seat]:
        if home := outlook.home(tile):
            yield home[0] - outlook.stored, mv.Build(tile, home[1])
    if state.modules.vizier and not state.awake[seat]:
        yield outlook.awake, mv.WakeVizier()
    if state.falcons and state.task == Task.ACT:
        yield from _falcons(state, seat, outlook)


def _purchases(state: State, outlook: Outlook, trade: Trade, held: Sequence[Cards]) -> _Drafts:
    """Yields the best way to buy each tile; the vizier pays exactly and does not act again."""
    by_vizier = state.task == Task.INVITE
    for tile, currency, price in offers(state.squares, state.beside):
        if not trade.reaches(currency, price):
            continue
        laid, rest = payment(held[currency], price)
        is_exact = total(laid) == price
        if is_exact or (tile not in BAZAARS and not by_vizier):
            worth = outlook.kept(tile) + trade.gain(((currency, rest),), tile)
            again = -outlook.awake if by_vizier else outlook.again * is_exact
            yield worth + again, mv.Buy(tile, laid)


def _invitation(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields what the vizier can buy, and to let him wait."""
    outlook, held = Outlook(state, seat, weights, state.waiting), purses(state.hands[seat])
    yield 0.0, mv.Decline()
    yield from _purchases(state, outlook, _trade(state, seat, outlook, held), held)


def _placements(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields where one waiting tile can go: the first one that has a cell."""
    tile = next((tile for tile in state.waiting if has_home(state.boards[seat], tile)), state.waiting[0])
    outlook = Outlook(state, seat, weights, tuple([other for other in state.waiting if other != tile]))
    if home := outlook.home(tile):
        yield home[0], mv.Place(tile, home[1])
    yield outlook.stored, mv.Reserve(tile)
    if state.has_third and state.stage != Stage.END:
        yield outlook.given(tile), mv.Give(tile)


def _falcons(state: State, seat: Seat, outlook: Outlook) -> _Drafts:
    """Yields the falcons that bring most."""
    steps = next_points(state.perched[seat])
    for move in best_flights(state, seat, flights(state, seat)):
        yield outlook.falcons * steps[FEATHER[move.falcon]] - outlook.card, move


def _further_falcons(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields whether to buy one more falcon."""
    yield 0.0, mv.EndTurn()
    yield from _falcons(state, seat, Outlook(state, seat, weights, ()))


def _falcon_payments(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields the smallest card, which pays a falcon as well as any."""
    yield 0.0, mv.PayFalcon(min(state.hands[seat], key=VALUE.__getitem__))


def _trade(state: State, seat: Seat, outlook: Outlook, held: Sequence[Cards]) -> Trade:
    """Returns the money of a seat and what is on sale for it."""
    rivals = strongest(tuple([state.hands[other] for other in others(seat, state.seats)]))
    sale: list[Offer] = []
    for tile, currency, price in offers(state.squares, state.beside):
        is_rivalled = bool(rivals.exact[currency] >> price & 1)
        sale.append((tile, currency, price, outlook.promise(tile), is_rivalled))
    return Trade(outlook.weights, outlook.left, held, rivals, sale)


_DRAFTS: Mapping[Task, Callable[[State, Seat, Mapping[str, float]], _Drafts]] = {
    Task.ACT: _actions,
    Task.AGAIN: _actions,
    Task.PLACE: _placements,
    Task.PAY: _falcon_payments,
    Task.FLY: _further_falcons,
    Task.INVITE: _invitation,
}
