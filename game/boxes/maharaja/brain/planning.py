"""Plans for a whole turn, from the secret disc to where the architect stays; each is judged by the position it ends in.

A seat that sets its disc imagines that its turn begins at once, with everybody after it in order still to come.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from operator import attrgetter

from game.ai.brain import Draft, Evaluator
from game.boxes.maharaja.brain.boards import ALL_DONE, Board, Boards
from game.boxes.maharaja.brain.parts import Run, is_of_use, kinds
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS, GOLD, NOTHING, TAKE, Progress, is_undone
from game.boxes.maharaja.rules.components import BUILDER, TRADER, YOGI
from game.boxes.maharaja.rules.legal import goals, progress_of
from game.boxes.maharaja.rules.moves import EndTurn, Move, Plan, SetDown, UseChit
from game.boxes.maharaja.rules.rounds import CHITS, INCOME
from game.boxes.maharaja.rules.state import State, gain
from game.boxes.maharaja.rules.view import SET_DOWN, TURN, Public
from game.core.rules import Seat
from game.core.values import put, value

_FORGONE = 1.0
"""What it costs, in gold, that the others are compensated."""
_MOVE = 0.02
"""What a move costs, in gold, so that nobody travels for nothing."""
_PLAIN = 0.5
"""Who sees by how much better it is to go on, in gold, goes on."""
_DEPTH = 7
"""So many parts of a turn are looked at; no turn has more."""
_STAYS = 6
"""For so many of the best ends all places to stay in are compared."""
_CHOSEN = put(NOTHING, TAKE, 1)


@value
class _Node:
    """A turn so far.

    `moves` led to the board, `last` is a journey that is best made before the turn ends; `disc` are the actions set on
    the way, by a seat that still plans. `worth` is what the end is worth, in gold, with nothing left undone, and `end`
    with what is.
    """

    board: Board
    progress: Progress
    moves: Run
    disc: tuple[int, ...]
    worth: float
    last: Run
    end: float


_by_worth, _by_end = attrgetter("worth"), attrgetter("end")


class Planner:
    """One search for plans of a seat's turn."""

    def __init__(self, seat: Seat, evaluator: Evaluator, beam: int) -> None:
        """Takes whose turn it is, the evaluator, and how many beginnings are followed up (at least 1)."""
        self._seat, self._beam = seat, beam + 1
        self._boards = Boards(seat, evaluator)

    def discs(self, state: State) -> list[Draft]:
        """Returns the discs worth setting, each with the best that can be done with it."""
        best: dict[tuple[int, ...], float] = {}
        root = _Node(self._boards.of(at_turn(state, self._seat)), ALL_DONE, (), (), 0.0, (), 0.0)
        for node in self._search(root, actions=2):
            if len(node.disc) == 2:
                disc = node.disc if node.disc[0] <= node.disc[1] else node.disc[::-1]
                best[disc] = max(best.get(disc, node.end), node.end)
        return [(worth, (Plan(*disc),)) for disc, worth in best.items()]

    def turns(self, state: State) -> list[Draft]:
        """Returns by first move the best plan for the rest of the turn, or for the rest of a house's move.

        Nobody, not even a player who overlooks things, ends a turn in which something plainly better is to be had.
        """
        if state.public.task == SET_DOWN:
            return self._goals(state)
        board, progress, end = self._boards.of(state), progress_of(state.public), EndTurn()
        best: dict[Move, Draft] = {end: (self._boards.worth(board) - _lost(progress), (end,))}
        for node in self._search(self._node(board, progress, _lost(progress), (), ()), actions=0):
            plan = (*node.moves, *node.last, end)
            if plan[0] not in best or node.end > best[plan[0]][0]:
                best[plan[0]] = node.end, plan
        if max(worth for worth, _ in best.values()) > best[end][0] + _PLAIN:
            del best[end]
        return list(best.values())

    def _goals(self, state: State) -> list[Draft]:
        """Returns where the house in hand can go."""
        public = state.public
        assert public.lifted is not None
        in_hand = Board(state)
        moves = [SetDown(place) for place in goals(public, self._seat) if place != public.lifted[0]]
        ends = [self._boards.ending(self._boards.after(in_hand, (move,))) for move in moves]
        return [(worth - _MOVE * len(last), (move,)) for (worth, last), move in zip(ends, moves, strict=True)]

    def _search(self, root: _Node, actions: int) -> list[_Node]:
        """Returns all ends that were looked at; as many actions are still to be set."""
        found, beam, seen = [root], [root], set[tuple[Board, Progress, tuple[int, ...]]]()
        for _ in range(_DEPTH):
            longer: list[_Node] = []
            for node in beam:
                for child in self._children(node, actions):
                    key = (child.board, child.progress, child.disc)
                    known = len(seen)
                    seen.add(key)
                    if len(seen) > known:
                        longer.append(child)
            if not longer:
                break
            found += longer
            beam = sorted(longer, key=_by_worth, reverse=True)[: self._beam]
        ends = sorted(found, key=_by_end, reverse=True)
        return [*(self._settled(node) for node in ends[:_STAYS]), *ends[_STAYS:]]

    def _children(self, node: _Node, actions: int) -> Iterator[_Node]:
        """Yields what can come next: parts that are open, and with actions or chits to be announced, parts of those."""
        board, progress, disc = node.board, node.progress, node.disc
        yield from self._longer(board, progress, node.moves, disc)
        public = board.state.public
        if len(disc) < actions:
            for action in self._useful(public, ACTIONS):
                yield from self._longer(board, _announced(progress, disc, action), node.moves, (*disc, action))
        if public.chits[self._seat] and progress.chit is None and len(disc) == actions:
            for action in self._useful(public, CHIT_ACTIONS):
                chit = UseChit(action)
                after = self._boards.after(board, (chit,))
                yield from self._longer(after, replace(progress, chit=action), (*node.moves, chit), disc)

    def _useful(self, public: Public, among: Iterable[int]) -> list[int]:
        return [action for action in among if is_of_use(public, self._seat, action)]

    def _longer(self, board: Board, progress: Progress, moves: Run, chosen: tuple[int, ...]) -> Iterator[_Node]:
        """Yields the nodes one part later."""
        is_helped = BUILDER in board.state.public.characters[self._seat] and not progress.built_free
        for kind in kinds(progress, is_helped=is_helped):
            if steps := self._boards.steps(board, kind):
                part, is_free = kind
                further = progress.helped() if is_free else progress.advanced(part)
                lost = _lost(further)
                for run, after in steps:
                    yield self._node(after, further, lost, (*moves, *run), chosen)

    def _node(self, board: Board, progress: Progress, lost: float, moves: Run, chosen: tuple[int, ...]) -> _Node:
        """Returns a node, its worth that with a last journey to the Maharaja's city, if that is not dear."""
        worth, last = self._boards.ending(board)
        worth -= _MOVE * (len(moves) + len(last))
        return _Node(board, progress, moves, chosen, worth, last, worth - lost)

    def _settled(self, node: _Node) -> _Node:
        """Returns the node with the best place to stay in: the present one, or one of the next cities."""
        best, lost = node, _lost(node.progress)
        for worth, last in self._boards.stays(node.board):
            end = worth - _MOVE * (len(node.moves) + len(last)) - lost
            if end > best.end:
                best = replace(node, last=last, end=end)
        return best


def _lost(progress: Progress) -> float:
    return _FORGONE if is_undone(progress) else 0.0


def at_turn(state: State, seat: Seat) -> State:
    """Returns the state in which the turn of a seat that plans begins, no action set."""
    after = state.copy()
    public = after.public
    public.task, public.turn, public.acting, public.planned = TURN, seat, seat, ()
    own = public.rank(seat)
    public.waiting = tuple([other for other in public.waiting if public.rank(other) > own])
    public.progress = ALL_DONE
    after.discs = put(((GOLD, GOLD),) * public.seats, seat, None)
    if TRADER in public.characters[seat]:
        gain(after, seat, INCOME)
    if YOGI in public.characters[seat] and sum(public.chits) < CHITS:
        public.chits = put(public.chits, seat, public.chits[seat] + 1)
    return after


def _announced(progress: Progress, before: tuple[int, ...], action: int) -> Progress:
    """Returns how far a turn is with one action more on the disc; a place that is still empty counts as done."""
    if before:
        disc = min(before[0], action), max(before[0], action)
        done = put(progress.done, TAKE, progress.done[TAKE] - 1)
    else:
        disc, done = (min(action, GOLD), max(action, GOLD)), _CHOSEN
    return Progress(disc, done, progress.chit, progress.built_free)
