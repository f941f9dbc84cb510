"""A position of the card game as numbers, seen by one seat."""

from game.boxes.alhambra_cards.brain.majority import KINDS, counts_by_kind, gain, outlook
from game.boxes.alhambra_cards.brain.purse import Purse, purse
from game.boxes.alhambra_cards.rules.state import State
from game.palaces.buildings import BUILDINGS, PRICE, TYPE
from game.palaces.market import YARD_CURRENCY
from game.palaces.money import VALUE

NAMES = (
    "one",
    "points_over_mean",
    "points_over_best",
    *(f"{what}_{letter}" for what in ("now", "up", "down") for letter in "abc"),
    "safe",
    "ahead",
    "soon",
    "soon_lead",
    "left",
    "left_lead",
    "own_buildings",
    "other_buildings",
    "total",
    "reach",
    "fits",
    "cards",
    "other_total",
    "other_reach",
    "other_fits",
    "other_cards",
    "total_left",
    "reach_left",
    "fits_left",
    "richest_late",
    "best_exact",
    "best_payable",
    "sum_exact",
    "sum_payable",
    "best_unrivalled",
    "next_exact",
    "next_payable",
    "others_exact",
    "others_payable",
    "display_total",
    "display_best",
    "acts_again",
    "settles",
)

PHASES = range(3)
TABLES = range(2, 6)
"""Numbers of seats that are told apart; the largest tables are alike."""

GROUPS = tuple(
    tuple({seats: f"{seats}:{over}:{place}" for seats in TABLES} for over in PHASES) for place in ("after", "amid")
)
"""By whether a turn is going on, by phase and by table, the group of a position."""

_CARDS_PER_SEAT = 1.2


def phase(state: State) -> int:
    """Returns how many scorings are over, 0 to 2: those that lie in no pile any more."""
    return 2 - sum(pile.scoring is not None for pile in state.piles)


def group(state: State) -> str:
    """Returns the group of a position: seats, scorings that are over, and whether a buyer is amid a turn."""
    return GROUPS[bool(state.bought or state.pending)][phase(state)][min(state.seats, TABLES[-1])]


def features(state: State, seat: int) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    seats, over = state.seats, phase(state)
    mine = (*state.buildings[seat], *state.bought, *state.pending) if state.turn == seat else state.buildings[seat]
    tables = [counts_by_kind(mine if party == seat else held) for party, held in enumerate(state.buildings)]
    by_kind = tuple(zip(*tables, strict=True))
    taken = [sum(counts) for counts in by_kind]
    sums = [sum(column) for column in zip(*_outlooks(by_kind, taken, seat, seats), strict=True)]
    purses = [purse(hand) for hand in state.hands]
    left = len(state.building_deck) / len(BUILDINGS)
    soon = _soon(state)
    others = [other for other in range(seats) if other != seat]
    return [
        1.0,
        *_points(state, seat, others),
        *sums,
        soon,
        soon * sums[over],
        left,
        left * sums[2],
        sum(tables[seat]),
        sum(sum(tables[other]) for other in others) / len(others),
        *_money(purses, seat, others, left),
        *_chances(state, by_kind, purses, seat, others, over),
        *_display(state),
        float(state.turn == seat and not state.pending),
        float(state.turn == seat and bool(state.pending)),
    ]


_KIND_SIZE = counts_by_kind(tuple(BUILDINGS))


def _outlooks(by_kind: tuple[tuple[int, ...], ...], taken: list[int], seat: int, seats: int) -> list[tuple[float, ...]]:
    return [outlook(kind, by_kind[kind], seat, seats, _KIND_SIZE[kind] - taken[kind]) for kind in KINDS]


def _points(state: State, seat: int, others: list[int]) -> tuple[float, float]:
    """Returns the lead in points over the mean and over the best of the others."""
    own = sum(state.points[seat])
    theirs = [sum(state.points[other]) for other in others]
    return own - sum(theirs) / len(theirs), own - max(theirs)


def _soon(state: State) -> float:
    """Returns about how likely a scoring card turns up before the seat's next turn (0 to 1)."""
    cards = _CARDS_PER_SEAT * state.seats
    top = state.piles[0] if state.piles else None
    if top is None:
        return 0.0
    if top.scoring is not None:
        return min(1.0, cards / (top.money + 1))
    below = len(state.piles) > 1 and state.piles[1].scoring is not None
    return max(0.0, cards - top.money) / (state.piles[1].money + 1) if below else 0.0


def _money(purses: list[Purse], seat: int, others: list[int], left: float) -> tuple[float, ...]:
    own, share = purses[seat], 1 / len(others)
    theirs = [purses[other] for other in others]
    richest = sum(own.sums[c] > max(purse.sums[c] for purse in theirs) for c in range(len(own.sums)))
    return (
        own.total,
        own.reach,
        own.fits,
        own.cards,
        share * sum(purse.total for purse in theirs),
        share * sum(purse.reach for purse in theirs),
        share * sum(purse.fits for purse in theirs),
        share * sum(purse.cards for purse in theirs),
        left * own.total,
        left * own.reach,
        left * own.fits,
        richest * (1 - left) ** 4,
    )


def _chances(
    state: State, by_kind: tuple[tuple[int, ...], ...], purses: list[Purse], seat: int, others: list[int], over: int
) -> tuple[float, ...]:
    """Returns what the buildings in the yard promise the seat, the next seat and the others, if they can pay."""
    exact, payable = [0.0] * state.seats, [0.0] * state.seats
    own_exact = own_payable = unrivalled = 0.0
    for slot, building in enumerate(state.yard):
        if building is None:
            continue
        kind, price, currency = TYPE[building], PRICE[building], YARD_CURRENCY[slot]
        worths = [gain(kind, by_kind[kind], party, state.seats, over) for party in range(state.seats)]
        able = [purse.sums[currency] >= price for purse in purses]
        fits = [purse.exact[currency] >> price & 1 for purse in purses]
        payable = [max(best, worth * can) for best, worth, can in zip(payable, worths, able, strict=True)]
        exact = [max(best, worth * can) for best, worth, can in zip(exact, worths, fits, strict=True)]
        own_payable += worths[seat] * able[seat]
        own_exact += worths[seat] * fits[seat]
        if able[seat] and sum(fits) == fits[seat]:
            unrivalled = max(unrivalled, worths[seat])
    following, share = (seat + 1) % state.seats, 1 / len(others)
    return (
        exact[seat],
        payable[seat],
        own_exact,
        own_payable,
        unrivalled,
        exact[following],
        payable[following],
        share * sum(exact[other] for other in others),
        share * sum(payable[other] for other in others),
    )


def _display(state: State) -> tuple[float, float]:
    """Returns the worth of the open money and of its best card."""
    values = [VALUE[card] for card in state.display if card is not None]
    return float(sum(values)), float(max(values, default=0))
