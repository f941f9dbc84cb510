"""The course of a round: the Maharaja, the discs, whose turn it is, the scoring and the end (4, 6, 7)."""

from game.boxes.maharaja.rules.actions import Progress, is_undone
from game.boxes.maharaja.rules.components import TRADER, YOGI
from game.boxes.maharaja.rules.events import DiscSet, GameEnded, Planned, RoundBegun, TurnBegun, TurnEnded
from game.boxes.maharaja.rules.moves import Plan
from game.boxes.maharaja.rules.scoring import end_reason, payouts, score_city
from game.boxes.maharaja.rules.state import State, gain, gain_all
from game.boxes.maharaja.rules.view import OVER, PLAN, TURN, Public
from game.core.rules import PAUSE, Emit, Key, Seat, Whisper, no_listener
from game.core.rules import Progress as Stand
from game.core.values import put

INCOME = 1
COMPENSATION = 2
"""Gold for each other player when a turn ends with something undone, once however much it was (5)."""
CHITS = 7


def begin_round(state: State, emit: Emit) -> None:
    """Moves the Maharaja to the lowest governor's city and that governor above the topmost one; then all plan (4)."""
    public = state.public
    track = public.track
    taken = [box for box, city in enumerate(track) if city is not None]
    lowest, topmost = taken[0], taken[-1]
    public.city = track[lowest]
    public.track = put(put(track, lowest, None), topmost + 1, public.city)
    public.round += 1
    public.is_last = topmost + 2 == len(track) or public.round == public.variants.rounds
    assert public.city is not None
    if emit is not no_listener:
        emit(RoundBegun(public.round, public.city, topmost + 1, public.is_last))
    public.task, public.planned = PLAN, ()
    public.waiting = tuple([Seat(seat) for seat in range(public.seats)])
    state.discs = (None,) * public.seats


def plan(state: State, seat: Seat, move: Plan, emit: Emit) -> None:
    """Sets a disc, secretly; after the last one the turns begin (4)."""
    public = state.public
    state.discs = put(state.discs, seat, (move.first, move.second))
    public.planned = tuple(sorted((*public.planned, seat)))
    if emit is not no_listener:
        emit(Planned(seat))
        emit(Whisper(frozenset([seat]), DiscSet(seat, (move.first, move.second))))
    if len(public.planned) == public.seats:
        public.planned = ()
        _next_turn(state, emit)


def _next_turn(state: State, emit: Emit) -> None:
    """Lets the lowest character number among those who have not acted reveal the disc, or ends the round (4)."""
    public = state.public
    if not public.waiting:
        _end_round(state, emit)
        return
    seat = min(public.waiting, key=public.rank)
    disc = state.discs[seat]
    assert disc is not None
    public.waiting = tuple([other for other in public.waiting if other != seat])
    public.turn = public.acting = seat
    public.task, public.progress = TURN, Progress(disc)
    state.discs = put(state.discs, seat, None)
    income = INCOME if TRADER in public.characters[seat] else 0
    chits = 1 if YOGI in public.characters[seat] and sum(public.chits) < CHITS else 0
    if income:
        gain(state, seat, income)
    if chits:
        public.chits = put(public.chits, seat, public.chits[seat] + chits)
    if emit is not no_listener:
        emit(TurnBegun(seat, disc, income, chits))


def end_turn(state: State, seat: Seat, emit: Emit) -> None:
    """Compensates the others for what was left undone, and goes on (5)."""
    public = state.public
    assert public.progress is not None
    compensation = COMPENSATION if is_undone(public.progress) else 0
    if emit is not no_listener:
        emit(TurnEnded(seat, compensation))
    if compensation:
        gain_all(state, [0 if other == seat else compensation for other in range(public.seats)])
    public.progress = None
    _next_turn(state, emit)


def _end_round(state: State, emit: Emit) -> None:
    """Scores the Maharaja's city; then the game is over or the next round begins (6, 7)."""
    public = state.public
    assert public.city is not None
    emit(PAUSE)
    if emit is not no_listener:
        emit(score_city(public, public.city))
    gain_all(state, payouts(public, public.city))
    is_beyond = public.round >= public.variants.rounds  # older rules let games go on beyond the last round
    if not public.is_last and not is_beyond:
        emit(PAUSE)
        begin_round(state, emit)
        return
    public.task = OVER
    emit(GameEnded(end_reason(public)))


def progress(public: Public) -> Stand | None:
    """Returns which round is played, and whether it is known to be the last one (7, 8)."""
    if public.is_over:
        return None
    if not public.round:
        return Stand(Key("progress.opening"))
    is_last = public.is_last or public.round >= public.variants.rounds
    kind = "last_round" if is_last else "short_round" if public.variants.short else "round"
    return Stand(Key(f"progress.{kind}"), public.round)


def lower(public: Public, city: int) -> tuple[int, ...]:
    """Puts a governor two boxes down; returns the cities of those that went up one, the upper first (5)."""
    track = list(public.track)
    box = track.index(city)
    raised = tuple(other for other in (track[box - 1], track[box - 2]) if other is not None)
    track[box - 2 : box + 1] = [city, track[box - 2], track[box - 1]]
    public.track = tuple(track)
    return raised


def lowerable(public: Public) -> list[int]:
    """Returns the cities of the governors that can be put two boxes down: not from the lowest two boxes (5)."""
    return sorted(city for city in public.track[2:] if city is not None)


def advance(public: Public, *, part: int) -> None:
    """Notes one more part of the turn as done."""
    assert public.progress is not None
    public.progress = public.progress.advanced(part)
