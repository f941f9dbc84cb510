"""The king's favour, the end of a turn, and the end of the game (3, 4, 7)."""

from collections.abc import Sequence
from operator import add

from game.boxes.ys.rules.arrivals import LAST_TURN
from game.boxes.ys.rules.change import put, within, without
from game.boxes.ys.rules.characters import Until, lapse
from game.boxes.ys.rules.events import (
    BlackScored,
    FavourChosen,
    FavourSet,
    FavoursSent,
    GameEnded,
    ThroneScored,
    TurnEnded,
)
from game.boxes.ys.rules.final import END_REASON, black_points, final_gems, throne_points, throne_sums
from game.boxes.ys.rules.gems import BLACK
from game.boxes.ys.rules.moves import Favour
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BeginTurn, CollectFavours, EndTurn
from game.boxes.ys.rules.tasks import Task
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Seat, Whisper

SPARE = 2
"""The value of the broker that takes the place of one in the throne room (7)."""


# ---------------------------------------------------------------------- the king's favour
def collect_favours(state: State, step: CollectFavours, chance: Chance, emit: Emit) -> bool:
    """Waits for everybody's choice, then sends the brokers; a spare 2 comes, but not in the last turn **[ruling]**."""
    public = state.public
    public.task = Task.FAVOUR
    if len(public.done) < public.seats:
        return True
    is_last = public.round == LAST_TURN
    for seat, value in enumerate(state.favours):
        assert value is not None
        public.front = put(public.front, seat, without(public.front[seat], value))
        public.throne = put(public.throne, seat, (*public.throne[seat], public.next_tag))
        state.hidden = (*state.hidden, (public.next_tag, value))
        public.next_tag += 1
        if not is_last:
            state.screens = put(state.screens, seat, within(state.screens[seat], SPARE))
            public.behind = put(public.behind, seat, public.behind[seat] + 1)
    state.favours, public.done = (None,) * public.seats, ()
    emit(FavoursSent(not is_last))
    return False


def choose_favour(state: State, seat: Seat, move: Favour, emit: Emit) -> None:
    """Chooses a broker of the front for the throne room, secretly."""
    state.favours = put(state.favours, seat, move.value)
    state.public.done = within(state.public.done, seat)
    emit(FavourSet(seat))
    emit(Whisper(frozenset([seat]), FavourChosen(seat, move.value)))


# ---------------------------------------------------------------------- the end of a turn
def end_turn(state: State, step: EndTurn, chance: Chance, emit: Emit) -> bool:
    """Brings all brokers home and the won cards to the hands; after the fourth turn ends the game."""
    public = state.public
    public.task = Task.QUOTE  # the market is what is looked at, whatever was asked after it
    emit(PAUSE)
    _go_home(state)
    state.hands = tuple(tuple(sorted((*hand, *won))) for hand, won in zip(state.hands, state.won, strict=True))
    state.won = ((),) * public.seats
    public.hand_sizes = tuple(map(len, state.hands))
    public.fresh = public.played = (0,) * public.seats
    lapse(public, Until.TURN)
    public.ships, public.cargo, public.stalls = (None,) * 4, ((),) * 4, (None,) * 3
    emit(TurnEnded(public.round))
    if public.round < LAST_TURN:
        public.agenda = (BeginTurn(),)
    else:
        _end_game(state, emit)
    return False


def _go_home(state: State) -> None:
    public = state.public
    screens = [[*screen, *front] for screen, front in zip(state.screens, public.front, strict=True)]
    neutrals = [list(values) for values in state.neutrals]
    public.counted, public.brokers = (*public.counted, *public.brokers), ()
    for broker in public.counted:
        assert broker.value is not None
        (screens if broker.party < public.seats else neutrals)[broker.placer].append(broker.value)
    state.screens = tuple(tuple(sorted(values)) for values in screens)
    state.neutrals = tuple(tuple(sorted(values)) for values in neutrals)
    public.behind, public.neutral = tuple(map(len, screens)), tuple(map(len, neutrals))
    public.front = ((),) * public.seats


# ---------------------------------------------------------------------- the end of the game
def _end_game(state: State, emit: Emit) -> None:
    """Scores the gems by quotation, the black ones and the throne room (4, 7)."""
    public = state.public
    for scored in final_gems(public):
        _score_all(state, scored.points)
        emit(scored)
    black = tuple(gems[BLACK] for gems in public.gems)
    points = black_points(public)
    _score_all(state, points)
    emit(BlackScored(black, points))
    if public.variants.favour:
        values = dict(state.hidden)
        brokers = tuple(tuple(values[tag] for tag in tags) for tags in public.throne)
        points = throne_points(throne_sums(state))
        _score_all(state, points)
        emit(ThroneScored(brokers, points))
    public.task = Task.OVER
    emit(GameEnded(END_REASON))


def _score_all(state: State, points: Sequence[int]) -> None:
    state.public.points = tuple(map(add, state.public.points, points))
