"""The positions that a seat's plans lead to, whatever they count as: each is judged, and gone on from, only once.

Many plans lead to the same position, and what can be done there is the same whatever it is done for: a house is built
alike as the one of an action, as the first of two, or along with a palace.
"""

from collections.abc import Sequence

from game.ai.brain import Evaluator
from game.boxes.maharaja.brain.parts import LIKED, Kind, Run, journey, runs
from game.boxes.maharaja.brain.projection import course, ways_of
from game.boxes.maharaja.rules.actions import GOLD, NOTHING, TAKE, Progress
from game.boxes.maharaja.rules.moves import GiveCharacter, PickCharacter
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.rounds import end_turn
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.turn import play
from game.boxes.maharaja.rules.view import GIVE, REPLACE
from game.core.rules import Seat, no_listener
from game.core.values import put

ALL_DONE = Progress((GOLD, GOLD), put(NOTHING, TAKE, 2))
"""A turn of which nothing is left undone."""
_CHEAP, _ANY = 3, 1 << 16
"""Up to what toll a last journey is always thought of, and no limit."""
_CITIES = 3
"""So many of the next cities are places to stay in."""
_Key = tuple[object, ...]
End = tuple[float, Run]
"""What it is worth to end a turn, nothing left undone, after a last journey if one is of use; and that journey."""


class Board:
    """A position in a seat's turn but for how far that has come: what its state says of that means nothing.

    What is found out about it is kept: what ending the turn here is `worth`, the usual `ending` and all ends that are
    compared (`stays`), and the `steps` by kind.
    """

    __slots__ = ("ending", "state", "stays", "steps", "worth")

    def __init__(self, state: State) -> None:
        """Takes the state, which must not change any more."""
        self.state = state
        self.worth: float | None = None
        self.ending: End | None = None
        self.stays: list[End] | None = None
        self.steps: dict[Kind, Sequence[Step]] = {}


Step = tuple[Run, Board]
"""Moves, and where they lead."""


class Boards:
    """The positions of one search for plans."""

    def __init__(self, seat: Seat, evaluator: Evaluator) -> None:
        """Takes whose turn it is, and the evaluator."""
        self._seat, self._evaluator = seat, evaluator
        self._known: dict[_Key, Board] = {}
        self._villages: dict[Network, Network] = {}

    def of(self, state: State) -> Board:
        """Returns the board of a state, which must not change any more."""
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Board(state)
        return found

    def after(self, board: Board, run: Run) -> Board:
        """Returns where moves lead; whoever is robbed or lured acts as is to be expected."""
        state = board.state.copy()
        for move in run:
            play(state, self._seat, move, no_listener)
            _answer(state)
        public = state.public
        if public.villages is not board.state.public.villages:  # what is known of the roads is found out once
            public.villages = self._villages.setdefault(public.villages, public.villages)
        return self.of(state)

    def steps(self, board: Board, kind: Kind) -> Sequence[Step]:
        """Returns what can be done for a part that is worth a thought."""
        found = board.steps.get(kind)
        if found is None:
            state = board.state
            thoughts = runs(state.public, self._seat, state.gold[self._seat], kind)
            found = board.steps[kind] = [(run, self.after(board, run)) for run in thoughts]
        return found

    def worth(self, board: Board) -> float:
        """Returns what it is worth to end the turn here, nothing left undone."""
        if board.worth is None:
            after = board.state.copy()
            after.public.progress = ALL_DONE
            end_turn(after, self._seat, no_listener)
            board.worth = self._evaluator(after, self._seat)
        return board.worth

    def ending(self, board: Board) -> End:
        """Returns the end after a journey to the Maharaja's city, or here where that leads nowhere or is dear."""
        if board.ending is None:
            city = board.state.public.city
            assert city is not None
            last, there = self._gone(board, city, _CHEAP) or ((), board)
            board.ending = self.worth(there), last
        return board.ending

    def stays(self, board: Board) -> list[End]:
        """Returns the ends here and in each of the next cities that can be reached."""
        if board.stays is None:
            journeys = [self._gone(board, city, _ANY) for city in course(board.state.public).cities[:_CITIES]]
            board.stays = [(self.worth(there), last) for last, there in [((), board), *filter(None, journeys)]]
        return board.stays

    def _gone(self, board: Board, city: int, limit: int) -> Step | None:
        """Returns the cheapest journey to another city, None where none costs so little or the purse is too small."""
        state = board.state
        way = ways_of(state.public, self._seat)[city]
        if way is None or not way.roads or way.cost > min(limit, state.gold[self._seat]):
            return None
        run = journey(way)
        return run, self.after(board, run)


def _key(state: State) -> _Key:
    """Returns all that a seat's own turn can change but how far it has come."""
    public = state.public
    return (
        state.gold,
        public.architects,
        public.villages,
        public.houses,
        public.sites,
        public.characters,
        public.bank,
        public.track,
        public.supply,
        public.quarry,
        public.chits,
    )


def _answer(state: State) -> None:
    """Lets whoever is robbed or lured act as is to be expected."""
    public = state.public
    if public.task == REPLACE:
        play(state, public.acting, PickCharacter(min(public.bank, key=LIKED.index)), no_listener)
    elif public.task == GIVE:
        worst = max(public.characters[public.acting], key=LIKED.index)
        play(state, public.acting, GiveCharacter(worst), no_listener)
