"""A cheap policy for imagined games: the move that adds most to the learned value, reckoned without playing it.

A move changes a few of the parts that the value is a sum of: how the seat stands in one type of building, its Alhambra,
its money of one or two currencies and what it could pay then. Only these are reckoned. What luck will turn up is left
out, and so is what the others can still pay. Tiles are placed and come from the reserve; none is stored or swapped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from game.ai.brain import Plan, Policy
from game.ai.linear import Weights
from game.boxes.alhambra.brain.features import NAMES, group
from game.boxes.alhambra.brain.flying import next_points
from game.boxes.alhambra.brain.grounds import has_home
from game.boxes.alhambra.brain.outlook import Outlook
from game.boxes.alhambra.brain.pruning import best_flights
from game.boxes.alhambra.rules.falcons import flights
from game.boxes.alhambra.rules.legal import moves
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    EndTurn,
    Give,
    Move,
    PayFalcon,
    Place,
    Reserve,
    WakeVizier,
)
from game.boxes.alhambra.rules.purchases import offers
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import BAZAARS, FEATHER
from game.boxes.alhambra_family.brain.purse import hauls, joined, payment
from game.boxes.alhambra_family.brain.reading import others
from game.boxes.alhambra_family.brain.trading import Offer, Trade, strongest
from game.boxes.alhambra_family.rules.components import VALUE, Cards, total
from game.boxes.alhambra_family.rules.payment import purses
from game.core.rules import Seat

Draft: TypeAlias = tuple[float, Move]
"""A move, and how much it adds to the value."""
_Drafts = Iterator[Draft]


def policy(weights: Weights) -> Policy:
    """Returns the policy that follows weights of features by group."""
    named = {kind: dict(zip(NAMES, row, strict=True)) for kind, row in weights.items()}

    def chosen(state: State, seat: Seat) -> Plan:
        best = max(considered(state, seat, named[group(state)]), key=_worth, default=None)
        return (best[1] if best else moves(state, seat)[0],)

    return chosen


def considered(state: State, seat: Seat, weights: Mapping[str, float]) -> Iterator[Draft]:
    """Yields the moves that the policy chooses from; takes weights by name.

    There are none where others hold all money and nothing can be bought or built: what is left then is to tear down.
    """
    return _DRAFTS[state.task](state, seat, weights)


def _worth(draft: Draft) -> float:
    return draft[0]


def _actions(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields what can be done in a turn."""
    outlook, held = Outlook(state, seat, weights, state.waiting), purses(state.hands[seat])
    trade = _trade(state, seat, outlook, held)
    for taking, parts in hauls(tuple(state.display)):
        yield trade.gain([(currency, joined(held[currency], cards)) for currency, cards in parts]), taking
    yield from _purchases(state, outlook, trade, held)
    for tile in state.reserves[seat]:
        if home := outlook.home(tile):
            yield home[0] - outlook.stored, Build(tile, home[1])
    if state.modules.vizier and not state.awake[seat]:
        yield outlook.awake, WakeVizier()
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
            yield worth + again, Buy(tile, laid)


def _invitation(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields what the vizier can buy, and to let him wait."""
    outlook, held = Outlook(state, seat, weights, state.waiting), purses(state.hands[seat])
    yield 0.0, Decline()
    yield from _purchases(state, outlook, _trade(state, seat, outlook, held), held)


def _placements(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields where one waiting tile can go: the first one that has a cell."""
    tile = next((tile for tile in state.waiting if has_home(state.boards[seat], tile)), state.waiting[0])
    outlook = Outlook(state, seat, weights, tuple([other for other in state.waiting if other != tile]))
    if home := outlook.home(tile):
        yield home[0], Place(tile, home[1])
    yield outlook.stored, Reserve(tile)
    if state.has_third and state.stage != Stage.END:
        yield outlook.given(tile), Give(tile)


def _falcons(state: State, seat: Seat, outlook: Outlook) -> _Drafts:
    """Yields the falcons that bring most."""
    steps = next_points(state.perched[seat])
    for move in best_flights(state, seat, flights(state, seat)):
        yield outlook.falcons * steps[FEATHER[move.falcon]] - outlook.card, move


def _further_falcons(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields whether to buy one more falcon."""
    yield 0.0, EndTurn()
    yield from _falcons(state, seat, Outlook(state, seat, weights, ()))


def _falcon_payments(state: State, seat: Seat, weights: Mapping[str, float]) -> _Drafts:
    """Yields the smallest card, which pays a falcon as well as any."""
    yield 0.0, PayFalcon(min(state.hands[seat], key=VALUE.__getitem__))


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
