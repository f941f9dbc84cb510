"""The course of a turn: what each move does, what follows without a decision, and how the game ends (3, 6, 8)."""

from functools import cache
from typing import assert_never

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import at, exchanged, placed, removed
from game.boxes.alhambra.rules.falcons import flights, pay_falcon, return_falcons
from game.boxes.alhambra.rules.legal import can_act, price_of, purchases
from game.boxes.alhambra.rules.moves import Move, Stage, Task
from game.boxes.alhambra.rules.scoring import END_REASON, score, score_due
from game.boxes.alhambra.rules.setup import fill_squares
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import PRICE
from game.boxes.alhambra_family.rules.bank import fill_display, pay, take_money
from game.boxes.alhambra_family.rules.components import NO_MONEY, Cards, total
from game.boxes.alhambra_family.rules.events import GameEnded, MarketRanOut, ScoringDrawn, TurnEnded, TurnSkipped
from game.boxes.alhambra_family.rules.scoring import award
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Seat, no_listener


# ---------------------------------------------------------------------- redesign
def build(state: State, seat: Seat, move: mv.Build, emit: Emit) -> None:
    """Brings a tile of the reserve to the Alhambra."""
    state.boards[seat] = placed(state.boards[seat], move.cell, move.tile)
    state.reserves[seat] = _without(state.reserves[seat], move.tile)
    if emit is not no_listener:
        emit(ev.TileBuilt(seat, move.tile, move.cell))


def store(state: State, seat: Seat, move: mv.Store, emit: Emit) -> None:
    """Brings a tile of the Alhambra to the reserve."""
    tile = at(state.boards[seat])[move.cell]
    state.boards[seat] = removed(state.boards[seat], move.cell)
    state.reserves[seat] = tuple(sorted((*state.reserves[seat], tile)))
    if emit is not no_listener:
        emit(ev.TileStored(seat, tile, move.cell))
    return_falcons(state, seat, move.cell, emit)


def swap(state: State, seat: Seat, move: mv.Swap, emit: Emit) -> None:
    """Exchanges a tile of the Alhambra for one of the reserve."""
    stored = at(state.boards[seat])[move.cell]
    state.boards[seat] = exchanged(state.boards[seat], move.cell, move.tile)
    state.reserves[seat] = tuple(sorted((*_without(state.reserves[seat], move.tile), stored)))
    if emit is not no_listener:
        emit(ev.TileSwapped(seat, move.tile, stored, move.cell))
    return_falcons(state, seat, move.cell, emit)


def _without(tiles: Cards, gone: int) -> Cards:
    place = tiles.index(gone)
    return tiles[:place] + tiles[place + 1 :]


# ---------------------------------------------------------------------- the end of the game
def end_game(state: State, chance: Chance, emit: Emit) -> None:
    """Scores a round that is still due, shows the hands and gives away what is left on the squares."""
    score_due(state, chance, emit)
    emit(MarketRanOut())
    emit(PAUSE)
    state.stage, state.window = Stage.END, ()
    received: dict[Seat, list[int]] = {}
    for seat, tile in award(state.squares, state.hands, emit):
        received.setdefault(seat, []).append(tile)
    order = [Seat((state.turn + 1 + i) % state.seats) for i in range(state.seats)]
    state.receivers = tuple((seat, tuple(sorted(received[seat]))) for seat in order if seat in received)
    next_receiver(state, emit)


def next_receiver(state: State, emit: Emit) -> None:
    """Lets the next receiver place what he got; after the last one scores the third round and closes the game."""
    if state.receivers:
        (state.acting, state.waiting), *rest = state.receivers
        state.receivers, state.task = tuple(rest), Task.PLACE
        return
    emit(PAUSE)
    score(state, "C", emit)
    state.task = Task.OVER
    emit(GameEnded(END_REASON))


# ---------------------------------------------------------------------- a turn
_turn_ended = cache(TurnEnded)
_TURN, _ACT = Stage.TURN, Task.ACT  # members of an enum are slow to look up


def play(state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
    """Plays a legal move of the acting seat and everything that follows without a decision."""
    match move:
        case TakeMoney():
            take_money(state, seat, move.cards, emit)
            _end_turn(state, chance, emit)
        case mv.Build():
            build(state, seat, move, emit)
            _end_turn(state, chance, emit)
        case mv.Store():
            store(state, seat, move, emit)
            _end_turn(state, chance, emit)
        case mv.Swap():
            swap(state, seat, move, emit)
            _end_turn(state, chance, emit)
        case mv.Buy():
            _buy(state, seat, move, chance, emit)
        case mv.PlaceFalcon():
            state.pledged, state.task = (move.falcon, move.corner), Task.PAY
        case mv.PayFalcon():
            pay_falcon(state, seat, move, emit)
            if not flights(state, seat):  # as long as another one can follow, the seat is asked (8.4)
                _end_turn(state, chance, emit)
        case mv.EndTurn():
            _end_turn(state, chance, emit)
        case mv.Place() | mv.Reserve() | mv.Give():
            _settle(state, seat, move, emit)
            if not state.waiting:
                _all_settled(state, chance, emit)
        case mv.WakeVizier():
            wake(state, seat, emit)
            _end_turn(state, chance, emit)
        case mv.Decline():
            emit(ev.VizierDeclined(seat))
            _ask_next(state, chance, emit)
        case _:
            assert_never(move)


def _buy(state: State, seat: Seat, move: mv.Buy, chance: Chance, emit: Emit) -> None:
    """Pays for a tile and sets it aside; an exact payment on one's own turn calls for another action (3, 8.1)."""
    square = state.squares.index(move.tile) if move.tile in state.squares else None
    price = price_of(state, move.tile) if square is None else PRICE[move.tile]
    paid, by_vizier = total(move.cards), state.task == Task.INVITE
    pay(state, seat, move.cards)
    if square is None:
        state.beside = tuple([bazaar for bazaar in state.beside if bazaar != move.tile])
    else:
        state.squares[square] = None
    state.waiting = tuple(sorted((*state.waiting, move.tile)))
    if emit is not no_listener:
        emit(ev.TileBought(seat, move.tile, square, move.cards, price, paid, paid == price, by_vizier))
    if by_vizier:
        state.awake[seat] = False
        state.task = Task.PLACE
    elif paid > price:
        _end_turn(state, chance, emit)
    else:
        state.task = Task.AGAIN
        if not can_act(state, seat):
            emit(TurnSkipped(seat, bonus=True))
            _end_turn(state, chance, emit)


def _settle(state: State, seat: Seat, move: mv.Place | mv.Reserve | mv.Give, emit: Emit) -> None:
    """Places, reserves or gives away one waiting tile."""
    state.waiting = tuple([tile for tile in state.waiting if tile != move.tile])
    match move:
        case mv.Place():
            state.boards[seat] = placed(state.boards[seat], move.cell, move.tile)
            emit(ev.TilePlaced(seat, move.tile, move.cell))
        case mv.Reserve():
            state.reserves[seat] = tuple(sorted((*state.reserves[seat], move.tile)))
            emit(ev.TileReserved(seat, move.tile))
        case mv.Give():
            state.third = tuple(sorted((*state.third, move.tile)))
            emit(ev.TileGiven(seat, move.tile))


def _all_settled(state: State, chance: Chance, emit: Emit) -> None:
    """Goes on after the last waiting tile: with the end of the turn, the vizier's window or the distribution."""
    if state.stage == Stage.END:
        next_receiver(state, emit)
    elif state.stage != Stage.WINDOW:
        _refill(state, chance, emit)
    elif fill_squares(state, chance, emit):
        _ask_next(state, chance, emit)
    else:
        end_game(state, chance, emit)


def _end_turn(state: State, chance: Chance, emit: Emit) -> None:
    """Begins the end of the turn: first the bought tiles are placed (3)."""
    if state.waiting:
        state.task = Task.PLACE
    else:
        _refill(state, chance, emit)


def _refill(state: State, chance: Chance, emit: Emit) -> None:
    """Fills the money market, then the squares; a scoring card is set aside until the vizier's window is over."""
    if emit is not no_listener:
        emit(_turn_ended(state.turn))
    if None in state.display:
        while letter := fill_display(state, chance, emit):
            emit(ScoringDrawn(letter))
            state.due = (*state.due, letter)
    if None in state.squares and not fill_squares(state, chance, emit):
        end_game(state, chance, emit)
        return
    if state.modules.vizier:
        open_window(state)
    _ask_next(state, chance, emit)


def _ask_next(state: State, chance: Chance, emit: Emit) -> None:
    """Asks the next player whose vizier could buy, or closes the turn.

    With that what is due is scored and the turn passed on; a player who can do nothing still has an end of turn (3).
    """
    if state.window and ask_next(state):
        return
    if state.due:
        score_due(state, chance, emit)
    state.turn = state.acting = Seat((state.turn + 1) % state.seats)
    state.stage, state.task = _TURN, _ACT
    if state.display == NO_MONEY and not can_act(state, state.turn):
        emit(TurnSkipped(state.turn, bonus=False))
        _refill(state, chance, emit)


# ---------------------------------------------------------------------- the vizier's window (section 8.1)
def wake(state: State, seat: Seat, emit: Emit) -> None:
    """Turns a sleeping vizier to his awake side."""
    state.awake[seat] = True
    emit(ev.VizierWoken(seat))


def open_window(state: State) -> None:
    """Lines up who may be asked: whoever follows the seat whose turn it was, that seat last."""
    state.stage = Stage.WINDOW
    state.window = tuple([Seat((state.turn + 1 + i) % state.seats) for i in range(state.seats)])


def ask_next(state: State) -> bool:
    """Asks the next player whose vizier is awake and who could really use it; returns whether there is one."""
    while state.window:
        seat, *rest = state.window
        state.window = tuple(rest)
        if state.awake[seat] and purchases(state, state.hands[seat], exactly=True):
            state.acting, state.task = seat, Task.INVITE
            return True
    return False
