"""The blue cards of the last turn bring a gem of any colour (6); a neutral player takes one for every card (7)."""

from game.boxes.ys.rules.cards import Card
from game.boxes.ys.rules.change import dearest, give_gem, within
from game.boxes.ys.rules.events import GiftTaken
from game.boxes.ys.rules.moves import ChooseColour
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.steps import ChooseGift
from game.core.rules import Emit, Seat


def offer(public: Public, seat: Seat) -> None:
    """Discards a blue card that a seat won, and lets it choose."""
    public.discard = within(public.discard, Card.GIFT)
    public.agenda = (ChooseGift(seat), *public.agenda)


def choose(public: Public, seat: Seat, move: ChooseColour, emit: Emit) -> None:
    """Takes the gem of a blue card."""
    public.agenda = public.agenda[1:]
    give_gem(public, seat, move.colour)
    emit(GiftTaken(seat, Card.GIFT, move.colour))


def exchange(public: Public, party: int, card: Card, emit: Emit) -> None:
    """Discards any card that the neutral player won for the dearest gem (7)."""
    public.discard = within(public.discard, card)
    colour = dearest(public)[0]
    give_gem(public, party, colour)
    emit(GiftTaken(party, card, colour))
