"""Plans and features worked out without anything kept: the slow twins that the brain is held to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.ai.brain import Draft, Evaluator
from game.boxes.maharaja.brain.parts import LIKED, Run, is_of_use, kinds, runs
from game.boxes.maharaja.brain.projection import course, ways_of
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS, GOLD, NOTHING, TAKE, Progress, is_undone
from game.boxes.maharaja.rules.components import ARTISAN, CHARACTERS, CITY_COUNT, MONK, ROADS, ROADS_AT, TRADER, YOGI
from game.boxes.maharaja.rules.legal import goals, has_builder, progress_of
from game.boxes.maharaja.rules.moves import EndTurn, GiveCharacter, Move, PickCharacter, Plan, SetDown, Travel, UseChit
from game.boxes.maharaja.rules.rounds import end_turn
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.state import State, gain
from game.boxes.maharaja.rules.turn import palace_price, play
from game.boxes.maharaja.rules.view import GIVE, REPLACE, SET_DOWN, TURN, Public
from game.core.rules import Seat, no_listener
from game.core.values import put

# ---------------------------------------------------------------------- the search for plans
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


# ---------------------------------------------------------------------- features
PRICE, FAR = 12, 9
SPANS = (0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3)


def plain_features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    public, gold = state.public, state.gold[seat]
    others = [other for other in range(public.seats) if other != seat]
    cities, later = course(public)
    turns = later + (seat in public.waiting)
    share = turns / 10
    palaces, own = 6 if public.variants.short else 7, public.palaces[seat]
    left = [public.palaces[other] for other in others]
    return [
        1.0,
        share,
        (min(left) - own) * (1 - share),
        palaces - own,
        palaces - min(left),
        palaces - sum(left) / len(others),
        min(gold / palace_price(public, seat), 2 * turns, own),
        gold / PRICE,
        (1.0 if later else 0.1) * (sum(state.gold) - gold) / len(others) / PRICE,
        *payments(public, seat, cities, later),
        *journeys(public, seat, cities, later),
        *[share * its for its in network(public, seat)],
        min(public.supply[seat], 2 * turns) / 10,
        min(public.quarry[seat], 2 * turns) / 10,
        min(public.chits[seat], turns),
        *[share * float(character in public.characters[seat]) for character in CHARACTERS],
        share * float(any(ARTISAN in public.characters[other] for other in others)),
    ]


def payments(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what the coming scorings would pay by span of rounds, and what is still open in the present one."""
    found, rivals = [0.0] * 12, public.seats - 1
    for i, city in enumerate(cities):
        pay, theirs, margin = scoring(public, seat, city, is_now=not i and city == public.city)
        value, first = 1.0 if i < later else 0.1, 3 * SPANS[i + (public.city is None)]
        found[first] += value * pay / PRICE
        found[first + 1] += value * theirs / (rivals * PRICE)
        found[first + 2] += value * margin
    waiting = len([other for other in public.waiting if other != seat]) / rivals
    return [*found, found[0] * waiting, found[2] * waiting]


def scoring(public: Public, seat: Seat, city: int, *, is_now: bool) -> tuple[int, int, int]:
    """Returns what the scoring of a city would pay a seat and all others, and by how many points it is ahead."""
    table = public.copy()
    if not is_now:
        table.architects = (CITY_COUNT,) * public.seats
    scored = score_city(table, city)
    points = [score.points for score in scored.scores]
    best = max(its for other, its in enumerate(points) if other != seat)
    pay = scored.payouts[seat]
    return pay, sum(scored.payouts) - pay, max(-4, min(4, points[seat] - best))


def journeys(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what it costs to reach the next two cities in which the seat can still act, and any city."""
    costs = [min(FAR, cost) for cost in distances(public, seat)[:CITY_COUNT]]
    is_through = public.city is not None and seat not in public.waiting and public.turn != seat
    near = [costs[city] / PRICE for city in cities[is_through : is_through + 2]]
    return [*near, *[0.0] * (2 - len(near)), sum(costs) / len(costs) / PRICE if later else 0.0]


def distances(public: Public, seat: Seat) -> list[int]:
    """Returns by junction what the cheapest way there costs, FAR where none leads."""
    found = [FAR + 1] * len(ROADS_AT)
    found[public.architects[seat]] = 0
    tolls = crossings(public, seat)
    for _ in ROADS_AT:
        for (one, two), cost in zip((road.ends for road in ROADS), tolls, strict=True):
            if cost is not None:
                price = 0 if MONK in public.characters[seat] else cost
                found[one], found[two] = min(found[one], found[two] + price), min(found[two], found[one] + price)
    return found


def crossings(public: Public, seat: Seat) -> list[int | None]:
    """Returns by road what a seat pays to cross it, None where a village blocks."""
    along = [[public.villages[village] for village in road.villages] for road in ROADS]
    return [sum(len(owners) for owners in road if seat not in owners) if all(road) else None for road in along]


def network(public: Public, seat: Seat) -> list[float]:
    """Returns how many roads are free and open, how many villages are own, and how many owners pay and are paid."""
    tolls, seats = crossings(public, seat), public.seats
    own = [owners for owners in public.villages if seat in owners]
    power = sum(owners.count(seat) * (seats - len(set(owners))) for owners in own)
    others = sum(len(owners) for owners in public.villages if seat not in owners)
    return [tolls.count(0), len(tolls) - tolls.count(None), len(own), power / (seats - 1), others]
