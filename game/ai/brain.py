"""What a box tells the computer players about itself: how good a position is and which moves deserve a thought."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from math import exp
from typing import Any, Protocol, runtime_checkable

from game.ai.dice import CommonRandomNumbers
from game.ai.levels import Level
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import AnyRules, Seat, no_listener

Evaluator = Callable[[Any, Seat], float]
"""Says how many points a seat may expect to be ahead of the best other one at the end; exact when the game is over."""

Plan = tuple[Any, ...]
"""Moves of a seat's own turn, one after another."""
Draft = tuple[float, Plan]
"""A plan, and what an evaluator makes of the position in which it ends."""


class Brain(Protocol):
    """A box's knowledge for computer players; `boxes/<name>/brain.py` holds one as BRAIN."""

    @property
    def evaluators(self) -> Mapping[str, Evaluator]:
        """Returns the ways to value a position, by name; "learned" is the best one.

        "baseline" is a frozen one against which progress is measured. An evaluator gets worlds that a seat could
        believe in, never the true state.
        """
        ...

    def group(self, state: Any) -> str:
        """Returns the kind of position that this is: each kind has learned weights of its own."""
        ...

    def features(self, state: Any, seat: Seat) -> Sequence[float]:
        """Returns the position as numbers, seen by a seat, always equally many: what weights are learned for."""
        ...

    def prune(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[Any]:
        """Returns the moves worth a thought: at least one, in their order, without those that another one beats."""
        ...


@runtime_checkable
class Planner(Protocol):
    """What a brain is besides when its turns are too long to be sought move by move: it lays the plans itself."""

    def plans(self, world: Any, seat: Seat, evaluator: Evaluator, beam: int) -> Sequence[Draft]:
        """Returns plans for the rest of a seat's turn: at least one, each beginning with a legal move.

        Takes a world that the seat could believe in, the evaluator to follow, and how many beginnings are followed up.
        What they are worth does not depend on what the seat cannot know, so that one world is enough.
        """
        ...


Policy = Callable[[Any, Seat], Plan]
"""Returns what a seat that must act does next, found cheaply: at least one move, the first of them legal.

Takes a world that is imagined and that the policy leaves alone. It need not be its best move, only sensible.
"""

MixedPolicy = Callable[[Any, Seat, Chance], Plan]
"""A policy that draws, with the luck of the world, among what is about as good."""

Rounds = Callable[[Any], int]
"""Returns how many rounds of a game have begun."""
Guess = Callable[[Any, Seat, Chance], Any]
"""Returns an imagined world in which the others have secretly decided as they are likely to.

Takes that world, which may be changed, the seat that must act and does not know of it, and luck.
"""

_MARGIN, _SPREAD, _PRIOR = 4.0, 20.0, 16


@dataclass(frozen=True, slots=True)
class Guide:
    """What a box gives to those who play on in imagined worlds; `boxes/<name>/brain` may hold one as GUIDE.

    `policy` is how everybody plays on, `value` what a position is worth in which that ends. `spread` is how far ends of
    games are from what `value` says of positions on the way (their standard deviation, in its points): it makes a
    chance of winning of a value. Moves whose first estimate is more than `margin` points behind are not played on.
    A rollout ends with the `turns`-th next own turn at the latest, where turns are long or values farther on tell no
    more. `share` times a level's worlds are imagined: fewer where the policy is slow, more where much is luck, and
    `enough` at two seats where more would change little. Where first estimates tell little, `breadth` times as many
    moves are played on. `first` makes the first estimate of the moves; without one, the level's evaluator does. It
    counts for `prior` worlds.

    With `is_smooth` a game that ends in a rollout counts by its value as well, not by who won: it takes many worlds to
    tell moves apart by that where all are close.

    `rounds` is for games in which everybody plans and then acts in every round, in an order that changes: two turns
    count as a round there (three with more than two seats), and a rollout ends where a round begins, so that all have
    acted as often. `guess` is for games with secret decisions. `mixed` stands for the policy where a level `mixes`, in
    a game that leaves so little to luck that all rollouts of a move would be one, and all hung by a single reply.
    """

    policy: Policy
    value: Evaluator
    spread: float = _SPREAD
    margin: float = _MARGIN
    turns: int = 9
    share: float = 1.0
    enough: int = 1000
    first: Evaluator | None = None
    breadth: float = 1.0
    prior: int = _PRIOR
    rounds: Rounds | None = None
    guess: Guess | None = None
    mixed: MixedPolicy | None = None
    is_smooth: bool = False

    def odds(self, worth: float) -> float:
        """Returns how likely a seat wins that may expect to be that many points ahead."""
        return 1 / (1 + exp(min(700.0, -1.7 * worth / self.spread)))


class OnePly:
    """The policy of a box that has no cheaper one: the move after which a position is worth most.

    Whatever luck decides on the way falls out in one fixed way, the same for all moves.
    """

    def __init__(self, rules: AnyRules, brain: Brain, evaluator: Evaluator) -> None:
        """Takes the box's rules, its brain and the evaluator to follow."""
        self._rules, self._brain, self._evaluator = rules, brain, evaluator
        self._planner = brain if isinstance(brain, Planner) else None  # asked once: a protocol is slow to ask for
        self._luck = CommonRandomNumbers((0.5, 0.3, 0.7, 0.1, 0.9))

    def __call__(self, world: Any, seat: Seat) -> Plan:
        """Returns the next move, or a planner's best plan (see `Policy`)."""
        if self._planner:
            return max(self._planner.plans(world, seat, self._evaluator, 1), key=lambda draft: draft[0])[1]
        moves = self._rules.legal(world, seat)
        if len(moves) > 1:
            moves = self._brain.prune(world, seat, moves)
        return (moves[0] if len(moves) == 1 else max(moves, key=lambda move: self._worth(world, seat, move)),)

    def _worth(self, world: Any, seat: Seat, move: Any) -> float:
        after = world.copy()
        self._luck.rewind()
        self._rules.apply(after, seat, move, self._luck, no_listener)
        return self._evaluator(after, seat)


@cache
def guide(name: str) -> Guide:
    """Returns the guide of the box of that name; one ply over its learned evaluator where it has none of its own."""
    found: Guide | None = getattr(import_module(f"game.boxes.{name}.brain"), "GUIDE", None)
    brain = load(name)
    learned = brain.evaluators["learned"]
    return found or Guide(OnePly(shelf.rules(name), brain, learned), learned)


@cache
def suited(name: str, how: Level) -> Level:
    """Returns a level as it plays in the box of that name.

    `BLUNDER_RATES` of a brain tells, by level, which share of moves in percent is not noticed there, where the share of
    the ladder would leave the level too close to the next one.
    """
    rates: Mapping[str, int] = getattr(import_module(f"game.boxes.{name}.brain"), "BLUNDER_RATES", {})
    return replace(how, blunder_rate=rates.get(how.key, how.blunder_rate))


def followed(name: str, how: Level) -> Evaluator:
    """Returns what a level values positions by in the box of that name: one that plays on does so as the box's guide.

    Takes a level with an evaluator.
    """
    assert how.evaluator is not None
    return (how.rollouts and guide(name).first) or load(name).evaluators[how.evaluator]


def policies(name: str) -> Callable[[Mapping[str, Sequence[float]]], Policy]:
    """Returns what makes the cheap policy of a box that follows weights (`POLICY` of its brain), for learning them."""
    found: Callable[[Mapping[str, Sequence[float]]], Policy] = import_module(f"game.boxes.{name}.brain").POLICY
    return found


def load(name: str) -> Brain:
    """Returns the brain of the box of that name (`BRAIN` of boxes/<name>/brain)."""
    found: Brain = import_module(f"game.boxes.{name}.brain").BRAIN
    return found
