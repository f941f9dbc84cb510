"""The Spy looks at three hidden brokers of others, at any moment of the placement at which his player decides (6)."""

from dataclasses import replace

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import hidden_value
from game.boxes.ys.rules.characters.character import Character, Targets, Until
from game.boxes.ys.rules.events import BrokerLookedAt, ValueLearned
from game.boxes.ys.rules.moves import Look
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Emit, Seat, Whisper


def _number(targets: Targets) -> int:
    """Returns the looks that are left."""
    return 3


CHARACTER = Character(Card.SPY, Window.START_PLACING, until=Until.PLACED, number=_number)


def looks(public: Public, seat: Seat, known: tuple[tuple[int, int], ...]) -> list[Look]:
    """Returns the hidden brokers that a seat's Spy can still look at: on the board or in the throne room (6, 7)."""
    spy = public.effect(CHARACTER.card)
    if spy is None or spy.seat != seat or not spy.number:
        return []
    seen = {tag for viewer, tag in known if viewer == seat}
    board = [broker.tag for broker in public.brokers if broker.value is None and broker.party < public.seats]
    throne = [tag for owner, tags in enumerate(public.throne) for tag in tags if owner != seat]
    own = {broker.tag for broker in public.brokers if broker.party == seat}
    return [Look(tag) for tag in sorted([*board, *throne]) if tag not in seen and tag not in own]


def look(state: State, seat: Seat, move: Look, emit: Emit) -> None:
    """Shows a seat a hidden broker; it remembers it as long as that one is hidden."""
    public = state.public
    public.effects = tuple(
        [replace(one, number=one.number - 1) if one.card == CHARACTER.card else one for one in public.effects]
    )
    state.known = tuple(sorted((*state.known, (seat, move.tag))))
    emit(BrokerLookedAt(seat, move.tag))
    emit(Whisper(frozenset([seat]), ValueLearned(seat, move.tag, hidden_value(state, move.tag))))
