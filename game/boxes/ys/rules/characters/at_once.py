"""Prince and King give points as soon as they are won (6)."""

from game.boxes.ys.rules.cards import Card
from game.boxes.ys.rules.change import score, within
from game.boxes.ys.rules.events import PointsGiven
from game.boxes.ys.rules.public import Public
from game.core.rules import Emit

AT_ONCE = {Card.PRINCE: 4, Card.KING: 5}
"""The points of each."""


def pay(public: Public, party: int, card: Card, emit: Emit) -> None:
    """Gives a party the points of a card that it won."""
    public.discard = within(public.discard, card)
    score(public, party, AT_ONCE[card])
    emit(PointsGiven(party, card, AT_ONCE[card]))
