"""Plans for a whole turn, from the secret disc to where the architect stays; each is judged by the position it ends in.

A seat that sets its disc imagines that its turn begins at once, with everybody after it in order still to come.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from game.ai.brain import Draft, Evaluator
from game.boxes.maharaja.brain.parts import LIKED, Run, is_of_use, journey, runs
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.brain.ways import ways_of
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS, GOLD, NOTHING, TAKE
from game.boxes.maharaja.rules.characters import TRADER, YOGI
from game.boxes.maharaja.rules.moves import EndTurn, GiveCharacter, Move, PickCharacter, Plan, SetDown, UseChit
from game.boxes.maharaja.rules.possible import goals, progress_of
from game.boxes.maharaja.rules.public import Progress, Public
from game.boxes.maharaja.rules.purse import gain, put
from game.boxes.maharaja.rules.remaining import is_undone
from game.boxes.maharaja.rules.rounds import CHITS, INCOME, end_turn
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import GIVE, REPLACE, SET_DOWN, TURN
from game.boxes.maharaja.rules.turn import play
from game.core.rules import Seat, no_listener
from game.core.values import value

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
_CHEAP, _ANY = 3, 1 << 16
"""Up to what toll a last journey is always thought of, and no limit."""
_DONE = put(NOTHING, TAKE, 2)
_CHOSEN = put(NOTHING, TAKE, 1)
_ALL_DONE = Progress((GOLD, GOLD), _DONE)
_Key = tuple[int, tuple[int, ...]]
"""What tells positions of one search apart: the hash of the board, and the gold."""


@value
class _Node:
    """A turn so far.

    `moves` led to the state, `last` is a journey that is best made before the turn ends; `disc` are the actions set on
    the way, by a seat that still plans. `worth` is what the end is worth, in gold.
    """

    state: State
    moves: Run
    disc: tuple[int, ...]
    worth: float
    last: Run


_by_worth = attrgetter("worth")


class Planner:
    """One search for plans of a seat's turn; positions that several plans lead to are judged once."""

    def __init__(self, seat: Seat, evaluator: Evaluator, beam: int) -> None:
        """Takes whose turn it is, the evaluator, and how many beginnings are followed up (at least 1)."""
        self._seat, self._evaluator, self._beam = seat, evaluator, beam + 1
        self._known: dict[_Key, float] = {}

    def discs(self, state: State) -> list[Draft]:
        """Returns the discs worth setting, each with the best that can be done with it."""
        best: dict[tuple[int, ...], float] = {}
        for node in self._search(_Node(_at_turn(state, self._seat), (), (), 0.0, ()), actions=2):
            if len(node.disc) == 2:
                disc = node.disc if node.disc[0] <= node.disc[1] else node.disc[::-1]
                best[disc] = max(best.get(disc, node.worth), node.worth)
        return [(worth, (Plan(*disc),)) for disc, worth in best.items()]

    def turns(self, state: State) -> list[Draft]:
        """Returns by first move the best plan for the rest of the turn, or for the rest of a house's move.

        Nobody, not even a player who overlooks things, ends a turn in which something plainly better is to be had.
        """
        if state.public.task == SET_DOWN:
            return self._goals(state)
        root = self._node(state, (), ())
        end = EndTurn()
        best: dict[Move, Draft] = {end: (self._ended(replace(root, worth=self._worth(state))).worth, (end,))}
        for node in self._search(root, actions=0):
            plan = (*node.moves, *node.last, end)
            if plan[0] not in best or node.worth > best[plan[0]][0]:
                best[plan[0]] = node.worth, plan
        if max(worth for worth, _ in best.values()) > best[end][0] + _PLAIN:
            del best[end]
        return list(best.values())

    def _goals(self, state: State) -> list[Draft]:
        """Returns where the house in hand can go."""
        public = state.public
        assert public.lifted is not None
        moves = [SetDown(place) for place in goals(public, self._seat) if place != public.lifted[0]]
        return [(self._node(_after(state, self._seat, (move,)), (), ()).worth, (move,)) for move in moves]

    def _search(self, root: _Node, actions: int) -> list[_Node]:
        """Returns all ends that were looked at; as many actions are still to be set."""
        found, beam, seen = [root], [root], set[tuple[_Key, Progress | None, tuple[int, ...]]]()
        for _ in range(_DEPTH):
            longer: list[_Node] = []
            for node in beam:
                for child in self._children(node, actions):
                    key = (_key(child.state), child.state.public.progress, child.disc)
                    if key not in seen:
                        seen.add(key)
                        longer.append(child)
            if not longer:
                break
            found += longer
            beam = sorted(longer, key=_by_worth, reverse=True)[: self._beam]
        ends = sorted(map(self._ended, found), key=_by_worth, reverse=True)
        return [*(self._settled(node) for node in ends[:_STAYS]), *ends[_STAYS:]]

    def _children(self, node: _Node, actions: int) -> Iterator[_Node]:
        """Yields what can come next: parts that are open, and with actions or chits to be announced, parts of those."""
        yield from self._longer(node.state, node.moves, node.disc)
        public = node.state.public
        if len(node.disc) < actions:
            for action in self._useful(public, ACTIONS):
                yield from self._longer(_announced(node.state, node.disc, action), node.moves, (*node.disc, action))
        if public.chits[self._seat] and progress_of(public).chit is None and len(node.disc) == actions:
            for action in self._useful(public, CHIT_ACTIONS):
                chit = UseChit(action)
                yield from self._longer(_after(node.state, self._seat, (chit,)), (*node.moves, chit), node.disc)

    def _useful(self, public: Public, among: Iterable[int]) -> list[int]:
        return [action for action in among if is_of_use(public, self._seat, action)]

    def _longer(self, state: State, moves: Run, chosen: tuple[int, ...]) -> Iterator[_Node]:
        """Yields the nodes one part later."""
        for run in runs(state.public, self._seat, state.gold[self._seat]):
            yield self._node(_after(state, self._seat, run), (*moves, *run), chosen)

    def _node(self, state: State, moves: Run, chosen: tuple[int, ...]) -> _Node:
        """Returns a node, its worth that with a last journey to the Maharaja's city, if that is not dear."""
        city = state.public.city
        assert city is not None
        end, last = self._gone(state, city, _CHEAP) or (state, ())
        return _Node(state, moves, chosen, self._worth(end) - _MOVE * len((*moves, *last)), last)

    def _ended(self, node: _Node) -> _Node:
        """Returns the node with what is left undone counted."""
        is_whole = not is_undone(progress_of(node.state.public))
        return node if is_whole else _Node(node.state, node.moves, node.disc, node.worth - _FORGONE, node.last)

    def _settled(self, node: _Node) -> _Node:
        """Returns the node with the best place to stay in: the present one, or one of the next cities."""
        best = node
        lost = _FORGONE if is_undone(progress_of(node.state.public)) else 0.0
        journeys = [self._gone(node.state, city, _ANY) for city in course(node.state.public).cities[:3]]
        for end, last in [(node.state, ()), *(gone for gone in journeys if gone)]:
            worth = self._worth(end) - _MOVE * len((*node.moves, *last)) - lost
            if worth > best.worth:
                best = replace(node, worth=worth, last=last)
        return best

    def _gone(self, state: State, city: int, limit: int) -> tuple[State, Run] | None:
        """Returns the state after the cheapest journey to a city, if it costs no more than that, and the journey."""
        way = ways_of(state.public, self._seat)[city]
        if way is None or not way.roads or way.cost > min(limit, state.gold[self._seat]):
            return None
        run = journey(way)
        return _after(state, self._seat, run), run

    def _worth(self, state: State) -> float:
        """Returns what it is worth to end the turn here, nothing left undone."""
        key = _key(state)
        worth = self._known.get(key)
        if worth is None:
            after = state.copy()
            after.public.progress = _ALL_DONE
            end_turn(after, self._seat, no_listener)
            worth = self._known[key] = self._evaluator(after, self._seat)
        return worth


def _key(state: State) -> _Key:
    """Returns the key of a position: of all that a seat's own turn can change but how far it has come."""
    public = state.public
    board = (
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
    return hash(board), state.gold


def _after(state: State, seat: Seat, run: Run) -> State:
    """Returns the state after some moves; whoever is robbed or lured acts as is to be expected."""
    after = state.copy()
    for move in run:
        play(after, seat, move, no_listener)
        public = after.public
        if public.task == REPLACE:
            play(after, public.acting, PickCharacter(min(public.bank, key=LIKED.index)), no_listener)
        elif public.task == GIVE:
            worst = max(public.characters[public.acting], key=LIKED.index)
            play(after, public.acting, GiveCharacter(worst), no_listener)
    return after


def _at_turn(state: State, seat: Seat) -> State:
    """Returns the state in which the turn of a seat that plans begins, no action set."""
    after = state.copy()
    public = after.public
    public.task, public.turn, public.acting, public.planned = TURN, seat, seat, ()
    own = public.rank(seat)
    public.waiting = tuple([other for other in public.waiting if public.rank(other) > own])
    public.progress = _ALL_DONE
    after.discs = ((GOLD, GOLD),) * public.seats
    if TRADER in public.characters[seat]:
        gain(after, seat, INCOME)
    if YOGI in public.characters[seat] and sum(public.chits) < CHITS:
        public.chits = put(public.chits, seat, public.chits[seat] + 1)
    return after


def _announced(state: State, before: Sequence[int], action: int) -> State:
    """Returns the state with one action more on the disc; a place that is still empty counts as done."""
    after = state.copy()
    progress = progress_of(after.public)
    if before:
        disc = min(before[0], action), max(before[0], action)
        done = put(progress.done, TAKE, progress.done[TAKE] - 1)
    else:
        disc, done = (min(action, GOLD), max(action, GOLD)), _CHOSEN
    after.public.progress = Progress(disc, done, progress.chit, progress.built_free)
    return after
