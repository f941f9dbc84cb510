"""What computer players read off a position of either box as numbers; names and numbers come in the same order."""

from collections.abc import Iterable, Sequence

from game.palaces.bank import Pile
from game.palaces.majorities import Points
from game.palaces.money import VALUE
from game.palaces.outlook import KINDS, Counts, outlook
from game.palaces.purse import Purse

POINTS_NAMES = ("points_over_mean", "points_over_best")
OUTLOOK_NAMES = (*(f"{what}_{letter}" for what in ("now", "up", "down") for letter in "abc"), "safe", "ahead")
MONEY_NAMES = (
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
)
CHANCE_NAMES = (
    "best_exact",
    "best_payable",
    "sum_exact",
    "sum_payable",
    "best_unrivalled",
    "next_exact",
    "next_payable",
    "others_exact",
    "others_payable",
)
DISPLAY_NAMES = ("display_total", "display_best")

PHASES = range(3)
"""How many scorings are over."""

_CARDS_PER_SEAT = 1.2


def phase(piles: Sequence[Pile]) -> int:
    """Returns how many scorings are over, 0 to 2: those that lie in no pile of the money deck any more."""
    return 2 - sum(pile.scoring is not None for pile in piles)


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


def leads(points: Sequence[Points], seat: int, others: Sequence[int]) -> tuple[float, float]:
    """Returns the lead in points over the mean and over the best of the others."""
    own = sum(points[seat])
    theirs = [sum(points[other]) for other in others]
    return own - sum(theirs) / len(theirs), own - max(theirs)


def majorities(by_kind: Sequence[Counts], lots: Counts, seat: int, seats: int) -> list[float]:
    """Returns what all types together promise a seat, see `outlook`.

    Takes by type how many buildings every party has and how many there are in the game, the seat and their number.
    """
    found = [outlook(kind, by_kind[kind], seat, seats, lots[kind] - sum(by_kind[kind])) for kind in KINDS]
    return [sum(column) for column in zip(*found, strict=True)]


def money(purses: Sequence[Purse], seat: int, others: Sequence[int], left: float) -> tuple[float, ...]:
    """Returns what a seat's money can do and what the others' can in the mean; takes the share of buildings left."""
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


Offer = tuple[Sequence[float], int, int]
"""What is for sale: its worth to every seat, its currency and its price."""


def chances(offers: Iterable[Offer], purses: Sequence[Purse], seat: int, others: Sequence[int]) -> tuple[float, ...]:
    """Returns what the offers promise the seat, the next seat and the others, if they can pay."""
    exact, payable = [0.0] * len(purses), [0.0] * len(purses)
    own_exact = own_payable = unrivalled = 0.0
    for worths, currency, price in offers:
        able = [purse.sums[currency] >= price for purse in purses]
        fits = [purse.exact[currency] >> price & 1 for purse in purses]
        payable = [max(best, worth * can) for best, worth, can in zip(payable, worths, able, strict=True)]
        exact = [max(best, worth * can) for best, worth, can in zip(exact, worths, fits, strict=True)]
        own_payable += worths[seat] * able[seat]
        own_exact += worths[seat] * fits[seat]
        if able[seat] and sum(fits) == fits[seat]:
            unrivalled = max(unrivalled, worths[seat])
    following, share = (seat + 1) % len(purses), 1 / len(others)
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


def display_worth(display: Iterable[int | None]) -> tuple[float, float]:
    """Returns the worth of the open money and of its best card."""
    values = [VALUE[card] for card in display if card is not None]
    return float(sum(values)), float(max(values, default=0))
