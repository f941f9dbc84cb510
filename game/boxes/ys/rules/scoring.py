"""The end of a turn with the king's favour, the end of the game, what is scored there, and the result (3, 4, 7)."""

from collections.abc import Sequence
from operator import add

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.characters import Until, lapse
from game.boxes.ys.rules.components import BLACK, GEM_NAMES, Gem
from game.boxes.ys.rules.moves import Favour
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BeginTurn, CollectFavours, EndTurn, Task
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import Public, dearest, within, without
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Key, Result, ScoreLine, Seat, Whisper
from game.core.values import put

# ---------------------------------------------------------------------- gems by quotation, black gems, the throne room
GEM_POINTS = ((24, 18, 12, 6), (20, 15, 10, 5), (16, 12, 8, 4), (12, 9, 6, 3))
"""Points by rank of the gem and place of the player (4)."""
BLACK_POINTS = (0, 1, 4, 8, 12, 16, 20, 24)
THRONE_POINTS = (12, 7, 3, 0)
NEUTRAL_PLACE = 2
"""The neutral player is paid like a third one for a colour that it has none of (7)."""
END_REASON = "end.fourth_turn"


def final_gems(public: Public) -> list[ev.GemsScored]:
    """Returns the scoring of each colour, the dearest first."""
    return [_colour(public, rank, colour) for rank, colour in enumerate(dearest(public))]


def gem_points(public: Public, seat: int) -> int:
    """Returns what the coloured gems of a seat would pay if the game ended now (4)."""
    return sum(scored.points[seat] for scored in final_gems(public))


def _colour(public: Public, rank: int, colour: Gem) -> ev.GemsScored:
    owned = tuple(gems[colour] for gems in public.gems)
    points = []
    for party, number in enumerate(owned):
        if number:
            place = sum(other >= number for other in owned) - 1  # tied players take the lowest place they share
            points.append(GEM_POINTS[rank][place])
        else:
            points.append(GEM_POINTS[rank][NEUTRAL_PLACE] if party == public.neutral_party else 0)
    return ev.GemsScored(rank, colour, owned, tuple(points))


def throne_points(sums: Sequence[int]) -> tuple[int, ...]:
    """Returns the points of the throne room: ties share what their places pay, rounded down (7)."""
    points = []
    for own in sums:
        better = sum(other > own for other in sums)
        tied = sum(other == own for other in sums)
        points.append(sum(THRONE_POINTS[better : better + tied]) // tied)
    return tuple(points)


def result(state: State) -> Result:
    """Returns the result; of equal points most gems of all kinds win, then the place is shared (4)."""
    public = state.public
    merits = [(public.points[seat], sum(public.gems[seat])) for seat in range(public.seats)]
    return Result(
        lines=tuple(_lines(state, seat) for seat in range(public.seats)),
        totals=public.points[: public.seats],
        places=tuple(1 + sum(other > merit for other in merits) for merit in merits),
        reason=Key(END_REASON),
        breaks=tuple((ScoreLine(Key("score.gems"), sum(public.gems[seat])),) for seat in range(public.seats)),
    )


def _lines(state: State, seat: int) -> tuple[ScoreLine, ...]:
    """Returns the points by where they come from; before the end all are from the game itself."""
    public = state.public
    final = dict.fromkeys(range(4), 0)
    black = throne = 0
    if public.is_over:
        final = {scored.colour: scored.points[seat] for scored in final_gems(public)}
        black = black_points(public)[seat]
        throne = throne_points(throne_sums(state))[seat] if public.variants.favour else 0
    play = public.points[seat] - sum(final.values()) - black - throne
    lines = [("play", play), *((GEM_NAMES[colour], final[colour]) for colour in range(4)), ("black", black)]
    if public.variants.favour:
        lines.append(("throne", throne))
    return tuple(ScoreLine(Key(f"score.{key}"), points) for key, points in lines)


def black_points(public: Public) -> tuple[int, ...]:
    """Returns the points of the black gems by party (4)."""
    return tuple(BLACK_POINTS[min(gems[BLACK], len(BLACK_POINTS) - 1)] for gems in public.gems)


def next_black_points(public: Public, seat: Seat) -> int:
    """Returns what one more black gem adds for a seat (4)."""
    owned, last = public.gems[seat][BLACK], len(BLACK_POINTS) - 1
    return BLACK_POINTS[min(owned + 1, last)] - BLACK_POINTS[min(owned, last)]


def throne_sums(state: State) -> list[int]:
    """Returns the sums of the brokers in the throne room by seat (7)."""
    values = dict(state.hidden)
    return [sum(values[tag] for tag in tags) for tags in state.public.throne]


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
    emit(ev.FavoursSent(not is_last))
    return False


def choose_favour(state: State, seat: Seat, move: Favour, emit: Emit) -> None:
    """Chooses a broker of the front for the throne room, secretly."""
    state.favours = put(state.favours, seat, move.value)
    state.public.done = within(state.public.done, seat)
    emit(ev.FavourSet(seat))
    emit(Whisper(frozenset([seat]), ev.FavourChosen(seat, move.value)))


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
    emit(ev.TurnEnded(public.round))
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
    emit(PAUSE)
    for scored in final_gems(public):
        _score_all(state, scored.points)
        emit(scored)
    black = tuple(gems[BLACK] for gems in public.gems)
    points = black_points(public)
    _score_all(state, points)
    emit(ev.BlackScored(black, points))
    if public.variants.favour:
        values = dict(state.hidden)
        brokers = tuple(tuple(values[tag] for tag in tags) for tags in public.throne)
        points = throne_points(throne_sums(state))
        _score_all(state, points)
        emit(ev.ThroneScored(brokers, points))
    public.task = Task.OVER
    emit(ev.GameEnded(END_REASON))


def _score_all(state: State, points: Sequence[int]) -> None:
    state.public.points = tuple(map(add, state.public.points, points))
