"""How a computer player of Ys decides, whatever it is asked: one move, or a pair of brokers, tried in one world."""

from collections.abc import Sequence
from dataclasses import replace

from game.ai.brain import Draft, Judge
from game.ai.dice import Tape
from game.ai.linear import LinearBrain
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.bidding import set_bid
from game.boxes.ys.rules.ending import choose_favour
from game.boxes.ys.rules.moves import Bid, Favour, Look, Move, Place
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import PLACE
from game.core.rules import Seat, step, unheard

_SECONDS = 24
"""How many of the brokers that look best as the first of a pair are thought of as the second one too."""
_LUCK = Tape([0.5])


class YsBrain(LinearBrain):
    """The brain of Ys: its judges weigh only what can be known, so that plans need one world."""

    def plans(self, world: State, seat: Seat, judge: Judge, beam: int) -> Sequence[Draft]:
        """Returns plans for a pair of brokers, else for one move, see `game.ai.brain.Planner`."""
        moves = RULES.legal(world, seat)
        if world.public.task == PLACE and not world.public.go:
            drafts = _pairs(world, seat, judge, beam, [move for move in moves if isinstance(move, Place)])
        else:
            drafts = [(judge(after(world, seat, move), seat), (move,)) for move in moves if not isinstance(move, Look)]
        return drafts + _besides(world, seat, judge, moves, max(worth for worth, _ in drafts))


def after(world: State, seat: Seat, move: Move) -> State:
    """Returns what a move by itself makes of a position: nothing that would follow happens."""
    state = world.copy()
    if isinstance(move, Bid | Favour):
        set_bid(state, seat, move, unheard) if isinstance(move, Bid) else choose_favour(state, seat, move, unheard)
        state.public.done = ()
        return state
    due, *rest = world.public.agenda
    state.public.agenda = (due, ("quote", seat, 0))  # a decision always waits there
    RULES.apply(state, seat, move, _LUCK, unheard)
    state.public.agenda = (*state.public.agenda[:-1], *rest)
    return state


def _pairs(world: State, seat: Seat, judge: Judge, beam: int, moves: Sequence[Place]) -> list[Draft]:
    """Returns plans that begin with each of some brokers; only the best are followed up, lying either way."""
    is_up = moves[0].is_up
    alone = [move for move in moves if move.is_up == is_up]
    ranked = sorted([(judge(after(world, seat, move), seat), i) for i, move in enumerate(alone)], reverse=True)
    seconds = [alone[i] for _, i in ranked[:_SECONDS]]
    drafts: list[Draft] = []
    for _, i in ranked[:beam]:
        for facing in dict.fromkeys(move.is_up for move in moves):
            first = replace(alone[i], is_up=facing)
            between = step(RULES, world, seat, first, _LUCK).state
            if between.public.task != PLACE:  # the Conjurer's front is refilled first
                drafts.append((judge(between, seat), (first,)))
                continue
            legal = set(RULES.legal(between, seat))
            for second in seconds:
                for lying in (not facing, facing):
                    move = replace(second, is_up=lying)
                    if move in legal:
                        drafts.append((judge(after(between, seat, move), seat), (first, move)))
                        break
    return drafts


def _besides(world: State, seat: Seat, judge: Judge, moves: Sequence[Move], best: float) -> list[Draft]:
    """Returns what can be done before a pair: what is gained by it comes on top of the pair."""
    if world.public.task != PLACE:
        return [(best + 1 + _interest(world, move), (move,)) for move in moves if isinstance(move, Look)]
    now = judge(world, seat)
    found: list[Draft] = []
    for move in moves:
        if isinstance(move, Look):
            found.append((best + 1 + _interest(world, move), (move,)))
        elif not isinstance(move, Place):
            found.append((best + judge(after(world, seat, move), seat) - now, (move,)))
    return found


def _interest(world: State, look: Look) -> float:
    """Returns how much a seat wants to look at a broker: best where many stand, least in the throne room."""
    brokers = world.public.brokers
    return 0.1 * sum(broker.tag == look.tag and broker.place == its.place for broker in brokers for its in brokers)
