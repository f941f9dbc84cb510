"""The true state of a game, what a seat may know of it, and the games that it could believe in.

Everything that lies on the table, is held in hands or hidden in decks.
"""

from dataclasses import dataclass, replace

from game.boxes.alhambra_cards.rules.view import Third, View
from game.boxes.alhambra_family.rules.bank import Pile, imagine_money
from game.boxes.alhambra_family.rules.components import BUILDINGS, Cards
from game.boxes.alhambra_family.rules.majorities import Points
from game.core.chance import Chance
from game.core.rules import Seat
from game.core.values import copier


@dataclass(slots=True)
class State:
    """A game of the card game.

    `seats` is the number of players; a *party* is a seat or, in a game for two, the imaginary third player, who comes
    last. Decks are unordered until drawn: `money_deck` and `building_deck` are sorted bags, `piles` tells how many
    cards of the bag lie in which pile, top pile first. `bought` are the buildings bought in this turn, not yet laid
    open; `pending` those that the buyer still has to keep or give away, the next one first.
    """

    seats: int
    open_hands: bool
    turn: Seat
    hands: list[Cards]
    buildings: list[Cards]
    points: list[Points]
    yard: list[int | None]
    display: list[int | None]
    discard: list[int]
    money_deck: list[int]
    piles: tuple[Pile, ...]
    building_deck: list[int]
    bought: Cards
    pending: Cards
    is_over: bool

    @property
    def has_third(self) -> bool:
        """Tells whether the imaginary third player takes part."""
        return self.seats == 2

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)


# ---------------------------------------------------------------------- what a seat knows
def view(state: State, seat: Seat | None) -> View:
    """Returns what a seat (None: an onlooker, who remembers nothing) may know."""
    return View(
        seat=seat,
        seats=state.seats,
        open_hands=state.open_hands,
        turn=state.turn,
        hands=tuple(hand if state.open_hands or owner == seat else None for owner, hand in enumerate(state.hands)),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=None if seat is None else tuple(state.hands),
        buildings=tuple(state.buildings[: state.seats]),
        points=tuple(state.points[: state.seats]),
        third=Third(state.buildings[-1], state.points[-1]) if state.has_third else None,
        yard=tuple(state.yard),
        display=tuple(state.display),
        discard=tuple(state.discard),
        piles=state.piles,
        buildings_left=len(state.building_deck),
        bought=state.bought,
        pending=state.pending,
        is_over=state.is_over,
    )


def forget(view: View) -> View:
    """Returns the view without what was seen of other hands."""
    return replace(view, known=None)


def imagine(view: View, chance: Chance) -> State:
    """Returns a game that fits the view: hands that it does not know are dealt from the cards not in sight."""
    hands, deck = imagine_money(view, chance)
    third = [view.third] if view.third else []
    buildings = [*view.buildings, *(party.buildings for party in third)]
    return State(
        seats=view.seats,
        open_hands=view.open_hands,
        turn=view.turn,
        hands=hands,
        buildings=buildings,
        points=[*view.points, *(party.points for party in third)],
        yard=list(view.yard),
        display=list(view.display),
        discard=list(view.discard),
        money_deck=deck,
        piles=view.piles,
        building_deck=_unseen_buildings(view, buildings),
        bought=view.bought,
        pending=view.pending,
        is_over=view.is_over,
    )


def _unseen_buildings(view: View, placed: list[Cards]) -> list[int]:
    """Returns the buildings in the deck, sorted."""
    seen = {*view.yard, *view.bought, *view.pending}.union(*placed)
    return [building for building in BUILDINGS if building not in seen]
