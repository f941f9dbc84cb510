"""Which moves of the card game deserve a thought."""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter, mul

from game.ai.brain import Plan, Policy
from game.ai.linear import Weights
from game.boxes.alhambra_cards.brain.features import NAMES, group
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain.projection import gains, growth
from game.boxes.alhambra_family.brain.purse import ample, hauls, joined, payment, thrifty
from game.boxes.alhambra_family.brain.reading import left_of, others, phase, soon
from game.boxes.alhambra_family.brain.trading import Offer, Rivals, Trade, strongest
from game.boxes.alhambra_family.rules.components import BUILDINGS, PRICE, TYPE, YARD_CURRENCY, counts_by_kind, total
from game.boxes.alhambra_family.rules.payment import purses
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat


def prune(state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns the moves without those that another one beats.

    Left out are: taking some cards where more may be taken with them; overpaying where the cards can pay exactly or
    more cheaply; and of many ways to pay the same all but those that leave the most useful hand.
    """
    if state.pending:
        return moves
    kept: list[Move] = []
    for slot, building in enumerate(state.yard):
        if building is not None:
            ways = [move for move in moves if isinstance(move, Buy) and move.slot == slot]
            kept += thrifty(state.hands[seat], PRICE[building], ways)
    return kept + ample(move for move in moves if isinstance(move, TakeMoney))


Named = Mapping[str, float]

_PROMISED = NAMES[NAMES.index("now_a") : NAMES.index("ahead") + 1]
"""What `project` tells, in its order."""
_LAST = 2
"""Where it tells the lead in the last scoring; before it come those of A and B."""


def policy(weights: Weights) -> Policy:
    """Returns the policy that follows weights of features by group."""
    named = {kind: dict(zip(NAMES, row, strict=True)) for kind, row in weights.items()}

    def chosen(state: State, seat: Seat) -> Plan:
        return (max(considered(state, seat, named[group(state)]), key=itemgetter(0))[1],)

    return chosen


def considered(state: State, seat: Seat, weights: Named) -> Sequence[tuple[float, Move]]:
    """Returns the moves worth a thought, each with what it adds to the value; takes the weights by name."""
    standing = Standing(state, seat, weights)
    if not state.pending:
        return _turn(state, seat, weights, standing)
    building = state.pending[0]
    kind = TYPE[building]
    return (standing.own(kind), Keep(building)), (standing.given(kind), Give(building))


class Standing:
    """What one more building of a type adds to how a seat stands."""

    __slots__ = ("_each", "_promised", "_seat", "_seats", "kinds", "over")

    def __init__(self, state: State, seat: Seat, weights: Named) -> None:
        """Takes the position, the seat and the weights by name."""
        self.over, self._seat, self._seats, self._each = phase(state.piles), seat, state.seats, weights["own_buildings"]
        self._promised = [weights[name] for name in _PROMISED]
        self._promised[self.over] += soon(state.piles, state.seats) * weights["soon_lead"]
        self._promised[_LAST] += len(state.building_deck) / len(BUILDINGS) * weights["left_lead"]
        held = state.buildings
        if state.bought:
            held = [(*cards, *state.bought) if owner == seat else cards for owner, cards in enumerate(held)]
        self.kinds = tuple(zip(*map(counts_by_kind, held), strict=True))

    def own(self, kind: int) -> float:
        """Returns what it adds when the seat has it."""
        return self._each + self._gain(kind, self._seat)

    def given(self, kind: int) -> float:
        """Returns what it adds when the imaginary third player has it."""
        return self._gain(kind, self._seats)

    def best(self, kind: int) -> float:
        """Returns what it adds when the seat buys it: two players need not keep what they bought."""
        return max(self.own(kind), self.given(kind)) if self._seats == 2 else self.own(kind)

    def _gain(self, kind: int, party: int) -> float:
        counts = self.kinds[kind]
        more = growth(kind, counts, party, self._seat, self._seats, left_of(kind, counts))
        return float(sum(map(mul, self._promised, more)))


def _turn(state: State, seat: Seat, weights: Named, standing: Standing) -> list[tuple[float, Move]]:
    """Returns the best way to buy each building, and those to take money."""
    held = purses(state.hands[seat])
    rivals = strongest(tuple([state.hands[other] for other in others(seat, state.seats)]))
    offers = list(_offers(state, seat, standing, rivals))
    trade = Trade(weights, len(state.building_deck) / len(BUILDINGS), held, rivals, offers)
    found: list[tuple[float, Move]] = []
    for slot, building in enumerate(state.yard):
        if building is not None and trade.reaches(YARD_CURRENCY[slot], PRICE[building]):
            currency, price = YARD_CURRENCY[slot], PRICE[building]
            laid, rest = payment(held[currency], price)
            worth = standing.best(TYPE[building]) + trade.gain(((currency, rest),), slot)
            found.append((worth + weights["acts_again"] if total(laid) == price else worth, Buy(slot, laid)))
    for taking, parts in hauls(tuple(state.display)):
        found.append((trade.gain([(at, joined(held[at], cards)) for at, cards in parts]), taking))
    return found


def _offers(state: State, seat: Seat, standing: Standing, rivals: Rivals) -> Iterator[Offer]:
    """Yields the buildings in the yard."""
    for slot, building in enumerate(state.yard):
        if building is not None:
            kind, currency, price = TYPE[building], YARD_CURRENCY[slot], PRICE[building]
            worth = gains(kind, standing.kinds[kind], state.seats, standing.over)[seat]
            yield slot, currency, price, worth, bool(rivals.exact[currency] >> price & 1)
