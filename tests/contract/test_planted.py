"""Faults planted in the rules of the template and the card game: each check of the contract finds its own."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.boxes.alhambra_cards.rules import CardGame
from game.boxes.alhambra_cards.rules.state import State as Cards
from game.boxes.template.rules import Template
from game.boxes.template.rules.codes import CODES
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State
from game.core import box as shelf
from game.core.chance import Chance
from game.core.codec import Codec
from game.core.rules import Emit, Options, Result, Seat, Whisper, no_listener
from game.session.dice import Dice
from tests.contract import checks
from tests.contract.seals import permuted

EVEN = {"prize": "even"}
CODEC = Codec(CODES)


def luck() -> Dice:
    return Dice(1)


def second_half(rules: Template) -> State:
    """Returns a position in which the first of three seats has laid its card."""
    state = rules.setup(3, EVEN, luck())
    rules.apply(state, Seat(0), rules.legal(state, Seat(0))[0], luck(), no_listener)
    return state


def caught(check: Callable[[], None]) -> None:
    with pytest.raises(AssertionError):
        check()


def test_a_view_that_shows_a_laid_card_is_found() -> None:
    class Leaky(Template):
        def view(self, state: State, seat: Seat | None) -> Any:
            return replace(
                super().view(state, seat), laid=next((card for card in state.laid if card is not None), None)
            )

    rules = Leaky()
    state = second_half(rules)
    caught(lambda: checks.consistent(rules, state, 3, luck()))
    caught(lambda: checks.sealed(rules, state, Seat(1), permuted("template", state, Seat(1), luck())))


def test_an_onlooker_who_remembers_hands_is_found() -> None:
    class Nosy(CardGame):
        def view(self, state: Cards, seat: Seat | None) -> Any:
            return replace(super().view(state, seat), hands=tuple(state.hands))

    rules = Nosy()
    state = rules.setup(3, shelf.about("alhambra_cards").complete({}), luck())
    caught(lambda: checks.sealed(rules, state, None, permuted("alhambra_cards", state, None, luck())))


def test_imagining_the_truth_is_found() -> None:
    rules = Template()
    truth = rules.setup(3, EVEN, luck())

    class Omniscient(Template):
        def imagine(self, view: Any, chance: Chance) -> State:
            return truth.copy()

    caught(lambda: checks.varied(Omniscient(), CODEC, truth, 3, luck()))


def test_imagining_wrong_sizes_is_found() -> None:
    class Careless(Template):
        def imagine(self, view: Any, chance: Chance) -> State:
            world = super().imagine(view, chance)
            world.hands[-1] = world.hands[-1][1:]
            return world

    rules = Careless()
    caught(lambda: checks.consistent(rules, rules.setup(3, EVEN, luck()), 3, luck()))


def test_a_whisper_that_all_hear_is_found() -> None:
    class Loud(Template):
        def apply(self, state: State, seat: Seat, move: Lay, chance: Chance, emit: Emit) -> None:
            super().apply(state, seat, move, chance, lambda news: emit(news.event if type(news) is Whisper else news))

    rules = Loud()
    caught(lambda: checks.deaf(rules, rules.setup(3, EVEN, luck()), 3, luck()))


def test_a_copy_that_shares_a_list_is_found() -> None:
    class Shared(State):
        def copy(self) -> "Shared":
            return Shared(self.rising, self.round, self.hands[:], self.laid, self.played, self.points[:])

    class Sharing(Template):
        def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
            fair = super().setup(seats, options, chance, emit)
            return Shared(fair.rising, fair.round, fair.hands, fair.laid, fair.played, fair.points)

    rules = Sharing()
    codec = Codec({**CODES, "shared": Shared})
    caught(lambda: checks.unchanged(rules, codec, rules.setup(3, EVEN, luck()), 3, luck()))


@pytest.mark.parametrize(
    "fault",
    [
        lambda moves: [*moves, moves[-1]],
        lambda moves: list(reversed(moves)),
        lambda moves: [],
        lambda moves: random.sample(list(moves), len(moves)),
    ],
    ids=["twice", "reversed", "none", "shuffled"],
)
def test_a_bad_list_of_moves_is_found(fault: Callable[[Sequence[Lay]], Sequence[Lay]]) -> None:
    class Listing(Template):
        def legal(self, state: State, seat: Seat) -> Sequence[Lay]:
            return fault(super().legal(state, seat))

    rules = Listing()
    state = rules.setup(4, EVEN, luck())

    def check() -> None:
        for _ in range(20):
            checks.bounded(rules, CODEC, state)

    caught(check)


@pytest.mark.parametrize(
    "fault", [lambda moves: (*moves, moves[-1]), lambda moves: moves[1:]], ids=["one twice as often", "one never"]
)
def test_a_random_move_that_is_not_fair_is_found(fault: Callable[[Sequence[Lay]], Sequence[Lay]]) -> None:
    class Choosy(Template):
        def sample(self, state: State, seat: Seat, chance: Chance) -> Lay:
            return chance.pick(fault(super().legal(state, seat)))

    positions = [Template().setup(4, EVEN, Dice(seed)) for seed in range(6)]
    checks.sampled(Template(), positions, luck())
    caught(lambda: checks.sampled(Choosy(), positions, luck()))


def test_a_random_move_that_is_not_legal_is_found() -> None:
    class Foreign(Template):
        def sample(self, state: State, seat: Seat, chance: Chance) -> Lay:
            return super().sample(state, Seat(0), chance)

    caught(lambda: checks.sampled(Foreign(), [Template().setup(4, EVEN, luck())], luck()))


def test_luck_from_elsewhere_is_found() -> None:
    class Cheating(Template):
        def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
            return super().setup(seats, options, Dice(random.getrandbits(32)), emit)

    caught(lambda: checks.repeatable(Cheating(), 3, EVEN, luck(), (), None))


def test_a_dead_end_is_found() -> None:
    class Stuck(Template):
        def legal(self, state: State, seat: Seat) -> Sequence[Lay]:
            return super().legal(state, seat) if len(state.hands[seat]) == 4 else []

        def to_act(self, state: State) -> frozenset[Seat]:
            return frozenset([Seat(0)])

    rules = Stuck()
    caught(lambda: checks.playable(rules, rules.setup(2, EVEN, luck()), luck()))


def test_a_result_that_does_not_add_up_is_found() -> None:
    class Generous(Template):
        def result(self, state: State) -> Result:
            fair = super().result(state)
            return replace(fair, totals=(fair.totals[0] + 1, *fair.totals[1:]))

    rules = Generous()
    caught(lambda: checks.told(rules, rules.setup(2, EVEN, luck()), 2))


def test_a_set_in_a_state_is_found() -> None:
    rules = Template()
    state = rules.setup(2, EVEN, luck())
    state.points = {0}  # type: ignore[assignment]
    with pytest.raises(ValueError):
        checks.coded(CODEC, state, [])
