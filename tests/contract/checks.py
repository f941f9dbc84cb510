"""What every box promises, as checks that raise AssertionError; `tests.planter contract` shows that they can fail."""

import copy
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

from game.core.chance import Chance, Recorder, Script
from game.core.codec import Codec
from game.core.rules import AnyRules, Options, Seat, no_listener, step, visible_events
from tests.contract.tables import Moment

MOST_MOVES = 400


def viewers(seats: int) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(seats))]


def consistent(rules: AnyRules, state: Any, seats: int, luck: Chance) -> None:
    """A world imagined from a view, remembering or not, looks like the view and offers its owner the same moves."""
    for viewer in viewers(seats):
        seen = rules.view(state, viewer)
        world = rules.imagine(seen, luck)
        assert rules.view(world, viewer) == seen
        dim = rules.forget(seen)
        blurred = rules.imagine(dim, luck)
        assert rules.forget(rules.view(blurred, viewer)) == dim
        for believed in (world, blurred):
            assert rules.to_act(believed) == rules.to_act(state)
            if viewer in rules.to_act(state):
                assert rules.legal(believed, viewer) == rules.legal(state, viewer)


def varied(rules: AnyRules, codec: Codec, opening: Any, seats: int, luck: Chance) -> None:
    """Whoever remembers nothing does not imagine the truth, at least not every time."""
    for viewer in viewers(seats):
        dim = rules.forget(rules.view(opening, viewer))
        worlds = {codec.digest(rules.imagine(dim, luck)) for _ in range(8)}
        assert len(worlds) > 1


def deaf(rules: AnyRules, state: Any, seats: int, luck: Chance) -> None:
    """Whatever leaves a seat with the same view sounded the same to it: it learns nothing by ear alone.

    The same tiles may lie there though luck brought them in another order: the order of what is heard is left aside.
    """
    for viewer in (Seat(seat) for seat in range(seats)):
        seen = rules.view(state, viewer)
        sounds: dict[Any, set[Any]] = defaultdict(set)
        for actor in rules.to_act(state):
            for _ in range(3):
                world = rules.imagine(seen, luck)
                for move in _some(rules.legal(world, actor)):
                    after = step(rules, world, actor, move, luck)
                    sound = tuple(sorted(map(repr, visible_events(after.events, viewer))))
                    sounds[actor, rules.view(after.state, viewer)].add(sound)
        assert all(len(ways) == 1 for ways in sounds.values())


def unchanged(rules: AnyRules, codec: Codec, state: Any, seats: int, luck: Chance) -> None:
    """Looking, asking, imagining and stepping leave a state alone; a copy is equal and shares nothing that changes."""
    before = codec.digest(state)
    twin = state.copy()
    assert twin == state and twin is not state
    kept = copy.deepcopy(state)
    for viewer in viewers(seats):
        rules.imagine(rules.forget(rules.view(state, viewer)), luck)
    for seat in rules.to_act(state):
        for move in _some(rules.legal(state, seat)):
            step(rules, state, seat, move, luck)
            rules.apply(twin, seat, move, luck, no_listener)
            twin = state.copy()
    rules.result(state)
    assert codec.digest(state) == before
    assert state == kept


def sealed(rules: AnyRules, state: Any, viewer: Seat | None, other: Any) -> None:
    """Hidden things may change places (in `other`): nobody from whom they are hidden sees a difference."""
    dim, same = (rules.forget(rules.view(truth, viewer)) for truth in (state, other))
    assert same == dim and repr(same) == repr(dim)


def coded(codec: Codec, state: Any, moves: list[Any]) -> None:
    """States and moves survive the way to a file and back, and their digests with them."""
    for value in (state, *moves):
        back = codec.decode(json.loads(json.dumps(codec.encode(value))))
        assert back == value and type(back) is type(value)
        assert codec.digest(back) == codec.digest(value)
    assert codec.digest(state.copy()) == codec.digest(state)


def bounded(rules: AnyRules, codec: Codec, state: Any) -> None:
    """Who must act has some moves, a few hundred at most, sorted as saves write them, each of them once."""
    for seat in rules.to_act(state):
        encoded: list[Any] = [codec.encode(move) for move in rules.legal(state, seat)]
        assert 1 <= len(encoded) <= MOST_MOVES
        assert all(first < second for first, second in pairwise(encoded))
        assert list(rules.legal(state.copy(), seat)) == list(rules.legal(state, seat))


def sampled(rules: AnyRules, states: Iterable[Any], luck: Chance, rounds: int = 6) -> None:
    """A random move is drawn from the legal ones, each equally likely (chi-square over all the positions).

    The bound is passed once in a million times by chance, by the approximation of Wilson and Hilferty.
    """
    squares, free = 0.0, 0
    for state in states:
        for seat in rules.to_act(state):
            drawn = dict.fromkeys(rules.legal(state, seat), 0)
            for _ in range(rounds * len(drawn)):
                move = rules.sample(state, seat, luck)
                assert move in drawn
                drawn[move] += 1
            squares += sum((count - rounds) ** 2 / rounds for count in drawn.values())
            free += len(drawn) - 1
    if free:
        spread = 2 / (9 * free)
        assert (squares / free) ** (1 / 3) < 1 - spread + 4.75 * sqrt(spread)


def playable(rules: AnyRules, state: Any, luck: Chance) -> None:
    """Every legal move can be played, and leads to a decision or the end."""
    for seat in rules.to_act(state):
        for move in rules.legal(state, seat):
            after = step(rules, state, seat, move, luck).state
            assert all(rules.legal(after, actor) for actor in rules.to_act(after))


def repeatable(
    rules: AnyRules, seats: int, options: Options, luck: Chance, moments: Sequence[Moment], over: Any
) -> None:
    """A game is played again, entry by entry, from its options, moves and recorded luck."""
    recorder = Recorder(luck)
    first = rules.setup(seats, options, recorder)
    script = Script(recorder.picks)
    state = rules.setup(seats, options, script)
    assert script.is_used_up and state == first
    for moment, then in zip(moments, [*(moment.state for moment in moments[1:]), over], strict=True):
        script = Script([*moment.picks])
        state = step(rules, state, moment.seat, moment.move, script).state
        assert script.is_used_up and state == then


def told(rules: AnyRules, over: Any, seats: int) -> None:
    """The result adds up: lines to totals, better totals to better places, a reason that can be translated."""
    result = rules.result(over)
    assert len(result.lines) == len(result.totals) == len(result.places) == seats
    assert [sum(line.points for line in lines) for lines in result.lines] == list(result.totals)
    assert min(result.places) == 1
    ranked = sorted(zip(result.totals, result.places, strict=True), key=lambda pair: (-pair[0], pair[1]))
    assert [place for _, place in ranked] == sorted(result.places)
    assert result.reason.startswith("end.")


def _some(moves: Any) -> list[Any]:
    """Returns some of the moves, the first and the last among them."""
    few = list(moves)
    return few if len(few) <= 5 else [few[0], few[1], few[len(few) // 2], few[-2], few[-1]]
