"""What a plan of either Alhambra game surely does for money and majorities, as far as a seat can see it.

Hands of others are spoken of only where they lie open, though a good memory would know them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.ai.reasons import Reason
from game.boxes.alhambra_family.brain.projection import after_one_more, ahead, share
from game.boxes.alhambra_family.rules.bank import MoneyView, Pile
from game.boxes.alhambra_family.rules.components import Cards, total
from game.boxes.alhambra_family.rules.payment import cheapest
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.core.rules import Key, Seat

ACTION, CHAIN, LOST = 3.0, 3.5, 0.6
"""What another action, a second purchase and a coin paid too much are worth, in points."""
_PREPARES, _AFFORDS, _RIVAL, _LEFT, _OTHERS, _IDLE = 2.0, 1.5, 2.5, 0.5, 0.6, 0.5
"""What an exact payment to come, one at all, and so on are worth, in points: set by hand."""
_NEAR = 8
"""So many cards at most are in a pile from which a scoring card is awaited."""
_SMALL = 2
"""So much too much is still a purchase to look forward to; from there on to wait for one that fits is a reason."""

Values = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Offer:
    """What is for sale: its number, its currency and price, and what it is called in the values of a reason."""

    number: int
    currency: int
    price: int
    name: str

    @property
    def values(self) -> Values:
        """Returns it as a value of a reason."""
        return {self.name: self.number}


def reason(key: str, values: Values, weight: float, *, is_against: bool = False) -> Reason:
    """Returns a reason whose text is `reasons.<key>`."""
    return Reason(Key(f"reasons.{key}"), values, weight, is_against)


def told_once(found: Sequence[Reason]) -> Sequence[Reason]:
    """Returns reasons without an exact payment where two of them in one turn are told."""
    is_chain = any(each.key == "reasons.chain" for each in found)
    return [each for each in found if not (is_chain and each.key == "reasons.exact")]


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
        """What it brings a seat in the next scoring as things stand.

        Takes also the pile that is drawn from now, None where its scoring card is out.
        """
        more, letter = after_one_more(self.owned, seat, self.number), self.letters[0]
        place = ahead(more, self.kind, seat)
        before, points = self._shares(more, letter, seat)
        if points <= before:
            return
        key = "lead" if place > 0 else "tie" if place == 0 else "points"
        values = {"kind": self.kind, "letter": letter, "before": before, "points": points}
        yield reason(key, values, float(points - before))
        if top and top.scoring and top.money <= _NEAR:
            soon = {"letter": top.scoring, "cards": top.money + 1}
            yield reason("soon", soon, (points - before) / (1 + top.money / 4))

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

    def _shares(self, more: tuple[Cards, ...], letter: str, party: int) -> tuple[int, int]:
        return share(self.owned, letter, self.kind, party), share(more, letter, self.kind, party)


# ---------------------------------------------------------------------- money
def exact(hand: Cards, offer: Offer) -> Cards:
    """Returns the fewest cards of a hand that pay a price exactly, or none."""
    cards = cheapest(hand, offer.currency, offer.price)
    return cards if total(cards) == offer.price else ()


def rivals(view: MoneyView, seat: Seat, offer: Offer) -> Iterator[Reason]:
    """Who else could pay a price exactly, where hands lie open: whoever acts first."""
    if not view.open_hands:
        return
    order = [Seat((seat + step) % view.seats) for step in range(1, view.seats)]
    able = [other for other in order if exact(view.hands[other] or (), offer)]
    if able:
        yield reason("rival", {"seat": able[0], **offer.values}, _RIVAL)


def taking(hand: Cards, move: TakeMoney, offers: Sequence[Offer]) -> Iterator[Reason]:
    """What the hand could pay with open money and cannot now: exactly, the dearest; else about so, what fits best."""
    more = tuple(sorted((*hand, *move.cards)))
    dearest = sorted(offers, key=lambda offer: (offer.price, offer.number), reverse=True)
    for offer in dearest:
        if (cards := exact(more, offer)) and not exact(hand, offer):
            yield reason("prepares", {**offer.values, "cards": cards}, _PREPARES)
            return
    new = (offer for offer in dearest if not cheapest(hand, offer.currency, offer.price))
    paid = [(offer, cards) for offer in new if (cards := cheapest(more, offer.currency, offer.price))]
    for offer, cards in sorted(paid, key=lambda each: total(each[1]) - each[0].price)[:1]:
        if total(cards) - offer.price <= _SMALL:
            yield reason("affords", {**offer.values, "cards": cards}, _AFFORDS)


def saving(hand: Cards, seat: Seat, offer: Offer, offers: Sequence[Offer], one: OneMore | None) -> Iterator[Reason]:
    """Why money is taken though the hand could pay for something: all that it could pay for would waste too much, or
    the only thing that fits brings nothing yet.

    Takes all that is for sale, and what the one that could be bought would change in the majorities: None where it may
    bring something else.
    """
    paid = [(each, cards) for each in offers if (cards := cheapest(hand, each.currency, each.price))]
    lost = {each.number: total(cards) - each.price for each, cards in paid}
    if min(lost.values()) >= _SMALL:
        yield reason("spares", {**offer.values, "count": lost[offer.number]}, LOST * lost[offer.number])
    elif (
        one
        and not [*one.gain(seat, None)]
        and all((each < _SMALL) == (at == offer.number) for at, each in lost.items())
    ):
        yield reason("idle", {"kind": one.kind, "letter": one.letters[0]}, _IDLE)


def dearest(view: MoneyView, move: TakeMoney) -> Iterator[Reason]:
    """That no more open money can be taken: of takings that come out as good, why the dearest."""
    if total(move.cards) == max(total(other.cards) for other in takings(view.display)):
        yield reason("money", {"cards": move.cards}, _LEFT)


def takes_less(view: MoneyView, move: TakeMoney) -> Iterator[Reason]:
    """Which open money could be taken together with what is taken, and is left lying."""
    taken = set(move.cards)
    fuller = [other.cards for other in takings(view.display) if taken < set(other.cards)]
    if fuller:
        rest = tuple(card for card in max(fuller, key=total) if card not in taken)
        yield reason("takes_less", {"cards": rest}, _LEFT * total(rest), is_against=True)


def overpays(hand: Cards, offer: Offer, paid: Cards, usual: int) -> Iterator[Reason]:
    """By how much more than `usual` a payment is too high, and whether the hand could have paid exactly."""
    lost = total(paid) - offer.price
    if not lost:
        return
    values = {"lost": lost, **offer.values}
    if better := exact(hand, offer):
        yield reason("avoidable", {**values, "cards": better}, LOST * lost + ACTION, is_against=True)
    elif lost > usual:
        yield reason("overpays", values, LOST * lost, is_against=True)
