"""A tiny game that has everything a session must cope with: luck, secrets, questions, secret choices at the same time.

Each player holds a hidden stone (0 to 9). A round: all bid secretly; then each in turn may lay pebbles (nothing
learned), draw one (luck), peek at a neighbour's stone (a question), and is done. After two rounds it is over.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from game.core.box import About, Option, Question
from game.core.chance import Chance
from game.core.rules import Emit, Key, Options, Progress, Result, Rules, ScoreLine, Seat, Whisper, no_listener, places

NAME = "pebbles"
ROUNDS = 2


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    amount: int


@dataclass(frozen=True, slots=True, order=True)
class Lay:
    pile: int


@dataclass(frozen=True, slots=True, order=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True, order=True)
class Peek:
    at: int


@dataclass(frozen=True, slots=True, order=True)
class Done:
    pass


Move = Bid | Lay | Draw | Peek | Done


@dataclass(frozen=True, slots=True)
class Happened:
    what: str
    seat: int
    value: int = 0


@dataclass(slots=True)
class State:
    stones: list[int]
    bids: list[int | None]
    seen: list[frozenset[int]]
    piles: list[int]
    points: list[int]
    steps: int
    turn: int
    round: int

    def copy(self) -> "State":
        return State(
            self.stones[:], self.bids[:], self.seen[:], self.piles[:], self.points[:], self.steps, self.turn, self.round
        )


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    stones: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    seen: tuple[frozenset[int], ...]
    piles: tuple[int, ...]
    points: tuple[int, ...]
    steps: int
    turn: int
    round: int


class Pebbles(Rules[State, Move, View]):
    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        stones = [chance.pick(range(10)) for _ in range(seats)]
        for seat, stone in enumerate(stones):
            emit(Whisper(frozenset([Seat(seat)]), Happened("dealt", seat, stone)))
        return State(stones, [None] * seats, [frozenset()] * seats, [0, 0, 0], [0] * seats, int(options["steps"]), 0, 0)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.round == ROUNDS:
            return frozenset()
        if None in state.bids:
            return frozenset(Seat(seat) for seat, bid in enumerate(state.bids) if bid is None)
        return frozenset([Seat(state.turn)])

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        if None in state.bids:
            return [Bid(0), Bid(1), Bid(2)]
        if state.steps == 0:
            return [Done()]
        peeks = [Peek(at) for at in range(len(state.bids)) if at != seat and at not in state.seen[seat]]
        return [Lay(0), Lay(1), Lay(2), Draw(), *peeks, Done()]

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
        state.steps -= not isinstance(move, Bid | Done)
        match move:
            case Bid(amount):
                state.bids[seat] = amount
                emit(Happened("bid", seat))
                emit(Whisper(frozenset([seat]), Happened("own bid", seat, amount)))
            case Lay(pile):
                state.piles[pile] += 1
                emit(Happened("laid", seat, pile))
            case Draw():
                state.points[seat] += chance.pick(range(1, 7), [6, 5, 4, 3, 2, 1])
                emit(Happened("drew", seat, state.points[seat]))
            case Peek(at):
                state.seen[seat] |= {at}
                emit(Happened("peeked", seat, at))
                emit(Whisper(frozenset([seat]), Happened("saw", seat, state.stones[at])))
            case Done():
                state.turn = (state.turn + 1) % len(state.bids)
                state.steps = 3
                if state.turn == 0:
                    state.round += 1
                    state.bids = [None] * len(state.bids)

    def view(self, state: State, seat: Seat | None) -> View:
        seats = range(len(state.stones))
        known = set() if seat is None else {seat, *state.seen[seat]}
        is_open = None not in state.bids
        return View(
            seat,
            tuple(state.stones[at] if at in known else None for at in seats),
            tuple(bid if is_open or at == seat else None for at, bid in enumerate(state.bids)),
            tuple(bid is not None for bid in state.bids),
            tuple(state.seen),
            tuple(state.piles),
            tuple(state.points),
            state.steps,
            state.turn,
            state.round,
        )

    def forget(self, view: View) -> View:
        return view

    def imagine(self, view: View, chance: Chance) -> State:
        return State(
            [chance.pick(range(10)) if stone is None else stone for stone in view.stones],
            [
                chance.pick(range(3)) if has_bid and bid is None else bid
                for bid, has_bid in zip(view.bids, view.has_bid, strict=True)
            ],
            list(view.seen),
            list(view.piles),
            list(view.points),
            view.steps,
            view.turn,
            view.round,
        )

    def result(self, state: State) -> Result:
        totals = tuple(state.points)
        return Result(
            tuple((ScoreLine(Key("drawn"), points),) for points in totals), totals, places(totals), Key("end")
        )

    def progress(self, view: View) -> Progress | None:
        return None if view.round == ROUNDS else Progress(Key("progress.round"), view.round + 1)


class ShyPebbles(Pebbles):
    """The same game after a rule was corrected: laying on pile 2 counts twice."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, move, chance, emit)
        state.piles[2] += move == Lay(2)


CODES = {"bid": Bid, "lay": Lay, "draw": Draw, "peek": Peek, "done": Done, "game": State}


def put_on_shelf(rules: Pebbles | None = None, version: int = 1) -> None:
    """Makes the box known under its name, with these rules and this rules version."""
    options = (Option("steps", 3, (2, 3)),)
    questions = (Question("peek"), Question("draw", option="lucky"))
    about = About(
        NAME, range(2, 5), version, 1, options, shelf=False, questions=questions, progress=("progress.round",)
    )
    contents: dict[str, dict[str, object]] = {
        "about": {"ABOUT": about},
        "rules": {"RULES": rules or Pebbles()},
        "rules.codes": {"CODES": CODES},
    }
    for name, content in contents.items():
        module = ModuleType(f"game.boxes.{NAME}.{name}")
        vars(module).update(content)
        sys.modules[module.__name__] = module
