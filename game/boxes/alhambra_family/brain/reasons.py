"""Why a plan of either Alhambra game is good: what money and majorities say, as far as a seat can see it.

Hands of others are spoken of only where they lie open, though a good memory would know them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.brain.standings import after_one_more, ahead, share
from game.boxes.alhambra_family.rules.adding import cheapest
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.buildings import count
from game.boxes.alhambra_family.rules.money import Cards, total, worth
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.core.rules import Key, Seat

ACTION, CHAIN, SMALL, LOST = 3.0, 3.5, 0.8, 0.6
"""What another action, a second purchase, a small advantage and a coin paid too much are worth, in points."""
_PREPARES, _REACHES, _RIVAL, _SECURE, _MONEY, _COUNT, _LEFT, _OTHERS = 2.0, 1.0, 2.5, 1.5, 0.4, 0.2, 0.5, 0.6
"""What an exact payment to come, and so on are worth, in points: set by hand."""
_POINTLESS = 5.0
"""What counts before a bad payment: that the building itself brings nothing and had better not be bought."""
_NEAR = 8
"""So many cards at most are in a pile from which a scoring card is awaited."""

Values = Mapping[str, object]


class MoneyTable(Protocol):
    """What a view tells of money."""

    @property
    def seats(self) -> int: ...
    @property
    def open_hands(self) -> bool: ...
    @property
    def hands(self) -> tuple[Cards | None, ...]: ...
    @property
    def display(self) -> tuple[int | None, ...]: ...


@dataclass(frozen=True, slots=True)
class Offer:
    """What is for sale: its number, its currency and price, and what it is called in the values of a reason.

    `is_regular` tells that it is worth saving for by itself.
    """

    number: int
    currency: int
    price: int
    name: str
    is_regular: bool = True

    @property
    def values(self) -> Values:
        """Returns it as a value of a reason."""
        return {self.name: self.number}


def reason(key: str, values: Values, weight: float, *, is_against: bool = False) -> Reason:
    """Returns a reason whose text is `reasons.<key>`."""
    return Reason(Key(f"reasons.{key}"), values, weight, is_against)


def most_telling(
    facts: Callable[[Plan], Iterable[Reason]],
    against: Callable[[Plan, Plan], Iterable[Reason]],
    plan: Plan,
    instead: Plan | None,
) -> Sequence[Reason]:
    """Returns why a plan is good, or better than another one, what counts most first (see `game.ai.reasons.Explain`).

    Takes what speaks for a plan by itself, and what speaks against the second of two plans.
    """
    found = list(facts(plan))
    if instead is not None:
        shared = {each.key: each.weight for each in facts(instead)}
        telling = [each for each in found if each.weight > shared.get(each.key, -1.0)]
        found = [*telling, *against(plan, instead)] or found
    return sorted(found, key=lambda each: -each.weight)[:MOST]


# ---------------------------------------------------------------------- majorities
@dataclass(frozen=True, slots=True)
class OneMore:
    """What one more building of a type changes.

    `kind` is its type, `number` the building, `owned` what all parties have without it, `letters` the scorings to come.
    """

    kind: int
    number: int
    owned: tuple[Cards, ...]
    letters: Sequence[str]

    def gain(self, seat: Seat, top: Pile | None) -> Iterator[Reason]:
        """What it brings a seat: in the next scoring, else in the last; or how safe it makes a lead.

        Takes also the pile that is drawn from now, None where its scoring card is out.
        """
        more = after_one_more(self.owned, seat, self.number)
        place = ahead(more, self.kind, seat)
        for letter in (self.letters[0], self.letters[-1]):
            before, points = self._shares(more, letter, seat)
            if points <= before:
                continue
            is_next = letter == self.letters[0]
            key = "later" if not is_next else "lead" if place > 0 else "tie" if place == 0 else "points"
            values = {"kind": self.kind, "letter": letter, "before": before, "points": points}
            yield reason(key, values, float(points - before) * (1.0 if is_next else 0.5))
            if is_next and top and top.scoring and top.money <= _NEAR:
                soon = {"letter": top.scoring, "cards": top.money + 1}
                yield reason("soon", soon, (points - before) / (1 + top.money / 4))
            return
        if place >= 2:
            yield reason("secure", {"kind": self.kind, "ahead": place}, _SECURE)
        else:
            held = count(more[seat], self.kind)
            yield reason("count", {"kind": self.kind, "count": held, "best": held - place}, _COUNT)

    def lowers(self, seat: Seat, seats: int, owner: int) -> Iterator[Reason]:
        """Which other player would get less in the next scoring if a party had it: the one left with least."""
        letter, more = self.letters[0], after_one_more(self.owned, owner, self.number)
        others = sorted(set(range(seats)) - {seat}, key=lambda other: share(more, letter, self.kind, other))
        for other in others:
            before, points = self._shares(more, letter, other)
            if points < before:
                values = {"kind": self.kind, "letter": letter, "seat": Seat(other), "before": before, "points": points}
                yield reason("lowers", values, _OTHERS * (before - points))
                return

    def worthless(self, seat: Seat, *, is_wanted: bool) -> Iterator[Reason]:
        """That it would pay a seat nothing more in any scoring to come, as things stand.

        That counts before everything else, unless the better plan wants it too (`is_wanted`).
        """
        more = after_one_more(self.owned, seat, self.number)
        shares = (self._shares(more, letter, seat) for letter in self.letters)
        if all(points <= before for before, points in shares):
            yield reason("nothing", {"kind": self.kind}, SMALL if is_wanted else _POINTLESS, is_against=True)

    def _shares(self, more: tuple[Cards, ...], letter: str, party: int) -> tuple[int, int]:
        return share(self.owned, letter, self.kind, party), share(more, letter, self.kind, party)


# ---------------------------------------------------------------------- money
def exact(hand: Cards, offer: Offer) -> Cards:
    """Returns the fewest cards of a hand that pay a price exactly, or none."""
    cards = cheapest(hand, offer.currency, offer.price)
    return cards if total(cards) == offer.price else ()


def rivals(view: MoneyTable, seat: Seat, offer: Offer) -> Iterator[Reason]:
    """Who else could pay a price exactly, where hands lie open: whoever acts first."""
    if not view.open_hands:
        return
    order = [Seat((seat + step) % view.seats) for step in range(1, view.seats)]
    able = [other for other in order if exact(view.hands[other] or (), offer)]
    if able:
        yield reason("rival", {"seat": able[0], **offer.values}, _RIVAL)


def taking(view: MoneyTable, seat: Seat, move: TakeMoney, offers: Sequence[Offer]) -> Iterator[Reason]:
    """What open money is good for; takes what is for sale."""
    hand = view.hands[seat] or ()
    more = tuple(sorted((*hand, *move.cards)))
    found = list(_prepared(hand, more, offers))
    others = [total(other.cards) for other in takings(view.display) if other.cards != move.cards]
    if total(move.cards) > max(others, default=0):
        found.append(reason("most", {"cards": move.cards}, _MONEY + total(move.cards) / 10))
    if len(move.cards) > 1:
        found.append(reason("several", {"cards": move.cards}, SMALL * (len(move.cards) - 1)))
    yield from found or [reason("money", {"cards": move.cards, "total": total(more)}, 0.1)]


def _prepared(hand: Cards, more: Cards, offers: Sequence[Offer]) -> Iterator[Reason]:
    """What the hand could then pay exactly, or at all; the dearest of it."""
    by_price = sorted(offers, key=lambda offer: (offer.price, offer.number), reverse=True)
    for offer in by_price:
        if (cards := exact(more, offer)) and not exact(hand, offer):
            yield reason("prepares", {**offer.values, "cards": cards}, _PREPARES)
            return
    for offer in by_price:
        held = worth(more, offer.currency)
        if offer.is_regular and not exact(more, offer) and worth(hand, offer.currency) < offer.price <= held:
            yield reason("reaches", {**offer.values, "sum": held}, _REACHES)
            return


def takes_less(view: MoneyTable, move: TakeMoney) -> Iterator[Reason]:
    """Which open money could be taken together with what is taken, and is left lying."""
    taken = set(move.cards)
    fuller = [other.cards for other in takings(view.display) if taken < set(other.cards)]
    if fuller:
        rest = tuple(card for card in max(fuller, key=total) if card not in taken)
        yield reason("takes_less", {"cards": rest}, _LEFT * total(rest), is_against=True)


def overpays(hand: Cards, offer: Offer, paid: Cards) -> Iterator[Reason]:
    """By how much a payment is too high, and whether the hand could have paid exactly."""
    lost = total(paid) - offer.price
    if not lost:
        return
    values = {"lost": lost, **offer.values}
    if better := exact(hand, offer):
        yield reason("avoidable", {**values, "cards": better}, LOST * lost + ACTION, is_against=True)
    else:
        yield reason("overpays", values, LOST * lost, is_against=True)


def fits(hand: Cards, better: Cards, paid: Cards) -> Iterator[Reason]:
    """How many prices less could still be paid exactly than after a better payment of the same thing."""
    kept, other = (purse(tuple(card for card in hand if card not in way)).fits for way in (better, paid))
    if kept > other:
        yield reason("fits", {"more": kept, "less": other}, 0.2 * (kept - other), is_against=True)
