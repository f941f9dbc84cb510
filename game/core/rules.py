"""The protocol that every box's rules follow, and the pure functions built on it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NewType, Protocol, Self, TypeVar

from game.core.chance import Chance, Recorder
from game.core.values import value

Seat = NewType("Seat", int)
Options = Mapping[str, bool | int | str]
Key = NewType("Key", str)


class Copyable(Protocol):
    """A state that can copy itself quickly (never `deepcopy`)."""

    def copy(self) -> Self:
        """Returns an independent copy; immutable parts may be shared."""
        ...


@value
class Whisper:
    """An event that only some seats learn; nobody else sees it."""

    to: frozenset[Seat]
    event: object


@value
class ScoreLine:
    """One line of a final or intermediate score: a locale key relative to the box's domain, and points."""

    key: Key
    points: int


@value
class Result:
    """How a game ended: score lines, totals and places (1 = best, ties share) by seat, and the reason as a key.

    `lines[seat]` add up to `totals[seat]`; `reason` is a locale key relative to the box's domain ("end.…").
    `breaks[seat]` is what else decided, in this order, where totals are equal; the places tell who is ahead by it.
    """

    lines: tuple[tuple[ScoreLine, ...], ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    reason: Key
    breaks: tuple[tuple[ScoreLine, ...], ...] = ()


PAUSE = object()
"""Emitted where everybody is to look at what was reached: before a scoring, so that nothing of it is seen before it is
gone through, and after one, before the rules set out what is next. It is no event and nobody sees it, but what could be
seen at that moment is kept."""


@value
class Progress:
    """How far a game is, in the box's own words: a locale key of its domain ("progress.…") and the %{number} in it."""

    key: Key
    number: int = 0


Emit = Callable[[object], None]


def no_listener(event: object) -> None:
    """Lets an event pass by: for whoever plays rules without listening."""


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """Returns the place of each total, 1 for the highest; equal totals share the better place."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


StateT = TypeVar("StateT", bound=Copyable)
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")


class Rules(Protocol[StateT, MoveT, ViewT]):
    """The rules of one box: each method says what it promises, and tests/contract/ checks it on random games.

    A box's rules inherit it, for what most boxes answer alike.
    """

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> StateT:
        """Returns the state before the first decision for that many seats and a value for every option."""
        ...

    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Returns who must decide now; several decide secretly at once, none means that the game is over."""
        ...

    def legal(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """Returns all moves of a seat that must act, in a fixed order, at most a few hundred."""
        ...

    def accepts(self, state: StateT, seat: Seat, move: MoveT) -> bool:
        """Tells whether a seat that must act may make a move: one of `legal`, or one left out there for brevity."""
        return move in self.legal(state, seat)

    def sample(self, state: StateT, seat: Seat, chance: Chance) -> MoveT:
        """Returns one of the legal moves of a seat that must act, each equally likely: what random play makes.

        A box that can draw a move without listing all does so here.
        """
        return chance.pick(self.legal(state, seat))

    def apply(self, state: StateT, seat: Seat, move: MoveT, chance: Chance, emit: Emit) -> None:
        """Plays a legal move on `state` itself until the next decision, emitting events and whispers in order."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Returns what one seat (None: an onlooker) may know, built up field by field."""
        ...

    def forget(self, view: ViewT) -> ViewT:
        """Returns the view of somebody who does not remember what was openly seen and is hidden now."""
        ...

    def imagine(self, view: ViewT, chance: Chance) -> StateT:
        """Returns a full state that fits the view."""
        ...

    def result(self, state: StateT) -> Result:
        """Returns the result of a finished game, or the standing of an unfinished one."""
        ...

    def progress(self, view: ViewT) -> Progress | None:
        """Returns how far a game is, the same from every view, None when it is over; `About.progress` has the keys."""
        ...

    def discloses(self, view: ViewT, event: object) -> bool:
        """Tells whether an event after the move of a view's owner names a hidden thing that the view did not show.

        That it could have been worked out is no matter.
        """
        return False


AnyRules = Rules[Any, Any, Any]
_WORLDS = 64
"""In how many worlds a move is tried before it counts as foreseen. Set by hand: of what differs in one of 16 worlds it
misses 2 in 100; with the six of before it missed two in three."""


@value
class Step(Generic[StateT]):
    """What one move led to: the next state and everything emitted on the way, whispers included.

    `pauses` are the moments on the way at which the rules paused: how much was emitted by then, and the state.
    """

    state: StateT
    events: tuple[object, ...]
    pauses: tuple[tuple[int, StateT], ...] = ()


def step(rules: Rules[StateT, MoveT, ViewT], state: StateT, seat: Seat, move: MoveT, chance: Chance) -> Step[StateT]:
    """Plays a move on a copy; `state` itself stays as it is."""
    after = state.copy()
    events: list[object] = []
    pauses: list[tuple[int, StateT]] = []

    def emit(item: object) -> None:
        if item is not PAUSE:
            events.append(item)
        elif len(events) > (pauses[-1][0] if pauses else 0):
            pauses.append((len(events), after.copy()))

    rules.apply(after, seat, move, chance, emit)
    if pauses and pauses[-1][0] == len(events):  # nothing was set out after it
        pauses.pop()
    return Step(after, tuple(events), tuple(pauses))


def visible_events(events: Iterable[object], seat: Seat | None) -> tuple[object, ...]:
    """Returns the events that a seat (None: an onlooker) learns of: the one filter between truth and players."""
    return tuple(
        item.event if isinstance(item, Whisper) else item
        for item in events
        if not isinstance(item, Whisper) or (seat is not None and seat in item.to)
    )


def taught(
    rules: Rules[StateT, MoveT, ViewT], before: StateT, seat: Seat, move: MoveT, after: Step[StateT], chance: Chance
) -> bool:
    """Tells whether a move that used no luck showed its mover something that it could not foresee.

    Takes the state before, what the move led to, and a chance that imagines worlds. The answer of a move that was a
    question cannot be taken back: it is one if something was disclosed, or if the move sounds or looks different to its
    mover in one of many worlds that the mover could believe in.
    """
    known, learned = rules.view(before, seat), _learned(rules, after, seat)
    if any(rules.discloses(known, event) for event in visible_events(after.events, seat)):
        return True
    worlds = (step(rules, rules.imagine(known, chance), seat, move, chance) for _ in range(_WORLDS))
    return any(_learned(rules, world, seat) != learned for world in worlds)


def _learned(rules: Rules[StateT, MoveT, ViewT], after: Step[StateT], seat: Seat) -> tuple[ViewT, tuple[object, ...]]:
    return rules.view(after.state, seat), visible_events(after.events, seat)


@dataclass(frozen=True, slots=True)
class Beat:
    """One log entry as one viewer learned it: who moved, which events were visible, what the viewer knows afterwards.

    `number` counts entries from 0 (the setup, whose `seat` is None). `view` is the viewer's view after the entry.
    `earlier` are the moments on the way at which the rules paused, each with its own part of the events and its view.
    """

    number: int
    seat: Seat | None
    events: tuple[object, ...]
    view: Any
    earlier: tuple["Beat", ...] = ()

    @property
    def stages(self) -> tuple["Beat", ...]:
        """Returns the entry moment by moment, each with what happened since the one before; mostly it is only one."""
        told = sum(len(stage.events) for stage in self.earlier)
        return (*self.earlier, replace(self, events=self.events[told:], earlier=()))

    def then(self, following: Self) -> Self:
        """Returns this entry and the following one as if they had been one, made by this one's mover."""
        *before, last = self.stages
        seam, *after = [replace(stage, seat=self.seat) for stage in following.stages]
        stages = (*before, replace(seam, events=last.events + seam.events), *after)
        events = self.events + following.events
        return replace(following, seat=self.seat, events=events, earlier=stages[:-1])


_WORLDS_ASKED = 24
"""In how many worlds a move is tried. Set by hand, fewer than are taken after a move, for a person's click
waits for the answer. What differs in one of 16 worlds is missed once in five times: then a risky move is played at once
though the settings ask for a button before it; no secret is at stake, for undo asks again."""


def is_final(rules: AnyRules, view: Any, seat: Seat, move: Any, worlds: Chance) -> bool:
    """Tells whether a legal move hands the turn over, needs luck or shows its mover something new.

    Takes what the mover knows, never the state: asking must not answer what only the move itself would. `worlds`
    imagines what the mover could believe in; what differs between those is what the move would reveal.
    """
    seen: list[object] = []
    for _ in range(_WORLDS_ASKED):
        luck, before = Recorder(worlds), rules.imagine(view, worlds)
        after = step(rules, before, seat, move, luck)
        events = visible_events(after.events, seat)
        if luck.picks or hands_over(rules, before, seat, after.state):
            return True
        if any(rules.discloses(view, event) for event in events):
            return True
        seen.append((rules.view(after.state, seat), events))
    return any(one != seen[0] for one in seen)


def hands_over(rules: AnyRules, before: Any, seat: Seat, after: Any) -> bool:
    """Tells whether others come to decide by a seat's move, be it that the seat has to decide again beside them."""
    deciding = rules.to_act(after)
    return seat not in deciding or not deciding <= rules.to_act(before)
