"""What computer players read off a position of either box as numbers; names and numbers come in the same order."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import gt

from game.boxes.alhambra_family.brain.projection import KINDS, Counts, project
from game.boxes.alhambra_family.brain.purse import Purse, purse
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import BUILDINGS, VALUE, Cards, counts_by_kind
from game.boxes.alhambra_family.rules.majorities import Points

STANDING_NAMES = (
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
)
TRADE_NAMES = (
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
)

Offer = tuple[Sequence[float], int, int]
"""What is for sale: its worth to every seat, its currency and its price."""

PHASES = range(3)
"""How many scorings are over."""

_CARDS_PER_SEAT = 1.2
_LOTS = counts_by_kind(tuple(BUILDINGS))


def groups(largest: int) -> tuple[dict[int, str], ...]:
    """Returns by phase, and by number of seats, the name of a group of positions; the largest tables are alike."""
    return tuple({seats: f"{min(seats, largest)}:{over}" for seats in range(2, 7)} for over in PHASES)


def phase(piles: Sequence[Pile]) -> int:
    """Returns how many scorings are over, 0 to 2: those that lie in no pile of the money deck any more."""
    over = len(PHASES) - 1
    for pile in piles:
        over -= pile.scoring is not None
    return over


def soon(piles: Sequence[Pile], seats: int) -> float:
    """Returns about how likely a scoring card turns up before the seat's next turn (0 to 1)."""
    cards = _CARDS_PER_SEAT * seats
    top = piles[0] if piles else None
    if top is None:
        return 0.0
    if top.scoring is not None:
        return min(1.0, cards / (top.money + 1))
    below = len(piles) > 1 and piles[1].scoring is not None
    return max(0.0, cards - top.money) / (piles[1].money + 1) if below else 0.0


@cache
def others(seat: int, seats: int) -> tuple[int, ...]:
    """Returns the other seats."""
    return tuple([other for other in range(seats) if other != seat])


def standing(
    points: Sequence[Points], by_kind: tuple[Counts, ...], seat: int, over: int, near: float, left: float
) -> list[float]:
    """Returns where a seat stands, in the order of STANDING_NAMES.

    Takes the points of all seats (not Dirk's), by type how many buildings every party has, the seat, how many scorings
    are over, how near the next one is (0 to 1, see `soon`), and the share of the tiles that is left.
    """
    sums = _majorities(by_kind, seat, len(points))
    return [1.0, *_leads(tuple(points), seat), *sums, near, near * sums[over], left, left * sums[2]]


@lru_cache(maxsize=1 << 8)
def _leads(points: tuple[Points, ...], seat: int) -> tuple[float, float]:
    """Returns how far a seat is ahead of the mean of the others, and of the best of them."""
    own, theirs = sum(points[seat]), [sum(points[other]) for other in others(seat, len(points))]
    return own - sum(theirs) / len(theirs), own - max(theirs)


@lru_cache(maxsize=1 << 12)
def _majorities(by_kind: tuple[Counts, ...], seat: int, seats: int) -> tuple[float, ...]:
    """Returns what all types together promise a seat, see `project`."""
    promised = [project(kind, by_kind[kind], seat, seats, left_of(kind, by_kind[kind])) for kind in KINDS]
    return tuple([sum(column) for column in zip(*promised, strict=True)])


def left_of(kind: int, counts: Counts) -> int:
    """Returns how many buildings of a type are not yet anybody's; takes how many every party has."""
    return _LOTS[kind] - sum(counts)


def trade(
    hands: Sequence[Cards], offers: Iterable[Offer], display: Iterable[int | None], seat: int, left: float
) -> list[float]:
    """Returns what a seat can do with its money, in the order of TRADE_NAMES.

    Takes all hands, what is for sale, the open money, the seat, and the share of the tiles that is left.
    """
    purses = [purse(hand) for hand in hands]
    values = [VALUE[card] for card in display if card is not None]
    money = _money(purses[seat], tuple([hands[other] for other in others(seat, len(hands))]), left)
    return [*money, *_chances(offers, purses, seat), sum(values), max(values, default=0)]


def highest(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Returns the highest number of each column."""
    return tuple(map(max, *rows)) if len(rows) > 1 else rows[0]


def _money(own: Purse, hands: tuple[Cards, ...], left: float) -> tuple[float, ...]:
    """Returns what a seat's money can do and what the others' hands can in the mean; takes the share of tiles left."""
    means, most = _money_of(hands)
    richest = sum(map(gt, own.sums, most))
    return (
        own.total,
        own.reach,
        own.fits,
        own.cards,
        *means,
        left * own.total,
        left * own.reach,
        left * own.fits,
        richest * (1 - left) ** 4,
    )


@lru_cache(maxsize=1 << 10)
def _money_of(hands: tuple[Cards, ...]) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Returns what some hands can do in the mean, and by currency the most that one of them holds."""
    share, purses = 1 / len(hands), [purse(hand) for hand in hands]
    means = (
        share * sum([purse.total for purse in purses]),
        share * sum([purse.reach for purse in purses]),
        share * sum([purse.fits for purse in purses]),
        share * sum([purse.cards for purse in purses]),
    )
    return means, highest([purse.sums for purse in purses])


def _chances(offers: Iterable[Offer], purses: Sequence[Purse], seat: int) -> tuple[float, ...]:
    """Returns what the offers promise the seat, the next seat and the others, if they can pay."""
    exact, payable = [0.0] * len(purses), [0.0] * len(purses)
    own_exact = own_payable = unrivalled = 0.0
    for worths, currency, price in offers:
        fitting = []
        for party, held in enumerate(purses):
            if held.sums[currency] < price:
                continue
            worth = worths[party]
            if worth > payable[party]:
                payable[party] = worth
            if held.exact[currency] >> price & 1:
                fitting.append(party)
                if worth > exact[party]:
                    exact[party] = worth
        if purses[seat].sums[currency] >= price:
            own_payable += worths[seat]
            own_exact += worths[seat] * (seat in fitting)
            if fitting in ([], [seat]):
                unrivalled = max(unrivalled, worths[seat])
    following, rivals = (seat + 1) % len(purses), others(seat, len(purses))
    share = 1 / len(rivals)
    return (
        exact[seat],
        payable[seat],
        own_exact,
        own_payable,
        unrivalled,
        exact[following],
        payable[following],
        share * sum([exact[other] for other in rivals]),
        share * sum([payable[other] for other in rivals]),
    )


_ALWAYS = {
    "points_over_best": 1.0,
    "reach": 0.15,
    "fits": 0.15,
    "total": 0.05,
    "total_left": 0.2,
    "fits_left": 0.4,
    "best_exact": 0.2,
    "best_payable": 0.1,
    "next_exact": -0.2,
    "next_payable": -0.05,
    "acts_again": 3.0,
}
_BY_PHASE: tuple[dict[str, float], ...] = (
    {"now_a": 0.5, "now_b": 0.4, "now_c": 0.25, "ahead": 0.12},
    {"now_b": 0.6, "now_c": 0.4, "ahead": 0.1},
    {"now_c": 0.7, "safe": 0.3, "ahead": 0.03},
)


def handmade(
    names: Sequence[str], groups: Sequence[Mapping[int, str]], own: Sequence[Mapping[str, float]]
) -> dict[str, list[float]]:
    """Returns weights by group.

    Takes a box's names of features, its groups (see `reading.groups`), and by phase the weights of what only it knows.
    """
    rows = [[(_ALWAYS | _BY_PHASE[phase] | {**own[phase]}).get(name, 0.0) for name in names] for phase in PHASES]
    return {group: rows[phase] for phase in PHASES for group in groups[phase].values()}
