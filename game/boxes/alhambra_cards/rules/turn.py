"""A turn: one action, more after exact payments, then everything that follows until the next decision."""

from typing import assert_never

from game.boxes.alhambra_cards.rules.events import BuildingBought, BuildingPlaced
from game.boxes.alhambra_cards.rules.legal import can_act
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.scoring import end_game, score
from game.boxes.alhambra_cards.rules.setup import THIRD_AFTER, deal_to_third, fill_yard
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import fill_display, pay, take_money
from game.boxes.alhambra_family.rules.components import NO_MONEY, PRICE, total
from game.boxes.alhambra_family.rules.events import ScoringDrawn, TurnEnded, TurnSkipped
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Seat, no_listener


def play(state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
    """Plays a legal move of the acting seat and everything that follows without a decision."""
    match move:
        case TakeMoney():
            take_money(state, seat, move.cards, emit)
            acts_again = False
        case Buy():
            acts_again = _buy(state, seat, move, emit)
        case Keep():
            acts_again = _settle(state, seat, seat, emit)
        case Give():
            acts_again = _settle(state, seat, None, emit)
        case _:
            assert_never(move)
    if not acts_again:
        _finish_turn(state, chance, emit)


def _buy(state: State, seat: Seat, move: Buy, emit: Emit) -> bool:
    """Pays for a building and sets it aside until the end of the turn; returns whether the seat acts again."""
    building = state.yard[move.slot]
    assert building is not None
    price, paid = PRICE[building], total(move.cards)
    pay(state, seat, move.cards)
    state.yard[move.slot] = None
    state.bought = tuple(sorted((*state.bought, building)))
    if emit is not no_listener:
        emit(BuildingBought(seat, move.slot, building, move.cards, price, paid, paid == price))
    if paid > price:
        return False
    if can_act(state, seat):
        return True
    emit(TurnSkipped(seat, bonus=True))
    return False


def _settle(state: State, buyer: Seat, owner: Seat | None, emit: Emit) -> bool:
    """Lays the next bought building before its owner (None: the third player); returns whether more are waiting."""
    _lay_open(state, buyer, state.pending[0], owner, emit)
    state.pending = state.pending[1:]
    return bool(state.pending)


def _lay_open(state: State, buyer: Seat, building: int, owner: Seat | None, emit: Emit) -> None:
    """Lays a bought building before its owner (None: the third player, the last party)."""
    party = -1 if owner is None else owner
    state.buildings[party] = tuple(sorted((*state.buildings[party], building)))
    if emit is not no_listener:
        emit(BuildingPlaced(buyer, owner, building))


def _finish_turn(state: State, chance: Chance, emit: Emit) -> None:
    """Lays what was bought open (for two players: asks first), fills yard and display, and passes the turn on."""
    bought, state.bought = state.bought, ()
    if bought and state.has_third:
        state.pending = bought
        return
    for building in bought:
        _lay_open(state, state.turn, building, state.turn, emit)
    if emit is not no_listener:
        emit(TurnEnded(state.turn))
    is_last = None in state.yard and not fill_yard(state, chance, emit)
    if None in state.display and not (is_last and _are_scorings_over(state)):
        while letter := fill_display(state, chance, emit):
            _score_drawn(state, letter, chance, emit)
    if is_last:
        end_game(state, emit)
    else:
        _pass_on(state, emit)


def _are_scorings_over(state: State) -> bool:
    """Tells whether A and B have left the money deck; then nobody needs the money of the last refill any more."""
    return all(pile.scoring is None for pile in state.piles)


def _score_drawn(state: State, letter: str, chance: Chance, emit: Emit) -> None:
    """Scores at once, before the display is completed; then the third player gets his buildings."""
    emit(ScoringDrawn(letter))
    emit(PAUSE)
    score(state, letter, emit)
    emit(PAUSE)
    if state.has_third:
        deal_to_third(state, THIRD_AFTER[letter], chance, emit)


def _pass_on(state: State, emit: Emit) -> None:
    """Makes the next seat that can do anything the acting one.

    There always is one: with no money left to take, all of it is in hands, and somebody can pay any price.
    """
    while True:
        state.turn = Seat((state.turn + 1) % state.seats)
        if state.display != NO_MONEY or can_act(state, state.turn):
            return
        emit(TurnSkipped(state.turn, bonus=False))
