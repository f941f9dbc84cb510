"""The search for plans without anything kept: the slow twin that the planner is held to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.ai.brain import Draft, Evaluator
from game.boxes.maharaja.brain.parts import LIKED, Run, is_of_use, kinds, runs
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.brain.ways import ways_of
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS, GOLD, NOTHING, TAKE
from game.boxes.maharaja.rules.characters import TRADER, YOGI
from game.boxes.maharaja.rules.moves import EndTurn, GiveCharacter, Move, PickCharacter, Plan, SetDown, Travel, UseChit
from game.boxes.maharaja.rules.possible import goals, has_builder, progress_of
from game.boxes.maharaja.rules.public import Progress
from game.boxes.maharaja.rules.purse import gain, put
from game.boxes.maharaja.rules.remaining import is_undone
from game.boxes.maharaja.rules.rounds import end_turn
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import GIVE, REPLACE, SET_DOWN, TURN
from game.boxes.maharaja.rules.turn import play
from game.core.rules import Seat, no_listener

ALL_DONE = Progress((GOLD, GOLD), put(NOTHING, TAKE, 2))
DEPTH, ENDS, CITIES, CHEAP, DEAR = 7, 6, 3, 3, 999


@dataclass(frozen=True)
class Node:
    """A turn so far, and what its end is worth."""

    state: State
    moves: Run
    disc: tuple[int, ...]
    worth: float = 0.0
    last: Run = ()


@dataclass(frozen=True)
class PlainPlanner:
    """Does what `Planner` does, every position copied, played on and judged anew."""

    seat: Seat
    evaluator: Evaluator
    beam: int

    def discs(self, state: State) -> list[Draft]:
        """Returns the discs worth setting, each with the best that can be done with it."""
        best: dict[tuple[int, ...], float] = {}
        for node in self.search(Node(self.at_turn(state), (), ()), 2):
            if len(node.disc) == 2:
                disc = (min(node.disc), max(node.disc))
                best[disc] = max(best.get(disc, node.worth), node.worth)
        return [(worth, (Plan(*disc),)) for disc, worth in best.items()]

    def turns(self, state: State) -> list[Draft]:
        """Returns by first move the best plan for the rest of the turn, or of a house's move."""
        if state.public.task == SET_DOWN:
            assert state.public.lifted is not None
            moves = [SetDown(place) for place in goals(state.public, self.seat) if place != state.public.lifted[0]]
            return [(self.node(self.after(state, (move,)), (), ()).worth, (move,)) for move in moves]
        end = EndTurn()
        idle = replace(Node(state, (), ()), worth=self.worth(state))
        best: dict[Move, Draft] = {end: (self.ended(idle).worth, (end,))}
        for node in self.search(self.node(state, (), ()), 0):
            plan = (*node.moves, *node.last, end)
            if plan[0] not in best or node.worth > best[plan[0]][0]:
                best[plan[0]] = node.worth, plan
        if max(worth for worth, _ in best.values()) > best[end][0] + 0.5:
            del best[end]
        return list(best.values())

    def search(self, root: Node, actions: int) -> list[Node]:
        """Returns all ends that were looked at; as many actions are still to be set."""
        found, beam, seen = [root], [root], list[tuple[str, tuple[int, ...]]]()
        for _ in range(DEPTH):
            longer: list[Node] = []
            for child in (child for node in beam for child in self.children(node, actions)):
                key = (repr(child.state), child.disc)
                if key not in seen:
                    seen.append(key)
                    longer.append(child)
            found += longer
            beam = sorted(longer, key=lambda node: -node.worth)[: self.beam + 1]
        ends = sorted(map(self.ended, found), key=lambda node: -node.worth)
        return [*map(self.settled, ends[:ENDS]), *ends[ENDS:]]

    def children(self, node: Node, actions: int) -> Iterator[Node]:
        """Yields what can come next, with another action or a chit where one can be announced."""
        yield from self.longer(node.state, node.moves, node.disc)
        public = node.state.public
        if len(node.disc) < actions:
            for action in ACTIONS:
                if is_of_use(public, self.seat, action):
                    yield from self.longer(announced(node.state, node.disc, action), node.moves, (*node.disc, action))
        elif public.chits[self.seat] and progress_of(public).chit is None:
            for action in CHIT_ACTIONS:
                if is_of_use(public, self.seat, action):
                    chit = UseChit(action)
                    yield from self.longer(self.after(node.state, (chit,)), (*node.moves, chit), node.disc)

    def longer(self, state: State, moves: Run, disc: tuple[int, ...]) -> Iterator[Node]:
        """Yields the nodes one part later."""
        public = state.public
        for kind in kinds(progress_of(public), is_helped=has_builder(public, self.seat)):
            for run in runs(public, self.seat, state.gold[self.seat], kind):
                yield self.node(self.after(state, run), (*moves, *run), disc)

    def node(self, state: State, moves: Run, disc: tuple[int, ...]) -> Node:
        """Returns a node that ends with a journey to the Maharaja's city, if that is not dear."""
        assert state.public.city is not None
        end, last = self.gone(state, state.public.city, CHEAP) or (state, ())
        return Node(state, moves, disc, self.worth(end) - 0.02 * len((*moves, *last)), last)

    def ended(self, node: Node) -> Node:
        """Returns the node with what is left undone counted."""
        return replace(node, worth=node.worth - 1.0) if is_undone(progress_of(node.state.public)) else node

    def settled(self, node: Node) -> Node:
        """Returns the node with the best place to stay in: the present one, or one of the next cities."""
        best, lost = node, 1.0 if is_undone(progress_of(node.state.public)) else 0.0
        journeys = [self.gone(node.state, city, DEAR) for city in course(node.state.public).cities[:CITIES]]
        for end, last in [(node.state, ()), *filter(None, journeys)]:
            worth = self.worth(end) - 0.02 * len((*node.moves, *last)) - lost
            if worth > best.worth:
                best = replace(node, worth=worth, last=last)
        return best

    def gone(self, state: State, city: int, limit: int) -> tuple[State, Run] | None:
        """Returns where the cheapest journey to a city leads, and the journey."""
        way = ways_of(state.public, self.seat)[city]
        if way is None or not way.roads or way.cost > min(limit, state.gold[self.seat]):
            return None
        return self.after(state, (Travel(way.roads),)), (Travel(way.roads),)

    def worth(self, state: State) -> float:
        """Returns what it is worth to end the turn here, nothing left undone."""
        after = state.copy()
        after.public.progress = ALL_DONE
        end_turn(after, self.seat, no_listener)
        return self.evaluator(after, self.seat)

    def after(self, state: State, run: Run) -> State:
        """Returns the state after some moves; whoever is robbed or lured acts as is to be expected."""
        after = state.copy()
        for move in run:
            play(after, self.seat, move, no_listener)
            public = after.public
            if public.task == REPLACE:
                play(after, public.acting, PickCharacter(min(public.bank, key=LIKED.index)), no_listener)
            elif public.task == GIVE:
                worst = max(public.characters[public.acting], key=LIKED.index)
                play(after, public.acting, GiveCharacter(worst), no_listener)
        return after

    def at_turn(self, state: State) -> State:
        """Returns the state in which the seat's turn begins, no action set."""
        after = state.copy()
        public = after.public
        public.task, public.turn, public.acting, public.planned = TURN, self.seat, self.seat, ()
        later = [seat for seat in public.waiting if public.rank(seat) > public.rank(self.seat)]
        public.waiting, public.progress = tuple(later), ALL_DONE
        after.discs = ((GOLD, GOLD),) * public.seats
        if TRADER in public.characters[self.seat]:
            gain(after, self.seat, 1)
        if YOGI in public.characters[self.seat] and sum(public.chits) < 7:
            public.chits = put(public.chits, self.seat, public.chits[self.seat] + 1)
        return after


def announced(state: State, before: tuple[int, ...], action: int) -> State:
    """Returns the state with one action more on the disc; a place that is still empty counts as done."""
    after, progress = state.copy(), progress_of(state.public)
    disc = (min(before[0], action), max(before[0], action)) if before else (GOLD, action)
    done = put(progress.done, TAKE, progress.done[TAKE] - 1)
    after.public.progress = Progress(disc, done, progress.chit, progress.built_free)
    return after
